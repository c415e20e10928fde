//! `cargo xtask bench`: how fast the executor is, alone and with the race detector listening.
//!
//! Runs with and without detection take turns, so that a machine that slows down slows both, and the
//! ratio is the median over such pairs. Times are of the launch alone: reading and lowering the IR is
//! not in them.

use crate::peers::{Peers, Task, Times};
use crate::{Outcome, command};
use clap::Parser;
use serde_json::json;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use warpscope_core::check::{Form, bind};
use warpscope_core::launch::{
    ArgValue, Buffer, Dim3, ElementType, Generator, KernelArg, Launch, Number,
};
use warpscope_core::limits::RunLimits;
use warpscope_core::{LoadedModule, STATIC_FILTER};

#[derive(Parser, Debug)]
#[command(name = "cargo xtask bench", about = "Times the kernels of tests/bench")]
struct Options {
    /// Only the cases whose name contains this
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Timed pairs of runs for each case, after one that warms up
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Leave out other checkers, whose columns are there where they are installed: compute-sanitizer's racecheck (with
    /// a GPU and nvcc) and Oclgrind
    #[arg(long)]
    no_peers: bool,
    /// Also time the engine of the playground in node, which `cargo xtask wasm` builds, with detection
    #[arg(long)]
    web: bool,
    /// Print JSON, times in seconds
    #[arg(long)]
    json: bool,
}

/// One kernel and its launch.
#[derive(Debug)]
struct Case {
    name: &'static str,
    /// Name of the file in `tests/bench`, without `.ll`.
    file: &'static str,
    /// Name of the kernel in the source.
    kernel: &'static str,
    grid: Dim3,
    block: Dim3,
    args: Vec<KernelArg>,
}

impl Case {
    fn threads(&self) -> u64 {
        self.grid.count() * self.block.count()
    }

    fn task(&self) -> Task<'_> {
        Task { kernel: self.kernel, grid: self.grid, block: self.block, args: &self.args }
    }

    fn path(&self) -> PathBuf {
        command::root().join("tests/bench").join(self.file).with_extension("ll")
    }
}

/// What one run of a case did.
#[derive(Clone, Copy, Debug)]
struct RunCounts {
    /// Instructions issued, each for a whole warp.
    warp_instructions: u64,
    /// The same, counted once for each active lane.
    lane_instructions: u64,
    /// Errors and warnings; none of these kernels has any.
    findings: usize,
    /// Time of the launch alone.
    elapsed: Duration,
}

/// The one place where the harness meets the core.
fn run_once(case: &Case, detect: bool) -> Result<RunCounts, String> {
    let path = case.path();
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let launch =
        Launch { grid: case.grid, block: case.block, args: case.args.clone(), ..Launch::default() };
    let limits = RunLimits::default();
    let (loaded, kernel, bound) = LoadedModule::new(&text, case.file)
        .and_then(|loaded| {
            let bound = bind(&loaded, case.kernel, &launch, Form::Fast, &limits)?;
            let kernel = loaded.kernel(case.kernel)?;
            Ok((loaded, kernel, bound))
        })
        .map_err(|e| e.to_string())?;
    let start = Instant::now();
    // The proof is in the time of the detection that it spares.
    let bound = if detect { bound.proved(&loaded, &kernel, STATIC_FILTER) } else { bound };
    let (result, found) = if detect {
        bound.first_pass(&limits).map(|first| {
            let found = first.is_suspicious();
            (first.run, found)
        })
    } else {
        bound.run_plain(&limits).map(|run| (run, false))
    }
    .map_err(|e| e.to_string())?;
    let elapsed = start.elapsed();
    if let Some(stop) = result.stop {
        return Err(format!("the run ended early: {stop:?}"));
    }
    Ok(RunCounts {
        warp_instructions: result.steps,
        lane_instructions: result.lane_steps,
        findings: usize::from(found),
        elapsed,
    })
}

