//! The table of opcodes: each one once, with its operands and its meaning. The signatures, the
//! registers that an instruction reads and writes, the checks of the verifier and the columns of the
//! disassembler are derived from it.
//!
//! Bytecode operates on scalars. The lowering splits vectors and first-class aggregates into their
//! scalars; a scalar is in one register of one of four classes (see [`super::reg`]).
//!
//! An entry of the table reads
//!
//! ```text
//! Name = Kind(fields that are read: class) -> (fields that are written: class) imm meaning;
//! ```
//!
//! where [`Kind`] says what the instruction does besides writing registers, [`Slot`] which registers
//! a field takes, and [`Imm`] what the immediate means.
//!
//! "a", "b", "c" in the descriptions are the operands; the description is that of d, if there is one.
//! If the destination is `S`, all operands are. Sub-word integers are kept zero-extended: the
//! lowering adds `And32` or `Sext` where the meaning requires it. Pure operations are computed for
//! all lanes of the warp, active or not; their results in inactive lanes are never seen (recomputing
//! them from unchanged operands gives the same value). Moves, memory, calls and everything else that
//! is not a pure function of its operands affect active lanes only.

pub use super::reg::{Reg, RegClass};
use super::signature::{Fields, Imm, Kind, Signature, Slot};
use ir::{FloatPredicate, IntPredicate};

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
    /// Third operand, or second destination.
    pub c: Reg,
    /// Immediate: see [`Imm`].
    pub imm: u32,
}

