//! Loads and stores whose lanes access cells here and there in one object: the object is looked up once for all.

use super::access::{LOCAL_WINDOW, MemoryContext, allowed, lanes, size_mask};
use super::intrinsics::atomic::read_modify_write;
use super::machine::Machine;
use super::memory::{Memory, Shared, read_le, write_le};
use super::registers::Registers;
use crate::bytecode::{AccessInfo, Instr, Reg, RegClass, target};
use events::{AccessKind, ObjectId, Observer, SHARED_OBJECT};
use ir::RmwOp;

/// One object, for the accesses of several lanes.
struct Whole<'a> {
    object: ObjectId,
    bytes: &'a mut [u8],
    /// Where it is known which bytes have been written.
    valid: Option<&'a mut [u8]>,
}

impl Whole<'_> {
    /// Whether all bytes that the lanes read have been written.
    #[inline(always)]
    fn is_written<const W: usize>(&self, offsets: &[u64; W], mask: u64, size: usize) -> bool {
        let Some(valid) = &self.valid else { return true };
        if size == 4 {
            // Nearly always they have, so that none is looked at alone.
            let written = |all: u32, l: usize| all & word(valid, offsets[l]).unwrap_or(0);
            return lanes(mask).fold(WRITTEN, written) == WRITTEN;
        }
        lanes(mask).all(|l| {
            let at = offsets[l] as usize;
            valid.get(at..at + size).is_some_and(|v| !v.contains(&0))
        })
    }

    /// The words that the lanes read, if they have been written.
    #[inline(always)]
    fn words<const W: usize>(&self, offsets: &[u64; W], mask: u64) -> Option<[u32; W]> {
        let mut words = [0; W];
        match &self.valid {
            // Of all lanes, no list is needed.
            Some(valid) if mask == Registers::<W>::ALL => {
                let mut written = WRITTEN;
                for (word_of_lane, &at) in words.iter_mut().zip(offsets) {
                    *word_of_lane = word(self.bytes, at)?;
                    written &= word(valid, at)?;
                }
                (written == WRITTEN).then_some(words)
            }
            Some(valid) => {
                let mut written = WRITTEN;
                for l in lanes(mask) {
                    words[l] = word(self.bytes, offsets[l])?;
                    written &= word(valid, offsets[l])?;
                }
                (written == WRITTEN).then_some(words)
            }
            None => {
                for l in lanes(mask) {
                    words[l] = word(self.bytes, offsets[l])?;
                }
                Some(words)
            }
        }
    }
}

/// What is known of four bytes that have been written.
const WRITTEN: u32 = u32::from_le_bytes([1; 4]);

/// What the lanes of an access have in common.
struct Common<'a, const W: usize> {
    addresses: &'a [u64; W],
    mask: u64,
    info: &'a AccessInfo,
    write: bool,
}

impl Memory {
    /// The object that the lanes access, if it is one, the bytes at each address are there as they are, and nothing is
    /// wrong with alignment or address space. The lanes' offsets in it are written to `offsets`.
    #[inline(always)]
    fn whole<'a, const W: usize>(
        &'a mut self,
        shared: &'a mut Shared,
        of: &Common<'_, W>,
        offsets: &mut [u64; W],
    ) -> Option<Whole<'a>> {
        let &Common { addresses, mask, info, write } = of;
        let first = addresses[mask.trailing_zeros() as usize % W];
        let window = first >> 32;
        if window == LOCAL_WINDOW || !allowed(info.space, first) {
            return None;
        }
        let (object, start, size, bytes, valid) = if window == 1 {
            let Shared { bytes, valid } = shared;
            (SHARED_OBJECT, target::SHARED_BASE, bytes.len() as u64, bytes, Some(valid))
        } else {
            let number = window.checked_sub(target::OBJECT_WINDOW).filter(|&n| n != 0)?;
            let object = ObjectId(u32::try_from(number).ok()?);
            let o = self.objects.get_mut(object.0 as usize)?;
            if o.freed || write && (o.constant || self.journal && o.saved.is_none()) {
                return None;
            }
            let valid = Some(&mut o.valid).filter(|v| !v.is_empty());
            (object, target::object_base(object), o.filled.to, &mut o.bytes, valid)
        };
        // The last offset at which an access fits. All is collected by bits, so that it is done for several lanes at
        // once.
        let last = size.checked_sub(u64::from(info.size))?;
        let (mut low, mut apart, mut beyond) = (0, 0, 0);
        macro_rules! one {
            ($lane:ident) => {
                let address = addresses[$lane];
                let base = address.wrapping_sub(info.offset as u64);
                low |= base;
                apart |= base ^ address;
                let offset = address.wrapping_sub(start);
                offsets[$lane] = offset;
                // The highest bit: an object has less than 4 GiB.
                beyond |= offset | last.wrapping_sub(offset);
            };
        }
        if mask == Registers::<W>::ALL {
            for lane in 0..W {
                one!(lane);
            }
        } else {
            for lane in lanes(mask) {
                one!(lane);
            }
        }
        let align = u64::from(info.align.max(1) - 1);
        if low & align != 0 || apart >> 32 != 0 || beyond >> 63 != 0 {
            return None;
        }
        Some(Whole { object, bytes, valid: valid.map(|v| &mut v[..]) })
    }
}

/// The four bytes at `at`.
#[inline(always)]
fn word(bytes: &[u8], at: u64) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at as usize..)?.first_chunk()?))
}

