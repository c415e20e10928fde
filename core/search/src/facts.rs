//! Facts about a kernel that are relevant for choosing launches, derived from its code without
//! running it.
//!
//! These are the special registers it reads, the constants it compares with and multiplies by, the
//! sizes of its shared arrays, which parameters bound, scale or index what, and which buffers it
//! writes, updates atomically or uses to compute addresses.

mod miscounted;
mod ranges;
mod records;
mod walk;

pub use ranges::RangePart;
pub use records::{Field, Strides};

use crate::inputs::Inputs;
use ir::analysis::affine::{Atom, Poly, Taint};
use ir::{FunctionId, IntPredicate, Module, SymbolId};
use std::collections::{BTreeMap, BTreeSet};

/// The object that a pointer points into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Root {
    /// The buffer of a pointer parameter, by position.
    Param(u16),
    /// A module global outside shared memory.
    Global(SymbolId),
    /// A variable in shared memory.
    Shared(SymbolId),
    /// A local variable of the thread.
    Local,
    /// Unknown.
    Unknown,
}

/// A read or write of memory.
#[derive(Clone, PartialEq, Debug)]
pub struct AccessFact {
    /// The object accessed.
    pub root: Root,
    /// Byte offset in the object, if it is a polynomial.
    pub offset: Option<Poly>,
    /// The inputs that the address depends on.
    pub taint: Taint,
    /// Whether it writes.
    pub writes: bool,
    /// Whether it is atomic.
    pub atomic: bool,
    /// Whether it is volatile.
    pub volatile: bool,
    /// Comparisons that decide whether it is made.
    pub guards: Vec<Guard>,
}

/// A comparison with the outcome that is known at some place of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// Its number in [`Facts::compares`].
    pub compare: u32,
    /// Whether it holds there.
    pub holds: bool,
}

/// What an opaque value was computed from.
#[derive(Clone, PartialEq, Debug)]
pub enum Derived {
    /// The first modulo the second.
    Remainder(Poly, Poly),
    /// The first divided by the second.
    Quotient(Poly, Poly),
}

/// A comparison of two integers.
#[derive(Clone, PartialEq, Debug)]
pub struct CompareFact {
    /// Predicate.
    pub pred: IntPredicate,
    /// Left side.
    pub lhs: Poly,
    /// Right side.
    pub rhs: Poly,
}

/// A subscript of an array with known length.
#[derive(Clone, PartialEq, Debug)]
pub struct Subscript {
    /// Number of elements of the array.
    pub len: u64,
    /// The subscript.
    pub index: Poly,
    /// Whether the array is multi-dimensional.
    pub nested: bool,
    /// The object that contains the array.
    pub root: Root,
}

/// A loop variable that starts at `init` and advances by `step`.
#[derive(Clone, PartialEq, Debug)]
pub struct Induction {
    /// Initial value.
    pub init: Poly,
    /// Increment per iteration.
    pub step: Poly,
    /// Number of the first variable of the same loop.
    pub header: u32,
    /// Whether the loop may end where its body begins, so that behind it the variable has one value more.
    pub tested_first: bool,
}

