//! Promotion of local variables to SSA values (LLVM's mem2reg).
//!
//! Unoptimised code keeps every variable in memory, which hides from the analyses what a branch
//! depends on and costs the executor a memory access for each use. A variable is promoted if all
//! uses of its address are plain loads and stores of its whole width, debug declarations and
//! lifetime markers, possibly through casts that do not change the address.
//!
//! Phis are placed where the variable is live (pruned SSA; Cytron and others, "Efficiently
//! Computing Static Single Assignment Form and the Control Dependence Graph", 1991). The `alloca`
//! counts as a write of an undefined value, so a variable declared in a loop is fresh in each
//! iteration. The module is shared and read only, so new constants, types and metadata are not
//! available: undefined values are [`ValueDef::Undefined`] values, conversions use types that the
//! module has, and the contents of source variables go into a side table.

mod candidates;

use super::cfg::Cfg;
use super::dominators::DominatorTree;
use crate::intrinsics::Intrinsic;
use crate::{
    BlockId, Flags, Function, Inst, InstId, InstKind, MdOperand, MdOperandId, Module, Operand,
    Type, TypeId, Value, ValueDef, ValueId,
};
use base::entity::Table;
use candidates::{Candidates, PhiPlacement, conversion};
use std::collections::HashMap;

/// Maximum number of blocks that the placement of phis may visit before the remaining variables
/// stay in memory: hostile input can make the number of variables times blocks huge.
const MAX_WORK: u64 = 200_000_000;

/// A function whose simple local variables live in SSA values.
#[derive(Clone, Debug)]
pub struct Promoted {
    /// The new function. Instructions and values that remain keep the ids of the original; removed
    /// instructions are no longer in any block.
    pub function: Function,
    /// Values that represent reads of a variable before any write. They have
    /// [`ValueDef::Undefined`](crate::ir::ValueDef::Undefined): treat them as `undef`.
    pub undef_reads: Vec<UndefRead>,
    /// The contents of source variables from each instruction on, ordered by instruction. Each `at`
    /// is a `DebugRecord` of the new function with name `value`, whose own operands are only the
    /// first variable and its expression.
    pub variables: Vec<VariableValue>,
    replaced: Table<ValueId, Option<Operand>>,
}

impl Promoted {
    /// The operand that replaces `value` of the original function: itself, unless its load was
    /// removed.
    pub fn resolve(&self, value: ValueId) -> Operand {
        self.replaced.get(value).copied().flatten().unwrap_or(Operand::Value(value))
    }
    /// The source variables that are assigned at the debug record `inst`, with their values.
    pub fn variables_at(&self, inst: InstId) -> impl Iterator<Item = &VariableValue> {
        let start = self.variables.partition_point(|v| v.at < inst);
        self.variables[start..].iter().take_while(move |v| v.at == inst)
    }
}

/// A value that represents reads of a variable before any write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndefRead {
    /// The value.
    pub value: ValueId,
    /// Its type.
    pub ty: TypeId,
    /// Name of the variable's `alloca`, unless it is numbered.
    pub variable: Option<String>,
}

/// A source variable holds `value` from the debug record `at` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableValue {
    /// The debug record.
    pub at: InstId,
    /// `DILocalVariable`.
    pub variable: MdOperandId,
    /// `DIExpression`.
    pub expression: Option<MdOperandId>,
    /// The value assigned.
    pub value: Operand,
}

/// Promotes all promotable variables of `function`.
pub fn promote(module: &Module, function: &Function) -> Promoted {
    let plain = without_invokes(module, function);
    let function = plain.as_ref().unwrap_or(function);
    let cfg = Cfg::new(function);
    let mut candidates = Candidates::new(module, function, &cfg);
    let unchanged = || Promoted {
        function: function.clone(),
        undef_reads: vec![],
        variables: vec![],
        replaced: Table::new(),
    };
    if candidates.promotable().next().is_none() {
        return unchanged();
    }
    let dominators = DominatorTree::new(&cfg);
    let mut placement = PhiPlacement::new(&cfg, &dominators);
    let mut phi_blocks: Vec<(usize, Vec<BlockId>)> = vec![];
    let indices: Vec<usize> = candidates.promotable().map(|(i, _)| i).collect();
    for index in indices {
        if placement.work > MAX_WORK {
            candidates.give_up(index);
            continue;
        }
        let blocks = placement.blocks(&candidates.list[index].accesses);
        phi_blocks.push((index, blocks));
    }
    let mut renamer = Renamer {
        module,
        candidates: &candidates,
        cfg: &cfg,
        phis: Table::filled(vec![], function.blocks.len()),
        current: vec![None; candidates.list.len()],
        log: vec![],
        undefined: HashMap::new(),
        out: Promoted {
            function: function.clone(),
            undef_reads: vec![],
            variables: vec![],
            replaced: Table::filled(None, function.values.len()),
        },
    };
    for (index, blocks) in phi_blocks {
        for b in blocks {
            renamer.add_phi(index, b);
        }
    }
    renamer.rename(&dominators);
    renamer.finish()
}

