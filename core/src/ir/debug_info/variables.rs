//! Which variable holds what from which instruction on.

use super::{DebugInfo, Holds, MAX_CHAIN};
use crate::ir::{Inst, InstKind, MdId, MdOperand, MdOperandId, Operand};

/// A variable of one call: the node of the variable, and where the call was inlined.
pub type LocalVariable = (MdId, Option<MdId>);

/// What a debug record or call of a debug intrinsic says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assigned {
    /// The variable.
    pub variable: LocalVariable,
    /// What it holds from here on, or the address at which it lives; `None` is something that cannot be
    /// told.
    pub value: Option<(Operand, Holds)>,
}

impl DebugInfo<'_> {
    /// What `inst` says of a variable, if it is about one.
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

    /// The variable that an operand names, of the call that `debug_loc` is in.
    pub fn local_variable(
        &self,
        variable: MdOperandId,
        debug_loc: Option<MdId>,
    ) -> Option<LocalVariable> {
        let MdOperand::Node(node) = self.m.md_operands[variable] else { return None };
        Some((node, debug_loc.and_then(|loc| self.node(loc, "inlinedAt"))))
    }

    /// Whether `variable` can be seen at `debug_loc`: it belongs to a scope around that place, in the
    /// function there or one that it was inlined into.
    pub fn sees(&self, debug_loc: MdId, variable: LocalVariable) -> bool {
        let Some(owner) = self.node(variable.0, "scope") else { return false };
        let mut at = Some(debug_loc);
        for _ in 0..MAX_CHAIN {
            let Some(loc) = at else { return false };
            at = self.node(loc, "inlinedAt");
            if at != variable.1 {
                continue;
            }
            let mut scope = self.node(loc, "scope");
            for _ in 0..MAX_CHAIN {
                match scope {
                    Some(s) if s == owner => return true,
                    // A block of another file stands between for code that was included.
                    Some(s) => scope = self.node(s, "scope"),
                    None => return false,
                }
            }
            return false;
        }
        false
    }

    /// The variable itself, and the function that it belongs to.
    pub fn describe(&self, variable: LocalVariable) -> Option<(super::Variable, String)> {
        let function = self.subprogram_of(variable.0).map(|s| self.display_name(s));
        Some((self.variable(variable.0)?, function.unwrap_or_default()))
    }
}
