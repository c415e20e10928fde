//! Random event streams: both passes against an oracle that looks at all pairs.

mod support;

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use std::collections::{BTreeMap, BTreeSet};
use support::{ActiveLanes, Cell, Event, Script, Target, Touch};
use warpscope_core::bytecode::SiteId;
use warpscope_core::detect::finding::RaceKind;
use warpscope_core::detect::race::{RaceFilter, RaceRecorder};
use warpscope_core::events::{AccessKind, ObjectId, Scope};
use warpscope_core::launch::Model;
use warpscope_core::limits::RunLimits;

const WARP: u32 = 4;

type Set = BTreeSet<usize>;
type Loc = (u32, u64);

/// One thread's access, for the oracle.
#[derive(Clone, Debug)]
struct Node {
    t: Touch,
    lane: u32,
    offset: u64,
    after: u64,
}

impl Node {
    fn who(&self) -> (u64, u32) {
        (self.t.block, self.t.warp * WARP + self.lane)
    }
    fn polling(&self, script: &Script) -> bool {
        let signal = self.t.kind.is_atomic() || self.t.volatile && self.t.kind == AccessKind::Read;
        signal && script.polling.contains(&SiteId(self.t.site))
    }
}

#[derive(Clone, Debug, Default)]
struct ThreadView {
    known: Set,
    /// What came before by lockstep: of lanes with which this one was converged since.
    converged: Set,
    fence: Option<Set>,
    wide_fence: Option<Set>,
    pending: BTreeMap<Loc, (Set, Set)>,
}

#[derive(Clone, Debug, Default)]
struct LocView {
    wide: Set,
    near: BTreeMap<u64, Set>,
}

fn unite(into: &mut Set, from: &Set) {
    into.extend(from.iter().copied());
}

/// Numbers of pairs and bytes by object, sites and kind.
type Racing = BTreeMap<(u32, u32, u32, RaceKind), (u64, BTreeSet<u64>)>;

