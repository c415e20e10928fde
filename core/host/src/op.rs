//! Operations of the register machine.
//!
//! A register holds one scalar of at most 64 bits: an integer zero-extended from its width, the
//! bits of a float, an address. Wider integers, vectors and aggregates take consecutive registers,
//! one for each scalar, the low half first.

use ir::{FloatPredicate, IntPredicate, RmwOp};

/// A register, relative to the frame of its function.
pub(crate) type R = u16;

/// Number of an operation in its function.
pub(crate) type Pc = u32;

/// An operation. `d` is the destination; `a`, `b` and `c` are operands. Names end in the width of
/// the operands where it matters, and in `I` if the second operand is in the operation.
#[derive(Clone, Copy, PartialEq, Debug)]
#[rustfmt::skip]
pub(crate) enum Op {
    Const { d: R, v: u64 },
    Move { d: R, a: R },
    Add64 { d: R, a: R, b: R }, Sub64 { d: R, a: R, b: R }, Mul64 { d: R, a: R, b: R },
    Add32 { d: R, a: R, b: R }, Sub32 { d: R, a: R, b: R }, Mul32 { d: R, a: R, b: R },
    And { d: R, a: R, b: R }, Or { d: R, a: R, b: R }, Xor { d: R, a: R, b: R },
    Shl64 { d: R, a: R, b: R }, LShr { d: R, a: R, b: R }, AShr64 { d: R, a: R, b: R },
    Shl32 { d: R, a: R, b: R }, AShr32 { d: R, a: R, b: R },
    Add64I { d: R, a: R, v: i32 }, Add32I { d: R, a: R, v: i32 },
    Mul64I { d: R, a: R, v: i32 }, Mul32I { d: R, a: R, v: i32 },
    /// The number is zero-extended in the logical operations.
    AndI { d: R, a: R, v: u32 }, OrI { d: R, a: R, v: u32 }, XorI { d: R, a: R, v: u32 },
    Shl64I { d: R, a: R, v: u8 }, LShrI { d: R, a: R, v: u8 }, AShr64I { d: R, a: R, v: u8 },
    Shl32I { d: R, a: R, v: u8 }, AShr32I { d: R, a: R, v: u8 },
    /// Division; a fault if the divisor is zero or the quotient does not fit.
    UDiv { d: R, a: R, b: R }, URem { d: R, a: R, b: R },
    SDiv64 { d: R, a: R, b: R }, SRem64 { d: R, a: R, b: R },
    SDiv32 { d: R, a: R, b: R }, SRem32 { d: R, a: R, b: R },
    /// The low `from` bits, sign-extended to `to` bits.
    SExt { d: R, a: R, from: u8, to: u8 },
    SExt32 { d: R, a: R },
    Eq { d: R, a: R, b: R }, Ne { d: R, a: R, b: R },
    Ult { d: R, a: R, b: R }, Ule { d: R, a: R, b: R },
    Slt64 { d: R, a: R, b: R }, Sle64 { d: R, a: R, b: R },
    Slt32 { d: R, a: R, b: R }, Sle32 { d: R, a: R, b: R },
    EqI { d: R, a: R, v: u32 }, NeI { d: R, a: R, v: u32 },
    UltI { d: R, a: R, v: u32 }, UleI { d: R, a: R, v: u32 },
    Slt64I { d: R, a: R, v: i32 }, Sle64I { d: R, a: R, v: i32 },
    Slt32I { d: R, a: R, v: i32 }, Sle32I { d: R, a: R, v: i32 },
    FAdd64 { d: R, a: R, b: R }, FSub64 { d: R, a: R, b: R },
    FMul64 { d: R, a: R, b: R }, FDiv64 { d: R, a: R, b: R },
    FAdd32 { d: R, a: R, b: R }, FSub32 { d: R, a: R, b: R },
    FMul32 { d: R, a: R, b: R }, FDiv32 { d: R, a: R, b: R },
    /// `a * b + c`, rounded twice.
    FMulAdd64 { d: R, a: R, b: R, c: R },
    FMulAdd32 { d: R, a: R, b: R, c: R },
    FNeg64 { d: R, a: R }, FNeg32 { d: R, a: R }, FAbs64 { d: R, a: R }, FAbs32 { d: R, a: R },
    FSqrt64 { d: R, a: R }, FSqrt32 { d: R, a: R },
    FCmp64 { p: FloatPredicate, d: R, a: R, b: R }, FCmp32 { p: FloatPredicate, d: R, a: R, b: R },
    S32ToF64 { d: R, a: R }, S32ToF32 { d: R, a: R }, S64ToF64 { d: R, a: R },
    S64ToF32 { d: R, a: R }, U64ToF64 { d: R, a: R }, U64ToF32 { d: R, a: R },
    F64ToF32 { d: R, a: R }, F32ToF64 { d: R, a: R },
    /// To an integer of `to` bits; what does not fit becomes what x86-64 gives.
    F64ToInt { d: R, a: R, to: u8, signed: bool }, F32ToInt { d: R, a: R, to: u8, signed: bool },
    Select { d: R, c: R, a: R, b: R },
    Load8 { d: R, a: R, off: i32 }, Load16 { d: R, a: R, off: i32 },
    Load32 { d: R, a: R, off: i32 }, Load64 { d: R, a: R, off: i32 },
    /// The address is `a + b * scale + off`.
    LoadX8 { d: R, a: R, b: R, scale: u16, off: i32 }, LoadX16 { d: R, a: R, b: R, scale: u16, off: i32 },
    LoadX32 { d: R, a: R, b: R, scale: u16, off: i32 }, LoadX64 { d: R, a: R, b: R, scale: u16, off: i32 },
    Store8 { v: R, a: R, off: i32 }, Store16 { v: R, a: R, off: i32 },
    Store32 { v: R, a: R, off: i32 }, Store64 { v: R, a: R, off: i32 },
    StoreX8 { v: R, a: R, b: R, scale: u16, off: i32 }, StoreX16 { v: R, a: R, b: R, scale: u16, off: i32 },
    StoreX32 { v: R, a: R, b: R, scale: u16, off: i32 }, StoreX64 { v: R, a: R, b: R, scale: u16, off: i32 },
    Lea { d: R, a: R, b: R, scale: u16, off: i32 },
    /// The address of byte `off` of the frame on the data stack.
    StackAddr { d: R, off: u32 },
    Jump { to: Pc },
    BrIf { c: R, to: Pc, els: Pc },
    BrEq { a: R, b: R, to: Pc, els: Pc }, BrUlt { a: R, b: R, to: Pc, els: Pc },
    BrUle { a: R, b: R, to: Pc, els: Pc }, BrSlt64 { a: R, b: R, to: Pc, els: Pc },
    BrSle64 { a: R, b: R, to: Pc, els: Pc }, BrSlt32 { a: R, b: R, to: Pc, els: Pc },
    BrSle32 { a: R, b: R, to: Pc, els: Pc },
    /// Compared with a small number: zero-extended, or sign-extended for signed comparisons.
    BrEqI { a: R, v: u32, to: Pc, els: Pc }, BrUltI { a: R, v: u32, to: Pc, els: Pc },
    BrUleI { a: R, v: u32, to: Pc, els: Pc }, BrSlt64I { a: R, v: i32, to: Pc, els: Pc },
    BrSle64I { a: R, v: i32, to: Pc, els: Pc }, BrSlt32I { a: R, v: i32, to: Pc, els: Pc },
    BrSle32I { a: R, v: i32, to: Pc, els: Pc },
    BrF64 { p: FloatPredicate, a: R, b: R, to: Pc, els: Pc },
    BrF32 { p: FloatPredicate, a: R, b: R, to: Pc, els: Pc },
    Switch { a: R, table: u32 },
    /// A call; the number is that of a [`CallSite`].
    Call { site: u32 },
    Ret0,
    Ret1 { a: R },
    /// Returns `n` registers from `a`.
    RetN { a: R, n: u16 },
    /// A pure operation that is rare; the number is that of a [`Rare`].
    Rare { index: u32 },
    /// An operation on memory that is executed outside of the loop; that of a [`Slow`].
    Slow { index: u32 },
    /// `unreachable`
    Unreachable,
}

