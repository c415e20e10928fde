//! The parameters of families of intrinsics.

use crate::BinaryOp;

/// The threads among which an atomic operation or a fence takes effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SyncScope {
    /// The block.
    Block,
    /// The GPU.
    Device,
    /// All GPUs and the host.
    System,
}

impl SyncScope {
    /// The scope that an instruction's `syncscope` names; without one it is the whole system.
    pub fn of(name: Option<&str>) -> Self {
        match name {
            Some("block" | "cta" | "workgroup" | "singlethread" | "warp" | "wavefront") => {
                Self::Block
            }
            Some("device" | "gpu" | "agent" | "cluster") => Self::Device,
            _ => Self::System,
        }
    }
}

/// An axis of a grid or block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Axis {
    X,
    Y,
    Z,
}

impl Axis {
    /// All, in order.
    pub const ALL: [Self; 3] = [Self::X, Self::Y, Self::Z];
}

/// A special register (PTX ISA, "Special Registers").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum SpecialRegister {
    Tid(Axis),
    Ntid(Axis),
    Ctaid(Axis),
    Nctaid(Axis),
    LaneId,
    WarpId,
    NWarpId,
    WarpSize,
    SmId,
    NSmId,
    GridId,
    LaneMaskEq,
    LaneMaskLt,
    LaneMaskLe,
    LaneMaskGt,
    LaneMaskGe,
    Clock,
    Clock64,
    GlobalTimer,
    DynamicSharedSize,
    TotalSharedSize,
    /// One that is not simulated.
    Other(OtherRegister),
}

/// How a register that is not simulated varies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OtherRegister {
    /// The same for all threads of a block.
    Uniform,
    /// It changes while a thread runs.
    Counter,
    /// A mask of lanes.
    LaneMask,
    /// It depends on where the thread runs.
    Machine,
}

impl SpecialRegister {
    /// Whether it changes while a thread runs.
    pub fn is_clock(self) -> bool {
        use SpecialRegister as R;
        matches!(self, R::Clock | R::Clock64 | R::GlobalTimer | R::Other(OtherRegister::Counter))
    }
}

/// A call of a block barrier: which of its arguments are what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BarrierCall {
    /// Which argument is the barrier's number; without one it is barrier 0.
    pub number: Option<usize>,
    /// Which argument is the thread count; without one it is the whole block.
    pub count: Option<usize>,
    /// Which argument is the predicate.
    pub predicate: Option<usize>,
    /// How the predicates are combined.
    pub reduction: BarrierReduction,
    /// `.aligned`: all lanes of the warp execute it together.
    pub aligned: bool,
    /// `bar.arrive`: arrives without waiting.
    pub arrive: bool,
}

/// The value that a block barrier computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BarrierReduction {
    None,
    Popc,
    And,
    Or,
}

/// Shuffle modes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ShuffleMode {
    Idx,
    Up,
    Down,
    Bfly,
}

/// What a vote computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum VoteMode {
    All,
    Any,
    Uni,
    Ballot,
}

/// The operation of a reduction over a warp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum WarpReduction {
    Add,
    UMin,
    UMax,
    SMin,
    SMax,
    And,
    Or,
    Xor,
}

/// Asynchronous copies (PTX ISA, `cp.async`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsyncOp {
    /// A copy from global to shared memory.
    Copy {
        /// Bytes written; without a number they are the third argument, and the bytes read are the
        /// fourth.
        width: Option<u32>,
        /// Whether the third argument is the number of bytes read.
        sized: bool,
    },
    /// Ends a group of copies.
    Commit,
    /// Waits until at most as many groups are pending as the argument says.
    Wait,
    /// Waits for all copies.
    WaitAll,
    /// Lets an mbarrier track the copies.
    Arrive {
        /// Whether the arrival is already counted (`.noinc`).
        counted: bool,
    },
}

/// Operations on an mbarrier (PTX ISA, `mbarrier`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MbarrierOp {
    /// Makes one.
    Init,
    /// Ends its use.
    Inval,
    /// Arrives.
    Arrive {
        /// Whether the second argument is the number of arrivals.
        counted: bool,
        /// Whether later phases expect as many fewer arrivals.
        drop: bool,
        /// Whether the phase must not complete.
        no_complete: bool,
        /// Whether it does not release.
        relaxed: bool,
    },
    /// Whether a phase has completed.
    Test {
        /// Whether the phase is given by its parity.
        parity: bool,
    },
    /// Waits until a phase has completed.
    Wait {
        /// Whether the phase is given by its parity.
        parity: bool,
    },
    /// The pending count of a state.
    Pending,
}