/// All racing pairs: (object, sites, kind) -> (pairs, bytes), all racing bytes, and whether the order of one
/// location kept some pair apart; found by carrying whole sets of known accesses about.
fn oracle(script: &Script) -> (Racing, BTreeSet<(u32, u64)>, bool) {
    let threads = script.launch.block.count() as u32;
    let blocks = script.launch.grid.count();
    let mut nodes: Vec<Node> = vec![];
    let mut behind: Vec<Set> = vec![];
    let mut converged_before: Vec<Set> = vec![];
    let mut views: BTreeMap<(u64, u32), ThreadView> = BTreeMap::new();
    for b in 0..blocks {
        for t in 0..threads {
            views.insert((b, t), ThreadView::default());
        }
    }
    let mut locations: BTreeMap<Loc, LocView> = BTreeMap::new();
    let mut handed: BTreeMap<u64, Set> = BTreeMap::new();
    let mut exited: BTreeSet<(u64, u32)> = BTreeSet::new();
    // The rule of release and acquire holds only from the first fence on (nothing is released before).
    for event in &script.events {
        match event {
            Event::Begin(_) | Event::End(_) => {}
            &Event::Branch { block, warp, active, .. } => {
                converge(&mut views, block, warp, active & !(!0 << WARP));
            }
            Event::Access(t) => {
                let before = converge(&mut views, t.block, t.warp, t.active);
                for lane in (0..WARP).filter(|l| t.active >> l & 1 != 0) {
                    let view = views.get_mut(&(t.block, t.warp * WARP + lane)).unwrap();
                    view.converged.extend(nodes.len()..nodes.len() + t.lanes.len());
                }
                for &Cell { lane, offset, value: after } in &t.lanes {
                    let node = Node { t: t.clone(), lane, offset, after };
                    let view = views.get_mut(&node.who()).unwrap();
                    behind.push(view.known.clone());
                    converged_before.push(before.clone());
                    view.known.insert(nodes.len());
                    nodes.push(node);
                }
                for &Cell { lane, offset, value: after } in &t.lanes {
                    let node = Node { t: t.clone(), lane, offset, after };
                    let (reads, writes, scope, acquire, release) = match t.kind {
                        AccessKind::Atomic { reads, writes, scope, acquire, release } => {
                            (reads, writes, scope, acquire, release)
                        }
                        AccessKind::Write if t.volatile => {
                            (false, true, Scope::System, false, false)
                        }
                        AccessKind::Read if node.polling(script) => {
                            (true, false, Scope::System, false, false)
                        }
                        _ => continue,
                    };
                    let wide = scope != Scope::Block;
                    let loc = (t.object, offset);
                    let view = views.get_mut(&node.who()).unwrap();
                    let at = locations.entry(loc).or_default();
                    if writes {
                        if !reads {
                            *at = LocView::default();
                        }
                        let near = at.near.entry(t.block).or_default();
                        let (mut any, mut far) = (view.fence.clone(), view.wide_fence.clone());
                        if release {
                            any = Some(view.known.clone());
                            far.clone_from(&any);
                        }
                        if let Some(any) = any {
                            unite(near, &any);
                        }
                        if let Some(h) = handed.get(&t.block) {
                            unite(near, h);
                        }
                        if wide {
                            if let Some(far) = far {
                                unite(&mut at.wide, &far);
                            }
                            if let Some(h) = handed.get(&t.block) {
                                unite(&mut at.wide, h);
                            }
                        }
                    }
                    if reads {
                        let far = if wide { at.wide.clone() } else { Set::new() };
                        let near = at.near.get(&t.block).cloned().unwrap_or_default();
                        if acquire {
                            unite(&mut view.known, &far);
                            unite(&mut view.known, &near);
                            view.pending.remove(&loc);
                        } else if !far.is_empty() || !near.is_empty() {
                            view.pending.insert(loc, (far, near));
                        }
                    }
                }
            }
            &Event::Fence { block, warp, active, scope, .. } => {
                for lane in 0..WARP {
                    if active >> lane & 1 == 0 {
                        continue;
                    }
                    let view = views.get_mut(&(block, warp * WARP + lane)).unwrap();
                    for (far, near) in view.pending.values_mut() {
                        unite(&mut view.known, near);
                        if scope != Scope::Block {
                            unite(&mut view.known, far);
                        }
                    }
                    if scope == Scope::Block {
                        for p in view.pending.values_mut() {
                            p.1.clear();
                        }
                    } else {
                        view.pending.clear();
                        view.wide_fence = Some(view.known.clone());
                    }
                    view.fence = Some(view.known.clone());
                }
            }
            Event::Exit { block, warp, lanes, .. } => {
                for lane in 0..WARP {
                    if lanes >> lane & 1 != 0 {
                        exited.insert((*block, warp * WARP + lane));
                    }
                }
            }
            Event::Grid => {
                let all: Set = (0..nodes.len()).collect();
                for view in views.values_mut() {
                    let known = all.clone();
                    *view = ThreadView { known, ..ThreadView::default() };
                }
                locations.clear();
                handed.clear();
            }
            Event::Barrier { block, .. } => {
                let who: Vec<_> = (0..threads).map(|t| (*block, t)).collect();
                meet(&mut views, handed.entry(*block).or_default(), &who);
            }
            Event::Warp { block, warp, mask, .. } => {
                let who: Vec<_> = (0..WARP)
                    .filter(|l| mask >> l & 1 != 0)
                    .map(|l| (*block, warp * WARP + l))
                    .filter(|w| w.1 < threads && !exited.contains(w))
                    .collect();
                meet(&mut views, handed.entry(*block).or_default(), &who);
                let lanes = who.iter().fold(0, |m, w| m | 1 << (w.1 - warp * WARP));
                converge(&mut views, *block, *warp, lanes);
            }
        }
    }
    let mut races = Racing::new();
    let mut bytes = BTreeSet::new();
    let mut by_location = false;
    for j in 0..nodes.len() {
        for i in 0..j {
            let (a, b) = (&nodes[i], &nodes[j]);
            let before = (behind[j].contains(&i), converged_before[j].contains(&i));
            let Some(kind) = race(a, b, before, script) else { continue };
            if one_location(&nodes[i..=j], script) {
                by_location = true;
                continue;
            }
            let (from, to) = (
                a.offset.max(b.offset),
                (a.offset + u64::from(a.t.size)).min(b.offset + u64::from(b.t.size)),
            );
            let sites = (a.t.site.min(b.t.site), a.t.site.max(b.t.site));
            let entry = races.entry((a.t.object, sites.0, sites.1, kind)).or_default();
            entry.0 += 1;
            for byte in from..to {
                entry.1.insert(byte);
                bytes.insert((a.t.object, byte));
            }
        }
    }
    (races, bytes, by_location)
}

