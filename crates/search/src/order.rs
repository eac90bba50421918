//! Putting things in order.

/// Puts first what has the greatest key; equals stay as they were.
///
/// Numbers are sorted, and the things follow them: so there is one sort for all games, and a browser has to
/// fetch one.
pub fn best_first<T>(things: Vec<T>, keys: &[(f64, f64)]) -> Vec<T> {
    let mut things: Vec<Option<T>> = things.into_iter().map(Some).collect();
    places(keys).into_iter().filter_map(|place| things[place].take()).collect()
}

fn places(keys: &[(f64, f64)]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..keys.len()).collect();
    places.sort_by(|&one, &other| {
        let ((a, b), (c, d)) = (keys[one], keys[other]);
        c.total_cmp(&a).then(d.total_cmp(&b))
    });
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_comes_first_and_equals_stay_in_order() {
        let keys = [(1.0, 0.0), (2.0, 0.0), (1.0, 3.0), (2.0, 0.0), (f64::NEG_INFINITY, 9.0)];
        assert_eq!(best_first(vec!['a', 'b', 'c', 'd', 'e'], &keys), ['b', 'd', 'c', 'a', 'e']);
    }
}
