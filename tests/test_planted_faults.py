"""The faults of `make planted` can still be planted: a change of the code takes them along."""

import ast

import pytest

from tools.planted_faults import FAULTS, ROOT, Fault, with_fault


def test_each_fault_has_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) == 20


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_fits_its_file_once_and_leaves_it_readable(fault: Fault) -> None:
    text = (ROOT / fault.file).read_text("utf-8")
    changed = with_fault(text, fault)

    assert changed != text
    if fault.file.endswith(".py"):
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(text))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_guard_of_a_fault_is_a_test_of_ours(fault: Fault) -> None:
    if fault.guard:
        file, _, test = fault.guard.partition("::")
        assert f"def {test.partition('[')[0]}(" in (ROOT / file).read_text("utf-8")


def test_a_fault_that_no_longer_fits_is_refused() -> None:
    fault = FAULTS[0]
    with pytest.raises(ValueError, match=fault.name):
        with_fault("", fault)
    with pytest.raises(ValueError, match=fault.name):
        with_fault(2 * fault.old, fault)
