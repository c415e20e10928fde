//! Post-dominator tree and control dependence.
//!
//! The immediate post-dominator of a divergent branch is where its lanes reconverge. The root of
//! the tree is a virtual exit that follows every `ret`, `unreachable` and other terminator without
//! successors. Blocks that can never reach it (endless loops) would have no post-dominators at all;
//! so from each strongly connected component that cannot be left, the last block in reverse
//! post-order (a latch) also leads to the virtual exit. Lanes that diverge inside such a loop then
//! still reconverge at the end of each iteration.
//!
//! Control dependence is that of Ferrante, Ottenstein and Warren, "The Program Dependence Graph
//! and Its Use in Optimization" (1987).

use super::cfg::Cfg;
use super::dominators::{Intervals, immediate_dominators};
use crate::BlockId;
use base::entity::{Entity, Table};

const NONE: u32 = u32::MAX;

/// Post-dominator tree of the reachable blocks.
#[derive(Clone, Debug)]
pub struct PostDominatorTree {
    /// Parents; `NONE` for unreachable blocks, the block count for the virtual exit.
    parents: Vec<u32>,
    intervals: Intervals,
    exit: u32,
    /// Branches (blocks with two or more successors), in reverse post-order.
    branches: Vec<BlockId>,
    successors: Table<BlockId, Vec<BlockId>>,
    rank: Table<BlockId, u32>,
}

impl PostDominatorTree {
    /// The tree of `cfg`.
    pub fn new(cfg: &Cfg) -> Self {
        Self::without(cfg, &Table::filled(false, cfg.len()))
    }

    /// The tree of `cfg` for the threads that continue: where a branch leads to `abandoned` blocks
    /// and to others, the abandoned ones do not count. Lanes that end there (a failed assertion, an
    /// early return of a kernel) are not waited for, so the rest still reconverge. Abandoned blocks
    /// must not lead to others.
    pub fn without(cfg: &Cfg, abandoned: &Table<BlockId, bool>) -> Self {
        let n = cfg.len();
        let exit = n as u32;
        let kept: Table<BlockId, Vec<BlockId>> = cfg
            .blocks()
            .map(|b| {
                let all = cfg.successors(b);
                if abandoned[b] {
                    return all.to_vec();
                }
                all.iter().copied().filter(|&s| !abandoned[s]).collect()
            })
            .collect();
        let mut leaves = vec![false; n];
        for &b in cfg.reverse_post_order() {
            leaves[b.index()] = kept[b].is_empty();
        }
        let components = cfg.components();
        for (id, members) in components.members.iter().enumerate() {
            let closed = members.iter().all(|&b| {
                !leaves[b.index()] && kept[b].iter().all(|&s| components.of(s) == Some(id))
            });
            if closed && let Some(last) = members.iter().max_by_key(|&&b| cfg.rank(b)) {
                leaves[last.index()] = true;
            }
        }
        // The reversed graph: the root is the virtual exit, unreachable blocks are omitted.
        let entries: Vec<u32> = cfg
            .reverse_post_order()
            .iter()
            .rev()
            .filter(|b| leaves[b.index()])
            .map(|b| b.0)
            .collect();
        let backward = |b: u32| -> Vec<u32> {
            if b == exit {
                return entries.clone();
            }
            cfg.predecessors(BlockId(b))
                .iter()
                .filter(|&&p| cfg.is_reachable(p) && kept[p].contains(&BlockId(b)))
                .map(|p| p.0)
                .collect()
        };
        let forward = |b: u32| -> Vec<u32> {
            if b == exit {
                return vec![];
            }
            let mut list: Vec<u32> = kept[BlockId(b)].iter().map(|s| s.0).collect();
            if leaves[b as usize] {
                list.push(exit);
            }
            list
        };
        let parents = immediate_dominators(n + 1, exit, backward, forward);
        let mut children = vec![vec![]; n + 1];
        for &b in cfg.reverse_post_order() {
            let p = parents[b.index()];
            if p != NONE {
                children[p as usize].push(b.0);
            }
        }
        let intervals = Intervals::new(n + 1, exit, |b| children[b as usize].clone());
        Self {
            parents,
            intervals,
            exit,
            branches: cfg
                .reverse_post_order()
                .iter()
                .copied()
                .filter(|&b| cfg.successors(b).len() > 1)
                .collect(),
            successors: cfg.blocks().map(|b| cfg.successors(b).to_vec()).collect(),
            rank: cfg.blocks().map(|b| cfg.rank(b).unwrap_or(NONE)).collect(),
        }
    }

    /// Immediate post-dominator; `None` is the virtual exit (and for unreachable blocks).
    pub fn ipdom(&self, block: BlockId) -> Option<BlockId> {
        let p = self.parents[block.index()];
        (p != NONE && p != self.exit).then_some(BlockId(p))
    }
    /// Whether every path from `b` to the virtual exit passes `a`. A block post-dominates itself.
    pub fn post_dominates(&self, a: BlockId, b: BlockId) -> bool {
        self.intervals.contains(a.0, b.0)
    }
    /// Distance from the virtual exit in the tree.
    pub fn depth(&self, block: BlockId) -> u32 {
        self.intervals.depth(block.0)
    }
    /// Whether the outcome of `branch` decides whether `block` runs.
    pub fn is_control_dependent(&self, block: BlockId, branch: BlockId) -> bool {
        self.successors[branch].len() > 1
            && self.successors[branch].iter().any(|&s| self.post_dominates(block, s))
            && (block == branch || !self.post_dominates(block, branch))
    }
    /// Blocks whose terminator `block` is control dependent on, nearest first: those before it in
    /// reverse post-order from the last to the first, then those of later blocks (back edges).
    pub fn controlling_branches(&self, block: BlockId) -> Vec<BlockId> {
        let me = self.rank[block];
        let (mut before, after): (Vec<BlockId>, Vec<BlockId>) = self
            .branches
            .iter()
            .copied()
            .filter(|&d| self.is_control_dependent(block, d))
            .partition(|&d| self.rank[d] < me);
        before.reverse();
        before.extend(after);
        before
    }
    /// Everything that decides whether and how often `block` runs: its controlling branches, then
    /// theirs, and so on, without duplicates.
    pub fn all_controlling_branches(&self, block: BlockId) -> Vec<BlockId> {
        let mut found = self.controlling_branches(block);
        let mut seen = vec![false; self.rank.len()];
        for b in &found {
            seen[b.index()] = true;
        }
        let mut next = 0;
        while let Some(&b) = found.get(next) {
            next += 1;
            for d in self.controlling_branches(b) {
                if !seen[d.index()] {
                    seen[d.index()] = true;
                    found.push(d);
                }
            }
        }
        found
    }
}
