//! `docs/encoding.md` says what every number means, and is made from what the code says. With `UPDATE=1` it is written anew.

use std::fmt::Write as _;
use std::path::Path;

use cloverleaf_congestion::Congestion;
use cloverleaf_encode::{Column, Encode, Layout, Part};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use cloverleaf_testkit::{check_snapshot, game};

const HEAD: &str = "# Positions and actions as numbers

What the crate [`encode`](../crates/encode/src/lib.rs) and the [Python package](python.md) tell a learner. An observation is a row of
16-bit integers made of the tables below, one after the other, each row by row. It is made from what one seat may know, from that
seat's point of view: its own things come first, then those of the seats after it round the table, so that a position looks the same to a
player wherever they sit. Every action has an id, and the mask says which ids are legal; every action also has a row of features, for policies that judge
actions one by one. Draws of chance have ids of their own.

Lengths belong to a set-up: they are the same in every position of it. Those given here are of the usual options and the largest
table. This page is made by `UPDATE=1 cargo nextest run -p cloverleaf-encode documented`.
";

#[test]
fn the_page_says_what_every_number_means() {
    let mut page = HEAD.to_owned();
    describe::<Gridlock>(&mut page);
    describe::<Congestion>(&mut page);
    describe::<Tango>(&mut page);
    describe::<RightOfWay>(&mut page);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encoding.md");
    check_snapshot(&path, &page);
}

fn describe<G: Encode>(page: &mut String) {
    let seats = G::ABOUT.max_seats;
    let rules: G = game(seats, "").expect("the usual set-up exists");
    let (observation, features) = (rules.observation(), rules.action_features());
    let _ = writeln!(page, "\n## {}\n", G::ABOUT.title);
    let _ = writeln!(
        page,
        "`{}` for {seats}: {} numbers an observation, {} ids of actions, {} numbers of features an action, {} ids of draws.",
        G::ID,
        observation.len(),
        rules.action_ids(),
        features.len(),
        rules.draw_ids(),
    );
    tables(page, "observation", &observation);
    tables(page, "features of an action", &features);
}

fn tables(page: &mut String, of: &str, layout: &Layout) {
    for Part { name, about, rows, columns } in &layout.parts {
        let _ = writeln!(page, "\n### `{name}` ({of}), {rows} × {}\n\n{about}\n", columns.len());
        let _ = writeln!(page, "| column | range | meaning |\n|---|---|---|");
        for Column { name, least, most, meaning } in columns {
            let _ = writeln!(page, "| `{name}` | {least} to {most} | {meaning} |");
        }
    }
}

#[test]
fn every_column_has_a_name_of_its_own_and_a_meaning() {
    fn check<G: Encode>() {
        let rules: G = game(G::ABOUT.max_seats, "").expect("the usual set-up exists");
        for layout in [rules.observation(), rules.action_features()] {
            for Part { name, columns, .. } in &layout.parts {
                for (index, column) in columns.iter().enumerate() {
                    assert!(
                        !column.meaning.is_empty() && column.least < column.most,
                        "{name}.{}",
                        column.name
                    );
                    let twice = columns[..index].iter().any(|other| other.name == column.name);
                    assert!(!twice, "{} has two columns {name}.{}", G::ID, column.name);
                }
                let twice = layout.parts.iter().filter(|other| other.name == *name).count() > 1;
                assert!(!twice, "{} has two tables {name}", G::ID);
            }
        }
    }
    check::<Gridlock>();
    check::<Congestion>();
    check::<Tango>();
    check::<RightOfWay>();
}
