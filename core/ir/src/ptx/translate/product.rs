//! `mma`: products of matrices that the lanes of a warp hold in registers (PTX ISA, "Matrix Fragments for mma").

use super::{B32, B64, Text, Translator, Ty};
use crate::intrinsics::Packed;
use crate::{BinaryOp, CastOp, Operand};

const F32: Ty = Ty { bits: 32, float: true, signed: false };
const F64: Ty = Ty { bits: 64, float: true, signed: false };

/// What the registers of the factors hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Factors {
    /// Several numbers each; the types' names.
    Packed(Packed, Packed),
    /// 32 bits, compared by `xor` or `and`, of which those that are set are counted.
    Bits(BinaryOp),
    /// A float without the last 13 bits.
    Tf32,
    /// A double.
    Double,
}

/// A product of `rows` by `depth` and `depth` by eight numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shape {
    /// 8 or 16.
    rows: usize,
    depth: usize,
    factors: Factors,
    /// Whether the sums are halves, two in a register.
    halves: bool,
}

impl Shape {
    /// The shape of `mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32`; `None` if it is not computed.
    fn of(words: &[&str]) -> Option<Self> {
        let ["mma", "sync", "aligned", shape, "row", "col", rest @ ..] = words else { return None };
        // Only sums that do not fit differ with `satfinite`.
        let rest = rest.strip_prefix(&["satfinite"]).unwrap_or(rest);
        let (d, a, b, c, last) = match rest {
            [d, a, b, c] => (*d, *a, *b, *c, None),
            [d, a, b, c, op, "popc"] => (*d, *a, *b, *c, Some(*op)),
            _ => return None,
        };
        let (rows, depth) = match shape.strip_prefix("m16n8k") {
            Some(depth) => (16, depth),
            None => (8, shape.strip_prefix("m8n8k")?),
        };
        let factors = match (a, b, last) {
            ("b1", "b1", Some("xor")) => Factors::Bits(BinaryOp::Xor),
            ("b1", "b1", Some("and")) => Factors::Bits(BinaryOp::And),
            ("tf32", "tf32", None) => Factors::Tf32,
            ("f64", "f64", None) => Factors::Double,
            (a, b, None) => Factors::Packed(Packed::of(a)?, Packed::of(b)?),
            _ => return None,
        };
        let sums = match factors {
            Factors::Packed(a, b) if a.bits() != b.bits() || a.is_float() != b.is_float() => {
                return None;
            }
            // Its fragments of Volta are others.
            Factors::Packed(a, _) if a.is_float() && rows == 8 => return None,
            Factors::Packed(a, _) if a.is_float() => "f32",
            Factors::Packed(..) | Factors::Bits(_) => "s32",
            Factors::Tf32 => "f32",
            Factors::Double => "f64",
        };
        let halves = (d, c) == ("f16", "f16") && sums == "f32";
        if !halves && (d != sums || c != sums) {
            return None;
        }
        let shape = Self { rows, depth: depth.parse().ok()?, factors, halves };
        let chunk = 4 * shape.numbers();
        let fits = shape.depth.is_multiple_of(chunk) && (1..=4).contains(&(shape.depth / chunk));
        fits.then_some(shape)
    }

    /// Numbers in a register.
    fn numbers(self) -> usize {
        match self.factors {
            Factors::Packed(a, _) => (32 / a.bits()) as usize,
            Factors::Bits(_) => 32,
            Factors::Tf32 | Factors::Double => 1,
        }
    }

    /// Registers of a row or column: each holds numbers of another quarter of a part of it.
    fn parts(self) -> usize {
        self.depth / (4 * self.numbers())
    }
}

impl Translator<'_, '_> {
    /// `mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {d, ...}, {a, ...}, {b, ...}, {c, ...}`.
    ///
    /// Lane `4 g + t` holds numbers of rows `g` and `g + 8` of the first matrix and of column `g` of the second, and
    /// gets the sums of these rows in columns `2 t` and `2 t + 1`. The lanes get at what others hold by shuffles.
    /// Of shapes that are not computed, and of sparse matrices, the result is the accumulator.
    pub(super) fn multiply(&mut self, words: &[&str], ops: [&Text; 4]) -> Option<()> {
        let (["mma", "sync", "aligned", ..]
        | ["mma", "sp" | "sp::ordered_metadata", "sync", "aligned", ..]) = words
        else {
            return None;
        };
        let [d, a, b, c] = ops.map(|text| match text {
            Text::Vector(parts) => parts.clone(),
            single => vec![single.clone()],
        });
        if d.len() != c.len() || d.is_empty() {
            return None;
        }
        let shape = Shape::of(words).filter(|s| {
            let halves = s.rows / 8;
            let sums = if s.halves { halves } else { 2 * halves };
            [a.len(), b.len(), c.len()] == [halves * s.parts(), s.parts(), sums]
        });
        if let Some(shape) = shape {
            return self.matrix_product(shape, &d, [&a, &b, &c]);
        }
        let ty = words.last().and_then(|w| Ty::of(w)).filter(|ty| ty.bits >= 32).unwrap_or(B32);
        let values: Option<Vec<Operand>> = c.iter().map(|sum| self.read(sum, ty)).collect();
        for (result, value) in d.iter().zip(values?) {
            self.write(result, value, ty)?;
        }
        Some(())
    }

