//! Memory: allocation of all kinds, copies, and what is wrong with them.

use super::clocks::{Clock, History};
use super::error::{Error, Result};
use super::work::{Copy, Fill, Side, Work};
use super::{Done, Host, Kernels, Runtime, Spot, What};
use detect::finding::Severity;
use detect::host::HostFaultKind;
use events::ObjectId;
use vm::bytecode::target::object_base;

/// Kinds of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Of the device.
    Device,
    /// Page-locked memory of the host, which the device can access too.
    Pinned,
    /// Managed memory.
    Managed,
    /// An array, for textures.
    Array,
    /// A global of a module.
    Global,
    /// How a texture or surface views memory.
    Texture,
    /// Registered memory of the host, as the device sees it.
    Mapped,
}

/// An allocation.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// What kind of memory it is.
    pub kind: Kind,
    /// The function that made it.
    pub by: &'static str,
    /// Its size, bytes.
    pub bytes: u64,
    /// Where it was made.
    pub spot: Spot,
    /// Where it was freed.
    pub freed: Option<Spot>,
    /// Of an array: width and height and depth in elements, bytes of an element, bytes of a row.
    pub array: Option<ArrayShape>,
    /// Whether a node of a graph makes it, each time that the graph is launched.
    pub of_graph: bool,
    /// Who has used it.
    pub(crate) history: History,
    /// Who may have used it, by the latest work of each agent.
    pub(crate) uses: Clock,
}

/// The shape of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArrayShape {
    /// Elements of a row, rows, and layers; 0 rows or layers for fewer dimensions.
    pub extent: [u64; 3],
    /// Bytes of an element.
    pub element: u64,
    /// Bytes between rows.
    pub pitch: u64,
    /// The channel descriptor, as the program gave it.
    pub channels: [u32; 5],
}

impl Allocation {
    pub(crate) fn new(kind: Kind, by: &'static str, bytes: u64, spot: Spot) -> Self {
        Self {
            kind,
            by,
            bytes,
            spot,
            freed: None,
            array: None,
            of_graph: false,
            history: History::default(),
            uses: Clock::default(),
        }
    }
    /// Whether it must be freed.
    pub(crate) fn leaks(&self) -> bool {
        !self.of_graph && !matches!(self.kind, Kind::Global | Kind::Texture | Kind::Mapped)
    }
    /// Whether the host may access it directly.
    pub fn on_host(&self) -> bool {
        matches!(self.kind, Kind::Pinned | Kind::Managed)
    }
}

/// Registered memory of the host.
#[derive(Clone, Debug)]
pub(crate) struct Registered {
    pub(crate) bytes: u64,
    /// What the device sees in its place, once it has an address there.
    pub(crate) object: Option<ObjectId>,
    pub(crate) history: History,
}

/// Where an address leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// Host memory that is not page-locked, or is registered.
    Host,
    /// An object and an offset in it; the offset may be beyond its end.
    Object(ObjectId, u64),
    /// An allocation that was freed.
    Freed(ObjectId),
    /// Nowhere.
    Nowhere,
}

/// Names of the directions of copies.
pub const DIRECTIONS: [&str; 5] = [
    "cudaMemcpyHostToHost",
    "cudaMemcpyHostToDevice",
    "cudaMemcpyDeviceToHost",
    "cudaMemcpyDeviceToDevice",
    "cudaMemcpyDefault",
];

/// The largest device memory that the device claims to have.
fn claimed() -> u64 {
    super::device::property("totalGlobalMem").map_or(0, |p| p[0] as u64)
}

impl Runtime {
    /// Where an address leads.
    pub fn at(&self, host: &dyn Host, address: u64) -> At {
        if host.is_own(address) {
            return At::Host;
        }
        match self.memory.with(|m| m.find(address).map(|(o, at)| (o, at, m.is_freed(o)))) {
            Some((object, _, true)) => At::Freed(object),
            Some((object, at, false)) if at >= 0 => At::Object(object, at as u64),
            _ => At::Nowhere,
        }
    }

