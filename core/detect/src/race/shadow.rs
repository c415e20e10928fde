//! Shadow memory of one object: for each cell who wrote it last and who has read it, in separate
//! arrays, and what is done to single cells and to runs of them.

use super::segments::{Bounds, CODE_SHIFT, SEVERAL};

/// Classes of accesses that are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AccessClass {
    Read,
    Write,
    /// Atomic operations that write, at device or system scope.
    WideWrite,
    /// Atomic loads at device or system scope.
    WideRead,
    /// Atomic operations that write, at block scope.
    BlockWrite,
    /// Atomic loads at block scope.
    BlockRead,
}

impl AccessClass {
    pub(super) const ATOMIC: [AccessClass; 4] = [
        AccessClass::WideWrite,
        AccessClass::WideRead,
        AccessClass::BlockWrite,
        AccessClass::BlockRead,
    ];
    #[inline(always)]
    pub(super) fn writes(self) -> bool {
        matches!(self, Self::Write | Self::WideWrite | Self::BlockWrite)
    }
    #[inline(always)]
    pub(super) fn atomic(self) -> bool {
        !matches!(self, Self::Read | Self::Write)
    }
    #[inline(always)]
    pub(super) fn block_scope(self) -> bool {
        matches!(self, Self::BlockWrite | Self::BlockRead)
    }
    /// Index among [`AccessClass::ATOMIC`].
    #[inline(always)]
    pub(super) fn slot(self) -> usize {
        match self {
            Self::WideRead => 1,
            Self::BlockWrite => 2,
            Self::BlockRead => 3,
            _ => 0,
        }
    }
}

/// Shadow cells of one object (of one block's shared memory, for object 0).
#[derive(Clone, Debug, Default)]
pub(super) struct Shadow {
    /// Last plain writer of each cell.
    pub writers: Vec<u32>,
    /// Plain readers that are not ordered before the last one.
    pub readers: Vec<u32>,
    /// By 16 cells, the code of the summary that all of them have as readers and keep, whatever else is read in the
    /// present interval: see [`read_sixteen`].
    pub settled: Vec<u32>,
    /// The same for the classes of [`AccessClass::ATOMIC`]; empty until one is seen.
    pub atomics: [Vec<u32>; 4],
    /// For each cell the asynchronous copies that may still touch it; empty until there is one.
    pub open: Vec<u32>,
    /// Sum of [`Shadow::open`].
    pub all_open: u64,
    /// Whether there are arrays beside those of plain accesses, or pages.
    pub mixed: bool,
    /// Log2 of the bytes of a cell: 2 until an access is not made of whole words, then 0.
    pub shift: u32,
    /// Bytes of the object that have cells.
    pub reach: u64,
    /// Where cells are that do not lie in the arrays as in the object.
    pub pages: Pages,
}

/// Pages of an object of which few are accessed: only those have cells in the arrays. Empty for most objects,
/// whose cells lie in the arrays as in the object.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    /// By page of the object, one more than its page in the arrays, or 0 if it has none.
    place: Vec<u32>,
    /// By page in the arrays, the page of the object.
    owner: Vec<u32>,
}

/// Bytes of a page.
const PAGE: u64 = 4096;
/// Objects smaller than this have no pages, bytes.
const LARGE: u64 = 1 << 18;

