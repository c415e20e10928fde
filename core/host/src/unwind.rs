//! Exceptions: search for a handler, unwinding, and what run-time type information says (Itanium
//! C++ ABI, "Exception Handling" and 2.9, "Run-Time Type Information").

use crate::exec::Frame;
use crate::fault::FaultKind;
use crate::machine::{Machine, Step, Stop, Stream, WHAT};
use crate::op::{Clause, Op};
use crate::rare::selector;
use std::collections::HashMap;
use std::sync::Arc;

/// Most nested base classes that are followed.
const MAX_BASES: usize = 4096;

/// An exception object.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Exception {
    pub(crate) type_info: u64,
    pub(crate) destructor: u64,
    /// Handlers that have it.
    pub(crate) handlers: u32,
    /// References of `std::exception_ptr`.
    pub(crate) references: u32,
    /// Throws and rethrows that no handler has caught yet.
    pub(crate) in_flight: u32,
    /// What the handler gets.
    pub(crate) adjusted: u64,
}

/// The state of exceptions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Exceptions {
    pub(crate) objects: HashMap<u64, Exception>,
    /// Caught exceptions, the current one last.
    pub(crate) caught: Vec<u64>,
    /// Thrown and not yet caught.
    pub(crate) uncaught: u32,
}

impl Machine {
    /// Throws the exception at `object`: continues at the next landing pad.
    pub(crate) fn throw(&mut self, object: u64) -> Step {
        let thrown = self.exceptions.objects.get(&object).copied().unwrap_or_default();
        let program = Arc::clone(&self.program);
        // First it is decided whether anything catches it, before any destructor runs.
        let mut handler = None;
        for (depth, frame) in self.state.frames.iter().enumerate().rev() {
            let Some(pad) = pad_of(&program, *frame) else { continue };
            if let Some(found) = self.matching(&pad.clauses, &thrown, object) {
                handler = Some((depth, found));
                break;
            }
        }
        let Some((handler, (number, adjusted))) = handler else {
            return self.uncaught(object);
        };
        for depth in (handler..self.state.frames.len()).rev() {
            let frame = self.state.frames[depth];
            if frame.function == Frame::NATIVE {
                let library = self.libraries.get_mut(frame.pc as usize);
                if let Some(library) = library.and_then(Option::as_mut) {
                    library.abandon(frame.start);
                }
                continue;
            }
            let Some(pad) = pad_of(&program, frame) else { continue };
            let found = if depth == handler { number } else { 0 };
            if depth != handler && !pad.cleanup {
                continue;
            }
            if let Some(above) = self.state.frames.get(depth + 1) {
                let top = above.base;
                self.pop_stack(top);
            }
            self.state.frames.truncate(depth + 1);
            if let Some(entry) = self.exceptions.objects.get_mut(&object)
                && depth == handler
            {
                entry.adjusted = adjusted;
            }
            self.state.frames[depth].pc = pad.to;
            self.set(frame, pad.result, object);
            self.set(frame, pad.result + 1, found);
            return Ok(());
        }
        Ok(())
    }

    /// The selector of the clause that catches `thrown`, and what the handler gets.
    fn matching(&self, clauses: &[Clause], thrown: &Exception, object: u64) -> Option<(u64, u64)> {
        for clause in clauses {
            match clause {
                Clause::Catch(type_info) => {
                    if let Some(adjusted) = self.catches(*type_info, thrown.type_info, object) {
                        return Some((selector(*type_info), adjusted));
                    }
                }
                Clause::Filter(types) => {
                    let allowed =
                        types.iter().any(|t| self.catches(*t, thrown.type_info, object).is_some());
                    if !allowed {
                        return Some((u64::from(u32::MAX), object));
                    }
                }
            }
        }
        None
    }

