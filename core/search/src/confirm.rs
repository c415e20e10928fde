//! Looks at the races of a search again: does one hang on how long a row happens to be?
//!
//! The host knows the pitch of a picture or the leading dimension of a matrix; the search does not. A race
//! that disappears when rows are longer, although the same code runs, is between the end of a row and the
//! beginning of the next. It is reported as a note that names the parameters, not as an error.

use crate::extent::Extent;
use crate::facts::{RangePart, Root, bit};
use crate::runs::Runs;
use crate::space::{LaunchSpace, Role};
use check::CheckResult;
use detect::finding::{Finding, Reason, Severity};
use detect::result::KernelResult;
use ir::analysis::affine::{Atom, Poly};
use launch::{ArgValue, Buffer, Generator, Launch, Number};
use std::collections::BTreeSet;

/// By how much rows are made longer.
const FACTORS: [i128; 2] = [2, 4];
/// By how much for a finding that is said to have another cause: more rows than a launch of a search has blocks.
const MUCH: [i128; 2] = [256, 512];
/// By how much the parts of a buffer are moved apart: more cells than a launch of a search covers.
const DISTANCES: [i128; 2] = [1 << 20, 1 << 21];
/// Maximum number of findings that are looked at.
const FINDINGS: usize = 32;

/// Turns races that hang on the length of a row into notes.
pub(crate) fn rows(
    runs: &mut Runs<'_>,
    space: &LaunchSpace,
    others: &dyn Fn(&Finding) -> Vec<Finding>,
    result: &mut KernelResult,
) {
    let strides: Vec<usize> = (0..space.roles.len()).filter(|&p| is_stride(space, p)).collect();
    let distances: Vec<usize> = (0..space.roles.len()).filter(|&p| is_distance(space, p)).collect();
    if strides.is_empty() && distances.is_empty() {
        return;
    }
    let open = |f: &Finding| f.severity > Severity::Note && f.race().is_some();
    let strides_of = |finding: &Finding| -> Vec<usize> {
        strides.iter().copied().filter(|&p| !overruns(space, p, finding)).collect()
    };
    let longer = FACTORS.map(|factor| (0, factor));
    let apart = DISTANCES.map(|distance| (distance, 1));
    let much_longer = MUCH.map(|factor| (0, factor));
    runs.expect(result.findings.iter().filter(|f| open(f)).take(FINDINGS).flat_map(|finding| {
        let launch = &finding.witness.launch;
        let larger = |args: &[usize], changes: [(i128, i128); 2]| {
            let args = args.to_vec();
            let asked = changes.into_iter().filter(|_| !args.is_empty());
            asked.filter_map(|change| enlarged(space, &args, launch, change)).collect::<Vec<_>>()
        };
        let larger = [larger(&strides_of(finding), longer), larger(&distances, apart)].concat();
        let first = (!larger.is_empty()).then(|| launch.clone());
        first.into_iter().chain(larger)
    }));
    for finding in result.findings.iter_mut().filter(|f| open(f)).take(FINDINGS) {
        let strides = strides_of(finding);
        for (args, changes, most) in [(&strides, longer, much_longer), (&distances, apart, apart)] {
            let mut goes = |f: &Finding, by| disappears(runs, space, args, by, f);
            if goes(finding, changes) == Some(true) {
                // It may have another cause in launches with other contents, as where rows are equal.
                if let Some(stays) =
                    others(finding).into_iter().find(|other| goes(other, most) == Some(false))
                {
                    *finding = stays;
                    continue;
                }
                finding.severity = Severity::Note;
                let args = args.iter().map(|&p| space.param(p).name.clone()).collect();
                finding.reasons.push(Reason::DependsOnRows { args });
                break;
            }
        }
    }
}

