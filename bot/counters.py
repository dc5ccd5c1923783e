"""Counters of the running bot for its host's watchers: numbers only, no names, no tables, no cards."""

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client leaves it untyped
COUNTED = CollectorRegistry()
BUGS = Counter("chicago_bugs", "Exceptions that were our fault", registry=COUNTED)
DONE = Counter("chicago_deeds", "Clicks and commands that were done", registry=COUNTED)
REFUSALS = Counter("chicago_refusals", "Clicks and commands that were refused", registry=COUNTED)
ANSWERED = Histogram(
    "chicago_first_answer_seconds",
    "From a click or command to the first word of its answer, a promise included",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3),  # after the last one Discord has given up
    registry=COUNTED,
)
LAG = Histogram(
    "chicago_loop_lag_seconds",
    "How much later than asked the event loop wakes, once a second; while it is late nobody is answered",
    buckets=(0.005, 0.02, 0.1, 0.25, 0.5, 1, 2, 5, 10),
    registry=COUNTED,
)
PAINTED = Histogram(
    "chicago_picture_seconds",
    "From asking for a picture that is not at hand to having it, the wait for a worker included",
    buckets=(0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12),
    registry=COUNTED,
)
COMMANDS = Counter(
    "chicago_commands", "Commands that were typed, by their name", ["command"], registry=COUNTED
)
RATE_LIMITED = Counter(
    "chicago_rate_limited",
    "Requests that Discord answered with 429 (slow down); its library repeats them",
    registry=COUNTED,
)
RETRIED = Counter(
    "chicago_letters_retried", "Letters of the outbox put off because they did not arrive", registry=COUNTED
)
TOLD = Counter("chicago_letters_told", "Letters of the outbox that reached Discord", registry=COUNTED)
