//! What is proved of a kernel, as data and as text (`docs/proofs.md`). Sentences are in
//! [`crate::words::proof`].

use crate::build;
use crate::model::{LaunchReport, Loc};
use crate::text::{dim, launch_command, launch_text};
use crate::words::proof as words;
use crate::words::proof::About;
use base::visible::visible;
use ir::DebugInfo;
use launch::params::KernelInfo;
use launch::witness::{ArgOrigin, Witness};
use launch::{Launch, LoadedModule, Model};
use prove::extract::inline::Origin;
use prove::ledger::Assumption;
use prove::open::{Cause, Open};
use prove::{Proof, Verdict};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// What is proved of one kernel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProofReport {
    /// Whether there is no data race.
    pub races: VerdictReport,
    /// Whether there is no barrier divergence.
    pub divergence: VerdictReport,
    /// Barriers without which there is no race either, each alone, under the conditions of `races`; if they
    /// were asked for, and there is a proof.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redundant: Option<Vec<Loc>>,
    /// What all of it assumes.
    pub ledger: Vec<AssumptionReport>,
    /// The launches that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<ScopeReport>,
    /// What is proved in a clause, such as `no race or barrier divergence: proved if gridDim.x == 1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
}

/// The launches that a proof is about, if not all: those that have these sizes and meet these conditions.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScopeReport {
    /// The grid, if it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid: Option<[u32; 3]>,
    /// The block, if it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<[u32; 3]>,
    /// Arguments that are given, and the contract: conditions as a contract has them.
    #[serde(default)]
    pub conditions: Vec<String>,
}

impl ScopeReport {
    /// It in words, such as `block 64, n % 4 == 0`; empty for every launch.
    fn text(&self) -> String {
        let sizes = [("grid", self.grid), ("block", self.block)];
        let sizes = sizes.into_iter().filter_map(|(what, s)| Some(format!("{what} {}", dim(s?))));
        sizes.chain(self.conditions.iter().cloned()).collect::<Vec<_>>().join(", ")
    }
}

/// How far something is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProofVerdict {
    /// For every launch.
    Proved,
    /// For every launch that meets the clauses.
    ProvedIf,
    /// It does not hold for the launch, which was run.
    Counterexample,
    /// Neither is known.
    Unknown,
}

/// How far something is proved, and why not further.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VerdictReport {
    /// The verdict.
    pub verdict: ProofVerdict,
    /// The clauses of `proved-if`.
    #[serde(default)]
    pub clauses: Vec<ClauseReport>,
    /// The launch of `counterexample`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launch: Option<LaunchReport>,
    /// What is open if it is `unknown`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<OpenReport>,
}

/// A condition that a proof needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClauseReport {
    /// The condition, as a contract has it.
    pub text: String,
    /// A launch that breaks it, meets all others, and has a race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken_by: Option<LaunchReport>,
}

/// What is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenReport {
    /// `pair`, `branch`, `construct` or `limit`.
    pub kind: String,
    /// It in a sentence.
    pub message: String,
    /// The places: of two accesses, of a branch, of a construct.
    pub locs: Vec<Loc>,
    /// What a proof would have to know, a sentence each.
    pub needs: Vec<String>,
}

/// An assumption of a proof.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AssumptionReport {
    /// `no-alias`, `in-bounds`, `terminates`, `signed-overflow`, `no-wrap`, `axes`, `exited` or `counter`.
    pub kind: String,
    /// It in a sentence.
    pub text: String,
    /// The place that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loc: Option<Loc>,
    /// True if it has been proved, so that it is not assumed: `in-bounds` of some objects, or of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proved: Option<bool>,
}

struct Places<'m> {
    loaded: &'m LoadedModule,
    info: &'m KernelInfo,
    debug: DebugInfo<'m>,
}

