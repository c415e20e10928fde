//! What code is generated from: a function after promotion, with its analyses.

use super::struct_copies::Part;
use base::entity::Table;
use ir::analysis::FunctionAnalysis;
use ir::intrinsics::SyncScope;
use ir::{BlockId, Function, FunctionId, InstId, InstKind, ValueId};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// A function ready to be lowered.
#[derive(Debug)]
pub(super) struct LoweringInput {
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
    /// What lanes may execute again while others wait.
    pub(super) reexecution: Reexecution,
    /// Loads that a compare-and-swap of this scope checks ([`ir::analysis::checked_reads`]).
    pub(super) checked: HashMap<InstId, SyncScope>,
    /// Loads that are parts of the copy of a struct.
    pub(super) copies: HashMap<InstId, Part>,
    /// Reads that a loop waits for ([`ir::analysis::waits`]).
    pub(super) waits: BTreeSet<InstId>,
    /// Volatile loads of what a loop waits for ([`ir::analysis::signal_reads`]).
    pub(super) signals: BTreeSet<InstId>,
}

impl LoweringInput {
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

/// The stale reads of a value: those in which a lane still needs the value from before a reexecution.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct StaleReads {
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
pub(super) struct Reexecution {
    /// Blocks that some lanes may run again while others wait with values from an earlier
    /// execution.
    pub(super) reexecuted: Table<BlockId, bool>,
    /// Values whose registers keep their contents for waiting lanes: see [`super::reexecution`].
    pub(super) stable: Table<ValueId, bool>,
    /// Stale reads of values that are not stable.
    pub(super) stale_reads: BTreeMap<ValueId, StaleReads>,
    /// Loop headers at which lanes wait for others in the same iteration.
    pub(super) meeting_headers: Table<BlockId, bool>,
    /// Whether the function was too large, so that all reads in other blocks count as stale.
    pub(super) everything: bool,
}

impl Reexecution {
    /// Whether a read of `v` in block `at` is stale.
    pub(super) fn is_stale_read(&self, v: ValueId, at: BlockId) -> bool {
        self.stale_reads.get(&v).is_some_and(|l| l.blocks.contains(&at))
    }
    /// Whether the read of `v` by a phi along the edge is stale.
    pub(super) fn is_stale_read_on(&self, v: ValueId, from: BlockId, to: BlockId) -> bool {
        self.stale_reads
            .get(&v)
            .is_some_and(|l| l.blocks.contains(&from) || l.edges.contains(&(from, to)))
    }
    /// Whether the value stays the same for waiting lanes.
    pub(super) fn is_stable(&self, p: &LoweringInput, v: ValueId) -> bool {
        self.stable[v] || !self.reexecuted[p.def_block[v]]
    }
}
