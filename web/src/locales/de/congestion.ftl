# Congestion
congestion-status = Du bist am Zug ({ $turns } gespielt)
congestion-enter = { $b ->
    [blue] Blaues Auto nach { $a }
    [green] Grünes Auto nach { $a }
    [red] Rotes Auto nach { $a }
   *[yellow] Gelbes Auto nach { $a }
}
congestion-signal = { $b ->
    [left] Signal { $a } links ↰
    [right] Signal { $a } rechts ↱
   *[straight] Signal { $a } geradeaus ↑
}
congestion-move = { $b ->
    [left] { $a } fahren lassen, dann links ↰
    [right] { $a } fahren lassen, dann rechts ↱
   *[straight] { $a } fahren lassen, dann geradeaus ↑
}
congestion-move-keep = { $a } fahren lassen
congestion-move-remove = { $a } fahren lassen, Signal weg
congestion-pass = Passen
