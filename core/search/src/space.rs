//! The launches of one kernel: which parts are fixed, which may be chosen, and which values are
//! plausible.
//!
//! **Dimensions.** An axis that the kernel does not read has size 1 (Simulee, 3.1.2). The rest
//! follows from [`super::shape`]. **Integers** have roles: those compared with a coordinate are
//! extents and take values around what the threads cover; strides of addresses are never smaller
//! than what they step over; a bound of a loop that all threads run together is small. They are
//! never negative. **Buffers** are open and separate. Those that the kernel updates atomically or
//! waits on are always filled with zeros; those that affect addresses or branches get several
//! contents, and those that index scattered stores only permutations.

use super::contents;
use super::extent::{Extent, Part};
use super::facts::{Derived, Facts, RangePart, bit};
use super::roles::{buffer_role, role};
use super::shape::{self, Bounds};
use crate::leaves::{self, Leaf};
use base::limits;
use ir::IntPredicate;
use ir::analysis::affine::{Atom, Poly};
use launch::contract::{self, Contract, Free};
use launch::params::{KernelInfo, ParamInfo, ParamKind};
use launch::{ArgValue, Dim3, Generator, KernelArg, Launch, Number};
use std::collections::{BTreeMap, BTreeSet};

/// Default dynamic shared memory in bytes: more than most kernels need.
pub const SHARED_BYTES: u64 = 48 << 10;

/// Distance of the positions in a buffer of positions: more than a launch of a search moves them.
pub(crate) const APART: i64 = limits::MAX_SEARCH_THREADS as i64;

/// No launch that can be run has more threads; leaves room for sums of a few such numbers.
pub(crate) const MAX_COUNTED_THREADS: u64 = 1 << 60;

/// The launches of one kernel.
#[derive(Clone, Debug)]
pub struct LaunchSpace {
    /// The kernel, with variables of the module that a host sets as further parameters: those that have roles.
    pub inputs: KernelInfo,
    /// Facts derived from its code.
    pub facts: Facts,
    /// What is given; free dimensions and arguments have arbitrary values here.
    pub given: Launch,
    /// What may be changed.
    pub free: Free,
    /// The conditions that must hold.
    pub contract: Contract,
    /// Upper bounds on the dimensions.
    pub bounds: Bounds,
    /// Axes of the block whose size is exactly their bound.
    pub exact: [bool; 3],
    /// The fields of parameters that are structs.
    pub leaves: Vec<Leaf>,
    /// Role of each parameter, and of each of these fields.
    pub roles: Vec<Role>,
    /// Buffers of structs of whose fields some are indices: size of a struct in bytes, where each field begins, and its
    /// role.
    pub records: BTreeMap<usize, (i64, Vec<(i64, BufferRole)>)>,
    /// Numbers in the code and the contract that sizes and contents may relate to.
    pub numbers: Vec<i64>,
    /// Block sizes with which the kernel fails, as far as the search knows.
    pub unfit_blocks: BTreeSet<Dim3>,
    /// Parts of the buffers that the kernel writes.
    pub parts: Vec<Part>,
    /// The integers, as bits, that decide branches or say how often loops run.
    pub counting: u64,
    /// Whether the contract relates all parts of a launch as the program does: rows are then as long as it makes
    /// them.
    pub related: bool,
}

/// The purpose of a parameter, as far as it matters for the search.
#[derive(Clone, PartialEq, Debug)]
pub enum Role {
    /// It keeps its default value.
    Other,
    /// An integer.
    Int(IntRole),
    /// A floating-point number.
    Float,
    /// A buffer.
    Buffer(BufferRole),
}

/// How an integer is used.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct IntRole {
    /// Width in bits.
    pub bits: u32,
    /// Thread coordinates that it bounds, as polynomials; if there are any it is an extent.
    pub extents: Vec<Poly>,
    /// Steps of loops that it bounds and that all threads run together.
    pub loop_steps: Vec<Poly>,
    /// What a quotient of it bounds, as in `i < n / 8`, the divisor, and whether that is the step of a loop that all
    /// threads run together.
    pub quotients: Vec<(Poly, Poly, bool)>,
    /// Numbers that it is compared with.
    pub constants: Vec<i64>,
    /// Whether it is the step of a coordinate in an address.
    pub scales: bool,
    /// Whether it is added to a size, as the margins of a tile are.
    pub adds: bool,
    /// Whether it only shifts addresses.
    pub shifts: bool,
    /// Whether it must be a power of two.
    pub power_of_two: bool,
    /// Whether it masks something, so that it is mostly one less than a power of two.
    pub masks: bool,
    /// Whether something is divided by it.
    pub divides: bool,
    /// Whether atomic operations are at a remainder of a division by it: several threads share a lock or a bin.
    pub shares: bool,
    /// Whether something is shifted by it.
    pub amount: bool,
    /// Length of the array that it indexes.
    pub subscript: Option<u64>,
}

