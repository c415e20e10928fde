//! Flattens control flow of LLVM IR so that there are places for barriers, as AuCS does (Wu et al., "Automating CUDA
//! Synchronization via Program Transformation", ASE 2019, section IV-A).
//!
//! Between two labels that all threads reach, the labels on the way are put into a row. Before each is a new label that
//! all threads reach, a *stable label*, which enters it if its entry condition holds. The paper writes entry
//! conditions as expressions over the conditions of branches; here each branch that leads to a label sets a flag of
//! it, which is the same and needs no condition to be valid where it was not computed.

use ir::analysis::{cfg::Cfg, dominators::DominatorTree, loops::LoopInfo};
use ir::constant::{ConstKind, Constant};
use ir::inst::{BlockId, Call, Inst, InstId, InstKind, Operand, ValueId};
use ir::module::{BasicBlock, Function, FunctionId, Module, SymbolKind, Value, ValueDef};
use ir::types::{AddressSpace, Type, TypeId};
use std::collections::{BTreeMap, BTreeSet};

/// Most labels of a function that is flattened: what follows is quadratic in them.
const MOST_LABELS: usize = 512;
/// The barrier that is added.
pub(crate) const BARRIER: &str = "llvm.nvvm.barrier0";

/// The *branch graph* of the paper: the labels of a function without the edges of loops. Where a loop is left by its
/// condition at the start, it is left behind its last label instead, as after one iteration.
#[derive(Debug)]
pub(crate) struct BranchGraph {
    /// The labels in topological order.
    order: Vec<BlockId>,
    successors: BTreeMap<BlockId, Vec<BlockId>>,
    /// Labels that all threads reach: the *basic blocks* of the paper.
    basic: BTreeSet<BlockId>,
}

impl BranchGraph {
    /// That of `function`; `None` if it has too many labels, or loops with several entries.
    pub fn new(function: &Function) -> Option<Self> {
        let cfg = Cfg::new(function);
        let dominators = DominatorTree::new(&cfg);
        let loops = LoopInfo::new(&cfg, &dominators);
        if function.blocks.len() > MOST_LABELS || !loops.irreducible.is_empty() {
            return None;
        }
        let mut successors: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
        for &b in cfg.reverse_post_order() {
            let forward = |s: &BlockId| !dominators.dominates(*s, b);
            successors.insert(b, cfg.successors(b).iter().copied().filter(forward).collect());
        }
        for l in loops.loops.keys() {
            let (header, latches) = (loops.loops[l].header, &loops.loops[l].latches);
            let exits = loops.exits(&cfg, l);
            let by_header: Vec<BlockId> =
                exits.iter().filter(|e| e.0 == header).map(|e| e.1).collect();
            let stays = |s: &BlockId| loops.contains(l, *s);
            let inside = successors.get(&header).is_some_and(|s| s.iter().any(stays));
            if !inside {
                continue;
            }
            if let Some(of) = successors.get_mut(&header) {
                of.retain(|s| !by_header.contains(s));
            }
            for latch in latches {
                if let Some(of) = successors.get_mut(latch) {
                    let more = by_header.iter().filter(|s| !of.contains(s)).copied();
                    let more: Vec<BlockId> = more.collect();
                    of.extend(more);
                }
            }
        }
        let order = topological(function.entry(), &successors)?;
        let ends = |avoided: BlockId| {
            let mut open = vec![function.entry()];
            let mut seen: BTreeSet<BlockId> = BTreeSet::new();
            while let Some(b) = open.pop() {
                if b == avoided || !seen.insert(b) {
                    continue;
                }
                let next = &successors[&b];
                if next.is_empty() {
                    return true;
                }
                open.extend(next);
            }
            false
        };
        let basic = order.iter().copied().filter(|&b| !ends(b)).collect();
        Some(Self { order, successors, basic })
    }

    fn rank(&self, label: BlockId) -> Option<usize> {
        self.order.iter().position(|&b| b == label)
    }
    /// The last label before this one that all threads reach, and the first behind it.
    fn neighbours(&self, label: BlockId) -> Option<(BlockId, BlockId)> {
        let at = self.rank(label)?;
        let is_basic = |b: &&BlockId| self.basic.contains(b);
        let before = self.order[..at].iter().rfind(is_basic)?;
        let behind = self.order[at + 1..].iter().find(is_basic)?;
        Some((*before, *behind))
    }
    /// The labels on the way from one to another, both excluded, in topological order.
    fn between(&self, from: BlockId, to: BlockId) -> Vec<BlockId> {
        let (Some(a), Some(b)) = (self.rank(from), self.rank(to)) else { return vec![] };
        let mut reached = BTreeSet::from([from]);
        let mut all = vec![];
        for &label in self.order.get(a..b).unwrap_or_default() {
            if reached.contains(&label) {
                reached.extend(self.successors[&label].iter().copied());
                if label != from {
                    all.push(label);
                }
            }
        }
        all
    }
}

