//! Every sentence about a finding, a run or a search that a user reads, in one place.

pub mod attempt;
pub mod host;
pub mod proof;
pub mod run;

use detect::advice::{Advice, BarrierPlace, Update};
use detect::finding::{
    Cost, FaultAt, Finding, Mismatch, MismatchKind, Race, RaceKind, Reason, RedundantBarrier, Rule,
    SideOp, Subject,
};
use detect::symbols::{BranchCause, Cell, Divergent, Loc};
use events::{AbsentLane, BarrierLevel, FaultKind, Scope, Space, WarpFault};
use launch::Dim3;

pub use run::{ending, note, untaken, untaken_side};

/// `1 launch`, `2 launches`.
pub fn counted(n: u64, singular: &str, plural: &str) -> String {
    format!("{n} {}", if n == 1 { singular } else { plural })
}

/// `1 launch`, `2 launches`.
pub fn launches(n: u64) -> String {
    counted(n, "launch", "launches")
}

/// The line that says what was found.
pub fn message(finding: &Finding) -> String {
    match &finding.subject {
        Subject::Race(race) => race_message(race),
        Subject::Mismatch(mismatch) => mismatch_message(mismatch),
        Subject::Fault(fault) => fault_message(fault),
        Subject::RedundantBarrier(barrier) => barrier_message(finding.rule, barrier),
        Subject::Deadlock => {
            "deadlock: every thread is blocked, or spins on memory that no thread \
                              will change"
                .to_owned()
        }
        Subject::Cost(cost) => cost_message(finding.rule, cost),
        Subject::Host(fault) => host::message(fault),
    }
}

fn barrier_message(rule: Rule, barrier: &RedundantBarrier) -> String {
    let of = barrier.tried.map_or_else(String::new, |tried| format!(" of {tried} tried"));
    let n = launches(barrier.launches);
    if rule == Rule::WideBarrier {
        return format!("barrier wider than needed: it orders only lanes of one warp in {n}{of}");
    }
    match barrier.alternatives.len() {
        0 => format!("redundant barrier: no cross-thread conflict across it in {n}{of}"),
        1 => format!("redundant barrier: one of these two could go in {n}{of}"),
        more => {
            format!("redundant barrier: not all of these {} are needed in {n}{of}", more + 1)
        }
    }
}

fn race_message(race: &Race) -> String {
    let [first, second] = &race.sides;
    let what = match (race.kind, first.op, second.op) {
        (RaceKind::SameValue, _, _) => "unsynchronised writes of the same value to",
        (_, SideOp::Atomic(_), SideOp::Atomic(_)) => "atomics with too narrow a scope on",
        (_, SideOp::Write, SideOp::Write) => "unsynchronised writes to",
        (_, SideOp::Read, SideOp::Write) | (_, SideOp::Write, SideOp::Read) => {
            "unsynchronised read and write of"
        }
        (_, SideOp::Atomic(_), SideOp::Read) | (_, SideOp::Read, SideOp::Atomic(_)) => {
            "unsynchronised plain read and atomic operation on"
        }
        (_, SideOp::Atomic(_), SideOp::Write) | (_, SideOp::Write, SideOp::Atomic(_)) => {
            "unsynchronised plain write and atomic operation on"
        }
        (_, SideOp::Read, SideOp::Read) => "unsynchronised accesses to",
    };
    let typed = race.cell.element.map_or_else(String::new, |e| format!("{}, ", e.name()));
    format!("{what} {} ({typed}{} memory)", race.cell.path, space_name(race.space))
}

