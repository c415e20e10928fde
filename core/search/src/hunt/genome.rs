//! The encoding of a launch as bytes.
//!
//! Each thing that may be chosen has a field of fixed length at a fixed offset, so a changed byte
//! changes one thing and a merged corpus means the same everywhere. A field starts with a byte that
//! selects *how* its value is given: from the list of plausible values that the default search also
//! uses, or as an explicit number. Missing bytes are zero, and all zeros encode the simplest
//! launch. For all bytes the launch is possible and meets the contract: numbers are wrapped into
//! their range, and values that the contract or the code forbids are replaced by the simplest one.

use crate::space::{BufferRole, IntRole, LaunchSpace, Role};
use arbitrary::Unstructured;
use base::limits::{MAX_BLOCK_THREADS, MAX_SHARED_BYTES};
use launch::params::ParamKind;
use launch::{ArgValue, Buffer, Dim3, ElementType, Generator, Launch, Number};

/// Number of cells of a buffer that have their own bytes.
pub const CELLS: usize = 64;
/// Maximum number of threads of a launch: enough for two of the largest blocks, and few enough to
/// run thousands of launches per second.
const MAX_THREADS: u64 = 2048;
/// Maximum number of blocks along one axis of the grid.
const MAX_BLOCKS: u32 = 64;
/// Contents that become addresses stay below this.
const MAX_INDEX: i64 = 1 << 14;

/// A part of a launch that may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Blocks of the grid: how, index in the list, three sizes of two bytes.
    Grid,
    /// Threads of a block, encoded like the grid.
    Block,
    /// Bytes of dynamic shared memory: how, four bytes.
    Shared,
    /// Integer parameter: how, eight bytes.
    Int(usize),
    /// Floating-point parameter: how, four bytes.
    Float(usize),
    /// Buffer whose contents affect nothing: index in the list.
    Plain(usize),
    /// Buffer whose contents matter: how, three numbers, [`CELLS`] cells, of four bytes each.
    Contents(usize),
}

impl Field {
    /// Length of the field, bytes.
    pub fn size(self) -> usize {
        match self {
            Self::Grid | Self::Block => 8,
            Self::Shared | Self::Float(_) => 5,
            Self::Int(_) => 9,
            Self::Plain(_) => 1,
            Self::Contents(_) => 1 + 12 + 4 * CELLS,
        }
    }
}

/// The fields of one kernel.
#[derive(Clone, Debug)]
pub struct Genome {
    /// Fields with the offset of their first byte.
    pub fields: Vec<(Field, usize)>,
    /// Total length, bytes.
    pub len: usize,
    blocks: Vec<Dim3>,
    grids: Vec<Dim3>,
}

impl Genome {
    /// The fields for the free parts of `space`.
    pub fn new(space: &LaunchSpace) -> Self {
        let mut fields = vec![];
        if space.free.grid {
            fields.push(Field::Grid);
        }
        if space.free.block {
            fields.push(Field::Block);
        }
        if space.free.shared && space.facts.dynamic_shared {
            fields.push(Field::Shared);
        }
        for (p, role) in space.roles.iter().enumerate().filter(|(p, _)| space.free.params[*p]) {
            match role {
                Role::Int(_) => fields.push(Field::Int(p)),
                Role::Float => fields.push(Field::Float(p)),
                Role::Buffer(role) if role.synchronises => {}
                Role::Buffer(role) if role.addresses || role.decides || role.scatters => {
                    fields.push(Field::Contents(p));
                }
                Role::Buffer(_) => fields.push(Field::Plain(p)),
                Role::Other => {}
            }
        }
        let mut len = 0;
        let place = |field: Field| {
            let at = len;
            len += field.size();
            (field, at)
        };
        let fields = fields.into_iter().map(place).collect();
        Self { fields, len, blocks: space.blocks(), grids: space.grids() }
    }

