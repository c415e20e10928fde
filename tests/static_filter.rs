//! What is found does not depend on whether accesses that are proved not to race are left out of the race detection.

use std::sync::atomic::{AtomicUsize, Ordering};
use warpscope_core::LoadedModule;
use warpscope_core::check::static_filter::{ProvedAccess, RunFacts};
use warpscope_core::check::{CheckOptions, LoweredKernel, Prover, Runner};
use warpscope_core::detect::result::Note;
use warpscope_core::launch::params::{KernelInfo, ParamKind};
use warpscope_core::launch::{ArgValue, Dim3, KernelArg, Launch, Number};
use warpscope_core::limits::RunLimits;
use warpscope_core::prove::static_filter::accesses;
use warpscope_tests::launches::{Case, launches};

/// Proofs that spared something, and accesses that were spared and not.
static COUNTS: [AtomicUsize; 3] = [const { AtomicUsize::new(0) }; 3];

fn counted(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    facts: &RunFacts,
) -> Option<Vec<ProvedAccess>> {
    let proved = accesses(loaded, kernel, facts)?;
    COUNTS[0].fetch_add(1, Ordering::Relaxed);
    for access in &proved {
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
        let prover = Prover { prove: counted, worth: 0 };
        let filtered = CheckOptions { prover: Some(prover), ..plain };
        let mut runner = Runner::new(&case.prepared, &kernel, &mut lowered);
        // Not every number is possible.
        let Ok(due) = runner.run(&launch, &plain) else { continue };
        // What needs no shadow does not use it up.
        if due.result.notes.iter().any(|n| matches!(n, Note::RaceDetectionCut(_))) {
            continue;
        }
        let found = runner.run(&launch, &filtered).expect("the same launch");
        assert_eq!(
            format!("{:?}", found.result),
            format!("{:?}", due.result),
            "{} {launch:?}",
            case.name
        );
        runs += 1;
    }
    runs
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
    println!("{runs} runs, {proofs} with {spared} accesses spared and {followed} followed");
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

/// What is spared is not looked at: if all accesses are said to race with none, no race is found. If one is said to be
/// elsewhere, nothing that was said counts.
#[test]
fn the_filter_believes_the_proof_until_an_access_strays() {
    fn all(loaded: &LoadedModule, k: &KernelInfo, facts: &RunFacts) -> Option<Vec<ProvedAccess>> {
        let mut proved = accesses(loaded, k, facts)?;
        for access in &mut proved {
            access.apart = true;
        }
        Some(proved)
    }
    fn moved(loaded: &LoadedModule, k: &KernelInfo, facts: &RunFacts) -> Option<Vec<ProvedAccess>> {
        let mut proved = all(loaded, k, facts)?;
        let other = proved.iter().map(|a| a.region).find(|r| *r != proved[0].region)?;
        proved[0].region = other;
        Some(proved)
    }
    let cases = launches(|path| path.ends_with("race/algorithms/histogram_plain.ll"));
    let case = cases.first().expect("the case");
    let kernel = case.prepared.kernel(&case.kernel()).expect("a kernel");
    let findings = |prove| {
        let prover = Some(Prover { prove, worth: 0 });
        let options = CheckOptions { prover, ..CheckOptions::default() };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&case.prepared, &kernel, &mut lowered);
        runner.run(&case.launch, &options).expect("a run").result.findings.len()
    };
    let due = findings(accesses);
    assert!(due > 0);
    assert_eq!([findings(all), findings(moved)], [0, due]);
}
