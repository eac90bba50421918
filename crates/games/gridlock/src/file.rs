//! Making a board of what its file says (GB-1.7).
//!
//! The file has these keys: `name`, `title` before any table; a column letter with `[north, south]` half-rows
//! in `[columns]`; `name`, `space` and where needed `id` of a destination; `name`, `spaces` of a river; `name`,
//! `spaces`, `ranger` of a park; `space`, `edges` of a tunnel. Whatever is wrong is refused with its line.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cloverleaf_core::{Content, Document, DocumentError, Entry, Message, Node};
use cloverleaf_grid::{Edge, MAX_SPACES, Roads, SpaceSet};

use crate::board::{Board, Destination, Landmark, Terrain};
use crate::data::{MAX_DESTINATIONS, MIN_DESTINATIONS, MIN_EMPTY};
use crate::space::{MAX_COLUMNS, Name, Space};

type Result<T> = core::result::Result<T, DocumentError>;

/// How much of a wrong text is shown.
const SHOWN: usize = 40;

fn shown(text: &str) -> String {
    text.chars().take(SHOWN).flat_map(char::escape_debug).collect()
}

/// Makes the board that a file describes.
pub(crate) fn read(document: &Document) -> Result<Board> {
    let sections = sections(document)?;
    let mut board = bare_board(&sections)?;
    for section in &sections {
        match section.title {
            "destination" => add_destination(&mut board, section)?,
            "river" | "park" => add_landmark(&mut board, section)?,
            "tunnel" => add_tunnel(&mut board, section)?,
            _ => {}
        }
    }
    let last = document.lines();
    let found = board.destinations.len();
    if !(MIN_DESTINATIONS..=MAX_DESTINATIONS).contains(&found) {
        let why = Message::new("gb-file-destinations")
            .with("least", MIN_DESTINATIONS)
            .with("most", MAX_DESTINATIONS)
            .with("found", found);
        return Err(DocumentError::new(last, why));
    }
    if board.empty.len() < MIN_EMPTY {
        return Err(DocumentError::new(last, Message::new("gb-file-empty").with("least", MIN_EMPTY)));
    }
    every_destination_can_be_reached(&board, &sections)?;
    Ok(board)
}

/// However the roads will lie, no river, park or closed side of a tunnel may cut a destination off.
fn every_destination_can_be_reached(board: &Board, sections: &[Section]) -> Result<()> {
    let start = SpaceSet::of(board.destinations[0].space);
    let reached = start.flood(|space| ways_on(board, space));
    let lines = sections.iter().filter(|section| section.title == "destination");
    let cut_off = |(destination, _): &(&Destination, &Section)| !reached.contains(destination.space);
    match board.destinations.iter().zip(lines).find(cut_off) {
        Some((_, section)) => {
            let why = Message::new("gb-file-cut-off").text("first", &board.destinations[0].title);
            Err(DocumentError::new(section.line, why))
        }
        None => Ok(()),
    }
}

/// Where a car could drive on to from this space if roads lay everywhere.
fn ways_on(board: &Board, space: usize) -> SpaceSet {
    let opens = |space: usize, edge: Edge| match board.ground(space) {
        Terrain::Tunnel(edges) => edges.has(edge),
        Terrain::River | Terrain::Park { .. } => false,
        _ => true,
    };
    let across =
        |edge: Edge| board.neighbours.across(space, edge).filter(|&other| opens(other, edge.opposite()));
    let beside = Edge::ALL.into_iter().filter(|&edge| opens(space, edge)).filter_map(across);
    let through = if board.tunnels.contains(space) { board.tunnels } else { SpaceSet::EMPTY };
    beside.fold(through, SpaceSet::with)
}

/// What stands under one heading.
struct Section<'a> {
    line: usize,
    title: &'a str,
    pairs: Vec<Pair<'a>>,
}

/// A name of a section with its value.
struct Pair<'a> {
    line: usize,
    key: &'a str,
    content: &'a Content,
}

const COLUMNS: &str = "columns";
const LISTED: [&str; 4] = ["destination", "river", "park", "tunnel"];
const TITLES: &str = "[columns], [[destination]], [[river]], [[park]], [[tunnel]]";

/// What stands before any heading, then the sections in the order of the file.
fn sections(document: &Document) -> Result<Vec<Section<'_>>> {
    let mut head = Section::new(1, "", &[]);
    let mut sections = Vec::new();
    for entry in &document.entries {
        match &entry.node.content {
            Content::Table(inside) => sections.push(Section::table(entry, inside)?),
            Content::List(tables) if LISTED.contains(&entry.key.as_str()) => {
                for table in tables {
                    sections.push(Section::listed(&entry.key, table)?);
                }
            }
            Content::List(tables) if tables.iter().any(is_table) => {
                return Err(no_such(&entry.node, &format!("[[{}]]", shown(&entry.key))));
            }
            _ => head.pairs.push(Pair::of(entry)),
        }
    }
    sections.sort_by_key(|section| section.line);
    sections.insert(0, head);
    Ok(sections)
}

