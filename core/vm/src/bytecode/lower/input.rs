//! What code is generated from: a function after promotion, with its analyses.

use base::entity::Table;
use ir::analysis::FunctionAnalysis;
use ir::{BlockId, Function, FunctionId, InstId, InstKind, ValueId};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A function ready to be lowered.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) id: FunctionId,
    pub(super) kernel: bool,
    /// The function after promotion, with a separate block for each early exit.
    pub(super) function: Function,
    /// For instructions added here: the instruction that they are copies of.
    pub(super) origin: Vec<(InstId, InstId)>,
    pub(super) analysis: FunctionAnalysis,
    /// Values that one scalar register holds for the whole warp.
    pub(super) scalar: Table<ValueId, bool>,
    /// Block of each value's definition; the entry for parameters.
    pub(super) def_block: Table<ValueId, BlockId>,
    /// What lanes may compute again while others wait.
    pub(super) replay: Replay,
    /// Plain loads that a compare-and-swap of this scope checks ([`super::swaps`]).
    pub(super) checked: HashMap<InstId, events::Scope>,
}

impl Prepared {
    /// Whether the block only ends the threads of a kernel.
    pub(super) fn is_exit(&self, b: BlockId) -> bool {
        let insts = &self.function.blocks[b].insts;
        self.kernel
            && insts.len() == 1
            && matches!(self.function.insts[insts[0]].kind, InstKind::Ret(_))
    }

    /// The instruction of the parsed function that `inst` corresponds to.
    pub(super) fn original(&self, inst: InstId) -> InstId {
        self.origin.binary_search_by_key(&inst, |o| o.0).map_or(inst, |i| self.origin[i].1)
    }
}

/// The late reads of a value.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Late {
    /// Reads by instructions of these blocks, and by phis along the edges out of them.
    pub(super) blocks: HashSet<BlockId>,
    /// Reads by phis along these edges.
    pub(super) edges: HashSet<(BlockId, BlockId)>,
}

/// Result of the analysis.
///
/// Phis are written on the edges, so lanes that go straight back to a loop's header and wait there
/// write its phis while others still run the rest of the iteration. Scalar phis of such headers are
/// written in two steps: to a spare register on the edge, and from there at the header.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Replay {
    /// Blocks that some lanes may run again while others wait with values from an earlier
    /// execution.
    pub(super) again: Table<BlockId, bool>,
    /// Kept values; see the module documentation.
    pub(super) kept: Table<ValueId, bool>,
    /// Late reads of values that are not kept.
    pub(super) late: BTreeMap<ValueId, Late>,
    /// Loop headers at which lanes wait for others in the same iteration.
    pub(super) meeting_headers: Table<BlockId, bool>,
    /// Whether the function was too large, so that all reads in other blocks are late.
    pub(super) everything: bool,
}

impl Replay {
    /// Whether a read of `v` in block `at` comes late.
    pub(super) fn is_late(&self, v: ValueId, at: BlockId) -> bool {
        self.late.get(&v).is_some_and(|l| l.blocks.contains(&at))
    }
    /// Whether the read of `v` by a phi along the edge comes late.
    pub(super) fn is_late_on(&self, v: ValueId, from: BlockId, to: BlockId) -> bool {
        self.late.get(&v).is_some_and(|l| l.blocks.contains(&from) || l.edges.contains(&(from, to)))
    }
    /// Whether the value stays the same for waiting lanes.
    pub(super) fn is_steady(&self, p: &Prepared, v: ValueId) -> bool {
        self.kept[v] || !self.again[p.def_block[v]]
    }
}
