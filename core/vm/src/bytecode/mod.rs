//! The bytecode that the executor runs. See [`op`] for registers and the table of instructions.

pub mod disasm;
pub mod lower;
pub mod op;
pub mod program;
pub mod signature;
pub mod target;
pub mod verify;

pub use disasm::disassemble;
pub use events::SiteId;
pub use lower::{LaunchFacts, lower};
pub use op::{Class, Instr, MathFn, Op, Redux, Reg, Sreg, Vote};
pub use program::{
    AccessInfo, Arithmetic, AtomicInfo, BarrierInfo, BarrierReduction, BranchInfo, CallInfo,
    Function, GlobalObject, KernelParam, Program, Rounding, SharedVar, ShuffleInfo, ShuffleMode,
    Site, SoftFn, SoftInfo,
};
