# Congestion
congestion-status = Your turn ({ $turns } played)
congestion-enter = { $b ->
    [blue] Blue car into { $a }
    [green] Green car into { $a }
    [red] Red car into { $a }
   *[yellow] Yellow car into { $a }
}
congestion-signal = { $b ->
    [left] Signal { $a } left ↰
    [right] Signal { $a } right ↱
   *[straight] Signal { $a } straight ↑
}
congestion-move = { $b ->
    [left] Send { $a }, then left ↰
    [right] Send { $a }, then right ↱
   *[straight] Send { $a }, then straight ↑
}
congestion-move-keep = Send { $a }
congestion-move-remove = Send { $a }, remove signal
congestion-pass = Pass
