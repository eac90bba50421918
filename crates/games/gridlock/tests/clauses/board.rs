//! GB-1: the board.

use cloverleaf_core::{DocumentError, OptionError, Options as _, Say as _, Value};
use cloverleaf_gridlock::{Board, CITIES, Options, Space, Terrain};
use cloverleaf_words::english;

use crate::test_table::{Deal, TestTable};

const BOSTON: &str = include_str!("../../../../../boards/boston.toml");
const FILES: [&str; CITIES.len()] = [
    BOSTON,
    include_str!("../../../../../boards/crossroads.toml"),
    include_str!("../../../../../boards/hamburg.toml"),
];

fn parse(text: &str) -> Result<Board, DocumentError> {
    Board::from_document(&cloverleaf_document::read(text)?)
}

/// What is wrong with a file, as people read it.
fn said(error: &DocumentError) -> String {
    english().say(&error.why)
}

fn boston() -> Board {
    parse(BOSTON).expect("Boston is a board")
}

/// The options as people set them, with this board.
fn with_board(board: &str) -> Result<Options, OptionError> {
    cloverleaf_document::options_from(&[("board".to_owned(), Value::Text(board.to_owned()))])
}

fn at(board: &Board, column: i16, half_row: i16) -> usize {
    (0..board.spaces().len())
        .find(|&space| board.doubled(space) == (column, half_row))
        .unwrap_or_else(|| panic!("no space at ({column}, {half_row})"))
}

fn name(board: &Board, column: i16, half_row: i16) -> String {
    board.spaces()[at(board, column, half_row)].to_string()
}

#[test]
fn gb_1_1_eleven_columns_of_88_hexagons() {
    let board = boston();
    let ranges =
        [(3, 17), (2, 16), (1, 17), (0, 16), (1, 17), (0, 16), (1, 15), (0, 14), (1, 13), (0, 12), (1, 11)];
    let listed: Vec<_> = (0..88).map(|space| board.doubled(space)).collect();
    let expected: Vec<_> = (0..)
        .zip(ranges)
        .flat_map(|(column, (north, south))| {
            (north..=south).step_by(2).map(move |half_row| (column, half_row))
        })
        .collect();
    assert_eq!(listed, expected);
    assert_eq!(board.spaces().len(), 88);
    let steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    for space in 0..88 {
        let (column, half_row) = board.doubled(space);
        let neighbours: Vec<_> = cloverleaf_grid::Edge::ALL
            .into_iter()
            .map(|edge| board.neighbours().across(space, edge).map(|other| board.doubled(other)))
            .collect();
        let by_steps = steps.map(|(east, south)| {
            Some((column + east, half_row + south)).filter(|place| expected.contains(place))
        });
        assert_eq!(neighbours, by_steps, "the neighbours of ({column}, {half_row})");
    }
}

#[test]
fn gb_1_1_a_space_that_is_not_there_is_refused() {
    let table = Deal::new(2, "").opening();
    table.refuses("place A9 N.SE", "GB-1.1", "A9");
    table.refuses("place L1 N.SE", "GB-1.1", "L1");
}

#[test]
fn gb_1_2_a_space_is_column_letter_and_number_from_the_north() {
    let board = boston();
    assert_eq!(name(&board, 3, 8), "D5");
    assert_eq!(name(&board, 0, 3), "A1");
    assert_eq!(name(&board, 10, 11), "K6");
    for (number, space) in board.spaces().iter().enumerate() {
        assert_eq!(space.to_string().parse::<Space>().ok().and_then(|space| board.find(space)), Some(number));
    }
}

#[test]
fn gb_1_3_twelve_destinations() {
    let board = boston();
    let expected = [
        ("Harvard", 0, 3),
        ("Fenway Park", 0, 11),
        ("Museum of Fine Arts", 0, 17),
        ("MIT", 3, 0),
        ("Copley Square", 3, 8),
        ("Symphony Hall", 3, 14),
        ("Museum of Science", 5, 4),
        ("Boston Garden", 7, 0),
        ("Theater District", 7, 12),
        ("Faneuil Hall", 8, 7),
        ("North End", 10, 1),
        ("Aquarium", 10, 7),
    ];
    let found: Vec<_> = board
        .destinations()
        .iter()
        .map(|place| (place.title.as_str(), board.doubled(place.space).0, board.doubled(place.space).1))
        .collect();
    assert_eq!(found, expected);
    let ids: Vec<_> = board.destinations().iter().map(|place| place.name.to_string()).collect();
    assert_eq!((ids[0].as_str(), ids[2].as_str()), ("harvard", "museum-of-fine-arts"));
}

fn spaces_of(board: &Board, ground: impl Fn(Terrain) -> bool) -> Vec<(i16, i16)> {
    (0..board.spaces().len())
        .filter(|&space| ground(board.ground(space)))
        .map(|space| board.doubled(space))
        .collect()
}

