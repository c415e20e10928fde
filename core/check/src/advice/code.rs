//! What the code around two accesses says: updates, locks, flags, loops, and where barriers can be added.

use super::trace::When;
use crate::symbolizer::{Analysed, Symbolizer};
use detect::advice::Update;
use detect::finding::StatementId;
use detect::symbols::{Loc, Place};
use events::SiteId;
use ir::analysis::LoopId;
use ir::intrinsics::Intrinsic;
use ir::{
    BinaryOp, BlockId, FloatKind, Function, FunctionId, InstId, InstKind, IntPredicate, Module,
    Operand, RmwOp, Type, ValueId,
};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;
use vm::bytecode::Program;

/// How deep expressions are followed.
const MAX_DEPTH: u32 = 12;
/// How many instructions are visited when a value is followed.
const MAX_VISITED: usize = 400;

/// The code of a kernel and what it calls.
pub(super) struct Code<'a> {
    pub(super) module: &'a Module,
    pub(super) program: &'a Program,
    pub(super) symbols: &'a Symbolizer<'a>,
    views: RefCell<BTreeMap<FunctionId, Rc<View>>>,
}

/// A function, with what is looked up often.
pub(super) struct View {
    pub(super) analysed: Arc<Analysed>,
    spots: HashMap<InstId, (BlockId, usize)>,
    defined: HashMap<ValueId, InstId>,
    sites: HashMap<InstId, SiteId>,
}

/// An instruction in its function.
#[derive(Clone)]
pub(super) struct Spot {
    pub(super) view: Rc<View>,
    pub(super) function: FunctionId,
    pub(super) inst: InstId,
    pub(super) block: BlockId,
    pub(super) index: usize,
}

/// What an atomic operation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AtomicKind {
    /// It may take a lock.
    Swap,
    /// It may announce or observe something.
    Other,
}

impl View {
    pub(super) fn function(&self) -> &Function {
        &self.analysed.promoted.function
    }
    fn def(&self, operand: Operand) -> Option<(InstId, &InstKind)> {
        let Operand::Value(value) = operand else { return None };
        let inst = *self.defined.get(&value)?;
        Some((inst, &self.function().insts.get(inst)?.kind))
    }
}

impl Spot {
    /// Whether the address of an access depends on what changes from iteration to iteration.
    pub(super) fn address_varies(&self) -> bool {
        let (InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. }) = self.kind() else {
            return true;
        };
        let mut open = vec![*ptr];
        let mut seen = BTreeSet::new();
        while let Some(operand) = open.pop() {
            let Some((inst, kind)) = self.view.def(operand) else { continue };
            if matches!(kind, InstKind::Phi { .. }) || seen.len() > MAX_VISITED {
                return true;
            }
            if seen.insert(inst) {
                kind.for_each_operand(|o| open.push(o));
            }
        }
        false
    }

    /// Whether control can come from each of the two to the other.
    pub(super) fn in_one_loop(&self, other: &Self) -> bool {
        self.reaches(other) && other.reaches(self)
    }

    /// Whether it is in a loop of `function`.
    pub(super) fn is_in(&self, function: FunctionId, l: LoopId) -> bool {
        self.function == function && self.view.analysed.analysis.loops.contains(l, self.block)
    }

    pub(super) fn kind(&self) -> &InstKind {
        &self.view.function().insts[self.inst].kind
    }
    /// Whether control passes this one before the other, whenever it comes to the other.
    fn dominates(&self, other: &Spot) -> bool {
        if self.function != other.function {
            return false;
        }
        if self.block == other.block {
            return self.index < other.index;
        }
        self.view.analysed.analysis.dominators.strictly_dominates(self.block, other.block)
    }
    /// Whether control can come from here to the other.
    pub(super) fn reaches(&self, other: &Spot) -> bool {
        if self.function != other.function {
            return false;
        }
        if self.block == other.block && self.index < other.index {
            return true;
        }
        let cfg = &self.view.analysed.analysis.cfg;
        let mut seen = BTreeSet::new();
        let mut open = cfg.successors(self.block).to_vec();
        while let Some(block) = open.pop() {
            if block == other.block {
                return true;
            }
            if seen.insert(block) {
                open.extend(cfg.successors(block));
            }
        }
        false
    }
}

