//! The walk over a kernel's code that collects its [`Facts`].

mod atomics;
mod loads;
mod phi;
mod pointers;
mod uses;

use super::{AccessFact, CompareFact, Derived, Facts, Guard, Root, Strides, bit};
use crate::inputs::Inputs;
use base::entity::Table;
use ir::analysis::affine::{Atom, Poly, Taint};
use ir::analysis::{Cfg, DominatorTree, promote};
use ir::intrinsics::{BuiltinVariable, Intrinsic, SpecialRegister};
use ir::{
    BinaryOp, BlockId, CastOp, ConstExpr, ConstId, ConstKind, FloatKind, Function, FunctionId,
    Inst, InstId, InstKind, IntPredicate, Module, Operand, SymbolId, SymbolKind, Type, TypeId,
    ValueDef, ValueId,
};
use std::collections::{BTreeMap, BTreeSet};
use uses::{live_values, unused};

/// Maximum number of facts of one kind, so that hostile input does not slow down the search.
const MOST_FACTS: usize = 4096;
/// Maximum call depth that is followed.
const MOST_DEPTH: usize = 6;
/// Maximum number of functions analysed, counting each call.
const MOST_WALKS: usize = 64;

/// Analyses `kernel` of `module` with the functions it calls.
pub(super) fn facts(
    module: &Module,
    kernel: FunctionId,
    strides: &Strides,
    inputs: &Inputs,
) -> Facts {
    let bounds = ir::launch_bounds(module, kernel);
    let most_threads = bounds.max_threads.and_then(|n| i64::try_from(n).ok());
    let mut walk = Walk {
        module,
        facts: Facts { most_threads, ..Facts::default() },
        promoted: BTreeMap::new(),
        walks: 0,
        guards: vec![],
        live: Table::new(),
        header: None,
        cells: vec![],
        handed_out: BTreeSet::new(),
        watched: BTreeSet::new(),
        polled: BTreeSet::new(),
        polls: false,
        halved: 0,
        halved_shared: BTreeSet::new(),
        searched: BTreeMap::new(),
        rearranged: BTreeSet::new(),
        loads: BTreeMap::new(),
        carried_from: BTreeMap::new(),
        from_shared: BTreeMap::new(),
        based: BTreeMap::new(),
        counted: BTreeSet::new(),
        addresses: BTreeMap::new(),
        strides,
        inputs,
    };
    let f = &module.functions[kernel];
    let args = f.params.iter().enumerate().map(|(i, p)| walk.parameter(i, p.ty));
    let args: Vec<Val> = args.collect();
    walk.function(kernel, &args, &mut vec![]);
    walk.facts.unused = walk.promoted.get(&kernel).map(unused).unwrap_or_default();
    for (array, buffers) in &walk.searched {
        walk.facts.sorted |= if walk.rearranged.contains(array) { 0 } else { *buffers };
    }
    let cursors = super::cursors(&walk.facts);
    walk.facts.cursors = cursors;
    walk.facts.ranges = super::ranges::ranges(&walk.facts, &walk.loads, &walk.carried_from);
    let apart =
        super::ranges::kept_in_shared(&walk.facts, &walk.from_shared, &walk.based, &walk.counted);
    for p in apart {
        walk.facts.ranges.entry(p).or_insert(super::RangePart::Apart);
    }
    walk.facts.miscounted = super::miscounted::miscounted(&walk.facts);
    walk.facts
}

/// An abstract value.
#[derive(Clone, PartialEq, Debug)]
enum Val {
    Int(Poly),
    Ptr(Root, Option<Poly>, Taint),
    /// Not an integer; only the inputs it depends on are known.
    Other(Taint),
    /// A condition, with what is known where it holds, and where it does not.
    Cond(Taint, [Vec<Guard>; 2]),
}