    /// Allocates memory; its address. An allocation of 0 bytes succeeds with a null pointer.
    ///
    /// # Errors
    /// There is not so much memory.
    pub fn allocate(
        &mut self,
        host: &mut dyn Host,
        kind: Kind,
        bytes: u64,
        by: &'static str,
    ) -> Result<u64> {
        self.usable()?;
        if bytes == 0 {
            return if kind == Kind::Managed { Err(Error::INVALID_VALUE) } else { Ok(0) };
        }
        let written = kind != Kind::Device;
        let Some(object) = self.memory.with(|m| m.allocate(bytes, written)) else {
            if bytes <= claimed() {
                // The device would have it: the bound is ours.
                let have = self.options.max_memory;
                self.limit = Some(format!(
                    "{by} of {bytes} bytes: all device memory of the run together is limited to {have} bytes"
                ));
            }
            return Err(Error::MEMORY_ALLOCATION);
        };
        if !matches!(kind, Kind::Device | Kind::Array | Kind::Texture) {
            self.following = true;
        }
        let spot = host.spot();
        self.allocations.insert(object.0, Allocation::new(kind, by, bytes, spot));
        self.was_reset = false;
        Ok(object_base(object))
    }

    /// Allocates an array; its handle is its address.
    ///
    /// # Errors
    /// The extent is 0 or too large.
    pub fn allocate_array(
        &mut self,
        host: &mut dyn Host,
        channels: [u32; 5],
        extent: [u64; 3],
        by: &'static str,
    ) -> Result<u64> {
        let bits: u64 = channels[..4].iter().map(|&c| u64::from(c)).sum();
        let element = bits / 8;
        if extent[0] == 0 || element == 0 {
            return Err(Error::INVALID_VALUE);
        }
        let pitch = extent[0].checked_mul(element).ok_or(Error::INVALID_VALUE)?;
        let rows = extent[1].max(1).checked_mul(extent[2].max(1)).ok_or(Error::INVALID_VALUE)?;
        let bytes = pitch.checked_mul(rows).ok_or(Error::INVALID_VALUE)?;
        let address = self.allocate(host, Kind::Array, bytes, by)?;
        if let At::Object(object, _) = self.at(host, address)
            && let Some(allocation) = self.allocations.get_mut(&object.0)
        {
            allocation.array = Some(ArrayShape { extent, element, pitch, channels });
        }
        Ok(address)
    }

    /// The shape of the array with this handle.
    ///
    /// # Errors
    /// There is no such array.
    pub fn array(&self, host: &dyn Host, handle: u64) -> Result<ArrayShape> {
        match self.at(host, handle) {
            At::Object(object, 0) => {
                self.allocations.get(&object.0).and_then(|a| a.array).ok_or(Error::INVALID_HANDLE)
            }
            _ => Err(Error::INVALID_HANDLE),
        }
    }

    /// Frees memory by the function `by`, which is for `kinds`.
    ///
    /// # Errors
    /// It is not a live allocation of that kind.
    pub fn free(
        &mut self,
        host: &mut dyn Host,
        address: u64,
        kinds: &[Kind],
        by: &'static str,
    ) -> Result<()> {
        if address == 0 {
            return self.usable();
        }
        self.usable()?;
        let done = Self::called(host, by);
        let (at, spot) = (self.at(host, address), done.spot);
        match at {
            At::Object(object, offset) => {
                let known = self.allocations.get(&object.0).map(|a| a.kind);
                let given = |k: &Kind| !matches!(k, Kind::Global | Kind::Texture | Kind::Mapped);
                let Some(kind) = known.filter(|k| offset == 0 && given(k)) else {
                    let kind = HostFaultKind::NotAllocated;
                    self.observe(kind, Severity::Error, Some(object), vec![done]);
                    return Err(Error::INVALID_VALUE);
                };
                if !kinds.contains(&kind) {
                    let right = match kind {
                        Kind::Pinned => "cudaFreeHost",
                        Kind::Array => "cudaFreeArray",
                        _ => "cudaFree",
                    };
                    let kind = HostFaultKind::WrongFree { right };
                    self.observe(kind, Severity::Error, Some(object), vec![done]);
                    return Err(Error::INVALID_VALUE);
                }
                // These wait for the device.
                self.synchronize_all(host);
                self.release(object, spot);
                Ok(())
            }
            At::Freed(object) => {
                self.observe(HostFaultKind::DoubleFree, Severity::Error, Some(object), vec![done]);
                Err(Error::INVALID_VALUE)
            }
            At::Host => {
                let kind = HostFaultKind::WrongFree { right: "free" };
                let kind = if host.available(address).is_some() {
                    kind
                } else {
                    HostFaultKind::NotAllocated
                };
                self.observe(kind, Severity::Error, None, vec![done]);
                Err(Error::INVALID_VALUE)
            }
            At::Nowhere => {
                self.observe(HostFaultKind::NotAllocated, Severity::Error, None, vec![done]);
                Err(Error::INVALID_VALUE)
            }
        }
    }

