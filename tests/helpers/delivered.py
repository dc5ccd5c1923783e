"""Every request by which the bot tells people something, place by place: two worlds must not differ in it."""

import hashlib
import itertools
import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from discord_sandbox import Account, Change, Channel, Interaction, LoggedRequest, Person, Sandbox, Upload

SNOWFLAKE = re.compile(r"(?<![0-9a-f])\d{17,20}(?![0-9a-f])")
NONCE = re.compile(r'(?<="nonce": ")[0-9a-f]{22,24}')  # drawn by lot for each letter
LINK = re.compile(r"\[(Table #\d+)\]\([^)]*\)")  # to the thread, which may be made a moment later
# Where a kept attachment is had: the sandbox's port, and until when; what it is, its name, size and id say.
ADDRESS = re.compile(r'http://127\.0\.0\.1:\d+(/attachments/[^"?]*)\?[^"]*')
MARK = re.compile(r'"id": \d{10}\b')  # drawn by lot for each letter (Letter.mark)


class Delivered:
    """Requests to everybody but the owners of a secret, from now on: bodies, files, order and number.

    A place is a channel or thread, somebody's private messages, or the answers to their clicks and commands.
    Requests to different places may overtake each other. A request that only reads tells nobody anything.
    """

    def __init__(self, sandbox: Sandbox, owners: Collection[Person] = ()) -> None:
        self.places: dict[str, list[str]] = {}
        self._owners = {owner.account for owner in owners}
        self._world = sandbox.world
        self._askers: dict[str, Interaction] = {}
        sandbox.world.listeners.append(self._asked)
        sandbox.api.listeners.append(self._heard)

    @property
    def requests(self) -> int:
        """Number of requests to compare."""
        return sum(map(len, self.places.values()))

    def only_last(self, channel: Channel) -> None:
        """Keep only the last request to a channel until now: the clock decides how often it changed."""
        place = self._of_channel(channel)
        if place is not None:
            self.places[place] = self.places.get(place, [])[-1:]

    def different(self, other: "Delivered") -> str | None:
        """The first thing that is not the same."""
        for place in sorted({*self.places, *other.places}):
            pairs = itertools.zip_longest(_numbered(self.places, place), _numbered(other.places, place))
            for number, (here, there) in enumerate(pairs):
                if here != there:
                    return f"{place}, request {number}: {_apart(here or 'none', there or 'none')}"
        return None

    def _asked(self, change: Change) -> None:
        if isinstance(change.subject, Interaction):
            self._askers[change.subject.token] = change.subject

    def _heard(self, request: LoggedRequest, uploads: tuple[Upload, ...]) -> None:
        place = self._place(request)
        if place is not None and request.method != "GET":
            self.places.setdefault(place, []).append(self._told(request, uploads))

    def _place(self, request: LoggedRequest) -> str | None:
        """The place that a request goes to; None if only an owner is told."""
        for part in request.path.split("/"):
            if part in self._askers:
                return self._of_answer(self._askers[part])
        channel = re.match(r"/channels/(\d+)", request.path)
        if channel is not None:
            return self._of_channel(self._world.channels[int(channel[1])])
        return "elsewhere"

    def _of_answer(self, asked: Interaction) -> str | None:
        private = asked.channel.guild is None
        return None if private and asked.person in self._owners else f"answers to {asked.person.name}"

    def _of_channel(self, channel: Channel) -> str | None:
        if channel.guild is not None:
            return f"channel {channel.name}"
        people: list[Account] = [person for person in channel.people if person is not self._world.bot]
        return None if self._owners.issuperset(people) else f"private messages of {people[0].name}"

    def _told(self, request: LoggedRequest, uploads: tuple[Upload, ...]) -> str:
        files = [
            (each.slot, each.filename, len(each.content), hashlib.sha256(each.content).hexdigest())
            for each in uploads
        ]
        parts = [part if part not in self._askers else "token" for part in request.path.split("/")]
        whole: list[Any] = [request.method, "/".join(parts), request.query, request.body, files]
        words = LINK.sub(lambda found: found[1], json.dumps(whole, ensure_ascii=False))
        words = ADDRESS.sub(lambda found: found[1], words)
        return MARK.sub('"id": "a mark"', words)


def _numbered(places: Mapping[str, list[str]], place: str) -> Iterator[str]:
    """Yield the requests to a place, every id in them numbered as it first came."""
    ids: dict[str, str] = {}
    for words in places.get(place, ()):
        for drawn in (NONCE, SNOWFLAKE):
            words = drawn.sub(lambda found: ids.setdefault(found[0], f"#{len(ids)}"), words)
        yield words


def _apart(here: str, there: str) -> str:
    """The words of two requests around the first character that differs."""
    pairs = enumerate(zip(here, there, strict=False))
    at = next((number for number, (a, b) in pairs if a != b), min(len(here), len(there)))
    return f"…{here[max(0, at - 80) : at + 200]} | …{there[max(0, at - 80) : at + 200]}"
