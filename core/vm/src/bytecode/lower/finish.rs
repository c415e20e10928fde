//! Turns nodes into linear code: removes unused results, skips empty nodes, joins chains of nodes,
//! converts targets to pcs and renumbers registers.

use super::emit::{Draft, Node};
use super::pool;
use crate::bytecode::op::{Op, Reg};
use crate::bytecode::operands::{defs, uses};
use crate::bytecode::program::{BranchInfo, Function, KernelParam, Program};
use crate::bytecode::signature::Kind;
use ir::FunctionId;
use std::collections::HashMap;

/// Linearises `draft`.
pub(super) fn finish(
    program: &mut Program,
    source: FunctionId,
    mut draft: Draft,
    params: &mut [KernelParam],
    debug: bool,
) -> Function {
    drop_unused(program, &mut draft);
    skip_empty(program, &mut draft.nodes);
    let (order, joined) = arrange(program, &draft.nodes);
    let mut function = Function {
        source,
        code: vec![],
        sites: vec![],
        registers: draft.registers,
        constants: draft.constants,
        local_bytes: draft.local_bytes.next_multiple_of(16),
        slots: draft.slots,
        params: draft.params,
        results: draft.results,
        blocks: vec![],
        values: draft.values,
    };
    let mut reexecuted = vec![];
    let mut pc_of = vec![u32::MAX; draft.nodes.len()];
    for (&n, &join) in order.iter().zip(&joined) {
        let node = &draft.nodes[n as usize];
        let pc = function.code.len() as u32;
        pc_of[n as usize] = pc;
        if let Some(b) = node.source {
            function.blocks.push((pc, b));
        }
        let keep = node.code.len() - usize::from(join);
        for (instr, site) in &node.code[..keep] {
            function.code.push(*instr);
            function.sites.push(*site);
            reexecuted.push(node.reexecuted);
        }
    }
    let pc = |n: u32| pc_of.get(n as usize).copied().unwrap_or(u32::MAX);
    for i in &mut function.code {
        match i.op {
            Op::Jump => i.imm = pc(i.imm),
            Op::Branch => {
                let b = &mut program.branches[i.imm as usize];
                b.then_pc = pc(b.then_pc);
                b.else_pc = pc(b.else_pc);
                b.reconverge_pc = b.reconvergence().map_or(BranchInfo::NO_RECONVERGENCE, pc);
            }
            _ => {}
        }
    }
    pool::number_registers(program, &mut function, &reexecuted, params, debug);
    function
}

/// Whether an instruction is only there for its result.
fn is_droppable(op: Op) -> bool {
    matches!(op.signature().kind, Kind::Pure | Kind::Value)
}

/// Removes instructions whose results are not needed.
fn drop_unused(program: &Program, draft: &mut Draft) {
    let mut definitions: HashMap<Reg, Vec<(u32, u32)>> = HashMap::new();
    let mut wanted: Vec<Vec<bool>> =
        draft.nodes.iter().map(|n| vec![false; n.code.len()]).collect();
    let mut work = vec![];
    for (n, node) in draft.nodes.iter().enumerate() {
        for (k, (i, _)) in node.code.iter().enumerate() {
            defs(program, i, |r| definitions.entry(r).or_default().push((n as u32, k as u32)));
            if !is_droppable(i.op) {
                wanted[n][k] = true;
                work.push((n as u32, k as u32));
            }
        }
    }
    while let Some((n, k)) = work.pop() {
        let (i, _) = draft.nodes[n as usize].code[k as usize];
        uses(program, &draft.results, &i, |r| {
            // Each list is processed once: afterwards all of it is needed.
            for (n, k) in definitions.remove(&r).unwrap_or_default() {
                let slot = &mut wanted[n as usize][k as usize];
                if !*slot {
                    *slot = true;
                    work.push((n, k));
                }
            }
        });
    }
    for (node, wanted) in draft.nodes.iter_mut().zip(&wanted) {
        let mut keep = wanted.iter();
        node.code.retain(|_| keep.next().copied().unwrap_or(true));
    }
}

/// Calls `f` with every node number that the instructions of placed nodes refer to.
fn references(program: &Program, node: &Node, mut f: impl FnMut(u32)) {
    for (i, _) in &node.code {
        match i.op {
            Op::Jump => f(i.imm),
            Op::Branch => {
                let b = &program.branches[i.imm as usize];
                f(b.then_pc);
                f(b.else_pc);
                b.reconvergence().into_iter().for_each(&mut f);
            }
            _ => {}
        }
    }
}

/// Redirects jumps to nodes that only jump on, unless lanes wait there.
fn skip_empty(program: &mut Program, nodes: &mut [Node]) {
    let mut waits = vec![false; nodes.len()];
    for node in nodes.iter() {
        for (i, _) in &node.code {
            if i.op == Op::Branch
                && let Some(to) = program.branches[i.imm as usize].reconvergence()
                && let Some(w) = waits.get_mut(to as usize)
            {
                *w = true;
            }
        }
    }
    let onward: Vec<Option<u32>> = nodes
        .iter()
        .zip(&waits)
        .map(|(node, &waits)| match node.code.as_slice() {
            [(i, _)] if i.op == Op::Jump && !waits => Some(i.imm),
            _ => None,
        })
        .collect();
    let follow = |mut n: u32| {
        // A cycle of empty nodes is an endless loop: stop somewhere on it.
        for _ in 0..onward.len() {
            match onward.get(n as usize).copied().flatten() {
                Some(next) => n = next,
                None => break,
            }
        }
        n
    };
    for node in nodes.iter_mut() {
        for (i, _) in &mut node.code {
            match i.op {
                Op::Jump => i.imm = follow(i.imm),
                Op::Branch => {
                    let b = &mut program.branches[i.imm as usize];
                    b.then_pc = follow(b.then_pc);
                    b.else_pc = follow(b.else_pc);
                }
                _ => {}
            }
        }
    }
}

/// The order of the used nodes, and for each whether its final jump is omitted because the next
/// node is its target, which nothing else refers to.
fn arrange(program: &Program, nodes: &[Node]) -> (Vec<u32>, Vec<bool>) {
    let mut used = vec![false; nodes.len()];
    let mut work = vec![0u32];
    let mut count = vec![0u32; nodes.len()];
    if let Some(first) = used.first_mut() {
        *first = true;
    }
    while let Some(n) = work.pop() {
        references(program, &nodes[n as usize], |m| {
            if let Some(c) = count.get_mut(m as usize) {
                *c += 1;
                if !std::mem::replace(&mut used[m as usize], true) {
                    work.push(m);
                }
            }
        });
    }
    let mut order = vec![];
    let mut joined = vec![];
    let mut placed = vec![false; nodes.len()];
    for start in 0..nodes.len() {
        let mut n = start;
        while used[n] && !placed[n] {
            placed[n] = true;
            order.push(n as u32);
            let next = match nodes[n].code.last() {
                Some((i, _)) if i.op == Op::Jump => Some(i.imm as usize),
                _ => None,
            };
            // The entry has a reference that is not counted.
            let join = next.is_some_and(|m| m != 0 && count.get(m) == Some(&1) && !placed[m]);
            joined.push(join);
            match next {
                Some(m) if join => n = m,
                _ => break,
            }
        }
    }
    (order, joined)
}
