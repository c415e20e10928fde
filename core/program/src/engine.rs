//! The host engine as the runtime sees it, and places of the program as numbers.

use crate::cudart::{Host, Runtime, Spot};
use detect::host::HostFaultKind;
use detect::host_values::HostFrame;
use detect::symbols::{CallSite, Loc, Place};
use host::{Access, Machine, Site, Stream};
use ir::debug_info::Location;
use std::collections::HashMap;
use std::sync::Arc;

/// Places that were met, by number.
#[derive(Debug)]
pub(crate) struct Spots {
    program: Arc<host::Program>,
    places: Vec<Place>,
    numbers: HashMap<Place, u64>,
    /// The number of a site whose own place is in the user's source; `None` if its callers must be asked.
    sites: HashMap<Site, Option<u64>>,
    /// What the paths of our headers begin with.
    pub(crate) headers: String,
}

impl Spots {
    pub(crate) fn new(program: Arc<host::Program>, headers: String) -> Self {
        let places = vec![Place::default()];
        let numbers = HashMap::from([(Place::default(), 0)]);
        Self { program, places, numbers, sites: HashMap::new(), headers }
    }

    /// The place behind a number.
    pub(crate) fn place(&self, spot: Spot) -> Place {
        self.places.get(spot.0 as usize).cloned().unwrap_or_default()
    }

    fn intern(&mut self, place: Place) -> Spot {
        if let Some(&number) = self.numbers.get(&place) {
            return Spot(number);
        }
        let number = self.places.len() as u64;
        self.numbers.insert(place.clone(), number);
        self.places.push(place);
        Spot(number)
    }

    /// The user's place in a place of the engine, with calls that were inlined; none if all of it is in headers.
    pub(crate) fn users(&self, place: &host::Place) -> Option<Place> {
        let at = place.location.as_ref()?;
        let function =
            ir::kernels::demangle(&place.function).unwrap_or_else(|| place.function.clone());
        users_frame(at, &function, &self.headers)
    }

    /// The number of a site by its own place alone.
    pub(crate) fn of_site(&mut self, site: Site) -> Spot {
        if let Some(known) = self.sites.get(&site) {
            return Spot(known.unwrap_or(0));
        }
        let place = self.program.place(site);
        let spot = self.users(&place).map(|place| self.intern(place));
        self.sites.insert(site, spot.map(|s| s.0));
        spot.unwrap_or_default()
    }

    /// The number of the place where the machine is.
    pub(crate) fn here(&mut self, machine: &Machine) -> Spot {
        let site = machine.site();
        let own = self.of_site(site);
        if own.0 > 0 {
            return own;
        }
        let stack = machine.stack();
        let user = stack.iter().find_map(|place| self.users(place));
        user.map_or(Spot(0), |place| self.intern(place))
    }
}

/// The innermost frame that is not in our headers, with the calls that were inlined around it.
fn users_frame(at: &Location, outer: &str, headers: &str) -> Option<Place> {
    let named = |name: &str| if name.is_empty() { outer.to_owned() } else { name.to_owned() };
    let own = |file: &str| !headers.is_empty() && file.starts_with(headers);
    let mut frames = vec![(at.file.as_str(), at.line, at.column, at.function.as_str())];
    frames.extend(
        at.inlined_at.iter().map(|f| (f.file.as_str(), f.line, f.column, f.function.as_str())),
    );
    let first = frames.iter().position(|f| !own(f.0) && f.1 > 0)?;
    let (file, line, column, function) = frames[first];
    let inlined_at = frames[first + 1..]
        .iter()
        .map(|f| CallSite { function: named(f.3), loc: Some(Loc::new(f.0, f.1, f.2)) })
        .collect();
    Some(Place { function: named(function), loc: Some(Loc::new(file, line, column)), inlined_at })
}

/// The machine at a call of the runtime.
pub(crate) struct Engine<'a> {
    pub(crate) machine: &'a mut Machine,
    pub(crate) spots: &'a mut Spots,
}

