//! From what detectors and executor found to findings that name things.
//!
//! The wording of messages, notes and help stands here, so that JSON and text say the same. What a
//! statement or byte is called comes through [`Lookup`], which the facade implements: this file
//! knows no module and no program.

use super::model::{
    AccessReport, BranchReport, CallSite, FindingReport, GroupReport, LaunchReport, Loc,
};
use crate::bytecode::SiteId;
use crate::detect::finding::{RaceFinding, RaceKind, Rule, Severity, Side, SideOp, Thread};
use crate::exec::event::{
    BarrierGroup, BarrierMismatch, Fault, FaultKind, ObjectId, Scope, Space, WarpContext,
};
use crate::launch::{Dim3, ElementType, Exited, Launch, Model, Number};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Where a statement stands in the source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SiteInfo {
    /// Function, as the source names it.
    pub function: String,
    /// Place in the source, or in the IR when there is no debug information.
    pub loc: Option<Loc>,
    /// Calls by which an inlined function came there, innermost first.
    pub inlined_at: Vec<CallSite>,
}

/// What some bytes of an object are called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CellInfo {
    /// Variable or argument.
    pub object: String,
    /// Index of the cell, when the object is an array.
    pub index: Option<i64>,
    /// The cell as the source would spell it.
    pub path: String,
    /// Type of the cell, when known.
    pub element: Option<ElementType>,
    /// Size of the whole object, bytes, when it is known and fixed.
    pub object_bytes: Option<u64>,
}

/// Names statements and memory.
pub trait Lookup {
    /// The statement.
    fn site(&self, site: SiteId) -> SiteInfo;
    /// The `size` bytes at `offset` of `object`.
    fn cell(&self, object: ObjectId, offset: i64, size: u32) -> CellInfo;
    /// Why threads do not agree at this branch, and where that comes from.
    fn branch_cause(&self, site: SiteId) -> Option<(String, Option<Loc>)>;
}

/// Makes reports of the findings of one launch.
pub struct Builder<'a> {
    lookup: &'a dyn Lookup,
    launch: &'a Launch,
    report: LaunchReport,
}

impl std::fmt::Debug for Builder<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Builder").field("launch", self.launch).finish_non_exhaustive()
    }
}

impl<'a> Builder<'a> {
    /// For the findings of `launch`, which the report shows as `report`.
    pub fn new(lookup: &'a dyn Lookup, launch: &'a Launch, report: LaunchReport) -> Self {
        Self { lookup, launch, report }
    }

    fn finding(&self, rule: Rule, severity: Severity, message: String) -> FindingReport {
        FindingReport {
            rule,
            kind: None,
            severity,
            message,
            space: None,
            object: None,
            index: None,
            path: None,
            ty: None,
            bytes: None,
            loc: None,
            function: None,
            inlined_at: vec![],
            block: None,
            thread: None,
            interval: None,
            accesses: vec![],
            waiting: vec![],
            exited: None,
            elsewhere: None,
            branch: None,
            count: 1,
            count_is_at_least: false,
            step: None,
            launch: self.report.clone(),
            model: self.launch.model,
            seed: self.launch.seed,
            notes: vec![],
            help: vec![],
            link: None,
            launches: None,
        }
    }
    /// A finding at a statement.
    fn at(&self, rule: Rule, severity: Severity, site: SiteId, message: String) -> FindingReport {
        let SiteInfo { function, loc, inlined_at } = self.lookup.site(site);
        let finding = self.finding(rule, severity, message);
        FindingReport { loc, function: Some(function), inlined_at, ..finding }
    }
    fn block(&self, linear: u64) -> [u32; 3] {
        self.launch.grid.coordinates(linear).into()
    }
    fn thread(&self, linear: u32) -> [u32; 3] {
        self.launch.block.coordinates(linear.into()).into()
    }
    fn warp_size(&self) -> u32 {
        self.launch.warp_size.max(1)
    }
    fn warp_of(&self, thread: Thread) -> (u64, u32) {
        (thread.block, thread.thread / self.warp_size())
    }

