//! LLVM's intrinsic functions (LangRef, "Intrinsic Functions").

use super::emit::{Emitter, Src};
use super::inst::Lane;
use crate::exec::mask;
use crate::op::{FloatOp, IntOp, Op, R, Rare, Slow, Split, TrapKind};
use crate::rare::selector;
use ir::{BinaryOp, Call, Operand, TypeId};

/// Longest copy that is made by loads and stores, bytes.
const INLINE_COPY: u64 = 64;

impl Emitter<'_, '_, '_> {
    /// Intrinsic `llvm.name`.
    pub(crate) fn intrinsic(
        &mut self,
        name: &str,
        call: &Call,
        ret: TypeId,
        d: R,
    ) -> Result<(), String> {
        let arg = |n: usize| {
            call.args
                .get(n)
                .map(|a| a.value)
                .ok_or_else(|| format!("`llvm.{name}` without arguments"))
        };
        // Names of the group, without the types after it.
        let is = |group: &str| {
            name.strip_prefix(group).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let nothing = [
            "dbg",
            "lifetime",
            "assume",
            "experimental.noalias.scope.decl",
            "donothing",
            "prefetch",
            "var.annotation",
            "invariant",
            "sideeffect",
            "pseudoprobe",
            "va_end",
            "fake.use",
            "experimental.guard",
            "x86.sse2.pause",
            "codeview.annotation",
            "annotation",
            "clear_cache",
            "stackprotector",
            "instrprof",
        ];
        if nothing.iter().any(|n| is(n)) {
            for k in 0..self.count(ret)? {
                self.push(Op::Const { d: d + k as R, v: 0 });
            }
            return Ok(());
        }
        if is("readcyclecounter") || is("x86.rdtsc") {
            self.slow(Slow::Cycles { d, outputs: 1 });
            return Ok(());
        }
        let same = [
            "expect",
            "launder",
            "strip",
            "ssa.copy",
            "ptr.annotation",
            "threadlocal",
            "arithmetic.fence",
            "expect.with.probability",
            "preserve",
        ];
        if same.iter().any(|n| is(n)) {
            for (k, s) in self.sources(arg(0)?)?.into_iter().enumerate() {
                self.copy(d + k as R, s);
            }
            return Ok(());
        }
        if is("objectsize") {
            let least = self.plan.constant(arg(1)?) == Some(1);
            let bits = self.plan.context.layouts.module.types.scalar_bits(ret).unwrap_or(64);
            self.push(Op::Const { d, v: if least { 0 } else { mask(bits) } });
            return Ok(());
        }
        if is("is.constant") || is("returnaddress") || is("frameaddress") || is("sponentry") {
            self.push(Op::Const { d, v: 0 });
            return Ok(());
        }
        if is("get.rounding") {
            self.push(Op::Const { d, v: 1 });
            return Ok(());
        }
        if is("memcpy") || is("memmove") {
            return self.copy_memory(arg(0)?, arg(1)?, arg(2)?);
        }
        if is("memset") {
            return self.fill_memory(arg(0)?, arg(1)?, arg(2)?);
        }
        if is("trap") {
            self.slow(Slow::Trap(TrapKind::Trap));
            return Ok(());
        }
        if is("debugtrap") {
            self.slow(Slow::Trap(TrapKind::Debug));
            return Ok(());
        }
        if is("ubsantrap") {
            self.slow(Slow::Trap(TrapKind::Sanitizer));
            return Ok(());
        }
        if is("stacksave") {
            self.slow(Slow::StackSave { d });
            return Ok(());
        }
        if is("stackrestore") {
            let a = self.operand(arg(0)?)?;
            self.slow(Slow::StackRestore { a });
            return Ok(());
        }
        if is("va_start") {
            let a = self.operand(arg(0)?)?;
            let area = self.out.params as R;
            self.slow(Slow::VaStart { a, area });
            return Ok(());
        }
        if is("va_copy") {
            let (to, from) = (self.operand(arg(0)?)?, self.operand(arg(1)?)?);
            self.slow(Slow::VaCopy { to, from });
            return Ok(());
        }
        if is("eh.typeid.for") {
            let Src::Imm(type_info) = self.source(arg(0)?)? else {
                return Err("`llvm.eh.typeid.for` of a variable".into());
            };
            self.push(Op::Const { d, v: selector(type_info) });
            return Ok(());
        }
        if let Some(rest) = name.strip_prefix("vector.reduce.") {
            return self.reduce(rest, call, d);
        }
        if let Some(op) = min_max(name) {
            return self.min_max(op, call, ret, d);
        }
        if is("fshl") || is("fshr") {
            return self.funnel(is("fshl"), call, ret, d);
        }
        if is("ucmp") || is("scmp") {
            let (first, second) = (arg(0)?, arg(1)?);
            let (Lane::Int(bits), n) = self.lane(self.ty(first)?)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let (Lane::Int(to), _) = self.lane(ret)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let (a, b) = (self.consecutive(first)?, self.consecutive(second)?);
            let per = |bits: u8| if bits > 64 { 2 } else { 1 };
            for k in 0..n as R {
                let (d, a, b) = (d + k * per(to), a + k * per(bits), b + k * per(bits));
                self.rare(Rare::Order { signed: is("scmp"), bits, to, d, a, b });
            }
            return Ok(());
        }
        if let Some(op) = int_op(name) {
            let first = arg(0)?;
            let (Lane::Int(bits), n) = self.lane(self.ty(first)?)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let per = if bits > 64 { 2 } else { 1 };
            if n > 1 && overflows(op) {
                return Err(format!("`llvm.{name}` of vectors"));
            }
            let a = self.consecutive(first)?;
            let binary = call.args.len() > 1 && !unary(op);
            let b = if binary { self.consecutive(arg(1)?)? } else { a };
            for k in 0..n as R {
                let (d, a, b) = (d + k * per, a + k * per, b + k * per);
                self.rare(Rare::Int { op, bits, d, a, b });
            }
            return Ok(());
        }
        if let Some((op, _)) = float_op(name) {
            let (lane, n) = self.lane(ret)?;
            let mut all = vec![];
            for a in &call.args {
                all.push(self.sources(a.value)?);
            }
            for k in 0..n {
                let mut operands = [0; 3];
                for (to, sources) in operands.iter_mut().zip(&all) {
                    let s = sources.get(k).or(sources.first()).copied().unwrap_or(Src::Imm(0));
                    *to = self.reg(s)?;
                }
                self.float_op(op, lane, d + k as R, operands)?;
            }
            return Ok(());
        }
        if is("lround") || is("llround") || is("lrint") || is("llrint") {
            let (lane, _) = self.lane(self.ty(arg(0)?)?)?;
            let op = if is("lround") || is("llround") { FloatOp::Round } else { FloatOp::Rint };
            let a = self.operand(arg(0)?)?;
            let t = self.temp()?;
            self.float_op(op, lane, t, [a, a, a])?;
            let to = self.plan.context.layouts.module.types.scalar_bits(ret).unwrap_or(64) as u8;
            self.push(match lane {
                Lane::Float(64) => Op::F64ToInt { d, a: t, to, signed: true },
                _ => Op::F32ToInt { d, a: t, to, signed: true },
            });
            return Ok(());
        }
        if is("fptosi.sat") || is("fptoui.sat") {
            let (Lane::Float(width), n) = self.lane(self.ty(arg(0)?)?)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let (Lane::Int(bits), _) = self.lane(ret)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let (signed, per) = (is("fptosi.sat"), if bits > 64 { 2 } else { 1 });
            let all = self.sources(arg(0)?)?;
            for (k, s) in all.into_iter().take(n).enumerate() {
                let a = self.reg(s)?;
                let d = d + k as R * per;
                self.rare(Rare::FloatToInt { d, a, bits, signed, width, saturating: true });
            }
            return Ok(());
        }
        if is("is.fpclass") {
            let (Lane::Float(width), n) = self.lane(self.ty(arg(0)?)?)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let mask = self.plan.constant(arg(1)?).unwrap_or(0) as u32;
            let all = self.sources(arg(0)?)?;
            for (k, s) in all.into_iter().take(n).enumerate() {
                let a = self.reg(s)?;
                self.rare(Rare::Class { d: d + k as R, a, width, mask });
            }
            return Ok(());
        }
        let split = [("modf", Split::Modf), ("frexp", Split::Frexp), ("sincos", Split::SinCos)];
        if let Some((_, kind)) = split.into_iter().find(|s| is(s.0)) {
            let (Lane::Float(width), 1) = self.lane(self.ty(arg(0)?)?)? else {
                return Err(format!("`llvm.{name}`"));
            };
            let a = self.operand(arg(0)?)?;
            self.rare(Rare::Split { kind, width, d, a });
            return Ok(());
        }
        if is("convert.from.fp16") {
            let a = self.operand(arg(0)?)?;
            let (lane, _) = self.lane(ret)?;
            let Lane::Float(to) = lane else { return Err(format!("`llvm.{name}`")) };
            self.rare(Rare::FloatResize { d, a, from: crate::rare::HALF, to });
            return Ok(());
        }
        if is("convert.to.fp16") {
            let a = self.operand(arg(0)?)?;
            let (Lane::Float(from), _) = self.lane(self.ty(arg(0)?)?)? else {
                return Err(format!("`llvm.{name}`"));
            };
            self.rare(Rare::FloatResize { d, a, from, to: crate::rare::HALF });
            return Ok(());
        }
        Err(format!("`llvm.{name}`"))
    }

    fn copy_memory(&mut self, to: Operand, from: Operand, size: Operand) -> Result<(), String> {
        if let Some(bytes) = self.plan.constant(size)
            && bytes <= INLINE_COPY
        {
            let (to, from) = (self.operand(to)?, self.operand(from)?);
            // Everything is loaded before anything is stored, since the ranges may overlap.
            let mut pieces = vec![];
            let mut at = 0;
            while at < bytes {
                let piece = [8, 4, 2, 1].into_iter().find(|p| at + p <= bytes).unwrap_or(1);
                let d = self.temp()?;
                let off = at as i32;
                self.push(match piece {
                    8 => Op::Load64 { d, a: from, off },
                    4 => Op::Load32 { d, a: from, off },
                    2 => Op::Load16 { d, a: from, off },
                    _ => Op::Load8 { d, a: from, off },
                });
                pieces.push((piece, d, off));
                at += piece;
            }
            for (piece, v, off) in pieces {
                self.push(match piece {
                    8 => Op::Store64 { v, a: to, off },
                    4 => Op::Store32 { v, a: to, off },
                    2 => Op::Store16 { v, a: to, off },
                    _ => Op::Store8 { v, a: to, off },
                });
            }
            return Ok(());
        }
        let [to, from, size] = [self.operand(to)?, self.operand(from)?, self.operand(size)?];
        self.slow(Slow::Copy { to, from, size });
        Ok(())
    }

    fn fill_memory(&mut self, to: Operand, value: Operand, size: Operand) -> Result<(), String> {
        if let (Some(value), Some(bytes)) = (self.plan.constant(value), self.plan.constant(size))
            && bytes <= INLINE_COPY
        {
            let word = (value & 0xff) * 0x0101_0101_0101_0101;
            let (a, v) = (self.operand(to)?, self.constant(word)?);
            let mut at = 0;
            while at < bytes {
                let piece = [8, 4, 2, 1].into_iter().find(|p| at + p <= bytes).unwrap_or(1);
                let off = at as i32;
                self.push(match piece {
                    8 => Op::Store64 { v, a, off },
                    4 => Op::Store32 { v, a, off },
                    2 => Op::Store16 { v, a, off },
                    _ => Op::Store8 { v, a, off },
                });
                at += piece;
            }
            return Ok(());
        }
        let [to, value, size] = [self.operand(to)?, self.operand(value)?, self.operand(size)?];
        self.slow(Slow::Fill { to, value, size });
        Ok(())
    }

    fn min_max(&mut self, op: IntOp, call: &Call, ret: TypeId, d: R) -> Result<(), String> {
        let [a, b] = call.args.as_slice() else { return Err("a minimum of these".into()) };
        let (Lane::Int(bits), n) = self.lane(ret)? else {
            return Err("a minimum of floats".into());
        };
        if bits > 64 || !matches!(bits, 32 | 64) && matches!(op, IntOp::SMin | IntOp::SMax) {
            let (a, b) = (self.consecutive(a.value)?, self.consecutive(b.value)?);
            let per = if bits > 64 { 2 } else { 1 };
            for k in 0..n as R {
                let k = k * per;
                self.rare(Rare::Int { op, bits, d: d + k, a: a + k, b: b + k });
            }
            return Ok(());
        }
        let (x, y) = (self.sources(a.value)?, self.sources(b.value)?);
        for (k, (x, y)) in x.into_iter().zip(y).enumerate() {
            let (a, b) = (self.reg(x)?, self.reg(y)?);
            let (c, d) = (self.temp()?, d + k as R);
            self.push(match (op, bits) {
                (IntOp::UMin | IntOp::UMax, _) => Op::Ult { d: c, a, b },
                (_, 64) => Op::Slt64 { d: c, a, b },
                _ => Op::Slt32 { d: c, a, b },
            });
            self.push(match op {
                IntOp::UMin | IntOp::SMin => Op::Select { d, c, a, b },
                _ => Op::Select { d, c, a: b, b: a },
            });
        }
        Ok(())
    }

    /// `fshl` and `fshr`: by a constant two shifts, otherwise one operation.
    fn funnel(&mut self, left: bool, call: &Call, ret: TypeId, d: R) -> Result<(), String> {
        let [x, y, z] = call.args.as_slice() else { return Err("a funnel shift of these".into()) };
        let (Lane::Int(bits), n) = self.lane(ret)? else { return Err("a funnel shift".into()) };
        let op = if left { IntOp::FShl } else { IntOp::FShr };
        let known = self.plan.constant(z.value).map(|v| v % u64::from(bits.max(1)));
        if let (Some(by @ 1..), 1, 32 | 64) = (known, n, bits) {
            let (x, y) = (self.source(x.value)?, self.source(y.value)?);
            let (high, low) = (self.temp()?, self.temp()?);
            let by = if left { by } else { u64::from(bits) - by };
            self.int_binary(BinaryOp::Shl, bits, high, x, Src::Imm(by))?;
            self.int_binary(BinaryOp::LShr, bits, low, y, Src::Imm(u64::from(bits) - by))?;
            self.push(Op::Or { d, a: high, b: low });
            return Ok(());
        }
        let per = if bits > 64 { 2 } else { 1 };
        let (x, y, z) = (self.sources(x.value)?, self.sources(y.value)?, self.sources(z.value)?);
        for k in 0..n {
            let part = k * per..(k + 1) * per;
            let a = self.gather(&x[part.clone()])?;
            let both: Vec<Src> = y[part.clone()].iter().chain(&z[part]).copied().collect();
            let b = self.gather(&both)?;
            self.rare(Rare::Int { op, bits, d: d + (k * per) as R, a, b });
        }
        Ok(())
    }

    /// `llvm.vector.reduce.*`: one lane after the other.
    fn reduce(&mut self, rest: &str, call: &Call, d: R) -> Result<(), String> {
        let kind = rest.split('.').next().unwrap_or("");
        let start = matches!(kind, "fadd" | "fmul");
        let vector = call.args.get(usize::from(start)).ok_or("a reduction of nothing")?.value;
        let (lane, _) = self.lane(self.ty(vector)?)?;
        let mut all = self.sources(vector)?;
        if start && let Some(first) = call.args.first() {
            all.insert(0, self.source(first.value)?);
        }
        let t = self.temp()?;
        let mut parts = all.into_iter();
        let Some(first) = parts.next() else { return Err("a reduction of nothing".into()) };
        self.copy(t, first);
        for s in parts {
            match (lane, kind) {
                (Lane::Float(_), _) => {
                    let op = match kind {
                        "fadd" => FloatOp::Add,
                        "fmul" => FloatOp::Mul,
                        "fmin" => FloatOp::MinNum,
                        "fmax" => FloatOp::MaxNum,
                        "fminimum" => FloatOp::Minimum,
                        "fmaximum" => FloatOp::Maximum,
                        _ => return Err(format!("`llvm.vector.reduce.{rest}`")),
                    };
                    let b = self.reg(s)?;
                    self.float_op(op, lane, t, [t, b, b])?;
                }
                (Lane::Int(bits @ ..=64), _) => {
                    let op = match kind {
                        "add" => Some(BinaryOp::Add),
                        "mul" => Some(BinaryOp::Mul),
                        "and" => Some(BinaryOp::And),
                        "or" => Some(BinaryOp::Or),
                        "xor" => Some(BinaryOp::Xor),
                        _ => None,
                    };
                    if let Some(op) = op {
                        self.int_binary(op, bits, t, Src::Reg(t), s)?;
                    } else {
                        let op = min_max(kind).ok_or("a reduction")?;
                        let b = self.reg(s)?;
                        self.rare(Rare::Int { op, bits, d: t, a: t, b });
                    }
                }
                _ => return Err(format!("`llvm.vector.reduce.{rest}`")),
            }
        }
        self.push(Op::Move { d, a: t });
        Ok(())
    }
}

