# Antarctica, words in the drawings, English.

an-svg-board = Board
an-svg-zone-0 = Byrd
an-svg-zone-1 = Ross
an-svg-zone-2 = Wilkes
an-svg-zone-3 = Amery
an-svg-zone-4 = Enderby
an-svg-zone-5 = Queen Maud
an-svg-zone-6 = Weddell
an-svg-zone-7 = Bellingshausen
an-svg-zone-label = Zone { $zone }, { $name }: { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $scientists ->
    [one] { $scientists } scientist
   *[other] { $scientists } scientists
}; the first place is worth { $worth }
an-svg-zone-closed = Zone { $zone }, { $name }: closed
an-svg-closed = closed
an-svg-first = 1st
an-svg-no-scientists = no scientists
an-svg-sun = The sun is in zone { $zone }
an-svg-ship = Ship of { $player } in zone { $zone }, position { $position }
an-svg-own-ship = Ship of { $player } in zone { $zone }, position { $position }: the sun reaches it in { $stops ->
    [one] { $stops } stop
   *[other] { $stops } stops
}
an-svg-available = Available
an-svg-discarded = Discarded
an-svg-personnel = { $player }: personnel { $n }
an-svg-reserve = { $player }: reserve { $n }
an-svg-ships = { $player }: ships in Available { $n }
an-svg-cubes = { $player }: cubes in Available { $n }
an-svg-lost-ships = { $player }: ships in Discarded { $n }
an-svg-lost-cubes = { $player }: cubes in Discarded { $n }
an-svg-tracks = Research tracks
an-svg-tracks-note = red: whoever moves · blue: once, all
an-svg-track-closed = { $track } is closed with { $n } players
an-svg-space-red = Space { $space }, red: { $effect }; each time, for whoever reaches it
an-svg-space-blue = Space { $space }, blue: { $effect }; once, for everybody
an-svg-cube = Cube of { $player } on space { $space }, worth { $value }
an-svg-offers = Buildings on offer
an-svg-offers-note = glow: you can build it now
an-svg-left = { $deck } · { $n } left
an-svg-empty = no card left
an-svg-sail-to-build = Sail to one of these zones to build it there at once
an-svg-covers = { $card } stands in for what is missing
an-svg-shipyard = Shipyard cards: take one
an-svg-draft = Revealed shipyard cards: keep one
an-svg-family-shipyard = Shipyard card
an-svg-family-resource = Resource card
an-svg-or = or
an-svg-does-icebreaker = Lay it in a zone: your second ship there follows the first.
an-svg-does-place-scientist = One scientist from personnel into the target zone.
an-svg-does-two-scientists = Two scientists from reserve to personnel.
an-svg-does-rapid-progress = Three free spaces on one open track.
an-svg-does-simple = Stands for one of these when you build.
an-svg-does-expertise = Stands for one of these when you build.
an-svg-turn = Your turn
an-svg-act-recruit = Recruit
an-svg-act-build-ship = Build a ship
an-svg-act-research = Research
an-svg-act-sacrifice = Sacrifice
an-svg-act-end-turn = End the turn
an-svg-step-sail = Sail
an-svg-step-action = Action
an-svg-step-end = End
an-svg-setup = The table is being set up.
an-svg-hand = Cards in hand
an-svg-no-cards = no cards in hand
an-svg-holds = { $player } holds { $card } × { $n }
an-svg-forecast = The sun's next stops
an-svg-forecast-note = as the ships lie now
an-svg-no-stops = no ship waits for the sun
an-svg-stop = Stop { $n }: zone { $zone }, { $name }, first ship of { $player }
an-svg-place = { $zone } { $name }, position { $position }
an-svg-now = may move now
an-svg-in-stops = in { $n ->
    [one] { $n } stop
   *[other] { $n } stops
}
an-svg-supply = Left beside the board
an-svg-supply-of = { $what }: { $n } left
an-svg-desk = Cards, turn and forecast
an-svg-standings = Who leads where
an-svg-standings-note = pieces, points if scored now
an-svg-item-asterisk = Asterisks
an-svg-item-discarded = Discarded
an-svg-total = Total
an-svg-teams = Teams
an-svg-teams-note = personnel, reserve, ships, cubes
an-svg-your-ships = Your ships
an-svg-rest = left