/// Lanes of a warp execute together, so that each comes after what came before any of them.
fn converge(
    views: &mut BTreeMap<(u64, u32), ThreadView>,
    block: u64,
    warp: u32,
    active: u64,
) -> Set {
    let lanes = || (0..WARP).filter(|l| active >> l & 1 != 0).map(|l| (block, warp * WARP + l));
    let all: Set = lanes().flat_map(|w| views[&w].converged.iter().copied()).collect();
    for w in lanes() {
        views.get_mut(&w).unwrap().converged.clone_from(&all);
    }
    all
}

fn meet(views: &mut BTreeMap<(u64, u32), ThreadView>, handed: &mut Set, who: &[(u64, u32)]) {
    let mut all = Set::new();
    for w in who {
        let view = views.get_mut(w).unwrap();
        unite(&mut all, &view.known);
        for (far, near) in std::mem::take(&mut view.pending).values() {
            unite(&mut all, far);
            unite(&mut all, near);
        }
        if let Some(f) = &view.wide_fence {
            unite(handed, f);
        }
    }
    for w in who {
        views.get_mut(w).unwrap().known.clone_from(&all);
    }
}

fn strong_write(n: &Node) -> bool {
    n.t.kind.writes() && (n.t.kind.is_atomic() || n.t.volatile)
}

/// Whether the last of `nodes` is a plain access of a thread whose own atomic operation, or read of a signal, has read,
/// after the first wrote it, what that atomic or volatile access wrote.
fn one_location(nodes: &[Node], script: &Script) -> bool {
    let [a, between @ .., b] = nodes else { return false };
    if !strong_write(a) || b.t.kind.is_atomic() {
        return false;
    }
    let end = |n: &Node| n.offset + u64::from(n.t.size);
    between.iter().any(|own| {
        let (reads, scope) = match own.t.kind {
            AccessKind::Atomic { reads, scope, .. } => (reads, scope),
            AccessKind::Read if own.polling(script) => (true, Scope::System),
            _ => return false,
        };
        reads
            && own.who() == b.who()
            && (own.t.object, own.offset, own.t.size) == (a.t.object, a.offset, a.t.size)
            && own.offset <= b.offset
            && end(b) <= end(own)
            && (scope != Scope::Block || a.t.block == b.t.block)
    })
}

/// The table of the design, for one pair of threads.
fn race(
    a: &Node,
    b: &Node,
    (ordered, converged): (bool, bool),
    script: &Script,
) -> Option<RaceKind> {
    if ordered || a.t.object != b.t.object || a.who() == b.who() {
        return None;
    }
    if a.t.object == 0 && a.t.block != b.t.block {
        return None;
    }
    let end = |n: &Node| n.offset + u64::from(n.t.size);
    let (from, to) = (a.offset.max(b.offset), end(a).min(end(b)));
    let (wa, wb) = (a.t.kind.writes(), b.t.kind.writes());
    if from >= to || !(wa || wb) {
        return None;
    }
    let near = |n: &Node| matches!(n.t.kind, AccessKind::Atomic { scope: Scope::Block, .. });
    let covered = a.t.block == b.t.block || !near(a) && !near(b);
    let (ta, tb) = (a.t.kind.is_atomic(), b.t.kind.is_atomic());
    if ta && tb && covered {
        return None;
    }
    if covered && (a.polling(script) && strong_write(b) || b.polling(script) && strong_write(a)) {
        return None;
    }
    let bytes = |n: &Node| {
        let all = n.after.to_le_bytes();
        (from..to).map(|i| all[(i - n.offset) as usize]).collect::<Vec<_>>()
    };
    let kind = if wa && wb {
        if !ta && !tb && bytes(a) == bytes(b) { RaceKind::SameValue } else { RaceKind::Waw }
    } else if wa {
        RaceKind::Raw
    } else {
        RaceKind::War
    };
    if a.t.block == b.t.block && a.t.warp == b.t.warp {
        if a.t.step == b.t.step {
            return (wa && wb && !ta && !tb).then_some(kind);
        }
        if converged {
            let same = kind == RaceKind::SameValue;
            let kind = if same { kind } else { RaceKind::WarpLevel };
            return (script.launch.model == Model::Its).then_some(kind);
        }
    }
    Some(kind)
}

