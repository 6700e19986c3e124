"""Which addresses of the internet a server may be sent to by those who use it."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final

CLOSED_4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this host
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a provider
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, with the metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
"""IANA's special purposes: nothing that a stranger may point us at."""
OPEN_6: Final = IPv6Network("2000::/3")
"""The only addresses of IPv6 that are given out; mapped IPv4, NAT64, local ones are outside."""
CLOSED_6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocol assignments, Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: holds an IPv4 address
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


def is_public(address: str) -> bool:
    """Whether an IP address belongs to somebody on the internet.

    :raises ValueError: if it is no IP address.
    """
    if "%" in address:  # an interface of this machine
        return False
    ip = ip_address(address)
    if ip.version == 4:
        return not any(ip in network for network in CLOSED_4)
    return ip in OPEN_6 and not any(ip in network for network in CLOSED_6)