impl<'a> Code<'a> {
    pub(super) fn new(
        module: &'a Module,
        program: &'a Program,
        symbols: &'a Symbolizer<'a>,
    ) -> Self {
        Self { module, program, symbols, views: RefCell::default() }
    }

    pub(super) fn view(&self, id: FunctionId) -> Rc<View> {
        if let Some(view) = self.views.borrow().get(&id) {
            return view.clone();
        }
        let analysed = self.symbols.analysis(id);
        let (mut spots, mut defined) = (HashMap::new(), HashMap::new());
        for (block, b) in analysed.promoted.function.blocks.iter() {
            for (index, &inst) in b.insts.iter().enumerate() {
                spots.insert(inst, (block, index));
                if let Some(result) =
                    analysed.promoted.function.insts.get(inst).and_then(|i| i.result)
                {
                    defined.insert(result, inst);
                }
            }
        }
        let mut sites = HashMap::new();
        for (site, s) in self.program.sites.iter() {
            if s.function == id {
                sites.entry(s.inst).or_insert(site);
            }
        }
        let view = Rc::new(View { analysed, spots, defined, sites });
        self.views.borrow_mut().insert(id, view.clone());
        view
    }

    pub(super) fn spot(&self, statement: StatementId) -> Option<Spot> {
        let function = FunctionId(statement.function);
        let _ = self.module.functions.get(function)?;
        self.spot_of(function, InstId(statement.inst))
    }

    fn spot_of(&self, function: FunctionId, inst: InstId) -> Option<Spot> {
        let view = self.view(function);
        let &(block, index) = view.spots.get(&inst)?;
        Some(Spot { view, function, inst, block, index })
    }

    pub(super) fn site(&self, statement: StatementId) -> Option<SiteId> {
        let view = self.view(FunctionId(statement.function));
        view.sites.get(&InstId(statement.inst)).copied()
    }

    pub(super) fn place(&self, spot: &Spot) -> Place {
        let inst = &spot.view.function().insts[spot.inst];
        self.symbols.loc_of(inst.debug_loc, spot.function, spot.inst)
    }

    /// Where the instruction is in the source: outermost call if it was inlined.
    pub(super) fn outer_loc(&self, spot: &Spot) -> Option<Loc> {
        let place = self.place(spot);
        place.inlined_at.last().map_or(place.loc, |call| call.loc.clone())
    }

    fn intrinsic(&self, kind: &InstKind) -> Option<Intrinsic> {
        match kind {
            InstKind::Call(call) | InstKind::Invoke { call, .. } => self.module.intrinsic(call),
            _ => None,
        }
    }

    /// The pointer of an atomic operation or volatile access.
    fn strong(&self, kind: &InstKind) -> Option<(Operand, AtomicKind)> {
        Some(match kind {
            InstKind::CmpXchg { ptr, .. } | InstKind::AtomicRmw { op: RmwOp::Xchg, ptr, .. } => {
                (*ptr, AtomicKind::Swap)
            }
            InstKind::AtomicRmw { ptr, .. } => (*ptr, AtomicKind::Other),
            InstKind::Load { ptr, volatile, atomic, .. }
            | InstKind::Store { ptr, volatile, atomic, .. }
                if *volatile || atomic.is_some() =>
            {
                (*ptr, AtomicKind::Other)
            }
            InstKind::Call(call) => {
                let Intrinsic::Atomic { op, .. } = self.module.intrinsic(call)? else {
                    return None;
                };
                let swap = op.is_none() || op == Some(RmwOp::Xchg);
                let kind = if swap { AtomicKind::Swap } else { AtomicKind::Other };
                (call.args.first()?.value, kind)
            }
            _ => return None,
        })
    }

    fn is_fence(&self, kind: &InstKind) -> bool {
        matches!(kind, InstKind::Fence(_))
            || self.intrinsic(kind).is_some_and(|i| i.fence().is_some())
    }

