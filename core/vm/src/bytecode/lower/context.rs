//! What the functions of one program share while they are lowered.

use super::constant::Constants;
use crate::bytecode::op::Reg;
use crate::bytecode::program::Program;
use base::entity::Table;
use ir::intrinsics::BuiltinVariable;
use ir::{FunctionId, Module};
use std::collections::HashMap;

/// The registers of a function's parameters and results.
#[derive(Clone, Debug, Default)]
pub(super) struct CallRegisters {
    pub(super) params: Vec<Reg>,
    pub(super) results: Vec<Reg>,
    /// Number of registers of each class that they take.
    pub(super) registers: [u32; 4],
}

/// State shared by the functions of one program.
pub(super) struct Context<'m> {
    pub(super) module: &'m Module,
    pub(super) constants: Constants<'m>,
    pub(super) program: Program,
    pub(super) index_of: HashMap<FunctionId, u32>,
    pub(super) call_registers: Vec<CallRegisters>,
    /// Which functions may reach a barrier of the block.
    pub(super) barriers: Table<FunctionId, bool>,
    /// Whether any function whose address is taken may reach one.
    pub(super) indirect_barrier: bool,
    /// The variables that represent special registers, and their addresses.
    pub(super) builtins: Vec<(u64, BuiltinVariable)>,
    pub(super) code_size: usize,
    /// Whether the program is for the debugger.
    pub(super) debug: bool,
}
