//! Control-flow graph of one function: neighbours, reachability, visiting order.
//!
//! Repeated edges (a `switch` whose cases share a target) are kept in the raw lists, which phis
//! follow, and merged in the plain ones, which all graph algorithms use.

use crate::{BlockId, Function};
use base::entity::{Entity, Table};

/// Rank of a block that is unreachable from the entry.
const UNREACHABLE: u32 = u32::MAX;

/// Control-flow graph.
#[derive(Clone, Debug)]
pub struct Cfg {
    successors: Table<BlockId, Vec<BlockId>>,
    raw_successors: Table<BlockId, Vec<BlockId>>,
    predecessors: Table<BlockId, Vec<BlockId>>,
    raw_predecessors: Table<BlockId, Vec<BlockId>>,
    reverse_post_order: Vec<BlockId>,
    rank: Table<BlockId, u32>,
}

impl Cfg {
    /// The graph of `function`; empty for a declaration.
    pub fn new(function: &Function) -> Self {
        let n = function.blocks.len();
        let raw_successors: Table<BlockId, Vec<BlockId>> =
            function.blocks.keys().map(|b| function.successors(b)).collect();
        Self::from_edges(raw_successors, n)
    }

    /// The graph with `n` blocks and these edges; block 0 is the entry.
    fn from_edges(raw_successors: Table<BlockId, Vec<BlockId>>, n: usize) -> Self {
        let mut successors = Table::filled(vec![], n);
        let mut predecessors: Table<BlockId, Vec<BlockId>> = Table::filled(vec![], n);
        let mut raw_predecessors: Table<BlockId, Vec<BlockId>> = Table::filled(vec![], n);
        // `seen[s] == b + 1` means that the edge from b to s is already listed.
        let mut seen = vec![0u32; n];
        for (b, raw) in raw_successors.iter() {
            let mut unique = Vec::with_capacity(raw.len());
            for &s in raw {
                raw_predecessors[s].push(b);
                if seen[s.index()] != b.0 + 1 {
                    seen[s.index()] = b.0 + 1;
                    unique.push(s);
                    predecessors[s].push(b);
                }
            }
            successors[b] = unique;
        }
        let reverse_post_order = reverse_post_order(&successors);
        let mut rank = Table::filled(UNREACHABLE, n);
        for (i, &b) in reverse_post_order.iter().enumerate() {
            rank[b] = i as u32;
        }
        Self {
            successors,
            raw_successors,
            predecessors,
            raw_predecessors,
            reverse_post_order,
            rank,
        }
    }

    /// Number of blocks, including unreachable ones.
    pub fn len(&self) -> usize {
        self.successors.len()
    }
    /// Whether the function has no body.
    pub fn is_empty(&self) -> bool {
        self.successors.is_empty()
    }
    /// All blocks in the order of the text.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = BlockId> + use<> {
        self.successors.keys()
    }
    /// Successors in the order of the terminator, each once.
    pub fn successors(&self, block: BlockId) -> &[BlockId] {
        &self.successors[block]
    }
    /// Successors in the order of the terminator, with repetitions.
    pub fn raw_successors(&self, block: BlockId) -> &[BlockId] {
        &self.raw_successors[block]
    }
    /// Predecessors in the order of the text, each once; unreachable ones included.
    pub fn predecessors(&self, block: BlockId) -> &[BlockId] {
        &self.predecessors[block]
    }
    /// Predecessors in the order of the text, once for each edge; what a phi lists.
    pub fn raw_predecessors(&self, block: BlockId) -> &[BlockId] {
        &self.raw_predecessors[block]
    }
    /// Reachable blocks, each before its successors except along retreating edges.
    pub fn reverse_post_order(&self) -> &[BlockId] {
        &self.reverse_post_order
    }
    /// Position of `block` in the reverse post-order; `None` if unreachable.
    pub fn rank(&self, block: BlockId) -> Option<u32> {
        Some(self.rank[block]).filter(|&r| r != UNREACHABLE)
    }
    /// Whether control can reach `block` from the entry.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.rank[block] != UNREACHABLE
    }

    /// Strongly connected components of the reachable blocks.
    pub fn components(&self) -> Components {
        Components::new(self)
    }
}

/// Depth-first visit with an explicit stack.
fn reverse_post_order(successors: &Table<BlockId, Vec<BlockId>>) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(successors.len());
    if successors.is_empty() {
        return order;
    }
    let mut visited = Table::<BlockId, bool>::filled(false, successors.len());
    visited[BlockId(0)] = true;
    // Successors are taken in reverse, so that the first one comes first in the reversed order.
    let mut stack = vec![(BlockId(0), successors[BlockId(0)].len())];
    while let Some((block, left)) = stack.last_mut() {
        if *left == 0 {
            order.push(*block);
            stack.pop();
            continue;
        }
        *left -= 1;
        let next = successors[*block][*left];
        if !visited[next] {
            visited[next] = true;
            stack.push((next, successors[next].len()));
        }
    }
    order.reverse();
    order
}

/// Strongly connected components.
#[derive(Clone, Debug)]
pub struct Components {
    /// Members of each component; a component comes after those it can reach.
    pub members: Vec<Vec<BlockId>>,
    /// Whether a block of the component can reach itself.
    pub cyclic: Vec<bool>,
    component: Table<BlockId, u32>,
}

impl Components {
    /// Tarjan's algorithm with an explicit stack.
    fn new(cfg: &Cfg) -> Self {
        let n = cfg.len();
        let mut members: Vec<Vec<BlockId>> = vec![];
        let mut cyclic = vec![];
        let mut component = Table::filled(UNREACHABLE, n);
        let mut number = Table::<BlockId, u32>::filled(0, n);
        let mut low = Table::<BlockId, u32>::filled(0, n);
        let mut open: Vec<BlockId> = vec![];
        let mut next_number = 1;
        let mut stack: Vec<(BlockId, usize)> = vec![];
        if n > 0 {
            stack.push((BlockId(0), 0));
        }
        while let Some(&(b, edge)) = stack.last() {
            if edge == 0 {
                number[b] = next_number;
                low[b] = next_number;
                next_number += 1;
                open.push(b);
            }
            if let Some(&s) = cfg.successors(b).get(edge) {
                if let Some(top) = stack.last_mut() {
                    top.1 += 1;
                }
                if number[s] == 0 {
                    stack.push((s, 0));
                } else if component[s] == UNREACHABLE {
                    low[b] = low[b].min(number[s]);
                }
                continue;
            }
            stack.pop();
            if let Some(&(parent, _)) = stack.last() {
                low[parent] = low[parent].min(low[b]);
            }
            if low[b] == number[b] {
                let id = members.len() as u32;
                let mut set = vec![];
                while let Some(m) = open.pop() {
                    component[m] = id;
                    set.push(m);
                    if m == b {
                        break;
                    }
                }
                set.reverse();
                cyclic.push(set.len() > 1 || cfg.successors(b).contains(&b));
                members.push(set);
            }
        }
        Self { members, cyclic, component }
    }
    /// Component of `block`, an index into [`Components::members`]; `None` when unreachable.
    pub fn of(&self, block: BlockId) -> Option<usize> {
        Some(self.component[block]).filter(|&c| c != UNREACHABLE).map(|c| c as usize)
    }
    /// Whether `block` is on a cycle.
    pub fn on_cycle(&self, block: BlockId) -> bool {
        self.of(block).is_some_and(|c| self.cyclic[c])
    }
}
