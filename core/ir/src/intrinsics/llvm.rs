//! Intrinsics of all targets (LLVM's language reference), by what follows `llvm.`.

use super::library::math;
use super::{
    BlockCopy, Conversion, FloatBinary, FloatFunction, IntFunction, Intrinsic, Rounding,
    Unsupported,
};
use crate::BinaryOp;

/// Prefixes of functions without an effect at run time.
const IGNORED: &[&str] = &[
    "dbg.",
    "invariant.",
    "assume",
    "donothing",
    "experimental.noalias",
    "var.annotation",
    "sideeffect",
    "pseudoprobe",
    "prefetch",
    "stacksave",
    "stackrestore",
];

/// The intrinsic whose name without `llvm.` is `name`.
pub(super) fn resolve(name: &str) -> Option<Intrinsic> {
    match name {
        "dbg.declare" => return Some(Intrinsic::DebugVariable { declare: true }),
        "dbg.value" => return Some(Intrinsic::DebugVariable { declare: false }),
        "trap" | "debugtrap" | "ubsantrap" => return Some(Intrinsic::Trap),
        _ => {}
    }
    if name.starts_with("lifetime.") {
        return Some(Intrinsic::Lifetime);
    }
    if IGNORED.iter().any(|p| name.starts_with(p)) {
        return Some(Intrinsic::Ignored);
    }
    let base = base_name(name);
    let copy = |kind| Intrinsic::Copy { kind, returns: false };
    let masked = |store, scattered, dense| Some(Intrinsic::Masked { store, scattered, dense });
    match base {
        "memcpy" | "memcpy.inline" => return Some(copy(BlockCopy::Copy)),
        "memmove" => return Some(copy(BlockCopy::Move)),
        "memset" | "memset.inline" => return Some(copy(BlockCopy::Set)),
        "masked.load" => return masked(false, false, false),
        "masked.store" => return masked(true, false, false),
        "masked.gather" => return masked(false, true, false),
        "masked.scatter" => return masked(true, true, false),
        "masked.expandload" => return masked(false, false, true),
        "masked.compressstore" => return masked(true, false, true),
        "ptrmask" => return Some(Intrinsic::PointerMask),
        _ => {}
    }
    float(base)
        .map(Intrinsic::Float)
        .or_else(|| integer(base).map(Intrinsic::Int))
        .or_else(|| conversion(base).map(Intrinsic::Convert))
        .or_else(|| is_pure(name).then_some(Intrinsic::Unsupported(Unsupported::Pure)))
}

/// Strips the type suffixes of an overloaded intrinsic: `fma.v2f32` and `fma` are the same.
pub(super) fn base_name(name: &str) -> &str {
    let mut base = name;
    while let Some((head, tail)) = base.rsplit_once('.') {
        let digits = tail.trim_start_matches(['v', 'x', 'n', 'i', 'f', 'b', 'p', 's']);
        // Type suffixes are letters from that set, then digits, possibly both again (v4f32, bf16).
        let is_type = !tail.is_empty()
            && tail.len() > 1
            && digits.chars().all(|c| c.is_ascii_digit() || "vxifbps".contains(c))
            && tail.chars().any(|c| c.is_ascii_digit())
            && tail.starts_with(['v', 'i', 'f', 'b', 'p', 'n', 's'])
            && !tail.starts_with("sync");
        if !is_type {
            break;
        }
        base = head;
    }
    base
}

fn float(base: &str) -> Option<FloatFunction> {
    use FloatFunction as F;
    Some(match base {
        "canonicalize" | "arithmetic.fence" => F::Identity,
        "is.fpclass" => F::IsClass,
        "sincos" => F::SinCos,
        "frexp" => F::Frexp,
        "modf" => F::Modf,
        "vector.reduce.fadd" => F::Reduce(FloatBinary::Add, true),
        "vector.reduce.fmul" => F::Reduce(FloatBinary::Mul, true),
        "vector.reduce.fmin" => F::Reduce(FloatBinary::Min, false),
        "vector.reduce.fmax" => F::Reduce(FloatBinary::Max, false),
        "vector.reduce.fminimum" => F::Reduce(FloatBinary::Minimum, false),
        "vector.reduce.fmaximum" => F::Reduce(FloatBinary::Maximum, false),
        _ => math(base).filter(|f| !matches!(f, F::SinCosTo(_) | F::FrexpTo | F::ModfTo))?,
    })
}