    /// The launch that `bytes` encode.
    pub fn decode(&self, space: &LaunchSpace, bytes: &[u8]) -> Launch {
        let mut bytes = Unstructured::new(bytes);
        let mut launch = space.given.clone();
        launch.grid = self.grids.first().copied().unwrap_or(launch.grid);
        launch.block = self.blocks.first().copied().unwrap_or(launch.block);
        if space.free.shared {
            launch.shared_bytes =
                if space.facts.dynamic_shared { crate::space::SHARED_BYTES } else { 0 };
        }
        for &(field, _) in &self.fields {
            match field {
                Field::Grid => {
                    let used = [0, 1, 2].map(|a| space.facts.ctaid[a] || space.facts.nctaid[a]);
                    let bounds = [0, 1, 2].map(|a| {
                        let most = space.bounds.grid[a].unwrap_or(MAX_BLOCKS);
                        if used[a] { most.clamp(1, MAX_BLOCKS) } else { 1 }
                    });
                    launch.grid = dims(&mut bytes, &self.grids, bounds);
                }
                Field::Block => {
                    let facts = &space.facts;
                    let mut bounds = [0, 1, 2].map(|a| {
                        let used = facts.tid[a] || facts.ntid[a] || (a == 0 && facts.lanes);
                        let most = space.bounds.block[a].unwrap_or(1024);
                        if used { most.clamp(1, if a == 2 { 64 } else { 1024 }) } else { 1 }
                    });
                    if facts.thread_blind() {
                        bounds = [0; 3];
                    }
                    launch.block = self.block(space, dims(&mut bytes, &self.blocks, bounds));
                }
                Field::Shared => {
                    let (how, n) = (byte(&mut bytes), word(&mut bytes));
                    if how % 4 >= 2 {
                        launch.shared_bytes = u64::from(n as u32) % (MAX_SHARED_BYTES + 1);
                    }
                }
                Field::Int(p) => {
                    let Role::Int(role) = &space.roles[p] else { continue };
                    let (how, n) = (byte(&mut bytes), long(&mut bytes));
                    Self::fit(space, &mut launch);
                    let n = integer(space, p, role, &launch, how, n);
                    space.set(&mut launch, p, ArgValue::Scalar(Number::Int(n.into())));
                }
                Field::Float(p) => {
                    let (how, n) = (byte(&mut bytes), word(&mut bytes));
                    let list = [1.0, 0.0, 0.5, 2.0, 100.0, -1.0];
                    let x = match how % 4 {
                        0 | 1 => list[usize::from(how / 4) % list.len()],
                        2 => f64::from(n),
                        _ => f64::from(f32::from_bits(n as u32)),
                    };
                    let x = if x.is_finite() { x } else { 1.0 };
                    space.set(&mut launch, p, ArgValue::Scalar(Number::Float(x)));
                }
                Field::Plain(p) | Field::Contents(p) => {
                    let Role::Buffer(role) = &space.roles[p] else { continue };
                    Self::fit(space, &mut launch);
                    let value = if matches!(field, Field::Plain(_)) {
                        let how = byte(&mut bytes);
                        listed(space, p, *role, &launch, how)
                    } else {
                        contents(space, p, *role, &launch, &mut bytes)
                    };
                    space.set(&mut launch, p, value);
                }
            }
        }
        Self::fit(space, &mut launch);
        // Buffers without a field get their required contents.
        for (p, role) in space.roles.iter().enumerate().filter(|(p, _)| space.free.params[*p]) {
            if let Role::Buffer(role) = role
                && role.synchronises
            {
                let value = listed(space, p, *role, &launch, 0);
                space.set(&mut launch, p, value);
            }
        }
        let launch = space.repaired(launch);
        if space.allows(&launch) && space.is_plausible(&launch) {
            return launch;
        }
        let plain = space.plain(launch.grid, launch.block);
        if space.allows(&plain) {
            return plain;
        }
        space.plain(self.grids[0], self.blocks[0])
    }

