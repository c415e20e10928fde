//! The design's table row by row, in both models and on both sides of each verdict; order through
//! fences; counts; redundant barriers; the other detectors.

mod support;

use support::{ActiveLanes, Cell, Script, Target, rmw};
use warpscope_core::bytecode::SiteId;
use warpscope_core::detect::barrier_divergence::BarrierDivergence;
use warpscope_core::detect::finding::{RaceKind, Reason, Rule, Severity, SideOp};
use warpscope_core::detect::memcheck::Memcheck;
use warpscope_core::detect::perf::Perf;
use warpscope_core::detect::race::{RaceFilter, RaceKey, RaceRecorder, RaceResult, is_new};
use warpscope_core::detect::redundant_barrier::WithoutBarrier;
use warpscope_core::detect::result::RaceLimit;
use warpscope_core::events::AccessKind::{Read, Write};
use warpscope_core::events::*;
use warpscope_core::launch::{Launch, Model};
use warpscope_core::limits::RunLimits;

const ALL: u64 = u32::MAX as u64;
/// Warps 0 and 1 of block 0, and of block 1, with all lanes.
const WARP_0: ActiveLanes = ActiveLanes { block: 0, warp: 0, mask: ALL };
const WARP_1: ActiveLanes = ActiveLanes { block: 0, warp: 1, mask: ALL };
const OTHER_BLOCK: ActiveLanes = ActiveLanes { block: 1, warp: 0, mask: ALL };
const OTHER_BLOCK_WARP_1: ActiveLanes = ActiveLanes { block: 1, warp: 1, mask: ALL };
/// Words of shared memory, of a buffer, and of the buffer that holds flags.
const SHARED: Target = Target { object: 0, size: 4 };
const GLOBAL: Target = Target { object: 1, size: 4 };
const FLAG: Target = Target { object: 2, size: 4 };

/// Races of a script of one block of 64 threads, or of two.
fn races(model: Model, blocks: u32, script: impl Fn(&mut Script)) -> Vec<String> {
    let mut s = Script::new(model, blocks, 64, 32);
    script(&mut s);
    s.races()
}

/// Both models agree.
fn both(blocks: u32, script: impl Fn(&mut Script), expected: &[&str]) {
    for model in [Model::Its, Model::Lockstep] {
        assert_eq!(races(model, blocks, &script), expected, "{model:?}");
    }
}

#[test]
fn different_warps() {
    let script = |barrier: bool| {
        move |s: &mut Script| {
            s.begin(0).access(WARP_0, 1, Write, SHARED, &[Cell { lane: 3, offset: 8, value: 5 }]);
            if barrier {
                s.barrier(0, 9);
            }
            s.access(WARP_1, 2, Read, SHARED, &[Cell { lane: 0, offset: 8, value: 5 }]).end(0);
        }
    };
    both(1, script(false), &["raw 1-2 x1"]);
    both(1, script(true), &[]);
    both(
        1,
        |s| {
            s.begin(0).access(WARP_0, 1, Read, SHARED, &[Cell { lane: 3, offset: 8, value: 5 }]);
            s.access(WARP_1, 2, Write, SHARED, &[Cell { lane: 0, offset: 8, value: 5 }]);
        },
        &["war 1-2 x1"],
    );
    both(
        1,
        |s| {
            s.begin(0).access(WARP_0, 1, Write, SHARED, &[Cell { lane: 3, offset: 8, value: 5 }]);
            s.access(WARP_1, 1, Write, SHARED, &[Cell { lane: 0, offset: 8, value: 6 }]);
        },
        &["waw 1-1 x1"],
    );
}

