//! Lowers conversions that are calls: rounding to integers, reinterpretation, halves of doubles.

use super::super::emit::Emitter;
use super::super::scalar::{Scalar, format};
use super::base_name;
use super::float::rounding as direction;
use crate::bytecode::op::{MathFn, Op, Reg};
use crate::bytecode::program::{Rounding, SoftFn};
use base::diagnostic::Result;
use ir::Call;

/// A conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum ConvertOp {
    /// Float to integer: the function that rounds it first, if any; whether signed.
    ToInt(Option<MathFn>, bool),
    /// Integer to float; whether signed.
    FromInt(bool, Rounding),
    /// Between float formats.
    Float(Rounding),
    /// The same bits.
    Bits,
    /// Lower or upper half of a double.
    Half(bool),
    /// A double from its lower and upper half; whether the upper one comes first.
    Join(bool),
}

fn rounding(mode: &str) -> Option<Option<MathFn>> {
    Some(match mode {
        "rn" | "rni" => Some(MathFn::Rint),
        "rz" | "rzi" => None,
        "rm" | "rd" | "rmi" => Some(MathFn::Floor),
        "rp" | "ru" | "rpi" => Some(MathFn::Ceil),
        _ => return None,
    })
}

/// The conversion that a function performs.
pub(in super::super) fn find(name: &str) -> Option<ConvertOp> {
    use ConvertOp::*;
    if let Some(rest) = name.strip_prefix("llvm.nvvm.") {
        let mut words = rest.split('.');
        let op = words.next()?;
        let mode = words.next();
        // Without a suffix it is exact, or to nearest.
        let towards = || mode.map_or(Some(Rounding::Nearest), direction);
        return Some(match op {
            "d2i" if mode == Some("lo") => Half(false),
            "d2i" if mode == Some("hi") => Half(true),
            "f2i" | "d2i" | "f2ll" | "d2ll" => ToInt(rounding(mode?)?, true),
            "f2ui" | "d2ui" | "f2ull" | "d2ull" => ToInt(rounding(mode?)?, false),
            "i2f" | "i2d" | "ll2f" | "ll2d" => FromInt(true, towards()?),
            "ui2f" | "ui2d" | "ull2f" | "ull2d" => FromInt(false, towards()?),
            "d2f" | "f2h" | "h2f" => Float(towards()?),
            "lohi" => Join(false),
            "bitcast" => Bits,
            _ => return None,
        });
    }
    if name.starts_with("llvm.") {
        return match base_name(name) {
            "llvm.fptosi.sat" => Some(ToInt(None, true)),
            "llvm.fptoui.sat" => Some(ToInt(None, false)),
            "llvm.convert.to.fp16" | "llvm.convert.from.fp16" => Some(Float(Rounding::Nearest)),
            _ => None,
        };
    }
    let rest = name.strip_prefix("__nv_").or_else(|| name.strip_prefix("__"))?;
    match rest {
        "float_as_int" | "int_as_float" | "float_as_uint" | "uint_as_float"
        | "double_as_longlong" | "longlong_as_double" => return Some(Bits),
        "double2loint" => return Some(Half(false)),
        "double2hiint" => return Some(Half(true)),
        "hiloint2double" => return Some(Join(true)),
        _ => {}
    }
    let (head, mode, towards) = match rest.rsplit_once('_') {
        Some((head, mode)) => (head, Some(rounding(mode)?), direction(mode)?),
        None => (rest, None, Rounding::Nearest),
    };
    Some(match head {
        "float2int" | "double2int" | "float2ll" | "double2ll" => ToInt(mode?, true),
        "float2uint" | "double2uint" | "float2ull" | "double2ull" => ToInt(mode?, false),
        "int2float" | "int2double" | "ll2float" | "ll2double" => FromInt(true, towards),
        "uint2float" | "uint2double" | "ull2float" | "ull2double" => FromInt(false, towards),
        "double2float" | "float2half" | "half2float" => Float(towards),
        _ => return None,
    })
}

impl Emitter<'_, '_> {
    /// A call of a conversion, element by element.
    pub(super) fn convert_call(&mut self, op: ConvertOp, call: &Call) -> Result<Vec<Reg>> {
        let ty = self.p.function.insts[self.inst].ty;
        let Some(arg) = call.args.first() else {
            return Err(self.unsupported("a call with too few arguments"));
        };
        let values = self.operand(arg.value)?;
        let from_ty = self.type_of(arg.value)?;
        if op == ConvertOp::Bits {
            return self.bitcast(from_ty, ty, &values);
        }
        if let ConvertOp::Join(high_first) = op {
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
                ConvertOp::ToInt(None, signed) if matches!(to, Scalar::Low(_)) => {
                    out.extend(self.soft_to_wide(wide_bits, signed, from, r));
                    continue;
                }
                ConvertOp::ToInt(round, signed) => {
                    let Scalar::Int(bits) = to else {
                        return Err(self.unsupported("a conversion to this type"));
                    };
                    let r = match round {
                        Some(f) => self.float_math(from, f, &[r]),
                        None => r,
                    };
                    self.float_to_int(from, bits, signed, r)
                }
                ConvertOp::FromInt(signed, towards) => {
                    let Scalar::Int(bits) = from else {
                        return Err(self.unsupported("a conversion from this type"));
                    };
                    if towards == Rounding::Nearest {
                        self.int_to_float(bits, signed, to, r)
                    } else {
                        self.soft_from_int(bits, signed, to, towards, &[r])
                    }
                }
                ConvertOp::Half(high) => {
                    let n = self.imm(if high { 32 } else { 0 });
                    let part = self.bin(Op::LShr64, r, n);
                    self.un(Op::Trunc64, part)
                }
                _ => {
                    // Old conversions use `i16` for half.
                    let as_float = |s| if s == Scalar::Int(16) { Scalar::Half } else { s };
                    let (from, to) = (as_float(from), as_float(to));
                    match op {
                        ConvertOp::Float(towards) if towards != Rounding::Nearest => {
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
