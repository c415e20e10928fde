//! What is judged quickly against what is judged thoroughly.

use super::super::exact::RaceRecorder;
use super::*;
use crate::access::selection::{ObjectBytes, Selection};
use base::limits::RunLimits;
use events::{Access, BarrierDone, LaneMask, LaneValues, Lanes, Observer, Scope, WarpContext};
use launch::{Dim3, Launch, Model};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

fn below(rng: &mut Pcg32, n: u64) -> u64 {
    u64::from(rng.next_u32()) % n
}

fn chance(rng: &mut Pcg32, one_in: u64) -> bool {
    below(rng, one_in) == 0
}

fn scope(rng: &mut Pcg32) -> Scope {
    [Scope::Block, Scope::Device, Scope::System][below(rng, 3) as usize]
}

fn op(rng: &mut Pcg32, strong: bool) -> Op {
    let kind = match below(rng, 5) {
        0 | 1 => AccessKind::Write,
        2 if strong => AccessKind::Atomic {
            reads: !chance(rng, 4),
            writes: !chance(rng, 4),
            scope: scope(rng),
            acquire: chance(rng, 4),
            release: chance(rng, 4),
        },
        _ => AccessKind::Read,
    };
    let volatile = strong && !kind.is_atomic() && chance(rng, 3);
    let signal = kind.is_atomic() || volatile && kind == AccessKind::Read;
    Op { kind, volatile, polling: signal && chance(rng, 2), asynchronous: false }
}

/// Some of `lanes`: one, a stretch, any, or all of them.
fn some(rng: &mut Pcg32, lanes: u64) -> u64 {
    let first = below(rng, 64) as u32;
    let mask = match below(rng, 4) {
        0 => 1 << first,
        1 => LaneMask::range(first, 1 + below(rng, 16) as u32).bits(),
        2 => u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()),
        _ => u64::MAX,
    };
    if mask & lanes == 0 { lanes } else { mask & lanes }
}

#[test]
fn numbers_of_pairs_are_those_of_all_witnesses() {
    let mut rng = Pcg32::new(1, 1);
    let mut shown = [0; 3];
    for case in 0..40_000 {
        let of = [op(&mut rng, true), op(&mut rng, true)];
        let (later, often) = (below(&mut rng, 2), below(&mut rng, 3));
        let mut group = |step, times| AccessGroup {
            block: 0,
            warp: 1,
            interval: 2,
            lanes: some(&mut rng, u64::MAX),
            active: u64::MAX,
            stretch: 1,
            epoch: 0,
            visit_order: 0,
            offset: 4 * below(&mut rng, 2),
            size: 4 << below(&mut rng, 2),
            before: 0,
            after: below(&mut rng, 2),
            step,
            last_step: step,
            times,
        };
        let (a, b) = (group(1, 1 + often), group(1 + later, 1 + often * 2));
        if !of[0].may_race(of[1], true) {
            continue;
        }
        let near = some(&mut rng, u64::MAX) & a.lanes;
        let near = if chance(&mut rng, 3) { 0 } else { near };
        let tally = Tally::new((SiteId(0), of[0]), (SiteId(1), of[1]), b.lanes);
        let numbers = numbers_within((&a, a.lanes), &b, &tally, || near);
        for lockstep in [false, true] {
            let model = WarpModel { lockstep, warp_size: 64, threads: 128 };
            let mut found = [0, 0];
            racing(
                (&a, of[0]),
                (&b, of[1]),
                model,
                || near,
                |race| {
                    assert_ne!(race.lanes[0], race.lanes[1]);
                    assert!(a.lanes >> race.lanes[0] & 1 != 0 && b.lanes >> race.lanes[1] & 1 != 0);
                    found[usize::from(race.converged)] += race.pairs;
                },
            );
            let converged = if lockstep { 0 } else { numbers.converged };
            let counted = [numbers.apart * b.times, converged * b.times];
            assert_eq!(counted, found, "case {case}: {of:?} {a:?} {b:?}, near {near:x}");
            shown[0] += usize::from(found == [0, 0]);
            shown[1] += usize::from(found[0] > 0);
            shown[2] += usize::from(found[1] > 0);
        }
    }
    assert!(shown.iter().all(|n| *n > 1000), "{shown:?}");
}

/// Two recorders of one run, the second of which weighs all pairs thoroughly.
struct Both {
    recorders: [RaceRecorder; 2],
    launch: Launch,
}