/// The function with each `invoke` as a call and a jump, if it has any: device code does not unwind.
fn without_invokes(module: &Module, function: &Function) -> Option<Function> {
    let invokes = |i: &Inst| matches!(i.kind, InstKind::Invoke { .. });
    if !function.insts.values().any(invokes) {
        return None;
    }
    let void = module.types.find(&Type::Void)?;
    let mut out = function.clone();
    let mut unwound = vec![];
    for (b, block) in function.blocks.iter() {
        let Some(&last) = block.insts.last() else { continue };
        let inst = &function.insts[last];
        let InstKind::Invoke { call, normal, unwind } = &inst.kind else { continue };
        out.insts[last].kind = InstKind::Call(call.clone());
        let jump = Inst { kind: InstKind::Br(*normal), ty: void, result: None, ..inst.clone() };
        let jump = out.insts.push(jump);
        out.blocks[b].insts.push(jump);
        unwound.push((b, *unwind));
    }
    for (from, to) in unwound {
        for &i in &function.blocks[to].insts {
            if let InstKind::Phi { incoming, .. } = &mut out.insts[i].kind {
                incoming.retain(|(_, b)| *b != from);
            }
        }
    }
    Some(out)
}

/// A phi that was added.
#[derive(Clone, Copy, Debug)]
struct NewPhi {
    candidate: usize,
    inst: InstId,
    value: ValueId,
}

struct Renamer<'a> {
    module: &'a Module,
    candidates: &'a Candidates,
    cfg: &'a Cfg,
    phis: Table<BlockId, Vec<NewPhi>>,
    /// The current value of each variable; `None` is undefined.
    current: Vec<Option<Operand>>,
    /// Earlier contents of `current`, to restore when a subtree is done.
    log: Vec<(usize, Option<Operand>)>,
    undefined: HashMap<(usize, TypeId), ValueId>,
    out: Promoted,
}

