# Was die Engine sagt.
say-over = das Spiel ist zu Ende; niemand ist mehr am Zug
say-draw-first = Platz { $seat } ist nicht am Zug: erst wird gezogen
say-not-to-act = Platz { $seat } ist nicht am Zug, sondern { $seats }
say-chance-not-to-act = jetzt wird nicht gezogen: am Zug ist { $seats }
say-seat = Platz { $seat }
say-seats = die Plätze { $seats }
say-not-seated = Platz { $seat } spielt nicht oder nicht mehr mit
say-resigned = Platz { $seat } hat aufgegeben und entscheidet nichts mehr
say-expected = an Stelle { $column } steht „{ $found }“; erwartet war { $expected }
say-expected-more = an Stelle { $column } fehlt noch etwas: { $expected }
say-exp-end = das Ende der Zeile
say-exp-seat = die Nummer eines Platzes von 1 bis 4
say-exp-a-seat = die Nummer eines Platzes
say-line = Zeile { $line }: { $why }
say-refused-at = „{ $event }“ lehnt { $clause } bei { $at } ab: { $why }
say-refused = „{ $event }“ lehnt { $clause } ab: { $why }