    /// Whether two operands have the same value, as far as their expressions show.
    pub(super) fn same(&self, view: &View, a: Operand, b: Operand, depth: u32) -> bool {
        if a == b {
            return true;
        }
        if depth > MAX_DEPTH {
            return false;
        }
        let (Some((_, x)), Some((_, y))) = (view.def(a), view.def(b)) else { return false };
        let both = |p: Operand, q: Operand| self.same(view, p, q, depth + 1);
        match (x, y) {
            (
                InstKind::Binary { op: o, lhs: l, rhs: r, .. },
                InstKind::Binary { op: p, lhs: m, rhs: s, .. },
            ) => o == p && both(*l, *m) && both(*r, *s),
            (InstKind::Cast { op: o, value: v, .. }, InstKind::Cast { op: p, value: w, .. }) => {
                o == p && both(*v, *w)
            }
            (
                InstKind::Gep { source: s, base: x, indices: i, .. },
                InstKind::Gep { source: t, base: y, indices: j, .. },
            ) => {
                s == t
                    && i.len() == j.len()
                    && both(*x, *y)
                    && i.iter().zip(j).all(|(p, q)| both(*p, *q))
            }
            (
                InstKind::Load { ptr: p, volatile: false, atomic: None, .. },
                InstKind::Load { ptr: q, volatile: false, atomic: None, .. },
            ) => both(*p, *q),
            (InstKind::Call(c), InstKind::Call(d)) => {
                let register =
                    matches!(self.module.intrinsic(c), Some(Intrinsic::SpecialRegister { .. }));
                register
                    && c.callee == d.callee
                    && c.args.len() == d.args.len()
                    && c.args.iter().zip(&d.args).all(|(p, q)| both(p.value, q.value))
            }
            _ => false,
        }
    }

    /// The parameter, variable or other value that a pointer is made from.
    fn root(&self, view: &View, mut pointer: Operand) -> Operand {
        for _ in 0..64 {
            match view.def(pointer) {
                Some((_, InstKind::Gep { base, .. })) => pointer = *base,
                Some((_, InstKind::Cast { value, .. })) => pointer = *value,
                _ => break,
            }
        }
        if let Operand::Const(mut c) = pointer {
            for _ in 0..64 {
                use ir::{ConstExpr, ConstKind};
                match &self.module.constants[c].kind {
                    ConstKind::Expr(e) => match e {
                        ConstExpr::Cast(_, inner) => c = *inner,
                        ConstExpr::Gep { base, .. } => c = *base,
                        _ => break,
                    },
                    _ => break,
                }
            }
            return Operand::Const(c);
        }
        pointer
    }

    fn same_root(&self, view: &View, a: Operand, b: Operand) -> bool {
        let (a, b) = (self.root(view, a), self.root(view, b));
        a == b || self.same(view, a, b, 0)
    }

    /// Whether `value` is computed from the result of `of`, also through a variable in memory if `memory`.
    fn depends(&self, view: &View, value: Operand, of: InstId, memory: bool) -> bool {
        let mut open = vec![value];
        let mut seen = BTreeSet::new();
        while let Some(operand) = open.pop() {
            let Some((inst, kind)) = view.def(operand) else { continue };
            if inst == of {
                return true;
            }
            if !seen.insert(inst) || seen.len() > MAX_VISITED {
                continue;
            }
            match kind {
                InstKind::Load { ptr, .. } if memory => {
                    for (_, i) in view.function().insts.iter() {
                        if let InstKind::Store { value, ptr: to, .. } = &i.kind
                            && self.same_root(view, *ptr, *to)
                        {
                            open.push(*value);
                        }
                    }
                }
                InstKind::Load { .. } => {}
                kind => kind.for_each_operand(|o| open.push(o)),
            }
        }
        false
    }

