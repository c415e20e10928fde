//! Finds the reads that a loop waits for: volatile or atomic ones whose value decides whether the loop
//! goes on, and which the loop can repeat at one address.
//!
//! ```text
//! while (*flag == 0) ;                                     // waits for *flag
//! while (!done) if (atomicCAS(lock, 0, 1) == 0) done = …;  // waits for *lock
//! for (i = 0; i < 32; ++i) sum += p[i];                    // decides nothing
//! while (p[i] != key) ++i;                                 // another address each time
//! ```
//!
//! A race through such a read is an intended signal (docs/execution-model.md), and a warp that executes
//! one in vain lets others run. Where the code reads the signal once more, before the loop to know what must change or
//! behind it to know what it has become, that is a read of the signal too ([`signal_reads`]).

use super::{Components, FunctionAnalysis, KernelFunction, LoopId, callee_name};
use crate::{
    BlockId, Call, Function, FunctionId, InstId, InstKind, Module, Operand, ValueDef, ValueId,
};
use base::entity::Table;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Maximum number of values and blocks followed in one function; what lies beyond is not found.
const MOST_STEPS: u32 = 1 << 16;
/// Maximum number of signals of one function whose other reads are looked for.
const MOST_SIGNALS: usize = 32;
/// Maximum number of values on which one address may depend.
const MOST_ADDRESS_VALUES: usize = 256;

/// For each of `functions` the reads and atomic operations that some loop waits for.
pub fn waits(module: &Module, functions: &[KernelFunction<'_>]) -> Vec<BTreeSet<InstId>> {
    let found = vec![BTreeSet::new(); functions.len()];
    if !functions.iter().any(|f| f.has_signals(module)) {
        return found;
    }
    let mut search = Search {
        module,
        functions,
        index: functions.iter().enumerate().map(|(i, f)| (f.id, i)).collect(),
        blocks: functions.iter().map(KernelFunction::blocks_of_values).collect(),
        found,
        entered: HashSet::new(),
    };
    for f in 0..functions.len() {
        search.function(f);
    }
    search.found
}

/// For each of `functions` the volatile loads of what one of its loops waits for, in [`waits`] or not: those at the
/// address of such a load.
pub fn signal_reads(
    functions: &[KernelFunction<'_>],
    waits: &[BTreeSet<InstId>],
) -> Vec<BTreeSet<InstId>> {
    let address = |f: &KernelFunction<'_>, i: InstId| match f.function.insts[i].kind {
        InstKind::Load { ptr, volatile: true, .. } => Some(ptr),
        _ => None,
    };
    let polled: Vec<Vec<Operand>> = functions
        .iter()
        .zip(waits)
        .map(|(f, waits)| waits.iter().filter_map(|&i| address(f, i)).take(MOST_SIGNALS).collect())
        .collect();
    // A variable is the same in all functions.
    let variables = polled.iter().flatten().filter(|a| matches!(a, Operand::Const(_))).copied();
    let variables: Vec<Operand> = variables.take(MOST_SIGNALS).collect();
    let reads = |(f, polled): (&KernelFunction<'_>, &Vec<Operand>)| {
        if polled.is_empty() && variables.is_empty() {
            return BTreeSet::new();
        }
        let insts = f.function.blocks.values().flat_map(|b| &b.insts).copied();
        let same = |i: &InstId| {
            let alike = |a| polled.iter().chain(&variables).any(|&p| f.same_address(a, p));
            address(f, *i).is_some_and(alike)
        };
        insts.filter(same).collect()
    };
    functions.iter().zip(&polled).map(reads).collect()
}

/// A part of a function that is executed again and again.
#[derive(Clone, Copy)]
enum Region<'a> {
    Natural(LoopId),
    /// A cycle with several entries, and which.
    Component(&'a Components, usize),
    /// A function that the loop calls; one bit for each parameter whose value changes with every
    /// iteration.
    Called(u64),
}

/// A function that a loop calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Called {
    function: usize,
    /// As in [`Region::Called`].
    changing: u64,
    /// Whether the result only decides a branch on which the loop's exit depends.
    by_control: bool,
}

impl Region<'_> {
    fn contains(self, analysis: &FunctionAnalysis, block: BlockId) -> bool {
        match self {
            Self::Natural(l) => analysis.loops.contains(l, block),
            Self::Component(components, c) => components.of(block) == Some(c),
            Self::Called(_) => true,
        }
    }
}

