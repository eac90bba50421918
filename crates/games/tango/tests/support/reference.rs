//! The tricky parts of Traffic Tango a second time, word for word from the clauses and with no thought
//! of speed: which signs fail (TT-3.2) and how a delivery goes (TT-4 to TT-7). It shares no code with
//! the crate; signs come in as their notation.

use std::collections::BTreeSet;

/// A tile as column and row, both from 0.
pub(crate) type Spot = (i32, i32);
/// A direction as the change of column and row.
pub(crate) type Way = (i32, i32);

/// The four directions, clockwise from north.
pub(crate) const WAYS: [Way; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A sign as its notation, such as `B3 toll` or `row2 speed`.
pub(crate) type Notation = String;

/// What stands on one tile.
#[derive(Clone, Copy, Default, Debug)]
struct Signs {
    /// By the index of the direction in [`WAYS`].
    one_ways: [bool; 4],
    yields: bool,
    roundabout: bool,
    tolls: u16,
    stop: bool,
}

/// A city with its signs.
#[derive(Clone, Default, Debug)]
pub(crate) struct Town {
    tiles: [[Signs; 5]; 5],
    row_limits: [usize; 5],
    column_limits: [usize; 5],
}

impl Town {
    /// The city with these signs.
    pub(crate) fn new<'a>(signs: impl IntoIterator<Item = &'a Notation>) -> Town {
        let mut town = Town::default();
        signs.into_iter().for_each(|sign| town.plant(sign));
        town
    }

    fn plant(&mut self, text: &str) {
        let (place, sign) = text.split_once(' ').expect("a place and a sign");
        let (kind, last) = place.split_at(place.len() - 1);
        let index = |letter: u8, first: u8| usize::from(letter - first);
        match kind {
            "row" => self.row_limits[index(last.as_bytes()[0], b'1')] += 1,
            "col" => self.column_limits[index(last.as_bytes()[0], b'A')] += 1,
            column => {
                let row = index(last.as_bytes()[0], b'1');
                self.tiles[row][index(column.as_bytes()[0], b'A')].plant(sign);
            }
        }
    }

    fn signs(&self, (column, row): Spot) -> &Signs {
        &self.tiles[usize::try_from(row).expect("on the board")]
            [usize::try_from(column).expect("on the board")]
    }

    /// How many speed limits stand on the line a car takes.
    fn limits(&self, (column, row): Spot, way: Way) -> usize {
        let (lines, at) = if way.0 == 0 { (&self.column_limits, column) } else { (&self.row_limits, row) };
        lines[usize::try_from(at).expect("on the board")]
    }
}

impl Signs {
    fn plant(&mut self, sign: &str) {
        match sign {
            "oneway-N" => self.one_ways[0] = true,
            "oneway-E" => self.one_ways[1] = true,
            "oneway-S" => self.one_ways[2] = true,
            "oneway-W" => self.one_ways[3] = true,
            "yield" => self.yields = true,
            "roundabout" => self.roundabout = true,
            "toll" => self.tolls += 1,
            "stop" => self.stop = true,
            other => panic!("no sign for a tile: '{other}'"),
        }
    }

    /// TT-2.1, TT-2.7.
    fn may_leave(&self, way: Way) -> bool {
        self.one_ways == [false; 4] || (0..4).any(|index| self.one_ways[index] && WAYS[index] == way)
    }
}

fn on_board((column, row): Spot) -> bool {
    (0..5).contains(&column) && (0..5).contains(&row)
}

/// What one step does: the tiles entered in order, and whether it leaves the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Walked {
    pub(crate) entered: Vec<Spot>,
    pub(crate) off: bool,
}

/// TT-4.2 to TT-4.4: one step, unless a sign or the edge forbids it.
pub(crate) fn walk(town: &Town, from: Spot, way: Way) -> Option<Walked> {
    let mut entered = Vec::new();
    let (_, off) = roll(town, from, way, |spot| entered.push(spot))?;
    Some(Walked { entered, off })
}

/// The same; tells where it ends.
fn roll(town: &Town, from: Spot, way: Way, mut enter: impl FnMut(Spot)) -> Option<(Spot, bool)> {
    let limits = town.limits(from, way);
    let mut at = from;
    for _ in 0..=limits {
        if !town.signs(at).may_leave(way) {
            return None;
        }
        let next = (at.0 + way.0, at.1 + way.1);
        if !on_board(next) {
            return (limits > 0).then_some((at, true));
        }
        if town.signs(next).stop {
            return None;
        }
        enter(next);
        at = next;
    }
    Some((at, false))
}

