# Tango
tango-day = Tag { $day } von 5: planen, dann versiegeln
tango-choice = Nenne den Streichkandidaten
tango-sum = { $pace ->
    [1] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin
   *[other] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin, Tempo ×{ $pace }
}
fact-sealed = versiegelt
fact-writing = schreibt noch

## Was jemand tut, und dasselbe als Aufforderung
tango-corner =
    { $seat_is ->
        [you] Du startest
       *[other] { $seat } startet
    } auf { $at }
tango-go =
    { $who_is ->
        [you] Du fährst
       *[other] { $who } fährt
    } { tt-to }
    .do =
        { $dir ->
            [N] Nach Norden
            [E] Nach Osten
            [S] Nach Süden
           *[W] Nach Westen
        }
tango-rush =
    { $who_is ->
        [you] Du rast
       *[other] { $who } rast
    } { tt-to }
    .do =
        { $dir ->
            [N] Nach Norden
            [E] Nach Osten
            [S] Nach Süden
           *[W] Nach Westen
        } rasen
tango-sign =
    { $who_is ->
        [you] Du stellst
       *[other] { $who } stellt
    } auf { tt-place } { tt-a-sign } auf
    .do = { tt-sign } auf { tt-place } aufstellen
tango-extra =
    { $who_is ->
        [you] Du stellst
       *[other] { $who } stellt
    } auf { tt-place } auch { tt-a-sign } auf
    .do = Auch { tt-sign } auf { tt-place } aufstellen
tango-seal =
    { $who_is ->
        [you] Du versiegelst deinen Tagesplan
       *[other] { $who } versiegelt den Tagesplan
    }
    .do = Tagesplan versiegeln
tango-reopen =
    { $who_is ->
        [you] Du öffnest deinen Tagesplan wieder
       *[other] { $who } öffnet den Tagesplan wieder
    }
    .do = Tagesplan wieder öffnen
tango-eliminate =
    { $who_is ->
        [you] Du bestimmst { $seat } zum Streichkandidaten
       *[other] { $seat_is ->
            [you] { $who } bestimmt dich zum Streichkandidaten
           *[other] { $who } bestimmt { $seat } zum Streichkandidaten
        }
    }
    .do = { $seat } nennen

## Teile der Sätze
tt-to =
    { $dir ->
        [N] nach Norden
        [E] nach Osten
        [S] nach Süden
       *[W] nach Westen
    }
tt-a-sign =
    { $sign ->
        [stop] ein Stoppschild
        [oneway-N] eine Einbahnstraße nach Norden
        [oneway-E] eine Einbahnstraße nach Osten
        [oneway-S] eine Einbahnstraße nach Süden
        [oneway-W] eine Einbahnstraße nach Westen
        [yield] „Vorfahrt gewähren“
        [roundabout] einen Kreisverkehr
        [toll] eine Mautstraße
       *[speed] ein Tempo-Schild
    }
tt-sign =
    { $sign ->
        [stop] Stoppschild
        [oneway-N] Einbahnstraße nach Norden
        [oneway-E] Einbahnstraße nach Osten
        [oneway-S] Einbahnstraße nach Süden
        [oneway-W] Einbahnstraße nach Westen
        [yield] Vorfahrt gewähren
        [roundabout] Kreisverkehr
        [toll] Mautstraße
       *[speed] Tempo-Schild
    }
tt-place =
    { $line ->
        [row] Zeile { $name }
        [col] Spalte { $name }
       *[tile] { $at }
    }

## Refusals, explanations, labels of the picture
tt-exp-tile = ein Feld von A1 bis E5
tt-exp-place = ein Feld von A1 bis E5, eine Zeile wie row2 oder eine Spalte wie colC
tt-exp-direction = eine Richtung: N, E, S oder W
tt-exp-sign = oneway-N, oneway-E, oneway-S, oneway-W, yield, roundabout, toll, stop oder speed
tt-exp-verb = corner, go, rush, sign, extra, seal, reopen oder eliminate
tt-exp-tile-sign = ein Schild für ein Feld; ein Tempo-Schild steht an einer Zeile oder Spalte
tt-exp-line-sign = speed, das einzige Schild für eine Zeile oder Spalte
tt-seats = Tango ist für genau { $most } Plätze, nicht für „{ $seats }“
tt-lot = das Los kann „{ $at }“ diesem Platz jetzt nicht geben
tt-lot-only = gelost werden nur die Ecken, { $seat } zuerst
tt-one-way = die Einbahnstraße auf { $at } führt nicht dorthin
tt-stop = auf { $at } darf kein Auto fahren: dort steht ein Stoppschild
tt-second-stop = kein Stoppschild auf { tt-place }: jeder hat eines im Spiel, und deines steht schon
tt-corner = auf Ecken dürfen keine Schilder stehen, also nicht auf { $at }
tt-taken = auf { tt-place } steht schon ein Schild von einem früheren Tag
tt-extra = kein Zusatzschild auf { tt-place }: { $why }
tt-price = es kostet { $price } Granatsteine, und du hast { $purse ->
    [0] keine
   *[other] { $purse }
 }
