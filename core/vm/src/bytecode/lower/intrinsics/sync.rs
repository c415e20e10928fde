//! Lowers barriers of blocks, grids and warps, fences, and the ends of threads.

use super::super::emit::Emitter;
use crate::bytecode::op::{Class, Op, Reg};
use crate::bytecode::program::{BarrierInfo, BarrierReduction};
use base::diagnostic::Result;
use events::Scope;
use ir::{Call, IntPredicate};

/// The arguments of a block barrier's intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spelling {
    /// Which argument is the barrier's number.
    number: Option<usize>,
    /// Which argument is the thread count.
    count: Option<usize>,
    /// Which argument is the predicate, and how it is reduced.
    reduction: Option<(usize, BarrierReduction)>,
    aligned: bool,
    arrive: bool,
}

fn spelling(name: &str) -> Option<Spelling> {
    let plain =
        Spelling { number: None, count: None, reduction: None, aligned: true, arrive: false };
    let reduce = |at, r| Some((at, r));
    if matches!(
        name,
        "__syncthreads" | "llvm.nvvm.barrier0" | "_Z13__syncthreadsv" | "llvm.cuda.syncthreads"
    ) {
        return Some(plain);
    }
    let rest = match name {
        "__syncthreads_count" => "barrier0.popc",
        "__syncthreads_and" => "barrier0.and",
        "__syncthreads_or" => "barrier0.or",
        _ => name.strip_prefix("llvm.nvvm.").or_else(|| name.strip_prefix("llvm.ptx."))?,
    };
    let numbered = Spelling { number: Some(0), ..plain };
    let counted = Spelling { count: Some(1), ..numbered };
    Some(match rest {
        "bar.sync" | "barrier.n" => numbered,
        "barrier" => counted,
        "barrier.sync" => Spelling { aligned: false, ..numbered },
        "barrier.sync.cnt" => Spelling { aligned: false, ..counted },
        "barrier0.popc" => Spelling { reduction: reduce(0, BarrierReduction::Popc), ..plain },
        "barrier0.and" => Spelling { reduction: reduce(0, BarrierReduction::And), ..plain },
        "barrier0.or" => Spelling { reduction: reduce(0, BarrierReduction::Or), ..plain },
        _ => {
            let mut words = rest.strip_prefix("barrier.cta.")?.split('.');
            let verb = words.next()?;
            let mut s = match verb {
                "sync" | "arrive" => numbered,
                "red" => {
                    let r = match words.next()? {
                        "popc" => BarrierReduction::Popc,
                        "and" => BarrierReduction::And,
                        "or" => BarrierReduction::Or,
                        _ => return None,
                    };
                    Spelling { reduction: reduce(1, r), ..numbered }
                }
                _ => return None,
            };
            s.arrive = verb == "arrive";
            let rest: Vec<&str> = words.collect();
            s.aligned = rest.contains(&"aligned");
            if rest.contains(&"count") {
                s.count = Some(1);
                s.reduction = s.reduction.map(|(_, r)| (2, r));
            }
            s
        }
    })
}

/// Whether a call of the function is a barrier of the block.
pub(in super::super) fn is_barrier(name: &str) -> bool {
    spelling(name).is_some() || name == "__ws_grid_sync"
}

/// Which argument of a barrier is its thread count, if it has one.
pub fn barrier_count_argument(name: &str) -> Option<usize> {
    spelling(name)?.count
}

impl Emitter<'_, '_> {
    pub(super) fn sync_call(&mut self, name: &str, call: &Call) -> Result<Option<Vec<Reg>>> {
        if let Some(s) = spelling(name) {
            return self.barrier(s, call).map(Some);
        }
        let none = [Reg::NONE; 3];
        match name {
            "__ws_grid_sync" | "llvm.nvvm.barrier.grid" => {
                self.push(Op::GridBarrier, Reg::NONE, none, 0);
            }
            "llvm.nvvm.bar.warp.sync" | "__syncwarp" => {
                let mask = match call.args.first() {
                    Some(a) => self.operand1(a.value)?,
                    None => self.imm(0xffff_ffff),
                };
                self.push(Op::WarpBarrier, Reg::NONE, [mask, Reg::NONE, Reg::NONE], 0);
            }
            "llvm.nvvm.membar.cta" | "__threadfence_block" => self.fence_at(Scope::Block),
            "llvm.nvvm.membar.gl" | "__threadfence" => self.fence_at(Scope::Device),
            "llvm.nvvm.membar.sys" | "__threadfence_system" => self.fence_at(Scope::System),
            "llvm.trap" | "llvm.debugtrap" | "llvm.ubsantrap" | "abort" | "__trap" => {
                self.push(Op::Trap, Reg::NONE, none, 0);
            }
            "llvm.nvvm.exit" => self.push(Op::Exit, Reg::NONE, none, 0),
            _ if name.starts_with("llvm.nvvm.fence.") => {
                let scope = if name.ends_with(".cta") {
                    Scope::Block
                } else if name.ends_with(".gpu") || name.ends_with(".cluster") {
                    Scope::Device
                } else if name.ends_with(".sys") || name.contains("sc_cluster") {
                    Scope::System
                } else {
                    return Ok(None);
                };
                self.fence_at(scope);
            }
            _ => return Ok(None),
        }
        Ok(Some(vec![]))
    }

    fn barrier(&mut self, s: Spelling, call: &Call) -> Result<Vec<Reg>> {
        let arg = |this: &mut Self, i: Option<usize>| -> Result<Reg> {
            match i.map(|i| call.args.get(i)) {
                None => Ok(Reg::NONE),
                Some(Some(a)) => this.operand1(a.value),
                Some(None) => Err(this.unsupported("a barrier with too few arguments")),
            }
        };
        let number = arg(self, s.number)?;
        let count = arg(self, s.count)?;
        let number = if self.constant(number) == Some(0) { Reg::NONE } else { number };
        let mut predicate = Reg::NONE;
        let mut d = Reg::NONE;
        let mut results = vec![];
        let reduction = s.reduction.map_or(BarrierReduction::None, |r| r.1);
        if let Some((i, _)) = s.reduction {
            let bits = self.arg_element(call, i)?.bits();
            predicate = arg(self, Some(i))?;
            if bits > 1 {
                let zero = self.imm(0);
                predicate = self.bin_imm(Op::ICmp32, predicate, zero, IntPredicate::Ne as u32);
            }
            d = self.fresh(if reduction == BarrierReduction::Popc { Class::V32 } else { Class::P });
        }
        let trips = self.trips_here();
        let index = self.cx.program.barriers.len() as u32;
        self.cx.program.barriers.push(BarrierInfo {
            number,
            count,
            reduction,
            aligned: s.aligned,
            arrive_only: s.arrive,
            trips,
        });
        self.push(Op::Barrier, d, [predicate, Reg::NONE, Reg::NONE], index);
        if d.is_some() {
            let ty = self.p.function.insts[self.inst].ty;
            let bits = self.scalar_of(ty)?.bits();
            let from = if d.class() == Class::P { 1 } else { 32 };
            results.push(self.zext_or_trunc(d, from, bits));
        }
        Ok(results)
    }
}