#[test]
fn one_instruction_that_writes_twice() {
    let script = |values: [u64; 2]| {
        move |s: &mut Script| {
            let lanes = [0, 1].map(|lane| Cell { lane, offset: 8, value: values[lane as usize] });
            s.begin(0).access(WARP_0, 1, Write, SHARED, &lanes);
        }
    };
    both(1, script([1, 2]), &["waw 1-1 x1"]);
    both(1, script([2, 2]), &["same-value 1-1 x1"]);
    // Apart, or two pieces of one instruction, or atomic.
    both(
        1,
        |s| {
            s.begin(0).access(
                WARP_0,
                1,
                Write,
                SHARED,
                &[Cell { lane: 0, offset: 8, value: 1 }, Cell { lane: 1, offset: 16, value: 1 }],
            );
        },
        &[],
    );
    both(
        1,
        |s| {
            s.begin(0).access(WARP_0, 1, Write, SHARED, &[Cell { lane: 0, offset: 8, value: 1 }]);
            s.access(WARP_0, 1, Write, SHARED, &[Cell { lane: 1, offset: 8, value: 2 }])
                .same_instruction();
        },
        &["waw 1-1 x1"],
    );
    both(
        1,
        |s| {
            let lanes =
                [Cell { lane: 0, offset: 8, value: 1 }, Cell { lane: 1, offset: 8, value: 2 }];
            s.begin(0).access(WARP_0, 1, rmw(Scope::Device), SHARED, &lanes);
        },
        &[],
    );
}

#[test]
fn diverged_lanes_of_a_warp() {
    let script = |mask: Option<u64>| {
        move |s: &mut Script| {
            s.begin(0).access(
                WARP_0.only(1),
                1,
                Write,
                SHARED,
                &[Cell { lane: 0, offset: 8, value: 5 }],
            );
            if let Some(mask) = mask {
                s.syncwarp(0, 0, mask);
            }
            s.access(WARP_0.only(2), 2, Read, SHARED, &[Cell { lane: 1, offset: 8, value: 5 }])
                .end(0);
        }
    };
    both(1, script(None), &["raw 1-2 x1"]);
    both(1, script(Some(ALL)), &[]);
    both(1, script(Some(3)), &[]);
    both(1, script(Some(6)), &["raw 1-2 x1"]);
}

#[test]
fn lanes_of_a_warp_that_are_together() {
    let script = |sync: bool| {
        move |s: &mut Script| {
            s.begin(0).access(
                WARP_0,
                1,
                Write,
                SHARED,
                &[Cell { lane: 0, offset: 8, value: 5 }, Cell { lane: 1, offset: 12, value: 6 }],
            );
            if sync {
                s.syncwarp(0, 0, ALL);
            }
            s.access(
                WARP_0,
                2,
                Read,
                SHARED,
                &[Cell { lane: 0, offset: 12, value: 6 }, Cell { lane: 1, offset: 8, value: 5 }],
            )
            .end(0);
        }
    };
    assert_eq!(races(Model::Its, 1, script(false)), ["warp-level 1-2 x2"]);
    assert_eq!(races(Model::Its, 1, script(true)), [""; 0]);
    assert_eq!(races(Model::Lockstep, 1, script(false)), [""; 0]);
    // The first pass already lets warp-synchronous code pass under lockstep.
    let mut s = Script::new(Model::Lockstep, 1, 64, 32);
    script(false)(&mut s);
    assert!(!s.check().0.any());
}

#[test]
fn different_blocks() {
    let script = |object: Target, grid: bool| {
        move |s: &mut Script| {
            s.begin(0)
                .access(WARP_0, 1, Write, object, &[Cell { lane: 0, offset: 8, value: 5 }])
                .barrier(0, 9);
            if grid {
                s.grid_barrier();
            } else {
                s.end(0);
            }
            s.begin(1)
                .barrier(1, 9)
                .access(OTHER_BLOCK, 2, Read, object, &[Cell { lane: 0, offset: 8, value: 5 }])
                .end(1);
        }
    };
    both(2, script(GLOBAL, false), &["raw 1-2 x1"]);
    both(2, script(GLOBAL, true), &[]);
    // Each block has its own shared memory.
    both(2, script(SHARED, false), &[]);
}

