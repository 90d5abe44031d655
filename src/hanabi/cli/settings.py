"""Settings: what a command can be told by flags, the environment and one file, and where each value came from.

The signature of the command is the list of them: whatever it can be told by a flag it can be told by the other two.
A flag counts more than the environment, that more than the file, and that more than the default.
"""

from __future__ import annotations

import dataclasses
import difflib
import inspect
import json
import math
import re
import tomllib
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from hanabi.cli.setting_marks import Between, NoSetting, Secret
from hanabi.core import BadSetup

PREFIX = "HANABI_"
FILE = "config"
"""The option that names the file; `HANABI_CONFIG` does too."""

OTHERS = ("HANABI_CONFIG", "HANABI_TESTS")
"""Variables that are no settings: the file's name, and how much our tests look at."""

T = TypeVar("T")

DEFAULT = "default"
TRUE, FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set."""

    parameter: str
    """Of the command, or `limits.idle`."""
    name: str
    """As in the file and, behind `--`, as a flag: `behind-proxy`, `limits.idle`."""
    kind: Any
    default: Any
    between: Between | None = None
    secret: bool = False

    @property
    def variable(self) -> str:
        """In the environment."""
        return PREFIX + re.sub(r"[^A-Z0-9]", "_", self.name.upper())

    def allowed(self) -> str:
        """What a value has to be, in words."""
        kind, optional = _without_none(self.kind)
        choices = typing.get_args(kind) if typing.get_origin(kind) is Literal else None
        if choices is not None:
            words = " or ".join(map(str, choices))
        elif typing.get_origin(kind) is tuple:
            parts = typing.get_args(kind)
            words = "a list of texts" if parts[-1] is ... else f"a list of {len(parts)} numbers"
        else:
            words = _WORDS[kind]
        words += f", {self.between}" if self.between else ""
        return words + (" (leave it out for none)" if optional and self.default is None else "")

    def checked(self, value: Any) -> Any:
        """A value of the right type, if it is a possible one; a ValueError otherwise."""
        kind, _ = _without_none(self.kind)
        value = _typed(value, kind)
        numbers = value if isinstance(value, tuple) else (value,)
        for number in numbers:
            if not isinstance(number, int | float) or isinstance(number, bool):
                continue
            if not math.isfinite(number) or (
                self.between and not self.between.least <= number <= self.between.most
            ):
                raise ValueError
        return value


@dataclass(frozen=True, slots=True)
class Value:
    """What a setting is, and who says so."""

    setting: Setting
    value: Any
    source: str


_WORDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    Path: "a path",
}


def settings_of(command: Callable[..., Any], limits: type | None = None) -> list[Setting]:
    """The settings of a command, and, under `limits.`, the fields of this class for which it has no option."""
    hints = typing.get_type_hints(command, include_extras=True)
    found = []
    for parameter in inspect.signature(command).parameters.values():
        hint = hints[parameter.name]
        extras = getattr(hint, "__metadata__", ())
        if NoSetting in extras:
            continue
        kind = typing.get_args(hint)[0] if extras else hint
        between = next((one for one in extras if isinstance(one, Between)), None)
        name = _flag(parameter.name, extras)
        found.append(
            Setting(parameter.name, name, kind, parameter.default, between, Secret in extras)
        )
    taken = {one.parameter for one in found}
    return found + ([] if limits is None else _fields("limits", limits, taken))


def _flag(name: str, extras: Iterable[Any]) -> str:
    """An option may be called otherwise than its parameter, which would hide something of Python's."""
    named = [one.name for one in extras if getattr(one, "name", None)]
    return str(named[0][0]).lstrip("-") if named else name.replace("_", "-")


def _fields(prefix: str, kind: type, taken: Iterable[str] = ()) -> list[Setting]:
    hints, found = typing.get_type_hints(kind, include_extras=True), []
    for field in dataclasses.fields(kind):
        if field.name in taken:
            continue
        name, hint = f"{prefix}.{field.name}", hints[field.name]
        if dataclasses.is_dataclass(hint):
            found += _fields(name, typing.cast(type, hint))
            continue
        whole = _without_none(hint)[0] is int
        text = hint is str or typing.get_origin(hint) is Literal
        between = None if text else Between(1 if whole else 0)
        found.append(Setting(name, name.replace("_", "-"), hint, field.default, between))
    return found


def made(kind: type[T], prefix: str, values: Mapping[str, Any]) -> T:
    """A value of this class out of its fields, which are called `prefix.field`."""
    own: dict[str, Any] = {}
    for name, value in values.items():
        field, _, rest = name.removeprefix(f"{prefix}.").partition(".")
        if rest:
            own.setdefault(field, {})[name] = value
        else:
            own[field] = value
    hints = typing.get_type_hints(kind)
    for field, value in own.items():
        if isinstance(value, dict):
            own[field] = made(hints[field], f"{prefix}.{field}", value)
    return kind(**own)


