//! Promotion of local variables to SSA values (LLVM's mem2reg).

use crate::entity::Table;
use crate::ir::{Function, InstId, MdOperandId, Module, Operand, TypeId, ValueId};

/// A function whose simple local variables live in SSA values.
#[derive(Clone, Debug)]
pub struct Promoted {
    /// The new function. Ids of instructions and values that stay are those of the original;
    /// instructions that went are no longer in any block.
    pub function: Function,
    /// Values that stand for reads of a variable before any write. They have
    /// [`ValueDef::Undefined`](crate::ir::ValueDef::Undefined): treat them as `undef`.
    pub undef_reads: Vec<UndefRead>,
    /// What source variables hold from which instruction on, ordered by instruction. Each `at` is
    /// a `DebugRecord` of the new function with name `value`.
    pub variables: Vec<VariableValue>,
    replaced: Table<ValueId, Option<Operand>>,
}

impl Promoted {
    /// What stands for `value` of the original function now: itself, unless its load was removed.
    pub fn resolve(&self, value: ValueId) -> Operand {
        self.replaced
            .get(value)
            .copied()
            .flatten()
            .unwrap_or(Operand::Value(value))
    }
    /// What source variable gets which value at the debug record `inst`.
    pub fn variable_at(&self, inst: InstId) -> impl Iterator<Item = &VariableValue> {
        let start = self.variables.partition_point(|v| v.at < inst);
        self.variables[start..]
            .iter()
            .take_while(move |v| v.at == inst)
    }
}

/// A value that stands for reads of a variable before any write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndefRead {
    /// The value.
    pub value: ValueId,
    /// Its type.
    pub ty: TypeId,
    /// Name of the variable's `alloca`, unless numbered.
    pub variable: Option<String>,
}

/// A source variable holds `value` from the debug record `at` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableValue {
    /// The debug record.
    pub at: InstId,
    /// `DILocalVariable`.
    pub variable: MdOperandId,
    /// `DIExpression`.
    pub expression: Option<MdOperandId>,
    /// What it holds.
    pub value: Operand,
}

/// Promotes what can be promoted.
pub fn promote(_module: &Module, function: &Function) -> Promoted {
    Promoted {
        function: function.clone(),
        undef_reads: vec![],
        variables: vec![],
        replaced: Table::new(),
    }
}
