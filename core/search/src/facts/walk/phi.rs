//! Values that depend on where control came from: loop variables, and conditions in parts.

use super::{MOST_FACTS, Val, Walk, atom_of, both};
use crate::facts::{Guard, Induction, Root, bit};
use base::entity::Table;
use ir::analysis::Cfg;
use ir::analysis::affine::{Atom, Poly, Taint};
use ir::intrinsics::{Intrinsic, SpecialRegister};
use ir::{BinaryOp, BlockId, CastOp, Function, Inst, InstKind, Operand, ValueDef, ValueId};

/// How far back the definition of what a loop carries around is followed.
const MOST_AHEAD: usize = 6;

/// Whether `next` is what a loop variable was, and something more.
fn advances(function: &Function, next: Operand, phi: Option<ValueId>) -> bool {
    let Operand::Value(v) = next else { return false };
    let ValueDef::Inst(inst) = function.values[v].def else { return false };
    let own = |operand: &Operand| matches!(operand, Operand::Value(v) if Some(*v) == phi);
    match &function.insts[inst].kind {
        InstKind::Binary { op: BinaryOp::Add, lhs, rhs, .. } => own(lhs) || own(rhs),
        _ => false,
    }
}

/// The value without the casts around it.
fn uncast(function: &Function, mut operand: Operand) -> Operand {
    for _ in 0..MOST_AHEAD {
        let Operand::Value(v) = operand else { break };
        let ValueDef::Inst(inst) = function.values[v].def else { break };
        let InstKind::Cast { value, .. } = function.insts[inst].kind else { break };
        operand = value;
    }
    operand
}

