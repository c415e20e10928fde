//! Lowers rare arithmetic that is a single bytecode instruction: see [`SoftFn`].

use super::emit::Emitter;
use super::scalar::Scalar;
use super::wide::Wide;
use crate::bytecode::op::{Class, Op, Reg};
use crate::bytecode::{Arithmetic, Rounding, SoftFn, SoftInfo};
use ir::FloatKind;

/// The format of a float scalar.
pub(super) fn format(s: Scalar) -> FloatKind {
    match s {
        Scalar::Half => FloatKind::Half,
        Scalar::BFloat => FloatKind::BFloat,
        Scalar::Double => FloatKind::Double,
        _ => FloatKind::Float,
    }
}

impl Emitter<'_, '_> {
    /// `f` with up to four arguments: its first result in a register of class `first`, the second,
    /// if requested, in one of class `second`.
    pub(super) fn soft(
        &mut self,
        f: SoftFn,
        bits: u32,
        args: &[Reg],
        first: Class,
        second: Option<Class>,
    ) -> (Reg, Reg) {
        let scalar = args.iter().all(|r| r.is_scalar());
        let pick = |class| if scalar { Class::S } else { class };
        let d = self.fresh(pick(first));
        let c = second.map_or(Reg::NONE, |class| self.fresh(pick(class)));
        let mut all = [Reg::NONE; 4];
        for (slot, &r) in all.iter_mut().zip(args) {
            *slot = r;
        }
        let index = self.cx.program.softs.len() as u32;
        self.cx.program.softs.push(SoftInfo { f, bits, args: all });
        self.push(Op::Soft, d, [Reg::NONE, Reg::NONE, c], index);
        self.note_computed(d, args);
        if c.is_some() {
            self.note_computed(c, args);
        }
        (d, c)
    }

    /// `f` of wide integers with a wide result.
    pub(super) fn soft_wide(&mut self, f: SoftFn, bits: u32, args: &[Reg]) -> Wide {
        let (low, high) = self.soft(f, bits, args, Class::V64, Some(Class::V64));
        [low, high]
    }

    /// Arithmetic on floats of format `s` with an explicit rounding mode.
    pub(super) fn soft_float(
        &mut self,
        op: Arithmetic,
        s: Scalar,
        rounding: Rounding,
        args: &[Reg],
    ) -> Reg {
        let f = SoftFn::Arithmetic { op, format: format(s), rounding };
        self.soft(f, 0, args, s.class(), None).0
    }

    /// An integer of `bits` bits, given as one or two registers, as a float of format `to`.
    pub(super) fn soft_from_int(
        &mut self,
        bits: u32,
        signed: bool,
        to: Scalar,
        rounding: Rounding,
        v: &[Reg],
    ) -> Reg {
        let f = SoftFn::FromInt { signed, to: format(to), rounding };
        self.soft(f, bits, v, to.class(), None).0
    }

    /// A float of format `from` as an integer of `bits` bits, more than 64.
    pub(super) fn soft_to_wide(&mut self, bits: u32, signed: bool, from: Scalar, r: Reg) -> Wide {
        let f = SoftFn::ToInt { signed, from: format(from), rounding: Rounding::Zero };
        self.soft_wide(f, bits, &[r])
    }

    /// Whether the product of two integers of `bits` bits overflows.
    pub(super) fn soft_mul_overflow(&mut self, signed: bool, bits: u32, a: Wide, b: Wide) -> Reg {
        let args = [a[0], a[1], b[0], b[1]];
        let (flag, _) = self.soft(SoftFn::MulOverflow { signed }, bits, &args, Class::V64, None);
        self.un(Op::TruncP64, flag)
    }
}
