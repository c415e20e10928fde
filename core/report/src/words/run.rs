//! Every sentence about a run or a search as a whole that a user reads.

use super::{counted, launches};
use crate::model::{Never, UntakenReport};
use detect::result::{Ending, MainStop, Note, RaceLimit, Untaken};
use detect::symbols::Loc;
use events::Cap;
use launch::contract::Origin;

/// How a run ended, in a clause.
pub fn ending(ending: &Ending) -> String {
    let at = |loc: &Option<Loc>| loc.as_ref().map_or_else(String::new, |l| format!(" at {l}"));
    match ending {
        Ending::Finished => "all threads finished".to_owned(),
        Ending::SomeFinished => "the other launches finished".to_owned(),
        Ending::Trapped => "threads were stopped by a trap or a failed assertion".to_owned(),
        Ending::StepLimit { max_steps, loc } => {
            format!("the budget of {max_steps} steps was used up{}", at(loc))
        }
        Ending::Cap { cap, loc } => {
            let what = match cap {
                Cap::CallDepth(most) => format!("calls nest deeper than {most}"),
                Cap::LocalMemory(most) => {
                    format!("a thread needs more than {most} bytes of local memory")
                }
                Cap::OpenBuffer(most) => format!(
                    "a buffer without a length is accessed beyond {most} bytes, which are the most \
                     that is simulated"
                ),
                Cap::DeviceMemory => "the memory that a launch may use is used up".to_owned(),
            };
            format!("{what}{}", at(loc))
        }
        Ending::Deadlock { loc } => format!("deadlock: every thread is blocked{}", at(loc)),
        Ending::Stopped => "the run was stopped early".to_owned(),
        Ending::Interrupted => "the search was interrupted".to_owned(),
    }
}

/// What else there is to know, in a clause.
pub fn note(note: &Note) -> String {
    match note {
        Note::UndefinedValues { places } => {
            const SHOWN: usize = 3;
            let shown: Vec<String> = places.iter().take(SHOWN).map(ToString::to_string).collect();
            let at = match (shown.is_empty(), places.len().saturating_sub(SHOWN)) {
                (true, _) => String::new(),
                (_, 0) => format!(" at {}", shown.join(", ")),
                (_, more) => format!(" at {} and {more} more", shown.join(", ")),
            };
            format!("an undefined value is used{at} (0 in this simulation, arbitrary on hardware)")
        }
        Note::RaceDetectionCut(limit) => {
            let why = match limit {
                RaceLimit::Threads => "too many threads run at once".to_owned(),
                RaceLimit::Shadow(bytes) => {
                    format!("it needs more than its {bytes} bytes of shadow memory")
                }
            };
            format!("race detection stopped before the end of the run: {why}")
        }
        Note::OwnLaunches => "the kernel launches others, which run here when it has ended: whether they race with \
                              what it does after the launch, or in other threads, was not looked at"
            .to_owned(),
        Note::RacesSampled => "too many bytes may race: only a sample of them was examined, and \
                               counts are lower bounds"
            .to_owned(),
        Note::FencesCoarse => {
            "ordering through fences was approximated, to bound the work".to_owned()
        }
        Note::RacesTruncated { most } => format!("only the first {most} races are shown"),
        Note::BarriersNotJudged { barriers } => {
            let n = counted(*barriers as u64, "barrier was", "barriers were");
            format!("{n} not checked for redundancy, to bound the work")
        }
        Note::BlockTooSmallForBarriers => {
            "barriers were not checked for redundancy: the block has fewer threads than a warp"
                .to_owned()
        }
        Note::OutputCut { bytes } => format!("printf output was truncated at {bytes} bytes"),
        Note::BlocksSampled { run, total } => format!(
            "{run} of {total} blocks were run: the first, the last, and runs of neighbours between"
        ),
        Note::LaunchesDiscarded { launches: n, why } => {
            let why: Vec<String> = why
                .iter()
                .map(|(rule, loc)| {
                    let at = loc.as_ref().map_or_else(String::new, |l| format!(" at {l}"));
                    format!("{rule}{at}")
                })
                .collect();
            let n = launches(*n);
            format!("{n} discarded as implausible for this kernel: {}", why.join("; "))
        }
        Note::MadeUpPointers { args } => format!(
            "memory errors are not reported, because the search made up the pointers in {}",
            args.join(", ")
        ),
        Note::FirstLaunchCut(first) => format!("in the first launch, {}", ending(first)),
        Note::ContractBroken { clause, origin: Origin::LaunchBounds } => {
            format!("a GPU refuses this launch, which breaks the kernel's launch bounds: {clause}")
        }
        Note::ContractBroken { clause, origin } => {
            format!("this launch violates the contract: {clause} ({origin})")
        }
        Note::SearchInterrupted => {
            "the search was interrupted: this is what it had found so far".to_owned()
        }
        Note::SearchWorkUsed { launches: n } => {
            let n = launches(*n);
            format!("the search ended after {n}, its usual amount of work; --budget allows more")
        }
        Note::SearchTimedOut { milliseconds } => {
            let seconds = *milliseconds as f64 / 1000.0;
            format!(
                "the search was stopped after {seconds} s, before its end: the result is incomplete; \
                 --budget gives it more time"
            )
        }
        Note::DefaultUsed { flag, value } => format!("{flag} was not given: used {flag} {value}"),
        Note::FindingNotReproduced { theirs } => {
            let ours = env!("CARGO_PKG_VERSION");
            format!(
                "the finding of the link did not appear; the link was made by version \
                 {theirs}, this is {ours}"
            )
        }
        Note::MainNotFollowed { launches: n, why } => {
            let why = match why {
                MainStop::NotCompiled => "its host code does not compile here".to_owned(),
                MainStop::Exited { code } => {
                    format!("without arguments it exits with code {code} and has launched nothing")
                }
                MainStop::NoInput => "it reads a file or its standard input, which only \
                                      `warpscope run` can give it"
                    .to_owned(),
                MainStop::Unsupported { what } => format!("{what} is not supported"),
                MainStop::Budget => "it takes more steps than a check gives it".to_owned(),
                MainStop::Failed { why } => why.clone(),
            };
            match n {
                0 => format!("main() was not run, so the launches are guessed: {why}"),
                n => format!("main() was followed for {} only: {why}", launches(*n)),
            }
        }
        Note::NotLaunched => {
            "main() does not launch this kernel: its launches are guessed".to_owned()
        }
        Note::MemoryLeftOut => {
            "main() launches this kernel on memory that nothing wrote, or on none: its launches are guessed \
             (warpscope run shows the reads)"
                .to_owned()
        }
        Note::HostFaults { faults } => format!(
            "{} in the host code; warpscope run reports {}",
            counted(*faults, "fault", "faults"),
            if *faults == 1 { "it" } else { "them" }
        ),
        Note::Input(text) => text.clone(),
    }
}

/// What of a branch was not taken: `k.cu:7:3: never true`.
pub fn untaken(loc: &Loc, what: Untaken) -> String {
    let what = match what {
        Untaken::NeverReached => "never reached",
        Untaken::NeverTrue => "never true",
        Untaken::NeverFalse => "never false",
    };
    format!("{loc}: {what}")
}

/// As [`untaken`], of the report's form.
pub fn untaken_side(side: &UntakenReport) -> String {
    let what = match side.never {
        Never::Reached => Untaken::NeverReached,
        Never::True => Untaken::NeverTrue,
        Never::False => Untaken::NeverFalse,
    };
    untaken(&Loc::new(&side.file, side.line, side.column), what)
}
