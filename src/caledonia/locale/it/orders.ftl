### Ordini permanenti: che cosa fa il server per chi non c’è quando tocca a lui.

orders-about = Il server esegue questo piano quando tocca a te. Nessuno lo vede prima. Se in quel momento non è possibile, decidi tu come sempre.
orders-stored = Salvato.

## Il prossimo turno

orders-turn = Il mio prossimo turno
# Sopra un elenco di piani.
orders-first = Si esegue il primo piano possibile; gli altri vengono scartati.
# Sta al posto del modulo per un nuovo piano.
orders-now = Ora tocca a te: pianifica il prossimo turno quando avrai terminato questo.
# Sopra i tipi di azione, di cui se ne preme uno.
orders-what = Che cosa vuoi fare?
# Lo stesso quando ci sono già dei piani.
orders-another = E se non è possibile?
# Un tipo di azione che non si può pianificare per come stanno le cose.
orders-not-now = Ora non è possibile
# In un elenco in cui non è ancora scelto nulla.
orders-choose = Scegli…
orders-unit = Unità
orders-space = Spazio
# Sopra un elenco di ciò che può seguire l’azione scelta, per esempio un animale da macellare.
orders-next = E poi
# In quell’elenco: rinuncia a un bonus, così che possa seguire altro.
orders-forgo = Rinuncia a questo, e poi…
# All’azione scelta deve seguire qualcosa.
orders-unfinished = Scegli che cosa viene dopo: il piano non è ancora un turno completo.
# Un pulsante per azioni che non sono fra le otto principali; possono venire prima di una.
orders-other = Porti e clan
# Sta al posto del modulo per un nuovo piano.
orders-setup = Il setup non è ancora finito. Dal primo round potrai pianificare qui i tuoi turni.
orders-none = Ora non puoi pianificare un turno.
orders-full = Puoi tenere al massimo { $count } piani. Rimuovine uno per aggiungerne un altro.
# Il piano come verrebbe salvato; parole come «Compra 2 lana, solo se il prezzo di lana è al massimo £5».
orders-sum = Quando tocca a te: { $plan }.
orders-sum-costs = Al momento costa { $money }.
orders-sum-brings = Al momento ricevi { $money }.
orders-add = Aggiungi questo piano
orders-raise = Sposta su
orders-remove = Rimuovi questo piano
# Due azioni di un turno, una dopo l’altra. Entrambe sono parole come «Compra 2 lana».
orders-then = { $first }, poi: { $then }
# Che cosa costerebbe o frutterebbe un’azione, per come stanno le cose.
orders-costs = { $action } (costa { $money })
orders-brings = { $action } (ricevi { $money })

## Da che cosa dipende un piano

# Sopra un elenco di prezzi; il piano compra o vende la merce.
orders-price = Prezzo quando tocca a te ({ $good })
orders-always = A qualsiasi prezzo
orders-most = Solo a { $money } o meno
orders-least = Solo a { $money } o più
# Uno di questi che è il prezzo del momento.
orders-price-now = { $price } (prezzo attuale)
# Stanno dopo un piano.
orders-if-most = solo se il prezzo ({ $good }) è al massimo { $money }
orders-if-least = solo se il prezzo ({ $good }) è almeno { $money }
orders-if-free = solo se { $space } è libero
orders-if-contract = solo se il contratto { $contract } è sulla plancia esportazioni

## Produzione e passare

orders-production = Nella prossima produzione
orders-production-ask = Chiedimelo
orders-pass = Passa al posto mio
    .about = Quando non posso fare altro che passare.
