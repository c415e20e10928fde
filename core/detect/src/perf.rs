//! Performance notes: shared-memory bank conflicts, uncoalesced global accesses, divergent branches.
//!
//! Figures follow the CUDA C++ Programming Guide: shared memory has 32 banks of 4 bytes, and lanes
//! that read the same word share one access; 8-byte accesses are served by half warps and 16-byte
//! ones by quarter warps. Global memory moves in sectors of 32 bytes.

use super::finding::Rule;
use super::observation::ObservedCost;
use events::{
    Access, AccessKind, LaneMask, ObjectId, Observer, SHARED_OBJECT, SiteId, WarpContext,
};
use std::collections::BTreeMap;

const BANKS: u64 = 32;
const WORD: u64 = 4;
const SECTOR: u64 = 32;

/// Pieces that may be put together at the same time: a copy reads and writes by turns.
const MOST_REQUESTS: usize = 4;
/// Bytes that a lane can access at once.
const MOST_BYTES: u64 = 16;

/// What of a statement decides which of its accesses the hardware makes at once. A compiler splits the
/// access to a `float4` into its fields, and the one for the hardware puts them together again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccessUnit {
    /// The number of the statement of the source.
    pub statement: u32,
    /// The alignment that the program promises of the first of its accesses, in bytes.
    pub align: u32,
}

/// Collects performance notes.
#[derive(Clone, Debug, Default)]
pub struct Perf {
    units: BTreeMap<SiteId, AccessUnit>,
    totals: BTreeMap<(Rule, SiteId), ObservedCost>,
    /// Requests being put together.
    requests: Vec<Request>,
    /// Branches whose lanes have not rejoined, by block and warp.
    open: BTreeMap<(u64, u32), Vec<Open>>,
    last: (u64, u32, u64),
}

/// What a warp accesses at once. An instruction may be announced in pieces, and an access of the source may
/// consist of several instructions.
#[derive(Clone, Debug)]
struct Request {
    block: u64,
    warp: u32,
    active: LaneMask,
    object: ObjectId,
    writes: bool,
    /// Statement and step of the first piece.
    site: SiteId,
    step: u64,
    unit: AccessUnit,
    /// By lane, the bytes from and to.
    lanes: BTreeMap<u32, (u64, u64)>,
}

impl Request {
    /// Adds the lanes of another piece, unless it does not continue this request.
    fn extend(&mut self, access: &Access<'_>, unit: AccessUnit, writes: bool) -> bool {
        let context = &access.context;
        let one_instruction = (self.step, self.site) == (context.step, access.site);
        let continues = (self.block, self.warp) == (context.block, context.warp)
            && (self.active, self.object) == (context.active, access.object)
            && self.writes == writes
            && (one_instruction || self.unit.statement == unit.statement);
        if !continues {
            return false;
        }
        let most = MOST_BYTES.min(u64::from(self.unit.align));
        let mut fits = true;
        access.lanes.for_each(access.size, |lane, offset| {
            fits &= match self.lanes.get(&lane) {
                None => one_instruction,
                Some(&(from, to)) => {
                    to == offset
                        && from.is_multiple_of(most)
                        && to + u64::from(access.size) - from <= most
                }
            };
        });
        if fits {
            access.lanes.for_each(access.size, |lane, offset| {
                let to = offset + u64::from(access.size);
                self.lanes.entry(lane).or_insert((offset, to)).1 = to;
            });
        }
        fits
    }
}

#[derive(Clone, Copy, Debug)]
struct Open {
    site: SiteId,
    mask: LaneMask,
}

