//! What a city shows of yesterday, and of what only the viewer knows.

use cloverleaf_core::Game;
use cloverleaf_draw::{Drawn, Look};
use cloverleaf_tango::{Options, Stage, Tango, View};
use cloverleaf_words::english;

mod support;

/// Shows what each seat sees in random games.
fn every_view(mut see: impl FnMut(&View)) {
    let game = Tango::new(4, Options::default()).expect("four seats");
    for seed in 0..6 {
        support::wander(&game, seed, 17, 5000, |view| {
            if view.stage == Stage::Orders {
                see(view);
            }
        });
    }
}

fn drawn(view: &View, delivery: Option<u8>, step: Option<u8>) -> String {
    Tango::picture(view, &Look { delivery, step, bare: true, ..Look::default() }, english())
}

/// The texts of the layer on top, and the ids in it.
fn on_top(svg: &str) -> (Vec<String>, Vec<String>) {
    let document = roxmltree::Document::parse(svg).expect("well-formed XML");
    let notes = document.descendants().find(|node| node.attribute("id") == Some("notes")).expect("a layer");
    let texts = notes.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text());
    let ids = notes.descendants().filter_map(|node| node.attribute("id"));
    (texts.map(str::to_owned).collect(), ids.map(str::to_owned).collect())
}

#[test]
fn new_signs_and_own_failed_ones_are_tagged_in_the_morning() {
    let mut failed = 0;
    every_view(|view| {
        let (texts, _) = on_top(&drawn(view, None, None));
        let view = view.shown();
        let mut fresh: Vec<_> =
            view.signs.iter().filter(|sign| sign.day + 1 == view.day).map(|sign| sign.place).collect();
        fresh.dedup();
        let fallen = view.planted.iter().filter(|sign| sign.failed && sign.day + 1 == view.day).count();
        assert_eq!(texts.iter().filter(|text| *text == "new").count(), fresh.len());
        assert_eq!(texts.iter().filter(|text| *text == "failed").count(), fallen);
        failed += fallen;
    });
    assert!(failed > 0);
}

#[test]
fn the_end_of_a_film_shows_whom_one_hit_and_nobody_else() {
    let mut hits = 0;
    every_view(|view| {
        let shown = view.shown();
        for delivery in 1..=shown.gas[0].len() as u8 {
            let (_, ids) = on_top(&drawn(view, Some(delivery), Some(u8::MAX)));
            let told = shown.notices.iter().filter(|notice| notice.delivery == delivery);
            let mut met: Vec<String> =
                told.map(|notice| format!("met-{}-{}", notice.tile, notice.with)).collect();
            met.sort_unstable();
            let mut shown: Vec<String> = ids.into_iter().filter(|id| id.starts_with("met-")).collect();
            shown.sort_unstable();
            hits += met.len();
            assert_eq!(shown, met);
            let (_, start) = on_top(&drawn(view, Some(delivery), Some(1)));
            assert!(start.iter().all(|id| !id.starts_with("met-")), "not before it happens");
        }
    });
    assert!(hits > 20);
}
