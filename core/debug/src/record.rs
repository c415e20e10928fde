//! Records everything that does not depend on the step, while the run is made for the first time.

use super::lines::{Lines, Tracker};
use super::touch::Touches;
use super::trace::Trace;
use super::view::{BlockSpan, IntervalView};
use base::limits::MAX_SESSION_INTERVALS;
use detect::perf::Perf;
use events::{Access, BarrierDone, LaneMask, Observer, Point, SiteId, WarpContext};
use launch::Dim3;
use std::collections::{BTreeMap, BTreeSet};

/// The record of the first pass.
#[derive(Debug, Default)]
pub(super) struct Record {
    pub(super) spans: Vec<BlockSpan>,
    /// Positions in `spans` of the blocks that are running.
    under_way: BTreeMap<u64, usize>,
    intervals: usize,
    pub(super) perf: Perf,
    pub(super) touches: Touches,
    /// Branches at which lanes of a warp diverged.
    pub(super) parted: BTreeSet<SiteId>,
    pub(super) trace: Trace,
    /// Requested steps in order, each with the first step at or after it at which the run can
    /// pause.
    asked: Vec<u64>,
    pub(super) stands: Vec<u64>,
    /// Accesses at those steps: step, block, warp, lanes, statement.
    pub(super) accesses: BTreeSet<(u64, u64, u32, u64, SiteId)>,
    step: u64,
}

impl Record {
    /// An empty record that will find the pause positions for the steps `asked`.
    pub(super) fn new(mut asked: Vec<u64>) -> Self {
        asked.sort_unstable();
        asked.dedup();
        Self { asked, ..Self::default() }
    }

    /// The step at which the run pauses to show what happened at `step`.
    pub(super) fn stand(&self, step: u64) -> Option<u64> {
        let k = self.asked.binary_search(&step).ok()?;
        self.stands.get(k).copied()
    }

    /// Whether the maximum number of intervals is reached.
    pub(super) fn full(&self) -> bool {
        self.intervals >= MAX_SESSION_INTERVALS
    }

    fn reach(&mut self, step: u64) {
        self.step = step;
        while self.asked.get(self.stands.len()).is_some_and(|&asked| asked <= step) {
            self.stands.push(step);
        }
    }

    fn close(&mut self, block: u64, step: u64, site: Option<SiteId>, goes_on: bool) {
        let Some(&at) = self.under_way.get(&block) else { return };
        let span = &mut self.spans[at];
        span.last = step;
        let number = span.intervals.len() as u32;
        if let Some(interval) = span.intervals.last_mut() {
            interval.last = step;
            interval.site = site.map(|s| s.0);
        }
        if goes_on {
            self.intervals += 1;
            let next = IntervalView { interval: number, first: step, last: step, site: None };
            span.intervals.push(next);
        } else {
            self.under_way.remove(&block);
        }
    }

    /// Closes the record at the end of the run, at `step`.
    pub(super) fn end(&mut self, step: u64) {
        self.reach(step);
        self.trace.fill(step);
        for block in self.under_way.keys().copied().collect::<Vec<_>>() {
            self.close(block, step, None, false);
        }
    }
}

/// The observer that fills a [`Record`], up to `until`.
pub(super) struct Recording<'a> {
    pub(super) lines: &'a Lines,
    pub(super) tracker: &'a mut Tracker,
    pub(super) record: &'a mut Record,
    pub(super) until: u64,
}

impl Recording<'_> {
    /// Steps so far: those at the last recorded point and those executed since.
    fn now(&self) -> u64 {
        self.record.step + u64::from(self.tracker.next.is_some())
    }
}

impl Observer for Recording<'_> {
    fn block_begins(&mut self, block: u64, coordinates: Dim3) {
        let first = self.now();
        let record = &mut *self.record;
        record.intervals += 1;
        record.under_way.insert(block, record.spans.len());
        let interval = IntervalView { interval: 0, first, last: first, site: None };
        record.spans.push(BlockSpan {
            block,
            at: coordinates.into(),
            first,
            last: first,
            intervals: vec![interval],
        });
    }
    fn block_ends(&mut self, block: u64) {
        let now = self.now();
        self.tracker.block_ends(block);
        self.record.perf.block_ends(block);
        self.record.close(block, now, None, false);
    }
    fn access(&mut self, access: &Access<'_>) {
        self.record.perf.access(access);
        self.record.touches.note(access);
        let context = &access.context;
        if self.record.asked.binary_search(&context.step).is_ok() {
            let WarpContext { step, block, warp, .. } = *context;
            self.record.accesses.insert((
                step,
                block,
                warp,
                access.lanes.mask().bits(),
                access.site,
            ));
        }
    }
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: LaneMask) {
        let taken_by_some = taken & context.active;
        if !taken_by_some.is_empty() && taken_by_some != context.active {
            self.record.parted.insert(site);
        }
        self.record.perf.branch(context, site, taken);
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        if done.block_wide {
            self.record.close(done.block, done.step, Some(done.site), true);
        }
    }
    fn grid_barrier(&mut self, site: SiteId, step: u64) {
        for block in self.record.under_way.keys().copied().collect::<Vec<_>>() {
            self.record.close(block, step, Some(site), true);
        }
    }
    fn pauses(&mut self, point: &Point) -> bool {
        self.tracker.note(self.lines, point);
        self.record.reach(point.context.step);
        self.record.trace.note(point);
        point.context.step >= self.until || self.record.full()
    }
}
