# Learning
learn-lesson = Start the lesson
learn-lesson-on = Go on with the lesson
learn-first-game = Play your first game
learn-full-rules = Full rules
learn-step = { $game }, step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-well-done = Well done!
learn-refused = Exactly: not allowed. Tap the rule to see why.
learn-astray = “{ $action }” is allowed, but this step is about something else. It has been taken back: try again.

## A first game with somebody who explains it
coach = Your first game, explained
coach-off = Stop explaining
coach-yours = What matters now
coach-over = That was your first game. Look at it again, or start another.
coach-gridlock-opening = lay your first tile so that it leads from your car towards one of your destinations.
coach-gridlock-undeclared = your roads do not reach any of your destinations yet. Build towards the nearest one.
coach-gridlock-building = lay tiles towards your nearest destination, turn what is in the way, put a cone where a rival wants to go.
coach-gridlock-reach = your roads lead to { $at }, one of your destinations. Drive there, and use your second stop for another.
coach-congestion-empty = start with a car of your colour in a lane that leads towards your side.
coach-congestion-waiting = your cars need signals all the way to your side. Set the next one, or send a queue that is ready.
coach-congestion-home = { $cars ->
    [one] one of your cars can leave on your side right now. Send it.
   *[other] { $cars } of your cars can leave on your side right now. Send them.
}
coach-tango-signs = only a sign today. Plant it where it bothers others more than you: their routes start in the other corners.
coach-tango-route = plan the shortest route that obeys every sign. Where routes cross, think about which step the others get there.
coach-tango-last = the last delivery: no more signs. The lowest total wins, so do not crash.
coach-rightofway-poor = your hand is small. Build where it earns: off the dollars, with connections that face dollars or meet other roads.
coach-rightofway-rich = your hand is big enough to pay. Build where a highway will be fully connected, even if it costs tiles now.
coach-rightofway-late = the end is near: close the open ends of your highways. Only fully connected ones score.

# What came of what others did
coach-why-gridlock-scored = { $left ->
    [0] { $who } has stopped at the last of their destinations.
    [one] { $who } has scored a destination and needs one more.
   *[other] { $who } has scored a destination and needs { $left } more.
}
coach-why-gridlock-stop = { $who } has driven on without scoring. Where a car waits tells you where it may be going.
coach-why-gridlock-cone = { $who } has set up a cone: cars must stop there, and nothing around it can be turned or removed until somebody clears it.
coach-why-gridlock-clear = { $who } has cleared a cone: what was locked around it can be changed again.
coach-why-gridlock-remove = { $who } has removed a road. Check that your way still leads where you want.
coach-why-gridlock-rotate = { $who } has turned a road, to open a way or to close one. Check your own.
coach-why-gridlock-place = { $who } has built roads. You may drive on them, too.
coach-why-congestion-enter = { $who } has let in a car of their own colour: it will want signals towards their side.
coach-why-congestion-block = { $who } has let in a car of another colour: it takes up room in that lane and drives before the cars behind it.
coach-why-congestion-signal = { $who } has set a signal. You may use it, too; but paths that cross it are closed now.
coach-why-congestion-move = { $who } has sent a queue on. Look whose cars it brought closer.
coach-why-congestion-home = { $who } has brought cars out on their side: { $counted } now count.
coach-why-congestion-pass = { $who } has passed. If everybody passes in turn, the game is over.
coach-why-tango = { $crashed ->
    [0] The day is over and nobody crashed: what counts now is who needed the fewest steps.
    [one] The day is over, and one of you crashed: 17 gas.
   *[other] The day is over, and { $crashed } of you crashed: 17 gas each.
}
coach-why-rightofway-earned = { $tiles ->
    [one] { $who } has built where it earns: one more tile to build and pay with.
   *[other] { $who } has built where it earns: { $tiles } more tiles to build and pay with.
}
coach-why-rightofway-paid = { $tiles ->
    [one] { $who } has paid a tile for this place. It may be meant for points later.
   *[other] { $who } has paid { $tiles } tiles for this place. It may be meant for points later.
}
coach-why-rightofway-even = { $who } has built where it costs as much as it earns.
coach-why-rightofway-buy = { $who } has bought a right-of-way: you cannot build there now unless you buy it yourself.

## The lessons
learn-gridlock-car = This is Boston. You are Blue, and your car is parked at Boston Garden. From now on, orange shows where to look or what to tap.
learn-gridlock-places = These five destinations are on your cards, and only you know which. Whoever has stopped at all of theirs first wins.
learn-gridlock-first = There are no roads yet. Everyone first lays one tile. Lay your straight road on the marked space, just south of your car: tap it, then confirm below.
learn-gridlock-tunnel = Your road leads to one of the city’s two tunnels. They are connected: drive into one and out of the other, right across town.
learn-gridlock-build = A turn is for building or for driving, never both. A road is missing at the far end: choose “Build”.
learn-gridlock-lay = Building gives you four actions. Lay the other straight road on the marked space and turn it (round arrows, or R) until it joins the tunnel to Symphony Hall. Then confirm.
learn-gridlock-turn = Roads belong to nobody. Your rival has built one at Harvard: choose “Turn”, tap it, and turn it away from Harvard. “Remove” would take it off the board.
learn-gridlock-cone = Now choose “Cone” and put one there. Cars have to stop at a cone, and nobody can turn or remove anything in the zone around it.
learn-gridlock-end = One action is left, but this will do. End the turn: you then draw back up to two tiles.
learn-gridlock-blocked = Your rival hits back with a cone on your road. You will have to stop there.
learn-gridlock-drive = Time to drive: choose “Drive”. A drive has up to two stops.
learn-gridlock-forced = Try to go to Symphony Hall, beyond the tunnel, without stopping: tap it.
learn-gridlock-stops = So stop at the cone first, and then drive through the tunnel to Symphony Hall. These are your two stops.
learn-gridlock-scored = You stopped at one of your destinations: it is scored, your cube is on it, and its card is open. Just driving through would not have counted.
learn-gridlock-win = Four to go. Whoever scores their last one wins at once. A cone in your way? Clearing it costs one action. Now play your first game!

