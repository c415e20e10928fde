//! The runtime as a library of the host engine: which functions there are, and how their arguments are passed
//! (System V ABI for x86-64: `dim3` is two numbers, larger structs are pointers).

use crate::cudart::error::{Error, Result};
use crate::cudart::memory::{At, Kind};
use crate::cudart::work::{Configuration, Copy, Fill, KernelCall, Side, Work};
use crate::cudart::{Host as _, Kernels as _, Runtime, Spot, device};
use crate::engine::{Engine, Spots};
use crate::launcher::Launcher;
use host::{Access, Args, FaultKind, Foreign, Library, Machine, Outcome, Site};
use launch::Dim3;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What library and foreign memory share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) runtime: Runtime,
    pub(crate) launcher: Launcher,
    pub(crate) spots: Spots,
    /// Strings that were handed out: addresses by text.
    strings: BTreeMap<&'static str, u64>,
    /// Fields of `cudaDeviceProp` and its size, as the headers have it.
    properties: (Vec<device::Field>, u64),
}

impl Shared {
    pub(crate) fn new(
        runtime: Runtime,
        launcher: Launcher,
        spots: Spots,
        properties: (Vec<device::Field>, u64),
    ) -> Self {
        Self { runtime, launcher, spots, strings: BTreeMap::new(), properties }
    }
}

/// The functions of the runtime.
pub(crate) struct CudaRt(pub(crate) Rc<RefCell<Shared>>);

/// Device, managed and pinned memory, for the host's accesses.
pub(crate) struct Window(pub(crate) Rc<RefCell<Shared>>);

/// Functions that only say that they succeed: they change how fast something is, or what is not simulated.
const NOTHING: &[&str] = &[
    "cudaSetDeviceFlags",
    "cudaDeviceSetCacheConfig",
    "cudaThreadSetCacheConfig",
    "cudaDeviceSetSharedMemConfig",
    "cudaFuncSetCacheConfig",
    "cudaFuncSetSharedMemConfig",
    "cudaMemAdvise",
    "cudaMemPrefetchAsync",
    "cudaStreamAttachMemAsync",
    "cudaProfilerStart",
    "cudaProfilerStop",
    "cudaMemPoolSetAttribute",
    "cudaMemPoolTrimTo",
    "cudaSetValidDevices",
    "cudaCtxResetPersistingL2Cache",
    "cudaStreamSetAttribute",
    "cudaDeviceFlushGPUDirectRDMAWrites",
    "cudaGraphUpload",
    "cudaGraphDebugDotPrint",
];

/// All others. The position is the number by which the engine calls.
const FUNCTIONS: &[&str] = &[
    "__cudaPushCallConfiguration",
    "__cudaPopCallConfiguration",
    "cudaLaunchKernel",
    "cudaLaunchKernelExC",
    "cudaLaunchCooperativeKernel",
    "cudaLaunchHostFunc",
    "cudaStreamAddCallback",
    "cudaMalloc",
    "cudaMallocHost",
    "cudaHostAlloc",
    "cudaMallocManaged",
    "cudaMallocAsync",
    "cudaMallocFromPoolAsync",
    "cudaMallocPitch",
    "cudaMalloc3D",
    "cudaMallocArray",
    "cudaMalloc3DArray",
    "cudaFree",
    "cudaFreeHost",
    "cudaFreeAsync",
    "cudaFreeArray",
    "cudaHostRegister",
    "cudaHostUnregister",
    "cudaHostGetDevicePointer",
    "cudaHostGetFlags",
    "cudaMemGetInfo",
    "cudaPointerGetAttributes",
    "cudaMemcpy",
    "cudaMemcpyAsync",
    "cudaMemcpyPeer",
    "cudaMemcpyPeerAsync",
    "cudaMemcpy2D",
    "cudaMemcpy2DAsync",
    "cudaMemcpy3D",
    "cudaMemcpy3DAsync",
    "cudaMemcpyToSymbol",
    "cudaMemcpyToSymbolAsync",
    "cudaMemcpyFromSymbol",
    "cudaMemcpyFromSymbolAsync",
    "cudaMemcpyToArray",
    "cudaMemcpyFromArray",
    "cudaMemcpy2DToArray",
    "cudaMemcpy2DToArrayAsync",
    "cudaMemcpy2DFromArray",
    "cudaMemcpy2DFromArrayAsync",
    "cudaMemcpyArrayToArray",
    "cudaMemset",
    "cudaMemsetAsync",
    "cudaMemset2D",
    "cudaMemset2DAsync",
    "cudaMemset3D",
    "cudaGetSymbolAddress",
    "cudaGetSymbolSize",
    "cudaArrayGetInfo",
    "cudaGetChannelDesc",
    "cudaDeviceSynchronize",
    "cudaThreadSynchronize",
    "cudaDeviceReset",
    "cudaThreadExit",
    "cudaGetLastError",
    "cudaPeekAtLastError",
    "cudaGetErrorString",
    "cudaGetErrorName",
    "cudaSetDevice",
    "cudaGetDevice",
    "cudaGetDeviceCount",
    "cudaChooseDevice",
    "cudaGetDeviceProperties",
    "cudaGetDeviceProperties_v2",
    "cudaDeviceGetAttribute",
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaDeviceSetLimit",
    "cudaThreadSetLimit",
    "cudaDeviceGetLimit",
    "cudaDeviceGetCacheConfig",
    "cudaDeviceGetSharedMemConfig",
    "cudaGetDeviceFlags",
    "cudaDeviceCanAccessPeer",
    "cudaDeviceEnablePeerAccess",
    "cudaDeviceDisablePeerAccess",
    "cudaDeviceGetStreamPriorityRange",
    "cudaDeviceGetPCIBusId",
    "cudaDeviceGetByPCIBusId",
    "cudaDeviceGetDefaultMemPool",
    "cudaDeviceGetMemPool",
    "cudaStreamCreate",
    "cudaStreamCreateWithFlags",
    "cudaStreamCreateWithPriority",
    "cudaStreamDestroy",
    "cudaStreamSynchronize",
    "cudaStreamQuery",
    "cudaStreamWaitEvent",
    "cudaStreamGetFlags",
    "cudaStreamGetPriority",
    "cudaStreamBeginCapture",
    "cudaStreamEndCapture",
    "cudaStreamIsCapturing",
    "cudaEventCreate",
    "cudaEventCreateWithFlags",
    "cudaEventRecord",
    "cudaEventRecordWithFlags",
    "cudaEventSynchronize",
    "cudaEventQuery",
    "cudaEventElapsedTime",
    "cudaEventDestroy",
    "cudaFuncSetAttribute",
    "cudaFuncGetAttributes",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cudaOccupancyMaxPotentialBlockSize",
    "cudaOccupancyAvailableDynamicSMemPerBlock",
    "cudaGraphCreate",
    "cudaGraphInstantiate",
    "cudaGraphInstantiateWithFlags",
    "cudaGraphLaunch",
    "cudaGraphDestroy",
    "cudaGraphExecDestroy",
    "cudaGraphClone",
    "cudaGraphGetNodes",
    "cudaGraphAddDependencies",
    "cudaGraphAddKernelNode",
    "cudaGraphAddMemsetNode",
    "cudaGraphAddMemcpyNode",
    "cudaGraphAddMemcpyNode1D",
    "cudaGraphAddHostNode",
    "cudaGraphAddEmptyNode",
    "cudaGraphExecUpdate",
    "cudaGraphExecKernelNodeSetParams",
    "cudaCreateTextureObject",
    "cudaDestroyTextureObject",
    "cudaCreateSurfaceObject",
    "cudaDestroySurfaceObject",
    "__cudaRegisterFatBinary",
    "__cudaRegisterFatBinaryEnd",
    "__cudaUnregisterFatBinary",
    "__cudaRegisterFunction",
    "__cudaRegisterVar",
    "__cudaRegisterManagedVar",
    "cudaInitDevice",
];

