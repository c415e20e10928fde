//! Uses and liveness of values.

use crate::analysis::Cfg;
use crate::analysis::cfg::Components;
use crate::{BlockId, Function, InstId, InstKind, Operand, ValueDef, ValueId};
use base::entity::{Entity, Table};

/// For each value the instructions that use it, once for each use; only those in blocks.
#[derive(Debug)]
pub(super) struct Uses {
    start: Vec<u32>,
    users: Vec<InstId>,
    /// The block that each instruction is in.
    pub(super) block: Table<InstId, Option<BlockId>>,
}

impl Uses {
    pub(super) fn new(function: &Function) -> Self {
        let mut start = vec![0u32; function.values.len() + 1];
        let mut block = Table::filled(None, function.insts.len());
        let each = |f: &mut dyn FnMut(BlockId, InstId, ValueId)| {
            for (b, data) in function.blocks.iter() {
                for &i in &data.insts {
                    function.insts[i].kind.for_each_operand(|o| {
                        if let Operand::Value(v) = o {
                            f(b, i, v);
                        }
                    });
                }
            }
        };
        each(&mut |_, _, v| start[v.index() + 1] += 1);
        for i in 1..start.len() {
            start[i] += start[i - 1];
        }
        let mut next = start.clone();
        let mut users = vec![InstId(0); start.last().copied().unwrap_or(0) as usize];
        each(&mut |_, i, v| {
            users[next[v.index()] as usize] = i;
            next[v.index()] += 1;
        });
        for (b, data) in function.blocks.iter() {
            for &i in &data.insts {
                block[i] = Some(b);
            }
        }
        Self { start, users, block }
    }

    pub(super) fn of(&self, v: ValueId) -> &[InstId] {
        &self.users[self.start[v.index()] as usize..self.start[v.index() + 1] as usize]
    }
    /// The block that defines `v`; `None` for parameters and undefined values.
    pub(super) fn definition(&self, function: &Function, v: ValueId) -> Option<BlockId> {
        match function.values[v].def {
            ValueDef::Inst(i) => self.block[i],
            _ => None,
        }
    }
}

/// Values live on entry to the blocks where it matters: those that a branch on a cycle leads to;
/// and only values defined on a cycle, since no other is ever defined twice.
#[derive(Debug)]
pub(super) struct Liveness {
    live_in: Table<BlockId, Vec<ValueId>>,
    /// Number of blocks visited.
    pub(super) work: u64,
}

impl Liveness {
    /// Walks from each use back to the definition. Stops early, with an incomplete result, once
    /// `work` passes `max_work`.
    pub(super) fn new(
        function: &Function,
        cfg: &Cfg,
        components: &Components,
        uses: &Uses,
        max_work: u64,
    ) -> Self {
        let n = cfg.len();
        let mut live_in = Table::filled(vec![], n);
        let wanted: Vec<bool> = cfg
            .blocks()
            .map(|b| {
                cfg.predecessors(b)
                    .iter()
                    .any(|&p| cfg.successors(p).len() > 1 && components.on_cycle(p))
            })
            .collect();
        let mut seen = vec![u32::MAX; n];
        let mut stack: Vec<BlockId> = vec![];
        let mut work = 0;
        for v in function.values.keys() {
            let Some(home) = uses.definition(function, v) else {
                continue;
            };
            if !components.on_cycle(home) {
                continue;
            }
            let mut enter = |b: BlockId, stack: &mut Vec<BlockId>| {
                if b != home && seen[b.index()] != v.0 && cfg.is_reachable(b) {
                    seen[b.index()] = v.0;
                    if wanted[b.index()] {
                        live_in[b].push(v);
                    }
                    stack.push(b);
                }
            };
            for &user in uses.of(v) {
                let Some(at) = uses.block[user] else { continue };
                if let InstKind::Phi { incoming, .. } = &function.insts[user].kind {
                    // A phi reads at the end of the predecessor.
                    work += incoming.len() as u64;
                    for &(o, p) in incoming {
                        if o == Operand::Value(v) {
                            enter(p, &mut stack);
                        }
                    }
                } else {
                    enter(at, &mut stack);
                }
            }
            while let Some(b) = stack.pop() {
                work += 1;
                for &p in cfg.predecessors(b) {
                    enter(p, &mut stack);
                }
            }
            if work > max_work {
                break;
            }
        }
        Self { live_in, work }
    }

    /// Values live on entry to `block`, excluding phis of the block itself.
    pub(super) fn live_in(&self, block: BlockId) -> &[ValueId] {
        &self.live_in[block]
    }
}