macro_rules! ops {
    ($(
        $(#[$doc:meta])*
        $name:ident = $kind:ident($($read:ident: $read_slot:expr),*)
            $(-> ($($written:ident: $written_slot:expr),*))? $(imm $imm:expr)?;
    )*) => {
        /// Opcodes.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u16)]
        pub enum Op { $($(#[$doc])* $name),* }

        impl Op {
            /// All opcodes in order of the table.
            pub const ALL: &'static [Op] = &[$(Op::$name),*];

            /// The opcode's name in disassembly.
            pub fn name(self) -> &'static str { match self { $(Op::$name => stringify!($name)),* } }

            /// Operands of the opcode, and what it does.
            pub fn signature(self) -> &'static Signature {
                &SIGNATURES[self as usize]
            }
        }

        /// In order of the opcodes.
        static SIGNATURES: [Signature; Op::ALL.len()] = {
            use Imm::*;
            use Slot::{Any, I32, I64, Maybe, MaybeAny, P, S, Vector};
            [$(Signature {
                kind: Kind::$kind,
                reads: Fields { $($read: $read_slot,)* ..Fields::NONE },
                writes: Fields { $($($written: $written_slot,)*)? ..Fields::NONE },
                imm: [$($imm,)? Unused][0],
            }),*]
        };
    };
}

ops! {
    // ---- 32-bit integers
    /// a + b
    Add32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a - b
    Sub32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a * b
    Mul32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a / b unsigned; a zero divisor in an active lane is a fault
    UDiv32 = Effect(a: I32, b: I32) -> (d: I32);
    /// a / b signed (MIN / -1 wraps)
    SDiv32 = Effect(a: I32, b: I32) -> (d: I32);
    /// a % b unsigned
    URem32 = Effect(a: I32, b: I32) -> (d: I32);
    /// a % b signed
    SRem32 = Effect(a: I32, b: I32) -> (d: I32);
    /// a << b, 0 from 32 on (PTX shl clamps; LangRef: poison)
    Shl32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a >> b logical, 0 from 32 on
    LShr32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a >> b arithmetic, sign from 32 on
    AShr32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a & b
    And32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a | b
    Or32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a ^ b
    Xor32 = Pure(a: I32, b: I32) -> (d: I32);
    /// unsigned minimum
    UMin32 = Pure(a: I32, b: I32) -> (d: I32);
    /// unsigned maximum
    UMax32 = Pure(a: I32, b: I32) -> (d: I32);
    /// signed minimum
    SMin32 = Pure(a: I32, b: I32) -> (d: I32);
    /// signed maximum
    SMax32 = Pure(a: I32, b: I32) -> (d: I32);
    /// upper half of the unsigned 64-bit product
    UMulHi32 = Pure(a: I32, b: I32) -> (d: I32);
    /// upper half of the signed 64-bit product
    SMulHi32 = Pure(a: I32, b: I32) -> (d: I32);
    /// funnel shift left of (a:b) by c modulo 32
    Fshl32 = Pure(a: I32, b: I32, c: I32) -> (d: I32);
    /// funnel shift right of (a:b) by c modulo 32
    Fshr32 = Pure(a: I32, b: I32, c: I32) -> (d: I32);
    /// number of ones of a
    Ctpop32 = Pure(a: I32) -> (d: I32);
    /// leading zeros of a as 32-bit number (32 for 0)
    Ctlz32 = Pure(a: I32) -> (d: I32);
    /// trailing zeros of a (32 for 0)
    Cttz32 = Pure(a: I32) -> (d: I32);
    /// bits of a in reverse order
    Bitreverse32 = Pure(a: I32) -> (d: I32);
    /// bytes of a in reverse order
    Bswap32 = Pure(a: I32) -> (d: I32);
    /// sign-extend the low `imm` bits of a to 32 bits
    Sext32 = Pure(a: I32) -> (d: I32) imm Bits;

    // ---- 64-bit integers
    /// a + b
    Add64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a - b
    Sub64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a * b
    Mul64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a / b unsigned
    UDiv64 = Effect(a: I64, b: I64) -> (d: I64);
    /// a / b signed
    SDiv64 = Effect(a: I64, b: I64) -> (d: I64);
    /// a % b unsigned
    URem64 = Effect(a: I64, b: I64) -> (d: I64);
    /// a % b signed
    SRem64 = Effect(a: I64, b: I64) -> (d: I64);
    /// a << b, 0 from 64 on
    Shl64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a >> b logical
    LShr64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a >> b arithmetic
    AShr64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a & b
    And64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a | b
    Or64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a ^ b
    Xor64 = Pure(a: I64, b: I64) -> (d: I64);
    /// unsigned minimum
    UMin64 = Pure(a: I64, b: I64) -> (d: I64);
    /// unsigned maximum
    UMax64 = Pure(a: I64, b: I64) -> (d: I64);
    /// signed minimum
    SMin64 = Pure(a: I64, b: I64) -> (d: I64);
    /// signed maximum
    SMax64 = Pure(a: I64, b: I64) -> (d: I64);
    /// upper half of the unsigned 128-bit product
    UMulHi64 = Pure(a: I64, b: I64) -> (d: I64);
    /// upper half of the signed 128-bit product
    SMulHi64 = Pure(a: I64, b: I64) -> (d: I64);
    /// funnel shift left of (a:b) by c modulo 64
    Fshl64 = Pure(a: I64, b: I64, c: I64) -> (d: I64);
    /// funnel shift right of (a:b) by c modulo 64
    Fshr64 = Pure(a: I64, b: I64, c: I64) -> (d: I64);
    /// number of ones of a
    Ctpop64 = Pure(a: I64) -> (d: I64);
    /// leading zeros of a (64 for 0)
    Ctlz64 = Pure(a: I64) -> (d: I64);
    /// trailing zeros of a (64 for 0)
    Cttz64 = Pure(a: I64) -> (d: I64);
    /// bits of a in reverse order
    Bitreverse64 = Pure(a: I64) -> (d: I64);
    /// bytes of a in reverse order
    Bswap64 = Pure(a: I64) -> (d: I64);
    /// sign-extend the low `imm` bits of a to 64 bits
    Sext64 = Pure(a: I64) -> (d: I64) imm Bits;
    /// a + b * imm (wrapping): address arithmetic
    Lea64 = Pure(a: I64, b: I64) -> (d: I64) imm Scale;
    /// a + sext(b) * imm
    Lea32 = Pure(a: I64, b: I32) -> (d: I64) imm Scale;

    // ---- lane masks
    /// a & b of i1
    AndP = Pure(a: P, b: P) -> (d: P);
    /// a | b of i1
    OrP = Pure(a: P, b: P) -> (d: P);
    /// a ^ b of i1
    XorP = Pure(a: P, b: P) -> (d: P);
    /// i1 from 32-bit: bit 0 of a
    TruncP32 = Pure(a: I32) -> (d: P);
    /// i1 from 64-bit: bit 0 of a
    TruncP64 = Pure(a: I64) -> (d: P);
    /// a ? 1 : 0
    ZextP32 = Pure(a: P) -> (d: I32);
    /// a ? all ones : 0
    SextP32 = Pure(a: P) -> (d: I32);
    /// a ? 1 : 0
    ZextP64 = Pure(a: P) -> (d: I64);
    /// a ? all ones : 0
    SextP64 = Pure(a: P) -> (d: I64);
    /// a `imm` b as integers
    ICmp32 = Pure(a: I32, b: I32) -> (d: P) imm IntPredicate;
    /// a `imm` b as integers
    ICmp64 = Pure(a: I64, b: I64) -> (d: P) imm IntPredicate;
    /// a `imm` b as floats
    FCmp32 = Pure(a: I32, b: I32) -> (d: P) imm FloatPredicate;
    /// a `imm` b as doubles
    FCmp64 = Pure(a: I64, b: I64) -> (d: P) imm FloatPredicate;
    /// whether the float a is in one of the classes of mask imm (`llvm.is.fpclass`)
    FClass32 = Pure(a: I32) -> (d: P) imm Flags;
    /// whether the double a is in one of the classes of mask imm
    FClass64 = Pure(a: I64) -> (d: P) imm Flags;
    /// a ? b : c
    Select32 = Pure(a: P, b: I32, c: I32) -> (d: I32);
    /// a ? b : c
    Select64 = Pure(a: P, b: I64, c: I64) -> (d: I64);
    /// a ? b : c
    SelectP = Pure(a: P, b: P, c: P) -> (d: P);

    // ---- conversions
    /// low 32 bits of a
    Trunc64 = Pure(a: I64) -> (d: I32);
    /// a zero-extended
    Zext64 = Pure(a: I32) -> (d: I64);
    /// float to double
    F32ToF64 = Pure(a: I32) -> (d: I64);
    /// double to float, nearest even
    F64ToF32 = Pure(a: I64) -> (d: I32);
    /// half bits to float
    F16ToF32 = Pure(a: I32) -> (d: I32);
    /// float to half bits, nearest even
    F32ToF16 = Pure(a: I32) -> (d: I32);
    /// double to half bits, nearest even
    F64ToF16 = Pure(a: I64) -> (d: I32);
    /// bfloat bits to float
    Bf16ToF32 = Pure(a: I32) -> (d: I32);
    /// float to bfloat bits, nearest even
    F32ToBf16 = Pure(a: I32) -> (d: I32);
    /// double to bfloat bits, nearest even
    F64ToBf16 = Pure(a: I64) -> (d: I32);
    /// signed 32-bit integer to float
    S32ToF32 = Pure(a: I32) -> (d: I32);
    /// unsigned 32-bit integer to float
    U32ToF32 = Pure(a: I32) -> (d: I32);
    /// signed 64-bit integer to float
    S64ToF32 = Pure(a: I64) -> (d: I32);
    /// unsigned 64-bit integer to float
    U64ToF32 = Pure(a: I64) -> (d: I32);
    /// signed 32-bit integer to double
    S32ToF64 = Pure(a: I32) -> (d: I64);
    /// unsigned 32-bit integer to double
    U32ToF64 = Pure(a: I32) -> (d: I64);
    /// signed 64-bit integer to double
    S64ToF64 = Pure(a: I64) -> (d: I64);
    /// unsigned 64-bit integer to double
    U64ToF64 = Pure(a: I64) -> (d: I64);
    /// float to signed integer of `imm` <= 32 bits, toward zero, clamped, NaN is 0 (PTX cvt)
    F32ToS32 = Pure(a: I32) -> (d: I32) imm Bits;
    /// float to unsigned integer of `imm` <= 32 bits
    F32ToU32 = Pure(a: I32) -> (d: I32) imm Bits;
    /// float to signed integer of 33..64 bits
    F32ToS64 = Pure(a: I32) -> (d: I64) imm Bits;
    /// float to unsigned integer of 33..64 bits
    F32ToU64 = Pure(a: I32) -> (d: I64) imm Bits;
    /// double to signed integer of `imm` <= 32 bits
    F64ToS32 = Pure(a: I64) -> (d: I32) imm Bits;
    /// double to unsigned integer of `imm` <= 32 bits
    F64ToU32 = Pure(a: I64) -> (d: I32) imm Bits;
    /// double to signed integer of 33..64 bits
    F64ToS64 = Pure(a: I64) -> (d: I64) imm Bits;
    /// double to unsigned integer of 33..64 bits
    F64ToU64 = Pure(a: I64) -> (d: I64) imm Bits;

    // ---- floats
    /// a + b
    FAdd32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a - b
    FSub32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a * b
    FMul32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a / b
    FDiv32 = Pure(a: I32, b: I32) -> (d: I32);
    /// C fmod
    FRem32 = Pure(a: I32, b: I32) -> (d: I32);
    /// -a
    FNeg32 = Pure(a: I32) -> (d: I32);
    /// |a|
    FAbs32 = Pure(a: I32) -> (d: I32);
    /// minnum: the number if one is NaN
    FMin32 = Pure(a: I32, b: I32) -> (d: I32);
    /// maxnum
    FMax32 = Pure(a: I32, b: I32) -> (d: I32);
    /// minimum: NaN if one is NaN
    FMinimum32 = Pure(a: I32, b: I32) -> (d: I32);
    /// maximum
    FMaximum32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a with the sign of b
    CopySign32 = Pure(a: I32, b: I32) -> (d: I32);
    /// a * b + c, rounded once
    Fma32 = Pure(a: I32, b: I32, c: I32) -> (d: I32);
    /// a + b
    FAdd64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a - b
    FSub64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a * b
    FMul64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a / b
    FDiv64 = Pure(a: I64, b: I64) -> (d: I64);
    /// C fmod
    FRem64 = Pure(a: I64, b: I64) -> (d: I64);
    /// -a
    FNeg64 = Pure(a: I64) -> (d: I64);
    /// |a|
    FAbs64 = Pure(a: I64) -> (d: I64);
    /// minnum
    FMin64 = Pure(a: I64, b: I64) -> (d: I64);
    /// maxnum
    FMax64 = Pure(a: I64, b: I64) -> (d: I64);
    /// minimum
    FMinimum64 = Pure(a: I64, b: I64) -> (d: I64);
    /// maximum
    FMaximum64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a with the sign of b
    CopySign64 = Pure(a: I64, b: I64) -> (d: I64);
    /// a * b + c, rounded once
    Fma64 = Pure(a: I64, b: I64, c: I64) -> (d: I64);
    /// math function `imm` of floats a, b, c
    Math32 = Pure(a: I32, b: Maybe(RegClass::V32), c: Maybe(RegClass::V32)) -> (d: I32) imm MathFn;
    /// math function `imm` of doubles a, b, c (an operand may be an integer, as in ldexp)
    Math64 = Pure(a: I64, b: MaybeAny, c: MaybeAny) -> (d: I64) imm MathFn;
    /// rare arithmetic with one or two results: [`SoftInfo`](super::SoftInfo)
    Soft = Effect() -> (d: Any, c: MaybeAny) imm Soft;

    // ---- moves (active lanes only unless d is scalar)
    /// a
    Mov32 = Value(a: I32) -> (d: Vector(RegClass::V32));
    /// a
    Mov64 = Value(a: I64) -> (d: Vector(RegClass::V64));
    /// a
    MovP = Value(a: P) -> (d: Vector(RegClass::P));
    /// a
    MovS = Value(a: S) -> (d: S);

    // ---- special values
    /// special register `imm`
    Special = Value() -> (d: Any) imm Sreg;
    /// address of local memory at byte `imm` of the frame
    LocalAddr = Pure() -> (d: S) imm LocalOffset;
    /// mask of active lanes
    ActiveMask = Value() -> (d: I32);

    // ---- memory
    /// load from address a; d is zero-extended
    Load = Effect(a: I64) -> (d: Any) imm Access;
    /// store b to address a
    Store = Effect(a: I64, b: Any) imm Access;
    /// atomic read-modify-write of address a with b; d is the old value
    AtomicRmw = Effect(a: I64, b: Any) -> (d: MaybeAny) imm Access;
    /// compare address a with b and swap in c if equal; d is the old value
    CmpXchg = Effect(a: I64, b: Any, c: Any) -> (d: MaybeAny) imm Access;
    /// fence
    Fence = Effect() imm Scope;
    /// copy c bytes from b to a
    MemCpy = Effect(a: I64, b: I64, c: I64) imm BlockAccess(2);
    /// copy c bytes from b to a, which may overlap
    MemMove = Effect(a: I64, b: I64, c: I64) imm BlockAccess(2);
    /// set c bytes at a to the byte b
    MemSet = Effect(a: I64, b: I32, c: I64) imm BlockAccess(1);
    /// asynchronous copy of b to a (PTX `cp.async`): c bytes are read and the rest of the
    /// destination is zero; if c is [`NO_COPY`] nothing is done; the size of the access is its
    /// alignment
    AsyncCopy = Effect(a: I64, b: I64, c: I32) imm BlockAccess(2);
    /// makes the active lanes' asynchronous copies since the last commit a group
    AsyncCommit = Effect();
    /// waits until at most the last a groups of a lane's asynchronous copies are pending; if a is
    /// NONE, until all copies are done, committed or not
    AsyncWait = Effect(a: Maybe(RegClass::V32));
    /// the mbarrier at a is initialised with an expected count of b
    MbarrierInit = Effect(a: I64, b: I32);
    /// the mbarrier at a is invalidated
    MbarrierInval = Effect(a: I64);
    /// b (or 1) arrivals at the mbarrier at a; d is its state before; imm is a set of [`arrive`]
    /// flags
    MbarrierArrive = Effect(a: I64, b: Maybe(RegClass::V32)) -> (d: MaybeAny) imm Flags;
    /// whether a phase of the mbarrier at a is complete: the phase of state b, or of parity b; imm
    /// is a set of [`test`] flags, which select this and whether to wait
    MbarrierTest = Effect(a: I64, b: Any) -> (d: P) imm Flags;

    // ---- control
    /// go to imm
    Jump = Terminator() imm Pc;
    /// go to one of two places, as a decides: [`BranchInfo`](super::BranchInfo)
    Branch = Terminator(a: P) imm Branch;
    /// call: [`CallInfo`](super::CallInfo)
    Call = Switch() imm Call;
    /// call the function at address a
    CallIndirect = Switch(a: I64) imm Call;
    /// return from a device function; reads the function's `results`
    Return = Terminator();
    /// the active lanes exit
    Exit = Terminator();
    /// reached `unreachable`
    Unreachable = Terminator();
    /// `trap`
    Trap = Terminator();
    /// block barrier, with the reduction of a in d: [`BarrierInfo`](super::BarrierInfo)
    Barrier = Switch(a: Maybe(RegClass::P)) -> (d: MaybeAny) imm Barrier;
    /// grid barrier: [`BarrierInfo`](super::BarrierInfo)
    GridBarrier = Switch() imm Barrier;
    /// `__syncwarp` of the lanes in mask a
    WarpBarrier = Switch(a: I32);
    /// 0: a loop around a barrier is entered
    TripReset = Value() -> (d: Vector(RegClass::V32));
    /// d + 1: next iteration of that loop
    TripNext = Value(d: Vector(RegClass::V32)) -> (d: Vector(RegClass::V32));

    // ---- warp
    /// shuffle: d is the value, c whether its source lane is in range:
    /// [`ShuffleInfo`](super::ShuffleInfo)
    Shuffle = Switch() -> (d: I32, c: Maybe(RegClass::P)) imm Shuffle;
    /// vote `imm` of the lanes in mask a on b
    Vote = Switch(a: I32, b: P) -> (d: Any) imm Vote;
    /// mask of the lanes in mask a with the same b (imm 0), or of all if all have it (imm 1),
    /// which c says
    Match = Switch(a: I32, b: Any) -> (d: I32, c: Maybe(RegClass::P)) imm Number;
    /// reduction `imm` of b over the lanes in mask a
    Redux = Switch(a: I32, b: I32) -> (d: I32) imm Redux;

    // ---- runtime
    /// vprintf with the format at address a and the arguments at address b
    Printf = Effect(a: I64, b: I64) -> (d: MaybeAny);
    /// __assertfail: message at address a, file at b, line c
    AssertFail = Effect(a: I64, b: I64, c: I32);
    /// malloc of a bytes
    Malloc = Effect(a: I64) -> (d: Any);
    /// free address a
    Free = Effect(a: I64);
}

impl Op {
    /// The class of a vector destination of a pure operation.
    pub fn class(self) -> Option<RegClass> {
        match self.signature().writes.d {
            Slot::I32 => Some(RegClass::V32),
            Slot::I64 => Some(RegClass::V64),
            Slot::P => Some(RegClass::P),
            Slot::S => Some(RegClass::S),
            _ => None,
        }
    }

    /// Whether control never continues with the next instruction.
    pub fn is_terminator(self) -> bool {
        self.signature().kind == Kind::Terminator
    }

    /// Whether other lanes of the warp may run between the start and the end of this instruction,
    /// so that registers used only in this stretch of code cannot be shared with other stretches.
    pub fn may_switch(self) -> bool {
        self.signature().kind == Kind::Switch
    }
}

/// The integer predicate numbered `n`.
pub fn int_predicate(n: u32) -> Option<IntPredicate> {
    use IntPredicate::*;
    const ALL: [IntPredicate; 10] = [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle];
    ALL.get(n as usize).copied()
}

/// The float predicate numbered `n`.
pub fn float_predicate(n: u32) -> Option<FloatPredicate> {
    use FloatPredicate::*;
    const ALL: [FloatPredicate; 16] =
        [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True];
    ALL.get(n as usize).copied()
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
