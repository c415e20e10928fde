//! Lowers IR instructions one by one, each in the file of its family, and records those whose
//! outcome is undefined.

use super::emit::Emitter;
use super::scalar::{self, Scalar};
use crate::bytecode::op::Reg;
use base::diagnostic::Result;
use ir::{ConstKind, Inst, InstId, InstKind, Operand, ValueDef, ValueId};

impl Emitter<'_, '_> {
    /// Lowers one instruction.
    pub(super) fn instruction(&mut self, inst: &Inst) -> Result<()> {
        self.note_undefined(&inst.kind);
        if self.terminator(inst)? {
            return Ok(());
        }
        match &inst.kind {
            InstKind::Phi { .. } => self.phi(inst)?,
            InstKind::DebugRecord { .. } => {}
            InstKind::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.operand(*lhs)?, self.operand(*rhs)?);
                let regs = self.binary(*op, inst.ty, &a, &b)?;
                self.define(regs)?;
            }
            InstKind::FNeg { value, .. } => {
                let v = self.operand(*value)?;
                let s = self.element_scalars(inst.ty)?;
                let s = s.first().copied().unwrap_or(Scalar::Float);
                let regs: Vec<Reg> = v.iter().map(|&r| self.float_sign(s, true, r)).collect();
                self.define(regs)?;
            }
            InstKind::ICmp { pred, lhs, rhs, .. } => {
                let ty = self.type_of(*lhs)?;
                let (a, b) = (self.operand(*lhs)?, self.operand(*rhs)?);
                let width = self.element_scalars(ty)?.len().max(1);
                let mut regs = vec![];
                for (x, y) in a.chunks(width).zip(b.chunks(width)) {
                    regs.push(self.int_compare(*pred, ty, x, y)?);
                }
                self.define(regs)?;
            }
            InstKind::FCmp { pred, lhs, rhs, .. } => {
                let s = self.element_scalar(*lhs)?;
                let (a, b) = (self.operand(*lhs)?, self.operand(*rhs)?);
                let regs: Vec<Reg> = a
                    .iter()
                    .zip(b.iter())
                    .map(|(&x, &y)| self.float_compare(*pred, s, x, y))
                    .collect();
                self.define(regs)?;
            }
            InstKind::Cast { op, value, .. } => {
                let from = self.type_of(*value)?;
                let v = self.operand(*value)?;
                let regs = self.cast(*op, from, inst.ty, &v)?;
                self.define(regs)?;
            }
            InstKind::Select { cond, on_true, on_false, .. } => {
                let c = self.operand(*cond)?;
                let (a, b) = (self.operand(*on_true)?, self.operand(*on_false)?);
                let fields = self.flatten(inst.ty)?;
                let per_condition = (fields.len() / c.len().max(1)).max(1);
                let mut regs = vec![];
                for (i, f) in fields.iter().enumerate() {
                    let cond = c[(i / per_condition).min(c.len() - 1)];
                    regs.push(self.choose(f.scalar.class(), cond, a[i], b[i]));
                }
                self.define(regs)?;
            }
            InstKind::Freeze(v) => {
                let regs = self.operand(*v)?;
                self.define(regs)?;
            }
            InstKind::ExtractElement { vector, index } => {
                let regs = self.extract_element(*vector, *index)?;
                self.define(regs)?;
            }
            InstKind::InsertElement { vector, element, index } => {
                let regs = self.insert_element(*vector, *element, *index)?;
                self.define(regs)?;
            }
            InstKind::ShuffleVector { a, b, mask } => {
                let ty = self.type_of(*a)?;
                let width = self.element_scalars(ty)?.len().max(1);
                let (x, y) = (self.operand(*a)?, self.operand(*b)?);
                let all: Vec<Reg> = x.iter().chain(y.iter()).copied().collect();
                let mask = self.operand(Operand::Const(*mask))?;
                let mut regs = vec![];
                for &m in mask.iter() {
                    let i = self.constant(m).unwrap_or(0) as usize;
                    for k in 0..width {
                        let r = all.get(i.saturating_mul(width).saturating_add(k)).copied();
                        regs.push(r.unwrap_or_else(|| self.imm(0)));
                    }
                }
                self.define(regs)?;
            }
            InstKind::ExtractValue { aggregate, indices } => {
                let ty = self.type_of(*aggregate)?;
                let v = self.operand(*aggregate)?;
                let range = scalar::path(&self.cx.module.types, ty, indices);
                match range.and_then(|(s, e)| v.get(s..e)) {
                    Some(regs) => self.define(regs.to_vec())?,
                    None => return Err(self.unsupported("this `extractvalue`")),
                }
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let ty = self.type_of(*aggregate)?;
                let mut v = self.operand(*aggregate)?.to_vec();
                let element = self.operand(*element)?;
                let range = scalar::path(&self.cx.module.types, ty, indices);
                match range.and_then(|(s, e)| v.get_mut(s..e)) {
                    Some(slot) if slot.len() == element.len() => slot.copy_from_slice(&element),
                    _ => return Err(self.unsupported("this `insertvalue`")),
                }
                self.define(v)?;
            }
            InstKind::Alloca { allocated, count, align, .. } => {
                self.alloca(*allocated, *count, *align)?;
            }
            InstKind::Load { ptr, volatile, align, atomic } => {
                self.load(inst.ty, *ptr, *volatile, *align, atomic.as_ref())?;
            }
            InstKind::Store { value, ptr, volatile, align, atomic } => {
                self.store(*value, *ptr, *volatile, *align, atomic.as_ref())?;
            }
            InstKind::Gep { source, base, indices, .. } => {
                self.gep(*source, *base, indices, inst.ty)?;
            }
            InstKind::Fence(atomic) => self.fence(atomic),
            InstKind::AtomicRmw { op, volatile, ptr, value, atomic, .. } => {
                self.atomic_rmw(*op, *volatile, *ptr, *value, atomic)?;
            }
            InstKind::CmpXchg { volatile, ptr, expected, new, atomic, failure, .. } => {
                self.compare_exchange(*volatile, *ptr, *expected, *new, atomic, *failure)?;
            }
            InstKind::Call(call) => self.call(call)?,
            InstKind::VaArg(_) => return Err(self.unsupported("`va_arg`")),
            InstKind::LandingPad { .. } => return Err(self.unsupported("`landingpad`")),
            InstKind::Resume(_) => return Err(self.unsupported("`resume`")),
            InstKind::Other { opcode, .. } => {
                return Err(self.unsupported(format!("`{opcode}`")));
            }
            _ => return Err(self.unsupported("this instruction")),
        }
        Ok(())
    }

    /// Records whether the outcome of `kind` depends on `undef` or `poison` (LangRef, "Undefined
    /// Values"): such a value is 0 here and anything on a GPU, so its use is reported.
    ///
    /// This covers operands that matter: of arithmetic, comparisons, branches, addresses, stores and
    /// `freeze`. It excludes places where compilers put `undef` for unused values: the vector that
    /// elements are inserted into, the side of a phi whose value only some paths use, an ignored argument,
    /// an unused result.
    fn note_undefined(&mut self, kind: &InstKind) {
        use InstKind as K;
        let decides = match kind {
            K::CondBr { .. }
            | K::Switch { .. }
            | K::IndirectBr { .. }
            | K::Binary { .. }
            | K::FNeg { .. }
            | K::ICmp { .. }
            | K::FCmp { .. }
            | K::Cast { .. }
            | K::Freeze(_)
            | K::ExtractElement { .. }
            | K::Load { .. }
            | K::Store { .. }
            | K::Gep { .. }
            | K::AtomicRmw { .. }
            | K::CmpXchg { .. } => {
                let mut found = false;
                kind.for_each_operand(|o| found |= self.is_undefined(o));
                found
            }
            K::Select { cond, .. } => self.is_undefined(*cond),
            _ => false,
        };
        if decides && self.is_looked_at() {
            let site = self.site();
            self.cx.program.undefined.push(site);
        }
    }

    /// Whether the current instruction has no result, or one that another instruction reads:
    /// compilers leave unused instructions behind.
    fn is_looked_at(&self) -> bool {
        let f = &self.p.function;
        let Some(result) = f.insts[self.inst].result else { return true };
        let mut read = false;
        for &i in f.blocks.values().flat_map(|b| &b.insts) {
            f.insts[i].kind.for_each_operand(|o| read |= o == Operand::Value(result));
        }
        read
    }

    fn is_undefined(&self, operand: Operand) -> bool {
        match operand {
            Operand::Const(c) => {
                matches!(self.cx.module.constants[c].kind, ConstKind::Undef | ConstKind::Poison)
            }
            Operand::Value(v) => match self.p.function.values[v].def {
                ValueDef::Undefined => true,
                ValueDef::Inst(i) => self.is_undefined_on_some_path(i, v),
                ValueDef::Param(_) => false,
            },
            Operand::Metadata(_) | Operand::Asm(_) => false,
        }
    }

    /// Whether the instruction is a phi that is undefined along some edge, after which the current one is
    /// always executed: a variable that only one side of a branch has set.
    fn is_undefined_on_some_path(&self, phi: InstId, value: ValueId) -> bool {
        let InstKind::Phi { incoming, .. } = &self.p.function.insts[phi].kind else { return false };
        let undefined = |o: &Operand| match *o {
            Operand::Const(c) => {
                matches!(self.cx.module.constants[c].kind, ConstKind::Undef | ConstKind::Poison)
            }
            Operand::Value(v) => {
                matches!(self.p.function.values[v].def, ValueDef::Undefined)
            }
            Operand::Metadata(_) | Operand::Asm(_) => false,
        };
        let analysis = &self.p.analysis;
        let set_at = self.p.def_block[value];
        let always =
            set_at == self.block || analysis.post_dominators.post_dominates(self.block, set_at);
        always && incoming.iter().any(|(o, from)| undefined(o) && analysis.cfg.is_reachable(*from))
    }
}