struct Walk<'m> {
    module: &'m Module,
    facts: Facts,
    promoted: BTreeMap<FunctionId, Function>,
    walks: usize,
    /// What is known where the walk is.
    guards: Vec<Guard>,
    /// Values of the current function that something with an effect uses.
    live: Table<ValueId, bool>,
    /// The loop whose variables the walk is at, by its first block, and the number of its first variable.
    header: Option<(BlockId, u32)>,
    /// Integers that were loaded from buffers to which nothing has been stored since: a second load of the same
    /// cell gives the same value.
    cells: Vec<(Root, Poly, TypeId, Poly)>,
    /// What atomic updates of global memory gave, such as tickets.
    handed_out: BTreeSet<Atom>,
    /// What volatile loads and atomic operations gave that read global memory.
    watched: BTreeSet<Atom>,
    /// Reads and atomic operations of the current function that a loop waits for.
    polled: BTreeSet<InstId>,
    /// Whether the current instruction is one of them.
    polls: bool,
    /// Bit mask of the pointer parameters that were read in the middle of a range.
    halved: u64,
    /// The shared arrays that were.
    halved_shared: BTreeSet<SymbolId>,
    /// Shared arrays that a binary search compares, each with the pointer parameters whose cells it compares there.
    searched: BTreeMap<SymbolId, u64>,
    /// Shared arrays that get what shared memory holds, as a sort puts it there.
    rearranged: BTreeSet<SymbolId>,
    /// The cells of buffers that gave integers.
    loads: super::ranges::Loads,
    /// What loop variables begin with whose steps are not known.
    carried_from: BTreeMap<Atom, Poly>,
    /// The shared arrays that gave integers.
    from_shared: BTreeMap<Atom, SymbolId>,
    /// The pointer parameters whose cells are part of sums that shared arrays get.
    based: BTreeMap<SymbolId, BTreeSet<u16>>,
    /// Shared arrays to whose cells something is added.
    counted: BTreeSet<SymbolId>,
    /// The pointers that became integers, as assembly and address arithmetic have them.
    addresses: BTreeMap<Atom, Val>,
    /// Sizes of the structs in buffers.
    strides: &'m Strides,
    /// The numbers of the kernel's parameters, of variables that a host sets, and of their fields.
    inputs: &'m Inputs,
}

/// Maximum number of loaded cells that are known at once.
const MOST_CELLS: usize = 64;

/// Maximum number of branches above a statement that are looked at, and of comparisons that are kept of one
/// condition or for one block: a chain of "and"s could double them at every step.
const MOST_GUARDS: usize = 64;

/// What is known where both are known.
fn both(a: &[Guard], b: &[Guard]) -> Vec<Guard> {
    a.iter().chain(b).copied().take(MOST_GUARDS).collect()
}

/// Whether a pointer leads to memory that blocks share.
fn is_global(ptr: &Val) -> bool {
    matches!(ptr, Val::Ptr(Root::Param(_) | Root::Global(_), ..))
}

/// The atom that an opaque value consists of.
fn atom_of(value: &Val) -> Option<Atom> {
    match value {
        Val::Int(poly) => poly.atoms().next(),
        _ => None,
    }
}