fn is_table(node: &Node) -> bool {
    matches!(node.content, Content::Table(_))
}

fn no_such(node: &Node, heading: &str) -> DocumentError {
    DocumentError::new(
        node.line,
        Message::new("gb-file-heading").text("heading", heading).text("known", TITLES),
    )
}

impl<'a> Section<'a> {
    fn new(line: usize, title: &'a str, inside: &'a [Entry]) -> Section<'a> {
        Section { line, title, pairs: inside.iter().map(Pair::of).collect() }
    }

    fn table(entry: &'a Entry, inside: &'a [Entry]) -> Result<Section<'a>> {
        let title = entry.key.as_str();
        match title {
            COLUMNS => Ok(Section::new(entry.node.line, title, inside)),
            _ => Err(no_such(&entry.node, &format!("[{}]", shown(title)))),
        }
    }

    fn listed(title: &'a str, node: &'a Node) -> Result<Section<'a>> {
        let Content::Table(inside) = &node.content else {
            return Err(DocumentError::new(node.line, Message::new("gb-file-listed").text("title", title)));
        };
        Ok(Section::new(node.line, title, inside))
    }

    fn check_keys(&self, known: &[&str]) -> Result<()> {
        match self.pairs.iter().find(|pair| !known.contains(&pair.key)) {
            Some(pair) => {
                let why =
                    Message::new("gb-file-key").text("key", shown(pair.key)).text("known", known.join(", "));
                Err(DocumentError::new(pair.line, why))
            }
            None => Ok(()),
        }
    }

    fn find(&self, key: &str) -> Option<&Pair<'a>> {
        self.pairs.iter().find(|pair| pair.key == key)
    }

    fn need(&self, key: &str) -> Result<&Pair<'a>> {
        let what = if self.title.is_empty() { "board" } else { self.title };
        let missing = || Message::new("gb-file-missing").text("what", what).text("key", key);
        self.find(key).ok_or_else(|| DocumentError::new(self.line, missing()))
    }
}

impl<'a> Pair<'a> {
    fn of(entry: &'a Entry) -> Pair<'a> {
        Pair { line: entry.node.line, key: &entry.key, content: &entry.node.content }
    }

    fn wrong(&self, expected: &'static str) -> DocumentError {
        let why = Message::new("gb-file-must-be").text("key", shown(self.key));
        DocumentError::new(self.line, why.with("expected", Message::new(expected)))
    }

    fn text(&self) -> Result<&'a str> {
        match self.content {
            Content::Text(text) if text.contains(unwritable) => Err(self.wrong("gb-file-plain-text")),
            Content::Text(text) if !text.trim().is_empty() => Ok(text),
            _ => Err(self.wrong("gb-file-text")),
        }
    }

    fn texts(&self) -> Result<Vec<&'a str>> {
        let wrong = || self.wrong("gb-file-texts");
        let Content::List(items) = self.content else { return Err(wrong()) };
        let text = |item: &'a Node| match &item.content {
            Content::Text(text) => Ok(text.as_str()),
            _ => Err(wrong()),
        };
        items.iter().map(text).collect()
    }

    fn half_rows(&self) -> Result<(i16, i16)> {
        let numbers = |items: &[Node]| match items {
            [north, south] => Some((number(north)?, number(south)?)),
            _ => None,
        };
        let ends = match self.content {
            Content::List(items) => numbers(items),
            _ => None,
        };
        ends.ok_or_else(|| self.wrong("gb-file-half-rows"))
    }
}

fn number(node: &Node) -> Option<i16> {
    match node.content {
        Content::Number(number) => number.try_into().ok(),
        _ => None,
    }
}

/// What a board could not write between quotes as it is.
fn unwritable(letter: char) -> bool {
    matches!(letter, '\\' | '"') || letter.is_control()
}

fn bare_board(sections: &[Section]) -> Result<Board> {
    let head = &sections[0];
    head.check_keys(&["name", "title"])?;
    let name = head.need("name")?;
    let id: Name = name.text()?.parse().map_err(|_| name.wrong("gb-file-id"))?;
    let title = head.need("title")?.text()?.to_owned();
    let columns = sections.iter().find(|section| section.title == COLUMNS);
    let columns = columns.ok_or_else(|| DocumentError::new(1, Message::new("gb-file-no-columns")))?;
    let board = Board::bare(id.to_string(), title, column_ranges(columns)?);
    if !board.neighbours.connected() {
        return Err(DocumentError::new(columns.line, Message::new("gb-file-apart")));
    }
    Ok(board)
}

