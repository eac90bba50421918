//! The words of notation that stand for places: spaces of a board, names of destinations.
//!
//! Notation is read without a board (README, "Notation"), so both are plain values of their own; a
//! [`crate::Board`] says which of them it has.

use alloc::string::{String, ToString};
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use cloverleaf_core::ParseError;
use serde::{Deserialize, Serialize};

/// GB-1.2: a space, written as column letter and number from the north: `D5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Space(u16); // The column above the number.

/// The most columns a board can have: one a letter.
pub(crate) const MAX_COLUMNS: usize = 26;

impl Space {
    /// The space in this column, counted from 0, with this number, counted from 1.
    #[must_use]
    pub fn new(column: usize, number: usize) -> Option<Space> {
        let fits = column < MAX_COLUMNS && (1..=99).contains(&number);
        fits.then_some(Space((column as u16) << 8 | number as u16))
    }

    /// Its column, counted from 0 in the west.
    #[must_use]
    pub const fn column(self) -> usize {
        (self.0 >> 8) as usize
    }

    /// Its number in the column, counted from 1 in the north.
    #[must_use]
    pub const fn number(self) -> usize {
        (self.0 & 0xff) as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.column() as u8) as char, self.number())
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let space = match text.as_bytes() {
            [column @ b'A'..=b'Z', b'1'..=b'9'] | [column @ b'A'..=b'Z', b'1'..=b'9', b'0'..=b'9'] => {
                text[1..].parse().ok().and_then(|number| Space::new((column - b'A').into(), number))
            }
            _ => None,
        };
        space.ok_or_else(|| ParseError::new(1, text, "gb-exp-space"))
    }
}

impl TryFrom<String> for Space {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Space, ParseError> {
        text.parse()
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

/// A destination's id: its name in lower case with hyphens, `museum-of-fine-arts`.
///
/// An action holds one and must stay small and plain, so the letters are digits of one number in
/// base 38: 21 of them fill 111 bits. The first letter is the highest digit, and being at least 1 it
/// puts at least 38²⁰ into the number, so the first of the 14 bytes is never zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Name {
    head: NonZeroU8,
    rest: [u8; 13],
}

impl Name {
    /// The most letters an id can have.
    pub const MAX_LETTERS: usize = 21;

    /// The letters in the order of their digits; digit 0 is no letter.
    const LETTERS: &'static [u8; 37] = b"abcdefghijklmnopqrstuvwxyz0123456789-";

    /// The id of a title: lower case, with a hyphen for whatever stands between words. None if that is
    /// no id: too long, or with letters beyond `a` to `z`.
    #[must_use]
    pub fn of_title(title: &str) -> Option<Name> {
        let mut id = String::new();
        for letter in title.chars() {
            match letter {
                'a'..='z' | 'A'..='Z' | '0'..='9' => id.push(letter.to_ascii_lowercase()),
                '\'' | '.' => {}
                _ if !letter.is_ascii() => return None,
                _ if id.is_empty() || id.ends_with('-') => {}
                _ => id.push('-'),
            }
        }
        id.trim_end_matches('-').parse().ok()
    }

    fn digit(letter: u8) -> Option<u128> {
        let place = Name::LETTERS.iter().position(|&known| known == letter)?;
        Some(place as u128 + 1)
    }

    fn number(self) -> u128 {
        let mut bytes = [0; 16];
        bytes[2] = self.head.get();
        bytes[3..].copy_from_slice(&self.rest);
        u128::from_be_bytes(bytes)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut number = self.number();
        let mut letters = [0u8; Name::MAX_LETTERS];
        for letter in letters.iter_mut().rev() {
            *letter = (number % 38) as u8;
            number /= 38;
        }
        for digit in letters.into_iter().take_while(|&digit| digit > 0) {
            write!(f, "{}", Name::LETTERS[digit as usize - 1] as char)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Name {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Name, ParseError> {
        const EXPECTED: &str = "gb-exp-long-card";
        let wrong = || ParseError::new(1, text, EXPECTED);
        let hyphens_part_words = !text.starts_with('-') && !text.ends_with('-') && !text.contains("--");
        if text.is_empty() || text.len() > Name::MAX_LETTERS || !hyphens_part_words {
            return Err(wrong());
        }
        let mut number = 0;
        for place in 0..Name::MAX_LETTERS {
            let digit = text.as_bytes().get(place).map_or(Some(0), |&letter| Name::digit(letter));
            number = number * 38 + digit.ok_or_else(wrong)?;
        }
        let bytes = number.to_be_bytes();
        let mut rest = [0; 13];
        rest.copy_from_slice(&bytes[3..]);
        Ok(Name { head: NonZeroU8::new(bytes[2]).ok_or_else(wrong)?, rest })
    }
}

impl TryFrom<String> for Name {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Name, ParseError> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_has_one_text() {
        assert_eq!("D5".parse(), Ok(Space(0x0305)));
        for column in 0..MAX_COLUMNS {
            for number in 1..=99 {
                let space = Space::new(column, number).expect("a space");
                assert_eq!(space.to_string().parse(), Ok(space));
            }
        }
        for wrong in ["", "D", "5", "D0", "D05", "d5", "D5 ", "D100", "DD5", "D+5", "Ä5"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong:?}");
        }
        assert_eq!((Space::new(26, 1), Space::new(0, 0), Space::new(0, 100)), (None, None, None));
    }

    #[test]
    fn a_name_round_trips_up_to_its_longest() {
        for text in ["a", "mit", "museum-of-fine-arts", "9", "z", "a-b-c", "-999999999999999999999"] {
            match text.parse::<Name>() {
                Ok(name) => assert_eq!(name.to_string(), text),
                Err(_) => assert!(text.starts_with('-')),
            }
        }
        for letter in ["a", "z", "0", "9"] {
            let longest = letter.repeat(Name::MAX_LETTERS);
            assert_eq!(longest.parse::<Name>().map(|name| name.to_string()), Ok(longest.clone()));
            assert!((longest + "a").parse::<Name>().is_err());
        }
        for wrong in ["", "MIT", "north end", "-", "a--b", "a-", "über", "?"] {
            assert!(wrong.parse::<Name>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_title_becomes_an_id() {
        let id = |title: &str| Name::of_title(title).map(|name| name.to_string());
        assert_eq!(id("Museum of Fine Arts").as_deref(), Some("museum-of-fine-arts"));
        assert_eq!(id("St. Michael's  & Co").as_deref(), Some("st-michaels-co"));
        assert_eq!(id("Köln"), None);
        assert_eq!(id("…"), None);
    }
}
