//! What a check found: how much is in order, and a sentence for each thing that is not.

/// The result of a check. Pure checks return it, so that their tests can read the sentences.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Findings {
    /// How many things were looked at and found in order.
    pub(crate) passed: usize,
    /// What is wrong and what to do about it, one sentence each.
    pub(crate) faults: Vec<String>,
}

impl Findings {
    /// This many things in order, nothing wrong.
    pub(crate) fn passed(passed: usize) -> Findings {
        Findings { passed, faults: Vec::new() }
    }

    /// One thing, and it is wrong.
    pub(crate) fn fault(sentence: impl Into<String>) -> Findings {
        Findings { passed: 0, faults: vec![sentence.into()] }
    }

    /// Counts one thing as in order, or keeps the sentence about it.
    pub(crate) fn expect(&mut self, in_order: bool, sentence: impl FnOnce() -> String) {
        if in_order {
            self.passed += 1;
        } else {
            self.faults.push(sentence());
        }
    }

    /// Both findings together.
    pub(crate) fn and(mut self, other: Findings) -> Findings {
        self.passed += other.passed;
        self.faults.extend(other.faults);
        self
    }
}