    /// A race.
    pub fn race(&self, race: &RaceFinding) -> FindingReport {
        let [first, second] = &race.sides;
        let offset = race.offset as i64;
        let cell = self.lookup.cell(race.object, offset, race.bytes);
        let typed = cell.element.map_or_else(String::new, |e| format!("{}, ", e.name()));
        let space = space_name(race.space);
        let what = match (race.kind, first.op, second.op) {
            (RaceKind::SameValue, _, _) => "unsynchronised writes of the same value to",
            (_, SideOp::Atomic(_), SideOp::Atomic(_)) => {
                "atomic operations of too small a scope on"
            }
            (_, SideOp::Write, SideOp::Write) => "unsynchronised writes of",
            (_, SideOp::Read, SideOp::Write) | (_, SideOp::Write, SideOp::Read) => {
                "unsynchronised read and write of"
            }
            (_, SideOp::Atomic(_), SideOp::Read) | (_, SideOp::Read, SideOp::Atomic(_)) => {
                "plain read and atomic operation, unsynchronised, on"
            }
            (_, SideOp::Atomic(_), SideOp::Write) | (_, SideOp::Write, SideOp::Atomic(_)) => {
                "plain write and atomic operation, unsynchronised, on"
            }
            (_, SideOp::Read, SideOp::Read) => "unsynchronised accesses to",
        };
        let message = format!("{what} {} ({typed}{space} memory)", cell.path);
        let mut finding = self.at(Rule::Race, race.severity, first.site, message);
        finding.kind = Some(race.kind.name().to_owned());
        finding.space = Some(space_name(race.space).to_owned());
        finding.object = Some(cell.object.clone());
        finding.index = cell.index;
        finding.path = Some(cell.path.clone());
        finding.ty = cell.element.map(|e| e.name().to_owned());
        finding.bytes = Some(race.bytes);
        finding.interval = (first.interval == second.interval).then_some(first.interval);
        finding.accesses = race.sides.iter().map(|side| self.access(race, side)).collect();
        finding.count = race.count;
        finding.count_is_at_least = race.at_least;
        finding.step = Some(first.step.max(second.step));
        let (notes, help) = self.why_unordered(race);
        finding.notes = notes;
        finding.notes.extend(race.notes.iter().cloned());
        finding.help = help;
        finding
    }

    fn access(&self, race: &RaceFinding, side: &Side) -> AccessReport {
        let SiteInfo { function, loc, inlined_at } = self.lookup.site(side.site);
        let cell = self.lookup.cell(race.object, side.offset as i64, side.size);
        // A type of another width cannot be what was read or written.
        let typed = cell.element.filter(|e| e.size() == u64::from(side.size));
        let element = typed.unwrap_or(match side.size {
            1 => ElementType::U8,
            2 => ElementType::U16,
            4 => ElementType::U32,
            _ => ElementType::U64,
        });
        let op = match side.op {
            SideOp::Read => "read".to_owned(),
            SideOp::Write => "write".to_owned(),
            SideOp::Atomic(scope) => format!("atomic ({})", scope_name(scope)),
        };
        AccessReport {
            op,
            loc,
            function,
            inlined_at,
            block: self.block(side.thread.block),
            thread: self.thread(side.thread.thread),
            warp: side.thread.thread / self.warp_size(),
            lane: side.thread.thread % self.warp_size(),
            interval: side.interval,
            visit_order: Some(side.visit_order),
            bytes: Some(side.size),
            ty: Some(element.name().to_owned()),
            value: Some(Number::from_bits(element, side.after)),
            before: (side.op != SideOp::Read).then(|| Number::from_bits(element, side.before)),
            step: side.step,
        }
    }

