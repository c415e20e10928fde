//! Instructions (LangRef, "Instruction Reference").

use super::constant::ConstId;
use super::metadata::{MdId, MdOperandId};
use super::module::{AsmId, Attr};
use super::types::{AddressSpace, TypeId};
use base::diagnostic::Span;
use base::entity;

entity! {
    /// An argument or instruction result of one function.
    pub struct ValueId("v");
}
entity! {
    /// An instruction of one function.
    pub struct InstId("inst");
}
entity! {
    /// A basic block of one function; block 0 is the entry.
    pub struct BlockId("bb");
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// An argument or instruction result of the same function.
    Value(ValueId),
    /// A constant of the module.
    Const(ConstId),
    /// A metadata operand of a call such as `llvm.dbg.value`.
    Metadata(MdOperandId),
    /// An inline assembly callee.
    Asm(AsmId),
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// Opcode and operands.
    pub kind: InstKind,
    /// Type of the result (`void` if none).
    pub ty: TypeId,
    /// The result, unless the type is void.
    pub result: Option<ValueId>,
    /// `!dbg` attachment.
    pub debug_loc: Option<MdId>,
    /// Other attachments: kind without `!`, and node.
    pub metadata: Vec<(String, MdId)>,
    /// Place in the text.
    pub span: Span,
}

/// Flags of an instruction, printed back in this order. Meaning: LangRef.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags {
    /// Bits of the flags that matter to execution or analysis.
    pub bits: u32,
    /// All flags as written in the text, e.g. `["nuw", "nsw"]` or `["fast"]`.
    pub text: Vec<String>,
}

impl Flags {
    /// `nuw`
    pub const NUW: u32 = 1;
    /// `nsw`
    pub const NSW: u32 = 2;
    /// `exact`
    pub const EXACT: u32 = 4;
    /// `disjoint`
    pub const DISJOINT: u32 = 8;
    /// `nneg`
    pub const NNEG: u32 = 16;
    /// `inbounds`
    pub const INBOUNDS: u32 = 32;
    /// `samesign`
    pub const SAMESIGN: u32 = 64;
    /// `nnan` (also by `fast`)
    pub const NNAN: u32 = 128;
    /// `contract` (also by `fast`)
    pub const CONTRACT: u32 = 256;
    /// Whether flag `bit` is set.
    pub fn has(&self, bit: u32) -> bool {
        self.bits & bit != 0
    }
}

macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum $name { $($variant),* }
        impl $name {
            /// The keyword of the text form.
            pub fn keyword(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }
            /// The variant that is spelled `word`.
            pub fn from_keyword(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

keywords! {
    /// Two-operand arithmetic and logic.
    BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem",
        SRem = "srem", Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or",
        Xor = "xor", FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}
keywords! {
    /// Conversions.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr", BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast",
    }
}
keywords! {
    /// Predicates of `icmp`.
    IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Sgt = "sgt",
        Sge = "sge", Slt = "slt", Sle = "sle",
    }
}
keywords! {
    /// Predicates of `fcmp`.
    FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole",
        One = "one", Ord = "ord", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Une = "une", Uno = "uno", True = "true",
    }
}
keywords! {
    /// Memory orderings.
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}
keywords! {
    /// Operations of `atomicrmw`.
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or",
        Xor = "xor", Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd",
        FSub = "fsub", FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum",
        FMinimum = "fminimum", UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap",
        USubCond = "usub_cond", USubSat = "usub_sat",
    }
}

/// Ordering and scope of an atomic operation or fence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Atomic {
    /// Ordering (success ordering of `cmpxchg`).
    pub ordering: Ordering,
    /// `syncscope("…")`; `None` is the whole system.
    pub scope: Option<String>,
}

/// A call.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// `tail`, `musttail` or `notail`, if any.
    pub tail: Option<String>,
    /// Fast-math flags.
    pub flags: Flags,
    /// Calling convention as text, e.g. `ptx_device` or `cc 71`.
    pub convention: Option<String>,
    /// Attributes of the result.
    pub ret_attrs: Vec<Attr>,
    /// `addrspace(n)` before the type.
    pub space: Option<AddressSpace>,
    /// Function type called.
    pub function_ty: TypeId,
    /// Whether the text gives the whole function type (variadic, or old style) or only the return
    /// type.
    pub explicit_ty: bool,
    /// The function, function pointer or inline assembly that is called.
    pub callee: Operand,
    /// Arguments.
    pub args: Vec<CallArg>,
    /// Attributes and groups after the arguments.
    pub attrs: Vec<Attr>,
    /// Operand bundles, as text.
    pub bundles: Option<String>,
}

