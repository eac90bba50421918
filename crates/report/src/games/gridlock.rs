//! Gridlock: which roads are driven, which places are hard to reach, who profits from a tile.

use cloverleaf_core::{Arg, Game, Message, Say, Seat, SeatSet};
use cloverleaf_draw::svg::{Element, Point};
use cloverleaf_gridlock::{Action, Board, Gridlock, Terrain};
use cloverleaf_lab::Trial;
use std::collections::BTreeMap;

use super::{Measure, Step, extremes};
use crate::chart::{Cell, Link, heat, hexagon};
use crate::figure::decimal;
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// What is counted over many games of one board.
#[derive(Default)]
pub(super) struct Roads {
    games: u64,
    /// How often each space was driven over, and how often each way between two of them.
    driven: BTreeMap<usize, f64>,
    ways: BTreeMap<(usize, usize), f64>,
    placed: BTreeMap<usize, f64>,
    destinations: BTreeMap<usize, Reached>,
    /// In this game: who laid the tile on each space, and how often it was driven over by whom.
    layers: BTreeMap<usize, Seat>,
    crossings: [f64; 2],
    /// The layer's part of the crossings of each game.
    own_parts: Vec<f64>,
    crossings_by_game: Vec<f64>,
    laid: f64,
}

/// One destination: the seats that held its card, and in which round those scored it who did.
#[derive(Default)]
struct Reached {
    held: u64,
    rounds: Vec<f64>,
}

impl Measure<Gridlock> for Roads {
    fn begin(&mut self, _game: &Gridlock) {
        self.layers.clear();
        self.crossings = [0.0; 2];
        self.laid = 0.0;
    }

    fn step(&mut self, game: &Gridlock, step: &Step<'_, Gridlock>) {
        let Some(seat) = step.seat() else { return };
        match step.action {
            Action::Place(space, _) => self.lay(game.board().find(space), seat),
            Action::Remove(space) => {
                let space = game.board().find(space);
                space.and_then(|space| self.layers.remove(&space));
            }
            Action::Stop(space) => {
                let to = game.board().find(space);
                let path = to.and_then(|to| game.path(step.before, seat, to));
                self.drive(&path.map_or_else(Vec::new, |path| path.spaces().collect()), seat);
                self.score(game, step, seat);
            }
            _ => {}
        }
    }

    fn end(&mut self, game: &Gridlock, state: &<Gridlock as Game>::State, _trial: &Trial) {
        self.games += 1;
        for seat in SeatSet::first(game.seats()).iter() {
            let player = state.player(seat);
            for card in player.scored.and(player.cards).iter() {
                self.destinations.entry(card).or_default().held += 1;
            }
        }
        let all: f64 = self.crossings.iter().sum();
        if all > 0.0 {
            self.own_parts.push(self.crossings[0] / all);
        }
        if self.laid > 0.0 {
            self.crossings_by_game.push(all / self.laid);
        }
    }

    fn piece(&self, _: &Gridlock, _: Seat, action: Action) -> Option<Arg> {
        match action {
            Action::Place(_, tile) => tile.kind().map(|kind| kind.tile().to_string().into()),
            _ => None,
        }
    }

    fn sections(&self, game: &Gridlock, say: &dyn Say) -> Vec<Section> {
        vec![self.network(game.board(), say), self.places(game.board(), say), self.profit(game.seats(), say)]
    }
}

impl Roads {
    fn lay(&mut self, space: Option<usize>, seat: Seat) {
        if let Some(space) = space {
            self.layers.insert(space, seat);
            self.laid += 1.0;
            *self.placed.entry(space).or_default() += 1.0;
        }
    }

    fn drive(&mut self, path: &[usize], seat: Seat) {
        for pair in path.windows(2) {
            *self.ways.entry((pair[0].min(pair[1]), pair[0].max(pair[1]))).or_default() += 1.0;
        }
        for space in path.iter().skip(1) {
            *self.driven.entry(*space).or_default() += 1.0;
            if let Some(layer) = self.layers.get(space) {
                self.crossings[usize::from(*layer != seat)] += 1.0;
            }
        }
    }

