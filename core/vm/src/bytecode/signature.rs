//! The registers that each opcode takes, in one place: the lowering uses them to choose destination
//! classes, the verifier to check programs, clean-up passes to find pure operations.

use super::op::{Class, Op};

/// The kind of one register operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Nothing: the field is `NONE`.
    Empty,
    /// A 32-bit register, or scalar.
    I32,
    /// A 64-bit register, or scalar.
    I64,
    /// A lane mask, or scalar.
    P,
    /// A register of any class.
    Any,
    /// A scalar register.
    S,
    /// A register of this class, or `NONE`.
    Maybe(Class),
    /// A register of any class, or `NONE`.
    MaybeAny,
    /// A vector register of this class, never scalar.
    Vector(Class),
}

/// Operands of an opcode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Destination.
    pub d: Slot,
    /// Operands a, b, c.
    pub operands: [Slot; 3],
    /// Whether the result is a function of the operands alone, cannot fault, and is computed for
    /// all lanes: such an instruction may be removed if unused, or shared between equal operands.
    pub pure: bool,
}

impl Op {
    /// The class of a vector destination of a pure operation.
    pub fn class(self) -> Option<Class> {
        match self.signature().d {
            Slot::I32 => Some(Class::V32),
            Slot::I64 => Some(Class::V64),
            Slot::P => Some(Class::P),
            Slot::S => Some(Class::S),
            _ => None,
        }
    }

