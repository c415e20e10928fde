//! Programs of `tests/check`, through `warpscope check` with nothing else given: it runs their `main` first.
//!
//! A folder is a program of all its files; the comments are in its `main.cu`. Comments are those of the file tests. `// by-main: 3` says how many launches of the program's own all kernels
//! together have.

use serde_json::Value;
use std::fs;
use std::path::Path;
use warpscope_tests::tool::{Tool, root};
use warpscope_tests::{header, verdict};

#[test]
fn programs_are_judged_by_their_own_launches() {
    let folder = root().join("tests/check");
    let tool = Tool::build().unwrap();
    let entries = |folder: &Path| {
        let mut all: Vec<_> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
        all.sort();
        all
    };
    let mut wrong = String::new();
    for path in entries(&folder) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let (folder, files) = if path.is_dir() {
            (path.clone(), entries(&path))
        } else {
            (folder.clone(), vec![path.clone()])
        };
        let names: Vec<_> =
            files.iter().map(|f| f.file_name().unwrap().to_string_lossy().into_owned()).collect();
        let main = if path.is_dir() { path.join("main.cu") } else { path.clone() };
        let text = fs::read_to_string(&main).unwrap();
        for run in header::parse(&text).unwrap() {
            let mut args = vec!["check"];
            args.extend(names.iter().map(String::as_str));
            args.extend(["--format", "json"]);
            args.extend(run.flags.iter().map(String::as_str));
            let output = tool.run(&folder, &args).unwrap();
            if let Err(difference) = verdict::compare(&run, &output) {
                wrong += &format!("{name}: {difference}\n");
            }
            let report: Value = serde_json::from_str(&output.stdout).unwrap_or_default();
            let kernels = report["kernels"].as_array().cloned().unwrap_or_default();
            let by_main: u64 = kernels.iter().filter_map(|k| k["search"]["by_main"].as_u64()).sum();
            let wanted = text.lines().find_map(|l| l.strip_prefix("// by-main: "));
            if wanted.is_some_and(|n| n.parse() != Ok(by_main)) {
                wrong += &format!("{name}: {by_main} launches by main\n");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
