"""An invitation: the link to a table as others can open it, and how far it reaches."""

from __future__ import annotations

import ipaddress
import socket
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from ghostyard.table.settings import Settings

SOMEWHERE = ("192.0.2.1", 9)  # an address for examples: nothing is sent to it
ANYWHERE = ("0.0.0.0", "::", "")  # what a server listens on that others reach

Reach = Literal["here", "house", "world"]


class Invitation(Struct):
    """A link, and who can open it: this device only, everybody in the same network, or everybody."""

    link: str
    reach: Reach


def invitation(settings: Settings, asked: str, table: str) -> Invitation:
    """The best link to a table for whoever asked at this address."""
    return _link(settings, asked, f"table/{table}")


def pad_invitation(settings: Settings, asked: str, game: str, pad: str) -> Invitation:
    """The same to a shared score pad."""
    return _link(settings, asked, f"pad/{game}/{pad}")


def known_address(settings: Settings, asked: str) -> str:
    """Where others find this server; empty if they cannot."""
    base = _base(settings, asked)
    return "" if _reach(base) == "here" else base


def _link(settings: Settings, asked: str, path: str) -> Invitation:
    base = _base(settings, asked)
    return Invitation(f"{base}/{path}", _reach(base))


def _base(settings: Settings, asked: str) -> str:
    """The address that reaches farthest."""
    base = (settings.base_url or asked).rstrip("/")
    if _reach(base) == "here" and settings.host in ANYWHERE and (house := house_address()):
        return f"http://{house}:{urlsplit(base).port or settings.port}"
    return base


def _reach(base: str) -> Reach:
    """How far an address reaches, as its host tells; names in the house's own network have no dot or end in it."""
    host = urlsplit(base).hostname or ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if host == "localhost" or host.endswith(".localhost"):
            return "here"
        return "house" if "." not in host or host.endswith((".local", ".lan", ".home.arpa")) else "world"
    if address.is_loopback:
        return "here"
    return "house" if address.is_private else "world"


def house_address() -> str:
    """This machine in the house's network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            door.connect(SOMEWHERE)
        except OSError:
            return ""
        address = str(door.getsockname()[0])
    return "" if ipaddress.ip_address(address).is_loopback else address