#[test]
fn atomics_and_scopes() {
    let script = |a: AccessKind, b: AccessKind| {
        move |s: &mut Script| {
            s.begin(0)
                .access(WARP_0, 1, a, GLOBAL, &[Cell { lane: 0, offset: 8, value: 5 }])
                .end(0);
            s.begin(1)
                .access(OTHER_BLOCK, 2, b, GLOBAL, &[Cell { lane: 0, offset: 8, value: 6 }])
                .end(1);
        }
    };
    let (wide, narrow) = (rmw(Scope::Device), rmw(Scope::Block));
    both(2, script(wide, wide), &[]);
    both(2, script(wide, narrow), &["waw 1-2 x1"]);
    both(2, script(wide, Read), &["raw 1-2 x1"]);
    both(2, script(Read, wide), &["war 1-2 x1"]);
    both(2, script(wide, Write), &["waw 1-2 x1"]);
    both(
        1,
        |s| {
            s.begin(0).access(WARP_0, 1, narrow, GLOBAL, &[Cell { lane: 0, offset: 8, value: 5 }]);
            s.access(WARP_1, 1, narrow, GLOBAL, &[Cell { lane: 0, offset: 8, value: 6 }]);
        },
        &[],
    );
    let mut s = Script::new(Model::Its, 2, 64, 32);
    script(wide, narrow)(&mut s);
    let result = s.check().1;
    assert_eq!(result.findings[0].severity, Severity::Error);
    assert_eq!(result.findings[0].sides[1].op, SideOp::Atomic(Scope::Block));
    assert_eq!(result.findings[0].reasons, [Reason::ScopeTooNarrow]);
}

#[test]
fn same_value_and_differing_pairs_are_two_findings() {
    both(
        1,
        |s| {
            s.begin(0).access(
                WARP_0,
                1,
                Write,
                SHARED,
                &[
                    Cell { lane: 0, offset: 8, value: 1 },
                    Cell { lane: 1, offset: 8, value: 1 },
                    Cell { lane: 2, offset: 8, value: 7 },
                ],
            );
        },
        &["waw 1-1 x2", "same-value 1-1 x1"],
    );
}

#[test]
fn overlaps_count_once() {
    both(
        1,
        |s| {
            s.begin(0).access(
                WARP_0,
                1,
                Write,
                Target { object: 0, size: 8 },
                &[Cell { lane: 0, offset: 8, value: 1 }],
            );
            s.access(
                WARP_1,
                2,
                Read,
                Target { object: 0, size: 8 },
                &[Cell { lane: 0, offset: 8, value: 1 }],
            );
            s.access(
                WARP_1,
                3,
                Read,
                Target { object: 0, size: 3 },
                &[Cell { lane: 1, offset: 14, value: 0 }],
            );
        },
        &["raw 1-2 x1", "raw 1-3 x1"],
    );
}

/// Block 0 writes data and raises a flag; block 1 waits for the flag and reads the data.
fn hand_over(fence: Option<Scope>, scope: Scope, after: &str) -> Vec<String> {
    races(Model::Its, 2, |s| {
        let load = AccessKind::Atomic {
            reads: true,
            writes: false,
            scope,
            acquire: after == "acquire",
            release: false,
        };
        s.begin(0).access(
            WARP_0.only(1),
            1,
            Write,
            GLOBAL,
            &[Cell { lane: 0, offset: 8, value: 5 }],
        );
        if let Some(fence) = fence {
            s.fence(WARP_0.only(1), fence);
        }
        s.access(WARP_0.only(1), 2, rmw(scope), FLAG, &[Cell { lane: 0, offset: 0, value: 1 }]);
        s.begin(1).access(
            OTHER_BLOCK.only(1),
            3,
            load,
            FLAG,
            &[Cell { lane: 0, offset: 0, value: 1 }],
        );
        match after {
            "fence" => {
                s.fence(OTHER_BLOCK.only(1), Scope::Device);
            }
            "barrier" => {
                s.barrier(1, 9);
            }
            _ => {}
        }
        let reader = if after == "barrier" { OTHER_BLOCK_WARP_1 } else { OTHER_BLOCK }.only(1);
        s.access(reader, 4, Read, GLOBAL, &[Cell { lane: 0, offset: 8, value: 5 }]);
    })
}

