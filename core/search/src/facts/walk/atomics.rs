//! Atomic operations, and what the cells of a buffer mean that are read and updated by them: locks and
//! counters, or the states of vertices, of cells, of tasks.

use super::{Derived, Root, Val, Walk, atom_of, bit, is_global};
use crate::facts::ranges;
use base::entity::Table;
use ir::analysis::affine::{Atom, Poly, Taint};
use ir::analysis::{Config, FunctionAnalysis, KernelFunction, Scope, waits};
use ir::{
    BlockId, ConstKind, Function, FunctionId, Inst, InstId, InstKind, IntPredicate, Module,
    Operand, RmwOp, ValueDef, ValueId,
};
use std::collections::BTreeSet;

/// The reads and atomic operations of `function` that a loop in it waits for.
pub(super) fn polled(module: &Module, id: FunctionId, function: &Function) -> BTreeSet<InstId> {
    let signal = |inst: &Inst| match &inst.kind {
        InstKind::Load { volatile, atomic, .. } => *volatile || atomic.is_some(),
        InstKind::AtomicRmw { .. } => true,
        _ => false,
    };
    let mut insts = function.blocks.values().flat_map(|b| &b.insts);
    if !insts.any(|&i| signal(&function.insts[i])) {
        return BTreeSet::new();
    }
    let analysis = FunctionAnalysis::new(module, function, &Config::kernel(Scope::Warp));
    let functions = [KernelFunction { id, function, analysis: &analysis }];
    waits(module, &functions).pop().unwrap_or_default()
}

