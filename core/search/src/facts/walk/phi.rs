//! Values that depend on where control came from: loop variables, and conditions in parts.

use super::{MOST_FACTS, Val, Walk, both};
use crate::facts::Induction;
use base::entity::Table;
use ir::analysis::Cfg;
use ir::analysis::affine::{Atom, Poly, Taint};
use ir::{BinaryOp, BlockId, Function, Inst, InstKind, Operand, ValueDef, ValueId};

impl Walk<'_> {
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
        self.merged(inst.ty, &entering, taint)
    }
}
