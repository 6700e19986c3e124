### Ordini permanenti: che cosa fa il server per chi non c’è quando tocca a lui.

orders-about = Il server lo fa per te quando arriva il tuo turno. Prima nessuno lo vede. Se allora non è possibile, decidi tu come sempre.
orders-stored = Salvato.

## Il prossimo turno

orders-turn = Il mio prossimo turno
# Sopra un elenco di piani.
orders-first = Viene eseguito il primo piano possibile; poi si dimenticano tutti.
# Sta al posto del modulo per un nuovo piano.
orders-now = Ora è il tuo turno: pianifica il prossimo quando lo avrai concluso.
# Non è ancora scelto nulla.
orders-choose = Scegli un’azione …
# All’azione scelta deve seguire qualcosa, per esempio un animale da macellare.
orders-next = E poi …
# Il piano è completo; si può fare altro.
orders-enough = Nient’altro
# Titolo sopra azioni che non sono fra le otto principali.
orders-other = Inoltre
orders-none = Ora non puoi pianificare nulla.
orders-add = Aggiungi questo piano
orders-raise = Prova prima questo
orders-remove = Togli questo piano
# Due azioni di un turno, una dopo l’altra. Entrambe sono parole come «Compra 2 lana».
orders-then = { $first }, poi: { $then }
# Che cosa costerebbe o frutterebbe un’azione, per come stanno le cose.
orders-costs = { $action } (costa { $money })
orders-brings = { $action } (frutta { $money })

## Da che cosa dipende un piano

orders-when = Da che cosa dipende
orders-always = A qualsiasi prezzo
orders-most = Solo se il prezzo è al massimo
orders-least = Solo se il prezzo è almeno
orders-good = Merce
orders-pounds = Prezzo in sterline
# Stanno dopo un piano.
orders-if-most = se il prezzo di { $good } è al massimo { $money }
orders-if-least = se il prezzo di { $good } è almeno { $money }
orders-if-free = se { $space } è libero
orders-if-contract = se il Contratto { $contract } è sulla Plancia Esportazioni

## Produzione e passare

orders-production = Nella prossima Produzione
orders-production-ask = Chiedimelo allora
orders-pass = Passa per me
    .about = Quando non posso fare altro.