impl IntRole {
    /// The number itself, or the next larger one that the role allows.
    pub fn rounded(&self, n: i128) -> i128 {
        if !self.power_of_two {
            return n;
        }
        n.clamp(1, 1 << 30).unsigned_abs().next_power_of_two() as i128
    }
}

/// How a buffer is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BufferRole {
    /// It is updated atomically or waited on.
    pub synchronises: bool,
    /// It is written by plain stores.
    pub written: bool,
    /// Its contents affect an address.
    pub addresses: bool,
    /// Its contents affect a branch.
    pub decides: bool,
    /// It indexes scattered stores: equal cells would be a mistake of the caller.
    pub scatters: bool,
    /// Initial value of its cells, which compare-and-swap replaces: the mark of a free cell.
    pub begins: Option<i64>,
    /// Its cells are compared with their own index.
    pub holds_index: bool,
    /// Its cells are positions from which ranges of another buffer begin.
    pub cursor: bool,
    /// What its cells say about the ranges of another buffer to which the kernel stores.
    pub range: Option<RangePart>,
    /// A loop follows its cells, of which each is the index of another, without a mark at which it ends.
    pub followed: bool,
    /// Its cells are the next ones of lists, and that is the mark at their ends.
    pub list: Option<i64>,
    /// Its cells are compared with their neighbours: equal ones are in a row.
    pub runs: bool,
    /// A binary search compares its cells.
    pub sorted: bool,
    /// An atomic minimum lowers its cells: distances, which begin large.
    pub lowered: bool,
    /// Its cells are also read, and no loop waits for what it reads: states, not locks or counters.
    pub states: bool,
    /// What it says of a tree.
    pub tree: Option<TreePart>,
}

/// What a buffer says of the vertices of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreePart {
    /// The vertex above.
    Parents,
    /// The children, so many buffers in all: which of them.
    Children(u8, u8),
}

impl LaunchSpace {
    /// The launches of a kernel that agree with `given` except in the `free` parts. `inputs` is the kernel with the
    /// variables of its module that a host sets, as further parameters.
    pub fn new(
        inputs: KernelInfo,
        facts: Facts,
        given: Launch,
        free: Free,
        contract: Contract,
    ) -> Self {
        let bounds = shape::bounds(&facts);
        let exact = [0, 1, 2].map(|a| bounds.block[a].is_some() && !facts.ntid[a]);
        let mut numbers: Vec<i64> = facts.compared.iter().copied().collect();
        numbers.extend(facts.shared_sizes.iter().filter_map(|&n| i64::try_from(n).ok()));
        numbers.extend(contract.numbers());
        numbers.retain(|n| (1..=1 << 20).contains(n));
        numbers.sort_unstable();
        numbers.dedup();
        numbers.truncate(64);
        let leaves = leaves::leaves(&inputs);
        let mut free = free;
        free.params.truncate(inputs.params.len());
        for leaf in &leaves {
            free.params.push(free.params[leaf.base]);
        }
        let params = inputs.params.iter().chain(leaves.iter().map(|leaf| &leaf.info));
        let roles = (0..=u16::MAX).zip(params).map(|(p, param)| role(&facts, p, &param.kind));
        let roles = roles.collect();
        let mut records: BTreeMap<usize, (i64, Vec<(i64, BufferRole)>)> = BTreeMap::new();
        for (&number, field) in &facts.fields {
            let (_, fields) = records.entry(field.param.into()).or_insert((field.stride, vec![]));
            fields.push((field.at, buffer_role(&facts, number)));
        }
        records
            .retain(|_, (_, fields)| fields.iter().any(|(_, r)| r.holds_index || r.tree.is_some()));
        let unfit_blocks = BTreeSet::new();
        let counted = facts.compares.iter().flat_map(|c| [&c.lhs, &c.rhs]);
        let counted = counted.chain(facts.inductions.iter().flat_map(|i| [&i.init, &i.step]));
        let counting = counted.fold(0, |bits, poly| bits | facts.taint(poly).params);
        let parts = Extent::new(&facts, &given, &|_| None).parts();
        let related = false;
        Self {
            inputs,
            facts,
            given,
            free,
            contract,
            bounds,
            exact,
            leaves,
            roles,
            records,
            numbers,
            unfit_blocks,
            parts,
            counting,
            related,
        }
    }