/// All facts about a kernel.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// Parameters that the code of the kernel does not use.
    pub unused: BTreeSet<u16>,
    /// Whether `threadIdx` is read, by axis.
    pub tid: [bool; 3],
    /// Whether `blockIdx` is read, by axis.
    pub ctaid: [bool; 3],
    /// Whether `blockDim` is read, by axis.
    pub ntid: [bool; 3],
    /// Whether `gridDim` is read, by axis.
    pub nctaid: [bool; 3],
    /// Whether the lane or warp ID is read, or lanes exchange data.
    pub lanes: bool,
    /// Whether lanes of a warp exchange data or wait for each other.
    pub warp_sync: bool,
    /// Whether thread indices or block sizes are divided by the warp size.
    pub warp_math: bool,
    /// Opaque values that depend on the lane and not on the warp.
    pub of_lane: BTreeSet<u32>,
    /// Whether `threadIdx.x` is, without the other axes: the warps of a block lie along x.
    pub warps_in_rows: bool,
    /// Whether a number larger than a warp is combined with thread indices.
    pub beyond_warp: bool,
    /// Whether there is an atomic operation.
    pub atomics: bool,
    /// Whether a compare-and-swap in global memory turns one number into another, or a number that an atomic
    /// operation handed out is compared with one that is served, as a lock is taken: blocks that do the same are
    /// meant to exclude each other.
    pub locks: bool,
    /// Whether what an atomic operation in global memory hands out is passed to a block through shared memory.
    pub tickets: bool,
    /// On which axes of the block's index values depend that are stored, a bit for each.
    pub stored_axes: u8,
    /// Whether pointers come from memory or from functions without a body: they may be null.
    pub found_pointers: bool,
    /// Whether there is a block-wide barrier.
    pub barriers: bool,
    /// Thread counts of barriers with an explicit count.
    pub barrier_counts: BTreeSet<u32>,
    /// Whether dynamic shared memory is used.
    pub dynamic_shared: bool,
    /// Largest element of dynamic shared memory, bytes.
    pub dynamic_element: u64,
    /// Lengths of arrays in static shared memory.
    pub shared_sizes: BTreeSet<u64>,
    /// Numbers that integers are compared with, divided by or taken modulo of.
    pub compared: BTreeSet<i64>,
    /// Differences between parameters and what loaded integers are compared with: 1 in `level[v] == depth + 1`.
    pub beside_params: BTreeSet<i64>,
    /// Numbers that floats are compared with.
    pub compared_floats: Vec<f64>,
    /// Numbers that integers are multiplied by.
    pub multiplied: BTreeSet<i64>,
    /// Reads and writes.
    pub accesses: Vec<AccessFact>,
    /// Comparisons.
    pub compares: Vec<CompareFact>,
    /// Subscripts of arrays.
    pub subscripts: Vec<Subscript>,
    /// Loop variables, indexed by the number of their [`Atom::Trip`].
    pub inductions: Vec<Induction>,
    /// Integer parameters that something is divided by or taken modulo of.
    pub divisors: BTreeSet<u16>,
    /// Integer parameters by which something is shifted.
    pub amounts: BTreeSet<u16>,
    /// Pointer parameters whose cells are updated by compare-and-swap, with the only expected
    /// value; `None` if there are several expected values or other atomic operations.
    pub swapped_from: BTreeMap<u16, Option<i64>>,
    /// Bit mask of the pointer parameters whose contents decide a branch.
    pub deciding: u64,
    /// Pointer parameters whose cells are compared with their own index, by compare-and-swap or otherwise.
    pub holds_index: BTreeSet<u16>,
    /// Bit mask of the pointer parameters by whose cells a loop goes on, as in `v = next[v]`.
    pub followed: u64,
    /// Bit mask of the pointer parameters of which cells are compared with their neighbours: equal ones are in a row.
    pub runs: u64,
    /// Bit mask of the pointer parameters that a binary search compares: their cells are in order.
    pub sorted: u64,
    /// Pointer parameters that are read otherwise than by a loop that waits for what it reads.
    pub read: BTreeSet<u16>,
    /// Pointer parameters on whose cells a loop waits.
    pub polled: BTreeSet<u16>,
    /// Pointer parameters whose cells an atomic minimum lowers: distances that begin large.
    pub lowered: BTreeSet<u16>,
    /// Most threads of a block, as the kernel's launch bounds say.
    pub most_threads: Option<i64>,
    /// Integer parameters that must be powers of two: the code masks with one less.
    pub powers_of_two: BTreeSet<u16>,
    /// Integer parameters that mask something: `h & mask`, mostly one less than a power of two.
    pub masks: BTreeSet<u16>,
    /// Pointer parameters whose atomic operations return the position at which a plain store
    /// writes, and nothing else determines it: their cells are where ranges begin.
    pub cursors: BTreeSet<u16>,
    /// Integer fields of the structs that buffers hold. They have numbers of their own, behind those of the
    /// parameters, where facts are kept by parameter.
    pub fields: BTreeMap<u16, Field>,
    /// Pointer parameters whose cells say to which ranges of other buffers plain stores go.
    pub ranges: BTreeMap<u16, RangePart>,
    /// Integer parameters that say how many rows there are and are used as if they were the length of a row.
    pub miscounted: BTreeSet<u16>,
    /// Shared arrays that are filled from the buffer of a pointer parameter, and its position.
    pub filled: BTreeMap<SymbolId, u16>,
    /// Bit masks of the pointer parameters on whose contents the values depend that shared arrays get.
    pub kept: BTreeMap<SymbolId, u64>,
    /// The inputs that each opaque atom depends on.
    pub opaque: Vec<Taint>,
    /// What opaque atoms were computed from, if that bounds them.
    pub derived: BTreeMap<u32, Derived>,
}

