//! Bytecode: what the executor runs. See [`op`] for registers and the table of instructions.

pub mod op;
pub mod program;
pub mod target;

use crate::entity;

pub use op::{Class, Instr, MathFn, Op, Redux, Reg, Sreg, Vote};
pub use program::{
    AccessInfo, AtomicInfo, BarrierInfo, BarrierReduction, BranchInfo, CallInfo, Function,
    GlobalObject, KernelParam, Program, SharedVar, ShuffleInfo, ShuffleMode, Site,
};

entity! {
    /// A statement: one instruction of the IR that can be named in a finding. [`Program::sites`]
    /// maps it to function, instruction and debug location.
    pub struct SiteId("site");
}