impl Renamer<'_> {
    fn add_phi(&mut self, candidate: usize, block: BlockId) {
        let ty = self.candidates.list[candidate].ty;
        let alloca = &self.out.function.insts[self.candidates.list[candidate].alloca];
        let inst = Inst {
            kind: InstKind::Phi { flags: Flags::default(), incoming: vec![] },
            ty,
            result: None,
            debug_loc: None,
            metadata: vec![],
            span: alloca.span,
        };
        let (inst, value) = self.add_inst(inst);
        self.phis[block].push(NewPhi { candidate, inst, value });
    }

    /// Adds an instruction with a result of its type, in no block yet.
    fn add_inst(&mut self, mut inst: Inst) -> (InstId, ValueId) {
        let id = self.out.function.insts.next_key();
        let value = self.out.function.values.push(Value {
            ty: inst.ty,
            name: None,
            def: ValueDef::Inst(id),
        });
        inst.result = Some(value);
        self.out.function.insts.push(inst);
        (id, value)
    }

    fn set(&mut self, candidate: usize, value: Option<Operand>) {
        self.log.push((candidate, self.current[candidate]));
        self.current[candidate] = value;
    }

    /// The undefined value of a variable, as a value of type `ty`.
    fn undefined(&mut self, candidate: usize, ty: TypeId) -> Operand {
        if let Some(&v) = self.undefined.get(&(candidate, ty)) {
            return Operand::Value(v);
        }
        let value =
            self.out.function.values.push(Value { ty, name: None, def: ValueDef::Undefined });
        self.undefined.insert((candidate, ty), value);
        let alloca = &self.out.function.insts[self.candidates.list[candidate].alloca];
        let variable = alloca.result.and_then(|r| self.out.function.values[r].name.clone());
        self.out.undef_reads.push(UndefRead { value, ty, variable });
        Operand::Value(value)
    }

    /// Visits the dominator tree; each block starts with the variables as its immediate dominator
    /// leaves them. Unreachable blocks come last, with nothing written.
    fn rename(&mut self, dominators: &DominatorTree) {
        enum Visit {
            Enter(BlockId),
            Leave(usize),
        }
        let mut stack = vec![Visit::Enter(BlockId(0))];
        while let Some(visit) = stack.pop() {
            match visit {
                Visit::Leave(mark) => self.go_back(mark),
                Visit::Enter(b) => {
                    stack.push(Visit::Leave(self.log.len()));
                    self.block(b);
                    stack.extend(dominators.children(b).iter().rev().map(|&c| Visit::Enter(c)));
                }
            }
        }
        for b in self.cfg.blocks() {
            if !self.cfg.is_reachable(b) {
                self.block(b);
                self.go_back(0);
            }
        }
    }

    fn go_back(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((candidate, value)) = self.log.pop() {
                self.current[candidate] = value;
            }
        }
    }

    fn block(&mut self, b: BlockId) {
        let old = std::mem::take(&mut self.out.function.blocks[b].insts);
        let mut new = Vec::with_capacity(old.len());
        let added = std::mem::take(&mut self.phis[b]);
        for phi in &added {
            new.push(phi.inst);
            self.set(phi.candidate, Some(Operand::Value(phi.value)));
        }
        let is_phi = |i: InstId| matches!(self.out.function.insts[i].kind, InstKind::Phi { .. });
        let split = old.iter().take_while(|&&i| is_phi(i)).count();
        new.extend(&old[..split]);
        for phi in &added {
            self.announce(phi.candidate, Operand::Value(phi.value), None, &mut new);
        }
        self.phis[b] = added;
        for &i in &old[split..] {
            self.inst(i, &mut new);
        }
        self.out.function.blocks[b].insts = new;
        for &s in self.cfg.raw_successors(b) {
            for k in 0..self.phis[s].len() {
                let phi = self.phis[s][k];
                let value = match self.current[phi.candidate] {
                    Some(value) => value,
                    None => self.undefined(phi.candidate, self.candidates.list[phi.candidate].ty),
                };
                if let InstKind::Phi { incoming, .. } = &mut self.out.function.insts[phi.inst].kind
                {
                    incoming.push((value, b));
                }
            }
        }
    }

    /// Adds a debug record that `candidate` holds `value`, if a source variable is declared there.
    /// The record takes the place of a removed store.
    fn announce(
        &mut self,
        candidate: usize,
        value: Operand,
        store: Option<InstId>,
        block: &mut Vec<InstId>,
    ) {
        let candidate = &self.candidates.list[candidate];
        let Some(&(variable, expression)) = candidate.variables.first() else {
            return;
        };
        let kind = InstKind::DebugRecord {
            name: "value".into(),
            args: std::iter::once(variable).chain(expression).collect(),
        };
        let insts = &mut self.out.function.insts;
        let at = match store {
            Some(store) => {
                insts[store].kind = kind;
                store
            }
            None => insts.push(Inst {
                kind,
                ty: candidate.ty,
                result: None,
                debug_loc: None,
                metadata: vec![],
                span: insts[candidate.alloca].span,
            }),
        };
        block.push(at);
        for &(variable, expression) in &candidate.variables {
            self.out.variables.push(VariableValue { at, variable, expression, value });
        }
    }

    fn inst(&mut self, id: InstId, block: &mut Vec<InstId>) {
        let inst = &self.out.function.insts[id];
        match &inst.kind {
            _ if self.candidates.removes(inst) => {
                if let InstKind::Alloca { .. } = inst.kind
                    && let Some(r) = inst.result
                    && let Some(c) = self.candidates.of(Operand::Value(r))
                {
                    self.set(c, None);
                }
            }
            InstKind::Load { ptr, .. } => match self.candidates.of(*ptr) {
                Some(c) => self.load(c, id, block),
                None => block.push(id),
            },
            InstKind::Store { value, ptr, .. } => match self.candidates.of(*ptr) {
                Some(c) => self.store(c, id, *value, block),
                None => block.push(id),
            },
            InstKind::Call(call) => {
                let marker = self.module.intrinsic(call).is_some_and(Intrinsic::is_variable_marker);
                let promoted = |o: Operand| match o {
                    Operand::Metadata(m) => self.names_promoted(m),
                    _ => self.candidates.of(o).is_some(),
                };
                if !marker || !call.args.iter().any(|a| promoted(a.value)) {
                    block.push(id);
                }
            }
            InstKind::DebugRecord { name, args } => {
                // `assign` gives the variable's address only in addition to the value.
                let place = args.first().is_some_and(|&m| self.names_promoted(m));
                if name == "assign" || !place {
                    block.push(id);
                }
            }
            _ => block.push(id),
        }
    }

    fn names_promoted(&self, operand: MdOperandId) -> bool {
        match self.module.md_operands[operand] {
            MdOperand::Value(_, v) => self.candidates.of(Operand::Value(v)).is_some(),
            _ => false,
        }
    }

    /// Casts `value` for instruction `near`; all but the last cast are new instructions. Returns
    /// the last cast still to be made, or the value if there is none.
    fn convert(
        &mut self,
        from: TypeId,
        to: TypeId,
        mut value: Operand,
        near: InstId,
        block: &mut Vec<InstId>,
    ) -> (Operand, Option<InstKind>) {
        let casts = conversion(&self.module.types, from, to).unwrap_or_default();
        let Some((&(last, _), rest)) = casts.split_last() else {
            return (value, None);
        };
        for &(op, ty) in rest {
            value = self.add_cast(op, ty, value, near, block);
        }
        let kind = InstKind::Cast { op: last, flags: Flags::default(), value };
        (value, Some(kind))
    }

    fn add_cast(
        &mut self,
        op: crate::CastOp,
        ty: TypeId,
        value: Operand,
        near: InstId,
        block: &mut Vec<InstId>,
    ) -> Operand {
        let near = &self.out.function.insts[near];
        let inst = Inst {
            kind: InstKind::Cast { op, flags: Flags::default(), value },
            ty,
            result: None,
            debug_loc: near.debug_loc,
            metadata: vec![],
            span: near.span,
        };
        let (id, value) = self.add_inst(inst);
        block.push(id);
        Operand::Value(value)
    }

    fn load(&mut self, candidate: usize, id: InstId, block: &mut Vec<InstId>) {
        let inst = &self.out.function.insts[id];
        let (ty, result) = (inst.ty, inst.result);
        let Some(result) = result else { return };
        let Some(value) = self.current[candidate] else {
            self.out.replaced[result] = Some(self.undefined(candidate, ty));
            return;
        };
        let (value, cast) = self.convert(self.candidates.list[candidate].ty, ty, value, id, block);
        match cast {
            None => self.out.replaced[result] = Some(value),
            Some(kind) => {
                let inst = &mut self.out.function.insts[id];
                inst.kind = kind;
                inst.metadata.clear();
                block.push(id);
            }
        }
    }

    fn store(&mut self, candidate: usize, id: InstId, value: Operand, block: &mut Vec<InstId>) {
        let value = self.replacement(value);
        let ty = self.candidates.list[candidate].ty;
        let from = self.module.operand_type(&self.out.function, value).unwrap_or(ty);
        let (mut value, cast) = self.convert(from, ty, value, id, block);
        if let Some(InstKind::Cast { op, .. }) = cast {
            value = self.add_cast(op, ty, value, id, block);
        }
        self.set(candidate, Some(value));
        self.announce(candidate, value, Some(id), block);
    }

    fn replacement(&self, operand: Operand) -> Operand {
        match operand {
            Operand::Value(v) => self.out.replaced.get(v).copied().flatten().unwrap_or(operand),
            _ => operand,
        }
    }

    fn finish(mut self) -> Promoted {
        let replaced = self.out.replaced.clone();
        // A replacement is final when its block is renamed, except that a load in an unreachable
        // block may be replaced by another one; so follow a few links.
        let map = |mut operand: Operand| {
            for _ in 0..replaced.len() {
                match operand {
                    Operand::Value(v) => match replaced.get(v).copied().flatten() {
                        Some(next) if next != operand => operand = next,
                        _ => break,
                    },
                    _ => break,
                }
            }
            operand
        };
        let function = &mut self.out.function;
        for b in function.blocks.values() {
            for &i in &b.insts {
                let kind = &mut function.insts[i].kind;
                kind.map_operands(map);
                if let InstKind::Phi { incoming, .. } = kind {
                    incoming.sort_by_key(|&(_, b)| b);
                }
            }
        }
        for v in &mut self.out.variables {
            v.value = map(v.value);
        }
        for v in self.out.replaced.values_mut() {
            *v = v.map(map);
        }
        self.out.variables.sort_by_key(|v| v.at);
        self.out
    }
}

#[cfg(test)]
mod tests;
