# Conseils pour une première partie, par jeu et par décision. Un conseil est montré une fois à chaque navigateur.

tip-title = Un conseil pour votre première partie
tip-next = Compris
tip-off = Sans conseils

tip-antarctica-dp-1 = Choisissez où partent vos bateaux. Le soleil longe la côte, zone après zone, et réveille le premier bateau de la file de chaque zone. Un bateau atteint tôt agit tôt.
tip-antarctica-dp-4 = Le soleil a atteint votre bateau : il doit partir pour une autre zone, aussi loin que vous voulez. Vous agissez où il arrive. Ce qui brille peut être choisi ; touchez ce qui est grisé pour lire pourquoi, et sa règle.
tip-antarctica-dp-5 = Dans la zone de votre bateau, vous faites une action principale : construire, construire un bateau, recruter ou rechercher. Scientifiques dans les zones, cubes sur les pistes et cartes à astérisque font les points : le tableau voisin montre qui mène où.
tip-antarctica-dp-7 = Un bâtiment apporte aussi des pas sur une piste de recherche. Les cases occupées sont sautées gratuitement. Une case rouge sert à qui l’atteint, une bleue une seule fois dans la partie, pour tous.
tip-antarctica-dp-8 = Une fois par tour, vous pouvez céder un bateau ou un cube contre un scientifique de votre réserve. La pièce rejoint vos défausses, comparées elles aussi à la fin, mais elle ne revient jamais.

tip-atlantes-d3 = Jouez un personnage de votre main ; il fait ce que montrent ses signes. Avant et après, vous pouvez employer vos mantas prêtes, les niveaux de vos lieux et revendiquer des objectifs. Laissez le pointeur ou un doigt sur une carte pour la lire.
tip-atlantes-d6 = Choisissez ce que vous voulez, puis ce qui le paie. La jauge à côté de votre main montre l’or et la puissance de cette action et leur origine.
tip-atlantes-d7 = Élever fait monter vos lieux cran par cran. Un niveau franchi ainsi ne donne rien ; pour obtenir ce qu’il montre, exploitez-le.
tip-atlantes-d9 = Vous remplissez la condition d’un objectif. Revendiquez-le tôt : le premier prend le plus de points, et une manta de départ va sur la piste.

tip-underwater-cities-d0a = Gardez trois de vos six cartes. Voyez leurs couleurs : une carte n’agit que si elle est jouée avec un créneau de sa couleur.
tip-underwater-cities-d2 = Choisissez un créneau et une carte. Si les couleurs s’accordent, vous avez les deux ; sinon, seulement le créneau, et la carte est perdue. Un créneau pris dans cette manche est fermé, sauf celui qui reste toujours ouvert.
tip-underwater-cities-d3 = Les couleurs s’accordent : vous avez le créneau et la carte, dans l’ordre de votre choix. Bâtissez d’abord ce que l’autre récompense.
tip-underwater-cities-d9 = Construisez sur un site qui brille. Une cité se place à côté d’une des vôtres, avec ou sans tunnel ; mais seules celles que des tunnels construits relient à votre première cité produisent et rapportent des points. La biomatière peut remplacer l’algue ou le flexacier.
tip-underwater-cities-d1 = Au début de votre tour vous gardez trois cartes. Laissez celle dont la couleur vous sert le moins.
tip-underwater-cities-d10 = Les structures améliorées produisent plus, et deux semblables près d’une cité encore davantage. La prochaine production est calculée à côté du plateau.

tip-twentieth-century-d1 = Les territoires sont mis aux enchères un par un. Ouvrez une enchère, ou quittez la vente pour de bon et achetez une technologie en science : qui part tôt a le choix des technologies.
tip-twentieth-century-d2 = Surenchérissez, passez ce territoire ou quittez la vente. Le gagnant paie en pièces. De la population vient avec le territoire, et des déchets : un avec le premier que vous gagnez dans la manche, deux avec le deuxième, et ainsi de suite.
tip-twentieth-century-d4 = Une catastrophe frappe tout le monde. Misez de la science sur une colonne ; à la fin, chacune porte un joueur. La dernière vous épargne. La première nuit le plus, mais qui la prend ouvre les enchères suivantes.
tip-twentieth-century-d6 = Posez la nouvelle tuile dans votre pays, tournée à votre gré. Les rails qui se rejoignent relient ses villes aux autres. Ce qui brille est permis.
tip-twentieth-century-d8 = Les technologies servent dans l’ordre de votre choix, chacune autant qu’elle le dit. Nettoyer avant le décompte rapporte : les déchets coûtent cher à la fin.