/// A topological order from `entry`; `None` if there is a cycle.
fn topological(
    entry: BlockId,
    successors: &BTreeMap<BlockId, Vec<BlockId>>,
) -> Option<Vec<BlockId>> {
    let mut waits: BTreeMap<BlockId, usize> = BTreeMap::new();
    for s in successors.values().flatten() {
        *waits.entry(*s).or_default() += 1;
    }
    let mut open = vec![entry];
    let mut order = vec![];
    while let Some(b) = open.pop() {
        order.push(b);
        for s in successors[&b].iter().rev() {
            let left = waits.get_mut(s)?;
            *left = left.checked_sub(1)?;
            if *left == 0 {
                open.push(*s);
            }
        }
    }
    (order.len() == successors.len()).then_some(order)
}

/// What was done about a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placed {
    /// A barrier in a label that all threads reach.
    InLabel,
    /// A barrier in a new label: how many labels were put into a row.
    Flattened(usize),
}

/// Algorithm 3 of the paper: a barrier between two instructions of the function `of`.
pub(crate) fn place_barrier(
    module: &mut Module,
    of: FunctionId,
    [first, second]: [InstId; 2],
) -> Option<Placed> {
    let call = barrier_call(module)?;
    let types = Types::new(module);
    let function = &mut module.functions[of];
    strip_debug_values(function, &types);
    let (mut a, mut b) = (block_of(function, first)?, block_of(function, second)?);
    let (mut first, mut second) = (first, second);
    let mut graph = BranchGraph::new(function)?;
    if a == b {
        let at = |i: InstId| function.blocks[a].insts.iter().position(|&x| x == i);
        if at(second)? < at(first)? {
            (first, second) = (second, first);
        }
        if first == second {
            // One instruction races with itself: no barrier comes between.
            return None;
        }
        if graph.basic.contains(&a) {
            let barrier = new_inst(function, call);
            let list = &mut function.blocks[a].insts;
            let at = list.iter().position(|&x| x == second)?;
            list.insert(at, barrier);
            return Some(Placed::InLabel);
        }
        b = split_behind(function, a, first)?;
        graph = BranchGraph::new(function)?;
    } else if graph.rank(b)? < graph.rank(a)? {
        (a, b) = (b, a);
    }
    if graph.basic.contains(&a) {
        let barrier = new_inst(function, call);
        let list = &mut function.blocks[a].insts;
        list.insert(list.len().checked_sub(1)?, barrier);
        return Some(Placed::InLabel);
    }
    if graph.basic.contains(&b) {
        at_start(function, b, call);
        return Some(Placed::InLabel);
    }
    let (before, behind) = graph.neighbours(a)?;
    if graph.neighbours(b)?.1 != behind {
        at_start(function, behind, call);
        return Some(Placed::InLabel);
    }
    let row = graph.between(before, behind);
    let at = row.iter().position(|&l| l == b)?;
    let stable = flatten(function, &types, before, &row, behind);
    at_start(function, *stable.get(at)?, call);
    Some(Placed::Flattened(row.len()))
}

/// Types and constants that are needed, made before a function is changed.
struct Types {
    bit: TypeId,
    void: TypeId,
    yes: Operand,
    no: Operand,
    /// Pointers to values of a type: typed where the module has typed pointers.
    pointers: BTreeMap<TypeId, TypeId>,
    /// Functions whose calls only describe variables.
    debug: BTreeSet<u32>,
}

impl Types {
    fn new(module: &mut Module) -> Self {
        let bit = module.types.intern(Type::Int(1));
        let void = module.types.intern(Type::Void);
        let mut constant = |n: u128| {
            Operand::Const(module.constants.push(Constant { ty: bit, kind: ConstKind::Int(n) }))
        };
        let (yes, no) = (constant(1), constant(0));
        let all: Vec<TypeId> = module.types.ids().collect();
        let typed =
            all.iter().any(|&t| matches!(module.types.get(t), Type::Ptr { pointee: Some(_), .. }));
        let space = AddressSpace(0);
        let pointers = all
            .into_iter()
            .map(|t| (t, module.types.intern(Type::Ptr { pointee: typed.then_some(t), space })))
            .collect();
        let is_debug = |c: &Constant| match c.kind {
            ConstKind::Symbol(s) => module.symbols[s].name.starts_with("llvm.dbg."),
            _ => false,
        };
        let debug =
            module.constants.iter().filter(|(_, c)| is_debug(c)).map(|(id, _)| id.0).collect();
        Self { bit, void, yes, no, pointers, debug }
    }
}

