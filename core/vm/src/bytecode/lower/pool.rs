//! Numbers the registers. A value that lives only inside a straight stretch of code shares its
//! register with values of other stretches.
//!
//! This is safe although pure operations write lanes that are not active: between two points where
//! other lanes may take over (jumps, branch targets, barriers, calls, exchanges between lanes) only
//! the active lanes' values of such a register are ever read. A register that is live across such a
//! point keeps its own number.
//!
//! One more rule applies to code that lanes may run again while others wait: there a value that
//! outlives its stretch is computed again for the waiting lanes too, and must have the same result.
//! So its inputs must still be available in those lanes, unless they are recomputed for them as
//! well.
//!
//! For the debugger every value has its own register.

use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::operands::{defs, rename, uses};
use crate::bytecode::program::{Function, KernelParam, Program};
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy)]
enum Home {
    /// All accesses so far are in this stretch; first and last position.
    Stretch { stretch: u32, last: u32 },
    /// It lives longer.
    Own,
}

/// Gives all registers of `function` their final numbers.
pub(super) fn number_registers(
    program: &mut Program,
    function: &mut Function,
    reexecuted: &[bool],
    params: &mut [KernelParam],
    debug: bool,
) {
    let stretches = stretches(program, function);
    let mut homes: HashMap<Reg, Home> = HashMap::new();
    for &r in function.params.iter().chain(&function.results) {
        homes.insert(r, Home::Own);
    }
    let constant = |index: u32| Reg::new(RegClass::S, index);
    for (pc, i) in function.code.iter().enumerate() {
        let stretch = stretches[pc];
        let mut note = |r: Reg, is_use: bool| {
            let home = match homes.get(&r) {
                // Read before it is written: a constant, or a value of an earlier iteration.
                None if is_use => Home::Own,
                None => Home::Stretch { stretch, last: pc as u32 },
                Some(Home::Stretch { stretch: s, .. }) if *s == stretch => {
                    Home::Stretch { stretch, last: pc as u32 }
                }
                Some(_) => Home::Own,
            };
            homes.insert(r, home);
        };
        uses(program, &function.results, i, |r| note(r, true));
        defs(program, i, |r| note(r, false));
    }
    keep_inputs(program, function, reexecuted, &mut homes);
    if debug {
        // A debugger may ask for any of the values at any time.
        for home in homes.values_mut() {
            *home = Home::Own;
        }
        let constants: HashSet<Reg> = function.constants.iter().map(|c| constant(c.0)).collect();
        let shown = function.values.iter().flat_map(|v| &v.1);
        homes.extend(shown.filter(|r| constants.contains(r)).map(|&r| (r, Home::Own)));
    }
    function.constants.retain(|c| homes.contains_key(&constant(c.0)));

    let mut counts = [0u32; 4];
    let mut names: HashMap<Reg, Reg> = HashMap::new();
    let mut own = |r: Reg, names: &mut HashMap<Reg, Reg>| {
        *names.entry(r).or_insert_with(|| {
            let n = &mut counts[r.class() as usize];
            *n += 1;
            Reg::new(r.class(), *n - 1)
        })
    };
    for &r in function.params.iter().chain(&function.results) {
        own(r, &mut names);
    }
    for &(index, _) in &function.constants {
        own(constant(index), &mut names);
    }
    for i in &function.code {
        let mut visit = |r: Reg| {
            if matches!(homes.get(&r), Some(Home::Own)) {
                own(r, &mut names);
            }
        };
        uses(program, &function.results, i, &mut visit);
        defs(program, i, &mut visit);
    }

    let mut free: [Vec<u32>; 4] = Default::default();
    let mut live: Vec<(u32, Reg)> = vec![];
    let mut local: HashMap<Reg, Reg> = HashMap::new();
    let mut code = std::mem::take(&mut function.code);
    for (pc, i) in code.iter_mut().enumerate() {
        // What was last used before this instruction is free now; its own operands are not, since a
        // destination must differ from them.
        live.retain(|&(last, r)| {
            let keep = last >= pc as u32;
            if !keep {
                free[r.class() as usize].push(r.index() as u32);
            }
            keep
        });
        let mut fresh = vec![];
        defs(program, i, |r| {
            if let Some(Home::Stretch { last, .. }) = homes.get(&r)
                && !local.contains_key(&r)
            {
                fresh.push((r, *last));
            }
        });
        for (r, last) in fresh {
            if local.contains_key(&r) {
                continue;
            }
            let class = r.class();
            let index = free[class as usize].pop().unwrap_or_else(|| {
                let n = &mut counts[class as usize];
                *n += 1;
                *n - 1
            });
            let name = Reg::new(class, index);
            local.insert(r, name);
            live.push((last, name));
        }
        rename(program, i, |r| names.get(&r).or_else(|| local.get(&r)).copied().unwrap_or(r));
    }
    function.code = code;
    let new = |r: Reg| names.get(&r).copied().unwrap_or(r);
    for r in function.params.iter_mut().chain(&mut function.results) {
        *r = new(*r);
    }
    for (index, _) in &mut function.constants {
        *index = new(constant(*index)).index() as u32;
    }
    function.constants.sort_unstable();
    // A value that nothing computes is held nowhere.
    function.values.retain(|v| v.1.iter().all(|r| names.contains_key(r)));
    for r in function.values.iter_mut().flat_map(|v| &mut v.1) {
        *r = new(*r);
    }
    for p in params {
        match p {
            KernelParam::Scalars(list) => list.iter_mut().for_each(|(r, _)| *r = new(*r)),
            KernelParam::ByVal { reg, .. } => *reg = new(*reg),
        }
    }
    function.registers = counts;
}