def resolve(
    settings: Iterable[Setting],
    flags: Mapping[str, Any],
    environ: Mapping[str, str],
    file: Path | None,
) -> dict[str, Value]:
    """The value of every setting. Whatever is unknown or impossible raises BadSetup, which names it."""
    known = {one.name: one for one in settings}
    variables = {one.variable: one for one in known.values()}
    written = {} if file is None else _read(file, known)
    for variable in environ:
        if variable.startswith(PREFIX) and variable not in (*variables, *OTHERS):
            raise BadSetup(f"{variable}: no such setting{_meant(variable, variables)}")
    found = {}
    for name, setting in known.items():
        if name in flags:
            found[name] = _checked(setting, flags[name], "flag")
        elif setting.variable in environ:
            found[name] = _checked(setting, environ[setting.variable], setting.variable)
        elif name in written:
            found[name] = _checked(setting, written[name], str(file))
        else:
            found[name] = Value(setting, setting.default, DEFAULT)
    for name in flags.keys() - known.keys():
        raise BadSetup(f"{name}: no such setting{_meant(name, known)}")
    return found


def _checked(setting: Setting, value: Any, source: str) -> Value:
    try:
        return Value(setting, setting.checked(value), source)
    except (ValueError, TypeError):
        where = "" if source == "flag" else f" (from {source})"
        said = "this" if setting.secret else str(value) if source == "flag" else repr(value)
        reason = f"{setting.name}: {said} is not possible; {setting.allowed()}{where}"
        raise BadSetup(reason) from None


def _read(file: Path, known: Mapping[str, Setting]) -> dict[str, Any]:
    """What the file says, by the names of settings, which may be written with `_` too."""
    try:
        tree = tomllib.loads(file.read_text())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadSetup(f"{FILE}: {file} cannot be read: {reason}") from error
    found: dict[str, Any] = {}
    tables = {name.rpartition(".")[0] for name in known}

    def take(branch: dict[str, Any], prefix: str) -> None:
        for key, value in branch.items():
            name = prefix + key.replace("_", "-")
            if name in tables and isinstance(value, dict):
                take(value, f"{name}.")
            elif name not in known:
                raise BadSetup(f"{prefix}{key}: no such setting{_meant(name, known)} (in {file})")
            elif name in found:
                raise BadSetup(f"{prefix}{key}: is set twice (in {file})")
            else:
                found[name] = value

    take(tree, "")
    return found


def _meant(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {close[0]}?" if close else "; `hanabi serve --show-config` lists all"


def _without_none(kind: Any) -> tuple[Any, bool]:
    """The type without `| None`, and whether it had that."""
    if isinstance(kind, types.UnionType) or typing.get_origin(kind) is typing.Union:
        inner = [one for one in typing.get_args(kind) if one is not type(None)]
        return inner[0], True
    return kind, False


def _typed(value: Any, kind: Any) -> Any:  # noqa: C901, PLR0912  # one case a kind
    """A value of this type, out of text or out of what a file holds; a ValueError if it is none."""
    if typing.get_origin(kind) is Literal:
        if value in typing.get_args(kind):
            return value
    elif typing.get_origin(kind) is tuple:
        parts = typing.get_args(kind)
        if isinstance(value, str):
            value = [one.strip() for one in value.split(",")] if value else []
        if isinstance(value, list | tuple):
            many = parts[-1] is ...
            if many or len(value) == len(parts):
                kinds = parts[:1] * len(value) if many else parts
                return tuple(_typed(one, part) for one, part in zip(value, kinds, strict=True))
    elif kind is bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in TRUE + FALSE:
            return value.lower() in TRUE
    elif kind in (int, float):
        if isinstance(value, str):
            value = int(value) if kind is int else float(value)
        whole = isinstance(value, int) and not isinstance(value, bool)
        if whole or (kind is float and isinstance(value, float)):
            return kind(value)
    elif isinstance(value, str | Path) and str(value):
        return kind(value)
    raise ValueError


def shown(values: Iterable[Value]) -> str:
    """All settings as the file would have them, each with where it came from; secrets are masked."""
    lines, table = [], ""
    for one in values:
        prefix, _, key = one.setting.name.rpartition(".")
        if prefix != table:
            lines += ["", f"[{prefix}]"]
            table = prefix
        lines.append(f"{_line(key, one)}  # {one.source}")
    return "\n".join(lines)


def _line(key: str, one: Value) -> str:
    if one.value is None:
        return f"# {key} is not set"
    value = _masked(one.value) if one.setting.secret else one.value
    if isinstance(value, bool):
        return f"{key} = {str(value).lower()}"
    if isinstance(value, int | float):
        return f"{key} = {value}"
    if isinstance(value, tuple):
        return f"{key} = {json.dumps(value, ensure_ascii=False)}"
    return f"{key} = {json.dumps(str(value), ensure_ascii=False)}"


def _masked(secret: str) -> str:
    """An address without its passwords; anything else not at all."""
    if "://" not in secret:
        return "***"
    hidden = re.sub(r"(://[^:/@]*:)[^/]*@", r"\1***@", secret)
    return re.sub(r"(password=)[^&]*", r"\1***", hidden)