    /// Gives the memory of a live allocation back.
    pub(crate) fn release(&mut self, object: ObjectId, spot: Spot) {
        let of_graph = self.allocations.get(&object.0).is_some_and(|a| a.of_graph);
        self.memory.with(|m| if of_graph { _ = m.withdraw(object) } else { m.free(object) });
        if let Some(allocation) = self.allocations.get_mut(&object.0) {
            allocation.freed = Some(spot);
            allocation.history = History::default();
        }
    }

    /// Registers memory of the host, so that copies of it are asynchronous.
    ///
    /// # Errors
    /// It is registered already, or does not exist.
    pub fn register(&mut self, host: &mut dyn Host, address: u64, bytes: u64) -> Result<()> {
        self.usable()?;
        if bytes == 0 || host.available(address).is_none_or(|n| n < bytes) {
            return Err(Error::INVALID_VALUE);
        }
        let before = self.registered.range(..address + bytes).next_back();
        if before.is_some_and(|(start, r)| start + r.bytes > address) {
            return Err(Error::ALREADY_REGISTERED);
        }
        self.following = true;
        host.watch(address, bytes);
        let history = History::default();
        self.registered.insert(address, Registered { bytes, object: None, history });
        Ok(())
    }
    /// Ends that.
    ///
    /// # Errors
    /// It is not registered.
    pub fn unregister(&mut self, host: &mut dyn Host, address: u64) -> Result<()> {
        let Some(r) = self.registered.remove(&address) else { return Err(Error::NOT_REGISTERED) };
        host.unwatch(address, r.bytes);
        if let Some(object) = r.object {
            let spot = host.spot();
            self.release(object, spot);
        }
        Ok(())
    }
    /// The address at which the device sees registered memory of the host.
    pub(crate) fn device_address(&mut self, host: &mut dyn Host, address: u64) -> Option<u64> {
        let start = self.registered_at(address)?;
        let known = self.registered.get(&start)?;
        let (bytes, known) = (known.bytes, known.object);
        let object = if let Some(object) = known {
            object
        } else {
            let seen = self.allocate(host, Kind::Mapped, bytes, "cudaHostRegister").ok()?;
            let At::Object(object, _) = self.at(host, seen) else { return None };
            self.registered.get_mut(&start)?.object = Some(object);
            object
        };
        Some(object_base(object) + (address - start))
    }
    /// What a launch's arguments say of registered memory by the host's addresses is replaced by the device's.
    pub(crate) fn map_arguments(&mut self, host: &mut dyn Host, arguments: &mut [Vec<u8>]) {
        if self.registered.is_empty() {
            return;
        }
        for word in arguments.iter_mut().flat_map(|a| a.chunks_exact_mut(8)) {
            let address = u64::from_le_bytes(<[u8; 8]>::try_from(&*word).unwrap_or_default());
            if let Some(seen) = self.device_address(host, address) {
                word.copy_from_slice(&seen.to_le_bytes());
            }
        }
    }
    /// Copies registered memory that the device sees from the host, or back.
    pub(crate) fn exchange_registered(&self, host: &mut dyn Host, to_device: bool) {
        for (&address, r) in &self.registered {
            let Some(object) = r.object else { continue };
            self.memory.with(|m| {
                if to_device {
                    if let Some(target) = m.bytes_mut(object, 0..r.bytes) {
                        host.read(address, target);
                    }
                } else if let Some(source) = m.bytes(object, 0..r.bytes) {
                    host.write(address, source);
                }
            });
        }
    }
    fn is_mapped(&self, at: At) -> bool {
        let At::Object(object, _) = at else { return false };
        self.allocations.get(&object.0).is_some_and(|a| a.kind == Kind::Mapped)
    }
    /// The registered memory that contains this address: its start.
    pub(crate) fn registered_at(&self, address: u64) -> Option<u64> {
        let (start, r) = self.registered.range(..=address).next_back()?;
        (address < start + r.bytes).then_some(*start)
    }

    /// The number of bytes from `address` on, if it is memory that lives.
    fn available(&self, host: &mut dyn Host, address: u64) -> Option<u64> {
        match self.at(host, address) {
            At::Host => host.available(address),
            At::Object(object, at) => Some(self.memory.with(|m| m.size(object)).saturating_sub(at)),
            _ => None,
        }
    }

    /// Whether memory at an address counts as the host's, the device's, or both.
    fn sides(&self, at: At) -> (bool, bool) {
        match at {
            At::Host => (true, false),
            At::Object(object, _) => match self.allocations.get(&object.0).map(|a| a.kind) {
                Some(Kind::Pinned | Kind::Managed | Kind::Mapped) => (true, true),
                _ => (false, true),
            },
            _ => (false, true),
        }
    }