    /// Block sizes, the most likely first.
    pub fn blocks(&self) -> Vec<Dim3> {
        if !self.free.block {
            return vec![self.given.block];
        }
        if self.facts.thread_blind() && !self.facts.block_blind() {
            return vec![Dim3::new(1, 1, 1)];
        }
        if self.facts.thread_blind() {
            return vec![Dim3::new(64, 1, 1), Dim3::new(2, 1, 1), Dim3::new(1, 1, 1)];
        }
        let mut numbers = self.contract.numbers();
        let tid = Poly::atom(Atom::Tid(0));
        for c in &self.facts.compares {
            let other = if c.lhs == tid { &c.rhs } else { &c.lhs };
            if c.lhs == tid || c.rhs == tid {
                numbers.extend(other.as_constant().filter(|n| *n >= 32));
            }
        }
        // Numbers that the block size itself is compared with.
        let (mut sizes, mut equal) = (vec![], vec![]);
        for c in &self.facts.compares {
            for (side, other) in [(&c.lhs, &c.rhs), (&c.rhs, &c.lhs)] {
                let axis = (0..3u8).find(|&a| *side == Poly::atom(Atom::Ntid(a)));
                let size = other.as_constant().filter(|n| (1..=1024).contains(n));
                let size = axis.zip(size).map(|(axis, n)| (usize::from(axis), n as u32));
                sizes.extend(size);
                if matches!(c.pred, IntPredicate::Eq | IntPredicate::Ne) {
                    equal.extend(size);
                }
            }
        }
        sizes.truncate(8);
        equal.truncate(8);
        let mut blocks =
            shape::blocks(&self.facts, &self.bounds, self.exact, &numbers, &sizes, &equal);
        // A thread for each cell of a shared array.
        if self.facts.tid == [true, false, false] && !self.facts.ntid[0] {
            for &n in &self.facts.shared_sizes {
                let fits = self.bounds.block[0].is_none_or(|bound| n <= u64::from(bound));
                let block = Dim3::new(n.min(1024) as u32, 1, 1);
                if fits && (32..=1024).contains(&n) && n % 32 == 0 && !blocks.contains(&block) {
                    blocks.push(block);
                }
            }
        }
        if !blocks.iter().all(|b| self.unfit_blocks.contains(b)) {
            blocks.retain(|b| !self.unfit_blocks.contains(b));
        }
        blocks
    }

    /// Grid sizes, the most likely first.
    pub fn grids(&self) -> Vec<Dim3> {
        if !self.free.grid {
            return vec![self.given.grid];
        }
        let used = [0, 1, 2].map(|a| self.facts.ctaid[a]);
        let mut sizes: Vec<u32> = vec![2, 3, 1, 4, 7];
        for c in &self.facts.compares {
            for (side, other) in [(&c.lhs, &c.rhs), (&c.rhs, &c.lhs)] {
                let block = side.has(|a| matches!(a, Atom::Ctaid(_) | Atom::Nctaid(_)));
                if let (true, Some(n)) = (block, other.as_constant())
                    && (2..=64).contains(&n)
                {
                    sizes.extend([n as u32, n as u32 + 1, n as u32 + 2]);
                }
            }
        }
        let mut grids = vec![];
        for n in sizes {
            let side = |a: usize| {
                if used[a] { n.min(self.bounds.grid[a].unwrap_or(u32::MAX)) } else { 1 }
            };
            let grid = Dim3::new(side(0), side(1), side(2));
            if !grids.contains(&grid) && grid.count() <= 128 {
                grids.push(grid);
            }
        }
        // Different sizes per axis, if there are several axes.
        if used[0] && used[1] {
            let side = |a: usize, n: u32| n.min(self.bounds.grid[a].unwrap_or(u32::MAX));
            for (x, y) in [(3, 2), (1, 2), (2, 1)] {
                let grid = Dim3::new(side(0, x), side(1, y), 1);
                if !grids.contains(&grid) {
                    grids.push(grid);
                }
            }
        }
        grids
    }

    /// The launch of these dimensions with the simplest arguments.
    pub fn plain(&self, grid: Dim3, block: Dim3) -> Launch {
        let launch = self.simplest(grid, block);
        // Where the contract has other dimensions, arguments are to fit those.
        if (launch.grid, launch.block) == (grid, block) {
            return launch;
        }
        self.simplest(launch.grid, launch.block)
    }