impl<O: Observer> Machine<'_, O> {
    /// Loads what the lanes of `mask` need into `to`, if they all read one object and nothing is wrong.
    /// Otherwise does nothing and returns false.
    #[inline(always)]
    pub(super) fn gather<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        (info, to): (&AccessInfo, Reg),
        addresses: &[u64; W],
        mask: u64,
        kind: AccessKind,
    ) -> bool {
        let keep_values = self.keeps_values();
        let (size, mut offsets) = (info.size as usize, [0u64; W]);
        let of = Common { addresses, mask, info, write: false };
        let Some(whole) = self.memory.whole(cx.shared, &of, &mut offsets) else { return false };
        if let (RegClass::V32, 4) = (to.class(), size) {
            let Some(words) = whole.words(&offsets, mask) else { return false };
            let to = &mut r.v32[to.index()];
            if mask == Registers::<W>::ALL {
                *to = words;
            } else {
                lanes(mask).for_each(|l| to[l] = words[l]);
            }
        } else {
            if !whole.is_written(&offsets, mask, size) {
                return false;
            }
            for l in lanes(mask) {
                let at = offsets[l] as usize;
                r.set_lane(to, l, read_le(&whole.bytes[at..at + size]));
            }
        }
        if keep_values {
            for l in lanes(mask) {
                let at = offsets[l] as usize;
                let value = read_le(&whole.bytes[at..at + size]);
                self.scratch.before[l] = value;
                self.scratch.after[l] = value;
            }
        }
        let object = whole.object;
        self.emit_group(cx, info, kind, (object, mask), &offsets);
        true
    }

    /// An atomic read-modify-write of all active lanes in ascending order, with their `addresses`, if they all access
    /// one object and nothing is wrong. Otherwise does nothing and returns false.
    #[inline(always)]
    pub(super) fn modify<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        (info, i): (&AccessInfo, &Instr),
        addresses: &[u64; W],
        kind: AccessKind,
    ) -> bool {
        let keep_values = self.keeps_values();
        let mask = cx.context.active.bits();
        if keep_values || mask == 0 {
            return false;
        }
        let (size, mut offsets) = (info.size as usize, [0u64; W]);
        let of = Common { addresses, mask, info, write: true };
        let Some(whole) = self.memory.whole(cx.shared, &of, &mut offsets) else { return false };
        if !whole.is_written(&offsets, mask, size) {
            return false;
        }
        let mut changes = false;
        let sum = info.atomic.is_some_and(|a| a.op == Some(RmwOp::Add));
        let of_words = matches!(i.b.class(), RegClass::V32 | RegClass::S);
        if sum && size == 4 && of_words {
            // The frequent one.
            let operands = r.vector32(i.b);
            let mut olds = [0; W];
            for l in lanes(mask) {
                let Some(cell) = whole.bytes[offsets[l] as usize..].first_chunk_mut() else {
                    break;
                };
                let old = u32::from_le_bytes(*cell);
                *cell = old.wrapping_add(operands[l]).to_le_bytes();
                olds[l] = old;
            }
            changes = lanes(mask).any(|l| operands[l] != 0);
            if i.d.is_some() && i.d.class() == RegClass::V32 && mask == Registers::<W>::ALL {
                r.v32[i.d.index()] = olds;
            } else if i.d.is_some() {
                lanes(mask).for_each(|l| r.set_lane(i.d, l, olds[l].into()));
            }
        } else {
            for l in lanes(mask) {
                let at = offsets[l] as usize;
                let cell = &mut whole.bytes[at..at + size];
                let old = read_le(cell);
                let new = read_modify_write(info, old, r.lane(i.b, l)) & size_mask(size);
                if new != old {
                    write_le(cell, new);
                    changes = true;
                }
                if i.d.is_some() {
                    r.set_lane(i.d, l, old);
                }
            }
        }
        let object = whole.object;
        if changes {
            self.changed();
        }
        self.emit_group(cx, info, kind, (object, mask), &offsets);
        true
    }

    /// Stores what the lanes of `mask` have in `from`, in ascending order, if they all write one object and
    /// nothing is wrong. Otherwise does nothing and returns false.
    #[inline(always)]
    pub(super) fn scatter<const W: usize>(
        &mut self,
        r: &Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        (info, from): (&AccessInfo, Reg),
        addresses: &[u64; W],
        mask: u64,
        kind: AccessKind,
    ) -> bool {
        let keep_values = self.keeps_values();
        let (size, mut offsets) = (info.size as usize, [0u64; W]);
        let of = Common { addresses, mask, info, write: true };
        let Some(whole) = self.memory.whole(cx.shared, &of, &mut offsets) else { return false };
        if let (RegClass::V32, 4, false) = (from.class(), size, keep_values) {
            let words = &r.v32[from.index()];
            for l in lanes(mask) {
                let Some(cell) = whole.bytes[offsets[l] as usize..].first_chunk_mut() else {
                    break;
                };
                *cell = words[l].to_le_bytes();
            }
            if let Some(valid) = whole.valid {
                for l in lanes(mask) {
                    let Some(cell) = valid[offsets[l] as usize..].first_chunk_mut() else { break };
                    *cell = [1u8; 4];
                }
            }
        } else {
            for l in lanes(mask) {
                let (at, value) = (offsets[l] as usize, r.lane(from, l));
                let cell = &mut whole.bytes[at..at + size];
                if keep_values {
                    self.scratch.before[l] = read_le(cell);
                    self.scratch.after[l] = value & size_mask(size);
                }
                write_le(cell, value);
            }
            if let Some(valid) = whole.valid {
                for l in lanes(mask) {
                    let at = offsets[l] as usize;
                    valid[at..at + size].fill(1);
                }
            }
        }
        let object = whole.object;
        self.changed();
        self.emit_group(cx, info, kind, (object, mask), &offsets);
        true
    }
}
