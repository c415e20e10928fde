//! The model without an engine: a host of bytes, and kernels that write what they are told to.

use super::clocks::HOST;
use super::error::Error;
use super::memory::{At, Kind};
use super::work::{Copy, Fill, KernelCall, KernelShape, Ran, Side};
use super::{Host, Kernels, Options, Runtime, Spot};
use detect::finding::Severity;
use detect::host::HostFaultKind;
use events::ObjectId;
use ir::LaunchBounds;
use launch::Dim3;
use vm::bytecode::target::object_base;
use vm::exec::DeviceMemory;

/// Memory of the host begins here.
const BASE: u64 = 0x7000_0000_0000;

struct Bytes {
    bytes: Vec<u8>,
    spot: u64,
    now: u64,
    out: String,
}

impl Host for Bytes {
    fn spot(&mut self) -> Spot {
        self.spot += 1;
        Spot(self.spot)
    }
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> bool {
        let Some(at) = address.checked_sub(BASE) else { return false };
        let source = self.bytes.get(at as usize..at as usize + bytes.len());
        source.map(|s| bytes.copy_from_slice(s)).is_some()
    }
    fn write(&mut self, address: u64, bytes: &[u8]) -> bool {
        let Some(at) = address.checked_sub(BASE) else { return false };
        let target = self.bytes.get_mut(at as usize..at as usize + bytes.len());
        target.map(|t| t.copy_from_slice(bytes)).is_some()
    }
    fn is_own(&self, address: u64) -> bool {
        address >= BASE
    }
    fn available(&mut self, address: u64) -> Option<u64> {
        (BASE + self.bytes.len() as u64).checked_sub(address)
    }
    fn now(&self) -> u64 {
        self.now
    }
    fn wait_until(&mut self, nanoseconds: u64) {
        self.now = self.now.max(nanoseconds);
    }
    fn print(&mut self, text: &str) {
        self.out.push_str(text);
    }
    fn watch(&mut self, _: u64, _: u64) {}
    fn unwatch(&mut self, _: u64, _: u64) {}
}

/// Every kernel has one pointer, through which it reads (function 1) or writes (function 2) 16 bytes.
struct Fake;

impl Kernels for Fake {
    fn shape(&mut self, function: u64) -> Option<KernelShape> {
        (1..=3).contains(&function).then(|| KernelShape {
            name: format!("k{function}"),
            params: vec![8],
            shared: 0,
            bounds: LaunchBounds::default(),
        })
    }
    fn run(&mut self, call: &KernelCall, runtime: &Runtime) -> Ran {
        if call.function == 3 {
            return Ran { error: Some(Error::ILLEGAL_ADDRESS), ..Ran::default() };
        }
        let address = u64::from_le_bytes(call.arguments[0][..8].try_into().unwrap());
        let (object, at) = runtime.memory.with(|m| m.find(address)).unwrap();
        let range = at as u64..at as u64 + 16;
        let write = call.function == 2;
        if write {
            runtime.memory.with(|m| m.bytes_mut(object, range.clone()).unwrap().fill(7));
        }
        Ran {
            steps: 1000,
            output: "k\n".into(),
            uses: vec![(object, vec![(range, write.into())])],
            ..Ran::default()
        }
    }
    fn symbol(&mut self, _: u64) -> Option<(ObjectId, u64)> {
        None
    }
}

struct World {
    runtime: Runtime,
    host: Bytes,
}

const READ: u64 = 1;
const WRITE: u64 = 2;
const FAULT: u64 = 3;

