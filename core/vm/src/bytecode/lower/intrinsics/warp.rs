//! Lowers exchanges between the lanes of a warp: shuffles, votes, matches, reductions, the active
//! mask.

use super::super::emit::Emitter;
use super::super::scalar::Scalar;
use crate::bytecode::op::{Op, Redux, Reg, RegClass, Vote};
use crate::bytecode::program::{ShuffleInfo, ShuffleMode};
use base::diagnostic::Result;
use ir::intrinsics::{VoteMode, WarpReduction};
use ir::{Call, IntPredicate};

impl Emitter<'_, '_> {
    pub(super) fn active_mask(&mut self) -> Reg {
        let d = self.fresh(RegClass::V32);
        self.push(Op::ActiveMask, d, [Reg::NONE; 3], 0);
        d
    }

    pub(super) fn vote(&mut self, mode: VoteMode, sync: bool, call: &Call) -> Result<Vec<Reg>> {
        let vote = match mode {
            VoteMode::All => Vote::All,
            VoteMode::Any => Vote::Any,
            VoteMode::Uni => Vote::Uni,
            VoteMode::Ballot => Vote::Ballot,
        };
        let args = self.simple_args(call, if sync { 2 } else { 1 })?;
        let (members, predicate) =
            if sync { (args[0], args[1]) } else { (self.active_mask(), args[0]) };
        let bits = self.arg_element(call, usize::from(sync))?.bits();
        let predicate = self.predicate(predicate, bits);
        let d = self.fresh(if vote == Vote::Ballot { RegClass::V32 } else { RegClass::P });
        self.push(Op::Vote, d, [members, predicate, Reg::NONE], vote as u32);
        Ok(vec![d])
    }

    pub(super) fn match_call(&mut self, all: bool, call: &Call) -> Result<Vec<Reg>> {
        let args = self.simple_args(call, 2)?;
        let d = self.fresh(RegClass::V32);
        let p = if all { self.fresh(RegClass::P) } else { Reg::NONE };
        self.push(Op::Match, d, [args[0], args[1], p], all.into());
        Ok(if all { vec![d, p] } else { vec![d] })
    }

    pub(super) fn warp_reduce(&mut self, r: WarpReduction, call: &Call) -> Result<Vec<Reg>> {
        let redux = match r {
            WarpReduction::Add => Redux::Add,
            WarpReduction::UMin => Redux::UMin,
            WarpReduction::UMax => Redux::UMax,
            WarpReduction::SMin => Redux::SMin,
            WarpReduction::SMax => Redux::SMax,
            WarpReduction::And => Redux::And,
            WarpReduction::Or => Redux::Or,
            WarpReduction::Xor => Redux::Xor,
        };
        // The intrinsic takes the value first.
        let args = self.simple_args(call, 2)?;
        let d = self.fresh(RegClass::V32);
        self.push(Op::Redux, d, [args[1], args[0], Reg::NONE], redux as u32);
        Ok(vec![d])
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

    pub(super) fn shuffle(
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
        let d = self.fresh(RegClass::V32);
        let p = if predicate { self.fresh(RegClass::P) } else { Reg::NONE };
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
