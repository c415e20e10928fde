//! The runtime as a library of the host engine: which functions there are, and how their arguments are passed
//! (System V ABI for x86-64: `dim3` is two numbers, larger structs are pointers).

mod device;
mod graphs;
mod memory;
mod textures;

use crate::cudart::error::{Error, Result};
use crate::cudart::memory::At;
use crate::cudart::work::{Configuration, KernelCall, Work};
use crate::cudart::{Host as _, Kernels as _, Runtime, Spot, device as model};
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
    properties: (Vec<model::Field>, u64),
}

impl Shared {
    pub(crate) fn new(
        runtime: Runtime,
        launcher: Launcher,
        spots: Spots,
        properties: (Vec<model::Field>, u64),
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

/// What a call has to do with work that was requested before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Earlier {
    /// It waits for some, or uses what some may change.
    Needed,
    /// It waits for nothing and changes nothing that such work uses.
    Ignored,
}
use Earlier::{Ignored, Needed};

/// All others. The position is the number by which the engine calls.
const FUNCTIONS: &[(&str, Earlier)] = &[
    ("__cudaPushCallConfiguration", Ignored),
    ("__cudaPopCallConfiguration", Ignored),
    ("__wsDeviceCode", Needed),
    ("cudaLaunchKernel", Ignored),
    ("cudaLaunchKernelExC", Ignored),
    ("cudaLaunchCooperativeKernel", Ignored),
    ("cudaLaunchHostFunc", Ignored),
    ("cudaStreamAddCallback", Ignored),
    ("cudaMalloc", Ignored),
    ("cudaMallocHost", Ignored),
    ("cudaHostAlloc", Ignored),
    ("cudaMallocManaged", Ignored),
    ("cudaMallocAsync", Ignored),
    ("cudaMallocFromPoolAsync", Needed),
    ("cudaMallocPitch", Needed),
    ("cudaMalloc3D", Needed),
    ("cudaMallocArray", Needed),
    ("cudaMalloc3DArray", Needed),
    ("cudaMallocMipmappedArray", Needed),
    ("cudaFreeMipmappedArray", Needed),
    ("cudaGetMipmappedArrayLevel", Needed),
    ("cudaFree", Needed),
    ("cudaFreeHost", Needed),
    ("cudaFreeAsync", Ignored),
    ("cudaFreeArray", Needed),
    ("cudaHostRegister", Needed),
    ("cudaHostUnregister", Needed),
    ("cudaHostGetDevicePointer", Needed),
    ("cudaHostGetFlags", Needed),
    ("cudaMemGetInfo", Needed),
    ("cudaPointerGetAttributes", Needed),
    ("cudaMemcpy", Needed),
    ("cudaMemcpyAsync", Ignored),
    ("cudaMemcpyPeer", Needed),
    ("cudaMemcpyPeerAsync", Needed),
    ("cudaMemcpy2D", Needed),
    ("cudaMemcpy2DAsync", Ignored),
    ("cudaMemcpy3D", Needed),
    ("cudaMemcpy3DAsync", Needed),
    ("cudaMemcpyToSymbol", Needed),
    ("cudaMemcpyToSymbolAsync", Ignored),
    ("cudaMemcpyFromSymbol", Needed),
    ("cudaMemcpyFromSymbolAsync", Ignored),
    ("cudaMemcpyToArray", Needed),
    ("cudaMemcpyFromArray", Needed),
    ("cudaMemcpy2DToArray", Needed),
    ("cudaMemcpy2DToArrayAsync", Needed),
    ("cudaMemcpy2DFromArray", Needed),
    ("cudaMemcpy2DFromArrayAsync", Needed),
    ("cudaMemcpyArrayToArray", Needed),
    ("cudaMemset", Ignored),
    ("cudaMemsetAsync", Ignored),
    ("cudaMemset2D", Ignored),
    ("cudaMemset2DAsync", Ignored),
    ("cudaMemset3D", Needed),
    ("cudaGetSymbolAddress", Needed),
    ("cudaGetSymbolSize", Needed),
    ("cudaArrayGetInfo", Needed),
    ("cudaGetChannelDesc", Needed),
    ("cudaDeviceSynchronize", Needed),
    ("cudaThreadSynchronize", Needed),
    ("cudaDeviceReset", Needed),
    ("cudaThreadExit", Needed),
    ("cudaGetLastError", Ignored),
    ("cudaPeekAtLastError", Ignored),
    ("cudaGetErrorString", Ignored),
    ("cudaGetErrorName", Ignored),
    ("cudaSetDevice", Ignored),
    ("cudaGetDevice", Ignored),
    ("cudaGetDeviceCount", Ignored),
    ("cudaChooseDevice", Needed),
    ("cudaGetDeviceProperties", Ignored),
    ("cudaGetDeviceProperties_v2", Ignored),
    ("cudaDeviceGetAttribute", Ignored),
    ("cudaDriverGetVersion", Needed),
    ("cudaRuntimeGetVersion", Needed),
    ("cudaDeviceSetLimit", Needed),
    ("cudaThreadSetLimit", Needed),
    ("cudaDeviceGetLimit", Needed),
    ("cudaDeviceGetCacheConfig", Needed),
    ("cudaDeviceGetSharedMemConfig", Needed),
    ("cudaGetDeviceFlags", Needed),
    ("cudaDeviceCanAccessPeer", Needed),
    ("cudaDeviceEnablePeerAccess", Needed),
    ("cudaDeviceDisablePeerAccess", Needed),
    ("cudaDeviceGetStreamPriorityRange", Needed),
    ("cudaDeviceGetPCIBusId", Needed),
    ("cudaDeviceGetByPCIBusId", Needed),
    ("cudaDeviceGetDefaultMemPool", Needed),
    ("cudaDeviceGetMemPool", Needed),
    ("cudaStreamCreate", Ignored),
    ("cudaStreamCreateWithFlags", Ignored),
    ("cudaStreamCreateWithPriority", Ignored),
    ("cudaStreamDestroy", Needed),
    ("cudaStreamSynchronize", Needed),
    ("cudaStreamQuery", Needed),
    ("cudaStreamWaitEvent", Ignored),
    ("cudaStreamGetFlags", Needed),
    ("cudaStreamGetPriority", Needed),
    ("cudaStreamBeginCapture", Needed),
    ("cudaStreamEndCapture", Needed),
    ("cudaStreamIsCapturing", Needed),
    ("cudaEventCreate", Ignored),
    ("cudaEventCreateWithFlags", Ignored),
    ("cudaEventRecord", Ignored),
    ("cudaEventRecordWithFlags", Needed),
    ("cudaEventSynchronize", Needed),
    ("cudaEventQuery", Needed),
    ("cudaEventElapsedTime", Needed),
    ("cudaEventDestroy", Needed),
    ("cudaFuncSetAttribute", Needed),
    ("cudaFuncGetAttributes", Needed),
    ("cudaOccupancyMaxActiveBlocksPerMultiprocessor", Needed),
    ("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", Needed),
    ("cudaOccupancyMaxPotentialBlockSize", Needed),
    ("cudaOccupancyAvailableDynamicSMemPerBlock", Needed),
    ("cudaGraphCreate", Needed),
    ("cudaGraphInstantiate", Needed),
    ("cudaGraphInstantiateWithFlags", Needed),
    ("cudaGraphLaunch", Needed),
    ("cudaGraphDestroy", Needed),
    ("cudaGraphExecDestroy", Needed),
    ("cudaGraphClone", Needed),
    ("cudaGraphGetNodes", Needed),
    ("cudaGraphAddDependencies", Needed),
    ("cudaGraphAddKernelNode", Needed),
    ("cudaGraphAddMemsetNode", Needed),
    ("cudaGraphAddMemcpyNode", Needed),
    ("cudaGraphAddMemcpyNode1D", Needed),
    ("cudaGraphAddHostNode", Needed),
    ("cudaGraphAddEmptyNode", Needed),
    ("cudaGraphExecUpdate", Needed),
    ("cudaGraphExecKernelNodeSetParams", Needed),
    ("cudaGraphAddChildGraphNode", Needed),
    ("cudaGraphAddEventRecordNode", Needed),
    ("cudaGraphAddEventWaitNode", Needed),
    ("cudaGraphGetRootNodes", Needed),
    ("cudaGraphGetEdges", Needed),
    ("cudaGraphNodeGetDependencies", Needed),
    ("cudaGraphNodeGetDependentNodes", Needed),
    ("cudaGraphNodeGetType", Needed),
    ("cudaGraphDestroyNode", Needed),
    ("cudaGraphKernelNodeGetParams", Needed),
    ("cudaGraphKernelNodeSetParams", Needed),
    ("cudaGraphMemsetNodeSetParams", Needed),
    ("cudaGraphHostNodeSetParams", Needed),
    ("cudaGraphMemcpyNodeSetParams", Needed),
    ("cudaGraphMemcpyNodeSetParams1D", Needed),
    ("cudaGraphExecMemsetNodeSetParams", Needed),
    ("cudaGraphExecHostNodeSetParams", Needed),
    ("cudaGraphExecMemcpyNodeSetParams", Needed),
    ("cudaGraphExecMemcpyNodeSetParams1D", Needed),
    ("__wsGraphAddMemAllocNode", Needed),
    ("cudaGraphAddMemFreeNode", Needed),
    ("__wsGraphNodeMemory", Needed),
    ("cudaCreateTextureObject", Needed),
    ("cudaDestroyTextureObject", Needed),
    ("cudaCreateSurfaceObject", Needed),
    ("cudaDestroySurfaceObject", Needed),
    ("cudaBindTexture", Needed),
    ("cudaBindTexture2D", Needed),
    ("cudaBindTextureToArray", Needed),
    ("cudaUnbindTexture", Needed),
    ("cudaBindSurfaceToArray", Needed),
    ("__cudaRegisterFatBinary", Needed),
    ("__cudaRegisterFatBinaryEnd", Needed),
    ("__cudaUnregisterFatBinary", Needed),
    ("__cudaRegisterFunction", Needed),
    ("__cudaRegisterVar", Needed),
    ("__cudaRegisterManagedVar", Needed),
    ("cudaInitDevice", Needed),
    ("__wsKernelNamed", Needed),
    ("__wsKernelParameters", Needed),
    ("__wsVariableNamed", Needed),
    ("__wsPerThreadStreams", Ignored),
];

impl Library for CudaRt {
    fn resolve(&mut self, name: &str) -> Option<u32> {
        let known = FUNCTIONS.iter().position(|(f, _)| *f == name);
        let nothing = || NOTHING.iter().position(|f| *f == name).map(|n| FUNCTIONS.len() + n);
        known.or_else(nothing).map(|n| n as u32)
    }

