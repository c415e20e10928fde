//! Looks at the races of a search again: does one hang on how long a row happens to be?
//!
//! The host knows the pitch of a picture or the leading dimension of a matrix; the search does not. A race
//! that disappears when rows are longer, although the same code runs, is between the end of a row and the
//! beginning of the next. It is reported as a note that names the parameters, not as an error.

use crate::space::{LaunchSpace, Role};
use base::limits::RunLimits;
use check::{CheckOptions, CheckResult, LoweredKernel, Runner};
use detect::finding::{Finding, Reason, Severity};
use detect::result::KernelResult;
use ir::analysis::affine::Atom;
use launch::{ArgValue, Launch, LoadedModule, Number};

/// By how much rows are made longer.
const FACTORS: [i128; 2] = [2, 4];
/// Maximum number of findings that are looked at.
const FINDINGS: usize = 32;

/// Turns races that hang on the length of a row into notes.
pub(crate) fn rows(
    loaded: &LoadedModule,
    space: &LaunchSpace,
    limits: &RunLimits,
    result: &mut KernelResult,
) {
    let strides: Vec<usize> = (0..space.roles.len()).filter(|&p| is_stride(space, p)).collect();
    if strides.is_empty() {
        return;
    }
    let options = CheckOptions { redundant: false, perf: false, limits: *limits };
    let mut lowered = LoweredKernel::default();
    let mut runner = Runner::new(loaded, &space.kernel, &mut lowered);
    let races =
        result.findings.iter_mut().filter(|f| f.severity > Severity::Note && f.race().is_some());
    for finding in races.take(FINDINGS) {
        if hangs_on_rows(&mut runner, space, &strides, &options, finding) {
            finding.severity = Severity::Note;
            let args = strides.iter().map(|&p| space.kernel.params[p].name.clone()).collect();
            finding.reasons.push(Reason::DependsOnRows { args });
        }
    }
}

/// Whether parameter `p` is a length of rows that the search chose, and nothing else.
fn is_stride(space: &LaunchSpace, p: usize) -> bool {
    let Role::Int(role) = &space.roles[p] else { return false };
    if !role.scales || role.power_of_two || !space.free.params[p] || space.contract_names(p) {
        return false;
    }
    // `row[n - 1 - x]` counts from the end of the row, which moves with its length.
    let me = Atom::Param(u16::try_from(p).unwrap_or(u16::MAX));
    let offsets = space.facts.accesses.iter().filter_map(|a| a.offset.as_ref());
    let from_end = |poly: &ir::analysis::affine::Poly| {
        poly.has(|a| a == me)
            && poly.terms.iter().any(|(atoms, &c)| {
                c < 0 && !atoms.contains(&me) && atoms.iter().any(|a| a.varies())
            })
    };
    !offsets.into_iter().any(from_end)
}

/// Whether a race is absent in every launch with longer rows, though all that ran before runs there too.
fn hangs_on_rows(
    runner: &mut Runner<'_>,
    space: &LaunchSpace,
    strides: &[usize],
    options: &CheckOptions,
    finding: &Finding,
) -> bool {
    let mark = finding.fingerprint();
    let launch = &finding.witness.launch;
    let Ok(before) = runner.run(launch, options) else { return false };
    FACTORS.iter().all(|&factor| {
        let Some(longer) = lengthened(space, strides, launch, factor) else { return false };
        let Ok(after) = runner.run(&longer, options) else { return false };
        !after.result.ending.is_limit()
            && covers(&after, &before)
            && after.result.findings.iter().all(|f| f.fingerprint() != mark)
    })
}

fn lengthened(
    space: &LaunchSpace,
    strides: &[usize],
    launch: &Launch,
    factor: i128,
) -> Option<Launch> {
    let mut longer = launch.clone();
    for &p in strides {
        let Role::Int(role) = &space.roles[p] else { return None };
        let n = i128::from(space.integer(launch, u16::try_from(p).ok()?)?);
        let n = n.checked_mul(factor).filter(|n| *n < 1 << (role.bits.clamp(2, 32) - 1))?;
        space.set(&mut longer, p, ArgValue::Scalar(Number::Int(n)));
    }
    space.allows(&longer).then_some(longer)
}

/// Whether `after` took every side of a branch that `before` took.
fn covers(after: &CheckResult, before: &CheckResult) -> bool {
    before.coverage.iter().zip(&after.coverage).all(|(before, after)| *before == 0 || *after > 0)
}
