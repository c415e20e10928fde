//! Determines which variable holds which value from which instruction on.

use super::{DebugInfo, Holds, MAX_CHAIN};
use crate::{Inst, InstKind, MdId, MdOperand, MdOperandId, Operand};
use std::collections::HashSet;

/// A variable of one call: the node of the variable, and the call at which it was inlined.
pub type LocalVariable = (MdId, Option<MdId>);

/// The contents of a debug record or call of a debug intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assigned {
    /// The variable.
    pub variable: LocalVariable,
    /// The value from here on, or the address of the variable; `None` if it is unknown.
    pub value: Option<(Operand, Holds)>,
}

impl DebugInfo<'_> {
    /// What `inst` says about a variable, if it is a debug record or intrinsic.
    pub fn assigned(&self, inst: &Inst) -> Option<Assigned> {
        let (name, args): (&str, Vec<MdOperandId>) = match &inst.kind {
            InstKind::DebugRecord { name, args } => (name, args.clone()),
            InstKind::Call(call) => {
                let metadata = call.args.iter().filter_map(|a| match a.value {
                    Operand::Metadata(id) => Some(id),
                    _ => None,
                });
                (self.debug_intrinsic(call.callee)?, metadata.collect())
            }
            _ => return None,
        };
        let holds = match name {
            "declare" => Holds::Address,
            "value" | "assign" => Holds::Value,
            _ => return None,
        };
        let value = match self.m.md_operands[*args.first()?] {
            MdOperand::Value(_, v) => Some(Operand::Value(v)),
            MdOperand::Const(c) => Some(Operand::Const(c)),
            _ => None,
        };
        let (variable, expression) = (*args.get(1)?, args.get(2).copied());
        let whole = self.whole_variable(variable, expression).is_some();
        Some(Assigned {
            variable: self.local_variable(variable, inst.debug_loc)?,
            value: value.filter(|_| whole).map(|v| (v, holds)),
        })
    }

    /// The variable that an operand names, in the call that `debug_loc` is in.
    pub fn local_variable(
        &self,
        variable: MdOperandId,
        debug_loc: Option<MdId>,
    ) -> Option<LocalVariable> {
        let MdOperand::Node(node) = self.m.md_operands[variable] else { return None };
        Some((node, debug_loc.and_then(|loc| self.node(loc, "inlinedAt"))))
    }

    /// The scope of `variable`, and the call at which it was inlined.
    pub fn scope_of(&self, variable: LocalVariable) -> Option<(MdId, Option<MdId>)> {
        Some((self.node(variable.0, "scope")?, variable.1))
    }

    /// The scopes around `debug_loc`, in its function and those that it was inlined into, each with
    /// the call at which it was inlined: variables of these scopes are visible there.
    pub fn scopes_around(&self, debug_loc: MdId) -> HashSet<(MdId, Option<MdId>)> {
        let mut scopes = HashSet::new();
        let mut at = Some(debug_loc);
        for _ in 0..MAX_CHAIN {
            let Some(loc) = at else { break };
            at = self.node(loc, "inlinedAt");
            let mut scope = self.node(loc, "scope");
            for _ in 0..MAX_CHAIN {
                // For included code, a block of another file is in between.
                let Some(s) = scope else { break };
                if !scopes.insert((s, at)) {
                    break;
                }
                scope = self.node(s, "scope");
            }
        }
        scopes
    }

    /// The variable itself, and the function that it belongs to.
    pub fn describe(&self, variable: LocalVariable) -> Option<(super::Variable, String)> {
        let function = self.subprogram_of(variable.0).map(|s| self.display_name(s));
        Some((self.variable(variable.0)?, function.unwrap_or_default()))
    }
}
