//! The work that programs give to streams: launches, copies, fills, host functions.

use super::clocks::{How, Use};
use super::error::{Error, Result};
use super::memory::{Allocation, At, Kind};
use super::timeline::{Direction, Span};
use super::{Done, Host, Kernels, Runtime, Spot, What, device};
use base::limits;
use detect::finding::Severity;
use detect::host::HostFaultKind;
use events::ObjectId;
use ir::LaunchBounds;
use launch::Dim3;
use std::ops::Range;

/// One side of a copy: where it begins, and the bytes between rows and between layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// Address of the first byte.
    pub address: u64,
    /// Bytes from one row to the next.
    pub pitch: u64,
    /// Bytes from one layer to the next.
    pub layer: u64,
}

impl Side {
    /// Bytes that follow each other.
    pub fn flat(address: u64) -> Self {
        Self { address, pitch: 0, layer: 0 }
    }
    /// Address of row `y` of layer `z`.
    pub fn row(&self, y: u64, z: u64) -> u64 {
        let offset = y.wrapping_mul(self.pitch).wrapping_add(z.wrapping_mul(self.layer));
        self.address.wrapping_add(offset)
    }
    /// Bytes from the first to the last, for an extent of bytes, rows and layers.
    pub fn span(&self, [width, height, depth]: [u64; 3]) -> u64 {
        let rows = height.saturating_sub(1).saturating_mul(self.pitch);
        let layers = depth.saturating_sub(1).saturating_mul(self.layer);
        layers.saturating_add(rows).saturating_add(width)
    }
}

/// A copy of bytes, rows and layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copy {
    /// Where to.
    pub to: Side,
    /// Where from.
    pub from: Side,
    /// Bytes of a row, rows, layers.
    pub extent: [u64; 3],
    /// Whether the call returns before it is done, as far as its memory allows.
    pub asynchronous: bool,
}

impl Copy {
    /// A copy of bytes that follow each other.
    pub fn flat(to: u64, from: u64, bytes: u64, asynchronous: bool) -> Self {
        let (to, from) = (Side::flat(to), Side::flat(from));
        Self { to, from, extent: [bytes, 1, 1], asynchronous }
    }
    fn bytes(&self) -> u64 {
        self.extent.iter().fold(1u64, |n, e| n.saturating_mul(*e))
    }
}

/// A fill with copies of a value of 1, 2 or 4 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fill {
    /// Where to.
    pub to: Side,
    /// Bytes of a row, rows, layers.
    pub extent: [u64; 3],
    /// The value.
    pub value: u32,
    /// Bytes of it.
    pub size: u8,
    /// Whether the call returns before it is done, whatever the memory.
    pub asynchronous: bool,
}

/// What `<<<>>>` pushes before it calls the stub of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Configuration {
    /// Blocks of the grid.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Dynamic shared memory, bytes.
    pub shared: u64,
    /// Stream.
    pub stream: u64,
    /// Where it is.
    pub spot: Spot,
}

/// What is known of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KernelShape {
    /// Name in the source.
    pub name: String,
    /// Bytes of each parameter.
    pub params: Vec<u64>,
    /// Static shared memory, bytes.
    pub shared: u64,
    /// The blocks that it can be launched with.
    pub bounds: LaunchBounds,
}

/// A launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KernelCall {
    /// The host's function.
    pub function: u64,
    /// Name in the source.
    pub name: String,
    /// Blocks of the grid.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Dynamic shared memory, bytes.
    pub shared: u64,
    /// Bytes of the arguments.
    pub arguments: Vec<Vec<u8>>,
    /// Where it is in the program.
    pub spot: Spot,
    /// Its number among the launches, from 1, once it runs.
    pub number: u64,
    /// Number of the stream.
    pub stream: u32,
}

/// Bytes of an object, and how they were used.
pub type Uses = Vec<(Range<u64>, How)>;

/// What a launch did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ran {
    /// The error that it leaves.
    pub error: Option<Error>,
    /// Warp instructions.
    pub steps: u64,
    /// What it printed.
    pub output: String,
    /// What it used of each object.
    pub uses: Vec<(ObjectId, Uses)>,
    /// A limit that ends the run.
    pub limit: Option<String>,
    /// Launches that the kernel asked for, in their order.
    pub children: Vec<KernelCall>,
}

/// Work of a stream.
#[derive(Clone, PartialEq, Debug)]
pub enum Work {
    /// A launch.
    Kernel(Box<KernelCall>),
    /// A copy.
    Copy(Copy),
    /// A fill.
    Fill(Fill),
    /// A function of the host, with its arguments.
    Host(u64, Vec<u64>),
    /// Gives the allocation of a node of a graph its memory.
    Allocate(u64),
    /// Frees an allocation.
    Free(u64),
    /// Records an event.
    Record(usize),
    /// Waits for an event.
    Wait(usize),
    /// Does nothing: a node that only orders others.
    Nothing,
    /// All work of a graph; only as a node of another.
    Graph(Box<super::graphs::Graph>),
}

