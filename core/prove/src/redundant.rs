//! Barriers that order nothing: without all instances of the statement, no two accesses that become
//! unordered can touch one byte, in any launch.

use crate::divergence::aligned_at;
use crate::extract::Kernel;
use crate::extract::effects::Effect;
use crate::extract::inline::Origin;
use crate::intervals::{Cuts, Version, intervals};
use crate::ledger::Ledger;
use crate::pairs::{Budget, Outcome, PAIR_WORK, Threads, decide, worth};
use ir::InstId;
use std::collections::BTreeMap;

/// Most pairs that are looked at for one barrier.
const MAX_PAIRS: usize = 2000;

/// The statements of barriers of the block that are proved redundant, each alone. The kernel has no race
/// under its clauses.
pub(crate) fn redundant(k: &Kernel<'_>, work: u64, ledger: &mut Ledger) -> Vec<Origin> {
    let f = &k.flat.function;
    let mut statements: BTreeMap<Origin, Vec<InstId>> = BTreeMap::new();
    for (_, block) in f.blocks.iter() {
        for &i in &block.insts {
            // One that counts or compares gives a value that the code may need.
            if k.shape.effects[i] == Effect::Barrier
                && f.insts[i].result.is_none()
                && let Some(origin) = k.flat.origin(i)
            {
                statements.entry(origin).or_default().push(i);
            }
        }
    }
    let mut budget = Budget { left: work, pair: PAIR_WORK };
    let mut out = vec![];
    for (origin, instances) in statements {
        let mut assumed = Ledger::default();
        if needless(k, &instances, &mut budget, &mut assumed) == Some(true) {
            ledger.merge(&assumed);
            out.push(origin);
        }
    }
    out
}

fn needless(
    k: &Kernel<'_>,
    instances: &[InstId],
    budget: &mut Budget,
    ledger: &mut Ledger,
) -> Option<bool> {
    let cuts = Cuts::without(k, instances);
    if !aligned_at(k, &cuts, ledger) {
        return Some(false);
    }
    let mut left = MAX_PAIRS;
    for interval in intervals(k, &cuts).ok()? {
        ledger.merge(&interval.ledger);
        let list: &[Version] = &interval.accesses;
        for (n, a) in list.iter().enumerate() {
            for b in list[n..]
                .iter()
                .filter(|b| interval.pairs(a, b) && worth(k, a, b, Threads::OfBlock))
            {
                left = left.checked_sub(1)?;
                let outcome = decide(k, a, b, Threads::OfBlock, interval.barrier, budget, ledger);
                if let Outcome::Open(_) = outcome {
                    return Some(false);
                }
            }
        }
    }
    Some(true)
}
