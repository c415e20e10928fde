//! Several numbers in one register: two halves, or the bytes and half words of video instructions.

use super::super::syntax::Operand as Text;
use super::{B32, Translator, Ty};
use crate::{BinaryOp, CastOp, FloatKind, IntPredicate, Operand};

const B16: Ty = Ty { bits: 16, float: false, signed: false };
const F16: Ty = Ty { bits: 16, float: true, signed: false };
const F32: Ty = Ty { bits: 32, float: true, signed: false };

impl Translator<'_, '_> {
    /// Arithmetic of halves and brain floats, one or two in a register: `fma.rn.f16x2`, `add.bf16`.
    pub(super) fn halves(&mut self, words: &[&str], d: &Text, ops: &[Text]) -> Option<()> {
        let kind = *words.last()?;
        let (brain, count) = match kind {
            "f16x2" => (false, 2),
            "bf16x2" => (true, 2),
            "bf16" => (true, 1),
            _ => return None,
        };
        let relu = words.contains(&"relu");
        let sat = words.contains(&"sat");
        let words: Vec<&str> =
            words.iter().copied().filter(|w| !matches!(*w, "relu" | "sat")).collect();
        let whole = if count == 2 { B32 } else { B16 };
        let args: Option<Vec<Operand>> = ops.iter().map(|o| self.read(o, whole)).collect();
        let args = args?;
        let mut parts = vec![];
        for part in 0..count {
            let mut numbers = vec![];
            for &arg in &args {
                let bits = self.sixteen(arg, part)?;
                numbers.push(self.float_of(bits, brain)?);
            }
            let mut value = self.float_value(&words, F32, &numbers)?;
            if relu || sat {
                let float = self.llvm(F32);
                let zero = self.b.float_bits(float, 0);
                value = self.b.call("llvm.maxnum.f32", float, &[value, zero])??;
                if sat {
                    let one = self.b.float_bits(float, 0x3f80_0000);
                    value = self.b.call("llvm.minnum.f32", float, &[value, one])??;
                }
            }
            parts.push(self.half_of(value, brain)?);
        }
        let value = self.packed(&parts)?;
        self.write(d, value, whole)
    }

    /// The lower or upper sixteen bits of a register.
    pub(super) fn sixteen(&mut self, value: Operand, part: u32) -> Option<Operand> {
        let by = self.number(B32, 16 * i64::from(part));
        let moved = if part == 0 { value } else { self.b.binary(BinaryOp::LShr, value, by)? };
        self.b.resize(moved, 16, false)
    }

    /// Sixteen bits as a float.
    pub(super) fn float_of(&mut self, bits: Operand, brain: bool) -> Option<Operand> {
        let kind = if brain { FloatKind::BFloat } else { FloatKind::Half };
        let (half, float) = (self.b.float(kind), self.llvm(F32));
        let half = self.b.cast(CastOp::BitCast, bits, half)?;
        self.b.cast(CastOp::FpExt, half, float)
    }

    /// A float rounded to sixteen bits.
    pub(super) fn half_of(&mut self, value: Operand, brain: bool) -> Option<Operand> {
        let kind = if brain { FloatKind::BFloat } else { FloatKind::Half };
        let (half, int) = (self.b.float(kind), self.llvm(B16));
        let half = self.b.cast(CastOp::FpTrunc, value, half)?;
        self.b.cast(CastOp::BitCast, half, int)
    }

    /// One or two numbers of sixteen bits in a register, the first in its lower half.
    pub(super) fn packed(&mut self, parts: &[Operand]) -> Option<Operand> {
        let [low, high] = parts else { return parts.first().copied() };
        let (low, high) = (self.b.resize(*low, 32, false)?, self.b.resize(*high, 32, false)?);
        let by = self.number(B32, 16);
        let high = self.b.binary(BinaryOp::Shl, high, by)?;
        self.b.binary(BinaryOp::Or, low, high)
    }