fn mismatch_message(mismatch: &Mismatch) -> String {
    let whose = match mismatch.level {
        BarrierLevel::Block => "a block",
        BarrierLevel::Warp => "a warp",
        BarrierLevel::Grid => "the grid",
    };
    let barrier = match mismatch.level {
        BarrierLevel::Block => "barrier",
        BarrierLevel::Warp => "warp barrier",
        BarrierLevel::Grid => "grid barrier",
    };
    match (mismatch.kind, mismatch.threads, mismatch.level) {
        (MismatchKind::DifferentBarriers, ..) => {
            format!("threads of {whose} wait at different barriers")
        }
        (MismatchKind::DifferentCalls, ..) => {
            format!("threads of {whose} wait at the same barrier in different calls")
        }
        (MismatchKind::DifferentIterations, ..) => {
            format!("threads of {whose} wait at the same barrier in different loop iterations")
        }
        (MismatchKind::PartOfWarp, _, BarrierLevel::Warp) => {
            "lanes that the mask of a warp operation names do not take part in it".to_owned()
        }
        (MismatchKind::PartOfWarp, ..) => {
            format!("part of a warp waits at a {barrier} that the rest of the warp does not reach")
        }
        (MismatchKind::TooFewThreads, Some((expected, arrived)), _) => {
            let n = mismatch.barrier;
            let threads = counted(expected.into(), "thread", "threads");
            format!("barrier {n} expects {threads}, {arrived} arrived")
        }
        (MismatchKind::TooFewThreads, _, BarrierLevel::Grid) => {
            "blocks wait at a grid barrier that not all blocks of the grid reach".to_owned()
        }
        (MismatchKind::TooFewThreads, ..) => {
            "threads wait at a barrier that too few threads of the block reach".to_owned()
        }
        (MismatchKind::SkippedBarrier, _, BarrierLevel::Warp) => {
            "lanes skip a warp barrier whose mask names them".to_owned()
        }
        (MismatchKind::SkippedBarrier, ..) => {
            format!("threads of {whose} skip a {barrier} that others wait at")
        }
        (MismatchKind::ExitedThreads, ..) => {
            format!("threads wait at a {barrier} for threads that have exited")
        }
    }
}

fn mismatch_help(mismatch: &Mismatch) -> Option<&'static str> {
    Some(match (mismatch.kind, mismatch.level) {
        (MismatchKind::ExitedThreads, _) if mismatch.exited_by_fault => return None,
        (MismatchKind::ExitedThreads, _) => {
            "let threads without work skip the work instead of returning before the barrier"
        }
        (MismatchKind::TooFewThreads, BarrierLevel::Grid) => {
            "let every block reach the grid barrier: blocks without work skip the work, not the barrier"
        }
        (MismatchKind::TooFewThreads, _) => {
            "make the number of threads that arrive match the number that the barrier waits for"
        }
        (_, BarrierLevel::Warp) => {
            "name only lanes that execute the operation in its mask, for example by __ballot_sync() \
             before the branch, or move the operation out of the branch"
        }
        (_, BarrierLevel::Grid) => {
            "let all threads of the grid reach the same barrier: move it out of the branch"
        }
        (_, BarrierLevel::Block) => {
            "let all threads of the block reach the same barrier: move it out of the branch"
        }
    })
}

/// What is wrong with a warp operation.
fn warp_message(fault: Option<&WarpFault>) -> String {
    match fault {
        Some(WarpFault::Mask { mask }) => {
            format!(
                "the mask {mask:#010x} of a warp operation does not name the lane that executes it"
            )
        }
        Some(WarpFault::Source { lane, absent }) => {
            let why = match absent {
                AbsentLane::NoThread => "which the block does not have",
                AbsentLane::Ended => "which has ended",
                AbsentLane::NotInMask => "which its mask does not name",
                AbsentLane::Elsewhere => "which does not execute it",
            };
            format!("the result depends on what a shuffle reads from lane {lane}, {why}")
        }
        None => "a warp operation has no defined result".to_owned(),
    }
}