    /// Whether control comes to `spot` only by a branch whose condition depends on `of`.
    fn controls(&self, of: &Spot, spot: &Spot) -> bool {
        let view = &spot.view;
        let function = view.function();
        let condition = |block: BlockId| match &function.terminator(block)?.kind {
            InstKind::CondBr { cond, .. } => Some(*cond),
            InstKind::Switch { value, .. } => Some(*value),
            _ => None,
        };
        let analysis = &view.analysed.analysis;
        // Of a loop that waits, the exit dominates what comes after it.
        function.blocks.keys().any(|block| {
            (analysis.dominators.dominates(block, spot.block)
                || analysis.post_dominators.is_control_dependent(spot.block, block))
                && condition(block).is_some_and(|c| self.depends(view, c, of.inst, true))
        })
    }

    fn all(&self, function: FunctionId) -> Vec<Spot> {
        let view = self.view(function);
        let mut spots = vec![];
        for (block, b) in view.function().blocks.iter() {
            for (index, &inst) in b.insts.iter().enumerate() {
                spots.push(Spot { view: view.clone(), function, inst, block, index });
            }
        }
        spots
    }

    /// The plain load of the cell at `ptr` that has `operand` as its result.
    fn read_of(&self, view: &View, operand: Operand, ptr: Operand) -> Option<InstId> {
        match view.def(operand)? {
            (inst, InstKind::Load { ptr: from, atomic: None, .. })
                if self.same(view, *from, ptr, 0) =>
            {
                Some(inst)
            }
            _ => None,
        }
    }

    /// If `write` changes a cell that it reads itself, the read, and by what.
    pub(super) fn update(&self, write: &Spot) -> Option<(InstId, Option<Update>)> {
        let InstKind::Store { value, ptr, volatile: _, atomic: None, .. } = write.kind() else {
            return None;
        };
        let view = &write.view;
        let mut open = vec![*value];
        let mut seen = BTreeSet::new();
        while let Some(operand) = open.pop() {
            if let Some(inst) = self.read_of(view, operand, *ptr) {
                let read = self.spot_of(write.function, inst)?;
                let op =
                    read.dominates(write).then(|| self.update_op(view, *value, inst)).flatten();
                return Some((inst, op));
            }
            let Some((inst, kind)) = view.def(operand) else { continue };
            if !seen.insert(inst) || seen.len() > MAX_VISITED {
                continue;
            }
            // What is loaded from elsewhere is not the cell itself.
            if !matches!(kind, InstKind::Load { .. } | InstKind::Gep { .. }) {
                kind.for_each_operand(|o| open.push(o));
            }
        }
        if self.swaps(write, *value, *ptr) {
            return None;
        }
        self.bound(write, *value, *ptr).or_else(|| self.exchange(write, *value, *ptr))
    }

    /// Whether the store is half of a swap of two cells, as a sort makes them: no atomic operation does both halves.
    fn swaps(&self, write: &Spot, value: Operand, ptr: Operand) -> bool {
        let view = &write.view;
        let function = view.function();
        let Some((_, InstKind::Load { ptr: from, .. })) = view.def(value) else { return false };
        function.blocks[write.block].insts.iter().any(|&inst| match &function.insts[inst].kind {
            InstKind::Store { value: back, ptr: to, .. } => {
                self.same(view, *to, *from, 0) && self.read_of(view, *back, ptr).is_some()
            }
            _ => false,
        })
    }

    /// `old = x; x = new`: the cell is read shortly before it is written, and both by the same threads.
    fn exchange(
        &self,
        write: &Spot,
        value: Operand,
        ptr: Operand,
    ) -> Option<(InstId, Option<Update>)> {
        let view = &write.view;
        let function = view.function();
        let pointer = || {
            let ty = self.module.operand_type(function, value)?;
            matches!(self.module.types.resolve(ty), Type::Ptr { .. }).then_some("pointer")
        };
        self.atomic_type(view, value).or_else(pointer)?;
        let before = &function.blocks[write.block].insts[..write.index];
        let quiet = |kind: &InstKind| match kind {
            InstKind::Call(call) => {
                self.module.intrinsic(call).is_some_and(|i| i.is_pure() || i.is_ignored())
            }
            _ => true,
        };
        let near = before.iter().rev().take_while(|i| quiet(&function.insts[**i].kind));
        let mut results = near.filter_map(|&i| function.insts[i].result);
        let read = results.find_map(|value| self.read_of(view, Operand::Value(value), ptr))?;
        Some((read, Some(Update::Exchange)))
    }