/// Descriptions of variables name values where they are not known any more.
fn strip_debug_values(function: &mut Function, types: &Types) {
    let insts = &function.insts;
    let describes = |i: &InstId| match &insts[*i].kind {
        InstKind::DebugRecord { .. } => true,
        InstKind::Call(call) => {
            matches!(call.callee, Operand::Const(c) if types.debug.contains(&c.0))
        }
        _ => false,
    };
    for block in function.blocks.values_mut() {
        block.insts.retain(|i| !describes(i));
    }
}

/// A call of the barrier, which the module declares.
fn barrier_call(module: &mut Module) -> Option<Inst> {
    let symbol = module.symbol(BARRIER)?;
    let SymbolKind::Function(f) = module.symbols[symbol].kind else { return None };
    let function_ty = module.functions[f].ty;
    let typed = |t: &TypeId| {
        *module.types.get(*t) == Type::Ptr { pointee: Some(function_ty), space: AddressSpace(0) }
    };
    let known = module.types.ids().find(typed);
    let pointer = Type::Ptr { pointee: None, space: AddressSpace(0) };
    let ty = known.unwrap_or_else(|| module.types.intern(pointer));
    let callee = module.constants.push(Constant { ty, kind: ConstKind::Symbol(symbol) });
    let void = module.types.intern(Type::Void);
    let call = Call {
        tail: None,
        flags: ir::Flags::default(),
        convention: None,
        ret_attrs: vec![],
        space: None,
        function_ty,
        explicit_ty: false,
        callee: Operand::Const(callee),
        args: vec![],
        attrs: vec![],
        bundles: None,
    };
    Some(plain(InstKind::Call(Box::new(call)), void))
}

fn plain(kind: InstKind, ty: TypeId) -> Inst {
    Inst {
        kind,
        ty,
        result: None,
        debug_loc: None,
        metadata: vec![],
        span: base::diagnostic::Span::default(),
    }
}

fn new_inst(function: &mut Function, inst: Inst) -> InstId {
    function.insts.push(inst)
}

/// The same with a result.
fn new_value(function: &mut Function, kind: InstKind, ty: TypeId) -> (InstId, ValueId) {
    let id = function.insts.push(plain(kind, ty));
    let value = function.values.push(Value { ty, name: None, def: ValueDef::Inst(id) });
    function.insts[id].result = Some(value);
    (id, value)
}

fn new_block(function: &mut Function, insts: Vec<InstId>) -> BlockId {
    function.blocks.push(BasicBlock { name: None, insts })
}

fn block_of(function: &Function, inst: InstId) -> Option<BlockId> {
    function.blocks.iter().find(|(_, b)| b.insts.contains(&inst)).map(|(id, _)| id)
}

/// How many instructions of a block are `phi`.
fn phis(function: &Function, block: BlockId) -> usize {
    let is_phi = |i: &&InstId| matches!(function.insts[**i].kind, InstKind::Phi { .. });
    function.blocks[block].insts.iter().take_while(is_phi).count()
}

fn at_start(function: &mut Function, block: BlockId, inst: Inst) {
    let id = new_inst(function, inst);
    let at = phis(function, block);
    function.blocks[block].insts.insert(at, id);
}

/// Adds before the last instruction of a block.
fn at_end(function: &mut Function, block: BlockId, inst: InstId) {
    let list = &mut function.blocks[block].insts;
    list.insert(list.len().saturating_sub(1), inst);
}

/// What follows an instruction as a label of its own.
fn split_behind(function: &mut Function, block: BlockId, inst: InstId) -> Option<BlockId> {
    let list = &mut function.blocks[block].insts;
    let at = list.iter().position(|&x| x == inst)? + 1;
    let rest = list.split_off(at);
    let ty = function.insts[*rest.last()?].ty;
    let new = new_block(function, rest);
    let jump = new_inst(function, plain(InstKind::Br(new), ty));
    function.blocks[block].insts.push(jump);
    for inst in function.insts.values_mut() {
        if let InstKind::Phi { incoming, .. } = &mut inst.kind {
            for (_, from) in incoming.iter_mut().filter(|(_, from)| *from == block) {
                *from = new;
            }
        }
    }
    Some(new)
}