    fn score(&mut self, game: &Gridlock, step: &Step<'_, Gridlock>, seat: Seat) {
        let scored = step.after.player(seat).scored.minus(step.before.player(seat).scored);
        let round = f64::from(step.before.turns / u32::from(game.seats())) + 1.0;
        for card in scored.iter() {
            self.destinations.entry(card).or_default().rounds.push(round);
        }
    }

    fn network(&self, board: &Board, say: &dyn Say) -> Section {
        let busiest = self.driven.iter().max_by(|one, other| one.1.total_cmp(other.1));
        let games = self.games.max(1) as f64;
        let finding = busiest.map_or_else(
            || said!(say, "report-gridlock-network-nobody"),
            |(space, times)| {
                said!(
                    say,
                    "report-gridlock-network-finding",
                    space = named(board, *space),
                    times = Unit::Number.write(times / games, say),
                    placed = self.placed.len(),
                    spaces = board.spaces().len()
                )
            },
        );
        let caption = said!(say, "report-gridlock-network-chart");
        let picture = self.map(board, &caption, say);
        let title = said!(say, "report-gridlock-network-title");
        Section::new("network", title, finding, said!(say, "report-gridlock-network-method"))
            .picture(caption, picture)
    }

    fn map(&self, board: &Board, caption: &str, say: &dyn Say) -> Element {
        let centres: Vec<Point> = (0..board.spaces().len()).map(|space| centre(board, space)).collect();
        let far = |part: fn(&Point) -> f64| centres.iter().map(part).fold(0.0, f64::max) + 40.0;
        let games = self.games.max(1) as f64;
        let per_game =
            |counts: &BTreeMap<usize, f64>, space| counts.get(&space).copied().unwrap_or(0.0) / games;
        let cell = |(space, centre): (usize, &Point)| {
            let (driven, placed) = (per_game(&self.driven, space), per_game(&self.placed, space));
            Cell {
                corners: hexagon(*centre, 29.0),
                centre: *centre,
                value: Some(driven),
                ground: ground(board.ground(space)),
                label: board
                    .card_at(space)
                    .map_or_else(String::new, |card| initials(&board.destinations()[card].title)),
                title: said!(
                    say,
                    "report-gridlock-network-space",
                    name = named(board, space),
                    driven = decimal(driven, 2, say),
                    placed = decimal(placed, 2, say)
                ),
            }
        };
        let cells: Vec<Cell> = centres.iter().enumerate().map(cell).collect();
        let beside = |from: usize, to: usize| board.neighbours().around(from).contains(to);
        let links: Vec<Link> = self
            .ways
            .iter()
            .filter(|((from, to), _)| beside(*from, *to))
            .map(|((from, to), times)| Link { ends: [centres[*from], centres[*to]], value: times / games })
            .collect();
        heat(caption, (far(|point| point.0), far(|point| point.1)), &cells, &links, say)
    }

    fn places(&self, board: &Board, say: &dyn Say) -> Section {
        let title =
            |card: &usize| board.destinations().get(*card).map_or_else(String::new, |d| d.title.clone());
        let reached = |(card, reached): (&usize, &Reached)| {
            let share = Estimate::share(reached.rounds.len() as f64, reached.held);
            Figure::new(title(card), Unit::Share, share)
        };
        let round = |(card, reached): (&usize, &Reached)| {
            Figure::new(title(card), Unit::Number, Estimate::mean(&reached.rounds))
        };
        let mut shares: Vec<Figure> = self.destinations.iter().map(reached).collect();
        let mut rounds: Vec<Figure> =
            self.destinations.iter().filter(|(_, reached)| reached.rounds.len() > 1).map(round).collect();
        shares.sort_by(|one, other| one.estimate.value.total_cmp(&other.estimate.value));
        rounds.sort_by(|one, other| other.estimate.value.total_cmp(&one.estimate.value));
        let finding = extremes(&shares).map_or_else(
            || said!(say, "report-gridlock-places-nobody"),
            |(easy, hard)| {
                said!(
                    say,
                    "report-gridlock-places-finding",
                    hard = hard.name.as_str(),
                    few = hard.told(say),
                    easy = easy.name.as_str(),
                    many = easy.told(say)
                )
            },
        );
        let title = said!(say, "report-gridlock-places-title");
        let method = said!(say, "report-gridlock-places-method");
        let mut section = Section::new("destinations", title, finding, method);
        section.key = shares.first().map(|hard| {
            let name = said!(say, "report-gridlock-places-key", hardest = hard.name.as_str());
            Figure { name, ..hard.clone() }
        });
        section.bars(said!(say, "report-gridlock-places-reached"), shares, None).bars(
            said!(say, "report-gridlock-places-rounds"),
            rounds,
            None,
        )
    }