tt-same-kind = es muss von anderer Art sein als das erste
tt-same-place = es muss woanders stehen als das erste
tt-blocks = { tt-sign } auf { tt-place }: damit hätte das Auto aus { $corner } keinen Weg mehr
tt-edge = ein Schritt von { $at } ginge über den Rand
tt-too-far = von { $at } ist das Ziel nicht in 25 Schritten zu erreichen
tt-rush = kein Rasen ab { $at }: { $why }
tt-rush-twice = auf einer Route rast du höchstens einmal
tt-rush-last = beim letzten Schritt einer Route geht das nicht, weil keiner mehr folgt
tt-choice = { $seat } hat nicht am meisten Benzin verbraucht
tt-choose = wer gewonnen hat, wählt: eliminate mit einem der Gleichauf-Letzten
tt-not-due = noch nicht; { $due }
tt-due-step = plane erst die Route, Schritt für Schritt bis zu deinem Ziel
tt-due-sign = die Route ist fertig, jetzt kommt das Schild des Tages
tt-due-extra = das Schild ist gewählt, jetzt kommt ein Zusatzschild, oder du versiegelst
tt-due-seal = alles ist gewählt, jetzt wird versiegelt
tt-due-nothing = der Tagesplan ist versiegelt
tt-nothing = du hast heute noch nichts geplant, was sich zurücknehmen ließe
tt-sealed = der Tagesplan ist versiegelt; zum Ändern wieder öffnen
tt-told-sign = { tt-sign } auf { tt-place }: steht ab morgen, sofern das Schild niemanden aussperrt
tt-told-extra =
    auch { tt-sign } auf { tt-place }, für { $price } Granatsteine; { tt-left }
tt-left =
    { $left ->
        [0] keiner bleibt übrig
        [one] { $left } bleibt übrig
       *[other] { $left } bleiben übrig
    }
tt-told-seal = dein Tagesplan gilt, sobald alle versiegelt haben; bis dahin kannst du ihn wieder öffnen
tt-told-reopen = nimmt deinen ganzen Tagesplan zurück
tt-told-eliminate = bestimmt { $seat } zum Streichkandidaten
tt-told-corner = { $seat } startet auf { $at }
tt-told-crash = bei { $at } über den Rand: das ist ein Wrack, { $gas } Benzin
tt-told-rush = nach { $at } und gleich den nächsten Schritt dazu, für { $price } Granatsteine; { tt-left }; bisher { $gas } Benzin, wenn dir niemand begegnet
tt-told-step = in Schritt { $step } nach { $at }; bisher { $gas } Benzin, wenn dir niemand begegnet
tt-told-arrive = in Schritt { $step } an deinem Ziel { $at }: { $gas } Benzin, wenn dir niemand begegnet

## Was man am Tisch wissen will
tango-goal = Wer nach 4 Lieferungen am wenigsten Benzin verbraucht hat, gewinnt. { $rank ->
    [0] Noch ist niemand gefahren.
    [1] { $tied ->
        [yes] Ihr führt gemeinsam mit { $gas } Benzin.
       *[no] Du führst mit { $gas } Benzin.
    }
    [2] Du liegst auf Platz 2 mit { $gas } Benzin.
    [3] Du liegst auf Platz 3 mit { $gas } Benzin.
   *[other] Du liegst hinten mit { $gas } Benzin.
}
tango-gas = { $gas } Benzin
tango-clock = Tag { $day } von 5
tango-step-route = Route
tango-step-sign = Schild
tango-step-seal = Versiegeln
tango-heading-route = Tag { $day } von 5: plane deine Route
tango-heading-sign = Tag { $day } von 5: wähle ein Schild
tango-heading-seal = Tag { $day } von 5: versiegle deinen Tagesplan
tango-heading-sealed = Tag { $day } von 5: dein Tagesplan ist versiegelt
tango-prompt-go = Tippe auf das Feld deines nächsten Schritts oder zieh die Straßen entlang bis zu deinem Ziel.
tango-prompt-rush = Tippe auf ein Feld: dieser und der nächste Schritt werden einer, für { $price } Granatsteine.
tango-prompt-sign = Tippe auf ein Feld für { tango-the-sign }.{ $extra ->
    [0] {""}
   *[other] {" "}Als Zusatzschild kostet das { $extra } Granatsteine.
}
tango-prompt-speed = Tippe auf die Zahl einer Zeile oder den Buchstaben einer Spalte.{ $extra ->
    [0] {""}
   *[other] {" "}Als Zusatzschild kostet das { $extra } Granatsteine.
}
tango-the-sign =
    { $sign ->
        [stop] das Stoppschild
        [oneway] die Einbahnstraße
        [yield] „Vorfahrt gewähren“
        [roundabout] den Kreisverkehr
        [toll] die Mautstraße
       *[speed] das Tempo-Schild
    }
