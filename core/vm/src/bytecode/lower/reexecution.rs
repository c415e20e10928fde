//! Finds values that some lanes compute again while others still need the old ones.
//!
//! At a divergent branch one side runs first, until it reaches the reconvergence point, while the
//! other side waits. If the first side goes round a loop, it executes again instructions that both
//! sides have executed. Registers written under the mask of active lanes then keep their old
//! contents for the waiting lanes; but scalar registers have no lanes, and pure operations are
//! executed for all lanes, so values computed from changed scalars change for all lanes.
//!
//! A value is *stable* if its register is written by lane, or if it is computed from stable values
//! and values that are never computed again. Every other value that waiting lanes may still read is
//! copied by lane at its definition; the reads that may come after a reexecution, called *stale
//! reads*, use the copy.
//!
//! Precisely: let branch `b` diverge, let `P` and `Q` be two of its targets, and `R` the blocks
//! that can be reached from `Q` without passing the join. Value `v` is in danger if its block is in
//! `R` and `v` is live on the edge from `b` to `P`; the affected reads are those that cause this
//! liveness. No such `v` exists unless its block dominates `b`, which only loops make possible.

use super::input::{LoweringInput, Reexecution, StaleReads};
use super::intrinsics;
use base::entity::Table;
use ir::intrinsics::Intrinsic;
use ir::{BlockId, Call, InstKind, Module, Operand, ValueDef, ValueId};
use std::collections::{BTreeMap, HashSet};

/// Maximum number of blocks and edges visited by the analysis; beyond it every read in another block counts as
/// stale.
const MAX_WORK: u64 = 20_000_000;

/// A divergent branch and one target `Q`: the blocks above the branch that lanes that go to `Q` may
/// run again.
struct Round {
    branch: BlockId,
    towards: BlockId,
    reexecuted: HashSet<BlockId>,
}

/// Analyses `p`, whose scalar values are known.
pub(super) fn reexecution(module: &Module, p: &LoweringInput) -> Reexecution {
    let mut r = Reexecution {
        reexecuted: Table::filled(false, p.function.blocks.len()),
        stable: Table::filled(true, p.function.values.len()),
        stale_reads: BTreeMap::new(),
        meeting_headers: Table::filled(false, p.function.blocks.len()),
        everything: false,
    };
    for &b in p.analysis.cfg.reverse_post_order() {
        if let Some(join) = p.analysis.post_dominators.ipdom(b)
            && p.analysis.dominators.dominates(join, b)
            && diverges(p, b)
        {
            r.meeting_headers[join] = true;
        }
    }
    let mut work = 0;
    let rounds = rounds(p, &mut work);
    r.everything = work > MAX_WORK;
    for b in p.function.blocks.keys() {
        r.reexecuted[b] = r.everything || rounds.iter().any(|x| x.reexecuted.contains(&b));
    }
    if !r.reexecuted.values().any(|&a| a) {
        return r;
    }
    find_stable(module, p, &mut r);
    let readers = readers(p, &r);
    for (v, reads) in readers {
        let stale = if r.everything {
            everything(p, &reads)
        } else {
            stale_reads(p, &rounds, v, &reads, &mut work)
        };
        if work > MAX_WORK {
            r.everything = true;
        }
        if !stale.blocks.is_empty() || !stale.edges.is_empty() {
            r.stale_reads.insert(v, stale);
        }
    }
    r
}

/// Whether lanes may diverge at the end of `b`.
fn diverges(p: &LoweringInput, b: BlockId) -> bool {
    if p.analysis.cfg.successors(b).len() < 2 {
        return false;
    }
    let mut divergent = p.analysis.uniformity.is_divergent_branch(b);
    if let Some(inst) = p.function.terminator(b) {
        inst.kind.for_each_operand(|o| {
            if let Operand::Value(v) = o {
                divergent |= !p.scalar[v];
            }
        });
    }
    divergent
}

fn rounds(p: &LoweringInput, work: &mut u64) -> Vec<Round> {
    let cfg = &p.analysis.cfg;
    let mut out = vec![];
    let mut seen = Table::<BlockId, u32>::filled(0, cfg.len());
    let mut stamp = 0;
    let components = cfg.components();
    for &b in cfg.reverse_post_order() {
        if !components.on_cycle(b) || !diverges(p, b) {
            continue;
        }
        let join = p.analysis.post_dominators.ipdom(b);
        // Those of the cycle that dominate a block are the nearest of its dominators.
        let dominators = &p.analysis.dominators;
        let chain = std::iter::successors(Some(b), |&x| dominators.idom(x));
        let above = chain.take_while(|&x| components.of(x) == components.of(b)).count();
        *work += above as u64;
        for &q in cfg.successors(b) {
            stamp += 1;
            let mut reexecuted = HashSet::new();
            let mut stack = vec![q];
            while reexecuted.len() < above
                && let Some(x) = stack.pop()
            {
                // Nothing outside the cycle leads back above the branch.
                if Some(x) == join || seen[x] == stamp || components.of(x) != components.of(b) {
                    continue;
                }
                seen[x] = stamp;
                *work += 1 + cfg.successors(x).len() as u64;
                if *work > MAX_WORK {
                    return vec![];
                }
                if dominators.dominates(x, b) {
                    reexecuted.insert(x);
                }
                stack.extend(cfg.successors(x));
            }
            if !reexecuted.is_empty() {
                out.push(Round { branch: b, towards: q, reexecuted });
            }
        }
    }
    out
}

