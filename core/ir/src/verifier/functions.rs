//! Checks of one function: header, blocks, phis, dominance.

use super::dominance::Dominators;
use super::{Checker, MAX_ERRORS, instructions};
use crate::inst::{BlockId, InstId, InstKind, Operand, ValueId};
use crate::metadata::MdOperand;
use crate::module::{Function, ValueDef};
use crate::types::Type;
use base::diagnostic::Diagnostic;
use base::entity::Entity;
use std::collections::HashMap;

pub(super) fn check(c: &mut Checker, f: &Function) {
    header(c, f);
    if f.is_declaration() {
        return;
    }
    if !shape(c, f) {
        // Without exactly one terminator at the end of each block there is no graph to check.
        return;
    }
    let mut positions = vec![(0usize, 0usize); f.insts.len()];
    for (b, block) in f.blocks.iter() {
        for (n, &i) in block.insts.iter().enumerate() {
            positions[i.index()] = (b.index(), n);
        }
    }
    let successors: Vec<Vec<usize>> =
        f.blocks.keys().map(|b| f.successors(b).into_iter().map(Entity::index).collect()).collect();
    let dominators = Dominators::new(&successors);
    let mut preds: Vec<Vec<BlockId>> = vec![vec![]; f.blocks.len()];
    for (b, targets) in successors.iter().enumerate() {
        for &t in targets {
            preds[t].push(BlockId::new(b));
        }
    }
    // The targets of an `invoke` and similar instructions are not known, so the graph is not
    // checked.
    let opaque = f
        .blocks
        .keys()
        .any(|b| matches!(f.terminator(b).map(|t| &t.kind), Some(InstKind::Other { .. })));
    if !preds[0].is_empty() {
        let span = f.terminator(preds[0][0]).map_or(f.span, |t| t.span);
        c.error(span, "a branch cannot target the entry block of the function");
    }
    for (b, block) in f.blocks.iter() {
        for &i in &block.insts {
            if c.errors.len() >= MAX_ERRORS {
                return;
            }
            let inst = &f.insts[i];
            if let Err(e) = instructions::check(c, f, inst) {
                c.error(inst.span, e);
                continue;
            }
            if !opaque && let InstKind::Phi { incoming, .. } = &inst.kind {
                phi(c, f, i, incoming, &preds[b.index()]);
            }
            if !opaque && dominators.reachable(b.index()) {
                uses(c, f, i, &positions, &dominators);
            } else {
                inst.kind.for_each_operand(|o| defined(c, f, i, o));
            }
            metadata_uses(c, f, i);
        }
    }
}

fn header(c: &mut Checker, f: &Function) {
    let ret_good = matches!(c.ty(f.ret_ty), Type::Void) || c.is_first_class(f.ret_ty);
    if !ret_good {
        c.error(f.span, format!("a function cannot return {}", c.short(f.ret_ty)));
    }
    for p in &f.params {
        let metadata = matches!(c.ty(p.ty), Type::Metadata);
        let good = c.is_first_class(p.ty) || (metadata && f.is_declaration());
        if !good {
            c.error(f.span, format!("a parameter cannot have type {}", c.short(p.ty)));
        } else if !metadata && let Err(e) = c.check_value_type(p.ty) {
            limit(c, f.span, e);
        }
    }
    if c.is_first_class(f.ret_ty)
        && let Err(e) = c.check_value_type(f.ret_ty)
    {
        limit(c, f.span, e);
    }
}

pub(super) fn limit(c: &mut Checker, span: base::diagnostic::Span, message: String) {
    c.errors.push(Diagnostic::limit(message).at(span));
}

/// Whether every block has one terminator, at its end, and phis only at its start.
fn shape(c: &mut Checker, f: &Function) -> bool {
    let before = c.errors.len();
    for (b, block) in f.blocks.iter() {
        let Some((&last, rest)) = block.insts.split_last() else {
            c.error(f.span, "a basic block has no instructions");
            continue;
        };
        if !f.insts[last].kind.is_terminator() {
            c.error(
                f.insts[last].span,
                "the basic block ends here, expected a terminator such as `br` or `ret`",
            );
        }
        let mut body = false;
        for &i in rest {
            let inst = &f.insts[i];
            if inst.kind.is_terminator() {
                c.error(inst.span, "a terminator cannot be in the middle of a basic block");
            }
            match inst.kind {
                InstKind::Phi { .. } if body || b.0 == 0 => {
                    c.error(inst.span, "`phi` must be at the start of a block other than the entry")
                }
                InstKind::Phi { .. } | InstKind::DebugRecord { .. } => {}
                _ => body = true,
            }
        }
    }
    c.errors.len() == before
}