fn fault_message(fault: &FaultAt) -> String {
    let cell = fault.cell.as_ref();
    let path = cell.map_or("memory", |c| c.path.as_str());
    let op = if fault.write { "write" } else { "read" };
    let size = fault.size;
    let address = fault.address.map_or_else(String::new, |a| format!(" (address {a:#x})"));
    let message = match fault.kind {
        FaultKind::OutOfBounds => match cell {
            Some(c) => {
                let has = c.object_bytes.map(|bytes| format!(": {} has {bytes} bytes", c.object));
                format!(
                    "{op} of {size} bytes out of bounds at {}{}",
                    c.path,
                    has.unwrap_or_default()
                )
            }
            None if fault.space == Some(Space::Local) => {
                format!("{op} of {size} bytes out of bounds of a local variable")
            }
            None => format!("{op} of {size} bytes out of bounds{address}"),
        },
        FaultKind::UseAfterFree => format!("{op} of {size} bytes of freed memory at {path}"),
        FaultKind::Misaligned => {
            let offset = cell.and_then(|c| Some((c.offset?, &c.object)));
            let place = offset
                .map_or(address, |(offset, object)| format!(" (offset {offset} of {object})"));
            format!("misaligned {op} of {size} bytes at {path}{place}")
        }
        FaultKind::NullPointer => format!("{op} of {size} bytes through a null pointer{address}"),
        FaultKind::WrongSpace if fault.host => {
            format!("{op} of {size} bytes through a pointer to memory of the host{address}")
        }
        FaultKind::WrongSpace => {
            format!("{op} of {size} bytes in the wrong address space{address}")
        }
        FaultKind::UninitializedRead => format!("{path} is read before it is written"),
        FaultKind::DivisionByZero => "integer division by zero".to_owned(),
        FaultKind::Unreachable => "reached code that the compiler marked unreachable".to_owned(),
        FaultKind::Assert => "assertion failed".to_owned(),
        FaultKind::Trap => "the kernel executes a trap".to_owned(),
        FaultKind::UndefinedValue => {
            "a branch, an address or a call depends on an undefined value".to_owned()
        }
        FaultKind::WarpMask | FaultKind::ShuffleSource => warp_message(fault.warp.as_ref()),
    };
    match fault.message.as_str() {
        "" => message,
        more => format!("{message}: {more}"),
    }
}

fn cost_message(rule: Rule, cost: &Cost) -> String {
    let Cost { executions, cost, ideal, worst } = cost;
    match rule {
        Rule::BankConflict => format!(
            "shared-memory bank conflicts: {} for {}, {ideal} without conflicts, at most {worst} for \
             one access",
            counted(*cost, "pass", "passes"),
            counted(*executions, "warp access", "warp accesses"),
        ),
        Rule::Uncoalesced => format!(
            "uncoalesced access: {} of 32 bytes for {}, {ideal} if coalesced, at most {worst} for one \
             access",
            counted(*cost, "sector", "sectors"),
            counted(*executions, "warp access", "warp accesses"),
        ),
        _ => format!(
            "divergent branch: lanes of a warp take both sides, {}; {} ran with only some of the lanes",
            counted(*executions, "time", "times"),
            counted(*cost, "instruction", "instructions"),
        ),
    }
}