impl World {
    fn new() -> Self {
        let options = Options { max_memory: 1 << 20, ..Options::default() };
        let runtime = Runtime::new(DeviceMemory::new(1 << 20), options);
        let host = Bytes { bytes: vec![1; 4096], spot: 0, now: 0, out: String::new() };
        Self { runtime, host }
    }
    fn allocate(&mut self, kind: Kind) -> u64 {
        self.runtime.allocate(&mut self.host, kind, 64, "cudaMalloc").unwrap()
    }
    /// Launches `function` with a pointer in `stream`.
    fn launch(&mut self, function: u64, pointer: u64, stream: u64) -> Result<(), Error> {
        self.launch_sized(function, pointer, stream, Dim3::new(1, 1, 1))
    }
    fn launch_sized(
        &mut self,
        function: u64,
        pointer: u64,
        stream: u64,
        block: Dim3,
    ) -> Result<(), Error> {
        self.host.write(BASE + 512, &pointer.to_le_bytes());
        self.host.write(BASE + 504, &(BASE + 512).to_le_bytes());
        let spot = self.host.spot();
        let call = KernelCall {
            function,
            name: String::new(),
            grid: Dim3::new(1, 1, 1),
            block,
            shared: 0,
            arguments: vec![],
            spot,
            number: 0,
            stream: 0,
        };
        self.runtime.launch(&mut self.host, &mut Fake, call, stream, BASE + 504, false)
    }
    fn copy(&mut self, to: u64, from: u64, bytes: u64, direction: u32) -> Result<(), Error> {
        let copy = Copy::flat(to, from, bytes, false);
        self.runtime.copy(&mut self.host, &mut Fake, copy, direction, 0, "cudaMemcpy")
    }
    fn copy_async(&mut self, to: u64, from: u64, stream: u64) -> Result<(), Error> {
        let copy = Copy::flat(to, from, 16, true);
        self.runtime.copy(&mut self.host, &mut Fake, copy, 4, stream, "cudaMemcpyAsync")
    }
    fn stream(&mut self, blocking: bool) -> u64 {
        self.runtime.create_stream(blocking, 0).unwrap()
    }
    /// An access of the host to memory of the device; the kind of fault.
    fn host(&mut self, address: u64, write: bool) -> Option<HostFaultKind> {
        let spot = self.host.spot();
        self.runtime.host_access(address, 4, write, spot).err()
    }
    fn races(&self) -> usize {
        let race = |k: &HostFaultKind| matches!(k, HostFaultKind::Unordered { .. });
        self.runtime
            .observed
            .iter()
            .filter(|o| race(&o.kind) && o.severity == Severity::Error)
            .count()
    }
    fn kinds(&self) -> Vec<&HostFaultKind> {
        self.runtime.observed.iter().map(|o| &o.kind).collect()
    }
}

#[test]
fn late_work_is_done_when_it_is_needed() {
    for ordered in [false, true] {
        let mut w = World::new();
        w.runtime.options.late = true;
        let (d, host) = (w.allocate(Kind::Device), w.allocate(Kind::Pinned));
        let (a, b) = (w.stream(false), w.stream(false));
        w.launch(WRITE, d, a).unwrap();
        if ordered {
            let event = w.runtime.create_event(false).unwrap();
            w.runtime.record_event(&mut w.host, event, a).unwrap();
            w.runtime.wait_event(b, event).unwrap();
        }
        w.copy_async(host, d, b).unwrap();
        let byte = |w: &World, address| {
            w.runtime.memory.with(|m| {
                let (object, _) = m.find(address).unwrap();
                m.bytes(object, 0..1).unwrap()[0]
            })
        };
        let wait = |w: &mut World, name, handle| {
            w.runtime.due_for(name, handle);
            w.runtime.pump(&mut w.host, &mut Fake);
        };
        assert_eq!((w.runtime.launches, byte(&w, d)), (0, 0));
        // Only the event lets the copy wait for the kernel.
        wait(&mut w, "cudaStreamSynchronize", b);
        assert_eq!(w.runtime.launches, u64::from(ordered));
        assert_eq!(byte(&w, host), if ordered { 7 } else { 0 });
        wait(&mut w, "cudaDeviceSynchronize", 0);
        assert_eq!((w.runtime.launches, byte(&w, d)), (1, 7));
    }
}

#[test]
fn copies_go_there_and_back() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    assert_eq!(w.copy(d, BASE, 64, 1), Ok(()));
    assert_eq!(w.launch(WRITE, d, 0), Ok(()));
    assert_eq!(w.copy(BASE + 100, d, 64, 2), Ok(()));
    assert_eq!((w.host.bytes[100], w.host.bytes[116]), (7, 1));
    assert_eq!(w.host.out, "k\n");
    w.runtime.free(&mut w.host, d, &[Kind::Device], "cudaFree").unwrap();
    w.runtime.end();
    assert!(w.runtime.observed.is_empty(), "{:?}", w.runtime.observed);
}

