"""How different two colours look, also to people who see fewer of them: CAM02-UCS over simulated sight.

Simulation: Machado, Oliveira and Fernandes 2009, full severity, on linear light. Distance: CIECAM02
(Moroney and others 2002) with the uniform space of Luo, Cui and Li 2006, in ordinary office light.
"""

from math import atan2, cos, hypot, log, pi, sin, sqrt

Colour = tuple[int, int, int]
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_CAT02: Matrix = ((0.7328, 0.4296, -0.1624), (-0.7036, 1.6975, 0.0061), (0.0030, 0.0136, 0.9834))
_UNCAT: Matrix = (
    (1.096124, -0.278869, 0.182745),
    (0.454369, 0.473533, 0.072098),
    (-0.009628, -0.005698, 1.015326),
)
_HPE: Matrix = ((0.38971, 0.68898, -0.07868), (-0.22981, 1.18340, 0.04641), (0.0, 0.0, 1.0))
_WHITE: Triple = (95.047, 100.0, 108.883)
_ADAPTING, _BACKGROUND = 64 / pi / 5, 20.0  # cd/m2, and the part of the white's light behind
_C, _NC = 0.69, 1.0  # an average surround


def distance(one: Colour, other: Colour, sight: str) -> float:
    """How far apart two colours look to somebody of that sight; 1 is barely to be seen."""
    ours, theirs = (_uniform(_seen(colour, SIGHTS[sight])) for colour in (one, other))
    return sqrt(sum((a - b) ** 2 for a, b in zip(ours, theirs, strict=True)))


def _times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _seen(colour: Colour, sight: Matrix) -> Triple:
    """The light that this sight leaves of a colour, linear, 0 to 1."""
    red, green, blue = (_linear(channel / 255) for channel in colour)
    first, second, third = (min(1, max(0, light)) for light in _times(sight, (red, green, blue)))
    return first, second, third


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _uniform(light: Triple) -> Triple:
    """J', a', b' of a light."""
    k = 1 / (5 * _ADAPTING + 1)
    fl = 0.2 * k**4 * 5 * _ADAPTING + 0.1 * (1 - k**4) ** 2 * (5 * _ADAPTING) ** (1 / 3)
    n = _BACKGROUND / _WHITE[1]
    nbb, z = 0.725 * (1 / n) ** 0.2, 1.48 + sqrt(n)
    x, y, zz = _times(_XYZ, light)
    white = _adapted(_WHITE, fl)
    seen = _adapted((100 * x, 100 * y, 100 * zz), fl)
    achromatic, of_white = (nbb * (2 * r + g + b / 20 - 0.305) for r, g, b in (seen, white))
    red, green, blue = seen
    a, b = red - 12 * green / 11 + blue / 11, (red + green - 2 * blue) / 9
    hue = atan2(b, a)
    lightness = 100 * (achromatic / of_white) ** (_C * z)
    eccentricity = 0.25 * (cos(hue + 2) + 3.8)
    t = (50000 / 13 * _NC * nbb * eccentricity * hypot(a, b)) / (red + green + 21 * blue / 20)
    chroma = t**0.9 * sqrt(lightness / 100) * (1.64 - 0.29**n) ** 0.73
    colourfulness = log(1 + 0.0228 * chroma * fl**0.25) / 0.0228
    return 1.7 * lightness / (1 + 0.007 * lightness), colourfulness * cos(hue), colourfulness * sin(hue)


def _adapted(xyz: Triple, fl: float) -> Triple:
    """The answer of the eye's three cones, adapted to our white."""
    degree = 1.0 * (1 - 1 / 3.6 * 2.718281828 ** ((-_ADAPTING - 42) / 92))
    whites = _times(_CAT02, _WHITE)
    cones = tuple(
        cone * (degree * _WHITE[1] / white + 1 - degree)
        for cone, white in zip(_times(_CAT02, xyz), whites, strict=True)
    )
    red, green, blue = (
        _answer(cone, fl) for cone in _times(_HPE, _times(_UNCAT, (cones[0], cones[1], cones[2])))
    )
    return red, green, blue


def _answer(cone: float, fl: float) -> float:
    power = (fl * abs(cone) / 100) ** 0.42
    return float((1 if cone >= 0 else -1) * 400 * power / (27.13 + power) + 0.1)