impl Host for Engine<'_> {
    fn spot(&mut self) -> Spot {
        self.spots.here(self.machine)
    }
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> bool {
        self.is_own(address) && self.machine.memory.read(address, bytes).is_ok()
    }
    fn write(&mut self, address: u64, bytes: &[u8]) -> bool {
        self.is_own(address) && self.machine.memory.write(address, bytes).is_ok()
    }
    fn is_own(&self, address: u64) -> bool {
        host::Memory::is_host(address)
    }
    fn available(&mut self, address: u64) -> Option<u64> {
        let memory = &mut self.machine.memory;
        if let Some((start, size)) = memory.object(address) {
            return Some((start + size).saturating_sub(address));
        }
        // Variables on the stack are known by their bytes alone.
        let mut exists = |bytes: u64| memory.slice(address, bytes).is_ok();
        if !exists(1) {
            return None;
        }
        let mut least = 1;
        while least < 1 << 32 && exists(2 * least) {
            least *= 2;
        }
        let (mut fits, mut fails) = (least, 2 * least);
        while fits + 1 < fails {
            let middle = u64::midpoint(fits, fails);
            if exists(middle) { fits = middle } else { fails = middle }
        }
        Some(fits)
    }
    fn now(&self) -> u64 {
        self.machine.now()
    }
    fn wait_until(&mut self, nanoseconds: u64) {
        let now = self.machine.now();
        if nanoseconds > now {
            self.machine.advance(nanoseconds - now);
        }
    }
    fn frames(&mut self, runtime: &Runtime) -> Vec<HostFrame> {
        crate::variables::frames(self, runtime)
    }
    fn print(&mut self, text: &str) {
        self.machine.print_device(text);
    }
    fn watch(&mut self, address: u64, bytes: u64) {
        let _ = self.machine.memory.watch(address, bytes);
    }
    fn unwatch(&mut self, address: u64, bytes: u64) {
        self.machine.memory.unwatch(address, bytes);
    }
}

/// Output of kernels: it does not pass through the buffer of the host's `stdout`, but comes after what the
/// host has printed so far.
trait PrintDevice {
    fn print_device(&mut self, text: &str);
}

impl PrintDevice for Machine {
    fn print_device(&mut self, text: &str) {
        self.console.write(Stream::Stdout, text.as_bytes());
    }
}

/// A fault for the engine, in a few words: the finding says more.
pub(crate) fn fault_text(fault: &HostFaultKind) -> String {
    match fault {
        HostFaultKind::UseAfterFree => "memory of the device is used after it was freed",
        HostFaultKind::PastEnd { .. } => "an access beyond the end of an allocation",
        _ => "device memory is accessed by the host",
    }
    .to_owned()
}

/// What a fault of the engine is, in a few words.
pub(crate) fn engine_fault(kind: &host::FaultKind) -> String {
    use host::FaultKind;
    let does = |access: &Access| match access {
        Access::Load => "read",
        Access::Store => "write",
    };
    match kind {
        FaultKind::Null { access, .. } => format!("{} through a null pointer", does(access)),
        FaultKind::OutOfBounds { access, address, size, near } => {
            let near = near.map_or_else(String::new, |(at, bytes)| {
                format!(", at offset {at} of an object of {bytes} bytes")
            });
            format!("{} of {size} bytes out of bounds (address {address:#x}{near})", does(access))
        }
        FaultKind::Freed { access, .. } => format!("{} of memory that was freed", does(access)),
        FaultKind::Constant { .. } => "write to a constant".to_owned(),
        FaultKind::BadFree { twice: true, .. } => "memory is freed twice".to_owned(),
        FaultKind::BadFree { .. } => "free() of what is not an allocation".to_owned(),
        FaultKind::BadCall { .. } => "call through a pointer that is not a function".to_owned(),
        FaultKind::Division => "integer division by zero".to_owned(),
        FaultKind::Unreachable => "code is reached that the compiler marked unreachable".to_owned(),
        FaultKind::Trap => "a trap".to_owned(),
        FaultKind::Abort => "abort() or a failed assertion".to_owned(),
        FaultKind::Terminate => "an exception that nothing catches".to_owned(),
        FaultKind::PureVirtual => "a pure virtual function is called".to_owned(),
        FaultKind::StackOverflow => "the stack overflows".to_owned(),
        FaultKind::Other(text) => text.clone(),
    }
}
