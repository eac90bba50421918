//! The colours: of seats, of signs, of roads by day and by night.

/// A colour that people play. Each has a letter too, because nobody should have to tell red from
/// green to play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SeatColour {
    /// Blue, B.
    Blue,
    /// Green, G.
    Green,
    /// Red, R.
    Red,
    /// Yellow, Y.
    Yellow,
}

impl SeatColour {
    /// All four, in the order in which seats without a colour of their own get them.
    pub const ALL: [SeatColour; 4] =
        [SeatColour::Blue, SeatColour::Green, SeatColour::Red, SeatColour::Yellow];

    /// The colour for the seat at this index, in games that give seats none.
    #[must_use]
    pub const fn of_seat(index: usize) -> SeatColour {
        Self::ALL[index % 4]
    }

    /// The letter that stands beside or on everything of this colour.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            SeatColour::Blue => 'B',
            SeatColour::Green => 'G',
            SeatColour::Red => 'R',
            SeatColour::Yellow => 'Y',
        }
    }

    /// Its name, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SeatColour::Blue => "blue",
            SeatColour::Green => "green",
            SeatColour::Red => "red",
            SeatColour::Yellow => "yellow",
        }
    }

    /// The paint.
    #[must_use]
    pub const fn paint(self) -> &'static str {
        match self {
            SeatColour::Blue => "#1F5FBF",
            SeatColour::Green => "#2E8B57",
            SeatColour::Red => "#C0272D",
            SeatColour::Yellow => "#C98A00",
        }
    }

    /// The same for outlines on asphalt and at night, where the paint would be too dark.
    #[must_use]
    pub const fn glow(self) -> &'static str {
        match self {
            SeatColour::Blue => "#5B9BFF",
            SeatColour::Green => "#52C98A",
            SeatColour::Red => "#FF6B6B",
            SeatColour::Yellow => "#FFC24A",
        }
    }
}

/// What a sign's ground says before its words are read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SignColour {
    /// Where to: guide signs.
    Green,
    /// No.
    Red,
    /// Take care.
    Yellow,
    /// Information, and what is to be done.
    Blue,
    /// Works: something is being changed.
    Orange,
}

impl SignColour {
    /// The paint.
    #[must_use]
    pub const fn paint(self) -> &'static str {
        match self {
            SignColour::Green => "#00693E",
            SignColour::Red => "#C0272D",
            SignColour::Yellow => "#FFCC33",
            SignColour::Blue => "#00539B",
            SignColour::Orange => "#F58025",
        }
    }
}

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Theme {
    /// Paper and hairlines.
    #[default]
    Light,
    /// Night asphalt; the signs stay as they are.
    Dark,
}

/// The colours of everything that changes with the light, and of the road, which hardly does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The ground of the whole picture.
    pub paper: &'static str,
    /// An empty space, a panel.
    pub space: &'static str,
    /// The edge of a space.
    pub hairline: &'static str,
    /// A laid tile, a block of houses.
    pub tile: &'static str,
    /// A house on its block.
    pub house: &'static str,
    /// A house with a tiled roof.
    pub roof: &'static str,
    /// Grass.
    pub park: &'static str,
    /// The crown of a tree.
    pub tree: &'static str,
    /// Road surface.
    pub asphalt: &'static str,
    /// The kerb beside it.
    pub kerb: &'static str,
    /// Centre lines.
    pub line: &'static str,
    /// Stop lines, arrows, zebra crossings.
    pub paint: &'static str,
    /// Words on paper.
    pub ink: &'static str,
    /// Words that matter less.
    pub faint: &'static str,
}

impl Theme {
    /// Its colours.
    #[must_use]
    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &DAY,
            Theme::Dark => &NIGHT,
        }
    }
}

const DAY: Palette = Palette {
    paper: "#F3F1EA",
    space: "#FFFFFF",
    hairline: "#DAD6CA",
    tile: "#E9EBE4",
    house: "#D5D8CD",
    roof: "#DDC3AC",
    park: "#A9CF8F",
    tree: "#6FA556",
    asphalt: "#3B4045",
    kerb: "#C9CCC2",
    line: "#FFCC33",
    paint: "#F4F4F0",
    ink: "#23272B",
    faint: "#6B6F73",
};

const NIGHT: Palette = Palette {
    paper: "#14171A",
    space: "#1E2429",
    hairline: "#3A434A",
    tile: "#2C343A",
    house: "#3C464D",
    roof: "#4A3D34",
    park: "#2C4229",
    tree: "#47693B",
    asphalt: "#818C96",
    kerb: "#56616A",
    line: "#FFE08A",
    paint: "#FFFFFF",
    ink: "#F1F2EE",
    faint: "#B3BAC0",
};

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let part = |from: usize| {
            let value =
                f64::from(u8::from_str_radix(&colour[from..from + 2], 16).expect("a hex colour")) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    #[test]
    fn words_are_readable_by_day_and_by_night() {
        for palette in [&DAY, &NIGHT] {
            for ground in [palette.paper, palette.space, palette.tile] {
                assert!(contrast(palette.ink, ground) >= 7.0, "ink on {ground}");
                assert!(contrast(palette.faint, ground) >= 4.0, "faint on {ground}");
            }
        }
    }

    #[test]
    fn roads_stand_out_from_every_ground_by_day_and_by_night() {
        for (theme, palette) in [(Theme::Light, &DAY), (Theme::Dark, &NIGHT)] {
            for ground in [palette.paper, palette.space, palette.tile] {
                assert!(contrast(palette.asphalt, ground) >= 3.0, "{theme:?} on {ground}");
                let lighter = luminance(palette.asphalt) > luminance(ground);
                assert_eq!(lighter, theme == Theme::Dark, "by night roads are what is light: {ground}");
            }
            assert!(contrast(palette.paint, palette.asphalt) >= 3.0, "{theme:?}: markings on the road");
        }
    }

    #[test]
    fn what_glows_stands_out_from_asphalt() {
        for colour in SeatColour::ALL {
            assert!(contrast(colour.glow(), DAY.asphalt) >= 3.0, "{colour:?}");
        }
    }

    #[test]
    fn colours_differ_in_letter_too() {
        let mut letters: Vec<char> = SeatColour::ALL.iter().map(|colour| colour.letter()).collect();
        letters.dedup();
        assert_eq!(letters.len(), 4);
    }
}