fn column_ranges(section: &Section) -> Result<Vec<(i16, i16)>> {
    let mut ranges: Vec<(i16, i16)> = Vec::new();
    let mut spaces = 0;
    for pair in &section.pairs {
        let letter = (b'A' + ranges.len().min(MAX_COLUMNS) as u8) as char;
        if ranges.len() == MAX_COLUMNS || pair.key != letter.to_string() {
            let why = Message::new("gb-file-column").text("letter", letter);
            return Err(DocumentError::new(pair.line, why));
        }
        let range = pair.half_rows()?;
        check_range(pair, range, ranges.first().copied(), ranges.len())?;
        spaces += (range.1 - range.0) / 2 + 1;
        if spaces as usize > MAX_SPACES {
            return Err(DocumentError::new(
                pair.line,
                Message::new("gb-file-spaces").with("most", MAX_SPACES),
            ));
        }
        ranges.push(range);
    }
    match ranges.is_empty() {
        true => Err(DocumentError::new(section.line, Message::new("gb-file-no-columns"))),
        false => Ok(ranges),
    }
}

/// Spaces are numbered with two digits.
const MOST_IN_COLUMN: i16 = 99;

/// Half-rows lie on one lattice: each step of a column to the east moves them by one.
fn check_range(
    pair: &Pair,
    (north, south): (i16, i16),
    first: Option<(i16, i16)>,
    index: usize,
) -> Result<()> {
    if !(0..=200).contains(&north) || !(north..=200).contains(&south) || (south - north) % 2 != 0 {
        return Err(pair.wrong("gb-file-range"));
    }
    if (south - north) / 2 >= MOST_IN_COLUMN {
        return Err(pair.wrong("gb-file-long"));
    }
    match first {
        Some((origin, _)) if (origin + index as i16 + north) % 2 != 0 => Err(pair.wrong("gb-file-between")),
        _ => Ok(()),
    }
}

fn add_destination(board: &mut Board, section: &Section) -> Result<()> {
    section.check_keys(&["name", "id", "space"])?;
    let title = new_title(board, section)?;
    let name = section.need("name")?;
    let id = match section.find("id") {
        Some(id) => Some(id.text()?.parse().map_err(|_| id.wrong("gb-file-id"))?),
        None => Name::of_title(title),
    };
    let id =
        id.ok_or_else(|| DocumentError::new(name.line, Message::new("gb-file-no-id").text("title", title)))?;
    if board.card_named(id).is_some() {
        let line = section.find("id").unwrap_or(name).line;
        return Err(DocumentError::new(line, Message::new("gb-file-twice").card("id", id)));
    }
    let pair = section.need("space")?;
    let space = free_space(board, pair, pair.text()?)?;
    board.add_destination(id, title.to_owned(), space);
    Ok(())
}

fn add_landmark(board: &mut Board, section: &Section) -> Result<()> {
    let is_park = section.title == "park";
    section.check_keys(if is_park { &["name", "spaces", "ranger"] } else { &["name", "spaces"] })?;
    let title = new_title(board, section)?;
    let ranger = match section.find("ranger").map(|pair| (pair, pair.content)) {
        None => false,
        Some((_, Content::Switch(ranger))) => *ranger,
        Some((pair, _)) => return Err(pair.wrong("kind-switch")),
    };
    let ground = if is_park { Terrain::Park { ranger } } else { Terrain::River };
    let pair = section.need("spaces")?;
    let mut spaces = SpaceSet::EMPTY;
    if pair.texts()?.is_empty() {
        return Err(pair.wrong("gb-file-one-space"));
    }
    for text in pair.texts()? {
        let space = free_space(board, pair, text)?;
        board.lay_out(space, ground);
        spaces = spaces.with(space);
    }
    board.landmarks.push(Landmark { title: title.to_owned(), spaces });
    Ok(())
}

fn add_tunnel(board: &mut Board, section: &Section) -> Result<()> {
    section.check_keys(&["space", "edges"])?;
    let pair = section.need("edges")?;
    let edges: Roads = pair.text()?.parse().map_err(|_| pair.wrong("gb-file-edges"))?;
    if edges.is_empty() {
        return Err(pair.wrong("gb-file-one-edge"));
    }
    let pair = section.need("space")?;
    let space = free_space(board, pair, pair.text()?)?;
    board.lay_out(space, Terrain::Tunnel(edges));
    Ok(())
}

/// The section's name, which no other place on the board has.
fn new_title<'a>(board: &Board, section: &Section<'a>) -> Result<&'a str> {
    let pair = section.need("name")?;
    let title = pair.text()?;
    let destinations = board.destinations.iter().map(|destination| &destination.title);
    let landmarks = board.landmarks.iter().map(|landmark| &landmark.title);
    match destinations.chain(landmarks).any(|other| other == title) {
        true => Err(DocumentError::new(pair.line, Message::new("gb-file-name-taken").text("title", title))),
        false => Ok(title),
    }
}

/// The number of a space that is nothing special yet.
fn free_space(board: &Board, pair: &Pair, text: &str) -> Result<usize> {
    let space: Space = text.parse().map_err(|_| pair.wrong("gb-file-space"))?;
    let number = board
        .find(space)
        .ok_or_else(|| DocumentError::new(pair.line, Message::new("gb-no-space").place("at", space)))?;
    match board.ground(number) {
        Terrain::Empty => Ok(number),
        ground => {
            let why = Message::new("gb-file-used").place("at", space).with("ground", ground.message());
            Err(DocumentError::new(pair.line, why))
        }
    }
}