#[test]
fn gb_1_4_four_river_and_three_park_spaces() {
    let board = boston();
    let rivers = spaces_of(&board, |ground| ground == Terrain::River);
    assert_eq!(rivers, [(0, 7), (2, 5), (4, 3), (6, 1)]);
    let parks = spaces_of(&board, |ground| matches!(ground, Terrain::Park { .. }));
    assert_eq!(parks, [(5, 8), (5, 10), (6, 9)]);
    let common = board.landmarks().iter().find(|landmark| landmark.title == "Boston Common");
    let common = common.expect("it has a name").spaces;
    assert_eq!(common, [at(&board, 5, 8), at(&board, 6, 9)].into_iter().collect());
}

#[test]
fn gb_1_5_two_tunnels_with_roads_north_and_north_west() {
    let board = boston();
    let edges = "N.NW".parse().expect("roads");
    let tunnels = spaces_of(&board, |ground| ground == Terrain::Tunnel(edges));
    assert_eq!(tunnels, [(5, 16), (7, 4)]);
    assert_eq!(spaces_of(&board, |ground| matches!(ground, Terrain::Tunnel(_))).len(), 2);
}

#[test]
fn gb_1_6_the_other_67_spaces_are_buildable() {
    let board = boston();
    assert_eq!(spaces_of(&board, |ground| ground == Terrain::Empty).len(), 67);
    let table = Deal::new(2, "").tiles(1, &["N.NE.SE.S.SW.NW", "N.SE"]).opening();
    assert_eq!(table.listed("place ").len(), 67 * (1 + 6));
}

#[test]
fn gb_1_7_other_cities_are_other_files() {
    for (name, text) in CITIES.into_iter().zip(FILES) {
        let board = parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(board.name(), name);
        assert_eq!(parse(&board.to_string()).as_ref(), Ok(&board), "a board writes itself as a file");
        assert_eq!(Board::named(name).as_ref(), Ok(&board), "the table of {name} is not its file");
        assert_eq!(Board::named(&board.fingerprint()).as_ref(), Ok(&board));
        assert_eq!(board.source(), name);
    }
    let small = parse(FILES[1]).expect("a board");
    assert_eq!((small.spaces().len(), small.destinations().len()), (30, 8));
    for name in &CITIES[1..] {
        let table = TestTable::new(4, &format!("board={name}"));
        assert_eq!(table.chance().len(), table.game.board().destinations().len());
    }
}

const HASHES: [&str; CITIES.len()] =
    ["boston#a895d84555db94d5", "crossroads#a26bb0196ef4352f", "hamburg#9ab8e4d12f5218b3"];

/// Records have these; another hash would make all of them unreadable.
#[test]
fn gb_1_7_the_hash_of_a_city_never_changes() {
    let hashes = FILES.map(|text| parse(text).expect("a board").fingerprint());
    assert_eq!(hashes, HASHES);
    assert_eq!(with_board(BOSTON).map(|options| options.get("board").to_string()), Ok(HASHES[0].to_owned()));
}

#[test]
fn gb_1_7_a_board_from_a_file_goes_by_name_and_hash() {
    let text = BOSTON.replace("space = \"A1\"", "space = \"A2\"");
    let options = with_board(&text).expect("still a board");
    let label = options.get("board").to_string();
    assert!(label.starts_with("boston#") && label.len() == "boston#".len() + 16, "{label}");
    assert_ne!(label, boston().fingerprint());
    assert_eq!(with_board(&options.board.source()).as_ref(), Ok(&options), "its source is its file");
    let error = with_board(&label).expect_err("not built in").to_string();
    assert!(error.contains("expected=(gb-board-built-in)"), "{error}");
    let error = with_board("paris").expect_err("no file").to_string();
    assert!(error.contains("gb-board-names names=boston, crossroads, hamburg"), "{error}");
    let error = with_board("name = 1\n").expect_err("no board").to_string();
    assert!(error.contains("document-line line=1"), "{error}");
    let again = parse(&format!("# another comment\n{text}")).expect("still a board");
    assert_eq!(again.fingerprint(), label, "comments do not matter");
}

#[test]
fn gb_1_7_no_destination_may_be_cut_off() {
    // The Museum of Fine Arts in A8 has two neighbours; water on both leaves no road to it.
    let moat = format!("{BOSTON}\n[[river]]\nname = \"Moat\"\nspaces = [\"A7\", \"B8\"]\n");
    let error = parse(&moat).expect_err("the museum is an island");
    let heading =
        BOSTON.lines().position(|line| line == "name = \"Museum of Fine Arts\"").expect("it is there");
    assert_eq!((error.line, said(&error).as_str()), (heading, "no road could ever join it to Harvard"));
    let gap = moat.replace("\"A7\", ", "");
    assert!(parse(&gap).is_ok(), "one way is enough");
}

