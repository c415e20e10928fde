//! Finds loads that a loop waits on: volatile or atomic loads inside a loop, or in functions called
//! there, on which the loop's exits depend. A race through such a load is most likely an intended
//! flag.

use crate::bytecode::op::{Op, Reg};
use crate::bytecode::operands::{defs, uses};
use crate::bytecode::program::{Function, Program};
use events::SiteId;
use ir::Module;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Statements of `program` that are volatile or atomic loads (or atomic operations) whose values
/// decide whether the enclosing loop continues.
pub fn polling_sites(program: &Program, _module: &Module) -> Vec<SiteId> {
    let mut out = BTreeSet::new();
    for function in &program.functions {
        in_function(program, function, &mut out);
    }
    out.into_iter().collect()
}

fn targets(program: &Program, function: &Function, pc: usize) -> Vec<usize> {
    let i = &function.code[pc];
    match i.op {
        Op::Jump => vec![i.imm as usize],
        Op::Branch => {
            let b = &program.branches[i.imm as usize];
            vec![b.then_pc as usize, b.else_pc as usize]
        }
        op if op.is_terminator() => vec![],
        _ => vec![pc + 1],
    }
}

fn in_function(program: &Program, function: &Function, out: &mut BTreeSet<SiteId>) {
    let component = components(program, function);
    let n = function.code.len();
    // Branches that leave the cycle they are in.
    for (pc, i) in function.code.iter().enumerate() {
        if i.op == Op::Branch
            && let Some(c) = component[pc]
            && targets(program, function, pc).iter().any(|&t| t < n && component[t] != Some(c))
        {
            let mut called = vec![];
            let inside = |pc: usize| component[pc] == Some(c);
            trace(program, function, vec![i.a], inside, &mut called, out);
            let mut next = 0;
            while let Some(&callee) = called.get(next) {
                next += 1;
                let callee = &program.functions[callee as usize];
                let results = callee.results.clone();
                trace(program, callee, results, |_| true, &mut called, out);
            }
        }
    }
}

/// Adds the volatile and atomic accesses among the instructions `within` the function whose values
/// the registers `sources` depend on, and adds to `called` the functions whose results they depend
/// on.
fn trace(
    program: &Program,
    function: &Function,
    mut sources: Vec<Reg>,
    within: impl Fn(usize) -> bool,
    called: &mut Vec<u32>,
    out: &mut BTreeSet<SiteId>,
) {
    let mut definitions: HashMap<Reg, Vec<usize>> = HashMap::new();
    for (pc, i) in function.code.iter().enumerate() {
        if within(pc) {
            defs(program, i, |r| definitions.entry(r).or_default().push(pc));
        }
    }
    let mut seen: HashSet<Reg> = HashSet::new();
    while let Some(r) = sources.pop() {
        if !seen.insert(r) {
            continue;
        }
        for &pc in definitions.get(&r).into_iter().flatten() {
            let i = &function.code[pc];
            match i.op {
                Op::Load | Op::AtomicRmw | Op::CmpXchg => {
                    let a = &program.accesses[i.imm as usize];
                    if a.volatile || a.atomic.is_some() {
                        out.insert(function.sites[pc]);
                    }
                }
                Op::Call => {
                    let callee = program.calls[i.imm as usize].function;
                    if !called.contains(&callee) {
                        called.push(callee);
                    }
                }
                op if op.signature().is_pure()
                    || matches!(op, Op::Mov32 | Op::Mov64 | Op::MovP | Op::MovS) =>
                {
                    uses(program, &function.results, i, |r| sources.push(r));
                }
                _ => {}
            }
        }
    }
}

/// For each instruction the cycle (strongly connected component) that contains it, if any.
fn components(program: &Program, function: &Function) -> Vec<Option<u32>> {
    let n = function.code.len();
    let mut number = vec![0u32; n];
    let mut low = vec![0u32; n];
    let mut done = vec![false; n];
    let mut component = vec![None; n];
    let mut open: Vec<usize> = vec![];
    let mut next = 1u32;
    let mut groups = 0u32;
    let mut stack: Vec<(usize, Vec<usize>)> = vec![];
    if n == 0 {
        return component;
    }
    let enter = |pc: usize, number: &mut Vec<u32>, low: &mut Vec<u32>, next: &mut u32| {
        number[pc] = *next;
        low[pc] = *next;
        *next += 1;
        targets(program, function, pc)
    };
    let first = enter(0, &mut number, &mut low, &mut next);
    open.push(0);
    stack.push((0, first));
    while let Some((pc, left)) = stack.last_mut() {
        let pc = *pc;
        if let Some(t) = left.pop() {
            if t >= n || done[t] {
                continue;
            }
            if number[t] == 0 {
                let list = enter(t, &mut number, &mut low, &mut next);
                open.push(t);
                stack.push((t, list));
            } else {
                low[pc] = low[pc].min(number[t]);
            }
            continue;
        }
        stack.pop();
        if let Some(&(parent, _)) = stack.last() {
            low[parent] = low[parent].min(low[pc]);
        }
        if low[pc] != number[pc] {
            continue;
        }
        let mut members = vec![];
        while let Some(m) = open.pop() {
            done[m] = true;
            members.push(m);
            if m == pc {
                break;
            }
        }
        let cyclic = members.len() > 1 || targets(program, function, pc).contains(&pc);
        if cyclic {
            for m in members {
                component[m] = Some(groups);
            }
            groups += 1;
        }
    }
    component
}
