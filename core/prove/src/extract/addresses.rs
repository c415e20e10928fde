//! Addresses as numbers, as inline assembly has them.

use super::builder::{Builder, Env, Int, Val};
use crate::pair::Poly;
use ir::{BinaryOp, CastOp, ConstExpr, ConstKind, InstId, InstKind, Operand, Type, ValueDef};

/// Longest chain of operations that is followed.
const MAX_DEPTH: u32 = 32;
/// Bits of the offsets whose sums are far from the end of 64 bits.
const SAFE_BITS: u32 = 62;

impl Builder<'_> {
    /// How far an address that is a number is from the begin of the object that it is made of, bytes.
    ///
    /// A number that is made of a pointer by adding others to it is, in its width, that pointer plus what was added.
    /// The access is inside the object, as every proof assumes, so its offset there is known modulo 2 to that width,
    /// and is less than half of that: it is the sum as a signed number.
    pub fn address(&mut self, env: &Env, o: Operand, at: Option<InstId>) -> Option<Poly> {
        let (offset, bits) = self.from_pointer(env, o, at, 0)?;
        let most = 1i128 << SAFE_BITS;
        let (low, high) = self.range(&offset);
        if bits >= 64 && low.is_some_and(|l| l > -most) && high.is_some_and(|h| h < most) {
            return Some(offset);
        }
        let int = Int { poly: offset, bits, signed: false, unsigned: false };
        Some(self.signed(&int, at))
    }

    /// The same modulo 2 to a number of bits, the least width on the way.
    fn from_pointer(
        &mut self,
        env: &Env,
        o: Operand,
        at: Option<InstId>,
        depth: u32,
    ) -> Option<(Poly, u32)> {
        if depth > MAX_DEPTH {
            return None;
        }
        let module = self.k.module;
        let f = &self.k.flat.function;
        let pointer = |this: &mut Self, p: Operand| match this.operand(env, p) {
            Val::Ptr(p) => Some(p),
            _ => None,
        };
        let width = |o: Operand| match module.operand_type(f, o).map(|ty| module.types.get(ty)) {
            Some(Type::Int(bits)) => Some((*bits).min(64)),
            _ => None,
        };
        let bits = width(o)?;
        if let Operand::Const(c) = o {
            let ConstKind::Expr(ConstExpr::Cast(CastOp::PtrToInt, p)) = module.constants[c].kind
            else {
                return None;
            };
            return Some((pointer(self, Operand::Const(p))?, bits));
        }
        let Operand::Value(v) = o else { return None };
        let ValueDef::Inst(i) = f.values[v].def else { return None };
        match &f.insts[i].kind {
            InstKind::Cast { op: CastOp::PtrToInt, value, .. } => {
                Some((pointer(self, *value)?, bits))
            }
            InstKind::Cast {
                op: CastOp::ZExt | CastOp::Trunc | CastOp::BitCast, value, ..
            }
            | InstKind::Freeze(value) => {
                let (p, least) = self.from_pointer(env, *value, at, depth + 1)?;
                Some((p, least.min(bits)))
            }
            InstKind::Binary { op, lhs, rhs, .. } => {
                let made = |o: Operand| !self.k.roots.address(module, o).is_empty();
                let (base, number, sign) = match op {
                    BinaryOp::Add if made(*lhs) => (*lhs, *rhs, 1),
                    BinaryOp::Add => (*rhs, *lhs, 1),
                    BinaryOp::Sub => (*lhs, *rhs, -1),
                    _ => return None,
                };
                let (p, least) = self.from_pointer(env, base, at, depth + 1)?;
                let number = self.int(env, number)?;
                let number = self.signed(&number, at);
                Some((p.add_scaled(&number, sign)?, least.min(bits)))
            }
            _ => None,
        }
    }
}
