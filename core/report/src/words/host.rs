//! Sentences about the host code of a program.

use super::counted;
use detect::host::{Action, Agent, HostFault, HostFaultKind, HostMemory, Operation};
use detect::host_values::{HostValue, HostVariable};
use detect::result::{ProgramEnding, ProgramNote};
use detect::symbols::Loc;

/// `an allocation of 400 bytes by cudaMalloc`.
fn memory(memory: Option<&HostMemory>) -> String {
    match memory {
        Some(m) if m.by.starts_with("cuda") => {
            format!("an allocation of {} by {}", counted(m.bytes, "byte", "bytes"), m.by)
        }
        Some(m) => format!("`{}`", m.by),
        None => "memory of the host".to_owned(),
    }
}

fn call(fault: &HostFault) -> String {
    match fault.operations.first().map(|o| &o.action) {
        Some(Action::Call(name)) => (*name).to_owned(),
        Some(Action::Kernel(name)) => format!("kernel `{name}`"),
        _ => "the host".to_owned(),
    }
}

/// Whether both operations are in one stream: branches of a graph.
fn in_one_stream(fault: &HostFault) -> bool {
    matches!(&fault.operations[..], [a, b] if a.stream == b.stream)
}

/// The line that says what was found.
pub fn message(fault: &HostFault) -> String {
    let of = memory(fault.memory.as_ref());
    let what = call(fault);
    match &fault.kind {
        HostFaultKind::Unordered { bytes, .. } => {
            let host = |o: &Operation| o.stream == Agent::Host;
            let bytes = counted(*bytes, "byte", "bytes");
            if fault.operations.iter().any(host) {
                format!("nothing orders the host and a stream, which both use {bytes} of {of}")
            } else if in_one_stream(fault) {
                format!("nothing orders two branches of a graph, which both use {bytes} of {of}")
            } else {
                format!("nothing orders two streams, which both use {bytes} of {of}")
            }
        }
        HostFaultKind::UseAfterFree => format!("{what} uses memory after it was freed: {of}"),
        HostFaultKind::DoubleFree => format!("{what} frees {of} a second time"),
        HostFaultKind::WrongFree { right } => {
            format!("{what} frees {of}, which {right} must free")
        }
        HostFaultKind::NotAllocated => {
            format!("{what} frees an address that no allocation begins at")
        }
        HostFaultKind::DevicePointerOnHost { write, address } => {
            let does = if *write { "writes" } else { "reads" };
            format!("the host {does} device memory directly (address {address:#x})")
        }
        HostFaultKind::HostPointerOnDevice { address } => {
            format!(
                "{what} uses a pointer to memory of the host on the device (address {address:#x})"
            )
        }
        HostFaultKind::PastEnd { bytes, available, target } => {
            let does = if *target { "writes" } else { "reads" };
            let bytes = counted(*bytes, "byte", "bytes");
            format!("{what} {does} {bytes} where {available} are left of {of}")
        }
        HostFaultKind::Direction { said, is } => {
            format!("{what} is given {said}, but its pointers are those of {is}")
        }
        HostFaultKind::Uninitialised { bytes, .. } => {
            let bytes = counted(*bytes, "byte", "bytes");
            format!("{what} copies {bytes} to the host that nothing has written, from {of}")
        }
        HostFaultKind::Unchecked { error, meaning } => {
            format!(
                "{what} fails with {error} ({meaning}), and the program never asks for the error"
            )
        }
        HostFaultKind::Leak { allocations, bytes } => {
            let which = counted(*allocations, "allocation is", "allocations are");
            format!("{which} never freed: {}", counted(*bytes, "byte", "bytes"))
        }
    }
}

/// What to do about it.
pub fn help(fault: &HostFault) -> Vec<String> {
    let text = match &fault.kind {
        HostFaultKind::Unordered { .. } => {
            let host = |o: &Operation| o.stream == Agent::Host;
            if fault.operations.iter().any(host) {
                "wait for the stream first: cudaStreamSynchronize(), cudaEventSynchronize() or \
                 cudaDeviceSynchronize()"
            } else if in_one_stream(fault) {
                "let one node of the graph depend on the other: by an event between the captured streams, \
                 or by cudaGraphAddDependencies()"
            } else {
                "record an event after the first operation, and let the other stream wait for it by \
                 cudaStreamWaitEvent()"
            }
        }
        HostFaultKind::DevicePointerOnHost { .. } => {
            "copy it to memory of the host by cudaMemcpy(), or allocate it by cudaMallocManaged()"
        }
        HostFaultKind::HostPointerOnDevice { .. } => {
            "allocate memory on the device by cudaMalloc(), and copy the data there"
        }
        HostFaultKind::Direction { .. } => {
            "the arguments are destination, source, size, direction; cudaMemcpyDefault takes the \
             direction from the pointers"
        }
        HostFaultKind::Unchecked { .. } => {
            "check what the call returns, and cudaGetLastError() after a launch"
        }
        _ => return vec![],
    };
    vec![text.to_owned()]
}