#[test]
fn hand_over_through_a_flag() {
    let none: [&str; 0] = [];
    let race = ["raw 1-4 x1"];
    assert_eq!(hand_over(Some(Scope::Device), Scope::Device, "fence"), none);
    assert_eq!(hand_over(Some(Scope::Device), Scope::Device, "acquire"), none);
    assert_eq!(hand_over(Some(Scope::Device), Scope::Device, "barrier"), none);
    // No fence before, none after, one of too small a scope.
    assert_eq!(hand_over(None, Scope::Device, "fence"), race);
    assert_eq!(hand_over(Some(Scope::Device), Scope::Device, ""), race);
    assert_eq!(hand_over(Some(Scope::Block), Scope::Device, "fence"), race);
    assert!(hand_over(Some(Scope::Device), Scope::Block, "fence").contains(&race[0].into()));
}

#[test]
fn last_block_sums_up() {
    // All threads write, then a barrier, then thread 0 fences and counts; or every thread fences
    // before the barrier. The last block reads everything after one more barrier.
    let script = |fence_of: &'static str| {
        move |s: &mut Script| {
            for b in 0..2 {
                s.begin(b);
                for w in 0..2 {
                    let start = b * 16 + u64::from(w) * 8;
                    let lanes = [0, 4].map(|at| Cell {
                        lane: at / 4,
                        offset: start + u64::from(at),
                        value: 1,
                    });
                    s.access(
                        ActiveLanes { block: b, warp: w, mask: ALL },
                        1,
                        Write,
                        GLOBAL,
                        &lanes,
                    );
                    if fence_of == "all" {
                        s.fence(ActiveLanes { block: b, warp: w, mask: ALL }, Scope::Device);
                    }
                }
                s.barrier(b, 9);
                if fence_of == "one" {
                    s.fence(ActiveLanes { block: b, warp: 0, mask: 1 }, Scope::Device);
                }
                s.access(
                    ActiveLanes { block: b, warp: 0, mask: 1 },
                    2,
                    rmw(Scope::Device),
                    FLAG,
                    &[Cell { lane: 0, offset: 0, value: b + 1 }],
                );
                s.barrier(b, 9);
                if b == 1 {
                    let all: Vec<_> = (0..8)
                        .map(|lane| Cell { lane, offset: u64::from(lane) * 4, value: 1 })
                        .collect();
                    s.access(ActiveLanes { block: b, warp: 1, mask: ALL }, 3, Read, GLOBAL, &all);
                }
                s.end(b);
            }
        }
    };
    both(2, script("one"), &[]);
    both(2, script("all"), &[]);
    both(2, script("none"), &["raw 1-3 x4"]);
}

#[test]
fn polling_a_volatile_flag() {
    let script = |polls: bool, fences: bool, volatile: bool| {
        let mut s = Script::new(Model::Its, 2, 64, 32);
        if polls {
            s.polling.push(SiteId(3));
        }
        s.begin(0).begin(1).access(
            WARP_0.only(1),
            1,
            Write,
            GLOBAL,
            &[Cell { lane: 0, offset: 8, value: 5 }],
        );
        if fences {
            s.fence(WARP_0.only(1), Scope::Device);
        }
        s.access(WARP_0.only(1), 2, Write, FLAG, &[Cell { lane: 0, offset: 0, value: 1 }]);
        if volatile {
            s.volatile();
        }
        s.access(OTHER_BLOCK.only(1), 3, Read, FLAG, &[Cell { lane: 0, offset: 0, value: 1 }])
            .volatile();
        if fences {
            s.fence(OTHER_BLOCK.only(1), Scope::Device);
        }
        s.access(OTHER_BLOCK.only(1), 4, Read, GLOBAL, &[Cell { lane: 0, offset: 8, value: 5 }]);
        s.races()
    };
    assert_eq!(script(true, true, true), [""; 0]);
    assert_eq!(script(true, false, true), ["raw 1-4 x1"]);
    assert_eq!(script(false, true, true), ["raw 1-4 x1", "raw 2-3 x1"]);
    assert_eq!(script(true, true, false), ["raw 1-4 x1", "raw 2-3 x1"]);
}