/// Block copies and fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockCopy {
    /// The ranges do not overlap.
    Copy,
    /// They may overlap.
    Move,
    /// Fills with one byte.
    Set,
}

/// Memory spaces that a generic address can be tested for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum MemorySpace {
    Shared,
    Local,
    Global,
}

/// Intrinsics that are not simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsupported {
    /// Computes a function of its arguments.
    Pure,
    /// Exchanges values between lanes.
    Exchange,
    /// A vote.
    Vote,
    /// An atomic operation, or a function that by convention wraps one.
    Atomic,
    /// Accesses a texture or surface.
    Texture,
    /// The handle of a texture or surface.
    TextureHandle,
}

/// How a result without an exact float representation is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// To the nearest, ties to even.
    Nearest,
    /// Toward zero.
    Zero,
    /// Toward positive infinity.
    Up,
    /// Toward negative infinity.
    Down,
}

impl Rounding {
    /// The rounding mode of a suffix such as `rz`.
    pub(super) fn of(word: &str) -> Option<Self> {
        Some(match word {
            "rn" => Self::Nearest,
            "rz" => Self::Zero,
            "ru" | "rp" => Self::Up,
            "rd" | "rm" => Self::Down,
            _ => return None,
        })
    }
}

/// Arithmetic on floats of any format with any rounding mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
    Fma,
    Rcp,
    Sqrt,
}

/// Operations on two floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FloatBinary {
    Add,
    Sub,
    Mul,
    Div,
    /// The other operand if one is NaN.
    Min,
    Max,
    /// NaN if one operand is.
    Minimum,
    Maximum,
    CopySign,
}

/// Mathematical functions, by their names in C or CUDA.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum MathFunction {
    Sqrt,
    Rsqrt,
    Exp,
    Exp2,
    Exp10,
    Expm1,
    Log,
    Log2,
    Log10,
    Log1p,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Cbrt,
    Rcbrt,
    Erf,
    Erfc,
    Erfinv,
    Tgamma,
    Lgamma,
    Floor,
    Ceil,
    Trunc,
    Round,
    Rint,
    Sinpi,
    Cospi,
    Logb,
    J0,
    J1,
    Y0,
    Y1,
    Erfcx,
    Erfcinv,
    Normcdf,
    Normcdfinv,
    CylI0,
    CylI1,
    Pow,
    Powi,
    Atan2,
    Hypot,
    Remainder,
    Fdim,
    Ldexp,
    Nextafter,
    Jn,
    Yn,
}

impl MathFunction {
    /// Number of operands.
    pub fn operands(self) -> usize {
        use MathFunction::*;
        match self {
            Pow | Powi | Atan2 | Hypot | Remainder | Fdim | Ldexp | Nextafter | Jn | Yn => 2,
            _ => 1,
        }
    }
}

/// Classes of floats, as masks of `llvm.is.fpclass`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatClass(pub u32);

impl FloatClass {
    /// NaN.
    pub const NAN: Self = Self(0x003);
    /// Infinite.
    pub const INFINITE: Self = Self(0x204);
    /// Neither.
    pub const FINITE: Self = Self(0x1f8);
    /// Negative.
    pub const NEGATIVE: Self = Self(0x03c);
}

/// A floating-point function. Approximate and flush-to-zero variants are the precise one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatFunction {
    /// A function of floats.
    Math(MathFunction),
    /// An operation on two floats.
    Two(FloatBinary),
    /// Absolute value.
    Abs,
    /// Negation.
    Neg,
    /// Fused multiply-add.
    Fma,
    /// The operand.
    Identity,
    /// `ldexp`, `powi`: the second operand is an integer.
    WithInt(MathFunction),
    /// Remainder of a division, with the sign of the dividend.
    Fmod,
    /// A class test with a mask that is the second operand.
    IsClass,
    /// 1 or 0 (or `true`): whether in one of these classes.
    Test(FloatClass),
    /// Reciprocal.
    Rcp,
    /// Float to integer, rounded by the function first.
    ToInt(MathFunction),
    /// Clamps to 0 to 1.
    Saturate,
    /// `sincosf(x, s, c)` with pointers; whether in multiples of pi.
    SinCosTo(bool),
    /// `llvm.sincos`: both results.
    SinCos,
    /// Fraction and exponent: `llvm.frexp`.
    Frexp,
    /// The same with a pointer for the exponent.
    FrexpTo,
    /// Fractional and integral part: `llvm.modf`.
    Modf,
    /// The same with a pointer for the latter.
    ModfTo,
    /// Remainder, and through a pointer the low bits of the quotient.
    RemquoTo,
    /// Square root of the sum of this many squares; whether to take the reciprocal.
    Norm(usize, bool),
    /// `jn`, `yn`: an integer, then the value.
    Order(MathFunction),
    /// Exponent as an integer.
    Ilogb,
    /// Arithmetic with a rounding mode other than to nearest.
    Directed(Arithmetic, Rounding),
    /// All elements of a vector combined by this operation; whether there is a start value before
    /// them.
    Reduce(FloatBinary, bool),
}

