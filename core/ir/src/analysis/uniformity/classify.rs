//! Classifies what each instruction's result depends on.
//!
//! Intrinsics are recognised by name. Names follow the NVPTX chapter of the LLVM documentation and
//! libdevice; an unknown function counts as a call that may return anything.

use super::{Cause, Config, Scope, Source};
use crate::analysis::callee_name;
use crate::inst::Call;
use crate::{
    ConstExpr, ConstKind, Function, Inst, InstId, InstKind, Module, Operand, Type, TypeId, ValueDef,
};

/// How a result is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// A function of its operands and nothing else: computing it again changes nothing.
    Pure,
    /// One of its operands, selected by the incoming edge.
    Phi,
    /// A load; the number is the position of the address among the operands.
    Load,
    /// The same for all lanes that execute it together, whatever the operands.
    Uniform,
    /// Different for each lane.
    Divergent(Cause),
}

/// Classifies an instruction with a result.
pub(super) fn classify(
    module: &Module,
    function: &Function,
    id: InstId,
    inst: &Inst,
    config: &Config,
) -> Class {
    match &inst.kind {
        InstKind::Binary { .. }
        | InstKind::FNeg { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Cast { .. }
        | InstKind::Gep { .. }
        | InstKind::Select { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. }
        | InstKind::Freeze(_) => Class::Pure,
        // Each thread has its own local memory at the same addresses; only allocations of variable
        // size could make the addresses differ.
        InstKind::Alloca { count, .. } => match count {
            Some(Operand::Value(_)) => Class::Divergent(Cause::LocalMemory(id)),
            _ => Class::Pure,
        },
        InstKind::Phi { .. } => Class::Phi,
        InstKind::Load { ptr, .. } => match thread_index(module, function, *ptr) {
            Some(axis) => source(config, axis, id),
            None => Class::Load,
        },
        InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => {
            Class::Divergent(Cause::Atomic(id))
        }
        InstKind::Call(call) => classify_call(module, id, call, config),
        _ => Class::Divergent(Cause::Call(id)),
    }
}

/// The class of a source: pure if it is declared uniform, except for a clock.
fn source(config: &Config, source: Source, inst: InstId) -> Class {
    let uniform = config.uniform_sources.contains(&source)
        || (source == Source::WarpId && config.scope == Scope::Warp);
    match (uniform, source) {
        (false, _) => Class::Divergent(Cause::Source { source, inst }),
        (true, Source::Clock) => Class::Uniform,
        (true, _) => Class::Pure,
    }
}

fn classify_call(module: &Module, id: InstId, call: &Call, config: &Config) -> Class {
    let Some(name) = callee_name(module, call) else {
        return Class::Divergent(Cause::Call(id));
    };
    if let Some((register, _)) = crate::analysis::special_register(name) {
        return special_register(config, register, id);
    }
    if let Some(nvvm) = name.strip_prefix("llvm.nvvm.") {
        return nvvm_intrinsic(nvvm, id);
    }
    if let Some(rest) = name.strip_prefix("llvm.") {
        return if is_pure_llvm(first_word(rest)) {
            Class::Pure
        } else {
            Class::Divergent(Cause::Call(id))
        };
    }
    if name == "__ws_activemask" {
        return Class::Divergent(Cause::Vote(id));
    }
    if name.contains("atom") {
        return Class::Divergent(Cause::Atomic(id));
    }
    if name.starts_with("__nv_") || is_pure_libm(name) {
        return Class::Pure;
    }
    if name.starts_with("__syncthreads_") {
        return Class::Uniform;
    }
    Class::Divergent(Cause::Call(id))
}

fn special_register(config: &Config, register: &str, id: InstId) -> Class {
    let of = |s| source(config, s, id);
    match register {
        "tid.x" => of(Source::TidX),
        "tid.y" => of(Source::TidY),
        "tid.z" => of(Source::TidZ),
        "laneid" => of(Source::LaneId),
        "warpid" => of(Source::WarpId),
        "tid.w" | "warpsize" | "nwarpid" | "nsmid" | "gridid" | "total.smem.size"
        | "dynamic.smem.size" | "aggr.smem.size" => Class::Pure,
        _ => match first_word(register) {
            "ctaid"
            | "ntid"
            | "nctaid"
            | "clusterid"
            | "nclusterid"
            | "cluster"
            | "is.explicit.cluster" => Class::Pure,
            w if w.starts_with("envreg") => Class::Pure,
            "lanemask" => of(Source::LaneMask),
            "clock" | "clock64" | "globaltimer" => of(Source::Clock),
            w if w.starts_with("pm") => of(Source::Clock),
            _ => of(Source::Machine),
        },
    }
}

fn nvvm_intrinsic(name: &str, id: InstId) -> Class {
    // Every thread of the block gets the result of the same reduction.
    if name.starts_with("barrier.cta.red.")
        || matches!(name, "barrier0.popc" | "barrier0.and" | "barrier0.or")
    {
        return Class::Uniform;
    }
    let word = first_word(name);
    match word {
        "shfl" | "match" | "redux" => Class::Divergent(Cause::Shuffle(id)),
        "vote" | "activemask" | "elect" => Class::Divergent(Cause::Vote(id)),
        "atomic" | "atom" | "red" => Class::Divergent(Cause::Atomic(id)),
        "ldg" | "ldu" => Class::Load,
        _ if is_pure_nvvm(word) => Class::Pure,
        _ => Class::Divergent(Cause::Call(id)),
    }
}

fn first_word(name: &str) -> &str {
    &name[..name.find('.').unwrap_or(name.len())]
}

/// Arithmetic of `llvm.nvvm.*`, by the word after that prefix.
fn is_pure_nvvm(word: &str) -> bool {
    const CONVERSIONS: [&str; 12] =
        ["f2", "d2", "i2", "ui2", "ll2", "ull2", "h2", "ff2", "bf2", "e4m3x2", "e5m2x2", "bitcast"];
    matches!(
        word,
        "fmin"
            | "fmax"
            | "fabs"
            | "abs"
            | "fma"
            | "add"
            | "sub"
            | "mul"
            | "mul24"
            | "mulhi"
            | "div"
            | "rcp"
            | "rsqrt"
            | "sqrt"
            | "ex2"
            | "lg2"
            | "sin"
            | "cos"
            | "tanh"
            | "sad"
            | "round"
            | "trunc"
            | "ceil"
            | "floor"
            | "saturate"
            | "min"
            | "max"
            | "popc"
            | "clz"
            | "brev"
            | "prmt"
            | "neg"
            | "lohi"
            | "fns"
            | "bmsk"
            | "szext"
            | "bfe"
            | "bfi"
            | "idp2a"
            | "idp4a"
            | "isspacep"
            | "texsurf"
            | "move"
            | "ptr"
            | "mapa"
            | "swap"
            | "fshl"
            | "fshr"
            | "rotate"
    ) || CONVERSIONS.iter().any(|c| word.starts_with(c))
}

/// Arithmetic of `llvm.*`, by the word after that prefix.
fn is_pure_llvm(word: &str) -> bool {
    matches!(
        word,
        "abs"
            | "smin"
            | "smax"
            | "umin"
            | "umax"
            | "fabs"
            | "sqrt"
            | "fma"
            | "fmuladd"
            | "floor"
            | "ceil"
            | "trunc"
            | "rint"
            | "nearbyint"
            | "round"
            | "roundeven"
            | "lrint"
            | "llrint"
            | "lround"
            | "llround"
            | "minnum"
            | "maxnum"
            | "minimum"
            | "maximum"
            | "minimumnum"
            | "maximumnum"
            | "copysign"
            | "exp"
            | "exp2"
            | "exp10"
            | "log"
            | "log2"
            | "log10"
            | "sin"
            | "cos"
            | "tan"
            | "asin"
            | "acos"
            | "atan"
            | "atan2"
            | "sinh"
            | "cosh"
            | "tanh"
            | "sincos"
            | "pow"
            | "powi"
            | "ldexp"
            | "frexp"
            | "modf"
            | "canonicalize"
            | "is"
            | "ctpop"
            | "ctlz"
            | "cttz"
            | "bitreverse"
            | "bswap"
            | "fshl"
            | "fshr"
            | "sadd"
            | "uadd"
            | "ssub"
            | "usub"
            | "smul"
            | "umul"
            | "sshl"
            | "ushl"
            | "scmp"
            | "ucmp"
            | "expect"
            | "ssa"
            | "objectsize"
            | "ptrmask"
            | "vector"
            | "launder"
            | "strip"
            | "annotation"
            | "ptr"
            | "convert"
            | "fptosi"
            | "fptoui"
            | "arithmetic"
    )
}

/// Functions of the C mathematics library that return a function of their arguments.
fn is_pure_libm(name: &str) -> bool {
    const NAMES: [&str; 62] = [
        "acos",
        "acosh",
        "asin",
        "asinh",
        "atan",
        "atan2",
        "atanh",
        "cbrt",
        "ceil",
        "copysign",
        "cos",
        "cosh",
        "cospi",
        "erf",
        "erfc",
        "erfcinv",
        "erfcx",
        "erfinv",
        "exp",
        "exp10",
        "exp2",
        "expm1",
        "fabs",
        "fdim",
        "floor",
        "fma",
        "fmax",
        "fmin",
        "fmod",
        "hypot",
        "ilogb",
        "ldexp",
        "lgamma",
        "log",
        "log10",
        "log1p",
        "log2",
        "logb",
        "nearbyint",
        "nextafter",
        "norm3d",
        "norm4d",
        "normcdf",
        "normcdfinv",
        "pow",
        "rcbrt",
        "remainder",
        "rhypot",
        "rint",
        "round",
        "rsqrt",
        "scalbln",
        "scalbn",
        "sin",
        "sinh",
        "sinpi",
        "sqrt",
        "tan",
        "tanh",
        "tgamma",
        "trunc",
        "abs",
    ];
    NAMES.contains(&name) || name.strip_suffix('f').is_some_and(|n| NAMES.contains(&n))
}

/// The axis if `address` is a field of the old `@threadIdx` variable.
fn thread_index(module: &Module, function: &Function, address: Operand) -> Option<Source> {
    let mut axis = 0u128;
    let mut operand = address;
    // Longer chains do not come from field accesses.
    for _ in 0..8 {
        operand = match operand {
            Operand::Value(v) => match function.values[v].def {
                ValueDef::Inst(i) => match &function.insts[i].kind {
                    InstKind::Cast { value, .. } => *value,
                    InstKind::Gep { source, base, indices, .. } => {
                        axis += field(module, *source, *indices.last()?)?;
                        *base
                    }
                    _ => return None,
                },
                _ => return None,
            },
            Operand::Const(c) => match &module.constants[c].kind {
                ConstKind::Symbol(s) => {
                    return (module.symbols[*s].name == "threadIdx").then_some(match axis {
                        0 => Source::TidX,
                        1 => Source::TidY,
                        _ => Source::TidZ,
                    });
                }
                ConstKind::Expr(ConstExpr::Cast(_, inner)) => Operand::Const(*inner),
                ConstKind::Expr(ConstExpr::Gep { source, base, indices, .. }) => {
                    axis += field(module, *source, Operand::Const(*indices.last()?))?;
                    Operand::Const(*base)
                }
                _ => return None,
            },
            _ => return None,
        };
    }
    None
}

/// Number of 32-bit fields that the last index of a getelementptr skips.
fn field(module: &Module, source: TypeId, index: Operand) -> Option<u128> {
    let Operand::Const(c) = index else {
        return None;
    };
    let n = match module.constants[c].kind {
        ConstKind::Int(n) => n,
        ConstKind::Zero => 0,
        _ => return None,
    };
    Some(match module.types.get(source) {
        Type::Int(8) => n / 4,
        _ => n.min(3),
    })
}
