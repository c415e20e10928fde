//! Intrinsics of NVIDIA's GPUs: `llvm.nvvm.*`, `llvm.ptx.*` (the NVPTX chapter of LLVM's
//! documentation, PTX ISA), CUDA's built-in functions, and the built-in variables of LLVM 3.

use super::library::{arithmetic, math, to_int_rounding};
use super::llvm::base_name;
use super::{
    AsyncOp, Axis, BarrierCall, BarrierReduction, Conversion, FloatBinary, FloatFunction,
    IntFunction, Intrinsic, MathFunction, MbarrierOp, MemorySpace, OtherRegister, Rounding,
    ShuffleMode, SpecialRegister, SyncScope, Unsupported, VoteMode, WarpReduction,
};
use crate::RmwOp;

/// The intrinsic whose name without `llvm.` is `name`.
pub(super) fn resolve(name: &str) -> Option<Intrinsic> {
    if name == "cuda.syncthreads" {
        return Some(Intrinsic::Barrier(WHOLE_BLOCK));
    }
    if let Some(rest) = name.strip_prefix("ptx.") {
        return match rest.strip_prefix("read.") {
            Some(register) => Some(read(register)),
            None => barrier(rest).map(Intrinsic::Barrier),
        };
    }
    let rest = name.strip_prefix("nvvm.")?;
    if let Some(register) = rest.strip_prefix("read.ptx.sreg.") {
        return Some(read(register));
    }
    if ["nanosleep", "prefetch", "pm.event"].iter().any(|p| rest.starts_with(p)) {
        return Some(Intrinsic::Ignored);
    }
    float(rest)
        .map(Intrinsic::Float)
        .or_else(|| integer(rest).map(Intrinsic::Int))
        .or_else(|| conversion(rest).map(Intrinsic::Convert))
        .or_else(|| barrier(rest).map(Intrinsic::Barrier))
        .or_else(|| synchronisation(rest))
        .or_else(|| exchange(rest))
        .or_else(|| pointer(rest))
        .or_else(|| atomic(rest))
        .or_else(|| asynchronous(rest))
        .or_else(|| unsupported(rest).map(Intrinsic::Unsupported))
}

/// The built-in function of CUDA of this name.
pub(super) fn cuda(name: &str) -> Option<Intrinsic> {
    if ["__nanosleep", "__prof_trigger"].iter().any(|p| name.starts_with(p)) {
        return Some(Intrinsic::Ignored);
    }
    Some(match name {
        "__syncthreads" | "_Z13__syncthreadsv" => Intrinsic::Barrier(WHOLE_BLOCK),
        "__syncthreads_count" => Intrinsic::Barrier(reducing(0, BarrierReduction::Popc)),
        "__syncthreads_and" => Intrinsic::Barrier(reducing(0, BarrierReduction::And)),
        "__syncthreads_or" => Intrinsic::Barrier(reducing(0, BarrierReduction::Or)),
        "__syncwarp" => Intrinsic::WarpBarrier,
        "__threadfence_block" => Intrinsic::Fence(SyncScope::Block),
        "__threadfence" => Intrinsic::Fence(SyncScope::Device),
        "__threadfence_system" => Intrinsic::Fence(SyncScope::System),
        "__activemask" => Intrinsic::ActiveMask,
        _ if is_atomic_function(name) => Intrinsic::Unsupported(Unsupported::Atomic),
        _ => return None,
    })
}

/// Whether the C++ function is one of CUDA's atomic ones, or by its name an extension of them, such
/// as `atomicMaxFloat`.
fn is_atomic_function(name: &str) -> bool {
    let own = name.strip_prefix("_Z").unwrap_or(name);
    own.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with("atomic")
}

/// Whether only device code calls a function of this name.
pub fn is_device_function(name: &str) -> bool {
    ["llvm.nvvm.", "llvm.ptx.", "llvm.cuda.", "__syncthreads", "__ws_"]
        .iter()
        .any(|p| name.starts_with(p))
}

/// Whether the name is that of a function of the CUDA runtime, which only host code calls.
pub fn is_host_runtime(name: &str) -> bool {
    name.starts_with("cuda") || name == "__set_CUDAConfig"
}

/// The variables that LLVM 3 used for special registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BuiltinVariable {
    ThreadIdx,
    BlockIdx,
    BlockDim,
    GridDim,
    WarpSize,
}

impl BuiltinVariable {
    /// The variable of this name.
    pub fn resolve(name: &str) -> Option<Self> {
        Some(match name {
            "threadIdx" => Self::ThreadIdx,
            "blockIdx" => Self::BlockIdx,
            "blockDim" => Self::BlockDim,
            "gridDim" => Self::GridDim,
            "warpSize" => Self::WarpSize,
            _ => return None,
        })
    }