impl Facts {
    /// Analyses `kernel` of `module` with the functions it calls. Buffers hold structs of those sizes, and parameters
    /// have those fields.
    pub fn of(module: &Module, kernel: FunctionId, strides: &Strides, inputs: &Inputs) -> Self {
        walk::facts(module, kernel, strides, inputs)
    }
    /// The inputs that a polynomial depends on.
    pub fn taint(&self, poly: &Poly) -> Taint {
        let mut taint = Taint::default();
        for atom in poly.atoms() {
            taint = taint.or(self.atom_taint(atom, 0));
        }
        taint
    }
    fn atom_taint(&self, atom: Atom, depth: usize) -> Taint {
        match atom {
            Atom::Tid(_) => Taint { thread: true, ..Taint::default() },
            Atom::Ctaid(a) => Taint { block: true, axes: 1 << a.min(2), ..Taint::default() },
            Atom::Param(p) => Taint { params: bit(p), ..Taint::default() },
            Atom::Opaque(i) => self.opaque.get(i as usize).copied().unwrap_or_default(),
            Atom::Trip(i) if depth < 4 => {
                let Some(induction) = self.inductions.get(i as usize) else {
                    return Taint::default();
                };
                let atoms = induction.init.atoms().chain(induction.step.atoms());
                atoms.fold(Taint::default(), |t, a| t.or(self.atom_taint(a, depth + 1)))
            }
            Atom::Trip(_) | Atom::Ntid(_) | Atom::Nctaid(_) => Taint::default(),
        }
    }
    /// The parameters of a tree whose threads climb from the leaves, as many as arrive: the buffer of parents first,
    /// `p = parent[p]`, then those of children, which are read at such a `p`. That an atomic operation there counts
    /// who arrives tells a tree from a list.
    pub fn tree(&self) -> Vec<u16> {
        let index = |access: &AccessFact| access.taint.loaded;
        let fixed = |p: u16| !self.accesses.iter().any(|a| a.writes && self.is_at(a, p));
        let read_at = |p: u16, by: u16| {
            let at = |a: &AccessFact| {
                self.is_at(a, p)
                    && index(a) & bit(by) != 0
                    && (p != by || !self.leads_back_by_others(p, index(a)))
            };
            fixed(p) && self.accesses.iter().any(at)
        };
        let counts = |p: u16| self.accesses.iter().any(|a| a.atomic && index(a) & bit(p) != 0);
        let whole = |p: u16| !self.has_fields(p);
        let parents = (0..64).find(|&p| whole(p) && read_at(p, p) && counts(p));
        let Some(parents) = parents else { return vec![] };
        let leads = |p: u16| self.accesses.iter().any(|a| index(a) & bit(p) != 0);
        let children =
            (0..64).filter(|&p| p != parents && whole(p) && read_at(p, parents) && leads(p));
        std::iter::once(parents).chain(children).collect()
    }
    /// The mark at which a loop ends that follows the list of parameter `p`, which the kernel only reads: `v = next[v]`.
    pub fn end_of_list(&self, p: u16) -> Option<i64> {
        let follows = self.followed & bit(p) != 0 && !self.holds_index.contains(&p);
        let fixed = !self.accesses.iter().any(|a| a.writes && self.is_at(a, p));
        if !follows || !fixed || self.has_fields(p) {
            return None;
        }
        let compared = |mark: i64| {
            self.compares.iter().any(|c| {
                matches!(c.pred, IntPredicate::Eq | IntPredicate::Ne)
                    && c.lhs.has(|a| matches!(a, Atom::Opaque(_)))
                    && c.rhs.as_constant() == Some(mark)
            })
        };
        if self.compares_sign() {
            Some(-1)
        } else {
            [-1, 0].into_iter().find(|&mark| compared(mark))
        }
    }
    /// Whether the kernel compares something that it has loaded or computed with zero, to know its sign: `x < 0`, as it is
    /// written or as optimisers turn it round.
    pub fn compares_sign(&self) -> bool {
        self.compares.iter().any(|c| {
            let value = c.lhs.has(|a| matches!(a, Atom::Opaque(_)));
            let bound = match c.pred {
                IntPredicate::Slt | IntPredicate::Sge => 0,
                IntPredicate::Sgt | IntPredicate::Sle => -1,
                _ => return false,
            };
            value && c.rhs.as_constant() == Some(bound)
        })
    }
    /// Whether all threads of a block behave the same: the kernel reads no thread index.
    pub fn thread_blind(&self) -> bool {
        !self.lanes && self.tid == [false; 3]
    }
    /// Whether the kernel is made for a single warp: its lanes wait for each other, and nothing
    /// suggests more warps.
    pub fn one_warp(&self) -> bool {
        self.waits_within_warp() || self.knows_lanes_alone()
    }
    /// Whether a thread knows its lane and not its warp: no address and no comparison depends on that.
    fn knows_lanes_alone(&self) -> bool {
        let mut accesses = self.accesses.iter().filter(|a| a.root != Root::Local && a.taint.thread);
        let by_lane = |a: &AccessFact| a.offset.as_ref().is_some_and(|o| self.is_of_lane(o));
        self.warp_sync
            && !self.barriers
            && !self.atomics
            && accesses.clone().next().is_some()
            && accesses.all(by_lane)
            && !self.compares.iter().any(|c| !self.is_of_lane(&c.lhs) || !self.is_of_lane(&c.rhs))
    }
    /// Whether a value is the same for threads of the same lane.
    pub(crate) fn is_of_lane(&self, poly: &Poly) -> bool {
        !poly.has(|atom| match atom {
            Atom::Opaque(i) => self.atom_taint(atom, 0).thread && !self.of_lane.contains(&i),
            _ => self.atom_taint(atom, 0).thread,
        })
    }
    fn waits_within_warp(&self) -> bool {
        let beyond = |c: &CompareFact| {
            let sides = [(&c.lhs, &c.rhs), (&c.rhs, &c.lhs)];
            sides.iter().any(|(side, other)| {
                side.has(|a| matches!(a, Atom::Tid(_)))
                    && other.as_constant().is_some_and(|n| n > 32)
            })
        };
        self.warp_sync
            && !self.barriers
            && !self.warp_math
            && !self.beyond_warp
            && self.ntid == [false; 3]
            && !self.compares.iter().any(beyond)
    }
    /// Whether blocks that behave the same share work: locks exclude them from each other, or each takes a ticket, on
    /// which every address depends at which it stores, or which must have a certain value for it: `if (tile == 0)`.
    pub fn blocks_cooperate(&self) -> bool {
        let global = |a: &AccessFact| matches!(a.root, Root::Param(_) | Root::Global(_));
        let handed = |taint: &Taint| taint.memory || taint.atomic;
        let chosen = |guard: &Guard| {
            let Some(CompareFact { pred, lhs, rhs }) = self.compares.get(guard.compare as usize)
            else {
                return false;
            };
            let equal = if guard.holds { IntPredicate::Eq } else { IntPredicate::Ne };
            *pred == equal && handed(&self.taint(lhs)) != handed(&self.taint(rhs))
        };
        let mut stores = self.accesses.iter().filter(|a| a.writes && !a.atomic && global(a));
        self.locks
            || self.tickets && stores.all(|a| handed(&a.taint) || a.guards.iter().any(chosen))
    }
    /// Whether all blocks behave the same: the kernel reads no block index.
    pub fn block_blind(&self) -> bool {
        self.ctaid == [false; 3]
    }
}