#[derive(Clone, Copy, Debug)]
struct Style {
    model: Model,
    /// Blocks take turns.
    turns: bool,
    /// Fences, acquires and releases.
    fences: bool,
    /// Warp barriers for some lanes, and exits.
    partial: bool,
    /// Lanes are not always all active.
    diverge: bool,
    bytes: bool,
}

fn below(rng: &mut Pcg32, n: u32) -> u32 {
    rng.next_u32() % n
}

fn generate(rng: &mut Pcg32, style: Style) -> Script {
    let blocks = 1 + below(rng, 3);
    let threads = [4, 6, 8, 9][below(rng, 4) as usize];
    let mut s = Script::new(style.model, blocks, threads, WARP);
    s.polling = vec![SiteId(5)];
    if below(rng, 2) == 0 {
        s.polling.push(SiteId(4));
    }
    let warps = threads.div_ceil(WARP);
    let full = |w: u32| (1u64 << (threads - w * WARP).min(WARP)) - 1;
    let mut alive: BTreeMap<(u64, u32), u64> = BTreeMap::new();
    for b in 0..u64::from(blocks) {
        for w in 0..warps {
            alive.insert((b, w), full(w));
        }
    }
    if style.turns {
        for b in 0..blocks {
            s.begin(u64::from(b));
        }
    }
    let per_block = 4 + below(rng, 22);
    let cells = 1 + below(rng, 5);
    let quiet = below(rng, 3) > 0;
    let total = per_block * blocks;
    for i in 0..total {
        let b = u64::from(if style.turns { below(rng, blocks) } else { i / per_block });
        if !style.turns && i % per_block == 0 {
            s.begin(b);
        }
        let w = below(rng, warps);
        let living = alive[&(b, w)];
        let some = |rng: &mut Pcg32| {
            let m = if style.diverge { u64::from(below(rng, 16)) & living } else { living };
            if m == 0 { living } else { m }
        };
        let pick = below(rng, 100);
        if pick < 14 {
            s.barrier(b, 90);
        } else if pick < 16 && style.turns {
            s.grid_barrier();
        } else if pick < 24 && living != 0 {
            let mask = if style.partial { some(rng) } else { living };
            s.syncwarp(b, w, mask);
        } else if pick < 34 && style.fences && living != 0 {
            let scope = if below(rng, 3) == 0 { Scope::Block } else { Scope::Device };
            let active = some(rng);
            s.fence(ActiveLanes { block: b, warp: w, mask: active }, scope);
        } else if pick < 36 && style.partial && living != 0 {
            let gone = some(rng);
            s.exit(b, w, gone);
            *alive.get_mut(&(b, w)).unwrap() &= !gone;
        } else if pick < 44 && style.diverge && living != 0 {
            let active = some(rng);
            s.branch(ActiveLanes { block: b, warp: w, mask: active });
        } else if living != 0 {
            random_access(rng, &mut s, style, (b, w, some), cells, quiet);
        }
        if !style.turns && i % per_block == per_block - 1 {
            s.end(b);
        }
    }
    s
}