    /// The special register at byte `offset` of the variable.
    pub fn register(self, offset: u64) -> Option<SpecialRegister> {
        let row = match self {
            Self::ThreadIdx => SpecialRegister::Tid,
            Self::BlockIdx => SpecialRegister::Ctaid,
            Self::BlockDim => SpecialRegister::Ntid,
            Self::GridDim => SpecialRegister::Nctaid,
            Self::WarpSize => return (offset == 0).then_some(SpecialRegister::WarpSize),
        };
        // Not `as`: the distance to another variable may not fit a 32-bit usize.
        let axis = usize::try_from(offset / 4).ok().filter(|_| offset.is_multiple_of(4))?;
        Axis::ALL.get(axis).map(|&axis| row(axis))
    }
}

fn read(register: &str) -> Intrinsic {
    Intrinsic::SpecialRegister { register: special_register(register), implies_axis: true }
}

fn special_register(name: &str) -> SpecialRegister {
    use SpecialRegister::*;
    let by_axis = || {
        let (register, axis) = name.split_once('.')?;
        let axis = match axis {
            "x" => Axis::X,
            "y" => Axis::Y,
            "z" => Axis::Z,
            _ => return None,
        };
        Some(match register {
            "tid" => Tid(axis),
            "ntid" => Ntid(axis),
            "ctaid" => Ctaid(axis),
            "nctaid" => Nctaid(axis),
            _ => return None,
        })
    };
    if let Some(register) = by_axis() {
        return register;
    }
    match name {
        "laneid" => LaneId,
        "warpid" => WarpId,
        "nwarpid" => NWarpId,
        "warpsize" => WarpSize,
        "smid" => SmId,
        "nsmid" => NSmId,
        "gridid" => GridId,
        "lanemask.eq" => LaneMaskEq,
        "lanemask.lt" => LaneMaskLt,
        "lanemask.le" => LaneMaskLe,
        "lanemask.gt" => LaneMaskGt,
        "lanemask.ge" => LaneMaskGe,
        "clock" => Clock,
        "clock64" => Clock64,
        "globaltimer" => GlobalTimer,
        "dynamic_smem_size" | "dynamic.smem.size" => DynamicSharedSize,
        "total_smem_size" | "total.smem.size" => TotalSharedSize,
        _ => Other(other_register(name)),
    }
}

fn other_register(name: &str) -> OtherRegister {
    match name.split('.').next().unwrap_or(name) {
        "ctaid" | "ntid" | "nctaid" | "clusterid" | "nclusterid" | "cluster" => {
            OtherRegister::Uniform
        }
        "tid" if name == "tid.w" => OtherRegister::Uniform,
        "aggr" if name == "aggr.smem.size" => OtherRegister::Uniform,
        "is" if name.starts_with("is.explicit.cluster") => OtherRegister::Uniform,
        w if w.starts_with("envreg") => OtherRegister::Uniform,
        "lanemask" => OtherRegister::LaneMask,
        "clock" | "clock64" | "globaltimer" => OtherRegister::Counter,
        w if w.starts_with("pm") => OtherRegister::Counter,
        _ => OtherRegister::Machine,
    }
}

/// `<op>.<rounding, ftz, …>.<type>`
fn float(rest: &str) -> Option<FloatFunction> {
    use FloatFunction as F;
    let mut words = rest.split('.');
    let op = words.next()?;
    let last = rest.rsplit('.').next()?;
    if !matches!(
        last,
        "f" | "d" | "f16" | "f16x2" | "bf16" | "bf16x2" | "f32" | "f64" | "v2f16" | "v2bf16"
    ) {
        return None;
    }
    match op {
        "add" | "fma" if rest.contains("relu") || rest.contains("sat") => None,
        "add" | "sub" | "mul" | "div" | "rcp" | "sqrt" | "fma" => {
            arithmetic(op, rest.split('.').find_map(Rounding::of))
        }
        "neg" => Some(F::Neg),
        "round" => Some(F::Math(MathFunction::Rint)),
        "fmin" | "fmax" if rest.contains("xorsign") => None,
        "fmin" if rest.contains("nan") => Some(F::Two(FloatBinary::Minimum)),
        "fmax" if rest.contains("nan") => Some(F::Two(FloatBinary::Maximum)),
        "fabs" | "fmin" | "fmax" | "rsqrt" | "ex2" | "lg2" | "sin" | "cos" | "tanh" | "floor"
        | "ceil" | "trunc" | "saturate" => math(op),
        _ => None,
    }
}