    /// Checks one side of a copy or fill; whether it is all right.
    fn check_side(
        &mut self,
        host: &mut dyn Host,
        side: Side,
        extent: [u64; 3],
        done: &Done,
        target: bool,
    ) -> Result<()> {
        let bytes = side.span(extent);
        let done = Done { write: target, ..done.clone() };
        match self.at(host, side.address) {
            At::Freed(object) => {
                let kind = HostFaultKind::UseAfterFree;
                self.observe(kind, Severity::Error, Some(object), vec![done]);
                Err(Error::INVALID_VALUE)
            }
            At::Nowhere => Err(Error::INVALID_VALUE),
            at => {
                let available = self.available(host, side.address);
                let object = match at {
                    At::Object(object, _) => Some(object),
                    _ => None,
                };
                if available.is_none_or(|n| n < bytes) {
                    let available = available.unwrap_or(0);
                    let kind = HostFaultKind::PastEnd { bytes, available, target };
                    self.observe(kind, Severity::Error, object, vec![done]);
                    return Err(Error::INVALID_VALUE);
                }
                Ok(())
            }
        }
    }

    /// A copy that the program asks for: checks it, then does it in `stream`.
    ///
    /// # Errors
    /// As the runtime's.
    pub fn copy(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        copy: Copy,
        direction: u32,
        stream: u64,
        by: &'static str,
    ) -> Result<()> {
        self.usable()?;
        let stream = self.stream(stream)?;
        if copy.extent.contains(&0) {
            return Ok(());
        }
        if direction > 4 {
            return Err(Error::INVALID_DIRECTION);
        }
        let pitched = |s: Side| copy.extent[1] > 1 && s.pitch < copy.extent[0];
        if pitched(copy.to) || pitched(copy.from) {
            return Err(Error::INVALID_PITCH);
        }
        let done = Self::called(host, by);
        self.check_side(host, copy.from, copy.extent, &done, false)?;
        self.check_side(host, copy.to, copy.extent, &done, true)?;
        let to = self.sides(self.at(host, copy.to.address));
        let from = self.sides(self.at(host, copy.from.address));
        let fits = match direction {
            0 => from.0 && to.0,
            1 => from.0 && to.1,
            2 => from.1 && to.0,
            3 => from.1 && to.1,
            _ => true,
        };
        if !fits {
            let is = match (from.0, to.0) {
                (true, true) => 0,
                (true, false) => 1,
                (false, true) => 2,
                (false, false) => 3,
            };
            let kind = HostFaultKind::Direction {
                said: DIRECTIONS[direction as usize],
                is: DIRECTIONS[is],
            };
            self.observe(kind, Severity::Error, None, vec![done]);
            return Err(Error::INVALID_VALUE);
        }
        self.submit(host, kernels, stream, Work::Copy(copy), by)
    }

    /// A fill that the program asks for.
    ///
    /// # Errors
    /// As the runtime's.
    pub fn fill(
        &mut self,
        host: &mut dyn Host,
        kernels: &mut dyn Kernels,
        fill: Fill,
        stream: u64,
        by: &'static str,
    ) -> Result<()> {
        self.usable()?;
        let stream = self.stream(stream)?;
        if fill.extent.contains(&0) {
            return Ok(());
        }
        let done = Self::called(host, by);
        if self.at(host, fill.to.address) == At::Host {
            let address = fill.to.address;
            let kind = HostFaultKind::HostPointerOnDevice { address };
            self.observe(kind, Severity::Error, None, vec![done]);
            return Err(Error::INVALID_VALUE);
        }
        self.check_side(host, fill.to, fill.extent, &done, true)?;
        self.submit(host, kernels, stream, Work::Fill(fill), by)
    }

    /// Address and size of the device variable with this name in the IR.
    pub(crate) fn variable_named(
        &mut self,
        launcher: &crate::launcher::Launcher,
        name: &str,
    ) -> Option<(u64, u64)> {
        let (object, bytes) = launcher.variable_named(name)?;
        self.know_variable(object, bytes);
        Some((object_base(object), bytes))
    }

    fn know_variable(&mut self, object: ObjectId, bytes: u64) {
        let variable = || Allocation::new(Kind::Global, "a variable", bytes, Spot::default());
        self.allocations.entry(object.0).or_insert_with(variable);
    }