    fn simplest(&self, grid: Dim3, block: Dim3) -> Launch {
        let mut launch = Launch { grid, block, ..self.given.clone() };
        if self.free.shared {
            let dynamic = self.facts.dynamic_shared;
            launch.shared_bytes = if dynamic { SHARED_BYTES } else { 0 };
        }
        let free = |&(p, _): &(usize, &Role)| self.free.params[p];
        for (p, role) in self.roles.iter().enumerate().filter(free) {
            if let Role::Int(role) = role {
                self.set_first(&mut launch, p, role);
            }
        }
        // How long a row must be is known once the other numbers are.
        for (p, role) in self.roles.iter().enumerate().filter(free) {
            let value = match role {
                Role::Int(role) => {
                    if role.scales || !role.quotients.is_empty() {
                        self.set_first(&mut launch, p, role);
                    }
                    continue;
                }
                Role::Float => ArgValue::Scalar(Number::Float(1.0)),
                Role::Buffer(role) => self.contents(p, *role, &launch).swap_remove(0),
                Role::Other => continue,
            };
            self.set(&mut launch, p, value);
        }
        launch
            .args
            .sort_by_key(|arg| self.inputs.params.iter().position(|param| param.name == arg.name));
        if !self.rows_fit(&launch)
            && let Some(nested) = self.nested(&launch)
        {
            launch = nested;
        }
        // Where several numbers together say how long a row is, make rows longer until they fit.
        for _ in 0..6 {
            if self.rows_fit(&launch) {
                break;
            }
            for (p, role) in self.roles.iter().enumerate().filter(free) {
                if let (Role::Int(IntRole { scales: true, bits, .. }), Some(n)) =
                    (role, self.integer(&launch, p as u16))
                    && n < 1 << bits.saturating_sub(2).min(24)
                {
                    self.set(&mut launch, p, ArgValue::Scalar(Number::Int((2 * n).into())));
                }
            }
        }
        self.repaired(launch)
    }

    /// The launch with pitches of which each is several times as large as the one before, the first or the last of them
    /// the largest, if its rows fit: `b * stride_b + h * stride_h + i * stride_i`.
    fn nested(&self, launch: &Launch) -> Option<Launch> {
        const TIMES: i64 = 16;
        const MOST: i64 = 1 << 24;
        let pitches = self.roles.iter().enumerate().filter_map(|(p, role)| match role {
            Role::Int(IntRole { scales: true, power_of_two: false, bits, .. })
                if *bits >= 32 && self.free.params[p] && !self.contract_names(p) =>
            {
                Some((p, self.integer(launch, p as u16)?))
            }
            _ => None,
        });
        let mut pitches: Vec<(usize, i64)> = pitches.collect();
        if !(2..=6).contains(&pitches.len()) {
            return None;
        }
        let least = pitches.iter().map(|&(_, n)| n).max()?.max(1);
        for _ in 0..2 {
            pitches.reverse();
            let mut nested = launch.clone();
            let mut value = least;
            for &(p, _) in &pitches {
                self.set(&mut nested, p, ArgValue::Scalar(Number::Int(value.into())));
                value = value.saturating_mul(TIMES).min(MOST);
            }
            if self.rows_fit(&nested) {
                return Some(nested);
            }
        }
        None
    }

    /// Sets integer parameter `p` to its simplest value.
    fn set_first(&self, launch: &mut Launch, p: usize, role: &IntRole) {
        let first = self.integers(p as u16, role, launch).first().copied();
        self.set(launch, p, ArgValue::Scalar(Number::Int(first.unwrap_or(1).into())));
    }

    /// Whether the rows of what the kernel writes are as long as what the launch puts into them. Values
    /// that are given or named by the contract are taken as they are.
    pub fn rows_fit(&self, launch: &Launch) -> bool {
        if self.related {
            return true;
        }
        let param = |p| self.integer(launch, p).or(Some(1));
        let extent = Extent::new(&self.facts, launch, &param);
        let free = |p: u16| {
            let at = usize::from(p);
            let chosen = self.free.params.get(at) == Some(&true) && !self.contract_names(at);
            chosen && !self.facts.miscounted.contains(&p)
        };
        let dims = self.free.grid || self.free.block;
        let long_enough = |(p, role): (usize, &Role)| match role {
            Role::Int(role) if role.scales && free(p as u16) => {
                let own = self.integer(launch, p as u16);
                own.is_none_or(|n| n >= self.least_pitch(p as u16, role, launch, own))
            }
            _ => true,
        };
        // What only says how far parts are from each other is judged when races show.
        let counts = |p: u16| free(p) && self.counting & bit(p) != 0;
        self.roles.iter().enumerate().all(long_enough)
            && !self.facts.accesses.iter().any(|a| extent.rows_overlap(a, dims, &free))
            && !extent.parts_overlap(&self.parts, &counts)
    }

    /// The launch, changed to meet the contract as far as possible.
    pub fn repaired(&self, mut launch: Launch) -> Launch {
        self.contract.repair(&self.inputs, &mut launch, &self.free);
        launch
    }

