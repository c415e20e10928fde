//! Dominator tree.
//!
//! Semi-NCA: semidominators as Lengauer and Tarjan define them, then each immediate dominator as
//! the nearest common ancestor of parent and semidominator (Georgiadis, "Linear-Time Algorithms
//! for Dominators and Related Problems", 2005). No recursion; close to linear also on the ladders
//! and deep nests that make the iterative algorithms quadratic.

use super::cfg::Cfg;
use crate::BlockId;
use base::entity::Table;

const NONE: u32 = u32::MAX;

/// Immediate dominators of a graph with `n` nodes: `u32::MAX` for the root and for nodes that the
/// root does not reach.
pub(super) fn immediate_dominators(
    n: usize,
    root: u32,
    successors: impl Fn(u32) -> Vec<u32>,
    predecessors: impl Fn(u32) -> Vec<u32>,
) -> Vec<u32> {
    // Everything below works on preorder numbers.
    let mut number = vec![NONE; n];
    let mut vertex: Vec<u32> = Vec::with_capacity(n);
    let mut parent: Vec<u32> = Vec::with_capacity(n);
    let mut stack = vec![(root, NONE)];
    while let Some((node, from)) = stack.pop() {
        if number[node as usize] != NONE {
            continue;
        }
        let me = vertex.len() as u32;
        number[node as usize] = me;
        vertex.push(node);
        parent.push(from);
        for s in successors(node).into_iter().rev() {
            if number[s as usize] == NONE {
                stack.push((s, me));
            }
        }
    }
    let count = vertex.len();
    let mut semi: Vec<u32> = (0..count as u32).collect();
    let mut label: Vec<u32> = (0..count as u32).collect();
    // Links of the forest of processed nodes; compressed during walks.
    let mut ancestor = vec![NONE; count];
    let mut path: Vec<u32> = vec![];
    for w in (1..count).rev() {
        let mut best = w as u32;
        for p in predecessors(vertex[w]) {
            let v = number[p as usize];
            if v == NONE {
                continue;
            }
            best = best.min(semi[evaluate(v, &semi, &mut label, &mut ancestor, &mut path)]);
        }
        semi[w] = best;
        ancestor[w] = parent[w];
    }
    let mut idom = parent;
    let mut result = vec![NONE; n];
    for w in 1..count {
        let mut d = idom[w];
        while d > semi[w] {
            d = idom[d as usize];
        }
        idom[w] = d;
        result[vertex[w] as usize] = vertex[d as usize];
    }
    result
}

/// The node with the least semidominator on the forest path to `v`, excluding the root.
fn evaluate(
    v: u32,
    semi: &[u32],
    label: &mut [u32],
    ancestor: &mut [u32],
    path: &mut Vec<u32>,
) -> usize {
    if ancestor[v as usize] == NONE {
        return v as usize;
    }
    path.clear();
    let mut u = v;
    while ancestor[ancestor[u as usize] as usize] != NONE {
        path.push(u);
        u = ancestor[u as usize];
    }
    // Compress from the root's side down, so that each node sees its ancestor's final label.
    while let Some(x) = path.pop() {
        let a = ancestor[x as usize] as usize;
        if semi[label[a] as usize] < semi[label[x as usize] as usize] {
            label[x as usize] = label[a];
        }
        ancestor[x as usize] = ancestor[a];
    }
    label[v as usize] as usize
}

/// Preorder intervals and depths of a forest given by parents; a node is below another exactly if
/// its interval lies inside.
#[derive(Clone, Debug)]
pub(super) struct Intervals {
    enter: Vec<u32>,
    leave: Vec<u32>,
    depth: Vec<u32>,
}

