//! Every sentence about a proof that a user reads.

use detect::symbols::Loc;
use launch::Model;
use prove::bounds::Inside;
use prove::ledger::Assumption;
use prove::open::{Cause, Construct};

/// For what something is proved: every launch, or those that meet the clauses, of the launches in the `scope`.
pub fn summary(clauses: &[&str], scope: &str) -> String {
    let clauses = clauses.join(" && ");
    match (clauses.is_empty(), scope.is_empty()) {
        (true, true) => "proved for every launch".to_owned(),
        (true, false) => format!("proved for every launch with {scope}"),
        (false, true) => format!("proved if {clauses}"),
        (false, false) => format!("proved if {clauses}, with {scope}"),
    }
}

/// What is proved not to be there: races, and `both` with barrier divergence.
pub fn proved_of(both: bool) -> &'static str {
    if both { "no race or barrier divergence" } else { "no race" }
}

/// What a proof is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Data races.
    Races,
    /// Barrier divergence.
    Divergence,
}

impl About {
    /// What is proved.
    pub fn none(self) -> &'static str {
        match self {
            Self::Races => "no data race",
            Self::Divergence => "no barrier divergence",
        }
    }
    fn one(self) -> &'static str {
        match self {
            Self::Races => "a race",
            Self::Divergence => "barrier divergence",
        }
    }
}

/// That it does not hold.
pub fn counterexample(launch: &str, about: About) -> String {
    format!("does not hold: {launch} has {}", about.one())
}

/// How to see it.
pub fn reproduce(command: &str) -> String {
    format!("reproduce with: {command}")
}

/// That neither is known.
pub fn unknown(message: &str) -> String {
    format!("unknown: {message}")
}

/// Why a clause is needed.
pub fn needed(clause: &str, launch: Option<&str>, about: About) -> String {
    match launch {
        Some(launch) => format!("without {clause}, {launch} has {}", about.one()),
        None => format!("{clause} is sufficient: no launch was found that needs it"),
    }
}

/// That a barrier orders nothing.
pub fn redundant(at: &Loc) -> String {
    format!("the barrier at {at} is redundant: without it there is no race either")
}

/// The name of an execution model.
pub fn model(model: Model) -> &'static str {
    match model {
        Model::Its => "its",
        Model::Lockstep => "lockstep",
    }
}

/// That the kernel or the proof is too large.
pub fn too_large() -> String {
    "the kernel is too large for a proof".to_owned()
}

/// A construct that a proof cannot follow.
pub fn construct(construct: &Construct) -> String {
    let what = match construct {
        Construct::Instruction(opcode) => format!("the instruction {opcode}"),
        Construct::Call(name) if name.is_empty() => "a call through a pointer".to_owned(),
        Construct::Call(name) => format!("the call of {name}"),
        Construct::Assembly => "inline assembly".to_owned(),
        Construct::Recursion => "a recursive call".to_owned(),
        Construct::ByValue => "an argument that is passed by value in memory".to_owned(),
        Construct::Irreducible => "a loop with several entries".to_owned(),
        Construct::Mbarrier => "an mbarrier".to_owned(),
        Construct::AsyncCopy => {
            "an asynchronous copy that may still be under way when it is made again".to_owned()
        }
        Construct::NamedBarrier => "a barrier of some threads of the block".to_owned(),
        Construct::Copy => "a copy of variable length".to_owned(),
        Construct::Texture => "a texture or surface".to_owned(),
        Construct::PartialMask => "a mask that does not name the whole warp".to_owned(),
        Construct::Heap => "memory of the device's heap".to_owned(),
    };
    format!("proofs do not cover {what}")
}

/// A branch on which a barrier depends.
pub fn branch() -> String {
    "threads of a block may take different sides of a branch, and only one side leads to a barrier"
        .to_owned()
}

/// Two accesses that may be to one byte.
pub fn pair(between_blocks: bool) -> String {
    let threads = if between_blocks { "threads of two blocks" } else { "two threads of a block" };
    format!("{threads} may access the same byte, as far as is known")
}

/// What keeps a pair open.
pub fn cause(cause: &Cause, loc: Option<&Loc>) -> String {
    let at = loc.map_or_else(String::new, |l| format!(" at {l}"));
    match cause {
        Cause::Loaded(_) => format!("it depends on a value that is read from memory{at}"),
        Cause::Computed(_) => format!("it depends on a value that is not followed{at}"),
        Cause::Pointer(_) => format!("the target of the pointer is not known{at}"),
        Cause::Atomic(_) => format!("it depends on the result of an atomic operation{at}"),
    }
}

/// The name of an assumption in JSON.
pub fn assumption_kind(assumption: &Assumption) -> &'static str {
    match assumption {
        Assumption::NoAlias => "no-alias",
        Assumption::InBounds => "in-bounds",
        Assumption::SignedOverflow => "signed-overflow",
        Assumption::NoWrap { .. } => "no-wrap",
        Assumption::Terminates => "terminates",
        Assumption::Axes { .. } => "axes",
        Assumption::Exited => "exited",
        Assumption::Counter { .. } => "counter",
    }
}

/// The objects to which every access is proved to stay inside; nothing if there are none.
pub fn inside(inside: &Inside) -> Option<String> {
    let names = inside.proved.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>();
    let list = match &names[..] {
        [] => return None,
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    };
    Some(format!("every access to {list} stays inside: proved"))
}

/// What is assumed of the others, and of divisions; nothing if all is proved.
pub fn not_inside(inside: &Inside) -> Option<String> {
    let accesses = match (inside.all, inside.proved.is_empty()) {
        (true, _) => None,
        (false, true) => Some("every access stays inside its buffer or variable"),
        (false, false) => Some("every other access stays inside its buffer or variable"),
    };
    let division = (!inside.no_division || inside.proved.is_empty()).then_some("no divisor is 0");
    match (accesses, division) {
        (Some(a), Some(b)) => Some(format!("{a}, and {b}")),
        (one, other) => one.or(other).map(str::to_owned),
    }
}

/// An assumption.
pub fn assumption(assumption: &Assumption) -> String {
    match assumption {
        Assumption::NoAlias => "different buffers and variables do not overlap".to_owned(),
        Assumption::InBounds => {
            "every access stays inside its buffer or variable, and no divisor is 0".to_owned()
        }
        Assumption::SignedOverflow => {
            "signed arithmetic does not overflow, which C++ leaves undefined".to_owned()
        }
        Assumption::NoWrap { bits, signed: false, .. } => {
            format!("the index computed from the launch is below 2^{bits}")
        }
        Assumption::NoWrap { bits, signed: true, .. } => {
            let bits = bits.saturating_sub(1);
            format!("the index computed from the launch is below 2^{bits} in magnitude")
        }
        Assumption::Terminates => "the kernel ends".to_owned(),
        Assumption::Axes { unread } => {
            let names = ["blockDim.y", "blockDim.z", "gridDim.y", "gridDim.z"];
            let list: Vec<&str> =
                names.into_iter().zip(unread).filter(|n| *n.1).map(|n| n.0).collect();
            format!(
                "{} {} 1: the kernel does not read these axes",
                list.join(", "),
                if list.len() == 1 { "is" } else { "are" }
            )
        }
        Assumption::Exited => {
            "threads that return before a barrier count as arrived there, as on sm_70 and later"
                .to_owned()
        }
        Assumption::Counter { .. } => "the atomic counter does not wrap".to_owned(),
    }
}