impl Perf {
    /// Nothing collected yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// As [`Perf::new`], for a program with these statements.
    pub fn with_units(units: BTreeMap<SiteId, AccessUnit>) -> Self {
        Self { units, ..Self::default() }
    }
    /// The notes, by rule and statement, leaving out statements that are as good as can be.
    pub fn finish(mut self) -> Vec<ObservedCost> {
        self.flush_all();
        let all = self.totals.into_values();
        all.filter(|f| f.cost > f.ideal).collect()
    }
    fn total(&mut self, rule: Rule, site: SiteId, cost: u64, ideal: u64) {
        let total = self.totals.entry((rule, site)).or_insert(ObservedCost {
            rule,
            site,
            executions: 0,
            cost: 0,
            ideal: 0,
            worst: 0,
        });
        total.executions += 1;
        total.cost += cost;
        total.ideal += ideal;
        total.worst = total.worst.max(cost);
    }
    fn flush_all(&mut self) {
        for request in std::mem::take(&mut self.requests) {
            self.flush(&request);
        }
    }
    fn flush(&mut self, request: &Request) {
        let width = request.lanes.values().map(|l| l.1 - l.0).max().unwrap_or(WORD);
        if request.object == SHARED_OBJECT {
            // Lanes that are served together: 4-byte accesses by the warp, wider ones by parts of it.
            let together = (32 * WORD / width.clamp(WORD, MOST_BYTES)) as u32;
            let lanes: Vec<(u32, (u64, u64))> =
                request.lanes.iter().map(|l| (*l.0, *l.1)).collect();
            let (mut cost, mut ideal) = (0, 0);
            for part in lanes.chunk_by(|a, b| a.0 / together == b.0 / together) {
                let mut words: Vec<u64> =
                    part.iter().flat_map(|l| l.1.0 / WORD..l.1.1.div_ceil(WORD)).collect();
                words.sort_unstable();
                words.dedup();
                let mut banks = [0u64; BANKS as usize];
                for w in words {
                    banks[(w % BANKS) as usize] += 1;
                }
                cost += banks.iter().max().copied().unwrap_or(1);
                ideal += 1;
            }
            self.total(Rule::BankConflict, request.site, cost, ideal);
        } else {
            let mut ranges: Vec<(u64, u64)> = request.lanes.values().copied().collect();
            ranges.sort_unstable();
            ranges.dedup();
            let mut sectors: Vec<u64> =
                ranges.iter().flat_map(|r| r.0 / SECTOR..r.1.div_ceil(SECTOR)).collect();
            sectors.dedup();
            let ideal = ranges.iter().map(|r| r.1 - r.0).sum::<u64>().div_ceil(SECTOR);
            self.total(Rule::Uncoalesced, request.site, sectors.len() as u64, ideal);
        }
    }
    /// Charges the instructions since the last event to the warp's open branches, and closes those
    /// whose lanes are together again.
    fn advance(&mut self, context: &WarpContext) {
        let (block, warp, step) = self.last;
        let spent = if (block, warp) == (context.block, context.warp) {
            context.step.saturating_sub(step)
        } else {
            1
        };
        self.last = (context.block, context.warp, context.step);
        let Some(open) = self.open.get_mut(&(context.block, context.warp)) else {
            return;
        };
        while open.last().is_some_and(|o| (o.mask & !context.active).is_empty()) {
            open.pop();
        }
        for o in open {
            if let Some(total) = self.totals.get_mut(&(Rule::DivergentBranch, o.site)) {
                total.cost += spent;
            }
        }
    }
}

impl Observer for Perf {
    fn access(&mut self, access: &Access<'_>) {
        let context = &access.context;
        self.advance(context);
        if matches!(access.kind, AccessKind::Atomic { .. }) {
            return;
        }
        let own = AccessUnit { statement: u32::MAX, align: access.size };
        let unit = self.units.get(&access.site).copied().unwrap_or(own);
        let unit = AccessUnit { align: unit.align.max(access.size), ..unit };
        let writes = access.kind.writes();
        if self.requests.iter_mut().any(|r| r.extend(access, unit, writes)) {
            return;
        }
        if self.requests.len() >= MOST_REQUESTS {
            let oldest = self.requests.remove(0);
            self.flush(&oldest);
        }
        let mut lanes = BTreeMap::new();
        access.lanes.for_each(access.size, |lane, offset| {
            lanes.insert(lane, (offset, offset + u64::from(access.size)));
        });
        self.requests.push(Request {
            block: context.block,
            warp: context.warp,
            active: context.active,
            object: access.object,
            writes,
            site: access.site,
            step: context.step,
            unit,
            lanes,
        });
    }
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: LaneMask) {
        self.advance(&context);
        self.flush_all();
        let taken = taken & context.active;
        if taken.is_empty() || taken == context.active {
            return;
        }
        self.total(Rule::DivergentBranch, site, 0, 0);
        let open = self.open.entry((context.block, context.warp)).or_default();
        if open.last().is_none_or(|o| o.site != site || o.mask != context.active) {
            open.push(Open { site, mask: context.active });
        }
    }
    fn block_ends(&mut self, block: u64) {
        self.open.retain(|k, _| k.0 != block);
    }
}
