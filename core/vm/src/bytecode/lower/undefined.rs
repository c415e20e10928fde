//! Finds statements whose outcome depends on `undef` or `poison` (LangRef, "Undefined Values").
//!
//! An undefined value is 0 here and anything on a GPU, so its use is reported. This covers operands
//! that matter: of arithmetic, comparisons, branches, addresses, stores and `freeze`. It excludes
//! places where compilers put `undef` for unused values: the vector that elements are inserted
//! into, the side of a phi that is not taken, an ignored argument, an unused result.

use super::emit::Emitter;
use ir::{ConstKind, InstKind, Operand, ValueDef};

impl Emitter<'_, '_> {
    /// Records whether `kind` depends on an undefined value.
    pub(super) fn note_undefined(&mut self, kind: &InstKind) {
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
            Operand::Value(v) => {
                matches!(self.p.function.values[v].def, ValueDef::Undefined)
            }
            Operand::Metadata(_) | Operand::Asm(_) => false,
        }
    }
}