fn integer(rest: &str) -> Option<IntFunction> {
    use IntFunction::*;
    Some(match (rest.split('.').next()?, rest) {
        ("mul24", _) => Mul24(!rest.ends_with(".ui")),
        ("mulhi", "mulhi.i" | "mulhi.ll" | "mulhi.s") => MulHi(true),
        ("mulhi", _) => MulHi(false),
        ("sad", _) => Sad(!rest.contains(".u")),
        ("prmt", "prmt") => Prmt,
        ("abs", "abs.i" | "abs.ll") => Abs,
        ("min", "min.i" | "min.ll" | "min.s") => MinMax(true, false),
        ("min", "min.ui" | "min.ull" | "min.us") => MinMax(false, false),
        ("max", "max.i" | "max.ll" | "max.s") => MinMax(true, true),
        ("max", "max.ui" | "max.ull" | "max.us") => MinMax(false, true),
        ("brev32" | "brev64", _) => Bitreverse,
        ("clz", _) => Ctlz,
        ("popc", _) => Ctpop,
        ("reflect", _) => Constant(0),
        _ => return None,
    })
}

fn conversion(rest: &str) -> Option<Conversion> {
    use Conversion::*;
    let mut words = rest.split('.');
    let op = words.next()?;
    let mode = words.next();
    // Without a suffix it is exact, or to nearest.
    let towards = || mode.map_or(Some(Rounding::Nearest), Rounding::of);
    Some(match op {
        "d2i" if mode == Some("lo") => Half(false),
        "d2i" if mode == Some("hi") => Half(true),
        "f2i" | "d2i" | "f2ll" | "d2ll" => ToInt(to_int_rounding(mode?)?, true),
        "f2ui" | "d2ui" | "f2ull" | "d2ull" => ToInt(to_int_rounding(mode?)?, false),
        "i2f" | "i2d" | "ll2f" | "ll2d" => FromInt(true, towards()?),
        "ui2f" | "ui2d" | "ull2f" | "ull2d" => FromInt(false, towards()?),
        "d2f" | "f2h" | "h2f" => Float(towards()?),
        "lohi" => Join(false),
        "bitcast" => Bits,
        _ => return None,
    })
}

const WHOLE_BLOCK: BarrierCall = BarrierCall {
    number: None,
    count: None,
    predicate: None,
    reduction: BarrierReduction::None,
    aligned: true,
    arrive: false,
};

fn reducing(predicate: usize, reduction: BarrierReduction) -> BarrierCall {
    BarrierCall { predicate: Some(predicate), reduction, ..WHOLE_BLOCK }
}

fn barrier(rest: &str) -> Option<BarrierCall> {
    let numbered = BarrierCall { number: Some(0), ..WHOLE_BLOCK };
    let counted = BarrierCall { count: Some(1), ..numbered };
    Some(match rest {
        "barrier0" => WHOLE_BLOCK,
        "bar.sync" | "barrier.n" => numbered,
        "barrier" => counted,
        "barrier.sync" => BarrierCall { aligned: false, ..numbered },
        "barrier.sync.cnt" => BarrierCall { aligned: false, ..counted },
        "barrier0.popc" => reducing(0, BarrierReduction::Popc),
        "barrier0.and" => reducing(0, BarrierReduction::And),
        "barrier0.or" => reducing(0, BarrierReduction::Or),
        _ => {
            let mut words = rest.strip_prefix("barrier.cta.")?.split('.');
            let verb = words.next()?;
            let mut call = match verb {
                "sync" | "arrive" => numbered,
                "red" => {
                    let reduction = match words.next()? {
                        "popc" => BarrierReduction::Popc,
                        "and" => BarrierReduction::And,
                        "or" => BarrierReduction::Or,
                        _ => return None,
                    };
                    BarrierCall { number: Some(0), ..reducing(1, reduction) }
                }
                _ => return None,
            };
            call.arrive = verb == "arrive";
            let rest: Vec<&str> = words.collect();
            call.aligned = rest.contains(&"aligned");
            if rest.contains(&"count") {
                call.count = Some(1);
                call.predicate = call.predicate.map(|_| 2);
            }
            call
        }
    })
}

