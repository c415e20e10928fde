//! Barrier divergence: no thread stays away from a barrier that others wait at.
//!
//! If all branches that decide which barrier comes next are uniform, threads that have not dropped out
//! come to the same barriers. What remains are threads that drop out: they take a side from which no
//! barrier can be reached, while others do not.
//!
//! The same is required of barriers of the grid, by threads of different blocks, and of places where
//! the lanes of a warp wait for each other, which is more than they need.

use crate::extract::Kernel;
use crate::extract::effects::Effect;
use crate::extract::shape::Scope;
use crate::open::{Construct, Open};
use crate::verdict::Verdict;
use ir::BlockId;

/// Whether all threads of a block that have not dropped out come to the same barriers.
pub(crate) fn aligned(k: &Kernel<'_>) -> bool {
    let sites: Vec<BlockId> = k.shape.barriers.iter().map(|b| b.0).collect();
    k.shape.misaligned(&sites, Scope::Block).is_empty()
}

/// Whether all blocks come to the same barriers of the grid.
pub(crate) fn aligned_grid(k: &Kernel<'_>) -> bool {
    let sites = k.shape.sites(&k.flat.function, |e| matches!(e, Effect::GridBarrier));
    k.shape.misaligned(&sites, Scope::Grid).is_empty()
}

/// Whether no barrier can diverge.
pub(crate) fn verdict(k: &Kernel<'_>) -> Verdict {
    let f = &k.flat.function;
    let open = |b: BlockId| {
        let at = f.blocks[b].insts.last().and_then(|&i| k.flat.origin(i));
        Verdict::Unknown(Open::Branch { at, barrier: None })
    };
    for (_, block) in f.blocks.iter() {
        for &i in &block.insts {
            let effect = &k.shape.effects[i];
            let masked = matches!(
                effect,
                Effect::WarpBarrier { full: false } | Effect::Exchange { full: false }
            );
            if masked || matches!(effect, Effect::PartialBarrier) {
                let construct =
                    if masked { Construct::PartialMask } else { Construct::NamedBarrier };
                return Verdict::Unknown(Open::Construct { construct, at: k.flat.origin(i) });
            }
        }
    }
    let waits = |e: &Effect| {
        matches!(
            e,
            Effect::Barrier
                | Effect::GridBarrier
                | Effect::WarpBarrier { .. }
                | Effect::Exchange { .. }
        )
    };
    let all = (k.shape.sites(f, waits), Scope::Block);
    let grid = (k.shape.sites(f, |e| matches!(e, Effect::GridBarrier)), Scope::Grid);
    for (sites, scope) in [all, grid] {
        if let Some(&b) = k.shape.misaligned(&sites, scope).first() {
            return open(b);
        }
        if let Some(&b) = k.shape.dropouts(&sites, scope).first() {
            return open(b);
        }
    }
    Verdict::Proved
}
