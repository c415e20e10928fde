//! Is a barrier needed? Run again without it and see which races appear.
//!
//! [`WithoutBarrier`] hides one barrier statement from the observer that it wraps: its barriers never
//! complete, and the intervals that they separated are one. The run itself is unchanged, since
//! detectors never steer it. Wrapped around the two passes of [`crate::race`], it answers
//! which races the barrier keeps away; [`crate::race::is_new`] compares.

use events::observer::ObserverWrapper;
use events::{
    Access, BarrierDone, BarrierMismatch, Comparison, Fault, LaneMask, Observer, Point, Scope,
    SiteId, WarpContext,
};
use std::collections::BTreeMap;

/// An observer that does not see the barriers of one statement.
#[derive(Clone, Debug)]
pub struct WithoutBarrier<O> {
    /// The observer wrapped.
    pub inner: O,
    site: SiteId,
    /// Intervals taken away so far, by running block, and the block looked up last.
    gone: BTreeMap<u64, u32>,
    last: Option<(u64, u32)>,
    hidden: u64,
}

impl<O: Observer> WithoutBarrier<O> {
    /// `inner` without the barriers at `site`.
    pub fn new(site: SiteId, inner: O) -> Self {
        Self { inner, site, gone: BTreeMap::new(), last: None, hidden: 0 }
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
        self.last = None;
        self.inner.block_ends(block);
    }
    #[inline]
    fn access(&mut self, access: &Access<'_>) {
        let context = self.shifted(access.context);
        self.inner.access(&Access { context, ..*access });
    }
    fn copy_done(&mut self, access: &Access<'_>, waited: bool) {
        let context = self.shifted(access.context);
        self.inner.copy_done(&Access { context, ..*access }, waited);
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        if done.site == self.site {
            self.hidden += 1;
            if done.block_wide {
                *self.gone.entry(done.block).or_insert(0) += 1;
                self.last = None;
            }
            return;
        }
        let interval = done.interval - self.gone(done.block).min(done.interval);
        self.inner.barrier(&BarrierDone { interval, ..*done });
    }
    fn barrier_arrives(&mut self, context: WarpContext, site: SiteId, number: u32) {
        if site == self.site {
            self.hidden += 1;
            return;
        }
        let context = self.shifted(context);
        self.inner.barrier_arrives(context, site, number);
    }
    fn grid_barrier(&mut self, site: SiteId, step: u64) {
        if site == self.site {
            self.hidden += 1;
            return;
        }
        self.inner.grid_barrier(site, step);
    }
    fn warp_barrier(&mut self, context: WarpContext, site: SiteId, mask: LaneMask) {
        if site == self.site {
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
        let pauses = observer.pauses(&Point { context, site: SiteId(1), depth: 0 });
        (O::COMPARES && observer.wants_comparisons(), O::PAUSES, pauses, observer)
    }

    #[test]
    fn forwards_comparisons_and_pauses() {
        let (compares, asks, pauses, seen) =
            sees_all(WithoutBarrier::new(SiteId(0), Counter::default()));
        assert!(compares && asks && !pauses);
        assert_eq!((seen.inner.compared, seen.inner.points), (1, 1));
    }
}
