//! Runtime services for device code: output, strings, the heap.

use super::access::{LOCAL_WINDOW, lanes};
use super::block::Block;
use super::intrinsics::printf;
use super::machine::Machine;
use super::memory::{Local, Object, read_le};
use super::registers::Registers;
use crate::bytecode::{Instr, Op, SiteId, target};
use events::{FaultKind, ObjectId, Observer, WarpContext};

/// Arguments of each size that a `printf` can have; further ones read as zero.
const MAX_ARGUMENTS: usize = 64;

impl<O: Observer> Machine<'_, O> {
    /// `printf`, `malloc` or `free` of the active lanes.
    pub(super) fn service<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        block: &mut Block<W>,
        local: &mut Local,
        context: WarpContext,
        site: SiteId,
        i: &Instr,
    ) {
        let mask = context.active.bits();
        match i.op {
            Op::Printf => {
                for l in lanes(mask) {
                    let (format, args) = (r.lane(i.a, l), r.lane(i.b, l));
                    let text = self.printf(block, local, l, format, args);
                    self.print(&text);
                }
                if i.d.is_some() {
                    r.write(i.d, &[0; W], mask);
                }
            }
            Op::Malloc => {
                let mut out = [0u64; W];
                for l in lanes(mask) {
                    out[l] = self.malloc(r.lane(i.a, l));
                }
                r.write(i.d, &out, mask);
            }
            _ => {
                for l in lanes(mask) {
                    let address = r.lane(i.a, l);
                    if address != 0 && !self.free(address) {
                        let message = "free() of an address that malloc() did not return";
                        let kind = FaultKind::OutOfBounds;
                        self.plain_fault(kind, site, context, 1 << l, message.into());
                    }
                }
            }
        }
    }

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

    fn printf<const W: usize>(
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

    fn malloc(&mut self, bytes: u64) -> u64 {
        let len = bytes.max(1);
        if len > self.memory.budget || self.memory.objects.len() > 1 << 20 {
            return 0;
        }
        self.memory.budget -= len;
        self.memory.objects.push(Object::new(vec![0; len as usize]));
        self.changed();
        target::object_base(ObjectId(self.memory.objects.len() as u32 - 1))
    }

    fn free(&mut self, address: u64) -> bool {
        let number = (address >> 32).wrapping_sub(target::OBJECT_WINDOW);
        let start = address & 0xffff_ffff == target::OBJECT_START;
        let journal = self.memory.journal;
        match self.memory.objects.get_mut(number as usize) {
            Some(o) if start && number > 0 && !o.freed && o.open.is_none() => {
                if journal {
                    o.save();
                }
                o.freed = true;
                true
            }
            _ => false,
        }
    }
}