    /// Whether the launch is possible and meets the contract.
    pub fn allows(&self, launch: &Launch) -> bool {
        self.allows_seed(launch) && self.lists_are_apart(launch, threads(launch))
    }

    /// The same for a launch that the program is known to make: its lists are what they are.
    pub fn allows_seed(&self, launch: &Launch) -> bool {
        let threads = threads(launch);
        launch.validate().is_ok()
            && threads <= limits::MAX_SEARCH_THREADS.max(self.given_threads())
            && self.contract.broken(&self.inputs, launch).is_none()
            && self.orders_are_whole(launch, threads)
            && self.trees_are_whole(launch)
    }

    /// Whether each thread can follow a list of its own.
    fn lists_are_apart(&self, launch: &Launch, threads: u64) -> bool {
        self.roles.iter().enumerate().all(|(p, role)| {
            let Role::Buffer(BufferRole { list: Some(end), .. }) = role else { return true };
            match self.value(launch, p) {
                Some(ArgValue::Buffer(b)) if self.free.params[p] && !self.contract_names(p) => {
                    contents::are_lists(&b.generator, *end, threads)
                }
                _ => true,
            }
        })
    }

    /// Whether each tree has enough vertices for what the numbers of the launch may count: leaves, or all of them.
    fn trees_are_whole(&self, launch: &Launch) -> bool {
        let roles = || self.roles.iter().enumerate();
        let counts = roles().filter_map(|(p, role)| match role {
            Role::Int(role) if !role.extents.is_empty() => self.integer(launch, p as u16),
            _ => None,
        });
        let most = counts.max().unwrap_or(0);
        let whole = |p: usize| match self.value(launch, p) {
            Some(ArgValue::Buffer(b)) => match &b.generator {
                Generator::Values(values) => {
                    let size = b.element.size() as i64;
                    let cells = self.records.get(&p).map_or(1, |(stride, _)| stride / size);
                    most.saturating_mul(2).saturating_mul(cells) <= values.len() as i64
                }
                _ => true,
            },
            _ => true,
        };
        let of_structs = |p: usize| {
            self.records.get(&p).is_some_and(|(_, f)| f.iter().any(|(_, r)| r.tree.is_some()))
        };
        roles().all(|(p, role)| match role {
            Role::Buffer(_) if of_structs(p) && self.free.params[p] => {
                self.contract_names(p) || whole(p)
            }
            Role::Buffer(role) if role.tree.is_some() && self.free.params[p] => {
                self.contract_names(p) || whole(p)
            }
            _ => true,
        })
    }

    /// Whether what indexes scattered stores may be read in ranges that other buffers describe, `o[order[begin[r] + k]]`.
    pub(crate) fn orders_ranges(&self) -> bool {
        !self.facts.ranges.is_empty()
    }

    /// Whether each buffer that indexes scattered stores holds distinct numbers for all threads.
    fn orders_are_whole(&self, launch: &Launch, threads: u64) -> bool {
        let whole = |p: usize| match self.value(launch, p) {
            Some(ArgValue::Buffer(b)) => match &b.generator {
                Generator::Iota => true,
                Generator::Steps(step) => *step != 0,
                Generator::Values(values) => {
                    values.len() as u64 >= threads && !self.orders_ranges()
                }
                _ => false,
            },
            _ => true,
        };
        self.roles.iter().enumerate().all(|(p, role)| match role {
            Role::Buffer(role) if role.scatters && !role.synchronises && self.free.params[p] => {
                self.contract_names(p) || whole(p)
            }
            _ => true,
        })
    }

    /// Parameters whose memory contains pointers that the search generated.
    pub fn made_up_pointers(&self) -> impl Iterator<Item = &str> {
        let made_up = |p: &usize| {
            let kind = &self.inputs.params[*p].kind;
            let pointers = matches!(kind, ParamKind::Pointer { levels: 1.., .. })
                || matches!(kind, ParamKind::Pointer { record: Some(_), .. });
            pointers && self.free.params[*p]
        };
        let params = &self.inputs.params;
        (0..params.len()).filter(made_up).map(|p| params[p].name.as_str())
    }

    /// Whether memory that the search generated may hold what no host would put there, beyond the
    /// contents of plain buffers.
    pub fn made_up_data(&self) -> bool {
        let structs = |p: usize| {
            !matches!(
                self.inputs.params[p].kind,
                ParamKind::Int { .. } | ParamKind::Float(_) | ParamKind::Pointer { .. }
            )
        };
        (0..self.inputs.params.len()).any(|p| self.free.params[p] && structs(p))
            || self.made_up_pointers().next().is_some()
    }

