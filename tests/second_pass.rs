//! Launches of a search that get no second pass would show nothing that the search has not found.

use std::collections::BTreeSet;
use warpscope_core::LoadedModule;
use warpscope_core::check::{CheckOptions, LoweredKernel, Runner};
use warpscope_core::detect::finding::{Finding, Rule, SideOp};
use warpscope_core::detect::result::KernelResult;
use warpscope_core::launch::contract::Contract;
use warpscope_core::launch::{Dim3, FreeDims, Launch};
use warpscope_core::search::{Next, Request, Search, Strategy, run};
use warpscope_tests::cases::modules;
use warpscope_tests::tool::root;

/// The statements of a race.
type Pair = Vec<(String, SideOp)>;

fn pairs(result: &KernelResult) -> BTreeSet<Pair> {
    let of = |finding: &Finding| {
        let race = finding.race()?;
        let mut pair: Pair = vec![];
        for side in &race.sides {
            pair.push((side.place.loc.as_ref()?.to_string(), side.op));
        }
        pair.sort_by_key(|side| format!("{side:?}"));
        Some(pair)
    };
    result.findings.iter().filter_map(of).collect()
}

/// Numbers of trials: all, those that raced without a second pass, and those with a memory error.
#[derive(Default, Debug)]
struct Counts {
    trials: usize,
    repeated: usize,
    discarded: usize,
}

/// Searches a kernel by default, and makes up for each second pass that was left out.
fn search(name: &str, loaded: &LoadedModule, redundant: bool, counts: &mut Counts) {
    let kernel = &loaded.kernels()[0];
    let free = FreeDims { grid: true, block: true, shared: true };
    let request = Request {
        given: Launch { grid: Dim3::new(1, 1, 1), ..Launch::default() },
        free,
        contract: Contract::default(),
        strategy: Strategy::Default,
        launches: 500,
        exhaust: false,
        options: CheckOptions { redundant, ..CheckOptions::default() },
        seeds: vec![],
        related: false,
    };
    let mut search = Search::new(loaded, kernel, request).expect("a search");
    let mut lowered = LoweredKernel::default();
    let mut left_out: BTreeSet<Pair> = BTreeSet::new();
    while let Next::Run(trial) = search.next_launch() {
        let result = run(loaded, kernel, &trial, &mut lowered);
        counts.trials += 1;
        if let Ok(shown) = &result
            && shown.checked.unweighed
        {
            let mut runner = Runner::new(loaded, kernel, &mut lowered);
            let whole = runner.run(&trial.individual.launch, &trial.options).expect("the same");
            let discards = [Rule::OutOfBounds, Rule::Misaligned, Rule::NullPointer, Rule::Assert];
            if whole.result.findings.iter().any(|f| discards.contains(&f.rule)) {
                counts.discarded += 1;
            } else {
                counts.repeated += 1;
                left_out.extend(pairs(&whole.result));
            }
        }
        search.submit(trial.number, result);
    }
    let found = pairs(&search.result(None).expect("a result"));
    let lost: Vec<&Pair> = left_out.difference(&found).collect();
    assert!(lost.is_empty(), "{name}: {lost:?}");
}

#[test]
fn second_passes_that_are_left_out_would_show_nothing_new() {
    let mut counts = Counts::default();
    let all = modules(&root().join("tests/fail/race"));
    let optimised = all.iter().filter(|path| !path.to_string_lossy().ends_with(".O0.ll"));
    for path in optimised.step_by(3) {
        let name = path.to_string_lossy();
        let text = std::fs::read_to_string(path).expect("a module");
        let loaded = LoadedModule::new(&text, &name).expect("a module");
        search(&name, &loaded, false, &mut counts);
    }
    assert!(counts.repeated > 100 && counts.discarded > 5, "{counts:?}");
    assert!(counts.trials > 2 * (counts.repeated + counts.discarded), "{counts:?}");
}

/// Barriers are judged by every launch that counts.
#[test]
fn no_second_pass_is_left_out_where_barriers_are_judged() {
    let path = root().join("tests/fail/race/launches/tile_of_whole_block.ll");
    let text = std::fs::read_to_string(path).expect("a module");
    let loaded = LoadedModule::new(&text, "k.ll").expect("a module");
    for redundant in [false, true] {
        let mut counts = Counts::default();
        search("k.ll", &loaded, redundant, &mut counts);
        assert_eq!(counts.repeated > 0, !redundant, "{counts:?}");
        assert!(counts.discarded > 0, "{counts:?}");
    }
}
