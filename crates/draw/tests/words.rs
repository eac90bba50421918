//! Every word in pictures and sketches is in the files of words: in a language where all of those are marked,
//! nothing else is left but names and notation.

use std::collections::BTreeMap;

use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Actor, Game, GameExt, Random, SplitMix, Turn, Viewer};
use cloverleaf_draw::{Drawn, Look, Mark, MarkKind, Theme};
use cloverleaf_gridlock::{Board, Gridlock};
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use cloverleaf_words::{Language, Languages, pseudo};

/// English with every word marked `‹like this›`.
fn marked() -> Language {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let entry = entry.expect("an entry of the folder");
        let text = std::fs::read_to_string(entry.path()).expect("a file of words");
        (entry.file_name().to_string_lossy().into_owned(), pseudo(&text))
    };
    let files = std::fs::read_dir(folder).expect("a folder of words").map(read);
    // What only the terminal says is never in a picture.
    let files: Vec<_> = files.filter(|(name, _)| name != "cli.ftl").collect();
    let (languages, faults) = Languages::read(&BTreeMap::from([("en".to_owned(), files)]));
    assert_eq!(faults, []);
    languages.source().clone()
}

/// Words that are notation: signs of Traffic Tango, and what each letter and number may stand for.
const NOTATION: [&str; 11] =
    ["oneway", "yield", "roundabout", "toll", "stop", "speed", "row", "col", "out", "oo", "mit"];

/// The words outside marks that are neither names nor notation.
fn bare(text: &str, names: &[String]) -> Vec<String> {
    let mut outside = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '‹' => depth += 1,
            '›' => depth -= 1,
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
        if letter == '›' {
            outside.push(' ');
        }
    }
    let unnamed = names.iter().fold(outside, |left, name| left.replace(name.as_str(), " "));
    let words = unnamed.split(|letter: char| !letter.is_alphabetic());
    // Edges, directions, columns and colours are letters; `NE` and the like are two.
    let known = |word: &str| word.chars().count() <= 2 || NOTATION.contains(&word);
    words.filter(|word| !known(word)).map(str::to_owned).collect()
}

/// What people read in a picture.
fn words_in(picture: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    let label = document.root_element().attribute("aria-label").map(str::to_owned);
    let read = document.descendants().filter(|node| {
        ["title", "desc", "text"]
            .into_iter()
            .any(|name| node.has_tag_name(("http://www.w3.org/2000/svg", name)))
    });
    label.into_iter().chain(read.filter_map(|node| node.text().map(str::to_owned))).collect()
}

/// Plays at random, and reads every so many steps' pictures and sketches for all viewers.
fn nothing_bare<G: Drawn>(game: &G, every: usize, names: &[String]) {
    let words = marked();
    let mut random = SplitMix::new(3);
    let mut state = game.start();
    let (mut legal, mut draws, mut seen) = (Vec::new(), Vec::new(), 0);
    for step in 0..2_000 {
        let turn = game.turn(&state);
        if step % every == 0 || turn == Turn::Over {
            for viewer in Viewer::all(game.seats()) {
                seen += read::<G>(&game.view(&state, viewer), &words, names);
            }
        }
        let (actor, action) = match turn {
            Turn::Over => break,
            Turn::Chance => {
                draws.clear();
                game.chance(&state, &mut draws);
                (Actor::Chance, draws[random.weighted(draws.iter().map(|draw| draw.1))].0)
            }
            _ => {
                let seat = game.next_seat(&state).expect("somebody is to act");
                legal.clear();
                game.legal_onward(&state, seat, &mut legal);
                (Actor::Seat(seat), *random.choose(&legal).expect("whoever is to act can act"))
            }
        };
        game.play(&mut state, actor, action).expect("listed actions are legal");
    }
    assert!(seen > 100, "only {seen} texts were read");
}

/// Reads what one view is drawn as, and counts the texts.
fn read<G: Drawn>(view: &G::View, words: &Language, names: &[String]) -> usize {
    let marks = vec![Mark::new("path-NW-E-left", MarkKind::Blame)];
    let film =
        Look { delivery: Some(1), step: Some(2), points: true, theme: Theme::Dark, marks, ..Look::default() };
    let pictures = [Look::default(), film].map(|look| words_in(&G::picture(view, &look, words)));
    let sketch = G::sketch(view, words).plain();
    let texts: Vec<String> =
        pictures.into_iter().flatten().chain(sketch.lines().map(str::to_owned)).collect();
    for text in &texts {
        assert_eq!(bare(text, names), [""; 0], "in '{text}'");
    }
    texts.len()
}

#[test]
fn a_bare_word_is_found() {
    assert_eq!(bare("‹turn› 3: bare N.SE ‹words›", &[]), ["bare"]);
    assert_eq!(bare("D5: Fenway Park", &["Fenway Park".to_owned()]), [""; 0]);
}

#[test]
fn congestion_says_nothing_that_is_not_in_the_files_of_words() {
    nothing_bare(&Congestion::new(4, Default::default()).expect("a good set-up"), 60, &[]);
}

#[test]
fn tango_says_nothing_that_is_not_in_the_files_of_words() {
    nothing_bare(&Tango::new(4, Default::default()).expect("four seats"), 25, &[]);
}

#[test]
fn rightofway_says_nothing_that_is_not_in_the_files_of_words() {
    nothing_bare(&RightOfWay::new(2, Default::default()).expect("two seats"), 40, &[]);
}

#[test]
fn gridlock_says_nothing_that_is_not_in_the_files_of_words() {
    let board = Board::default();
    let places = board.destinations().iter().flat_map(|place| [place.title.clone(), place.name.to_string()]);
    let landmarks = board.landmarks().iter().map(|landmark| landmark.title.clone());
    let mut names: Vec<String> = places.chain(landmarks).chain([board.title().to_owned()]).collect();
    // A sign has its name on several lines.
    let lines: Vec<String> =
        names.iter().flat_map(|name| name.split([' ', '-']).map(str::to_owned)).collect();
    names.extend(lines);
    names.sort_by_key(|name| core::cmp::Reverse(name.len()));
    nothing_bare(&Gridlock::new(3, Default::default()).expect("a good set-up"), 60, &names);
}