impl Shadow {
    /// Bytes that the arrays take, or would take without pages.
    pub(super) fn bytes(&self) -> u64 {
        let atomics = self.atomics.iter().filter(|a| !a.is_empty()).count();
        let arrays = 2 + atomics as u64 + u64::from(!self.open.is_empty());
        (self.reach >> self.shift) * arrays * 4
    }
    /// Arrays of segment codes.
    fn arrays(&mut self) -> impl Iterator<Item = &mut Vec<u32>> {
        [&mut self.writers, &mut self.readers].into_iter().chain(&mut self.atomics)
    }
    /// Makes room for `cells` cells, and if asked for atomic ones and asynchronous copies. An `open` object, whose
    /// size is not known, may get pages.
    pub(super) fn grow(
        &mut self,
        cells: usize,
        atomic: Option<AccessClass>,
        copies: bool,
        open: bool,
    ) {
        let reach = (cells as u64) << self.shift;
        let far = open && reach >= LARGE && reach / 8 > self.reach;
        self.reach = self.reach.max(reach);
        let mut cells = cells;
        if far && self.pages.place.is_empty() {
            self.mixed = true;
            // One at least, since an array without cells is one that is not there.
            let held = ((self.writers.len() as u64) << self.shift).div_ceil(PAGE).max(1);
            self.pages.owner = (0..held as u32).collect();
            self.pages.place = (1..=held as u32).collect();
        }
        if !self.pages.place.is_empty() {
            self.pages.place.resize(self.reach.div_ceil(PAGE) as usize, 0);
            cells = self.pages.owner.len() * (PAGE >> self.shift) as usize;
        }
        for array in [&mut self.writers, &mut self.readers] {
            lengthen(array, cells);
        }
        lengthen(&mut self.settled, cells / SIXTEEN);
        self.mixed |= atomic.is_some() || copies;
        let cells = self.writers.len();
        for (i, array) in self.atomics.iter_mut().enumerate() {
            if !array.is_empty() || atomic.is_some_and(|c| c.slot() == i) {
                lengthen(array, cells);
            }
        }
        if copies || !self.open.is_empty() {
            lengthen(&mut self.open, cells);
        }
    }
    /// Whether cells are found by pages.
    #[inline]
    pub(super) fn has_pages(&self) -> bool {
        !self.pages.place.is_empty()
    }
    /// The byte of the object whose cell lies in the arrays where that of byte `at` would without pages.
    pub(super) fn byte_of(&self, at: u64) -> u64 {
        match self.pages.owner.get((at / PAGE) as usize) {
            Some(&page) => u64::from(page) * PAGE + at % PAGE,
            None => at,
        }
    }
    /// The opposite of [`Self::byte_of`] for `size` bytes at `offset`, which the shadow must reach. They get cells if
    /// they have none. `None` if they do not lie in one page.
    pub(super) fn place_of(&mut self, offset: u64, size: u64) -> Option<u64> {
        if offset % PAGE + size > PAGE {
            return None;
        }
        let page = self.pages.place.get_mut((offset / PAGE) as usize)?;
        if *page == 0 {
            self.pages.owner.push((offset / PAGE) as u32);
            *page = self.pages.owner.len() as u32;
            let cells = self.pages.owner.len() * (PAGE >> self.shift) as usize;
            for array in self.arrays() {
                if !array.is_empty() {
                    array.resize(cells, 0);
                }
            }
            for array in [&mut self.writers, &mut self.readers] {
                array.resize(cells, 0);
            }
            if !self.open.is_empty() {
                self.open.resize(cells, 0);
            }
        }
        Some(u64::from(self.pages.place[(offset / PAGE) as usize] - 1) * PAGE + offset % PAGE)
    }
    /// Whether so many pages have cells that all may have them.
    pub(super) fn is_crowded(&self) -> bool {
        self.pages.owner.len() * 4 > self.pages.place.len()
    }
    /// Lays all cells out as in the object.
    pub(super) fn flatten(&mut self) {
        self.settled.fill(0);
        let owner = std::mem::take(&mut self.pages).owner;
        let (cells, page) = ((self.reach >> self.shift) as usize, (PAGE >> self.shift) as usize);
        let open = std::iter::once(&mut self.open);
        for array in
            [&mut self.writers, &mut self.readers].into_iter().chain(&mut self.atomics).chain(open)
        {
            if array.is_empty() {
                continue;
            }
            let mut flat = vec![0; cells];
            for (from, &to) in array.chunks(page).zip(&owner) {
                let to = flat.get_mut(to as usize * page..).unwrap_or_default();
                let len = to.len().min(from.len());
                to[..len].copy_from_slice(&from[..len]);
            }
            *array = flat;
        }
        self.mixed = !self.open.is_empty() || self.atomics.iter().any(|a| !a.is_empty());
    }
    /// Splits word cells into byte cells.
    pub(super) fn split(&mut self) {
        self.settled.fill(0);
        let factor = 1usize << self.shift;
        self.shift = 0;
        for array in self.arrays() {
            *array = array.iter().flat_map(|&c| std::iter::repeat_n(c, factor)).collect();
        }
        self.open = self.open.iter().flat_map(|&n| std::iter::repeat_n(n, factor)).collect();
        self.all_open *= factor as u64;
    }
    /// Replaces segment numbers by those of `map`.
    pub(super) fn renumber(&mut self, map: &[u32]) {
        self.settled.fill(0);
        for array in self.arrays() {
            for c in array {
                let segment = map.get((*c >> CODE_SHIFT) as usize).copied().unwrap_or(0);
                let lanes = *c & ((1 << CODE_SHIFT) - 1);
                *c = if segment == 0 { 0 } else { segment << CODE_SHIFT | lanes };
            }
        }
    }
    #[inline]
    pub(super) fn has_atomics(&self) -> bool {
        self.mixed && self.atomics.iter().any(|a| !a.is_empty())
    }
}