/// Whom a call reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A function of the program.
    Function(u32),
    /// A function that it does not define.
    Extern(u32),
    /// The address in a register.
    Address(R),
}

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct CallSite {
    pub(crate) target: Target,
    /// Registers of all arguments, scalar by scalar.
    pub(crate) args: Vec<R>,
    /// How many of them belong to named parameters.
    pub(crate) fixed: u16,
    /// Variadic arguments that are structs passed in memory: position in `args`, size in bytes,
    /// and alignment.
    pub(crate) in_memory: Vec<(u16, u32, u32)>,
    /// Arguments passed `byval`: position in `args`, and size. The callee gets a copy.
    pub(crate) by_value: Vec<(u16, u32, u32)>,
    /// First register of the result.
    pub(crate) ret: R,
    /// Number of registers of the result.
    pub(crate) rets: u16,
    /// Bits of the first scalar of the result if it is an integer, otherwise 64.
    pub(crate) ret_bits: u8,
    /// Number of a landing pad, for an `invoke`.
    pub(crate) pad: Option<u32>,
}

/// The targets of a `switch`.
#[derive(Clone, Debug)]
pub(crate) enum SwitchTable {
    /// Targets of consecutive values.
    Dense {
        /// The first value.
        first: u64,
        /// Targets.
        targets: Vec<Pc>,
        /// Target of other values.
        default: Pc,
    },
    /// Values in order with targets.
    Sparse {
        /// Cases.
        cases: Vec<(u64, Pc)>,
        /// Target of other values.
        default: Pc,
    },
}

/// A landing pad.
#[derive(Clone, Debug)]
pub(crate) struct Pad {
    /// Where it starts.
    pub(crate) to: Pc,
    pub(crate) cleanup: bool,
    pub(crate) clauses: Vec<Clause>,
    /// Registers of the result: exception and selector.
    pub(crate) result: R,
}