struct Search<'a> {
    module: &'a Module,
    functions: &'a [KernelFunction<'a>],
    index: HashMap<FunctionId, usize>,
    /// The block in which each value is computed.
    blocks: Vec<Table<ValueId, Option<BlockId>>>,
    found: Vec<BTreeSet<InstId>>,
    /// Called functions whose results some loop waits for.
    entered: HashSet<Called>,
}

impl KernelFunction<'_> {
    fn value_inst(&self, v: ValueId) -> Option<InstId> {
        match self.function.values[v].def {
            ValueDef::Inst(i) => Some(i),
            ValueDef::Param(_) | ValueDef::Undefined => None,
        }
    }
    /// Whether two addresses are computed alike from the same values, so that they are the same unless an iteration of
    /// a loop lies between.
    fn same_address(&self, a: Operand, b: Operand) -> bool {
        let (mut todo, mut steps) = (vec![(a, b)], 0);
        while let Some((a, b)) = todo.pop() {
            if a == b {
                continue;
            }
            steps += 1;
            let (Operand::Value(a), Operand::Value(b)) = (a, b) else { return false };
            let (Some(a), Some(b)) = (self.value_inst(a), self.value_inst(b)) else { return false };
            let (a, b) = (&self.function.insts[a], &self.function.insts[b]);
            let alike = a.ty == b.ty
                && match (&a.kind, &b.kind) {
                    (InstKind::Gep { source: s, .. }, InstKind::Gep { source: t, .. }) => s == t,
                    (InstKind::Cast { op: s, .. }, InstKind::Cast { op: t, .. }) => s == t,
                    (InstKind::Binary { op: s, .. }, InstKind::Binary { op: t, .. }) => s == t,
                    // The pointer of a struct, read again for each of its fields.
                    (
                        InstKind::Load { volatile: false, atomic: None, .. },
                        InstKind::Load { volatile: false, atomic: None, .. },
                    ) => true,
                    _ => false,
                };
            let (mut left, mut right) = (vec![], vec![]);
            a.kind.for_each_operand(|o| left.push(o));
            b.kind.for_each_operand(|o| right.push(o));
            if !alike || left.len() != right.len() || steps > MOST_ADDRESS_VALUES {
                return false;
            }
            todo.extend(left.into_iter().zip(right));
        }
        true
    }
    fn has_signals(&self, module: &Module) -> bool {
        let blocks = self.function.blocks.values().flat_map(|b| &b.insts);
        blocks.into_iter().any(|&i| signal(module, &self.function.insts[i].kind).is_some())
    }
}

/// The address of a volatile or atomic read, and whether it is atomic.
fn signal(module: &Module, kind: &InstKind) -> Option<(Operand, bool)> {
    match kind {
        InstKind::Load { ptr, volatile, atomic, .. } if *volatile || atomic.is_some() => {
            Some((*ptr, atomic.is_some()))
        }
        InstKind::AtomicRmw { ptr, .. } | InstKind::CmpXchg { ptr, .. } => Some((*ptr, true)),
        InstKind::Call(call) if is_atomic(module, call) => Some((call.args.first()?.value, true)),
        _ => None,
    }
}

/// Whether an intrinsic is called that is an atomic operation.
fn is_atomic(module: &Module, call: &Call) -> bool {
    callee_name(module, call).is_some_and(|name| name.starts_with("llvm.nvvm.atomic."))
}

