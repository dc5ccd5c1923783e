"""What a canvas notes."""

from bot.skins.kit.canvas import Canvas, blank
from bot.skins.kit.lettering import Type
from bot.skins.scene.scene import each_of
from bot.skins.scene.theme import GOLD, SIGN


def test_what_is_laid_again_is_worked_out_once_and_is_the_same_to_the_last_word() -> None:
    worked = list[str]()

    def paint(canvas: Canvas, boss: str, x: int) -> None:
        worked.append(boss)
        canvas.put("chrome/icons/crown", x, 20, 40)
        canvas.claim("crown", x, 20, 40, 40)
        canvas.write(boss, Type.NAME, SIGN, GOLD, 100, mid=50)

    plain, first, second, other = (blank(300, 100) for _ in range(4))
    paint(plain, "Capone", 10)
    worked.clear()
    for canvas in (first, second):
        canvas.put("chrome/icons/hand", 0, 0, 40)
        canvas.again(paint, "Capone", 10)
    other.again(paint, "Capone", 11)

    assert worked == ["Capone"] * 2
    assert first.scene == second.scene
    assert tuple(each_of(first.scene.operations))[1:] == plain.scene.operations
    assert first.writings == second.writings == plain.writings
    assert first.pieces == second.pieces == plain.pieces
    assert other.scene.operations != plain.scene.operations
