//! Is a barrier needed? Run again without it and see which races appear.
//!
//! [`WithoutBarrier`] hides barrier statements from the observer that it wraps: their barriers never
//! complete, and the intervals that they separated are one. On request a barrier of each warp takes the
//! place of a block's. The run itself is unchanged, since
//! detectors never steer it. Wrapped around the two passes of [`crate::race`], it answers
//! which races the barrier keeps away; [`crate::race::is_new`] compares.

use crate::finding::Severity;
use crate::race::RaceResult;
use events::observer::ObserverWrapper;
use events::{
    Access, BarrierDone, BarrierMismatch, Comparison, Fault, LaneMask, ObjectId, Observer, Point,
    Scope, SiteId, WarpContext,
};
use launch::Launch;
use std::collections::BTreeMap;

/// An observer that does not see the barriers of some statements.
#[derive(Clone, Debug)]
pub struct WithoutBarrier<O> {
    /// The observer wrapped.
    pub inner: O,
    sites: Vec<SiteId>,
    /// The lanes of each warp, if its barrier takes the place of the block's.
    warps: Vec<LaneMask>,
    /// Intervals taken away so far, by running block, and the block looked up last.
    gone: BTreeMap<u64, u32>,
    last: Option<(u64, u32)>,
    hidden: u64,
    nearby: Nearby,
}

/// Watches bytes: are they accessed just before or after a hidden barrier?
#[derive(Clone, Debug, Default)]
struct Nearby {
    bytes: BTreeMap<ObjectId, Vec<(u64, u64)>>,
    /// By running block, whether they were accessed since its last barrier, and whether that was a hidden
    /// one.
    blocks: BTreeMap<u64, (bool, bool)>,
    found: bool,
}

impl Nearby {
    fn access(&mut self, access: &Access<'_>) {
        let Some(ranges) = self.bytes.get(&access.object) else { return };
        let mut hit = false;
        access.lanes.for_each(access.size, |_, offset| {
            let end = offset + u64::from(access.size);
            hit |= ranges.iter().any(|r| r.0 < end && offset < r.1);
        });
        if hit {
            let (accessed, hidden) = self.blocks.entry(access.context.block).or_default();
            *accessed = true;
            self.found |= *hidden;
        }
    }
    fn barrier(&mut self, block: u64, hidden: bool) {
        let accessed = self.blocks.insert(block, (false, hidden)).is_some_and(|b| b.0);
        self.found |= accessed && hidden;
    }
}

impl<O: Observer> WithoutBarrier<O> {
    /// `inner` without the barriers at `sites`.
    pub fn new(sites: &[SiteId], inner: O) -> Self {
        let (sites, warps) = (sites.to_vec(), vec![]);
        let nearby = Nearby::default();
        Self { inner, sites, warps, gone: BTreeMap::new(), last: None, hidden: 0, nearby }
    }
    /// Notes whether bytes of the races of `result` that are errors are accessed in an interval that a
    /// hidden barrier begins or ends.
    #[must_use]
    pub fn watching(mut self, result: &RaceResult) -> Self {
        for ((finding, key), ranges) in result.findings.iter().zip(&result.keys).zip(&result.bytes)
        {
            if finding.severity == Severity::Error {
                self.nearby.bytes.entry(key.object).or_default().extend(ranges);
            }
        }
        self
    }
    /// Whether such bytes were accessed.
    pub fn is_near_a_race(&self) -> bool {
        self.nearby.found
    }
    /// If asked for, a barrier of each warp of the launch takes the place of a block's.
    #[must_use]
    pub fn replaced(mut self, by_warp_barriers: bool, launch: &Launch) -> Self {
        if by_warp_barriers {
            let (threads, size) = (launch.block.count(), u64::from(launch.warp_size));
            let firsts = (0..threads).step_by(size.max(1) as usize);
            self.warps =
                firsts.map(|t| LaneMask::range(0, (threads - t).min(size) as u32)).collect();
        }
        self
    }
    fn hides(&self, site: SiteId) -> bool {
        self.sites.contains(&site)
    }
    /// How many barriers were hidden.
    pub fn hidden(&self) -> u64 {
        self.hidden
    }
    #[inline]
    fn gone(&mut self, block: u64) -> u32 {
        if let Some((last, gone)) = self.last
            && last == block
        {
            return gone;
        }
        let gone = self.gone.get(&block).copied().unwrap_or(0);
        self.last = Some((block, gone));
        gone
    }
    #[inline]
    fn shifted(&mut self, context: WarpContext) -> WarpContext {
        WarpContext {
            interval: context.interval - self.gone(context.block).min(context.interval),
            ..context
        }
    }
}

