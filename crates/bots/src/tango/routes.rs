//! Routes: what it costs to drive from anywhere, and ways that cost little more.

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_tango::{Action, City, Dir, Landing, State, Tile};

/// More than any route costs.
const NEVER: u16 = 10_000;
/// TT-4.5: a route has at most so many moves.
const MOST_MOVES: usize = 24;

/// One step that a lone car can drive.
#[derive(Clone, Copy, Debug)]
struct Step {
    to: Tile,
    /// Its gas: the step and the tolls on its way.
    gas: u16,
}

/// The steps of a city, by tile and direction.
type Steps = [[Option<Step>; 4]; Tile::COUNT];

/// What it costs a lone car to drive to its goal, from every tile.
#[derive(Clone, Debug)]
pub(super) struct Costs {
    steps: Steps,
    gas: [u16; Tile::COUNT],
}

/// The gas of each seat's cheapest delivery in this city, the first tile included.
pub(super) fn cheapest(state: &State, city: &City) -> [Option<u16>; 4] {
    let steps = steps(city);
    Seat::ALL.map(|seat| {
        let corner = state.corners[seat.index()]?;
        let gas = gas_to(&steps, corner.opposite())[corner.index()];
        (gas < NEVER).then_some(gas + 1)
    })
}

impl Costs {
    /// The costs of a seat in this city, once its corner is known.
    pub(super) fn of(state: &State, city: &City, seat: Seat) -> Option<Costs> {
        let steps = steps(city);
        let gas = gas_to(&steps, state.goal(seat)?);
        Some(Costs { steps, gas })
    }

    /// What a step costs more than going on as cheaply as possible.
    fn detour(&self, at: Tile, dir: Dir) -> Option<(Tile, u16)> {
        let step = self.steps[at.index()][dir.index()]?;
        let whole = step.gas + self.gas[step.to.index()];
        (whole < NEVER).then(|| (step.to, whole.saturating_sub(self.gas[at.index()])))
    }

    /// Plans the rest of a route, at most so much dearer than the cheapest, with or without a rush.
    pub(super) fn walk(
        &self,
        state: &State,
        seat: Seat,
        mut slack: u16,
        rush: bool,
        random: &mut SplitMix,
        plan: &mut Vec<Action>,
    ) {
        let orders = &state.orders[seat.index()];
        let (Some(mut at), Some(goal)) = (orders.at, state.goal(seat)) else { return };
        let mut dirs = Vec::new();
        while at != goal && orders.route.len() + dirs.len() < MOST_MOVES {
            let Some((dir, to, detour)) = self.draw(at, slack, random) else { break };
            dirs.push(dir);
            slack -= detour;
            at = to;
        }
        // The last step has none after it to merge with.
        let rushed = (rush && dirs.len() > 1).then(|| random.below(dirs.len() as u32 - 1) as usize);
        let order = |(index, dir)| if Some(index) == rushed { Action::Rush(dir) } else { Action::Go(dir) };
        plan.extend(dirs.into_iter().enumerate().map(order));
    }

    /// A direction to go on in: mostly one that costs nothing more.
    fn draw(&self, at: Tile, slack: u16, random: &mut SplitMix) -> Option<(Dir, Tile, u16)> {
        let most = if random.below(8) == 0 { slack } else { 0 };
        let open = |dir| {
            let (to, detour) = self.detour(at, dir)?;
            (detour <= most).then_some((dir, to, detour))
        };
        let open = Dir::ALL.map(open);
        let count = open.iter().flatten().count() as u32;
        (count > 0).then(|| open.into_iter().flatten().nth(random.below(count) as usize))?
    }
}

fn steps(city: &City) -> Steps {
    core::array::from_fn(|from| {
        Dir::ALL.map(|dir| {
            let step = city.step(Tile::at(from)?, dir).ok().filter(|step| !step.off)?;
            Some(Step { to: step.end, gas: 1 + step.toll })
        })
    })
}

fn gas_to(steps: &Steps, goal: Tile) -> [u16; Tile::COUNT] {
    let mut gas = [NEVER; Tile::COUNT];
    gas[goal.index()] = 0;
    while relax(steps, &mut gas) {}
    gas
}

/// Lets every tile learn from its neighbours, and says whether one did.
fn relax(steps: &Steps, gas: &mut [u16; Tile::COUNT]) -> bool {
    let mut learnt = false;
    for (from, steps) in steps.iter().enumerate() {
        for step in steps.iter().flatten() {
            let through = step.gas + gas[step.to.index()];
            if through < gas[from] {
                gas[from] = through;
                learnt = true;
            }
        }
    }
    learnt
}

/// A step that brings the seat's car nearer to its goal, whatever the tolls.
pub(super) fn step_nearer(state: &State, seat: Seat, random: &mut SplitMix) -> Option<Action> {
    let (at, goal) = (state.orders[seat.index()].at?, state.goal(seat)?);
    let here = state.roads.to_go(at, goal)?;
    let nearer = |&dir: &Dir| match state.roads.landing(at, dir) {
        Landing::On(tile) => state.roads.to_go(tile, goal).is_some_and(|left| left < here),
        Landing::Off | Landing::Nowhere => false,
    };
    let count = Dir::ALL.iter().filter(|dir| nearer(dir)).count() as u32;
    let drawn = (count > 0).then(|| random.below(count) as usize)?;
    Dir::ALL.into_iter().filter(nearer).nth(drawn).map(Action::Go)
}
