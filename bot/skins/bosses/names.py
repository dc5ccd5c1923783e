"""The bosses' drawings and names by the word that every game has for them; reading it needs no Pillow."""

PORTRAITS = {
    "capone": "bosses/al-capone",
    "yale": "bosses/frank-yale",
    "weiss": "bosses/hymie-weiss",
    "moran": "bosses/bugs-moran",
    "obanion": "bosses/dion-obanion",
    "torrio": "bosses/johnny-torrio",
    "drucci": "stud/bosses/vincent-drucci",
    "rolfe": "stud/bosses/louise-rolfe",
}

# Names of people are the same in every language.
SHORT = {
    "capone": "CAPONE",
    "yale": "YALE",
    "weiss": "WEISS",
    "moran": "MORAN",
    "obanion": "O’BANION",
    "torrio": "TORRIO",
    "drucci": "DRUCCI",
    "rolfe": "ROLFE",
}
FULL = {
    "capone": "AL CAPONE",
    "yale": "FRANK YALE",
    "weiss": "HYMIE WEISS",
    "moran": "BUGS MORAN",
    "obanion": "DION O’BANION",
    "torrio": "JOHNNY TORRIO",
    "drucci": "VINCENT DRUCCI",
    "rolfe": "LOUISE ROLFE",
}