/// A function of the host that work in a stream calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostCall {
    /// Its address.
    pub function: u64,
    /// Its arguments.
    pub args: Vec<u64>,
    /// The stream, by index, and the number of the operation.
    pub of: (usize, u32),
}

impl Runtime {
    /// Checks a launch as the runtime does, and gives it to its stream.
    ///
    /// # Errors
    /// As the runtime's.
    pub fn launch(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        mut call: KernelCall,
        stream: u64,
        args: u64,
        cooperative: bool,
    ) -> Result<()> {
        self.usable()?;
        let index = self.stream(stream)?;
        let shape = kernels.shape(call.function).ok_or(Error::INVALID_FUNCTION)?;
        call.name = shape.name.clone();
        let dims = [(call.grid, limits::MAX_GRID_DIM), (call.block, limits::MAX_BLOCK_DIM)];
        for (dim, most) in dims {
            let all = <[u32; 3]>::from(dim).into_iter().zip(most);
            if all.into_iter().any(|(n, most)| n == 0 || n > most) {
                return Err(Error::INVALID_CONFIGURATION);
            }
        }
        if call.block.count() > limits::MAX_BLOCK_THREADS {
            return Err(Error::INVALID_CONFIGURATION);
        }
        if !shape.bounds.allow(<[u32; 3]>::from(call.block).map(u64::from)) {
            return Err(Error::INVALID_VALUE);
        }
        let shared = shape.shared + call.shared;
        let optin = self.shared_limits.get(&call.function).copied().unwrap_or(0);
        if shared > device::SHARED_PER_BLOCK.max(optin.min(device::SHARED_OPTIN)) {
            return Err(Error::INVALID_VALUE);
        }
        if cooperative {
            let most = device::resident_blocks(call.block.count(), shared)
                * device::MULTIPROCESSORS as u64;
            if call.grid.count() > most {
                return Err(Error::COOPERATIVE_TOO_LARGE);
            }
        }
        for (i, &bytes) in shape.params.iter().enumerate() {
            let mut pointer = [0; 8];
            let mut value = vec![0; bytes as usize];
            let at = args.wrapping_add(8 * i as u64);
            if !host.read(at, &mut pointer) {
                return Err(Error::INVALID_VALUE);
            }
            if !host.read(u64::from_le_bytes(pointer), &mut value) {
                return Err(Error::INVALID_VALUE);
            }
            call.arguments.push(value);
        }
        self.map_arguments(host, &mut call.arguments);
        self.submit(host, kernels, index, Work::Kernel(Box::new(call)), "cudaLaunchKernel")
    }

    /// Keeps that a launch failed.
    pub fn failed_launch(&mut self, error: Error, name: String, spot: Spot, stream: u64) {
        self.launch_failed = true;
        let stream = self.stream(stream).ok().map(|i| self.streams[i].number);
        let done = Done { what: What::Kernel(name), write: false, stream, spot, launch: None };
        self.unasked.get_or_insert((error, done));
    }

    /// Gives work to a stream, or to the graph that it is captured into.
    ///
    /// # Errors
    /// The stream is being captured, and this work cannot be.
    pub(crate) fn submit(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        stream: usize,
        work: Work,
        by: &'static str,
    ) -> Result<()> {
        if let Some((graph, after)) = self.streams[stream].capture.clone() {
            if let Work::Copy(Copy { asynchronous: false, .. }) = work {
                return Err(Error::CAPTURE_UNSUPPORTED);
            }
            let node = self.add_node(graph, work, after, (by, host.spot()))?;
            self.streams[stream].capture = Some((graph, vec![node]));
            return Ok(());
        }
        let spot = host.spot();
        self.host_functions |= matches!(work, Work::Host(..));
        if self.delays(host, stream, &work, (by, spot)) {
            return Ok(());
        }
        self.queue.push_back((stream, work, by, spot));
        self.pump(host, kernels);
        Ok(())
    }

    /// Does the work that waits, up to a function of the host, which the caller must call.
    pub fn pump(&mut self, host: &mut dyn Host, kernels: &mut dyn Kernels) {
        while self.host_call.is_none() && self.limit.is_none() {
            let Some((stream, work, by, spot)) = self.queue.pop_front() else { break };
            self.execute(host, kernels, stream, work, (by, spot));
        }
    }