/// The name of the group: all words before the types.
fn group(name: &str) -> &str {
    let is_type = |word: &str| {
        let word = word
            .strip_prefix('v')
            .map_or(word, |w| w.trim_start_matches(|c: char| c.is_ascii_digit()));
        let rest = word.trim_start_matches(['i', 'f', 'p', 'b']);
        !word.is_empty()
            && rest.bytes().all(|b| b.is_ascii_digit())
            && rest.len() < word.len()
            && !rest.is_empty()
    };
    let mut end = name.len();
    while let Some(dot) = name[..end].rfind('.') {
        if !is_type(&name[dot + 1..end]) {
            break;
        }
        end = dot;
    }
    &name[..end]
}

fn min_max(name: &str) -> Option<IntOp> {
    Some(match group(name) {
        "umin" => IntOp::UMin,
        "umax" => IntOp::UMax,
        "smin" => IntOp::SMin,
        "smax" => IntOp::SMax,
        _ => return None,
    })
}

fn unary(op: IntOp) -> bool {
    matches!(
        op,
        IntOp::CtPop | IntOp::Ctlz | IntOp::Cttz | IntOp::BSwap | IntOp::BitReverse | IntOp::Abs
    )
}

fn overflows(op: IntOp) -> bool {
    matches!(
        op,
        IntOp::UAddOv
            | IntOp::SAddOv
            | IntOp::USubOv
            | IntOp::SSubOv
            | IntOp::UMulOv
            | IntOp::SMulOv
    )
}

