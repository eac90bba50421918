//! RIGHT_OF_WAY: what hands live on, which junctions close, what rights-of-way are bought for.

use std::collections::BTreeMap;

use cloverleaf_core::{Arg, Figure as Told, Game, Say, Seat, Viewer};
use cloverleaf_draw::svg::{Element, Point};
use cloverleaf_lab::Trial;
use cloverleaf_rightofway::{Action, Kind, Place, RightOfWay, State, View};

use super::{Measure, Step};
use crate::chart::{Cell, Series, heat, hexagon, lines};
use crate::measure::{TENTHS, tenth};
use crate::words::said;
use crate::{Estimate, Figure, Section, Unit};

/// What is counted over many games.
#[derive(Default)]
pub(super) struct City {
    now: Now,
    /// By game: cost, profit and result of a placement, on average, and tiles scrapped.
    economy: [Vec<f64>; 4],
    /// By tenth of the game: the hands of who wins and of who does not.
    hands: [[Vec<f64>; TENTHS]; 2],
    /// By connections: highways that stand at the end, and those of them that are closed.
    highways: BTreeMap<usize, [u64; 2]>,
    closed: Vec<f64>,
    /// By tile of the city: highways that stand there at the end, and those of them that are closed.
    tiles: BTreeMap<Place, [u64; 2]>,
    rights: [Vec<f64>; 2],
    /// What becomes of rights-of-way: built on by their owner, bought over, standing at the end.
    fates: [u64; 3],
}

/// What is counted in one game.
#[derive(Default)]
struct Now {
    placements: Vec<[f64; 3]>,
    scrapped: f64,
    hands: Vec<[f64; 2]>,
    bought: [f64; 2],
}

impl Measure<RightOfWay> for City {
    fn begin(&mut self, _game: &RightOfWay) {
        self.now = Now::default();
    }

    fn step(&mut self, game: &RightOfWay, step: &Step<'_, RightOfWay>) {
        let Some(seat) = step.seat() else { return };
        match step.action {
            Action::Place(place, _) => self.place(game, step, seat, place),
            Action::Scrap(_) => self.now.scrapped += 1.0,
            Action::Buy(place, _) => self.buy(game, step, seat, place),
            _ => {}
        }
        self.now.hands.push([Seat::at(0), Seat::at(1)].map(|seat| f64::from(step.after.power(seat))));
    }

    fn end(&mut self, game: &RightOfWay, state: &State, trial: &Trial) {
        self.see_economy();
        self.see_hands(trial);
        let view = game.view(state, Viewer::Referee);
        self.fates[2] += view.rights.len() as u64;
        self.see_highways(&view);
        let [bought, height] = self.now.bought;
        self.rights[0].push(bought);
        if bought > 0.0 {
            self.rights[1].push(height / bought);
        }
    }

    fn piece(&self, _: &RightOfWay, _: Seat, action: Action) -> Option<Arg> {
        match action {
            Action::Place(_, roads) => Kind::of(roads).map(|kind| kind.to_string().into()),
            _ => None,
        }
    }

    fn sections(&self, _game: &RightOfWay, say: &dyn Say) -> Vec<Section> {
        vec![self.economy(say), self.junctions(say), self.rights(say)]
    }
}

impl City {
    fn place(&mut self, game: &RightOfWay, step: &Step<'_, RightOfWay>, seat: Seat, place: Place) {
        let told = game.explain(step.before, seat, step.action).figures;
        let figure = |name: &str| match told.iter().find(|(told, _)| *told == name) {
            Some((_, Told::Number(number))) => *number as f64,
            _ => 0.0,
        };
        self.now.placements.push(["cost", "profit", "result"].map(figure));
        let before = game.view(step.before, Viewer::Referee);
        self.fates[0] += u64::from(before.rights.contains_key(&place));
    }

