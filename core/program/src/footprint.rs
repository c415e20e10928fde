//! The bytes that a launch reads and writes.

use crate::cudart::work::Uses;
use events::{Access, ObjectId, Observer, SHARED_OBJECT};
use std::collections::BTreeMap;

const READ: u8 = 1;
const WRITTEN: u8 = 2;

/// For each byte of each object whether it was read and written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Footprint {
    objects: BTreeMap<ObjectId, Vec<u8>>,
}

impl Footprint {
    /// What was used of each object.
    pub(crate) fn uses(self) -> Vec<(ObjectId, Uses)> {
        let of = |flags: Vec<u8>| {
            let mut ranges: Uses = vec![];
            for (flag, write) in [(WRITTEN, true), (READ, false)] {
                let mut from = None;
                for (at, f) in flags.iter().chain(&[0]).enumerate() {
                    match (from, f & flag != 0) {
                        (None, true) => from = Some(at as u64),
                        (Some(start), false) => {
                            ranges.push((start..at as u64, write));
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
        let flag = if access.kind.writes() { WRITTEN } else { READ };
        let reads = !matches!(access.kind, events::AccessKind::Write);
        let flag = flag | if reads { READ } else { 0 };
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
