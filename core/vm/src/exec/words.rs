//! Loads and stores of words by all of 16 consecutive lanes, with addresses that need not be in a register.
//!
//! What these do is what [`Machine::load`] and [`Machine::store`] would do.

use super::access::{MemoryContext, all_ones, allowed};
use super::machine::Machine;
use super::memory::Cell;
use super::plan::Source;
use super::registers::Registers;
use crate::bytecode::{AccessInfo, Instr};
use events::{AccessKind, LaneMask, Lanes, Observer};

/// Bytes of a word, and lanes of a half.
const SIZE: u64 = 4;
const HALF: usize = 16;
/// From the first to the last of consecutive words.
const SPAN: u64 = (HALF as u64 - 1) * SIZE;

/// Whether of each half of a warp of 32 lanes all are active or none.
#[inline(always)]
pub(super) fn whole_halves(mask: u64) -> bool {
    matches!(mask, 0xffff_ffff | 0xffff | 0xffff_0000)
}

/// The addresses of 16 lanes, if they are of a kind that is accessed at once.
#[derive(Clone, Copy)]
enum Row {
    /// Consecutive words.
    Run(u64),
    /// One word.
    Same(u64),
}

/// Whether all numbers are equal. Compilers make branches of comparisons with one of them.
macro_rules! all_equal {
    ($numbers:expr) => {{
        let (all, any) = $numbers.fold((!0, 0), |(all, any), n| (all & n, any | n));
        all == any
    }};
}

/// The addresses `a`, if they are of a [`Row`].
#[inline(always)]
fn row_of_addresses(a: &[u64; HALF]) -> Option<Row> {
    match a[HALF - 1].wrapping_sub(a[0]) {
        0 => all_equal!(a.iter().copied()).then_some(Row::Same(a[0])),
        SPAN => {
            let starts = (0..HALF).map(|k| a[k].wrapping_sub(k as u64 * SIZE));
            all_equal!(starts).then_some(Row::Run(a[0]))
        }
        _ => None,
    }
}

/// The addresses `base + sext(index) * scale`, if they are of a [`Row`]. The scale is not 0.
#[inline(always)]
fn row_of_indices(base: u64, index: &[u32; HALF], scale: i32) -> Option<Row> {
    let first = index[0];
    let address = base.wrapping_add((i64::from(first as i32) * i64::from(scale)) as u64);
    let distance = i64::from(index[HALF - 1] as i32) - i64::from(first as i32);
    if distance == 0 {
        return all_equal!(index.iter().copied()).then_some(Row::Same(address));
    }
    if distance * i64::from(scale) != SPAN as i64 {
        return None;
    }
    // The last index is larger than the first by 15 steps without overflow, and so are those between if the
    // differences are right.
    let run = match scale {
        4 => all_equal!((0..HALF).map(|k| index[k].wrapping_sub(k as u32))),
        _ => {
            let step = (distance / (HALF as i64 - 1)) as u32;
            let mut due = first;
            let mut same = true;
            for &i in index {
                same &= i == due;
                due = due.wrapping_add(step);
            }
            same
        }
    };
    run.then_some(Row::Run(address))
}

impl Source {
    /// The addresses of a half, without the access's own offset, if they are of a [`Row`].
    #[inline(always)]
    fn row(self, r: &Registers<'_, 32>, access: &Instr, half: usize) -> Option<Row> {
        match self {
            Self::Register => row_of_addresses(part(&r.v64[access.a.index()], half)),
            Self::Index { base, index, scale } => {
                row_of_indices(r.s[base.index()], part(&r.v32[index.index()], half), scale)
            }
            Self::Offset { row, offset } => {
                let offset = r.s[offset.index()];
                Some(match row_of_addresses(part(&r.v64[row.index()], half))? {
                    Row::Run(a) => Row::Run(a.wrapping_add(offset)),
                    Row::Same(a) => Row::Same(a.wrapping_add(offset)),
                })
            }
        }
    }

    /// The addresses of all lanes, without the access's own offset.
    #[cold]
    fn all(self, r: &Registers<'_, 32>, access: &Instr) -> [u64; 32] {
        match self {
            Self::Register => r.v64[access.a.index()],
            Self::Index { base, index, scale } => {
                let base = r.s[base.index()];
                r.v32[index.index()].map(|i| {
                    let distance = i64::from(i as i32).wrapping_mul(i64::from(scale));
                    base.wrapping_add(distance as u64)
                })
            }
            Self::Offset { row, offset } => {
                let offset = r.s[offset.index()];
                r.v64[row.index()].map(|a| a.wrapping_add(offset))
            }
        }
    }
}

/// The lanes of one half.
#[inline(always)]
fn part<T>(row: &[T; 32], half: usize) -> &[T; HALF] {
    row[half * HALF..].first_chunk().expect("16 lanes")
}