    fn start(&mut self, machine: &mut Machine) {
        // Initial values of managed variables are those of the device's code.
        let shared = &mut *self.0.borrow_mut();
        let Shared { runtime, launcher, spots, .. } = shared;
        let mut engine = Engine { machine, spots };
        runtime.exchange_managed(&mut engine, launcher, false);
    }

    fn call(&mut self, machine: &mut Machine, function: u32, args: &Args<'_>) -> Outcome {
        let shared = &mut *self.0.borrow_mut();
        let Some(&(name, earlier)) = FUNCTIONS.get(function as usize) else {
            let usable = shared.runtime.usable();
            return Outcome::Return(shared.runtime.finish(usable).into());
        };
        shared.runtime.thread = machine.thread();
        let mut call = Call { shared, machine, args, name };
        let first = call.get(0);
        if earlier == Needed && call.shared.runtime.due_for(name, first) {
            call.with(|runtime, host, launcher, _| runtime.pump(host, launcher));
        }
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
        if self.shared.launcher.fills_slice() {
            self.machine.end_slice();
        }
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

    /// The string at an address of the host.
    fn text(&mut self, address: u64) -> Option<String> {
        const MAX_NAME: u64 = 4096;
        let mut text = vec![];
        for at in 0..MAX_NAME {
            match self.take::<1>(address.checked_add(at)?).ok()?[0] {
                0 => return String::from_utf8(text).ok(),
                byte => text.push(byte),
            }
        }
        None
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
            // Of our headers: an algorithm of a device library begins or ends.
            "__wsDeviceCode" => {
                let depth = &mut self.shared.runtime.device_code;
                *depth = depth.saturating_add_signed(self.args.get(0) as i32);
                0
            }
            // Of our headers: the default stream of this program is that of the thread.
            "__wsPerThreadStreams" => {
                self.shared.runtime.each_thread_its_own = true;
                1
            }
            "__cudaRegisterFatBinary" => 1,
            // Of our headers' driver API: a kernel by its name, sizes of its parameters, a variable by its name.
            "__wsKernelNamed" => match self.text(self.get(0)) {
                Some(name) => self.shared.launcher.kernel_named(&name).unwrap_or(0),
                None => 0,
            },
            "__wsKernelParameters" => {
                let shape = self.shared.launcher.shape(self.get(0));
                let params = shape.map_or_else(Vec::new, |s| s.params);
                let sizes: Vec<u8> = params.iter().flat_map(|p| p.to_le_bytes()).collect();
                let room = (self.get(2) as usize).saturating_mul(8).min(sizes.len());
                if self.put(self.get(1), &sizes[..room]).is_err() {
                    return Ok(Outcome::Return(0));
                }
                params.len() as u64
            }
            "__wsVariableNamed" => {
                let name = self.text(self.get(0));
                let found = name.and_then(|name| {
                    self.with(|runtime, _, launcher, _| runtime.variable_named(launcher, &name))
                });
                let Some((address, bytes)) = found else { return Ok(Outcome::Return(0)) };
                if self.put_u64(self.get(1), bytes).is_err() {
                    return Ok(Outcome::Return(0));
                }
                address
            }
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
                || name.starts_with("__wsGraph")
                || name.contains("Capture")
                || name.contains("Capturing") =>
            {
                return self.graphs();
            }
            name if name.contains("Texture") || name.contains("Surface") => {
                return Ok(self.textures());
            }
            name if name.starts_with("cudaStream") || name.starts_with("cudaEvent") => {
                self.streams()
            }
            name if name.starts_with("cudaMemcpy") || name.starts_with("cudaMemset") => {
                self.copies()
            }
            name if name.starts_with("cudaMalloc")
                || name == "cudaHostAlloc"
                || name.starts_with("cudaFree") =>
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
        let mut all: Vec<&str> = FUNCTIONS.iter().map(|f| &f.0).chain(NOTHING).copied().collect();
        all.sort_unstable();
        let before = all.len();
        all.dedup();
        assert_eq!(all.len(), before);
        assert!(ERRORS.len() > 50);
    }

    #[test]
    fn errors_are_asked_for_without_work() {
        let earlier = |name| FUNCTIONS.iter().find(|f| f.0 == name).map(|f| f.1 == Needed);
        assert_eq!(earlier("cudaGetLastError"), Some(false));
        assert_eq!(earlier("cudaMemcpyAsync"), Some(false));
        assert_eq!(earlier("cudaMemcpy"), Some(true));
        assert_eq!(earlier("cudaFree"), Some(true));
    }
}
