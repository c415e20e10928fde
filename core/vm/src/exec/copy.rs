//! `memcpy`, `memmove` and `memset`, reported as accesses of the widest size that fits.

use super::access::{Groups, LaneCell, MemoryContext, lanes, size_mask};
use super::machine::{Machine, Stop};
use super::memory::{BadAddress, read_le, write_le};
use super::registers::Registers;
use crate::bytecode::{AccessInfo, Instr, Op};
use events::{AccessKind, FaultKind, Observer};

/// The longest copy that may be that of a struct, bytes.
const MAX_STRUCT: u64 = 512;

/// Direction of a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Up,
    Down,
}

impl<O: Observer> Machine<'_, O> {
    /// The copy or fill `i` of each active lane.
    pub(super) fn copy<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
    ) {
        let active = cx.context.active.bits();
        self.changed();
        self.check_copy(r, cx, i);
        // A `memmove` to a higher address within the source starts at the end (LangRef,
        // `llvm.memmove`).
        let mut down = 0;
        if i.op == Op::MemMove {
            for l in lanes(active) {
                let distance = r.lane(i.a, l).wrapping_sub(r.lane(i.b, l));
                if distance != 0 && distance < r.lane(i.c, l) {
                    down |= 1 << l;
                }
            }
        }
        self.copy_lanes(r, cx, i, active & !down, Direction::Up);
        self.copy_lanes(r, cx, i, active & down, Direction::Down);
    }

    /// Reports lanes whose addresses are less aligned than the copy requires.
    fn check_copy<const W: usize>(
        &mut self,
        r: &Registers<'_, W>,
        cx: &MemoryContext<'_>,
        i: &Instr,
    ) {
        let to = self.program.accesses[i.imm as usize];
        let from = (i.op != Op::MemSet).then(|| self.program.accesses[i.imm as usize + 1]);
        let sides = [Some((i.a, to, true)), from.map(|info| (i.b, info, false))];
        for (address, info, write) in sides.into_iter().flatten() {
            for l in lanes(cx.context.active.bits()) {
                let address = r.lane(address, l);
                let misaligned = address & u64::from(info.align.max(1) - 1) != 0;
                if misaligned && address >> 32 != 0 && r.lane(i.c, l) != 0 {
                    let bad = BadAddress { kind: FaultKind::Misaligned, object: None, offset: 0 };
                    let info = AccessInfo { size: info.align, ..info };
                    self.memory_fault(cx, &info, write, 1 << l, address, bad);
                }
            }
        }
    }

    /// Copies for some lanes, chunk by chunk: each chunk is read for all lanes before it is
    /// written.
    fn copy_lanes<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        mask: u64,
        direction: Direction,
    ) {
        let mut info = self.program.accesses[i.imm as usize];
        info.align = 1;
        let longest = lanes(mask).map(|l| r.lane(i.c, l)).max().unwrap_or(0);
        // Lanes mostly copy equally much between addresses that are aligned alike: then one speaks for all.
        let form = |l: usize| {
            let from = if i.op == Op::MemSet { 0 } else { r.lane(i.b, l) };
            (r.lane(i.c, l), r.lane(i.a, l) % 8, from % 8)
        };
        let first = mask.trailing_zeros() as usize;
        let alike = lanes(mask).all(|l| form(l) == form(first));
        let shape = if alike { mask & mask.wrapping_neg() } else { mask };
        let mut done = 0;
        while done < longest {
            let left = longest - done;
            // The widest power of two that the remaining length and addresses of all lanes allow.
            let mut size = 8u64.min(1 << left.ilog2());
            loop {
                let at = if direction == Direction::Up { done } else { left - size };
                let fits = |l: usize| {
                    let (length, to) = (r.lane(i.c, l), r.lane(i.a, l));
                    let from = if i.op == Op::MemSet { 0 } else { r.lane(i.b, l) };
                    at >= length
                        || at + size <= length
                            && to.wrapping_add(at).is_multiple_of(size)
                            && from.wrapping_add(at).is_multiple_of(size)
                };
                if size == 1 || lanes(shape).all(fits) {
                    break;
                }
                size /= 2;
            }
            let at = if direction == Direction::Up { done } else { left - size };
            info.size = size as u32;
            let now = if alike {
                mask
            } else {
                lanes(mask).filter(|&l| r.lane(i.c, l) > at).fold(0, |m, l| m | 1u64 << l)
            };
            self.copy_chunk(r, cx, i, &info, now, at);
            done += size;
            self.steps += 1;
            if self.steps > self.limits.max_steps && done < longest {
                self.stop.get_or_insert(Stop::StepLimit(cx.site));
                return;
            }
            if self.steps.is_multiple_of(1 << 16) && (self.limits.interrupt.0)(self.steps) {
                self.stop.get_or_insert(Stop::Observer);
                return;
            }
        }
    }

    /// Moves `info.size` bytes at offset `at` for the lanes of `mask`.
    fn copy_chunk<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        info: &AccessInfo,
        mask: u64,
        at: u64,
    ) {
        let keep_values = self.keeps_values();
        let mut values = [0u64; W];
        for write in [false, true] {
            if !write && i.op == Op::MemSet {
                for l in lanes(mask) {
                    values[l] = ((r.lane(i.b, l) & 0xff) * 0x0101_0101_0101_0101)
                        & size_mask(info.size as usize);
                }
                continue;
            }
            let mut groups = Groups::default();
            let mut offsets = [0u64; W];
            for l in lanes(mask) {
                let address = r.lane(if write { i.a } else { i.b }, l).wrapping_add(at);
                match self.lane_cell(cx, info, l, address, address, write) {
                    LaneCell::Local(bytes) => {
                        if write {
                            write_le(bytes, values[l]);
                        } else {
                            values[l] = read_le(bytes);
                        }
                    }
                    LaneCell::Shared { object, offset, value, fresh } => {
                        offsets[l] = offset;
                        groups.add(object, l);
                        if write {
                            self.put(cx, address, info, values[l]);
                        } else {
                            values[l] = value;
                            // Of a struct, what lies between its fields may be unwritten.
                            let length = r.lane(i.c, l);
                            let from = offset.saturating_sub(at);
                            let part = || {
                                length <= MAX_STRUCT
                                    && self.memory.any_written(
                                        cx.shared,
                                        object,
                                        from..from + length,
                                    )
                            };
                            if fresh && !part() {
                                self.uninitialized(cx, info, 1 << l, (object, offset));
                            }
                        }
                        if keep_values {
                            self.scratch.before[l] = value;
                            self.scratch.after[l] = if write { values[l] } else { value };
                        }
                    }
                    LaneCell::Bad(bad) => {
                        self.memory_fault(cx, info, write, 1 << l, address, bad);
                    }
                }
            }
            let kind = if write { AccessKind::Write } else { AccessKind::Read };
            self.emit_accesses(cx, info, kind, &groups, &offsets);
        }
    }
}
