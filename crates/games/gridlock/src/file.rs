//! Reading a board file (GB-1.7).
//!
//! The file is TOML, of which a board needs little; so this reads that little and refuses the rest,
//! each time with the line. It has
//!
//! ```text
//! file        = { line }
//! line        = [ table | list | pair ] [ "#" comment ]
//! table       = "[columns]"
//! list        = "[[destination]]" | "[[river]]" | "[[park]]" | "[[tunnel]]"
//! pair        = key "=" value
//! value       = '"' text '"' | number | "true" | "false" | "[" value { "," value } "]"
//! ```
//!
//! and these keys: `name`, `title` before any table; a column letter with `[north, south]` half-rows in
//! `[columns]`; `name`, `space` and where needed `id` of a destination; `name`, `spaces` of a river;
//! `name`, `spaces`, `ranger` of a park; `space`, `edges` of a tunnel.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use cloverleaf_grid::{MAX_SPACES, Roads, SpaceSet};

use crate::board::{Board, Ground, Landmark, MAX_DESTINATIONS, MIN_DESTINATIONS, MIN_EMPTY};
use crate::space::{MAX_COLUMNS, Name, Space};

/// What is wrong with a board file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}

impl BoardError {
    fn new(line: usize, text: impl Into<String>) -> BoardError {
        BoardError { line, text: text.into() }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the board: {}", self.line, self.text)
    }
}

impl core::error::Error for BoardError {}

type Result<T> = core::result::Result<T, BoardError>;

/// Reads a board file and makes the board.
pub(crate) fn read(text: &str) -> Result<Board> {
    let sections = sections(text)?;
    let mut board = bare_board(&sections)?;
    for section in &sections {
        match section.title {
            "destination" => add_destination(&mut board, section)?,
            "river" | "park" => add_landmark(&mut board, section)?,
            "tunnel" => add_tunnel(&mut board, section)?,
            _ => {}
        }
    }
    let last = text.lines().count().max(1);
    let found = board.destinations.len();
    if !(MIN_DESTINATIONS..=MAX_DESTINATIONS).contains(&found) {
        let text =
            format!("a board has {MIN_DESTINATIONS} to {MAX_DESTINATIONS} destinations, this one {found}");
        return Err(BoardError::new(last, text));
    }
    if board.empty.len() < MIN_EMPTY {
        return Err(BoardError::new(last, format!("a board has at least {MIN_EMPTY} empty spaces")));
    }
    Ok(board)
}

/// The board as a file: what [`Board::parse`] reads as an equal board.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name = \"{}\"\ntitle = \"{}\"\n\n[columns]\n", self.name, self.title)?;
        for (letter, (north, south)) in ('A'..='Z').zip(&self.columns) {
            writeln!(f, "{letter} = [{north}, {south}]")?;
        }
        for place in &self.destinations {
            write!(f, "\n[[destination]]\nname = \"{}\"\nid = \"{}\"\n", place.title, place.name)?;
            writeln!(f, "space = \"{}\"", self.spaces[place.space])?;
        }
        for landmark in &self.landmarks {
            let first = landmark.spaces.into_iter().next().map_or(Ground::River, |space| self.ground(space));
            let is_park = matches!(first, Ground::Park { .. });
            write!(f, "\n[[{}]]\nname = \"{}\"\n", if is_park { "park" } else { "river" }, landmark.title)?;
            let names: Vec<_> =
                landmark.spaces.into_iter().map(|space| format!("\"{}\"", self.spaces[space])).collect();
            writeln!(f, "spaces = [{}]", names.join(", "))?;
            if first == (Ground::Park { ranger: true }) {
                writeln!(f, "ranger = true")?;
            }
        }
        for space in self.tunnels {
            if let Ground::Tunnel(edges) = self.ground(space) {
                let name = self.spaces[space];
                write!(f, "\n[[tunnel]]\nspace = \"{name}\"\nedges = \"{edges}\"\n")?;
            }
        }
        Ok(())
    }
}

/// The lines from one heading to the next.
struct Section<'a> {
    line: usize,
    title: &'a str,
    pairs: Vec<Pair<'a>>,
}

struct Pair<'a> {
    line: usize,
    key: &'a str,
    value: Value<'a>,
}

enum Value<'a> {
    Text(&'a str),
    Number(i16),
    Switch(bool),
    List(Vec<Value<'a>>),
}

const TITLES: [&str; 5] = ["[columns]", "[[destination]]", "[[river]]", "[[park]]", "[[tunnel]]"];

fn sections(text: &str) -> Result<Vec<Section<'_>>> {
    let mut sections: Vec<Section> = Vec::from([Section { line: 1, title: "", pairs: Vec::new() }]);
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let line = without_comment(line).trim();
        if line.starts_with('[') {
            if !TITLES.contains(&line) {
                let text = format!("there is no '{line}'; a board has {}", TITLES.join(", "));
                return Err(BoardError::new(number, text));
            }
            let title = line.trim_matches(['[', ']']);
            sections.push(Section { line: number, title, pairs: Vec::new() });
        } else if !line.is_empty() {
            let pair = pair(number, line)?;
            let section = sections.last_mut().expect("there is a first section");
            if section.pairs.iter().any(|earlier| earlier.key == pair.key) {
                return Err(BoardError::new(number, format!("'{}' stands here twice", pair.key)));
            }
            section.pairs.push(pair);
        }
    }
    Ok(sections)
}