    /// A block size near `block` that the code allows.
    fn block(&self, space: &LaunchSpace, block: Dim3) -> Dim3 {
        let mut sides = <[u32; 3]>::from(block);
        for axis in 0..3 {
            if let (true, Some(bound)) = (space.exact[axis], space.bounds.block[axis]) {
                sides[axis] = bound;
            }
        }
        // The last axes are reduced first.
        while sides.iter().map(|&s| u64::from(s)).product::<u64>() > MAX_BLOCK_THREADS {
            let axis = (0..3).rev().max_by_key(|&a| sides[a]).unwrap_or(0);
            sides[axis] = sides[axis].div_ceil(2);
        }
        let whole = space.facts.warp_math || space.facts.warp_sync;
        let threads = sides.iter().product::<u32>();
        if whole && threads > 1 && !threads.is_multiple_of(32) {
            sides[0] = (sides[0].div_ceil(32) * 32).min(1024);
            if !sides.iter().product::<u32>().is_multiple_of(32)
                || sides.iter().map(|&s| u64::from(s)).product::<u64>() > MAX_BLOCK_THREADS
                || space.bounds.block[0].is_some_and(|b| sides[0] > b)
            {
                return self.blocks[0];
            }
        }
        sides.into()
    }

    /// Makes the grid small enough for the block, which contracts may have changed.
    fn fit(space: &LaunchSpace, launch: &mut Launch) {
        if !space.free.grid {
            return;
        }
        let threads = launch.block.count().max(1);
        let mut sides = <[u32; 3]>::from(launch.grid);
        while sides.iter().map(|&s| u64::from(s)).product::<u64>().saturating_mul(threads)
            > MAX_THREADS
        {
            let Some(axis) = (0..3).rev().max_by_key(|&a| sides[a]).filter(|&a| sides[a] > 1)
            else {
                break;
            };
            sides[axis] = sides[axis].div_ceil(2);
        }
        launch.grid = sides.into();
    }
}

fn byte(bytes: &mut Unstructured<'_>) -> u8 {
    bytes.arbitrary().unwrap_or(0)
}

fn word(bytes: &mut Unstructured<'_>) -> i32 {
    bytes.arbitrary().unwrap_or(0)
}

fn long(bytes: &mut Unstructured<'_>) -> i64 {
    bytes.arbitrary().unwrap_or(0)
}

/// Three sizes: one of `list`, or each from 1 to its bound. Bounds of 0 leave only the list.
fn dims(bytes: &mut Unstructured<'_>, list: &[Dim3], bounds: [u32; 3]) -> Dim3 {
    let (how, index) = (byte(bytes), byte(bytes));
    let sides: [u16; 3] = [0; 3].map(|_: u16| bytes.arbitrary().unwrap_or(0));
    let listed = list.get(usize::from(index) % list.len().max(1));
    if how % 4 < 2 || bounds == [0; 3] {
        return listed.copied().unwrap_or(Dim3::new(1, 1, 1));
    }
    let side = |a: usize| 1 + u32::from(sides[a]).saturating_sub(1) % bounds[a].max(1);
    Dim3::new(side(0), side(1), side(2))
}

fn integer(space: &LaunchSpace, p: usize, role: &IntRole, launch: &Launch, how: u8, n: i64) -> i64 {
    let plain = || space.integers(p as u16, role, launch);
    let bits = role.bits.clamp(1, 64);
    let most = if bits < 2 { 1 } else { i64::MAX >> (64 - bits) };
    let least = i64::from(role.divides || role.scales);
    let n = match how % 4 {
        _ if bits == 1 => (n ^ i64::from(how)) & 1,
        0 | 1 => {
            let list = plain();
            list[usize::from(how / 4) % list.len()]
        }
        _ if role.subscript.is_some() => {
            n.rem_euclid(role.subscript.unwrap_or(1).max(1).min(most as u64) as i64)
        }
        2 => (n & most).max(least),
        // A small step from the simplest value.
        _ => plain()[0].saturating_add(i64::from(n as i16)).clamp(least, most),
    };
    if role.scales { n.max(space.least_step(p as u16, role, launch)) } else { n }
}

