//! What is found does not depend on whether accesses that are proved not to race are left out of the race detection.

use std::sync::atomic::{AtomicUsize, Ordering};
use warpscope_core::LoadedModule;
use warpscope_core::bytecode::target::object_base;
use warpscope_core::check::static_filter::{Proof, RunFacts};
use warpscope_core::check::{
    CheckOptions, CheckResult, Cores, Form, LoweredKernel, ProgramLaunch, Prover, Runner,
};
use warpscope_core::detect::result::Note;
use warpscope_core::events::NoObserver;
use warpscope_core::exec::{DeviceMemory, SharedMemory};
use warpscope_core::launch::params::{KernelInfo, ParamKind};
use warpscope_core::launch::{ArgValue, Dim3, KernelArg, Launch, Number, ProgramPoint};
use warpscope_core::limits::RunLimits;
use warpscope_core::prove::static_filter::proof;
use warpscope_tests::launches::{Case, launches};
use warpscope_tests::tool::root;

/// Launches whose blocks ran side by side.
static SIDE_BY_SIDE: AtomicUsize = AtomicUsize::new(0);

fn threads(count: u32, part: &(dyn Fn(u32) + Sync)) {
    SIDE_BY_SIDE.fetch_add(1, Ordering::Relaxed);
    std::thread::scope(|scope| {
        for number in (0..count).rev() {
            scope.spawn(move || part(number));
        }
    });
}

/// Proofs that spared something, and accesses that were spared and not.
static COUNTS: [AtomicUsize; 3] = [const { AtomicUsize::new(0) }; 3];

fn counted(loaded: &LoadedModule, kernel: &KernelInfo, facts: &RunFacts) -> Option<Proof> {
    let proved = proof(loaded, kernel, facts)?;
    COUNTS[0].fetch_add(1, Ordering::Relaxed);
    for access in &proved.accesses {
        COUNTS[1 + usize::from(!access.apart)].fetch_add(1, Ordering::Relaxed);
    }
    Some(proved)
}

/// Launches with other numbers, among them such that arithmetic overflows, and with one buffer for two parameters.
fn with_other_arguments(launch: &Launch, kernel: &KernelInfo) -> Vec<Launch> {
    let mut all = vec![];
    for number in [0, 1, 33, 1 << 20, (1 << 30) + 5, i128::from(i32::MAX), -7] {
        let mut other = launch.clone();
        for param in kernel.params.iter().filter(|p| matches!(p.kind, ParamKind::Int { .. })) {
            other.args.retain(|a| a.name != param.name);
            let value = ArgValue::Scalar(Number::Int(number));
            other.args.push(KernelArg { name: param.name.clone(), value });
        }
        all.push(other);
    }
    let pointers = kernel.params.iter().filter(|p| matches!(p.kind, ParamKind::Pointer { .. }));
    let mut names = pointers.map(|p| p.name.clone());
    if let (Some(of), Some(name)) = (names.next(), names.next()) {
        let mut other = launch.clone();
        other.args.retain(|a| a.name != name);
        other.args.push(KernelArg { name, value: ArgValue::Alias { of, offset: 4 } });
        all.push(other);
    }
    all
}

/// The launch, and others like it.
fn varied(launch: &Launch) -> Vec<Launch> {
    let d = |d: Dim3, f: fn(u32) -> u32| Dim3 { x: f(d.x).max(1), ..d };
    let mut all = vec![launch.clone()];
    all.push(Launch { grid: d(launch.grid, |x| x.min(64) + 1), ..launch.clone() });
    all.push(Launch { block: d(launch.block, |x| (x * 2).min(512)), ..launch.clone() });
    all.push(Launch { block: d(launch.block, |x| x / 2 + 1), ..launch.clone() });
    all
}

fn compare(case: &Case) -> usize {
    let kernel = case.prepared.kernel(&case.kernel()).expect("a kernel");
    let mut lowered = LoweredKernel::default();
    let mut runs = 0;
    let others = with_other_arguments(&case.launch, &kernel);
    for launch in varied(&case.launch).into_iter().chain(others) {
        let limits = RunLimits { max_steps: 50_000, ..RunLimits::default() };
        let plain = CheckOptions { limits, ..CheckOptions::default() };
        let prover = Prover { worth: 0, least: u64::MAX, ..Prover::new(counted) };
        let filtered = CheckOptions { prover: Some(prover), ..plain };
        let cores = Some(Cores { worth: 0, ..Cores::new(3, threads) });
        let parallel = CheckOptions { cores, ..filtered };
        let mut runner = Runner::new(&case.prepared, &kernel, &mut lowered);
        // Not every number is possible.
        let Ok(due) = runner.run(&launch, &plain) else { continue };
        // What needs no shadow does not use it up.
        if due.result.notes.iter().any(|n| matches!(n, Note::RaceDetectionCut(_))) {
            continue;
        }
        for options in [filtered, parallel] {
            let found = runner.run(&launch, &options).expect("the same launch");
            let shown = |c: &CheckResult| format!("{:?} {:?} {}", c.result, c.coverage, c.work);
            assert_eq!(shown(&found), shown(&due), "{} {launch:?}", case.name);
        }
        let bound = runner.bind(&launch, Form::Fast, &limits).expect("the same launch");
        let bound = bound.proved(&case.prepared, &kernel, prover);
        let [due, found] = [None, cores].map(|cores| {
            let run = bound.first_pass_on(cores, &limits).expect("the same launch").run;
            (run.steps, run.lane_steps, run.blocks, run.objects)
        });
        assert!(due == found, "{} {launch:?}", case.name);
        runs += 1;
    }
    runs
}

