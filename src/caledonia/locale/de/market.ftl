### Der Markt, das Exporttableau und der obere Rand des Tischs.

## Markt

market-heading = Markt
# Die Zahl der eigenen freien Händler.
market-merchants = { $count } Händler
market-merchants-about = Deine Händler: { $left } frei, { $away } bis zur nächsten Runde auf dem Markt, { $board } zum Anwerben auf deinem Tableau.
market-hint = ▲ kauft, ▼ verkauft. Jedes Stück braucht einen Händler und bewegt den Preis um einen Schritt.
market-price = { $good }: { $price }
market-range = jetzt { $now }, zwischen { $low } und { $high }
market-since = Seit deinem letzten Zug: { $old } → { $new }
market-moves = { $count ->
        [0] Der Preis hat sich noch nicht bewegt.
        [one] Der Preis hat sich einmal bewegt.
       *[other] Der Preis hat sich { $count }-mal bewegt.
    }
market-bought = { $name }: { $goods } gekauft
market-sold = { $name }: { $goods } verkauft
market-stock = Du hast { $goods }.
market-buy = { $count ->
        [0] { $good } kannst du jetzt nicht kaufen
       *[other] { $good } kaufen, bis zu { $count }
    }
market-sell = { $count ->
        [0] { $good } kannst du jetzt nicht verkaufen
       *[other] { $good } verkaufen, bis zu { $count }
    }
# Was einen Handel begrenzt.
market-limit-merchants = Für mehr brauchst du mehr Händler.
market-limit-money = Für mehr brauchst du mehr Geld.
market-limit-goods = Du kannst nicht mehr verkaufen, als du hast.
market-limit-other_side = In einer Runde kannst du eine Ware nur kaufen oder nur verkaufen.
market-buying = { $goods } kaufen
market-selling = { $goods } verkaufen
market-fewer = Eins weniger
market-more = Eins mehr
market-take-buy = Kaufen
market-take-sell = Verkaufen
market-away = Abbrechen
market-then = Preis: jetzt { $old }, danach { $new }.
# Ein Teil einer Summe, etwa „Clan: +£1“ und „Kauf, 2 × £6: −£12“.
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = insgesamt: { $money }
market-unknown = Wird geladen …

## Exporttableau und Aufträge

market-export-heading = Export
market-contract = Auftrag { $number }
market-contract-lacks = Dir fehlt: { $lacks }.
market-contract-ready = Du hast alles dafür.
market-contract-saved = { $count ->
        [one] Ein erreichbarer Hafen würde dir einmalig { $count } Tier ersparen.
       *[other] Erreichbare Häfen würden dir einmalig { $count } Tiere ersparen.
    }
market-contract-buying = Das Fehlende kaufen: { $money } und { $merchants } Händler.
market-contract-unbuyable = Auf dem Markt kannst du jetzt nicht alles Fehlende kaufen.
market-contract-worth = Jetzt erfüllt bringt er { $points } SP; die Waren allein wären am Ende { $paid } SP wert.
market-contract-money = Du bekämst { $money }.
# Neben einem Preis: es kostet nichts.
market-free = gratis
market-points = { $points } SP
market-export-receive = Einen Auftrag zu nehmen bringt { $money }.
market-export-pay = Einen Auftrag zu nehmen kostet { $money }.
market-export-free = Einen Auftrag zu nehmen ist kostenlos.
market-export-now = Runde { $round }: { $what }
market-export-pile = { $count ->
        [0] Der Nachziehstapel ist aufgebraucht.
        [one] Im Nachziehstapel ist noch { $count } Auftrag.
       *[other] Im Nachziehstapel sind noch { $count } Aufträge.
    }
market-export-drawn = Für den Gebäudebonus gezogen
market-export-none = Keinen behalten
market-export-empty = Leere Kiste
market-held-heading = Deine Aufträge
market-held-empty = Du hast keinen Auftrag.

## Importe

market-import-heading = Importe
# $rank ist 1 für das Importgut, das am häufigsten importiert wurde.
market-import-about = Von allen zusammen importiert: { $imports } (Rang { $rank }). Nach jetzigem Stand am Ende je { $points } SP.
market-import-own = Deine: { $count } × { $points } SP = { $sum } SP
market-import-mark = Bis zum nächsten Importbonus (£1): noch { $count }
market-import-value = { $name } { $points } SP
market-import-what-if = Mit einem mehr: { $values }

## Runden und Wertungsplättchen

market-round-heading = Runden und Wertungsplättchen
market-round = Runde { $number }
market-round-setup = Aufbau
market-round-scored = Diese Runde ist gewertet.
market-round-no-tile = Kein Wertungsplättchen in dieser Partie.
market-round-now = Wenn jetzt gewertet würde:
market-round-glory = { $amount } Ruhm

## Zugreihenfolge

market-order-heading = Zugreihenfolge
# $place zählt ab 1 in der Zugreihenfolge dieser Runde.
market-order-place = { $name }, an { $place }. Stelle der Zugreihenfolge
market-order-you = Das bist du.
market-order-turn = Ist am Zug.
market-order-has-passed = gepasst
market-order-passed = Hat gepasst: nächste Runde an { $place }. Stelle.
market-order-passed-you = Du hast gepasst: nächste Runde an { $place }. Stelle.
market-order-bot = Ein Bot.
market-order-stand-in = { $bot } springt bis zur Rückkehr ein.
market-order-here = Ist am Tisch.
market-order-away = Ist nicht da.
market-order-pass-money = Wer als Nächstes passt, bekommt { $money }.
# Übrige Zeit, sehr kurz.
market-order-days = { $count } T
market-order-hours = { $count } h
