//! Findings of a made-up kernel, as JSON and text, against the files in `golden`. With `BLESS=1` in
//! the environment the files are written instead; read the difference before committing it.

use super::super::model::{
    ArgReport, KernelReport, OutcomeKind, Report, RunOutcome, SCHEMA, ToolInfo,
};
use super::super::text::{NoSources, Sources, TextRenderer};
use super::*;

const SOURCE: &str = "\
__global__ void sum(float *out, int n) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = t;
  __syncthreads();
  for (int d = 32; d > 0; d /= 2) {
    if (t < d)
      s[t] += s[t + d];
  }
  if (t < n) {
    __syncthreads();
  } else {
    __syncthreads();
  }
  out[t] = s[0];
}
";

/// Site n is line n, with columns that point at something.
struct Kernel;

impl Lookup for Kernel {
    fn site(&self, site: SiteId) -> SiteInfo {
        let (line, column) = match site.0 {
            108 => (8, 12),
            n => (n, [1, 7, 8, 12, 3, 3, 3, 9, 7][(n % 9) as usize]),
        };
        let inlined_at = match site.0 {
            4 => vec![CallSite {
                function: "main_kernel".to_owned(),
                loc: Some(Loc::new("sum.cu", 99, 3)),
            }],
            _ => vec![],
        };
        SiteInfo {
            function: "sum".to_owned(),
            loc: Some(Loc::new("sum.cu", line, column)),
            inlined_at,
        }
    }
    fn cell(&self, object: ObjectId, offset: i64, _: u32) -> CellInfo {
        let name = if object.0 == 0 { "s" } else { "out" };
        CellInfo {
            object: name.to_owned(),
            index: Some(offset / 4),
            path: format!("{name}[{}]", offset / 4),
            element: Some(ElementType::F32),
            object_bytes: Some(256),
        }
    }
    fn branch_cause(&self, _: SiteId) -> Option<(String, Option<Loc>)> {
        Some(("it depends on threadIdx.x".to_owned(), Some(Loc::new("sum.cu", 3, 11))))
    }
}

struct Text;

impl Sources for Text {
    fn source(&self, file: &str) -> Option<String> {
        (file == "sum.cu").then(|| SOURCE.to_owned())
    }
}

fn launch() -> Launch {
    Launch { grid: Dim3::new(2, 1, 1), block: Dim3::new(64, 1, 1), seed: 7, ..Launch::default() }
}

fn side(op: SideOp, site: u32, thread: u32, before: f32, after: f32, step: u64) -> Side {
    Side {
        op,
        site: SiteId(site),
        thread: Thread { block: 0, thread },
        interval: 1,
        visit_order: 1,
        offset: 68,
        size: 4,
        before: before.to_bits().into(),
        after: after.to_bits().into(),
        step,
    }
}

fn race(kind: RaceKind, severity: Severity, sides: [Side; 2]) -> RaceFinding {
    RaceFinding {
        kind,
        severity,
        space: Space::Shared,
        object: ObjectId(0),
        offset: 68,
        bytes: 4,
        sides,
        count: 31,
        at_least: false,
        open_copy: false,
        notes: vec![],
    }
}

