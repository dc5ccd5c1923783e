"""The parts of films: command, controls, buttons, the films in the making, and how many they are."""

from bot.features.film.command import commands
from bot.features.film.control import cancel, film, share
from bot.features.film.making import Films, films
from bot.features.film.telling import through_these_eyes, to_film
from bot.ui.features import Feature, Figure
from bot.ui.places import Place

FEATURE = Feature(
    controls=(film, cancel, share),
    commands=commands,
    buttons={Place.AFTERWARDS: to_film, Place.REPLAYED: through_these_eyes},
    services=(films,),
    figures={"films_in_hand": Figure("Films that are being made", lambda each: each[Films].under_way)},
)
