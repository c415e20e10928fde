//! Loads and stores of words by all of 16 consecutive lanes, with addresses that need not be in a register.
//!
//! What these do is what [`Machine::load`] and [`Machine::store`] would do.

use super::access::{MemoryContext, all_ones, allowed};
use super::machine::Machine;
use super::memory::Cell;
use super::plan::Form;
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

/// Whether all addresses are equal. Compilers make branches of comparisons with one of them.
macro_rules! all_equal {
    ($addresses:expr) => {{
        let (all, any) = $addresses.fold((!0, 0), |(all, any), n| (all & n, any | n));
        all == any
    }};
}

/// Whether each index is the first one plus what `more` says for its lane. The differences are collected by fours, as
/// vectors have them.
#[inline(always)]
fn all_are(index: &[u32; HALF], more: impl Fn(u32) -> u32) -> bool {
    let mut differ = [0; HALF];
    for k in 0..HALF {
        differ[k] = index[k].wrapping_sub(more(k as u32)) ^ index[0];
    }
    let mut of_four = [0; 4];
    for four in differ.as_chunks::<4>().0 {
        for k in 0..4 {
            of_four[k] |= four[k];
        }
    }
    of_four[0] | of_four[1] | of_four[2] | of_four[3] == 0
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
        return all_are(index, |_| 0).then_some(Row::Same(address));
    }
    if distance * i64::from(scale) != SPAN as i64 {
        return None;
    }
    // The last index is larger than the first by 15 steps without overflow, and so are those between if the
    // differences are right.
    let run = if scale == SIZE as i32 {
        all_are(index, |k| k)
    } else {
        let step = (distance / (HALF as i64 - 1)) as u32;
        all_are(index, |k| k.wrapping_mul(step))
    };
    run.then_some(Row::Run(address))
}

/// How an access gets its addresses: the form, and the instruction that computes them if it is not the access.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) form: Form,
    pub(super) by: &'a Instr,
}

impl Source<'_> {
    /// The addresses of both halves, without the access's own offset, as far as they are of a [`Row`].
    #[inline(always)]
    fn rows(self, r: &Registers<'_, 32>, access: &Instr) -> [Option<Row>; 2] {
        let Instr { a, b, imm, .. } = *self.by;
        match self.form {
            Form::Register => {
                let row = &r.v64[access.a.index()];
                [row_of_addresses(part(row, 0)), row_of_addresses(part(row, 1))]
            }
            Form::Index => {
                let (base, index, scale) = (r.s[a.index()], &r.v32[b.index()], imm as i32);
                let first = row_of_indices(base, part(index, 0), scale);
                [first, row_of_indices(base, part(index, 1), scale)]
            }
            Form::RowAndOffset => rows_and_offset(&r.v64[a.index()], r.s[b.index()]),
            Form::OffsetAndRow => rows_and_offset(&r.v64[b.index()], r.s[a.index()]),
        }
    }

    /// The addresses of all lanes, without the access's own offset.
    #[cold]
    fn all(self, r: &Registers<'_, 32>, access: &Instr) -> [u64; 32] {
        let Instr { a, b, imm, .. } = *self.by;
        let plus = |row: &[u64; 32], offset: u64| row.map(|a| a.wrapping_add(offset));
        match self.form {
            Form::Register => r.v64[access.a.index()],
            Form::Index => {
                let base = r.s[a.index()];
                r.v32[b.index()].map(|i| {
                    let distance = i64::from(i as i32).wrapping_mul(i64::from(imm as i32));
                    base.wrapping_add(distance as u64)
                })
            }
            Form::RowAndOffset => plus(&r.v64[a.index()], r.s[b.index()]),
            Form::OffsetAndRow => plus(&r.v64[b.index()], r.s[a.index()]),
        }
    }
}

#[inline(always)]
fn plus(row: Option<Row>, offset: u64) -> Option<Row> {
    match row? {
        Row::Run(a) => Some(Row::Run(a.wrapping_add(offset))),
        Row::Same(a) => Some(Row::Same(a.wrapping_add(offset))),
    }
}