fn random_access(
    rng: &mut Pcg32,
    s: &mut Script,
    style: Style,
    (b, w, some): (u64, u32, impl Fn(&mut Pcg32) -> u64),
    cells: u32,
    quiet: bool,
) {
    let site = below(rng, 7);
    let acq_rel = (style.fences && below(rng, 4) == 0, style.fences && below(rng, 4) == 0);
    let atomic = |reads, writes, scope| AccessKind::Atomic {
        reads,
        writes,
        scope,
        acquire: acq_rel.0 && reads,
        release: acq_rel.1 && writes,
    };
    let (kind, volatile) = match site {
        0 | 1 => (AccessKind::Read, false),
        2 | 3 => (AccessKind::Write, below(rng, 4) == 0),
        4 => (atomic(true, true, Scope::Device), false),
        5 => (AccessKind::Read, true),
        _ => match below(rng, 4) {
            0 => (atomic(true, true, Scope::Block), false),
            1 => (atomic(true, false, Scope::Device), false),
            2 => (atomic(false, true, Scope::System), false),
            _ => (atomic(true, false, Scope::Block), false),
        },
    };
    let (size, align) = if style.bytes {
        let size = [1, 2, 4, 3, 8][below(rng, 5) as usize];
        (size, 1)
    } else {
        ([4, 4, 8][below(rng, 3) as usize], 4)
    };
    let object = below(rng, 2);
    let active = some(rng);
    let mut lanes = vec![];
    let base = u64::from(below(rng, cells)) * align;
    let pattern = below(rng, 3);
    for lane in 0..WARP {
        // Quiet streams mostly keep threads apart, so that races are rare and order matters.
        let private = quiet && below(rng, 8) > 0;
        let thread = b * 16 + u64::from(w * WARP + lane);
        let offset = match pattern {
            _ if private => 40 + thread * 8,
            0 => base + u64::from(lane * size),
            1 => base,
            _ => u64::from(below(rng, cells)) * align,
        };
        if active >> lane & 1 != 0 && (pattern != 2 || below(rng, 4) > 0) {
            let value = u64::from(1 + below(rng, 2));
            lanes.push(Cell { lane, offset, value });
        }
    }
    if lanes.is_empty() {
        return;
    }
    let executing = ActiveLanes { block: b, warp: w, mask: active };
    let target = Target { object, size };
    if lanes.len() > 1 && below(rng, 4) == 0 {
        // One instruction, announced in two pieces.
        let (x, y) = lanes.split_at(lanes.len() / 2);
        s.access(executing, site, kind, target, x);
        if volatile {
            s.volatile();
        }
        s.access(executing, site, kind, target, y).same_instruction();
    } else {
        s.access(executing, site, kind, target, &lanes);
    }
    if volatile {
        s.volatile();
    }
}

/// Where the objects begin in a run in which only a part of each has shadow, bytes: around the start of a page.
const FAR: u64 = (1 << 20) - 32;