    /// Whether the contract mentions parameter `p`.
    pub fn contract_names(&self, p: usize) -> bool {
        self.contract.names(&self.inputs, p)
    }

    /// Whether free dimensions are among those that the search itself chooses, and given parts are
    /// unchanged.
    pub fn is_plausible(&self, launch: &Launch) -> bool {
        let Launch { grid, block, shared_bytes, args, .. } = launch;
        let given = &self.given;
        let block_fits = if self.free.block {
            let sides = [block.x, block.y, block.z];
            let whole = (self.facts.warp_math || self.facts.warp_sync) && block.count() > 1;
            (0..3).all(|a| match self.bounds.block[a] {
                Some(bound) if self.exact[a] => sides[a] == bound,
                Some(bound) => sides[a] <= bound,
                None => true,
            }) && (!whole || block.count().is_multiple_of(32))
                && shape::has_whole_rows(&self.facts, &self.bounds, *block)
                && shape::meets_barriers(&self.facts, &self.bounds, *block)
                && !self.unfit_blocks.contains(block)
        } else {
            *block == given.block
        };
        let plain = |p: usize| match &self.roles[p] {
            Role::Int(role) => {
                let value = self.value(launch, p);
                let Some(ArgValue::Scalar(Number::Int(n))) = value else { return true };
                // A stride never becomes smaller than what it steps over; `rows_fit` checks those that the
                // contract does not name.
                let least = if self.contract_names(p) {
                    self.least_step(p as u16, role, launch)
                } else {
                    1
                };
                *n >= i128::from(least) && (!role.power_of_two || (*n > 0 && n.count_ones() == 1))
            }
            Role::Buffer(role) if role.cursor => match self.value(launch, p) {
                Some(ArgValue::Buffer(b)) => matches!(b.generator, Generator::Steps(_)),
                _ => true,
            },
            Role::Buffer(role) if role.range.is_some() => match self.value(launch, p) {
                Some(ArgValue::Buffer(b)) => contents::fits_range(role.range, &b.generator),
                _ => true,
            },
            _ => true,
        };
        block_fits
            && (self.free.grid || *grid == given.grid)
            && (self.free.shared || *shared_bytes == given.shared_bytes)
            && (0..self.roles.len()).all(|p| !self.free.params[p] || plain(p))
            && given.args.iter().all(|a| args.contains(a))
            && self.rows_fit(launch)
    }

    fn given_threads(&self) -> u64 {
        if self.free.grid || self.free.block {
            // A given dimension may be large; the other is chosen small.
            let grid = if self.free.grid { 1 } else { self.given.grid.count() };
            let block = if self.free.block { 64 } else { self.given.block.count() };
            return grid.saturating_mul(block);
        }
        threads(&self.given)
    }

    /// Whether the block size is neither given nor mentioned by the contract.
    pub fn block_is_guessed(&self) -> bool {
        self.free.block && !self.contract.mentions_block()
    }

    /// Whether the kernel compares the size of the block with a number.
    pub fn compares_block(&self) -> bool {
        let is_size = |poly: &Poly| (0..3u8).any(|a| *poly == Poly::atom(Atom::Ntid(a)));
        self.facts.compares.iter().any(|c| {
            is_size(&c.lhs) && c.rhs.as_constant().is_some()
                || is_size(&c.rhs) && c.lhs.as_constant().is_some()
        })
    }

    /// The field of that number.
    fn leaf(&self, p: usize) -> Option<&Leaf> {
        self.leaves.get(p.checked_sub(self.inputs.params.len())?)
    }

    /// The parameter, or the field, of that number.
    pub fn param(&self, p: usize) -> &ParamInfo {
        self.leaf(p).map_or_else(|| &self.inputs.params[p], |leaf| &leaf.info)
    }

    /// The parameter of that number, or to which the field belongs.
    pub fn whole_param(&self, p: usize) -> &ParamInfo {
        let base = self.leaf(p).map_or(p, |leaf| leaf.base);
        &self.inputs.params[base]
    }