#[test]
fn sides_tell_the_whole_story() {
    let mut s = Script::new(Model::Its, 1, 64, 32);
    s.begin(0)
        .access(WARP_0, 5, Write, SHARED, &[Cell { lane: 1, offset: 8, value: 1 }])
        .barrier(0, 9);
    s.access(WARP_0, 7, Write, SHARED, &[Cell { lane: 3, offset: 8, value: 42 }]);
    s.access(WARP_1, 6, Read, SHARED, &[Cell { lane: 2, offset: 8, value: 42 }]);
    let f = &s.check().1.findings[0];
    assert_eq!((f.offset, f.bytes, f.count, f.at_least), (8, 4, 1, false));
    let [a, b] = f.sides;
    assert_eq!((a.site, a.thread.thread, a.op), (SiteId(7), 3, SideOp::Write));
    assert_eq!((a.interval, a.visit_order, a.before, a.after), (1, 1, 0, 42));
    assert_eq!((b.site, b.thread.thread, b.op, b.after), (SiteId(6), 34, SideOp::Read, 42));
}

/// Both passes, with the barriers at `site` taken away.
fn without(s: &Script, site: u32) -> RaceResult {
    let limits = RunLimits::default();
    let mut filter = WithoutBarrier::new(&[SiteId(site)], RaceFilter::new(&limits));
    s.run(&mut filter);
    let recorder = RaceRecorder::new(&filter.inner.flagged(), [], &limits);
    let mut recorder = WithoutBarrier::new(&[SiteId(site)], recorder);
    s.run(&mut recorder);
    recorder.inner.finish()
}

#[test]
fn redundant_barriers() {
    let mut s = Script::new(Model::Its, 1, 64, 32);
    s.begin(0).access(WARP_0, 1, Write, SHARED, &[Cell { lane: 0, offset: 8, value: 1 }]);
    s.barrier(0, 11);
    s.access(WARP_1, 2, Read, SHARED, &[Cell { lane: 0, offset: 8, value: 1 }]);
    s.access(WARP_1, 3, Write, SHARED, &[Cell { lane: 0, offset: 16, value: 1 }]);
    s.barrier(0, 12);
    s.barrier(0, 13);
    s.access(WARP_0, 4, Read, SHARED, &[Cell { lane: 0, offset: 16, value: 1 }]);
    s.end(0);
    let baseline = s.check().1;
    assert!(baseline.is_empty());
    assert!(is_new(&baseline, &without(&s, 11)));
    assert!(!is_new(&baseline, &without(&s, 12)));
    assert!(!is_new(&baseline, &without(&s, 13)));
    // The same race on another byte is new too.
    assert!(!is_new(&without(&s, 11), &without(&s, 11)));
    let mut stop = WithoutBarrier::new(
        &[SiteId(11)],
        RaceRecorder::new(
            &{
                let mut f =
                    WithoutBarrier::new(&[SiteId(11)], RaceFilter::new(&RunLimits::default()));
                s.run(&mut f);
                f.inner.flagged()
            },
            [],
            &RunLimits::default(),
        )
        .stop_at_new(baseline),
    );
    assert!(!stop.stop());
    s.run(&mut stop);
    assert!(stop.stop());
}

#[test]
fn many_threads_on_one_cell() {
    let mut s = Script::new(Model::Its, 196, 256, 32);
    for b in 0..196u64 {
        s.begin(b);
        for w in 0..8 {
            let lanes: Vec<_> = (0..32)
                .map(|lane| Cell { lane, offset: 0, value: b * 256 + u64::from(w * 32 + lane) })
                .collect();
            s.access(ActiveLanes { block: b, warp: w, mask: ALL }, 1, Read, GLOBAL, &lanes);
            s.access(ActiveLanes { block: b, warp: w, mask: ALL }, 2, Write, GLOBAL, &lanes);
        }
        s.end(b);
    }
    let found = s.races();
    let kinds: Vec<_> = found.iter().map(|f| f.split(' ').take(2).collect::<Vec<_>>()).collect();
    assert_eq!(kinds, [["raw", "1-2"], ["war", "1-2"], ["warp-level", "1-2"], ["waw", "2-2"]]);
}

#[test]
fn shadow_memory_has_a_limit() {
    let limits = RunLimits { max_shadow: 4096, ..RunLimits::default() };
    let mut filter = RaceFilter::new(&limits);
    let mut s = Script::new(Model::Its, 1, 64, 32);
    s.begin(0)
        .access(WARP_0, 1, Write, GLOBAL, &[Cell { lane: 0, offset: 1 << 20, value: 1 }])
        .end(0);
    s.run(&mut filter);
    assert!(filter.stop());
    assert_eq!(filter.limit(), Some(RaceLimit::Shadow(4096)));
}