    /// What a handler for `handler` gets if it catches an object of type `thrown`.
    fn catches(&self, handler: u64, thrown: u64, object: u64) -> Option<u64> {
        if handler == 0 {
            return Some(object);
        }
        let (caught, name) = (self.type_name(handler)?, self.type_name(thrown)?);
        let pointer = caught.starts_with(b"P") && name.starts_with(b"P");
        if pointer || name == b"Dn" {
            let target = self.peek(object, 8)?;
            if caught == name || caught == b"Pv" || caught == b"PKv" {
                return Some(target);
            }
            if name == b"Dn" {
                return caught.starts_with(b"P").then_some(0);
            }
            // Qualifiers may be added.
            let plain = |n: &[u8]| {
                let skip = n.iter().skip(1).take_while(|c| matches!(c, b'K' | b'V' | b'r')).count();
                n[1 + skip..].to_vec()
            };
            let more = caught.len() - plain(&caught).len() >= name.len() - plain(&name).len();
            if more && plain(&caught) == plain(&name) {
                return Some(target);
            }
            let (to, from) = (self.peek(handler + 24, 8)?, self.peek(thrown + 24, 8)?);
            return if more && to != 0 && from != 0 {
                self.base_of(from, target, to)
            } else {
                None
            };
        }
        if caught == name {
            return Some(object);
        }
        self.base_of(thrown, object, handler)
    }

    /// The address of the only public base `base` of the object of type `of` at `object`.
    fn base_of(&self, of: u64, object: u64, base: u64) -> Option<u64> {
        let wanted = self.type_name(base)?;
        let mut found = None;
        for part in self.parts(of, object) {
            if part.public && self.type_name(part.type_info)? == wanted {
                match found {
                    None => found = Some(part.address),
                    Some(address) if address == part.address => {}
                    Some(_) => return None,
                }
            }
        }
        found
    }

    fn peek(&self, address: u64, size: usize) -> Option<u64> {
        let at = self.memory.check(crate::fault::Access::Load, address, size as u64)?;
        Some(crate::memory::little_endian(&self.memory.bytes[at..at + size]))
    }

    /// Mangled name of a type.
    pub(crate) fn type_name(&self, type_info: u64) -> Option<Vec<u8>> {
        let mut at = self.peek(type_info.wrapping_add(8), 8)?;
        let mut name = vec![];
        while name.len() < 4096 {
            match self.peek(at, 1)? {
                0 => break,
                // The mark of a type whose name is not unique between modules.
                b if b == u64::from(b'*') && name.is_empty() => {}
                b => name.push(b as u8),
            }
            at += 1;
        }
        Some(name)
    }

    /// All base class parts of an object, itself first.
    fn parts(&self, type_info: u64, address: u64) -> Vec<Part> {
        let mut all = vec![Part { type_info, address, public: true }];
        let mut next = 0;
        let kind_of = |name: &str| self.program.variable(name).map(|v| v.0 + 16);
        let single = kind_of("_ZTVN10__cxxabiv120__si_class_type_infoE");
        let several = kind_of("_ZTVN10__cxxabiv121__vmi_class_type_infoE");
        while next < all.len() && all.len() < MAX_BASES {
            let part = all[next];
            next += 1;
            let kind = self.peek(part.type_info, 8);
            if kind.is_some() && kind == single {
                if let Some(base) = self.peek(part.type_info + 16, 8) {
                    all.push(Part { type_info: base, ..part });
                }
            } else if kind.is_some() && kind == several {
                let count = self.peek(part.type_info + 20, 4).unwrap_or(0).min(MAX_BASES as u64);
                for i in 0..count {
                    let entry = part.type_info + 24 + 16 * i;
                    let (Some(base), Some(flags)) = (self.peek(entry, 8), self.peek(entry + 8, 8))
                    else {
                        break;
                    };
                    let mut offset = flags as i64 >> 8;
                    if flags & 1 != 0 {
                        let table = self.peek(part.address, 8).unwrap_or(0);
                        offset =
                            self.peek(table.wrapping_add(offset as u64), 8).unwrap_or(0) as i64;
                    }
                    all.push(Part {
                        type_info: base,
                        address: part.address.wrapping_add(offset as u64),
                        public: part.public && flags & 2 != 0,
                    });
                }
            }
        }
        all
    }

