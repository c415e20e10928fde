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

impl Memory {
    /// The object that the lanes of `mask` access, if it is one and the `len` bytes at each address are there
    /// as they are. The lanes' offsets in it are written to `offsets`.
    #[inline(always)]
    fn whole<'a, const W: usize>(
        &'a mut self,
        shared: &'a mut Shared,
        (addresses, mask): (&[u64; W], u64),
        len: u64,
        write: bool,
        offsets: &mut [u64; W],
    ) -> Option<Whole<'a>> {
        let window = addresses[mask.trailing_zeros() as usize % W] >> 32;
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
        // The last offset at which an access fits.
        let last = size.checked_sub(len)?;
        let mut fits = true;
        for lane in lanes(mask) {
            let offset = addresses[lane].wrapping_sub(start);
            offsets[lane] = offset;
            fits &= offset <= last;
        }
        fits.then_some(Whole { object, bytes, valid: valid.map(|v| &mut v[..]) })
    }
}

impl<O: Observer> Machine<'_, O> {
    /// Whether nothing is wrong with the addresses of the lanes of `mask` but perhaps where they lead.
    #[inline(always)]
    fn in_order<const W: usize>(info: &AccessInfo, addresses: &[u64; W], mask: u64) -> bool {
        let align = u64::from(info.align.max(1) - 1);
        let (mut low, mut apart) = (0, 0);
        for lane in lanes(mask) {
            let base = addresses[lane].wrapping_sub(info.offset as u64);
            low |= base;
            apart |= base ^ addresses[lane];
        }
        let first = addresses[mask.trailing_zeros() as usize % W];
        low & align == 0
            && apart >> 32 == 0
            && first >> 32 != LOCAL_WINDOW
            && allowed(info.space, first)
    }

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
        if !Self::in_order(info, addresses, mask) {
            return false;
        }
        let (size, mut offsets) = (info.size as usize, [0u64; W]);
        let at = (addresses, mask);
        let Some(whole) = self.memory.whole(cx.shared, at, size as u64, false, &mut offsets) else {
            return false;
        };
        if let Some(valid) = &whole.valid {
            let written = |l: usize| {
                let at = offsets[l] as usize;
                valid.get(at..at + size).is_some_and(|v| !v.contains(&0))
            };
            if !lanes(mask).all(written) {
                return false;
            }
        }
        if let (RegClass::V32, 4) = (to.class(), size) {
            let to = &mut r.v32[to.index()];
            for l in lanes(mask) {
                let at = offsets[l] as usize;
                if let Some(cell) = whole.bytes[at..].first_chunk() {
                    to[l] = u32::from_le_bytes(*cell);
                }
            }
        } else {
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
        if keep_values || mask == 0 || !Self::in_order(info, addresses, mask) {
            return false;
        }
        let (size, mut offsets) = (info.size as usize, [0u64; W]);
        let at = (addresses, mask);
        let Some(whole) = self.memory.whole(cx.shared, at, size as u64, true, &mut offsets) else {
            return false;
        };
        if let Some(valid) = &whole.valid {
            let written = |l: usize| {
                let at = offsets[l] as usize;
                valid.get(at..at + size).is_some_and(|v| !v.contains(&0))
            };
            if !lanes(mask).all(written) {
                return false;
            }
        }
        let mut changes = false;
        let sum = info.atomic.is_some_and(|a| a.op == Some(RmwOp::Add));
        if sum && size == 4 {
            // The frequent one.
            for l in lanes(mask) {
                let operand = r.lane(i.b, l) as u32;
                let Some(cell) = whole.bytes[offsets[l] as usize..].first_chunk_mut() else {
                    break;
                };
                let old = u32::from_le_bytes(*cell);
                *cell = old.wrapping_add(operand).to_le_bytes();
                changes |= operand != 0;
                if i.d.class() == RegClass::V32 {
                    r.v32[i.d.index()][l] = old;
                } else if i.d.is_some() {
                    r.set_lane(i.d, l, old.into());
                }
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
        if !Self::in_order(info, addresses, mask) {
            return false;
        }
        let (size, mut offsets) = (info.size as usize, [0u64; W]);
        let at = (addresses, mask);
        let Some(whole) = self.memory.whole(cx.shared, at, size as u64, true, &mut offsets) else {
            return false;
        };
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
        let object = whole.object;
        self.changed();
        self.emit_group(cx, info, kind, (object, mask), &offsets);
        true
    }
}