/// The line up to a `#` that is not inside quotes.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (place, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..place],
            _ => {}
        }
    }
    line
}

fn pair(number: usize, line: &str) -> Result<Pair<'_>> {
    let wrong = || BoardError::new(number, format!("expected 'key = value', found '{line}'"));
    let (key, value) = line.split_once('=').ok_or_else(wrong)?;
    let (value, rest) = value_at(number, value.trim())?;
    if !rest.trim().is_empty() {
        return Err(BoardError::new(number, format!("'{}' is too much here", rest.trim())));
    }
    Ok(Pair { line: number, key: key.trim(), value })
}

/// The value that the text starts with, and what follows it.
fn value_at(number: usize, text: &str) -> Result<(Value<'_>, &str)> {
    let wrong = |text: &str| BoardError::new(number, format!("'{text}' is no value of a board file"));
    if let Some(quoted) = text.strip_prefix('"') {
        let (inside, rest) = quoted.split_once('"').ok_or_else(|| wrong(text))?;
        if inside.contains('\\') {
            return Err(BoardError::new(number, "a board's texts have no backslash in them"));
        }
        return Ok((Value::Text(inside), rest));
    }
    if let Some(inside) = text.strip_prefix('[') {
        return list_at(number, inside);
    }
    let end = text.find([',', ']', ' ']).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    let value = match word {
        "true" => Value::Switch(true),
        "false" => Value::Switch(false),
        _ => Value::Number(word.parse().map_err(|_| wrong(word))?),
    };
    Ok((value, rest))
}

fn list_at(number: usize, text: &str) -> Result<(Value<'_>, &str)> {
    let mut items = Vec::new();
    let mut rest = text.trim_start();
    loop {
        if let Some(after) = rest.strip_prefix(']') {
            return Ok((Value::List(items), after));
        }
        if rest.starts_with('[') {
            return Err(BoardError::new(number, "a board has no lists inside lists"));
        }
        let (item, after) = value_at(number, rest)?;
        items.push(item);
        let after = after.trim_start();
        rest = match after.strip_prefix(',') {
            Some(more) => more.trim_start(),
            None if after.starts_with(']') => after,
            None => return Err(BoardError::new(number, "expected ',' or ']' in this list")),
        };
    }
}

impl<'a> Section<'a> {
    fn check_keys(&self, known: &[&str]) -> Result<()> {
        match self.pairs.iter().find(|pair| !known.contains(&pair.key)) {
            Some(pair) => {
                let text = format!("there is no '{}' here; there is {}", pair.key, known.join(", "));
                Err(BoardError::new(pair.line, text))
            }
            None => Ok(()),
        }
    }

    fn find(&self, key: &str) -> Option<&Pair<'a>> {
        self.pairs.iter().find(|pair| pair.key == key)
    }

    fn need(&self, key: &str) -> Result<&Pair<'a>> {
        let what = if self.title.is_empty() { "the board" } else { self.title };
        self.find(key).ok_or_else(|| BoardError::new(self.line, format!("{what} has no '{key}'")))
    }
}

impl<'a> Pair<'a> {
    fn wrong(&self, expected: &str) -> BoardError {
        BoardError::new(self.line, format!("'{}' must be {expected}", self.key))
    }

    fn text(&self) -> Result<&'a str> {
        match self.value {
            Value::Text(text) if !text.trim().is_empty() => Ok(text),
            _ => Err(self.wrong("a text in quotes")),
        }
    }

    fn texts(&self) -> Result<Vec<&'a str>> {
        let Value::List(items) = &self.value else { return Err(self.wrong("a list of texts")) };
        let texts = items.iter().map(|item| match item {
            Value::Text(text) => Ok(*text),
            _ => Err(self.wrong("a list of texts")),
        });
        texts.collect()
    }
}

fn bare_board(sections: &[Section]) -> Result<Board> {
    let head = &sections[0];
    head.check_keys(&["name", "title"])?;
    let name = head.need("name")?;
    let id: Name = name.text()?.parse().map_err(|_| name.wrong("lower-case letters, digits, hyphens"))?;
    let title = head.need("title")?.text()?.to_owned();
    let mut tables = sections.iter().filter(|section| section.title == "columns");
    let columns = tables.next().ok_or_else(|| BoardError::new(1, "the board has no [columns]"))?;
    if let Some(second) = tables.next() {
        return Err(BoardError::new(second.line, "there is a second [columns]"));
    }
    let board = Board::bare(id.to_string(), title, column_ranges(columns)?);
    if !board.neighbours.connected() {
        return Err(BoardError::new(
            columns.line,
            "the spaces of these columns are not one connected ground",
        ));
    }
    Ok(board)
}