fn int_op(name: &str) -> Option<IntOp> {
    Some(match group(name) {
        "ctpop" => IntOp::CtPop,
        "ctlz" => IntOp::Ctlz,
        "cttz" => IntOp::Cttz,
        "bswap" => IntOp::BSwap,
        "bitreverse" => IntOp::BitReverse,
        "abs" => IntOp::Abs,
        "uadd.sat" => IntOp::UAddSat,
        "sadd.sat" => IntOp::SAddSat,
        "usub.sat" => IntOp::USubSat,
        "ssub.sat" => IntOp::SSubSat,
        "ushl.sat" => IntOp::UShlSat,
        "sshl.sat" => IntOp::SShlSat,
        "uadd.with.overflow" => IntOp::UAddOv,
        "sadd.with.overflow" => IntOp::SAddOv,
        "usub.with.overflow" => IntOp::USubOv,
        "ssub.with.overflow" => IntOp::SSubOv,
        "umul.with.overflow" => IntOp::UMulOv,
        "smul.with.overflow" => IntOp::SMulOv,
        _ => return None,
    })
}

/// A float operation and its number of operands.
fn float_op(name: &str) -> Option<(FloatOp, usize)> {
    Some(match group(name) {
        "fabs" => (FloatOp::Abs, 1),
        "sqrt" => (FloatOp::Sqrt, 1),
        "floor" => (FloatOp::Floor, 1),
        "ceil" => (FloatOp::Ceil, 1),
        "trunc" => (FloatOp::Trunc, 1),
        "rint" => (FloatOp::Rint, 1),
        "nearbyint" => (FloatOp::NearbyInt, 1),
        "round" => (FloatOp::Round, 1),
        "roundeven" => (FloatOp::RoundEven, 1),
        "minnum" | "minimumnum" => (FloatOp::MinNum, 2),
        "maxnum" | "maximumnum" => (FloatOp::MaxNum, 2),
        "minimum" => (FloatOp::Minimum, 2),
        "maximum" => (FloatOp::Maximum, 2),
        "copysign" => (FloatOp::CopySign, 2),
        "fma" => (FloatOp::Fma, 3),
        "fmuladd" => (FloatOp::MulAdd, 3),
        "sin" => (FloatOp::Sin, 1),
        "cos" => (FloatOp::Cos, 1),
        "tan" => (FloatOp::Tan, 1),
        "asin" => (FloatOp::Asin, 1),
        "acos" => (FloatOp::Acos, 1),
        "atan" => (FloatOp::Atan, 1),
        "atan2" => (FloatOp::Atan2, 2),
        "sinh" => (FloatOp::Sinh, 1),
        "cosh" => (FloatOp::Cosh, 1),
        "tanh" => (FloatOp::Tanh, 1),
        "exp" => (FloatOp::Exp, 1),
        "exp2" => (FloatOp::Exp2, 1),
        "exp10" => (FloatOp::Exp10, 1),
        "log" => (FloatOp::Log, 1),
        "log2" => (FloatOp::Log2, 1),
        "log10" => (FloatOp::Log10, 1),
        "pow" => (FloatOp::Pow, 2),
        "powi" => (FloatOp::PowI, 2),
        "ldexp" => (FloatOp::LdExp, 2),
        "canonicalize" => (FloatOp::Canonicalize, 1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn types_at_the_end_of_a_name_are_left_out() {
        assert_eq!(super::group("umul.with.overflow.i64"), "umul.with.overflow");
        assert_eq!(super::group("smax.v4i32"), "smax");
        assert_eq!(super::group("fma.f64"), "fma");
        assert_eq!(super::group("exp2.f32"), "exp2");
        assert_eq!(super::group("powi.f64.i32"), "powi");
        assert_eq!(super::group("fabs.bf16"), "fabs");
    }
}
