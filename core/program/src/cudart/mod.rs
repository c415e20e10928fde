//! A model of the CUDA runtime: memory, streams, events, launches, errors.
//!
//! It knows nothing of the engine that runs the host's code: what it needs of it is [`Host`], and what runs
//! kernels is [`Kernels`]. Work is executed when it is requested, in the order of the program; what would
//! have been allowed to happen in another order is known from clocks ([`clocks`]).

pub mod clocks;
pub mod device;
pub mod error;
pub mod graphs;
mod late;
pub mod memory;
pub mod streams;
#[cfg(test)]
mod tests;
pub mod textures;
pub mod timeline;
pub mod work;

use base::limits::MAX_HOST_FAULTS;
use clocks::{Clock, DEFAULT};
use detect::finding::Severity;
use detect::host::HostFaultKind;
use detect::host_values::HostFrame;
use error::{Error, Result};
use events::ObjectId;
use graphs::Graph;
use memory::Allocation;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use streams::{Event, Stream};
use vm::exec::{DeviceMemory, SharedMemory};
use work::{HostCall, KernelCall, KernelShape, Ran, Work};

/// A place of the program, as the engine counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot(pub u64);

/// The host as the runtime sees it.
pub trait Host {
    /// Where the program is: the call of the runtime.
    fn spot(&mut self) -> Spot;
    /// Fills `bytes` from the host's own memory at `address`. Whether it exists.
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> bool;
    /// Writes to the host's own memory. Whether it exists.
    fn write(&mut self, address: u64, bytes: &[u8]) -> bool;
    /// Whether `address` belongs to the host's own memory, live or not.
    fn is_own(&self, address: u64) -> bool;
    /// Bytes from `address` to the end of the variable or allocation that it is in.
    fn available(&mut self, address: u64) -> Option<u64>;
    /// Virtual time, nanoseconds.
    fn now(&self) -> u64;
    /// Lets the host wait until then.
    fn wait_until(&mut self, nanoseconds: u64);
    /// Prints what kernels have printed.
    fn print(&mut self, text: &str);
    /// The functions of the source that wait for the call of the runtime, innermost first, with their variables.
    fn frames(&mut self, _runtime: &Runtime) -> Vec<HostFrame> {
        vec![]
    }
    /// Asks to be told of accesses to the host's own memory ([`Runtime::host_access`]).
    fn watch(&mut self, address: u64, bytes: u64);
    /// Ends that.
    fn unwatch(&mut self, address: u64, bytes: u64);
}

/// What runs kernels.
pub trait Kernels {
    /// The kernel that the host's function at this address launches.
    fn shape(&mut self, function: u64) -> Option<KernelShape>;
    /// Whether it wants to know the host's variables at the launch with this number.
    fn wants_frames(&self, _number: u64) -> bool {
        false
    }
    /// The host's variables at the next launch.
    fn take_frames(&mut self, _frames: Vec<HostFrame>) {}
    /// Runs a launch.
    fn run(&mut self, call: &KernelCall, runtime: &Runtime) -> Ran;
    /// Managed variables: address on the host, size, and object on the device.
    fn managed(&self) -> Vec<(u64, u64, ObjectId)> {
        vec![]
    }
    /// The object and size of the device variable whose counterpart on the host is at this address.
    fn symbol(&mut self, address: u64) -> Option<(ObjectId, u64)>;
}

/// A fault of the host's code, with places as numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Observed {
    /// What is wrong.
    pub kind: HostFaultKind,
    /// How bad.
    pub severity: Severity,
    /// The memory that it is about.
    pub object: Option<ObjectId>,
    /// The operations, by their numbers.
    pub operations: Vec<Done>,
    /// How often it was seen.
    pub count: u64,
}

/// What an operation is, with its place as a number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Done {
    /// What it is.
    pub what: What,
    /// Whether it writes.
    pub write: bool,
    /// Stream: `None` for the host.
    pub stream: Option<u32>,
    /// Where.
    pub spot: Spot,
    /// Its number among the launches.
    pub launch: Option<u64>,
}

/// What an operation is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// A kernel, by its name in the source.
    Kernel(String),
    /// A call of the runtime.
    Call(&'static str),
    /// An access by the host's code.
    Access,
}

/// Choices of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether the device goes on after a kernel's fault.
    pub keep_going: bool,
    /// Bytes of device, managed and pinned memory together.
    pub max_memory: u64,
    /// Whether the program may make streams that do not wait for the default stream, so that its work matters before
    /// there are any.
    pub may_overlap: bool,
    /// Whether work is done as late as the program allows, see [`late`].
    pub late: bool,
}

