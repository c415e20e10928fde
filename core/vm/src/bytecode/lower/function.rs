//! Emits one function, block by block.

use super::barriers::barrier_of;
use super::emit::{Draft, Emitter, Node};
use crate::bytecode::op::{Op, Reg, RegClass};
use base::diagnostic::{Diagnostic, Result};
use ir::{BlockId, InstKind};
use std::rc::Rc;

/// Maximum number of instructions of one program.
const MAX_CODE: usize = 1 << 22;

impl Emitter<'_, '_> {
    /// Emits the whole function.
    pub(super) fn run(mut self) -> Result<Draft> {
        let p = self.p;
        let function = &p.function;
        let order = p.analysis.cfg.reverse_post_order();
        for &b in order {
            self.node_of[b] = Some(self.nodes.len() as u32);
            let reexecuted = self.is_reexecuted(b);
            self.nodes.push(Node { source: Some(b), reexecuted, code: vec![] });
        }
        let returns = |b: &&BlockId| {
            function.terminator(**b).is_some_and(|t| matches!(t.kind, InstKind::Ret(_)))
        };
        if !p.kernel && order.iter().any(|b| returns(&b)) {
            self.return_node = Some(self.nodes.len() as u32);
            self.nodes.push(Node::default());
        }
        self.bind_params()?;
        self.prepare_values(order)?;
        self.prepare_trips(order);
        for &b in order {
            self.block = b;
            self.node = self.target(b)? as usize;
            for &i in &function.blocks[b].insts {
                self.enter(i);
                self.instruction(&function.insts[i])?;
                if self.cx.code_size > MAX_CODE {
                    return Err(Box::new(
                        Diagnostic::limit(format!(
                            "the kernel has more than {MAX_CODE} instructions"
                        ))
                        .at(self.span()),
                    ));
                }
            }
        }
        if let Some(n) = self.return_node {
            self.node = n as usize;
            if let Some(b) = order.iter().find(returns)
                && let Some(&i) = function.blocks[*b].insts.last()
            {
                self.enter(i);
            }
            self.push(Op::Return, Reg::NONE, [Reg::NONE; 3], 0);
        }
        Ok(self.into_draft())
    }

    /// Assigns the registers of the parameters to their values.
    fn bind_params(&mut self) -> Result<()> {
        let mut at = 0;
        for param in &self.p.function.params {
            let n = self.flatten(param.ty)?.len();
            let regs: Rc<[Reg]> = self.params[at..at + n].into();
            self.values[param.value] = Some(regs);
            at += n;
        }
        Ok(())
    }

    /// Allocates registers for phis, which are written before they are reached, and for per-lane
    /// copies.
    fn prepare_values(&mut self, order: &[BlockId]) -> Result<()> {
        let p = self.p;
        for &b in order {
            for &i in &p.function.blocks[b].insts {
                let inst = &p.function.insts[i];
                if let (InstKind::Phi { .. }, Some(v)) = (&inst.kind, inst.result) {
                    self.inst = i;
                    self.values[v] = Some(self.fresh_value(inst.ty, p.scalar[v])?);
                    if p.scalar[v] && p.reexecution.meeting_headers[b] {
                        self.arriving[v] = Some(self.fresh_value(inst.ty, true)?);
                    }
                }
            }
        }
        for &v in p.reexecution.stale_reads.keys() {
            self.lane_copies[v] = Some(self.fresh_value(p.function.values[v].ty, false)?);
        }
        Ok(())
    }

    /// Allocates iteration counters for the loops around barriers.
    fn prepare_trips(&mut self, order: &[BlockId]) {
        let p = self.p;
        for &b in order {
            let Some(innermost) = p.analysis.loops.innermost(b) else { continue };
            let barrier = p.function.blocks[b]
                .insts
                .iter()
                .any(|&i| self.has_barrier(&p.function.insts[i].kind));
            if !barrier {
                continue;
            }
            let mut l = Some(innermost);
            while let Some(id) = l {
                if self.trips[id].is_none() {
                    self.trips[id] = Some(self.fresh(RegClass::V32));
                }
                l = p.analysis.loops.loops[id].parent;
            }
        }
    }

    fn has_barrier(&self, kind: &InstKind) -> bool {
        barrier_of(self.cx.module, kind, &self.cx.barriers, self.cx.indirect_barrier)
    }
}
