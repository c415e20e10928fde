//! Lowers conversions that are calls: rounding to integers, reinterpretation, halves of doubles.

use super::super::emit::Emitter;
use super::super::scalar::{Scalar, format};
use super::float::math_fn;
use crate::bytecode::op::{Op, Reg};
use crate::bytecode::program::{Rounding, SoftFn};
use base::diagnostic::Result;
use ir::Call;
use ir::intrinsics::Conversion;

impl Emitter<'_, '_> {
    /// A call of a conversion, element by element.
    pub(super) fn convert_call(&mut self, op: Conversion, call: &Call) -> Result<Vec<Reg>> {
        let ty = self.p.function.insts[self.inst].ty;
        let Some(arg) = call.args.first() else {
            return Err(self.unsupported("a call with too few arguments"));
        };
        let values = self.operand(arg.value)?;
        let from_ty = self.type_of(arg.value)?;
        if op == Conversion::Bits {
            return self.bitcast(from_ty, ty, &values);
        }
        if let Conversion::Join(high_first) = op {
            let v = self.simple_args(call, 2)?;
            let (low, high) = if high_first { (v[1], v[0]) } else { (v[0], v[1]) };
            let (low, high) = (self.un(Op::Zext64, low), self.un(Op::Zext64, high));
            let n = self.imm(32);
            let high = self.bin(Op::Shl64, high, n);
            return Ok(vec![self.bin(Op::Or64, high, low)]);
        }
        let from = self.element_scalar(arg.value)?;
        let Some(&to) = self.element_scalars(ty)?.first() else {
            return Err(self.unsupported("a conversion to an empty type"));
        };
        let wide_bits = if let Scalar::Low(bits) = to { bits } else { 0 };
        let mut out = vec![];
        for &r in values.iter() {
            out.push(match op {
                Conversion::ToInt(None, signed) if matches!(to, Scalar::Low(_)) => {
                    out.extend(self.soft_to_wide(wide_bits, signed, from, r));
                    continue;
                }
                Conversion::ToInt(round, signed) => {
                    let Scalar::Int(bits) = to else {
                        return Err(self.unsupported("a conversion to this type"));
                    };
                    let r = match round {
                        Some(f) => self.float_math(from, math_fn(f), &[r]),
                        None => r,
                    };
                    self.float_to_int(from, bits, signed, r)
                }
                Conversion::FromInt(signed, towards) => {
                    let Scalar::Int(bits) = from else {
                        return Err(self.unsupported("a conversion from this type"));
                    };
                    if towards == Rounding::Nearest {
                        self.int_to_float(bits, signed, to, r)
                    } else {
                        self.soft_from_int(bits, signed, to, towards, &[r])
                    }
                }
                Conversion::Half(high) => {
                    let n = self.imm(if high { 32 } else { 0 });
                    let part = self.bin(Op::LShr64, r, n);
                    self.un(Op::Trunc64, part)
                }
                _ => {
                    // Old conversions use `i16` for half.
                    let as_float = |s| if s == Scalar::Int(16) { Scalar::Half } else { s };
                    let (from, to) = (as_float(from), as_float(to));
                    match op {
                        Conversion::Float(towards) if towards != Rounding::Nearest => {
                            let (from, class) = (format(from), to.class());
                            let f = SoftFn::Convert { from, to: format(to), rounding: towards };
                            self.soft(f, 0, &[r], class, None).0
                        }
                        _ => self.float_convert(from, to, r),
                    }
                }
            });
        }
        Ok(out)
    }
}
