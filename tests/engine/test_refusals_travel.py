"""What a worker process raises comes back as itself: what cannot be unpickled would break the pool."""

import pickle

import pytest

from engine.chicago_poker.refusals import Reason
from engine.game import IllegalAction
from engine.record.reading import RecordUnreadable, Unreadable
from engine.record.replaying import Broken, RecordBroken


@pytest.mark.parametrize(
    "raised",
    [
        IllegalAction(next(iter(Reason)), card="R1", seat=2),
        RecordUnreadable(3, Unreadable.FORM),
        RecordBroken(7, Broken.ILLEGAL, "play R7 B", "not-in-hand"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_it_comes_back_as_itself(raised: Exception) -> None:
    back = pickle.loads(pickle.dumps(raised))

    assert type(back) is type(raised)
    assert vars(back) == vars(raised)
    assert str(back) == str(raised)
