//! Performance notes: shared-memory bank conflicts, uncoalesced global accesses, divergent branches.
//!
//! Figures follow the CUDA C++ Programming Guide: shared memory has 32 banks of 4 bytes, and lanes
//! that read the same word share one access; 8-byte accesses are served by half warps and 16-byte
//! ones by quarter warps. Global memory moves in sectors of 32 bytes.

use super::finding::Rule;
use super::observation::ObservedCost;
use events::{Access, AccessKind, LaneMask, Observer, SHARED_OBJECT, SiteId, WarpContext};
use std::collections::BTreeMap;

const BANKS: u64 = 32;
const WORD: u64 = 4;
const SECTOR: u64 = 32;

/// Collects performance notes.
#[derive(Clone, Debug, Default)]
pub struct Perf {
    totals: BTreeMap<(Rule, SiteId), ObservedCost>,
    /// The request being put together: one instruction may be announced in pieces.
    request: Option<Request>,
    lanes: Vec<(u32, u64)>,
    /// Branches whose lanes have not rejoined, by block and warp.
    open: BTreeMap<(u64, u32), Vec<Open>>,
    last: (u64, u32, u64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Request {
    block: u64,
    warp: u32,
    step: u64,
    site: SiteId,
    shared: bool,
    object: u32,
    size: u64,
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
    /// The notes, by rule and statement, leaving out statements that are as good as can be.
    pub fn finish(mut self) -> Vec<ObservedCost> {
        self.flush();
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
    fn flush(&mut self) {
        let Some(request) = self.request.take() else { return };
        let mut lanes = std::mem::take(&mut self.lanes);
        if request.shared {
            // Lanes that are served together: 4-byte accesses by the warp, wider ones by parts of it.
            let together = (32 * WORD / request.size.clamp(WORD, 16)) as u32;
            lanes.sort_unstable();
            let (mut cost, mut ideal) = (0, 0);
            for part in lanes.chunk_by(|a, b| a.0 / together == b.0 / together) {
                let mut words: Vec<u64> = part
                    .iter()
                    .flat_map(|l| l.1 / WORD..(l.1 + request.size).div_ceil(WORD))
                    .collect();
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
            let mut offsets: Vec<u64> = lanes.iter().map(|l| l.1).collect();
            offsets.sort_unstable();
            offsets.dedup();
            let mut sectors: Vec<u64> = offsets
                .iter()
                .flat_map(|o| o / SECTOR..(o + request.size).div_ceil(SECTOR))
                .collect();
            sectors.dedup();
            let ideal = (offsets.len() as u64 * request.size).div_ceil(SECTOR);
            self.total(Rule::Uncoalesced, request.site, sectors.len() as u64, ideal);
        }
        lanes.clear();
        self.lanes = lanes;
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
        let request = Request {
            block: context.block,
            warp: context.warp,
            step: context.step,
            site: access.site,
            shared: access.object == SHARED_OBJECT,
            object: access.object.0,
            size: u64::from(access.size),
        };
        if self.request != Some(request) {
            self.flush();
            self.request = Some(request);
        }
        let lanes = &mut self.lanes;
        access.lanes.for_each(access.size, |lane, offset| lanes.push((lane, offset)));
    }
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: LaneMask) {
        self.advance(&context);
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