#[test]
fn wrong_copies_are_found() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    assert_eq!(w.copy(d, BASE, 65, 1), Err(Error::INVALID_VALUE));
    assert_eq!(w.copy(BASE, d, 16, 1), Err(Error::INVALID_VALUE));
    assert_eq!(w.copy(d, BASE, 16, 9), Err(Error::INVALID_DIRECTION));
    assert_eq!(w.copy(BASE, d, 16, 2), Ok(()));
    let kinds = w.kinds();
    assert!(matches!(kinds[0], HostFaultKind::PastEnd { bytes: 65, available: 64, target: true }));
    assert!(matches!(kinds[1], HostFaultKind::Direction { is: "cudaMemcpyDeviceToHost", .. }));
    assert!(matches!(kinds[2], HostFaultKind::Uninitialised { bytes: 16, unwritten: 16 }));
}

#[test]
fn frees_are_checked() {
    let mut w = World::new();
    let (d, p) = (w.allocate(Kind::Device), w.allocate(Kind::Pinned));
    let device = [Kind::Device, Kind::Managed];
    let mut free = |address| w.runtime.free(&mut w.host, address, &device, "cudaFree");
    assert_eq!(free(0), Ok(()));
    assert_eq!(free(d), Ok(()));
    assert_eq!(free(d), Err(Error::INVALID_VALUE));
    assert_eq!(free(p), Err(Error::INVALID_VALUE));
    assert_eq!(free(p + 4), Err(Error::INVALID_VALUE));
    assert_eq!(w.copy(d, BASE, 4, 1), Err(Error::INVALID_VALUE));
    w.runtime.end();
    let kinds = w.kinds();
    assert_eq!(kinds[0], &HostFaultKind::DoubleFree);
    assert_eq!(kinds[1], &HostFaultKind::WrongFree { right: "cudaFreeHost" });
    assert_eq!(kinds[2], &HostFaultKind::NotAllocated);
    assert_eq!(kinds[3], &HostFaultKind::UseAfterFree);
    assert!(matches!(kinds[4], HostFaultKind::Leak { allocations: 1, bytes: 64 }));
}

#[test]
fn streams_race_unless_an_event_orders_them() {
    for ordered in [false, true] {
        let mut w = World::new();
        let d = w.allocate(Kind::Device);
        let (a, b) = (w.stream(false), w.stream(false));
        w.launch(WRITE, d, a).unwrap();
        if ordered {
            let event = w.runtime.create_event(false).unwrap();
            w.runtime.record_event(&mut w.host, event, a).unwrap();
            w.runtime.wait_event(b, event).unwrap();
        }
        w.launch(READ, d, b).unwrap();
        assert_eq!(w.races(), usize::from(!ordered));
    }
}

#[test]
fn readers_and_other_bytes_do_not_race() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    let (a, b) = (w.stream(false), w.stream(false));
    w.launch(READ, d, a).unwrap();
    w.launch(READ, d, b).unwrap();
    w.launch(WRITE, d + 16, a).unwrap();
    w.launch(WRITE, d + 32, b).unwrap();
    assert_eq!(w.races(), 0);
    w.launch(WRITE, d, b).unwrap();
    assert_eq!(w.races(), 1);
}

#[test]
fn the_default_stream_waits_for_blocking_streams_only() {
    for blocking in [false, true] {
        let mut w = World::new();
        let d = w.allocate(Kind::Device);
        let a = w.stream(blocking);
        w.launch(WRITE, d, a).unwrap();
        w.launch(READ, d, 0).unwrap();
        assert_eq!(w.races(), usize::from(!blocking));
    }
}

#[test]
fn managed_memory_is_the_hosts_after_synchronising() {
    for synchronise in [false, true] {
        let mut w = World::new();
        let m = w.allocate(Kind::Managed);
        assert_eq!(w.host(m, true), None);
        w.launch(WRITE, m, 0).unwrap();
        if synchronise {
            w.runtime.synchronize(&mut w.host).unwrap();
        }
        assert_eq!(w.host(m + 4, false), None);
        assert_eq!(w.host(m + 20, false), None);
        assert_eq!(w.races(), usize::from(!synchronise));
    }
}

