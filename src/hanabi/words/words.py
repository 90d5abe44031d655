"""Words: everything a table has to say, in one language and in the vocabulary of one edition."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core.cards import Seat
from hanabi.core.events import Event
from hanabi.core.motive import Motive
from hanabi.core.outcome import Outcome
from hanabi.core.rules import Rules
from hanabi.words.event_sentences import describe_event
from hanabi.words.motives import Hearer, describe_motive
from hanabi.words.outcomes import describe_outcome
from hanabi.words.rulebook import RuleSection, rule_sections, rules_title
from hanabi.words.speech import Positions, Speech


class Words(Speech):
    """`Words("sv", rules.vocabulary)` speaks Swedish with the words of that table's edition.

    An unknown language raises `UnknownLanguage`; a message that cannot be said, `MissingWords`.
    """

    def outcome(self, rules: Rules, outcome: Outcome, reason: str | None = None) -> str:
        """Why the show ended, its score, and its rating where there is one.

        `reason` is a sentence for an end of which the game itself does not know why.
        """
        return describe_outcome(self, rules, outcome, reason)

    def event(
        self,
        rules: Rules,
        event: Event,
        names: Sequence[str],
        positions: Positions | None = None,
    ) -> str:
        """What happened, as one or two sentences.

        `names` are the players by seat; `positions` say where cards stood before the event, and a
        card that is not among them is called by its id.
        """
        return describe_event(self, rules, event, names, positions)

    def motive(self, rules: Rules, motive: Motive, mover: Seat | None, hearer: Hearer) -> str:
        """Why the bot at the seat `mover` moved, in its own words."""
        return describe_motive(self, rules, motive, mover, hearer)

    def bot_about(self, name: str, otherwise: str) -> str:
        """What a bot is, in a line; `otherwise` for one that there are no words for."""
        message = f"bot-about-{name}"
        return self(message) if self.has(message) else otherwise

    def title(self, rules: Rules) -> str:
        """What these rules are called: the edition and its add-ons, or house rules."""
        return rules_title(self, rules)

    def edition(self, key: str) -> str:
        """The name of an edition."""
        return self(f"edition-{key}")

    def edition_about(self, key: str) -> str:
        """What is special about an edition, in one sentence."""
        return self(f"edition-{key}-about")

    def add_on(self, key: str) -> str:
        """The name of an add-on."""
        return self(f"addon-{key}")

    def add_on_about(self, key: str) -> str:
        """What an add-on changes, in one sentence."""
        return self(f"addon-{key}-about")

    def rules_sections(self, rules: Rules, players: int | None = None) -> tuple[RuleSection, ...]:
        """The complete rules of a table, section by section."""
        return rule_sections(self, rules, players)

    def rules_text(self, rules: Rules, players: int | None = None) -> str:
        """The complete rules of a table as plain text, one paragraph a line.

        With `players`, the set-up is told for that number alone; `BadSetup` if so many cannot play.
        """
        parts = [self("rules-title", name=self.title(rules))]
        parts += [
            "\n".join(section) for section in map(_lines, self.rules_sections(rules, players))
        ]
        return "\n\n".join(parts) + "\n"


def _lines(section: RuleSection) -> tuple[str, ...]:
    return (section.heading, *section.paragraphs)
