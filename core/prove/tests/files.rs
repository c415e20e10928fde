//! Proofs of the kernels of the file tests. `cargo test -p warpscope-prove --test files -- --ignored
//! --nocapture` prints the verdict of each; `WARPSCOPE_ONLY=TEXT` selects files, `WARPSCOPE_ASSUME=CLAUSES` gives a contract, and with
//! `WARPSCOPE_PLAIN=1` no conditions are sought.

use launch::LoadedModule;
use prove::{Options, Verdict, prove};
use std::path::{Path, PathBuf};

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|e| e == "ll")
            && !path.to_string_lossy().ends_with(".O0.ll")
        {
            out.push(path);
        }
    }
}

fn place(loaded: &LoadedModule, origin: Option<prove::extract::inline::Origin>) -> String {
    let Some(origin) = origin else { return "?".to_owned() };
    let debug = ir::DebugInfo::new(loaded.module());
    let inst = &loaded.module().functions[origin.function].insts[origin.inst];
    match debug.location(inst.debug_loc) {
        Some(at) => format!("{}:{}", at.line, at.column),
        None => format!("{:?}", origin.inst),
    }
}

fn show(loaded: &LoadedModule, verdict: &Verdict) -> String {
    use prove::open::Open;
    match verdict {
        Verdict::Proved => "proved".to_owned(),
        Verdict::ProvedIf(needed) => {
            let one = |n: &prove::Needed| {
                let shown = n.broken_by.as_ref().map(|l| format!("{}{}", l.grid, l.block));
                format!("{} (broken by {shown:?})", n.clause.text)
            };
            format!("proved if {}", needed.iter().map(one).collect::<Vec<_>>().join(" && "))
        }
        Verdict::Counterexample(launch) => format!("race in {}{}", launch.grid, launch.block),
        Verdict::Unknown(Open::Pair(pair)) => format!(
            "pair {} {} {} {:?}",
            place(loaded, pair.first),
            place(loaded, pair.second),
            if pair.between_blocks { "blocks" } else { "" },
            pair.causes.iter().map(|c| format!("{c:?}")).collect::<Vec<_>>()
        ),
        Verdict::Unknown(Open::Branch { at, .. }) => format!("branch {}", place(loaded, *at)),
        Verdict::Unknown(Open::Construct { construct, at }) => {
            format!("construct {construct:?} {}", place(loaded, *at))
        }
        Verdict::Unknown(other) => format!("{other:?}"),
    }
}

#[test]
#[ignore = "prints; for people"]
fn verdicts() {
    let only = std::env::var("WARPSCOPE_ONLY").unwrap_or_default();
    let root = std::env::var("WARPSCOPE_DIR").unwrap_or_else(|_| "../../tests/pass".to_owned());
    let mut list = vec![];
    files(Path::new(&root), &mut list);
    let (mut all, mut proved) = (0, 0);
    for path in list {
        let name = path.to_string_lossy().into_owned();
        if !name.contains(&only) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let Ok(loaded) = LoadedModule::new(&text, &name) else { continue };
        for kernel in loaded.kernels() {
            let start = std::time::Instant::now();
            let mut contract = launch::contract::Contract::default();
            if let Ok(clauses) = std::env::var("WARPSCOPE_ASSUME") {
                contract.assume(&clauses, kernel).unwrap();
            }
            let abduce = std::env::var("WARPSCOPE_PLAIN").is_err();
            let options = Options { clauses: contract.clauses, abduce, ..Options::default() };
            let proof = prove(&loaded, kernel, &options);
            let ms = start.elapsed().as_millis();
            all += 1;
            let holds = |v: &Verdict| matches!(v, Verdict::Proved | Verdict::ProvedIf(_));
            proved += usize::from(holds(&proof.races) && holds(&proof.divergence));
            println!(
                "{ms:5} ms {} {}\n         races {}\n         divergence {}",
                name.trim_start_matches("../../tests/"),
                kernel.display_name,
                show(&loaded, &proof.races),
                show(&loaded, &proof.divergence),
            );
        }
    }
    println!("{proved} of {all} proved");
}

/// One `run:` comment with what it expects.
#[derive(Default, Debug)]
struct Run {
    flags: Vec<String>,
    expects: Vec<String>,
}

