//! The steps of the GitHub action, run here as it runs them.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use warpscope_tests::tool::{Tool, root};

/// The scripts that `action.yml` runs, in order.
fn scripts() -> Vec<String> {
    let text = fs::read_to_string(root().join("action.yml")).unwrap();
    text.lines()
        .filter_map(|l| l.trim().strip_prefix("run: bash \"$GITHUB_ACTION_PATH/"))
        .map(|l| l.trim_end_matches('"').to_owned())
        .collect()
}

struct Job {
    folder: PathBuf,
    path: String,
    outputs: BTreeMap<String, String>,
    /// What the last step wrote to the log.
    log: String,
}

impl Job {
    /// A job in an empty folder that holds `kernels` of the tests.
    fn new(name: &str, kernels: &[&str]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("kernels/deep")).unwrap();
        for kernel in kernels {
            let from = root().join("tests").join(kernel);
            fs::copy(&from, folder.join("kernels/deep").join(from.file_name().unwrap())).unwrap();
        }
        let tool = Tool::build().expect("the tool must build");
        let tool = fs::canonicalize(tool.path()).unwrap();
        let path = format!(
            "{}:{}",
            tool.parent().unwrap().display(),
            std::env::var("PATH").unwrap_or_default()
        );
        Self { folder, path, outputs: BTreeMap::new(), log: String::new() }
    }

    /// Runs a script and takes note of its outputs; its exit code.
    fn step(&mut self, script: &str, env: &[(&str, &str)]) -> Option<i32> {
        let output = self.folder.join("output");
        self.outputs.retain(|name, _| !name.starts_with(&format!("{script}:")));
        fs::write(&output, "").unwrap();
        let ran = Command::new("bash")
            .arg(root().join(script))
            .current_dir(&self.folder)
            .env("PATH", &self.path)
            .env("GITHUB_ACTION_PATH", root())
            .env("GITHUB_OUTPUT", &output)
            .env("RUNNER_TEMP", &self.folder)
            .envs(env.iter().copied())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        self.log = String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned();
        for line in fs::read_to_string(&output).unwrap().lines() {
            if let Some((name, value)) = line.split_once('=') {
                self.outputs.insert(format!("{script}:{name}"), value.to_owned());
            }
        }
        ran.status.code()
    }

    /// The commands that the runner would read in the log of the last step.
    fn commands(&self) -> Vec<&str> {
        let mut stopped = None;
        let mut commands = vec![];
        for line in self.log.lines().map(str::trim_start) {
            if let Some(word) = line.strip_prefix("::stop-commands::") {
                stopped = Some(word);
            } else if stopped.is_some_and(|word| line == format!("::{word}::")) {
                stopped = None;
            } else if stopped.is_none() && (line.starts_with("::") || line.starts_with("##[")) {
                commands.push(line);
            }
        }
        assert!(stopped.is_none(), "commands stay stopped");
        commands
    }

    fn run(&mut self) -> Option<i32> {
        let inputs = [
            ("WARPSCOPE_FILES", "**/*.ll missing/*.cu"),
            ("WARPSCOPE_ARGS", "--assume 'n >= 0'"),
            ("WARPSCOPE_FAIL_ON", "warning"),
            ("WARPSCOPE_HUNT", "3s"),
        ];
        let mut last = None;
        for script in scripts() {
            // Installing needs the network and is tried by whoever uses the action.
            if script.ends_with("install.sh") {
                continue;
            }
            let code = |name: &str| self.outputs.get(name).cloned().unwrap_or_default();
            let (checked, hunted) = (code("action/check.sh:code"), code("action/hunt.sh:code"));
            let mut env = inputs.to_vec();
            env.extend([("WARPSCOPE_CHECK", &*checked), ("WARPSCOPE_HUNTED", &*hunted)]);
            last = self.step(&script, &env);
        }
        last
    }
}

#[test]
fn the_action_has_the_steps_that_are_tried() {
    let wanted = ["install.sh", "check.sh", "hunt.sh", "result.sh"].map(|s| format!("action/{s}"));
    assert_eq!(scripts(), wanted);
    for script in wanted {
        let checked = Command::new("bash").arg("-n").arg(root().join(script)).status().unwrap();
        assert!(checked.success());
    }
}

#[test]
fn a_bug_fails_the_job_and_is_told() {
    let mut job = Job::new("action-bug", &["fail/race/needles/needle_value.ll"]);
    assert_eq!(job.run(), Some(1));
    let sarif = fs::read_to_string(&job.outputs["action/check.sh:sarif"]).unwrap();
    let sarif: serde_json::Value = serde_json::from_str(&sarif).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    assert_eq!(job.outputs["action/hunt.sh:code"], "1");
    assert!(job.folder.join("warpscope-hunt/report.html").is_file());
    assert!(job.folder.join("warpscope-hunt/corpus").is_dir());
}