/// Seconds of a launch with detection in the engine of the playground, which node runs.
fn in_node(case: &Case, runs: u32) -> Result<f64, String> {
    let launch = |grid: Dim3, args: &[KernelArg]| {
        let dims = |d: Dim3| format!("{},{},{}", d.x, d.y, d.z);
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        json!({ "grid": dims(grid), "block": dims(case.block), "args": args })
    };
    // What is no part of the launch is that of one block over memory that need not be filled, with sizes of one tile.
    let small = |arg: &KernelArg| {
        let value = match &arg.value {
            ArgValue::Buffer(b) => {
                ArgValue::Buffer(Buffer { generator: Generator::Zeros, ..b.clone() })
            }
            _ => ArgValue::Scalar(Number::Int(16)),
        };
        KernelArg { name: arg.name.clone(), value }
    };
    let sized = case.args.iter().any(|arg| matches!(arg.value, ArgValue::Scalar(_)));
    let small: Vec<KernelArg> = case.args.iter().map(small).collect();
    let task = json!({
        "file": format!("tests/bench/{}.ll", case.file),
        "kernel": case.kernel,
        "launch": launch(case.grid, &case.args),
        "small": sized.then(|| launch(Dim3::new(1, 1, 1), &small)),
        "runs": runs,
    });
    let mut node = Command::new("node")
        .arg(command::root().join("www/e2e/speed.js"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("node cannot be started: {e}"))?;
    if let Some(mut input) = node.stdin.take() {
        input.write_all(task.to_string().as_bytes()).map_err(|e| e.to_string())?;
    }
    let out = node.wait_with_output().map_err(|e| e.to_string())?;
    let said: Option<serde_json::Value> = serde_json::from_slice(&out.stdout).ok();
    let seconds = said.and_then(|s| s["seconds"].as_f64()).filter(|_| out.status.success());
    seconds.ok_or_else(|| "node did not time it; is `cargo xtask wasm` done?".to_owned())
}

fn cases() -> Vec<Case> {
    let matmul = |name, n: u32| Case {
        name,
        file: "matmul",
        kernel: "matmul",
        grid: Dim3::new(n / 16, n / 16, 1),
        block: Dim3::new(16, 16, 1),
        args: vec![
            floats("a", n * n),
            floats("b", n * n),
            zeros("c", ElementType::F32, n * n),
            int("n", n),
        ],
    };
    let tiles_of_512 = |name| Case {
        name,
        file: name,
        kernel: name,
        grid: Dim3::new(32, 32, 1),
        block: Dim3::new(16, 16, 1),
        args: vec![
            floats("in", 512 * 512),
            zeros("out", ElementType::F32, 512 * 512),
            int("n", 512),
        ],
    };
    vec![
        Case {
            name: "vecadd",
            file: "vecadd",
            kernel: "vecadd",
            grid: Dim3::new(196, 1, 1),
            block: Dim3::new(256, 1, 1),
            args: vec![
                floats("a", 50_176),
                floats("b", 50_176),
                zeros("c", ElementType::F32, 50_176),
                int("n", 50_176),
            ],
        },
        matmul("matmul-128", 128),
        matmul("matmul-256", 256),
        matmul("matmul-448", 448),
        tiles_of_512("transpose"),
        Case {
            name: "reduce",
            file: "reduce",
            kernel: "reduce",
            grid: Dim3::new(1024, 1, 1),
            block: Dim3::new(256, 1, 1),
            args: vec![
                floats("in", 1024 * 256),
                zeros("out", ElementType::F32, 1024),
                int("n", 1024 * 256),
            ],
        },
        Case {
            name: "bitonic",
            file: "bitonic",
            kernel: "bitonic",
            grid: Dim3::new(1, 1, 1),
            block: Dim3::new(512, 1, 1),
            args: vec![random("data", ElementType::I32, 512, Number::Int(0), Number::Int(1 << 20))],
        },
        Case {
            name: "histogram",
            file: "histogram",
            kernel: "histogram",
            grid: Dim3::new(64, 1, 1),
            block: Dim3::new(256, 1, 1),
            args: vec![
                random("data", ElementType::U8, 1 << 20, Number::Int(0), Number::Int(255)),
                zeros("bins", ElementType::U32, 256),
                int("n", 1 << 20),
            ],
        },
        tiles_of_512("stencil"),
    ]
}

fn buffer(name: &str, element: ElementType, len: u32, generator: Generator) -> KernelArg {
    let buffer = Buffer { element, len: Some(u64::from(len)), generator };
    KernelArg { name: name.to_owned(), value: ArgValue::Buffer(buffer) }
}

fn zeros(name: &str, element: ElementType, len: u32) -> KernelArg {
    buffer(name, element, len, Generator::Zeros)
}

fn random(name: &str, element: ElementType, len: u32, lo: Number, hi: Number) -> KernelArg {
    buffer(name, element, len, Generator::Random { seed: 1, lo, hi })
}

fn floats(name: &str, len: u32) -> KernelArg {
    random(name, ElementType::F32, len, Number::Float(0.0), Number::Float(1.0))
}

fn int(name: &str, value: u32) -> KernelArg {
    KernelArg { name: name.to_owned(), value: ArgValue::Scalar(Number::Int(i128::from(value))) }
}

/// The timings of one case; times in seconds.
#[derive(Debug)]
struct Row {
    name: &'static str,
    threads: u64,
    warp_instructions: u64,
    lane_instructions: u64,
    plain: Spread,
    detect: Spread,
    /// Detection over plain, the median of the pairs.
    ratio: f64,
    /// With detection in the engine of the playground.
    web: Option<f64>,
    peers: Times,
}

impl Row {
    fn giga_lanes(&self) -> f64 {
        self.lane_instructions as f64 / self.detect.min / 1e9
    }

    fn json(&self) -> serde_json::Value {
        let spread = |s: &Spread| json!({ "min": s.min, "median": s.median });
        json!({
            "name": self.name,
            "threads": self.threads,
            "warp_instructions": self.warp_instructions,
            "lane_instructions": self.lane_instructions,
            "plain": spread(&self.plain),
            "detect": spread(&self.detect),
            "giga_lane_instructions_per_second": self.giga_lanes(),
            "ratio": self.ratio,
            "web": self.web,
            "gpu": self.peers.gpu,
            "racecheck": self.peers.racecheck,
            "oclgrind": self.peers.oclgrind,
        })
    }
}

#[derive(Debug, PartialEq)]
struct Spread {
    min: f64,
    median: f64,
}

impl Spread {
    fn of(mut times: Vec<f64>) -> Self {
        times.sort_by(f64::total_cmp);
        let middle = times.len() / 2;
        let median = if times.len() % 2 == 1 {
            times[middle]
        } else {
            f64::midpoint(times[middle - 1], times[middle])
        };
        Self { min: times[0], median }
    }
}

/// Parses the arguments after `bench` and runs what they select.
pub fn run(args: &[String]) -> Outcome {
    let name = "cargo xtask bench".to_owned();
    let options = Options::parse_from(std::iter::once(&name).chain(args));
    let mut cases = cases();
    if let Some(filter) = &options.filter {
        cases.retain(|case| case.name.contains(filter.as_str()));
    }
    if cases.is_empty() {
        return Err("no case of that name".to_owned());
    }
    let peers = if options.no_peers { None } else { Some(Peers::find()?) };
    if !options.json {
        println!("{}", table_head(options.web, peers.as_ref()));
    }
    let mut rows = vec![];
    for case in &cases {
        let mut row = measure(case, options.runs).map_err(|e| format!("{}: {e}", case.name))?;
        if options.web {
            let web = in_node(case, options.runs).map_err(|e| format!("{}: {e}", case.name))?;
            row.web = Some(web);
        }
        if let Some(peers) = &peers {
            row.peers = peers
                .measure(&case.task(), options.runs)
                .map_err(|e| format!("{}: {e}", case.name))?;
        }
        if !options.json {
            println!("{}", table_line(&row));
        }
        rows.push(row.json());
    }
    if options.json {
        println!("{:#}", json!({ "schema": 1, "runs": options.runs, "cases": rows }));
    }
    Ok(())
}

fn measure(case: &Case, runs: u32) -> Result<Row, String> {
    let counts = run_once(case, false)?;
    let listened = run_once(case, true)?;
    if listened.findings != 0 {
        return Err(format!("{} findings in a clean kernel", listened.findings));
    }
    let both = [counts, listened].map(|c| (c.warp_instructions, c.lane_instructions));
    if both[0] != both[1] {
        return Err(format!("detection changed what ran: {:?}, then {:?}", both[0], both[1]));
    }
    let (mut plain, mut detect, mut ratios) = (vec![], vec![], vec![]);
    for pair in 0..runs {
        let mut pair_times = [0.0; 2];
        // The one that goes first changes, since the first may find colder caches.
        let order = if pair % 2 == 0 { [false, true] } else { [true, false] };
        for with in order {
            pair_times[usize::from(with)] = run_once(case, with)?.elapsed.as_secs_f64();
        }
        plain.push(pair_times[0]);
        detect.push(pair_times[1]);
        ratios.push(pair_times[1] / pair_times[0]);
    }
    Ok(Row {
        name: case.name,
        threads: case.threads(),
        warp_instructions: counts.warp_instructions,
        lane_instructions: counts.lane_instructions,
        plain: Spread::of(plain),
        detect: Spread::of(detect),
        ratio: Spread::of(ratios).median,
        web: None,
        peers: Times::default(),
    })
}

fn table_head(web: bool, peers: Option<&Peers>) -> String {
    let web = if web { format!(" {:>10} {:>7}", "node ms", "of it") } else { String::new() };
    format!(
        "{:<12} {:>8} {:>12} {:>14} {:>10} {:>10} {:>10} {:>6}{web}{}\n{}",
        "kernel",
        "threads",
        "warp instr",
        "lane instr",
        "plain ms",
        "detect ms",
        "G lane/s",
        "ratio",
        peers.map_or_else(String::new, Peers::headings),
        "(times: least of all runs; G lane/s: with detection; ratio: median of pairs; of it: the speed in node as a part of that here; Oclgrind: the whole process)"
    )
}

fn table_line(row: &Row) -> String {
    let web = row.web.map_or_else(String::new, |web| {
        format!(" {:>10.3} {:>7.2}", web * 1e3, row.detect.min / web)
    });
    format!(
        "{:<12} {:>8} {:>12} {:>14} {:>10.3} {:>10.3} {:>10.3} {:>6.2}{web}{}",
        row.name,
        row.threads,
        row.warp_instructions,
        row.lane_instructions,
        row.plain.min * 1e3,
        row.detect.min * 1e3,
        row.giga_lanes(),
        row.ratio,
        row.peers.columns()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_its_file_and_launch() {
        for case in cases() {
            let text = std::fs::read_to_string(case.path()).expect(case.name);
            assert!(text.contains(&format!("name: \"{}\"", case.kernel)), "{}", case.name);
            let launch = warpscope_core::launch::Launch {
                grid: case.grid,
                block: case.block,
                args: case.args,
                ..Default::default()
            };
            launch.validate().expect(case.name);
        }
    }

    #[test]
    fn median_of_odd_and_even_counts() {
        assert_eq!(Spread::of(vec![3.0, 1.0, 2.0]), Spread { min: 1.0, median: 2.0 });
        assert_eq!(Spread::of(vec![4.0, 1.0, 2.0, 3.0]), Spread { min: 1.0, median: 2.5 });
    }
}