fn findings(launch: &Launch) -> Vec<FindingReport> {
    let mut report = launch_report(launch);
    report.args = vec![
        ArgReport {
            name: "out".to_owned(),
            ty: "float *".to_owned(),
            value: "f32[64]:zeros".to_owned(),
            given: true,
        },
        ArgReport {
            name: "n".to_owned(),
            ty: "int".to_owned(),
            value: "128".to_owned(),
            given: false,
        },
    ];
    let builder = Builder::new(&Kernel, launch, report);
    let mut findings = vec![];

    // Different warps, one interval.
    let write = side(SideOp::Write, 8, 17, 17.0, 66.0, 141);
    let read = side(SideOp::Read, 108, 49, 17.0, 17.0, 142);
    findings.push(builder.race(&race(RaceKind::Raw, Severity::Error, [write, read])));
    // One warp, independent scheduling.
    let other = side(SideOp::Read, 108, 1, 17.0, 17.0, 142);
    findings.push(builder.race(&race(RaceKind::WarpLevel, Severity::Error, [write, other])));
    // Different blocks, an atomic of too small a scope, an inlined statement.
    let mut far = side(SideOp::Atomic(Scope::Block), 4, 3, 0.1, f32::NAN, 200);
    far.thread.block = 1;
    let near = side(SideOp::Atomic(Scope::Block), 15, 3, 0.0, 0.1, 12);
    let mut global = race(RaceKind::Waw, Severity::Error, [near, far]);
    (global.space, global.object, global.at_least) = (Space::Global, ObjectId(1), true);
    global.notes = vec!["the scope of both is the block, and they are in two".to_owned()];
    findings.push(builder.race(&global));
    // Two lanes, one instruction, the same value.
    let twin = Side { thread: Thread { block: 0, thread: 18 }, ..write };
    let mut same = race(RaceKind::SameValue, Severity::Warning, [write, twin]);
    same.count = 1;
    findings.push(builder.race(&same));

    let group = |site: u32, threads: Vec<(u32, u64)>| BarrierGroup {
        site: SiteId(site),
        calls: vec![],
        trips: vec![],
        threads,
    };
    let apart = BarrierMismatch {
        block: 1,
        interval: 1,
        barrier: 0,
        waiting: vec![
            group(11, vec![(0, 0xffff_ffff), (1, 0x101)]),
            group(13, vec![(1, 0xffff_fe06)]),
        ],
        exited: vec![],
        diverged: vec![],
        branch: Some(SiteId(10)),
        step: 300,
    };
    let gone = BarrierMismatch {
        block: 0,
        waiting: vec![group(5, vec![(0, 0xffff_ffff)])],
        exited: vec![(1, 0xffff_ffff)],
        branch: None,
        ..apart.clone()
    };
    findings.extend(builder.mismatches(&[apart.clone(), gone, apart]));

    let context = WarpContext { block: 1, warp: 1, active: !0, interval: 2, step: 400 };
    let fault = |kind, lanes, offset, message: &str| Fault {
        kind,
        site: SiteId(15),
        context,
        lanes,
        address: Some(0x1140),
        object: Some(ObjectId(1)),
        offset,
        size: 4,
        write: true,
        message: message.to_owned(),
    };
    findings.extend(builder.faults(&[
        fault(FaultKind::OutOfBounds, 0xff00, 256, ""),
        fault(FaultKind::Assert, 1, 0, "n > 0"),
        fault(FaultKind::OutOfBounds, 0xff, 256, ""),
    ]));
    findings.push(builder.redundant_barrier(SiteId(5), &["s".to_owned()], 3));
    findings.push(builder.step_limit(1000, Some(SiteId(6))));
    let text = "4-way bank conflict at s[t + d]".to_owned();
    findings.push(builder.performance(Rule::BankConflict, SiteId(108), text, 6));
    sort(&mut findings);
    findings
}

fn report() -> Report {
    let launch = launch();
    let findings = findings(&launch);
    let kernel = KernelReport {
        file: "sum.ll".to_owned(),
        kernel: "_Z3sumPfi".to_owned(),
        display_name: "sum".to_owned(),
        launches_tried: 1,
        launch: findings[0].launch.clone(),
        model: launch.model,
        outcome: RunOutcome { kind: OutcomeKind::Finished, text: String::new() },
        steps: 1234,
        findings,
        notes: vec!["--grid was not given: --grid 2 was used".to_owned()],
        output: "n = 3\n\u{1b}[31mred\u{9b}m\n".to_owned(),
        coverage: None,
        search: None,
        flags: vec!["-I".to_owned(), "my headers".to_owned()],
    };
    let clean = KernelReport {
        findings: vec![],
        notes: vec![],
        output: String::new(),
        display_name: "clean".to_owned(),
        kernel: "clean".to_owned(),
        ..kernel.clone()
    };
    let stuck = RunOutcome {
        kind: OutcomeKind::Limit,
        text: "the limit of 4 GiB of memory was reached".to_owned(),
    };
    let large = KernelReport { outcome: stuck, kernel: "large".to_owned(), ..clean.clone() };
    Report {
        schema: SCHEMA,
        // The version must not change the file.
        tool: ToolInfo { name: "warpscope".to_owned(), version: "0.0.0".to_owned() },
        kernels: vec![kernel, clean, large],
        failures: vec![],
    }
}