    fn profit(&self, seats: u8, say: &dyn Say) -> Section {
        let fair = 1.0 / f64::from(seats);
        let own = said!(say, "report-gridlock-profit-own");
        let own = Figure::new(own, Unit::Share, Estimate::mean(&self.own_parts));
        let crossed = Estimate::mean(&self.crossings_by_game);
        let crossed = Figure::new(said!(say, "report-gridlock-profit-crossed"), Unit::Number, crossed);
        let title = said!(say, "report-gridlock-profit-title");
        let finding = profit_finding(&crossed, &own, fair, say);
        let equal = said!(say, "report-gridlock-profit-equal");
        Section::new("profit", title, finding, said!(say, "report-gridlock-profit-method"))
            .keyed(own.clone())
            .bars(said!(say, "report-gridlock-profit-bars"), vec![own], Some((fair, equal)))
            .numbers(said!(say, "report-gridlock-profit-table"), vec![crossed])
    }
}

fn profit_finding(crossed: &Figure, own: &Figure, fair: f64, say: &dyn Say) -> String {
    let judged = match (own.estimate.excludes(fair), own.estimate.value > fair) {
        (true, true) => "builder",
        (true, false) => "others",
        (false, _) => "alike",
    };
    let finding = Message::new("report-gridlock-profit-finding")
        .text("crossed", crossed.told(say))
        .text("own", own.told(say))
        .text("fair", Unit::Share.write(fair, say));
    say.say(&finding.choice("judged", judged))
}

fn ground(ground: Terrain) -> &'static str {
    match ground {
        Terrain::Empty => "plain",
        Terrain::Destination => "goal",
        Terrain::River => "river",
        Terrain::Park { .. } => "park",
        Terrain::Tunnel(_) => "tunnel",
    }
}

fn named(board: &Board, space: usize) -> String {
    match board.card_at(space) {
        Some(card) => board.destinations()[card].title.clone(),
        None => board.spaces()[space].to_string(),
    }
}

/// The first letters of a name, for a small space.
fn initials(title: &str) -> String {
    let words: Vec<&str> = title.split_whitespace().collect();
    match words.as_slice() {
        [word] => word.chars().take(3).collect(),
        words => words.iter().filter_map(|word| word.chars().next()).take(3).collect(),
    }
}

fn centre(board: &Board, space: usize) -> Point {
    let (column, half_row) = board.doubled(space);
    let first = (0..board.spaces().len()).map(|space| board.doubled(space).1).min().unwrap_or(0);
    (40.0 + 45.0 * f64::from(column), 40.0 + 26.0 * f64::from(half_row - first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossings_are_told_apart_by_who_laid_the_tile() {
        let mut roads = Roads::default();
        let [one, two] = [Seat::at(0), Seat::at(1)];
        roads.lay(Some(5), one);
        roads.lay(Some(6), two);
        roads.drive(&[4, 5, 6, 7], one);
        roads.drive(&[6, 5], two);
        // Seat 1 crosses its own tile and the other's; seat 2 sets off from its own, which is no crossing.
        assert_eq!(roads.crossings, [1.0, 2.0]);
        assert_eq!(roads.driven, BTreeMap::from([(5, 2.0), (6, 1.0), (7, 1.0)]));
        assert_eq!(roads.ways, BTreeMap::from([((4, 5), 1.0), ((5, 6), 2.0), ((6, 7), 1.0)]));
    }

    #[test]
    fn a_name_is_short_on_the_map() {
        assert_eq!([initials("Harvard"), initials("Museum of Fine Arts")], ["Har", "MoF"]);
    }
}
