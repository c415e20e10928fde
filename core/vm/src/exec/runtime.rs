//! Runtime services for device code: output, strings, the heap.

use super::block::Block;
use super::intrinsics::printf;
use super::machine::Machine;
use super::memory::{Local, Object, read_le};
use crate::bytecode::{SiteId, target};
use events::{BarrierGroup, BarrierMismatch, ObjectId, Observer};

/// Barrier number of mismatches at warp-level operations.
pub const WARP_LEVEL: u32 = u32::MAX;

impl<O: Observer> Machine<'_, O> {
    /// A zero-terminated string in device memory, at most 4 KiB.
    pub(super) fn read_string<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        address: u64,
    ) -> Vec<u8> {
        let mut s = vec![];
        while s.len() < 4096 {
            match self.memory.cell(&mut block.shared, address + s.len() as u64, 1, false) {
                Ok(c) if c.bytes[0] != 0 => s.push(c.bytes[0]),
                _ => break,
            }
        }
        s
    }

    pub(super) fn printf<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        local: &mut Local,
        lane: usize,
        format: u64,
        args: u64,
    ) -> String {
        let format = self.read_string(block, format);
        let mut values = std::collections::BTreeMap::new();
        // The formatter requests arguments in order; memory is read through two closures, so the
        // packed buffer is read first.
        for size in [4u32, 8] {
            for k in 0..64u64 {
                let offset = k * u64::from(size);
                let address = args.wrapping_add(offset);
                let v = if args == 0 {
                    None
                } else if address >> 32 == 2 {
                    local.get(lane, address & 0xffff_ffff, size as usize).map(|b| read_le(b))
                } else {
                    self.memory
                        .cell(&mut block.shared, address, u64::from(size), false)
                        .ok()
                        .map(|c| read_le(c.bytes))
                };
                if let Some(v) = v {
                    values.insert((offset, size), v);
                }
            }
        }
        printf::format(
            &format,
            |offset, size| values.get(&(offset, size)).copied().unwrap_or(0),
            |address| self.read_string(block, address),
        )
    }

    pub(super) fn malloc(&mut self, bytes: u64) -> u64 {
        let len = bytes.max(1);
        if len > self.memory.budget || self.memory.objects.len() > 1 << 20 {
            return 0;
        }
        self.memory.budget -= len;
        self.memory.objects.push(Object {
            bytes: vec![0; len as usize],
            open: None,
            constant: false,
            freed: false,
            front: 0,
        });
        self.changed();
        target::object_base(ObjectId(self.memory.objects.len() as u32 - 1))
    }

    pub(super) fn free(&mut self, address: u64) -> bool {
        let number = (address >> 32).wrapping_sub(target::OBJECT_WINDOW);
        let start = address & 0xffff_ffff == target::OBJECT_START;
        match self.memory.objects.get_mut(number as usize) {
            Some(o) if start && number > 0 && !o.freed && o.open.is_none() => {
                o.freed = true;
                true
            }
            _ => false,
        }
    }

    /// Reports a warp-level operation whose member mask includes active lanes that do not take
    /// part.
    pub(super) fn check_members<const W: usize>(
        &mut self,
        block: &Block<W>,
        (warp, live, branch): (u32, u64, Option<SiteId>),
        active: u64,
        members: u64,
        site: SiteId,
    ) {
        let missing = members & live & !active;
        if missing == 0 {
            return;
        }
        self.observer.mismatch(&BarrierMismatch {
            block: block.linear,
            interval: block.interval,
            barrier: WARP_LEVEL,
            waiting: vec![BarrierGroup {
                site,
                calls: vec![],
                trips: vec![],
                threads: vec![(warp, active)],
            }],
            exited: vec![],
            diverged: vec![(warp, missing)],
            branch,
            step: self.steps,
        });
    }
}
