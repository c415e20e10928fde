//! `cargo xtask fuzz`: builds the fuzz targets with libFuzzer and runs each for a while.
//!
//! It works with the stable compiler and without cargo-fuzz; only a C++ compiler is needed. What a run
//! finds new stays in a folder of the build, unless `--minimise` asks to merge it into `fuzz/corpus`.

use crate::Outcome;
use crate::command::{self, root};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// All but `hunt` and `prove` read text and share one dictionary.
const TARGETS: [&str; 9] =
    ["parse", "roundtrip", "exec", "debug", "link", "cli", "cuda_link", "hunt", "prove"];
/// Those whose inputs are not modules: their seeds are in `fuzz/corpus` alone.
const OWN_SEEDS: [&str; 4] = ["cli", "cuda_link", "hunt", "prove"];
/// Targets that are built and run only if they are named, since each input compiles or checks a whole program.
const ON_REQUEST: [&str; 2] = ["cli", "cuda_link"];
/// Seconds of one input, and MiB of all, that count as a fault.
const TIMEOUT: u32 = 5;
const MEMORY: u32 = 1024;
/// How long LibAFL looks for what is not there.
const LIBAFL_TIME: Duration = Duration::from_secs(20);
/// Modules of the tests that are at most this long are seeds, bytes.
const MAX_SEED: u64 = 16 << 10;
/// Coverage of edges and compared values, as cargo-fuzz sets it.
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Options of the command.
#[derive(Args, Debug)]
pub struct Options {
    /// Seconds for each target
    #[arg(long, default_value_t = 8)]
    seconds: u32,
    /// Only this target
    #[arg(long, value_parser = TARGETS)]
    target: Option<String>,
    /// First number of the random generator
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Merge what was found into fuzz/corpus, keeping the smallest inputs of the same coverage
    #[arg(long)]
    minimise: bool,
    /// Build `hunt` on LibAFL instead, which takes minutes, and try it on a kernel with a race and its right twin
    #[arg(long, conflicts_with_all = ["target", "minimise"])]
    libafl: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { seconds: 8, target: None, seed: 1, minimise: false, libafl: false }
    }
}

/// Runs the command.
///
/// # Errors
/// The targets do not build, or one failed: its input is kept and named.
pub fn run(options: &Options) -> Outcome {
    if ["c++", "g++", "clang++"].iter().all(|p| command::find(p).is_none()) {
        println!("skipped: libFuzzer needs a C++ compiler (Debian: apt install g++)");
        return Ok(());
    }
    if options.libafl {
        return libafl();
    }
    let folder = root().join("target/fuzz");
    let programs = build_all(options.target.as_deref())?;
    let seeds = folder.join("seeds");
    collect_seeds(&seeds)?;
    let targets: Vec<&str> = TARGETS
        .into_iter()
        .filter(|target| match options.target.as_deref() {
            Some(chosen) => chosen == *target,
            None => !ON_REQUEST.contains(target),
        })
        .collect();
    // A target keeps one core busy.
    let next = AtomicUsize::new(0);
    let worker = || -> Outcome {
        while let Some(target) = targets.get(next.fetch_add(1, Ordering::Relaxed)) {
            one(&programs.join(target), target, &folder, &seeds, options)?;
        }
        Ok(())
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(targets.len())).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(command::join)
    })?;
    if options.target.as_deref().is_none_or(|t| t == "hunt") {
        merge(&programs.join("hunt"), &folder)?;
    }
    cluster(&programs, &folder)
}

