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
        Rule::UseAfterFree => "Memory is used after it was freed.",
        Rule::InvalidFree => "What is freed is not a live allocation of that kind.",
        Rule::StreamRace => "Nothing orders two uses of memory by streams or by the host.",
        Rule::CopyDirection => "A copy goes in another direction than its arguments say.",
        Rule::UncheckedError => "A call of the runtime fails, and the program never learns of it.",
        Rule::Leak => "Device memory is not freed.",
        Rule::Misaligned => "An access is not aligned to its size.",
        Rule::NullPointer => "An access goes through a null pointer.",
        Rule::WrongSpace => "A pointer is used in the wrong address space.",
        Rule::UninitializedRead => "Memory is read before it is written.",
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

/// All rules, in the order of their documentation.
pub const RULES: [Rule; 27] = [
    Rule::Race,
    Rule::BarrierDivergence,
    Rule::ExitedThreads,
    Rule::RedundantBarrier,
    Rule::WideBarrier,
    Rule::OutOfBounds,
    Rule::UseAfterFree,
    Rule::InvalidFree,
    Rule::StreamRace,
    Rule::CopyDirection,
    Rule::UncheckedError,
    Rule::Leak,
    Rule::Misaligned,
    Rule::NullPointer,
    Rule::WrongSpace,
    Rule::UninitializedRead,
    Rule::DivisionByZero,
    Rule::Unreachable,
    Rule::Assert,
    Rule::Trap,
    Rule::Deadlock,
    Rule::UndefinedValue,
    Rule::WarpMask,
    Rule::ShuffleSource,
    Rule::BankConflict,
    Rule::Uncoalesced,
    Rule::DivergentBranch,
];

/// The rule of this name, as in JSON; also as the code that findings are printed with: `WS-RACE-SHARED`.
pub fn rule(name: &str) -> Option<Rule> {
    let name = name.to_lowercase();
    let bare = name.strip_prefix("ws-").unwrap_or(&name);
    let bare = ["-shared", "-global"].iter().find_map(|s| bare.strip_suffix(s)).unwrap_or(bare);
    RULES.into_iter().find(|r| r.name() == bare)
}