fn compare(seed: u64, style: Style, segment_limit: Option<u32>) -> usize {
    let mut rng = Pcg32::new(seed, 7);
    let script = generate(&mut rng, style);
    let limits = RunLimits::default();
    let mut filter = match segment_limit {
        Some(limit) => RaceFilter::with_segment_limit(&limits, limit),
        None => RaceFilter::new(&limits),
    };
    script.run(&mut filter);
    let flagged = filter.flagged();
    let (races, bytes, by_location) = oracle(&script);
    let context = || {
        let events: Vec<String> = script.events.iter().map(|e| format!("{e:?}")).collect();
        format!("seed {seed}, {style:?}\n{}", events.join("\n"))
    };
    let mut marked = BTreeSet::new();
    for (object, chosen) in flagged.objects() {
        for &(start, end) in &chosen.ranges {
            marked.extend((start..end).map(|b| (object.0, b)));
        }
    }
    assert!(
        bytes.is_subset(&marked),
        "missed bytes {:?}\n{}",
        bytes.difference(&marked).collect::<Vec<_>>(),
        context()
    );
    let mut moved = script.clone();
    moved.sizes = vec![64, 0, 0];
    for event in &mut moved.events {
        if let Event::Access(t) = event
            && t.object != 0
        {
            t.lanes.iter_mut().for_each(|cell| cell.offset += FAR);
        }
    }
    let mut paged = RaceFilter::new(&limits);
    moved.run(&mut paged);
    let mut marked_far = BTreeSet::new();
    for (object, chosen) in paged.flagged().objects() {
        let start = if object.0 == 0 { 0 } else { FAR };
        for &(from, to) in &chosen.ranges {
            marked_far.extend((from..to).map(|b| (object.0, b - start)));
        }
    }
    if segment_limit.is_none() {
        assert_eq!(marked_far, marked, "far from the start of the objects\n{}", context());
    }
    let polls =
        |e: &Event| matches!(e, Event::Access(t) if script.polling.contains(&SiteId(t.site)));
    let polling = script.events.iter().any(polls);
    // Under lockstep a write in two pieces is weighed as if the second might be of another
    // instruction, and different masks are not always told apart.
    let steps = script.events.iter().filter_map(|e| match e {
        Event::Access(t) => Some(t.step),
        _ => None,
    });
    let pieces = steps.clone().collect::<BTreeSet<_>>().len() < steps.count();
    let exact = !style.fences
        && !style.partial
        && !polling
        && !by_location
        && (style.model == Model::Its || !style.diverge && !pieces);
    if exact {
        assert_eq!(marked, bytes, "marked too many\n{}", context());
    }
    let mut recorder = RaceRecorder::new(&flagged, script.polling.iter().copied(), &limits);
    script.run(&mut recorder);
    let result = recorder.finish();
    let mut found = BTreeMap::new();
    for ((key, finding), ranges) in result.keys.iter().zip(&result.findings).zip(&result.bytes) {
        let covered: BTreeSet<u64> = ranges.iter().flat_map(|r| r.0..r.1).collect();
        let key = (key.object.0, key.sites[0].0, key.sites[1].0, key.kind);
        let mut count = finding.count;
        if finding.at_least {
            // An atomic that happened many times, of which some had been seen.
            let exact = races.get(&key).map_or(0, |r| r.0);
            assert!(count <= exact, "{count} of {exact}\n{}", context());
            count = exact;
        }
        found.insert(key, (count, covered));
    }
    assert_eq!(found, races, "found (left) differs from the oracle (right)\n{}", context());
    let _ = ObjectId(0);
    races.len()
}

fn many(style: Style, seeds: std::ops::Range<u64>, segment_limit: Option<u32>) {
    let mut shown = 0;
    let mut clean = 0;
    for seed in seeds {
        let n = compare(seed, style, segment_limit);
        shown += n;
        clean += usize::from(n == 0);
    }
    assert!(shown > 0 && clean > 0, "the streams should show both verdicts: {shown} {clean}");
}

const STYLE: Style = Style {
    model: Model::Its,
    turns: false,
    fences: false,
    partial: false,
    diverge: false,
    bytes: false,
};

#[test]
fn blocks_one_after_another() {
    for model in [Model::Its, Model::Lockstep] {
        many(Style { model, ..STYLE }, 0..1500, None);
        many(Style { model, bytes: true, ..STYLE }, 1500..2500, None);
    }
}

#[test]
fn diverged_lanes() {
    for model in [Model::Its, Model::Lockstep] {
        many(Style { model, diverge: true, ..STYLE }, 0..1500, None);
        many(Style { model, diverge: true, bytes: true, ..STYLE }, 1500..2500, None);
        many(Style { model, diverge: true, partial: true, ..STYLE }, 2500..4000, None);
    }
}

#[test]
fn blocks_in_turns() {
    for model in [Model::Its, Model::Lockstep] {
        many(Style { model, turns: true, ..STYLE }, 0..1500, None);
        let style = Style { model, turns: true, diverge: true, bytes: true, ..STYLE };
        many(style, 1500..3000, None);
    }
}

#[test]
fn fences_and_partial_barriers() {
    for model in [Model::Its, Model::Lockstep] {
        many(Style { model, fences: true, ..STYLE }, 0..1500, None);
        let style = Style { model, turns: true, fences: true, ..STYLE };
        many(style, 1500..3000, None);
        let all = Style { diverge: true, partial: true, bytes: true, ..style };
        many(all, 3000..4500, None);
    }
}

#[test]
fn segment_numbers_given_anew() {
    for model in [Model::Its, Model::Lockstep] {
        many(Style { model, diverge: true, ..STYLE }, 0..1000, Some(12));
        many(Style { model, turns: true, diverge: true, ..STYLE }, 1000..2000, Some(12));
        many(Style { model, turns: true, ..STYLE }, 2000..3000, Some(1));
    }
}
