//! SARIF: valid by the schema of OASIS, and it says what the JSON report says.

use serde_json::Value;
use std::path::PathBuf;
use warpscope_tests::schema;
use warpscope_tests::tool::{Tool, root};

const RACE: &str = "tests/fail/race/block_shapes/block_of_33.ll";

fn run(args: &[&str]) -> (Option<i32>, Value) {
    let output = Tool::build().unwrap().run(root(), args).unwrap();
    let json = serde_json::from_str(&output.stdout)
        .unwrap_or_else(|e| panic!("{args:?}: {e}\n{}{}", output.stdout, output.stderr));
    (output.code, json)
}

/// What the schema has against `sarif`.
fn faults(sarif: &Value) -> Option<String> {
    schema::sarif().faults(sarif)
}

fn check(args: &[&str], code: i32) -> Value {
    let args = [&["check", "--format", "sarif"], args].concat();
    let (found, sarif) = run(&args);
    assert_eq!(found, Some(code), "{args:?}");
    assert_eq!(faults(&sarif), None, "{args:?}\n{sarif:#}");
    sarif
}

fn results(sarif: &Value) -> &Vec<Value> {
    sarif["runs"][0]["results"].as_array().unwrap()
}

#[test]
fn the_schema_is_asked() {
    assert!(faults(&serde_json::json!({ "version": "2.1.0" })).is_some(), "runs are required");
    let empty = serde_json::json!({ "version": "2.1.0", "runs": [] });
    assert_eq!(faults(&empty), None);
}

#[test]
fn a_race_has_both_places_and_both_threads() {
    let launch = ["--grid", "1", "--block", "33"];
    let sarif = check(&[&[RACE][..], &launch].concat(), 1);
    let (_, json) = run(&[&["check", "--format", "json", RACE][..], &launch].concat());
    let findings = json["kernels"][0]["findings"].as_array().unwrap();
    let results = results(&sarif);
    assert_eq!(results.len(), findings.len());
    let race = results.iter().position(|r| r["ruleId"] == "race").unwrap();
    let (result, finding) = (&results[race], &findings[race]);
    assert_eq!(result["level"], finding["severity"]);
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(rules[result["ruleIndex"].as_u64().unwrap() as usize]["id"], "race");
    let place = |location: &Value| {
        let physical = &location["physicalLocation"];
        let (uri, region) = (&physical["artifactLocation"]["uri"], &physical["region"]);
        let file = uri.as_str().unwrap().to_owned();
        format!("{file}:{}:{}", region["startLine"], region["startColumn"])
    };
    let loc = |access: usize| finding["accesses"][access]["loc"].as_str().unwrap().to_owned();
    let ends = |place: String, loc: String| {
        assert!(place.ends_with(loc.rsplit('/').next().unwrap()), "{place} is not {loc}");
    };
    ends(place(&result["locations"][0]), loc(0));
    ends(place(&result["relatedLocations"][0]), loc(1));
    let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
    assert_eq!(flows.len(), 2);
    for (access, flow) in flows.iter().enumerate() {
        let last = flow["locations"].as_array().unwrap().last().unwrap();
        ends(place(&last["location"]), loc(access));
        assert_eq!(last["executionOrder"], access + 1);
    }
}

#[test]
fn who_waits_at_a_barrier_is_a_related_place() {
    let folder = root().join("tests/fail/barrier-divergence");
    let mut kernels: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    kernels.retain(|p| p.to_str().unwrap().ends_with(".O0.ll"));
    kernels.sort();
    for path in kernels.iter().take(3) {
        let sarif = check(&[path.to_str().unwrap(), "--grid", "1"], 1);
        let result = results(&sarif).iter().find(|r| r["ruleId"] == "barrier-divergence");
        let result = result.unwrap_or_else(|| panic!("{}", path.display()));
        assert!(!result["relatedLocations"].as_array().unwrap().is_empty());
        assert!(!result["codeFlows"].as_array().unwrap().is_empty());
    }
}

#[test]
fn fingerprints_do_not_depend_on_the_seed_or_the_launch() {
    let prints = |more: &[&str]| -> Vec<String> {
        let sarif = check(&[&[RACE][..], more].concat(), 1);
        let mut prints: Vec<String> = results(&sarif)
            .iter()
            .filter(|r| r["ruleId"] == "race")
            .map(|r| r["partialFingerprints"]["warpscopeFinding/v1"].as_str().unwrap().to_owned())
            .collect();
        prints.sort();
        prints
    };
    let first = prints(&["--grid", "1", "--block", "33"]);
    assert!(!first.is_empty());
    assert_eq!(first, prints(&["--grid", "1", "--block", "33", "--seed", "7"]));
    // A larger block shows more pairs; those seen before keep their names.
    for other in [&["--grid", "2", "--block", "64"][..], &["--budget", "40-launches"]] {
        let more = prints(&[other, &["--seed", "3"]].concat());
        assert!(first.iter().all(|f| more.contains(f)), "{first:?} {more:?}");
    }
}

#[test]
fn a_clean_run_and_a_failed_one() {
    let clean =
        check(&["tests/pass/block_shapes/block_of_33.ll", "--grid", "1", "--block", "32"], 0);
    assert_eq!(clean["runs"][0]["invocations"][0]["executionSuccessful"], true);
    let failed = check(&["tests/cli/no_body.ll", "does/not exist.cu"], 2);
    let invocation = &failed["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    let told = invocation["toolExecutionNotifications"].as_array().unwrap();
    let uri = |n: &Value| {
        n["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert!(told.iter().any(|n| uri(n) == "does/not%20exist.cu"), "{told:?}");
    assert!(told.iter().any(|n| uri(n).ends_with("no_body.ll")), "{told:?}");
}

#[test]
fn a_link_that_is_replayed_says_it_too() {
    let (code, sarif) = run(&["replay", "tests/share/v1-llvm-its.link", "--format", "sarif"]);
    assert_eq!(code, Some(1));
    assert_eq!(faults(&sarif), None);
    assert!(!results(&sarif).is_empty());
}

#[test]
fn a_fix_is_in_both_formats() {
    let file = "tests/repair/reduce.cu";
    let output = Tool::build().unwrap();
    let output = output.run(root(), &["check", "--suggest", "--format", "json", file]).unwrap();
    assert_eq!(schema::check(&output.stdout), Ok(()));
    let json: Value = serde_json::from_str(&output.stdout).unwrap();
    let kernel = &json["kernels"][0];
    let (fix, finding) = (&kernel["fix"], &kernel["findings"][0]);
    assert_eq!(
        (&fix["findings_after"], &fix["changes"][0]["change"]),
        (&0.into(), &"added-barriers".into())
    );
    assert!(finding["help"][0].as_str().unwrap().starts_with("add __syncthreads(), before line"));
    let sarif = check(&[file, "--suggest"], 1);
    let result = results(&sarif).iter().find(|r| r["ruleId"] == "race").unwrap();
    let change = &result["fixes"][0]["artifactChanges"][0];
    assert_eq!(change["artifactLocation"]["uri"], file);
    let replacement = &change["replacements"][0];
    let (edit, region) = (&fix["edits"][0], &replacement["deletedRegion"]);
    assert_eq!(replacement["insertedContent"]["text"], edit["text"]);
    assert_eq!(region["startLine"], edit["from"][0]);
    assert_eq!(region["startColumn"], edit["from"][1]);
    // Without the flag there is none, and nothing is compiled for it.
    let plain = check(&[file], 1);
    assert!(results(&plain).iter().all(|r| r["fixes"].is_null()));
}
