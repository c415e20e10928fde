//! Reads of shared memory that give all threads of a block the same value: what one thread has written is
//! read by all behind a barrier.
//!
//! Let no write to an object in shared memory be possible in a barrier interval in which a read of it is,
//! whatever threads make them, and let the address be the same for all threads. Then all threads that make
//! the read in one interval read the cell as the barrier before has left it. Which interval that is may
//! itself depend on values that were read so, at branches between barriers. That is no circle: if all
//! threads have come to the same first `m` barriers, then these reads are the same in the interval
//! behind the last of them, so the branches are, and all come to the same barrier `m + 1`. So it is enough
//! that the branches are the same if the reads are.

use crate::divergence::{Agreed, Group};
use crate::extract::Kernel;
use crate::extract::roots::Root;
use crate::extract::shape::Shape;
use crate::intervals::{Cuts, intervals};
use crate::ledger::Ledger;
use ir::{InstId, InstKind};
use std::collections::BTreeSet;

/// The shape of the kernel with what such reads tell, if there are any.
pub(crate) fn settled(k: &Kernel<'_>, ledger: &mut Ledger) -> Option<Shape> {
    let f = &k.flat.function;
    let in_shared = |i: InstId| {
        let InstKind::Load { ptr, volatile: false, atomic: None, .. } = &f.insts[i].kind else {
            return false;
        };
        let roots = k.roots.of(*ptr);
        !roots.is_empty() && roots.iter().all(|r| matches!(r, Root::Shared(_) | Root::Dynamic))
    };
    let all = k.shape.cfg.reverse_post_order().iter().flat_map(|&b| &f.blocks[b].insts);
    let mut reads: BTreeSet<InstId> = all.copied().filter(|&i| in_shared(i)).collect();
    let cuts = Cuts::new(k, Group::Block);
    if reads.is_empty() || cuts.sites.is_empty() {
        return None;
    }
    let mut ways = Ledger::default();
    for interval in intervals(k, &cuts).ok()? {
        ways.merge(&interval.ledger);
        let roots = |ptr| k.roots.of(ptr);
        let written: BTreeSet<Root> = interval
            .accesses
            .iter()
            .filter(|v| v.access.writes)
            .flat_map(|v| roots(v.access.ptr))
            .collect();
        for version in interval.accesses.iter().filter(|v| !v.access.writes) {
            let read = roots(version.access.ptr);
            if read.iter().any(|r| written.iter().any(|w| w.may_be(*r))) {
                reads.remove(&version.inst);
            }
        }
    }
    if reads.is_empty() {
        return None;
    }
    let shape = k.shape.settled(k.module, k.flat, k.roots, &reads);
    // Nothing new is uniform.
    if reads.iter().all(|&i| f.insts[i].result.is_none_or(|v| !shape.block.value(v))) {
        return None;
    }
    let assumed = {
        let k = Kernel { shape: &shape, ..*k };
        let mut agreed = Agreed::new(&k, Group::Block);
        if !agreed.misaligned(&cuts.blocks()).is_empty() {
            return None;
        }
        agreed.ledger
    };
    ledger.merge(&assumed);
    ledger.merge(&ways);
    Some(shape)
}
