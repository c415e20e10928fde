//! A lowered kernel with all functions it calls: the code, and the tables that instructions index.

use super::op::{Instr, Op};
use super::reg::Reg;
use base::entity::Table;
use events::{ObjectId, Scope, SiteId, Space};
use ir::intrinsics::Packed;
pub use ir::intrinsics::{Arithmetic, BarrierReduction, Rounding, ShuffleMode};
use ir::{BlockId, FloatKind, FunctionId, InstId, MdId, RmwOp, SymbolId, TypeId, ValueId};
use std::sync::Arc;

/// A statement of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// Function of the module.
    pub function: FunctionId,
    /// Instruction of that function as parsed (before promotion), for its text.
    pub inst: InstId,
    /// Debug location.
    pub debug_loc: Option<MdId>,
}

/// How an access instruction accesses memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccessInfo {
    /// Bytes accessed by a lane: 1, 2, 4 or 8 (wider values are accessed element by element).
    pub size: u32,
    /// Alignment in bytes that the hardware requires of the address before `offset` is added: the
    /// size of the whole access for vectors.
    pub align: u32,
    /// Bytes added to the address.
    pub offset: i64,
    /// Whether volatile.
    pub volatile: bool,
    /// Whether a loop waits for the loaded value to change ([`Program::polling`]).
    pub polling: bool,
    /// Whether it is a volatile load of what some loop waits for ([`ir::analysis::signal_reads`]).
    pub signal: bool,
    /// The variable in shared memory that it is to, if its address is computed from that one alone.
    pub variable: Option<SymbolId>,
    /// Whether this load only preserves the other bits of a storage unit in which a bit-field is
    /// set.
    pub keeps_bits: bool,
    /// For a load that is part of the copy of a struct and whose value is only stored again: bytes of the struct before
    /// the address, and from there to its end.
    pub part: Option<(u32, u32)>,
    /// Address space of the pointer's type; `None` is generic.
    pub space: Option<Space>,
    /// Atomic properties, for atomic loads and stores, read-modify-writes and compare-and-swaps.
    pub atomic: Option<AtomicInfo>,
    /// For integer read-modify-writes and stores: significant bits (`size * 8` except for odd
    /// widths).
    pub bits: u32,
}

/// Atomic properties of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtomicInfo {
    /// Operation; `None` for loads, stores and compare-and-swaps.
    pub op: Option<RmwOp>,
    /// Scope.
    pub scope: Scope,
    /// Acquire semantics.
    pub acquire: bool,
    /// Release semantics.
    pub release: bool,
    /// For floating-point operations, whether the format is bfloat rather than half (2-byte only).
    pub bfloat: bool,
}

/// A conditional branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BranchInfo {
    /// pc when true.
    pub then_pc: u32,
    /// pc when false.
    pub else_pc: u32,
    /// pc of the immediate post-dominator, where the sides reconverge, or
    /// [`Self::NO_RECONVERGENCE`]; see [`Self::reconvergence`].
    pub reconverge_pc: u32,
    /// Number of this branch's first side among all branch sides, for coverage: `2 * n` and `2 * n + 1`.
    pub side: u32,
}

impl BranchInfo {
    /// Instead of a pc: the sides only meet at the exit, where no lane waits.
    pub const NO_RECONVERGENCE: u32 = u32::MAX;

    /// pc where the sides reconverge, if they do so before the exit.
    pub fn reconvergence(&self) -> Option<u32> {
        (self.reconverge_pc != Self::NO_RECONVERGENCE).then_some(self.reconverge_pc)
    }
}

/// A call of a defined function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallInfo {
    /// Index in [`Program::functions`], or [`Self::INDIRECT`]; see [`Self::callee`].
    pub function: u32,
    /// Caller's registers with the scalars of the arguments, in order of the callee's `params`.
    pub args: Vec<Reg>,
    /// Caller's registers for the results, in order of the callee's `results`; `NONE` if unused.
    pub results: Vec<Reg>,
    /// Iteration counters of the loops around the call, outermost first, if a barrier may be
    /// reached through it; the same as [`BarrierInfo::trips`] for barriers of the function itself.
    pub trips: Vec<Reg>,
}

impl CallInfo {
    /// Instead of an index: the call goes through a pointer.
    pub const INDIRECT: u32 = u32::MAX;

    /// Index in [`Program::functions`] of a direct call's callee.
    pub fn callee(&self) -> Option<u32> {
        (self.function != Self::INDIRECT).then_some(self.function)
    }
}

