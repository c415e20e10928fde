//! Lowers exchanges between the lanes of a warp: shuffles, votes, matches, reductions, the active
//! mask.

use super::super::emit::Emitter;
use super::super::scalar::Scalar;
use crate::bytecode::op::{Class, Op, Redux, Reg, Vote};
use crate::bytecode::program::{ShuffleInfo, ShuffleMode};
use base::diagnostic::Result;
use ir::{Call, IntPredicate};

impl Emitter<'_, '_> {
    pub(super) fn warp_call(&mut self, name: &str, call: &Call) -> Result<Option<Vec<Reg>>> {
        if matches!(name, "__ws_activemask" | "llvm.nvvm.activemask" | "__activemask") {
            let d = self.fresh(Class::V32);
            self.push(Op::ActiveMask, d, [Reg::NONE; 3], 0);
            return Ok(Some(vec![d]));
        }
        let Some(rest) = name.strip_prefix("llvm.nvvm.") else { return Ok(None) };
        if let Some(rest) = rest.strip_prefix("shfl.") {
            let (sync, rest) = match rest.strip_prefix("sync.") {
                Some(rest) => (true, rest),
                None => (false, rest),
            };
            let mode = match rest.split('.').next() {
                Some("idx") => ShuffleMode::Idx,
                Some("up") => ShuffleMode::Up,
                Some("down") => ShuffleMode::Down,
                Some("bfly") => ShuffleMode::Bfly,
                _ => return Ok(None),
            };
            return self.shuffle(mode, sync, rest.ends_with('p'), call).map(Some);
        }
        if let Some(rest) = rest.strip_prefix("vote.") {
            let (sync, rest) = match rest.strip_suffix(".sync") {
                Some(rest) => (true, rest),
                None => (false, rest),
            };
            let vote = match rest {
                "all" => Vote::All,
                "any" => Vote::Any,
                "uni" => Vote::Uni,
                "ballot" => Vote::Ballot,
                _ => return Ok(None),
            };
            let args = self.simple_args(call, if sync { 2 } else { 1 })?;
            let (members, predicate) = if sync {
                (args[0], args[1])
            } else {
                let d = self.fresh(Class::V32);
                self.push(Op::ActiveMask, d, [Reg::NONE; 3], 0);
                (d, args[0])
            };
            let bits = self.arg_element(call, usize::from(sync))?.bits();
            let predicate = self.predicate(predicate, bits);
            let d = self.fresh(if vote == Vote::Ballot { Class::V32 } else { Class::P });
            self.push(Op::Vote, d, [members, predicate, Reg::NONE], vote as u32);
            return Ok(Some(vec![d]));
        }
        if let Some(rest) = rest.strip_prefix("match.") {
            let all = match rest.split('.').next() {
                Some("any") => false,
                Some("all") => true,
                _ => return Ok(None),
            };
            let args = self.simple_args(call, 2)?;
            let d = self.fresh(Class::V32);
            let p = if all { self.fresh(Class::P) } else { Reg::NONE };
            self.push(Op::Match, d, [args[0], args[1], p], all.into());
            return Ok(Some(if all { vec![d, p] } else { vec![d] }));
        }
        if let Some(rest) = rest.strip_prefix("redux.sync.") {
            let redux = match rest {
                "add" => Redux::Add,
                "umin" => Redux::UMin,
                "umax" => Redux::UMax,
                "min" => Redux::SMin,
                "max" => Redux::SMax,
                "and" => Redux::And,
                "or" => Redux::Or,
                "xor" => Redux::Xor,
                _ => return Ok(None),
            };
            // The intrinsic takes the value first.
            let args = self.simple_args(call, 2)?;
            let d = self.fresh(Class::V32);
            self.push(Op::Redux, d, [args[1], args[0], Reg::NONE], redux as u32);
            return Ok(Some(vec![d]));
        }
        Ok(None)
    }

    /// Converts an integer of `bits` bits to a boolean.
    fn predicate(&mut self, r: Reg, bits: u32) -> Reg {
        if bits == 1 {
            return r;
        }
        let zero = self.imm(0);
        let op = if bits <= 32 { Op::ICmp32 } else { Op::ICmp64 };
        self.bin_imm(op, r, zero, IntPredicate::Ne as u32)
    }

    fn shuffle(
        &mut self,
        mode: ShuffleMode,
        sync: bool,
        predicate: bool,
        call: &Call,
    ) -> Result<Vec<Reg>> {
        let args = self.simple_args(call, if sync { 4 } else { 3 })?;
        let first = usize::from(sync);
        let value = args[first];
        let s = self.arg_element(call, first)?;
        if !matches!(s, Scalar::Int(32) | Scalar::Float) {
            return Err(self.unsupported("a shuffle of values of this type"));
        }
        let members = if sync { args[0] } else { Reg::NONE };
        let d = self.fresh(Class::V32);
        let p = if predicate { self.fresh(Class::P) } else { Reg::NONE };
        let index = self.cx.program.shuffles.len() as u32;
        self.cx.program.shuffles.push(ShuffleInfo {
            mode,
            members,
            value,
            lane: args[first + 1],
            clamp: args[first + 2],
        });
        self.push(Op::Shuffle, d, [Reg::NONE, Reg::NONE, p], index);
        Ok(if predicate { vec![d, p] } else { vec![d] })
    }
}
