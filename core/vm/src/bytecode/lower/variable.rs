//! Which variable in shared memory an access is to, as far as its address tells.
//!
//! All shared variables of a block are one object for the executor, and one stands right behind the other. In C++ no
//! pointer into one of them leads into the next, so an access whose address is computed from one variable alone and
//! that is beyond its end is out of bounds, although there is memory.

use super::emit::Emitter;
use super::layout::is_shared;
use crate::bytecode::op::Op;
use crate::bytecode::program::Program;
use base::entity::Table;
use ir::{
    CastOp, ConstExpr, ConstId, ConstKind, InstKind, Module, Operand, SymbolId, SymbolKind,
    ValueDef, ValueId,
};
use std::collections::HashSet;

/// Maximum number of values followed for one address.
const MOST_VALUES: usize = 64;

impl Emitter<'_, '_> {
    /// The variable in shared memory to which the current instruction is an access, if its address is computed from
    /// that one alone.
    pub(super) fn shared_variable(&self) -> Option<SymbolId> {
        let function = &self.p.function;
        let mut todo = match function.insts[self.inst].kind {
            InstKind::Load { ptr, .. }
            | InstKind::Store { ptr, .. }
            | InstKind::AtomicRmw { ptr, .. }
            | InstKind::CmpXchg { ptr, .. } => vec![ptr],
            _ => return None,
        };
        let mut seen: HashSet<ValueId> = HashSet::new();
        let mut found = None;
        while let Some(operand) = todo.pop() {
            let value = match operand {
                Operand::Const(c) => {
                    let symbol = variable_of(self.cx.module, c)?;
                    if found.is_some_and(|other| other != symbol) {
                        return None;
                    }
                    found = Some(symbol);
                    continue;
                }
                Operand::Value(value) if seen.insert(value) => value,
                Operand::Value(_) => continue,
                _ => return None,
            };
            let ValueDef::Inst(inst) = function.values[value].def else { return None };
            if seen.len() > MOST_VALUES {
                return None;
            }
            match &function.insts[inst].kind {
                InstKind::Gep { base, .. } => todo.push(*base),
                InstKind::Cast { op, value, .. } if keeps_pointer(*op) => todo.push(*value),
                InstKind::Freeze(value) => todo.push(*value),
                InstKind::Select { on_true, on_false, .. } => todo.extend([*on_true, *on_false]),
                InstKind::Phi { incoming, .. } => todo.extend(incoming.iter().map(|e| e.0)),
                _ => return None,
            }
        }
        found
    }
}

/// Whether a cast leaves a pointer what it is.
fn keeps_pointer(op: CastOp) -> bool {
    matches!(op, CastOp::BitCast | CastOp::AddrSpaceCast)
}

/// The variable in shared memory into which a constant points.
fn variable_of(module: &Module, mut constant: ConstId) -> Option<SymbolId> {
    for _ in 0..MOST_VALUES {
        constant = match &module.constants[constant].kind {
            ConstKind::Symbol(symbol) => {
                let SymbolKind::Global(global) = module.symbols[*symbol].kind else { return None };
                return is_shared(&module.globals[global]).then_some(*symbol);
            }
            ConstKind::Expr(ConstExpr::Gep { base, .. }) => *base,
            ConstKind::Expr(ConstExpr::Cast(op, value)) if keeps_pointer(*op) => *value,
            _ => return None,
        };
    }
    None
}

/// The extents of the variables that accesses are to, by site; empty if there are fewer than two.
pub(super) fn extents(program: &Program) -> Vec<(u64, u64)> {
    if program.shared.len() < 2 {
        return vec![];
    }
    let mut extents = Table::filled((0, u64::MAX), program.sites.len());
    for function in &program.functions {
        for (instr, &site) in function.code.iter().zip(&function.sites) {
            if !matches!(instr.op, Op::Load | Op::Store | Op::AtomicRmw | Op::CmpXchg) {
                continue;
            }
            let variable = program.accesses[instr.imm as usize].variable;
            let Some(var) = program.shared.iter().find(|v| Some(v.symbol) == variable) else {
                continue;
            };
            let end = if var.size == 0 { u64::MAX } else { var.offset + var.size };
            extents[site] = (var.offset, end);
        }
    }
    extents.values().copied().collect()
}