#[test]
fn a_pinned_buffer_is_busy_until_its_copy_is_done() {
    for synchronise in [false, true] {
        let mut w = World::new();
        let (d, p) = (w.allocate(Kind::Device), w.allocate(Kind::Pinned));
        let s = w.stream(true);
        w.copy_async(d, p, s).unwrap();
        // It may be read while it is copied from.
        assert_eq!(w.host(p, false), None);
        if synchronise {
            w.runtime.synchronize_stream(&mut w.host, s).unwrap();
        }
        assert_eq!(w.host(p, true), None);
        assert_eq!(w.races(), usize::from(!synchronise));
    }
}

#[test]
fn device_memory_is_not_the_hosts() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    assert!(matches!(
        w.host(d, true),
        Some(HostFaultKind::DevicePointerOnHost { write: true, .. })
    ));
    let fill =
        Fill { to: Side::flat(BASE), extent: [4, 1, 1], value: 0, size: 1, asynchronous: false };
    let filled = w.runtime.fill(&mut w.host, &mut Fake, fill, 0, "cudaMemset");
    assert_eq!(filled, Err(Error::INVALID_VALUE));
    assert!(matches!(w.kinds()[1], HostFaultKind::HostPointerOnDevice { .. }));
    assert!(matches!(w.runtime.at(&w.host, d), At::Object(..)));
    assert_eq!(w.runtime.at(&w.host, object_base(ObjectId(99))), At::Nowhere);
}

#[test]
fn launches_are_checked_and_faults_stick() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    assert_eq!(
        w.launch_sized(READ, d, 0, Dim3::new(2048, 1, 1)),
        Err(Error::INVALID_CONFIGURATION)
    );
    assert_eq!(w.launch_sized(READ, d, 0, Dim3::new(0, 1, 1)), Err(Error::INVALID_CONFIGURATION));
    assert_eq!(w.launch(9, d, 0), Err(Error::INVALID_FUNCTION));
    w.runtime.failed_launch(Error::INVALID_CONFIGURATION, "k".into(), Spot(1), 0);
    assert_eq!(w.launch(FAULT, d, 0), Ok(()));
    assert_eq!(w.runtime.synchronize(&mut w.host), Err(Error::ILLEGAL_ADDRESS));
    assert_eq!(w.launch(READ, d, 0), Err(Error::ILLEGAL_ADDRESS));
    w.runtime.end();
    assert!(w.kinds().iter().any(|k| matches!(k, HostFaultKind::Unchecked { .. })));
    assert_eq!(w.runtime.take_last_error(), Error::ILLEGAL_ADDRESS);
    assert_eq!(w.runtime.take_last_error(), Error::ILLEGAL_ADDRESS);
}

#[test]
fn graphs_replay_what_was_captured() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    let s = w.stream(false);
    w.runtime.begin_capture(s).unwrap();
    w.launch(WRITE, d, s).unwrap();
    assert_eq!(w.runtime.launches, 0);
    assert_eq!(w.runtime.synchronize(&mut w.host), Err(Error::CAPTURE_UNSUPPORTED));
    let graph = w.runtime.end_capture(s).unwrap();
    let exec = w.runtime.instantiate(graph, false).unwrap();
    w.runtime.launch_graph(&mut w.host, &mut Fake, exec, s).unwrap();
    w.runtime.launch_graph(&mut w.host, &mut Fake, exec, s).unwrap();
    assert_eq!(w.runtime.launches, 2);
    assert_eq!(w.runtime.end_capture(s), Err(Error::ILLEGAL_STATE));
}

#[test]
fn time_passes_in_streams() {
    let mut w = World::new();
    let d = w.allocate(Kind::Device);
    let (start, end) =
        (w.runtime.create_event(true).unwrap(), w.runtime.create_event(true).unwrap());
    w.runtime.record_event(&mut w.host, start, 0).unwrap();
    w.launch(READ, d, 0).unwrap();
    w.runtime.record_event(&mut w.host, end, 0).unwrap();
    assert_eq!(w.runtime.elapsed(&w.host, start, end), Err(Error::NOT_READY));
    w.runtime.synchronize_event(&mut w.host, end).unwrap();
    let milliseconds = w.runtime.elapsed(&w.host, start, end).unwrap();
    assert!(milliseconds > 0.001 && milliseconds < 1.0, "{milliseconds}");
    assert_eq!(HOST, 0);
}