/// Whether the instruction writes all lanes of its destination, active or not.
fn writes_all_lanes(op: Op) -> bool {
    match op {
        // Computed lane by lane, for active lanes.
        Op::Math32 | Op::Math64 => false,
        Op::UDiv32
        | Op::SDiv32
        | Op::URem32
        | Op::SRem32
        | Op::UDiv64
        | Op::SDiv64
        | Op::URem64
        | Op::SRem64 => true,
        _ => op.signature().is_pure(),
    }
}

/// Keeps separate registers for what is written for active lanes only and is used for a value that
/// outlives its stretch, in code that is reexecuted.
fn keep_inputs(
    program: &Program,
    function: &Function,
    reexecuted: &[bool],
    homes: &mut HashMap<Reg, Home>,
) {
    let mut needed: HashSet<Reg> = HashSet::new();
    for (pc, i) in function.code.iter().enumerate().rev() {
        if !reexecuted.get(pc).copied().unwrap_or(true) {
            continue;
        }
        if writes_all_lanes(i.op) {
            let outlives = matches!(homes.get(&i.d), Some(Home::Own));
            if !i.d.is_scalar() && (outlives || needed.contains(&i.d)) {
                uses(program, &function.results, i, |r| {
                    needed.insert(r);
                });
            }
        } else {
            defs(program, i, |r| {
                if !r.is_scalar() && needed.contains(&r) {
                    homes.insert(r, Home::Own);
                }
            });
        }
    }
}

/// Number of the straight stretch of code that contains each instruction. An instruction during
/// which other lanes may take over is a stretch of its own.
fn stretches(program: &Program, function: &Function) -> Vec<u32> {
    let n = function.code.len();
    let mut starts = vec![false; n + 1];
    let mut start = |pc: u32| {
        if let Some(s) = starts.get_mut(pc as usize) {
            *s = true;
        }
    };
    for (pc, i) in function.code.iter().enumerate() {
        match i.op {
            Op::Jump => start(i.imm),
            Op::Branch => {
                let b = &program.branches[i.imm as usize];
                start(b.then_pc);
                start(b.else_pc);
                b.reconvergence().into_iter().for_each(&mut start);
            }
            _ => {}
        }
        if i.op.is_terminator() || i.op.may_switch() {
            start(pc as u32 + 1);
        }
        if i.op.may_switch() {
            start(pc as u32);
        }
    }
    let mut out = Vec::with_capacity(n);
    let mut stretch = 0;
    for begins in &starts[..n] {
        stretch += u32::from(*begins);
        out.push(stretch);
    }
    out
}