#[inline(always)]
fn rows_and_offset(row: &[u64; 32], offset: u64) -> [Option<Row>; 2] {
    let first = row_of_addresses(part(row, 0));
    [plus(first, offset), plus(row_of_addresses(part(row, 1)), offset)]
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
        from: Source<'_>,
    ) {
        let info = &self.program.accesses[i.imm as usize];
        let [first, second] = from.rows(r, i);
        let d = &mut r.v32[i.d.index()];
        let left = self.load_half::<0>(d, cx, info, first);
        let scattered = left | self.load_half::<1>(d, cx, info, second);
        if scattered != 0 {
            let offset = info.offset as u64;
            let addresses = from.all(r, i).map(|a| a.wrapping_add(offset));
            self.load_scattered(r, cx, i, &addresses, scattered);
        }
    }

    /// The part of a load that one half does. The lanes that are left to be done otherwise.
    #[inline(always)]
    fn load_half<const H: usize>(
        &mut self,
        d: &mut [u32; 32],
        cx: &mut MemoryContext<'_>,
        info: &AccessInfo,
        row: Option<Row>,
    ) -> u64 {
        let mask = cx.context.active.bits() & 0xffff << (H * HALF);
        let Some(row) = row.filter(|_| mask != 0) else { return mask };
        let Some(cell) = self.words(cx, info, row, false) else { return mask };
        let d: &mut [u32; HALF] = d[H * HALF..].first_chunk_mut().expect("16 lanes");
        let (words, _) = cell.bytes.as_chunks();
        let (object, offset) = (cell.object, cell.offset);
        // Each kind is announced by itself, so that an observer's code for it is for that kind alone.
        match row {
            Row::Run(_) => {
                let Some(words) = words.first_chunk::<HALF>() else { return mask };
                if cell.valid.is_some_and(|v| !all_ones(v)) {
                    return mask;
                }
                *d = words.map(u32::from_le_bytes);
                let first = (H * HALF) as u32;
                let lanes = Lanes::Consecutive { first, count: HALF as u32, offset };
                self.emit_access(cx, info, AccessKind::Read, object, lanes);
            }
            Row::Same(_) => {
                let Some(&word) = words.first() else { return mask };
                if cell.valid.is_some_and(|v| *v != [1; SIZE as usize]) {
                    return mask;
                }
                *d = [u32::from_le_bytes(word); HALF];
                let lanes = Lanes::Same { mask: LaneMask(mask), offset };
                self.emit_access(cx, info, AccessKind::Read, object, lanes);
            }
        }
        0
    }

    /// A store of [`Step::Words`](super::plan::Step::Words) by whole halves.
    #[inline(never)]
    pub(super) fn store_words(
        &mut self,
        r: &mut Registers<'_, 32>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        from: Source<'_>,
    ) {
        let info = &self.program.accesses[i.imm as usize];
        let [first, second] = from.rows(r, i);
        let data = &r.v32[i.b.index()];
        let left = self.store_half::<0>(data, cx, info, first);
        let scattered = left | self.store_half::<1>(data, cx, info, second);
        if scattered != 0 {
            let offset = info.offset as u64;
            let addresses = from.all(r, i).map(|a| a.wrapping_add(offset));
            self.store_scattered(r, cx, i, &addresses, scattered);
        }
    }

    /// The part of a store that one half does. The lanes that are left to be done otherwise.
    #[inline(always)]
    fn store_half<const H: usize>(
        &mut self,
        data: &[u32; 32],
        cx: &mut MemoryContext<'_>,
        info: &AccessInfo,
        row: Option<Row>,
    ) -> u64 {
        let mask = cx.context.active.bits() & 0xffff << (H * HALF);
        let Some(row @ Row::Run(_)) = row.filter(|_| mask != 0) else { return mask };
        let Some(cell) = self.words(cx, info, row, true) else { return mask };
        let words = cell.bytes.as_chunks_mut().0.first_chunk_mut::<HALF>();
        let Some(words) = words else { return mask };
        *words = part(data, H).map(u32::to_le_bytes);
        if let Some(valid) = cell.valid {
            valid.fill(1);
        }
        let (object, offset) = (cell.object, cell.offset);
        self.changed();
        let first = (H * HALF) as u32;
        let lanes = Lanes::Consecutive { first, count: HALF as u32, offset };
        self.emit_access(cx, info, AccessKind::Write, object, lanes);
        0
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