impl Library for CudaRt {
    fn resolve(&mut self, name: &str) -> Option<u32> {
        let known = FUNCTIONS.iter().position(|f| *f == name);
        let nothing = || NOTHING.iter().position(|f| *f == name).map(|n| FUNCTIONS.len() + n);
        known.or_else(nothing).map(|n| n as u32)
    }

    fn call(&mut self, machine: &mut Machine, function: u32, args: &Args<'_>) -> Outcome {
        let shared = &mut *self.0.borrow_mut();
        let Some(&name) = FUNCTIONS.get(function as usize) else {
            let usable = shared.runtime.usable();
            return Outcome::Return(shared.runtime.finish(usable).into());
        };
        let mut call = Call { shared, machine, args, name };
        let result = match call.plain() {
            Ok(done) => return done,
            Err(()) => call.checked(),
        };
        let code = match result {
            Ok(Ok(())) => call.shared.runtime.finish(Ok(())),
            Ok(Err(error)) => call.shared.runtime.finish(Err(error)),
            Err(missing) => return Outcome::Missing(missing),
        };
        call.after(code)
    }

    fn resume(&mut self, machine: &mut Machine, token: u64, _: u64) -> Outcome {
        let shared = &mut *self.0.borrow_mut();
        shared.runtime.callback = None;
        let args = Args { values: &[], fixed: 0 };
        let mut call = Call { shared, machine, args: &args, name: "" };
        call.with(|runtime, host, launcher, _| runtime.pump(host, launcher));
        call.after(token as u32)
    }
}

/// A call of the runtime.
struct Call<'a, 'b> {
    shared: &'a mut Shared,
    machine: &'a mut Machine,
    args: &'a Args<'b>,
    name: &'static str,
}

/// A result of the runtime, or what it needs that is not supported.
type Checked = std::result::Result<Result<()>, String>;

impl Call<'_, '_> {
    /// Works with the runtime, the host, what runs kernels, and the name of the call.
    fn with<T>(
        &mut self,
        work: impl FnOnce(&mut Runtime, &mut Engine<'_>, &mut Launcher, &'static str) -> T,
    ) -> T {
        let Shared { runtime, launcher, spots, .. } = &mut *self.shared;
        let mut host = Engine { machine: self.machine, spots };
        work(runtime, &mut host, launcher, self.name)
    }

    /// What follows a call that gives `code`: a limit, a function of the host, or the return.
    fn after(&mut self, code: u32) -> Outcome {
        let runtime = &mut self.shared.runtime;
        if let Some(limit) = runtime.limit.take() {
            return Outcome::Limit(limit);
        }
        match runtime.host_call.take() {
            Some(call) => {
                runtime.callback = Some(call.of);
                Outcome::Call { function: call.function, args: call.args, token: code.into() }
            }
            None => Outcome::Return(code.into()),
        }
    }

    fn get(&self, index: usize) -> u64 {
        self.args.get(index)
    }