#[test]
fn gb_1_7_monstrous_files_are_refused_at_once() {
    let long = BOSTON.replace("A = [3, 17]", "A = [1, 199]");
    let error = parse(&long).expect_err("a hundred spaces");
    assert!(said(&error).contains("at most 99 spaces"), "{error}");
    let keys: String = (0..100).map(|key| format!("key{key} = 1\n")).collect();
    assert!(said(&parse(&keys).expect_err("too many keys")).contains("no 'key0' here"));
    let huge = format!("{BOSTON}{}", "#".repeat(70_000));
    assert!(said(&parse(&huge).expect_err("too large")).contains("at most 65536 bytes"));
    let bell = BOSTON.replace("\"Harvard\"", "\"Har\u{7}vard\"");
    assert!(parse(&bell).is_err(), "a bell is not TOML");
    for written in ["Har\\u0007vard", "Har\\\"vard", "Har\\\\vard", "Har\\nvard"] {
        let text = BOSTON.replace("\"Harvard\"", &format!("\"{written}\""));
        assert!(said(&parse(&text).expect_err(written)).contains("control character"), "{written}");
    }
    let noise = parse(&"x".repeat(5000)).expect_err("no board");
    assert!(said(&noise).len() < 100, "what is wrong is shown cut: {noise}");
}

#[test]
fn gb_1_7_a_bad_file_gets_an_error_with_its_line() {
    let line_of = |text: &str| BOSTON.lines().position(|line| line == text).expect(text) + 1;
    let last = BOSTON.lines().count();
    let harvard = line_of("name = \"Harvard\"");
    let wrong = |from: &str, to: &str, line: usize, part: &str| {
        assert!(BOSTON.contains(from), "{from}");
        let error = parse(&BOSTON.replacen(from, to, 1)).expect_err(to);
        assert_eq!(error.line, line, "{error}");
        assert!(said(&error).contains(part), "{error}");
    };
    wrong("name = \"boston\"", "name = \"Bo st\"", line_of("name = \"boston\""), "lower-case");
    wrong("name = \"boston\"", "names = \"boston\"", line_of("name = \"boston\""), "no 'names' here");
    wrong("[columns]", "[rows]", line_of("[columns]"), "no '[rows]'");
    wrong("A = [3, 17]", "A = [3, 16]", line_of("A = [3, 17]"), "a multiple of two apart");
    wrong("B = [2, 16]", "B = [1, 15]", line_of("B = [2, 16]"), "between those of its neighbour");
    wrong("B = [2, 16]", "X = [2, 16]", line_of("B = [2, 16]"), "expected column B");
    wrong("B = [2, 16]", "B = [2, 196]", line_of("E = [1, 17]"), "at most 128 spaces");
    wrong("K = [1, 11]", "K = [101, 111]", line_of("[columns]"), "not one connected area");
    wrong("name = \"Fenway Park\"", "name = \"Harvard\"", line_of("name = \"Fenway Park\""), "taken");
    wrong("name = \"Fenway Park\"", "name = \"harvard\"", line_of("name = \"Fenway Park\""), "already");
    wrong("name = \"Harvard\"", "name = \"H\u{e4}rvard\"", harvard, "give one with id");
    wrong("name = \"Harvard\"\nspace", "name = \"Harvard\"\nspot", harvard + 1, "no 'spot' here");
    wrong("space = \"A1\"", "space = \"A9\"", line_of("space = \"A1\""), "no space 'A9'");
    wrong("space = \"A5\"", "space = \"A1\"", line_of("space = \"A5\""), "A1 is a destination already");
    wrong("space = \"A1\"", "space = 1", line_of("space = \"A1\""), "a text in quotes");
    wrong("edges = \"N.NW\"", "edges = \"NW.N\"", line_of("edges = \"N.NW\""), "clockwise from N");
    wrong("edges = \"N.NW\"", "edges = \"-\"", line_of("edges = \"N.NW\""), "at least one edge");
    wrong("edges = \"N.NW\"\n", "", line_of("[[tunnel]]"), "tunnel has no 'edges'");
    wrong("ranger = true", "ranger = 1", line_of("ranger = true"), "true or false");
    wrong("[\"A3\", \"C3\"", "[\"A3\" \"C3\"", line_of("name = \"Charles River\"") + 1, "expected `,`");
    wrong("title = \"Boston\"", "title = \"Boston", line_of("title = \"Boston\""), "expected `\"`");
    wrong("title = \"Boston\"", "title", line_of("title = \"Boston\""), "expected `=`");
    wrong("title = \"Boston\"", "title = \"a\" b", line_of("title = \"Boston\""), "expected newline");
    wrong("[columns]", "[[columns]]", line_of("[columns]"), "no '[[columns]]'");
    wrong("[[river]]", "[river]", line_of("[[river]]"), "no '[river]'");
    wrong("[[tunnel]]", "[[bridge]]", line_of("[[tunnel]]"), "no '[[bridge]]'");
    let flat = parse("river = [1]\n").expect_err("a river is no number");
    assert!(flat.line == 1 && said(&flat).contains("under a heading [[river]]"), "{flat}");
    let few = BOSTON.replace("[[destination]]", "[[park]]").replace("space = ", "spaces = ");
    assert!(parse(&few).is_err());
    let six: String = {
        let mut parts: Vec<_> = BOSTON.split("[[destination]]\n").collect();
        parts.drain(2..8);
        parts.join("[[destination]]\n")
    };
    let error = parse(&six).expect_err("six destinations");
    assert!(said(&error).contains("7 to 32 destinations, this one 6"), "{error}");
    assert!(error.line < last && error.line == six.lines().count());
    assert!(parse("").is_err() && parse("\n[columns]").is_err());
}