impl Walk<'_> {
    /// The pointer parameters from whose buffers a loop loads what it carries around in `phi`, as a mask. The walk has
    /// not come to those instructions yet.
    fn ahead(
        &mut self,
        function: &Function,
        values: &Table<ValueId, Option<Val>>,
        operand: Operand,
        phi: Option<ValueId>,
        depth: usize,
    ) -> u64 {
        let Operand::Value(v) = operand else { return 0 };
        if let Some(Some(known)) = values.get(v) {
            return self.taint_of(known).loaded;
        }
        let ValueDef::Inst(inst) = function.values[v].def else { return 0 };
        if depth == 0 || Some(v) == phi {
            return 0;
        }
        match &function.insts[inst].kind {
            InstKind::Load { ptr, .. }
            | InstKind::AtomicRmw { ptr, .. }
            | InstKind::CmpXchg { ptr, .. } => self.buffer_ahead(function, values, *ptr, phi),
            kind @ (InstKind::Phi { .. }
            | InstKind::Select { .. }
            | InstKind::Cast { .. }
            | InstKind::Freeze(_)
            | InstKind::Binary { .. }) => {
                let mut operands = vec![];
                kind.for_each_operand(|operand| operands.push(operand));
                operands.truncate(MOST_AHEAD);
                let loaded = operands
                    .into_iter()
                    .map(|operand| self.ahead(function, values, operand, phi, depth - 1));
                loaded.fold(0, |all, loaded| all | loaded)
            }
            _ => 0,
        }
    }

    /// The parameter into whose buffer a pointer leads that the walk has not come to, as a mask. If it leads to the cell of
    /// index `phi`, what is there is the next index: the loop follows a list, or climbs a tree.
    fn buffer_ahead(
        &mut self,
        function: &Function,
        values: &Table<ValueId, Option<Val>>,
        mut ptr: Operand,
        phi: Option<ValueId>,
    ) -> u64 {
        let mut follows = false;
        for _ in 0..MOST_AHEAD {
            let Operand::Value(v) = ptr else { return 0 };
            if let Some(Some(Val::Ptr(root, ..))) = values.get(v) {
                let Root::Param(p) = *root else { return 0 };
                if follows {
                    self.facts.followed |= bit(p);
                }
                return bit(p);
            }
            let ValueDef::Inst(inst) = function.values[v].def else { return 0 };
            ptr = match &function.insts[inst].kind {
                InstKind::Gep { base, indices, .. } => {
                    let is_phi = |i: &Operand| match uncast(function, *i) {
                        Operand::Value(v) => Some(v) == phi,
                        _ => false,
                    };
                    follows |= indices.iter().any(is_phi);
                    *base
                }
                InstKind::Cast { value, .. } => *value,
                _ => return 0,
            };
        }
        0
    }

    /// A value that is computed in a loop, behind the place of the walk, from sizes of the launch and what is known.
    fn size_ahead(
        &mut self,
        function: &Function,
        values: &Table<ValueId, Option<Val>>,
        operand: Operand,
        depth: usize,
    ) -> Option<Poly> {
        let Operand::Value(v) = operand else {
            return match self.operand(values, operand) {
                Val::Int(poly) => Some(poly),
                _ => None,
            };
        };
        match values.get(v) {
            Some(Some(Val::Int(poly))) => return Some(poly.clone()),
            Some(Some(_)) => return None,
            _ => {}
        }
        let ValueDef::Inst(inst) = function.values[v].def else { return None };
        let depth = depth.checked_sub(1)?;
        match &function.insts[inst].kind {
            InstKind::Call(call) => match self.module.intrinsic(call)? {
                Intrinsic::SpecialRegister { register: SpecialRegister::Ntid(axis), .. } => {
                    Some(Poly::atom(Atom::Ntid(axis as u8)))
                }
                Intrinsic::SpecialRegister { register: SpecialRegister::Nctaid(axis), .. } => {
                    Some(Poly::atom(Atom::Nctaid(axis as u8)))
                }
                _ => None,
            },
            InstKind::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. } => {
                self.size_ahead(function, values, *value, depth)
            }
            InstKind::Binary { op, lhs, rhs, .. } => {
                let lhs = self.size_ahead(function, values, *lhs, depth)?;
                let rhs = self.size_ahead(function, values, *rhs, depth)?;
                match op {
                    BinaryOp::Add => lhs.add(&rhs),
                    BinaryOp::Mul => lhs.mul(&rhs),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Notes that an opaque value, the first of which is number `first`, depends on the lane alone if all do from which it
    /// was computed or chosen.
    pub(super) fn follow_lanes(
        &mut self,
        inst: &Inst,
        value: &Val,
        first: usize,
        values: &Table<ValueId, Option<Val>>,
    ) {
        let Val::Int(poly) = value else { return };
        let Some(Atom::Opaque(number)) = poly.atoms().next() else { return };
        let fresh = (first..MOST_FACTS - 1).contains(&(number as usize));
        if !fresh || !self.facts.taint(poly).thread {
            return;
        }
        let mut operands = vec![];
        inst.kind.for_each_operand(|operand| operands.push(operand));
        let lanes = operands.into_iter().all(|operand| match self.operand(values, operand) {
            Val::Int(poly) => self.facts.is_of_lane(&poly),
            Val::Cond(taint, [yes, _]) => {
                let of_lane = |guard: &Guard| {
                    let compare = self.facts.compares.get(guard.compare as usize);
                    compare.is_some_and(|c| {
                        self.facts.is_of_lane(&c.lhs) && self.facts.is_of_lane(&c.rhs)
                    })
                };
                !taint.thread || !yes.is_empty() && yes.iter().all(of_lane)
            }
            other => !self.taint_of(&other).thread,
        });
        if lanes {
            self.facts.of_lane.insert(number);
        }
    }

    pub(super) fn phi(
        &mut self,
        function: &Function,
        cfg: &Cfg,
        block: BlockId,
        inst: &Inst,
        incoming: &[(Operand, BlockId)],
        values: &Table<ValueId, Option<Val>>,
    ) -> Val {
        let rank = cfg.rank(block);
        let back = |from: BlockId| cfg.rank(from) >= rank;
        let entering: Vec<Val> = incoming
            .iter()
            .filter(|(_, from)| !back(*from))
            .map(|(v, _)| self.operand(values, *v))
            .collect();
        let returning: Vec<Operand> =
            incoming.iter().filter(|(_, from)| back(*from)).map(|(v, _)| *v).collect();
        let taint = entering.iter().fold(Taint::default(), |t, v| t.or(self.taint_of(v)));
        // `a && b` as a value: false, or `b` where `a` holds.
        if returning.is_empty()
            && let [one, two] = incoming
        {
            for (constant, other) in [(one, two), (two, one)] {
                let (Some(bit), Val::Cond(t, sides)) =
                    (self.bit(constant.0), self.operand(values, other.0))
                else {
                    continue;
                };
                let mut known = [vec![], vec![]];
                known[usize::from(bit)].clone_from(&sides[usize::from(bit)]);
                if let [from] = *cfg.predecessors(other.1)
                    && let Some(&last) = function.blocks[from].insts.last()
                    && let InstKind::CondBr { cond, then_to, else_to } = function.insts[last].kind
                    && then_to != else_to
                    && let Val::Cond(_, first) = self.operand(values, cond)
                {
                    let side = usize::from(then_to != other.1);
                    known[usize::from(bit)] = both(&known[usize::from(bit)], &first[side]);
                }
                return Val::Cond(taint.or(t), known);
            }
        }
        if let ([first, rest @ ..], []) = (&entering[..], &returning[..])
            && rest.iter().all(|v| v == first)
        {
            return first.clone();
        }
        if let ([Val::Int(init)], Some(result), [first, rest @ ..]) =
            (&entering[..], inst.result, &returning[..])
            && rest.iter().all(|r| r == first)
            && let Operand::Value(next) = first
            && let ValueDef::Inst(next) = function.values[*next].def
            && let InstKind::Binary { op, lhs, rhs, .. } = &function.insts[next].kind
        {
            let me = Operand::Value(result);
            let step = match op {
                BinaryOp::Add if *lhs == me => Some((*rhs, 1)),
                BinaryOp::Add if *rhs == me => Some((*lhs, 1)),
                BinaryOp::Sub if *lhs == me => Some((*rhs, -1)),
                _ => None,
            };
            let step = step.and_then(|(step, sign)| match self.operand(values, step) {
                Val::Int(step) => step.scale(sign),
                // `i += blockDim.x`: the size is read where it is added.
                Val::Other(_) => self.size_ahead(function, values, step, MOST_AHEAD)?.scale(sign),
                _ => None,
            });
            let trip = self.facts.inductions.len();
            if let Some(step) = step.filter(|s| !s.terms.is_empty())
                && trip < MOST_FACTS
                && let Some(moved) = step.mul(&Poly::atom(Atom::Trip(trip as u32)))
                && let Some(value) = init.add(&moved)
            {
                let header = match self.header {
                    Some((at, first)) if at == block => first,
                    _ => trip as u32,
                };
                self.header = Some((block, header));
                let last = function.blocks[block].insts.last().map(|&i| &function.insts[i].kind);
                let tested_first = matches!(last, Some(InstKind::CondBr { .. }));
                let init = init.clone();
                self.facts.inductions.push(Induction { init, step, header, tested_first });
                return Val::Int(value);
            }
        }
        let mut taint = taint;
        for &operand in &returning {
            taint.loaded |= self.ahead(function, values, operand, inst.result, MOST_AHEAD);
        }
        let value = self.merged(inst.ty, &entering, taint);
        if let ([Val::Int(init)], [next, ..], Some(atom)) =
            (&entering[..], &returning[..], atom_of(&value))
            && advances(function, *next, inst.result)
        {
            self.carried_from.insert(atom, init.clone());
        }
        value
    }
}