    fn matrix_product(&mut self, shape: Shape, d: &[Text], [a, b, c]: [&[Text]; 3]) -> Option<()> {
        let int = self.b.int(32);
        let lane = self.b.call("llvm.nvvm.read.ptx.sreg.laneid", int, &[])??;
        let (two, three, four) =
            (self.b.constant(int, 2), self.b.constant(int, 3), self.b.constant(int, 4));
        // The lanes of its own row, and those of both of its columns, begin at 4 g, 8 t and 8 t + 4.
        let group = self.b.binary(BinaryOp::LShr, lane, two)?;
        let row = self.b.binary(BinaryOp::Shl, group, two)?;
        let place = self.b.binary(BinaryOp::And, lane, three)?;
        let first = self.b.binary(BinaryOp::Shl, place, three)?;
        let columns = [first, self.b.binary(BinaryOp::Or, first, four)?];
        let rows = shape.rows / 8;
        let a = self.factors(shape, a)?;
        let b = self.factors(shape, b)?;
        let mut left = vec![];
        for &register in &a {
            left.push(self.quarters(register, row)?);
        }
        let mut right = vec![];
        for &register in &b {
            right
                .push([self.quarters(register, columns[0])?, self.quarters(register, columns[1])?]);
        }
        let mut sums = self.sums(shape, c)?;
        for (i, sum) in sums.iter_mut().enumerate() {
            for part in 0..shape.parts() {
                for quarter in 0..4 {
                    let x = left[part * rows + i / 2][quarter];
                    let y = right[part][i % 2][quarter];
                    *sum = self.add_product(shape.factors, *sum, x, y)?;
                }
            }
        }
        if !shape.halves {
            let ty = match shape.factors {
                Factors::Double => F64,
                _ => B32,
            };
            for (text, &sum) in d.iter().zip(&sums) {
                self.write(text, sum, ty)?;
            }
            return Some(());
        }
        for (text, pair) in d.iter().zip(sums.chunks(2)) {
            let mut parts = vec![];
            for &sum in pair {
                let sum = self.coerce(sum, F32, false)?;
                parts.push(self.half_of(sum, false)?);
            }
            let value = self.packed(&parts)?;
            self.write(text, value, B32)?;
        }
        Some(())
    }

    /// The registers of a factor, as integers.
    fn factors(&mut self, shape: Shape, texts: &[Text]) -> Option<Vec<Operand>> {
        let mut registers = vec![];
        for text in texts {
            let ty = if shape.factors == Factors::Double { B64 } else { B32 };
            let mut register = match shape.factors {
                Factors::Double => {
                    let double = self.read(text, F64)?;
                    self.coerce(double, ty, false)?
                }
                _ => self.read(text, ty)?,
            };
            if shape.factors == Factors::Tf32 {
                let mask = self.number(B32, 0xffff_e000);
                register = self.b.binary(BinaryOp::And, register, mask)?;
            }
            registers.push(register);
        }
        Some(registers)
    }

    /// The accumulators as they are added to: halves as the bits of floats.
    fn sums(&mut self, shape: Shape, texts: &[Text]) -> Option<Vec<Operand>> {
        let mut sums = vec![];
        for text in texts {
            if !shape.halves {
                let ty = if shape.factors == Factors::Double { F64 } else { B32 };
                sums.push(self.read(text, ty)?);
                continue;
            }
            let pair = self.read(text, B32)?;
            for part in 0..2 {
                let bits = self.sixteen(pair, part)?;
                let float = self.float_of(bits, false)?;
                sums.push(self.coerce(float, B32, false)?);
            }
        }
        Some(sums)
    }

    /// What the four lanes from `first` on hold in a register.
    fn quarters(&mut self, register: Operand, first: Operand) -> Option<[Operand; 4]> {
        let int = self.b.int(32);
        let double = self.b.module.types.scalar_bits(self.b.type_of(register)?)? == 64;
        let mut found = [register; 4];
        for (quarter, value) in (0..).zip(&mut found) {
            let step = self.b.constant(int, quarter);
            let from = self.b.binary(BinaryOp::Or, first, step)?;
            if !double {
                *value = self.shuffled(register, from)?;
                continue;
            }
            let by = self.number(B64, 32);
            let upper = self.b.binary(BinaryOp::LShr, register, by)?;
            let (low, high) =
                (self.b.resize(register, 32, false)?, self.b.resize(upper, 32, false)?);
            let (low, high) = (self.shuffled(low, from)?, self.shuffled(high, from)?);
            let (low, high) = (self.b.resize(low, 64, false)?, self.b.resize(high, 64, false)?);
            let high = self.b.binary(BinaryOp::Shl, high, by)?;
            *value = self.b.binary(BinaryOp::Or, low, high)?;
        }
        Some(found)
    }

    fn add_product(
        &mut self,
        factors: Factors,
        sum: Operand,
        x: Operand,
        y: Operand,
    ) -> Option<Operand> {
        let int = self.b.int(32);
        match factors {
            Factors::Packed(a, b) => {
                let name = format!("__ws_dot_{}_{}", a.name(), b.name());
                self.b.call(&name, int, &[sum, x, y])?
            }
            Factors::Bits(op) => {
                let alike = self.b.binary(op, x, y)?;
                let count = self.b.call("llvm.ctpop.i32", int, &[alike])??;
                self.b.binary(BinaryOp::Add, sum, count)
            }
            Factors::Tf32 => {
                let float = self.llvm(F32);
                let [x, y, sum] = [x, y, sum].map(|v| self.b.cast(CastOp::BitCast, v, float));
                let sum = self.b.call("llvm.fma.f32", float, &[x?, y?, sum?])??;
                self.b.cast(CastOp::BitCast, sum, int)
            }
            Factors::Double => {
                let double = self.llvm(F64);
                let [x, y] = [x, y].map(|v| self.b.cast(CastOp::BitCast, v, double));
                self.b.call("llvm.fma.f64", double, &[x?, y?, sum])?
            }
        }
    }
}
