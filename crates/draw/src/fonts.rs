//! The typeface of the pictures, for those who turn them into pixels.
//!
//! Overpass (open, after Highway Gothic), the Latin part, in the weights the pictures use. Its
//! licence stands beside the files.

/// The weights 400, 600, 700 and 800, as TrueType files.
pub const FONTS: [&[u8]; 4] = [
    include_bytes!("../fonts/overpass-400.ttf"),
    include_bytes!("../fonts/overpass-600.ttf"),
    include_bytes!("../fonts/overpass-700.ttf"),
    include_bytes!("../fonts/overpass-800.ttf"),
];
