# Tips for a first game, by game and decision point. A tip is shown once to each browser.

tip-title = A tip for your first game
tip-next = Got it
tip-off = No more tips

tip-antarctica-dp-1 = Choose where your ships start. The sun travels round the coast, zone by zone, and wakes the first ship in the queue of each zone. A ship that is reached early acts early.
tip-antarctica-dp-4 = The sun has reached your ship, so it must sail to another zone, however far. You act where it arrives. What glows can be pressed; press something greyed to read why it cannot, and its rule.
tip-antarctica-dp-5 = In the zone where your ship lies you take one main action: build, build a ship, recruit or research. Scientists in zones, cubes on tracks and asterisk cards decide the points: the table beside the board shows who leads where.
tip-antarctica-dp-7 = A building also brings steps on a research track. Spaces that are taken are jumped over for free. A red space works for whoever reaches it, a blue one once in the game, for everybody.
tip-antarctica-dp-8 = Once per turn you may give up a ship or a cube for a scientist from your reserve. It goes to your discarded pieces, which are compared at the end as well, but it never comes back.

tip-atlantes-d3 = Play one character from your hand; it does what its signs show. Before and after it you may use ready mantas, levels of your locations and claims on objectives. Rest the pointer or a finger on a card to read it.
tip-atlantes-d6 = Choose what you want and then what pays for it. The meter beside your hand shows how much gold and power this action has and where it comes from.
tip-atlantes-d7 = Raising lifts your locations notch by notch. A level that is passed in this way gives nothing; to get what it shows, exploit it instead.
tip-atlantes-d9 = You meet the condition of an objective. Claim it early: the first one there takes the most points, and a starting manta goes onto the track.

tip-underwater-cities-d0a = Keep three of your six cards. Note their colours: a card does something only if it is played with a slot of its own colour.
tip-underwater-cities-d2 = Choose a slot and a card. If their colours match you get both; if not, only the slot, and the card is spent. A slot that was taken this round is closed, except for the one that is always open.
tip-underwater-cities-d3 = Colours match: you get the slot and the card, in the order you like. Build first what the other one rewards.
tip-underwater-cities-d9 = Build on a site that glows. A city goes next to one of yours, tunnel or not; but only cities that built tunnels join to your first one produce and score. Biomatter can stand in for kelp or steelplast.
tip-underwater-cities-d1 = You may hold three cards at the start of your turn. Let go of the one whose colour you need least.
tip-underwater-cities-d10 = Upgraded structures produce more, and two upgraded ones of a kind at one city more still. The next production is worked out beside the board.

tip-twentieth-century-d1 = Territories are auctioned one by one. Open a bid, or leave the auction for good and buy a technology for science: who leaves early has the choice of technologies.
tip-twentieth-century-d2 = Raise, pass this territory, or leave. Whoever wins pays in coins. People come with the territory, and waste: one with the first that you win this round, two with the second, and so on.
tip-twentieth-century-d4 = A disaster strikes everybody. Bid science for a column; in the end each holds one player. The last one spares you. The first hurts most, but whoever takes it opens the next auction.
tip-twentieth-century-d6 = Attach the new tile to your country, turned as suits you. Rails that meet link its cities with the others. What glows is allowed.
tip-twentieth-century-d8 = Technologies are used in the order you like, each as often as it says. Cleaning up before the points are counted pays: waste costs dearly at the end.
