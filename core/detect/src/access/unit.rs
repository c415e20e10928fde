//! Memory units and unit tuples (Simulee, ICSE 2020, section 3.2), with additional fields.

use events::SiteId;
use events::{AccessKind, ObjectId};
use std::collections::BTreeSet;

/// One access by one thread to a memory unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitTuple {
    /// Visit order of the unit for the thread's block.
    pub visit_order: u32,
    /// Block of the thread.
    pub block: u64,
    /// Thread of the block, linear.
    pub thread: u32,
    /// Warp of the block.
    pub warp: u32,
    /// Lanes that executed the instruction together: the divergence path.
    pub active: u64,
    /// Read, write or atomic operation, with its scope.
    pub action: AccessKind,
    /// Whether volatile.
    pub volatile: bool,
    /// Statement.
    pub site: SiteId,
    /// Barrier interval.
    pub interval: u32,
    /// Step of the run.
    pub step: u64,
    /// First byte of the access in the object.
    pub offset: u64,
    /// Bytes accessed.
    pub size: u32,
    /// Value before, if the run carries values.
    pub before: u64,
    /// Value after.
    pub after: u64,
}

/// One memory cell and all recorded accesses to it, in the order of the run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemoryUnit {
    /// Object.
    pub object: ObjectId,
    /// The block whose shared memory it is part of; `None` in global memory.
    pub block: Option<u64>,
    /// First byte in the object.
    pub offset: u64,
    /// The accesses.
    pub tuples: Vec<UnitTuple>,
}

/// Tracks the visit order of one unit. It starts at 0 for each block and increases by one when a
/// barrier of that block completes, if the block has accessed the unit since the last increase; so
/// it is the number of earlier intervals in which the block accessed the unit.
#[derive(Clone, Debug, Default)]
pub struct VisitOrder {
    /// Of the block that accessed it last.
    last: Option<OfBlock>,
    /// Of others.
    others: Vec<OfBlock>,
}

#[derive(Clone, Copy, Debug)]
struct OfBlock {
    block: u64,
    visit_order: u32,
    /// Interval of the last access.
    interval: u32,
}

impl VisitOrder {
    /// Records an access by `block` in `interval` and returns the unit's visit order. `live` are
    /// the blocks that have not ended; entries of other blocks are removed from time to time.
    #[inline]
    pub fn touch(&mut self, block: u64, interval: u32, live: &BTreeSet<u64>) -> u32 {
        match &mut self.last {
            Some(last) if last.block == block => {
                if last.interval != interval {
                    last.visit_order += 1;
                    last.interval = interval;
                }
                last.visit_order
            }
            _ => self.exchange(block, interval, live),
        }
    }
    /// Makes `block` the one that accessed the unit last.
    fn exchange(&mut self, block: u64, interval: u32, live: &BTreeSet<u64>) -> u32 {
        let mut next = OfBlock { block, visit_order: 0, interval };
        let known = self.others.iter().rposition(|b| b.block == block);
        if let Some(i) = known {
            let before = self.others.swap_remove(i);
            next.visit_order = before.visit_order + u32::from(before.interval != interval);
        } else if self.others.len() >= 4 && self.others.len().is_power_of_two() {
            self.others.retain(|b| live.contains(&b.block));
        }
        self.others.extend(self.last.replace(next));
        next.visit_order
    }
}
