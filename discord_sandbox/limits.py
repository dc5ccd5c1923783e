"""Rate limits on requests and identifies: Discord's buckets per route and place, and limits over all."""

import hashlib
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

DAY = 86_400.0
SESSION_STARTS = 1_000  # a day; they are told, and nobody who starts more is refused


@dataclass(slots=True, frozen=True)
class Limits:
    """Sizes of the buckets; the default is generous enough for play, a test may tighten it."""

    requests: int = 60  # per bucket
    seconds: float = 5.0
    global_per_second: int = 50
    identify_concurrency: int = 1  # a shard's bucket is its number modulo this
    identify_seconds: float = 5.0  # between two IDENTIFYs of a bucket

    @classmethod
    def none(cls) -> "Limits":
        return cls(10**9, 1.0, 10**9, 16, 0.0)


@dataclass(slots=True, frozen=True)
class Verdict:
    """A verdict on a request, and the headers that say how full its bucket is."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


@dataclass(slots=True)
class _Bucket:
    left: int
    resets: float


class RateLimiter:
    """Counts the requests and IDENTIFYs of all the bot's processes.

    Interaction and webhook routes are outside the global limit, as on Discord.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.limits = Limits()
        self.now = now
        self._buckets: dict[str, _Bucket] = {}
        self._recent: deque[float] = deque()
        self._identified: dict[int, float] = {}  # when a bucket's last shard did
        self._starts, self._day_ends = 0, 0.0

    def ask(self, route: str, place: str, *, exempt_from_global: bool) -> Verdict:
        now = self.now()
        if not exempt_from_global:
            wait = self._global_wait(now)
            if wait is not None:
                return Verdict({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, True)
        return self._ask_bucket(route, place, now)

    def may_identify(self, number: int, count: int) -> bool:
        """True if shard `number` of `count` may start a session now; if so, it is counted."""
        now = self.now()
        bucket = number % self.limits.identify_concurrency
        last = self._identified.get(bucket, -math.inf)
        # A bot of one shard is let through: nobody who plays shall wait for it after a restart.
        if count > 1 and now - last < self.limits.identify_seconds:
            return False
        self._identified[bucket] = now
        if now >= self._day_ends:
            self._starts, self._day_ends = 0, now + DAY
        self._starts += 1
        return True

    def session_start_limit(self) -> dict[str, int]:
        """Limits on IDENTIFY in GET /gateway/bot; `reset_after` in milliseconds."""
        left = max(0.0, self._day_ends - self.now())
        started = self._starts if left else 0
        return {
            "total": SESSION_STARTS,
            "remaining": max(0, SESSION_STARTS - started),
            "reset_after": round(left * 1000),
            "max_concurrency": self.limits.identify_concurrency,
        }

    def _global_wait(self, now: float) -> float | None:
        while self._recent and now - self._recent[0] >= 1.0:
            self._recent.popleft()
        if len(self._recent) >= self.limits.global_per_second:
            return max(0.001, 1.0 - (now - self._recent[0]))
        self._recent.append(now)
        return None

    def _ask_bucket(self, route: str, place: str, now: float) -> Verdict:
        key = f"{route}:{place}"
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.resets:
            bucket = self._buckets[key] = _Bucket(self.limits.requests, now + self.limits.seconds)
            self._sweep(now)
        allowed = bucket.left > 0
        bucket.left = max(0, bucket.left - 1)
        wait = max(0.001, bucket.resets - now)
        headers = {
            "X-RateLimit-Limit": str(self.limits.requests),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.blake2b(route.encode(), digest_size=8).hexdigest(),
        }
        if allowed:
            return Verdict(headers)
        return Verdict(headers | {"X-RateLimit-Scope": "user"}, wait)

    def _sweep(self, now: float) -> None:
        if len(self._buckets) > 5_000:
            self._buckets = {k: b for k, b in self._buckets.items() if b.resets > now}
