//! Kernels in CUDA that a step or a lemma of the prover proves, each with a nearly identical one that is wrong and must
//! not be proved. The first line of each says `proved`, perhaps under conditions, or `race:` with the grid and the
//! block along x and the arguments of a launch that shows it. `cargo xtask ir` makes the IR beside them.

mod support;

use launch::LoadedModule;
use std::path::Path;
use support::{launch, right, wrong};

#[test]
fn proved_and_not_their_twins() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let entries = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = entries.map(|e| e.unwrap().path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "cu"));
    paths.sort();
    for path in &paths {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(path).unwrap();
        let text = std::fs::read_to_string(path.with_extension("ll")).unwrap();
        let loaded = LoadedModule::new(&text, "k.ll").unwrap();
        let first = source.lines().next().unwrap().trim_start_matches("// ");
        match first.strip_prefix("race: ") {
            None => {
                assert_eq!(first, "proved", "{name}");
                let twin = path.with_file_name(format!("{name}_race.cu"));
                assert!(paths.contains(&twin), "{name} has no twin");
                right(&name, &loaded);
            }
            Some(rest) => {
                let words: Vec<&str> = rest.split(' ').collect();
                let size = |i: usize| words[i].parse().unwrap();
                wrong(&name, &loaded, &launch(size(0), size(1), &words[2..]));
            }
        }
    }
}
