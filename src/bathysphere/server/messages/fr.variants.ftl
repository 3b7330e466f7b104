# Les options des jeux, telles que les propose la page de préparation.

variant-antarctica-first-game = Première partie
variant-antarctica-first-game-help = Les navires partent de zones marquées au lieu de zones de votre choix.
variant-antarctica-dark-track-centres = Pistes sombres
variant-antarctica-dark-track-centres-help = Les centres de recherche mènent-ils aussi aux pistes sombres ?
variant-antarctica-dark-track-centres-shared = atteintes par les centres
variant-antarctica-dark-track-centres-none = pas atteintes par les centres
variant-antarctica-closed-zones = Zones fermées
variant-antarctica-closed-zones-help = Les deux zones opposées qui sont fermées à deux joueurs.
variant-antarctica-closed-zones-edges = à gauche et à droite
variant-antarctica-closed-zones-random = au hasard
variant-antarctica-no-progress-limit = Circuits sans progrès
variant-antarctica-no-progress-limit-help = Autant de tours du soleil sans progrès mettent fin à la partie.