/// The bit of a parameter in a mask.
pub fn bit(param: u16) -> u64 {
    1u64.checked_shl(u32::from(param)).unwrap_or(0)
}

/// Buffers of positions that atomic operations hand out, of which each is the start of a range.
fn cursors(facts: &Facts) -> BTreeSet<u16> {
    let mut cursors = BTreeSet::new();
    let written = facts.accesses.iter().filter(|a| a.writes && !a.atomic);
    for offset in written.filter_map(|a| a.offset.as_ref()) {
        let mut terms = offset.terms.keys().filter(|atoms| !atoms.is_empty());
        let (Some([Atom::Opaque(at)]), None) = (terms.next().map(Vec::as_slice), terms.next())
        else {
            continue;
        };
        let Some(taint) = facts.opaque.get(*at as usize).filter(|t| t.atomic) else { continue };
        let several = facts.accesses.iter().filter(|a| {
            a.atomic && a.offset.as_ref().is_none_or(|offset| offset.as_constant().is_none())
        });
        cursors.extend(several.filter_map(|a| match a.root {
            Root::Param(p) if taint.loaded & bit(p) != 0 => Some(p),
            // A block counts on in a copy of its own.
            Root::Shared(s) => {
                facts.filled.get(&s).copied().filter(|p| taint.loaded & bit(*p) != 0)
            }
            _ => None,
        }));
    }
    cursors
}