/// Checks that a phi has a value for each predecessor and for no other block.
fn phi(
    c: &mut Checker,
    f: &Function,
    i: InstId,
    incoming: &[(Operand, BlockId)],
    preds: &[BlockId],
) {
    let span = f.insts[i].span;
    let mut values: HashMap<BlockId, Operand> = HashMap::with_capacity(incoming.len());
    for &(value, b) in incoming {
        if let Some(other) = values.insert(b, value)
            && other != value
        {
            c.error(span, "`phi` has two values for one predecessor");
            return;
        }
    }
    for p in preds {
        if !values.contains_key(p) {
            c.error(span, "`phi` has no value for one of the block's predecessors");
            return;
        }
    }
    let known: std::collections::HashSet<_> = preds.iter().collect();
    if values.keys().any(|b| !known.contains(b)) {
        c.error(span, "`phi` has a value for a block that is not a predecessor");
    }
}

fn name(f: &Function, v: ValueId) -> String {
    match &f.values[v].name {
        Some(n) => format!("`%{n}`"),
        None => "a numbered value".to_owned(),
    }
}

/// Checks that an operand is defined at all.
fn defined(c: &mut Checker, f: &Function, i: InstId, o: Operand) {
    let span = f.insts[i].span;
    match o {
        Operand::Value(v) if f.values[v].def == ValueDef::Undefined => {
            c.error(span, format!("{} is used but never defined", name(f, v)));
        }
        Operand::Const(k) => {
            if let Some(e) = c.bad_constants[k.index()].clone() {
                c.error(span, e);
            }
        }
        _ => {}
    }
}

/// Checks that definitions dominate the uses of an instruction in a reachable block.
fn uses(
    c: &mut Checker,
    f: &Function,
    i: InstId,
    positions: &[(usize, usize)],
    dominators: &Dominators,
) {
    let inst = &f.insts[i];
    let (block, place) = positions[i.index()];
    let mut late = None;
    let mut one = |c: &mut Checker, o: Operand, at: Option<usize>| {
        defined(c, f, i, o);
        let Operand::Value(v) = o else { return };
        let ValueDef::Inst(def) = f.values[v].def else {
            return;
        };
        let (def_block, def_place) = positions[def.index()];
        let good = match at {
            // A phi's value must be available at the end of the predecessor.
            Some(pred) => !dominators.reachable(pred) || dominators.dominates(def_block, pred),
            None if def_block == block => def_place < place,
            None => dominators.dominates(def_block, block),
        };
        if !good {
            late = Some(v);
        }
    };
    if let InstKind::Phi { incoming, .. } = &inst.kind {
        for &(v, b) in incoming {
            one(c, v, Some(b.index()));
        }
    } else {
        inst.kind.for_each_operand(|o| one(c, o, None));
    }
    if let Some(v) = late {
        let def = match f.values[v].def {
            ValueDef::Inst(d) => f.insts[d].span,
            _ => f.span,
        };
        let message =
            format!("{} is used where its definition may not have been executed", name(f, v));
        c.error(inst.span, message);
        if let Some(d) = c.errors.last_mut() {
            *d = d.clone().label(def, "defined here");
        }
    }
}

/// Checks the values that metadata operands name. They need not dominate, only exist.
fn metadata_uses(c: &mut Checker, f: &Function, i: InstId) {
    let inst = &f.insts[i];
    let check = |c: &mut Checker, id| match &c.m.md_operands[id] {
        MdOperand::Value(_, v) => defined(c, f, i, Operand::Value(*v)),
        MdOperand::Const(k) => defined(c, f, i, Operand::Const(*k)),
        MdOperand::ArgList(args) => args.iter().for_each(|&(_, o)| defined(c, f, i, o)),
        MdOperand::Node(_) => {}
    };
    match &inst.kind {
        InstKind::DebugRecord { args, .. } => args.iter().for_each(|&a| check(c, a)),
        InstKind::Call(call) | InstKind::Invoke { call, .. } => {
            for a in &call.args {
                if let Operand::Metadata(id) = a.value {
                    check(c, id);
                }
            }
        }
        _ => {}
    }
}
