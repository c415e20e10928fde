//! The bytes that a launch reads and writes.

use crate::cudart::clocks::How;
use crate::cudart::work::Uses;
use events::{Access, AccessKind, ObjectId, Observer, SHARED_OBJECT, Scope};
use std::collections::BTreeMap;

const READ: u8 = 1;
const WRITTEN: u8 = 2;
const UPDATED: u8 = 4;

/// For each byte of each object whether it was read, written, and updated atomically.
#[derive(Clone, Debug, Default)]
pub(crate) struct Footprint {
    objects: BTreeMap<ObjectId, Vec<u8>>,
}

impl Footprint {
    /// What was used of each object.
    pub(crate) fn uses(self) -> Vec<(ObjectId, Uses)> {
        let of = |flags: Vec<u8>| {
            let mut ranges: Uses = vec![];
            for (flag, how) in [(WRITTEN, How::Write), (UPDATED, How::Update), (READ, How::Read)] {
                let mut from = None;
                for (at, f) in flags.iter().chain(&[0]).enumerate() {
                    match (from, f & flag != 0) {
                        (None, true) => from = Some(at as u64),
                        (Some(start), false) => {
                            ranges.push((start..at as u64, how));
                            from = None;
                        }
                        _ => {}
                    }
                }
            }
            ranges
        };
        self.objects.into_iter().map(|(object, flags)| (object, of(flags))).collect()
    }
}

impl Observer for Footprint {
    fn access(&mut self, access: &Access<'_>) {
        if access.object == SHARED_OBJECT {
            return;
        }
        let flags = self.objects.entry(access.object).or_default();
        let flag = match access.kind {
            AccessKind::Read | AccessKind::Atomic { writes: false, .. } => READ,
            AccessKind::Write => WRITTEN,
            // Atomic for its own block alone.
            AccessKind::Atomic { scope: Scope::Block, .. } => READ | WRITTEN,
            AccessKind::Atomic { .. } => UPDATED,
        };
        let size = u64::from(access.size);
        access.lanes.for_each(access.size, |_, offset| {
            let end = (offset + size) as usize;
            if flags.len() < end {
                flags.resize(end.next_power_of_two(), 0);
            }
            flags[offset as usize..end].iter_mut().for_each(|f| *f |= flag);
        });
    }
}
