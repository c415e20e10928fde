//! Natural loops and their nesting.
//!
//! A loop belongs to a header that dominates at least one of its predecessors (a latch). Cycles
//! entered at more than one block have no such header; the targets of their retreating edges are
//! recorded in [`LoopInfo::irreducible`] and they form no loop here.

use super::cfg::Cfg;
use super::dominators::DominatorTree;
use crate::BlockId;
use base::entity;
use base::entity::{Entity, Table};

entity! {
    /// A natural loop of one function.
    pub struct LoopId("loop");
}

/// A natural loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// The block that dominates all of it.
    pub header: BlockId,
    /// Blocks of the loop that jump back to the header.
    pub latches: Vec<BlockId>,
    /// The enclosing loop.
    pub parent: Option<LoopId>,
    /// Nesting depth; 1 for an outermost loop.
    pub depth: u32,
    /// Its slice of [`LoopInfo::order`].
    start: u32,
    end: u32,
}

/// All natural loops of a function.
#[derive(Clone, Debug, Default)]
pub struct LoopInfo {
    /// Loops, an outer one before those inside it.
    pub loops: Table<LoopId, Loop>,
    /// Targets of retreating edges that are not back edges: entries of irreducible cycles.
    pub irreducible: Vec<BlockId>,
    innermost: Table<BlockId, Option<LoopId>>,
    /// Blocks in loops, arranged so that each loop is one slice that starts with its header.
    order: Vec<BlockId>,
}

impl LoopInfo {
    /// The loops of `cfg`, whose dominator tree is `dominators`.
    pub fn new(cfg: &Cfg, dominators: &DominatorTree) -> Self {
        let mut irreducible = vec![];
        let mut headers = vec![];
        for &b in cfg.reverse_post_order() {
            let mut latches = vec![];
            for &p in cfg.predecessors(b) {
                if cfg.rank(p).is_none_or(|r| Some(r) < cfg.rank(b)) {
                    continue;
                }
                if dominators.dominates(b, p) {
                    latches.push(p);
                } else if irreducible.last() != Some(&b) {
                    irreducible.push(b);
                }
            }
            if !latches.is_empty() {
                headers.push((b, latches));
            }
        }
        // A header comes before those of inner loops in reverse post-order, so going backwards
        // finds inner loops first, and an outer loop then steps over each as a whole.
        let count = headers.len();
        let mut innermost: Table<BlockId, Option<LoopId>> = Table::filled(None, cfg.len());
        let mut parent: Vec<Option<LoopId>> = vec![None; count];
        let outermost_now = |parent: &mut Vec<Option<LoopId>>, mut l: LoopId, me: LoopId| {
            while let Some(p) = parent[l.index()] {
                if p == me {
                    return me;
                }
                l = p;
            }
            l
        };
        let mut work = vec![];
        for i in (0..count).rev() {
            let me = LoopId::new(i);
            let (header, latches) = &headers[i];
            innermost[*header] = Some(me);
            work.extend(latches.iter().copied());
            while let Some(b) = work.pop() {
                match innermost[b] {
                    None => {
                        innermost[b] = Some(me);
                        work.extend(
                            cfg.predecessors(b).iter().copied().filter(|&p| cfg.is_reachable(p)),
                        );
                    }
                    Some(inner) => {
                        let top = outermost_now(&mut parent, inner, me);
                        if top != me {
                            parent[top.index()] = Some(me);
                            let head = headers[top.index()].0;
                            work.extend(
                                cfg.predecessors(head)
                                    .iter()
                                    .copied()
                                    .filter(|&p| cfg.is_reachable(p)),
                            );
                        }
                    }
                }
            }
        }
        let mut loops: Table<LoopId, Loop> = Table::new();
        for (i, (header, latches)) in headers.into_iter().enumerate() {
            let depth = parent[i].map_or(1, |p| loops[p].depth + 1);
            loops.push(Loop { header, latches, parent: parent[i], depth, start: 0, end: 0 });
        }
        let mut this = Self { loops, irreducible, innermost, order: vec![] };
        this.arrange(cfg);
        this
    }

    /// Fills `order`: loops in preorder of their tree, each with its own blocks first.
    fn arrange(&mut self, cfg: &Cfg) {
        let mut own: Table<LoopId, Vec<BlockId>> = Table::filled(vec![], self.loops.len());
        for &b in cfg.reverse_post_order() {
            if let Some(l) = self.innermost[b] {
                own[l].push(b);
            }
        }
        let mut inner: Table<LoopId, Vec<LoopId>> = Table::filled(vec![], self.loops.len());
        let mut stack = vec![];
        for l in self.loops.keys().rev() {
            match self.loops[l].parent {
                Some(p) => inner[p].push(l),
                None => stack.push((l, false)),
            }
        }
        while let Some((l, done)) = stack.pop() {
            if done {
                self.loops[l].end = self.order.len() as u32;
                continue;
            }
            self.loops[l].start = self.order.len() as u32;
            self.order.extend(&own[l]);
            stack.push((l, true));
            stack.extend(inner[l].iter().map(|&c| (c, false)));
        }
    }

    /// The innermost loop around `block`.
    pub fn innermost(&self, block: BlockId) -> Option<LoopId> {
        self.innermost[block]
    }
    /// Number of loops around `block`.
    pub fn depth(&self, block: BlockId) -> u32 {
        self.innermost[block].map_or(0, |l| self.loops[l].depth)
    }
    /// Blocks of a loop, including those of inner loops; the header comes first.
    pub fn blocks(&self, l: LoopId) -> &[BlockId] {
        &self.order[self.loops[l].start as usize..self.loops[l].end as usize]
    }
    /// Whether `block` is in the loop.
    pub fn contains(&self, l: LoopId, block: BlockId) -> bool {
        // An inner loop's slice lies inside that of each loop around it.
        self.innermost[block].is_some_and(|i| {
            self.loops[l].start <= self.loops[i].start && self.loops[i].end <= self.loops[l].end
        })
    }
    /// Edges that leave a loop: from a block inside to one outside.
    pub fn exits(&self, cfg: &Cfg, l: LoopId) -> Vec<(BlockId, BlockId)> {
        let mut exits = vec![];
        for &b in self.blocks(l) {
            for &s in cfg.successors(b) {
                if !self.contains(l, s) {
                    exits.push((b, s));
                }
            }
        }
        exits
    }
}
