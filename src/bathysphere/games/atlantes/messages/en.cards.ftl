# Names: packs bring those of their printed things in both languages.

at-name =
    { $fr ->
       *[any] { $en }
    }

at-totem-blob = Blob
at-totem-serpent = Sea serpent
at-totem-leviathan = Leviathan
at-totem-kraken = Kraken