/// One of the contents that the default search uses.
fn listed(space: &LaunchSpace, p: usize, role: BufferRole, launch: &Launch, how: u8) -> ArgValue {
    let mut list = space.contents(p, role, launch);
    let at = usize::from(how) % list.len();
    list.swap_remove(at)
}

fn contents(
    space: &LaunchSpace,
    p: usize,
    role: BufferRole,
    launch: &Launch,
    bytes: &mut Unstructured<'_>,
) -> ArgValue {
    let how = byte(bytes);
    let [a, b, c] = [0; 3].map(|_: i32| word(bytes));
    let cells: [i32; CELLS] = [0; CELLS].map(|_: i32| word(bytes));
    let plain = || listed(space, p, role, launch, how / 8);
    let ParamKind::Pointer { element, .. } = space.param(p).kind else { return plain() };
    let threads = launch.grid.count().saturating_mul(launch.block.count()).clamp(1, 4096) as i64;
    let number = |n: i64| cell(element, role, n);
    let buffer = |generator| ArgValue::Buffer(Buffer { element, len: None, generator });
    if role.scatters && !space.contract_names(p) {
        // Equal cells would be a mistake of the caller: the same numbers in another order.
        if how % 8 < 3 {
            return plain();
        }
        let mut order: Vec<i64> = (0..threads).collect();
        for pair in cells.chunks(2) {
            let at = |n: i32| i64::from(n).rem_euclid(threads) as usize;
            order.swap(at(pair[0]), at(pair[1]));
        }
        let fits = order.iter().all(|&n| element.is_float() || Number::Int(n.into()).fits(element));
        return if fits {
            buffer(Generator::Values(order.into_iter().map(number).collect()))
        } else {
            plain()
        };
    }
    let cells = cells.iter().map(|&n| i64::from(n));
    match how % 8 {
        0..=2 => plain(),
        3 => buffer(Generator::Fill(number(a.into()))),
        4 => {
            let (lo, hi) = (wrapped(element, role, b.into()), wrapped(element, role, c.into()));
            let (lo, hi) = (lo.min(hi), lo.max(hi));
            let (lo, hi) = (number(lo), number(hi));
            buffer(Generator::Random { seed: u64::from(a as u32), lo, hi })
        }
        // 0, 1, 2, ... with some numbers replaced.
        5 | 6 => {
            let mut values: Vec<i64> = (0..threads.max(CELLS as i64)).collect();
            for (value, other) in values.iter_mut().zip(cells) {
                if other != 0 {
                    *value = other;
                }
            }
            buffer(Generator::Values(values.into_iter().map(number).collect()))
        }
        _ => buffer(Generator::Values(cells.map(number).collect())),
    }
}

/// `n` wrapped into the range of a cell.
fn wrapped(element: ElementType, role: BufferRole, n: i64) -> i64 {
    let n = if role.addresses { n.rem_euclid(MAX_INDEX) } else { n };
    match element {
        ElementType::I8 => i64::from(n as i8).max(if role.addresses { 0 } else { -128 }),
        ElementType::U8 => i64::from(n as u8),
        ElementType::I16 => i64::from(n as i16),
        ElementType::U16 => i64::from(n as u16),
        ElementType::U32 => i64::from(n as u32),
        ElementType::U64 => n & i64::MAX,
        _ => n,
    }
}

fn cell(element: ElementType, role: BufferRole, n: i64) -> Number {
    let n = wrapped(element, role, n);
    if element.is_float() { Number::Float(n as f64) } else { Number::Int(n.into()) }
}