impl Search<'_> {
    fn callee(&self, call: &Call) -> Option<usize> {
        self.module.callee(call.callee).and_then(|id| self.index.get(&id)).copied()
    }

    /// Looks at all loops of function `f`.
    fn function(&mut self, f: usize) {
        let analysis = self.functions[f].analysis;
        let mut steps = MOST_STEPS;
        for l in analysis.loops.loops.keys() {
            self.region(f, Region::Natural(l), analysis.loops.blocks(l), &mut steps);
        }
        if analysis.loops.irreducible.is_empty() {
            return;
        }
        let components = analysis.cfg.components();
        for (c, members) in components.members.iter().enumerate() {
            if components.cyclic[c] {
                self.region(f, Region::Component(&components, c), members, &mut steps);
            }
        }
    }

    /// Follows what decides whether the region is left.
    fn region(&mut self, f: usize, region: Region<'_>, blocks: &[BlockId], steps: &mut u32) {
        let KernelFunction { function, analysis, .. } = self.functions[f];
        let mut sources = vec![];
        for &b in blocks {
            if analysis.cfg.successors(b).iter().any(|&s| !region.contains(analysis, s)) {
                sources.extend(condition(function, b));
            }
        }
        let sources = sources.into_iter().map(|s| (s, false)).collect();
        let mut called = vec![];
        self.follow(f, region, sources, steps, &mut called);
        while let Some(call) = called.pop() {
            if !self.entered.insert(call) {
                continue;
            }
            let g = call.function;
            let callee = self.functions[g].function;
            let results =
                callee.blocks.keys().filter_map(|b| match callee.terminator(b).map(|t| &t.kind) {
                    Some(&InstKind::Ret(Some(value))) => Some((value, call.by_control)),
                    _ => None,
                });
            self.follow(g, Region::Called(call.changing), results.collect(), steps, &mut called);
        }
    }

    /// Finds the signals in the region on which the operands of `todo` depend. The mark beside each is
    /// whether it only decides a branch on which the loop's exit depends.
    fn follow(
        &mut self,
        f: usize,
        region: Region<'_>,
        mut todo: Vec<(Operand, bool)>,
        steps: &mut u32,
        called: &mut Vec<Called>,
    ) {
        let this = self.functions[f];
        let (function, analysis) = (this.function, this.analysis);
        let mut seen: HashSet<(ValueId, bool)> = HashSet::new();
        while let Some((operand, by_control)) = todo.pop() {
            let Operand::Value(v) = operand else { continue };
            let Some(i) = this.value_inst(v) else { continue };
            let Some(block) = self.blocks[f][v] else { continue };
            if !region.contains(analysis, block) || !seen.insert((v, by_control)) {
                continue;
            }
            let Some(rest) = steps.checked_sub(1) else { return };
            *steps = rest;
            let kind = &function.insts[i].kind;
            if let Some((address, atomic)) = signal(self.module, kind) {
                // The branches of a sort hang on cells that it exchanges itself, and wait for nothing.
                let waits = !by_control || atomic || !self.stores_to(f, region, address);
                if waits && self.repeats(f, region, address) {
                    self.found[f].insert(i);
                }
                continue;
            }
            match kind {
                InstKind::Load { .. } | InstKind::Alloca { .. } => {}
                InstKind::Call(call) => {
                    if let Some(function) = self.callee(call) {
                        let changing = (0..call.args.len().min(64))
                            .filter(|&k| !self.repeats(f, region, call.args[k].value))
                            .fold(0, |m, k| m | 1 << k);
                        called.push(Called { function, changing, by_control });
                    } else {
                        todo.extend(call.args.iter().map(|a| (a.value, by_control)));
                    }
                }
                InstKind::Phi { incoming, .. } => {
                    let inside = |b: &BlockId| region.contains(analysis, *b);
                    let from: Vec<BlockId> =
                        incoming.iter().map(|e| e.1).filter(|b| inside(b)).collect();
                    for &(value, pred) in incoming {
                        if inside(&pred) {
                            todo.push((value, by_control));
                        }
                    }
                    for b in deciding(analysis, region, block, &from, steps) {
                        todo.extend(condition(function, b).map(|c| (c, true)));
                    }
                }
                kind => kind.for_each_operand(|o| todo.push((o, by_control))),
            }
        }
    }

    /// Whether the region itself stores to the object of `address`, for all that can be told.
    fn stores_to(&self, f: usize, region: Region<'_>, address: Operand) -> bool {
        let KernelFunction { function, analysis, .. } = self.functions[f];
        let object = root(function, address);
        let blocks: &[BlockId] = match region {
            Region::Natural(l) => analysis.loops.blocks(l),
            Region::Component(components, c) => &components.members[c],
            Region::Called(_) => analysis.cfg.reverse_post_order(),
        };
        let mut insts = blocks.iter().flat_map(|&b| &function.blocks[b].insts);
        insts.any(|&i| match function.insts[i].kind {
            InstKind::Store { ptr, atomic: None, .. } => root(function, ptr) == object,
            _ => false,
        })
    }

    /// Whether the region can execute an access twice at one address, for all that can be told.
    fn repeats(&self, f: usize, region: Region<'_>, address: Operand) -> bool {
        let this = self.functions[f];
        let (function, analysis) = (this.function, this.analysis);
        let (header, changing) = match region {
            Region::Natural(l) => (Some(analysis.loops.loops[l].header), 0),
            Region::Called(changing) => (None, changing),
            Region::Component(..) => return true,
        };
        let (mut seen, mut todo) = (HashSet::new(), vec![address]);
        while let Some(operand) = todo.pop() {
            let Operand::Value(v) = operand else { continue };
            if let ValueDef::Param(k) = function.values[v].def
                && changing >> (k as usize).min(63) & 1 != 0
            {
                return false;
            }
            let (Some(i), Some(block)) = (this.value_inst(v), self.blocks[f][v]) else { continue };
            if !region.contains(analysis, block) || !seen.insert(v) {
                continue;
            }
            if seen.len() > MOST_ADDRESS_VALUES {
                return true;
            }
            match &function.insts[i].kind {
                InstKind::Phi { .. } if Some(block) == header => {
                    if !self.may_stay(f, region, v) {
                        return false;
                    }
                }
                kind => kind.for_each_operand(|o| todo.push(o)),
            }
        }
        true
    }

    /// Whether a phi of the loop's header can keep its value for another iteration.
    fn may_stay(&self, f: usize, region: Region<'_>, phi: ValueId) -> bool {
        let this = self.functions[f];
        let (mut seen, mut todo) = (HashSet::new(), vec![phi]);
        while let Some(v) = todo.pop() {
            let Some(i) = this.value_inst(v) else { continue };
            let mut values: Vec<Operand> = vec![];
            match &this.function.insts[i].kind {
                InstKind::Phi { incoming, .. } => values.extend(
                    incoming.iter().filter(|e| region.contains(this.analysis, e.1)).map(|e| e.0),
                ),
                InstKind::Select { on_true, on_false, .. } => {
                    values.extend([*on_true, *on_false]);
                }
                InstKind::Cast { value, .. } | InstKind::Freeze(value) => values.push(*value),
                _ => {}
            }
            for value in values {
                match value {
                    Operand::Value(next) if next == phi => return true,
                    Operand::Value(next)
                        if seen.len() < MOST_ADDRESS_VALUES && seen.insert(next) =>
                    {
                        todo.push(next);
                    }
                    _ => {}
                }
            }
        }
        false
    }
}