fn golden(name: &str, text: &str) {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/report/golden").join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(expected == text, "{} differs (BLESS=1 writes it):\n{text}", path.display());
}

#[test]
fn json_is_as_documented_and_reads_back() {
    let report = report();
    let json = serde_json::to_string_pretty(&report).unwrap() + "\n";
    golden("report.json", &json);
    let back: Report = serde_json::from_str(&json).unwrap();
    assert_eq!(serde_json::to_string_pretty(&back).unwrap() + "\n", json);
}

#[test]
fn text_shows_both_places() {
    golden("report.txt", &TextRenderer::new(&Text, false).report(&report()));
}

#[test]
fn text_without_sources_names_the_places() {
    let findings = findings(&launch());
    let mut renderer = TextRenderer::new(&NoSources, false);
    let text: String = findings.iter().map(|f| renderer.finding(f) + "\n").collect();
    golden("no_sources.txt", &text);
}

#[test]
fn nothing_reaches_the_terminal_unchecked() {
    let mut report = report();
    let evil = "\u{1b}[31m\u{9b}2J\u{7}\u{202e}";
    for kernel in &mut report.kernels {
        kernel.display_name = evil.to_owned();
        kernel.file = evil.to_owned();
        kernel.outcome.text = evil.to_owned();
        kernel.notes = vec![evil.to_owned()];
        for finding in &mut kernel.findings {
            finding.message += evil;
            finding.notes.push(evil.to_owned());
            finding.help.push(evil.to_owned());
            finding.function = Some(evil.to_owned());
            finding.exited = Some(evil.to_owned());
            for group in &mut finding.waiting {
                group.threads = evil.to_owned();
            }
            for access in &mut finding.accesses {
                access.op = evil.to_owned();
                access.loc = Some(Loc::new(evil, 1, 1));
            }
        }
    }
    struct Evil;
    impl Sources for Evil {
        fn source(&self, _: &str) -> Option<String> {
            Some("\u{1b}[31m\u{9b}2J\r\n".repeat(100))
        }
    }
    for sources in [&Evil as &dyn Sources, &NoSources] {
        let text = TextRenderer::new(sources, false).report(&report);
        let bad = text.chars().find(|c| c.is_control() && *c != '\n' || *c == '\u{202e}');
        assert_eq!(bad, None, "{text}");
    }
}

#[test]
fn the_wording_claims_no_more_than_was_seen() {
    let text = TextRenderer::new(&Text, false).report(&report());
    for word in ["correct", "safe", "bug-free", "race-free"] {
        assert!(!text.contains(word), "{word}");
    }
    assert!(text.contains("found for this launch, input and model"));
}

#[test]
fn ranges_are_compact() {
    assert_eq!(ranges(&[5]), "thread 5");
    assert_eq!(ranges(&[0, 1, 2, 3]), "threads 0-3");
    assert_eq!(ranges(&[0, 1, 2, 40, 42, 43]), "threads 0-2, 40, 42, 43");
}

#[test]
fn exited_threads_follow_the_rule_in_force() {
    for (exited, severity) in
        [(Exited::Strict, Severity::Warning), (Exited::Arrive, Severity::Note)]
    {
        let launch = Launch { exited: Some(exited), ..launch() };
        let findings = findings(&launch);
        let found = findings.iter().find(|f| f.rule == Rule::ExitedThreads).unwrap();
        assert_eq!(found.severity, severity);
    }
}

#[test]
fn places_go_through_json() {
    for (loc, text) in [
        (Loc::new("a.cu", 12, 3), "\"a.cu:12:3\""),
        (Loc::new("C:\\a.cu", 12, 3), "\"C:\\\\a.cu:12:3\""),
        (Loc::new("a.cu", 12, 0), "\"a.cu:12\""),
    ] {
        assert_eq!(serde_json::to_string(&loc).unwrap(), text);
        assert_eq!(serde_json::from_str::<Loc>(text).unwrap(), loc);
    }
    assert!(serde_json::from_str::<Loc>("\"a.cu\"").is_err());
}
