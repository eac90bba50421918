//! The page of a search, and its chart.

use cloverleaf_draw::svg::Element;
use cloverleaf_lab::{Aim, Interval};

use super::{Mark, TuneReport};
use crate::chart::{self, Column, Dot, dots};
use crate::html::{self, document, tag};
use crate::words::{measure, page, tune as words};

impl TuneReport {
    /// The page, which needs nothing beside it.
    #[must_use]
    pub fn page(&self) -> String {
        let title = words::title(&self.setup.game);
        let banner = html::banner(page::OVER, &title, &format!("{}.", self.title()));
        let section = Element::new("section")
            .with(tag("p", &words::wanted(&self.goals())))
            .with(tag("p", &self.advice()).set("class", "finding"))
            .with(html::figure(words::CHART, self.chart()))
            .with(tag("p", words::LEGEND).set("class", "method"))
            .with(self.table());
        let body = Element::new("body")
            .with(Element::new("header").with(banner))
            .with(Element::new("main").with(section));
        document(&title, body)
    }

    /// The chart as a file of its own.
    pub(super) fn chart_file(&self) -> String {
        chart::alone(self.chart())
    }

    fn chart(&self) -> Element {
        let order = self.order();
        let rows: Vec<_> = order.iter().map(|row| (self.name(*row), dot(self.mark(*row)))).collect();
        let goals = self.question.objectives.goals(self.setup.seats.into());
        let columns: Vec<_> =
            goals.iter().enumerate().map(|(goal, aimed)| self.column(&order, goal, aimed.aim)).collect();
        dots(words::CHART, &rows, &columns)
    }

    fn column(&self, order: &[usize], goal: usize, aim: Aim) -> Column {
        let objective = &self.question.objectives.0[goal];
        let told = |value| objective.measure.told(value);
        let value = |candidate: &usize| {
            let standing = self.race.standings(*candidate)[goal];
            let Interval { from, to } = standing.interval;
            (told(standing.mean), Interval { from: told(from), to: told(to) })
        };
        Column {
            heads: [objective.text.clone(), measure::heading(objective.measure).to_owned()],
            aims: edges(aim).into_iter().map(told).collect(),
            values: order.iter().map(value).collect(),
        }
    }

    fn table(&self) -> Element {
        let [candidate, games, tolerances] = words::HEADINGS;
        let goals = self.goals();
        let headings = [&[candidate, games], goals.as_slice(), &[tolerances, ""]].concat();
        html::table(words::TABLE, &headings, self.order().into_iter().map(|candidate| self.row(candidate)))
    }

    fn row(&self, candidate: usize) -> Element {
        let mark = words::mark(self.mark(candidate));
        let cell = |text: &str| tag("td", text);
        Element::new("tr")
            .set("class", mark)
            .with(tag("th", &self.name(candidate)).set("scope", "row"))
            .with(cell(&self.race.deals(candidate).to_string()))
            .with_all(self.told(candidate).iter().map(|told| cell(told)))
            .with(cell(&format!("{:.1}", self.race.compromise(candidate))))
            .with(cell(mark))
    }
}

/// What is chosen is a square, what is on the front is filled, what is out is small.
fn dot(mark: Mark) -> Dot {
    match mark {
        Mark::Chosen => Dot::Square,
        Mark::Front => Dot::Filled,
        Mark::Running => Dot::Open,
        Mark::Out => Dot::Small,
    }
}

/// Between what an aim lies, where it is at a number.
fn edges(aim: Aim) -> Vec<f64> {
    match aim {
        Aim::Within(from, to) if from < to => vec![from, to],
        Aim::Within(aim, _) => vec![aim],
        Aim::Least | Aim::Most => Vec::new(),
    }
}