/// What an operation does, for the excerpt.
pub fn operation(operation: &Operation) -> String {
    let does = if operation.write { "writes" } else { "reads" };
    let stream = match operation.stream {
        Agent::Host => String::new(),
        Agent::Stream(0) => " in the default stream".to_owned(),
        Agent::Stream(n) => format!(" in stream {n}"),
    };
    let launch = operation.launch.map_or_else(String::new, |n| format!(" (launch {n})"));
    match &operation.action {
        // One that did not run.
        Action::Kernel(name) if operation.launch.is_none() => format!("kernel `{name}`{stream}"),
        Action::Kernel(name) => format!("kernel `{name}`{launch}{stream} {does} it"),
        Action::Call(name) if operation.stream == Agent::Host => (*name).to_owned(),
        Action::Call(name) => format!("{name}{stream} {does} it"),
        Action::Access => format!("the host {does} it"),
    }
}

/// How a program's run ended, in a clause.
pub fn ending(ending: &ProgramEnding) -> String {
    let at = |loc: &Option<Loc>| loc.as_ref().map_or_else(String::new, |l| format!(" at {l}"));
    match ending {
        ProgramEnding::Exited { code: 0 } => "the program ended with exit code 0".to_owned(),
        ProgramEnding::Exited { code } => {
            format!("the program ended with exit code {code}, which reports a failure of its own")
        }
        ProgramEnding::Aborted { why, loc } => format!("the program aborted{}: {why}", at(loc)),
        ProgramEnding::Fault { why, loc } => {
            format!("the program was stopped by a fault{}: {why}", at(loc))
        }
        ProgramEnding::Limit { what, loc } => format!("the run was cut{}: {what}", at(loc)),
        ProgramEnding::Unsupported { what, loc } => {
            format!(
                "the run ended{} where the program needs what is not supported: {what}",
                at(loc)
            )
        }
    }
}

/// The value of a variable of the host in one line.
pub fn variable_value(value: &HostValue) -> String {
    let quoted = |text: &str, cut: bool| format!("{text:?}{}", if cut { "…" } else { "" });
    match value {
        HostValue::OptimisedOut => "optimised out".to_owned(),
        HostValue::Omitted => "{…}".to_owned(),
        HostValue::Scalar(text) => text.clone(),
        HostValue::Text { text, cut } => quoted(text, *cut),
        HostValue::Pointer { text: Some((text, cut)), .. } => quoted(text, *cut),
        HostValue::Pointer { address: 0, .. } => "nullptr".to_owned(),
        HostValue::Pointer { address, .. } => format!("{address:#x}"),
        HostValue::Parts { parts, length } => {
            let one = |part: &HostVariable| {
                let value = variable_value(&part.value);
                if length.is_some() { value } else { format!("{}: {value}", part.name) }
            };
            let mut shown: Vec<String> = parts.iter().map(one).collect();
            if length.is_some_and(|length| length > parts.len() as u64) {
                shown.push("…".to_owned());
            }
            format!("{{{}}}", shown.join(", "))
        }
    }
}

/// What else there is to know, in a clause.
pub fn note(note: &ProgramNote) -> String {
    match note {
        ProgramNote::LaunchesNotListed { listed } => {
            format!("only the first {listed} launches are listed")
        }
        ProgramNote::VirtualTime => {
            "times that the program prints are virtual: they follow from counted work, not from a clock"
                .to_owned()
        }
        ProgramNote::StreamsCut => {
            "conflicts between streams were not followed to the end: there are too many".to_owned()
        }
        ProgramNote::OutputDiscarded => {
            "what kernels print after the last synchronisation is not shown: a device discards it when \
             the program ends"
                .to_owned()
        }
        ProgramNote::OutputCut { bytes } => format!("output was cut at {bytes} bytes"),
        ProgramNote::OrderChangesOutput => {
            "with asynchronous work as late as possible the program prints something else".to_owned()
        }
        ProgramNote::NotProvided { name, loc } => {
            let at = loc.as_ref().map_or_else(String::new, |l| format!(" ({l})"));
            format!("`{name}`{at} is not supported: the run ends where it is used")
        }
    }
}