fn lengthen(array: &mut Vec<u32>, cells: usize) {
    /// Cells of a page.
    const PAGE: usize = 1024;
    if array.len() < cells && cells < 2 * array.len() {
        // Near the limit of shadow memory it grows in small steps, which must not copy it each time.
        array.resize(cells, 0);
    } else if array.len() < cells {
        // Zeroed memory straight from the system: pages that are never touched cost nothing.
        let mut longer = vec![0; cells];
        for (to, from) in longer.chunks_mut(PAGE).zip(array.chunks(PAGE)) {
            if from.iter().any(|&c| c != 0) {
                to[..from.len()].copy_from_slice(from);
            }
        }
        *array = longer;
    }
}

/// A run of cells of consecutive lanes: cell i belongs to lane `first + (i >> shift)`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// Upper part of the code: the warp's segment.
    pub code: u32,
    pub first: u32,
    pub shift: u32,
    /// Lowest bits in which codes of accesses in lockstep may differ: 0 or 127.
    pub slack: u32,
}

impl Run {
    #[inline(always)]
    fn mine(&self, i: u32) -> u32 {
        self.code | self.first.wrapping_add(i >> (self.shift & 31))
    }
}

/// Whether a code is of the warp's own segment, up to what lockstep allows.
#[inline(always)]
fn own(code: u32, mine: u32, slack: u32) -> bool {
    ((code ^ mine) as i32) <= slack as i32
}

/// What the reader summary becomes when `mine` reads too, if that needs no look at the segments.
#[inline(always)]
pub(super) fn joined(code: u32, mine: u32, b: &Bounds) -> u32 {
    let same_segment = ((code ^ mine) as i32) < 1 << CODE_SHIFT;
    let among = if code == mine { mine } else { (mine & !(127)) | SEVERAL };
    let c = code as i32;
    let other = if c < b.run as i32 { b.blocks } else { b.warps };
    let fresh = if b.past(code) { mine } else { other };
    let spread = if code == b.warps { code } else { fresh };
    if same_segment { among } else { spread }
}

/// Whether [`joined`] cannot be trusted with a code.
#[inline(always)]
pub(super) fn intricate(code: u32, mine: u32, b: &Bounds) -> bool {
    let c = code as i32;
    let foreign = ((code ^ mine) as i32) >= 1 << CODE_SHIFT && code != b.warps;
    let here = foreign & (c >= b.interval as i32) & !b.plain;
    let there =
        foreign & (c >= b.lo as i32) & (c < b.run as i32) & (code != b.blocks) & b.ambiguous;
    here | there
}

/// Whether a plain access conflicts with, or must be weighed against, atomic ones.
#[inline(always)]
pub(super) fn quiet(codes: &[u32], run: &Run, b: &Bounds) -> bool {
    let mut bad = false;
    for (i, &c) in codes.iter().enumerate() {
        bad |= !(b.past(c) | (c == run.mine(i as u32)));
    }
    !bad
}

/// Whether any code is not below `lo`: the first and cheapest question, mostly answered by no.
#[inline(always)]
fn any_late(codes: &[u32], lo: u32) -> bool {
    let mut late = false;
    for &c in codes {
        late |= c as i32 >= lo as i32;
    }
    late
}

#[inline(always)]
fn store(codes: &mut [u32], run: &Run) {
    for (i, c) in codes.iter_mut().enumerate() {
        *c = run.mine(i as u32);
    }
}

/// Reads of a run of cells. False, with nothing changed, if some cell needs a closer look.
#[inline(always)]
pub(super) fn read_run(writers: &[u32], readers: &mut [u32], run: Run, b: &Bounds) -> bool {
    let b = *b;
    if any_late(writers, b.lo) {
        let mut bad = false;
        for (i, &w) in writers.iter().enumerate() {
            bad |= !(b.past(w) | own(w, run.mine(i as u32), run.slack));
        }
        if bad {
            return false;
        }
    }
    if !any_late(readers, b.lo) {
        store(readers, &run);
        return true;
    }
    // Cells that many read are all alike, and stay as they are.
    if all_settled(readers, &b) {
        return true;
    }
    if b.ambiguous || !b.plain {
        let mut bad = false;
        for (i, &r) in readers.iter().enumerate() {
            bad |= intricate(r, run.mine(i as u32), &b);
        }
        if bad {
            return false;
        }
    }
    for (i, r) in readers.iter_mut().enumerate() {
        *r = joined(*r, run.mine(i as u32), &b);
    }
    true
}

/// Whether all cells have one summary of readers that stays as it is, whoever reads them too.
#[inline(always)]
fn all_settled(readers: &[u32], b: &Bounds) -> bool {
    let first = readers.first().copied().unwrap_or(0);
    if first != b.warps && (first != b.blocks || b.past(first)) {
        return false;
    }
    // Compilers make branches of a comparison for equality.
    let (mut below, mut above) = (false, false);
    for &r in readers {
        below |= (r as i32) < first as i32;
    }
    if below {
        return false;
    }
    for &r in readers {
        above |= r as i32 > first as i32;
    }
    !above
}

