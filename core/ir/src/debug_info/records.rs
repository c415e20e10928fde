//! Debug records with all that they say: parts of variables, expressions, and assignments that memory may hold.

use super::{DebugInfo, LocalVariable, MAX_CHAIN, MdKind, MdOperand, MdValue, Variable};
use crate::{ConstKind, Inst, InstKind, MdId, MdOperandId, Operand};

/// An operation of a `DIExpression` (DWARF 4, section 2.5) on a stack of 64-bit numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum ExpressionOp {
    Constant(u64),
    Plus,
    Minus,
    Times,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
    Negate,
    Not,
    /// The eight bytes at the address on top of the stack.
    Load,
    /// To so many bits, with or without sign.
    Convert(u32, bool),
}

/// Where an expression leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Expression {
    /// What to do with the value of the record.
    pub ops: Vec<ExpressionOp>,
    /// Whether the result is the address of the variable.
    pub memory: bool,
    /// Offset and size of the part of the variable that is meant, bits.
    pub part: Option<(u64, u64)>,
}

impl Expression {
    /// The result for `value`; `load` reads eight bytes at an address. `None` if it has none.
    pub fn evaluate(&self, value: u64, load: &mut dyn FnMut(u64) -> Option<u64>) -> Option<u64> {
        let mut stack = vec![value];
        for op in &self.ops {
            let top = stack.pop()?;
            let two = |stack: &mut Vec<u64>, f: fn(u64, u64) -> u64| {
                stack.pop().map(|below| f(below, top))
            };
            let result = match *op {
                ExpressionOp::Constant(n) => {
                    stack.push(top);
                    n
                }
                ExpressionOp::Plus => two(&mut stack, u64::wrapping_add)?,
                ExpressionOp::Minus => two(&mut stack, u64::wrapping_sub)?,
                ExpressionOp::Times => two(&mut stack, u64::wrapping_mul)?,
                ExpressionOp::And => two(&mut stack, |a, b| a & b)?,
                ExpressionOp::Or => two(&mut stack, |a, b| a | b)?,
                ExpressionOp::Xor => two(&mut stack, |a, b| a ^ b)?,
                ExpressionOp::ShiftLeft => {
                    two(&mut stack, |a, b| if b < 64 { a << b } else { 0 })?
                }
                ExpressionOp::ShiftRight => {
                    two(&mut stack, |a, b| if b < 64 { a >> b } else { 0 })?
                }
                ExpressionOp::ShiftRightSigned => {
                    two(&mut stack, |a, b| (a.cast_signed() >> b.min(63)).cast_unsigned())?
                }
                ExpressionOp::Negate => top.wrapping_neg(),
                ExpressionOp::Not => !top,
                ExpressionOp::Load => load(top)?,
                ExpressionOp::Convert(bits, signed) => {
                    let unused = 64 - bits.clamp(1, 64);
                    let high = top << unused;
                    if signed {
                        (high.cast_signed() >> unused).cast_unsigned()
                    } else {
                        high >> unused
                    }
                }
            };
            stack.push(result);
        }
        stack.pop()
    }
}

/// What a debug record or call of a debug intrinsic says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The variable.
    pub variable: LocalVariable,
    /// The part of it, bits.
    pub part: Option<(u64, u64)>,
    /// The value and what to do with it; `None` if it is unknown.
    pub value: Option<(Operand, Expression)>,
    /// Of a `#dbg_assign`: the assignment, which stores may be attached to (`!DIAssignID`), and the memory that
    /// they write.
    pub assignment: Option<(MdId, Option<(Operand, Expression)>)>,
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
    #[allow(missing_docs)]
    pub line: u32,
    #[allow(missing_docs)]
    pub column: u32,
    /// The blocks of the source around the place, innermost first.
    pub scopes: Vec<MdId>,
    /// The call that it was inlined at.
    pub inlined_at: Option<MdId>,
    subprogram: MdId,
}