/// Which launches are worth a proof: not how often loops are taken to repeat decides, but how often those of the first
/// block do.
#[test]
fn long_launches_are_proved_and_short_ones_not() {
    let proved = |file: &str, grid: u32, block: u32, args: &[&str]| {
        let name = format!("tests/bench/{file}.ll");
        let text = std::fs::read_to_string(root().join(&name)).expect("a file");
        let loaded = LoadedModule::new(&text, &name).expect("a module");
        let kernel = loaded.kernels()[0].clone();
        let args = args.iter().map(|a| a.parse().expect("an argument")).collect();
        let (grid, block) = (Dim3::new(grid, 1, 1), Dim3::new(block, 1, 1));
        let launch = Launch { grid, block, args, ..Launch::default() };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&loaded, &kernel, &mut lowered);
        let limits = RunLimits::default();
        let bound = runner.bind(&launch, Form::Fast, &limits).expect("a launch");
        bound.proved(&loaded, &kernel, Prover::new(proof)).known.is_some()
    };
    let bins = "bins=u32[256]:zeros";
    assert!(proved("histogram", 64, 256, &["data=u8[1048576]:iota", bins, "n=1048576"]));
    assert!(!proved("histogram", 64, 256, &["data=u8[1048576]:iota", bins, "n=16384"]));
    // Too few blocks to run one of them beforehand.
    assert!(!proved("histogram", 8, 256, &["data=u8[1048576]:iota", bins, "n=1048576"]));
    assert!(proved("histogram", 16, 256, &["data=u8[1048576]:iota", bins, "n=1048576"]));
    let out = "out=f32[64]:zeros";
    assert!(!proved("reduce", 64, 256, &["in=f32[16384]:zeros", out, "n=16384"]));
    let [a, b, c] = ["a", "b", "c"].map(|name| format!("{name}=f32[]:zeros"));
    for (n, due) in [(1 << 17, true), (1 << 13, false)] {
        let size = format!("n={n}");
        let all = [&a, &b, &c, &size].map(String::as_str);
        assert_eq!(proved("vecadd", n / 256, 256, &all), due, "{n}");
    }
}

/// The same over memory that outlives a launch: what it writes is put together, and undone.
#[test]
fn parts_of_a_launch_of_a_program_change_what_the_launch_changes() {
    const N: u64 = 1000;
    let text = std::fs::read_to_string(root().join("tests/bench/vecadd.ll")).expect("a file");
    let loaded = LoadedModule::new(&text, "vecadd.ll").expect("a module");
    let kernel = loaded.kernels()[0].clone();
    let mut device = DeviceMemory::new(1 << 20);
    let objects = [true, true, false].map(|w| device.allocate(4 * N, w).expect("room"));
    for (object, add) in [(objects[0], 1.0), (objects[1], 0.5)] {
        let bytes = device.bytes_mut(object, 0..4 * N).expect("bytes");
        for (i, cell) in bytes.chunks_mut(4).enumerate() {
            cell.copy_from_slice(&(i as f32 + add).to_le_bytes());
        }
    }
    let memory = SharedMemory::new(device);
    let pointers = objects.map(|o| object_base(o).to_le_bytes().to_vec());
    let n = u32::try_from(N).expect("a number").to_le_bytes().to_vec();
    let launch = ProgramLaunch {
        launch: Launch {
            grid: Dim3::new(9, 1, 1),
            block: Dim3::new(128, 1, 1),
            ..Launch::default()
        },
        types: vec![],
        point: ProgramPoint::default(),
        arguments: [&pointers[..], &[n]].concat(),
        memory: memory.clone(),
        first_global: 0,
        allocations: std::sync::Arc::default(),
    };
    let before = SIDE_BY_SIDE.load(Ordering::Relaxed);
    let cores = Some(Cores { worth: 0, ..Cores::new(4, threads) });
    let prover = Some(Prover { worth: 0, least: u64::MAX, ..Prover::new(proof) });
    let mut changes = [None, cores].map(|cores| {
        let options = CheckOptions { prover, cores, ..CheckOptions::default() };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&loaded, &kernel, &mut lowered);
        let (result, first, _) =
            runner.run_program::<NoObserver>(&launch, &options, None).expect("a run");
        assert!(result.result.findings.is_empty());
        // The memory is as it was.
        assert_eq!(memory.with(|m| m.unwritten(objects[2], 0..4 * N)), 4 * N);
        first.run.changes
    });
    assert!(SIDE_BY_SIDE.load(Ordering::Relaxed) > before);
    assert_eq!(changes[0], changes[1]);
    memory.with(|m| m.apply(changes[1].take().expect("changes")));
    assert_eq!(memory.with(|m| m.unwritten(objects[2], 0..4 * N)), 0);
    let last = memory.with(|m| m.bytes(objects[2], 4 * N - 4..4 * N).map(<[u8]>::to_vec));
    assert_eq!(last, Some((999.0f32 * 2.0 + 1.5).to_le_bytes().to_vec()));
}