/// The target `hunt` behind LibAFL's stand-in for libFuzzer: it finds a race that needs a particular launch, and nothing
/// in the twin that is right.
fn libafl() -> Outcome {
    let place = |version: u32| PathBuf::from(format!("/usr/lib/llvm-{version}/lib"));
    let headers = |version: u32| place(version).join(format!("clang/{version}/include"));
    let version = [22, 19, 16].into_iter().find(|&v| {
        place(v).join("libclang.so").exists()
            && headers(v).join("sanitizer/allocator_interface.h").is_file()
            && command::find(&format!("llvm-nm-{v}")).is_some()
    });
    let Some(version) = version else {
        println!(
            "skipped: LibAFL needs libclang (Debian: libclang-19-dev libclang-rt-19-dev llvm-19)"
        );
        return Ok(());
    };
    let folder = root().join("target/fuzz-libafl");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build
        .args(["build", "--release", "--locked", "--manifest-path=fuzz/libafl/Cargo.toml"])
        .env("CARGO_TARGET_DIR", &folder)
        .env("LIBCLANG_PATH", place(version))
        .env("LLVM_NM", format!("llvm-nm-{version}"))
        .env("BINDGEN_EXTRA_CLANG_ARGS", format!("-I{}", headers(version).display()))
        .env("RUSTFLAGS", "--cfg fuzzing");
    command::run(&mut build).map_err(|e| format!("hunt on LibAFL does not build: {e}"))?;
    for (kernel, has_race) in [
        ("tests/fail/race/needles/needle_ratio.ll", true),
        ("tests/pass/needles/needle_ratio.ll", false),
    ] {
        let corpus = folder.join("corpus");
        let _ = fs::remove_dir_all(&corpus);
        fs::create_dir_all(&corpus).map_err(|e| format!("{}: {e}", corpus.display()))?;
        let log = folder.join("said");
        let told = |e: std::io::Error| format!("hunt on LibAFL: {e}");
        let mut hunt = Command::new(folder.join("release/hunt"))
            .arg(&corpus)
            .arg(format!("-artifact_prefix={}/", folder.display()))
            .env("WARPSCOPE_HUNT", root().join(kernel))
            .stdout(Stdio::null())
            .stderr(fs::File::create(&log).map_err(told)?)
            .spawn()
            .map_err(told)?;
        // It ends by itself only when it finds something.
        let begun = Instant::now();
        while hunt.try_wait().map_err(told)?.is_none() && begun.elapsed() < LIBAFL_TIME {
            std::thread::sleep(Duration::from_millis(50));
        }
        let _ = hunt.kill();
        let _ = hunt.wait();
        let said = String::from_utf8_lossy(&fs::read(&log).map_err(told)?).into_owned();
        let found = said.lines().find(|line| line.starts_with("found after"));
        println!("libafl: {kernel}: {}", found.unwrap_or("nothing found"));
        if found.is_some() != has_race || !said.contains("executions: ") {
            return Err(format!("hunt on LibAFL: not what was expected of {kernel}: {said}"));
        }
    }
    Ok(())
}

/// Two corpora of a hunt, as of two machines, become one.
fn merge(program: &Path, folder: &Path) -> Outcome {
    let at = |name: &str| folder.join("merge").join(name);
    let _ = fs::remove_dir_all(folder.join("merge"));
    let make = |name: &str| {
        fs::create_dir_all(at(name)).map(|()| at(name)).map_err(|e| format!("{name}: {e}"))
    };
    let (a, b, both) = (make("a")?, make("b")?, make("both")?);
    for (corpus, seed) in [(&a, "1"), (&b, "2")] {
        let mut command = Command::new(program);
        command.arg(corpus).args(["-runs=3000", "-verbosity=0", "-max_len=4096"]);
        command.arg(format!("-seed={seed}"));
        command::run(&mut command).map_err(|e| format!("hunt: {e}"))?;
    }
    let mut command = Command::new(program);
    command.arg("-merge=1").args([&both, &a, &b]).arg("-verbosity=0");
    command::run(&mut command).map_err(|e| format!("hunt: merging: {e}"))?;
    // Names are hashes of contents: what was merged is of one or the other.
    let names = |folder: &Path| {
        files(folder)
            .map(|list| list.iter().filter_map(|f| f.file_name().map(ToOwned::to_owned)).collect())
    };
    let (from_a, from_b, merged): (Vec<_>, Vec<_>, Vec<_>) =
        (names(&a)?, names(&b)?, names(&both)?);
    let count = merged.len();
    let foreign = merged.iter().any(|name| !from_a.contains(name) && !from_b.contains(name));
    if count == 0 || foreign || count > from_a.len() + from_b.len() {
        return Err(format!(
            "hunt: merging two corpora gave {count} inputs, not all of them theirs"
        ));
    }
    println!("hunt: two corpora merged into {count} inputs");
    Ok(())
}

/// ClusterFuzzLite's build script, on the targets that were just built.
fn cluster(programs: &Path, folder: &Path) -> Outcome {
    if command::find("zip").is_none() {
        println!("skipped: .clusterfuzzlite/build.sh needs zip (Debian: apt install zip)");
        return Ok(());
    }
    let out = folder.join("cluster");
    let _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let (above, name) = (root().parent(), root().file_name());
    let (Some(above), Some(name)) = (above, name) else { return Ok(()) };
    let mut command = Command::new("bash");
    command
        .args(["-eu", ".clusterfuzzlite/build.sh"])
        .env("SRC", above)
        .env("PROJECT_FOLDER", name)
        .env("OUT", &out)
        .env("FUZZ_BUILT", programs);
    command::run(&mut command).map_err(|e| format!(".clusterfuzzlite/build.sh: {e}"))?;
    let built = |target: &&str| !ON_REQUEST.contains(target) || programs.join(target).is_file();
    let targets: Vec<&str> = TARGETS.into_iter().filter(built).collect();
    for target in &targets {
        for file in [(*target).to_owned(), format!("{target}_seed_corpus.zip")] {
            if !out.join(&file).is_file() {
                return Err(format!(".clusterfuzzlite/build.sh made no {file}"));
            }
        }
    }
    println!("clusterfuzzlite: {} targets with their seeds", targets.len());
    Ok(())
}