    fn buy(&mut self, game: &RightOfWay, step: &Step<'_, RightOfWay>, seat: Seat, place: Place) {
        let before = game.view(step.before, Viewer::Referee);
        let below = before.rights.get(&place);
        self.fates[1] += u64::from(below.is_some_and(|right| right.seat != seat.number()));
        self.now.bought[0] += 1.0;
        self.now.bought[1] += below.map_or(0, cloverleaf_rightofway::Right::height) as f64 + 1.0;
    }

    fn see_economy(&mut self) {
        let placements = &self.now.placements;
        let count = placements.len().max(1) as f64;
        for part in 0..3 {
            self.economy[part].push(placements.iter().map(|figures| figures[part]).sum::<f64>() / count);
        }
        self.economy[3].push(self.now.scrapped);
    }

    fn see_hands(&mut self, trial: &Trial) {
        let ranks = &trial.outcome.ranks;
        let winner = usize::from(ranks[Seat::at(1)] == 1);
        if ranks[Seat::at(0)] == ranks[Seat::at(1)] {
            return;
        }
        let mut sums = [[0.0; 3]; TENTHS];
        for (at, hands) in self.now.hands.iter().enumerate() {
            let sum = &mut sums[tenth(at, self.now.hands.len())];
            sum[0] += hands[winner];
            sum[1] += hands[1 - winner];
            sum[2] += 1.0;
        }
        for (at, sum) in sums.iter().enumerate().filter(|(_, sum)| sum[2] > 0.0) {
            self.hands[0][at].push(sum[0] / sum[2]);
            self.hands[1][at].push(sum[1] / sum[2]);
        }
    }

    fn see_highways(&mut self, view: &View) {
        let mut closed = 0;
        for (place, highway) in &view.highways {
            let is_closed = highway.points > 0;
            let by_value = self.highways.entry(highway.roads.len()).or_default();
            for [all, met] in [by_value, self.tiles.entry(*place).or_default()] {
                *all += 1;
                *met += u64::from(is_closed);
            }
            closed += usize::from(is_closed);
        }
        if !view.highways.is_empty() {
            self.closed.push(closed as f64 / view.highways.len() as f64);
        }
    }

    fn economy(&self, say: &dyn Say) -> Section {
        let names = [
            "report-rightofway-economy-cost",
            "report-rightofway-economy-earned",
            "report-rightofway-economy-result",
            "report-rightofway-economy-scrapped",
        ];
        let figures: Vec<Figure> = names
            .into_iter()
            .zip(&self.economy)
            .map(|(name, values)| Figure::new(say.word(name), Unit::Number, Estimate::mean(values)))
            .collect();
        let finding = said!(
            say,
            "report-rightofway-economy-finding",
            cost = figures[0].told(say),
            earned = figures[1].told(say),
            result = figures[2].told(say),
            scrapped = figures[3].told(say)
        );
        let who = ["report-rightofway-economy-winner", "report-rightofway-economy-loser"];
        let series = who.into_iter().zip(&self.hands).map(|(name, hands)| {
            let points = hands.iter().enumerate().filter(|(_, hands)| !hands.is_empty());
            let points = points.map(|(at, hands)| ((at as f64 + 0.5) / TENTHS as f64, Estimate::mean(hands)));
            Series { name: say.word(name), points: points.collect() }
        });
        let series: Vec<Series> = series.collect();
        let caption = said!(say, "report-rightofway-economy-chart");
        let picture = lines(&caption, &series, Unit::Number, say);
        let title = said!(say, "report-rightofway-economy-title");
        Section::new("economy", title, finding, said!(say, "report-rightofway-economy-method"))
            .keyed(figures[2].clone())
            .bars(said!(say, "report-rightofway-economy-bars"), figures, None)
            .picture(caption, picture)
    }