fn store(value: Operand, ptr: Operand, void: TypeId) -> Inst {
    plain(InstKind::Store { value, ptr, volatile: false, align: None, atomic: None }, void)
}

fn load(ptr: Operand) -> InstKind {
    InstKind::Load { ptr, volatile: false, align: None, atomic: None }
}

/// A variable of the thread, at the start of the function.
fn variable(function: &mut Function, types: &Types, of: TypeId) -> Option<Operand> {
    let kind =
        InstKind::Alloca { allocated: of, count: None, align: None, space: None, flags: vec![] };
    let (id, value) = new_value(function, kind, *types.pointers.get(&of)?);
    let entry = function.entry();
    function.blocks[entry].insts.insert(0, id);
    Some(Operand::Value(value))
}

/// Replaces each `phi` of a block by a variable that its predecessors write.
fn without_phis(function: &mut Function, types: &Types, block: BlockId) {
    for _ in 0..phis(function, block) {
        let id = function.blocks[block].insts[0];
        let InstKind::Phi { incoming, .. } = function.insts[id].kind.clone() else { return };
        let ty = function.insts[id].ty;
        let Some(slot) = variable(function, types, ty) else { return };
        // The entry has grown; the `phi` may be in it only if it has no predecessors, which is not so.
        function.insts[id].kind = load(slot);
        // Behind the other ones.
        let list = &mut function.blocks[block].insts;
        list.remove(0);
        let at = phis(function, block);
        function.blocks[block].insts.insert(at, id);
        let mut done = BTreeSet::new();
        for (value, from) in incoming {
            if done.insert(from) {
                let write = new_inst(function, store(value, slot, types.void));
                at_end(function, from, write);
            }
        }
    }
}

/// Keeps a value in a variable for its uses in other blocks.
fn in_memory(function: &mut Function, types: &Types, value: ValueId, home: BlockId, def: InstId) {
    let uses = |inst: &Inst| {
        let mut found = false;
        inst.kind.for_each_operand(|o| found |= o == Operand::Value(value));
        found
    };
    let mut users: Vec<(BlockId, InstId)> = vec![];
    for (b, block) in function.blocks.iter().filter(|(b, _)| *b != home) {
        let of = block.insts.iter().filter(|i| uses(&function.insts[**i]));
        users.extend(of.map(|i| (b, *i)));
    }
    if users.is_empty() {
        return;
    }
    let ty = function.values[value].ty;
    let Some(slot) = variable(function, types, ty) else { return };
    let write = new_inst(function, store(Operand::Value(value), slot, types.void));
    let list = &mut function.blocks[home].insts;
    let Some(at) = list.iter().position(|&x| x == def) else { return };
    list.insert(at + 1, write);
    for (block, user) in users {
        if let InstKind::Phi { incoming, .. } = function.insts[user].kind.clone() {
            for (k, (operand, from)) in incoming.into_iter().enumerate() {
                if operand == Operand::Value(value) && from != home {
                    let (read, known) = new_value(function, load(slot), ty);
                    at_end(function, from, read);
                    if let InstKind::Phi { incoming, .. } = &mut function.insts[user].kind {
                        incoming[k].0 = Operand::Value(known);
                    }
                }
            }
            continue;
        }
        let (read, known) = new_value(function, load(slot), ty);
        let list = &mut function.blocks[block].insts;
        let Some(at) = list.iter().position(|&x| x == user) else { continue };
        list.insert(at, read);
        function.insts[user]
            .kind
            .map_operands(|o| if o == Operand::Value(value) { Operand::Value(known) } else { o });
    }
}