    /// Writes what a call gives back through a pointer.
    fn put(&mut self, address: u64, bytes: &[u8]) -> Result<()> {
        if address == 0 {
            return Err(Error::INVALID_VALUE);
        }
        let done = self.with(|runtime, host, _, _| match runtime.at(host, address) {
            At::Object(object, at) => runtime.memory.with(|m| {
                let target = m.bytes_mut(object, at..at + bytes.len() as u64);
                target.map(|t| t.copy_from_slice(bytes)).is_some()
            }),
            _ => host.write(address, bytes),
        });
        if done { Ok(()) } else { Err(Error::INVALID_VALUE) }
    }
    fn put_u64(&mut self, address: u64, value: u64) -> Result<()> {
        self.put(address, &value.to_le_bytes())
    }
    fn put_i32(&mut self, address: u64, value: i64) -> Result<()> {
        self.put(address, &(value as i32).to_le_bytes())
    }
    /// Reads the host's memory.
    fn take<const N: usize>(&mut self, address: u64) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        let read = self.with(|_, host, _, _| host.read(address, &mut bytes));
        if read { Ok(bytes) } else { Err(Error::INVALID_VALUE) }
    }
    fn take_u64(&mut self, address: u64) -> Result<u64> {
        Ok(u64::from_le_bytes(self.take(address)?))
    }
    fn take_u32(&mut self, address: u64) -> Result<u32> {
        Ok(u32::from_le_bytes(self.take(address)?))
    }

    /// The address of a constant string.
    fn string(&mut self, text: &'static str) -> u64 {
        if let Some(&address) = self.shared.strings.get(text) {
            return address;
        }
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        let Some(address) = self.machine.memory.allocate(bytes.len() as u64) else { return 0 };
        let _ = self.machine.memory.write(address, &bytes);
        self.shared.strings.insert(text, address);
        address
    }

    /// Calls that do not return an error; `Err` for all others.
    fn plain(&mut self) -> std::result::Result<Outcome, ()> {
        let value = match self.name {
            "__cudaPushCallConfiguration" => {
                let (grid, block) = (self.dim3(0), self.dim3(2));
                let (shared, stream) = (self.get(4), self.get(5));
                let spot = self.with(|_, host, _, _| host.spot());
                let pushed = Configuration { grid, block, shared, stream, spot };
                self.shared.runtime.configurations.push(pushed);
                0
            }
            "__cudaPopCallConfiguration" => {
                let c = self.shared.runtime.configurations.last().copied();
                let Some(c) = c else {
                    return Ok(Outcome::Return(Error::MISSING_CONFIGURATION.0.into()));
                };
                self.shared.runtime.popped = self.shared.runtime.configurations.pop();
                let bytes = |d: Dim3| {
                    <[u32; 3]>::from(d).iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>()
                };
                let all = [
                    self.put(self.get(0), &bytes(c.grid)),
                    self.put(self.get(1), &bytes(c.block)),
                    self.put_u64(self.get(2), c.shared),
                    self.put_u64(self.get(3), c.stream),
                ];
                u64::from(all.iter().any(std::result::Result::is_err))
            }
            "cudaGetLastError" => self.shared.runtime.take_last_error().0.into(),
            "cudaPeekAtLastError" => self.shared.runtime.peek_last_error().0.into(),
            "cudaGetErrorString" => self.string(Error(self.get(0) as u32).text()),
            "cudaGetErrorName" => self.string(Error(self.get(0) as u32).name()),
            "__cudaRegisterFatBinary" => 1,
            "__cudaRegisterFatBinaryEnd"
            | "__cudaUnregisterFatBinary"
            | "__cudaRegisterFunction"
            | "__cudaRegisterVar"
            | "__cudaRegisterManagedVar" => 0,
            _ => return Err(()),
        };
        Ok(Outcome::Return(value))
    }

    fn dim3(&self, index: usize) -> Dim3 {
        let xy = self.get(index);
        Dim3::new(xy as u32, (xy >> 32) as u32, self.get(index + 1) as u32)
    }

    /// Calls that return an error.
    fn checked(&mut self) -> Checked {
        let result = match self.name {
            name if name.starts_with("cudaLaunch") || name == "cudaStreamAddCallback" => {
                self.launching()
            }
            name if name.starts_with("cudaGraph")
                || name.contains("Capture")
                || name.contains("Capturing") =>
            {
                return self.graphs();
            }
            name if name.contains("TextureObject") || name.contains("SurfaceObject") => {
                return self.textures();
            }
            name if name.starts_with("cudaStream") || name.starts_with("cudaEvent") => {
                self.streams()
            }
            name if name.starts_with("cudaMemcpy") || name.starts_with("cudaMemset") => {
                self.copies()
            }
            name if name.starts_with("cudaMalloc")
                || name.starts_with("cudaFree")
                || name == "cudaHostAlloc" =>
            {
                self.allocations()
            }
            _ => self.others(),
        };
        Ok(result)
    }

    fn launching(&mut self) -> Result<()> {
        if matches!(self.name, "cudaLaunchHostFunc" | "cudaStreamAddCallback") {
            let callback = self.name == "cudaStreamAddCallback";
            let (stream, function, data) = (self.get(0), self.get(1), self.get(2));
            let args = if callback { vec![stream, 0, data] } else { vec![data] };
            return self.with(|runtime, host, launcher, name| {
                runtime.usable()?;
                let index = runtime.stream(stream)?;
                runtime.submit(host, launcher, index, Work::Host(function, args), name)
            });
        }
        let popped = self.shared.runtime.popped.take();
        let (function, grid, block, args, shared, stream, cooperative) =
            if self.name == "cudaLaunchKernelExC" {
                let config = self.get(0);
                let word = |call: &mut Self, at: u64| call.take_u32(config + at);
                let mut dims = [0; 6];
                for (i, d) in dims.iter_mut().enumerate() {
                    *d = word(self, 4 * i as u64)?;
                }
                let (shared, stream) = (self.take_u64(config + 24)?, self.take_u64(config + 32)?);
                let (attributes, count) = (self.take_u64(config + 40)?, word(self, 48)?);
                let mut cooperative = false;
                for i in 0..u64::from(count.min(64)) {
                    let at = attributes + 16 * i;
                    // cudaLaunchAttributeCooperative
                    let (id, value) = (self.take_u32(at)?, self.take_u32(at + 4)?);
                    cooperative |= id == 2 && value != 0;
                }
                let (grid, block) =
                    (Dim3::new(dims[0], dims[1], dims[2]), Dim3::new(dims[3], dims[4], dims[5]));
                (self.get(1), grid, block, self.get(2), shared, stream, cooperative)
            } else {
                let cooperative = self.name == "cudaLaunchCooperativeKernel";
                let (grid, block) = (self.dim3(1), self.dim3(3));
                (self.get(0), grid, block, self.get(5), self.get(6), self.get(7), cooperative)
            };
        self.with(|runtime, host, launcher, _| {
            let spot = popped.map_or_else(|| host.spot(), |p| p.spot);
            let call = KernelCall {
                function,
                name: String::new(),
                grid,
                block,
                shared,
                arguments: vec![],
                spot,
                number: 0,
                stream: 0,
            };
            let result = runtime.launch(host, launcher, call, stream, args, cooperative);
            if let Err(error) = result
                && popped.is_some()
                && runtime.usable().is_ok()
            {
                let name = launcher.shape(function).map_or_else(String::new, |s| s.name);
                runtime.failed_launch(error, name, spot, stream);
            }
            result
        })
    }

    fn allocations(&mut self) -> Result<()> {
        let (to, size) = (self.get(0), self.get(1));
        let kind = match self.name {
            "cudaMallocHost" | "cudaHostAlloc" => Kind::Pinned,
            "cudaMallocManaged" => Kind::Managed,
            _ => Kind::Device,
        };
        match self.name {
            "cudaMallocPitch" => {
                let (width, height) = (self.get(2), self.get(3));
                let pitch = width.checked_next_multiple_of(512).ok_or(Error::INVALID_VALUE)?;
                let bytes = pitch.checked_mul(height).ok_or(Error::INVALID_VALUE)?;
                let address = self.allocate(kind, bytes)?;
                self.put_u64(to, address)?;
                self.put_u64(size, pitch)
            }
            "cudaMalloc3D" => {
                let extent = self.extent(size)?;
                let pitch = extent[0].checked_next_multiple_of(512).ok_or(Error::INVALID_VALUE)?;
                let bytes = pitch.checked_mul(extent[1]).and_then(|b| b.checked_mul(extent[2]));
                let address = self.allocate(kind, bytes.ok_or(Error::INVALID_VALUE)?)?;
                for (i, word) in [address, pitch, extent[0], extent[1]].into_iter().enumerate() {
                    self.put_u64(to + 8 * i as u64, word)?;
                }
                Ok(())
            }
            "cudaMallocArray" | "cudaMalloc3DArray" => {
                let mut channels = [0; 5];
                for (i, c) in channels.iter_mut().enumerate() {
                    *c = self.take_u32(size + 4 * i as u64)?;
                }
                let extent = if self.name == "cudaMallocArray" {
                    [self.get(2), self.get(3), 0]
                } else {
                    self.extent(self.get(2))?
                };
                let address = self.with(|runtime, host, _, name| {
                    runtime.allocate_array(host, channels, extent, name)
                })?;
                self.put_u64(to, address)
            }
            "cudaFree" | "cudaFreeHost" | "cudaFreeArray" => {
                let kinds: &[Kind] = match self.name {
                    "cudaFree" => &[Kind::Device, Kind::Managed],
                    "cudaFreeHost" => &[Kind::Pinned],
                    _ => &[Kind::Array],
                };
                self.with(|runtime, host, _, name| runtime.free(host, to, kinds, name))
            }
            "cudaFreeAsync" => {
                self.with(|runtime, host, launcher, _| runtime.free_async(host, launcher, to, size))
            }
            "cudaMallocAsync" | "cudaMallocFromPoolAsync" => {
                let stream = self.get(if self.name == "cudaMallocAsync" { 2 } else { 3 });
                self.shared.runtime.stream(stream)?;
                let address = self.allocate(kind, size)?;
                self.put_u64(to, address)
            }
            _ => {
                let address = self.allocate(kind, size)?;
                self.put_u64(to, address)
            }
        }
    }
    fn allocate(&mut self, kind: Kind, bytes: u64) -> Result<u64> {
        self.with(|runtime, host, _, name| runtime.allocate(host, kind, bytes, name))
    }
    /// A `cudaExtent` at an address.
    fn extent(&mut self, at: u64) -> Result<[u64; 3]> {
        Ok([self.take_u64(at)?, self.take_u64(at + 8)?, self.take_u64(at + 16)?])
    }

    fn copy(&mut self, copy: Copy, direction: u64, stream: u64) -> Result<()> {
        self.with(|runtime, host, launcher, name| {
            runtime.copy(host, launcher, copy, direction as u32, stream, name)
        })
    }

    fn copies(&mut self) -> Result<()> {
        let asynchronous = self.name.ends_with("Async");
        let a = |i: usize| self.args.get(i);
        let rows = |address, pitch| Side { address, pitch, layer: 0 };
        match self.name {
            "cudaMemcpy" | "cudaMemcpyAsync" => {
                let stream = if asynchronous { a(4) } else { 0 };
                self.copy(Copy::flat(a(0), a(1), a(2), asynchronous), a(3), stream)
            }
            "cudaMemcpyPeer" | "cudaMemcpyPeerAsync" => {
                if a(1) as i32 != 0 || a(3) as i32 != 0 {
                    return Err(Error::INVALID_DEVICE);
                }
                let stream = if asynchronous { a(5) } else { 0 };
                self.copy(Copy::flat(a(0), a(2), a(4), asynchronous), 3, stream)
            }
            "cudaMemcpy2D" | "cudaMemcpy2DAsync" => {
                let stream = if asynchronous { a(7) } else { 0 };
                let (to, from) = (rows(a(0), a(1)), rows(a(2), a(3)));
                let copy = Copy { to, from, extent: [a(4), a(5), 1], asynchronous };
                self.copy(copy, a(6), stream)
            }
            "cudaMemcpyToSymbol"
            | "cudaMemcpyToSymbolAsync"
            | "cudaMemcpyFromSymbol"
            | "cudaMemcpyFromSymbolAsync" => {
                let (x, y, bytes, offset, direction) = (a(0), a(1), a(2), a(3), a(4));
                let stream = if asynchronous { a(5) } else { 0 };
                let to = self.name.starts_with("cudaMemcpyTo");
                let symbol = if to { x } else { y };
                let (address, size) =
                    self.with(|runtime, _, launcher, _| runtime.symbol(launcher, symbol))?;
                if offset.checked_add(bytes).is_none_or(|end| end > size) {
                    let copy = if to {
                        Copy::flat(address + offset.min(size), y, bytes, asynchronous)
                    } else {
                        Copy::flat(x, address + offset.min(size), bytes, asynchronous)
                    };
                    return self.copy(copy, 4, stream).and(Err(Error::INVALID_VALUE));
                }
                let (address, other) = (address + offset, if to { y } else { x });
                let (to, from) = if to { (address, other) } else { (other, address) };
                self.copy(Copy::flat(to, from, bytes, asynchronous), direction, stream)
            }
            "cudaMemset" | "cudaMemsetAsync" => {
                let stream = if asynchronous { a(3) } else { 0 };
                let fill = Fill {
                    to: Side::flat(a(0)),
                    extent: [a(2), 1, 1],
                    value: a(1) as u32 & 0xff,
                    size: 1,
                };
                self.fill(fill, stream)
            }
            "cudaMemset2D" | "cudaMemset2DAsync" => {
                let stream = if asynchronous { a(5) } else { 0 };
                let to = rows(a(0), a(1));
                let fill = Fill { to, extent: [a(3), a(4), 1], value: a(2) as u32 & 0xff, size: 1 };
                self.fill(fill, stream)
            }
            "cudaMemset3D" => {
                let (pitched, value, extent) = (a(0), a(1), a(2));
                let (address, pitch) = (self.take_u64(pitched)?, self.take_u64(pitched + 8)?);
                let layer = pitch.wrapping_mul(self.take_u64(pitched + 24)?);
                let to = Side { address, pitch, layer };
                let extent = self.extent(extent)?;
                self.fill(Fill { to, extent, value: value as u32 & 0xff, size: 1 }, 0)
            }
            "cudaMemcpy3D" | "cudaMemcpy3DAsync" => {
                let (parameters, stream) = (a(0), if asynchronous { a(1) } else { 0 });
                let (copy, direction) = self.copy_3d(parameters, asynchronous)?;
                self.copy(copy, direction, stream)
            }
            _ => self.array_copies(asynchronous),
        }
    }

    fn fill(&mut self, fill: Fill, stream: u64) -> Result<()> {
        self.with(|runtime, host, launcher, name| runtime.fill(host, launcher, fill, stream, name))
    }

    /// The side of a copy that is an array, from byte `x` of row `y` and layer `z`.
    fn array_side(&mut self, array: u64, [x, y, z]: [u64; 3]) -> Result<Side> {
        let shape = self.with(|runtime, host, _, _| runtime.array(host, array))?;
        let layer = shape.pitch * shape.extent[1].max(1);
        let address = array.wrapping_add(x.wrapping_add(y * shape.pitch).wrapping_add(z * layer));
        Ok(Side { address, pitch: shape.pitch, layer })
    }

    fn array_copies(&mut self, asynchronous: bool) -> Result<()> {
        let a = |i: usize| self.args.get(i);
        match self.name {
            "cudaMemcpyToArray" => {
                let (array, x, y, from, bytes, direction) = (a(0), a(1), a(2), a(3), a(4), a(5));
                let to = self.array_side(array, [x, y, 0])?;
                self.copy(Copy::flat(to.address, from, bytes, false), direction, 0)
            }
            "cudaMemcpyFromArray" => {
                let (to, array, x, y, bytes, direction) = (a(0), a(1), a(2), a(3), a(4), a(5));
                let from = self.array_side(array, [x, y, 0])?;
                self.copy(Copy::flat(to, from.address, bytes, false), direction, 0)
            }
            "cudaMemcpy2DToArray" | "cudaMemcpy2DToArrayAsync" => {
                let (from, extent) =
                    (Side { address: a(3), pitch: a(4), layer: 0 }, [a(5), a(6), 1]);
                let (direction, stream) = (a(7), if asynchronous { a(8) } else { 0 });
                let to = self.array_side(a(0), [a(1), a(2), 0])?;
                self.copy(Copy { to, from, extent, asynchronous }, direction, stream)
            }
            "cudaMemcpy2DFromArray" | "cudaMemcpy2DFromArrayAsync" => {
                let (to, extent) = (Side { address: a(0), pitch: a(1), layer: 0 }, [a(5), a(6), 1]);
                let (direction, stream) = (a(7), if asynchronous { a(8) } else { 0 });
                let from = self.array_side(a(2), [a(3), a(4), 0])?;
                self.copy(Copy { to, from, extent, asynchronous }, direction, stream)
            }
            _ => {
                let (bytes, direction) = (a(6), a(7));
                let to = self.array_side(a(0), [a(1), a(2), 0])?;
                let from = self.array_side(a(3), [a(4), a(5), 0])?;
                self.copy(Copy::flat(to.address, from.address, bytes, false), direction, 0)
            }
        }
    }

    /// The copy that a `cudaMemcpy3DParms` describes, and its direction.
    fn copy_3d(&mut self, at: u64, asynchronous: bool) -> Result<(Copy, u64)> {
        let mut words = [0u64; 19];
        for (i, word) in words.iter_mut().enumerate() {
            *word = self.take_u64(at + 8 * i as u64)?;
        }
        let direction = u64::from(self.take_u32(at + 152)?);
        let [src_array, sx, sy, sz, src, src_pitch, _, src_rows] = words[..8] else {
            return Err(Error::INVALID_VALUE);
        };
        let [dst_array, dx, dy, dz, dst, dst_pitch, _, dst_rows] = words[8..16] else {
            return Err(Error::INVALID_VALUE);
        };
        let mut extent = [words[16], words[17], words[18]];
        // With an array on either side, widths and positions are in elements.
        let mut element = 1;
        for array in [src_array, dst_array] {
            if array != 0 {
                element = self.with(|runtime, host, _, _| runtime.array(host, array))?.element;
            }
        }
        extent[0] *= element;
        let side = |call: &mut Self,
                    array: u64,
                    [x, y, z]: [u64; 3],
                    pointer: u64,
                    pitch: u64,
                    rows: u64| {
            if array != 0 {
                return call.array_side(array, [x * element, y, z]);
            }
            let layer = pitch.wrapping_mul(rows);
            let offset = x.wrapping_add(y.wrapping_mul(pitch)).wrapping_add(z.wrapping_mul(layer));
            Ok(Side { address: pointer.wrapping_add(offset), pitch, layer })
        };
        let from = side(self, src_array, [sx, sy, sz], src, src_pitch, src_rows)?;
        let to = side(self, dst_array, [dx, dy, dz], dst, dst_pitch, dst_rows)?;
        Ok((Copy { to, from, extent, asynchronous }, direction))
    }

    fn streams(&mut self) -> Result<()> {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let runtime = &mut self.shared.runtime;
        match self.name {
            "cudaStreamCreate" | "cudaStreamCreateWithFlags" | "cudaStreamCreateWithPriority" => {
                let flags = if self.name == "cudaStreamCreate" { 0 } else { second as u32 };
                if flags > 1 {
                    return Err(Error::INVALID_VALUE);
                }
                let priority = if self.name.ends_with("Priority") { third as i32 } else { 0 };
                let stream = runtime.create_stream(flags == 0, priority)?;
                self.put_u64(first, stream)
            }
            "cudaStreamDestroy" => runtime.destroy_stream(first),
            "cudaStreamSynchronize" => {
                self.with(|runtime, host, _, _| runtime.synchronize_stream(host, first))
            }
            "cudaStreamQuery" => self.with(|runtime, host, _, _| runtime.query_stream(host, first)),
            "cudaStreamWaitEvent" => runtime.wait_event(first, second),
            "cudaStreamGetFlags" => {
                let index = runtime.stream(first)?;
                let blocking = runtime.streams[index].blocking;
                self.put_i32(second, i64::from(!blocking))
            }
            "cudaStreamGetPriority" => {
                let index = runtime.stream(first)?;
                let priority = runtime.streams[index].priority;
                self.put_i32(second, priority.into())
            }
            "cudaEventCreate" | "cudaEventCreateWithFlags" => {
                let flags = if self.name == "cudaEventCreate" { 0 } else { second };
                let event = runtime.create_event(flags & 2 == 0)?;
                self.put_u64(first, event)
            }
            "cudaEventRecord" | "cudaEventRecordWithFlags" => {
                self.with(|runtime, host, _, _| runtime.record_event(host, first, second))
            }
            "cudaEventSynchronize" => {
                self.with(|runtime, host, _, _| runtime.synchronize_event(host, first))
            }
            "cudaEventQuery" => self.with(|runtime, host, _, _| runtime.query_event(host, first)),
            "cudaEventElapsedTime" => {
                let milliseconds =
                    self.with(|runtime, host, _, _| runtime.elapsed(host, second, third))?;
                self.put(first, &milliseconds.to_le_bytes())
            }
            _ => runtime.destroy_event(first),
        }
    }

    fn others(&mut self) -> Result<()> {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let device =
            |number: u64| if number as i32 == 0 { Ok(()) } else { Err(Error::INVALID_DEVICE) };
        match self.name {
            "cudaDeviceSynchronize" | "cudaThreadSynchronize" => {
                self.with(|runtime, host, _, _| runtime.synchronize(host))
            }
            "cudaDeviceReset" | "cudaThreadExit" => self.with(|runtime, host, _, _| {
                runtime.synchronize_all(host);
                let spot = host.spot();
                runtime.reset(spot);
                Ok(())
            }),
            "cudaSetDevice" | "cudaInitDevice" => device(first),
            "cudaGetDevice" | "cudaChooseDevice" | "cudaDeviceGetByPCIBusId" => {
                self.put_i32(first, 0)
            }
            "cudaGetDeviceCount" => self.put_i32(first, 1),
            "cudaGetDeviceProperties" | "cudaGetDeviceProperties_v2" => {
                device(second)?;
                self.properties(first)
            }
            "cudaDeviceGetAttribute" => {
                device(third)?;
                let value = device::attribute(second as u32).ok_or(Error::INVALID_VALUE)?;
                self.put_i32(first, value)
            }
            "cudaDriverGetVersion" | "cudaRuntimeGetVersion" => {
                self.put_i32(first, device::VERSION.into())
            }
            "cudaDeviceSetLimit" | "cudaThreadSetLimit" => {
                self.shared.runtime.limits.insert(first as u32, second);
                Ok(())
            }
            "cudaDeviceGetLimit" => {
                let usual = [1024, 1 << 20, 8 << 20, 2, 2048];
                let known = self.shared.runtime.limits.get(&(second as u32)).copied();
                let value = known.or_else(|| usual.get(second as usize).copied());
                self.put_u64(first, value.ok_or(Error::INVALID_VALUE)?)
            }
            "cudaDeviceGetCacheConfig" | "cudaDeviceGetSharedMemConfig" | "cudaGetDeviceFlags" => {
                self.put_i32(first, 0)
            }
            "cudaDeviceCanAccessPeer" => self.put_i32(first, 0),
            "cudaDeviceEnablePeerAccess" => Err(Error::INVALID_DEVICE),
            "cudaDeviceDisablePeerAccess" => Err(Error::PEER_NOT_ENABLED),
            "cudaDeviceGetStreamPriorityRange" => {
                if first != 0 {
                    self.put_i32(first, 0)?;
                }
                if second != 0 {
                    self.put_i32(second, -5)?;
                }
                Ok(())
            }
            "cudaDeviceGetPCIBusId" => {
                device(third)?;
                let text = b"0000:01:00.0\0";
                let len = (second as usize).min(text.len());
                self.put(first, &text[..len])
            }
            "cudaDeviceGetDefaultMemPool" | "cudaDeviceGetMemPool" => {
                device(second)?;
                self.put_u64(first, 0xc0da_0000)
            }
            "cudaMemGetInfo" => {
                let total = device::property("totalGlobalMem").map_or(0, |p| p[0] as u64);
                let runtime = &self.shared.runtime;
                let used = runtime.options.max_memory - runtime.memory.with(|m| m.room());
                self.put_u64(first, total.saturating_sub(used + (512 << 20)))?;
                self.put_u64(second, total)
            }
            "cudaHostRegister" => {
                self.with(|runtime, host, _, _| runtime.register(host, first, second))
            }
            "cudaHostUnregister" => {
                self.with(|runtime, host, _, _| runtime.unregister(host, first))
            }
            "cudaHostGetDevicePointer" => {
                let at = self.with(|runtime, host, _, _| runtime.at(host, second));
                match at {
                    At::Object(object, _)
                        if self
                            .shared
                            .runtime
                            .allocations
                            .get(&object.0)
                            .is_some_and(|a| a.on_host()) =>
                    {
                        self.put_u64(first, second)
                    }
                    _ => Err(Error::INVALID_VALUE),
                }
            }
            "cudaHostGetFlags" => self.put_i32(first, 2),
            "cudaPointerGetAttributes" => self.pointer_attributes(first, second),
            "cudaGetSymbolAddress" => {
                let found =
                    self.with(|runtime, _, launcher, _| runtime.symbol(launcher, second))?;
                self.put_u64(first, found.0)
            }
            "cudaGetSymbolSize" => {
                let found =
                    self.with(|runtime, _, launcher, _| runtime.symbol(launcher, second))?;
                self.put_u64(first, found.1)
            }
            "cudaArrayGetInfo" => {
                let array = self.get(3);
                let shape = self.with(|runtime, host, _, _| runtime.array(host, array))?;
                for (i, c) in shape.channels.into_iter().enumerate().filter(|_| first != 0) {
                    self.put_i32(first + 4 * i as u64, c.into())?;
                }
                for (i, n) in shape.extent.into_iter().enumerate().filter(|_| second != 0) {
                    self.put_u64(second + 8 * i as u64, n)?;
                }
                if third != 0 { self.put_i32(third, 0) } else { Ok(()) }
            }
            "cudaGetChannelDesc" => {
                let shape = self.with(|runtime, host, _, _| runtime.array(host, second))?;
                for (i, c) in shape.channels.into_iter().enumerate() {
                    self.put_i32(first + 4 * i as u64, c.into())?;
                }
                Ok(())
            }
            _ => self.functions(),
        }
    }

    /// Attributes of functions, and occupancy.
    fn functions(&mut self) -> Result<()> {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let (fourth, fifth) = (self.get(3), self.get(4));
        let shape = |call: &mut Self, function: u64| {
            call.shared.launcher.shape(function).ok_or(Error::INVALID_FUNCTION)
        };
        match self.name {
            "cudaFuncSetAttribute" => {
                let shape = shape(self, first)?;
                // cudaFuncAttributeMaxDynamicSharedMemorySize
                if second as u32 == 8 {
                    let most = device::SHARED_OPTIN - shape.shared.min(device::SHARED_OPTIN);
                    if third as i32 as i64 > most as i64 || (third as i32) < 0 {
                        return Err(Error::INVALID_VALUE);
                    }
                    let all = (third & 0xffff_ffff) + shape.shared;
                    self.shared.runtime.shared_limits.insert(first, all);
                }
                Ok(())
            }
            "cudaFuncGetAttributes" => {
                let shape = shape(self, second)?;
                let limit = self.shared.runtime.shared_limits.get(&second).copied();
                let dynamic =
                    limit.unwrap_or(device::SHARED_PER_BLOCK).saturating_sub(shape.shared);
                for (i, n) in [shape.shared, 0, 0].into_iter().enumerate() {
                    self.put_u64(first + 8 * i as u64, n)?;
                }
                // maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA,
                // maxDynamicSharedSizeBytes, preferredShmemCarveout.
                let words = [1024, device::REGISTERS, 80, 80, 0, dynamic as i64, -1];
                for (i, n) in words.into_iter().enumerate() {
                    self.put_i32(first + 24 + 4 * i as u64, n)?;
                }
                Ok(())
            }
            "cudaOccupancyMaxPotentialBlockSize" => {
                let shape = shape(self, third)?;
                let (block, per) = best_block(shape.shared + fourth, fifth as u32);
                self.put_i32(first, (per * device::MULTIPROCESSORS as u64) as i64)?;
                self.put_i32(second, block as i64)
            }
            "cudaOccupancyAvailableDynamicSMemPerBlock" => {
                let shape = shape(self, second)?;
                let blocks = (third & 0xffff_ffff).max(1);
                let each = (167_936 / blocks).saturating_sub(1024 + shape.shared);
                self.put_u64(first, each.min(device::SHARED_PER_BLOCK))
            }
            name if name.starts_with("cudaOccupancy") => {
                let shape = shape(self, second)?;
                let threads = third & 0xffff_ffff;
                let blocks = device::resident_blocks(threads, shape.shared + fourth);
                self.put_i32(first, blocks as i64)
            }
            _ => Err(Error::NOT_SUPPORTED),
        }
    }

    fn properties(&mut self, to: u64) -> Result<()> {
        let (fields, size) = self.shared.properties.clone();
        let mut bytes = vec![0; size as usize];
        for (name, offset, size, count) in &fields {
            let at = *offset as usize;
            if name == "name" {
                let text = device::NAME.as_bytes();
                bytes[at..at + text.len()].copy_from_slice(text);
            }
            let values = device::property(name).unwrap_or(&[]);
            for (i, value) in values.iter().take(*count as usize).enumerate() {
                let (at, size) = (at + i * *size as usize, *size as usize);
                bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
            }
        }
        self.put(to, &bytes)
    }

    fn pointer_attributes(&mut self, to: u64, pointer: u64) -> Result<()> {
        let at = self.with(|runtime, host, _, _| runtime.at(host, pointer));
        let (kind, on_device, on_host) = match at {
            At::Object(object, _) => {
                match self.shared.runtime.allocations.get(&object.0).map(|a| a.kind) {
                    Some(Kind::Pinned) => (1, pointer, pointer),
                    Some(Kind::Managed) => (3, pointer, pointer),
                    _ => (2, pointer, 0),
                }
            }
            At::Host if self.shared.runtime.registered_at(pointer).is_some() => {
                (1, pointer, pointer)
            }
            _ => (0, 0, 0),
        };
        self.put_i32(to, kind)?;
        self.put_i32(to + 4, if kind == 0 { -2 } else { 0 })?;
        self.put_u64(to + 8, on_device)?;
        self.put_u64(to + 16, on_host)
    }

    fn graphs(&mut self) -> Checked {
        let (first, second, third) = (self.get(0), self.get(1), self.get(2));
        let (fourth, fifth) = (self.get(3), self.get(4));
        let runtime = &mut self.shared.runtime;
        let result = match self.name {
            "cudaStreamBeginCapture" => runtime.begin_capture(first),
            "cudaStreamEndCapture" => match runtime.end_capture(first) {
                Ok(graph) => self.put_u64(second, graph),
                Err(error) => self.put_u64(second, 0).and(Err(error)),
            },
            "cudaStreamIsCapturing" => {
                runtime.is_capturing(first).and_then(|is| self.put_i32(second, is.into()))
            }
            "cudaGraphCreate" => {
                let graph = runtime.create_graph();
                self.put_u64(first, graph)
            }
            "cudaGraphInstantiate" | "cudaGraphInstantiateWithFlags" => {
                runtime.instantiate(second).and_then(|exec| self.put_u64(first, exec))
            }
            "cudaGraphLaunch" => self.with(|runtime, host, launcher, _| {
                runtime.launch_graph(host, launcher, first, second)
            }),
            "cudaGraphDestroy" => runtime.destroy_graph(first),
            "cudaGraphExecDestroy" => runtime.destroy_exec(first),
            "cudaGraphClone" => {
                runtime.clone_graph(second).and_then(|graph| self.put_u64(first, graph))
            }
            "cudaGraphGetNodes" => runtime.nodes(first).and_then(|nodes| {
                if second != 0 {
                    let room = self.take_u64(third)?;
                    for (i, node) in nodes.iter().take(room as usize).enumerate() {
                        self.put_u64(second + 8 * i as u64, *node)?;
                    }
                }
                self.put_u64(third, nodes.len() as u64)
            }),
            "cudaGraphAddDependencies" => (0..fourth.min(1 << 16)).try_for_each(|i| {
                let (from, to) = (self.take_u64(second + 8 * i)?, self.take_u64(third + 8 * i)?);
                self.shared.runtime.add_dependency(first, from, to)
            }),
            "cudaGraphExecUpdate" => runtime.update_exec(first, second),
            "cudaGraphExecKernelNodeSetParams" => self
                .kernel_node(third)
                .and_then(|work| self.shared.runtime.set_node(first, second, work)),
            "cudaGraphAddMemcpyNode1D" => {
                let copy = Copy::flat(fifth, self.get(5), self.get(6), true);
                self.add_node(Work::Copy(copy))
            }
            "cudaGraphAddMemcpyNode" => {
                self.copy_3d(fifth, true).and_then(|(copy, _)| self.add_node(Work::Copy(copy)))
            }
            "cudaGraphAddKernelNode" => {
                self.kernel_node(fifth).and_then(|work| self.add_node(work))
            }
            "cudaGraphAddMemsetNode" => {
                self.memset_node(fifth).and_then(|work| self.add_node(work))
            }
            "cudaGraphAddHostNode" => self
                .take_u64(fifth)
                .and_then(|f| Ok(Work::Host(f, vec![self.take_u64(fifth + 8)?])))
                .and_then(|work| self.add_node(work)),
            _ => return Err(format!("{} is not supported", self.name)),
        };
        Ok(result)
    }

    /// Adds a node by a call with node, graph, dependencies and their number first.
    fn add_node(&mut self, work: Work) -> Result<()> {
        let (node, graph, after, count) = (self.get(0), self.get(1), self.get(2), self.get(3));
        let mut behind = vec![];
        for i in 0..count.min(1 << 16) {
            behind.push(self.take_u64(after + 8 * i)?);
        }
        let added = self.shared.runtime.add(graph, work, &behind)?;
        self.put_u64(node, added)
    }
    /// The launch that a `cudaKernelNodeParams` describes.
    fn kernel_node(&mut self, at: u64) -> Result<Work> {
        let function = self.take_u64(at)?;
        let mut dims = [0; 7];
        for (i, d) in dims.iter_mut().enumerate() {
            *d = self.take_u32(at + 8 + 4 * i as u64)?;
        }
        let args = self.take_u64(at + 40)?;
        let shape = self.shared.launcher.shape(function).ok_or(Error::INVALID_FUNCTION)?;
        let mut arguments = vec![];
        for (i, &bytes) in shape.params.iter().enumerate() {
            let pointer = self.take_u64(args + 8 * i as u64)?;
            let mut value = vec![0; bytes as usize];
            if !self.with(|_, host, _, _| host.read(pointer, &mut value)) {
                return Err(Error::INVALID_VALUE);
            }
            arguments.push(value);
        }
        let spot = self.with(|_, host, _, _| host.spot());
        Ok(Work::Kernel(Box::new(KernelCall {
            function,
            name: shape.name,
            grid: Dim3::new(dims[0], dims[1], dims[2]),
            block: Dim3::new(dims[3], dims[4], dims[5]),
            shared: dims[6].into(),
            arguments,
            spot,
            number: 0,
            stream: 0,
        })))
    }
    /// The fill that a `cudaMemsetParams` describes.
    fn memset_node(&mut self, at: u64) -> Result<Work> {
        let (address, pitch) = (self.take_u64(at)?, self.take_u64(at + 8)?);
        let (value, size) = (self.take_u32(at + 16)?, self.take_u32(at + 20)?);
        let (width, height) = (self.take_u64(at + 24)?, self.take_u64(at + 32)?);
        let to = Side { address, pitch, layer: 0 };
        let extent = [width * u64::from(size), height, 1];
        Ok(Work::Fill(Fill { to, extent, value, size: size as u8 }))
    }

    /// Textures and surfaces: an object is the address of its cells, as the headers have it.
    fn textures(&mut self) -> Checked {
        if self.name.contains("Destroy") {
            return Ok(Ok(()));
        }
        let (object, resource, texture) = (self.get(0), self.get(1), self.get(2));
        let surface = self.name.contains("Surface");
        let read = |call: &mut Self| -> Result<(u32, u64)> {
            Ok((call.take_u32(resource)?, call.take_u64(resource + 8)?))
        };
        let (kind, cells) = match read(self) {
            Ok(read) => read,
            Err(error) => return Ok(Err(error)),
        };
        // cudaResourceTypeLinear: one row of cells, which are read by their numbers.
        if surface || kind != 2 {
            return Err(format!(
                "{} of an array or of pitched memory is not supported: only textures of linear memory are",
                self.name
            ));
        }
        let _ = texture;
        Ok(self.put_u64(object, cells))
    }
}