/// What a reason says below the excerpt; nothing where the message says it already.
pub fn reason(finding: &Finding, reason: &Reason) -> Option<String> {
    let race = finding.race();
    let launch = &finding.witness.launch;
    let block = || {
        let linear = race.map_or(0, |r| r.sides[0].thread.block);
        format!("block {}", coordinates(launch.grid, linear))
    };
    let warp = || {
        let thread = race.map_or(0, |r| r.sides[0].thread.thread);
        format!("warp {} of {}", thread / launch.warp_size.max(1), block())
    };
    // Where further pairs are of threads that are further apart, the nearness of these two explains little.
    let others = match race.map(|r| (r.across.blocks, r.across.warps)) {
        Some((true, _)) => "; other pairs are of different blocks",
        Some((false, true)) => "; other pairs are of different warps",
        _ => "",
    };
    Some(match reason {
        Reason::CopyNotAwaited { own_thread: true } => {
            "the copy is asynchronous, and its own thread has not waited for it".to_owned()
        }
        Reason::CopyNotAwaited { own_thread: false } => {
            "the copy is asynchronous, and no thread has waited for it".to_owned()
        }
        Reason::CopyNotPublished => "the copy is asynchronous: its thread has waited for it, but \
                                     other threads need a barrier after that wait"
            .to_owned(),
        Reason::DifferentBlocks => {
            "the threads are in different blocks, which __syncthreads() does not order".to_owned()
        }
        Reason::SameInstruction => {
            format!("both are lanes of {}, in the same instruction{others}", warp())
        }
        Reason::WarpLevel => format!(
            "both are lanes of {}: with independent thread scheduling nothing orders them; in \
             lockstep (--model lockstep) the order would be fixed{others}",
            warp()
        ),
        Reason::BranchSides => {
            format!("both are lanes of {}, on different sides of a branch{others}", warp())
        }
        Reason::NoBarrierBetween => {
            let interval = race.map_or(0, |r| r.sides[0].interval);
            let place = match interval {
                0 => "before its first barrier".to_owned(),
                n => format!("after its barrier {n}, before any next one"),
            };
            format!("both in {}, interval {interval}: {place}", block())
        }
        Reason::ScopeTooNarrow => {
            "an atomic operation of block scope is not atomic for threads of other blocks"
                .to_owned()
        }
        Reason::OneSideAtomic => "only one of the two accesses is atomic".to_owned(),
        Reason::ExitedCountAsArrived => "exited threads count as arrived here, as on sm_70 and \
                                         later; --exited strict makes this a warning"
            .to_owned(),
        Reason::ExitedDependsOnDevice => {
            "whether the barrier waits for exited threads depends on the device".to_owned()
        }
        Reason::DependsOnRows { args } => format!(
            "with larger values it disappears: it is an error only if the caller passes so small a \
             value of {}",
            args.join(" and ")
        ),
        Reason::RangesOverlap { args } => format!(
            "an error if the cells of {} may be nearer to each other than what is written from each of them on",
            args.join(" and ")
        ),
        Reason::Precondition { clauses } => {
            let all = clauses.join(" && ");
            format!(
                "only launches that break {all} show it: an error if there are such launches; if not, say so in a \
                 contract: `// warpscope: {all}`"
            )
        }
        Reason::UnusualBlock => {
            "only blocks of unusual size show it: an error if the kernel is launched with such blocks"
                .to_owned()
        }
        Reason::ForOneThread => "all threads do the same, so the kernel may be made for one thread: a \
                                 warning if it is launched with more"
            .to_owned(),
        Reason::NotInProgram => {
            "main() launches the kernel only otherwise: an error if others launch it like this"
                .to_owned()
        }
        Reason::ArgumentsGuessed => {
            "the arguments of main() were guessed: an error if it may be called like this".to_owned()
        }
        Reason::InputMissing => "main() reads a file or its standard input, which the check does not have: an \
                                 error if they give such contents"
            .to_owned(),
        Reason::ContentsNotInProgram => {
            "with the contents that main() gives its buffers it does not show: an error if they may hold others"
                .to_owned()
        }
        Reason::OtherLaunchesPass => {
            "other launches pass: an error if the kernel may be launched like this, else a condition that \
              a contract can state"
                .to_owned()
        }
        Reason::DependsOnContents { args } => {
            let args: Vec<String> = args.iter().map(|a| shortened(a)).collect();
            format!(
                "depends on the contents of buffers, which the search chose: {}",
                args.join(", ")
            )
        }
    })
}

/// What to do about an index that leaves its object.
fn bound_index(finding: &Finding) -> String {
    let Subject::Fault(fault) = &finding.subject else { return String::new() };
    let Some(cell) = &fault.cell else { return String::new() };
    let Cell { object, index, path, element, object_bytes, .. } = cell;
    if index.is_some_and(|i| i < 0) {
        return format!(
            "skip the access where the index is negative: {object} begins at {object}[0]"
        );
    }
    let cells = element.zip(*object_bytes).map(|(e, bytes)| bytes / e.size());
    let whole = index.is_some_and(|i| *path == format!("{object}[{i}]"));
    match cells.and_then(|n| n.checked_sub(1)).filter(|_| whole) {
        Some(last) => {
            format!(
                "skip the access where the index is too large: the last element of {object} is {object}[{last}]"
            )
        }
        None => format!("skip the access where the index leads beyond the end of {object}"),
    }
}

/// `text` with at most 40 characters after its `=`.
fn shortened(text: &str) -> String {
    let (name, value) = text.split_once('=').unwrap_or(("", text));
    if value.len() <= 40 {
        return text.to_owned();
    }
    let start: String = value.chars().take(37).collect();
    format!("{name}={start}...")
}