/// Compares the reports of the cases whose number leaves no rest.
fn all_are_the_same(one_in: usize) -> [usize; 4] {
    let mut number = 0;
    let cases = launches(|_| {
        number += 1;
        number % one_in == 0
    });
    let runs: usize = cases.iter().map(compare).sum();
    let [proofs, spared, followed] = [0, 1, 2].map(|n| COUNTS[n].load(Ordering::Relaxed));
    let side_by_side = SIDE_BY_SIDE.load(Ordering::Relaxed);
    println!("{runs} runs, {proofs} with {spared} accesses spared and {followed} followed");
    println!("{side_by_side} runs with blocks side by side");
    assert!(side_by_side > 20);
    [runs, proofs, spared, followed]
}

#[test]
fn reports_are_the_same_with_and_without() {
    let [runs, proofs, spared, followed] = all_are_the_same(5);
    assert!(runs > 1000 && proofs > 300 && spared > followed);
}

#[test]
#[ignore = "takes a minute"]
fn reports_of_all_cases_are_the_same_with_and_without() {
    let [runs, proofs, ..] = all_are_the_same(1);
    assert!(runs > 10_000 && proofs > 3000);
}

/// A struct is copied as a whole, from one memory to another: blocks that do no more than that are independent. They are
/// not known to be where threads of a block do not wait for each other.
#[test]
fn blocks_that_copy_structs_are_independent() {
    for (name, due) in [("pass", true), ("fail/race", false)] {
        let of = format!("{name}/shared/sum_over_bodies.ll");
        let cases = launches(|path| path.ends_with(&of));
        let case = cases.first().expect("the case");
        let kernel = case.prepared.kernel(&case.kernel()).expect("a kernel");
        let limits = RunLimits::default();
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&case.prepared, &kernel, &mut lowered);
        let bound = runner.bind(&case.launch, Form::Fast, &limits).expect("a launch");
        let prover = Prover { worth: 0, least: u64::MAX, ..Prover::new(proof) };
        let known = bound.proved(&case.prepared, &kernel, prover).known;
        assert_eq!(known.is_some_and(|k| k.independent.is_some()), due, "{of}");
        assert!(compare(case) > 0);
    }
}

/// What is spared is not looked at: if all accesses are said to race with none, no race is found. If one is said to be
/// elsewhere, nothing that was said counts.
#[test]
fn the_filter_believes_the_proof_until_an_access_strays() {
    fn all(loaded: &LoadedModule, k: &KernelInfo, facts: &RunFacts) -> Option<Proof> {
        let mut proved = proof(loaded, k, facts)?;
        for access in &mut proved.accesses {
            access.apart = true;
        }
        Some(proved)
    }
    fn moved(loaded: &LoadedModule, k: &KernelInfo, facts: &RunFacts) -> Option<Proof> {
        let mut proved = all(loaded, k, facts)?;
        let other =
            proved.accesses.iter().map(|a| a.region).find(|r| *r != proved.accesses[0].region)?;
        proved.accesses[0].region = other;
        Some(proved)
    }
    let cases = launches(|path| path.ends_with("race/algorithms/histogram_plain.ll"));
    let case = cases.first().expect("the case");
    let kernel = case.prepared.kernel(&case.kernel()).expect("a kernel");
    let findings = |prove| {
        let prover = Some(Prover { worth: 0, least: u64::MAX, ..Prover::new(prove) });
        let options = CheckOptions { prover, ..CheckOptions::default() };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&case.prepared, &kernel, &mut lowered);
        runner.run(&case.launch, &options).expect("a run").result.findings.len()
    };
    let due = findings(proof);
    assert!(due > 0);
    assert_eq!([findings(all), findings(moved)], [0, due]);
}