fn column_ranges(section: &Section) -> Result<Vec<(i16, i16)>> {
    let mut ranges: Vec<(i16, i16)> = Vec::new();
    let mut spaces = 0;
    for pair in &section.pairs {
        let letter = (b'A' + ranges.len().min(MAX_COLUMNS) as u8) as char;
        if ranges.len() == MAX_COLUMNS || pair.key != letter.to_string() {
            let text = format!("expected column {letter} here; columns run from A to Z without a gap");
            return Err(BoardError::new(pair.line, text));
        }
        let range = match &pair.value {
            Value::List(ends) => match ends[..] {
                [Value::Number(north), Value::Number(south)] => (north, south),
                _ => return Err(pair.wrong("two half-rows, such as [3, 17]")),
            },
            _ => return Err(pair.wrong("two half-rows, such as [3, 17]")),
        };
        check_range(pair, range, ranges.first().copied(), ranges.len())?;
        spaces += (range.1 - range.0) / 2 + 1;
        if spaces as usize > MAX_SPACES {
            return Err(BoardError::new(pair.line, format!("a board has at most {MAX_SPACES} spaces")));
        }
        ranges.push(range);
    }
    match ranges.is_empty() {
        true => Err(BoardError::new(section.line, "the board has no columns")),
        false => Ok(ranges),
    }
}

/// Half-rows lie on one lattice: each step of a column to the east moves them by one.
fn check_range(
    pair: &Pair,
    (north, south): (i16, i16),
    first: Option<(i16, i16)>,
    index: usize,
) -> Result<()> {
    if !(0..=200).contains(&north) || !(north..=200).contains(&south) || (south - north) % 2 != 0 {
        return Err(pair.wrong("two half-rows from 0 to 200, north before south, a multiple of two apart"));
    }
    match first {
        Some((origin, _)) if (origin + index as i16 + north) % 2 != 0 => {
            Err(pair.wrong("on half-rows that lie between those of its neighbour columns"))
        }
        _ => Ok(()),
    }
}

fn add_destination(board: &mut Board, section: &Section) -> Result<()> {
    section.check_keys(&["name", "id", "space"])?;
    let title = new_title(board, section)?;
    let name = section.need("name")?;
    let id = match section.find("id") {
        Some(id) => Some(
            id.text()?.parse().map_err(|_| id.wrong("lower-case letters, digits and hyphens, at most 21"))?,
        ),
        None => Name::of_title(title),
    };
    let id = id.ok_or_else(|| {
        let text = format!("'{title}' makes no id of at most 21 letters; give one with id = \"…\"");
        BoardError::new(name.line, text)
    })?;
    if board.card_named(id).is_some() {
        return Err(BoardError::new(name.line, format!("there is a destination '{id}' already")));
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
    let ranger = match section.find("ranger").map(|pair| (pair, &pair.value)) {
        None => false,
        Some((_, Value::Switch(ranger))) => *ranger,
        Some((pair, _)) => return Err(pair.wrong("true or false")),
    };
    let ground = if is_park { Ground::Park { ranger } } else { Ground::River };
    let pair = section.need("spaces")?;
    let mut spaces = SpaceSet::EMPTY;
    if pair.texts()?.is_empty() {
        return Err(pair.wrong("at least one space"));
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
    let edges: Roads =
        pair.text()?.parse().map_err(|error| BoardError::new(pair.line, format!("'edges': {error}")))?;
    if edges.is_empty() {
        return Err(pair.wrong("at least one edge: a tunnel without an entrance leads nowhere"));
    }
    let pair = section.need("space")?;
    let space = free_space(board, pair, pair.text()?)?;
    board.lay_out(space, Ground::Tunnel(edges));
    Ok(())
}

/// The section's name, which no other place on the board has.
fn new_title<'a>(board: &Board, section: &Section<'a>) -> Result<&'a str> {
    let pair = section.need("name")?;
    let title = pair.text()?;
    let destinations = board.destinations.iter().map(|destination| &destination.title);
    let landmarks = board.landmarks.iter().map(|landmark| &landmark.title);
    match destinations.chain(landmarks).any(|other| other == title) {
        true => Err(BoardError::new(pair.line, format!("the name '{title}' is taken already"))),
        false => Ok(title),
    }
}

/// The number of a space that is nothing special yet.
fn free_space(board: &Board, pair: &Pair, text: &str) -> Result<usize> {
    let space: Space = text.parse().map_err(|_| pair.wrong("a space such as \"D5\""))?;
    let number = board
        .find(space)
        .ok_or_else(|| BoardError::new(pair.line, format!("the board has no space {space}")))?;
    match board.ground(number) {
        Ground::Empty => Ok(number),
        ground => Err(BoardError::new(pair.line, format!("{space} is {} already", ground.word()))),
    }
}