/// What to do about a finding that is in no group, or whose group has no advice.
pub fn help(finding: &Finding) -> Vec<String> {
    let text = match &finding.subject {
        Subject::Fault(fault) => match fault.kind {
            FaultKind::WarpMask => {
                "name every lane that executes the operation in its mask, for example by \
                 __ballot_sync() before the branch"
            }
            FaultKind::ShuffleSource => {
                "let the lane that is read execute the shuffle too, or do not use the value \
                 where it does not"
            }
            _ => return vec![],
        },
        Subject::Host(fault) => return host::help(fault),
        Subject::RedundantBarrier(_) if finding.rule == Rule::WideBarrier => {
            "__syncwarp() suffices here"
        }
        _ => return vec![],
    };
    vec![text.to_owned()]
}

/// What to do about findings of one cause, of which `finding` is the first.
pub fn advice(advice: &Advice, finding: &Finding) -> Vec<String> {
    let file = finding.loc().map_or("", |l| l.file.as_str());
    // A place as readers of this finding name it.
    let line = |loc: &Loc| {
        if loc.file == file {
            format!("line {}", loc.line)
        } else {
            format!("{}:{}", loc.file_name(), loc.line)
        }
    };
    let on =
        |loc: &Option<Loc>| loc.as_ref().map_or_else(String::new, |l| format!(" on {}", line(l)));
    let on_all = |locs: &[Loc]| match locs {
        [] => String::new(),
        [one] => format!(" on {}", line(one)),
        several => {
            let lines: Vec<u32> = several.iter().map(|l| l.line).collect();
            format!(" on lines {}", enumerated(&lines))
        }
    };
    let object = finding.object().unwrap_or("the cell");
    let path = finding.race().map_or(object, |r| r.cell.path.as_str());
    let text = match advice {
        Advice::AwaitCopy => "wait for the copy in its thread (__pipeline_wait_prior, cp.async.wait_group, or \
                              its mbarrier), then synchronise with the other threads"
            .to_owned(),
        Advice::PublishCopy => "after the wait for the copy, add __syncthreads() before other threads use the \
                                data"
            .to_owned(),
        Advice::WidenScope => format!(
            "use atomics of device scope on {object}: those of block scope (names that end in _block) are not \
             atomic for other blocks"
        ),
        Advice::AtomicUpdate { op, at } => {
            let with = match op {
                Some(Update::Add) => "atomicAdd()",
                Some(Update::Sub) => "atomicAdd() of the negated value",
                Some(Update::And) => "atomicAnd()",
                Some(Update::Or) => "atomicOr()",
                Some(Update::Xor) => "atomicXor()",
                Some(Update::Min) => "atomicMin()",
                Some(Update::Max) => "atomicMax()",
                Some(Update::Exchange) => "atomicExch()",
                Some(Update::Claim) => "atomicCAS()",
                None => "atomicCAS() in a loop",
            };
            format!(
                "make the update{} one atomic operation, with {with}: reading, changing and writing {path} are \
                 three steps, between which other threads can write it",
                on(at)
            )
        }
        Advice::AtomicRead { at } => format!(
            "read {object}{} with an atomic operation too, for example atomicAdd(address, 0), or use the value \
             that the atomic operation returns",
            on_all(at)
        ),
        Advice::AtomicWrite { at } => {
            format!("write {object}{} with an atomic operation too, for example atomicExch()", on_all(at))
        }
        Advice::OneWriter if finding.race().is_some_and(|r| r.across.blocks) => format!(
            "let one thread of one block write {path}, or give each block an element of its own"
        ),
        Advice::OneWriter => match finding.race().map(|r| r.kind) {
            Some(RaceKind::SameValue) => format!(
                "let one thread write {path}, for example under `if (threadIdx.x == 0)`"
            ),
            _ => format!(
                "which of the values stays in {path} is not defined: let one thread write it, or give each \
                 thread an element of its own"
            ),
        },
        Advice::FenceLock { taken, released } => format!(
            "the lock excludes other threads but does not order memory: add __threadfence() after it is taken{} \
             and before it is released{}",
            on(taken),
            on(released)
        ),
        Advice::FenceHandover { announced, observed } => {
            let before = announced.as_ref().map(|l| {
                format!("between the write of {object} and the operation on {} that announces it", line(l))
            });
            let after = observed.as_ref().map(|l| {
                format!("between the operation on {} that observes it and the read of {object}", line(l))
            });
            let both: Vec<String> = before.into_iter().chain(after).collect();
            format!("add __threadfence() {}", both.join(", and "))
        }
        Advice::Barrier(places) => {
            let mut several: Vec<String> = vec![];
            for place in places {
                several.push(match place {
                    BarrierPlace::Between { places: [x, y], calls: Some(function) } => {
                        if (&x.file, x.line) == (&y.file, y.line) {
                            format!("between the two calls of {function}() on {}", line(x))
                        } else {
                            format!("between the calls of {function}() on {} and {}", line(x), line(y))
                        }
                    }
                    BarrierPlace::Between { places: [x, y], calls: None } if x.file == file => {
                        format!("between lines {} and {}", x.line, y.line)
                    }
                    BarrierPlace::Between { places: [x, y], calls: None } => {
                        format!("between {} and {}", line(x), line(y))
                    }
                    BarrierPlace::LoopStart { of } => format!(
                        "at the start of the body of the loop on {}, before the work of each iteration",
                        line(of)
                    ),
                    BarrierPlace::LoopEnd { of, last, next } if last.line == next.line => format!(
                        "at the end of the body of the loop on {}, so that no thread begins the next iteration \
                         before all have finished this one",
                        line(of)
                    ),
                    BarrierPlace::LoopEnd { of, last, next } => format!(
                        "at the end of the body of the loop on {}, so that no thread is at {} of the next \
                         iteration while another is still at {} of this one",
                        line(of),
                        line(next),
                        line(last)
                    ),
                });
            }
            let end = match places[..] {
                [BarrierPlace::LoopEnd { .. } | BarrierPlace::LoopStart { .. }] => "",
                _ => ", where all threads of the block pass",
            };
            format!("add __syncthreads() {}{end}", several.join(", and another "))
        }
        Advice::SplitStatement { at, again } => {
            let more = again.as_ref().map_or_else(String::new, |l| {
                format!(
                    ", and add another __syncthreads() at the end of the body of the loop on {}",
                    line(l)
                )
            });
            format!(
                "split the statement{}: read into a local variable, then __syncthreads(), then write{more}; the \
                 barriers go outside of any branch that only some threads take",
                on(at)
            )
        }
        Advice::LeaveBranch { branch, between: [x, y] } => format!(
            "add __syncthreads() between {} and {} where all threads of the block pass: threads that the branch on \
             {} keeps away must skip the work before and after it, but not the barrier",
            line(x),
            line(y),
            line(branch)
        ),
        Advice::WarpBarrier { at, split, reconverge } => {
            let mut lines: Vec<u32> = at.iter().map(|l| l.line).collect();
            lines.dedup();
            let place = match lines[..] {
                [_] => format!("between the accesses of {object} on {}", line(&at[0])),
                [x, y] => format!("between lines {x} and {y}"),
                _ => format!("after each of the lines {}", enumerated(&lines)),
            };
            let place = if at.is_empty() { "between the accesses".to_owned() } else { place };
            let split = if *split {
                "; a statement that reads what another lane writes must read into a variable before the barrier \
                 and write after it"
            } else {
                ""
            };
            let reconverge = if *reconverge {
                ", where all lanes of the warp have reconverged"
            } else {
                ""
            };
            format!("add __syncwarp() {place}{reconverge}{split}")
        }
        Advice::BoundIndex => bound_index(finding),
        Advice::MoreShared => format!(
            "pass the size of all arrays in {object} as the third launch parameter: this launch gives a block {} \
             bytes of dynamic shared memory",
            finding.witness.launch.shared_bytes
        ),
        Advice::OtherArray => format!(
            "write the results to another array than {object}: threads and blocks run in any order, so what one \
             reads must not be what another writes in the same statement"
        ),
        Advice::SeparateLaunches { iterations: Some(l), other_array } => {
            let other = if *other_array {
                format!("; in each of them write the results to another array than {object}")
            } else {
                String::new()
            };
            format!(
                "__syncthreads() does not order blocks: make each iteration of the loop on {} a launch of its own, \
                 or separate the iterations by grid.sync() of a cooperative launch{other}",
                line(l)
            )
        }
        Advice::SeparateLaunches { iterations: None, .. } => {
            "blocks run in any order: split the two accesses into separate kernel launches, or put grid.sync() of a \
             cooperative launch between them"
                .to_owned()
        }
        Advice::SkipWork | Advice::MatchCount | Advice::MoveBarrier => {
            let Subject::Mismatch(mismatch) = &finding.subject else { return vec![] };
            let Some(text) = mismatch_help(mismatch) else { return vec![] };
            text.to_owned()
        }
    };
    vec![text]
}

