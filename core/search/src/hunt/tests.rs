//! Tests of the hunt.

use super::*;
use launch::{FreeDims, contract};

const NEEDLE: &str = r#"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %o, i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %hit = icmp eq i32 %n, 1234567
  br i1 %hit, label %a, label %c
a:
  %hot = icmp eq i32 %m, 777
  br i1 %hot, label %b, label %c
b:
  store i32 %t, ptr %o
  ret void
c:
  %w = zext i32 %t to i64
  %p = getelementptr i32, ptr %o, i64 %w
  store i32 %t, ptr %p
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"#;

fn request() -> Request {
    Request {
        given: Launch { block: launch::Dim3::new(64, 1, 1), ..Launch::default() },
        free: FreeDims { grid: true, block: true, shared: true },
        contract: contract::Contract::default(),
        strategy: Strategy::Default,
        launches: u64::MAX,
        exhaust: true,
        options: CheckOptions::default(),
        seeds: vec![],
        related: false,
    }
}

fn hunt(loaded: &LoadedModule) -> Hunter<'_> {
    let kernel = loaded.kernel("k").unwrap();
    Hunter::new(loaded, &kernel, &request()).unwrap()
}

#[test]
fn zeros_are_the_simplest_launch() {
    let loaded = LoadedModule::new(NEEDLE, "k.ll").unwrap();
    let hunter = hunt(&loaded);
    let launch = hunter.genome.decode(&hunter.space, &[]);
    assert_eq!(launch, feasible(&hunter.space).unwrap());
}

#[test]
fn any_bytes_are_a_launch_and_small_changes_stay_small() {
    let loaded = LoadedModule::new(NEEDLE, "k.ll").unwrap();
    let hunter = hunt(&loaded);
    for seed in 0..500 {
        let mut bytes = mutate::random(&hunter.genome, seed);
        let before = hunter.genome.decode(&hunter.space, &bytes);
        assert!(hunter.space.allows(&before) && hunter.space.is_plausible(&before));
        // The last field is `m`: the dimensions are unchanged.
        let at = bytes.len() - 1;
        bytes[at] ^= 1;
        let after = hunter.genome.decode(&hunter.space, &bytes);
        assert_eq!((before.grid, before.block), (after.grid, after.block));
    }
}

#[test]
fn a_needle_is_found_by_the_numbers_of_the_kernel() {
    let loaded = LoadedModule::new(NEEDLE, "k.ll").unwrap();
    let mut hunter = hunt(&loaded);
    assert!(hunter.first().is_empty());
    let mut corpus = hunter.seeds();
    let mut found = vec![];
    for seed in 0..20_000u64 {
        let mut bytes = corpus[(seed as usize * 7) % corpus.len()].clone();
        hunter.mutate(&mut bytes, seed);
        let outcome = hunter.step(&bytes);
        if outcome.news {
            corpus.push(bytes);
        }
        found.extend(outcome.findings);
        if !found.is_empty() {
            break;
        }
    }
    assert_eq!(found.len(), 1, "after {} launches", hunter.launches());
    let small = hunter.minimised(&found[0], &|| true);
    assert_eq!(small.fingerprint(), found[0].fingerprint());
    assert_eq!(small.witness.launch.block, launch::Dim3::new(2, 1, 1));
}

#[test]
fn known_findings_of_the_first_launches_are_not_repeated() {
    let text = NEEDLE.replace("%hit = icmp eq i32 %n, 1234567", "%hit = icmp ne i32 %n, 1234567");
    let text = text.replace("%hot = icmp eq i32 %m, 777", "%hot = icmp ne i32 %m, 777");
    let loaded = LoadedModule::new(&text, "k.ll").unwrap();
    let told = hunt(&loaded).first();
    assert!(!told.is_empty());
    let mut hunter = hunt(&loaded);
    for finding in &told {
        hunter.know(&finding.fingerprint());
    }
    assert!(hunter.first().is_empty());
}

#[test]
fn edges_are_at_the_limits_of_the_contract() {
    let loaded = LoadedModule::new(NEEDLE, "k.ll").unwrap();
    let kernel = loaded.kernel("k").unwrap();
    let mut request = request();
    for text in ["n <= 7", "block.x <= 2000000"] {
        request.contract.assume(text, &kernel).unwrap();
    }
    let hunter = Hunter::new(&loaded, &kernel, &request).unwrap();
    // A block of two million threads is not a valid launch.
    let edges = hunter.space.edges(&feasible(&hunter.space).unwrap());
    assert_eq!(edges.len(), 1);
    assert_eq!(hunter.space.integer(&edges[0], 1), Some(7));
}

#[test]
fn an_edge_that_cannot_run_does_not_end_the_hunt() {
    // The array leaves less room for dynamic shared memory than the contract allows.
    let text =
        NEEDLE.replace("define", "@s = internal addrspace(3) global [64 x i32] undef\ndefine");
    let stored = "store i32 %t, ptr addrspace(3) @s\n  store i32 %t, ptr %p";
    let loaded = LoadedModule::new(&text.replace("store i32 %t, ptr %p", stored), "k.ll").unwrap();
    let kernel = loaded.kernel("k").unwrap();
    let mut request = request();
    request.given.block = launch::Dim3::new(1, 1, 1);
    request.free.block = false;
    let text = format!("shared_bytes <= {}", base::limits::MAX_SHARED_BYTES);
    request.contract.assume(&text, &kernel).unwrap();
    let hunter = Hunter::new(&loaded, &kernel, &request).unwrap();
    assert_eq!(hunter.space.edges(&feasible(&hunter.space).unwrap()).len(), 1);
    assert_eq!(hunter.launches(), 1);
}
