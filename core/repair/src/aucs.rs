//! Repairs LLVM IR as AuCS does (Wu et al., ASE 2019, section IV-B), so that its results can be compared with edits of
//! the source: it deletes barriers that diverge or that nothing needs, and places one for each race, where all threads
//! come by. Places that do not exist are made by [`flatten`](crate::flatten).
//!
//! As published, it does not know of barriers at the ends of loops, loops of unequal trips, instructions that race
//! with themselves, and blocks of a grid. What it makes is searched as `check` searches; a barrier that does not remove
//! its race is taken back.

use crate::flatten::{self, Placed};
use crate::oracle::{Judged, Oracle, counted};
use base::limits::MAX_REPAIR_ROUNDS;
use detect::finding::{AccessSide, Finding, Rule, Severity, SideOp, Subject};
use detect::symbols::Loc;
use ir::debug_info::DebugInfo;
use ir::inst::{Inst, InstId, InstKind};
use ir::module::{FunctionId, Module};
use ir::parse_module;
use ir::printer::print_module;
use std::rc::Rc;

/// What came of a repair of IR.
#[derive(Clone, Debug)]
pub struct IrRepair {
    /// The IR after it; as it was if nothing helped.
    pub after: String,
    /// For each kernel what was done.
    pub kernels: Vec<IrKernelRepair>,
}

/// What came of a repair of IR for one kernel.
#[derive(Clone, Debug)]
pub struct IrKernelRepair {
    /// The kernel.
    pub kernel: String,
    /// The search before.
    pub before: Rc<Judged>,
    /// The search after.
    pub after: Rc<Judged>,
    /// Barriers that were added.
    pub added: u32,
    /// Barriers that were deleted.
    pub deleted: u32,
    /// Labels that were put into a row for one of them.
    pub flattened: usize,
    /// Launches that were clean before, and compute the same after.
    pub compared: usize,
}

/// Repairs `kernels` of the module `text`.
///
/// # Errors
/// The module cannot be searched.
pub fn repair_ir(
    oracle: &mut Oracle<'_>,
    text: &str,
    kernels: &[String],
) -> Result<IrRepair, String> {
    let mut now = text.to_owned();
    let mut all = vec![];
    for kernel in kernels {
        let before = judged(oracle, &now, kernel)?;
        let made = one_kernel(oracle, kernel, &before, &now);
        now = made.1;
        all.push(made.0);
    }
    // Kernels may share functions.
    for of in &mut all {
        of.after = judged(oracle, &now, &of.kernel)?;
    }
    Ok(IrRepair { after: now, kernels: all })
}

fn judged(oracle: &mut Oracle<'_>, text: &str, kernel: &str) -> Result<Rc<Judged>, String> {
    oracle.compiled(text, Ok(text.to_owned()));
    oracle.search(text, kernel).unwrap_or_else(|_| Err(String::new()))
}

fn weight(judged: &Judged) -> u64 {
    let of = |f: &Finding| if f.severity == Severity::Error { 1000 } else { 1 };
    counted(&judged.result).map(of).sum()
}

fn one_kernel(
    oracle: &mut Oracle<'_>,
    kernel: &str,
    before: &Rc<Judged>,
    text: &str,
) -> (IrKernelRepair, String) {
    let mut done = IrKernelRepair {
        kernel: kernel.to_owned(),
        before: before.clone(),
        after: before.clone(),
        added: 0,
        deleted: 0,
        flattened: 0,
        compared: 0,
    };
    let unchanged = done.clone();
    let mut now = text.to_owned();
    let mut given_up: Vec<String> = vec![];
    for _ in 0..MAX_REPAIR_ROUNDS {
        let result = done.after.result.clone();
        let open = |f: &&Finding| !given_up.contains(&f.fingerprint());
        let rank = |f: &&Finding| match f.subject {
            Subject::Mismatch(_) => 0,
            Subject::Race(_) => 1,
            _ => 2,
        };
        let Some(finding) = counted(&result).filter(open).min_by_key(rank) else { break };
        let Some((version, what)) = changed(&now, kernel, finding) else {
            given_up.push(finding.fingerprint());
            continue;
        };
        let Ok(after) = judged(oracle, &version, kernel) else {
            given_up.push(finding.fingerprint());
            continue;
        };
        // A barrier that diverges goes in any case: races that it prevented are next.
        let goes = matches!(finding.subject, Subject::Mismatch(_));
        if !goes && weight(&after) >= weight(&done.after) {
            given_up.push(finding.fingerprint());
            continue;
        }
        match what {
            What::Deleted(n) => done.deleted += n,
            What::Placed(Placed::InLabel) => done.added += 1,
            What::Placed(Placed::Flattened(labels)) => {
                done.added += 1;
                done.flattened += labels;
            }
        }
        (now, done.after) = (version, after);
    }
    if weight(&done.after) >= weight(before) {
        return (unchanged, text.to_owned());
    }
    for launch in &before.clean {
        let old = oracle.compute(text, kernel, launch);
        let new = oracle.compute(&now, kernel, launch);
        let (Ok(Some(old)), Ok(new)) = (old, new) else { continue };
        match new {
            Some(new) if old.agrees(&new, false) => done.compared += 1,
            _ => return (unchanged, text.to_owned()),
        }
    }
    (done, now)
}