impl FloatFunction {
    /// The arguments that point to where results are stored.
    pub fn results_in_memory(self) -> std::ops::Range<usize> {
        match self {
            Self::SinCosTo(_) => 1..3,
            Self::FrexpTo | Self::ModfTo => 1..2,
            Self::RemquoTo => 2..3,
            _ => 0..0,
        }
    }
}

/// An integer function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntFunction {
    /// Number of set bits.
    Ctpop,
    /// Number of leading zeros.
    Ctlz,
    /// Number of trailing zeros.
    Cttz,
    /// Bits in reverse order.
    Bitreverse,
    /// Bytes in reverse order.
    Bswap,
    /// Position of the lowest set bit, from 1; 0 if there is none.
    Ffs,
    /// Funnel shift; whether left.
    Funnel(bool),
    /// (signed, maximum)
    MinMax(bool, bool),
    /// Absolute value.
    Abs,
    /// Arithmetic with an overflow flag; whether signed.
    Overflow(BinaryOp, bool),
    /// Saturating addition or subtraction; whether signed.
    Saturating(BinaryOp, bool),
    /// Saturating shift; whether signed.
    ShlSat(bool),
    /// Product of the lower 24 bits; whether signed.
    Mul24(bool),
    /// Upper half of the product; whether signed.
    MulHi(bool),
    /// |a - b| + c; whether signed.
    Sad(bool),
    /// (a + b [+ 1]) / 2 without overflow: (signed, rounded up)
    Average(bool, bool),
    /// Selects bytes of two words.
    Prmt,
    /// `llvm.expect` and similar: the first argument.
    First,
    /// A constant.
    Constant(u64),
    /// Three-way comparison; whether signed.
    Compare(bool),
    /// `llvm.vector.reduce.<op>`
    Reduce(BinaryOp),
    /// `llvm.vector.reduce.<min or max>`
    ReduceMinMax(bool, bool),
    /// s + a0 * b0 + a1 * b1 + ..., of the numbers that two words hold. `s` and the sum are floats if the numbers are.
    Dot(Packed, Packed),
}

/// Numbers in a word of 32 bits, the first in its lowest bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Packed {
    /// Two halves.
    Half,
    /// Two brain floats.
    Brain,
    /// Four floats with four bits of exponent and three of mantissa.
    E4m3,
    /// Four floats with five bits of exponent and two of mantissa.
    E5m2,
    /// Four bytes; whether signed.
    Bytes(bool),
    /// Eight numbers of four bits; whether signed.
    Nibbles(bool),
}

impl Packed {
    /// The type that PTX and the names of our functions call `word`.
    pub fn of(word: &str) -> Option<Self> {
        Some(match word {
            "f16" => Self::Half,
            "bf16" => Self::Brain,
            "e4m3" => Self::E4m3,
            "e5m2" => Self::E5m2,
            "s8" => Self::Bytes(true),
            "u8" => Self::Bytes(false),
            "s4" => Self::Nibbles(true),
            "u4" => Self::Nibbles(false),
            _ => return None,
        })
    }

    /// The word of which [`Self::of`] makes it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Half => "f16",
            Self::Brain => "bf16",
            Self::E4m3 => "e4m3",
            Self::E5m2 => "e5m2",
            Self::Bytes(signed) => {
                if signed {
                    "s8"
                } else {
                    "u8"
                }
            }
            Self::Nibbles(signed) => {
                if signed {
                    "s4"
                } else {
                    "u4"
                }
            }
        }
    }

    /// The bits of a number.
    pub fn bits(self) -> u32 {
        match self {
            Self::Half | Self::Brain => 16,
            Self::E4m3 | Self::E5m2 | Self::Bytes(_) => 8,
            Self::Nibbles(_) => 4,
        }
    }

    /// Whether the numbers are floats.
    pub fn is_float(self) -> bool {
        !matches!(self, Self::Bytes(_) | Self::Nibbles(_))
    }
}

/// A conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conversion {
    /// Float to integer: the function that rounds it first, if any; whether signed.
    ToInt(Option<MathFunction>, bool),
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
