//! Where variables of the source lie in memory, and the functions of the source around a place.

use super::{DebugInfo, LocalVariable, MAX_CHAIN, MdKind, MdOperand, MdValue, Variable};
use crate::{Inst, InstKind, MdId, MdOperandId, Operand};

/// A step from the address in a record to that of the variable (LangRef, `DIExpression`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AddressStep {
    /// So many bytes further, modulo 2^64.
    Plus(u64),
    /// The address is in memory there.
    Load,
}

/// A variable whose address is known wherever it is visible: code without optimisation has only such.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declared {
    /// The variable.
    pub variable: LocalVariable,
    /// The address to begin with.
    pub address: Operand,
    /// How to come from there to the variable.
    pub steps: Vec<AddressStep>,
}

/// A function of the source at a place, itself or inlined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Name in the source.
    pub function: String,
    /// Name in the IR, if it is another; empty otherwise.
    pub linkage: String,
    /// File as written.
    pub file: String,
    /// Line, from 1; 0 if unknown.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// The blocks of the source around the place, innermost first.
    pub scopes: Vec<MdId>,
    /// The call that it was inlined at.
    pub inlined_at: Option<MdId>,
    subprogram: MdId,
}

impl DebugInfo<'_> {
    /// The variable that `inst` declares the address of, if it is such a record or intrinsic and is about a whole
    /// variable.
    pub fn declared(&self, inst: &Inst) -> Option<Declared> {
        let (name, args, loc): (&str, Vec<MdOperandId>, Option<MdId>) = match &inst.kind {
            InstKind::DebugRecord { name, args } => {
                let loc = args.last().and_then(|loc| self.operand_node(*loc));
                (name, args.clone(), loc)
            }
            InstKind::Call(call) => {
                let metadata = call.args.iter().filter_map(|a| match a.value {
                    Operand::Metadata(id) => Some(id),
                    _ => None,
                });
                (self.debug_intrinsic(call.callee)?, metadata.collect(), inst.debug_loc)
            }
            _ => return None,
        };
        if name != "declare" {
            return None;
        }
        let variable = self.local_variable(*args.get(1)?, loc)?;
        let address = match self.m.md_operands[*args.first()?] {
            MdOperand::Value(_, v) => Operand::Value(v),
            _ => return None,
        };
        Some(Declared { variable, address, steps: self.steps(*args.get(2)?)? })
    }

    fn operand_node(&self, operand: MdOperandId) -> Option<MdId> {
        match self.m.md_operands[operand] {
            MdOperand::Node(node) => Some(node),
            _ => None,
        }
    }

    /// The steps of an expression; `None` if it has others, or is about a part of the variable.
    fn steps(&self, expression: MdOperandId) -> Option<Vec<AddressStep>> {
        let node = self.operand_node(expression)?;
        let MdKind::Specialized { fields, .. } = &self.get(node).kind else { return None };
        let mut words = fields.iter().map(|(_, value)| value);
        let mut steps = vec![];
        while let Some(word) = words.next() {
            let MdValue::Word(word) = word else { return None };
            steps.push(match (word.as_str(), steps.len() < MAX_CHAIN) {
                ("DW_OP_deref", true) => AddressStep::Load,
                ("DW_OP_plus_uconst", true) => match words.next()? {
                    MdValue::Int(n) => AddressStep::Plus(*n as u64),
                    _ => return None,
                },
                _ => return None,
            });
        }
        Some(steps)
    }

    /// The functions around a place of the IR, innermost first: those that were inlined, and the function itself.
    pub fn levels(&self, debug_loc: MdId) -> Vec<Level> {
        let mut out = vec![];
        let mut at = Some(debug_loc);
        while let Some(loc) = at
            && out.len() < MAX_CHAIN
        {
            at = self.node(loc, "inlinedAt");
            let (Some(scope), Some(frame)) = (self.node(loc, "scope"), self.frame(loc)) else {
                break;
            };
            let Some(subprogram) = self.subprogram_of(scope) else { break };
            let mut scopes = vec![scope];
            while let Some(&last) = scopes.last()
                && last != subprogram
                && scopes.len() < MAX_CHAIN
                && let Some(around) = self.node(last, "scope")
            {
                scopes.push(around);
            }
            out.push(Level {
                function: frame.function,
                linkage: self.text(subprogram, "linkageName").unwrap_or_default(),
                file: frame.file,
                line: frame.line,
                column: frame.column,
                scopes,
                inlined_at: at,
                subprogram,
            });
        }
        out
    }

    /// The variables of a level that its function is known to have, whether or not anything says where they are.
    pub fn retained(&self, level: &Level) -> Vec<LocalVariable> {
        let Some(list) = self.node(level.subprogram, "retainedNodes") else { return vec![] };
        let MdKind::Tuple(nodes) = &self.get(list).kind else { return vec![] };
        let of = |value: &MdValue| match value {
            MdValue::Node(node) if self.kind(*node) == "DILocalVariable" => {
                Some((*node, level.inlined_at))
            }
            _ => None,
        };
        nodes.iter().filter_map(of).collect()
    }

    /// Name, type, place and position of a variable, and the block of the source that it is declared in.
    pub fn local(&self, variable: LocalVariable) -> Option<(Variable, MdId)> {
        Some((self.variable(variable.0)?, self.node(variable.0, "scope")?))
    }
}
