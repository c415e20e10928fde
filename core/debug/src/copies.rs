//! Copies of a run, from which one goes on to steps after them.
//!
//! Coarse copies stand at even distances over the whole run: when there are too many, or they take too
//! much, every second one is dropped and the distance doubles. Fine ones stand closer, between two coarse
//! ones: where one has been last, and so where one probably goes back next.

use super::lines::{Lines, Tracker};
use super::walk::Walk;
use base::diagnostic::Result;
use base::limits::{MAX_CHECKPOINT_BYTES, MAX_CHECKPOINTS};
use vm::exec::paused::{Paused, Setting};

/// Steps between the first coarse copies, and the least between fine ones.
const FIRST_DISTANCE: u64 = 256;
/// Fine copies between two coarse ones.
const FINE: u64 = 16;
/// Most bytes of a run of which fine copies are made.
const MAX_FINE_BYTES: u64 = 2 << 20;

/// A run, and where its lanes stand.
#[derive(Clone, Debug)]
pub(super) struct Live {
    pub(super) run: Paused,
    pub(super) tracker: Tracker,
}

impl Live {
    /// A run that has not begun.
    pub(super) fn new(setting: Setting<'_>) -> Result<Self> {
        Ok(Self { run: Paused::new(setting)?, tracker: Tracker::default() })
    }

    pub(super) fn step(&self) -> u64 {
        self.run.steps()
    }

    /// Whether the run has begun: else not even its first step is reached.
    pub(super) fn begun(&self) -> bool {
        self.tracker.next.is_some() || self.run.ended()
    }

    /// Runs on to `until`, or the first step after it at which one can stand.
    fn advance(&mut self, lines: &Lines, setting: Setting<'_>, until: u64) {
        self.run.advance(setting, 0, &mut Walk::to(lines, &mut self.tracker, until));
        if self.run.ended() {
            self.tracker.end();
        }
    }
}

/// Copies by ascending step; the first coarse one has not begun.
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

    pub(super) fn len(&self) -> usize {
        self.coarse.len() + self.fine.len()
    }

    /// The step at which the next coarse copy is to be made, of a run at `step`.
    pub(super) fn due(&self, step: u64) -> u64 {
        (step / self.distance + 1) * self.distance
    }

    /// Keeps a coarse copy.
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

    /// The last copy at or before `step`.
    pub(super) fn before(&self, step: u64) -> &Live {
        let last = |list: &[Live]| list.partition_point(|c| c.step() <= step);
        let coarse = &self.coarse[last(&self.coarse).max(1) - 1];
        match last(&self.fine).checked_sub(1).map(|k| &self.fine[k]) {
            Some(fine) if fine.step() > coarse.step() => fine,
            _ => coarse,
        }
    }

    /// Puts `live` at `step`, or the first step after it at which one can stand, and leaves fine copies on
    /// the way.
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

    /// Keeps a fine copy, and only those of the same stretch.
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
