//! Lowers asynchronous copies and mbarriers: `llvm.nvvm.cp.async.*`, `llvm.nvvm.mbarrier.*` (LLVM's
//! NVPTX usage guide, PTX ISA), and the `__ws_…` functions of our CUDA headers and of inline
//! assembly.

use super::super::emit::Emitter;
use super::super::memory::Manner;
use crate::bytecode::op::{Class, NO_COPY, Op, Reg, arrive, test};
use base::diagnostic::Result;
use events::Space;
use ir::Call;
use ir::ptx::ASYNC_COPY;

impl Emitter<'_, '_> {
    pub(super) fn asynchronous_call(
        &mut self,
        name: &str,
        call: &Call,
    ) -> Result<Option<Vec<Reg>>> {
        let none = [Reg::NONE; 3];
        if name == ASYNC_COPY {
            let args = self.simple_args(call, 4)?;
            let Some(width @ (4 | 8 | 16)) = self.constant(args[2]) else {
                return Err(self.unsupported("an asynchronous copy of this size"));
            };
            self.copy_async(args[0], args[1], width as u32, args[3]);
            return Ok(Some(vec![]));
        }
        let own = match name {
            "__ws_cp_async_commit" => "cp.async.commit.group",
            "__ws_cp_async_wait" => "cp.async.wait.group",
            "__ws_cp_async_wait_all" => "cp.async.wait.all",
            "__ws_cp_async_arrive" => "cp.async.mbarrier.arrive",
            "__ws_cp_async_arrive_noinc" => "cp.async.mbarrier.arrive.noinc",
            "__ws_mbarrier_init" => "mbarrier.init",
            "__ws_mbarrier_inval" => "mbarrier.inval",
            "__ws_mbarrier_arrive" => "mbarrier.arrive.scope.cta",
            "__ws_mbarrier_arrive_nocomplete" => "mbarrier.arrive.noComplete",
            "__ws_mbarrier_drop" => "mbarrier.arrive.drop.scope.cta",
            "__ws_mbarrier_test" => "mbarrier.test.wait",
            "__ws_mbarrier_test_parity" => "mbarrier.test.wait.parity",
            "__ws_mbarrier_wait" => "mbarrier.wait",
            "__ws_mbarrier_wait_parity" => "mbarrier.wait.parity",
            "__ws_mbarrier_pending" => "mbarrier.pending.count",
            _ => "",
        };
        let Some(rest) = name.strip_prefix("llvm.nvvm.").or((!own.is_empty()).then_some(own))
        else {
            return Ok(None);
        };
        if let Some(rest) = rest.strip_prefix("cp.async.") {
            match rest {
                "commit.group" => self.push(Op::AsyncCommit, Reg::NONE, none, 0),
                "wait.all" => self.push(Op::AsyncWait, Reg::NONE, none, 0),
                "wait.group" => {
                    let args = self.simple_args(call, 1)?;
                    self.push(Op::AsyncWait, Reg::NONE, [args[0], Reg::NONE, Reg::NONE], 0);
                }
                _ => {
                    if let Some(rest) = rest.strip_prefix("mbarrier.arrive") {
                        let rest = rest.strip_suffix(".shared").unwrap_or(rest);
                        let kinds = match rest {
                            "" => arrive::COPIES,
                            ".noinc" => arrive::COPIES | arrive::COUNTED,
                            _ => return Ok(None),
                        };
                        let args = self.simple_args(call, 1)?;
                        let args = [args[0], Reg::NONE, Reg::NONE];
                        self.push(Op::MbarrierArrive, Reg::NONE, args, kinds);
                        return Ok(Some(vec![]));
                    }
                    let copies = rest
                        .strip_prefix("ca.shared.global.")
                        .or_else(|| rest.strip_prefix("cg.shared.global."));
                    let Some(copies) = copies else { return Ok(None) };
                    let (width, sized) = match copies.strip_suffix(".s") {
                        Some(width) => (width, true),
                        None => (copies, false),
                    };
                    let Ok(width @ (4 | 8 | 16)) = width.parse::<u32>() else { return Ok(None) };
                    let args = self.simple_args(call, 2 + usize::from(sized))?;
                    let read = match args.get(2) {
                        Some(&read) => read,
                        None => self.imm(u64::from(width)),
                    };
                    if self.constant(read) != Some(u64::from(NO_COPY)) {
                        self.copy_async(args[0], args[1], width, read);
                    }
                }
            }
            return Ok(Some(vec![]));
        }
        let Some(rest) = rest.strip_prefix("mbarrier.") else { return Ok(None) };
        self.mbarrier_call(rest, call)
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

    /// Handles the older names (`arrive.drop.noComplete.shared`) and those with a scope and a space
    /// (`test.wait.parity.scope.cta.space.cta`).
    fn mbarrier_call(&mut self, rest: &str, call: &Call) -> Result<Option<Vec<Reg>>> {
        if rest == "pending.count" {
            let args = self.simple_args(call, 1)?;
            let low = self.un(Op::Trunc64, args[0]);
            let most = self.imm((1 << 20) - 1);
            return Ok(Some(vec![self.bin(Op::And32, low, most)]));
        }
        let scoped = rest.contains(".scope.");
        let plain = rest
            .strip_suffix(".shared")
            .unwrap_or(rest)
            .replace(".scope.cta", "")
            .replace(".scope.cluster", "")
            .replace(".space.cta", "");
        // The barrier of another block of a cluster, and byte counts, are not supported.
        if plain.contains(".space.") || plain.contains("tx") {
            return Ok(None);
        }
        let mut words: Vec<&str> = plain.split('.').collect();
        let relaxed = words.contains(&"relaxed");
        words.retain(|w| *w != "relaxed");
        let mut kinds = if relaxed { arrive::RELAXED } else { 0 };
        let none = Reg::NONE;
        match words[..] {
            ["init"] => {
                let args = self.simple_args(call, 2)?;
                self.push(Op::MbarrierInit, none, [args[0], args[1], none], 0);
                Ok(Some(vec![]))
            }
            ["inval"] => {
                let args = self.simple_args(call, 1)?;
                self.push(Op::MbarrierInval, none, [args[0], none, none], 0);
                Ok(Some(vec![]))
            }
            ["arrive", ref how @ ..] => {
                for word in how {
                    kinds |= match *word {
                        "drop" => arrive::DROP,
                        "noComplete" | "no" | "complete" => arrive::NO_COMPLETE,
                        _ => return Ok(None),
                    };
                }
                let counted = scoped || kinds & arrive::NO_COMPLETE != 0;
                let args = self.simple_args(call, 1 + usize::from(counted))?;
                let count = args.get(1).copied().unwrap_or(none);
                let d = self.fresh(Class::V64);
                self.push(Op::MbarrierArrive, d, [args[0], count, none], kinds);
                Ok(Some(vec![d]))
            }
            ["wait", ref how @ ..] => {
                let parity = if how.is_empty() { 0 } else { test::PARITY };
                self.mbarrier_test(call, parity | test::WAIT)?;
                Ok(Some(vec![]))
            }
            ["test" | "try", "wait", ref how @ ..] => {
                // A time limit (`tl`) bounds how long it may sleep.
                let kinds = match how {
                    [] | ["tl"] => 0,
                    ["parity"] | ["parity", "tl"] => test::PARITY,
                    _ => return Ok(None),
                };
                Ok(Some(vec![self.mbarrier_test(call, kinds)?]))
            }
            _ => Ok(None),
        }
    }

    fn mbarrier_test(&mut self, call: &Call, kinds: u32) -> Result<Reg> {
        let args = self.simple_args(call, 2)?;
        let d = self.fresh(Class::P);
        self.push(Op::MbarrierTest, d, [args[0], args[1], Reg::NONE], kinds);
        Ok(d)
    }
}
