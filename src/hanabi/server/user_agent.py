"""Which browser and system somebody uses, as far as their browser says so: enough to tell one's devices apart."""

from __future__ import annotations

BROWSERS = (
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What is in the name that a browser gives itself, the most telling first: they all claim to be others too."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def browser_and_system(agent: str) -> tuple[str, str]:
    """Such as Firefox and Android; empty where nothing known is named."""
    browser = next((name for part, name in BROWSERS if part in agent), "")
    system = next((name for part, name in SYSTEMS if part in agent), "")
    return browser, system
