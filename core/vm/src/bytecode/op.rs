//! The instruction table: every opcode, once, with its operands and meaning. Decoder, disassembler
//! and documentation are derived from it.
//!
//! Bytecode operates on scalars. The lowering splits vectors and first-class aggregates into their
//! scalars; a scalar is in one register of one of four classes:
//!
//! | class | holds | for |
//! | --- | --- | --- |
//! | `V32` | `[u32; W]`, a cell for each lane | i2..i32 (zero-extended), half, bfloat, float |
//! | `V64` | `[u64; W]` | i33..i64 (zero-extended), double, pointers |
//! | `P` | a bit for each lane | i1 |
//! | `S` | one `u64` for the warp (zero-extended) | any scalar that is the same in all lanes, constants |
//!
//! "a", "b", "c" below are operand registers. Unless stated otherwise an operand may be `S` where
//! the table says vector (it is broadcast); if the destination is `S`, all operands are. Sub-word
//! integers are kept zero-extended: the lowering adds `And32` or `Sext` where the meaning requires
//! it. Pure operations are computed for all lanes of the warp, active or not; their results in
//! inactive lanes are never seen (recomputing them from unchanged operands gives the same value).
//! Moves, memory, calls and everything else that is not a pure function of its operands affect
//! active lanes only.

/// A register operand: class in the top two bits, number relative to the frame below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(pub u32);

/// Register classes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Class {
    V32,
    V64,
    P,
    S,
}

impl Reg {
    /// No register.
    pub const NONE: Reg = Reg(u32::MAX);
    const SHIFT: u32 = 30;
    const INDEX: u32 = (1 << Self::SHIFT) - 1;
    /// Register `index` of `class`.
    pub fn new(class: Class, index: u32) -> Self {
        Self(((class as u32) << Self::SHIFT) | (index & Self::INDEX))
    }
    /// Class of the register.
    #[inline]
    pub fn class(self) -> Class {
        match self.0 >> Self::SHIFT {
            0 => Class::V32,
            1 => Class::V64,
            2 => Class::P,
            _ => Class::S,
        }
    }
    /// Number in the class, relative to the frame.
    #[inline]
    pub fn index(self) -> usize {
        (self.0 & Self::INDEX) as usize
    }
    /// Whether the register is scalar.
    #[inline]
    pub fn is_scalar(self) -> bool {
        self.0 >> Self::SHIFT == 3
    }
    /// Whether this is a register, not [`Reg::NONE`].
    #[inline]
    pub fn is_some(self) -> bool {
        self != Self::NONE
    }
}

impl std::fmt::Debug for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == Self::NONE {
            return write!(f, "-");
        }
        let prefix = match self.class() {
            Class::V32 => "v",
            Class::V64 => "w",
            Class::P => "p",
            Class::S => "s",
        };
        write!(f, "{prefix}{}", self.index())
    }
}

/// One instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instr {
    /// Opcode.
    pub op: Op,
    /// Destination.
    pub d: Reg,
    /// First operand.
    pub a: Reg,
    /// Second operand.
    pub b: Reg,
    /// Third operand.
    pub c: Reg,
    /// Immediate: a pc, a predicate, a width, or an index into a table of the program.
    pub imm: u32,
}