/// A block barrier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarrierInfo {
    /// Barrier number; `NONE` is 0.
    pub number: Reg,
    /// Number of participating threads; `NONE` is the whole block.
    pub count: Reg,
    /// Reduction of the predicate `a` into `d`.
    pub reduction: BarrierReduction,
    /// `.aligned`: all lanes of the warp execute it together.
    pub aligned: bool,
    /// `bar.arrive`: arrives without waiting.
    pub arrive_only: bool,
    /// Iteration counters of the loops around it, outermost first.
    pub trips: Vec<Reg>,
}

/// A shuffle (PTX ISA, `shfl.sync`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShuffleInfo {
    /// Mode.
    pub mode: ShuffleMode,
    /// Member mask; `NONE` for the old form without `.sync`.
    pub members: Reg,
    /// Value.
    pub value: Reg,
    /// Lane or offset, the PTX operand b.
    pub lane: Reg,
    /// Clamp and segment mask, the PTX operand c.
    pub clamp: Reg,
}

/// The function computed by [`Op::Soft`](super::Op::Soft). Integers of more than 64 bits are two
/// arguments or results, the lower half first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoftFn {
    /// Quotient or remainder of wide integers; a zero divisor is a fault.
    Divide {
        /// Whether signed.
        signed: bool,
        /// Whether the remainder.
        remainder: bool,
    },
    /// 1 if the product of two wide integers does not fit, else 0.
    MulOverflow {
        /// Whether signed.
        signed: bool,
    },
    /// Converts a wide integer to float.
    FromInt {
        /// Whether signed.
        signed: bool,
        /// Format.
        to: FloatKind,
        /// Rounding.
        rounding: Rounding,
    },
    /// Converts a float to a wide integer, clamped, NaN as zero.
    ToInt {
        /// Whether signed.
        signed: bool,
        /// Format.
        from: FloatKind,
        /// Rounding.
        rounding: Rounding,
    },
    /// Arithmetic on one to three floats.
    Arithmetic {
        /// Operation.
        op: Arithmetic,
        /// Format of operands and result.
        format: FloatKind,
        /// Rounding.
        rounding: Rounding,
    },
    /// Converts a float to another format.
    Convert {
        /// Format of the operand.
        from: FloatKind,
        /// Format of the result.
        to: FloatKind,
        /// Rounding.
        rounding: Rounding,
    },
    /// A word and the products of the numbers in two others, added.
    Dot(Packed, Packed),
    /// Fraction and exponent of a float.
    Frexp(FloatKind),
    /// Fractional and integral part of a float.
    Modf(FloatKind),
}

/// An operation that is executed lane by lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoftInfo {
    /// The function.
    pub f: SoftFn,
    /// Width of the integers, bits.
    pub bits: u32,
    /// Arguments of any class; unused ones are `NONE` and read as 0.
    pub args: [Reg; 4],
}

/// A lowered function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Function of the module.
    pub source: FunctionId,
    /// Code.
    pub code: Vec<Instr>,
    /// Statement of each instruction.
    pub sites: Vec<SiteId>,
    /// Number of registers of each class: V32, V64, P, S.
    pub registers: [u32; 4],
    /// Constants: scalar registers and their values, set when the function is entered.
    pub constants: Vec<(u32, u64)>,
    /// Bytes of local memory of a frame (a multiple of 16).
    pub local_bytes: u64,
    /// The variables in it: offset and size. What lies between them may not be accessed.
    pub slots: Vec<(u32, u32)>,
    /// Registers of the scalars of the parameters, in order.
    pub params: Vec<Reg>,
    /// Registers of the scalars of the result.
    pub results: Vec<Reg>,
    /// First pc of each basic block of the source that has code.
    pub blocks: Vec<(u32, BlockId)>,
    /// For the debugger, the registers of the source values that have any.
    pub values: Vec<(ValueId, Vec<Reg>)>,
}

/// A parameter of the kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KernelParam {
    /// Scalars in these registers (a first-class struct has several): (register, type).
    Scalars(Vec<(Reg, TypeId)>),
    /// A `byval` struct of this type: its bytes are copied to each thread's local memory at
    /// `offset` in the kernel's frame, and the register holds the address.
    ByVal {
        /// Register for the address.
        reg: Reg,
        /// Type of the struct.
        ty: TypeId,
        /// Offset in the frame, bytes.
        offset: u64,
        /// Size, bytes.
        size: u64,
    },
}