fn integer(base: &str) -> Option<IntFunction> {
    use IntFunction::*;
    Some(match base {
        "ctpop" => Ctpop,
        "ctlz" => Ctlz,
        "cttz" => Cttz,
        "bitreverse" => Bitreverse,
        "bswap" => Bswap,
        "fshl" => Funnel(true),
        "fshr" => Funnel(false),
        "smin" => MinMax(true, false),
        "smax" => MinMax(true, true),
        "umin" => MinMax(false, false),
        "umax" => MinMax(false, true),
        "abs" => Abs,
        "sadd.with.overflow" => Overflow(BinaryOp::Add, true),
        "uadd.with.overflow" => Overflow(BinaryOp::Add, false),
        "ssub.with.overflow" => Overflow(BinaryOp::Sub, true),
        "usub.with.overflow" => Overflow(BinaryOp::Sub, false),
        "smul.with.overflow" => Overflow(BinaryOp::Mul, true),
        "umul.with.overflow" => Overflow(BinaryOp::Mul, false),
        "sadd.sat" => Saturating(BinaryOp::Add, true),
        "uadd.sat" => Saturating(BinaryOp::Add, false),
        "ssub.sat" => Saturating(BinaryOp::Sub, true),
        "usub.sat" => Saturating(BinaryOp::Sub, false),
        "sshl.sat" => ShlSat(true),
        "ushl.sat" => ShlSat(false),
        "scmp" => Compare(true),
        "ucmp" => Compare(false),
        "expect"
        | "expect.with.probability"
        | "ssa.copy"
        | "annotation"
        | "ptr.annotation"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "threadlocal.address"
        | "preserve.static.offset" => First,
        "is.constant" => Constant(0),
        "objectsize" => Constant(u64::MAX),
        "vector.reduce.add" => Reduce(BinaryOp::Add),
        "vector.reduce.mul" => Reduce(BinaryOp::Mul),
        "vector.reduce.and" => Reduce(BinaryOp::And),
        "vector.reduce.or" => Reduce(BinaryOp::Or),
        "vector.reduce.xor" => Reduce(BinaryOp::Xor),
        "vector.reduce.smin" => ReduceMinMax(true, false),
        "vector.reduce.smax" => ReduceMinMax(true, true),
        "vector.reduce.umin" => ReduceMinMax(false, false),
        "vector.reduce.umax" => ReduceMinMax(false, true),
        _ => return None,
    })
}

fn conversion(base: &str) -> Option<Conversion> {
    Some(match base {
        "fptosi.sat" => Conversion::ToInt(None, true),
        "fptoui.sat" => Conversion::ToInt(None, false),
        "convert.to.fp16" | "convert.from.fp16" => Conversion::Float(Rounding::Nearest),
        _ => return None,
    })
}

/// Whether an intrinsic that is not simulated computes a function of its arguments, by its first
/// word.
fn is_pure(name: &str) -> bool {
    matches!(
        name.split('.').next().unwrap_or(name),
        "atan2"
            | "sincos"
            | "is"
            | "expect"
            | "ssa"
            | "objectsize"
            | "vector"
            | "launder"
            | "strip"
            | "annotation"
            | "ptr"
            | "convert"
            | "fptosi"
            | "fptoui"
            | "sadd"
            | "uadd"
            | "ssub"
            | "usub"
            | "smul"
            | "umul"
            | "sshl"
            | "ushl"
            | "arithmetic"
    )
}

#[cfg(test)]
mod tests {
    use super::base_name;

    #[test]
    fn suffixes_are_stripped() {
        for (name, base) in [
            ("llvm.fma.f32", "llvm.fma"),
            ("llvm.fma.v2f32", "llvm.fma"),
            ("llvm.memcpy.p0.p0.i64", "llvm.memcpy"),
            ("llvm.memcpy.p0i8.p3i8.i64", "llvm.memcpy"),
            ("llvm.umul.with.overflow.i32", "llvm.umul.with.overflow"),
            ("llvm.fabs.bf16", "llvm.fabs"),
            ("llvm.fptosi.sat.i32.f64", "llvm.fptosi.sat"),
            ("llvm.nvvm.barrier.sync", "llvm.nvvm.barrier.sync"),
            ("llvm.expect.i1", "llvm.expect"),
            ("llvm.log2.f32", "llvm.log2"),
            ("llvm.load.relative.i64", "llvm.load.relative"),
            ("llvm.nvvm.ldg.global.f.f32.p0", "llvm.nvvm.ldg.global.f"),
        ] {
            assert_eq!(base_name(name), base);
        }
    }
}