/// `10, 11 and 12`; of more than six the first five and the last.
fn enumerated(lines: &[u32]) -> String {
    let all: Vec<String> = lines.iter().map(u32::to_string).collect();
    match &all[..] {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] if first.len() <= 5 => format!("{} and {last}", first.join(", ")),
        [first @ .., last] => format!("{}, ... and {last}", first[..5].join(", ")),
    }
}

/// Why threads do not agree at a branch.
pub fn cause(cause: &BranchCause) -> String {
    let source = match &cause.source {
        Divergent::ThreadIdx(axis) => {
            format!("threadIdx.{}", ["x", "y", "z"][usize::from(*axis).min(2)])
        }
        Divergent::Lane => "the lane ID".to_owned(),
        Divergent::LaneMask => "a lane mask".to_owned(),
        Divergent::Warp => "the warp ID".to_owned(),
        Divergent::Clock => "the clock".to_owned(),
        Divergent::Machine => "the hardware unit that runs the warp".to_owned(),
        Divergent::Parameter(Ok(name)) => {
            format!("parameter `{name}`, whose value may differ between threads")
        }
        Divergent::Parameter(Err(n)) => {
            format!("parameter number {n}, whose value may differ between threads")
        }
        Divergent::Memory => "data loaded from memory".to_owned(),
        Divergent::Atomic => "the result of an atomic operation".to_owned(),
        Divergent::Exchange => "data exchanged between lanes".to_owned(),
        Divergent::Call => "the result of a call".to_owned(),
        Divergent::Control => "the path that threads took at an earlier branch".to_owned(),
    };
    let line = cause.loc.as_ref().map_or_else(String::new, |l| format!(" (line {})", l.line));
    let through =
        cause.variable.as_ref().map_or_else(String::new, |name| format!(" through `{name}`"));
    format!("its condition depends on {source}{line}{through}")
}

