//! Simulee's fitness of a launch (3.1.2): distinct addresses over accessing threads, and the range
//! of addresses.

use events::{Access, Observer};
use std::collections::BTreeMap;

/// Maximum number of addresses that are counted; a launch with more is not small.
const MOST_ADDRESSES: usize = 1 << 20;

/// The two scores of a launch; smaller ones are more likely to reveal a conflict.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitness {
    /// Distinct addresses over the sum of the threads that access each (equation 1); 1 if no two
    /// threads access the same address, and for a launch that accesses nothing.
    pub primary: f64,
    /// Distance from the first to the last address in bytes, the largest of any object.
    pub secondary: u64,
}

/// Counts the threads at each address.
#[derive(Clone, Debug, Default)]
pub struct AddressCounter {
    /// For each object, block of shared memory, and byte: the last thread seen and the number of
    /// threads. Threads run in order, so one that comes back later may be counted twice; what
    /// matters is many threads at one address, which is unaffected.
    cells: BTreeMap<(u32, u64, u64), (u64, u64)>,
}

impl AddressCounter {
    /// A counter without any accesses yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// The scores.
    pub fn finish(self) -> Fitness {
        let distinct = self.cells.len() as f64;
        let threads: u64 = self.cells.values().map(|c| c.1).sum();
        let mut range = 0;
        let mut first: Option<((u32, u64), u64)> = None;
        for &(object, block, offset) in self.cells.keys() {
            match first {
                Some((place, start)) if place == (object, block) => {
                    range = range.max(offset - start);
                }
                _ => first = Some(((object, block), offset)),
            }
        }
        let primary = if threads == 0 { 1.0 } else { distinct / threads as f64 };
        Fitness { primary, secondary: range }
    }
}

impl Observer for AddressCounter {
    fn access(&mut self, access: &Access<'_>) {
        let context = access.context;
        // Shared memory is a separate space for each block.
        let block = if access.object.0 == 0 { context.block } else { 0 };
        access.lanes.for_each(access.size, |lane, offset| {
            let thread = context.block << 16 | u64::from(context.warp) << 6 | u64::from(lane);
            let key = (access.object.0, block, offset);
            if self.cells.len() >= MOST_ADDRESSES && !self.cells.contains_key(&key) {
                return;
            }
            let cell = self.cells.entry(key).or_insert((u64::MAX, 0));
            if cell.0 != thread {
                *cell = (thread, cell.1 + 1);
            }
        });
    }
}
