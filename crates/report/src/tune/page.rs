//! The page of a search, and its chart.

use cloverleaf_core::Say;
use cloverleaf_draw::svg::Element;
use cloverleaf_lab::{Aim, Interval};
use cloverleaf_words::{Language, english};

use super::{Mark, TuneReport};
use crate::chart::{self, Column, Dot, dots};
use crate::figure::decimal;
use crate::html::{self, document, tag};
use crate::words::{measure, said, tune as words};

impl TuneReport {
    /// The page, which needs nothing beside it.
    #[must_use]
    pub fn page(&self, language: &Language) -> String {
        let title = said!(language, "lab-tune-title", game = self.setup.game.as_str());
        let banner = html::banner(&said!(language, "report-over"), &title, &self.title(language));
        let wanted = said!(language, "lab-tune-wanted", goals = self.goals().join(", "));
        let section = Element::new("section")
            .with(tag("p", &wanted))
            .with(tag("p", &self.advice(language)).set("class", "finding"))
            .with(html::figure(&said!(language, "lab-tune-chart"), self.chart(language)))
            .with(tag("p", &said!(language, "lab-tune-legend")).set("class", "method"))
            .with(self.table(language));
        let body = Element::new("body")
            .with(Element::new("header").with(banner))
            .with(Element::new("main").with(section));
        document(language.code(), &title, body)
    }

    /// The chart as a file of its own.
    pub(super) fn chart_file(&self, say: &dyn Say) -> String {
        chart::alone(self.chart(say))
    }

    fn chart(&self, say: &dyn Say) -> Element {
        let order = self.order();
        let rows: Vec<_> = order.iter().map(|row| (self.name(*row, say), dot(self.mark(*row)))).collect();
        let goals = self.question.objectives.goals(self.setup.seats.into());
        let columns: Vec<_> =
            goals.iter().enumerate().map(|(goal, aimed)| self.column(&order, goal, aimed.aim, say)).collect();
        dots(&said!(say, "lab-tune-chart"), &rows, &columns, say)
    }

    fn column(&self, order: &[usize], goal: usize, aim: Aim, say: &dyn Say) -> Column {
        let objective = &self.question.objectives.0[goal];
        let told = |value| objective.measure.told(value);
        let value = |candidate: &usize| {
            let standing = self.race.standings(*candidate)[goal];
            let Interval { from, to } = standing.interval;
            (told(standing.mean), Interval { from: told(from), to: told(to) })
        };
        Column {
            heads: [objective.text.clone(), measure::heading(objective.measure, say)],
            aims: edges(aim).into_iter().map(told).collect(),
            values: order.iter().map(value).collect(),
        }
    }

    fn table(&self, say: &dyn Say) -> Element {
        let [candidate, games, tolerances] = words::headings(say);
        let goals = self.goals().into_iter().map(str::to_owned);
        let headings: Vec<String> =
            [candidate, games].into_iter().chain(goals).chain([tolerances, String::new()]).collect();
        let rows = self.order().into_iter().map(|candidate| self.row(candidate, say));
        html::table(&said!(say, "lab-tune-table"), &headings, rows)
    }

    fn row(&self, candidate: usize, say: &dyn Say) -> Element {
        let mark = self.mark(candidate);
        let cell = |text: &str| tag("td", text);
        Element::new("tr")
            .set("class", words::mark(mark, english()))
            .with(tag("th", &self.name(candidate, say)).set("scope", "row"))
            .with(cell(&self.race.deals(candidate).to_string()))
            .with_all(self.told(candidate, say).iter().map(|told| cell(told)))
            .with(cell(&decimal(self.race.compromise(candidate), 1, say)))
            .with(cell(&words::mark(mark, say)))
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