    /// Operands of the opcode.
    pub fn signature(self) -> Signature {
        use Op::*;
        use Slot::{Any, Empty, I32, I64, Maybe, MaybeAny, P, S, Vector};
        let sig = |d, operands| Signature { d, operands, pure: true };
        let effect = |d, operands| Signature { d, operands, pure: false };
        match self {
            Add32 | Sub32 | Mul32 | Shl32 | LShr32 | AShr32 | And32 | Or32 | Xor32 | UMin32
            | UMax32 | SMin32 | SMax32 | UMulHi32 | SMulHi32 | FAdd32 | FSub32 | FMul32
            | FDiv32 | FRem32 | FMin32 | FMax32 | FMinimum32 | FMaximum32 | CopySign32 => {
                sig(I32, [I32, I32, Empty])
            }
            UDiv32 | SDiv32 | URem32 | SRem32 => effect(I32, [I32, I32, Empty]),
            Fshl32 | Fshr32 | Fma32 => sig(I32, [I32, I32, I32]),
            Ctpop32 | Ctlz32 | Cttz32 | Bitreverse32 | Bswap32 | Sext32 | FNeg32 | FAbs32
            | F16ToF32 | F32ToF16 | Bf16ToF32 | F32ToBf16 | S32ToF32 | U32ToF32 | F32ToS32
            | F32ToU32 => sig(I32, [I32, Empty, Empty]),
            Add64 | Sub64 | Mul64 | Shl64 | LShr64 | AShr64 | And64 | Or64 | Xor64 | UMin64
            | UMax64 | SMin64 | SMax64 | UMulHi64 | SMulHi64 | Lea64 | FAdd64 | FSub64 | FMul64
            | FDiv64 | FRem64 | FMin64 | FMax64 | FMinimum64 | FMaximum64 | CopySign64 => {
                sig(I64, [I64, I64, Empty])
            }
            UDiv64 | SDiv64 | URem64 | SRem64 => effect(I64, [I64, I64, Empty]),
            Fshl64 | Fshr64 | Fma64 => sig(I64, [I64, I64, I64]),
            Ctpop64 | Ctlz64 | Cttz64 | Bitreverse64 | Bswap64 | Sext64 | FNeg64 | FAbs64
            | S64ToF64 | U64ToF64 | F64ToS64 | F64ToU64 => sig(I64, [I64, Empty, Empty]),
            Lea32 => sig(I64, [I64, I32, Empty]),
            AndP | OrP | XorP => sig(P, [P, P, Empty]),
            TruncP32 | FClass32 => sig(P, [I32, Empty, Empty]),
            TruncP64 | FClass64 => sig(P, [I64, Empty, Empty]),
            ZextP32 | SextP32 => sig(I32, [P, Empty, Empty]),
            ZextP64 | SextP64 => sig(I64, [P, Empty, Empty]),
            ICmp32 | FCmp32 => sig(P, [I32, I32, Empty]),
            ICmp64 | FCmp64 => sig(P, [I64, I64, Empty]),
            Select32 => sig(I32, [P, I32, I32]),
            Select64 => sig(I64, [P, I64, I64]),
            SelectP => sig(P, [P, P, P]),
            Trunc64 | F64ToF32 | F64ToF16 | F64ToBf16 | S64ToF32 | U64ToF32 | F64ToS32
            | F64ToU32 => sig(I32, [I64, Empty, Empty]),
            Zext64 | F32ToF64 | S32ToF64 | U32ToF64 | F32ToS64 | F32ToU64 => {
                sig(I64, [I32, Empty, Empty])
            }
            Math32 => sig(I32, [I32, Maybe(Class::V32), Maybe(Class::V32)]),
            Math64 => sig(I64, [I64, MaybeAny, MaybeAny]),
            Soft => effect(Any, [Empty, Empty, MaybeAny]),
            Mov32 => effect(Vector(Class::V32), [I32, Empty, Empty]),
            Mov64 => effect(Vector(Class::V64), [I64, Empty, Empty]),
            MovP => effect(Vector(Class::P), [P, Empty, Empty]),
            MovS => effect(S, [S, Empty, Empty]),
            Special => effect(Any, [Empty; 3]),
            LocalAddr => sig(S, [Empty; 3]),
            ActiveMask => effect(I32, [Empty; 3]),
            Load => effect(Any, [I64, Empty, Empty]),
            Store => effect(Empty, [I64, Any, Empty]),
            AtomicRmw => effect(MaybeAny, [I64, Any, Empty]),
            CmpXchg => effect(MaybeAny, [I64, Any, Any]),
            Fence | Exit | Unreachable | Trap | GridBarrier | Jump | Call | Return
            | AsyncCommit => effect(Empty, [Empty; 3]),
            AsyncWait => effect(Empty, [Maybe(Class::V32), Empty, Empty]),
            MemCpy | MemMove => effect(Empty, [I64, I64, I64]),
            AsyncCopy => effect(Empty, [I64, I64, I32]),
            MbarrierInit => effect(Empty, [I64, I32, Empty]),
            MbarrierInval => effect(Empty, [I64, Empty, Empty]),
            MbarrierArrive => effect(MaybeAny, [I64, Maybe(Class::V32), Empty]),
            MbarrierTest => effect(P, [I64, Any, Empty]),
            MemSet => effect(Empty, [I64, I32, I64]),
            Branch => effect(Empty, [P, Empty, Empty]),
            CallIndirect | Free => effect(Empty, [I64, Empty, Empty]),
            Barrier => effect(MaybeAny, [Maybe(Class::P), Empty, Empty]),
            WarpBarrier => effect(Empty, [I32, Empty, Empty]),
            TripReset | TripNext => effect(Vector(Class::V32), [Empty; 3]),
            Shuffle => effect(I32, [Empty, Empty, Maybe(Class::P)]),
            Vote => effect(Any, [I32, P, Empty]),
            Match => effect(I32, [I32, Any, Maybe(Class::P)]),
            Redux => effect(I32, [I32, I32, Empty]),
            Printf => effect(MaybeAny, [I64, I64, Empty]),
            AssertFail => effect(Empty, [I64, I64, I32]),
            Malloc => effect(Any, [I64, Empty, Empty]),
        }
    }

    /// Whether control never continues with the next instruction.
    pub fn is_terminator(self) -> bool {
        matches!(self, Op::Jump | Op::Branch | Op::Return | Op::Exit | Op::Unreachable | Op::Trap)
    }

    /// Whether other lanes of the warp may run between the start and the end of this instruction,
    /// so that registers used only in this stretch of code cannot be shared with other stretches.
    pub fn may_switch(self) -> bool {
        matches!(
            self,
            Op::Call
                | Op::CallIndirect
                | Op::Barrier
                | Op::GridBarrier
                | Op::WarpBarrier
                | Op::Shuffle
                | Op::Vote
                | Op::Match
                | Op::Redux
        )
    }
}
