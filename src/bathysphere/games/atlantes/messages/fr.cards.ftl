# Noms : chaque paquet apporte ceux de ses éléments imprimés dans les deux langues.

at-name =
    { $en ->
       *[any] { $fr }
    }

at-totem-blob = Blob
at-totem-serpent = Serpent de mer
at-totem-leviathan = Léviathan
at-totem-kraken = Kraken
