//! Records every access to selected bytes, for display.

use super::selection::Selection;
use super::unit::{MemoryUnit, UnitTuple, VisitOrder};
use events::{Access, ObjectId, Observer, SHARED_OBJECT};
use launch::{Dim3, Launch};
use std::collections::{BTreeMap, BTreeSet};

/// An observer that stores the memory units of selected bytes.
#[derive(Clone, Debug)]
pub struct Recorder {
    selection: Selection,
    /// By object, block (0 for global memory), and byte.
    units: BTreeMap<(ObjectId, u64, u64), (MemoryUnit, VisitOrder)>,
    live: BTreeSet<u64>,
    warp_size: u32,
    left: u64,
    dropped: u64,
}

impl Recorder {
    /// A recorder of the bytes of `selection` that stores at most `max_tuples` accesses.
    pub fn new(selection: Selection, max_tuples: u64) -> Self {
        Self {
            selection,
            units: BTreeMap::new(),
            live: BTreeSet::new(),
            warp_size: 32,
            left: max_tuples,
            dropped: 0,
        }
    }
    /// The accessed units, by object, block and byte.
    pub fn units(&self) -> impl Iterator<Item = &MemoryUnit> {
        self.units.values().map(|u| &u.0)
    }
    /// Number of accesses that were dropped because there were too many.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }
}

impl Observer for Recorder {
    const VALUES: bool = true;
    fn launch_begins(&mut self, launch: &Launch, _: &[u64]) {
        self.warp_size = launch.warp_size;
    }
    fn block_begins(&mut self, block: u64, _: Dim3) {
        self.live.insert(block);
    }
    fn block_ends(&mut self, block: u64) {
        self.live.remove(&block);
    }
    fn access(&mut self, access: &Access<'_>) {
        let Some(chosen) = self.selection.object(access.object) else {
            return;
        };
        let context = &access.context;
        let shared = access.object == SHARED_OBJECT;
        access.lanes.for_each(access.size, |lane, offset| {
            let end = offset + u64::from(access.size);
            if !chosen.touches(offset, end) {
                return;
            }
            let mut at = offset / chosen.granule * chosen.granule;
            while at < end {
                let unit = at;
                at += chosen.granule;
                if chosen.position(unit).is_none() {
                    continue;
                }
                if self.left == 0 {
                    self.dropped += 1;
                    continue;
                }
                self.left -= 1;
                let key = (access.object, if shared { context.block } else { 0 }, unit);
                let (unit, order) = self.units.entry(key).or_insert_with(|| {
                    let unit = MemoryUnit {
                        object: access.object,
                        block: shared.then_some(context.block),
                        offset: unit,
                        tuples: vec![],
                    };
                    (unit, VisitOrder::default())
                });
                let value = |values: &[u64]| values.get(lane as usize).copied().unwrap_or(0);
                unit.tuples.push(UnitTuple {
                    visit_order: order.touch(context.block, context.interval, &self.live),
                    block: context.block,
                    thread: context.warp * self.warp_size + lane,
                    warp: context.warp,
                    active: context.active.bits(),
                    action: access.kind,
                    volatile: access.volatile,
                    site: access.site,
                    interval: context.interval,
                    step: context.step,
                    offset,
                    size: access.size,
                    before: access.values.map_or(0, |v| value(v.before)),
                    after: access.values.map_or(0, |v| value(v.after)),
                });
            }
        });
    }
}