/// Cells that are marked together.
pub(super) const SIXTEEN: usize = 16;

impl Shadow {
    /// [`read_run`] of 16 cells from `from` on, one for each lane, with marks for those that stay as they are.
    ///
    /// A mark is the code of the summary that its cells had when none of their writers needed a closer look. In the
    /// interval, or for the code of several blocks until the next grid barrier, that cannot become a race that is
    /// missed: whoever writes such a cell is not ordered with all of its readers, so that the write marks the
    /// cell as racy; and of several blocks that have read what one of them wrote before, another one's reading has
    /// done so. What is marked as racy needs no look any more.
    #[inline(always)]
    pub(super) fn read_sixteen(&mut self, from: usize, run: Run, b: &Bounds) -> Option<bool> {
        let place = from / SIXTEEN;
        let aligned = from.is_multiple_of(SIXTEEN);
        if let Some(&code) = self.settled.get(place)
            && (code == b.warps || code == b.blocks && !b.past(code))
            && code != 0
            && (aligned || self.settled.get(place + 1) == Some(&code))
        {
            return Some(true);
        }
        let writers = self.writers.get(from..)?.first_chunk::<SIXTEEN>()?;
        let readers = self.readers.get_mut(from..)?.first_chunk_mut::<SIXTEEN>()?;
        let done = read_run(writers, readers, run, b);
        if done
            && aligned
            && all_settled(readers, b)
            && !any_late(writers, b.lo)
            && let Some(mark) = self.settled.get_mut(place)
        {
            *mark = readers[0];
        }
        Some(done)
    }
}

/// Writes of a run of cells. False, with nothing changed, if some cell needs a closer look.
#[inline(always)]
pub(super) fn write_run(writers: &mut [u32], readers: &[u32], run: Run, b: &Bounds) -> bool {
    let b = *b;
    let mut bad = false;
    if any_late(writers, b.lo) {
        for (i, &w) in writers.iter().enumerate() {
            bad |= !(b.past(w) | (w == run.mine(i as u32)));
        }
    }
    if any_late(readers, b.lo) {
        for (i, &r) in readers.iter().enumerate() {
            bad |= !(b.past(r) | own(r, run.mine(i as u32), run.slack));
        }
    }
    if bad {
        return false;
    }
    store(writers, &run);
    true
}

/// Whether a single cell can be read by `mine` with no closer look; its new reader summary.
#[inline(always)]
pub(super) fn read_cell(w: u32, r: u32, mine: u32, slack: u32, b: &Bounds) -> Option<u32> {
    if !b.past(w) && (w ^ mine) > slack {
        return None;
    }
    if r == b.warps || r == mine {
        // Whoever reads it too makes no difference.
        return Some(r);
    }
    if b.past(r) {
        return Some(mine);
    }
    if intricate(r, mine, b) { None } else { Some(joined(r, mine, b)) }
}

/// Whether a single cell can be written by `mine` with no closer look.
#[inline(always)]
pub(super) fn write_cell(w: u32, r: u32, mine: u32, slack: u32, b: &Bounds) -> bool {
    (b.past(w) || w == mine) && (b.past(r) || (r ^ mine) <= slack)
}

/// Takes in an atomic access to a single cell, if that needs no closer look.
#[inline(always)]
pub(super) fn atomic_cell(
    shadow: &mut Shadow,
    cell: usize,
    class: AccessClass,
    mine: u32,
    slack: u32,
    b: &Bounds,
) -> bool {
    let (w, r) = (shadow.writers[cell], shadow.readers[cell]);
    let a = &mut shadow.atomics[class.slot()][cell];
    let new = atomic_code(w, if class.writes() { r } else { 0 }, *a, mine, slack, b);
    if let Some(new) = new {
        *a = new;
    }
    new.is_some()
}

/// Whether an atomic access of `mine` to a cell needs no closer look: the new summary of those like it. The code `r`
/// of readers is 0 if they do not matter.
#[inline(always)]
pub(super) fn atomic_code(
    w: u32,
    r: u32,
    a: u32,
    mine: u32,
    slack: u32,
    b: &Bounds,
) -> Option<u32> {
    let fine = |c: u32| b.past(c) || (c ^ mine) <= slack;
    if !fine(w) || !fine(r) {
        return None;
    }
    if a == b.warps || a == mine {
        // Whoever does the same too makes no difference.
        return Some(a);
    }
    if b.past(a) {
        return Some(mine);
    }
    if intricate(a, mine, b) { None } else { Some(joined(a, mine, b)) }
}
