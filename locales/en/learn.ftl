# Learning
learn = Learn to play
learn-game = Learn { $game }
learn-step = { $game }, step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-play = Play now against bots
learn-well-done = Well done!
learn-refused = Exactly: not allowed. Tap the rule to see why.
learn-astray = “{ $action }” is allowed ({ $told }), but it is not what this step is about. It has been taken back: try again.

learn-gridlock-car = This is Boston. Your blue car stands on Copley Square, the space D5 in the middle.
learn-gridlock-places = Five destinations are yours; only you know which. Whoever has stopped at all of theirs first wins. MIT, at the top, is one of yours.
learn-gridlock-first = There are no roads yet. Everyone first places one tile. Put the straight road on D4, north of your car: tap D4, then the tick.
learn-gridlock-build = A turn either builds or drives. You need more road: choose “Build”.
learn-gridlock-roads = Building gives you four actions. Place both of your straight roads on D3 and D2, pointing north. Any tile goes on any empty space, joined or not.
learn-gridlock-end = The road reaches MIT. Two actions are left, but your hand is empty. End the turn: you draw back to two tiles.
learn-gridlock-cone = Your rival has set a cone on your road. Cars must stop on its space, and nothing around it may be turned or removed.
learn-gridlock-drive = Now drive: choose “Drive”. A drive has two stops.
learn-gridlock-forced = Try to drive straight through to MIT: tap D1.
learn-gridlock-stops = So stop at the cone first: drive to D3, and from there to MIT, D1.
learn-gridlock-scored = MIT is scored: your cube lies there and the card is open. Four destinations are left. Turning a tile, or setting a cone yourself, can ruin a rival’s day. Now play!

learn-congestion-side = Four intersections, and everybody works the same traffic lights. You are Red: every red car that leaves to the east scores for you. Twenty win.
learn-congestion-enter = A turn is one action. Let a red car in from the west into North-West, the upper left intersection: tap that lane, then the tick.
learn-congestion-short = No short cuts: a lane from which one turn leads to your own side is closed to your cars. Try it: tap the lane from the north into North-East, at the top right.
learn-congestion-signal = Cars wait until a signal sends them. Choose “Signal” and set the one where your car waits to straight on.
learn-congestion-crossing = Signals belong to nobody, but paths may not cross: while cars from the west go straight on here, cars from the north can only turn right.
learn-congestion-send = Now send the car: choose “Send cars” and tap its signal. Keep the signal as it is.
learn-congestion-next = The car now waits at North-East, coming from North-West. It needs a signal there too: straight on.
learn-congestion-out = Send the cars from there straight out to the east. Keep the signal.
learn-congestion-counted = One red car is home, one of twenty. Whole queues drive at once, whatever their colours: fill a lane, then send it. And mind the rival: your signals work for them too. Now play!

learn-tango-goal = Four couriers, five days. You start at A1 and must reach E5, the opposite corner. Whoever burns the least gas in four deliveries wins.
learn-tango-corner = Every day but the last you plant a traffic sign, in secret. Not just anywhere: tap your own corner A1.
learn-tango-sign = Plant a roundabout on C3: choose the blue sign with the arrows, tap C3, then the tick. Cars do not collide on a roundabout.
learn-tango-seal = Nobody sees your orders. Seal them: the day is driven as soon as everybody has.
learn-tango-signs = Everybody’s signs are up: a toll road on B1, one way on D5, your roundabout, and a speed limit along row 3. On it each step goes two tiles.
learn-tango-south = Day two: drive. You plan the whole route at once. First go south twice, to A3: tap the tiles.
learn-tango-fast = Now use the fast row: tap C3 and E3, then E4 and your goal E5. Each step is 1 gas, and standing at the corner is one too.
learn-tango-second = Then the sign of the day: plant a yield sign on D2. A car on it waits for others.
learn-tango-sealed = For garnets you could plant an extra sign, or rush. Save them, and seal.
learn-tango-bill = You and Yellow met on C3: without your roundabout both would be wrecks and pay 17 gas. So it is 7. Only gas is open; routes stay secret to the end. Now play!

learn-rightofway-hand = Your tiles are your power: you build with them and you pay with them. Some quarters of the city are rich, those with a dollar.
learn-rightofway-rich = To build on a dollar costs as many tiles as the highway has connections. Each connection that faces a free dollar earns one.
learn-rightofway-place = See for yourself: place the tile with three roads on the marked dollar tile, so that its roads lead north-east, south-east and south. Tap again to turn it.
learn-rightofway-pay = It costs 3 and earns 1: you pay two tiles. Discard two straight roads.
learn-rightofway-done = You could still buy a right-of-way, which keeps a place for you. Keep your tiles, and end the turn.
learn-rightofway-profit = Green has built on an unmarked tile beside the dollars: no cost, two dollars and your own road met. That earned three tiles. And the flag just southeast of the centre is Green’s right-of-way.
learn-rightofway-theirs = Nobody else builds there. Try it: tap the flag.
learn-rightofway-join = Join your own highway: place a straight road 2 south of the centre, so that it leads north-west. Every road that meets a road earns one.
learn-rightofway-points = In the end only highways whose every road meets another road score, one point for each road. Two of three are joined here. Now play!
