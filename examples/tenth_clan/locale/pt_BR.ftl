clan-lamont = Clã Lamont
    .short = Lamont
    .about = uma vez por turno, antes da ação principal, tece até { $limit } lãs: £{ $plain } cada, ou £{ $tartan } cada em troca de 1 cereal
rule-CLN-La = Lamont: uma vez por turno, antes da sua ação principal, você pode descartar até 3 lãs por £6 cada, ou por £9 cada se também descartar 1 cereal para a tinta.
problem-already_woven = Você já teceu neste turno.
pending-dye-choice = Você teceu { $amount ->
        [one] { $amount } peça
       *[other] { $amount } peças
    } de tecido. Quer tingir?
code-weave = tecer tecido com lã
code-dye = vender o tecido cru ou como tartã
do-weave = Tecer { $count } { $count ->
        [one] lã
       *[other] lãs
    }
do-dye = { $word ->
        [tartan] Vender como tartã
       *[plain] Vender cru
    }
event-weave = tece tecido com { $goods }
    .you = tece tecido com { $goods }
event-dye = tinge um tartã com { $goods }
    .you = tinge um tartã com { $goods }