macro_rules! ops {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        /// Opcodes.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u16)]
        pub enum Op { $($(#[$doc])* $name),* }
        impl Op {
            /// All opcodes in order of the table.
            pub const ALL: &'static [Op] = &[$(Op::$name),*];
            /// The opcode's name in disassembly.
            pub fn name(self) -> &'static str { match self { $(Op::$name => stringify!($name)),* } }
        }
    };
}

ops! {
    // ---- 32-bit integers: d V32|S = a op b
    /// a + b
    Add32;
    /// a - b
    Sub32;
    /// a * b
    Mul32;
    /// a / b unsigned; a zero divisor in an active lane is a fault
    UDiv32;
    /// a / b signed (MIN / -1 wraps)
    SDiv32;
    /// a % b unsigned
    URem32;
    /// a % b signed
    SRem32;
    /// a << b, 0 from 32 on (PTX shl clamps; LangRef: poison)
    Shl32;
    /// a >> b logical, 0 from 32 on
    LShr32;
    /// a >> b arithmetic, sign from 32 on
    AShr32;
    /// a & b
    And32;
    /// a | b
    Or32;
    /// a ^ b
    Xor32;
    /// unsigned minimum
    UMin32;
    /// unsigned maximum
    UMax32;
    /// signed minimum
    SMin32;
    /// signed maximum
    SMax32;
    /// upper half of the unsigned 64-bit product
    UMulHi32;
    /// upper half of the signed 64-bit product
    SMulHi32;
    /// funnel shift left of (a:b) by c modulo 32
    Fshl32;
    /// funnel shift right of (a:b) by c modulo 32
    Fshr32;
    /// number of ones of a
    Ctpop32;
    /// leading zeros of a as 32-bit number (32 for 0)
    Ctlz32;
    /// trailing zeros of a (32 for 0)
    Cttz32;
    /// bits of a in reverse order
    Bitreverse32;
    /// bytes of a in reverse order
    Bswap32;
    /// sign-extend the low `imm` bits of a to 32 bits
    Sext32;

    // ---- 64-bit integers: d V64|S
    /// a + b
    Add64;
    /// a - b
    Sub64;
    /// a * b
    Mul64;
    /// a / b unsigned
    UDiv64;
    /// a / b signed
    SDiv64;
    /// a % b unsigned
    URem64;
    /// a % b signed
    SRem64;
    /// a << b, 0 from 64 on; b is V64|S
    Shl64;
    /// a >> b logical
    LShr64;
    /// a >> b arithmetic
    AShr64;
    /// a & b
    And64;
    /// a | b
    Or64;
    /// a ^ b
    Xor64;
    /// unsigned minimum
    UMin64;
    /// unsigned maximum
    UMax64;
    /// signed minimum
    SMin64;
    /// signed maximum
    SMax64;
    /// upper half of the unsigned 128-bit product
    UMulHi64;
    /// upper half of the signed 128-bit product
    SMulHi64;
    /// funnel shift left of (a:b) by c modulo 64
    Fshl64;
    /// funnel shift right of (a:b) by c modulo 64
    Fshr64;
    /// number of ones of a
    Ctpop64;
    /// leading zeros of a (64 for 0)
    Ctlz64;
    /// trailing zeros of a (64 for 0)
    Cttz64;
    /// bits of a in reverse order
    Bitreverse64;
    /// bytes of a in reverse order
    Bswap64;
    /// sign-extend the low `imm` bits of a (a V64|S) to 64 bits
    Sext64;
    /// a + b * imm (wrapping; imm as i32): address arithmetic; a, b 64-bit
    Lea64;
    /// a + sext(b) * imm; a 64-bit, b 32-bit
    Lea32;

    // ---- lane masks: d P|S
    /// a & b of i1
    AndP;
    /// a | b of i1
    OrP;
    /// a ^ b of i1
    XorP;
    /// i1 from 32-bit: bit 0 of a
    TruncP32;
    /// i1 from 64-bit: bit 0 of a
    TruncP64;
    /// d V32|S = a ? 1 : 0
    ZextP32;
    /// d V32|S = a ? all ones : 0
    SextP32;
    /// d V64|S = a ? 1 : 0
    ZextP64;
    /// d V64|S = a ? all ones : 0
    SextP64;
    /// d P|S = a `imm` b as 32-bit integers; imm is `IntPredicate as u32`
    ICmp32;
    /// d P|S = a `imm` b as 64-bit integers
    ICmp64;
    /// d P|S = a `imm` b as floats; imm is `FloatPredicate as u32`
    FCmp32;
    /// d P|S = a `imm` b as doubles
    FCmp64;
    /// d P|S = whether the float a is in one of the classes of mask imm (`llvm.is.fpclass`)
    FClass32;
    /// d P|S = whether the double a is in one of the classes of mask imm
    FClass64;
    /// d = a (P|S) ? b : c, 32-bit
    Select32;
    /// d = a (P|S) ? b : c, 64-bit
    Select64;
    /// d = a (P|S) ? b : c, i1
    SelectP;

    // ---- conversions
    /// d V32|S = low 32 bits of a (64-bit)
    Trunc64;
    /// d V64|S = a (32-bit) zero-extended
    Zext64;
    /// float to double
    F32ToF64;
    /// double to float, nearest even
    F64ToF32;
    /// half bits to float
    F16ToF32;
    /// float to half bits, nearest even
    F32ToF16;
    /// double to half bits, nearest even
    F64ToF16;
    /// bfloat bits to float
    Bf16ToF32;
    /// float to bfloat bits, nearest even
    F32ToBf16;
    /// double to bfloat bits, nearest even
    F64ToBf16;
    /// signed 32-bit integer to float
    S32ToF32;
    /// unsigned 32-bit integer to float
    U32ToF32;
    /// signed 64-bit integer to float
    S64ToF32;
    /// unsigned 64-bit integer to float
    U64ToF32;
    /// signed 32-bit integer to double
    S32ToF64;
    /// unsigned 32-bit integer to double
    U32ToF64;
    /// signed 64-bit integer to double
    S64ToF64;
    /// unsigned 64-bit integer to double
    U64ToF64;
    /// float to signed integer of `imm` <= 32 bits, toward zero, clamped, NaN is 0 (PTX cvt); zero-extended
    F32ToS32;
    /// float to unsigned integer of `imm` <= 32 bits
    F32ToU32;
    /// float to signed integer of 33..64 bits
    F32ToS64;
    /// float to unsigned integer of 33..64 bits
    F32ToU64;
    /// double to signed integer of `imm` <= 32 bits
    F64ToS32;
    /// double to unsigned integer of `imm` <= 32 bits
    F64ToU32;
    /// double to signed integer of 33..64 bits
    F64ToS64;
    /// double to unsigned integer of 33..64 bits
    F64ToU64;

    // ---- floats
    /// a + b
    FAdd32;
    /// a - b
    FSub32;
    /// a * b
    FMul32;
    /// a / b
    FDiv32;
    /// C fmod
    FRem32;
    /// -a
    FNeg32;
    /// |a|
    FAbs32;
    /// minnum: the number if one is NaN
    FMin32;
    /// maxnum
    FMax32;
    /// minimum: NaN if one is NaN
    FMinimum32;
    /// maximum
    FMaximum32;
    /// a with the sign of b
    CopySign32;
    /// a * b + c, rounded once
    Fma32;
    /// a + b
    FAdd64;
    /// a - b
    FSub64;
    /// a * b
    FMul64;
    /// a / b
    FDiv64;
    /// C fmod
    FRem64;
    /// -a
    FNeg64;
    /// |a|
    FAbs64;
    /// minnum
    FMin64;
    /// maxnum
    FMax64;
    /// minimum
    FMinimum64;
    /// maximum
    FMaximum64;
    /// a with the sign of b
    CopySign64;
    /// a * b + c, rounded once
    Fma64;
    /// math function `imm` ([`MathFn`]) of floats a, b, c (c may be an integer, as in ldexp)
    Math32;
    /// math function `imm` of doubles a, b, c
    Math64;
    /// rare arithmetic; d and c (or NONE) its results; imm indexes `Program::softs`
    Soft;

    // ---- moves (active lanes only for V32, V64, P destinations)
    /// d V32 = a
    Mov32;
    /// d V64 = a
    Mov64;
    /// d P = a
    MovP;
    /// d S = a S
    MovS;

    // ---- special values
    /// d = special register `imm` ([`Sreg`])
    Special;
    /// d S = address of local memory at byte `imm` of the frame
    LocalAddr;
    /// d V32|S = mask of active lanes
    ActiveMask;

    // ---- memory; imm indexes `Program::accesses`
    /// load; d V32|V64|S (zero-extended), a address
    Load;
    /// store; a address, b value
    Store;
    /// atomic read-modify-write; d old value (or NONE), a address, b operand
    AtomicRmw;
    /// compare and swap; d old value, a address, b expected, c new
    CmpXchg;
    /// fence; imm is `FenceScope as u32` (0 block, 1 device, 2 system)
    Fence;
    /// copy c bytes from b to a; imm indexes `Program::accesses`: the written entry, then the read
    /// entry (size is that of one element, 1)
    MemCpy;
    /// copy with possible overlap
    MemMove;
    /// set c bytes at a to the byte b
    MemSet;
    /// asynchronous copy of b to a (PTX `cp.async`): c bytes are read and the rest of the
    /// destination is zero; if c is [`NO_COPY`] nothing is done; imm as for `MemCpy`, with the size
    /// as alignment
    AsyncCopy;
    /// makes the active lanes' asynchronous copies since the last commit a group
    AsyncCommit;
    /// waits until at most the last a groups of a lane's asynchronous copies are pending; if a is
    /// NONE, until all copies are done, committed or not
    AsyncWait;
    /// mbarrier at a: initialised with an expected count of b
    MbarrierInit;
    /// mbarrier at a: invalidated
    MbarrierInval;
    /// b (or 1) arrivals at the mbarrier at a; d is its state before (or NONE); imm is a set of
    /// [`arrive`] flags
    MbarrierArrive;
    /// d P = whether a phase of the mbarrier at a is complete: the phase of state b, or of parity
    /// b; imm is a set of [`test`] flags, which select this and whether to wait
    MbarrierTest;

    // ---- control
    /// go to pc imm
    Jump;
    /// a (P|S) decides; imm indexes `Program::branches`
    Branch;
    /// call; imm indexes `Program::calls`
    Call;
    /// call through pointer a; imm indexes `Program::calls`
    CallIndirect;
    /// return from a device function; the results are in its `results` registers
    Return;
    /// the active lanes exit
    Exit;
    /// reached `unreachable`
    Unreachable;
    /// `trap`
    Trap;
    /// block barrier; imm indexes `Program::barriers`
    Barrier;
    /// grid barrier
    GridBarrier;
    /// `__syncwarp`; a mask
    WarpBarrier;
    /// d V32 = 0: a loop around a barrier is entered
    TripReset;
    /// d V32 += 1: next iteration of that loop
    TripNext;

    // ---- warp
    /// shuffle; imm indexes `Program::shuffles`; d value, c predicate destination (P|S) or NONE
    Shuffle;
    /// vote; d, a member mask, b predicate; imm is `Vote as u32`
    Vote;
    /// match; d mask, c predicate destination or NONE, a member mask, b value (32- or 64-bit); imm 0 any, 1 all
    Match;
    /// redux; d, a member mask, b value; imm is `Redux as u32`
    Redux;

    // ---- runtime
    /// vprintf: d result, a format address, b argument buffer address
    Printf;
    /// __assertfail: a message, b file, c line, imm unused
    AssertFail;
    /// malloc: d address, a bytes
    Malloc;
    /// free: a address
    Free;
}

/// Kinds of arrival at an mbarrier (PTX ISA, `mbarrier.arrive` and `cp.async.mbarrier.arrive`).
pub mod arrive {
    /// Later phases expect this many arrivals fewer.
    pub const DROP: u32 = 1;
    /// The arrival must not complete the phase.
    pub const NO_COMPLETE: u32 = 2;
    /// The arrival happens when all copies that the lane has started are done.
    pub const COPIES: u32 = 4;
    /// The arrival is one of those that the mbarrier expects, not an additional one.
    pub const COUNTED: u32 = 8;
    /// The arrival orders no memory accesses.
    pub const RELAXED: u32 = 16;
}

/// Kinds of [`Op::MbarrierTest`].
pub mod test {
    /// The phase is given by its parity.
    pub const PARITY: u32 = 1;
    /// Lanes wait until the phases of all of them are complete.
    pub const WAIT: u32 = 2;
}

pub use ir::ptx::NO_COPY;

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs)]
        #[repr(u32)]
        pub enum $name { $($(#[$vdoc])* $variant),* }
        impl $name {
            /// All, in order of their numbers.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// The variant numbered `n`.
            pub fn from_u32(n: u32) -> Option<Self> { Self::ALL.get(n as usize).copied() }
        }
    };
}

numbered! {
    /// Math functions that are computed lane by lane (names of C and `llvm.nvvm`).
    MathFn {
        Sqrt, Rsqrt, Rcp, Exp, Exp2, Exp10, Expm1, Log, Log2, Log10, Log1p, Sin, Cos, Tan, Asin,
        Acos, Atan, Sinh, Cosh, Tanh, Asinh, Acosh, Atanh, Cbrt, Rcbrt, Erf, Erfc, Erfinv, Tgamma, Lgamma,
        Floor, Ceil, Trunc, Round, Rint, Saturate, Sinpi, Cospi, Logb, J0, J1, Y0, Y1,
        Erfcx, Erfcinv, Normcdf, Normcdfinv, CylI0, CylI1,
        /// two operands from here on
        Pow, Powi, Atan2, Hypot, Fmod, Remainder, Fdim, Ldexp, Nextafter,
        /// the low bits of the quotient that remainder discards, with its sign
        Quotient,
        /// of the integer order given by the second operand
        Jn, Yn,
    }
}
numbered! {
    /// Special registers (PTX ISA, "Special Registers").
    Sreg {
        TidX, TidY, TidZ, NtidX, NtidY, NtidZ, CtaidX, CtaidY, CtaidZ, NctaidX, NctaidY, NctaidZ,
        LaneId, WarpId, NWarpId, WarpSize, SmId, NSmId, GridId, LaneMaskEq, LaneMaskLt, LaneMaskLe,
        LaneMaskGt, LaneMaskGe, Clock, Clock64, GlobalTimer, DynamicSharedSize, TotalSharedSize,
    }
}
numbered! {
    /// Votes.
    Vote { All, Any, Uni, Ballot }
}
numbered! {
    /// Reductions over a warp.
    Redux { Add, UMin, UMax, SMin, SMax, And, Or, Xor }
}