    /// `cvt` to or from numbers of sixteen bits other than one half, and to `tf32`.
    pub(super) fn convert_packed(&mut self, words: &[&str], d: &Text, ops: &[Text]) -> Option<()> {
        let ["cvt", how @ .., to, from] = words else { return None };
        let relu = how.contains(&"relu");
        if !how.iter().all(|w| matches!(*w, "rn" | "rz" | "rna" | "relu" | "satfinite" | "ftz")) {
            return None;
        }
        match (*to, *from, ops) {
            ("f16x2" | "bf16x2", "f32", [high, low]) => {
                let mut parts = vec![];
                for text in [low, high] {
                    let mut value = self.read(text, F32)?;
                    if relu {
                        let float = self.llvm(F32);
                        let zero = self.b.float_bits(float, 0);
                        value = self.b.call("llvm.maxnum.f32", float, &[value, zero])??;
                    }
                    parts.push(self.half_of(value, *to == "bf16x2")?);
                }
                let value = self.packed(&parts)?;
                self.write(d, value, B32)
            }
            ("bf16", "f32", [a]) => {
                let value = self.read(a, F32)?;
                let value = self.half_of(value, true)?;
                self.write(d, value, B16)
            }
            ("f32", "bf16", [a]) => {
                let bits = self.read(a, B16)?;
                let value = self.float_of(bits, true)?;
                self.write(d, value, F32)
            }
            // Ten bits of mantissa.
            ("tf32", "f32", [a]) => {
                let bits = self.read(a, B32)?;
                let half = self.number(B32, 0x1000);
                let mask = self.number(B32, 0xffff_e000);
                let sum = self.b.binary(BinaryOp::Add, bits, half)?;
                let value = self.b.binary(BinaryOp::And, sum, mask)?;
                self.write(d, value, B32)
            }
            _ => None,
        }
    }

    /// `dp4a` and `dp2a`: products of bytes, added.
    pub(super) fn dot_product(&mut self, words: &[&str], d: &Text, ops: &[Text]) -> Option<()> {
        let [a, b, c] = ops else { return None };
        let (at, b_first) = match words {
            ["dp4a", _, _] => (8, 0),
            ["dp2a", "lo", _, _] => (16, 0),
            ["dp2a", "hi", _, _] => (16, 2),
            _ => return None,
        };
        let [.., ta, tb] = words else { return None };
        let (ta, tb) = (Ty::of(ta)?, Ty::of(tb)?);
        let (a, b) = (self.read(a, B32)?, self.read(b, B32)?);
        let mut sum = self.read(c, B32)?;
        for i in 0..32 / at {
            let x = self.field_of(a, at * i, at, ta.signed)?;
            let y = self.field_of(b, 8 * (i + b_first), 8, tb.signed)?;
            let product = self.b.binary(BinaryOp::Mul, x, y)?;
            sum = self.b.binary(BinaryOp::Add, sum, product)?;
        }
        self.write(d, sum, B32)
    }

    /// `bits` bits of a register from bit `at`, extended.
    fn field_of(&mut self, value: Operand, at: u32, bits: u32, signed: bool) -> Option<Operand> {
        let by = self.number(B32, i64::from(at));
        let moved = self.b.binary(BinaryOp::LShr, value, by)?;
        let part = self.b.resize(moved, bits, false)?;
        self.b.resize(part, 32, signed)
    }

