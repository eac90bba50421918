//! Exact answers for two seats of opposite interests that choose at the same moment.

/// What the row player gets, by row and column.
pub(crate) type Matrix = Vec<Vec<f64>>;

/// What a mixture of rows gets at the least.
pub(crate) fn secured(matrix: &Matrix, rows: &[f64]) -> f64 {
    let column = |column: usize| rows.iter().zip(matrix).map(|(odds, row)| odds * row[column]).sum();
    (0..matrix[0].len()).map(column).fold(f64::INFINITY, f64::min)
}

/// What the row player gets at the most against a mixture of columns.
pub(crate) fn conceded(matrix: &Matrix, columns: &[f64]) -> f64 {
    let row = |row: &Vec<f64>| row.iter().zip(columns).map(|(worth, odds)| worth * odds).sum();
    matrix.iter().map(row).fold(f64::NEG_INFINITY, f64::max)
}

/// The value of the game, proved from both sides to a thousandth: by full regret matching, which shares
/// nothing with the search but the idea.
pub(crate) fn value(matrix: &Matrix) -> f64 {
    let (mut rows, mut columns) = (Learner::new(matrix.len()), Learner::new(matrix[0].len()));
    for _ in 0..1_000_000 {
        let (x, y) = (rows.mixture(), columns.mixture());
        let by_row: Vec<f64> =
            matrix.iter().map(|row| row.iter().zip(&y).map(|(w, p)| w * p).sum()).collect();
        let by_column: Vec<f64> =
            (0..y.len()).map(|c| -x.iter().zip(matrix).map(|(p, row)| p * row[c]).sum::<f64>()).collect();
        rows.learn(&x, &by_row);
        columns.learn(&y, &by_column);
        let (low, high) = (secured(matrix, &rows.average()), conceded(matrix, &columns.average()));
        if high - low < 0.001 {
            return (low + high) / 2.0;
        }
    }
    panic!("no equilibrium of {matrix:?} was found");
}

/// Whether no pair of single choices is an equilibrium.
pub(crate) fn wants_a_mixture(matrix: &Matrix) -> bool {
    let low = matrix.iter().map(|row| row.iter().copied().fold(f64::INFINITY, f64::min));
    let column = |c: usize| matrix.iter().map(|row| row[c]).fold(f64::NEG_INFINITY, f64::max);
    let high = (0..matrix[0].len()).map(column).fold(f64::INFINITY, f64::min);
    low.fold(f64::NEG_INFINITY, f64::max) < high - 1e-9
}

struct Learner {
    regrets: Vec<f64>,
    shares: Vec<f64>,
    rounds: f64,
}

impl Learner {
    fn new(choices: usize) -> Learner {
        Learner { regrets: vec![0.0; choices], shares: vec![0.0; choices], rounds: 0.0 }
    }

    fn mixture(&self) -> Vec<f64> {
        let all: f64 = self.regrets.iter().sum();
        let even = 1.0 / self.regrets.len() as f64;
        self.regrets.iter().map(|regret| if all > 0.0 { regret / all } else { even }).collect()
    }

    fn learn(&mut self, mixture: &[f64], worth: &[f64]) {
        let mixed: f64 = mixture.iter().zip(worth).map(|(odds, worth)| odds * worth).sum();
        self.rounds += 1.0;
        for choice in 0..mixture.len() {
            self.regrets[choice] = (self.regrets[choice] + worth[choice] - mixed).max(0.0);
            self.shares[choice] += self.rounds * mixture[choice];
        }
    }

    fn average(&self) -> Vec<f64> {
        let all: f64 = self.shares.iter().sum();
        self.shares.iter().map(|share| share / all).collect()
    }
}
