//! Assembly with labels and branches.
//!
//! Registers and outputs become local variables of the function, since their values may come from several
//! places; the function is cut into blocks at the marks that the builder notes.

use super::{PRED, Statement, Text, Translator, Ty};
use crate::ptx::builder::Mark;
use crate::{Operand, TypeId};
use std::collections::BTreeSet;

impl Translator<'_, '_> {
    /// Translates all statements, of which some jump. Returns whether all of them are known.
    pub fn run_with_jumps(&mut self, code: &[Statement]) -> bool {
        self.in_memory = true;
        self.flow(code).is_some()
    }

    fn flow(&mut self, code: &[Statement]) -> Option<()> {
        let mut labels = BTreeSet::new();
        for statement in code {
            if let Statement::Label(name) = statement
                && !labels.insert(name.as_str())
            {
                return None;
            }
        }
        for i in 0..self.outputs.len() {
            let (ty, held) = self.outputs[i];
            let variable = self.b.local(ty);
            if let Some(value) = held {
                self.b.store(value, variable);
            }
            self.outputs[i].1 = Some(variable);
        }
        for statement in code {
            match statement {
                Statement::Registers(ty, names) => {
                    self.declare(ty, names)?;
                    let ty = Ty::of(ty)?;
                    let ty = self.llvm(ty);
                    for name in names {
                        let variable = self.b.local(ty);
                        self.registers.get_mut(name)?.value = Some(variable);
                    }
                }
                Statement::Label(name) => {
                    self.carry = None;
                    self.b.mark(Mark::Label(name.clone()));
                }
                Statement::Instruction(i) => {
                    let guard = match &i.guard {
                        Some((negated, guard)) => Some((self.read(guard, PRED)?, *negated)),
                        None => None,
                    };
                    let words: Vec<&str> = i.words.iter().map(String::as_str).collect();
                    if words[0] == "bra" {
                        let [Text::Name(to) | Text::Special(to)] = &i.operands[..] else {
                            return None;
                        };
                        if !labels.contains(to.as_str()) {
                            return None;
                        }
                        self.carry = None;
                        self.b.mark(Mark::Jump { to: to.clone(), cond: guard });
                        continue;
                    }
                    // Who does not execute an instruction jumps over it. No label has a space in its name.
                    let behind = format!("behind {}", self.b.len());
                    if let Some((cond, negated)) = guard {
                        self.carry = None;
                        let cond = Some((cond, !negated));
                        self.b.mark(Mark::Jump { to: behind.clone(), cond });
                    }
                    self.plain(&words, &i.operands)?;
                    if guard.is_some() {
                        self.carry = None;
                        self.b.mark(Mark::Label(behind));
                    }
                }
            }
        }
        (self.b.guards() == 0).then_some(())
    }

    /// The present value of a register or output that is held there.
    pub(super) fn held(&mut self, held: Operand, ty: TypeId) -> Option<Operand> {
        if self.in_memory { self.b.load(held, ty) } else { Some(held) }
    }
}
