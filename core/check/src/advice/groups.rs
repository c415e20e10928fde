//! Findings of one cause: which belong together, and what to do about all of them.

use super::Plan;
use detect::advice::{Advice, BarrierPlace, CauseGroup};
use detect::finding::{Finding, Rule, Subject};
use detect::symbols::Loc;

/// The findings by cause.
pub(super) fn groups(findings: &[Finding], plans: Vec<Plan>) -> Vec<CauseGroup> {
    struct Cause {
        plan: Plan,
        members: Vec<usize>,
    }
    let mut causes: Vec<Cause> = vec![];
    for (i, plan) in plans.into_iter().enumerate() {
        let joined = causes.iter_mut().find(|cause| {
            let head = cause.members[0];
            let same = findings[head].rule == findings[i].rule;
            match (&cause.plan, &plan) {
                (Plan::Fixed(x), Plan::Fixed(y)) => {
                    let alike = matches!(
                        (x, y),
                        (Advice::AtomicRead { .. }, Advice::AtomicRead { .. })
                            | (Advice::AtomicWrite { .. }, Advice::AtomicWrite { .. })
                    );
                    let same_split = match (x, y) {
                        (
                            Advice::SplitStatement { at: a, again: r },
                            Advice::SplitStatement { at: b, again: s },
                        ) => r == s && is_line(a.as_ref(), b.as_ref()),
                        _ => false,
                    };
                    (x == y || alike || same_split)
                        && same
                        && one_cause(x, &findings[head], &findings[i])
                }
                (
                    Plan::Barrier { points, numbering, .. },
                    Plan::Barrier { points: other, numbering: n, .. },
                ) => numbering == n && points & other != 0,
                (Plan::Barriers(x), Plan::Barriers(y)) => x == y,
                (
                    Plan::Warp { object, function, .. },
                    Plan::Warp { object: o, function: f, .. },
                ) => object == o && function == f,
                // What orders all threads orders the lanes of a warp too.
                (
                    Plan::Fixed(Advice::SplitStatement { at: line, .. }),
                    Plan::Warp { at, split: true, .. },
                ) => at.iter().all(|l| is_line(line.as_ref(), Some(l))),
                (
                    Plan::Fixed(
                        Advice::OtherArray | Advice::SeparateLaunches { other_array: true, .. },
                    ),
                    Plan::Warp { object, at, split: true, .. },
                ) => {
                    findings[head].object() == Some(object.as_str())
                        && at.iter().all(|l| is_line(findings[head].loc(), Some(l)))
                }
                // The same statements between warps: what does not order those is not enough.
                (_, Plan::Warp { .. })
                    if cause.members.iter().any(|&m| wider(&findings[m], &findings[i])) =>
                {
                    true
                }
                (_, Plan::Nothing) => {
                    findings[i].rule == Rule::UninitializedRead
                        && cause.members.iter().any(|&m| is_side(&findings[m], &findings[i]))
                }
                _ => false,
            }
        });
        match joined {
            None => causes.push(Cause { plan, members: vec![i] }),
            Some(cause) => {
                cause.members.push(i);
                merge(&mut cause.plan, plan);
            }
        }
    }
    // A barrier separates all threads that execute the statements of one of its races.
    for from in (0..causes.len()).rev() {
        let Plan::Nothing = causes[from].plan else { continue };
        let first = &findings[causes[from].members[0]];
        let barrier = causes.iter().position(|cause| {
            matches!(cause.plan, Plan::Barrier { .. } | Plan::Barriers(_))
                && cause.members.iter().any(|&m| {
                    in_block(&findings[m])
                        && in_block(first)
                        && same_statements(&findings[m], first)
                })
        });
        if let Some(to) = barrier {
            let moved = causes[from].members.clone();
            causes[to].members.extend(moved);
            causes[to].members.sort_unstable();
            causes.remove(from);
        }
    }
    causes.sort_by_key(|cause| cause.members[0]);
    causes
        .into_iter()
        .map(|cause| CauseGroup { advice: advice_of(cause.plan), members: cause.members })
        .collect()
}

/// Whether two findings with this advice have one cause.
fn one_cause(advice: &Advice, a: &Finding, b: &Finding) -> bool {
    let object = a.object() == b.object();
    match advice {
        Advice::OneWriter | Advice::AwaitCopy | Advice::PublishCopy | Advice::WidenScope => {
            let line = |f: &Finding| f.loc().map(|l| (l.file.clone(), l.line));
            object && (line(a) == line(b) || matches!(advice, Advice::WidenScope))
        }
        Advice::SeparateLaunches { .. }
        | Advice::OtherArray
        | Advice::AtomicRead { .. }
        | Advice::AtomicWrite { .. } => object,
        // One thread whose index leaves several arrays of one length.
        Advice::BoundIndex => {
            let of = |f: &Finding| match &f.subject {
                Subject::Fault(fault) => fault
                    .cell
                    .as_ref()
                    .map(|c| (fault.block, fault.thread, c.index, c.object_bytes)),
                _ => None,
            };
            of(a) == of(b) && is_line(a.loc(), b.loc())
        }
        Advice::MoreShared => object,
        Advice::SkipWork | Advice::MatchCount | Advice::MoveBarrier => {
            let branch = |f: &Finding| match &f.subject {
                Subject::Mismatch(m) => m.branch.as_ref().and_then(|b| b.loc.clone()),
                _ => None,
            };
            branch(a).is_some() && branch(a) == branch(b)
        }
        _ => true,
    }
}

