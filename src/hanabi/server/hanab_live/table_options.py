"""How a bot sets a table: the options of hanab.live as settings of ours, or a refusal that names what is not played here."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from hanabi.core import Rules, printed_name
from hanabi.formats.hanab_live.variants import HAND_SIZES, PLAIN_VARIANT, rules_of, variant_named
from hanabi.server.hanab_live.frames import Number
from hanabi.table.clock import CLOCK_SECONDS, MOST_INCREMENT, ClockChoice
from hanabi.table.settings import FEWEST_SEATS, CommandRefused, RulesChoice, Settings

MOST_SEATED = Rules().most_players
USUAL_SEATS = 5
"""Where a bot does not say how many."""

NOT_PLAYED = ("speedrun", "cardCycle", "deckPlays", "detrimentalCharacters")


class Options(Struct):
    """Their options, as far as they mean anything here."""

    variantName: str = PLAIN_VARIANT  # noqa: N815  # their names
    timed: bool = False
    timeBase: Number = 0  # noqa: N815
    timePerTurn: Number = 0  # noqa: N815
    speedrun: bool = False
    cardCycle: bool = False  # noqa: N815
    deckPlays: bool = False  # noqa: N815
    emptyClues: bool = False  # noqa: N815
    oneExtraCard: bool = False  # noqa: N815
    oneLessCard: bool = False  # noqa: N815
    allOrNothing: bool = False  # noqa: N815
    detrimentalCharacters: bool = False  # noqa: N815


def settings_of(options: Options, seats: int, *, public: bool) -> Settings:
    """A table of guests that is set so. Whoever comes may watch all hands, as on their site."""
    for name in NOT_PLAYED:
        if getattr(options, name):
            raise CommandRefused("no-such-option", f"options.{name}: this is not played here")
    seats = min(seats, MOST_SEATED) if seats >= FEWEST_SEATS else USUAL_SEATS
    extra = int(options.oneExtraCard) - int(options.oneLessCard)
    choice = replace(
        choice_of(options.variantName),
        empty_clues=options.emptyClues or None,
        play_on=options.allOrNothing or None,
        hand_size=_hand_size(seats, extra),
    )
    return Settings(
        rules=choice,
        seats=seats,
        talk="chat",
        spectators="everything",
        public=public,
        bot_delay=False,
        clock=_clock(options) if options.timed else None,
    )


def choice_of(name: str) -> RulesChoice:
    """The edition that prints the rules of this variant, else its suits and clues; `BadRecord` where it is not played here."""
    variant = variant_named(name, "options.variantName")
    printed = printed_name(rules_of(variant, FEWEST_SEATS))
    return RulesChoice(variant=name) if printed is None else RulesChoice(*printed)


def with_seats(settings: Settings, seats: int) -> Settings:
    """The same table for another number of players, who have as many cards more or less than usual as before."""
    size = settings.rules.hand_size
    if size is not None:
        size = _hand_size(seats, size - HAND_SIZES[settings.seats - FEWEST_SEATS])
    return replace(settings, seats=seats, rules=replace(settings.rules, hand_size=size))


def _hand_size(seats: int, extra: int) -> int | None:
    return HAND_SIZES[seats - FEWEST_SEATS] + extra if extra else None


def _clock(options: Options) -> ClockChoice:
    least, most = CLOCK_SECONDS["game"]
    if not least <= options.timeBase <= most:
        reason = f"options.timeBase: {least} to {most} seconds, not {options.timeBase}"
        raise CommandRefused("no-such-option", reason)
    if not 0 <= options.timePerTurn <= MOST_INCREMENT:
        reason = f"options.timePerTurn: 0 to {MOST_INCREMENT} seconds, not {options.timePerTurn}"
        raise CommandRefused("no-such-option", reason)
    return ClockChoice("game", options.timeBase, options.timePerTurn)
