//! What a launch shows, against what has been proved of the kernel.
#![allow(dead_code)]

pub mod generate;

use base::limits::RunLimits;
use check::{CheckOptions, LoweredKernel, Runner};
use detect::finding::Rule;
use launch::contract::eval::holds;
use launch::params::KernelInfo;
use launch::parse::parse_arg;
use launch::{Dim3, Launch, LoadedModule, Model};
use prove::{Options, Proof, Verdict, prove};

/// A launch along x, with these arguments.
pub fn launch(grid: u32, block: u32, args: &[&str]) -> Launch {
    Launch {
        grid: Dim3::new(grid, 1, 1),
        block: Dim3::new(block, 1, 1),
        args: args.iter().map(|arg| parse_arg(arg).expect("an argument")).collect(),
        model: Model::Its,
        ..Launch::default()
    }
}

/// What is proved of the only kernel, without conditions on the launch unless `abduce`.
pub fn proof(loaded: &LoadedModule, abduce: bool) -> (KernelInfo, Proof) {
    let info = loaded.kernels()[0].clone();
    let options = Options { abduce, work: 200_000_000, ..Options::default() };
    let proof = prove(loaded, &info, &options);
    (info, proof)
}

/// Whether a verdict says something about this launch.
fn covers(verdict: &Verdict, info: &KernelInfo, launch: &Launch) -> bool {
    match verdict {
        Verdict::Proved => true,
        Verdict::ProvedIf(needed) => needed.iter().all(|n| holds(&n.clause.expr, info, launch)),
        Verdict::Counterexample(_) | Verdict::Unknown(_) => false,
    }
}

/// What a launch shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// A data race.
    pub race: bool,
    /// Barrier divergence, or threads that wait for exited ones.
    pub divergence: bool,
    /// An access outside its object or another error, about which no proof says anything.
    pub fault: bool,
}

/// Runs a launch; `None` if it cannot be run.
pub fn shown(loaded: &LoadedModule, info: &KernelInfo, launch: &Launch) -> Option<Shown> {
    let launch = loaded.complete(info, launch).ok()?;
    let limits = RunLimits { max_steps: 200_000, max_memory: 64 << 20, ..RunLimits::default() };
    let options = CheckOptions { limits, ..CheckOptions::default() };
    let mut lowered = LoweredKernel::default();
    let mut runner = Runner::new(loaded, info, &mut lowered);
    let result = runner.run(&launch, &options).ok()?;
    let mut shown = Shown { fault: !result.faults.is_empty(), ..Shown::default() };
    for finding in &result.result.findings {
        match finding.rule {
            Rule::Race => shown.race = true,
            // Threads that have returned count as arrived, as the ledger says.
            Rule::BarrierDivergence => shown.divergence = true,
            _ => {}
        }
    }
    Some(shown)
}

/// What of a proof this launch refutes, in a word.
pub fn contradiction(
    loaded: &LoadedModule,
    info: &KernelInfo,
    proof: &Proof,
    launch: &Launch,
) -> Option<&'static str> {
    let (races, divergence) =
        (covers(&proof.races, info, launch), covers(&proof.divergence, info, launch));
    if !races && !divergence {
        return None;
    }
    let shown = shown(loaded, info, launch)?;
    if shown.fault {
        return None;
    }
    match (races && shown.race, divergence && shown.divergence) {
        (true, _) => Some("race"),
        (_, true) => Some("barrier divergence"),
        _ => None,
    }
}

/// The module of the kernel `k` with these parameters, whose entry has `%t` = threadIdx.x already.
pub fn module(declarations: &str, params: &str, body: &str) -> LoadedModule {
    let text = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         define ptx_kernel void @k({params}) {{\nentry:\n\
         \x20 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{body}}}\n{declarations}"
    );
    LoadedModule::new(&text, "k.ll").unwrap_or_else(|e| panic!("{e:?}\n{text}"))
}

/// Both are proved, perhaps under conditions.
pub fn right(name: &str, loaded: &LoadedModule) {
    use Verdict::{Proved, ProvedIf};
    let (_, proof) = proof(loaded, true);
    for verdict in [&proof.races, &proof.divergence] {
        assert!(matches!(verdict, Proved | ProvedIf(_)), "{name}: {verdict:?}");
    }
}

/// The launch shows a race or barrier divergence, and no proof says otherwise.
pub fn wrong(name: &str, loaded: &LoadedModule, launch: &Launch) {
    let info = &loaded.kernels()[0];
    let seen = shown(loaded, info, launch).expect(name);
    assert!((seen.race || seen.divergence) && !seen.fault, "{name}: {seen:?}");
    for abduce in [false, true] {
        let (info, proof) = proof(loaded, abduce);
        let found = contradiction(loaded, &info, &proof, launch);
        assert_eq!(found, None, "{name}: {:?} {:?}", proof.races, proof.divergence);
    }
}