/// Algorithm 1 of the paper: the labels `row` between `before` and `behind` in a row; the stable label before each.
fn flatten(
    function: &mut Function,
    types: &Types,
    before: BlockId,
    row: &[BlockId],
    behind: BlockId,
) -> Vec<BlockId> {
    for &label in row.iter().chain([&behind]) {
        without_phis(function, types, label);
    }
    for &label in row {
        for inst in function.blocks[label].insts.clone() {
            if let Some(value) = function.insts[inst].result {
                in_memory(function, types, value, label, inst);
            }
        }
    }
    let mut flags = vec![];
    for _ in row {
        match variable(function, types, types.bit) {
            Some(flag) => flags.push(flag),
            None => return vec![],
        }
    }
    // Filled below.
    let stable: Vec<BlockId> = row.iter().map(|_| new_block(function, vec![])).collect();
    let last = stable.len();
    let from = |k: usize| stable.get(k).copied().unwrap_or(behind);
    for (k, &label) in row.iter().enumerate() {
        let (read, flag) = new_value(function, load(flags[k]), types.bit);
        let (cond, then_to, else_to) = (Operand::Value(flag), label, from(k + 1));
        let branch =
            new_inst(function, plain(InstKind::CondBr { cond, then_to, else_to }, types.void));
        function.blocks[stable[k]].insts = vec![read, branch];
    }
    let ends = std::iter::once((before, 0)).chain(row.iter().enumerate().map(|(k, &l)| (l, k + 1)));
    for (label, next) in ends.collect::<Vec<_>>() {
        let targets = function.successors(label);
        let mut to: BTreeMap<BlockId, BlockId> = BTreeMap::new();
        for target in targets {
            if to.contains_key(&target) {
                continue;
            }
            if let Some(k) = row.iter().position(|&l| l == target) {
                // Back to a label that comes earlier by its own stable label.
                let goes = if k < next { stable[k] } else { from(next.min(last)) };
                let set = new_inst(function, store(types.yes, flags[k], types.void));
                let jump = new_inst(function, plain(InstKind::Br(goes), types.void));
                let edge = new_block(function, vec![set, jump]);
                to.insert(target, edge);
            } else if target == behind {
                to.insert(target, from(next));
            }
        }
        if let Some(&end) = function.blocks[label].insts.last() {
            retarget(&mut function.insts[end].kind, &to);
        }
    }
    for &flag in &flags {
        let clear = new_inst(function, store(types.no, flag, types.void));
        at_end(function, before, clear);
    }
    for (k, &label) in row.iter().enumerate() {
        let clear = new_inst(function, store(types.no, flags[k], types.void));
        function.blocks[label].insts.insert(0, clear);
    }
    stable
}

fn retarget(kind: &mut InstKind, to: &BTreeMap<BlockId, BlockId>) {
    let change = |b: &mut BlockId| {
        if let Some(new) = to.get(b) {
            *b = *new;
        }
    };
    match kind {
        InstKind::Br(target) => change(target),
        InstKind::CondBr { then_to, else_to, .. } => {
            change(then_to);
            change(else_to);
        }
        InstKind::Switch { default, cases, .. } => {
            change(default);
            for (_, to) in cases {
                change(to);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::parse_module;
    use ir::printer::print_module;

    const TEXT: &str = "\
declare void @llvm.nvvm.barrier0()
define void @k(ptr %p, i1 %a, i1 %b) {
entry:
  br i1 %a, label %outer, label %end
outer:
  br i1 %b, label %left, label %right
left:
  %x = load i32, ptr %p
  br label %join
right:
  store i32 1, ptr %p
  br label %join
join:
  %y = phi i32 [ %x, %left ], [ 2, %right ]
  store i32 %y, ptr %p
  br label %end
end:
  ret void
}
";

    fn stores(function: &Function) -> Vec<InstId> {
        let is = |i: &InstId| {
            matches!(function.insts[*i].kind, InstKind::Store { .. } | InstKind::Load { .. })
        };
        function.blocks.values().flat_map(|b| b.insts.iter().copied().filter(is)).collect()
    }

    #[test]
    fn labels_that_all_threads_reach() {
        let module = parse_module(TEXT).unwrap();
        let function = &module.functions[module.function("k").unwrap()];
        let graph = BranchGraph::new(function).unwrap();
        let names: Vec<&str> =
            graph.basic.iter().filter_map(|b| function.blocks[*b].name.as_deref()).collect();
        assert_eq!(names, ["entry", "end"]);
        assert_eq!(graph.order.len(), 6);
    }
    #[test]
    fn a_barrier_between_the_sides_of_a_branch() {
        let mut module = parse_module(TEXT).unwrap();
        let of = module.function("k").unwrap();
        let all = stores(&module.functions[of]);
        let placed = place_barrier(&mut module, of, [all[0], all[1]]).unwrap();
        assert_eq!(placed, Placed::Flattened(4));
        let text = print_module(&module);
        let again = parse_module(&text).unwrap();
        ir::verifier::verify(&again).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        assert_eq!(text.matches("call void @llvm.nvvm.barrier0").count(), 1);
    }
    #[test]
    fn one_instruction_has_no_place_for_a_barrier() {
        let mut module = parse_module(TEXT).unwrap();
        let of = module.function("k").unwrap();
        let all = stores(&module.functions[of]);
        assert_eq!(place_barrier(&mut module, of, [all[1], all[1]]), None);
    }
}