/// Fills [`Reexecution::stable`].
fn find_stable(module: &Module, p: &LoweringInput, r: &mut Reexecution) {
    let function = &p.function;
    for &b in p.analysis.cfg.reverse_post_order() {
        for &i in &function.blocks[b].insts {
            let inst = &function.insts[i];
            let Some(v) = inst.result else { continue };
            let by_lane = match &inst.kind {
                InstKind::Alloca { .. } => Some(true),
                InstKind::Phi { .. }
                | InstKind::Load { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. } => Some(!p.scalar[v]),
                InstKind::Call(call) => call_writes_by_lane(module, call),
                _ => None,
            };
            r.stable[v] = by_lane.unwrap_or_else(|| {
                let mut all = true;
                inst.kind.for_each_operand(|o| {
                    if let Operand::Value(u) = o {
                        all &= r.is_stable(p, u) || r.is_stale_read(u, b);
                    }
                });
                all
            });
        }
    }
}

/// Reads of one value: by instructions of other blocks, and by phis along edges.
#[derive(Default)]
struct Reads {
    blocks: Vec<BlockId>,
    edges: Vec<(BlockId, BlockId)>,
}

/// Values that may be in danger, and their reads outside their own block.
fn readers(p: &LoweringInput, r: &Reexecution) -> BTreeMap<ValueId, Reads> {
    let function = &p.function;
    let mut out: BTreeMap<ValueId, Reads> = BTreeMap::new();
    let wanted = |o: Operand| match o {
        Operand::Value(v)
            if matches!(function.values[v].def, ValueDef::Inst(_)) && !r.is_stable(p, v) =>
        {
            Some(v)
        }
        _ => None,
    };
    for &b in p.analysis.cfg.reverse_post_order() {
        for &i in &function.blocks[b].insts {
            match &function.insts[i].kind {
                InstKind::Phi { incoming, .. } => {
                    for &(o, from) in incoming {
                        if let Some(v) = wanted(o)
                            && p.analysis.cfg.is_reachable(from)
                        {
                            out.entry(v).or_default().edges.push((from, b));
                        }
                    }
                }
                kind => kind.for_each_operand(|o| {
                    if let Some(v) = wanted(o)
                        && p.def_block[v] != b
                    {
                        let blocks = &mut out.entry(v).or_default().blocks;
                        if blocks.last() != Some(&b) {
                            blocks.push(b);
                        }
                    }
                }),
            }
        }
    }
    out
}

fn everything(p: &LoweringInput, reads: &Reads) -> StaleReads {
    let branches = |from: BlockId| p.analysis.cfg.successors(from).len() > 1;
    StaleReads {
        blocks: reads.blocks.iter().copied().collect(),
        edges: reads.edges.iter().copied().filter(|e| branches(e.0)).collect(),
    }
}

fn stale_reads(
    p: &LoweringInput,
    rounds: &[Round],
    v: ValueId,
    reads: &Reads,
    work: &mut u64,
) -> StaleReads {
    let cfg = &p.analysis.cfg;
    let home = p.def_block[v];
    let mut stale = StaleReads::default();
    if !rounds.iter().any(|x| x.reexecuted.contains(&home)) {
        return stale;
    }
    // Blocks at whose start the value is live: those from which a read is reached without passing
    // its definition.
    let mut live: HashSet<BlockId> = HashSet::new();
    let mut stack: Vec<BlockId> = reads.blocks.clone();
    stack.extend(reads.edges.iter().map(|e| e.0).filter(|&from| from != home));
    while let Some(b) = stack.pop() {
        if b == home || !live.insert(b) {
            continue;
        }
        *work += 1 + cfg.predecessors(b).len() as u64;
        stack.extend(cfg.predecessors(b).iter().filter(|&&x| cfg.is_reachable(x)));
    }
    for round in rounds.iter().filter(|x| x.reexecuted.contains(&home)) {
        for &side in cfg.successors(round.branch) {
            if side == round.towards {
                continue;
            }
            let edge = (round.branch, side);
            if reads.edges.contains(&edge) {
                stale.edges.insert(edge);
            }
            // From here on, all reads without a new definition.
            let mut stack = vec![side];
            while let Some(b) = stack.pop() {
                if !live.contains(&b) || !stale.blocks.insert(b) {
                    continue;
                }
                *work += 1 + cfg.successors(b).len() as u64;
                stack.extend(cfg.successors(b));
            }
        }
    }
    stale
}

/// Whether the result of a call is written by lane; `None` if that depends on its arguments.
fn call_writes_by_lane(module: &Module, call: &Call) -> Option<bool> {
    let Some(intrinsic) = module.callee(call.callee).and_then(|f| module.intrinsic_of(f)) else {
        return Some(true);
    };
    if let Intrinsic::SpecialRegister { register, .. } = intrinsic
        && register.is_clock()
    {
        return Some(false);
    }
    match intrinsics::writes(intrinsic) {
        intrinsics::Writes::Pure => None,
        intrinsics::Writes::Special | intrinsics::Writes::ByLane => Some(true),
    }
}