#[test]
fn there_is_a_file_to_upload_only_if_one_is_asked_for_and_written() {
    let mut job = Job::new("action-sarif", &["pass/needles/needle_value.ll"]);
    let mut sarif = |files: &str, asked: &str| {
        let fixed = [("WARPSCOPE_ARGS", ""), ("WARPSCOPE_FAIL_ON", "warning")];
        let env = [&fixed[..], &[("WARPSCOPE_FILES", files), ("WARPSCOPE_SARIF", asked)]].concat();
        assert_eq!(job.step("action/check.sh", &env), Some(0));
        assert_eq!(job.outputs["action/check.sh:code"], "0");
        let told = job.outputs.get("action/check.sh:sarif").cloned();
        told.inspect(|path| assert!(Path::new(path).is_file())).is_some()
    };
    assert!(sarif("**/*.ll", "true"));
    assert!(!sarif("**/*.ll", "false"));
    assert!(!sarif("missing/*.cu", "true"));
}

#[test]
fn a_corpus_is_kept_before_the_job_fails() {
    let text = fs::read_to_string(root().join("action.yml")).unwrap();
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}"));
    assert!(place("actions/cache/restore@") < place("action/hunt.sh"));
    assert!(place("action/hunt.sh") < place("actions/cache/save@"));
    assert!(place("actions/cache/save@") < place("action/result.sh"));
}

#[test]
fn right_kernels_pass() {
    let mut job = Job::new("action-right", &["pass/needles/needle_value.ll"]);
    assert_eq!(job.run(), Some(0));
}

/// Names that a stranger could give a file in a pull request.
const NAMES: &[&str] = &[
    "-",
    "--help.ll",
    "-Dx.ll",
    "--fail-on=note.ll",
    "--format=sarif.ll",
    "--out=..ll",
    "--.ll",
    "@words.ll",
    "a b.ll",
    "*.ll",
    "[x]?.ll",
    "{a,b}.ll",
    "~.ll",
    "'\".ll",
    "$(touch pwned).ll",
    "`touch pwned`;touch pwned.ll",
    "a\n::error::b.ll",
    "::add-mask::a.ll",
    "%0A::error::c.ll",
    "\u{1b}[2J\u{9b}2J\u{202e}.ll",
    "\\.ll",
];

#[test]
fn a_name_is_only_ever_a_name() {
    let mut job = Job::new("action-names", &[]);
    let kernel = root().join("tests/pass/needles/needle_value.ll");
    for (number, name) in NAMES.iter().enumerate() {
        // At the top a name is the word itself, below it is the end of one.
        let folder = job.folder.join(if number % 2 == 0 { "." } else { "-below" });
        fs::create_dir_all(&folder).unwrap();
        let name = if *name == "-" { "-.ll" } else { name };
        fs::copy(&kernel, folder.join(name)).unwrap();
    }
    let env = [
        ("WARPSCOPE_FILES", "**/*.ll"),
        ("WARPSCOPE_ARGS", "--budget 1-launches"),
        ("WARPSCOPE_FAIL_ON", "warning"),
        ("WARPSCOPE_HUNT", "12s"),
    ];
    job.step("action/check.sh", &env);
    assert_eq!(job.outputs["action/check.sh:code"], "0", "{}", job.log);
    let checked = format!("{} kernels checked", NAMES.len());
    assert!(job.log.contains(&checked), "{}", job.log);
    assert_eq!(job.commands(), [""; 0]);
    assert!(!job.log.contains(['\u{1b}', '\u{9b}', '\u{202e}']), "{}", job.log);
    job.step("action/hunt.sh", &env);
    assert_eq!(job.outputs["action/hunt.sh:code"], "0", "{}", job.log);
    assert!(job.log.contains(&format!("hunting: {} kernels", NAMES.len())), "{}", job.log);
    assert_eq!(job.commands(), [""; 0]);
    let pwned = |folder: &str| job.folder.join(folder).join("pwned").exists();
    assert!(!pwned(".") && !pwned("-below"));
}

#[test]
fn a_folder_called_like_an_option_runs_nothing() {
    use std::os::unix::fs::PermissionsExt as _;
    let mut job = Job::new("action-option", &[]);
    for option in ["--clang=.", "--llvm-dis=.", "--Xclang=-load"] {
        let program = job.folder.join(option).join("x.cu");
        fs::create_dir_all(program.parent().unwrap()).unwrap();
        let pwned = job.folder.join("pwned");
        fs::write(&program, format!("#!/bin/sh\ntouch '{}'\n", pwned.display())).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    }
    for script in ["action/check.sh", "action/hunt.sh"] {
        let env = [
            ("WARPSCOPE_FILES", "**/*.cu"),
            ("WARPSCOPE_ARGS", ""),
            ("WARPSCOPE_FAIL_ON", "warning"),
            ("WARPSCOPE_HUNT", "1s"),
        ];
        job.step(script, &env);
        // A shell script is not CUDA C++.
        assert_eq!(job.outputs[&format!("{script}:code")], "2", "{}", job.log);
        assert!(!job.folder.join("pwned").exists(), "{script} ran a file of the checkout");
    }
}

#[test]
fn patterns_that_match_nothing_are_one_warning() {
    let mut job = Job::new("action-nothing", &[]);
    let files = "no*\n::error::such/*.cu 100%/*.cu";
    job.step("action/check.sh", &[("WARPSCOPE_FILES", files), ("WARPSCOPE_FAIL_ON", "note")]);
    let warning = "::warning::warpscope: no files match no*%0A::error::such/*.cu 100%25/*.cu";
    assert_eq!(job.commands(), [warning]);
}