learn-congestion-side = Four intersections, and everybody works the same signals. You are Red: each red car that leaves to the east, by the marked lanes, counts for you. Twenty win. From now on, orange shows where to look or what to tap.
learn-congestion-enter = A turn is one action. Let a red car in from the west: tap the marked lane, then confirm below.
learn-congestion-short = No short cuts: a car may not enter where a single turn takes it out on its own side. Try it: tap the marked lane.
learn-congestion-signal = Cars wait until a signal sends them on. Choose “Signal”, tap the marked lamp and point it straight on.
learn-congestion-crossing = Signals belong to nobody, but at one intersection no two paths may cross. Try to send cars from the north straight on, too: tap the marked lamp.
learn-congestion-send = (Turning left or right would be allowed there: those paths do not cross yours.) Now choose “Send cars” and tap the lamp of your car. Keep the signal as it is.
learn-congestion-next = Your car waits at the next intersection. It needs a signal there, too: straight on.
learn-congestion-out = Send it straight out to the east, and keep the signal.
learn-congestion-counted = One red car is out on your side: 1 of 20. A car that leaves anywhere else counts for nobody.
learn-congestion-again = Both signals still stand, so the way is open. Let another red car into the same lane.
learn-congestion-change = Your rival has put a yellow car behind yours: cars of any colour may be let in, and lanes are shared. Choose “Send cars”, tap the lamp, and this time point the signal right afterwards.
learn-congestion-queue = The whole queue drove at once, in order. A lane holds five cars; if there is no room for all, the rest stay behind.
learn-congestion-end = Whoever first has twenty cars out on their side wins. If everybody passes in turn, or no car comes or goes for 60 turns, most cars win. Now play your first game!

learn-tango-goal = Four couriers, five days. You start in one marked corner and deliver to the other. Whoever burns the least gas in four deliveries wins. From now on, orange shows where to look or what to tap.
learn-tango-corner = Every day but the last you plant a traffic sign, in secret. But not just anywhere: tap your own corner.
learn-tango-sign = Choose the roundabout, the blue sign with the arrows, and plant it on the marked tile in the middle. Cars do not collide on a roundabout.
learn-tango-seal = Nobody sees your orders. Seal them: the day begins as soon as everybody has.
learn-tango-signs = Everybody’s signs are up: a toll road (2 gas each time you enter), a one-way street, your roundabout, and a speed limit for the whole middle row.
learn-tango-over = On a fast row every step goes two tiles, like it or not. Mind the edge: from the marked tile, a step east would take you off the board. That is a crash and costs 17 gas.
learn-tango-south = Day two: plan your whole route at once. First go south twice: tap the marked tiles.
learn-tango-fast = Now along the fast row: two steps take you right across. Then south to your goal. Each step costs 1 gas, and your own corner counts as the first.
learn-tango-second = Then the sign of the day: choose Yield and plant it on the marked tile. A car on it waits rather than hit somebody.
learn-tango-sealed = Garnets could buy you an extra sign, or a rush: two steps in one beat. Save them, and seal.
learn-tango-bill = You and Yellow were on the roundabout in the same step. Anywhere else both cars would be wrecks and pay 17 gas. So you pay 7. Everyone sees the gas; routes stay secret to the end.
learn-tango-garnets = Fast deliveries earn garnets: 4, 3, 2 and 1 for first to fourth place, none for a wreck. A tie counts as the lower place: you and Yellow were fastest together, so both are second and get 3.
learn-tango-end = After five days the lowest gas total wins the Token of Life; if several share it, nobody does. Now play your first game!

learn-rightofway-hand = This is the city, and you are Blue. The tiles in your hand are your power: you build with them and you pay with them. From now on, orange shows where to look or what to tap.
learn-rightofway-rich = Quarters with a dollar are rich. Building on one costs a tile for each connection of your highway, that is, each road that leads off it. Each connection that faces a dollar nobody has built on earns one back.
learn-rightofway-place = Lay the tile with three connections on the marked dollar. Turn it with the round arrows (or R) until orange moves on to the button below.
learn-rightofway-pay = That costs 3 and earns 1: you pay two tiles. Discard two straight roads.
learn-rightofway-done = You could also buy a right-of-way now. Keep your tiles for once, and end the turn.
learn-rightofway-profit = Green has built beside the dollars: no cost, two connections that face dollars, and one that meets yours. That earned three tiles.
learn-rightofway-theirs = Green has also bought a right-of-way, the marked flag: nobody else may build there. Try it: tap the flag.
learn-rightofway-join = Join your own highway: lay a straight road on the marked tile and turn it. Each connection that meets another road earns one tile.
learn-rightofway-buy = Your first highway still has an open end in the south. Keep that place: choose “Buy right-of-way”, tap the marked tile, and lay the curve there face down.
learn-rightofway-close = Your turn again. Build on your right-of-way: a straight road from north to south closes the open end.
learn-rightofway-points = All connections of your first highway now meet another road, no matter whose. It is fully connected and scores 3 points, one for each connection. Only such highways score.
learn-rightofway-end = These two still have open ends: no points yet. The game ends when somebody has used up hand and drawing stack; the other has one last turn. More points win. Now play your first game!
