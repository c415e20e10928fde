//! What the first pass costs by kind of access; run with `--release -- --ignored --nocapture`.

mod support;

use warpscope_core::bytecode::SiteId;
use warpscope_core::detect::race::{RaceFilter, RaceRecorder};
use warpscope_core::events::*;
use warpscope_core::launch::{Dim3, Launch, Model};
use warpscope_core::limits::RunLimits;

const ROUNDS: u64 = 300_000;
const ALL: LaneMask = LaneMask(u32::MAX as u64);

fn access(
    (block, warp, interval): (u64, u32, u32),
    kind: AccessKind,
    (object, size): (u32, u32),
    lanes: Lanes<'_>,
    step: u64,
) -> Access<'_> {
    Access {
        context: WarpContext { block, warp, active: ALL, interval, step },
        site: SiteId(1),
        kind,
        volatile: false,
        object: ObjectId(object),
        size,
        lanes,
        values: None,
        asynchronous: false,
    }
}

/// Nanoseconds that this thread has had a processor, so that a busy machine does not distort.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0.0)
}

fn measure(name: &str, model: Model, mut one: impl FnMut(&mut RaceFilter, u64)) {
    let mut filter = RaceFilter::new(&RunLimits::default());
    let launch = Launch { block: Dim3::new(256, 1, 1), model, ..Launch::default() };
    filter.launch_begins(&launch, &[65536, 1 << 20, 1 << 20]);
    let start = cpu();
    for i in 0..ROUNDS {
        one(&mut filter, i);
    }
    let ns = (cpu() - start) / ROUNDS as f64;
    println!("{name:40} {model:?}: {ns:.1} ns, marked {}", filter.any());
}

#[test]
#[ignore = "a measurement"]
fn cost_by_kind() {
    let strided: Vec<u64> = (0..32).map(|l| l * 68).collect();
    for model in [Model::Its, Model::Lockstep] {
        let place = |i: u64| (i / 8192, (i / 1024 % 8) as u32, 0);
        for (name, kind) in [("read", AccessKind::Read), ("write", AccessKind::Write)] {
            measure(&format!("consecutive {name}, 4 bytes, global"), model, |f, i| {
                let offset = (i / 1024 % 2048) * 128;
                let lanes = Lanes::Consecutive { first: 0, count: 32, offset };
                f.access(&access(
                    (0, (i / 1024 % 8) as u32, (i / 8192) as u32),
                    kind,
                    (1, 4),
                    lanes,
                    i,
                ));
            });
            measure(&format!("consecutive {name}, 8 bytes, global"), model, |f, i| {
                let offset = (i / 1024 % 2048) * 256;
                let lanes = Lanes::Consecutive { first: 0, count: 32, offset };
                f.access(&access(
                    (0, (i / 1024 % 8) as u32, (i / 8192) as u32),
                    kind,
                    (1, 8),
                    lanes,
                    i,
                ));
            });
            measure(&format!("scattered {name}, shared"), model, |f, i| {
                let lanes = Lanes::Scattered { mask: ALL, offsets: &strided };
                f.access(&access((0, 0, (i / 8192) as u32), kind, (0, 4), lanes, i));
            });
        }
        measure("same read by all warps, global", model, |f, i| {
            let lanes = Lanes::Same { mask: ALL, offset: i % 64 * 4 };
            f.access(&access(place(i), AccessKind::Read, (1, 4), lanes, i));
        });
        measure("consecutive read by all warps, global", model, |f, i| {
            let lanes = Lanes::Consecutive { first: 0, count: 32, offset: i % 64 * 128 };
            f.access(&access(place(i), AccessKind::Read, (1, 4), lanes, i));
        });
        measure("tile read by all warps, shared", model, |f, i| {
            let lanes = Lanes::Consecutive { first: 0, count: 32, offset: i % 64 * 128 };
            let place = ((i / 65536), (i % 8) as u32, (i / 4096 % 16) as u32);
            f.access(&access(place, AccessKind::Read, (0, 4), lanes, i));
        });
        measure("atomic add, scattered, shared", model, |f, i| {
            let lanes = Lanes::Scattered { mask: ALL, offsets: &strided };
            let place = ((i / 65536), (i % 8) as u32, 0);
            f.access(&access(place, support::rmw(Scope::Device), (0, 4), lanes, i));
        });
        measure("racing write of one cell", model, |f, i| {
            let lanes = Lanes::Same { mask: ALL, offset: 0 };
            f.access(&access(place(i), AccessKind::Write, (1, 4), lanes, i));
        });
    }
    many_to_one();
}

/// 50,000 threads that add to one cell without atomics.
fn many_to_one() {
    let limits = RunLimits::default();
    let launch = Launch { block: Dim3::new(256, 1, 1), ..Launch::default() };
    let run = |o: &mut dyn FnMut(&Access<'_>)| {
        let zero = [0u64; 64];
        for warp in 0..1568u64 {
            for (half, kind) in [AccessKind::Read, AccessKind::Write].into_iter().enumerate() {
                let after: Vec<u64> = (0..64).map(|l| warp * 64 + l).collect();
                let lanes = Lanes::Same { mask: ALL, offset: 0 };
                let place = (warp / 8, (warp % 8) as u32, 0);
                let mut a = access(place, kind, (1, 4), lanes, warp * 2 + half as u64);
                a.site = SiteId(half as u32);
                a.values = Some(LaneValues { before: &zero, after: &after });
                o(&a);
            }
        }
    };
    let start = cpu();
    let mut filter = RaceFilter::new(&limits);
    filter.launch_begins(&launch, &[64, 64]);
    run(&mut |a| filter.access(a));
    let mut recorder = RaceRecorder::new(&filter.flagged(), [], &limits);
    recorder.launch_begins(&launch, &[64, 64]);
    run(&mut |a| recorder.access(a));
    let result = recorder.finish();
    println!("50,176 threads on one cell: {:.1} ms", (cpu() - start) / 1e6);
    for f in &result.findings {
        println!(
            "  {:?} {:?} x{} at least: {}",
            f.kind,
            f.sides.map(|s| s.site),
            f.count,
            f.at_least
        );
    }
}