/// Whether a row is overrun by a cell or two however long parameter `p` makes it: `if (x <= n) a[y * n + x] = 0`.
fn overruns(space: &LaunchSpace, p: usize, finding: &Finding) -> bool {
    let launch = &finding.witness.launch;
    let param = |q| space.integer(launch, q).or(Some(1));
    let extent = Extent::new(&space.facts, launch, &param);
    let me = Atom::Param(u16::try_from(p).unwrap_or(u16::MAX));
    let free = |q: u16| space.free.params.get(usize::from(q)) == Some(&true);
    space.facts.accesses.iter().any(|access| {
        access.writes
            && !access.atomic
            && access.offset.as_ref().is_some_and(|offset| offset.has(|a| a == me))
            && extent.overlap_anyway(access, &free)
    })
}

/// Whether parameter `p` is a distance between the parts of written buffers, and nothing else: `o[i] = x; o[i + p] = y`,
/// or `p / 2`. In each such buffer every part that is read is also written. Where one part is only read, as in
/// `a[i] = a[i + p]`, cells move, and whoever moves them by a few cells needs an order.
fn is_distance(space: &LaunchSpace, p: usize) -> bool {
    let Role::Int(role) = &space.roles[p] else { return false };
    let Ok(number) = u16::try_from(p) else { return false };
    if role.scales || role.power_of_two || !space.free.params[p] || space.contract_names(p) {
        return false;
    }
    let facts = &space.facts;
    if space.counting & bit(number) != 0 {
        return false;
    }
    let depends = |poly: &Poly| facts.taint(poly).params & bit(number) != 0;
    let touched = |access: &&crate::facts::AccessFact| access.taint.params & bit(number) != 0;
    let part = |offset: &Poly| {
        let terms = offset.terms.iter().filter(|(atoms, _)| {
            atoms
                .iter()
                .any(|&atom| depends(&Poly::atom(atom)) && !facts.taint(&Poly::atom(atom)).thread)
        });
        Poly { terms: terms.map(|(atoms, &c)| (atoms.clone(), c)).collect() }
    };
    let roots: BTreeSet<Root> = facts.accesses.iter().filter(touched).map(|a| a.root).collect();
    let mut apart = false;
    for root in roots {
        let accesses = || facts.accesses.iter().filter(|a| a.root == root);
        if !accesses().any(|a| a.writes) {
            continue;
        }
        let (mut read, mut written) = (vec![], vec![]);
        for access in accesses() {
            let Some(offset) = &access.offset else { return false };
            let parts = if access.writes { &mut written } else { &mut read };
            parts.push(part(offset));
        }
        if read.iter().any(|part| !written.contains(part)) {
            return false;
        }
        // What a loop computes from it, the begin of each level, is several distances.
        let computed =
            |atom: Atom| matches!(atom, Atom::Opaque(i) if !facts.derived.contains_key(&i));
        apart |= written.iter().any(|part| *part != written[0] || part.has(computed));
    }
    apart
}