fn context(warp: u32, active: u64, step: u64) -> WarpContext {
    WarpContext { block: 0, warp, active: LaneMask(active), interval: 0, step }
}

#[test]
fn barrier_divergence_and_exited_threads() {
    let group = |site| BarrierGroup {
        block: 0,
        site: SiteId(site),
        calls: vec![],
        trips: vec![],
        threads: vec![(0, 1)],
    };
    let gone = EndedLanes { warp: 1, lanes: 1, by: None };
    let mismatch = |sites: &[u32], ended: bool, diverged: bool| BarrierMismatch {
        waiting: sites.iter().map(|&s| group(s)).collect(),
        ended: if ended { vec![gone] } else { vec![] },
        completes: true,
        diverged: if diverged { vec![(0, 2)] } else { vec![] },
        step: 1,
        ..BarrierMismatch::default()
    };
    for (model, severity) in [(Model::Its, Severity::Note), (Model::Lockstep, Severity::Warning)] {
        let mut o = BarrierDivergence::new();
        o.launch_begins(&Launch { model, ..Launch::default() }, &[]);
        o.mismatch(&mismatch(&[1, 2], false, false));
        o.mismatch(&mismatch(&[2, 1], false, false));
        o.mismatch(&mismatch(&[3], true, false));
        o.mismatch(&mismatch(&[3], true, true));
        let found: Vec<_> =
            o.finish().iter().map(|f| (f.kind.rule(), f.severity, f.count)).collect();
        assert_eq!(
            found,
            [
                (Rule::BarrierDivergence, Severity::Error, 2),
                (Rule::ExitedThreads, severity, 1),
                (Rule::BarrierDivergence, Severity::Error, 1),
            ]
        );
    }
}

#[test]
fn faults_by_statement_and_kind() {
    let fault = |site, kind, lanes| Fault {
        kind,
        site: SiteId(site),
        context: context(0, ALL, 1),
        lanes: LaneMask(lanes),
        address: None,
        object: None,
        offset: 0,
        size: 4,
        write: false,
        local: false,
        message: String::new(),
        warp: None,
    };
    let mut o = Memcheck::new();
    o.fault(&fault(1, FaultKind::OutOfBounds, 3));
    o.fault(&fault(1, FaultKind::OutOfBounds, 1));
    o.fault(&fault(1, FaultKind::Misaligned, 1));
    let found: Vec<_> = o.finish().iter().map(|f| (f.rule, f.count)).collect();
    assert_eq!(found, [(Rule::OutOfBounds, 3), (Rule::Misaligned, 1)]);
}

#[test]
fn performance_notes() {
    let mut s = Script::new(Model::Its, 1, 32, 32);
    let by = |stride: u64| -> Vec<_> {
        (0..32).map(|lane| Cell { lane, offset: u64::from(lane) * stride, value: 0 }).collect()
    };
    s.begin(0);
    s.access(WARP_0, 1, Read, SHARED, &by(4));
    s.access(WARP_0, 2, Read, SHARED, &by(8));
    s.access(WARP_0, 3, Read, SHARED, &by(128));
    s.access(WARP_0, 4, Read, SHARED, &by(0));
    s.access(WARP_0, 5, Read, Target { object: 0, size: 8 }, &by(8));
    s.access(WARP_0, 6, Read, GLOBAL, &by(4));
    s.access(WARP_0, 7, Read, GLOBAL, &by(128));
    s.access(WARP_0, 8, Read, GLOBAL, &by(0));
    let mut o = Perf::new();
    s.run(&mut o);
    o.branch(context(0, ALL, 100), SiteId(9), LaneMask(0xffff));
    o.branch(context(0, 0xffff, 105), SiteId(10), LaneMask(0xffff));
    o.branch(context(0, ALL, 110), SiteId(10), LaneMask(ALL));
    o.branch(context(0, ALL, 120), SiteId(10), LaneMask(ALL));
    let found: Vec<_> = o.finish().iter().map(|f| (f.rule, f.site.0, f.cost, f.ideal)).collect();
    assert_eq!(
        found,
        [
            (Rule::BankConflict, 2, 2, 1),
            (Rule::BankConflict, 3, 32, 1),
            (Rule::Uncoalesced, 7, 32, 4),
            (Rule::DivergentBranch, 9, 5, 0),
        ]
    );
}