/// The state of the runtime.
#[derive(Debug)]
pub struct Runtime {
    /// Device memory, with managed and pinned memory.
    pub memory: SharedMemory,
    /// What the program allocated, by object; freed allocations stay.
    pub allocations: BTreeMap<u32, Allocation>,
    pub(crate) streams: Vec<Stream>,
    pub(crate) events: Vec<Option<Event>>,
    /// The arrays of each mipmapped array; none once it is freed.
    pub(crate) mipmaps: Vec<Vec<u64>>,
    pub(crate) graphs: Vec<Option<Graph>>,
    pub(crate) execs: Vec<Option<Graph>>,
    /// What the host knows to be done.
    pub(crate) host_clock: Clock,
    /// Whether orders are followed: only once there can be any but one.
    pub(crate) following: bool,
    /// Operations, by number, for conflicts.
    pub(crate) operations: Vec<Done>,
    /// Copies whose source is read when the call returns although the data may not have arrived.
    pub(crate) staged: BTreeSet<u32>,
    /// Host memory that is registered: start and size.
    pub(crate) registered: BTreeMap<u64, memory::Registered>,
    pub(crate) last_error: Error,
    pub(crate) sticky: Option<Error>,
    /// A launch that failed, whose error nobody has asked for.
    pub(crate) unasked: Option<(Error, Done)>,
    /// Whether any launch failed.
    pub(crate) launch_failed: bool,
    /// Call configurations that `<<<>>>` has pushed.
    pub(crate) configurations: Vec<work::Configuration>,
    /// The one that the stub has taken, for the launch that it makes next.
    pub(crate) popped: Option<work::Configuration>,
    /// Output of kernels that was not printed yet.
    pub(crate) printed: String,
    /// Limit on dynamic shared memory by function, from `cudaFuncSetAttribute`.
    pub(crate) shared_limits: BTreeMap<u64, u64>,
    pub(crate) limits: BTreeMap<u32, u64>,
    /// Distances between rows that `cudaMallocPitch` and `cudaMalloc3D` chose, bytes.
    pub(crate) pitches: BTreeSet<u64>,
    pub(crate) options: Options,
    /// Numbers of launches so far.
    pub launches: u64,
    /// Faults of the host's code.
    pub observed: Vec<Observed>,
    /// Work that waits behind a function of the host.
    pub(crate) queue: VecDeque<(usize, Work, &'static str, Spot)>,
    /// Work that is done when something needs it.
    pub(crate) delayed: Vec<late::Delayed>,
    pub(crate) delayed_so_far: u64,
    /// Whether functions of the host were given to streams.
    pub host_functions: bool,
    /// The function of the host that is to be called now.
    pub host_call: Option<HostCall>,
    /// Whether virtual time was asked for.
    pub timed: bool,
    /// What ends the run: a limit of the simulation.
    pub limit: Option<String>,
    /// The stream whose host function runs, if one does.
    pub(crate) callback: Option<(usize, u32)>,
    pub(crate) next_stream: u32,
    /// The index of `cudaStreamPerThread` of each thread that has used it.
    pub(crate) per_thread: BTreeMap<u64, usize>,
    /// The thread of the host that calls.
    pub thread: u64,
    /// Whether the default stream is that of the thread (`CUDA_API_PER_THREAD_DEFAULT_STREAM`).
    pub each_thread_its_own: bool,
    /// Managed variables: address on the host, size, and object.
    pub(crate) managed: Vec<(u64, u64, ObjectId)>,
    /// Whether all memory was given back by a reset.
    pub(crate) was_reset: bool,
    /// How many algorithms of a device library the host computes now: the functors that they call are
    /// device code, and may access device memory.
    pub device_code: u32,
    /// What was done when.
    pub(crate) spans: Vec<timeline::Span>,
    /// Whether more was done than is kept.
    pub(crate) spans_cut: bool,
}

/// Handles of streams, events and graphs: addresses at which nothing is.
pub(crate) const HANDLES: u64 = 0xc0da << 32;

/// The handle of object `index` of a kind.
pub(crate) fn handle(kind: u64, index: usize) -> u64 {
    HANDLES + (kind << 28) + 16 * (index as u64 + 1)
}
/// The index that a handle of a kind has.
pub(crate) fn index_of(kind: u64, handle: u64) -> Option<usize> {
    let at = handle.checked_sub(HANDLES + (kind << 28))?;
    if at >= 1 << 28 || !at.is_multiple_of(16) {
        return None;
    }
    usize::try_from((at / 16).checked_sub(1)?).ok()
}

impl Runtime {
    /// The runtime at the start of a program, over device memory that holds the globals of its modules.
    pub fn new(memory: DeviceMemory, options: Options) -> Self {
        Self {
            memory: SharedMemory::new(memory),
            allocations: BTreeMap::new(),
            streams: vec![Stream::new(DEFAULT, 0, true)],
            events: vec![],
            mipmaps: vec![],
            graphs: vec![],
            execs: vec![],
            host_clock: Clock::default(),
            following: options.may_overlap,
            operations: vec![],
            staged: BTreeSet::new(),
            registered: BTreeMap::new(),
            last_error: Error::SUCCESS,
            sticky: None,
            unasked: None,
            launch_failed: false,
            configurations: vec![],
            popped: None,
            printed: String::new(),
            pitches: BTreeSet::new(),
            shared_limits: BTreeMap::new(),
            limits: BTreeMap::new(),
            options,
            launches: 0,
            observed: vec![],
            queue: VecDeque::new(),
            delayed: vec![],
            delayed_so_far: 0,
            host_functions: false,
            host_call: None,
            timed: false,
            limit: None,
            callback: None,
            next_stream: 1,
            per_thread: BTreeMap::new(),
            thread: 0,
            each_thread_its_own: false,
            managed: vec![],
            was_reset: false,
            device_code: 0,
            spans: vec![],
            spans_cut: false,
        }
    }