impl Places<'_> {
    fn loc(&self, origin: Option<Origin>) -> Option<Loc> {
        let origin = origin?;
        let module = self.loaded.module();
        let inst = &module.functions.get(origin.function)?.insts.get(origin.inst)?;
        let at = self.debug.location(inst.debug_loc)?;
        Some(Loc::new(&at.file, at.line, at.column))
    }

    fn launch(&self, launch: &Launch) -> LaunchReport {
        let types = self.info.params.iter().map(|p| p.ty.clone());
        let types = types.chain(std::iter::repeat_with(String::new));
        let origins = types.take(launch.args.len()).map(|ty| ArgOrigin { ty, given: false });
        build::launch(&Witness {
            launch: launch.clone(),
            origins: origins.collect(),
            program: None,
        })
    }

    fn open(&self, open: &Open) -> OpenReport {
        let report = |kind: &str, message: String, locs: Vec<Option<Loc>>, needs: Vec<String>| {
            let locs = locs.into_iter().flatten().collect();
            OpenReport { kind: kind.to_owned(), message, locs, needs }
        };
        match open {
            Open::TooLarge => report("limit", words::too_large(), vec![], vec![]),
            Open::Construct { construct, at } => {
                report("construct", words::construct(construct), vec![self.loc(*at)], vec![])
            }
            Open::Branch { at, barrier } => {
                let locs = vec![self.loc(*at), self.loc(*barrier)];
                report("branch", words::branch(), locs, vec![])
            }
            Open::Pair(pair) => {
                let need = |cause: &Cause| {
                    let (Cause::Loaded(at)
                    | Cause::Computed(at)
                    | Cause::Pointer(at)
                    | Cause::Atomic(at)) = cause;
                    words::cause(cause, self.loc(*at).as_ref())
                };
                let needs = pair.causes.iter().map(need).collect();
                let locs = vec![self.loc(pair.first), self.loc(pair.second)];
                report("pair", words::pair(pair.between_blocks), locs, needs)
            }
        }
    }

    fn verdict(&self, verdict: &Verdict) -> VerdictReport {
        let empty = |verdict| VerdictReport { verdict, clauses: vec![], launch: None, open: None };
        match verdict {
            Verdict::Proved => empty(ProofVerdict::Proved),
            Verdict::ProvedIf(needed) => {
                let clause = |n: &prove::Needed| ClauseReport {
                    text: n.clause.text.clone(),
                    broken_by: n.broken_by.as_ref().map(|l| self.launch(l)),
                };
                let clauses = needed.iter().map(clause).collect();
                VerdictReport { clauses, ..empty(ProofVerdict::ProvedIf) }
            }
            Verdict::Counterexample(launch) => VerdictReport {
                launch: Some(self.launch(launch)),
                ..empty(ProofVerdict::Counterexample)
            },
            Verdict::Unknown(open) => {
                VerdictReport { open: Some(self.open(open)), ..empty(ProofVerdict::Unknown) }
            }
        }
    }
}

/// The report of a proof.
pub fn report(
    loaded: &LoadedModule,
    info: &KernelInfo,
    proof: &Proof,
    scope: ScopeReport,
) -> ProofReport {
    let places = Places { loaded, info, debug: DebugInfo::new(loaded.module()) };
    let item = |assumption: &Assumption| {
        let loc = match assumption {
            Assumption::NoWrap { at, .. } | Assumption::Counter { at } => places.loc(*at),
            _ => None,
        };
        let kind = words::assumption_kind(assumption).to_owned();
        AssumptionReport { kind, text: words::assumption(assumption), loc, proved: None }
    };
    // What nothing relies on is not worth a line.
    let proved = |v: &Verdict| matches!(v, Verdict::Proved | Verdict::ProvedIf(_));
    let relies = proved(&proof.races) || proved(&proof.divergence);
    let mut report = ProofReport {
        races: places.verdict(&proof.races),
        divergence: places.verdict(&proof.divergence),
        redundant: proof
            .redundant
            .as_ref()
            .map(|list| list.iter().filter_map(|&o| places.loc(Some(o))).collect()),
        ledger: if relies { with_bounds(proof, item) } else { vec![] },
        scope: (scope != ScopeReport::default()).then_some(scope),
        summary: None,
    };
    report.summary = report.summarised();
    report
}