/// Whether it is a race whose threads are always of one block.
fn in_block(finding: &Finding) -> bool {
    finding.race().is_some_and(|race| !race.across.blocks)
}

/// Whether two races are of the same statements.
fn same_statements(a: &Finding, b: &Finding) -> bool {
    let statements = |f: &Finding| {
        let race = f.race()?;
        let mut both = [race.sides[0].statement?, race.sides[1].statement?];
        both.sort();
        Some(both)
    };
    statements(a).is_some_and(|of_a| statements(b) == Some(of_a))
}

/// Whether a race is of the statements of another one, but reaches further.
fn wider(wide: &Finding, narrow: &Finding) -> bool {
    let reaches = wide.race().is_some_and(|r| !r.across.only_lanes());
    reaches && same_statements(wide, narrow)
}

/// Whether two places are in one line.
fn is_line(a: Option<&Loc>, b: Option<&Loc>) -> bool {
    a.zip(b).is_some_and(|(a, b)| (&a.file, a.line) == (&b.file, b.line))
}

/// Whether the fault is at one of the sides of the race.
fn is_side(race: &Finding, fault: &Finding) -> bool {
    let at = fault.loc();
    at.is_some() && race.race().is_some_and(|r| r.sides.iter().any(|s| s.place.loc.as_ref() == at))
}

/// Adds what another finding of one cause says of it.
fn merge(into: &mut Plan, other: Plan) {
    match (into, other) {
        (Plan::Barrier { points, how, .. }, Plan::Barrier { points: more, how: also, .. }) => {
            *points &= more;
            for (i, place) in also {
                match how.get_mut(&i) {
                    Some(mine) => narrow(mine, place),
                    None => {
                        how.insert(i, place);
                    }
                }
            }
            how.retain(|i, _| *points >> i & 1 != 0);
        }
        (
            Plan::Warp { at, split, reconverge, .. },
            Plan::Warp { at: more, split: s, reconverge: r, .. },
        ) => {
            at.extend(more);
            *split |= s;
            *reconverge |= r;
        }
        (
            Plan::Fixed(Advice::AtomicRead { at } | Advice::AtomicWrite { at }),
            Plan::Fixed(Advice::AtomicRead { at: more } | Advice::AtomicWrite { at: more }),
        ) => {
            at.extend(more);
            at.sort();
            at.dedup_by_key(|l| (l.file.clone(), l.line));
        }
        _ => {}
    }
}

/// The part of the code where a barrier separates the pairs of both.
fn narrow(mine: &mut BarrierPlace, other: BarrierPlace) {
    let at = |l: &Loc| (l.line, l.column);
    match (mine, other) {
        (
            BarrierPlace::Between { places: [x, y], calls },
            BarrierPlace::Between { places: [p, q], calls: c },
        ) if x.file == p.file => {
            if at(&p) > at(x) {
                *x = p;
            }
            if at(&q) < at(y) {
                *y = q;
            }
            if *calls != c {
                *calls = None;
            }
        }
        (
            BarrierPlace::LoopEnd { last, next, .. },
            BarrierPlace::LoopEnd { last: l, next: n, .. },
        ) => {
            if last.file == l.file && at(&l) > at(last) {
                *last = l;
            }
            if next.file == n.file && at(&n) < at(next) {
                *next = n;
            }
        }
        (mine @ BarrierPlace::LoopEnd { .. }, other @ BarrierPlace::Between { .. }) => {
            *mine = other
        }
        _ => {}
    }
}

fn advice_of(plan: Plan) -> Option<Advice> {
    Some(match plan {
        Plan::Nothing => return None,
        Plan::Fixed(advice) => advice,
        Plan::Barriers(places) => Advice::Barrier(places),
        Plan::Barrier { how, .. } => {
            // Between two statements that a reader sees one after the other is plainer than the end of a loop,
            // and an outer loop costs fewer barriers than an inner one.
            let rank = |place: &BarrierPlace| match place {
                BarrierPlace::Between { places: [x, y], .. } => {
                    ((x.line, x.column) < (y.line, y.column)).then_some((0, 0))
                }
                BarrierPlace::LoopEnd { of, .. } => Some((1, of.line)),
                BarrierPlace::LoopStart { of } => Some((2, of.line)),
            };
            let ranked = how.values().filter_map(|p| Some((rank(p)?, p)));
            let (_, place) = ranked.min_by_key(|p| p.0)?;
            Advice::Barrier(vec![place.clone()])
        }
        Plan::Warp { mut at, split, reconverge, .. } => {
            at.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
            at.dedup();
            Advice::WarpBarrier { at, split, reconverge }
        }
    })
}
