"""What there is to choose once all cards lie open: one move of each kind that makes a difference.

With open hands a clue says nothing new, so that all clues are one move, a pass that costs a token; and
equal cards of a hand are one card. What an action does is left to the core.
"""

from __future__ import annotations

from collections.abc import Hashable

from hanabi.core import (
    VALUES,
    Action,
    Card,
    CardId,
    Decline,
    Discard,
    Game,
    GiveClue,
    Play,
    Seat,
    SuitIndex,
    TakeBack,
    Tile,
    ValueClue,
)
from hanabi.core.tables import tables_of


def open_moves(game: Game) -> list[Action]:
    """One legal action for each different way in which the game can go on, as far as open cards go."""
    if game.outcome is not None:
        return []
    if game.pending is not None:
        return _tile_moves(game)
    moves: list[Action] = []
    seen: set[Card] = set()
    may_discard = game.tokens < game.rules.clue_tokens
    for card in game.hands[game.to_act]:
        face = game.face(card)
        if face in seen:
            continue
        seen.add(face)
        moves += _plays(game, card, face)
        if may_discard:
            moves.append(Discard(card))
    if game.tokens >= game.rules.clue_cost:
        clue = some_clue(game)
        if clue is not None:
            moves.append(clue)
    return moves


def _plays(game: Game, card: CardId, face: Card) -> list[Action]:
    """To place it; to place it for a token; to throw it away for a strike."""
    if not game.rules.announced_plays or not game.fits(face):
        return [Play(card)]
    plays: list[Action] = [Play(card, face.suit), Play(card)]
    if len(game.rules.suits) > 1:
        plays.append(Play(card, SuitIndex((face.suit + 1) % len(game.rules.suits))))
    return plays


def some_clue(game: Game) -> GiveClue | None:
    """A legal clue for the player to act who can pay for it, if there is one."""
    tables = tables_of(game.rules)
    for ahead in range(1, game.players):
        target = Seat((game.to_act + ahead) % game.players)
        faces = [game.face(card) for card in game.hands[target]]
        clues = tables.may_miss
        for face in faces:
            clues |= tables.touched_by[tables.face_index[face]]
        if clues:
            wished = tables.clue_index.get(ValueClue(faces[0].value if faces else VALUES[0]), 0)
            if not clues >> wished & 1:
                wished = clues.bit_length() - 1
            return GiveClue(target, tables.clues[wished])
    return None


def _tile_moves(game: Game) -> list[Action]:
    legal = game.legal_actions()
    if game.pending in {Tile.COLOUR_CLUE, Tile.VALUE_CLUE}:
        return list(legal[:1])
    if game.pending is Tile.RESHUFFLE:
        return list(legal)
    fitting: list[Action] = [
        move for move in legal if isinstance(move, TakeBack) and game.fits(move.card)
    ]
    return [*fitting, Decline()]  # a card that does not fit is the same as declining


def open_key(game: Game) -> Hashable:
    """Equal for two moments of games of one deal from which the same scores can be reached."""
    hands = tuple(tuple(sorted(map(game.face, hand))) for hand in game.hands)
    common = (
        game.to_act,
        game.tokens,
        game.strikes,
        game.turns_left,
        game.fireworks,
        hands,
        game.deck_size,
    )
    if not game.rules.bonus_tiles:
        return common
    return (*common, game.deck, game.discarded, game.pending, game.tiles, game.places)