impl KernelFunction<'_> {
    /// The block in which each value is computed.
    fn blocks_of_values(&self) -> Table<ValueId, Option<BlockId>> {
        let mut blocks = Table::filled(None, self.function.values.len());
        for (b, block) in self.function.blocks.iter() {
            for &i in &block.insts {
                if let Some(v) = self.function.insts[i].result {
                    blocks[v] = Some(b);
                }
            }
        }
        blocks
    }
}

/// What an address is computed from.
fn root(function: &Function, mut address: Operand) -> Operand {
    for _ in 0..MOST_ADDRESS_VALUES {
        let Operand::Value(v) = address else { break };
        let ValueDef::Inst(i) = function.values[v].def else { break };
        address = match function.insts[i].kind {
            InstKind::Gep { base, .. } => base,
            InstKind::Cast { value, .. } => value,
            _ => break,
        };
    }
    address
}

/// What the end of a block branches on.
fn condition(function: &Function, block: BlockId) -> Option<Operand> {
    match function.terminator(block)?.kind {
        InstKind::CondBr { cond, .. } => Some(cond),
        InstKind::Switch { value, .. } => Some(value),
        _ => None,
    }
}

/// The blocks of the region whose branches decide by which of the edges `from` control comes to `at`.
fn deciding(
    analysis: &FunctionAnalysis,
    region: Region<'_>,
    at: BlockId,
    from: &[BlockId],
    steps: &mut u32,
) -> Vec<BlockId> {
    let dominators = &analysis.dominators;
    let [first, others @ ..] = from else { return vec![] };
    if others.is_empty() {
        return vec![];
    }
    let mut top = *first;
    for &other in others {
        while !dominators.dominates(top, other) {
            let Some(up) = dominators.idom(top) else { return vec![] };
            top = up;
        }
    }
    let (mut seen, mut todo) = (HashSet::from([top]), from.to_vec());
    while let Some(b) = todo.pop() {
        if !region.contains(analysis, b) || b == at && b != top || !seen.insert(b) {
            continue;
        }
        let Some(rest) = steps.checked_sub(1) else { return vec![] };
        *steps = rest;
        todo.extend(analysis.cfg.predecessors(b));
    }
    let mut blocks: Vec<BlockId> =
        seen.into_iter().filter(|&b| region.contains(analysis, b)).collect();
    blocks.retain(|&b| analysis.cfg.successors(b).len() > 1);
    blocks.sort_unstable();
    blocks
}
