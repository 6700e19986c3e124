clan-lamont = Clan Lamont
    .short = Lamont
    .about = una volta per turno, prima dell’azione principale, tesse fino a { $limit } lana: £{ $plain } l’una, oppure £{ $tartan } l’una per 1 grano
rule-CLN-La = Lamont: una volta per turno, prima della tua azione principale, puoi scartare fino a 3 lana per £6 l’una, oppure per £9 l’una se scarti anche 1 grano per la tintura.
problem-already_woven = In questo turno hai già tessuto.
pending-dye-choice = Hai tessuto { $amount ->
        [one] { $amount } pezza
       *[other] { $amount } pezze
    } di stoffa. Vuoi tingerla?
code-weave = tessere stoffa con la lana
code-dye = vendere la stoffa grezza o come tartan
do-weave = Tessi { $count } lana
do-dye = { $word ->
        [tartan] Vendila come tartan
       *[plain] Vendila grezza
    }
event-weave = tesse stoffa con { $goods }
    .you = tessi stoffa con { $goods }
event-dye = tinge un tartan con { $goods }
    .you = tingi un tartan con { $goods }
