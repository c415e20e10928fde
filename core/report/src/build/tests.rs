//! Findings of a made-up kernel, as JSON and text, against the files in `golden`. With `BLESS=1` in
//! the environment the files are written instead; read the difference before committing it.

use super::*;
use crate::model::{KernelReport, OutcomeKind, Report, SCHEMA, ToolInfo};
use crate::text::{NoSources, Sources, TextRenderer};
use detect::advice::{Advice, BarrierPlace, CauseGroup};
use detect::assemble::Assembler;
use detect::finding::{Across, MismatchKind, RaceKind, Reason, Rule, Severity, Thread};
use detect::observation::{ObservedCost, ObservedFault, ObservedMismatch, ObservedRace, Side};
use detect::result::Note;
use detect::symbols::{BranchCause, CallSite, Cell, Divergent, Loc, Symbols};
use events::{
    BarrierGroup, BarrierMismatch, EndedLanes, Fault, FaultKind, LaneMask, ObjectId, SiteId, Space,
    WarpContext,
};
use launch::parse::parse_value;
use launch::{ArgOrigin, Exited, KernelArg};
use std::sync::Arc;

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

impl Symbols for Kernel {
    fn place(&self, site: SiteId) -> Place {
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
        Place {
            function: "sum".to_owned(),
            loc: Some(Loc::new("sum.cu", line, column)),
            inlined_at,
        }
    }
    fn cell(&self, object: ObjectId, offset: i64, _: u32) -> Cell {
        let name = if object.0 == 0 { "s" } else { "out" };
        Cell {
            object: name.to_owned(),
            index: Some(offset / 4),
            path: format!("{name}[{}]", offset / 4),
            element: Some(ElementType::F32),
            object_bytes: Some(256),
            offset: Some(offset),
        }
    }
    fn branch(&self, site: SiteId) -> Branch {
        let loc = Some(Loc::new("sum.cu", 3, 11));
        let cause = BranchCause { source: Divergent::ThreadIdx(0), loc, variable: None };
        Branch { loc: self.place(site).loc, cause: Some(cause) }
    }
    fn returns_before(&self, _: SiteId, _: SiteId, _: &[SiteId]) -> bool {
        true
    }
    fn guilty_branch(&self, _: SiteId, _: &[SiteId]) -> Option<SiteId> {
        None
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

fn race(kind: RaceKind, severity: Severity, sides: [Side; 2]) -> ObservedRace {
    ObservedRace {
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
        converged: kind == RaceKind::WarpLevel,
        reasons: vec![],
        across: Across { warps: true, ..Across::default() },
    }
}

fn findings(launch: &Launch) -> Vec<Finding> {
    let arg = |name: &str, value: &str| KernelArg {
        name: name.to_owned(),
        value: parse_value(value).unwrap(),
    };
    let origin = |ty: &str, given| ArgOrigin { ty: ty.to_owned(), given };
    let witness = Witness {
        program: None,
        launch: Launch {
            args: vec![arg("out", "f32[64]:zeros"), arg("n", "128")],
            ..launch.clone()
        },
        origins: vec![origin("float *", true), origin("int", false)],
    };
    let assembler = Assembler::new(&Kernel, Arc::new(witness));
    let mut findings = vec![];

    // Different warps, one interval.
    let write = side(SideOp::Write, 8, 17, 17.0, 66.0, 141);
    let read = side(SideOp::Read, 108, 49, 17.0, 17.0, 142);
    findings.push(assembler.race(&race(RaceKind::Raw, Severity::Error, [write, read])));
    // One warp, independent scheduling.
    let other = side(SideOp::Read, 108, 1, 17.0, 17.0, 142);
    findings.push(assembler.race(&race(RaceKind::WarpLevel, Severity::Error, [write, other])));
    // Different blocks, an atomic of too small a scope, an inlined statement.
    let mut far = side(SideOp::Atomic(Scope::Block), 4, 3, 0.1, f32::NAN, 200);
    far.thread.block = 1;
    let near = side(SideOp::Atomic(Scope::Block), 15, 3, 0.0, 0.1, 12);
    let mut global = race(RaceKind::Waw, Severity::Error, [near, far]);
    (global.space, global.object, global.at_least) = (Space::Global, ObjectId(1), true);
    global.reasons = vec![Reason::ScopeTooNarrow];
    findings.push(assembler.race(&global));
    // Two lanes, one instruction, the same value.
    let twin = Side { thread: Thread { block: 0, thread: 18 }, ..write };
    let mut same = race(RaceKind::SameValue, Severity::Warning, [write, twin]);
    same.count = 1;
    findings.push(assembler.race(&same));

    let group = |block: u64, site: u32, threads: Vec<(u32, u64)>| BarrierGroup {
        block,
        site: SiteId(site),
        calls: vec![],
        trips: vec![],
        threads,
    };
    let apart = BarrierMismatch {
        block: 1,
        interval: 1,
        waiting: vec![
            group(1, 11, vec![(0, 0xffff_ffff), (1, 0x101)]),
            group(1, 13, vec![(1, 0xffff_fe06)]),
        ],
        completes: true,
        branch: Some(SiteId(10)),
        step: 300,
        ..BarrierMismatch::default()
    };
    let gone = BarrierMismatch {
        block: 0,
        waiting: vec![group(0, 5, vec![(0, 0xffff_ffff)])],
        ended: vec![EndedLanes { warp: 1, lanes: 0xffff_ffff, by: Some(SiteId(3)) }],
        branch: None,
        ..apart.clone()
    };
    let strict = launch.exited == Some(Exited::Strict);
    let exited = if strict { Severity::Warning } else { Severity::Note };
    for (kind, severity, example, count) in [
        (MismatchKind::DifferentBarriers, Severity::Error, apart, 2),
        (MismatchKind::ExitedThreads, exited, gone, 1),
    ] {
        let observed = [ObservedMismatch { kind, severity, example, count }];
        findings.append(&mut assembler.mismatches(&observed));
    }

    let context =
        WarpContext { block: 1, warp: 1, active: !LaneMask::NONE, interval: 2, step: 400 };
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
        local: false,
        message: message.to_owned(),
        warp: None,
    };
    for (rule, example, count) in [
        (Rule::OutOfBounds, fault(FaultKind::OutOfBounds, LaneMask(0xff00), 256, ""), 16),
        (Rule::Assert, fault(FaultKind::Assert, LaneMask(1), 0, "n > 0"), 1),
    ] {
        let severity = Severity::Error;
        findings.push(assembler.fault(&ObservedFault { rule, severity, example, count }));
    }
    findings.push(assembler.redundant_barrier(SiteId(5)));
    findings.push(assembler.cost(&ObservedCost {
        rule: Rule::BankConflict,
        site: SiteId(108),
        executions: 6,
        cost: 24,
        ideal: 6,
        worst: 4,
    }));
    detect::assemble::sort(&mut findings);
    findings
}

fn groups() -> Vec<CauseGroup> {
    let between = BarrierPlace::Between {
        places: [Loc::new("sum.cu", 6, 3), Loc::new("sum.cu", 8, 7)],
        calls: None,
    };
    let mut groups = vec![
        CauseGroup { advice: Some(Advice::Barrier(vec![between])), members: vec![0, 1] },
        CauseGroup { advice: Some(Advice::WidenScope), members: vec![2] },
        CauseGroup { advice: Some(Advice::MoveBarrier), members: vec![3] },
    ];
    groups.extend((4..11).map(|i| CauseGroup { advice: None, members: vec![i] }));
    groups
}

fn report() -> Report {
    let launch = launch();
    let findings = findings(&launch);
    let result = KernelResult {
        file: "sum.ll".to_owned(),
        kernel: "_Z3sumPfi".to_owned(),
        display_name: "sum".to_owned(),
        launches_tried: 1,
        witness: findings[0].witness.clone(),
        ending: Ending::Finished,
        steps: 1234,
        findings,
        groups: groups(),
        notes: vec![Note::DefaultUsed { flag: "--grid", value: 2 }],
        output: "n = 3\n\u{1b}[31mred\u{9b}m\n".to_owned(),
        coverage: None,
        search: None,
    };
    let kernel = KernelReport {
        flags: vec!["-I".to_owned(), "my headers".to_owned()],
        ..super::kernel(&result)
    };
    let clean = KernelReport {
        findings: vec![],
        groups: vec![],
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
        program: None,
        schema: SCHEMA,
        // The version must not change the file.
        tool: ToolInfo { name: "warpscope".to_owned(), version: "0.0.0".to_owned() },
        kernels: vec![kernel, clean, large],
        failures: vec![],
        further_programs: vec![],
    }
}

fn golden(name: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/golden").join(name);
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
    let findings = report().kernels.remove(0).findings;
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
    let text = |sets: &[(u32, u64)]| {
        let ranges = ranges(&launch(), &sets.to_vec());
        (ranges_text(&ranges), ranges)
    };
    assert_eq!(text(&[]), (None, vec![]));
    assert_eq!(text(&[(0, 1 << 5)]), (Some("thread 5".into()), vec![[5, 5]]));
    assert_eq!(text(&[(0, 0b1111)]), (Some("threads 0-3".into()), vec![[0, 3]]));
    let some = Some("threads 0-2, 40, 42, 43".into());
    assert_eq!(text(&[(0, 0b111), (1, 0b1101 << 8)]), (some, vec![[0, 2], [40, 40], [42, 43]]));
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