impl Walk<'_> {
    fn parameter(&self, position: usize, ty: TypeId) -> Val {
        let p = u16::try_from(position).unwrap_or(u16::MAX);
        match self.module.types.get(ty) {
            Type::Int(_) => Val::Int(Poly::atom(Atom::Param(p))),
            Type::Ptr { .. } => Val::Ptr(Root::Param(p), Some(Poly::default()), Taint::default()),
            _ => Val::Other(Taint { params: bit(p), ..Taint::default() }),
        }
    }

    fn opaque(&mut self, taint: Taint) -> Val {
        let known = self.facts.opaque.len();
        if known < MOST_FACTS {
            self.facts.opaque.push(taint);
        }
        Val::Int(Poly::atom(Atom::Opaque(known.min(MOST_FACTS - 1) as u32)))
    }

    fn taint_of(&self, value: &Val) -> Taint {
        match value {
            Val::Int(poly) => self.facts.taint(poly),
            Val::Ptr(_, offset, taint) => {
                offset.as_ref().map_or(*taint, |o| taint.or(self.facts.taint(o)))
            }
            Val::Other(taint) | Val::Cond(taint, _) => *taint,
        }
    }

    fn function(&mut self, id: FunctionId, args: &[Val], stack: &mut Vec<FunctionId>) -> Val {
        let taint = args.iter().fold(Taint::default(), |t, a| t.or(self.taint_of(a)));
        if stack.contains(&id) || stack.len() >= MOST_DEPTH || self.walks >= MOST_WALKS {
            return self.opaque(taint);
        }
        self.walks += 1;
        stack.push(id);
        let module = self.module;
        let function = self
            .promoted
            .entry(id)
            .or_insert_with(|| promote(module, &module.functions[id]).function)
            .clone();
        let mut values: Table<ValueId, Option<Val>> = Table::filled(None, function.values.len());
        for (param, arg) in function.params.iter().zip(args) {
            values[param.value] = Some(arg.clone());
        }
        let cfg = Cfg::new(&function);
        let dominators = DominatorTree::new(&cfg);
        let known = self.guards.len();
        let live = std::mem::replace(&mut self.live, live_values(&function));
        let polled = atomics::polled(module, id, &function);
        let polled = std::mem::replace(&mut self.polled, polled);
        let mut result = None;
        for &b in cfg.reverse_post_order() {
            self.guards.truncate(known);
            self.push_guards(&function, &cfg, &dominators, b, &values);
            for &i in &function.blocks[b].insts {
                let inst = &function.insts[i];
                if let InstKind::Ret(Some(v)) = &inst.kind {
                    result = Some(self.operand(&values, *v));
                }
                self.polls = self.polled.contains(&i);
                let value = self.inst(&function, &cfg, b, inst, &values, stack);
                if let (Some(r), Some(value)) = (inst.result, value) {
                    values[r] = Some(value);
                }
            }
        }
        self.guards.truncate(known);
        self.live = live;
        self.polled = polled;
        self.carried(&function, &values);
        stack.pop();
        result.unwrap_or(Val::Other(taint))
    }

    /// Adds what the branches above block `b` tell.
    fn push_guards(
        &mut self,
        function: &Function,
        cfg: &Cfg,
        dominators: &DominatorTree,
        b: BlockId,
        values: &Table<ValueId, Option<Val>>,
    ) {
        let mut at = Some(b);
        let most = self.guards.len() + MOST_GUARDS;
        for _ in 0..MOST_GUARDS {
            let Some(block) = at.filter(|_| self.guards.len() < most) else { return };
            if let [from] = *cfg.predecessors(block)
                && let Some(&last) = function.blocks[from].insts.last()
                && let InstKind::CondBr { cond, then_to, else_to } = function.insts[last].kind
                && then_to != else_to
                && let Val::Cond(_, [yes, no]) = self.operand(values, cond)
            {
                self.guards.extend(if then_to == block { yes } else { no });
            }
            at = dominators.idom(block);
        }
    }

    /// Conditions of branches on loaded data that is carried around a loop, which a walk from top
    /// to bottom misses.
    fn carried(&mut self, function: &Function, values: &Table<ValueId, Option<Val>>) {
        let mut open: Vec<Operand> = vec![];
        for inst in function.blocks.iter().filter_map(|(_, b)| b.insts.last()) {
            match function.insts[*inst].kind {
                InstKind::CondBr { cond: value, .. } | InstKind::Switch { value, .. } => {
                    open.push(value);
                }
                _ => {}
            }
        }
        let mut seen: Table<ValueId, bool> = Table::filled(false, function.values.len());
        while let Some(operand) = open.pop() {
            let Operand::Value(v) = operand else { continue };
            if std::mem::replace(&mut seen[v], true) {
                continue;
            }
            let ValueDef::Inst(inst) = function.values[v].def else { continue };
            let kind = &function.insts[inst].kind;
            if let (InstKind::Load { .. }, Some(value)) = (kind, &values[v]) {
                self.facts.deciding |= self.taint_of(value).loaded;
            }
            kind.for_each_operand(|operand| open.push(operand));
        }
    }

    fn operand(&mut self, values: &Table<ValueId, Option<Val>>, operand: Operand) -> Val {
        match operand {
            Operand::Value(v) => {
                values.get(v).cloned().flatten().unwrap_or(Val::Other(Taint::default()))
            }
            Operand::Const(c) => self.constant(c, 0),
            _ => Val::Other(Taint::default()),
        }
    }

    fn constant(&mut self, id: ConstId, depth: usize) -> Val {
        let module = self.module;
        let constant = &module.constants[id];
        match &constant.kind {
            ConstKind::Int(bits) => {
                let width = module.types.scalar_bits(constant.ty).unwrap_or(64);
                Val::Int(Poly::constant(signed(*bits, width)))
            }
            ConstKind::Zero => Val::Int(Poly::default()),
            ConstKind::Symbol(symbol) => {
                let root = self.symbol(*symbol);
                Val::Ptr(root, Some(Poly::default()), Taint::default())
            }
            ConstKind::Expr(ConstExpr::Cast(_, inner)) if depth < 16 => {
                self.constant(*inner, depth + 1)
            }
            ConstKind::Expr(ConstExpr::Gep { source, base, indices, .. }) if depth < 16 => {
                let base = self.constant(*base, depth + 1);
                let indices: Vec<Val> =
                    indices.iter().map(|&i| self.constant(i, depth + 1)).collect();
                self.gep(*source, base, &indices)
            }
            _ => Val::Other(Taint::default()),
        }
    }

    /// A floating-point constant.
    fn float(&self, operand: Operand) -> Option<f64> {
        let Operand::Const(id) = operand else { return None };
        let constant = &self.module.constants[id];
        let ConstKind::Float(bits) = constant.kind else { return None };
        let number = match self.module.types.get(constant.ty) {
            Type::Float(FloatKind::Float) => f64::from(f32::from_bits(bits as u32)),
            Type::Float(FloatKind::Double) => f64::from_bits(bits as u64),
            _ => return None,
        };
        number.is_finite().then_some(number)
    }

    /// The special register that a load from `ptr` reads, if it is part of a variable such as `@threadIdx`,
    /// as in old IR.
    fn builtin(&self, ptr: &Val) -> Option<SpecialRegister> {
        let Val::Ptr(Root::Global(symbol), Some(offset), _) = ptr else { return None };
        let symbol = &self.module.symbols[*symbol];
        let SymbolKind::Global(g) = symbol.kind else { return None };
        let variable = BuiltinVariable::resolve(&symbol.name)?;
        let offset = u64::try_from(offset.as_constant()?).ok()?;
        self.module.globals[g].init.is_none().then(|| variable.register(offset))?
    }

    fn symbol(&mut self, symbol: SymbolId) -> Root {
        let module = self.module;
        let SymbolKind::Global(g) = module.symbols[symbol].kind else { return Root::Unknown };
        let global = &module.globals[g];
        if global.space.0 != 3 && global.section.as_deref() != Some("__shared__") {
            return Root::Global(symbol);
        }
        let mut ty = global.ty;
        while let Type::Array { elem, len: len @ 1.. } = module.types.get(ty) {
            self.facts.shared_sizes.insert(*len);
            ty = *elem;
        }
        if let Type::Array { elem, len: 0 } = module.types.get(global.ty) {
            self.facts.dynamic_shared = true;
            let size = module.types.size_of(*elem).unwrap_or(1);
            self.facts.dynamic_element = self.facts.dynamic_element.max(size);
        }
        Root::Shared(symbol)
    }

    fn access(&mut self, ptr: &Val, writes: bool, atomic: bool, volatile: bool) {
        let taint = self.taint_of(ptr);
        let (root, offset) = match ptr {
            Val::Ptr(root, offset, _) => (*root, offset.clone()),
            _ => (Root::Unknown, None),
        };
        if self.facts.accesses.len() < MOST_FACTS {
            let guards = self.guards.clone();
            let fact = AccessFact { root, offset, taint, writes, atomic, volatile, guards };
            self.facts.accesses.push(fact);
        }
    }

    /// The abstract result of an instruction; facts are recorded.
    fn inst(
        &mut self,
        function: &Function,
        cfg: &Cfg,
        block: BlockId,
        inst: &Inst,
        values: &Table<ValueId, Option<Val>>,
        stack: &mut Vec<FunctionId>,
    ) -> Option<Val> {
        if !matches!(inst.kind, InstKind::Phi { .. }) {
            self.header = None;
        }
        let opaque = self.facts.opaque.len();
        let value = match &inst.kind {
            InstKind::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.operand(values, *lhs), self.operand(values, *rhs));
                self.binary(*op, &a, &b)
            }
            InstKind::ICmp { pred, lhs, rhs, .. } => {
                let (a, b) = (self.operand(values, *lhs), self.operand(values, *rhs));
                let taint = self.taint_of(&a).or(self.taint_of(&b));
                self.own_index(*pred, [*lhs, *rhs], function, values);
                self.runs(&a, &b);
                self.searches(&taint);
                if let (Val::Int(lhs), Val::Int(rhs)) = (&a, &b) {
                    for side in [lhs, rhs] {
                        if let Some(c) = side.as_constant() {
                            self.facts.compared.insert(c);
                        }
                    }
                    // A ticket is compared with the one that is served.
                    let own = |poly: &Poly| poly.has(|a| self.handed_out.contains(&a));
                    let watched = |poly: &Poly| poly.has(|a| self.watched.contains(&a));
                    if matches!(pred, IntPredicate::Eq | IntPredicate::Ne)
                        && (own(lhs) && watched(rhs) || watched(lhs) && own(rhs))
                        && lhs != rhs
                    {
                        self.facts.locks = true;
                    }
                    let compare = self.facts.compares.len();
                    if compare < MOST_FACTS {
                        let kind_of_block = [(lhs, rhs), (rhs, lhs)].iter().any(|(a, b)| {
                            (0..3u8).any(|axis| **a == Poly::atom(Atom::Ctaid(axis)))
                                && b.as_constant().is_some()
                        });
                        let (lhs, rhs) = (lhs.clone(), rhs.clone());
                        self.facts.compares.push(CompareFact { pred: *pred, lhs, rhs });
                        let guard = |holds| vec![Guard { compare: compare as u32, holds }];
                        // Which kind of block it is does not tell blocks of one kind apart.
                        let axes = if kind_of_block { 0 } else { taint.axes };
                        let taint = Taint { axes, ..taint };
                        return Some(Val::Cond(taint, [guard(true), guard(false)]));
                    }
                }
                Val::Other(taint)
            }
            InstKind::FCmp { lhs, rhs, .. } => {
                let (a, b) = (self.operand(values, *lhs), self.operand(values, *rhs));
                let taint = self.taint_of(&a).or(self.taint_of(&b));
                self.searches(&taint);
                for side in [lhs, rhs] {
                    if let Some(number) = self.float(*side)
                        && self.facts.compared_floats.len() < 16
                    {
                        self.facts.compared_floats.push(number);
                    }
                }
                Val::Other(taint)
            }
            InstKind::Cast { op, value, .. } => {
                let inner = self.operand(values, *value);
                match (op, inner) {
                    (CastOp::ZExt | CastOp::SExt, Val::Other(taint) | Val::Cond(taint, _)) => {
                        self.opaque(taint)
                    }
                    (CastOp::Trunc, Val::Int(poly)) if self.narrow(inst.ty) => {
                        let taint = self.facts.taint(&poly);
                        self.opaque(taint)
                    }
                    (CastOp::PtrToInt, inner @ Val::Ptr(..)) => {
                        let taint = self.taint_of(&inner);
                        let address = self.opaque(taint);
                        if let Some(atom) = atom_of(&address) {
                            self.addresses.insert(atom, inner);
                        }
                        address
                    }
                    (CastOp::PtrToInt | CastOp::FpToSi | CastOp::FpToUi, inner) => {
                        let taint = self.taint_of(&inner);
                        self.opaque(taint)
                    }
                    (CastOp::IntToPtr, inner) => self.pointer(&inner),
                    (_, inner) => inner,
                }
            }
            InstKind::Freeze(value) => self.operand(values, *value),
            InstKind::ExtractValue { aggregate, indices }
                if let Some(element) = function.inserted(*aggregate, indices) =>
            {
                self.operand(values, element)
            }
            InstKind::Gep { source, base, indices, .. } => {
                let base = self.operand(values, *base);
                let indices: Vec<Val> = indices.iter().map(|&i| self.operand(values, i)).collect();
                self.gep(*source, base, &indices)
            }
            InstKind::Alloca { .. } => {
                Val::Ptr(Root::Local, Some(Poly::default()), Taint::default())
            }
            InstKind::Load { ptr, volatile, atomic, .. } => {
                let ptr = self.operand(values, *ptr);
                if let Some(register) = self.builtin(&ptr) {
                    return Some(self.register(register, true));
                }
                if let Some(field) = self.field(inst.ty, &ptr) {
                    return Some(field);
                }
                self.access(&ptr, false, atomic.is_some(), *volatile);
                self.reads(&ptr);
                if *volatile || atomic.is_some() {
                    let value = self.loaded(inst.ty, &ptr, false);
                    if is_global(&ptr) {
                        self.watched.extend(atom_of(&value));
                    }
                    return Some(value);
                }
                self.reloaded(inst.ty, &ptr)
            }
            InstKind::Store { value, ptr, volatile, atomic, .. } => {
                let value = self.operand(values, *value);
                let ptr = self.operand(values, *ptr);
                if let (Val::Ptr(Root::Shared(_), ..), Some(atom)) = (&ptr, atom_of(&value)) {
                    self.facts.tickets |= self.handed_out.contains(&atom);
                }
                self.fills(&ptr, &value);
                self.facts.stored_axes |= self.taint_of(&value).axes;
                self.access(&ptr, true, atomic.is_some(), *volatile);
                if let Val::Ptr(root, ..) = ptr {
                    self.cells.retain(|cell| cell.0 != root);
                }
                return None;
            }
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => self.atomic(inst, values),
            InstKind::Select { cond, on_true, on_false, .. } => {
                let cond = self.operand(values, *cond);
                let (a, b) = (self.operand(values, *on_true), self.operand(values, *on_false));
                let bit = |o: &Operand| self.bit(*o);
                if a == b {
                    a
                } else if let (Some(false), Val::Cond(t, [x, _]), Val::Cond(u, [y, _])) =
                    (bit(on_false), &cond, &a)
                {
                    // Logical "and".
                    Val::Cond(t.or(*u), [both(x, y), vec![]])
                } else if let (Some(true), Val::Cond(t, [_, x]), Val::Cond(u, [_, y])) =
                    (bit(on_true), &cond, &b)
                {
                    // Logical "or".
                    Val::Cond(t.or(*u), [vec![], both(x, y)])
                } else {
                    let taint = [&cond, &a, &b].map(|v| self.taint_of(v));
                    let taint = taint[0].or(taint[1]).or(taint[2]);
                    self.merged(inst.ty, &[a, b], taint)
                }
            }
            InstKind::Phi { incoming, .. } => {
                self.phi(function, cfg, block, inst, incoming, values)
            }
            InstKind::CondBr { cond: value, .. } | InstKind::Switch { value, .. } => {
                let value = self.operand(values, *value);
                let taint = self.taint_of(&value);
                // Contents for which an assertion about shared memory fails are discarded anyway.
                let stops = |b: BlockId| {
                    let last = function.blocks[b].insts.last().map(|&i| &function.insts[i].kind);
                    matches!(last, Some(InstKind::Unreachable))
                };
                let checks = match inst.kind {
                    InstKind::CondBr { then_to, else_to, .. } => stops(then_to) || stops(else_to),
                    _ => false,
                };
                if !(taint.memory && checks) {
                    self.facts.deciding |= taint.loaded;
                }
                if let (InstKind::Switch { cases, .. }, Val::Int(poly)) = (&inst.kind, &value) {
                    for (c, _) in cases {
                        if let Val::Int(case) = self.constant(*c, 0) {
                            self.facts.compared.extend(case.as_constant());
                            let lhs = poly.clone();
                            let pred = IntPredicate::Eq;
                            self.facts.compares.push(CompareFact { pred, lhs, rhs: case });
                        }
                    }
                }
                return None;
            }
            InstKind::Call(call) => {
                let used = inst.result.is_some_and(|r| self.live[r]);
                self.call(call, used, values, stack)
            }
            other => {
                let mut taint = Taint::default();
                let mut operands = vec![];
                other.for_each_operand(|o| operands.push(o));
                for o in operands {
                    let value = self.operand(values, o);
                    taint = taint.or(self.taint_of(&value));
                }
                self.shaped(inst.ty, taint)
            }
        };
        if !matches!(inst.kind, InstKind::Load { .. } | InstKind::Call(_)) {
            self.follow_lanes(inst, &value, opaque, values);
        }
        Some(value)
    }

    /// The value of a constant condition.
    fn bit(&self, operand: Operand) -> Option<bool> {
        let Operand::Const(id) = operand else { return None };
        match self.module.constants[id].kind {
            ConstKind::Int(bits) => Some(bits & 1 != 0),
            ConstKind::Zero => Some(false),
            _ => None,
        }
    }

    /// Whether integers of the type are too narrow to hold a size.
    fn narrow(&self, ty: TypeId) -> bool {
        self.module.types.scalar_bits(ty).is_some_and(|bits| bits < 16)
    }

    /// A value of type `ty` of which only the inputs are known.
    fn shaped(&mut self, ty: TypeId, taint: Taint) -> Val {
        match self.module.types.get(ty) {
            Type::Int(bits) if *bits > 1 => self.opaque(taint),
            Type::Ptr { .. } => Val::Ptr(Root::Unknown, None, taint),
            _ => Val::Other(taint),
        }
    }

    /// The join of several values.
    fn merged(&mut self, ty: TypeId, values: &[Val], taint: Taint) -> Val {
        let mut roots = values.iter().filter_map(|v| match v {
            Val::Ptr(root, ..) => Some(*root),
            _ => None,
        });
        if let Some(first) = roots.next() {
            let root = if roots.all(|r| r == first) { first } else { Root::Unknown };
            return Val::Ptr(root, None, taint);
        }
        self.shaped(ty, taint)
    }

    fn binary(&mut self, op: BinaryOp, a: &Val, b: &Val) -> Val {
        let taint = self.taint_of(a).or(self.taint_of(b));
        if let (Val::Cond(_, [yes, no]), Val::Cond(_, [also, neither])) = (a, b) {
            match op {
                BinaryOp::And => return Val::Cond(taint, [both(yes, also), vec![]]),
                BinaryOp::Or => return Val::Cond(taint, [vec![], both(no, neither)]),
                _ => {}
            }
        }
        if let (Val::Cond(_, [yes, no]), Val::Int(y), BinaryOp::Xor) = (a, b, op)
            && y.as_constant().is_some_and(|c| c != 0)
        {
            return Val::Cond(taint, [no.clone(), yes.clone()]);
        }
        let (Val::Int(x), Val::Int(y)) = (a, b) else {
            return Val::Other(taint);
        };
        let threads = taint.thread || x.has(|a| matches!(a, Atom::Ntid(_)));
        let mut of_lane = self.facts.is_of_lane(x) && self.facts.is_of_lane(y);
        if let (true, Some(c)) = (threads, y.as_constant()) {
            let by_warp = match op {
                BinaryOp::And => c == 31 || c == -32,
                BinaryOp::LShr | BinaryOp::AShr => c == 5,
                BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => c == 32,
                _ => false,
            };
            self.facts.warp_math |= by_warp;
            of_lane |= by_warp && (matches!(op, BinaryOp::URem | BinaryOp::SRem) || c == 31);
            let own = |axis| x.has(|a| a == Atom::Tid(axis));
            self.facts.warps_in_rows |= by_warp && own(0) && !own(1) && !own(2);
            let mixes = matches!(op, BinaryOp::And | BinaryOp::Xor | BinaryOp::Or);
            self.facts.beyond_warp |= mixes && c >= 32;
        }
        let mut derived = None;
        let poly = match op {
            BinaryOp::Add => x.add(y),
            BinaryOp::Sub => x.sub(y),
            BinaryOp::Mul => {
                for side in [x, y] {
                    self.facts.multiplied.extend(side.as_constant());
                }
                x.mul(y)
            }
            BinaryOp::Shl => {
                self.facts.amounts.extend(amount(y));
                y.as_constant().filter(|s| (0..31).contains(s)).and_then(|s| {
                    self.facts.multiplied.insert(1 << s);
                    x.scale(1 << s)
                })
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                self.facts.divisors.extend(y.as_param());
                self.facts.compared.extend(y.as_constant());
                let quotient = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv);
                let (x, y) = (x.clone(), y.clone());
                derived =
                    Some(if quotient { Derived::Quotient(x, y) } else { Derived::Remainder(x, y) });
                None
            }
            BinaryOp::And => {
                // `x & 63` is `x % 64`.
                let power = |mask: &Poly| {
                    mask.as_constant()
                        .and_then(|m| m.checked_add(1))
                        .filter(|m| m.count_ones() == 1)
                };
                for (value, mask) in [(x, y), (y, x)] {
                    if value.as_constant().is_none() {
                        self.facts.masks.extend(mask.as_param());
                    }
                    self.facts.compared.extend(power(mask));
                    if let Some(n) = power(mask) {
                        derived = Some(Derived::Remainder(value.clone(), Poly::constant(n)));
                    }
                    // `x & (n - 1)`: `n` is a power of two.
                    if let Some(n) =
                        mask.add(&Poly::constant(1)).filter(|_| mask.as_constant().is_none())
                    {
                        if let Some(p) = n.as_param() {
                            self.facts.powers_of_two.insert(p);
                        }
                        derived.get_or_insert_with(|| Derived::Remainder(value.clone(), n));
                    }
                }
                None
            }
            BinaryOp::LShr | BinaryOp::AShr => {
                self.facts.amounts.extend(amount(y));
                let by = y.as_constant().filter(|s| (0..31).contains(s));
                derived = by.map(|s| Derived::Quotient(x.clone(), Poly::constant(1 << s)));
                None
            }
            _ => None,
        };
        if let Some(poly) = poly {
            Val::Int(poly)
        } else {
            let value = self.opaque(taint);
            if let Val::Int(poly) = &value
                && let Some(Atom::Opaque(number)) = poly.atoms().next()
                && (number as usize) < MOST_FACTS - 1
            {
                self.facts.derived.extend(derived.map(|derived| (number, derived)));
                self.facts.of_lane.extend((taint.thread && of_lane).then_some(number));
            }
            value
        }
    }

    fn call(
        &mut self,
        call: &ir::Call,
        used: bool,
        values: &Table<ValueId, Option<Val>>,
        stack: &mut Vec<FunctionId>,
    ) -> Val {
        let module = self.module;
        let args: Vec<Val> = call.args.iter().map(|a| self.operand(values, a.value)).collect();
        let taint = args.iter().fold(Taint::default(), |t, a| t.or(self.taint_of(a)));
        let intrinsic = module.intrinsic(call);
        if let Some(Intrinsic::SpecialRegister { register, implies_axis }) = intrinsic {
            return self.register(register, implies_axis && used);
        }
        let callee = module.callee(call.callee);
        if let Some(f) = callee.filter(|&f| !module.functions[f].is_declaration()) {
            return self.function(f, &args, stack);
        }
        let holds = |property: fn(Intrinsic) -> bool| intrinsic.is_some_and(property);
        self.facts.barriers |= holds(Intrinsic::is_block_barrier) || holds(Intrinsic::is_mbarrier);
        let count = intrinsic.and_then(Intrinsic::barrier_count).and_then(|at| args.get(at));
        if let Some(Val::Int(count)) = count
            && let Some(count) = count.as_constant().and_then(|n| u32::try_from(n).ok())
            && (1..=1024).contains(&count)
        {
            self.facts.barrier_counts.insert(count);
        }
        let exchanges = holds(Intrinsic::is_warp_exchange);
        self.facts.lanes |= exchanges;
        self.facts.warp_sync |= exchanges || holds(Intrinsic::is_warp_barrier);
        let atomic = holds(Intrinsic::is_atomic);
        let copies = matches!(intrinsic, Some(Intrinsic::Copy { .. }));
        for (position, arg) in args.iter().enumerate() {
            let access = intrinsic.and_then(|i| i.access(position));
            if let (Val::Ptr(..), true, Some(access)) = (arg, atomic || copies, access) {
                self.facts.atomics |= access.atomic;
                self.access(arg, access.writes, access.atomic, false);
            }
        }
        let ret = match module.types.get(call.function_ty) {
            Type::Function { ret, .. } => *ret,
            _ => call.function_ty,
        };
        self.facts.found_pointers |= matches!(module.types.get(ret), Type::Ptr { .. });
        let mut taint = Taint { atomic: taint.atomic | atomic, ..taint };
        taint.thread |= exchanges;
        self.shaped(ret, taint)
    }

    /// The abstract value of a special register.
    fn register(&mut self, register: SpecialRegister, implies_axis: bool) -> Val {
        use SpecialRegister as R;
        let (seen, axis, atom): (_, _, fn(u8) -> Atom) = match register {
            R::Tid(axis) => (&mut self.facts.tid, axis, Atom::Tid),
            R::Ctaid(axis) => (&mut self.facts.ctaid, axis, Atom::Ctaid),
            R::Ntid(axis) => (&mut self.facts.ntid, axis, Atom::Ntid),
            R::Nctaid(axis) => (&mut self.facts.nctaid, axis, Atom::Nctaid),
            R::WarpSize => return Val::Int(Poly::constant(32)),
            _ => {
                self.facts.lanes = true;
                return self.opaque(Taint { thread: true, ..Taint::default() });
            }
        };
        seen[axis as usize] |= implies_axis;
        Val::Int(Poly::atom(atom(axis as u8)))
    }
}

/// The parameter by which something is shifted, as in `1 << (n - 1)`.
fn amount(by: &Poly) -> Option<u16> {
    by.sub(&Poly::constant(by.constant_part()))?.as_param()
}

/// The low `width` bits as a signed number, `i64::MAX` if that does not fit.
fn signed(bits: u128, width: u32) -> i64 {
    if width == 1 || width >= 128 {
        return i64::try_from(bits).unwrap_or(i64::MAX);
    }
    let shift = 128 - width;
    let value = ((bits << shift) as i128) >> shift;
    i64::try_from(value).unwrap_or(i64::MAX)
}