impl DebugInfo<'_> {
    /// What `inst` says about a variable, if it is a debug record or intrinsic.
    pub fn record(&self, inst: &Inst) -> Option<Record> {
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
        if !matches!(name, "declare" | "value" | "assign") {
            return None;
        }
        let variable = self.local_variable(*args.get(1)?, loc)?;
        let (part, expression) = self.expression(*args.get(2)?, name == "declare");
        let pair = |operand: Option<Operand>, expression: Option<Expression>| {
            operand.and_then(|o| Some((o, expression?)))
        };
        let value = pair(self.value_operand(*args.first()?), expression);
        let assignment = (name == "assign").then(|| {
            let id = self.operand_node(*args.get(3)?)?;
            let (_, expression) = self.expression(*args.get(5)?, true);
            Some((id, pair(self.value_operand(*args.get(4)?), expression)))
        });
        let assignment = match assignment {
            Some(known) => Some(known?),
            None => None,
        };
        Some(Record { variable, part, value, assignment })
    }

    fn operand_node(&self, operand: MdOperandId) -> Option<MdId> {
        match self.m.md_operands[operand] {
            MdOperand::Node(node) => Some(node),
            _ => None,
        }
    }

    fn value_operand(&self, operand: MdOperandId) -> Option<Operand> {
        match self.m.md_operands[operand] {
            MdOperand::Value(_, v) => Some(Operand::Value(v)),
            MdOperand::Const(c) => {
                let known = !matches!(self.m.constants[c].kind, ConstKind::Undef | ConstKind::Poison);
                known.then_some(Operand::Const(c))
            }
            _ => None,
        }
    }

    /// The part of the variable that an expression is about, and the expression if all of it is understood.
    /// `address`: whether the value that it begins with is an address of the variable.
    fn expression(
        &self,
        operand: MdOperandId,
        address: bool,
    ) -> (Option<(u64, u64)>, Option<Expression>) {
        let Some(node) = self.operand_node(operand) else { return (None, None) };
        let MdKind::Specialized { fields, .. } = &self.get(node).kind else { return (None, None) };
        let mut words = fields.iter().map(|(_, value)| value);
        let (mut out, mut whole) = (Expression::default(), true);
        let mut is_value = false;
        while let Some(word) = words.next() {
            let MdValue::Word(word) = word else { return (out.part, None) };
            let mut number = || match words.next() {
                Some(MdValue::Int(n)) => Some(*n as u64),
                _ => None,
            };
            let plain = match word.as_str() {
                "DW_OP_plus_uconst" => {
                    let Some(n) = number() else { return (None, None) };
                    out.ops.push(ExpressionOp::Constant(n));
                    ExpressionOp::Plus
                }
                "DW_OP_constu" | "DW_OP_consts" => {
                    let Some(n) = number() else { return (None, None) };
                    ExpressionOp::Constant(n)
                }
                "DW_OP_plus" => ExpressionOp::Plus,
                "DW_OP_minus" => ExpressionOp::Minus,
                "DW_OP_mul" => ExpressionOp::Times,
                "DW_OP_and" => ExpressionOp::And,
                "DW_OP_or" => ExpressionOp::Or,
                "DW_OP_xor" => ExpressionOp::Xor,
                "DW_OP_shl" => ExpressionOp::ShiftLeft,
                "DW_OP_shr" => ExpressionOp::ShiftRight,
                "DW_OP_shra" => ExpressionOp::ShiftRightSigned,
                "DW_OP_neg" => ExpressionOp::Negate,
                "DW_OP_not" => ExpressionOp::Not,
                "DW_OP_deref" => ExpressionOp::Load,
                "DW_OP_stack_value" => {
                    is_value = true;
                    continue;
                }
                "DW_OP_LLVM_convert" => {
                    let bits = number().and_then(|n| u32::try_from(n).ok());
                    let signed = match words.next() {
                        Some(MdValue::Word(word)) => word.starts_with("DW_ATE_signed"),
                        _ => false,
                    };
                    let Some(bits) = bits.filter(|bits| *bits <= 64) else { return (None, None) };
                    ExpressionOp::Convert(bits, signed)
                }
                "DW_OP_LLVM_fragment" => {
                    let (Some(at), Some(size)) = (number(), number()) else { return (None, None) };
                    out.part = Some((at, size));
                    continue;
                }
                _ => {
                    whole = false;
                    continue;
                }
            };
            out.ops.push(plain);
        }
        if address {
            out.memory = !is_value;
        } else if !is_value && out.ops.last() == Some(&ExpressionOp::Load) {
            // The variable is in memory, at the address before the last operation.
            out.ops.pop();
            out.memory = true;
        }
        let part = out.part;
        (part, whole.then_some(out))
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

    /// The variables of a level that its function is known to have, whether or not any record names them.
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
