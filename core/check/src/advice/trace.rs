//! Which barriers, were they there, would separate two accesses? Counted in one further run.
//!
//! A *point* is a place of the code where a barrier could be added. The run counts for every thread how often it
//! has passed each point. If two threads access a cell in one barrier interval, a barrier at a point separates
//! them in this run exactly if they have passed it a different number of times; and it can be added only if all
//! threads of the block pass it equally often in every interval.

use detect::finding::StatementId;
use events::{Access, BarrierDone, LaneMask, ObjectId, Observer, Point, SHARED_OBJECT, SiteId};
use launch::{Dim3, Launch};
use std::collections::{BTreeMap, BTreeSet};

/// Most points of a run: one bit each.
pub(super) const MAX_POINTS: usize = 64;
/// Most accesses that are kept.
const MAX_RECORDS: usize = 1 << 16;
/// Most pairs of accesses that are compared for one finding.
const MAX_PAIRS: usize = 1 << 21;

/// Most different counts of a run for which it is kept which pairs of them were compared.
const MAX_KEPT_COUNTS: usize = 1 << 11;

/// When a point counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// Before the statement.
    Before,
    /// After it.
    After,
}

/// An access by a thread.
#[derive(Clone, Debug)]
struct Record {
    site: usize,
    block: u64,
    thread: u32,
    warp: u32,
    interval: u32,
    start: u64,
    end: u64,
    writes: bool,
    /// How often its thread had passed the points and the heads of the loops.
    passed: usize,
}

#[derive(Clone, Debug, Default)]
struct Warp {
    /// By lane and counter.
    passed: Vec<u32>,
    /// Points behind the statement that lanes are executing.
    pending: Vec<(usize, u64)>,
    exited: u64,
}

/// The observer.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    /// By statement the points and loop heads at it.
    at: BTreeMap<SiteId, Vec<(usize, When)>>,
    /// Where the instructions of each such statement begin: only there it is passed. Those with which a branch fills
    /// the variables of the side that it takes are not run by all.
    firsts: BTreeSet<(SiteId, u32)>,
    watched: BTreeMap<SiteId, usize>,
    statements: Vec<StatementId>,
    points: usize,
    /// Counters: points first, then loops, with the loops inside each.
    inner: Vec<Vec<usize>>,
    warps: BTreeMap<(u64, u32), Warp>,
    records: BTreeMap<(ObjectId, u64), Vec<Record>>,
    kept: usize,
    vectors: Vec<Vec<u32>>,
    index: BTreeMap<Vec<u32>, usize>,
    /// Points that all threads of a block pass equally often.
    even: u64,
    warp_size: u32,
    threads: u32,
    cut: bool,
    until: u64,
}

/// How the pairs of accesses of a finding are separated.
#[derive(Clone, Debug, Default)]
pub(super) struct Pairs {
    /// For each sort of pair the points that separate it.
    pub separators: BTreeSet<u64>,
    /// Whether some pair is of one iteration of the loops around both.
    pub same_iteration: bool,
    /// Outermost loops (by counter) whose iteration differs, and whether the first statement is the later one.
    pub carried: BTreeSet<(usize, bool)>,
    /// For each point, whether the first statement of a pair had passed it less often.
    pub first_before: u64,
    /// As the other way round.
    pub first_after: u64,
    /// Iterations of both sides of a pair, the one looked for if it was there.
    pub iterations: Option<[Vec<u32>; 2]>,
}

impl Trace {
    /// Counts passes of `points` and of the heads of `loops` (each with the loops inside), whose statements begin at
    /// `firsts`, and keeps accesses of `watched`, up to step `until`.
    pub(super) fn new(
        points: &[(SiteId, When)],
        loops: &[(SiteId, Vec<usize>)],
        firsts: BTreeSet<(SiteId, u32)>,
        watched: &[(SiteId, StatementId)],
        until: u64,
    ) -> Self {
        let mut at: BTreeMap<SiteId, Vec<(usize, When)>> = BTreeMap::new();
        for (i, &(site, when)) in points.iter().enumerate().take(MAX_POINTS) {
            at.entry(site).or_default().push((i, when));
        }
        let n = points.len().min(MAX_POINTS);
        for (i, (site, _)) in loops.iter().enumerate() {
            at.entry(*site).or_default().push((n + i, When::Before));
        }
        let inner = loops.iter().map(|(_, inner)| inner.iter().map(|l| n + l).collect());
        Self {
            at,
            firsts,
            watched: watched.iter().enumerate().map(|(i, (s, _))| (*s, i)).collect(),
            statements: watched.iter().map(|w| w.1).collect(),
            points: n,
            inner: inner.collect(),
            warps: BTreeMap::new(),
            records: BTreeMap::new(),
            kept: 0,
            vectors: vec![],
            index: BTreeMap::new(),
            even: if n == 64 { u64::MAX } else { (1 << n) - 1 },
            warp_size: 32,
            threads: 1,
            cut: false,
            until,
        }
    }