/// Builds the targets; the program of one.
///
/// # Errors
/// They do not build.
pub fn build(target: &str) -> Result<PathBuf, String> {
    Ok(build_all(Some(target))?.join(target))
}

/// Builds the targets, those on request only if this is one of them; the folder of their programs.
fn build_all(target: Option<&str>) -> Result<PathBuf, String> {
    let folder = root().join("target/fuzz");
    let triple = host()?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // With a target named, build scripts are built without the flags.
    let mut build = Command::new(cargo);
    build
        .args(["build", "--quiet", "--release", "--manifest-path=fuzz/Cargo.toml"])
        .arg(format!("--target={triple}"))
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", COVERAGE);
    if target.is_some_and(|target| ON_REQUEST.contains(&target)) {
        build.arg("--features=cli");
    }
    command::run(&mut build).map_err(|e| format!("the fuzz targets do not build: {e}"))?;
    Ok(folder.join(triple).join("release"))
}

fn one(program: &Path, target: &str, folder: &Path, seeds: &Path, options: &Options) -> Outcome {
    let kept = root().join("fuzz/corpus").join(target);
    let found = folder.join("found").join(target);
    let faults = folder.join("faults");
    for folder in [&kept, &found, &faults] {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    println!("{target}: {} s", options.seconds);
    let mut command = Command::new(program);
    let seeds = if OWN_SEEDS.contains(&target) { &kept } else { seeds };
    command
        .args([&found, &kept, &seeds.to_path_buf()])
        .arg(format!("-max_total_time={}", options.seconds))
        .arg(format!("-timeout={TIMEOUT}"))
        .arg(format!("-rss_limit_mb={MEMORY}"))
        .arg(format!("-seed={}", options.seed))
        .arg(format!("-dict={}", root().join("fuzz/llvm.dict").display()))
        .arg(format!("-artifact_prefix={}/{target}-", faults.display()))
        .args(["-verbosity=0", "-print_final_stats=1", "-max_len=16384"]);
    command::run_telling(&mut command, &|line| println!("{target}: {line}"))
        .map_err(|e| format!("{target} failed ({e}): its input is in {}", faults.display()))?;
    if options.minimise {
        let merged = folder.join("merged").join(target);
        let _ = fs::remove_dir_all(&merged);
        fs::create_dir_all(&merged).map_err(|e| format!("{}: {e}", merged.display()))?;
        let mut command = Command::new(program);
        command.arg("-merge=1").args([&merged, &kept, &found]);
        command::run(&mut command).map_err(|e| format!("{target}: merging: {e}"))?;
        fs::remove_dir_all(&kept)
            .and_then(|()| fs::create_dir_all(&kept))
            .map_err(|e| format!("{}: {e}", kept.display()))?;
        for file in files(&merged)? {
            let Some(name) = file.file_name() else { continue };
            fs::copy(&file, kept.join(name)).map_err(|e| format!("{}: {e}", file.display()))?;
        }
    }
    Ok(())
}

/// The small modules of the tests, in one folder.
fn collect_seeds(to: &Path) -> Outcome {
    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to).map_err(|e| format!("{}: {e}", to.display()))?;
    for folder in ["tests/bytecode", "tests/ir/clang14", "tests/ir/clang22", "tests/pass"] {
        for file in files(&root().join(folder))? {
            let small = file.metadata().is_ok_and(|m| m.len() <= MAX_SEED);
            let name = file.strip_prefix(root()).unwrap_or(&file).display().to_string();
            if small && file.extension().is_some_and(|e| e == "ll") {
                fs::copy(&file, to.join(name.replace('/', "-")))
                    .map_err(|e| format!("{name}: {e}"))?;
            }
        }
    }
    Ok(())
}

/// The files below `folder`, sorted.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = vec![];
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for path in entries.flatten().map(|e| e.path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The host's target triple.
fn host() -> Result<String, String> {
    command::output("rustc", &["-vV"])
        .and_then(|text| text.lines().find_map(|l| l.strip_prefix("host: ").map(str::to_owned)))
        .ok_or_else(|| "rustc does not tell its host".to_owned())
}