impl Walk<'_> {
    /// The old value that an atomic operation gives.
    pub(super) fn atomic(&mut self, inst: &Inst, values: &Table<ValueId, Option<Val>>) -> Val {
        let (InstKind::AtomicRmw { ptr, .. } | InstKind::CmpXchg { ptr, .. }) = &inst.kind else {
            return Val::Other(Taint::default());
        };
        let ptr = self.operand(values, *ptr);
        match &inst.kind {
            InstKind::CmpXchg { expected, new, .. } => {
                let from = self.operand(values, *expected);
                let is_number = |o: &Operand| matches!(o, Operand::Const(_));
                if matches!(ptr, Val::Ptr(Root::Param(_) | Root::Global(_), ..)) {
                    self.facts.locks |= is_number(expected) && is_number(new);
                }
                if let (Val::Ptr(Root::Param(p), Some(offset), _), Val::Int(index)) = (&ptr, &from)
                    && self.is_index_of(index, *p, offset)
                {
                    let number = self.number(&ptr, *p);
                    self.facts.holds_index.insert(number);
                }
                let from = match &from {
                    Val::Int(expected) => expected.as_constant(),
                    _ => None,
                };
                self.swapped(&ptr, from);
            }
            InstKind::AtomicRmw { op, value, .. } if self.changes_nothing(*op, *value) => {
                self.reads(&ptr);
            }
            InstKind::AtomicRmw { op, .. } => {
                if let (Val::Ptr(Root::Param(p), ..), RmwOp::Min | RmwOp::UMin) = (&ptr, op) {
                    self.facts.lowered.insert(*p);
                }
                self.swapped(&ptr, None);
            }
            _ => {}
        }
        self.facts.atomics = true;
        self.access(&ptr, true, true, false);
        if let Val::Ptr(root, ..) = ptr {
            self.cells.retain(|cell| cell.0 != root);
        }
        let mut value = self.loaded(inst.ty, &ptr, true);
        if let Val::Ptr(Root::Shared(s), ..) = ptr
            && let Some(&p) = self.facts.filled.get(&s)
        {
            let taint = self.taint_of(&value).or(Taint { loaded: bit(p), ..Taint::default() });
            value = self.shaped(inst.ty, taint);
        }
        if is_global(&ptr) && matches!(inst.kind, InstKind::AtomicRmw { .. }) {
            self.watched.extend(atom_of(&value));
            self.handed_out.extend(atom_of(&value));
        }
        value
    }

    /// Records that a shared array gets what a buffer holds.
    pub(super) fn fills(&mut self, ptr: &Val, value: &Val) {
        let Val::Ptr(Root::Shared(s), ..) = ptr else { return };
        if let Some((p, _)) = atom_of(value).and_then(|atom| self.loads.get(&atom)) {
            self.facts.filled.insert(*s, *p);
        }
        let taint = self.taint_of(value);
        *self.facts.kept.entry(*s).or_insert(0) |= taint.loaded;
        if taint.memory {
            self.rearranged.insert(*s);
        }
        let Val::Int(sum) = value else { return };
        let Some(sum) = ranges::unrolled(sum, &self.carried_from) else { return };
        if sum.terms.len() > 1 && sum.atoms().any(|atom| self.from_shared.get(&atom) == Some(s)) {
            self.counted.insert(*s);
        }
        let parts = sum.atoms().filter_map(|atom| self.loads.get(&atom)).map(|(p, _)| *p);
        self.based.entry(*s).or_default().extend(parts);
    }

    /// Records an atomic update of a cell that must have the value `from` for it.
    fn swapped(&mut self, ptr: &Val, from: Option<i64>) {
        if let Val::Ptr(Root::Param(p), ..) = ptr {
            let known = self.facts.swapped_from.entry(*p).or_insert(from);
            *known = known.filter(|_| *known == from);
        }
    }

    /// Whether an operation is a read in the form of an update, such as `atomicAdd(p, 0)`.
    fn changes_nothing(&self, op: RmwOp, value: Operand) -> bool {
        let Operand::Const(value) = value else { return false };
        let is_zero = match self.module.constants[value].kind {
            ConstKind::Int(bits) => bits == 0,
            ConstKind::Zero => true,
            _ => false,
        };
        is_zero && matches!(op, RmwOp::Add | RmwOp::Sub | RmwOp::Or | RmwOp::Xor)
    }

    /// Records a read of a buffer by the current instruction.
    pub(super) fn reads(&mut self, ptr: &Val) {
        if let Val::Ptr(Root::Param(p), ..) = ptr {
            let set = if self.polls { &mut self.facts.polled } else { &mut self.facts.read };
            set.insert(*p);
        }
    }

    /// Notes a read in the middle of a range whose ends are carried around a loop, as a binary search makes it.
    pub(super) fn halves(&mut self, ptr: &Val) {
        let Val::Ptr(root @ (Root::Param(_) | Root::Shared(_)), Some(offset), _) = ptr else {
            return;
        };
        let carried =
            |atom: Atom| matches!(atom, Atom::Opaque(i) if !self.facts.derived.contains_key(&i));
        let middle = |atom: Atom| match atom {
            Atom::Opaque(i) => match self.facts.derived.get(&i) {
                Some(Derived::Quotient(of, by)) => {
                    by.as_constant() == Some(2) && of.atoms().filter(|a| carried(*a)).count() == 2
                }
                _ => false,
            },
            _ => false,
        };
        if !offset.atoms().any(middle) {
            return;
        }
        match root {
            Root::Param(p) => self.halved |= bit(*p),
            Root::Shared(s) => _ = self.halved_shared.insert(*s),
            _ => {}
        }
    }

    /// Records a comparison of what a binary search reads: it presumes that the cells are in order, and those with
    /// which they are compared, if they are cells too, mostly are.
    pub(super) fn searches(&mut self, compared: &Taint) {
        if compared.loaded & self.halved != 0 {
            self.facts.sorted |= compared.loaded;
        }
        if !compared.memory {
            return;
        }
        for &array in &self.halved_shared {
            let kept = self.facts.kept.get(&array).copied().unwrap_or(0);
            if compared.loaded & kept != 0 {
                *self.searched.entry(array).or_insert(0) |= compared.loaded;
            }
        }
    }

    /// Whether `index`, which is not a constant, is that of a cell of parameter `p`, or of a struct, at `offset` bytes.
    fn is_index_of(&self, index: &Poly, p: u16, offset: &Poly) -> bool {
        let of_struct = self.strides.get(&p).is_some_and(|&stride| {
            let begin = offset.sub(&Poly::constant(offset.constant_part().rem_euclid(stride)));
            begin.is_some() && index.scale(stride) == begin
        });
        let of_cell = [1, 2, 4, 8].iter().any(|&size| index.scale(size).as_ref() == Some(offset));
        index.as_constant().is_none() && (of_struct || of_cell)
    }

    /// Records a comparison of cells that are a fixed distance apart, which tells where a run of equal cells begins.
    /// Also notes what is beside a parameter.
    pub(super) fn runs(&mut self, a: &Val, b: &Val) {
        const MOST: usize = 4;
        let (Val::Int(x), Val::Int(y)) = (a, b) else { return };
        for (value, bound) in [(x, y), (y, x)] {
            let beside = bound.constant_part();
            let param = bound.sub(&Poly::constant(beside)).and_then(|p| p.as_param());
            let loaded = value.atoms().any(|atom| self.loads.contains_key(&atom));
            if beside != 0 && loaded && param.is_some() && self.facts.beside_params.len() < MOST {
                self.facts.beside_params.insert(beside);
            }
        }
        let cell = |poly: &Poly| {
            let atom = poly.atoms().next().filter(|&atom| *poly == Poly::atom(atom))?;
            self.loads.get(&atom)
        };
        let (Some((p, at)), Some((q, there))) = (cell(x), cell(y)) else { return };
        let distance = there.sub(at).and_then(|d| d.as_constant());
        if p == q && distance.is_some_and(|d| d != 0) {
            self.facts.runs |= bit(*p);
        }
    }

    /// Records that the cells of a buffer are compared with their own index, as the parents of a forest are,
    /// in which a root is its own parent.
    pub(super) fn own_index(
        &mut self,
        pred: IntPredicate,
        sides: [Operand; 2],
        function: &Function,
        values: &Table<ValueId, Option<Val>>,
    ) {
        if self.loads.is_empty() || !matches!(pred, IntPredicate::Eq | IntPredicate::Ne) {
            return;
        }
        let mut pairs = vec![sides];
        // In a loop that climbs both are carried around it, and what they begin with shows what they are.
        if let [Some(left), Some(right)] = sides.map(|side| incoming(function, side)) {
            let from = |block| right.iter().find(|(_, b)| *b == block);
            pairs.extend(left.iter().filter_map(|&(a, block)| Some([a, from(block)?.0])));
        }
        for [a, b] in pairs {
            let (Val::Int(a), Val::Int(b)) = (self.operand(values, a), self.operand(values, b))
            else {
                continue;
            };
            for (cell, index) in [(&a, &b), (&b, &a)] {
                if let Some(atom) = cell.atoms().next()
                    && *cell == Poly::atom(atom)
                    && let Some((p, offset)) = self.loads.get(&atom).cloned()
                    && self.is_index_of(index, p, &offset)
                {
                    let cell = Val::Ptr(Root::Param(p), Some(offset), Taint::default());
                    let number = self.number(&cell, p);
                    self.facts.holds_index.insert(number);
                }
            }
        }
    }
}

/// What a value has been in the blocks before, if it depends on where control came from.
fn incoming(function: &Function, side: Operand) -> Option<&[(Operand, BlockId)]> {
    let Operand::Value(v) = side else { return None };
    let ValueDef::Inst(inst) = function.values[v].def else { return None };
    match &function.insts[inst].kind {
        InstKind::Phi { incoming, .. } => Some(incoming),
        _ => None,
    }
}
