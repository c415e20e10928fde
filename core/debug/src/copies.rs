//! Snapshots of a run, from which later steps are reached.
//!
//! Coarse snapshots are evenly spaced over the whole run: when there are too many, or they take too
//! much memory, every second one is dropped and the distance doubles. Fine snapshots are closer
//! together, between two coarse ones: where the session was last, and so where it will probably
//! step back to next.

use super::lines::{Lines, Tracker};
use super::walk::Walk;
use base::diagnostic::Result;
use base::limits::{MAX_CHECKPOINT_BYTES, MAX_CHECKPOINTS};
use vm::exec::paused::{Paused, Setting};

/// Steps between the first coarse snapshots, and the minimum between fine ones.
const FIRST_DISTANCE: u64 = 256;
/// Number of fine snapshots between two coarse ones.
const FINE: u64 = 16;
/// Maximum size of a run, in bytes, for which fine snapshots are made.
const MAX_FINE_BYTES: u64 = 2 << 20;

/// A run with the positions of its lanes.
#[derive(Clone, Debug)]
pub(super) struct Live {
    pub(super) run: Paused,
    pub(super) tracker: Tracker,
}

impl Live {
    /// A run that has not started.
    pub(super) fn new(setting: Setting<'_>) -> Result<Self> {
        Ok(Self { run: Paused::new(setting)?, tracker: Tracker::default() })
    }

    pub(super) fn step(&self) -> u64 {
        self.run.steps()
    }

    /// Whether the run has started; if not, not even its first step is reached.
    pub(super) fn begun(&self) -> bool {
        self.tracker.next.is_some() || self.run.ended()
    }

    /// Runs to `until`, or the first later step at which the run can pause.
    fn advance(&mut self, lines: &Lines, setting: Setting<'_>, until: u64) {
        self.run.advance(setting, 0, &mut Walk::to(lines, &mut self.tracker, until));
        if self.run.ended() {
            self.tracker.end();
        }
    }
}

/// Snapshots in ascending order of step; the first coarse one has not started.
#[derive(Debug)]
pub(super) struct Copies {
    coarse: Vec<Live>,
    distance: u64,
    fine: Vec<Live>,
}

impl Copies {
    pub(super) fn new(start: Live) -> Self {
        Self { coarse: vec![start], distance: FIRST_DISTANCE, fine: vec![] }
    }

    /// The step at which the next coarse snapshot is due, for a run at `step`.
    pub(super) fn due(&self, step: u64) -> u64 {
        (step / self.distance + 1) * self.distance
    }

    /// Stores a coarse snapshot.
    pub(super) fn keep(&mut self, live: &Live) {
        self.coarse.push(live.clone());
        loop {
            let bytes: u64 = self.coarse.iter().map(|c| c.run.bytes()).sum();
            let many = self.coarse.len() > MAX_CHECKPOINTS;
            if !many && (bytes <= MAX_CHECKPOINT_BYTES || self.coarse.len() <= 1) {
                return;
            }
            self.distance *= 2;
            let mut k = 0;
            self.coarse.retain(|_| {
                k += 1;
                k % 2 == 1
            });
        }
    }

    /// The last snapshot at or before `step`.
    pub(super) fn before(&self, step: u64) -> &Live {
        let last = |list: &[Live]| list.partition_point(|c| c.step() <= step);
        let coarse = &self.coarse[last(&self.coarse).max(1) - 1];
        match last(&self.fine).checked_sub(1).map(|k| &self.fine[k]) {
            Some(fine) if fine.step() > coarse.step() => fine,
            _ => coarse,
        }
    }

    /// Moves `live` to `step`, or the first later step at which the run can pause, and stores fine
    /// snapshots on the way.
    pub(super) fn go(&mut self, live: &mut Live, step: u64, lines: &Lines, setting: Setting<'_>) {
        let near = self.before(step);
        if !live.begun() || live.step() > step || live.step() < near.step() {
            *live = near.clone();
        }
        let spacing = (self.distance / FINE).max(FIRST_DISTANCE);
        while !live.begun() || live.step() < step && !live.run.ended() {
            let next = (live.step() / spacing + 1) * spacing;
            if next >= step {
                live.advance(lines, setting, step);
                return;
            }
            live.advance(lines, setting, next);
            self.refine(live);
        }
    }

    /// Stores a fine snapshot, and drops those of other stretches.
    fn refine(&mut self, live: &Live) {
        let step = live.step();
        let end = self.due(step);
        let start = end - self.distance;
        if live.run.ended() || live.run.bytes() > MAX_FINE_BYTES {
            return;
        }
        self.fine.retain(|c| c.step() >= start && c.step() < end);
        let at = self.fine.partition_point(|c| c.step() < step);
        if step > start && self.fine.get(at).is_none_or(|c| c.step() != step) {
            self.fine.insert(at, live.clone());
        }
    }
}