    /// The value of parameter or field `p` in the launch.
    pub fn value<'l>(&self, launch: &'l Launch, p: usize) -> Option<&'l ArgValue> {
        if let Some(leaf) = self.leaf(p) {
            return leaves::value(leaf, &self.inputs.params[leaf.base].name, launch);
        }
        let name = &self.inputs.params.get(p)?.name;
        launch.args.iter().find(|a| a.name == *name).map(|a| &a.value)
    }

    /// Sets parameter or field number `p`.
    pub fn set(&self, launch: &mut Launch, p: usize, value: ArgValue) {
        if let Some(leaf) = self.leaf(p) {
            leaves::set(leaf, &self.inputs.params[leaf.base].name, launch, value);
            return;
        }
        let name = &self.inputs.params[p].name;
        match launch.args.iter_mut().find(|a| a.name == *name) {
            Some(arg) => arg.value = value,
            None => launch.args.push(KernelArg { name: name.clone(), value }),
        }
    }

    /// Value of integer parameter `p` in the launch.
    pub fn integer(&self, launch: &Launch, p: u16) -> Option<i64> {
        match self.value(launch, p.into())? {
            ArgValue::Scalar(Number::Int(i)) => i64::try_from(*i).ok(),
            _ => None,
        }
    }

    /// The largest value of a polynomial in a launch, with every loop in its first iteration.
    fn greatest(&self, poly: &Poly, launch: &Launch) -> Option<i64> {
        self.greatest_at(poly, launch, 0)
    }

    fn greatest_at(&self, poly: &Poly, launch: &Launch, depth: usize) -> Option<i64> {
        const DEPTH: usize = 4;
        let dims = |d: Dim3, axis: u8| i64::from(<[u32; 3]>::from(d)[usize::from(axis.min(2))]);
        poly.value(&|atom| match atom {
            Atom::Tid(a) => Some(dims(launch.block, a) - 1),
            Atom::Ctaid(a) => Some(dims(launch.grid, a) - 1),
            Atom::Ntid(a) => Some(dims(launch.block, a)),
            Atom::Nctaid(a) => Some(dims(launch.grid, a)),
            Atom::Param(p) => self.integer(launch, p),
            Atom::Trip(_) => Some(0),
            Atom::Opaque(i) => match self.facts.derived.get(&i).filter(|_| depth < DEPTH)? {
                Derived::Remainder(_, by) => by.as_constant().filter(|&by| by > 0).map(|by| by - 1),
                Derived::Quotient(of, by) => {
                    let by = by.as_constant().filter(|&by| by > 0)?;
                    self.greatest_at(of, launch, depth + 1).map(|of| of / by)
                }
            },
        })
    }

    /// Launches like `plain` with one value at the boundary of what the contract allows.
    pub fn edges(&self, plain: &Launch) -> Vec<Launch> {
        let edge = |(name, edge): (String, Number)| {
            let mut launch = plain.clone();
            let set = contract::set(&self.inputs, &mut launch, &self.free, &name, edge);
            (set && self.allows(&launch)).then_some(launch)
        };
        self.contract.edges(&self.inputs, plain).into_iter().filter_map(edge).collect()
    }

    /// Values for a floating-point parameter, the simplest first: round numbers, and those at, next
    /// to and between the numbers that the kernel compares floats with.
    pub fn floats(&self) -> Vec<f64> {
        let mut known = self.facts.compared_floats.clone();
        known.sort_by(f64::total_cmp);
        known.dedup();
        let mut values = vec![1.0, 0.0, 2.0];
        values.extend(known.windows(2).map(|pair| f64::midpoint(pair[0], pair[1])));
        for c in known {
            values.extend([c, c + (c.abs() / 8.0).max(0.125), c - (c.abs() / 8.0).max(0.125)]);
        }
        values.extend([0.5, 100.0]);
        let mut unique: Vec<f64> = vec![];
        for value in values {
            if !unique.contains(&value) {
                unique.push(value);
            }
        }
        unique
    }

    /// Values for integer parameter `p`, the simplest first.
    pub fn integers(&self, p: u16, role: &IntRole, launch: &Launch) -> Vec<i64> {
        let block = launch.block.count() as i64;
        let threads = threads(launch).min(MAX_COUNTED_THREADS) as i64;
        let mut values: Vec<i64> = vec![];
        if role.bits == 1 {
            return vec![1, 0];
        }
        if let Some(len) = role.subscript {
            let last = i64::try_from(len.saturating_sub(1)).unwrap_or(i64::MAX);
            return vec![last.min(1), 0, last, last / 2];
        }
        if role.amount {
            let bits = i64::from(block.max(1).ilog2());
            return vec![bits, 0, 1, 2, 3, bits + 1, 4, 8, 10];
        }
        let least = self.least_step(p, role, launch);
        // Numbers of an argument or of the code may be as large as any.
        let next = |n: i64| n.saturating_add(1);
        let before = |n: i64| n.saturating_sub(1);
        let extents = role.extents.iter().filter_map(|e| self.greatest(e, launch));
        let mut extents: Vec<i64> = extents.map(next).collect();
        extents.sort_unstable();
        extents.dedup();
        if let Some(&extent) = extents.last() {
            let less = extent.saturating_sub(block / 2);
            values.extend([extent, before(extent), next(extent), extent / 2 + 1, less]);
            let times = |n: i64| extent.saturating_mul(n);
            values.extend([times(2).saturating_add(3), next(times(3)), 1, 2, extent / 2]);
            values.extend([block, block + 1]);
            values.extend(extents.iter().flat_map(|&e| [e, before(e)]));
        }
        for (bounded, by, in_loop) in &role.quotients {
            let by = self.greatest(by, launch).filter(|by| (1..=1 << 16).contains(by));
            let (Some(bounded), Some(by)) = (self.greatest(bounded, launch), by) else { continue };
            let times: &[i64] = if *in_loop { &[2, 3, 1, 4] } else { &[1, 2] };
            let bounded = if *in_loop { bounded.saturating_abs() } else { next(bounded) };
            let values_of = times.iter().map(|n| bounded.saturating_mul(*n).saturating_mul(by));
            values.extend(values_of.filter(|n| (1..=limits::MAX_SEARCH_CELLS as i64).contains(n)));
        }
        let steps: Vec<i64> = role
            .loop_steps
            .iter()
            .filter_map(|s| self.greatest(s, launch)?.checked_abs())
            .collect();
        for step in steps.into_iter().filter(|&s| s > 0) {
            let iterations = |n: i64| {
                let wanted = step.saturating_mul(n);
                // A row must still hold its contents.
                wanted.max(((least.max(1) - 1) / step + 1).saturating_mul(step))
            };
            values.extend([
                iterations(2),
                iterations(3),
                iterations(1),
                next(iterations(2)),
                iterations(5),
                iterations(4),
            ]);
        }
        if values.is_empty() {
            if role.adds {
                values.extend([1, 2, 3, 4, block]);
            } else if role.shifts {
                values.extend([1, 0, 2, 3, block]);
            } else if role.scales {
                values.extend([least, least.saturating_mul(2), next(least), threads.max(least)]);
            } else {
                values.extend([threads.max(least), 2 * threads, threads + 1]);
                if !role.divides || role.shares {
                    values.extend([1, 2, 3, block, 4]);
                }
            }
            // A mode: the simplest value is one that the code handles.
            if role.constants.iter().any(|c| (0..=16).contains(c)) {
                values
                    .splice(0..0, role.constants.iter().copied().filter(|c| (0..=16).contains(c)));
            }
        }
        if role.masks && role.extents.is_empty() {
            let cells = threads.clamp(1, 1 << 20).unsigned_abs().next_power_of_two() as i64;
            values.splice(0..0, [cells - 1, 2 * cells - 1, cells, 15, cells / 2, 3, 1]);
        }
        for &c in &role.constants {
            values.extend([c, next(c), before(c)]);
        }
        if role.power_of_two {
            values = values.into_iter().map(|v| role.rounded(v.into()) as i64).collect();
        }
        let most = if role.bits < 64 { (1i64 << (role.bits - 1)) - 1 } else { i64::MAX };
        let floor = least.max(1);
        let compared = role.constants.iter().any(|&c| (0..=1).contains(&c));
        let zero = (compared || role.shifts) && !role.divides;
        values.retain(|&v| (v >= floor || (v == 0 && zero && least <= 1)) && v <= most);
        let mut unique: Vec<i64> = vec![];
        for v in values {
            if !unique.contains(&v) {
                unique.push(v);
            }
        }
        if unique.is_empty() {
            unique.push(threads.max(least).min(most));
        }
        unique
    }

    /// The smallest value of a stride parameter: what it steps over must fit into a row.
    pub fn least_step(&self, p: u16, role: &IntRole, launch: &Launch) -> i64 {
        self.least_pitch(p, role, launch, None)
    }

    /// The same for one that has the value `own`.
    fn least_pitch(&self, p: u16, role: &IntRole, launch: &Launch, own: Option<i64>) -> i64 {
        if self.facts.miscounted.contains(&p) {
            return 1;
        }
        let param = |q| if q == p { Some(1) } else { self.integer(launch, q).or(Some(1)) };
        let extent = Extent::new(&self.facts, launch, &param);
        let apart =
            if self.counting & bit(p) != 0 { extent.least_distance(&self.parts, p) } else { 1 };
        if !role.scales {
            return apart;
        }
        let unknown = threads(launch).min(MAX_COUNTED_THREADS) as i64;
        extent.least_stride(p, unknown, own).max(apart)
    }
}

/// Whether the block consists of whole warps.
pub fn is_whole(block: Dim3) -> bool {
    block.count().is_multiple_of(32)
}

/// Number of threads of the launch.
pub(crate) fn threads(launch: &Launch) -> u64 {
    launch.grid.count().saturating_mul(launch.block.count())
}