fn synchronisation(rest: &str) -> Option<Intrinsic> {
    Some(match rest {
        "barrier.grid" => Intrinsic::GridBarrier,
        "bar.warp.sync" => Intrinsic::WarpBarrier,
        "membar.cta" => Intrinsic::Fence(SyncScope::Block),
        "membar.gl" => Intrinsic::Fence(SyncScope::Device),
        "membar.sys" => Intrinsic::Fence(SyncScope::System),
        "exit" => Intrinsic::Exit,
        _ => {
            rest.strip_prefix("fence.")?;
            Intrinsic::Fence(if rest.ends_with(".cta") {
                SyncScope::Block
            } else if rest.ends_with(".gpu") || rest.ends_with(".cluster") {
                SyncScope::Device
            } else if rest.ends_with(".sys") || rest.contains("sc_cluster") {
                SyncScope::System
            } else {
                return None;
            })
        }
    })
}

fn exchange(rest: &str) -> Option<Intrinsic> {
    if rest == "activemask" {
        return Some(Intrinsic::ActiveMask);
    }
    if let Some(rest) = rest.strip_prefix("shfl.") {
        let (sync, rest) = match rest.strip_prefix("sync.") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let mode = match rest.split('.').next()? {
            "idx" => ShuffleMode::Idx,
            "up" => ShuffleMode::Up,
            "down" => ShuffleMode::Down,
            "bfly" => ShuffleMode::Bfly,
            _ => return None,
        };
        return Some(Intrinsic::Shuffle { mode, sync, predicate: rest.ends_with('p') });
    }
    if let Some(rest) = rest.strip_prefix("vote.") {
        let (sync, rest) = match rest.strip_suffix(".sync") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let mode = match rest {
            "all" => VoteMode::All,
            "any" => VoteMode::Any,
            "uni" => VoteMode::Uni,
            "ballot" => VoteMode::Ballot,
            _ => return None,
        };
        return Some(Intrinsic::Vote { mode, sync });
    }
    if let Some(rest) = rest.strip_prefix("match.") {
        return match rest.split('.').next()? {
            "any" => Some(Intrinsic::Match { all: false }),
            "all" => Some(Intrinsic::Match { all: true }),
            _ => None,
        };
    }
    Some(Intrinsic::WarpReduce(match rest.strip_prefix("redux.sync.")? {
        "add" => WarpReduction::Add,
        "umin" => WarpReduction::UMin,
        "umax" => WarpReduction::UMax,
        "min" => WarpReduction::SMin,
        "max" => WarpReduction::SMax,
        "and" => WarpReduction::And,
        "or" => WarpReduction::Or,
        "xor" => WarpReduction::Xor,
        _ => return None,
    }))
}

fn pointer(rest: &str) -> Option<Intrinsic> {
    let base = base_name(rest);
    if base.starts_with("ldg.global.") || base.starts_with("ldu.global.") {
        return Some(Intrinsic::ReadOnlyLoad);
    }
    if base.starts_with("ptr.") && base.contains(".to.") {
        return Some(Intrinsic::PointerCast);
    }
    Some(Intrinsic::IsSpace(match base.strip_prefix("isspacep.")? {
        "shared" | "shared.cta" => MemorySpace::Shared,
        "local" => MemorySpace::Local,
        "global" => MemorySpace::Global,
        _ => return None,
    }))
}

/// The operation of this name; the inner value is none for a compare-and-swap.
pub(super) fn atomic_op(name: &str) -> Option<Option<RmwOp>> {
    Some(Some(match name {
        "cas" => return Some(None),
        "add" => RmwOp::Add,
        "fadd" => RmwOp::FAdd,
        "sub" => RmwOp::Sub,
        "min" => RmwOp::Min,
        "umin" => RmwOp::UMin,
        "max" => RmwOp::Max,
        "umax" => RmwOp::UMax,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "exch" => RmwOp::Xchg,
        "inc" => RmwOp::UIncWrap,
        "dec" => RmwOp::UDecWrap,
        _ => return None,
    }))
}

/// `atomic.load.add.f32`, `atomic.add.gen.f.cta`
fn atomic(name: &str) -> Option<Intrinsic> {
    let rest = base_name(name).strip_prefix("atomic.")?;
    let mut scope = SyncScope::Device;
    let mut op = None;
    for word in rest.split('.').filter(|w| w.len() > 1) {
        match word {
            "cta" => scope = SyncScope::Block,
            "sys" => scope = SyncScope::System,
            "gen" | "load" | "32" => {}
            _ if op.is_none() => op = Some(word),
            _ => return None,
        }
    }
    let float = name.contains(".gen.f.") || rest.contains(".f") || name.contains("add.f");
    let op = match op? {
        "add" if float => "fadd",
        op => op,
    };
    atomic_op(op).map(|op| Intrinsic::Atomic { op, scope })
}

