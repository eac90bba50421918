//! A small white icon for each destination of Boston; other cities' destinations have their initials.

use crate::svg::{Element, Point, Trace, circle, group, polygon, rect, text};

const WHITE: &str = "#fff";
/// How wide lines are.
const LINE: f64 = 1.7;

/// The icon of a destination, about its middle and within eight of it.
pub(super) fn icon(card: &str) -> Element {
    match card {
        "harvard" => cap(),
        "mit" => cog(),
        "fenway-park" => baseball(),
        "museum-of-fine-arts" => painting(),
        "copley-square" => square(),
        "symphony-hall" => note(),
        "museum-of-science" => flask(),
        "boston-garden" => basketball(),
        "theater-district" => star(),
        "faneuil-hall" => house(),
        "north-end" => cup(),
        "aquarium" => fish(),
        _ => initials(card),
    }
}

fn line(points: &[Point]) -> Element {
    let (first, rest) = points.split_first().unwrap_or((&(0.0, 0.0), &[]));
    let trace = rest.iter().fold(Trace::from(*first), |trace, point| trace.line(*point));
    trace.open().stroke(WHITE, LINE).round()
}

fn bend(from: Point, through: Point, to: Point) -> Element {
    Trace::from(from).bend(through, to).open().stroke(WHITE, LINE).round()
}

fn solid(points: &[Point]) -> Element {
    polygon(points).fill(WHITE)
}

fn ring(centre: Point, radius: f64) -> Element {
    circle(centre, radius).fill("none").stroke(WHITE, LINE)
}

fn cap() -> Element {
    group()
        .with(solid(&[(0.0, -5.5), (8.0, -1.5), (0.0, 2.5), (-8.0, -1.5)]))
        .with(solid(&[(-4.5, 1.6), (0.0, 3.9), (4.5, 1.6), (4.5, 4.6), (0.0, 6.4), (-4.5, 4.6)]))
        .with(line(&[(7.0, -1.2), (7.0, 4.0)]))
}

fn cog() -> Element {
    let tooth = |index: u8| {
        let (sine, cosine) = (f64::from(index) * 60.0).to_radians().sin_cos();
        let from = Trace::from((cosine * 4.4, sine * 4.4));
        from.line((cosine * 7.0, sine * 7.0)).open().stroke(WHITE, 2.6).round()
    };
    let hub = circle((0.0, 0.0), 4.0).fill("none").stroke(WHITE, 2.4);
    group().with_all((0..6).map(tooth)).with(hub)
}

fn baseball() -> Element {
    group().with(ring((0.0, 0.0), 6.6)).with(bend((-4.4, -4.8), (-0.6, 0.0), (-4.4, 4.8))).with(bend(
        (4.4, -4.8),
        (0.6, 0.0),
        (4.4, 4.8),
    ))
}

fn painting() -> Element {
    group()
        .with(rect((-7.0, -5.8), 14.0, 11.6, 1.2).fill("none").stroke(WHITE, LINE))
        .with(solid(&[(-5.4, 4.2), (-1.4, -1.4), (1.0, 1.6), (2.8, -0.4), (5.4, 4.2)]))
        .with(circle((3.2, -3.0), 1.3).fill(WHITE))
}

fn square() -> Element {
    group()
        .with(rect((-6.2, -6.2), 12.4, 12.4, 1.0).fill("none").stroke(WHITE, LINE))
        .with(solid(&[(0.0, -4.2), (3.0, 1.4), (-3.0, 1.4)]))
        .with(line(&[(0.0, 1.4), (0.0, 4.2)]))
}

fn note() -> Element {
    group()
        .with(circle((-4.0, 4.6), 2.4).fill(WHITE))
        .with(circle((4.0, 3.2), 2.4).fill(WHITE))
        .with(line(&[(-1.9, 4.6), (-1.9, -4.6), (6.1, -6.2), (6.1, 3.2)]))
        .with(line(&[(-1.9, -2.6), (6.1, -4.2)]))
}

fn flask() -> Element {
    group()
        .with(line(&[(-2.2, -6.6), (2.2, -6.6)]))
        .with(line(&[(-1.4, -6.4), (-1.4, -2.0), (-5.6, 5.4), (5.6, 5.4), (1.4, -2.0), (1.4, -6.4)]))
        .with(solid(&[(-3.2, 1.8), (3.2, 1.8), (5.0, 5.0), (-5.0, 5.0)]))
}

fn basketball() -> Element {
    group()
        .with(ring((0.0, 0.0), 6.6))
        .with(line(&[(0.0, -6.4), (0.0, 6.4)]))
        .with(line(&[(-6.4, 0.0), (6.4, 0.0)]))
        .with(bend((-4.6, -4.6), (-1.4, 0.0), (-4.6, 4.6)))
        .with(bend((4.6, -4.6), (1.4, 0.0), (4.6, 4.6)))
}

fn star() -> Element {
    let point = |index: u8| {
        let far = if index.is_multiple_of(2) { 7.6 } else { 3.2 };
        let (sine, cosine) = (f64::from(index) * 36.0 - 90.0).to_radians().sin_cos();
        (cosine * far, sine * far)
    };
    solid(&(0..10).map(point).collect::<Vec<_>>())
}

fn house() -> Element {
    group()
        .with(solid(&[(0.0, -7.0), (7.4, -0.4), (-7.4, -0.4)]))
        .with(solid(&[(-5.2, 0.4), (-1.5, 0.4), (-1.5, 6.2), (-5.2, 6.2)]))
        .with(solid(&[(1.5, 0.4), (5.2, 0.4), (5.2, 6.2), (1.5, 6.2)]))
        .with(solid(&[(-5.2, 0.4), (5.2, 0.4), (5.2, 2.4), (-5.2, 2.4)]))
}

fn cup() -> Element {
    group()
        .with(solid(&[(-6.0, -2.6), (3.6, -2.6), (3.0, 4.6), (1.6, 6.0), (-4.0, 6.0), (-5.4, 4.6)]))
        .with(bend((3.6, -1.4), (8.0, 1.0), (3.0, 3.2)))
        .with(line(&[(-3.2, -5.0), (-3.2, -6.8)]))
        .with(line(&[(0.8, -5.0), (0.8, -6.8)]))
}

fn fish() -> Element {
    let body =
        Trace::from((-7.2, 0.0)).bend((-1.6, -7.0), (3.6, 0.0)).bend((-1.6, 7.0), (-7.2, 0.0)).closed();
    group()
        .with(body.fill(WHITE))
        .with(solid(&[(2.4, 0.0), (7.4, -4.2), (7.4, 4.2)]))
        .with(circle((-4.2, -0.8), 0.9).fill("#23272B"))
}

/// The first letters of the first two words.
fn initials(card: &str) -> Element {
    let letters: String = card.split('-').filter_map(|word| word.chars().next()).take(2).collect();
    text((0.0, 0.0), 11.0, &letters.to_uppercase()).weight(800).fill(WHITE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_destination_of_boston_has_an_icon_of_its_own() {
        let board = cloverleaf_gridlock::Board::default();
        let names: Vec<String> = board.destinations().iter().map(|place| place.name.to_string()).collect();
        let drawn: BTreeSet<String> = names.iter().map(|name| icon(name).to_string()).collect();
        assert_eq!(drawn.len(), names.len());
        assert!(drawn.iter().all(|icon| !icon.contains("<text")), "a picture, not letters");
        assert!(icon("alter-elbtunnel").to_string().contains(">AE<"));
    }
}
