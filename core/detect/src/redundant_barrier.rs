//! Is a barrier needed? Run again without it and see which races appear.
//!
//! [`WithoutBarrier`] hides one barrier statement from the observer that it wraps: its barriers never
//! complete, and the intervals that they separated are one. The run itself is unchanged, since
//! detectors never steer it. Wrapped around the two passes of [`crate::race`], it answers
//! which races the barrier keeps away; [`crate::race::is_new`] compares.

use events::SiteId;
use events::{Access, BarrierDone, BarrierMismatch, Fault, Observer, Scope, WarpContext};
use launch::{Dim3, Launch};
use std::collections::BTreeMap;

/// An observer that does not see the barriers of one statement.
#[derive(Clone, Debug)]
pub struct WithoutBarrier<O> {
    /// The observer wrapped.
    pub inner: O,
    site: SiteId,
    /// Intervals taken away so far, by running block, and the block looked up last.
    gone: BTreeMap<u64, u32>,
    last: (u64, u32),
    hidden: u64,
}

impl<O: Observer> WithoutBarrier<O> {
    /// `inner` without the barriers at `site`.
    pub fn new(site: SiteId, inner: O) -> Self {
        Self { inner, site, gone: BTreeMap::new(), last: (u64::MAX, 0), hidden: 0 }
    }
    /// How many barriers were hidden.
    pub fn hidden(&self) -> u64 {
        self.hidden
    }
    #[inline]
    fn gone(&mut self, block: u64) -> u32 {
        if self.last.0 != block {
            self.last = (block, self.gone.get(&block).copied().unwrap_or(0));
        }
        self.last.1
    }
    #[inline]
    fn shifted(&mut self, context: WarpContext) -> WarpContext {
        WarpContext {
            interval: context.interval - self.gone(context.block).min(context.interval),
            ..context
        }
    }
}

impl<O: Observer> Observer for WithoutBarrier<O> {
    const ACCESSES: bool = O::ACCESSES;
    const VALUES: bool = O::VALUES;
    fn launch_begins(&mut self, launch: &Launch, objects: &[u64]) {
        self.inner.launch_begins(launch, objects);
    }
    fn block_begins(&mut self, block: u64, coordinates: Dim3) {
        self.inner.block_begins(block, coordinates);
    }
    fn block_ends(&mut self, block: u64) {
        self.gone.remove(&block);
        self.last = (u64::MAX, 0);
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
                self.last = (u64::MAX, 0);
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
    fn warp_barrier(&mut self, context: WarpContext, site: SiteId, mask: u64) {
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
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: u64) {
        let context = self.shifted(context);
        self.inner.branch(context, site, taken);
    }
    fn exit(&mut self, context: WarpContext, lanes: u64) {
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
    fn stop(&self) -> bool {
        self.inner.stop()
    }
}