/// The block size with the most resident threads, and its blocks for each multiprocessor.
fn best_block(shared: u64, limit: u32) -> (u64, u64) {
    let most = if limit == 0 { 1024 } else { u64::from(limit).min(1024) };
    let sizes = (1..=32).rev().map(|warps| warps * 32).filter(|n| *n <= most);
    let of = |threads: u64| (threads, device::resident_blocks(threads, shared));
    // Of equal ones the largest, which comes first.
    sizes.map(of).fold((0, 0), |best, x| if x.0 * x.1 > best.0 * best.1 { x } else { best })
}

impl Foreign for Window {
    fn load(
        &mut self,
        site: Site,
        address: u64,
        bytes: &mut [u8],
    ) -> std::result::Result<(), FaultKind> {
        self.access(site, address, bytes.len() as u64, false, |source| {
            bytes.copy_from_slice(source);
        })
    }
    fn store(
        &mut self,
        site: Site,
        address: u64,
        bytes: &[u8],
    ) -> std::result::Result<(), FaultKind> {
        self.access(site, address, bytes.len() as u64, true, |target| {
            target.copy_from_slice(bytes);
        })
    }
    fn watched(&mut self, site: Site, access: Access, address: u64, size: u64) {
        if let Ok(mut shared) = self.0.try_borrow_mut() {
            let spot = shared.spots.of_site(site);
            let write = access == Access::Store;
            shared.runtime.watched_access(address, size, write, spot);
        }
    }
}

