//! Arithmetic on integers of some width, of which a polynomial is known modulo 2 to that width.

use super::builder::{BitOp2, Builder, Int, Key, multiples};
use crate::dims::Dim;
use crate::ledger::Assumption;
use crate::pair::{Atom, Condition, Definition, Poly};
use ir::{BinaryOp, Flags, InstId};

impl Builder<'_> {
    /// Whether the flags of an instruction say what its result is: of code in general, since an overflow would be
    /// undefined; of a launch that is run, only where it is proved that there is none.
    pub fn trusts_flags(&self, at: Option<InstId>) -> bool {
        self.k.run.is_none_or(|run| at.is_some_and(|i| run.exact.contains(&i)))
    }

    /// Says of the quotient by `m` of a number below the size of the block, which is a multiple `m u`, that it is
    /// below `u`.
    pub(super) fn below_units(&mut self, dividend: &Poly, m: i128, quotient: Atom) {
        for axis in 0..3u8 {
            if self.k.dims.block[axis as usize] != Dim::Free
                || self.k.block_unit(axis).is_none_or(|unit| unit % m != 0)
            {
                continue;
            }
            let size = self.ntid(axis);
            let rest = size.plus(-1).and_then(|p| p.sub(dividend));
            let (Some(rest), Some((units, _))) = (rest, multiples(&size, m)) else { continue };
            if self.nonneg(&rest) {
                let less = units.plus(-1).and_then(|p| p.sub(&quotient.into()));
                self.query.conditions.extend(less.map(Condition::Nonneg));
            }
        }
    }

    /// The result of an operation on two integers of `bits` bits.
    pub fn binary(
        &mut self,
        op: BinaryOp,
        flags: &Flags,
        a: &Int,
        b: &Int,
        bits: u32,
        at: Option<InstId>,
    ) -> Option<Int> {
        let trusted = self.trusts_flags(at);
        let (nsw, nuw) = (trusted && flags.has(Flags::NSW), trusted && flags.has(Flags::NUW));
        let exact = |poly: Poly, signed: bool| Int { poly, bits, signed, unsigned: !signed };
        let ring = |this: &mut Self, f: &dyn Fn(&Poly, &Poly) -> Option<Poly>| -> Option<Int> {
            // With a flag, the result is the mathematical one of the operands in that reading.
            if nsw {
                let (x, y) = (this.signed(a, at), this.signed(b, at));
                let poly = f(&x, &y)?;
                let unsigned = this.range(&poly).0.is_some_and(|l| l >= 0);
                let obvious = x == a.poly && y == b.poly && poly.constant().is_some();
                if this.k.run.is_none() && !obvious {
                    this.ledger.add(Assumption::SignedOverflow);
                }
                return Some(Int { poly, bits, signed: true, unsigned });
            }
            if nuw {
                let (x, y) = (this.unsigned(a, at), this.unsigned(b, at));
                return Some(Int { poly: f(&x, &y)?, bits, signed: false, unsigned: true });
            }
            let poly = f(&a.poly, &b.poly)?;
            let (low, high) = this.range(&poly);
            let half = 1i128 << (bits - 1);
            let fits =
                |l: i128, h: i128| low.is_some_and(|x| x >= l) && high.is_some_and(|x| x < h);
            Some(Int { signed: fits(-half, half), unsigned: fits(0, 2 * half), poly, bits })
        };
        match op {
            BinaryOp::Add => ring(self, &|x, y| x.add(y)),
            BinaryOp::Sub => ring(self, &|x, y| x.sub(y)),
            BinaryOp::Mul => ring(self, &|x, y| x.mul(y)),
            BinaryOp::Shl => {
                let amount = self.unsigned(b, at);
                // Too large an amount gives poison.
                let factor = match amount.constant() {
                    Some(c) if (0..i128::from(bits)).contains(&c) => Poly::from(1i128 << c),
                    Some(_) => return None,
                    None => self.power(&amount),
                };
                ring(self, &|x, _| x.mul(&factor))
            }
            BinaryOp::UDiv | BinaryOp::URem => {
                let (x, y) = (self.unsigned(a, at), self.unsigned(b, at));
                let (q, r) = (self.quotient(&x, &y), self.remainder(&x, &y));
                Some(exact(if op == BinaryOp::UDiv { q } else { r }, false)).map(|i| self.both(i))
            }
            BinaryOp::SDiv | BinaryOp::SRem => {
                let (x, y) = (self.signed(a, at), self.signed(b, at));
                if !y.plus(-1).is_some_and(|p| self.nonneg(&p)) {
                    return None;
                }
                if !self.nonneg(&x) {
                    let q = self.truncated(&x, &y)?;
                    let poly = if op == BinaryOp::SDiv { q } else { x.sub(&y.mul(&q)?)? };
                    return Some(Int { poly, bits, signed: true, unsigned: false });
                }
                let (q, r) = (self.quotient(&x, &y), self.remainder(&x, &y));
                let poly = if op == BinaryOp::SDiv { q } else { r };
                Some(Int { poly, bits, signed: true, unsigned: true })
            }
            BinaryOp::LShr | BinaryOp::AShr => {
                let logical = op == BinaryOp::LShr;
                let amount = self.unsigned(b, at);
                let divisor = match amount.constant() {
                    Some(c) if (0..i128::from(bits)).contains(&c) => Poly::from(1i128 << c),
                    Some(_) => return None,
                    None => self.power(&amount),
                };
                let x = if logical { self.unsigned(a, at) } else { self.signed(a, at) };
                let q = self.quotient(&x, &divisor);
                let int = exact(q, !logical);
                Some(self.both(int))
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => self.bitwise(op, flags, a, b, bits, at),
            _ => None,
        }
    }

    /// The same number, in the other reading too if its range allows that.
    fn both(&self, int: Int) -> Int {
        let (low, high) = self.range(&int.poly);
        let half = 1i128 << (int.bits - 1);
        let small = low.is_some_and(|l| l >= 0) && high.is_some_and(|h| h < half);
        Int {
            signed: int.signed || small,
            unsigned: int.unsigned || small || (int.signed && low.is_some_and(|l| l >= 0)),
            ..int
        }
    }

    fn bitwise(
        &mut self,
        op: BinaryOp,
        flags: &Flags,
        a: &Int,
        b: &Int,
        bits: u32,
        at: Option<InstId>,
    ) -> Option<Int> {
        let constant = |x: &Int| x.poly.constant();
        let (a, b) = if constant(a).is_some() { (b, a) } else { (a, b) };
        let size = 1i128 << bits;
        if let Some(mask) = constant(b).map(|c| c.rem_euclid(size)) {
            match op {
                // `x & (2^k - 1)` is `x mod 2^k`, in whatever reading.
                BinaryOp::And if (mask + 1).count_ones() == 1 => {
                    let r = self.remainder(&a.poly, &Poly::from(mask + 1));
                    let int = Int { poly: r, bits, signed: mask + 1 < size, unsigned: true };
                    return Some(int);
                }
                // `x & ~(2^k - 1)` is `x - x mod 2^k`.
                BinaryOp::And if (size - mask).count_ones() == 1 => {
                    let r = self.remainder(&a.poly, &Poly::from(size - mask));
                    let poly = a.poly.sub(&r)?;
                    let unsigned = a.unsigned;
                    return Some(Int { poly, bits, signed: a.signed, unsigned });
                }
                // Bits in a row: `(x mod 2^h) / 2^l * 2^l`.
                BinaryOp::And
                    if mask > 0
                        && ((mask | (mask - 1)) + 1).count_ones() == 1
                        && mask < size / 2 =>
                {
                    let (high, low) = ((mask | (mask - 1)) + 1, mask & -mask);
                    let r = self.remainder(&a.poly, &Poly::from(high));
                    let poly = self.quotient(&r, &Poly::from(low)).scale(low)?;
                    return Some(Int { poly, bits, signed: true, unsigned: true });
                }
                BinaryOp::Xor if mask == size - 1 => {
                    let poly = a.poly.neg()?.plus(-1)?;
                    return Some(Int { poly, bits, signed: a.signed, unsigned: false });
                }
                BinaryOp::Or | BinaryOp::Xor if mask == 0 => return Some(a.clone()),
                _ => {}
            }
        }
        // `x & (p - 1)` is `x mod p` for a power of two `p`. One that is too large for the width leaves all
        // of `x`, as `x mod p` does.
        if op == BinaryOp::And {
            for (mask, x) in [(b, a), (a, b)] {
                if let Some(p) = mask.poly.plus(1)
                    && p.constant().is_none()
                    && self.is_power(&p)
                {
                    let x = self.unsigned(x, at);
                    let poly = self.remainder(&x, &p);
                    return Some(self.both(Int { poly, bits, signed: false, unsigned: true }));
                }
            }
        }
        let disjoint = matches!(op, BinaryOp::Or | BinaryOp::Xor)
            && (self.are_disjoint(a, b) || self.are_disjoint(b, a));
        if disjoint || op == BinaryOp::Or && flags.has(Flags::DISJOINT) {
            let plain = Flags::default();
            return self.binary(BinaryOp::Add, &plain, a, b, bits, at);
        }
        let unsigned = !(a.signed && b.signed) || (a.unsigned && b.unsigned);
        let (x, y) = if unsigned {
            (self.unsigned(a, at), self.unsigned(b, at))
        } else {
            (self.signed(a, at), self.signed(b, at))
        };
        let op = match op {
            BinaryOp::And => BitOp2::And,
            BinaryOp::Or => BitOp2::Or,
            _ => BitOp2::Xor,
        };
        let poly = self.bits(op, &x, &y);
        let int = Int { poly, bits, signed: !unsigned, unsigned };
        Some(self.both(int))
    }

    /// The quotient that is rounded toward 0, as C++ has it, of a number that may be negative. The divisor is at
    /// least 1. Of a negative number it is the floor or the next number, and not positive.
    pub fn truncated(&mut self, dividend: &Poly, divisor: &Poly) -> Option<Poly> {
        let floor = self.divide(dividend, divisor).0;
        if floor.constant().is_some() && dividend.constant().is_some_and(|c| c >= 0) {
            return Some(floor);
        }
        let side = self.side_of(&[dividend, divisor]);
        let (low, high) = self.range(&floor);
        let high = high.map(|h| h.max(0));
        let key = Key::Truncated(dividend.clone(), divisor.clone());
        let (a, new) = self.atom(key, "truncated", side, low, high);
        let q = Poly::from(a);
        if new {
            if self.is_benign(dividend) && self.is_benign(divisor) {
                self.mark_clean(a);
            }
            let more = q.sub(&floor)?;
            let near = [Condition::Nonneg(more.clone()), Condition::Nonneg(more.neg()?.plus(1)?)];
            for condition in near {
                self.query.require(condition);
            }
            let positive = [Condition::Nonneg(dividend.clone()), Condition::Zero(more)];
            let negative =
                [Condition::Nonneg(dividend.neg()?.plus(-1)?), Condition::Nonneg(q.neg()?)];
            let either = [positive, negative].map(|list| Condition::All(list.to_vec()));
            self.query.require(Condition::Any(either.to_vec()));
        }
        Some(q)
    }

    /// Whether the first is a multiple of a power of two that the second is below, so that they have no bit in common.
    /// Both are known modulo 2 to their width, of which that power is a divisor.
    fn are_disjoint(&self, a: &Int, b: &Int) -> bool {
        let (Some(0..), Some(most)) = self.range(&b.poly) else { return false };
        let Some(unit) = u64::try_from(most).ok().and_then(|m| m.checked_add(1)) else {
            return false;
        };
        let unit = i128::from(unit).cast_unsigned().next_power_of_two().cast_signed();
        if b.bits != a.bits || unit >= 1i128 << a.bits {
            return false;
        }
        let whole =
            |p: &Poly| p.terms().iter().all(|t| t.1 % unit == 0) && p.constant_term() % unit == 0;
        // `x - x mod c`.
        let cleared = |d: &Definition| match d {
            Definition::Divide { dividend, divisor, remainder, .. } => {
                divisor.constant().is_some_and(|c| c > 0 && c % unit == 0)
                    && dividend.sub(remainder).as_ref() == Some(&a.poly)
            }
            _ => false,
        };
        whole(&a.poly) || self.query.definitions.iter().any(cleared)
    }
}
