"""The parts of a review: controls, buttons, the reviews themselves, and the turns that they point out."""

from bot.features.review.control import cancel, review
from bot.features.review.marks import marks
from bot.features.review.mistake_control import mistake, named
from bot.features.review.page import to_mistakes, to_review
from bot.features.review.reviews import begun
from bot.ui.features import Feature
from bot.ui.places import Place

FEATURE = Feature(
    controls=(review, cancel, mistake, named),
    buttons={Place.ENDED: to_mistakes, Place.OWN: to_review},
    services=(begun,),
    marks=marks,
)