#[test]
fn an_example_pairs_a_read_with_the_last_write() {
    let cell = |value| [Cell { lane: 0, offset: 8, value }];
    let mut s = Script::new(Model::Its, 1, 64, 32);
    s.begin(0);
    for value in [1, 2, 3] {
        s.access(WARP_0, 1, Write, SHARED, &cell(value));
    }
    s.access(WARP_1, 2, Read, SHARED, &cell(3)).end(0);
    let of = |result: &RaceResult, n: usize| {
        let [a, b] = result.findings[n].sides;
        (a.after, a.step, b.before)
    };
    let result = s.check().1;
    assert_eq!(of(&result, 0), (3, 3, 3));
    assert_eq!(result.findings[0].count, 3);

    // Another statement writes between: the first example that adds up replaces the others.
    let mut s = Script::new(Model::Its, 1, 64, 32);
    s.begin(0);
    s.access(WARP_0, 1, Write, SHARED, &cell(1)).access(WARP_0, 3, Write, SHARED, &cell(7));
    s.access(WARP_1, 2, Read, SHARED, &cell(7));
    s.access(WARP_0, 1, Write, SHARED, &cell(4));
    s.access(WARP_1, 2, Read, SHARED, &cell(4)).end(0);
    let result = s.check().1;
    let raw = |site| {
        let key = |k: &RaceKey| k.kind == RaceKind::Raw && k.sites.contains(&SiteId(site));
        result.keys.iter().position(key).expect("a race")
    };
    assert_eq!(of(&result, raw(1)), (4, 4, 4));
    assert_eq!(of(&result, raw(3)), (7, 2, 7));
}

#[test]
fn lockstep_orders_lanes_by_reconvergence() {
    let cell = [Cell { lane: 0, offset: 8, value: 5 }];
    let other = [Cell { lane: 1, offset: 8, value: 5 }];
    let (left, right, both_lanes) = (WARP_0.only(1), WARP_0.only(2), WARP_0.only(3));
    let pair = |before: Option<ActiveLanes>, first: ActiveLanes, second: ActiveLanes| {
        move |s: &mut Script| {
            s.begin(0).access(first, 1, Write, SHARED, &cell);
            if let Some(at) = before {
                s.branch(at);
            }
            s.access(second, 2, Read, SHARED, &other).end(0);
        }
    };
    let both_sides = pair(None, left, right);
    both(1, both_sides, &["raw 1-2 x1"]);
    // A branch of other lanes between changes nothing; one of both is a reconvergence.
    both(1, pair(Some(WARP_0.only(4)), left, right), &["raw 1-2 x1"]);
    let ordered = [
        pair(Some(both_lanes), left, right),
        pair(None, both_lanes, right),
        pair(None, left, both_lanes),
    ];
    for script in ordered {
        assert_eq!(races(Model::Lockstep, 1, script), [""; 0]);
        assert_eq!(races(Model::Its, 1, script), ["warp-level 1-2 x1"]);
    }
}

#[test]
fn a_volatile_store_is_a_signal_to_what_polls() {
    let swap = AccessKind::Atomic {
        reads: true,
        writes: true,
        scope: Scope::Device,
        acquire: false,
        release: false,
    };
    let script = |polls: bool, volatile: bool| {
        move |s: &mut Script| {
            if polls {
                s.polling.push(SiteId(2));
            }
            s.begin(0).access(WARP_0, 1, Write, FLAG, &[Cell { lane: 0, offset: 8, value: 0 }]);
            if volatile {
                s.volatile();
            }
            s.end(0).begin(1);
            s.access(OTHER_BLOCK, 2, swap, FLAG, &[Cell { lane: 0, offset: 8, value: 1 }]).end(1);
        }
    };
    both(2, script(true, true), &[]);
    both(2, script(true, false), &["waw 1-2 x1"]);
    both(2, script(false, true), &["waw 1-2 x1"]);
}