impl Window {
    fn access(
        &mut self,
        site: Site,
        address: u64,
        bytes: u64,
        write: bool,
        work: impl FnOnce(&mut [u8]),
    ) -> std::result::Result<(), FaultKind> {
        let kind = if write { Access::Store } else { Access::Load };
        if address < 1 << 32 {
            return Err(host::library::outside(kind, address, bytes as usize));
        }
        // While the runtime works it does not come here; if it did, nothing would be known.
        let Ok(mut shared) = self.0.try_borrow_mut() else {
            return Err(host::library::outside(kind, address, bytes as usize));
        };
        let spot: Spot = shared.spots.of_site(site);
        let runtime = &mut shared.runtime;
        let (object, at) = match runtime.host_access(address, bytes, write, spot) {
            Ok(found) => found,
            Err(fault) => return Err(FaultKind::Other(crate::engine::fault_text(&fault))),
        };
        let found = runtime.memory.with(|m| {
            let bytes = m.bytes_mut(object, at..at + bytes)?;
            work(bytes);
            Some(())
        });
        found.ok_or_else(|| host::library::outside(kind, address, bytes as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cudart::error::ERRORS;

    #[test]
    fn names_are_unique() {
        let mut all: Vec<&str> = FUNCTIONS.iter().chain(NOTHING).copied().collect();
        all.sort_unstable();
        let before = all.len();
        all.dedup();
        assert_eq!(all.len(), before);
        assert!(ERRORS.len() > 50);
    }
    #[test]
    fn the_best_block_fills_the_device() {
        assert_eq!(best_block(0, 0), (1024, 2));
        assert_eq!(best_block(0, 256), (256, 8));
    }
}