    /// Why nothing orders the two sides, and what would.
    fn why_unordered(&self, race: &RaceFinding) -> (Vec<String>, Vec<String>) {
        let [a, b] = &race.sides;
        let (mut notes, mut help) = (vec![], vec![]);
        let same_site = a.site == b.site;
        let [x, y, z] = self.block(a.thread.block);
        let block = format!("block ({x},{y},{z})");
        let warp = format!("warp {} of {block}", a.thread.thread / self.warp_size());
        let both_write = a.op != SideOp::Read && b.op != SideOp::Read;
        if race.open_copy {
            let whose =
                if a.thread == b.thread { "the thread itself has not" } else { "nobody has" };
            notes.push(format!("the copy is asynchronous, and {whose} waited for it"));
            help.push(
                "wait for the copy in its thread (__pipeline_wait_prior, cp.async.wait_group, or the \
                 barrier that it tells), then synchronise with the other threads"
                    .to_owned(),
            );
        } else if a.thread.block != b.thread.block {
            notes.push(
                "the threads are in different blocks, which no __syncthreads() orders".to_owned(),
            );
            help.push(
                "use atomic operations of device scope, or do the two in separate kernel launches"
                    .to_owned(),
            );
        } else if self.warp_of(a.thread) == self.warp_of(b.thread) {
            if same_site && a.step == b.step {
                notes.push(format!("both are lanes of {warp}, in one and the same instruction"));
                help.push("let one thread write, or use an atomic operation".to_owned());
            } else if race.kind == RaceKind::WarpLevel {
                notes.push(format!(
                    "both are lanes of {warp}: with independent thread scheduling nothing orders \
                     them; in lockstep (--model lockstep) the order would be fixed"
                ));
                help.push("put __syncwarp() between the two".to_owned());
            } else {
                notes.push(format!("both are lanes of {warp}, on different sides of a branch"));
                help.push("put __syncwarp() between the two, where the sides have met".to_owned());
            }
        } else if a.interval == b.interval {
            let place = match a.interval {
                0 => "before its first barrier".to_owned(),
                n => format!("after its barrier {n} and before the next"),
            };
            notes.push(format!("both in {block}, interval {}: {place}", a.interval));
            if same_site && both_write {
                help.push("let one thread write, or use an atomic operation".to_owned());
            } else {
                help.push(
                    "put __syncthreads() between the two, where all threads of the block come by"
                        .to_owned(),
                );
            }
        }
        (notes, help)
    }

    /// Threads that do not meet at a barrier, one finding for each set of barriers.
    pub fn mismatches(&self, mismatches: &[BarrierMismatch]) -> Vec<FindingReport> {
        type Key = (Rule, Vec<(SiteId, Vec<SiteId>)>);
        let mut findings: Vec<(Key, FindingReport)> = vec![];
        for mismatch in mismatches {
            let divergent = mismatch.waiting.len() > 1 || !mismatch.diverged.is_empty();
            let rule = if divergent { Rule::BarrierDivergence } else { Rule::ExitedThreads };
            let mut sites: Vec<_> =
                mismatch.waiting.iter().map(|g| (g.site, g.calls.clone())).collect();
            sites.sort();
            let key = (rule, sites);
            match findings.iter_mut().find(|(k, _)| *k == key) {
                Some((_, finding)) => finding.count += 1,
                None => findings.push((key, self.mismatch(mismatch, rule))),
            }
        }
        findings.into_iter().map(|(_, finding)| finding).collect()
    }