/// An argument of a call.
#[derive(Clone, PartialEq, Debug)]
pub struct CallArg {
    /// Type; `metadata` for metadata operands.
    pub ty: TypeId,
    /// Attributes.
    pub attrs: Vec<Attr>,
    /// Value.
    pub value: Operand,
}

/// Opcode and operands.
#[derive(Clone, PartialEq, Debug)]
pub enum InstKind {
    /// `ret`
    Ret(Option<Operand>),
    /// `br label`
    Br(BlockId),
    /// `br i1`
    CondBr {
        /// Condition.
        cond: Operand,
        /// Target when true.
        then_to: BlockId,
        /// Target when false.
        else_to: BlockId,
    },
    /// `switch`
    Switch {
        /// Value compared.
        value: Operand,
        /// Target when nothing matches.
        default: BlockId,
        /// Cases.
        cases: Vec<(ConstId, BlockId)>,
    },
    /// `indirectbr`
    IndirectBr {
        /// Address.
        address: Operand,
        /// Possible targets.
        targets: Vec<BlockId>,
    },
    /// `unreachable`
    Unreachable,
    /// Two-operand arithmetic.
    Binary {
        /// Operation.
        op: BinaryOp,
        /// Flags.
        flags: Flags,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// `fneg`
    FNeg {
        /// Flags.
        flags: Flags,
        /// Operand.
        value: Operand,
    },
    /// `icmp`
    ICmp {
        /// Predicate.
        pred: IntPredicate,
        /// Flags (`samesign`).
        flags: Flags,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// `fcmp`
    FCmp {
        /// Predicate.
        pred: FloatPredicate,
        /// Flags.
        flags: Flags,
        /// Left operand.
        lhs: Operand,
        /// Right operand.
        rhs: Operand,
    },
    /// A conversion to the instruction's type.
    Cast {
        /// Operation.
        op: CastOp,
        /// Flags.
        flags: Flags,
        /// Operand.
        value: Operand,
    },
    /// `alloca`
    Alloca {
        /// Type of one element.
        allocated: TypeId,
        /// Number of elements.
        count: Option<Operand>,
        /// Alignment, bytes.
        align: Option<u64>,
        /// `addrspace(n)`.
        space: Option<AddressSpace>,
        /// `inalloca`, `swifterror`.
        flags: Vec<String>,
    },
    /// `load`
    Load {
        /// Pointer.
        ptr: Operand,
        /// Whether volatile.
        volatile: bool,
        /// Alignment, bytes.
        align: Option<u64>,
        /// For `load atomic`.
        atomic: Option<Atomic>,
    },
    /// `store`
    Store {
        /// Value stored.
        value: Operand,
        /// Pointer.
        ptr: Operand,
        /// Whether volatile.
        volatile: bool,
        /// Alignment, bytes.
        align: Option<u64>,
        /// For `store atomic`.
        atomic: Option<Atomic>,
    },
    /// `getelementptr`
    Gep {
        /// Flags.
        flags: Flags,
        /// Source element type.
        source: TypeId,
        /// Pointer.
        base: Operand,
        /// Indices.
        indices: Vec<Operand>,
    },
    /// `fence`
    Fence(Atomic),
    /// `cmpxchg`
    CmpXchg {
        /// Whether `weak`.
        weak: bool,
        /// Whether volatile.
        volatile: bool,
        /// Pointer.
        ptr: Operand,
        /// Value expected.
        expected: Operand,
        /// New value.
        new: Operand,
        /// Success ordering and scope.
        atomic: Atomic,
        /// Failure ordering.
        failure: Ordering,
        /// Alignment, bytes.
        align: Option<u64>,
    },
    /// `atomicrmw`
    AtomicRmw {
        /// Operation.
        op: RmwOp,
        /// Whether volatile.
        volatile: bool,
        /// Pointer.
        ptr: Operand,
        /// Operand.
        value: Operand,
        /// Ordering and scope.
        atomic: Atomic,
        /// Alignment, bytes.
        align: Option<u64>,
    },
    /// `select`
    Select {
        /// Flags.
        flags: Flags,
        /// Condition.
        cond: Operand,
        /// Value when true.
        on_true: Operand,
        /// Value when false.
        on_false: Operand,
    },
    /// `phi`
    Phi {
        /// Flags.
        flags: Flags,
        /// Values by predecessor.
        incoming: Vec<(Operand, BlockId)>,
    },
    /// `call`
    Call(Box<Call>),
    /// `invoke`: a call that can raise an exception.
    Invoke {
        /// The call, without a tail marker.
        call: Box<Call>,
        /// Where control goes when the call returns.
        normal: BlockId,
        /// Where it goes when it unwinds.
        unwind: BlockId,
    },
    /// `landingpad`: where an exception continues.
    LandingPad {
        /// Whether it is entered even if no clause matches.
        cleanup: bool,
        /// Clauses in order: whether a `filter`, and the type information or the array of it.
        clauses: Vec<(bool, ConstId)>,
    },
    /// `resume`: unwinding continues with this result of a `landingpad`.
    Resume(Operand),
    /// `extractelement`
    ExtractElement {
        /// Vector.
        vector: Operand,
        /// Index.
        index: Operand,
    },
    /// `insertelement`
    InsertElement {
        /// Vector.
        vector: Operand,
        /// Element.
        element: Operand,
        /// Index.
        index: Operand,
    },
    /// `shufflevector`
    ShuffleVector {
        /// First vector.
        a: Operand,
        /// Second vector.
        b: Operand,
        /// Mask, a constant.
        mask: ConstId,
    },
    /// `extractvalue`
    ExtractValue {
        /// Aggregate.
        aggregate: Operand,
        /// Path.
        indices: Vec<u32>,
    },
    /// `insertvalue`
    InsertValue {
        /// Aggregate.
        aggregate: Operand,
        /// Element.
        element: Operand,
        /// Path.
        indices: Vec<u32>,
    },
    /// `freeze`
    Freeze(Operand),
    /// `va_arg`
    VaArg(Operand),
    /// A debug record `#dbg_value(…)`, `#dbg_declare(…)`, `#dbg_label(…)`, `#dbg_assign(…)`.
    DebugRecord {
        /// Name without `#dbg_`.
        name: String,
        /// Operands in order, the location last.
        args: Vec<MdOperandId>,
    },
    /// An instruction that is parsed and printed as text only (`callbr`, `catchpad`, …).
    Other {
        /// Opcode.
        opcode: String,
        /// The whole instruction as text, after the `=` if there is one.
        text: String,
    },
}

impl InstKind {
    /// Whether the instruction ends a basic block.
    pub fn is_terminator(&self) -> bool {
        match self {
            Self::Ret(_)
            | Self::Br(_)
            | Self::CondBr { .. }
            | Self::Switch { .. }
            | Self::IndirectBr { .. }
            | Self::Invoke { .. }
            | Self::Resume(_)
            | Self::Unreachable => true,
            Self::Other { opcode, .. } => {
                matches!(opcode.as_str(), "callbr" | "catchswitch" | "catchret" | "cleanupret")
            }
            _ => false,
        }
    }
    /// Blocks that may execute next, in order, with repetitions.
    pub fn successors(&self) -> Vec<BlockId> {
        match self {
            Self::Br(to) => vec![*to],
            Self::CondBr { then_to, else_to, .. } => vec![*then_to, *else_to],
            Self::Switch { default, cases, .. } => {
                std::iter::once(*default).chain(cases.iter().map(|c| c.1)).collect()
            }
            Self::IndirectBr { targets, .. } => targets.clone(),
            Self::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
            _ => vec![],
        }
    }
    /// Calls `f` with every operand that is a value or constant, in order (metadata excluded).
    pub fn for_each_operand(&self, mut f: impl FnMut(Operand)) {
        match self {
            Self::Ret(v) => v.iter().for_each(|&v| f(v)),
            Self::Br(_) | Self::Unreachable | Self::Fence(_) | Self::Other { .. } => {}
            Self::DebugRecord { .. } => {}
            Self::LandingPad { clauses, .. } => {
                for &(_, c) in clauses {
                    f(Operand::Const(c));
                }
            }
            Self::CondBr { cond, .. } => f(*cond),
            Self::Switch { value, .. } => f(*value),
            Self::IndirectBr { address, .. } => f(*address),
            Self::Binary { lhs, rhs, .. }
            | Self::ICmp { lhs, rhs, .. }
            | Self::FCmp { lhs, rhs, .. } => {
                f(*lhs);
                f(*rhs);
            }
            Self::FNeg { value, .. } | Self::Cast { value, .. } => f(*value),
            Self::Alloca { count, .. } => count.iter().for_each(|&v| f(v)),
            Self::Load { ptr, .. } => f(*ptr),
            Self::Store { value, ptr, .. } => {
                f(*value);
                f(*ptr);
            }
            Self::Gep { base, indices, .. } => {
                f(*base);
                for &v in indices {
                    f(v);
                }
            }
            Self::CmpXchg { ptr, expected, new, .. } => {
                f(*ptr);
                f(*expected);
                f(*new);
            }
            Self::AtomicRmw { ptr, value, .. } => {
                f(*ptr);
                f(*value);
            }
            Self::Select { cond, on_true, on_false, .. } => {
                f(*cond);
                f(*on_true);
                f(*on_false);
            }
            Self::Phi { incoming, .. } => incoming.iter().for_each(|&(v, _)| f(v)),
            Self::Call(call) | Self::Invoke { call, .. } => {
                f(call.callee);
                call.args.iter().for_each(|a| f(a.value));
            }
            Self::ExtractElement { vector, index } => {
                f(*vector);
                f(*index);
            }
            Self::InsertElement { vector, element, index } => {
                f(*vector);
                f(*element);
                f(*index);
            }
            Self::ShuffleVector { a, b, mask } => {
                f(*a);
                f(*b);
                f(Operand::Const(*mask));
            }
            Self::ExtractValue { aggregate, .. } => f(*aggregate),
            Self::InsertValue { aggregate, element, .. } => {
                f(*aggregate);
                f(*element);
            }
            Self::Freeze(v) | Self::VaArg(v) | Self::Resume(v) => f(*v),
        }
    }
    /// Replaces every operand that is a value or constant by the result of `f`.
    pub fn map_operands(&mut self, mut f: impl FnMut(Operand) -> Operand) {
        match self {
            Self::Ret(v) => v.iter_mut().for_each(|v| *v = f(*v)),
            Self::Br(_) | Self::Unreachable | Self::Fence(_) | Self::Other { .. } => {}
            Self::DebugRecord { .. } | Self::LandingPad { .. } => {}
            Self::CondBr { cond: a, .. }
            | Self::Switch { value: a, .. }
            | Self::IndirectBr { address: a, .. }
            | Self::FNeg { value: a, .. }
            | Self::Cast { value: a, .. }
            | Self::Load { ptr: a, .. }
            | Self::ExtractValue { aggregate: a, .. }
            | Self::Freeze(a)
            | Self::VaArg(a)
            | Self::Resume(a) => *a = f(*a),
            Self::Binary { lhs: a, rhs: b, .. }
            | Self::ICmp { lhs: a, rhs: b, .. }
            | Self::FCmp { lhs: a, rhs: b, .. }
            | Self::Store { value: a, ptr: b, .. }
            | Self::AtomicRmw { ptr: a, value: b, .. }
            | Self::ExtractElement { vector: a, index: b }
            | Self::ShuffleVector { a, b, .. }
            | Self::InsertValue { aggregate: a, element: b, .. } => {
                *a = f(*a);
                *b = f(*b);
            }
            Self::Alloca { count, .. } => count.iter_mut().for_each(|v| *v = f(*v)),
            Self::Gep { base, indices, .. } => {
                *base = f(*base);
                for v in indices {
                    *v = f(*v);
                }
            }
            Self::CmpXchg { ptr: a, expected: b, new: c, .. }
            | Self::Select { cond: a, on_true: b, on_false: c, .. }
            | Self::InsertElement { vector: a, element: b, index: c } => {
                *a = f(*a);
                *b = f(*b);
                *c = f(*c);
            }
            Self::Phi { incoming, .. } => incoming.iter_mut().for_each(|(v, _)| *v = f(*v)),
            Self::Call(call) | Self::Invoke { call, .. } => {
                call.callee = f(call.callee);
                call.args.iter_mut().for_each(|a| a.value = f(a.value));
            }
        }
    }
}
