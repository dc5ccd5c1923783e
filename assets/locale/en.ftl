### Every sentence people read in English, by subject (projectfluent.org). A test holds it against fr.ftl:
### the same messages with the same facts, none missing, none unused.

## Names

boss-capone = Al Capone
    .short = Capone
boss-yale = Frank Yale
    .short = Yale
boss-weiss = Hymie Weiss
    .short = Weiss
boss-moran = Bugs Moran
    .short = Moran
boss-obanion = Dion O'Banion
    .short = O'Banion
boss-torrio = Johnny Torrio
    .short = Torrio

# .at and .the stand in sentences; .kind counts tiles.
business-speakeasy = Speakeasy
    .at = at the Speakeasy
    .the = the Speakeasy
    .tiles = { $count ->
        [one] one Speakeasy
       *[other] { $count } Speakeasies
    }
business-jazz-club = Jazz Club
    .at = at the Jazz Club
    .the = the Jazz Club
    .tiles = { $count ->
        [one] one Jazz Club
       *[other] { $count } Jazz Clubs
    }
business-brewery = Brewery
    .at = at the Brewery
    .the = the Brewery
    .tiles = { $count ->
        [one] one Brewery
       *[other] { $count } Breweries
    }
business-gambling-house = Gambling House
    .at = at the Gambling House
    .the = the Gambling House
    .tiles = { $count ->
        [one] one Gambling House
       *[other] { $count } Gambling Houses
    }
place-business = { $letter } · { $business }
place-vacant = { $letter } · vacant lot
# $business is business-….at or business-….the
place-in-words = { $business } ({ $letter })

special-police-raid = Police Raid
special-liquidation = Liquidation
special-limousine = Limousine
special-revolver = Revolver
special-bribery = Bribery

# Cards are told by value and symbol, never by colour alone.
gangster-R = { $value } gun
gangster-B = { $value } fedora
gangster-G = { $value } bottle
gangster-Y = { $value } sax
gangster-P = { $value } dice
suit-R = guns
suit-B = fedoras
suit-G = bottles
suit-Y = saxes
suit-P = dice

boss-and-person = { $boss } ({ $person })
list-more = { $before }, { $next }
list-last = { $before } and { $last }

ordinal = { $number ->
    [1] { $number }st
    [2] { $number }nd
    [3] { $number }rd
   *[other] { $number }th
}
facing-up = face up
facing-down = face down
cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
backs = { $count ->
    [one] one face down
   *[other] { $count } face down
}
