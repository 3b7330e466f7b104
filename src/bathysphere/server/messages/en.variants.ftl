# The switches of the games, as the set-up page offers them.

variant-antarctica-first-game = First game
variant-antarctica-first-game-help = Ships start in marked zones instead of zones of your choice.
variant-antarctica-dark-track-centres = Dark tracks
variant-antarctica-dark-track-centres-help = Whether research centres lead to the dark tracks as well.
variant-antarctica-dark-track-centres-shared = reached by research centres
variant-antarctica-dark-track-centres-none = not reached by research centres
variant-antarctica-closed-zones = Closed zones
variant-antarctica-closed-zones-help = Which two opposite zones are closed with two players.
variant-antarctica-closed-zones-edges = left and right
variant-antarctica-closed-zones-random = by lot
variant-antarctica-no-progress-limit = Circuits without progress
variant-antarctica-no-progress-limit-help = So many circuits of the sun without progress end the game.
