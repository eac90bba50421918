//! `cloverleaf games`: what can be played.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use cloverleaf_catalog::{Entry, entries};
use cloverleaf_core::{About, Say as _};
use cloverleaf_report::reason_name;
use cloverleaf_table::value_to_json;
use cloverleaf_words::english;
use serde_json::json;

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::files;
use crate::language::{language, said, say};

const TITLE: Style = AnsiColor::Green.on_default().bold();
const NAME: Style = Style::new().bold();

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let chosen: Vec<_> = match &args.game {
        Some(id) => vec![files::known(id)?],
        None => entries().collect(),
    };
    for (index, game) in chosen.iter().enumerate() {
        if args.json {
            writeln!(out, "{}", as_json(game))?;
            continue;
        }
        if index > 0 {
            writeln!(out)?;
        }
        title(game, out)?;
        if args.game.is_some() {
            options(game, out)?;
        }
    }
    if args.game.is_none() && !args.json {
        writeln!(out, "\n{}", said!("games-more"))?;
    }
    Ok(())
}

fn title(game: &Entry, out: &mut impl Write) -> Result<(), Failure> {
    let About { title, designer, min_seats, max_seats, minutes, summary, .. } = game.about;
    let seats =
        if min_seats == max_seats { min_seats.to_string() } else { format!("{min_seats}–{max_seats}") };
    writeln!(out, "{TITLE}{title}{TITLE:#}  ({})", game.id)?;
    let minutes = format!("{}–{}", minutes.0, minutes.1);
    writeln!(out, "  {}", said!("games-facts", designer = designer, seats = seats, minutes = minutes))?;
    writeln!(out, "  {}", language().word(summary))?;
    Ok(())
}

fn options(game: &Entry, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "  {}", language().word(About::NOTICE))?;
    writeln!(out, "\n  {}", said!("games-options"))?;
    for option in game.options {
        let default = game.default_of(option.name).to_string();
        let default = if default.is_empty() { said!("games-by-seats") } else { default };
        let default = said!("games-default", clause = option.clause, value = default);
        writeln!(out, "\n  {NAME}{}{NAME:#}  ({default})", option.name)?;
        writeln!(out, "    {}: {}", say(&option.kind.message()), language().word(option.meaning))?;
    }
    let reasons: Vec<_> = game.reasons.iter().map(|reason| reason_name(reason, language())).collect();
    writeln!(out, "\n  {}", said!("games-endings", reasons = reasons.join(", ")))?;
    Ok(())
}

fn as_json(game: &Entry) -> serde_json::Value {
    let options: Vec<_> = game
        .options
        .iter()
        .map(|option| {
            json!({
                "name": option.name,
                "values": english().say(&option.kind.message()),
                "default": value_to_json(&game.default_of(option.name)),
                "meaning": english().word(option.meaning),
                "clause": option.clause,
            })
        })
        .collect();
    json!({
        "game": game.id,
        "rules": game.rules,
        "title": game.about.title,
        "designer": game.about.designer,
        "seats": [game.about.min_seats, game.about.max_seats],
        "minutes": [game.about.minutes.0, game.about.minutes.1],
        "summary": english().word(game.about.summary),
        "secrets": game.secrets,
        "reasons": game.reasons,
        "options": options,
    })
}
