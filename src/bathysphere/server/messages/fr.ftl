# Les mots de la table : pages, annonces de la maison, ennuis.

language-en = EN
language-fr = FR
language-name-en = English
language-name-fr = Français
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-to-light = Couleurs claires
theme-to-dark = Couleurs sombres

page-menu = Menu
page-rules = Règles
page-settings = Réglages
page-back = Retour
page-script = La table a besoin de JavaScript. Activez-le, puis rechargez la page.
page-unofficial = Une table libre et non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.

game-antarctica = Antarctica
game-antarctica-about = Naviguez autour des glaces avec le soleil, bâtissez des stations et gagnez la majorité là où elle compte.
game-underwater-cities = Underwater Cities
game-underwater-cities-about = Associez cartes et actions, et faites grandir une nation de dômes et de tunnels au fond de la mer.
game-twentieth-century = 20th Century
game-twentieth-century-about = Misez pour la terre et le savoir, faites rouler les trains et gardez le pays propre.
game-atlantes = Atlantes
game-atlantes-about = Réunissez des personnages, explorez les abysses et fondez le dernier royaume des Atlantes.

start-title = À quoi jouons-nous ?
start-lead = Quatre grands jeux de société, complets. Seul, contre des robots, autour d’un appareil ou entre amis par lien. Sans compte.
start-seats = { $least ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
start-quick = Partie rapide
start-new = Préparer une table
start-yours = Vos tables
start-yours-none = Les tables où vous jouez dans ce navigateur apparaissent ici.
start-import = Ouvrir une partie
start-import-help = Un fichier .bathy d’une partie finie ou interrompue : revoyez-la et reprenez-la à tout moment.
start-import-do = Ouvrir

new-title = Préparer { $game }
new-seats = Places
new-count = Nombre de joueurs
new-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
new-who = Place { $n }
new-name = Nom
new-level = Force
new-level-help = Facile se trompe souvent, moyen de temps en temps ; difficile réfléchit une seconde, expert cinq. Au hasard joue sans plan ; immédiat se fie au premier regard.
new-curtain = Cacher les mains par un rideau quand l’appareil change de mains
new-variants = Variantes
new-do = Commencer
kind-you = Vous, sur cet appareil
kind-here = Quelqu’un sur cet appareil
kind-link = Un ami, par lien
kind-bot = Robot
level-uniform = au hasard
level-greedy = immédiat
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
name-player = Joueur { $n }
name-bot = Robot { $n }
switch-yes = oui
switch-no = non
wrong-seats = Choisissez combien vous êtes, et qui occupe chaque place.

menu-seats = Places et liens
menu-replay = Revoir la partie
menu-export = Enregistrer la partie (.bathy)
menu-film = Enregistrer le film (.html)
menu-notify = Me prévenir quand c’est mon tour

table-skip = Aller aux actions
table-picked = Choisissez maintenant ce qui va avec, ou la même pièce encore une fois pour une liste.
table-archive = Une partie enregistrée, ouverte pour la revoir.
table-look-over = Relisez votre tour, puis confirmez.
table-looks-over = { $player } relit son tour.

bar-turn = À vous
bar-watching = Vous regardez
bar-undo = Annuler
bar-reset = Recommencer le tour
bar-confirm = Confirmer le tour

seat-acting = doit jouer
seat-thinking = réfléchit …
seat-stand-in = un robot remplace
seat-you = vous
seat-here = présent
seat-away = absent
seat-invited = pas encore là
seat-over = terminé
seat-archive = enregistré

tab-play = Jouer
tab-board = Table
tab-hand = Main
jump-title = Parties de la table
board-unzoom = Plateau entier

board-empty = rien

actions-title = { $n ->
    [one] Vous pouvez faire ceci
   *[other] Vous pouvez faire l’une de ces choses ({ $n })
}
actions-on-board = Choisissez sur le plateau
actions-wait = Rien à faire pour vous en ce moment
actions-over = La partie est finie
actions-past = Vous regardez un moment passé
actions-filter = Chercher une action
actions-denied = { $n ->
    [one] Impossible pour l’instant : { $n }
   *[other] Impossible pour l’instant : { $n }
}
actions-rule = Lire la règle { $rule }

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-jump = Voir la table après le coup { $n }

time-at = Après le coup { $n } sur { $all }
time-first = Au début
time-before = Un coup en arrière
time-after = Un coup en avant
time-last = À la fin
time-slider = Coup
time-now = Revenir au présent
time-start = La table est mise.
time-fork = Reprendre d’ici
time-fork-help = Une nouvelle table contre des robots à partir de ce moment ; tout ce que votre place ignorait est redistribué.
time-eyes = Voir la table comme
time-eyes-of = comme { $player }

curtain-title = Passez l’appareil à { $player }
curtain-help = La main du joueur précédent est cachée. Levez le rideau quand personne d’autre ne regarde.
curtain-lift = Je suis { $player } : montrer ma table

people = { $players }
result-winner = { $player } gagne
result-shared = { $players } partagent la victoire
result-missed = Pas cette fois
result-nobody = Personne ne gagne
result-table = Points
result-for = Points pour
result-total = Total
result-place = Rang
result-chart = Les points à chaque coup, si la partie s’était arrêtée là
result-again = Rejouer

seats-title = { $game } : places et liens
seats-share = Envoyez à chaque ami son propre lien. Un lien donne place à une personne, une seule fois.
seats-bot = robot, { $level }
seats-stand-in = un robot ({ $level }) remplace
seats-invited = attend quelqu’un avec le lien
seats-link = Lien pour { $player }
seats-copy = Copier
seats-copied = Copié
seats-back = Rendre la place
seats-let-bot = Faire jouer un robot
seats-new-link = Nouveau lien
seats-watch = Pour les spectateurs
seats-watch-help = Qui a cette adresse peut regarder, et voit ce que tout le monde peut voir.
seats-go = À la table

join-title = Une place vous attend
join-lead = Vous êtes invité à une table de { $game } pour { $n }. Comment les autres doivent-ils vous appeler ?
join-do = S’asseoir
join-watch = Seulement regarder

settings-language = Langue
settings-theme = Couleurs
settings-habits = Habitudes
settings-save = Enregistrer
taste-auto = Donner d’office les réponses forcées
taste-confirm = Relire mon tour et le confirmer
taste-plain = Plateau en texte au lieu des dessins
taste-tips = Conseils pour une première partie

rules-title = { $game } : les règles
rules-lead = Chaque règle a un numéro ; la table le nomme quand une chose est impossible. Le texte des règles est en anglais.
rules-contents = Sommaire
rules-find = Chercher une règle

live-lost = Connexion perdue. Nouvel essai …
live-turn = À vous de jouer

refused-stale = La table a changé entre-temps ; voici son état.
refused-illegal = C’est impossible pour l’instant ; voici l’état de la table.
refused-not-asked = Ce n’est pas votre tour.
refused-over = La partie est finie ; on ne peut plus rien changer.
refused-undo = Il n’y a rien à annuler : une chose a été révélée, ou un autre joueur a répondu.
refused-seat = Ce navigateur n’occupe pas cette place.

trouble-title = Cela n’a pas marché
trouble-home = À la première page
trouble-no-page = Il n’y a rien à cette adresse.
trouble-no-table = Il n’y a pas de table à cette adresse. Elle est peut-être incomplète ; redemandez le lien à l’hôte.
trouble-closed = Cette table a été jouée sous une édition antérieure des règles et ne peut pas être ouverte avec celle-ci.
trouble-no-game = Ce jeu n’existe pas ici.
trouble-no-rules = Il n’y a pas de page de règles pour ce jeu.
trouble-no-seat = Cette table n’a pas une telle place.
trouble-link = Ce lien a déjà servi ou a été remplacé. Demandez-en un nouveau à l’hôte ; regarder est possible sans lien.
trouble-not-host = Seul l’hôte de cette table peut faire cela.
trouble-long-name = Un nom a au plus { $most } caractères. Revenez en arrière et raccourcissez-le.
trouble-running = La partie s’enregistre quand elle est finie : avant, cela révélerait des choses cachées.
trouble-fork-running = Tant qu’une partie est en cours, seuls ceux qui y jouent peuvent en reprendre un moment.
trouble-fork-over = À ce moment la partie est déjà finie ; choisissez-en un plus ancien.
trouble-no-file = Choisissez d’abord un fichier.
trouble-no-record = Ce fichier n’est pas une partie qui puisse s’ouvrir ici. La raison : { $why }
trouble-too-large = C’est trop gros.
trouble-too-fast = Trop de demandes ; attendez une minute.
trouble-origin = Cette demande ne venait pas d’une page de cette table ; elle n’a pas été exécutée.
trouble-bad-request = La table n’a pas compris. Rechargez la page.
trouble-ours = Quelque chose s’est cassé de notre côté. Aucune de vos réponses n’est perdue ; rechargez la page.