/// The ledger, in which what stays inside its bounds is proved or assumed.
fn with_bounds(
    proof: &Proof,
    item: impl Fn(&Assumption) -> AssumptionReport,
) -> Vec<AssumptionReport> {
    let mut out = vec![];
    for assumption in proof.ledger.items() {
        let report = item(assumption);
        if *assumption != Assumption::InBounds {
            out.push(report);
            continue;
        }
        let inside = &proof.inside;
        if let Some(text) = words::inside(inside) {
            out.push(AssumptionReport { text, proved: Some(true), ..report.clone() });
        }
        out.extend(words::not_inside(inside).map(|text| AssumptionReport { text, ..report }));
    }
    out
}

impl VerdictReport {
    /// Whether it is proved, perhaps under clauses.
    pub fn holds(&self) -> bool {
        matches!(self.verdict, ProofVerdict::Proved | ProofVerdict::ProvedIf)
    }
}

impl ProofReport {
    /// `no race or barrier divergence: proved for every launch`, or `proved if gridDim.x == 1`; nothing if races
    /// are open.
    fn summarised(&self) -> Option<String> {
        if !self.races.holds() {
            return None;
        }
        let both = self.divergence.holds();
        let all = if both { vec![&self.races, &self.divergence] } else { vec![&self.races] };
        let mut clauses: Vec<&str> = vec![];
        for clause in all.iter().flat_map(|v| &v.clauses) {
            if !clauses.contains(&clause.text.as_str()) {
                clauses.push(&clause.text);
            }
        }
        let proved = words::summary(&clauses, &self.scope_text());
        Some(format!("{}: {proved}", words::proved_of(both)))
    }

    fn scope_text(&self) -> String {
        self.scope.as_ref().map_or_else(String::new, ScopeReport::text)
    }

    /// The text for a terminal, of a kernel with a name in the module and one to be shown.
    pub fn text(&self, (kernel, display_name): (&str, &str), file: &str, model: Model) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "{} ({}):", visible(display_name), visible(file));
        for (about, v) in [(About::Races, &self.races), (About::Divergence, &self.divergence)] {
            let line = v.line(about, &self.scope_text());
            let _ = writeln!(text, "  {}: {}", about.none(), visible(&line));
            v.details(&mut text, about);
            if let Some(launch) = &v.launch {
                let command = launch_command(file, kernel, launch, model);
                let _ = writeln!(text, "    {}", words::reproduce(&command));
            }
        }
        for at in self.redundant.iter().flatten() {
            let _ = writeln!(text, "  {}", visible(&words::redundant(at)));
        }
        for item in self.ledger.iter().filter(|item| item.proved.is_some()) {
            let _ = writeln!(text, "  {}", visible(&item.text));
        }
        if self.ledger.iter().any(|item| item.proved.is_none()) {
            let _ = writeln!(text, "  assumed, under model {}:", words::model(model));
            for item in self.ledger.iter().filter(|item| item.proved.is_none()) {
                let at = item.loc.as_ref().map_or_else(String::new, |l| format!(" ({l})"));
                let _ = writeln!(text, "    {}{}", item.text, visible(&at));
            }
        }
        text
    }
}

impl VerdictReport {
    fn line(&self, about: About, scope: &str) -> String {
        match self.verdict {
            ProofVerdict::Proved => words::summary(&[], scope),
            ProofVerdict::ProvedIf => {
                let clauses: Vec<&str> = self.clauses.iter().map(|c| c.text.as_str()).collect();
                words::summary(&clauses, scope)
            }
            ProofVerdict::Counterexample => {
                let launch = self.launch.as_ref().map(launch_text).unwrap_or_default();
                words::counterexample(&launch, about)
            }
            ProofVerdict::Unknown => {
                let message = self.open.as_ref().map_or("", |o| o.message.as_str());
                words::unknown(message)
            }
        }
    }

    fn details(&self, text: &mut String, about: About) {
        for clause in &self.clauses {
            let launch = clause.broken_by.as_ref().map(launch_text);
            let _ = writeln!(text, "    {}", words::needed(&clause.text, launch.as_deref(), about));
        }
        if let Some(open) = &self.open {
            for loc in &open.locs {
                let _ = writeln!(text, "    at {}", visible(&loc.to_string()));
            }
            for need in &open.needs {
                let _ = writeln!(text, "    {}", visible(need));
            }
        }
    }
}
