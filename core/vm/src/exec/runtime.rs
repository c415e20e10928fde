//! Runtime services for device code: output, strings, the heap.

use super::access::LOCAL_WINDOW;
use super::block::Block;
use super::intrinsics::printf;
use super::machine::Machine;
use super::memory::{Local, Object, read_le};
use crate::bytecode::{SiteId, target};
use events::{BarrierGroup, BarrierMismatch, ObjectId, Observer};

/// Arguments of each size that a `printf` can have; further ones read as zero.
const MAX_ARGUMENTS: usize = 64;

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
        // The formatter requests arguments in order; memory is read through two closures, so the
        // packed buffer is read first: as values of four bytes, and as values of eight.
        let mut values = [[0u64; MAX_ARGUMENTS]; 2];
        if args != 0 {
            for (size, values) in [4u32, 8].into_iter().zip(&mut values) {
                for (k, value) in values.iter_mut().enumerate() {
                    let address = args.wrapping_add(k as u64 * u64::from(size));
                    let bytes = if address >> 32 == LOCAL_WINDOW {
                        let bytes = local.get(lane, address & 0xffff_ffff, size as usize);
                        bytes.map(|b| read_le(b))
                    } else {
                        let cell = self.memory.cell(&mut block.shared, address, size.into(), false);
                        cell.ok().map(|c| read_le(c.bytes))
                    };
                    *value = bytes.unwrap_or(0);
                }
            }
        }
        printf::format(
            &format,
            |offset, size| {
                let values = &values[usize::from(size == 8)];
                values.get((offset / u64::from(size)) as usize).copied().unwrap_or(0)
            },
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