    /// `if (x < m) m = x`: a minimum or maximum by a branch.
    fn bound(
        &self,
        write: &Spot,
        value: Operand,
        ptr: Operand,
    ) -> Option<(InstId, Option<Update>)> {
        let view = &write.view;
        let function = view.function();
        for &p in view.analysed.analysis.cfg.predecessors(write.block) {
            let InstKind::CondBr { cond, then_to, .. } = &function.terminator(p)?.kind else {
                continue;
            };
            let cell = |operand: Operand| self.read_of(view, operand, ptr);
            let (lhs, rhs, less) = match view.def(*cond)?.1 {
                InstKind::ICmp {
                    pred: pred @ (IntPredicate::Eq | IntPredicate::Ne),
                    lhs,
                    rhs,
                    ..
                } => {
                    let taken = (*pred == IntPredicate::Eq) == (*then_to == write.block);
                    let read = [*lhs, *rhs].into_iter().find_map(&cell);
                    if let Some(read) = read.filter(|_| taken) {
                        let whole = self.atomic_type(view, value).is_some_and(|t| t != "float");
                        return Some((read, whole.then_some(Update::Claim)));
                    }
                    continue;
                }
                InstKind::ICmp { pred, lhs, rhs, .. } => {
                    use IntPredicate::{Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
                    match pred {
                        Slt | Sle | Ult | Ule => (*lhs, *rhs, true),
                        Sgt | Sge | Ugt | Uge => (*lhs, *rhs, false),
                        _ => continue,
                    }
                }
                InstKind::FCmp { pred, lhs, rhs, .. } => match pred.keyword() {
                    "olt" | "ole" | "ult" | "ule" => (*lhs, *rhs, true),
                    "ogt" | "oge" | "ugt" | "uge" => (*lhs, *rhs, false),
                    _ => continue,
                },
                _ => continue,
            };
            let less = less == (*then_to == write.block);
            let whole = self.atomic_type(view, value).is_some_and(|t| t != "float");
            let op = |max: bool| whole.then_some(if max { Update::Max } else { Update::Min });
            if let Some(read) = cell(lhs)
                && self.same(view, rhs, value, 0)
            {
                return Some((read, op(less)));
            }
            if let Some(read) = cell(rhs)
                && self.same(view, lhs, value, 0)
            {
                return Some((read, op(!less)));
            }
        }
        None
    }

    /// `int` or `float` if CUDA has atomic arithmetic for the type of `value`.
    fn atomic_type(&self, view: &View, value: Operand) -> Option<&'static str> {
        let ty = self.module.operand_type(view.function(), value)?;
        match self.module.types.resolve(ty) {
            Type::Int(32 | 64) => Some("int"),
            Type::Float(FloatKind::Float | FloatKind::Double) => Some("float"),
            _ => None,
        }
    }

    /// The operation by which `value` is made of what was read, if all the operations in between are that one.
    fn update_op(&self, view: &View, value: Operand, read: InstId) -> Option<Update> {
        let ty = self.atomic_type(view, value)?;
        let mut found: Option<Update> = None;
        let mut at = value;
        for _ in 0..MAX_DEPTH {
            let (inst, kind) = view.def(at)?;
            if inst == read {
                return found;
            }
            let holds = |o: Operand| self.depends(view, o, read, false);
            let (op, next) = match kind {
                InstKind::Binary { op, lhs, rhs, .. } => {
                    let next = if holds(*lhs) { *lhs } else { *rhs };
                    let first = next == *lhs;
                    let op = match op {
                        BinaryOp::Add | BinaryOp::FAdd => Update::Add,
                        BinaryOp::Sub | BinaryOp::FSub if first => Update::Sub,
                        BinaryOp::And => Update::And,
                        BinaryOp::Or => Update::Or,
                        BinaryOp::Xor => Update::Xor,
                        _ => return None,
                    };
                    (op, next)
                }
                // A product and its sum with the cell.
                InstKind::Call(call) if ty == "float" && call.args.len() == 3 => {
                    let multiply_add =
                        matches!(self.module.intrinsic(call), Some(Intrinsic::Float(_)));
                    let [a, b, sum] = [0, 1, 2].map(|i| call.args[i].value);
                    if !multiply_add || holds(a) || holds(b) || !holds(sum) {
                        return None;
                    }
                    (Update::Add, sum)
                }
                _ => return None,
            };
            if found.is_some_and(|f| f != op) {
                return None;
            }
            found = Some(op);
            at = next;
        }
        None
    }