    /// Video instructions of two half words or four bytes: `vabsdiff4.u32.u32.u32.add d, a, b, c`.
    pub(super) fn video(&mut self, words: &[&str], d: &Text, ops: &[Text]) -> Option<()> {
        let (name, bits) = match words[0].strip_suffix('4') {
            Some(name) => (name, 8),
            None => (words[0].strip_suffix('2')?, 16),
        };
        let [_, td, ta, tb, rest @ ..] = words else { return None };
        let (td, ta, tb) = (Ty::of(td)?, Ty::of(ta)?, Ty::of(tb).unwrap_or(B32));
        let [a, b, c] = ops else { return None };
        let compares = name == "vset";
        let (a, b) = (self.read(a, B32)?, self.read(b, B32)?);
        let adds = rest.contains(&"add");
        let saturates = rest.contains(&"sat");
        let test = if compares { words.get(3) } else { None };
        let c = self.read(c, B32)?;
        let mut result = if adds { c } else { self.number(B32, 0) };
        for i in 0..32 / bits {
            let x = self.field_of(a, bits * i, bits, ta.signed)?;
            let y = self.field_of(b, bits * i, bits, if compares { ta } else { tb }.signed)?;
            let less = self.b.compare(IntPredicate::Slt, x, y)?;
            let mut value = match name {
                "vadd" => self.b.binary(BinaryOp::Add, x, y)?,
                "vsub" => self.b.binary(BinaryOp::Sub, x, y)?,
                "vmin" => self.b.select(less, x, y)?,
                "vmax" => self.b.select(less, y, x)?,
                "vabsdiff" => {
                    let (up, down) =
                        (self.b.binary(BinaryOp::Sub, y, x)?, self.b.binary(BinaryOp::Sub, x, y)?);
                    self.b.select(less, up, down)?
                }
                "vavrg" => {
                    let one = self.number(B32, 1);
                    let sum = self.b.binary(BinaryOp::Add, x, y)?;
                    let sum = self.b.binary(BinaryOp::Add, sum, one)?;
                    self.b.binary(BinaryOp::AShr, sum, one)?
                }
                "vset" => {
                    let test = match *test? {
                        "eq" => IntPredicate::Eq,
                        "ne" => IntPredicate::Ne,
                        "lt" => IntPredicate::Slt,
                        "le" => IntPredicate::Sle,
                        "gt" => IntPredicate::Sgt,
                        "ge" => IntPredicate::Sge,
                        _ => return None,
                    };
                    let is = self.b.compare(test, x, y)?;
                    self.b.resize(is, 32, false)?
                }
                _ => return None,
            };
            if saturates {
                let (low, high) = if td.signed {
                    (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1)
                } else {
                    (0, (1i64 << bits) - 1)
                };
                let (low, high) = (self.number(B32, low), self.number(B32, high));
                let below = self.b.compare(IntPredicate::Slt, value, low)?;
                value = self.b.select(below, low, value)?;
                let above = self.b.compare(IntPredicate::Sgt, value, high)?;
                value = self.b.select(above, high, value)?;
            }
            if adds {
                result = self.b.binary(BinaryOp::Add, result, value)?;
            } else {
                let mask = self.number(B32, (1i64 << bits) - 1);
                let by = self.number(B32, i64::from(bits * i));
                let part = self.b.binary(BinaryOp::And, value, mask)?;
                let part = self.b.binary(BinaryOp::Shl, part, by)?;
                result = self.b.binary(BinaryOp::Or, result, part)?;
            }
        }
        self.write(d, result, B32)
    }

    /// `red.global.add.v2.f32` and `.f16x2`: one atomic operation for each number.
    pub(super) fn atomic_parts(
        &mut self,
        words: &[&str],
        d: Option<&Text>,
        a: &Text,
        value: &Text,
    ) -> Option<()> {
        let packed = words.iter().position(|w| matches!(*w, "f16x2" | "bf16x2"));
        let width = words.iter().find_map(|w| match *w {
            "v2" => Some(2),
            "v4" => Some(4),
            "v8" => Some(8),
            _ => None,
        });
        let brain = words.iter().any(|w| w.starts_with("bf16"));
        if d.is_some() || !words.contains(&"add") || (packed.is_none() && width.is_none()) {
            return None;
        }
        let single;
        let values = match value {
            Text::Vector(values) => values,
            value => {
                single = vec![value.clone()];
                &single
            }
        };
        if values.len() != width.unwrap_or(1) {
            return None;
        }
        let plain: Vec<&str> = words
            .iter()
            .copied()
            .filter(|w| !matches!(*w, "v2" | "v4" | "v8" | "f16x2" | "bf16x2" | "f16" | "bf16"))
            .collect();
        let m = Self::memory(&plain)?;
        let half = packed.is_some() || words.contains(&"f16") || words.contains(&"bf16");
        let ty = if half { F16 } else { m.ty };
        let mut offset = 0;
        for value in values {
            let mut parts = vec![];
            if packed.is_some() {
                let both = self.read(value, B32)?;
                for part in 0..2 {
                    parts.push(self.sixteen(both, part)?);
                }
            } else if half {
                parts.push(self.read(value, B16)?);
            } else {
                parts.push(self.read(value, ty)?);
            }
            for part in parts {
                let to = if half {
                    self.b.float(if brain { FloatKind::BFloat } else { FloatKind::Half })
                } else {
                    self.llvm(ty)
                };
                let part = self.b.cast(CastOp::BitCast, part, to)?;
                self.add_to(&m, a, offset, part, ty)?;
                offset += i64::from(ty.bits / 8);
            }
        }
        Some(())
    }
}