fn asynchronous(rest: &str) -> Option<Intrinsic> {
    let Some(rest) = rest.strip_prefix("cp.async.") else {
        return mbarrier(rest.strip_prefix("mbarrier.")?).map(Intrinsic::Mbarrier);
    };
    Some(Intrinsic::Async(match rest {
        "commit.group" => AsyncOp::Commit,
        "wait.all" => AsyncOp::WaitAll,
        "wait.group" => AsyncOp::Wait,
        _ => {
            if let Some(rest) = rest.strip_prefix("mbarrier.arrive") {
                return match rest.strip_suffix(".shared").unwrap_or(rest) {
                    "" => Some(Intrinsic::Async(AsyncOp::Arrive { counted: false })),
                    ".noinc" => Some(Intrinsic::Async(AsyncOp::Arrive { counted: true })),
                    _ => None,
                };
            }
            let copy = rest
                .strip_prefix("ca.shared.global.")
                .or_else(|| rest.strip_prefix("cg.shared.global."))?;
            let (width, sized) = match copy.strip_suffix(".s") {
                Some(width) => (width, true),
                None => (copy, false),
            };
            let width = width.parse().ok().filter(|w| matches!(w, 4 | 8 | 16))?;
            AsyncOp::Copy { width: Some(width), sized }
        }
    }))
}

/// Handles the older names (`arrive.drop.noComplete.shared`) and those with a scope and a space
/// (`test.wait.parity.scope.cta.space.cta`).
fn mbarrier(rest: &str) -> Option<MbarrierOp> {
    if rest == "pending.count" {
        return Some(MbarrierOp::Pending);
    }
    let scoped = rest.contains(".scope.");
    let plain = rest
        .strip_suffix(".shared")
        .unwrap_or(rest)
        .replace(".scope.cta", "")
        .replace(".scope.cluster", "")
        .replace(".space.cta", "");
    // The barrier of another block of a cluster, and byte counts, are not supported.
    if plain.contains(".space.") || plain.contains("tx") {
        return None;
    }
    let mut words: Vec<&str> = plain.split('.').collect();
    let relaxed = words.contains(&"relaxed");
    words.retain(|w| *w != "relaxed");
    Some(match words[..] {
        ["init"] => MbarrierOp::Init,
        ["inval"] => MbarrierOp::Inval,
        ["arrive", ref how @ ..] => {
            let (mut drop, mut no_complete) = (false, false);
            for word in how {
                match *word {
                    "drop" => drop = true,
                    "noComplete" | "no" | "complete" => no_complete = true,
                    _ => return None,
                }
            }
            MbarrierOp::Arrive { counted: scoped || no_complete, drop, no_complete, relaxed }
        }
        // A time limit (`tl`) bounds how long it may sleep.
        ["test" | "try", "wait"] | ["test" | "try", "wait", "tl"] => {
            MbarrierOp::Test { parity: false }
        }
        ["test" | "try", "wait", "parity"] | ["test" | "try", "wait", "parity", "tl"] => {
            MbarrierOp::Test { parity: true }
        }
        ["wait"] => MbarrierOp::Wait { parity: false },
        ["wait", ..] => MbarrierOp::Wait { parity: true },
        _ => return None,
    })
}

fn unsupported(rest: &str) -> Option<Unsupported> {
    Some(match rest.split('.').next().unwrap_or(rest) {
        "texsurf" => Unsupported::TextureHandle,
        "tex" | "suld" => Unsupported::Texture,
        "shfl" | "match" | "redux" => Unsupported::Exchange,
        "vote" | "elect" => Unsupported::Vote,
        "atomic" | "atom" | "red" => Unsupported::Atomic,
        word if is_pure(word) => Unsupported::Pure,
        _ => return None,
    })
}

/// Arithmetic that is not simulated in all its forms, by its first word.
fn is_pure(word: &str) -> bool {
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
            | "div"
            | "rcp"
            | "rsqrt"
            | "sqrt"
            | "ex2"
            | "lg2"
            | "sin"
            | "cos"
            | "tanh"
            | "round"
            | "trunc"
            | "ceil"
            | "floor"
            | "saturate"
            | "min"
            | "max"
            | "brev"
            | "prmt"
            | "neg"
            | "fns"
            | "bmsk"
            | "szext"
            | "bfe"
            | "bfi"
            | "idp2a"
            | "idp4a"
            | "isspacep"
            | "move"
            | "ptr"
            | "mapa"
            | "swap"
            | "fshl"
            | "fshr"
            | "rotate"
    ) || CONVERSIONS.iter().any(|c| word.starts_with(c))
}