impl Intervals {
    /// `children` must describe a forest below `root`.
    pub(super) fn new(n: usize, root: u32, children: impl Fn(u32) -> Vec<u32>) -> Self {
        let mut this = Self { enter: vec![NONE; n], leave: vec![0; n], depth: vec![0; n] };
        let mut clock = 0;
        // A node is pushed twice: `true` when its subtree has been numbered.
        let mut stack = vec![(root, 0, false)];
        while let Some((node, depth, done)) = stack.pop() {
            if done {
                this.leave[node as usize] = clock;
                continue;
            }
            this.enter[node as usize] = clock;
            this.depth[node as usize] = depth;
            clock += 1;
            stack.push((node, depth, true));
            for c in children(node).into_iter().rev() {
                stack.push((c, depth + 1, false));
            }
        }
        this
    }
    /// Whether `b` is `a` or below it.
    pub(super) fn contains(&self, a: u32, b: u32) -> bool {
        let (a, b) = (a as usize, b as usize);
        self.enter[a] != NONE
            && self.enter[b] != NONE
            && self.enter[a] <= self.enter[b]
            && self.enter[b] < self.leave[a]
    }
    /// Distance from the root.
    pub(super) fn depth(&self, a: u32) -> u32 {
        self.depth[a as usize]
    }
}

/// Dominator tree of the reachable blocks.
#[derive(Clone, Debug)]
pub struct DominatorTree {
    idom: Table<BlockId, Option<BlockId>>,
    children: Table<BlockId, Vec<BlockId>>,
    intervals: Intervals,
}

impl DominatorTree {
    /// The tree of `cfg`.
    pub fn new(cfg: &Cfg) -> Self {
        let n = cfg.len();
        if n == 0 {
            return Self {
                idom: Table::new(),
                children: Table::new(),
                intervals: Intervals { enter: vec![], leave: vec![], depth: vec![] },
            };
        }
        let ids = |list: &[BlockId]| list.iter().map(|b| b.0).collect::<Vec<u32>>();
        let raw = immediate_dominators(
            n,
            0,
            |b| ids(cfg.successors(BlockId(b))),
            |b| ids(cfg.predecessors(BlockId(b))),
        );
        let idom: Table<BlockId, Option<BlockId>> =
            raw.iter().map(|&d| (d != NONE).then_some(BlockId(d))).collect();
        let mut children = Table::filled(vec![], n);
        for &b in cfg.reverse_post_order() {
            if let Some(d) = idom[b] {
                children[d].push(b);
            }
        }
        let intervals = Intervals::new(n, 0, |b| ids(&children[BlockId(b)]));
        Self { idom, children, intervals }
    }

    /// Immediate dominator; `None` for the entry and for unreachable blocks.
    pub fn idom(&self, block: BlockId) -> Option<BlockId> {
        self.idom[block]
    }
    /// Whether every path from the entry to `b` passes `a`. A block dominates itself. False when
    /// either is unreachable.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        self.intervals.contains(a.0, b.0)
    }
    /// As [`Self::dominates`], and the two differ.
    pub fn strictly_dominates(&self, a: BlockId, b: BlockId) -> bool {
        a != b && self.dominates(a, b)
    }
    /// Blocks that `block` immediately dominates, in reverse post-order.
    pub fn children(&self, block: BlockId) -> &[BlockId] {
        &self.children[block]
    }
    /// Distance from the entry in the tree; 0 for unreachable blocks too.
    pub fn depth(&self, block: BlockId) -> u32 {
        self.intervals.depth(block.0)
    }
    /// Dominance frontiers: where the dominance of each block ends. Their total size can be
    /// quadratic in the nesting of loops; where only iterated frontiers are needed, walk the tree.
    pub fn frontiers(&self, cfg: &Cfg) -> Table<BlockId, Vec<BlockId>> {
        let mut frontiers: Table<BlockId, Vec<BlockId>> = Table::filled(vec![], cfg.len());
        for &b in cfg.reverse_post_order() {
            for &p in cfg.predecessors(b) {
                if !cfg.is_reachable(p) {
                    continue;
                }
                let mut runner = Some(p);
                while runner != self.idom[b] {
                    let Some(r) = runner else { break };
                    if frontiers[r].last() != Some(&b) {
                        frontiers[r].push(b);
                    }
                    runner = self.idom[r];
                }
            }
        }
        frontiers
    }
}