/// A variable in the shared memory of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedVar {
    /// Symbol.
    pub symbol: SymbolId,
    /// Type.
    pub ty: TypeId,
    /// Offset, bytes.
    pub offset: u64,
    /// Size, bytes; 0 for dynamic shared memory.
    pub size: u64,
}

/// A module global in global or constant memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GlobalObject {
    /// Symbol; `None` for none.
    pub symbol: SymbolId,
    /// Type.
    pub ty: TypeId,
    /// Object: 1, 2, … in order.
    pub object: ObjectId,
    /// Initial bytes.
    pub bytes: Vec<u8>,
    /// Whether it is in constant memory, which kernels may not write.
    pub constant: bool,
}

/// A lowered kernel.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// Functions; the kernel is the first.
    pub functions: Vec<Function>,
    /// Parameters of the kernel.
    pub params: Vec<KernelParam>,
    /// Statements.
    pub sites: Table<SiteId, Site>,
    /// Memory accesses.
    pub accesses: Vec<AccessInfo>,
    /// Branches.
    pub branches: Vec<BranchInfo>,
    /// Calls.
    pub calls: Vec<CallInfo>,
    /// Barriers.
    pub barriers: Vec<BarrierInfo>,
    /// Shuffles.
    pub shuffles: Vec<ShuffleInfo>,
    /// Operations executed lane by lane.
    pub softs: Vec<SoftInfo>,
    /// Module globals.
    pub globals: Vec<GlobalObject>,
    /// Variables in shared memory.
    pub shared: Vec<SharedVar>,
    /// Bytes of static shared memory; dynamic shared memory starts here, 16-byte aligned.
    pub static_shared_bytes: u64,
    /// Whether lanes may leave a join without the others (`LaunchFacts::independent_lanes`).
    pub independent_lanes: bool,
    /// Volatile loads and atomic operations that wait for a value ([`ir::analysis::waits`]), other volatile loads of what
    /// is waited for, and all compare-and-swaps, which test for one; in order.
    pub polling: Vec<SiteId>,
    /// By site, the part of shared memory that it may access, from byte to byte: the variable that it is to, if that is
    /// known. Empty if there are fewer than two variables.
    pub extents: Arc<[(u64, u64)]>,
    /// Statements whose outcome depends on `undef` or `poison`, which are 0 here.
    pub undefined: Vec<SiteId>,
    /// What the executor derives from the code.
    pub plan: crate::exec::Plan,
}

impl Program {
    /// Whether an instruction may be executed more than once by a thread in one call of its function.
    pub fn has_loops(&self) -> bool {
        let instructions = self.functions.iter().map(|f| f.code.len() as u64).sum::<u64>();
        self.guessed_steps() > instructions
    }

    /// The variable in shared memory that statement `site` is to access, if that is one and known.
    pub fn shared_variable(&self, site: SiteId) -> Option<&SharedVar> {
        let instr = self.functions.iter().find_map(|f| {
            let accesses = |op| matches!(op, Op::Load | Op::Store | Op::AtomicRmw | Op::CmpXchg);
            let at = |&(i, s): &(&Instr, &SiteId)| *s == site && accesses(i.op);
            f.code.iter().zip(&f.sites).find(at).map(|(i, _)| i)
        })?;
        let variable = self.accesses.get(instr.imm as usize)?.variable;
        self.shared.iter().find(|v| Some(v.symbol) == variable)
    }

    /// A guess at how many instructions a thread executes, which costs next to nothing: of code in a loop that each is
    /// executed [`GUESSED_TRIPS`] times, however deep it is nested.
    pub fn guessed_steps(&self) -> u64 {
        let mut sum = 0;
        for function in &self.functions {
            let mut repeated = vec![false; function.code.len()];
            for (pc, i) in function.code.iter().enumerate() {
                let targets = match i.op {
                    Op::Jump => [i.imm, i.imm],
                    Op::Branch => self
                        .branches
                        .get(i.imm as usize)
                        .map_or([u32::MAX; 2], |b| [b.then_pc, b.else_pc]),
                    _ => continue,
                };
                for target in targets {
                    if let Some(body) = repeated.get_mut(target as usize..=pc) {
                        body.fill(true);
                    }
                }
            }
            sum += repeated.iter().map(|&r| if r { GUESSED_TRIPS } else { 1 }).sum::<u64>();
        }
        sum
    }
}

/// See [`Program::guessed_steps`].
const GUESSED_TRIPS: u64 = 8;
