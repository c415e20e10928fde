//! What each rule is about, for whoever meets it first: one text for reports, code scanning, help and page.

use detect::finding::Rule;

/// One sentence about what a rule reports.
pub fn summary(rule: Rule) -> &'static str {
    match rule {
        Rule::Race => {
            "Two threads access the same byte without ordering, and at least one of them writes."
        }
        Rule::BarrierDivergence => {
            "Not all threads of a block reach the barrier that others wait at."
        }
        Rule::ExitedThreads => "Threads wait at a barrier for threads that have exited.",
        Rule::RedundantBarrier => {
            "Without this barrier no new race appeared in the launches tried."
        }
        Rule::WideBarrier => {
            "Without this barrier only lanes of one warp raced in the launches tried."
        }
        Rule::OutOfBounds => "An access is out of bounds.",
        Rule::Misaligned => "An access is not aligned to its size.",
        Rule::NullPointer => "An access goes through a null pointer.",
        Rule::WrongSpace => "A pointer is used in the wrong address space.",
        Rule::UninitializedRead => "Shared memory is read before it is written.",
        Rule::DivisionByZero => "An integer is divided by zero.",
        Rule::Unreachable => "Code that the compiler marked unreachable is reached.",
        Rule::Assert => "An assertion of the kernel fails.",
        Rule::Trap => "The kernel executes a trap.",
        Rule::Deadlock => "Every thread is blocked, or spins on memory that no thread will change.",
        Rule::UndefinedValue => "Behaviour depends on an undefined value.",
        Rule::WarpMask => "The mask of a warp operation does not name the lane that executes it.",
        Rule::ShuffleSource => {
            "The result depends on a lane that does not take part in the shuffle that reads it."
        }
        Rule::BankConflict => {
            "Lanes of a warp access different words in the same bank of shared memory."
        }
        Rule::Uncoalesced => {
            "An access of a warp touches more sectors of global memory than necessary."
        }
        Rule::DivergentBranch => "Lanes of a warp take both sides of a branch.",
    }
}