/// Where a step on the board ends.
fn end(town: &Town, from: Spot, way: Way) -> Option<Spot> {
    roll(town, from, way, |_| ()).filter(|(_, off)| !off).map(|(end, _)| end)
}

/// TT-3.1: whether a lone car can get from the corner to the opposite one on the board.
pub(crate) fn possible(town: &Town, corner: Spot) -> bool {
    let goal = (4 - corner.0, 4 - corner.1);
    let mut reached = vec![corner];
    let mut next = 0;
    while let Some(&spot) = reached.get(next) {
        for end in WAYS.iter().filter_map(|way| end(town, spot, *way)) {
            if !reached.contains(&end) {
                reached.push(end);
            }
        }
        next += 1;
    }
    reached.contains(&goal)
}

/// Whether these signs leave anybody without a route.
pub(crate) fn blocked(town: &Town) -> bool {
    [(0, 0), (4, 0), (0, 4), (4, 4)].into_iter().any(|corner| !possible(town, corner))
}

/// TT-3.2: for each new sign whether it fails.
pub(crate) fn failing(standing: &[Notation], new: &[Notation]) -> Vec<bool> {
    let mut left: Vec<usize> = (0..new.len()).collect();
    let before = Town::new(standing);
    let with = |set: &[usize]| {
        let mut town = before.clone();
        set.iter().for_each(|&index| town.plant(&new[index]));
        blocked(&town)
    };
    while with(&left) {
        for size in 1..=left.len() {
            let sets = subsets(&left, size);
            let involved: BTreeSet<usize> = sets.into_iter().filter(|set| with(set)).flatten().collect();
            if !involved.is_empty() {
                left.retain(|index| !involved.contains(index));
                break;
            }
        }
    }
    (0..new.len()).map(|index| !left.contains(&index)).collect()
}

fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in of.iter().enumerate() {
        for mut rest in subsets(&of[index + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// A route as its directions, and which of them is merged with the next.
#[derive(Clone, Debug)]
pub(crate) struct Trip {
    pub(crate) ways: Vec<Way>,
    pub(crate) rush: Option<usize>,
}

/// How a delivery went: gas, steps of those who arrived, and who collided with whom where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Result {
    pub(crate) gas: Vec<u16>,
    pub(crate) steps: Vec<Option<u16>>,
    pub(crate) collisions: BTreeSet<(usize, usize, Spot)>,
}

#[derive(Clone, Debug)]
struct Car {
    at: Spot,
    goal: Spot,
    trip: Trip,
    driven: usize,
    tolls: u16,
    arrived: Option<u16>,
    debris: Option<Vec<Spot>>,
}

/// What a car does in a step.
#[derive(Clone, Debug)]
struct Doing {
    entered: Vec<Spot>,
    occupied: Vec<Spot>,
    borders: Vec<(Spot, Spot)>,
    end: Spot,
    off: bool,
    moves: usize,
}

impl Car {
    fn driving(&self) -> bool {
        self.arrived.is_none() && self.debris.is_none()
    }

    fn waiting(&self) -> Doing {
        Doing {
            entered: vec![],
            occupied: vec![self.at],
            borders: vec![],
            end: self.at,
            off: false,
            moves: 0,
        }
    }

    fn moving(&self, town: &Town) -> Doing {
        let moves = if self.trip.rush == Some(self.driven) { 2 } else { 1 };
        let mut doing = Doing { occupied: vec![], moves, ..self.waiting() };
        for way in &self.trip.ways[self.driven..self.driven + moves] {
            let walked = walk(town, doing.end, *way).expect("routes are legal here");
            for tile in walked.entered {
                doing.borders.push((doing.end, tile));
                doing.entered.push(tile);
                doing.end = tile;
            }
            doing.off = walked.off;
        }
        // TT-4.4: over the edge from the edge, the car occupies the tile it stands on.
        doing.occupied = if doing.entered.is_empty() { vec![self.at] } else { doing.entered.clone() };
        doing
    }
}

/// Drives a delivery out.
pub(crate) fn deliver(town: &Town, corners: &[Spot], trips: &[Trip], last_step: u16) -> Result {
    let mut cars: Vec<Car> = corners
        .iter()
        .zip(trips)
        .map(|(&at, trip)| Car {
            at,
            goal: (4 - at.0, 4 - at.1),
            trip: trip.clone(),
            driven: 0,
            tolls: 0,
            arrived: None,
            debris: None,
        })
        .collect();
    let mut collisions = BTreeSet::new();
    for step in 2..=last_step {
        if !cars.iter().any(Car::driving) {
            break;
        }
        one_step(town, &mut cars, &mut collisions, step);
    }
    let gas = cars.iter().map(|car| car.arrived.map_or(17, |steps| steps + car.tolls)).collect();
    Result { gas, steps: cars.iter().map(|car| car.arrived).collect(), collisions }
}

fn one_step(town: &Town, cars: &mut [Car], collisions: &mut BTreeSet<(usize, usize, Spot)>, step: u16) {
    let doing = yielded(town, cars);
    let mut now = BTreeSet::new();
    for one in 0..cars.len() {
        for other in (0..cars.len()).filter(|&other| other != one) {
            for spot in collide(town, cars, &doing, one, other) {
                now.insert((one, other, spot));
                now.insert((other, one, spot));
            }
        }
    }
    for (index, car) in cars.iter_mut().enumerate().filter(|(_, car)| car.driving()) {
        let doing = doing[index].as_ref().expect("a driving car does something");
        let mut debris: Vec<Spot> = now.iter().filter(|hit| hit.0 == index).map(|hit| hit.2).collect();
        if doing.off {
            debris.push(doing.end);
        }
        if !debris.is_empty() {
            car.debris = Some(debris);
            continue;
        }
        if doing.moves == 1 {
            let tolls = doing.entered.iter().map(|&tile| town.signs(tile).tolls);
            car.tolls += 2 * tolls.sum::<u16>();
        }
        (car.at, car.driven) = (doing.end, car.driven + doing.moves);
        car.arrived = (car.at == car.goal).then_some(step);
    }
    collisions.extend(now.into_iter().filter(|hit| hit.0 < hit.1));
}

/// TT-6: what each car does once everyone who yields has yielded.
fn yielded(town: &Town, cars: &[Car]) -> Vec<Option<Doing>> {
    let mut doing: Vec<Option<Doing>> =
        cars.iter().map(|car| car.driving().then(|| car.moving(town))).collect();
    let mut cancelled = BTreeSet::new();
    loop {
        let mut would: Vec<(usize, Spot)> = Vec::new();
        for (index, car) in cars.iter().enumerate() {
            let Some(own) = doing[index].as_ref().filter(|own| own.moves > 0) else { continue };
            if !town.signs(car.at).yields {
                continue;
            }
            let others = doing.iter().enumerate().filter(|(other, _)| *other != index);
            let others: Vec<Spot> =
                others.filter_map(|(_, other)| other.as_ref()).flat_map(|d| d.occupied.clone()).collect();
            let met = own.occupied.iter().filter(|spot| others.contains(spot));
            would.extend(met.filter(|spot| !town.signs(**spot).roundabout).map(|spot| (index, *spot)));
        }
        for (index, spot) in &would {
            if would.iter().any(|(other, same)| other != index && same == spot) {
                cancelled.insert(*index);
            }
        }
        let waits: BTreeSet<usize> =
            would.iter().map(|(index, _)| *index).filter(|index| !cancelled.contains(index)).collect();
        if waits.is_empty() {
            return doing;
        }
        for index in waits {
            doing[index] = Some(cars[index].waiting());
        }
    }
}

/// The tiles where `one` runs into `other` in this step.
fn collide(town: &Town, cars: &[Car], doing: &[Option<Doing>], one: usize, other: usize) -> Vec<Spot> {
    let Some(own) = &doing[one] else { return Vec::new() };
    let round = |spot: &Spot| town.signs(*spot).roundabout;
    if let Some(debris) = &cars[other].debris {
        let hit = own.entered.iter().filter(|spot| debris.contains(spot) && !round(spot));
        return hit.copied().collect();
    }
    let Some(theirs) = &doing[other] else { return Vec::new() };
    let met = own.occupied.iter().filter(|spot| theirs.occupied.contains(spot) && !round(spot));
    let mut tiles: Vec<Spot> = met.copied().collect();
    for (from, to) in &own.borders {
        if theirs.borders.contains(&(*to, *from)) && !(round(from) && round(to)) {
            tiles.extend([*from, *to]);
        }
    }
    tiles
}