impl Both {
    fn each(&mut self, event: impl Fn(&mut RaceRecorder)) {
        self.recorders.iter_mut().for_each(event);
    }
}

/// How runs are made.
#[derive(Clone, Copy, Debug)]
struct Style {
    model: Model,
    warp_size: u32,
    /// Whether there are fences, atomic operations and volatile accesses.
    strong: bool,
    /// Whether lanes diverge.
    diverge: bool,
    /// Size of a cell of the shadow memory.
    granule: u64,
}

const OBJECTS: u32 = 2;
/// Size of an object.
const BYTES: u64 = 48;

/// The state of a random run.
struct Run {
    rng: Pcg32,
    style: Style,
    both: Both,
    /// Of each block, its interval and by warp the lanes that have not exited.
    blocks: Vec<(u32, Vec<u64>)>,
    sites: Vec<(SiteId, Op)>,
    step: u64,
}

impl Run {
    fn new(seed: u64, style: Style) -> Self {
        let mut rng = Pcg32::new(seed, 2);
        let threads = style.warp_size * 2 + below(&mut rng, 2) as u32 * (style.warp_size / 2);
        let blocks = 1 + below(&mut rng, 3) as u32;
        let Style { model, warp_size, .. } = style;
        let launch = Launch {
            grid: Dim3::new(blocks, 1, 1),
            block: Dim3::new(threads, 1, 1),
            model,
            warp_size,
            ..Launch::default()
        };
        let sites = 2 + below(&mut rng, 6) as u32;
        let sites: Vec<(SiteId, Op)> =
            (0..sites).map(|s| (SiteId(s), op(&mut rng, style.strong))).collect();
        let mut selection = Selection::new();
        for object in 0..OBJECTS {
            let bytes = ObjectBytes::new(style.granule, vec![(0, BYTES)]);
            selection.set(ObjectId(object), bytes);
        }
        let mut limits = RunLimits::default();
        if chance(&mut rng, 8) {
            limits.max_findings = 3;
        }
        let polling = sites.iter().filter(|s| s.1.polling).map(|s| s.0);
        let recorder = RaceRecorder::new(&selection, polling, &limits);
        let mut recorders = [recorder.clone(), recorder];
        recorders[1].found.thorough = true;
        let mut both = Both { recorders, launch: launch.clone() };
        both.each(|r| r.launch_begins(&launch, &[BYTES; OBJECTS as usize]));
        let warps = (0..threads.div_ceil(warp_size))
            .map(|w| LaneMask::range(0, (threads - w * warp_size).min(warp_size)).bits())
            .collect();
        let blocks = vec![(0, warps); blocks as usize];
        Self { rng, style, both, blocks, sites, step: 0 }
    }

    fn event(&mut self, block: u64) {
        self.step += 1;
        let rng = &mut self.rng;
        let (interval, warps) = &mut self.blocks[block as usize];
        let warp = below(rng, warps.len() as u64) as usize;
        let alive = warps[warp];
        let active = if self.style.diverge { some(rng, alive) } else { alive };
        let context = WarpContext {
            block,
            warp: warp as u32,
            active: LaneMask(active),
            interval: *interval,
            step: self.step,
        };
        let both = &mut self.both;
        match below(rng, 100) {
            _ if alive == 0 => {}
            0..4 => {
                let done = BarrierDone {
                    block,
                    barrier: 0,
                    site: SiteId(99),
                    block_wide: true,
                    interval: *interval,
                    step: self.step,
                    members: &[],
                };
                both.each(|r| r.barrier(&done));
                *interval += 1;
            }
            4..10 => {
                let mask = if chance(rng, 3) { some(rng, alive) } else { alive };
                both.each(|r| r.warp_barrier(context, SiteId(98), LaneMask(mask)));
            }
            10..16 if self.style.strong => {
                let scope = scope(rng);
                both.each(|r| r.fence(context, SiteId(97), scope));
            }
            16..18 if self.style.strong => {
                let members: Vec<(u32, u64)> =
                    (0..).zip(warps.iter().map(|w| some(rng, *w))).collect();
                let done = BarrierDone {
                    block,
                    barrier: 1,
                    site: SiteId(96),
                    block_wide: false,
                    interval: *interval,
                    step: self.step,
                    members: &members,
                };
                both.each(|r| r.barrier(&done));
            }
            18 if self.style.strong => both.each(|r| r.barrier_arrives(context, SiteId(95), 1)),
            19 if self.style.diverge => {
                warps[warp] &= !active;
                both.each(|r| r.exit(context, context.active));
            }
            20..26 => both.each(|r| r.branch(context, SiteId(94), context.active)),
            26 => both.each(|r| r.grid_barrier(SiteId(93), context.step)),
            27 if chance(rng, 4) => {
                both.each(|r| r.rounds_skipped(context.step - 9.min(context.step)))
            }
            _ => self.access(context),
        }
    }

