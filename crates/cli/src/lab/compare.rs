//! `cloverleaf lab compare`: two rule sets on the same deals, until it is sure what changed.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args as ClapArgs;
use cloverleaf_catalog::{Playable, Visitor, visit};
use cloverleaf_lab::{Change, Comparison, wilson};
use serde_json::{Value as Json, json};

use super::figure::Figure;
use super::ground::{BATCH, Ground, GroundArgs, Measured, progress};
use super::rule_set::RuleSet;
use super::sentence;
use crate::failure::Failure;

#[derive(ClapArgs, Debug)]
#[command(after_help = "For example:\n  \
    cloverleaf lab compare congestion --b direct_path=always\n  \
    cloverleaf lab compare rightofway --a tiles.2=12 --b tiles.2=24 --on seat --json\n\
    Both rule sets are played on the same deals by the same bots. The intervals hold however often one looks,\n\
    so it stops as soon as it is sure. docs/lab-compare.md tells how.")]
pub(crate) struct CompareArgs {
    /// The game.
    pub(crate) game: String,
    /// The first rule set, such as "cars=own,target=10"; without it, the rules as they are.
    #[arg(long, value_name = "NAME=VALUE,…", default_value = "", value_parser = RuleSet::read)]
    pub(crate) a: RuleSet,
    /// The second rule set.
    #[arg(long, value_name = "NAME=VALUE,…", default_value = "", value_parser = RuleSet::read)]
    pub(crate) b: RuleSet,
    #[command(flatten)]
    pub(crate) ground: GroundArgs,
    /// The figure that decides when to stop. The others are told with wider intervals, so that all of them
    /// hold together.
    #[arg(long, value_name = "FIGURE", default_value = "length")]
    pub(crate) on: Figure,
    /// Play all the games, also once it is sure.
    #[arg(long)]
    pub(crate) full: bool,
    /// Write one JSON object instead.
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(args: &CompareArgs, out: &mut impl Write) -> Result<(), Failure> {
    let Some(compared) = visit(&args.game, Compare(args)).map_err(Failure::wrong_use)?? else {
        return same(args, out);
    };
    if args.json {
        writeln!(out, "{}", as_json(args, &compared)?)?;
    } else {
        report(args, &compared, out)?;
    }
    Ok(())
}

fn same(args: &CompareArgs, out: &mut impl Write) -> Result<(), Failure> {
    if args.json {
        writeln!(out, "{}", json!({"game": args.game, "same": true}))?;
    } else {
        writeln!(out, "Both rule sets are the same; there is nothing to compare.")?;
    }
    Ok(())
}

/// What came of a comparison.
struct Compared {
    comparison: Comparison,
    reasons: [BTreeMap<&'static str, u64>; 2],
}

impl Compared {
    fn new(on: Figure) -> Compared {
        let comparison = Comparison::new(&Figure::ALL.map(Figure::grain), on as usize);
        Compared { comparison, reasons: [BTreeMap::new(), BTreeMap::new()] }
    }

    fn see(&mut self, pair: [Measured; 2]) {
        self.comparison.add(&pair[0].figures, &pair[1].figures);
        for (reasons, game) in self.reasons.iter_mut().zip(pair) {
            *reasons.entry(game.reason).or_insert(0) += 1;
        }
    }

    fn change(&self, figure: Figure) -> Change {
        let [mean, _] = self.comparison.figures()[figure as usize].means();
        self.comparison.change(figure as usize, figure.margin(mean))
    }
}

struct Compare<'a>(&'a CompareArgs);

impl Visitor for Compare<'_> {
    type Output = Result<Option<Compared>, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let CompareArgs { a, b, ground: args, on, full, .. } = self.0;
        let ground = Ground::<G>::new(args)?;
        let [a, b] = [a, b].map(|rules| rules.over(&args.base()).options::<G>());
        let (a, b) = (a?, b?);
        if a == b {
            return Ok(None);
        }
        let studies = [ground.study(a)?, ground.study(b)?];
        let bar = progress(args.games, args.title(G::ID)?);
        let mut compared = Compared::new(*on);
        for start in (0..args.games).step_by(BATCH as usize) {
            let deals = start..(start + BATCH).min(args.games);
            let [a, b] = [0, 1].map(|side| ground.measure(&studies[side], deals.clone()));
            for pair in a?.into_iter().zip(b?) {
                compared.see([pair.0, pair.1]);
                bar.inc(1);
                // Each pair is looked at, so that what comes of it does not depend on the batches.
                if !full && compared.change(*on) != Change::Unsure {
                    bar.finish_and_clear();
                    return Ok(Some(compared));
                }
            }
        }
        bar.finish_and_clear();
        Ok(Some(compared))
    }
}