/// Notes that a finding carries beside its reasons.
pub fn notes(finding: &Finding) -> Vec<String> {
    let launch = &finding.witness.launch;
    match &finding.subject {
        Subject::Mismatch(mismatch) => {
            let mut notes = vec![];
            let block = coordinates(launch.grid, mismatch.block);
            if let Some((ended, count)) = mismatch.ended_blocks {
                let ended = coordinates(launch.grid, ended);
                notes.push(match count {
                    1 => format!("block {ended} has ended without reaching it"),
                    n => format!(
                        "{n} blocks, the first of them {ended}, have ended without reaching it"
                    ),
                });
            }
            if mismatch.barrier != 0 && mismatch.threads.is_none() {
                notes.push(format!("it is barrier number {}", mismatch.barrier));
            }
            notes.push(format!("seen in block {block}, interval {}", mismatch.interval));
            notes
        }
        Subject::RedundantBarrier(barrier) => {
            let mut notes: Vec<String> = vec![];
            for place in &barrier.alternatives {
                if let Some(loc) = &place.loc {
                    notes.push(format!("the other is at {loc}: either could go, but not both"));
                }
            }
            let change = match finding.rule {
                Rule::WideBarrier => "narrowing",
                _ => "removing",
            };
            notes.push(format!(
                "other launches or inputs may need it; check callers and loops before {change} it"
            ));
            notes
        }
        _ => vec![],
    }
}

/// `(1,0,0)`.
fn coordinates(extent: Dim3, linear: u64) -> String {
    let Dim3 { x, y, z } = extent.coordinates(linear);
    format!("({x},{y},{z})")
}

/// Name of a space as in JSON.
pub fn space_name(space: Space) -> &'static str {
    match space {
        Space::Global => "global",
        Space::Shared => "shared",
        Space::Constant => "constant",
        Space::Local => "local",
    }
}

/// Name of a scope as in JSON.
pub fn scope_name(scope: Scope) -> &'static str {
    match scope {
        Scope::Block => "block",
        Scope::Device => "device",
        Scope::System => "system",
    }
}