    fn mismatch(&self, mismatch: &BarrierMismatch, rule: Rule) -> FindingReport {
        let waiting = &mismatch.waiting;
        let sites_differ = waiting.iter().any(|g| g.site != waiting[0].site);
        let message = match rule {
            Rule::ExitedThreads => "threads wait at a barrier for threads that have exited",
            _ if sites_differ => "threads of a block wait at different barriers",
            _ if waiting.len() > 1 && waiting.iter().any(|g| g.calls != waiting[0].calls) => {
                "threads of a block wait at one barrier in different calls"
            }
            _ if waiting.len() > 1 => "threads of a block wait at one barrier in different trips",
            _ => "part of a warp waits at a barrier that the rest of the warp does not reach",
        };
        let severity = match (rule, self.launch.exited_rule()) {
            (Rule::ExitedThreads, Exited::Strict) => Severity::Warning,
            (Rule::ExitedThreads, Exited::Arrive) => Severity::Note,
            _ => Severity::Error,
        };
        let mut finding = match waiting.first() {
            Some(group) => self.at(rule, severity, group.site, message.to_owned()),
            None => self.finding(rule, severity, message.to_owned()),
        };
        finding.block = Some(self.block(mismatch.block));
        finding.interval = Some(mismatch.interval);
        finding.step = Some(mismatch.step);
        finding.waiting = waiting.iter().map(|g| self.group(g)).collect();
        if waiting.len() > 1 {
            let accesses = waiting.iter().take(2).map(|g| self.arrival(g, mismatch));
            finding.accesses = accesses.collect();
        }
        let some = |sets: &[(u32, u64)]| (!sets.is_empty()).then(|| self.threads(sets));
        finding.exited = some(&mismatch.exited);
        finding.elsewhere = some(&mismatch.diverged);
        finding.branch = mismatch.branch.map(|site| {
            let (cause, cause_loc) = self.lookup.branch_cause(site).unzip();
            let loc = self.lookup.site(site).loc;
            BranchReport { loc, cause, cause_loc: cause_loc.flatten() }
        });
        if mismatch.barrier != 0 {
            finding.notes.push(format!("it is barrier number {}", mismatch.barrier));
        }
        let [x, y, z] = self.block(mismatch.block);
        let place = format!("seen in block ({x},{y},{z}), interval {}", mismatch.interval);
        finding.notes.push(place);
        match (rule, self.launch.model, self.launch.exited_rule()) {
            (Rule::ExitedThreads, _, Exited::Arrive) => finding.notes.push(
                "exited threads count as arrived here, as on sm_70 and later; \
                 --exited strict makes this a warning"
                    .to_owned(),
            ),
            (Rule::ExitedThreads, Model::Lockstep, _) => finding
                .notes
                .push("what the barrier makes of exited threads depends on the device".to_owned()),
            (Rule::ExitedThreads, ..) => {}
            _ => finding.help.push(
                "let all threads of the block reach the same barrier: move it out of the branch"
                    .to_owned(),
            ),
        }
        if rule == Rule::ExitedThreads {
            finding.help.push(
                "let threads without work skip the work instead of returning before the barrier"
                    .to_owned(),
            );
        }
        finding
    }

    fn group(&self, group: &BarrierGroup) -> GroupReport {
        let SiteInfo { function, loc, mut inlined_at } = self.lookup.site(group.site);
        // Calls that were not inlined lie outside those that were.
        inlined_at.extend(group.calls.iter().rev().map(|&call| {
            let site = self.lookup.site(call);
            CallSite { function: site.function, loc: site.loc }
        }));
        let count = group.threads.iter().map(|(_, mask)| mask.count_ones()).sum();
        let threads = self.threads(&group.threads);
        GroupReport { loc, function, inlined_at, trips: group.trips.clone(), threads, count }
    }

    /// The first thread of a group, waiting.
    fn arrival(&self, group: &BarrierGroup, mismatch: &BarrierMismatch) -> AccessReport {
        let report = self.group(group);
        let (warp, mask) = group.threads.first().copied().unwrap_or((0, 1));
        let lane = mask.trailing_zeros().min(self.warp_size() - 1);
        AccessReport {
            op: "barrier".to_owned(),
            loc: report.loc,
            function: report.function,
            inlined_at: report.inlined_at,
            block: self.block(mismatch.block),
            thread: self.thread(warp * self.warp_size() + lane),
            warp,
            lane,
            interval: mismatch.interval,
            visit_order: None,
            bytes: None,
            ty: None,
            value: None,
            before: None,
            step: mismatch.step,
        }
    }