    fn access(&mut self, context: WarpContext) {
        let rng = &mut self.rng;
        let (site, op) = self.sites[below(rng, self.sites.len() as u64) as usize];
        let object = ObjectId(below(rng, u64::from(OBJECTS)) as u32);
        // An instruction may come in several pieces.
        let pieces = 1 + u32::from(chance(rng, 6));
        for _ in 0..pieces {
            let least = self.style.granule.trailing_zeros();
            let size = 1u64 << (least + below(rng, u64::from(5 - least)) as u32);
            let cells = BYTES / size;
            let offsets: [u64; 64] = std::array::from_fn(|_| below(rng, cells) * size);
            let mask = LaneMask(some(rng, context.active.bits()));
            let run = mask.bits() >> mask.first();
            let run = run.trailing_ones().min(cells as u32);
            let lanes = match below(rng, 4) {
                0 => Lanes::Scattered { mask, offsets: &offsets },
                1 | 2 => Lanes::Same { mask, offset: offsets[0] },
                _ => {
                    let offset = below(rng, cells - u64::from(run) + 1) * size;
                    Lanes::Consecutive { first: mask.first(), count: run, offset }
                }
            };
            let different = below(rng, 3) + 1;
            let values: [u64; 64] = std::array::from_fn(|_| below(rng, different));
            let values = LaneValues { before: &[0; 64], after: &values };
            let access = Access {
                context,
                site,
                kind: op.kind,
                volatile: op.volatile,
                object,
                size: size as u32,
                lanes,
                values: (!chance(rng, 8)).then_some(values),
                asynchronous: object == SHARED_OBJECT && !op.kind.is_atomic() && chance(rng, 16),
            };
            self.both.each(|r| r.access(&access));
            if access.asynchronous && chance(rng, 2) {
                access.lanes.for_each(access.size, |lane, offset| {
                    let lanes = Lanes::Same { mask: LaneMask::lane(lane), offset };
                    self.both.each(|r| r.copy_done(&Access { lanes, ..access }, true));
                });
            }
        }
    }

    /// Runs blocks one after the other or by turns. How many pairs were judged quickly, and what was found.
    fn finish(mut self, seed: u64) -> (u64, RaceResult) {
        let blocks = self.blocks.len() as u64;
        for block in 0..blocks {
            self.both.each(|r| r.block_begins(block, Dim3::new(block as u32, 0, 0)));
        }
        let turns = chance(&mut self.rng, 2);
        let events = if self.style.strong { 40 } else { 160 } + below(&mut self.rng, 80);
        for event in 0..events {
            let block = if turns { below(&mut self.rng, blocks) } else { event * blocks / events };
            self.event(block);
        }
        for block in 0..blocks {
            self.both.each(|r| r.block_ends(block));
        }
        let Both { recorders: [quick, thorough], launch } = self.both;
        let judged = quick.found.judged_quickly;
        assert_eq!(thorough.found.judged_quickly, 0);
        let (quick, thorough) = (quick.finish(), thorough.finish());
        assert_eq!(quick, thorough, "seed {seed}, {:?}, {launch:?}", self.style);
        (judged, quick)
    }
}

#[test]
fn what_is_judged_quickly_comes_to_what_a_close_look_says() {
    let (mut quickly, mut pairs, mut findings, mut clean) = (0, 0, 0, 0);
    for seed in 0..240 {
        let bit = |n: u64| seed >> n & 1 != 0;
        let style = Style {
            model: if bit(0) { Model::Its } else { Model::Lockstep },
            warp_size: [4, 32, 64][seed as usize % 3],
            strong: bit(1),
            diverge: bit(2),
            granule: if bit(3) { 4 } else { 1 },
        };
        let (judged, result) = Run::new(seed, style).finish(seed);
        quickly += judged;
        pairs += result.pairs;
        findings += result.findings.len();
        clean += usize::from(result.is_empty());
    }
    assert!(quickly * 2 > pairs && quickly < pairs, "{quickly} of {pairs} pairs");
    assert!(findings > 5000 && clean < 50, "{findings} findings, {clean} runs without");
}