    fn execute(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        index: usize,
        work: Work,
        (by, spot): (&'static str, Spot),
    ) {
        let by_call = by;
        let number = self.streams[index].number;
        if self.sticky.is_some() {
            return;
        }
        let done = |what| Done { what, write: false, stream: Some(number), spot, launch: None };
        match work {
            Work::Kernel(mut call) => {
                let (start, time) = self.begin(index);
                self.launches += 1;
                call.number = self.launches;
                call.stream = number;
                let done = Done {
                    launch: Some(call.number),
                    spot: call.spot,
                    ..done(What::Kernel(call.name.clone()))
                };
                let by = self.operation(index, time, done.clone());
                self.exchange_managed(host, kernels, true);
                if kernels.wants_frames(call.number) {
                    kernels.take_frames(host.frames(self));
                }
                let ran = kernels.run(&call, self);
                self.exchange_managed(host, kernels, false);
                let blocks = call.grid.count().clamp(1, device::MULTIPROCESSORS as u64);
                let nanoseconds = 2500 + ran.steps.saturating_mul(2) / blocks;
                self.takes(host, index, nanoseconds, (done, 0, None));
                let room = limits::MAX_PRINTED_BYTES.saturating_sub(self.printed.len());
                self.printed.extend(ran.output.chars().take(room));
                for (object, ranges) in &ran.uses {
                    self.follow(*object, ranges, &start, by);
                }
                if let Some(error) = ran.error {
                    if error.is_sticky() && !self.options.keep_going {
                        self.sticky = Some(error);
                    }
                    if !self.options.keep_going {
                        self.last_error = error;
                    }
                }
                if self.limit.is_none() {
                    self.limit = ran.limit;
                }
                for child in ran.children.into_iter().rev() {
                    self.queue.push_front((index, Work::Kernel(Box::new(child)), by_call, spot));
                }
            }
            Work::Copy(copy) => self.execute_copy(host, index, &copy, done(What::Call(by))),
            Work::Fill(fill) => {
                let (start, time) = self.begin(index);
                let done = done(What::Call(by));
                let operation = self.operation(index, time, done.clone());
                let [width, height, depth] = fill.extent;
                if let At::Object(object, at) = self.at(host, fill.to.address) {
                    let value = fill.value.to_le_bytes();
                    self.memory.with(|m| {
                        for (z, y) in (0..depth).flat_map(|z| (0..height).map(move |y| (z, y))) {
                            let from = at + (fill.to.row(y, z) - fill.to.address);
                            let Some(bytes) = m.bytes_mut(object, from..from + width) else {
                                break;
                            };
                            for cell in bytes.chunks_mut(usize::from(fill.size.max(1))) {
                                cell.copy_from_slice(&value[..cell.len()]);
                            }
                        }
                    });
                    let ranges = ranges(at, fill.to, fill.extent, true);
                    self.follow(object, &ranges, &start, operation);
                }
                let bytes = width * height * depth;
                self.takes(host, index, 1500 + bytes / 1000, (done, bytes, None));
                // Fills of memory of both sides return when they are done.
                let shared = matches!(self.at(host, fill.to.address), At::Object(object, _)
                    if self.allocations.get(&object.0).is_some_and(Allocation::on_host));
                if shared && !fill.asynchronous {
                    self.join(host, index);
                }
            }
            Work::Host(function, args) => {
                let (_, time) = self.begin(index);
                let done = done(What::Call(by));
                let by = self.operation(index, time, done.clone());
                self.takes(host, index, 1000, (done, 0, None));
                self.host_call = Some(HostCall { function, args, of: (index, by.operation) });
            }
            Work::Allocate(address) => {
                let _ = self.begin(index);
                self.give_memory(host, address, spot);
            }
            Work::Free(address) => {
                let (start, time) = self.begin(index);
                let by = self.operation(index, time, done(What::Call(by)));
                if let At::Object(object, 0) = self.at(host, address) {
                    let bytes = self.memory.with(|m| m.size(object));
                    self.follow(object, &[(0..bytes, How::Write)], &start, by);
                    self.release(object, spot);
                }
            }
            Work::Record(event) => self.record_now(host, event, index),
            Work::Wait(event) => self.wait_now(index, event),
            Work::Nothing | Work::Graph(_) => {}
        }
    }

    /// Lets an operation take so long: what it is, its bytes, and their direction.
    fn takes(
        &mut self,
        host: &dyn Host,
        index: usize,
        nanoseconds: u64,
        (done, bytes, direction): (Done, u64, Option<Direction>),
    ) {
        let asked = host.now();
        let end = self.pass(host, index, nanoseconds);
        self.span(Span { done, begin: end - nanoseconds, end, asked, bytes, direction });
    }

    /// Numbers an operation.
    fn operation(&mut self, index: usize, time: u64, done: Done) -> Use {
        let agent = self.streams[index].agent;
        if !self.following {
            return Use { agent, time, operation: 0 };
        }
        self.operations.push(done);
        Use { agent, time, operation: self.operations.len() as u32 - 1 }
    }

    fn execute_copy(&mut self, host: &mut dyn Host, index: usize, copy: &Copy, done: Done) {
        let (start, time) = self.begin(index);
        let by = self.operation(index, time, done.clone());
        self.check_written(host, copy, &done);
        self.move_bytes(host, copy);
        let sides = [(copy.to, true), (copy.from, false)];
        for (side, write) in sides {
            match self.at(host, side.address) {
                At::Object(object, at) => {
                    let ranges = ranges(at, side, copy.extent, write);
                    self.follow(object, &ranges, &start, by);
                }
                At::Host if self.following => {
                    // Only registered memory is used after the call has returned.
                    let Some(base) = self.registered_at(side.address) else { continue };
                    let Some(r) = self.registered.get_mut(&base) else { continue };
                    let mut found = vec![];
                    for (range, write) in ranges(side.address - base, side, copy.extent, write) {
                        let conflicts = r.history.conflicts(range.clone(), write, &start);
                        found.extend(conflicts.into_iter().map(|c| (c, write == How::Write)));
                        r.history.record(range, write, &start, by);
                    }
                    self.report_conflicts(None, found, done.clone());
                }
                _ => {}
            }
        }
        let pageable = |side: Side| {
            self.at(host, side.address) == At::Host && self.registered_at(side.address).is_none()
        };
        let on_host = |side: Side| match self.at(host, side.address) {
            At::Host => true,
            At::Object(object, _) => {
                self.allocations.get(&object.0).is_some_and(|a| a.kind == Kind::Pinned)
            }
            _ => false,
        };
        let (to_pageable, from_pageable) = (pageable(copy.to), pageable(copy.from));
        let managed = |side: Side| {
            matches!(self.at(host, side.address), At::Object(object, _)
                if self.allocations.get(&object.0).is_some_and(|a| a.kind == Kind::Managed))
        };
        let hosts = |side: Side| on_host(side) || managed(side);
        let waits = to_pageable
            || !copy.asynchronous && (hosts(copy.to) || hosts(copy.from)) && !from_pageable;
        let across = on_host(copy.to) != on_host(copy.from);
        let bytes = copy.bytes();
        let nanoseconds = if across { 4000 + bytes / 12 } else { 2000 + bytes / 600 };
        let direction = Direction::new(on_host(copy.from), on_host(copy.to));
        self.takes(host, index, nanoseconds, (done, bytes, Some(direction)));
        if waits {
            self.join(host, index);
        } else if from_pageable && self.following {
            self.staged.insert(by.operation);
        }
        if !copy.asynchronous {
            // Whoever prints next expects to see what kernels before it have printed.
            let ready = self.streams[index].ready;
            self.wait(host, ready);
            self.flush(host);
        }
    }

    /// Frees memory in the order of a stream.
    ///
    /// # Errors
    /// It is not a live allocation of the device.
    pub fn free_async(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        address: u64,
        stream: u64,
    ) -> Result<()> {
        self.usable()?;
        let index = self.stream(stream)?;
        if address == 0 {
            return Ok(());
        }
        match self.at(host, address) {
            At::Object(object, 0)
                if self.allocations.get(&object.0).is_some_and(|a| a.kind == Kind::Device) =>
            {
                self.submit(host, kernels, index, Work::Free(address), "cudaFreeAsync")
            }
            // Memory that a captured node makes is there when the graph is launched.
            At::Freed(object)
                if self.streams[index].capture.is_some()
                    && self.allocations.get(&object.0).is_some_and(|a| a.of_graph) =>
            {
                self.submit(host, kernels, index, Work::Free(address), "cudaFreeAsync")
            }
            At::Freed(object) => {
                let done = Self::called(host, "cudaFreeAsync");
                self.observe(HostFaultKind::DoubleFree, Severity::Error, Some(object), vec![done]);
                Err(Error::INVALID_VALUE)
            }
            _ => Err(Error::INVALID_VALUE),
        }
    }
}

/// The bytes of an object that one side of a copy uses, from offset `at` of it.
fn ranges(at: u64, side: Side, extent: [u64; 3], write: bool) -> Uses {
    let write = How::from(write);
    let [width, height, depth] = extent;
    if height * depth == 1 || side.pitch == width && depth == 1 {
        return vec![(at..at + width * height, write)];
    }
    let rows = (0..depth).flat_map(|z| (0..height).map(move |y| (y, z)));
    rows.map(|(y, z)| {
        let from = at + (side.row(y, z) - side.address);
        (from..from + width, write)
    })
    .collect()
}