/// Whether parameter `p` is a length of rows that the search chose, and nothing else.
fn is_stride(space: &LaunchSpace, p: usize) -> bool {
    let Role::Int(role) = &space.roles[p] else { return false };
    if !role.scales || role.power_of_two || !space.free.params[p] || space.contract_names(p) {
        return false;
    }
    if u16::try_from(p).is_ok_and(|p| space.facts.miscounted.contains(&p)) {
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

/// Whether a race is absent where the values of these parameters are larger, by what is added and as a multiple,
/// though all that ran before runs there too; `None` if that does not tell.
fn disappears(
    runs: &mut Runs<'_>,
    space: &LaunchSpace,
    args: &[usize],
    changes: [(i128, i128); 2],
    finding: &Finding,
) -> Option<bool> {
    if args.is_empty() {
        return None;
    }
    let mark = finding.fingerprint();
    let launch = &finding.witness.launch;
    let before = runs.run(launch)?;
    for change in changes {
        let larger = enlarged(space, args, launch, change)?;
        let after = runs.run(&larger)?;
        if after.result.findings.iter().any(|f| f.fingerprint() == mark) {
            return Some(false);
        }
        if after.result.ending.is_limit() || !covers(&after, &before) {
            return None;
        }
    }
    Some(true)
}

/// The launch with larger values of these parameters.
fn enlarged(
    space: &LaunchSpace,
    args: &[usize],
    launch: &Launch,
    (added, factor): (i128, i128),
) -> Option<Launch> {
    let mut larger = launch.clone();
    for &p in args {
        let Role::Int(role) = &space.roles[p] else { return None };
        let n = i128::from(space.integer(launch, u16::try_from(p).ok()?)?);
        let n = n.checked_mul(factor)?.checked_add(added)?;
        if n >= 1 << (role.bits.clamp(2, 32) - 1) {
            return None;
        }
        space.set(&mut larger, p, ArgValue::Scalar(Number::Int(n)));
    }
    space.allows(&larger).then_some(larger)
}

/// Whether `after` took every side of a branch that `before` took.
fn covers(after: &CheckResult, before: &CheckResult) -> bool {
    before.coverage.iter().zip(&after.coverage).all(|(before, after)| *before == 0 || *after > 0)
}

/// Adds the races that show where ranges of a buffer overlap, as notes. The search takes ranges to be apart that begin
/// at the cells of a buffer, as in `out[begin[r] + c]`; that `perm[r] * n + c` is meant cannot be told from that.
pub(crate) fn ranges(
    runs: &mut Runs<'_>,
    space: &LaunchSpace,
    launch: &Launch,
    result: &mut KernelResult,
) {
    let apart = |p: &usize| {
        let part =
            matches!(&space.roles[*p], Role::Buffer(role) if role.range == Some(RangePart::Apart));
        part && space.free.params[*p] && !space.contract_names(*p)
    };
    let params: Vec<usize> = (0..space.roles.len()).filter(apart).collect();
    if params.is_empty() {
        return;
    }
    let mut nearer = launch.clone();
    for &p in &params {
        if let Some(ArgValue::Buffer(buffer)) = space.value(&nearer, p) {
            let buffer = Buffer { generator: Generator::Iota, ..buffer.clone() };
            space.set(&mut nearer, p, ArgValue::Buffer(buffer));
        }
    }
    // Ranges must be long enough to overlap.
    let mut longer = nearer.clone();
    for (p, role) in space.roles.iter().enumerate() {
        let bounds =
            matches!(role, Role::Int(r) if !r.extents.is_empty() || !r.loop_steps.is_empty());
        let at = u16::try_from(p).unwrap_or(u16::MAX);
        let n = space.integer(&nearer, at).filter(|_| bounds && space.free.params[p]);
        if let Some(n) = n {
            let n = i128::from(n).max(2 * i128::from(nearer.block.count()));
            space.set(&mut longer, p, ArgValue::Scalar(Number::Int(n)));
        }
    }
    let args: Vec<String> = params.iter().map(|&p| space.param(p).name.clone()).collect();
    let mut known: BTreeSet<String> = result.findings.iter().map(Finding::fingerprint).collect();
    for launch in [nearer, longer].iter().filter(|launch| space.allows(launch)) {
        let Some(ran) = runs.run(launch) else { return };
        let faulty = ran.result.findings.iter().any(|f| crate::judge::is_fault(f.rule));
        if faulty || ran.result.ending.is_limit() {
            continue;
        }
        for finding in &ran.result.findings {
            if finding.race().is_some() && known.insert(finding.fingerprint()) {
                let mut note =
                    Finding { launches: Some(1), severity: Severity::Note, ..finding.clone() };
                note.reasons.push(Reason::RangesOverlap { args: args.clone() });
                result.findings.push(note);
            }
        }
    }
}

/// Turns findings that hang on contents which the search made up into notes, where the program is known to launch
/// the kernel: they must show with the contents that it gives its buffers, too.
pub(crate) fn contents(
    runs: &mut Runs<'_>,
    space: &LaunchSpace,
    seeds: &[Launch],
    result: &mut KernelResult,
) {
    if seeds.is_empty() {
        return;
    }
    let by_contents = writes_by_contents(space);
    let depends =
        |f: &Finding| f.reasons.iter().any(|r| matches!(r, Reason::DependsOnContents { .. }));
    let findings = result.findings.iter_mut();
    for finding in findings.filter(|f| f.severity > Severity::Note && depends(f)).take(FINDINGS) {
        let mark = finding.fingerprint();
        // Indices go with sizes: those of other sizes would be others.
        let fault = crate::judge::is_fault(finding.rule);
        let shows = !fault
            && !by_contents
            && seeds.iter().any(|seed| {
                let launch = with_contents(space, &finding.witness.launch, seed);
                let ran = runs.run(&launch);
                ran.is_some_and(|ran| ran.result.findings.iter().any(|f| f.fingerprint() == mark))
            });
        if !shows {
            finding.severity = Severity::Note;
            finding.reasons.push(Reason::ContentsNotInProgram);
        }
    }
}

/// Whether contents that the search chooses say where the kernel writes. Which of them go together, and with which
/// sizes, only the program knows.
fn writes_by_contents(space: &LaunchSpace) -> bool {
    let chosen = |p: usize| space.free.params[p] && matches!(space.roles[p], Role::Buffer(_));
    let all = (0..space.roles.len()).filter(|&p| chosen(p));
    let bits = all.fold(0, |bits, p| bits | bit(u16::try_from(p).unwrap_or(u16::MAX)));
    let accesses = &space.facts.accesses;
    accesses.iter().any(|a| a.writes && !a.atomic && a.taint.loaded & bits != 0)
}

/// Turns races into notes that disappear when rows are as much longer as those of the program are, though the same
/// code runs.
pub(crate) fn sizes(
    runs: &mut Runs<'_>,
    space: &LaunchSpace,
    seeds: &[Launch],
    result: &mut KernelResult,
) {
    let strides: Vec<usize> = (0..space.roles.len())
        .filter(|&p| {
            space.free.params[p]
                && matches!(&space.roles[p], Role::Int(r) if r.scales && !r.power_of_two)
        })
        .collect();
    if strides.is_empty() || seeds.is_empty() {
        return;
    }
    let races =
        result.findings.iter_mut().filter(|f| f.severity > Severity::Note && f.race().is_some());
    for finding in races.take(FINDINGS) {
        let mark = finding.fingerprint();
        let launch = &finding.witness.launch;
        let Some(before) = runs.run(launch) else { continue };
        let disappears = seeds.iter().all(|seed| {
            let mut longer = launch.clone();
            for &p in &strides {
                let at = u16::try_from(p).unwrap_or(u16::MAX);
                let sum = space.integer(launch, at).zip(space.integer(seed, at));
                let Some(n) = sum.and_then(|(a, b)| a.checked_add(b)) else { return false };
                space.set(&mut longer, p, ArgValue::Scalar(Number::Int(n.into())));
            }
            for arg in &mut longer.args {
                if let ArgValue::Buffer(buffer) = &mut arg.value {
                    buffer.len = None;
                }
            }
            let Some(after) = runs.run(&longer) else { return false };
            !after.result.ending.is_limit()
                && covers(&after, &before)
                && after.result.findings.iter().all(|f| f.fingerprint() != mark)
        });
        if disappears {
            finding.severity = Severity::Note;
            let args = strides.iter().map(|&p| space.param(p).name.clone()).collect();
            finding.reasons.push(Reason::DependsOnRows { args });
        }
    }
}

/// The launch with the contents that `seed` gives to what decides or addresses.
fn with_contents(space: &LaunchSpace, launch: &Launch, seed: &Launch) -> Launch {
    let mut changed = launch.clone();
    for (p, role) in space.roles.iter().enumerate() {
        let Role::Buffer(role) = role else { continue };
        if !space.free.params[p] || !(role.addresses || role.decides) {
            continue;
        }
        if let Some(value) = space.value(seed, p) {
            space.set(&mut changed, p, value.clone());
        }
    }
    changed
}