/// A clause of a landing pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    /// Catches the type with this type information (0 catches everything).
    Catch(u64),
    /// Entered if the exception has none of these types.
    Filter(Vec<u64>),
}

/// A rare operation on registers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Rare {
    /// Integer arithmetic of any width up to 128 bits; operands of more than 64 take two registers.
    Int { op: IntOp, bits: u8, d: R, a: R, b: R },
    /// A comparison of integers of any width.
    Compare { p: IntPredicate, bits: u8, d: R, a: R, b: R },
    /// -1, 0 or 1, by the order of two integers of any width, as an integer of the width `to`.
    Order { signed: bool, bits: u8, to: u8, d: R, a: R, b: R },
    /// Conversion between integer widths: from, to, and whether sign-extended.
    Resize { d: R, a: R, from: u8, to: u8, signed: bool },
    /// Float arithmetic; the width is 16 (half), 17 (bfloat), 32 or 64.
    Float { op: FloatOp, width: u8, d: R, a: R, b: R, c: R },
    /// A comparison of half or bfloat values.
    FloatCompare { p: FloatPredicate, width: u8, d: R, a: R, b: R },
    /// Between float formats, of the widths above.
    FloatResize { d: R, a: R, from: u8, to: u8 },
    /// From an integer of up to 128 bits.
    IntToFloat { d: R, a: R, bits: u8, signed: bool, width: u8 },
    /// To an integer of up to 128 bits; saturating, or as x86-64 does.
    FloatToInt { d: R, a: R, bits: u8, signed: bool, width: u8, saturating: bool },
    /// Element `index` of the `n` registers from `a`, each element of `per` registers.
    Extract { d: R, a: R, n: u16, per: u16, index: R },
    /// The registers from `d` with element `index` replaced by that at `v`.
    Insert { d: R, n: u16, per: u16, v: R, index: R },
    /// `llvm.is.fpclass`
    Class { d: R, a: R, width: u8, mask: u32 },
    /// `modf`, `frexp` or `sincos`: two results, the width as above.
    Split { kind: Split, width: u8, d: R, a: R },
}

/// What gives two results of one float.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Split {
    Modf,
    Frexp,
    SinCos,
}

/// Integer operations; those with overflow also write the flag to the register after the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum IntOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
    Abs,
    UAddSat,
    SAddSat,
    USubSat,
    SSubSat,
    UShlSat,
    SShlSat,
    UAddOv,
    SAddOv,
    USubOv,
    SSubOv,
    UMulOv,
    SMulOv,
    CtPop,
    Ctlz,
    Cttz,
    BSwap,
    BitReverse,
    /// Funnel shifts: the third operand follows the second.
    FShl,
    FShr,
}

/// Float operations of one to three operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Neg,
    Abs,
    Sqrt,
    Fma,
    MulAdd,
    Floor,
    Ceil,
    Trunc,
    Rint,
    NearbyInt,
    Round,
    RoundEven,
    MinNum,
    MaxNum,
    Minimum,
    Maximum,
    CopySign,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    Exp2,
    Exp10,
    Log,
    Log2,
    Log10,
    Pow,
    PowI,
    LdExp,
    Canonicalize,
}

/// An operation that uses memory and is executed outside of the loop.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Slow {
    /// `memcpy` and `memmove`
    Copy {
        to: R,
        from: R,
        size: R,
    },
    /// `memset`
    Fill {
        to: R,
        value: R,
        size: R,
    },
    /// `atomicrmw` of one scalar
    Rmw {
        op: RmwOp,
        float: bool,
        bits: u8,
        d: R,
        a: R,
        v: R,
    },
    /// `cmpxchg`: the old value, and whether it was the expected one
    CmpXchg {
        bits: u8,
        d: R,
        a: R,
        expected: R,
        new: R,
    },
    /// An alloca whose size is known only when it is executed
    Alloca {
        d: R,
        count: R,
        size: u64,
        align: u32,
    },
    /// Virtual time: in one register, or its low and its high half (and a zero)
    Cycles {
        d: R,
        outputs: u8,
    },
    StackSave {
        d: R,
    },
    StackRestore {
        a: R,
    },
    /// `va_start`: writes the list at `a`; the overflow area starts at the address in `area`
    VaStart {
        a: R,
        area: R,
    },
    VaCopy {
        to: R,
        from: R,
    },
    /// `va_arg` of `n` scalars of these sizes
    VaArg {
        d: R,
        a: R,
        size: u32,
        align: u32,
        scalars: Vec<(u32, u8)>,
    },
    /// `resume` with the exception at `a`
    Resume {
        a: R,
    },
    /// A trap of this kind
    Trap(TrapKind),
    /// An instruction that the engine lacks, by name
    Missing(String),
}

/// Why the compiler put in a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TrapKind {
    Trap,
    Debug,
    Sanitizer,
}