    fn junctions(&self, say: &dyn Say) -> Section {
        let figure = |(connections, [all, met]): (&usize, &[u64; 2])| {
            let name = said!(say, "report-rightofway-junctions-with", connections = *connections);
            Figure::new(name, Unit::Share, Estimate::share(*met as f64, *all))
        };
        let figures: Vec<Figure> = self.highways.iter().map(figure).collect();
        let all = said!(say, "report-rightofway-junctions-all");
        let all = Figure::new(all, Unit::Share, Estimate::mean(&self.closed));
        let finding = match (figures.first(), figures.last()) {
            (Some(few), Some(many)) => said!(
                say,
                "report-rightofway-junctions-finding",
                all = all.told(say),
                few = few.told(say),
                many = many.told(say)
            ),
            _ => said!(say, "report-rightofway-junctions-none"),
        };
        let caption = said!(say, "report-rightofway-junctions-chart");
        let picture = self.map(&caption, say);
        let title = said!(say, "report-rightofway-junctions-title");
        Section::new("junctions", title, finding, said!(say, "report-rightofway-junctions-method"))
            .keyed(all.clone())
            .bars(said!(say, "report-rightofway-junctions-bars"), figures, None)
            .numbers(said!(say, "report-rightofway-junctions-table"), vec![all])
            .picture(caption, picture)
    }

    fn map(&self, caption: &str, say: &dyn Say) -> Element {
        let middle = |place: &Place| -> Point {
            let (q, r) = (f64::from(place.0.q), f64::from(place.0.r));
            (45.0 * q, 26.0 * (2.0 * r + q))
        };
        let middles: Vec<Point> = self.tiles.keys().map(middle).collect();
        let least = |part: fn(&Point) -> f64| middles.iter().map(part).fold(f64::INFINITY, f64::min);
        let (left, top) = (least(|point| point.0), least(|point| point.1));
        let cells: Vec<Cell> = self
            .tiles
            .iter()
            .zip(&middles)
            .map(|((place, [all, met]), (x, y))| {
                let closed = Estimate::share(*met as f64, *all);
                let centre = (x - left + 40.0, y - top + 40.0);
                Cell {
                    corners: hexagon(centre, 29.0),
                    centre,
                    value: Some(closed.value),
                    ground: "plain",
                    label: said!(say, "report-share", number = format!("{:.0}", closed.value * 100.0)),
                    title: said!(
                        say,
                        "report-rightofway-junctions-place",
                        place = place.to_string(),
                        closed = met.to_string(),
                        all = all.to_string()
                    ),
                }
            })
            .collect();
        let far = |part: fn(&Cell) -> f64| cells.iter().map(part).fold(0.0, f64::max) + 40.0;
        heat(caption, (far(|cell| cell.centre.0), far(|cell| cell.centre.1)), &cells, &[], say)
    }

    fn rights(&self, say: &dyn Say) -> Section {
        let number = |key, values: &[f64]| Figure::new(say.word(key), Unit::Number, Estimate::mean(values));
        let bought = number("report-rightofway-rights-bought", &self.rights[0]);
        let height = number("report-rightofway-rights-height", &self.rights[1]);
        let all: f64 = self.rights[0].iter().sum();
        let share = |count: u64| Estimate::share(count as f64, (all as u64).max(count));
        let fates = [
            "report-rightofway-rights-built",
            "report-rightofway-rights-over",
            "report-rightofway-rights-standing",
        ];
        let fates = fates.into_iter().zip(self.fates);
        let fates: Vec<Figure> =
            fates.map(|(key, count)| Figure::new(say.word(key), Unit::Share, share(count))).collect();
        let finding = said!(
            say,
            "report-rightofway-rights-finding",
            bought = bought.told(say),
            built = fates[0].told(say),
            over = fates[1].told(say),
            standing = fates[2].told(say)
        );
        let title = said!(say, "report-rightofway-rights-title");
        Section::new("rights", title, finding, said!(say, "report-rightofway-rights-method"))
            .keyed(bought.clone())
            .numbers(said!(say, "report-rightofway-rights-table"), vec![bought, height])
            .bars(said!(say, "report-rightofway-rights-bars"), fates, None)
    }
}