tango-prompt-seal = Versiegle deinen Tagesplan. Bis alle versiegelt haben, kannst du ihn wieder öffnen.
tango-prompt-sealed = Die anderen planen noch. Wer fertig ist, kann seinen Tagesplan noch ändern.
tango-prompt-choice = Tippe auf den Namen, der zum Streichkandidaten werden soll.
tango-undone-off = Deine Route führt über den Rand, das ist ein Wrack. Trotzdem versiegeln?
tango-undone-route = Deine Route reicht noch nicht bis zum Ziel. Trotzdem versiegeln?
tango-undone-sign = Heute ist kein Schild gewählt. Ohne versiegeln?
tango-danger-off = Über den Rand: das ist ein Wrack, { $gas } Benzin
tango-danger-purse = Das kostet alle deine Granatsteine: { $cost }, keiner bleibt
tango-answer-route = Dein Ziel ist { $at }. Tippe dich Feld für Feld dorthin, vom Ende deiner Route aus.
tango-answer-sign = Deine Route ist fertig. Wähle jetzt ein Schild.
tango-answer-seal = Deine Route ist fertig. Du kannst deinen Tagesplan versiegeln.
tango-answer-sealed = Dein Tagesplan ist versiegelt.

## Das Blatt des Tages
tango-yesterday = Gestern
tango-delivery = Lieferung { $delivery }
tango-deliveries = Lieferungen
tango-day-signs = Neue Schilder
tango-watch = Ansehen
tango-day-arrived = Du hast in { $steps } Schritten geliefert{ $extra ->
    [0] {""}
   *[other] , dazu { $extra } Benzin für Maut oder Warten
}
tango-day-collided = Du bist auf { $at } mit { $with } zusammengestoßen
tango-day-off = Du bist bei { $at } über den Rand gefahren: ein Wrack
tango-day-stuck = Du bist nie am Ziel angekommen
tango-day-cost = { $gas } Benzin, { $garnets ->
    [0] keine Granatsteine
    [one] { $garnets } Granatstein dazu
   *[other] { $garnets } Granatsteine dazu
}
tango-own-steps = Deine Lieferung Schritt für Schritt
tango-wrecked = Wrack
tango-everybody = Alle
tango-gas-then = Benzin
tango-gas-so-far = Bisher
tango-hit-you = stieß mit dir zusammen
tango-day-new = Neu auf dem Plan
tango-day-failed = { $count ->
    [one] Dein Schild ist ausgefallen
   *[other] Deine Schilder sind ausgefallen
}
tango-sign-on = { tt-sign-name } auf { tt-place }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
tt-sign-name = { tt-sign }
tango-sign-means =
    { $sign ->
        [stop] Kein Auto darf darauf.
        [oneway-N] Von hier geht es nur nach Norden weiter.
        [oneway-E] Von hier geht es nur nach Osten weiter.
        [oneway-S] Von hier geht es nur nach Süden weiter.
        [oneway-W] Von hier geht es nur nach Westen weiter.
        [yield] Hier warten Autos, bevor sie auf andere treffen.
        [roundabout] Hier stößt niemand zusammen.
        [toll] { $count ->
            [one] 2 Benzin bei jeder Einfahrt.
           *[other] Je Schild 2 Benzin bei jeder Einfahrt.
        }
       *[speed] { $count ->
            [1] Jeder Schritt darauf geht zwei Felder weit.
            [2] Jeder Schritt darauf geht drei Felder weit.
            [3] Jeder Schritt darauf geht vier Felder weit.
           *[other] Jeder Schritt darauf geht fünf Felder weit.
        }
    }
tango-sign-failed = Zusammen mit anderen neuen Schildern hätte es einem Auto jeden Weg versperrt.{ $extra ->
    [yes] {" "}Du hast deine Granatsteine zurück.
   *[no] {""}
}{ $sign ->
    [stop] {" "}Dein Stoppschild hast du noch.
   *[other] {""}
}
tango-purse = Dein Beutel
tango-garnets = { $garnets ->
    [one] { $garnets } Granatstein
   *[other] { $garnets } Granatsteine
}
tango-buy-rush = Rasen
tango-buy-extra = Ein Zusatzschild
tango-would-cost = würde { $price } kosten
tango-left = Bleibt nach diesem Plan
tango-counts-signs = Heute aufgestellte Schilder zählen ab Lieferung { $next }.
tango-counts-drive = Lieferung { $delivery } fährt nach den Schildern, die du jetzt siehst.
tango-counts-both = Lieferung { $delivery } fährt nach den Schildern, die du jetzt siehst. Neue Schilder von heute zählen ab Lieferung { $next }.
tango-bonus = Granatsteine für die zwei niedrigsten Verbräuche
tango-purses = Granatsteine am Ende
