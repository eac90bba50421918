//! `cloverleaf games`: what can be played.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use cloverleaf_catalog::{Entry, entries, entry};
use cloverleaf_core::About;
use cloverleaf_table::value_to_json;
use serde_json::json;

use crate::args::GamesArgs;
use crate::failure::Failure;

const TITLE: Style = AnsiColor::Green.on_default().bold();
const NAME: Style = Style::new().bold();

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let chosen: Vec<_> = match &args.game {
        Some(id) => vec![entry(id).map_err(Failure::wrong_use)?],
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
        writeln!(out, "\n`cloverleaf games GAME` tells a game's options, `cloverleaf play GAME` starts it.")?;
    }
    Ok(())
}

fn title(game: &Entry, out: &mut impl Write) -> Result<(), Failure> {
    let About { title, designer, min_seats, max_seats, minutes, summary, .. } = game.about;
    let seats =
        if min_seats == max_seats { min_seats.to_string() } else { format!("{min_seats}–{max_seats}") };
    writeln!(out, "{TITLE}{title}{TITLE:#}  ({})", game.id)?;
    writeln!(out, "  by {designer} · {seats} players · {}–{} minutes", minutes.0, minutes.1)?;
    writeln!(out, "  {summary}")?;
    Ok(())
}

fn options(game: &Entry, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "  {}", About::NOTICE)?;
    writeln!(out, "\n  Options, each given as --option NAME=VALUE:")?;
    for option in game.options {
        let default = game.default_of(option.name).to_string();
        let default = if default.is_empty() { "by the number of seats".to_owned() } else { default };
        writeln!(out, "\n  {NAME}{}{NAME:#}  ({}; by default {default})", option.name, option.clause)?;
        writeln!(out, "    {}: {}", option.kind, option.meaning)?;
    }
    writeln!(out, "\n  It ends by: {}, resignation, draw agreed.", game.reasons.join(", "))?;
    Ok(())
}

fn as_json(game: &Entry) -> serde_json::Value {
    let options: Vec<_> = game
        .options
        .iter()
        .map(|option| {
            json!({
                "name": option.name,
                "values": option.kind.to_string(),
                "default": value_to_json(&game.default_of(option.name)),
                "meaning": option.meaning,
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
        "summary": game.about.summary,
        "secrets": game.secrets,
        "reasons": game.reasons,
        "options": options,
    })
}