    /// Whether the context can be used.
    ///
    /// # Errors
    /// The error of the kernel that broke it.
    pub fn usable(&self) -> Result<()> {
        self.sticky.map_or(Ok(()), Err)
    }

    /// Copies managed variables from the host to the device, or back. They have an address on each side.
    pub(crate) fn exchange_managed(
        &self,
        host: &mut dyn Host,
        kernels: &dyn Kernels,
        to_device: bool,
    ) {
        self.exchange_registered(host, to_device);
        for (address, bytes, object) in kernels.managed() {
            self.memory.with(|m| {
                if to_device {
                    if let Some(target) = m.bytes_mut(object, 0..bytes) {
                        host.read(address, target);
                    }
                } else if let Some(source) = m.bytes(object, 0..bytes) {
                    host.write(address, source);
                }
            });
        }
    }

    /// Whether it matters which bytes a launch uses.
    pub(crate) fn follows(&self) -> bool {
        self.following
    }

    /// What a call returns to the program, given how it went.
    pub fn finish(&mut self, result: Result<()>) -> u32 {
        match result {
            Ok(()) => 0,
            Err(error) => {
                // Not being ready is an answer.
                if error != Error::NOT_READY {
                    self.last_error = error;
                }
                error.0
            }
        }
    }

    /// `cudaGetLastError`.
    pub fn take_last_error(&mut self) -> Error {
        let error = self.peek_last_error();
        self.last_error = self.sticky.unwrap_or(Error::SUCCESS);
        error
    }
    /// `cudaPeekAtLastError`.
    pub fn peek_last_error(&mut self) -> Error {
        self.unasked = None;
        self.last_error
    }

    /// Keeps a fault of the host's code; one that was seen before is counted.
    pub(crate) fn observe(
        &mut self,
        kind: HostFaultKind,
        severity: Severity,
        object: Option<ObjectId>,
        operations: Vec<Done>,
    ) {
        // What differs between executions of one statement is not another fault.
        let same_kind =
            |a: &HostFaultKind| std::mem::discriminant(a) == std::mem::discriminant(&kind);
        let same_place = |a: &[Done]| {
            a.len() == operations.len()
                && a.iter()
                    .zip(&operations)
                    .all(|(a, b)| a.spot == b.spot && a.what == b.what && a.write == b.write)
        };
        if let Some(known) =
            self.observed.iter_mut().find(|o| same_kind(&o.kind) && same_place(&o.operations))
        {
            known.count += 1;
            known.severity = known.severity.max(severity);
        } else if self.observed.len() < MAX_HOST_FAULTS {
            self.observed.push(Observed { kind, severity, object, operations, count: 1 });
        }
    }

    /// A call of the runtime as an operation of the host.
    pub(crate) fn called(host: &mut dyn Host, name: &'static str) -> Done {
        let spot = host.spot();
        Done { what: What::Call(name), write: false, stream: None, spot, launch: None }
    }

    /// Frees everything, as `cudaDeviceReset` does.
    pub(crate) fn reset(&mut self, spot: Spot) {
        let live: Vec<u32> = self
            .allocations
            .iter()
            .filter(|(_, a)| a.freed.is_none() && a.leaks())
            .map(|a| *a.0)
            .collect();
        for object in live {
            self.release(ObjectId(object), spot);
        }
        self.sticky = None;
        self.last_error = Error::SUCCESS;
        self.shared_limits.clear();
        self.limits.clear();
        self.was_reset = true;
    }

    /// What is to be said when the program has ended: an error that nobody asked for, memory that was not
    /// freed.
    pub fn end(&mut self) {
        if let Some((error, done)) = self.unasked.take() {
            let kind = HostFaultKind::Unchecked { error: error.name(), meaning: error.text() };
            self.observe(kind, Severity::Error, None, vec![done]);
        }
        // Nothing can be freed any more after a kernel's fault.
        if self.was_reset || self.sticky.is_some() {
            return;
        }
        let mut leaks: BTreeMap<(Spot, &'static str), (u64, u64, u32)> = BTreeMap::new();
        for (&object, a) in self.allocations.iter().filter(|(_, a)| a.freed.is_none() && a.leaks())
        {
            let leak = leaks.entry((a.spot, a.by)).or_insert((0, 0, object));
            leak.0 += 1;
            leak.1 += a.bytes;
        }
        for ((spot, by), (allocations, bytes, object)) in leaks {
            let done =
                Done { what: What::Call(by), write: false, stream: None, spot, launch: None };
            let kind = HostFaultKind::Leak { allocations, bytes };
            self.observe(kind, Severity::Note, Some(ObjectId(object)), vec![done]);
        }
    }
}
