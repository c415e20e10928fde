//! Lowers asynchronous copies and mbarriers (LLVM's NVPTX usage guide, PTX ISA).

use super::super::emit::Emitter;
use super::super::memory::Manner;
use crate::bytecode::op::{NO_COPY, Op, Reg, RegClass, arrive, test};
use base::diagnostic::Result;
use events::Space;
use ir::Call;
use ir::intrinsics::{AsyncOp, MbarrierOp};

impl Emitter<'_, '_> {
    pub(super) fn async_call(&mut self, op: AsyncOp, call: &Call) -> Result<Vec<Reg>> {
        let none = Reg::NONE;
        match op {
            AsyncOp::Copy { width: None, .. } => {
                let args = self.simple_args(call, 4)?;
                let Some(width @ (4 | 8 | 16)) = self.constant(args[2]) else {
                    return Err(self.unsupported("an asynchronous copy of this size"));
                };
                self.copy_async(args[0], args[1], width as u32, args[3]);
            }
            AsyncOp::Copy { width: Some(width), sized } => {
                let args = self.simple_args(call, 2 + usize::from(sized))?;
                let read = match args.get(2) {
                    Some(&read) => read,
                    None => self.imm(u64::from(width)),
                };
                if self.constant(read) != Some(u64::from(NO_COPY)) {
                    self.copy_async(args[0], args[1], width, read);
                }
            }
            AsyncOp::Commit => self.push(Op::AsyncCommit, none, [none; 3], 0),
            AsyncOp::WaitAll => self.push(Op::AsyncWait, none, [none; 3], 0),
            AsyncOp::Wait => {
                let args = self.simple_args(call, 1)?;
                self.push(Op::AsyncWait, none, [args[0], none, none], 0);
            }
            AsyncOp::Arrive { counted } => {
                let kinds = arrive::COPIES | if counted { arrive::COUNTED } else { 0 };
                let args = self.simple_args(call, 1)?;
                self.push(Op::MbarrierArrive, none, [args[0], none, none], kinds);
            }
        }
        Ok(vec![])
    }

    fn copy_async(&mut self, to: Reg, from: Reg, width: u32, read: Reg) {
        let size = width.min(8);
        let mut side = |space| {
            let manner = Manner { space: Some(space), ..Manner::PLAIN };
            self.access(size, width, 0, size * 8, manner)
        };
        let index = side(Space::Shared);
        side(Space::Global);
        self.push(Op::AsyncCopy, Reg::NONE, [to, from, read], index);
    }

    pub(super) fn mbarrier_call(&mut self, op: MbarrierOp, call: &Call) -> Result<Vec<Reg>> {
        let none = Reg::NONE;
        Ok(match op {
            MbarrierOp::Pending => {
                let args = self.simple_args(call, 1)?;
                let low = self.un(Op::Trunc64, args[0]);
                let most = self.imm((1 << 20) - 1);
                vec![self.bin(Op::And32, low, most)]
            }
            MbarrierOp::Init => {
                let args = self.simple_args(call, 2)?;
                self.push(Op::MbarrierInit, none, [args[0], args[1], none], 0);
                vec![]
            }
            MbarrierOp::Inval => {
                let args = self.simple_args(call, 1)?;
                self.push(Op::MbarrierInval, none, [args[0], none, none], 0);
                vec![]
            }
            MbarrierOp::Arrive { counted, drop, no_complete, relaxed } => {
                let mut kinds = 0;
                for (holds, kind) in [
                    (drop, arrive::DROP),
                    (no_complete, arrive::NO_COMPLETE),
                    (relaxed, arrive::RELAXED),
                ] {
                    kinds |= if holds { kind } else { 0 };
                }
                let args = self.simple_args(call, 1 + usize::from(counted))?;
                let count = args.get(1).copied().unwrap_or(none);
                let d = self.fresh(RegClass::V64);
                self.push(Op::MbarrierArrive, d, [args[0], count, none], kinds);
                vec![d]
            }
            MbarrierOp::Wait { parity } => {
                self.mbarrier_test(call, test::WAIT | if parity { test::PARITY } else { 0 })?;
                vec![]
            }
            MbarrierOp::Test { parity } => {
                vec![self.mbarrier_test(call, if parity { test::PARITY } else { 0 })?]
            }
        })
    }

    fn mbarrier_test(&mut self, call: &Call, kinds: u32) -> Result<Reg> {
        let args = self.simple_args(call, 2)?;
        let d = self.fresh(RegClass::P);
        self.push(Op::MbarrierTest, d, [args[0], args[1], Reg::NONE], kinds);
        Ok(d)
    }
}