impl<O: Observer> Machine<'_, O> {
    /// The words at `row`, if all lanes may access them together.
    #[inline(always)]
    fn words<'a>(
        &'a mut self,
        cx: &'a mut MemoryContext<'_>,
        info: &AccessInfo,
        row: Row,
        write: bool,
    ) -> Option<Cell<'a>> {
        let (start, len) = match row {
            Row::Run(a) => (a, HALF as u64 * SIZE),
            Row::Same(a) => (a, SIZE),
        };
        let address = start.wrapping_add(info.offset as u64);
        if start & u64::from(info.align.max(1) - 1) != 0 || !allowed(info.space, address) {
            return None;
        }
        self.memory.cell(cx.shared, address, len, write).ok()
    }

    /// A load of [`Step::Words`](super::plan::Step::Words) by whole halves.
    #[inline(never)]
    pub(super) fn load_words(
        &mut self,
        r: &mut Registers<'_, 32>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        from: Source,
    ) {
        let info = &self.program.accesses[i.imm as usize];
        let active = cx.context.active.bits();
        let mut scattered = 0u64;
        for half in 0..2 {
            let mask = active & 0xffff << (half * HALF);
            if mask == 0 {
                continue;
            }
            let cell = match from.row(r, i, half) {
                Some(row) => self.words(cx, info, row, false).map(|cell| (row, cell)),
                None => None,
            };
            let Some((row, cell)) =
                cell.filter(|(_, c)| c.valid.as_ref().is_none_or(|v| all_ones(v)))
            else {
                scattered |= mask;
                continue;
            };
            let (object, offset) = (cell.object, cell.offset);
            let d: &mut [u32; HALF] =
                r.v32[i.d.index()][half * HALF..].first_chunk_mut().expect("16 lanes");
            let (words, _) = cell.bytes.as_chunks();
            let lanes = match row {
                Row::Run(_) => {
                    if let Some(words) = words.first_chunk::<HALF>() {
                        *d = words.map(u32::from_le_bytes);
                    }
                    let first = (half * HALF) as u32;
                    Lanes::Consecutive { first, count: HALF as u32, offset }
                }
                Row::Same(_) => {
                    if let Some(&word) = words.first() {
                        *d = [u32::from_le_bytes(word); HALF];
                    }
                    Lanes::Same { mask: LaneMask(mask), offset }
                }
            };
            self.emit_access(cx, info, AccessKind::Read, object, lanes);
        }
        if scattered != 0 {
            let offset = info.offset as u64;
            let addresses = from.all(r, i).map(|a| a.wrapping_add(offset));
            self.load_scattered(r, cx, i, &addresses, scattered);
        }
    }

    /// A store of [`Step::Words`](super::plan::Step::Words) by whole halves.
    #[inline(never)]
    pub(super) fn store_words(
        &mut self,
        r: &mut Registers<'_, 32>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        from: Source,
    ) {
        let info = &self.program.accesses[i.imm as usize];
        let active = cx.context.active.bits();
        let mut scattered = 0u64;
        for half in 0..2 {
            let mask = active & 0xffff << (half * HALF);
            if mask == 0 {
                continue;
            }
            let run = from.row(r, i, half).filter(|row| matches!(row, Row::Run(_)));
            let cell = match run {
                Some(row) => self.words(cx, info, row, true),
                None => None,
            };
            let Some(cell) = cell else {
                scattered |= mask;
                continue;
            };
            let (object, offset) = (cell.object, cell.offset);
            let words = cell.bytes.as_chunks_mut().0.first_chunk_mut::<HALF>();
            if let Some(words) = words {
                *words = part(&r.v32[i.b.index()], half).map(u32::to_le_bytes);
            }
            if let Some(valid) = cell.valid {
                valid.fill(1);
            }
            self.changed();
            let first = (half * HALF) as u32;
            let lanes = Lanes::Consecutive { first, count: HALF as u32, offset };
            self.emit_access(cx, info, AccessKind::Write, object, lanes);
        }
        if scattered != 0 {
            let offset = info.offset as u64;
            let addresses = from.all(r, i).map(|a| a.wrapping_add(offset));
            self.store_scattered(r, cx, i, &addresses, scattered);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What 16 addresses are, said plainly.
    fn plain(a: &[u64; HALF]) -> Option<(bool, u64)> {
        if a.iter().all(|&x| x == a[0]) {
            return Some((true, a[0]));
        }
        let run = (0..HALF).all(|k| a[k] == a[0].wrapping_add(k as u64 * SIZE));
        run.then_some((false, a[0]))
    }

    fn parts(row: Option<Row>) -> Option<(bool, u64)> {
        row.map(|row| match row {
            Row::Run(a) => (false, a),
            Row::Same(a) => (true, a),
        })
    }

    /// Indices tell the same of their addresses as the addresses do, also where they overflow or only the ends are
    /// like those of a run.
    #[test]
    fn indices_tell_what_addresses_are() {
        let firsts = [0, 5, -8, i32::MAX - 15, i32::MAX - 14, i32::MAX, i32::MIN, -15, 1 << 30];
        let bases = [0x1_0000_0000, 0x7_0000_1000, u64::MAX - 20];
        let mut kinds = [0; 3];
        for (first, base) in firsts.iter().flat_map(|&f| bases.map(|b| (f, b))) {
            for scale in [1, 2, 3, 4, 8, -4, 64, i32::MIN, i32::MAX] {
                for (step, odd) in (-5..6).flat_map(|s| (0..=HALF).map(move |odd| (s, odd))) {
                    let mut index: [u32; HALF] =
                        std::array::from_fn(|k| first.wrapping_add(k as i32 * step) as u32);
                    if let Some(i) = index.get_mut(odd) {
                        *i = i.wrapping_add(1);
                    }
                    let addresses = index.map(|i| {
                        let distance = i64::from(i as i32).wrapping_mul(i64::from(scale));
                        base.wrapping_add(distance as u64)
                    });
                    let due = plain(&addresses);
                    assert_eq!(parts(row_of_addresses(&addresses)), due);
                    let found = parts(row_of_indices(base, &index, scale));
                    assert_eq!(found, due, "{index:?} * {scale}");
                    kinds[due.map_or(0, |(same, _)| 1 + usize::from(same))] += 1;
                }
            }
        }
        assert!(kinds.iter().all(|&n| n > 50), "{kinds:?}");
    }
}
