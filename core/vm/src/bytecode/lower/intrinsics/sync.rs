//! Lowers barriers of blocks, grids and warps, fences, and the ends of threads.

use super::super::emit::Emitter;
use crate::bytecode::lower::memory::event_scope;
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::program::{BarrierInfo, BarrierReduction};
use base::diagnostic::Result;
use ir::intrinsics::{BarrierCall, Intrinsic};
use ir::{Call, IntPredicate};

impl Emitter<'_, '_> {
    /// Lowers barriers of the grid and the warp, fences, and the ends of threads.
    pub(super) fn sync_call(&mut self, intrinsic: Intrinsic, call: &Call) -> Result<Vec<Reg>> {
        let none = [Reg::NONE; 3];
        match intrinsic {
            Intrinsic::WarpBarrier => {
                let mask = match call.args.first() {
                    Some(a) => self.operand1(a.value)?,
                    None => self.imm(0xffff_ffff),
                };
                self.push(Op::WarpBarrier, Reg::NONE, [mask, Reg::NONE, Reg::NONE], 0);
            }
            Intrinsic::Fence(scope) => self.fence_at(event_scope(scope)),
            Intrinsic::GridBarrier => {
                let index = self.cx.program.barriers.len() as u32;
                let trips = self.trips_here();
                self.cx.program.barriers.push(BarrierInfo {
                    number: Reg::NONE,
                    count: Reg::NONE,
                    reduction: BarrierReduction::None,
                    aligned: true,
                    arrive_only: false,
                    trips,
                });
                self.push(Op::GridBarrier, Reg::NONE, none, index);
            }
            Intrinsic::Trap => self.push(Op::Trap, Reg::NONE, none, 0),
            _ => self.push(Op::Exit, Reg::NONE, none, 0),
        }
        Ok(vec![])
    }

    pub(super) fn barrier(&mut self, b: BarrierCall, call: &Call) -> Result<Vec<Reg>> {
        let arg = |this: &mut Self, i: Option<usize>| -> Result<Reg> {
            match i.map(|i| call.args.get(i)) {
                None => Ok(Reg::NONE),
                Some(Some(a)) => this.operand1(a.value),
                Some(None) => Err(this.unsupported("a barrier with too few arguments")),
            }
        };
        let number = arg(self, b.number)?;
        let count = arg(self, b.count)?;
        let number = if self.constant(number) == Some(0) { Reg::NONE } else { number };
        let mut predicate = Reg::NONE;
        let mut d = Reg::NONE;
        let mut results = vec![];
        let reduction = b.reduction;
        if let Some(i) = b.predicate {
            let bits = self.arg_element(call, i)?.bits();
            predicate = arg(self, Some(i))?;
            if bits > 1 {
                let zero = self.imm(0);
                predicate = self.bin_imm(Op::ICmp32, predicate, zero, IntPredicate::Ne as u32);
            }
            d = self.fresh(if reduction == BarrierReduction::Popc {
                RegClass::V32
            } else {
                RegClass::P
            });
        }
        let trips = self.trips_here();
        let index = self.cx.program.barriers.len() as u32;
        self.cx.program.barriers.push(BarrierInfo {
            number,
            count,
            reduction,
            aligned: b.aligned,
            arrive_only: b.arrive,
            trips,
        });
        self.push(Op::Barrier, d, [predicate, Reg::NONE, Reg::NONE], index);
        if d.is_some() {
            let ty = self.p.function.insts[self.inst].ty;
            let bits = self.scalar_of(ty)?.bits();
            let from = if d.class() == RegClass::P { 1 } else { 32 };
            results.push(self.zext_or_trunc(d, from, bits));
        }
        Ok(results)
    }
}
