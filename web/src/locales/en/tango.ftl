# Tango
tango-day = Day { $day } of 5: plan, then seal
tango-choice = Name the elimination candidate
tango-corner = Seat { $a } starts at { $b }
tango-go = { $a ->
    [N] Drive north
    [E] Drive east
    [S] Drive south
   *[W] Drive west
}
tango-rush = { $a ->
    [N] Rush north
    [E] Rush east
    [S] Rush south
   *[W] Rush west
}
tango-sign =
    Plant { $b ->
        [stop] a stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] a yield sign
        [roundabout] a roundabout
        [toll] a toll
       *[speed] a speed limit
    } on { $line ->
        [row] row { $at }
        [col] column { $at }
       *[tile] { $at }
    }
tango-extra =
    Also plant { $b ->
        [stop] a stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] a yield sign
        [roundabout] a roundabout
        [toll] a toll
       *[speed] a speed limit
    } on { $line ->
        [row] row { $at }
        [col] column { $at }
       *[tile] { $at }
    }
tango-seal = Seal the orders
tango-reopen = Reopen the orders
tango-eliminate = Name seat { $a }
tango-sum = { $pace ->
    [1] { $steps } steps, { $tolls } toll, { $gas } gas
   *[other] { $steps } steps, { $tolls } toll, { $gas } gas, speed ×{ $pace }
}
fact-sealed = sealed
fact-writing = still writing