    /// The address of a device variable and its size.
    ///
    /// # Errors
    /// There is no such variable.
    pub fn symbol(&mut self, kernels: &mut dyn Kernels, address: u64) -> Result<(u64, u64)> {
        self.usable()?;
        let (object, bytes) = kernels.symbol(address).ok_or(Error::INVALID_SYMBOL)?;
        self.know_variable(object, bytes);
        Ok((object_base(object), bytes))
    }

    /// Moves the bytes of a copy. What the host's memory lacks is not copied.
    pub(crate) fn move_bytes(&mut self, host: &mut dyn Host, copy: &Copy) {
        let mapped = [copy.to, copy.from].map(|side| self.is_mapped(self.at(host, side.address)));
        if mapped != [false; 2] {
            self.exchange_registered(host, true);
        }
        let [width, height, depth] = copy.extent;
        // Rows that follow each other on both sides are one.
        let rows = if copy.to.pitch == width && copy.from.pitch == width { 1 } else { height };
        let width = width * (height / rows);
        for z in 0..depth {
            for y in 0..rows {
                let (to, from) = (copy.to.row(y, z), copy.from.row(y, z));
                match (self.at(host, to), self.at(host, from)) {
                    (At::Object(to, to_at), At::Object(from, from_at)) => {
                        self.memory.with(|m| m.copy((to, to_at), (from, from_at), width));
                    }
                    (At::Object(object, at), At::Host) => {
                        self.memory.with(|m| {
                            if let Some(bytes) = m.bytes_mut(object, at..at + width) {
                                host.read(from, bytes);
                            }
                        });
                    }
                    (At::Host, At::Object(object, at)) => {
                        self.memory.with(|m| {
                            if let Some(bytes) = m.bytes(object, at..at + width) {
                                host.write(to, bytes);
                            }
                        });
                    }
                    (At::Host, At::Host) => {
                        let mut bytes = vec![0; width as usize];
                        if host.read(from, &mut bytes) {
                            host.write(to, &bytes);
                        }
                    }
                    _ => {}
                }
            }
        }
        if mapped[0] {
            self.exchange_registered(host, false);
        }
    }

    /// Reports device memory that is copied to the host although nothing has written it.
    pub(crate) fn check_written(&mut self, host: &dyn Host, copy: &Copy, done: &Done) {
        if self.at(host, copy.to.address) != At::Host {
            return;
        }
        let At::Object(object, at) = self.at(host, copy.from.address) else { return };
        let (mut bytes, mut unwritten) = (0, 0);
        let [width, height, depth] = copy.extent;
        self.memory.with(|m| {
            for z in 0..depth {
                for y in 0..height {
                    let start = at + copy.from.row(y, z) - copy.from.address;
                    unwritten += m.unwritten(object, start..start + width);
                    bytes += width;
                }
            }
        });
        // A program may well copy more than it uses, and after a failed launch that is the cause.
        if unwritten == bytes && self.unasked.is_none() && !self.launch_failed {
            let kind = HostFaultKind::Uninitialised { bytes, unwritten };
            self.observe(kind, Severity::Error, Some(object), vec![done.clone()]);
        }
    }

    /// An access by the host's code outside of its own memory.
    ///
    /// # Errors
    /// What is wrong, for the engine: the address is of no memory that the host can access.
    pub fn host_access(
        &mut self,
        address: u64,
        bytes: u64,
        write: bool,
        spot: Spot,
    ) -> std::result::Result<(ObjectId, u64), HostFaultKind> {
        let done = Done { what: What::Access, write, stream: None, spot, launch: None };
        let found =
            self.memory.with(|m| m.find(address).map(|(o, at)| (o, at, m.is_freed(o), m.size(o))));
        let Some((object, at, freed, size)) = found else {
            return Err(HostFaultKind::DevicePointerOnHost { write, address });
        };
        let kind = if freed {
            HostFaultKind::UseAfterFree
        } else if self.device_code == 0
            && !self.allocations.get(&object.0).is_some_and(Allocation::on_host)
        {
            HostFaultKind::DevicePointerOnHost { write, address }
        } else if at < 0 || at as u64 + bytes > size {
            let available = size.saturating_sub(at.max(0) as u64);
            HostFaultKind::PastEnd { bytes, available, target: write }
        } else {
            // The copies of the algorithm itself are followed; its functors run between them.
            if self.device_code == 0 {
                self.follow_host_access(object, at as u64, bytes, &done);
            }
            return Ok((object, at as u64));
        };
        self.observe(kind.clone(), Severity::Error, Some(object), vec![done]);
        Err(kind)
    }
}
