//! Which of several objects a pointer points into.
//!
//! Where two buffers take turns, a pointer has both as roots, and so has the one that it is swapped with. That
//! the two never point into one buffer at a time is seen from the iteration: both take turns in the same loop.

use super::builder::{Builder, Env, Iteration, Val};
use super::phi::{ends, header_of, shifted};
use super::roots::Root;
use crate::pair::Poly;
use ir::analysis::LoopId;
use ir::intrinsics::Intrinsic;
use ir::{CastOp, InstId, InstKind, Operand, ValueDef, ValueId};

/// Deepest chain of pointers that is followed.
const MAX_DEPTH: u32 = 24;

impl Builder<'_> {
    /// The place of a pointer's root among these.
    pub fn object(&mut self, env: &Env, ptr: Operand, among: &[Root]) -> Option<Poly> {
        self.object_at(env, ptr, among, 0)
    }

    fn object_at(&mut self, env: &Env, ptr: Operand, among: &[Root], depth: u32) -> Option<Poly> {
        let k = self.k;
        let roots = k.roots.of(ptr);
        let mut each = roots.iter();
        if let (Some(only), None) = (each.next(), each.next()) {
            let at = among.iter().position(|r| r == only)?;
            return Some(Poly::from(at as i128));
        }
        let Operand::Value(v) = ptr else { return None };
        let ValueDef::Inst(i) = k.flat.function.values[v].def else { return None };
        if depth > MAX_DEPTH {
            return None;
        }
        let deeper = depth + 1;
        match &k.flat.function.insts[i].kind {
            InstKind::Gep { base, .. } => self.object_at(env, *base, among, deeper),
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } => {
                self.object_at(env, *value, among, deeper)
            }
            InstKind::Freeze(o) => self.object_at(env, *o, among, deeper),
            InstKind::Call(call)
                if matches!(k.module.intrinsic(call), Some(Intrinsic::PointerCast)) =>
            {
                self.object_at(env, call.args.first()?.value, among, deeper)
            }
            InstKind::Phi { .. } => {
                let l = header_of(k, v)?;
                if let Some((own, other)) = self.turns(l, v, i) {
                    let (own, other) = (
                        self.object_at(env, own, among, deeper)?,
                        self.object_at(env, other, among, deeper)?,
                    );
                    return self.alternating(env, l, &own, &other);
                }
                let (init, next) = ends(k, l, i);
                match env.iterations.get(&l) {
                    Some(Iteration::Nth(0)) => self.object_at(env, init?, among, deeper),
                    Some(&Iteration::After(n)) if n >= 1 => {
                        let before = shifted(k, env, l, Iteration::After(n - 1));
                        self.object_at(&before, next?, among, depth + 1)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The first values of a phi and of the one that it is swapped with in every iteration.
    fn turns(&self, l: LoopId, v: ValueId, id: InstId) -> Option<(Operand, Operand)> {
        let k = self.k;
        let (init, next) = ends(k, l, id);
        let Operand::Value(w) = next? else { return None };
        let ValueDef::Inst(other) = k.flat.function.values[w].def else { return None };
        if w == v || header_of(k, w) != Some(l) {
            return None;
        }
        let InstKind::Phi { .. } = k.flat.function.insts[other].kind else { return None };
        let (first, back) = ends(k, l, other);
        (back == Some(Operand::Value(v))).then_some((init?, first?))
    }

    /// A value that is one of two by turns, beginning with `first`.
    fn alternating(&mut self, env: &Env, l: LoopId, first: &Poly, second: &Poly) -> Option<Poly> {
        let odd = self.odd(env, l)?;
        first.add(&second.sub(first)?.mul(&odd)?)
    }

    /// 1 in iterations with an odd number, counted from 0.
    fn odd(&mut self, env: &Env, l: LoopId) -> Option<Poly> {
        let two = Poly::from(2);
        if let Some(&Iteration::After(n)) = env.iterations.get(&l) {
            // All that are counted from one iteration are said by that one's.
            let mut base = env.clone();
            base.iterations.insert(l, Iteration::After(0));
            let count = self.iteration(&base, l);
            if n < 0 {
                // There was that iteration.
                self.iteration(env, l);
            }
            let odd = self.remainder(&count, &two);
            return if n % 2 == 0 { Some(odd) } else { Poly::from(1).sub(&odd) };
        }
        let count = self.iteration(env, l);
        Some(self.remainder(&count, &two))
    }

    /// The value of a phi that is swapped with another in every iteration.
    pub fn swapped(&mut self, env: &Env, l: LoopId, v: ValueId, id: InstId) -> Option<Val> {
        let (own, other) = self.turns(l, v, id)?;
        match (self.operand(env, own), self.operand(env, other)) {
            (Val::Int(a), Val::Int(b)) => {
                let (x, y) = (self.signed(&a, Some(id)), self.signed(&b, Some(id)));
                let poly = self.alternating(env, l, &x, &y)?;
                Some(Val::Int(super::builder::Int {
                    poly,
                    bits: a.bits,
                    signed: true,
                    unsigned: false,
                }))
            }
            (Val::Ptr(a), Val::Ptr(b)) => Some(Val::Ptr(self.alternating(env, l, &a, &b)?)),
            _ => None,
        }
    }
}