    /// `__dynamic_cast`: the part of type `to` of the object that `from_type` at `object` is part
    /// of, or 0.
    pub(crate) fn dynamic_cast(&self, object: u64, from_type: u64, to: u64) -> Option<u64> {
        let table = self.peek(object, 8)?;
        let offset = self.peek(table.wrapping_sub(16), 8)?;
        let whole_type = self.peek(table.wrapping_sub(8), 8)?;
        let whole = object.wrapping_add(offset);
        let (wanted, from_name) = (self.type_name(to)?, self.type_name(from_type)?);
        let mut all: Vec<_> = self
            .parts(whole_type, whole)
            .into_iter()
            .filter(|p| p.public && self.type_name(p.type_info).as_ref() == Some(&wanted))
            .collect();
        all.sort_by_key(|p| p.address);
        all.dedup_by_key(|p| p.address);
        let holds = |p: &&Part| {
            self.parts(p.type_info, p.address).iter().any(|part| {
                part.address == object
                    && part.public
                    && self.type_name(part.type_info).as_ref() == Some(&from_name)
            })
        };
        let down: Vec<_> = all.iter().filter(holds).collect();
        match (down.as_slice(), all.as_slice()) {
            ([one], _) => Some(one.address),
            ([], [one]) => Some(one.address),
            _ => Some(0),
        }
    }

    /// Nothing catches the exception: says so as the C++ runtime does, and ends the run.
    pub(crate) fn uncaught(&mut self, object: u64) -> Step {
        let thrown = self.exceptions.objects.get(&object).copied().unwrap_or_default();
        let name = self.type_name(thrown.type_info).unwrap_or_default();
        let mut text = b"terminate called after throwing an instance of '".to_vec();
        text.extend_from_slice(&demangled(&name));
        text.extend_from_slice(b"'\n");
        self.console.write(Stream::Stderr, &text);
        if let Some(exception) = self.program.variable("_ZTISt9exception")
            && let Some(address) = self.base_of(thrown.type_info, object, exception.0)
            && let Some(table) = self.peek(address, 8)
            && let Some(what) = self.peek(table.wrapping_add(16), 8)
            && self.program.function_name(what).is_some()
        {
            self.push_native(WHAT, 0)?;
            return self.call_address(what, &[address]);
        }
        Err(self.stop(FaultKind::Terminate))
    }

    /// `what()` of an exception that nothing catches has returned.
    pub(crate) fn terminated(&mut self, text: u64) -> Result<(), Box<Stop>> {
        if let Ok(text) = self.memory.c_string_up_to(text, 1 << 16) {
            let line = [b"  what():  ", text.as_slice(), b"\n"].concat();
            self.console.write(Stream::Stderr, &line);
        }
        Err(self.stop(FaultKind::Terminate))
    }
}

/// A part of an object.
#[derive(Clone, Copy, Debug)]
struct Part {
    type_info: u64,
    address: u64,
    public: bool,
}

/// The landing pad of the call in progress in `frame`.
fn pad_of(program: &crate::program::Program, frame: Frame) -> Option<&crate::op::Pad> {
    let function = program.functions.get(frame.function as usize)?;
    let last = (frame.pc as usize).checked_sub(1)?;
    let Some(Op::Call { site }) = function.code.get(last) else { return None };
    function.pads.get(function.calls[*site as usize].pad? as usize)
}

/// The name of a type as the source writes it, for the common forms.
fn demangled(name: &[u8]) -> Vec<u8> {
    let basic = match name {
        b"i" => Some("int"),
        b"j" => Some("unsigned int"),
        b"l" => Some("long"),
        b"m" => Some("unsigned long"),
        b"c" => Some("char"),
        b"b" => Some("bool"),
        b"d" => Some("double"),
        b"f" => Some("float"),
        b"x" => Some("long long"),
        b"PKc" => Some("char const*"),
        b"Pc" => Some("char*"),
        _ => None,
    };
    if let Some(basic) = basic {
        return basic.into();
    }
    // Nested names: N 3foo 3bar E, or St 5error.
    let mut rest = name;
    let mut parts: Vec<Vec<u8>> = vec![];
    if let Some(r) = rest.strip_prefix(b"N") {
        rest = r;
    }
    if let Some(r) = rest.strip_prefix(b"St") {
        parts.push(b"std".to_vec());
        rest = r;
    }
    loop {
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let len: Option<usize> =
            std::str::from_utf8(&rest[..digits]).ok().and_then(|d| d.parse().ok());
        let Some(len) = len.filter(|l| digits + l <= rest.len()) else { break };
        parts.push(rest[digits..digits + len].to_vec());
        rest = &rest[digits + len..];
    }
    if parts.is_empty() || !(rest.is_empty() || rest == b"E") {
        return name.to_vec();
    }
    parts.join(&b"::"[..])
}
