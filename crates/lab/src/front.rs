//! Trade-offs: what nothing else beats in every respect.

/// Which of these are on the front: those than which no other costs less in one respect and no more in
/// any. What costs the same in every respect is on the front together.
#[must_use]
pub fn front(costs: &[Vec<f64>]) -> Vec<usize> {
    let beaten = |one: &Vec<f64>| costs.iter().any(|other| beats(other, one));
    costs.iter().enumerate().filter(|(_, one)| !beaten(one)).map(|(index, _)| index).collect()
}

/// Whether the first costs less in one respect and no more in any.
fn beats(one: &[f64], other: &[f64]) -> bool {
    let mut pairs = one.iter().zip(other);
    pairs.clone().all(|(one, other)| one <= other) && pairs.any(|(one, other)| one < other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Random, SplitMix};

    #[test]
    fn what_is_worse_in_all_is_not_on_the_front() {
        let costs = [[1.0, 5.0], [2.0, 2.0], [5.0, 1.0], [3.0, 3.0], [2.0, 2.0], [1.0, 6.0]];
        assert_eq!(front(&costs.map(Vec::from)), [0, 1, 2, 4]);
        assert_eq!(front(&[]), Vec::<usize>::new());
    }

    #[test]
    fn everything_is_on_the_front_or_beaten_by_something_there() {
        let mut random = SplitMix::new(3);
        for _ in 0..100 {
            let mut cost = || (0..3).map(|_| f64::from(random.below(6))).collect::<Vec<_>>();
            let costs: Vec<_> = (0..30).map(|_| cost()).collect();
            let front = front(&costs);
            for (index, one) in costs.iter().enumerate() {
                let beaten = front.iter().any(|&other| beats(&costs[other], one));
                assert_ne!(front.contains(&index), beaten, "{one:?}");
            }
        }
    }
}