/// Words of a command line, with single quotes.
fn words(line: &str) -> Vec<String> {
    let (mut out, mut word, mut quoted, mut any) = (vec![], String::new(), false, false);
    for c in line.chars() {
        match c {
            '\'' => {
                quoted = !quoted;
                any = true;
            }
            ' ' if !quoted => {
                if any || !word.is_empty() {
                    out.push(std::mem::take(&mut word));
                }
                any = false;
            }
            c => word.push(c),
        }
    }
    if any || !word.is_empty() {
        out.push(word);
    }
    out
}

fn runs(source: &str) -> Vec<Run> {
    let mut out: Vec<Run> = vec![];
    for line in source.lines() {
        let Some(text) = line.strip_prefix("//").or_else(|| line.strip_prefix(';')) else {
            continue;
        };
        if let Some(flags) = text.trim().strip_prefix("run:") {
            out.push(Run { flags: words(flags), expects: vec![] });
        } else if let (Some(expect), Some(run)) =
            (text.trim().strip_prefix("expect:"), out.last_mut())
        {
            run.expects.push(expect.trim().to_owned());
        }
    }
    out
}

/// The options of a run; `None` if it is not about what proofs are about, such as aliases.
fn options(run: &Run, source: &str, kernel: &launch::params::KernelInfo) -> Option<Options> {
    let mut options = Options { abduce: false, ..Options::default() };
    let mut contract = launch::contract::Contract::default();
    for comment in launch::contract::comments(source) {
        contract.add_comment(&comment, source, "source", kernel).ok()?;
    }
    let dims = |text: &str| {
        let mut out = [Some(1); 3];
        for (i, n) in text.split(',').enumerate() {
            out[i] = n.parse().ok();
        }
        out
    };
    let mut flags = run.flags.iter();
    while let Some(flag) = flags.next() {
        match flag.as_str() {
            "--grid" => options.grid = dims(flags.next()?),
            "--block" => options.block = dims(flags.next()?),
            "--warp-size" => options.warp_size = flags.next()?.parse().ok()?,
            "--model" if flags.next()? == "lockstep" => {
                options.model = launch::Model::Lockstep;
            }
            "--arg" => {
                let arg = flags.next()?;
                let (name, value) = arg.split_once('=')?;
                if value.starts_with('@') {
                    return None;
                }
                if value.parse::<i64>().is_ok() {
                    contract.assume(&format!("{name} == {value}"), kernel).ok();
                }
            }
            "--assume" => contract.assume(flags.next()?, kernel).ok()?,
            _ => {}
        }
    }
    options.clauses = contract.clauses;
    Some(options)
}

/// No kernel that a test shows racing or diverging is proved not to, under the test's own launch.
#[test]
fn nothing_that_fails_is_proved() {
    let mut list = vec![];
    files(Path::new("../../tests/fail"), &mut list);
    let (mut asked, mut wrong) = (0, vec![]);
    for path in list {
        let name = path.to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let Ok(loaded) = LoadedModule::new(&text, &name) else { continue };
        let cuda = path.with_extension("cu");
        let source = std::fs::read_to_string(&cuda).unwrap_or_else(|_| text.clone());
        for run in runs(&source) {
            let rule = |rule: &str| run.expects.iter().any(|e| e.split(' ').next() == Some(rule));
            let (race, divergence) = (rule("race"), rule("barrier-divergence"));
            if !race && !divergence {
                continue;
            }
            let chosen = run.flags.iter().position(|f| f == "--kernel").map(|i| &run.flags[i + 1]);
            let mut proofs = vec![];
            for kernel in loaded.kernels() {
                if chosen.is_some_and(|c| *c != kernel.display_name && *c != kernel.name) {
                    continue;
                }
                match options(&run, &source, kernel) {
                    Some(options) => proofs.push(prove(&loaded, kernel, &options)),
                    None => proofs.clear(),
                }
            }
            if proofs.is_empty() {
                continue;
            }
            asked += 1;
            if race && proofs.iter().all(|p| p.races.is_proved()) {
                wrong.push(format!("{name}: race, {:?}", run.flags));
            }
            if divergence && proofs.iter().all(|p| p.divergence.is_proved()) {
                wrong.push(format!("{name}: divergence, {:?}", run.flags));
            }
        }
    }
    assert!(asked > 100, "{asked}");
    assert!(
        wrong.is_empty(),
        "proved of {asked}, although a test shows the opposite:\n{}",
        wrong.join("\n")
    );
}