    /// `threads 0-31, 40` of masks by warp.
    fn threads(&self, sets: &[(u32, u64)]) -> String {
        let mut linear: Vec<u64> = vec![];
        for &(warp, mask) in sets {
            let lanes = (0..64).filter(|lane| mask >> lane & 1 == 1);
            linear.extend(lanes.map(|lane| u64::from(warp) * u64::from(self.warp_size()) + lane));
        }
        linear.sort_unstable();
        linear.dedup();
        ranges(&linear)
    }

    /// Faults, one finding for each statement and kind.
    pub fn faults(&self, faults: &[Fault]) -> Vec<FindingReport> {
        let mut findings: BTreeMap<(usize, FaultKind, SiteId), FindingReport> = BTreeMap::new();
        let mut order: BTreeMap<(FaultKind, SiteId), usize> = BTreeMap::new();
        for fault in faults {
            let next = order.len();
            let place = *order.entry((fault.kind, fault.site)).or_insert(next);
            let lanes = u64::from(fault.lanes.count_ones().max(1));
            findings
                .entry((place, fault.kind, fault.site))
                .and_modify(|finding| finding.count += lanes)
                .or_insert_with(|| FindingReport { count: lanes, ..self.fault(fault) });
        }
        findings.into_values().collect()
    }

    fn fault(&self, fault: &Fault) -> FindingReport {
        let cell = fault.object.map(|o| self.lookup.cell(o, fault.offset, fault.size));
        let path = cell.as_ref().map_or("memory", |c| c.path.as_str());
        let op = if fault.write { "write" } else { "read" };
        let size = fault.size;
        let address = fault.address.map_or_else(String::new, |a| format!(" (address {a:#x})"));
        let (rule, message) = match fault.kind {
            FaultKind::OutOfBounds => {
                let mut message = format!("{op} of {size} bytes out of bounds");
                match &cell {
                    Some(c) => {
                        let _ = write!(message, " at {}", c.path);
                        if let Some(bytes) = c.object_bytes {
                            let _ = write!(message, ": {} has {bytes} bytes", c.object);
                        }
                    }
                    None => message += &address,
                }
                (Rule::OutOfBounds, message)
            }
            FaultKind::Misaligned => (
                Rule::Misaligned,
                format!("{op} of {size} bytes at {path} is not aligned{address}"),
            ),
            FaultKind::NullPointer => {
                (Rule::NullPointer, format!("{op} of {size} bytes through a null pointer{address}"))
            }
            FaultKind::WrongSpace => {
                let message = format!("{op} of {size} bytes in the wrong address space{address}");
                (Rule::WrongSpace, message)
            }
            FaultKind::UninitializedRead => (
                Rule::UninitializedRead,
                format!("{path} is read before anything was written to it"),
            ),
            FaultKind::DivisionByZero => {
                (Rule::DivisionByZero, "integer division by zero".to_owned())
            }
            FaultKind::Unreachable => {
                let message = "a place is reached that the compiler took for unreachable";
                (Rule::Unreachable, message.to_owned())
            }
            FaultKind::Assert => (Rule::Assert, "assertion failed".to_owned()),
            FaultKind::Trap => (Rule::Trap, "the kernel stops itself by a trap".to_owned()),
            FaultKind::UndefinedValue => {
                let message = "a branch, address or call depends on a value that is not defined";
                (Rule::UndefinedValue, message.to_owned())
            }
        };
        let message = match fault.message.as_str() {
            "" => message,
            more => format!("{message}: {more}"),
        };
        let mut finding = self.at(rule, Severity::Error, fault.site, message);
        self.place(&mut finding, fault.context, fault.lanes);
        if let Some(cell) = cell {
            finding.object = Some(cell.object);
            finding.index = cell.index;
            finding.path = Some(cell.path);
            finding.ty = cell.element.map(|e| e.name().to_owned());
            finding.bytes = Some(size);
        }
        finding
    }

