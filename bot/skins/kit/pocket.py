"""The canvas for a phone held upright: 900 wide, as high as its contents, at most 1,820."""

from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.scene.flow import Block, Frame, Stack
from bot.skins.scene.theme import SIGN

MARGIN = 22  # the frame lies within
WIDTH, TALLEST = 900, 1820  # ground and frame are drawn as high as the highest picture
TEXT_SIZE_MIN = SIGN  # the smallest text: 11 px on a phone 300 px wide


def ground(height: int) -> Canvas:
    """A pocket canvas of that height."""
    return on_ground("pocket", height, width=WIDTH, kept=TALLEST)


def framed(canvas: Canvas) -> Canvas:
    """The same with its brass frame."""
    canvas.frame("chrome/frame-pocket", TALLEST)
    return canvas


def picture(tree: Block, *, air: tuple[float, float] = (0, 0)) -> Canvas:
    """An upright picture of a tree, with so much air at its sides, and above and below it."""
    return framed(begun(frame(Stack((tree,), down=True, pad=air) if any(air) else tree)))


def frame(tree: Block) -> Frame:
    """A tree laid on a pocket picture, which is as high as the tree likes to be."""
    return Frame(tree, MARGIN, MARGIN, WIDTH - 2 * MARGIN)


def begun(frame: Frame) -> Canvas:
    """A pocket canvas as high as its frame, with the frame on it."""
    canvas = ground(round(frame.box.bottom) + MARGIN)
    frame.paint(canvas)
    return canvas
