//! Lowers atomics that are calls: NVVM's, and the scoped ones of warpscope's CUDA headers.

use super::super::emit::Emitter;
use crate::bytecode::lower::memory::atomic_with;
use crate::bytecode::op::Reg;
use base::diagnostic::Result;
use events::Scope;
use ir::{Call, Operand, RmwOp};

impl Emitter<'_, '_> {
    /// An atomic operation; without an `op` it is a compare-and-swap.
    pub(super) fn atomic_call(
        &mut self,
        op: Option<RmwOp>,
        scope: Scope,
        call: &Call,
    ) -> Result<Vec<Reg>> {
        let args: Vec<Operand> = call.args.iter().map(|a| a.value).collect();
        let info = atomic_with(op, scope, false, false);
        match (op, &args[..]) {
            (None, &[address, expected, new, ..]) => {
                let (old, _) = self.cas(address, expected, new, false, info)?;
                Ok(vec![old])
            }
            (Some(_), &[address, operand, ..]) => self.rmw(address, operand, false, info),
            _ => Err(self.unsupported("a call with too few arguments")),
        }
    }
}
