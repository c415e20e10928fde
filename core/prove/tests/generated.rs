//! Proofs of generated kernels against launches of them. `cargo test -p warpscope-prove --test
//! generated -- --ignored --nocapture` takes many more; `WARPSCOPE_SEEDS=FROM..TO` selects them.

mod support;

use launch::{Dim3, LoadedModule};
use support::generate::{Choices, kernel};
use support::{contradiction, launch, proof};

#[derive(Debug, Default)]
struct Count {
    kernels: usize,
    races: usize,
    divergence: usize,
    launches: usize,
}

fn run(seeds: std::ops::Range<u64>) -> Count {
    let mut count = Count::default();
    let mut wrong = Vec::new();
    for seed in seeds {
        let mut choices = Choices::of_seed(seed);
        let generated = kernel(&mut choices);
        let loaded = LoadedModule::new(&generated.text, "k.ll")
            .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{}", generated.text));
        // Conditions on the launch are found by running launches, which takes long.
        let (info, proof) = proof(&loaded, seed % 64 == 0);
        count.kernels += 1;
        count.races += usize::from(proof.races.is_proved());
        count.divergence += usize::from(proof.divergence.is_proved());
        let nothing = |v: &prove::Verdict| {
            matches!(v, prove::Verdict::Unknown(_) | prove::Verdict::Counterexample(_))
        };
        if nothing(&proof.races) && nothing(&proof.divergence) {
            continue;
        }
        for _ in 0..6 {
            let grid = choices.pick(&[1, 2, 2, 3]);
            let block = choices.pick(&[1, 2, 3, 4, 7, 8, 33, 65, 300]);
            let number = |c: &mut Choices<'_>| c.pick(&[-3, -1, 0, 1, 2, 3, 4, 5, 8, 33, 64]);
            let n = format!("n={}", number(&mut choices));
            let m = format!("m={}", number(&mut choices));
            let mut launch = launch(grid, block, &[&n, &m]);
            if generated.plane && block < 33 {
                launch.block = Dim3::new(block, choices.pick(&[1, 2, 3]), 1);
            }
            count.launches += 1;
            if let Some(what) = contradiction(&loaded, &info, &proof, &launch) {
                wrong.push(seed);
                println!(
                    "seed {seed}: {what} in {}{} {n} {m} although {:?} {:?}\n{}",
                    launch.grid, launch.block, proof.races, proof.divergence, generated.text
                );
                break;
            }
        }
        assert!(wrong.len() < 5, "wrong proofs: {wrong:?}");
    }
    assert!(wrong.is_empty(), "wrong proofs: {wrong:?}");
    count
}

#[test]
fn no_generated_kernel_contradicts_its_proof() {
    let count = run(0..1500);
    println!("{count:?}");
    assert!(count.races > 50 && count.divergence > 50, "{count:?}");
}

#[test]
#[ignore = "minutes"]
fn no_generated_kernel_of_many_contradicts_its_proof() {
    let seeds = std::env::var("WARPSCOPE_SEEDS").unwrap_or_default();
    let (from, to) = seeds.split_once("..").unwrap_or(("10000", "30000"));
    println!("{:?}", run(from.parse().unwrap()..to.parse().unwrap()));
}