impl<O: Observer> ObserverWrapper for WithoutBarrier<O> {
    type Inner = O;
    fn inner(&self) -> &O {
        &self.inner
    }
    fn inner_mut(&mut self) -> &mut O {
        &mut self.inner
    }
    fn block_ends(&mut self, block: u64) {
        self.gone.remove(&block);
        self.nearby.blocks.remove(&block);
        self.last = None;
        self.inner.block_ends(block);
    }
    #[inline]
    fn access(&mut self, access: &Access<'_>) {
        if !self.nearby.bytes.is_empty() && !self.nearby.found {
            self.nearby.access(access);
        }
        let context = self.shifted(access.context);
        self.inner.access(&Access { context, ..*access });
    }
    fn copy_done(&mut self, access: &Access<'_>, waited: bool) {
        let context = self.shifted(access.context);
        self.inner.copy_done(&Access { context, ..*access }, waited);
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        if done.block_wide && !self.nearby.bytes.is_empty() {
            self.nearby.barrier(done.block, self.hides(done.site));
        }
        if self.hides(done.site) {
            self.hidden += 1;
            if done.block_wide {
                let interval = done.interval - self.gone(done.block).min(done.interval);
                for (warp, &active) in self.warps.iter().enumerate() {
                    let (block, warp, step) = (done.block, warp as u32, done.step);
                    let context = WarpContext { block, warp, active, interval, step };
                    self.inner.warp_barrier(context, done.site, active);
                }
                *self.gone.entry(done.block).or_insert(0) += 1;
                self.last = None;
            }
            return;
        }
        let interval = done.interval - self.gone(done.block).min(done.interval);
        self.inner.barrier(&BarrierDone { interval, ..*done });
    }
    fn barrier_arrives(&mut self, context: WarpContext, site: SiteId, number: u32) {
        if self.hides(site) {
            self.hidden += 1;
            return;
        }
        let context = self.shifted(context);
        self.inner.barrier_arrives(context, site, number);
    }
    fn grid_barrier(&mut self, site: SiteId, step: u64) {
        if self.hides(site) {
            self.hidden += 1;
            return;
        }
        self.inner.grid_barrier(site, step);
    }
    fn warp_barrier(&mut self, context: WarpContext, site: SiteId, mask: LaneMask) {
        if self.hides(site) {
            self.hidden += 1;
            return;
        }
        let context = self.shifted(context);
        self.inner.warp_barrier(context, site, mask);
    }
    fn fence(&mut self, context: WarpContext, site: SiteId, scope: Scope) {
        let context = self.shifted(context);
        self.inner.fence(context, site, scope);
    }
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: LaneMask) {
        let context = self.shifted(context);
        self.inner.branch(context, site, taken);
    }
    fn compare(&mut self, comparison: &Comparison) {
        let context = self.shifted(comparison.context);
        self.inner.compare(&Comparison { context, ..*comparison });
    }
    fn exit(&mut self, context: WarpContext, lanes: LaneMask) {
        let context = self.shifted(context);
        self.inner.exit(context, lanes);
    }
    fn fault(&mut self, fault: &Fault) {
        let context = self.shifted(fault.context);
        self.inner.fault(&Fault { context, ..fault.clone() });
    }
    fn mismatch(&mut self, mismatch: &BarrierMismatch) {
        let interval = mismatch.interval - self.gone(mismatch.block).min(mismatch.interval);
        self.inner.mismatch(&BarrierMismatch { interval, ..mismatch.clone() });
    }
    fn pauses(&mut self, point: &Point) -> bool {
        let context = self.shifted(point.context);
        self.inner.pauses(&Point { context, ..*point })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts comparisons and the points that it is asked about.
    #[derive(Default)]
    struct Counter {
        compared: u32,
        points: u32,
    }

    impl Observer for Counter {
        const PAUSES: bool = true;
        const COMPARES: bool = true;
        fn compare(&mut self, _: &Comparison) {
            self.compared += 1;
        }
        fn pauses(&mut self, _: &Point) -> bool {
            self.points += 1;
            false
        }
    }

    fn sees_all<O: Observer>(mut observer: O) -> (bool, bool, bool, O) {
        let context =
            WarpContext { block: 0, warp: 0, active: LaneMask::lane(0), interval: 0, step: 0 };
        observer.compare(&Comparison { context, site: SiteId(1), gaps: [None; 2] });
        let pauses = observer.pauses(&Point { context, site: SiteId(1), pc: 0, depth: 0 });
        (O::COMPARES && observer.wants_comparisons(), O::PAUSES, pauses, observer)
    }

    #[test]
    fn forwards_comparisons_and_pauses() {
        let (compares, asks, pauses, seen) =
            sees_all(WithoutBarrier::new(&[SiteId(0)], Counter::default()));
        assert!(compares && asks && !pauses);
        assert_eq!((seen.inner.compared, seen.inner.points), (1, 1));
    }
}
