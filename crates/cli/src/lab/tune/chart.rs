//! The candidates as a picture: a row each, a column for each goal.

use std::fmt::Write as _;

use super::table::Mark;
use super::{TuneArgs, Tuned};
use cloverleaf_lab::{Aim, Standing};

const ROW: f64 = 24.0;
const HEAD: f64 = 44.0;
const NAMES: f64 = 300.0;
const COLUMN: f64 = 240.0;
const GAP: f64 = 24.0;

/// The picture, as an SVG of its own.
pub(crate) fn svg(args: &TuneArgs, tuned: &Tuned) -> String {
    let order = tuned.order();
    let columns = args.goal.0.len() as f64;
    let (width, height) = (NAMES + columns * COLUMN, HEAD + (order.len() as f64 + 1.0) * ROW);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"Candidates by goal, with intervals\" font-family=\"system-ui, sans-serif\" \
         font-size=\"13\" fill=\"currentColor\" stroke=\"none\" color=\"#333\">\n<style>@media (prefers-color-scheme: \
         dark) {{ svg {{ color: #ddd }} }}</style>\n"
    );
    for (row, candidate) in order.iter().enumerate() {
        let bold = if tuned.mark(*candidate) == Mark::Chosen { " font-weight=\"bold\"" } else { "" };
        let name = escape(&tuned.names[*candidate]);
        line(&mut svg, &format!("<text x=\"0\" y=\"{}\"{bold}>{name}</text>", middle(row) + 4.0));
    }
    for goal in 0..args.goal.0.len() {
        column(&mut svg, args, tuned, &order, goal);
    }
    svg + "</svg>\n"
}

fn line(svg: &mut String, text: &str) {
    svg.push_str(text);
    svg.push('\n');
}

fn middle(row: usize) -> f64 {
    HEAD + (row as f64 + 0.5) * ROW
}

/// One goal: its aim as a line, every candidate's mean and interval.
fn column(svg: &mut String, args: &TuneArgs, tuned: &Tuned, order: &[usize], goal: usize) {
    let wish = &args.goal.0[goal];
    let seats = args.ground.levels(&args.game).map_or(2, |levels| levels.len());
    let aim = args.goal.goals(seats)[goal].aim;
    let standings: Vec<_> = order.iter().map(|candidate| tuned.race.standings(*candidate)[goal]).collect();
    let scale = Scale::of(&standings, aim, NAMES + goal as f64 * COLUMN);
    for (y, text) in [(14, wish.text.as_str()), (30, wish.figure.meaning())] {
        let (x, text) = (scale.left, escape(text));
        line(svg, &format!("<text x=\"{x}\" y=\"{y}\" font-size=\"12\">{text}</text>"));
    }
    let bottom = middle(order.len()) + 4.0;
    for (end, anchor) in [(scale.from, "start"), (scale.to, "end")] {
        let told = wish.figure.told(end);
        let x = scale.x(end);
        line(svg, &format!("<text x=\"{x:.1}\" y=\"{bottom}\" text-anchor=\"{anchor}\">{told:.1}</text>"));
    }
    for aim in edges(aim) {
        let (x, end) = (scale.x(aim), middle(order.len()) - ROW / 2.0);
        let path = format!("M{x:.1} {HEAD}V{end}");
        line(
            svg,
            &format!("<path d=\"{path}\" stroke=\"currentColor\" stroke-dasharray=\"4 3\" fill=\"none\"/>"),
        );
    }
    for ((row, candidate), standing) in order.iter().enumerate().zip(&standings) {
        dot(svg, &scale, middle(row), standing, tuned.mark(*candidate));
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

/// A candidate at one goal. What is chosen is a square, what is on the front is filled, what is out is small.
fn dot(svg: &mut String, scale: &Scale, y: f64, standing: &Standing, mark: Mark) {
    let [from, mean, to] =
        [standing.interval.from, standing.mean, standing.interval.to].map(|at| scale.x(at));
    line(svg, &format!("<path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"currentColor\" stroke-width=\"1.5\"/>"));
    let shape = match mark {
        Mark::Chosen => {
            format!("<rect x=\"{:.1}\" y=\"{}\" width=\"11\" height=\"11\"/>", mean - 5.5, y - 5.5)
        }
        Mark::Front => format!("<circle cx=\"{mean:.1}\" cy=\"{y}\" r=\"5\"/>"),
        Mark::Running => {
            format!("<circle cx=\"{mean:.1}\" cy=\"{y}\" r=\"4.5\" fill=\"#fff\" stroke=\"currentColor\"/>")
        }
        Mark::Out => {
            format!("<circle cx=\"{mean:.1}\" cy=\"{y}\" r=\"2.5\" fill=\"#fff\" stroke=\"currentColor\"/>")
        }
    };
    line(svg, &shape);
}

/// From figures to places in a column.
struct Scale {
    from: f64,
    to: f64,
    left: f64,
}

impl Scale {
    /// Wide enough for every mean and the aim, and for as much of the intervals as half of that again.
    fn of(standings: &[Standing], aim: Aim, left: f64) -> Scale {
        let means = standings.iter().map(|standing| standing.mean).chain(edges(aim));
        let (least, most) =
            means.fold((f64::MAX, f64::MIN), |(least, most), mean| (least.min(mean), most.max(mean)));
        let room = ((most - least) / 2.0).max(most.abs() / 20.0).max(1e-3);
        let ends = standings.iter().flat_map(|standing| [standing.interval.from, standing.interval.to]);
        let ends: Vec<f64> = ends.map(|end| end.clamp(least - room, most + room)).collect();
        let from = ends.iter().copied().fold(least, f64::min);
        let to = ends.iter().copied().fold(most, f64::max);
        Scale { from, to: if to > from { to } else { from + 1.0 }, left }
    }

    fn x(&self, value: f64) -> f64 {
        let part = ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        self.left + part * (COLUMN - GAP)
    }
}

/// Text between tags.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        // Writing to a string cannot fail.
        let _ = match letter {
            '&' => write!(escaped, "&amp;"),
            '<' => write!(escaped, "&lt;"),
            '>' => write!(escaped, "&gt;"),
            '"' => write!(escaped, "&quot;"),
            _ => write!(escaped, "{letter}"),
        };
    }
    escaped
}