/// What was done about a finding.
enum What {
    Deleted(u32),
    Placed(Placed),
}

/// The module after one step for a finding; `None` if AuCS has none for it.
fn changed(text: &str, kernel: &str, finding: &Finding) -> Option<(String, What)> {
    let declares = text.contains(&format!("@{}(", flatten::BARRIER));
    let with = format!("{text}\ndeclare void @{}()\n", flatten::BARRIER);
    let mut module = parse_module(if declares { text } else { &with }).ok()?;
    let what = match &finding.subject {
        Subject::Mismatch(mismatch) => {
            let places = mismatch.waiting.iter().filter_map(|w| w.place.loc.clone());
            What::Deleted(without_barriers(&mut module, &places.collect::<Vec<_>>())?)
        }
        Subject::RedundantBarrier(_) if finding.rule == Rule::RedundantBarrier => {
            What::Deleted(without_barriers(&mut module, &[finding.loc()?.clone()])?)
        }
        Subject::Race(race) if !race.across.blocks => {
            let first = access(&module, kernel, &race.sides[0])?;
            let second = access(&module, kernel, &race.sides[1])?;
            if first.0 != second.0 {
                return None;
            }
            let insts = [first.1, second.1];
            What::Placed(flatten::place_barrier(&mut module, first.0, insts)?)
        }
        _ => return None,
    };
    Some((print_module(&module), what))
}

/// Whether an instruction is at this place of the source.
fn is_at(debug: &DebugInfo<'_>, inst: &Inst, loc: &Loc) -> bool {
    debug.location(inst.debug_loc).is_some_and(|l| {
        l.line == loc.line && l.column == loc.column && (l.file == loc.file || loc.file.is_empty())
    })
}

/// The function and instruction of an access: in the kernel, or else in a function that it calls.
fn access(module: &Module, kernel: &str, side: &AccessSide) -> Option<(FunctionId, InstId)> {
    let loc = side.place.loc.as_ref()?;
    let debug = DebugInfo::new(module);
    let fits = |inst: &Inst| {
        matches!(
            (side.op, &inst.kind),
            (SideOp::Read, InstKind::Load { .. })
                | (SideOp::Write, InstKind::Store { .. })
                | (_, InstKind::Call(_))
                | (SideOp::Atomic(_), InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. })
        )
    };
    let first = module.function(kernel);
    let others = module.functions.keys().filter(|f| Some(*f) != first);
    first.into_iter().chain(others).find_map(|f| {
        let function = &module.functions[f];
        let mut insts = function.blocks.values().flat_map(|b| b.insts.iter().copied());
        let found = insts.find(|&i| {
            let inst = &function.insts[i];
            fits(inst) && is_at(&debug, inst, loc)
        });
        Some((f, found?))
    })
}

/// Deletes the barriers at these places: how many; `None` if there are none.
fn without_barriers(module: &mut Module, places: &[Loc]) -> Option<u32> {
    let mut gone: Vec<(FunctionId, InstId)> = vec![];
    let debug = DebugInfo::new(module);
    for (f, function) in module.functions.iter() {
        for &i in function.blocks.values().flat_map(|b| &b.insts) {
            let inst = &function.insts[i];
            let InstKind::Call(call) = &inst.kind else { continue };
            let waits = module.intrinsic(call).is_some_and(ir::Intrinsic::is_block_barrier);
            // One whose result is used counts votes.
            if waits && inst.result.is_none() && places.iter().any(|l| is_at(&debug, inst, l)) {
                gone.push((f, i));
            }
        }
    }
    for (f, i) in &gone {
        for block in module.functions[*f].blocks.values_mut() {
            block.insts.retain(|x| x != i);
        }
    }
    (!gone.is_empty()).then_some(gone.len() as u32)
}