    /// Points that all threads passed equally often, if the run was seen to its end.
    pub(super) fn even(&self) -> u64 {
        if self.cut { 0 } else { self.even }
    }

    fn counters(&self) -> usize {
        self.points + self.inner.len()
    }

    fn settle(&mut self, key: (u64, u32)) {
        let width = self.counters();
        let Some(warp) = self.warps.get_mut(&key) else { return };
        for (counter, lanes) in std::mem::take(&mut warp.pending) {
            count(&mut warp.passed, width, counter, lanes, &[]);
        }
    }

    /// Drops the points that threads of `block` have passed unequally often.
    fn compare(&mut self, block: u64) {
        let keys: Vec<_> = self.warps.range((block, 0)..=(block, u32::MAX)).map(|w| *w.0).collect();
        for &key in &keys {
            self.settle(key);
        }
        let width = self.counters();
        let none = vec![0; width];
        let mut first: Option<Vec<u32>> = None;
        for thread in 0..self.threads {
            let (warp, lane) = (thread / self.warp_size, (thread % self.warp_size) as usize);
            let passed = self.warps.get(&(block, warp)).map_or(&none[..], |w| {
                w.passed.get(lane * width..(lane + 1) * width).unwrap_or(&none)
            });
            match &first {
                None => first = Some(passed.to_vec()),
                Some(first) => {
                    for p in 0..self.points {
                        if passed[p] != first[p] {
                            self.even &= !(1 << p);
                        }
                    }
                }
            }
        }
    }

    /// The pairs of `a` and `b` at `object` by threads of one block, or of several if `blocks`; only those of
    /// lanes of one warp if `lanes`. `wanted` are the two sides that a finding shows: thread, interval, offset.
    pub(super) fn pairs(
        &self,
        object: ObjectId,
        [a, b]: [StatementId; 2],
        blocks: bool,
        lanes: bool,
        wanted: [(u64, u32, u64); 2],
        loops: &dyn Fn(usize) -> bool,
    ) -> Option<Pairs> {
        if self.cut {
            return None;
        }
        let number = |s: StatementId| self.statements.iter().position(|t| *t == s);
        let (a, b) = (number(a)?, number(b)?);
        let mut pairs = Pairs::default();
        let mut compared = 0;
        let mut found = false;
        // What a pair adds hangs on how often its threads had passed the points, which many pairs share.
        let n = self.vectors.len();
        let mut seen = vec![0u64; if n <= MAX_KEPT_COUNTS { (n * n).div_ceil(64) } else { 0 }];
        for ((at, _), records) in self.records.range((object, 0)..=(object, u64::MAX)) {
            if *at != object {
                continue;
            }
            for x in records.iter().filter(|r| r.site == a) {
                for y in records.iter().filter(|r| r.site == b) {
                    compared += 1;
                    if compared > MAX_PAIRS {
                        return None;
                    }
                    let apart = x.block != y.block;
                    let one_warp = !apart && x.warp == y.warp;
                    if (apart != blocks)
                        || (!apart && (x.thread == y.thread || x.interval != y.interval))
                        || (!apart && one_warp != lanes)
                        || !(x.writes || y.writes)
                        || x.start >= y.end
                        || y.start >= x.end
                    {
                        continue;
                    }
                    let is = |r: &Record, (block, thread, offset): (u64, u32, u64)| {
                        (r.block, r.thread, r.start) == (block, thread, offset)
                    };
                    let exact = is(x, wanted[0]) && is(y, wanted[1]);
                    let pair = x.passed * n + y.passed;
                    if let Some(bits) = seen.get_mut(pair / 64) {
                        let bit = 1 << (pair % 64);
                        let known = *bits & bit != 0;
                        *bits |= bit;
                        if known && (found || !exact) {
                            continue;
                        }
                    }
                    let (p, q) = (&self.vectors[x.passed], &self.vectors[y.passed]);
                    let mut mask = 0;
                    for i in 0..self.points {
                        if p[i] != q[i] {
                            mask |= 1 << i;
                        }
                        if p[i] < q[i] {
                            pairs.first_before |= 1 << i;
                        } else if p[i] > q[i] {
                            pairs.first_after |= 1 << i;
                        }
                    }
                    pairs.separators.insert(mask & self.even());
                    let differs = (self.points..self.counters())
                        .find(|&i| loops(i - self.points) && p[i] != q[i]);
                    match differs {
                        None => pairs.same_iteration = true,
                        Some(i) => {
                            pairs.carried.insert((i - self.points, p[i] > q[i]));
                        }
                    }
                    if pairs.iterations.is_none() || (exact && !found) {
                        found |= exact;
                        let of = |v: &[u32]| {
                            let all =
                                (self.points..self.counters()).filter(|&i| loops(i - self.points));
                            all.map(|i| v[i].saturating_sub(1)).collect::<Vec<_>>()
                        };
                        pairs.iterations = exact.then(|| [of(p), of(q)]).or(pairs.iterations);
                    }
                }
            }
        }
        (!pairs.separators.is_empty()).then_some(pairs)
    }
}

