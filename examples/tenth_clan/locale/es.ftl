clan-lamont = Clan Lamont
    .short = Lamont
    .about = una vez por turno, antes de la acción principal, teje hasta { $limit } de lana: { $plain } £ por pieza, o { $tartan } £ por pieza a cambio de 1 de grano
rule-CLN-La = Lamont: una vez por turno, antes de tu acción principal, puedes descartar hasta 3 de lana por 6 £ cada una, o por 9 £ cada una si además descartas 1 de grano para el tinte.
problem-already_woven = Ya has tejido en este turno.
pending-dye-choice = Has tejido { $amount ->
        [one] { $amount } pieza
       *[other] { $amount } piezas
    } de tela. ¿Quieres teñirla?
code-weave = tejer tela con lana
code-dye = vender la tela sin teñir o como tartán
do-weave = Tejer { $count } de lana
do-dye = { $word ->
        [tartan] Venderla como tartán
       *[plain] Venderla sin teñir
    }
event-weave = teje tela con { $goods }
    .you = tejes tela con { $goods }
event-dye = tiñe un tartán con { $goods }
    .you = tiñes un tartán con { $goods }
