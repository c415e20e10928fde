//! The branch sides that launches have taken.

use crate::report::model::{CoverageReport, Loc};

/// Branch sides, two for each branch of a kernel and its callees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    taken: Vec<bool>,
}

impl Coverage {
    /// Adds the counts of one launch. Returns whether a side was taken for the first time.
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
    /// Number of sides taken, and of all sides.
    pub fn counts(&self) -> (u64, u64) {
        (self.taken.iter().filter(|t| **t).count() as u64, self.taken.len() as u64)
    }
    /// The coverage for a report; `places` are those of the branches.
    pub fn report(&self, places: &[Option<Loc>]) -> CoverageReport {
        let (taken, sides) = self.counts();
        let missing = self.taken.iter().enumerate().filter(|(_, taken)| !**taken);
        let mut not_taken: Vec<String> = vec![];
        for (side, _) in missing {
            let Some(place) = places.get(side / 2).and_then(Option::as_ref) else { continue };
            let whole = self.taken.get(side ^ 1) == Some(&false);
            let what = if whole {
                format!("{place}: never reached")
            } else if side % 2 == 0 {
                format!("{place}: never true")
            } else {
                format!("{place}: never false")
            };
            if !not_taken.contains(&what) {
                not_taken.push(what);
            }
        }
        CoverageReport { sides_taken: taken, sides, not_taken }
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
        assert!(coverage.add(&[0, 2, 0, 0]));
        assert_eq!(coverage.counts(), (2, 4));
        let loc = |line| Some(Loc::new("k.cu", line, 3));
        let report = coverage.report(&[loc(1), loc(2)]);
        assert_eq!(report.not_taken, ["k.cu:2:3: never reached"]);
    }
}