/// Counts a pass of lanes, and begins the counters `inner` anew.
fn count(passed: &mut [u32], width: usize, counter: usize, lanes: u64, inner: &[usize]) {
    for lane in LaneMask(lanes).iter() {
        let of_lane = &mut passed[lane as usize * width..];
        of_lane[counter] = of_lane[counter].saturating_add(1);
        for &i in inner {
            of_lane[i] = 0;
        }
    }
}

impl Observer for Trace {
    const PAUSES: bool = true;

    fn launch_begins(&mut self, launch: &Launch, _: &[u64]) {
        self.warp_size = launch.warp_size.clamp(1, 64);
        self.threads = launch.block.count().min(1024) as u32;
    }
    fn block_begins(&mut self, _: u64, _: Dim3) {}
    fn block_ends(&mut self, block: u64) {
        self.compare(block);
        let keys: Vec<_> = self.warps.range((block, 0)..=(block, u32::MAX)).map(|w| *w.0).collect();
        for key in keys {
            self.warps.remove(&key);
        }
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        if done.block_wide {
            self.compare(done.block);
        }
    }
    fn exit(&mut self, context: events::WarpContext, lanes: LaneMask) {
        if let Some(warp) = self.warps.get_mut(&(context.block, context.warp)) {
            warp.exited |= lanes.bits();
        }
    }
    fn access(&mut self, access: &Access<'_>) {
        let Some(&site) = self.watched.get(&access.site) else { return };
        if self.kept >= MAX_RECORDS || access.asynchronous {
            self.cut = true;
            return;
        }
        let context = &access.context;
        let width = self.counters();
        let shared = access.object == SHARED_OBJECT;
        let Some(warp) = self.warps.get(&(context.block, context.warp)) else { return };
        access.lanes.for_each(access.size, |lane, offset| {
            let passed = &warp.passed[lane as usize * width..(lane as usize + 1) * width];
            let passed = if let Some(&i) = self.index.get(passed) {
                i
            } else {
                self.vectors.push(passed.to_vec());
                self.index.insert(passed.to_vec(), self.vectors.len() - 1);
                self.vectors.len() - 1
            };
            let record = Record {
                site,
                block: context.block,
                thread: context.warp * self.warp_size + lane,
                warp: context.warp,
                interval: context.interval,
                start: offset,
                end: offset + u64::from(access.size),
                writes: access.kind.writes(),
                passed,
            };
            // Shared memory of two blocks has the same offsets; keys of buckets keep it apart.
            let bucket = if shared { context.block << 24 } else { 0 };
            let mut unit = record.start / 4;
            while unit * 4 < record.end && self.kept < MAX_RECORDS {
                let records =
                    self.records.entry((access.object, bucket.wrapping_add(unit))).or_default();
                // The same again adds no pair.
                let same = |r: &Record| {
                    (r.site, r.thread, r.interval, r.start, r.passed, r.block)
                        == (
                            site,
                            record.thread,
                            record.interval,
                            record.start,
                            passed,
                            record.block,
                        )
                };
                if !records.iter().rev().take(4).any(same) {
                    records.push(record.clone());
                    self.kept += 1;
                }
                unit += 1;
            }
        });
    }
    fn pauses(&mut self, point: &Point) -> bool {
        let context = &point.context;
        let key = (context.block, context.warp);
        let width = self.counters();
        let lanes = self.warp_size as usize;
        let warp = self
            .warps
            .entry(key)
            .or_insert_with(|| Warp { passed: vec![0; width * lanes], ..Warp::default() });
        for (counter, lanes) in std::mem::take(&mut warp.pending) {
            count(&mut warp.passed, width, counter, lanes, &[]);
        }
        if let Some(here) = self.at.get(&point.site) {
            let active = context.active.bits();
            let begins = self.firsts.contains(&(point.site, point.pc));
            for &(counter, when) in here {
                match when {
                    When::After => warp.pending.push((counter, active)),
                    When::Before if !begins => {}
                    When::Before => {
                        let inner: &[usize] = match counter.checked_sub(self.points) {
                            Some(l) => &self.inner[l],
                            None => &[],
                        };
                        count(&mut warp.passed, width, counter, active, inner);
                    }
                }
            }
        }
        self.cut |= context.step >= self.until;
        context.step >= self.until
    }
}