fn report(args: &CompareArgs, compared: &Compared, out: &mut impl Write) -> Result<(), Failure> {
    let title = args.ground.title(&args.game)?;
    writeln!(out, "{title}, {} pairs of games", compared.comparison.pairs())?;
    writeln!(out, "A: {}\nB: {}\n", args.a, args.b)?;
    writeln!(out, "{:<31}  {:>8}  {:>8}  {:>8}  95 % interval", "", "A", "B", "B − A")?;
    for figure in Figure::ALL {
        writeln!(out, "{}", line(args, compared, figure))?;
    }
    for (name, reasons) in ["A", "B"].into_iter().zip(&compared.reasons) {
        writeln!(out, "{name} ended by: {}", ended(reasons))?;
    }
    writeln!(out, "\n{}", sentence::sentence(&args.a, &args.b, &spoken(args, compared)))?;
    Ok(())
}

fn line(args: &CompareArgs, compared: &Compared, figure: Figure) -> String {
    let paired = &compared.comparison.figures()[figure as usize];
    let [a, b] = paired.means().map(|mean| figure.told(mean));
    let difference = sentence::signed(figure.told(paired.difference()));
    let interval = compared.comparison.interval(figure as usize);
    let within = sentence::between(figure, interval);
    let says = match compared.change(figure) {
        Change::More => "more",
        Change::Less => "less",
        Change::None => "the same",
        Change::Unsure => "",
    };
    let decides = if figure == args.on { "  (decides)" } else { "" };
    let says = format!("{says}{decides}");
    let line = format!("{:<31}  {a:>8.1}  {b:>8.1}  {difference:>8}  {within:<18} {says}", figure.meaning());
    line.trim_end().to_owned()
}

/// How games ended: each way with its share and how sure that is.
fn ended(reasons: &BTreeMap<&'static str, u64>) -> String {
    let games: u64 = reasons.values().sum();
    let ways = reasons.iter().map(|(reason, count)| {
        let sure = wilson(*count as f64, games);
        let [share, from, to] = [*count as f64 / games.max(1) as f64, sure.from, sure.to].map(|x| x * 100.0);
        format!("{reason} {share:.1} % ({from:.1}–{to:.1})")
    });
    ways.collect::<Vec<_>>().join(", ")
}

/// What the sentence is about: first the figure that decides.
fn spoken(args: &CompareArgs, compared: &Compared) -> Vec<sentence::Spoken> {
    let others = Figure::ALL.into_iter().filter(|figure| *figure != args.on);
    let spoken = |figure: Figure| sentence::Spoken {
        figure,
        difference: compared.comparison.figures()[figure as usize].difference(),
        interval: compared.comparison.interval(figure as usize),
        change: compared.change(figure),
    };
    core::iter::once(args.on).chain(others).map(spoken).collect()
}

fn as_json(args: &CompareArgs, compared: &Compared) -> Result<Json, Failure> {
    let figures: serde_json::Map<_, _> = Figure::ALL
        .into_iter()
        .map(|figure| (figure.word().to_owned(), figure_json(compared, figure)))
        .collect();
    Ok(json!({
        "game": args.game,
        "a": args.a.to_string(),
        "b": args.b.to_string(),
        "players": args.ground.levels(&args.game)?,
        "seed": args.ground.seed,
        "pairs": compared.comparison.pairs(),
        "on": args.on.word(),
        "sure": compared.change(args.on) != Change::Unsure,
        "figures": figures,
        "reasons": {"a": compared.reasons[0], "b": compared.reasons[1]},
        "sentence": sentence::sentence(&args.a, &args.b, &spoken(args, compared)),
    }))
}

fn figure_json(compared: &Compared, figure: Figure) -> Json {
    let paired = &compared.comparison.figures()[figure as usize];
    let [a, b] = paired.means();
    let interval = compared.comparison.interval(figure as usize);
    let change = format!("{:?}", compared.change(figure)).to_lowercase();
    // What is not bounded yet is null.
    json!({"a": a, "b": b, "difference": paired.difference(), "interval": [interval.from, interval.to], "change": change})
}
