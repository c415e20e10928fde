//! The bytecode that the executor runs. See [`op`] for the table of instructions, [`reg`] for the
//! registers.

pub mod disasm;
pub mod lower;
pub mod op;
pub mod operands;
pub mod program;
pub mod reg;
pub mod signature;
pub mod target;
pub mod verify;

pub use disasm::disassemble;
pub use events::SiteId;
pub use lower::{LaunchFacts, lower, module_globals, static_shared_bytes};
pub use op::{Instr, MathFn, Op, Redux, Sreg, Vote};
pub use operands::{defs, uses};
pub use program::{
    AccessInfo, Arithmetic, AtomicInfo, BarrierInfo, BarrierReduction, BranchInfo, CallInfo,
    Function, GlobalObject, KernelParam, Program, Rounding, SharedVar, ShuffleInfo, ShuffleMode,
    Site, SoftFn, SoftInfo,
};
pub use reg::{Reg, RegClass};