    /// If `at` is between the taking and the release of a lock: both, and whether fences are there.
    pub(super) fn lock(&self, at: &Spot) -> Option<(Spot, Spot, [bool; 2])> {
        let all = self.all(at.function);
        let pointer = |s: &Spot| self.strong(s.kind()).map(|k| k.0);
        let mut best: Option<(Spot, Spot)> = None;
        for taken in &all {
            let Some((lock, AtomicKind::Swap)) = self.strong(taken.kind()) else { continue };
            if !taken.dominates(at) || !self.controls(taken, at) {
                continue;
            }
            let same = |s: &&Spot| {
                let to = match s.kind() {
                    InstKind::Store { ptr, .. } => Some(*ptr),
                    InstKind::Load { .. } => None,
                    _ => pointer(s),
                };
                s.inst != taken.inst
                    && to.is_some_and(|to| self.same(&at.view, to, lock, 0))
                    && at.reaches(s)
                    && !s.dominates(at)
            };
            if let Some(released) = all.iter().find(same)
                && best.as_ref().is_none_or(|(t, _)| t.dominates(taken))
            {
                best = Some((taken.clone(), released.clone()));
            }
        }
        let (taken, released) = best?;
        let fence = |after: &Spot, before: &Spot| {
            let between =
                |s: &&Spot| self.is_fence(s.kind()) && after.dominates(s) && s.dominates(before);
            all.iter().any(|s| between(&s))
        };
        let fences = [fence(&taken, at), fence(at, &released)];
        Some((taken, released, fences))
    }

