//! What the second pass finds, and comparing two such results.

use crate::finding::RaceKind;
use crate::observation::ObservedRace;
use events::ObjectId;
use events::SiteId;

/// What makes a race finding one: object, pair of statements (the smaller number first), kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RaceKey {
    /// Object.
    pub object: ObjectId,
    /// Statements.
    pub sites: [SiteId; 2],
    /// Kind.
    pub kind: RaceKind,
}

/// The races of a run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RaceResult {
    /// Findings in the order in which the run showed them, one for each key.
    pub findings: Vec<ObservedRace>,
    /// Their keys.
    pub keys: Vec<RaceKey>,
    /// For each finding the bytes concerned: ascending ranges `start..end`.
    pub bytes: Vec<Vec<(u64, u64)>>,
    /// Only a sample of the bytes was looked at: pairs may be missing and counts are lower bounds.
    pub sampled: bool,
    /// Order through fences was judged coarsely to bound the work: races may be missing.
    pub coarse: bool,
    /// Number of entries of clocks that were copied to follow fences.
    pub clock_entries: u64,
    /// Number of pairs of accesses that were compared.
    pub pairs: u64,
    /// Accesses were ordered by what the run's schedule made of fences and atomics: with other turns they
    /// might race.
    pub by_schedule: bool,
    /// There were more findings than the limit allows.
    pub truncated: bool,
}

impl RaceResult {
    /// Whether there is no race.
    pub fn is_empty(&self) -> bool {
        self.findings.is_empty()
    }
    /// Adds what another run of the same launch found: races of new keys.
    pub fn extend(&mut self, other: RaceResult) {
        self.sampled |= other.sampled;
        self.coarse |= other.coarse;
        self.clock_entries = self.clock_entries.saturating_add(other.clock_entries);
        self.pairs = self.pairs.saturating_add(other.pairs);
        self.truncated |= other.truncated;
        for ((finding, key), bytes) in other.findings.into_iter().zip(other.keys).zip(other.bytes) {
            if !self.keys.contains(&key) {
                self.findings.push(finding);
                self.keys.push(key);
                self.bytes.push(bytes);
            }
        }
    }
    /// Whether the race `key` is among these and, unless only a sample was looked at, concerns `byte`.
    pub fn has(&self, key: &RaceKey, byte: u64) -> bool {
        self.keys.iter().position(|k| k == key).is_some_and(|i| {
            self.sampled || {
                let ranges = &self.bytes[i];
                ranges.iter().any(|r| r.0 <= byte && byte < r.1)
            }
        })
    }
}

/// Whether `without` shows a race that `baseline` lacks: another pair of statements or kind, or the
/// same one on another byte.
pub fn is_new(baseline: &RaceResult, without: &RaceResult) -> bool {
    without.keys.iter().zip(&without.bytes).any(|(key, ranges)| {
        let known = baseline.keys.iter().position(|k| k == key);
        let Some(known) = known else { return true };
        let sampled = baseline.sampled || without.sampled;
        !sampled && !ranges.iter().all(|r| covered(*r, &baseline.bytes[known]))
    })
}

/// Whether `range` lies in the ascending merged `ranges`.
fn covered(range: (u64, u64), ranges: &[(u64, u64)]) -> bool {
    let i = ranges.partition_point(|r| r.1 <= range.0);
    ranges.get(i).is_some_and(|r| r.0 <= range.0 && range.1 <= r.1)
}