/// A few paragraphs about a rule: what it reports, why it matters, and what is usually done.
pub fn explanation(rule: Rule) -> &'static str {
    match rule {
        Rule::Race => {
            "Two threads access the same byte, at least one of them writes, nothing orders the two accesses, and \
             they are not both atomic at a scope that covers both threads. Which of them comes first then depends \
             on timing, so the result can differ between runs and devices.\n\n\
             What orders accesses of one block is __syncthreads(): accesses before a barrier come before those \
             after it. Within a warp __syncwarp() does the same for its lanes; since sm_70 lanes of a warp are \
             not in lockstep, so being in one warp orders nothing. Blocks are not ordered by either of them: they \
             run in any order, and only atomics, fences with a flag or counter, grid-wide barriers of a \
             cooperative launch, or separate launches order them.\n\n\
             The kind tells the order in this run: raw is a read after a write, war a write after a read, waw two \
             writes. warp-level races are between lanes that are not diverged; in lockstep, up to sm_60, they \
             would be ordered. same-value races leave the same value in either order."
        }
        Rule::BarrierDivergence => {
            "__syncthreads() waits for all threads of the block. If some of them wait at another barrier, skip it \
             by taking the other side of a branch, or come by a different number of times, the behaviour is \
             undefined: the kernel may hang, or threads may continue too early.\n\n\
             The usual reason is a barrier inside a branch or loop whose condition differs between threads. Move \
             the barrier out of the branch: let all threads reach it, and only the work between barriers depend \
             on the condition."
        }
        Rule::ExitedThreads => {
            "Threads wait at a barrier that others never reach because they have returned. From sm_70 on exited \
             threads count as arrived; on earlier devices, and according to the programming guide, all threads \
             that have not exited must reach the barrier, and code that relies on either is fragile.\n\n\
             Replace an early `if (i >= n) return;` by `if (i < n) { ... }` around the work, so that every thread \
             reaches the barriers."
        }
        Rule::RedundantBarrier => {
            "With this barrier taken away, no new race appears in any of the launches tried: nothing that it \
             separates conflicts. Barriers cost time, so it may be removed. The statement covers only the \
             launches tried; other sizes or contents may need the barrier."
        }
        Rule::WideBarrier => {
            "All that this barrier of the block orders are accesses by lanes of one warp, in every launch \
             tried. __syncwarp() orders those and lets other warps run on.\n\n\
             It is advice: a larger launch, or another input, can need the barrier of the block."
        }
        Rule::OutOfBounds => {
            "An access lies outside every object: beyond the end of a buffer or of an array in shared or local \
             memory, or before its start. On a device it may corrupt other data without any error.\n\n\
             Compare the index with the size before the access, as in `if (i < n)`, and check that the size \
             given to the launch matches."
        }
        Rule::UseAfterFree => {
            "A kernel or a call of the runtime uses memory after the program has freed it. The memory may \
             belong to another allocation by then.\n\n\
             Free it after the last use. Work that was started in a stream uses memory until the stream is \
             synchronised; cudaFree() waits for it, cudaFreeAsync() in another stream does not."
        }
        Rule::InvalidFree => {
            "What is freed was freed before, was allocated by another function, or was never allocated. \
             cudaMalloc() and cudaMallocManaged() belong to cudaFree(), cudaMallocHost() and cudaHostAlloc() to \
             cudaFreeHost(), malloc() to free()."
        }
        Rule::StreamRace => {
            "Two operations use the same memory, at least one of them writes, and nothing orders them: they are \
             in two streams, or one is in a stream and the other is made by the host. Which comes first depends \
             on timing.\n\n\
             Operations of one stream follow each other. Between streams an event orders them: \
             cudaEventRecord() in the first, cudaStreamWaitEvent() in the second. The host waits with \
             cudaStreamSynchronize(), cudaEventSynchronize() or cudaDeviceSynchronize(); before that it may \
             neither use managed memory that a kernel uses nor refill a buffer that an asynchronous copy still \
             reads."
        }
        Rule::CopyDirection => {
            "The direction that a copy is given does not match where its pointers lead: for example \
             cudaMemcpyHostToDevice with a device pointer as its source. The copy fails or copies garbage. \
             Check the order of the arguments, which is destination, source, size, direction."
        }
        Rule::UncheckedError => {
            "A call of the runtime or a launch failed, nothing was done, and the program went on with what the \
             memory held before. A launch reports errors of its configuration through cudaGetLastError(), and \
             errors of its run through the next synchronisation; all other calls return them.\n\n\
             Check what every call returns, and call cudaGetLastError() after each launch."
        }
        Rule::Leak => {
            "Memory that the program allocated on the device was not freed when the program ended. The driver \
             frees it then, so it matters only in code that runs more than once."
        }
        Rule::Misaligned => {
            "The address of an access is not a multiple of its size: 4 bytes for int and float, 8 for double, 16 \
             for float4. The device stops the kernel with an error.\n\n\
             It happens when a pointer is cast to a type of larger alignment. Where one array of dynamic shared \
             memory is divided by hand, put the types of the largest alignment first, or round offsets up."
        }
        Rule::NullPointer => {
            "An access goes through a null pointer. Check that every pointer argument was allocated, and that \
             the allocation succeeded."
        }
        Rule::WrongSpace => {
            "A pointer of one address space holds an address of another one, or constant memory is written. It \
             happens when an address is converted with the wrong __cvta function, or a pointer to local memory \
             is given to another thread."
        }
        Rule::UninitializedRead => {
            "Memory is read before anyone has written it. Shared memory holds whatever an earlier block left \
             there: initialise it, and put a __syncthreads() between the initialisation and the first read. \
             Memory from cudaMalloc() holds whatever was there before: copy to it or set it first."
        }
        Rule::DivisionByZero => {
            "An integer is divided by zero, or a remainder is taken. The device gives an unspecified number \
             instead of an error. Check the divisor, which is often a size that is smaller than expected."
        }
        Rule::Unreachable => {
            "Code is reached that the compiler marked unreachable, for example the end of a function that must \
             return a value, or __builtin_unreachable(). What happens from there on is undefined."
        }
        Rule::Assert => {
            "An assertion of the kernel fails: its condition is false for the thread shown."
        }
        Rule::Trap => {
            "The kernel executes __trap() or an instruction that traps, which ends it with an error."
        }
        Rule::Deadlock => {
            "No thread can make progress: each waits at a barrier that others will not reach, or repeats a loop \
             until memory changes that no other thread will change.\n\n\
             Typical reasons are a lock that lanes of one warp take while another lane of it holds the lock, \
             waiting for a block that has not started, and a barrier that some threads skip."
        }
        Rule::WarpMask => {
            "Operations such as __shfl_sync(), __ballot_sync() and __syncwarp() name the lanes that take part \
             in a mask. A lane that executes one must be in its own mask; otherwise the result is undefined, \
             and nothing is ordered.\n\n\
             Typical reasons are a mask computed before a branch and used after it, and a constant mask in \
             code that other lanes execute too."
        }
        Rule::ShuffleSource => {
            "A shuffle reads the value of a lane that does not execute it: one that has exited, took another \
             branch, or does not exist in the last warp of the block. What is read is undefined.\n\n\
             Let all lanes that are read take part, for example by moving the shuffle out of the branch."
        }
        Rule::UndefinedValue => {
            "A branch, an address or a call depends on a value that nothing has set, such as a local variable \
             without an initial value. On a device it can be anything."
        }
        Rule::BankConflict => {
            "Shared memory has 32 banks of 4 bytes. Lanes of a warp that access different words of one bank are \
             served one after another. A row of 32 floats puts a column into one bank; a row of 33 floats does \
             not."
        }
        Rule::Uncoalesced => {
            "Global memory is moved in sectors of 32 bytes. If the lanes of a warp access scattered addresses, \
             more sectors are moved than the data needs. Let neighbouring lanes access neighbouring elements, if \
             need be by way of shared memory."
        }
        Rule::DivergentBranch => {
            "Lanes of a warp take both sides of a branch, so the warp executes both sides one after the other. \
             It is not an error. Where it costs much, let whole warps take the same side."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_found_by_name_and_code() {
        for of in RULES {
            assert_eq!(rule(of.name()), Some(of));
            assert_eq!(rule(&format!("WS-{}", of.name().to_uppercase())), Some(of));
            assert!(explanation(of).len() > summary(of).len() / 2, "{}", of.name());
            assert!(!explanation(of).contains("  "), "{}", of.name());
        }
        assert_eq!(rule("WS-RACE-SHARED"), Some(Rule::Race));
        assert_eq!(rule("races"), None);
    }
}
