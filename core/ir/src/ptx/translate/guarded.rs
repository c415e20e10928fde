//! Instructions under a predicate that only some lanes execute: `@p ld.global.u32 d, [a]`.
//!
//! What only computes chooses between the new and the old value. What accesses memory, waits or ends lanes
//! becomes a block of its own behind a branch: the builder notes which instructions it has, and the function
//! is cut there once all of the assembly is known.

use super::{PRED, Register, Text, Translator};
use crate::Operand;
use std::collections::BTreeMap;

/// Values of outputs, registers and the carry flag.
type State = (Vec<(crate::TypeId, Option<Operand>)>, BTreeMap<String, Register>, Option<Operand>);

impl Translator<'_, '_> {
    /// Translates an instruction under the predicate `guard`.
    pub(super) fn guarded(
        &mut self,
        words: &[&str],
        ops: &[Text],
        negated: bool,
        guard: &Text,
    ) -> Option<()> {
        let apart = matches!(
            words[0],
            "ld" | "ldu"
                | "st"
                | "atom"
                | "red"
                | "bar"
                | "barrier"
                | "shfl"
                | "ldmatrix"
                | "stmatrix"
                | "movmatrix"
                | "mma"
                | "vote"
                | "match"
                | "redux"
                | "elect"
                | "trap"
                | "exit"
                | "membar"
                | "fence"
                | "activemask"
                | "mbarrier"
        );
        let guard = self.read(guard, PRED)?;
        if words[0] == "cp" {
            return self.copy_async(words, ops, Some((negated, guard)));
        }
        let before: State = (self.outputs.clone(), self.registers.clone(), self.carry);
        let (start, guards) = (self.b.len(), self.b.guards());
        self.plain(words, ops)?;
        if apart {
            if self.b.guards() != guards {
                return None;
            }
            self.b.guard(start, guard, negated);
        }
        let mut choose = |new: Option<Operand>, old: Option<Operand>| match (new, old) {
            (Some(new), old) if apart && Some(new) != old => {
                let ty = self.b.type_of(new)?;
                let old = old.unwrap_or_else(|| self.b.poison(ty));
                self.b.merge(new, old).map(Some)
            }
            (Some(new), Some(old)) if new != old => {
                let (a, b) = if negated { (old, new) } else { (new, old) };
                self.b.select(guard, a, b).map(Some)
            }
            (new, _) => Some(new),
        };
        let mut outputs = self.outputs.clone();
        for (new, old) in outputs.iter_mut().zip(&before.0) {
            new.1 = choose(new.1, old.1)?;
        }
        let mut registers = self.registers.clone();
        for (new, old) in registers.values_mut().zip(before.1.values()) {
            new.value = choose(new.value, old.value)?;
        }
        self.carry = choose(self.carry, before.2)?;
        self.outputs = outputs;
        self.registers = registers;
        Some(())
    }
}
