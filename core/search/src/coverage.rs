//! Which sides of branches the launches have taken.

use detect::result::{BranchCoverage, Untaken};
use detect::symbols::Loc;
use std::collections::HashSet;

/// Sides of branches, two for each branch of a kernel and what it calls.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    taken: Vec<bool>,
}

impl Coverage {
    /// Adds what one launch took; whether some of it is new.
    pub fn add(&mut self, counts: &[u64]) -> bool {
        if self.taken.len() < counts.len() {
            self.taken.resize(counts.len(), false);
        }
        let mut new = false;
        for (taken, count) in self.taken.iter_mut().zip(counts) {
            new |= !*taken && *count > 0;
            *taken |= *count > 0;
        }
        new
    }
    /// Whether a launch took what none of those has taken.
    pub fn lacks(&self, counts: &[u64]) -> bool {
        counts.iter().enumerate().any(|(side, n)| *n > 0 && self.taken.get(side) != Some(&true))
    }
    /// Sides taken, and all.
    pub fn counts(&self) -> (u64, u64) {
        (self.taken.iter().filter(|t| **t).count() as u64, self.taken.len() as u64)
    }
    /// In numbers, and what is missing; `places` are those of the branches.
    pub fn summary(&self, places: &[Option<Loc>]) -> BranchCoverage {
        let (taken, sides) = self.counts();
        let missing = self.taken.iter().enumerate().filter(|(_, taken)| !**taken);
        let mut not_taken: Vec<(Loc, Untaken)> = vec![];
        let mut known = HashSet::new();
        for (side, _) in missing {
            let Some(place) = places.get(side / 2).and_then(Option::as_ref) else { continue };
            let whole = self.taken.get(side ^ 1) == Some(&false);
            let what = if whole {
                Untaken::NeverReached
            } else if side % 2 == 0 {
                Untaken::NeverTrue
            } else {
                Untaken::NeverFalse
            };
            // Templates and inlined calls repeat the branches of one line.
            if known.insert((place, what)) {
                not_taken.push((place.clone(), what));
            }
        }
        BranchCoverage { sides_taken: taken, sides, not_taken }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_united() {
        let mut coverage = Coverage::default();
        assert!(coverage.add(&[1, 0, 0, 0]));
        assert!(!coverage.add(&[5, 0, 0, 0]));
        assert!(coverage.lacks(&[1, 1, 0, 0]) && !coverage.lacks(&[3, 0, 0, 0]));
        assert!(coverage.add(&[0, 2, 0, 0]));
        assert_eq!(coverage.counts(), (2, 4));
        let loc = |line| Some(Loc::new("k.cu", line, 3));
        let summary = coverage.summary(&[loc(1), loc(2)]);
        assert_eq!(summary.not_taken, [(Loc::new("k.cu", 2, 3), Untaken::NeverReached)]);
    }
}