    /// Says which thread it was: the first of `lanes`.
    fn place(&self, finding: &mut FindingReport, context: WarpContext, lanes: u64) {
        let lane = lanes.trailing_zeros().min(self.warp_size() - 1);
        finding.block = Some(self.block(context.block));
        finding.thread = Some(self.thread(context.warp * self.warp_size() + lane));
        finding.interval = Some(context.interval);
        finding.step = Some(context.step);
    }

    /// A barrier without which no race would appear in `launches` launches; `data` are the shared
    /// variables accessed around it.
    pub fn redundant_barrier(&self, site: SiteId, data: &[String], launches: u64) -> FindingReport {
        let s = if launches == 1 { "" } else { "es" };
        let message = format!(
            "redundant barrier: no cross-thread conflict across it in {launches} launch{s}"
        );
        let mut finding = self.at(Rule::RedundantBarrier, Severity::Warning, site, message);
        if !data.is_empty() {
            let data = data.join(", ");
            finding.notes.push(format!("accesses to {data} on its two sides do not need it"));
            finding.object = Some(data);
        }
        finding.notes.push(
            "other launches or inputs may need it; look at callers and loops before taking it out"
                .to_owned(),
        );
        finding
    }

    /// The step budget was used up, last at `site` if known.
    pub fn step_limit(&self, max_steps: u64, site: Option<SiteId>) -> FindingReport {
        let message = format!("the kernel does not end within {max_steps} steps");
        let mut finding = match site {
            Some(site) => self.at(Rule::StepLimit, Severity::Error, site, message),
            None => self.finding(Rule::StepLimit, Severity::Error, message),
        };
        finding
            .help
            .push("if it is only long, raise --max-steps or use a smaller input".to_owned());
        finding
    }

    /// No thread can go on; `text` says why.
    pub fn deadlock(&self, text: String, site: Option<SiteId>) -> FindingReport {
        match site {
            Some(site) => self.at(Rule::Deadlock, Severity::Error, site, text),
            None => self.finding(Rule::Deadlock, Severity::Error, text),
        }
    }

    /// A note on performance at `site`, seen `count` times.
    pub fn performance(&self, rule: Rule, site: SiteId, text: String, count: u64) -> FindingReport {
        FindingReport { count, ..self.at(rule, Severity::Note, site, text) }
    }
}

/// Worst first; findings of one severity keep their order.
pub fn sort(findings: &mut [FindingReport]) {
    findings.sort_by_key(|f| std::cmp::Reverse(f.severity));
}

/// The launch as reports show it, apart from its arguments.
pub fn launch_report(launch: &Launch) -> LaunchReport {
    let Dim3 { x, y, z } = launch.grid;
    LaunchReport {
        grid: [x, y, z],
        block: launch.block.into(),
        shared_bytes: launch.shared_bytes,
        warp_size: launch.warp_size,
        exited: launch.exited_rule(),
        seed: launch.seed,
        args: vec![],
    }
}

/// `threads 0-31, 40` of sorted thread numbers.
fn ranges(linear: &[u64]) -> String {
    let mut text = if linear.len() == 1 { "thread " } else { "threads " }.to_owned();
    let mut at = 0;
    while at < linear.len() {
        let first = linear[at];
        let length =
            (at..linear.len()).take_while(|&i| linear[i] - first == (i - at) as u64).count();
        let comma = if at > 0 { ", " } else { "" };
        let _ = match length {
            1 => write!(text, "{comma}{first}"),
            // Two neighbours read better as two numbers.
            2 => write!(text, "{comma}{first}, {}", first + 1),
            n => write!(text, "{comma}{first}-{}", first + n as u64 - 1),
        };
        at += length;
    }
    text
}

fn space_name(space: Space) -> &'static str {
    match space {
        Space::Global => "global",
        Space::Shared => "shared",
        Space::Constant => "constant",
        Space::Local => "local",
    }
}

fn scope_name(scope: Scope) -> &'static str {
    match scope {
        Scope::Block => "block",
        Scope::Device => "device",
        Scope::System => "system",
    }
}

#[cfg(test)]
#[path = "build_tests.rs"]
mod tests;