    /// If a flag or counter announces what `write` did to who comes to `read`: its write and read, and whether
    /// fences are between data and flag on both sides.
    pub(super) fn handover(&self, write: &Spot, read: &Spot) -> Option<(Spot, Spot, [bool; 2])> {
        if write.function != read.function {
            return None;
        }
        let all = self.all(write.function);
        let root = |s: &Spot| match s.kind() {
            InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } => Some(*ptr),
            kind => self.strong(kind).map(|k| k.0),
        };
        let data = root(write)?;
        let view = &write.view;
        let writes = |s: &Spot| !matches!(s.kind(), InstKind::Load { .. });
        for announced in &all {
            let Some((flag, _)) = self.strong(announced.kind()) else { continue };
            if !writes(announced)
                || !write.reaches(announced)
                || self.same_root(view, flag, data)
                || announced.reaches(write) && !write.dominates(announced)
            {
                continue;
            }
            for observed in &all {
                let Some((of, _)) = self.strong(observed.kind()) else { continue };
                if matches!(observed.kind(), InstKind::Store { .. })
                    || !self.same_root(view, of, flag)
                    || !observed.reaches(read)
                    || !self.controls(observed, read)
                {
                    continue;
                }
                let fence = |after: &Spot, before: &Spot| {
                    all.iter().any(|s| {
                        self.is_fence(s.kind())
                            && after.reaches(s)
                            && s.reaches(before)
                            && (s.dominates(before) || after.dominates(s))
                    })
                };
                let fences = [fence(write, announced), fence(observed, read)];
                return Some((announced.clone(), observed.clone(), fences));
            }
        }
        None
    }

    /// The line of the innermost loop around both.
    pub(super) fn innermost_loop(&self, a: &Spot, b: &Spot) -> Option<Loc> {
        let loops = self.loops(a.function);
        let mut around = loops
            .into_iter()
            .filter(|(id, ..)| a.is_in(a.function, *id) && b.is_in(a.function, *id));
        // An outer loop comes before those inside it.
        around.next_back()?.2
    }

    /// Whether `write` stores what is made of the value that `read` loads.
    pub(super) fn feeds(&self, read: &Spot, write: &Spot) -> bool {
        match write.kind() {
            _ if read.function != write.function
                || !matches!(read.kind(), InstKind::Load { .. }) =>
            {
                false
            }
            InstKind::Store { value, .. } => self.depends(&write.view, *value, read.inst, false),
            kind => {
                let mut values = vec![];
                if self.strong(kind).is_some() {
                    kind.for_each_operand(|o| values.push(o));
                }
                values.into_iter().any(|v| self.depends(&write.view, v, read.inst, false))
            }
        }
    }

    /// Whether control comes to `b` by a branch that depends on the result of `a`.
    pub(super) fn decides(&self, a: &Spot, b: &Spot) -> bool {
        a.function == b.function && self.controls(a, b)
    }

    /// The innermost branch that keeps threads of a block from both, but not from what comes after it: no loop,
    /// no return.
    pub(super) fn branch_around(&self, a: &Spot, b: &Spot) -> Option<Loc> {
        if a.function != b.function || self.program.functions.first()?.source != a.function {
            return None;
        }
        let analysis = &a.view.analysed.analysis;
        let plain = analysis.post_dominators_with_returns(a.view.function());
        let of = |s: &Spot| plain.all_controlling_branches(s.block);
        let (of_a, of_b) = (of(a), of(b));
        let divergent: Vec<BlockId> = of_a
            .into_iter()
            .filter(|x| of_b.contains(x) && analysis.uniformity.is_divergent_branch(*x))
            .collect();
        let &[branch] = &divergent[..] else { return None };
        let exits = plain.ipdom(branch).is_none_or(|join| {
            // A branch that leaves a loop or the kernel cannot be ended earlier.
            analysis.cfg.successors(join).is_empty() && analysis.cfg.predecessors(join).len() < 2
        });
        let in_loop = analysis.loops.innermost(branch);
        if exits
            || in_loop != analysis.loops.innermost(a.block)
            || in_loop != analysis.loops.innermost(b.block)
        {
            return None;
        }
        let leaves = in_loop.is_some_and(|l| {
            analysis.cfg.successors(branch).iter().any(|&s| !analysis.loops.contains(l, s))
        });
        if leaves {
            return None;
        }
        let last = *a.view.function().blocks[branch].insts.last()?;
        let spot = self.spot_of(a.function, last)?;
        let place = self.place(&spot);
        place.inlined_at.is_empty().then_some(place.loc).flatten()
    }

    /// Loops of a function: head as a statement that runs once in an iteration, and the line of the loop.
    pub(super) fn loops(&self, function: FunctionId) -> Vec<(LoopId, Option<SiteId>, Option<Loc>)> {
        let view = self.view(function);
        let analysis = &view.analysed.analysis;
        let mut loops = vec![];
        for (id, of) in analysis.loops.loops.iter() {
            let head = &view.function().blocks[of.header];
            let site = head.insts.iter().find_map(|i| view.sites.get(i)).copied();
            let mut locs: Vec<Loc> = vec![];
            for block in of.latches.iter().chain([&of.header]) {
                let last = view.function().blocks[*block].insts.last();
                let spot = last.and_then(|&i| self.spot_of(function, i));
                locs.extend(spot.and_then(|s| self.place(&s).loc));
            }
            locs.sort_by_key(|l| (l.line, l.column));
            loops.push((id, site, locs.into_iter().next()));
        }
        loops
    }

    /// Places of `function` where a barrier could be added: between statements, in blocks that all threads of a
    /// block pass. Each with its block, and whether the block ends there.
    pub(super) fn points(&self, function: FunctionId) -> Vec<PointAt> {
        let view = self.view(function);
        let f = view.function();
        let analysis = &view.analysed.analysis;
        let plain = analysis.post_dominators_with_returns(f);
        let mut points = vec![];
        for &block in analysis.cfg.reverse_post_order() {
            let divergent = plain
                .all_controlling_branches(block)
                .into_iter()
                .any(|b| analysis.uniformity.is_divergent_branch(b));
            if divergent {
                continue;
            }
            // The head of a loop that only decides whether it goes on is not a place of the source.
            let in_loop = analysis.loops.innermost(block);
            let insts = &f.blocks[block].insts;
            let works = |i: &InstId| match &f.insts[*i].kind {
                InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. } => true,
                InstKind::Call(call) => self.module.intrinsic(call).is_none_or(|i| {
                    !i.is_pure()
                        && !i.is_ignored()
                        && !matches!(i, Intrinsic::SpecialRegister { .. })
                }),
                _ => false,
            };
            let decides = in_loop.is_some_and(|l| {
                let of = &analysis.loops.loops[l];
                of.header == block
                    && !of.latches.contains(&block)
                    && analysis
                        .cfg
                        .successors(block)
                        .iter()
                        .any(|&s| !analysis.loops.contains(l, s))
            });
            if decides {
                continue;
            }
            let line = |i: InstId| {
                let spot = Spot { view: view.clone(), function, inst: i, block, index: 0 };
                let place = self.place(&spot);
                let outer: Vec<_> = place
                    .inlined_at
                    .iter()
                    .map(|c| c.loc.as_ref().map(|l| (l.line, l.column)))
                    .collect();
                (place.loc.map(|l| l.line), outer)
            };
            let working: Vec<(usize, InstId)> =
                insts.iter().copied().enumerate().filter(|(_, i)| works(i)).collect();
            let lines: Vec<_> = working.iter().map(|w| line(w.1)).collect();
            let sited = |range: std::ops::Range<usize>| {
                insts[range].iter().rev().find_map(|i| view.sites.get(i)).copied()
            };
            for (k, &(at, inst)) in working.iter().enumerate() {
                let fresh = !lines[..k].iter().any(|l| lines[k..].contains(l));
                if !fresh {
                    continue;
                }
                let after = k.checked_sub(1).and_then(|j| sited(working[j].0..working[j].0 + 1));
                let point = match after {
                    Some(site) => Some((site, When::After)),
                    None => view.sites.get(&inst).map(|&s| (s, When::Before)),
                };
                if let Some((site, when)) = point {
                    points.push(PointAt { function, block, site, when, ends: false, index: at });
                }
            }
            if let Some(site) = insts.last().and_then(|i| view.sites.get(i)) {
                let (site, index) = (*site, insts.len());
                points.push(PointAt {
                    function,
                    block,
                    site,
                    when: When::Before,
                    ends: true,
                    index,
                });
            }
        }
        points
    }

    /// Whether every thread that comes to `spot` in an iteration has passed the point in it.
    pub(super) fn precedes(&self, at: &PointAt, spot: &Spot) -> bool {
        if at.function != spot.function {
            return false;
        }
        if at.block == spot.block {
            return at.index <= spot.index;
        }
        let dominators = &self.view(at.function).analysed.analysis.dominators;
        dominators.strictly_dominates(at.block, spot.block)
    }

    pub(super) fn latches(&self, function: FunctionId, l: LoopId) -> Vec<BlockId> {
        self.view(function).analysed.analysis.loops.loops[l].latches.clone()
    }
}

/// A place where a barrier could be added.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointAt {
    pub(super) function: FunctionId,
    pub(super) block: BlockId,
    pub(super) site: SiteId,
    pub(super) when: When,
    /// Whether it is the end of its basic block.
    pub(super) ends: bool,
    /// Position in the block.
    pub(super) index: usize,
}

/// What identifies a point in every form of the program.
pub(super) type PlaceOfPoint = (FunctionId, BlockId, usize, bool);

impl PointAt {
    pub(super) fn place(&self) -> PlaceOfPoint {
        (self.function, self.block, self.index, self.ends)
    }
}
