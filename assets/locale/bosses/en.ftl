# The bosses of Chicago, for every game in which they sit at the table.

boss-capone = Al Capone
    .short = Capone
boss-yale = Frank Yale
    .short = Yale
boss-weiss = Hymie Weiss
    .short = Weiss
boss-moran = Bugs Moran
    .short = Moran
boss-obanion = Dion O’Banion
    .short = O’Banion
boss-torrio = Johnny Torrio
    .short = Torrio
boss-drucci = Vincent Drucci
    .short = Drucci
boss-rolfe = Louise Rolfe
    .short = Rolfe

boss-and-person = { $boss } ({ $person })
list-last = { $before } and { $last }
facts-more = { $before }; { $next }

level-rookie = Rookie
    .detail = plays by instinct, and makes mistakes
level-regular = Regular
    .detail = knows the trade
level-boss = Boss
    .detail = weighs what it cannot see, and looks ahead

# What a computer boss says.
talk-says = 💬 { $boss }: “{ $words }”
