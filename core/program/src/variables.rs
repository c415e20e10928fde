//! The host's variables at a launch: names, types and values by its debug information.

use crate::cudart::Runtime;
use crate::cudart::memory::{At, Kind};
use crate::engine::Engine;
use base::limits::{
    MAX_HOST_ELEMENTS, MAX_HOST_FRAMES, MAX_HOST_TEXT, MAX_HOST_VALUE_DEPTH, MAX_HOST_VALUES,
};
use detect::host_values::{HostFrame, HostValue, HostVariable, Target, TargetMemory};
use detect::symbols::Loc;
use host::locals::{Local, SourceFrame, peek};
use ir::DebugInfo;
use ir::debug_info::{ScalarKind, SourceField, SourceScalar, SourceType};
use launch::ElementType;
use launch::number::Number;

/// What the names of the functions that launch kernels have.
const STUB: &str = "__device_stub__";

/// The frames of the source that wait for the call that the machine is at.
pub(crate) fn frames(engine: &mut Engine<'_>, runtime: &Runtime) -> Vec<HostFrame> {
    let Engine { machine, spots } = engine;
    let headers = spots.headers.clone();
    let users = |file: &str, function: &str| {
        (headers.is_empty() || !file.starts_with(&headers)) && !function.contains(STUB)
    };
    let frames = machine.source_frames(&users, MAX_HOST_FRAMES);
    let program = machine.program().clone();
    let mut left = MAX_HOST_VALUES;
    let mut out = vec![];
    for frame in &frames {
        let Some(module) = program.modules().get(frame.module) else { continue };
        let mut reader = Reader {
            debug: DebugInfo::bare(module),
            engine: &Engine { machine, spots },
            runtime,
            frames: &frames,
            left,
        };
        let variables = frame.locals.iter().map_while(|local| reader.local(local)).collect();
        left = reader.left;
        out.push(HostFrame {
            function: frame.function.clone(),
            loc: Some(Loc::new(&frame.file, frame.line, frame.column)),
            variables,
        });
    }
    out
}

struct Reader<'a> {
    debug: DebugInfo<'a>,
    engine: &'a Engine<'a>,
    runtime: &'a Runtime,
    frames: &'a [SourceFrame],
    /// How many values may still be shown.
    left: usize,
}

impl Reader<'_> {
    fn local(&mut self, local: &Local) -> Option<HostVariable> {
        let mut variable = match (local.ty, local.address) {
            (Some(ty), Some(address)) => self.variable(local.name.clone(), ty, address, 0)?,
            (ty, _) => HostVariable {
                name: local.name.clone(),
                ty: ty.map_or_else(String::new, |ty| self.debug.type_name(ty)),
                parameter: false,
                value: HostValue::OptimisedOut,
            },
        };
        variable.parameter = local.parameter;
        Some(variable)
    }

    /// A variable of this type; `None` if no more may be shown.
    fn variable(
        &mut self,
        name: String,
        ty: SourceType,
        at: u64,
        depth: usize,
    ) -> Option<HostVariable> {
        self.left = self.left.checked_sub(1)?;
        let value = self.value(ty, at, depth);
        Some(HostVariable { name, ty: self.debug.type_name(ty), parameter: false, value })
    }

    fn load(&self, at: u64, size: u64) -> Option<u64> {
        peek(&self.engine.machine.memory, at, size)
    }

    fn value(&mut self, ty: SourceType, at: u64, depth: usize) -> HostValue {
        if let Some(scalar) = self.debug.scalar(ty) {
            let Some(bits) = self.load(at, scalar.bits.div_ceil(8)) else {
                return HostValue::OptimisedOut;
            };
            if scalar.kind != ScalarKind::Pointer {
                return HostValue::Scalar(self.scalar(ty, scalar, bits));
            }
            return self.pointer(ty, bits, depth);
        }
        if depth >= MAX_HOST_VALUE_DEPTH {
            return HostValue::Omitted;
        }
        if let Some(element) = self.debug.element(ty) {
            let stride = self.debug.type_size(element).unwrap_or(0);
            let length = self.debug.type_size(ty).unwrap_or(0).checked_div(stride).unwrap_or(0);
            if self.is_character(element) && self.debug.array_dimensions(ty) == 1 {
                return match self.text(at, length.min(MAX_HOST_TEXT + 1)) {
                    Some((text, cut)) => HostValue::Text { text, cut },
                    None => HostValue::OptimisedOut,
                };
            }
            return self.elements(element, at, length, depth);
        }
        let fields = self.debug.fields(ty);
        let name = self.debug.type_name(self.debug.plain(ty));
        let name = name.trim_start_matches("struct ").trim_start_matches("class ");
        if name.starts_with("vector<")
            && let Some((element, first, last)) = self.range(&fields, at, 0)
            && let Some(size) = self.debug.type_size(element).filter(|size| *size > 0)
            && last >= first
        {
            return self.elements(element, first, (last - first) / size, depth);
        }
        if name.starts_with("basic_string<char,")
            && let Some(first) = self.member(&fields, "ws_first", at)
            && let Some(size) = self.member(&fields, "ws_size", at)
            && let Some((text, cut)) = self.exact_text(first, size)
        {
            return HostValue::Text { text, cut };
        }
        let mut parts = vec![];
        for field in fields.into_iter().take(MAX_HOST_ELEMENTS) {
            let at = at.saturating_add(field.offset);
            match self.variable(field.name, field.ty, at, depth + 1) {
                Some(part) => parts.push(part),
                None => break,
            }
        }
        HostValue::Parts { parts, length: None }
    }

    fn elements(&mut self, element: SourceType, at: u64, length: u64, depth: usize) -> HostValue {
        let stride = self.debug.type_size(element).unwrap_or(0);
        let mut parts = vec![];
        for k in 0..length.min(MAX_HOST_ELEMENTS as u64) {
            let at = at.saturating_add(k.saturating_mul(stride));
            match self.variable(format!("[{k}]"), element, at, depth + 1) {
                Some(part) => parts.push(part),
                None => break,
            }
        }
        let none = parts.iter().all(|p| matches!(p.value, HostValue::OptimisedOut));
        if none && length > 0 {
            return HostValue::OptimisedOut;
        }
        HostValue::Parts { parts, length: Some(length) }
    }

    /// The eight bytes of a member.
    fn member(&self, fields: &[SourceField], name: &str, at: u64) -> Option<u64> {
        let field = fields.iter().find(|f| f.name == name && f.size == 8)?;
        self.load(at.saturating_add(field.offset), 8)
    }

    /// The type of the elements, and where they begin and end, in a member of our vectors.
    fn range(
        &self,
        fields: &[SourceField],
        at: u64,
        depth: usize,
    ) -> Option<(SourceType, u64, u64)> {
        let first = fields.iter().find(|f| f.name == "first");
        if let Some(element) = first.and_then(|f| self.debug.pointee(f.ty)) {
            let (first, last) =
                (self.member(fields, "first", at)?, self.member(fields, "last", at)?);
            return Some((element, first, last));
        }
        if depth >= 3 {
            return None;
        }
        let mut inner = fields.iter().map(|f| (self.debug.fields(f.ty), f.offset));
        inner.find_map(|(fields, offset)| self.range(&fields, at.saturating_add(offset), depth + 1))
    }

    fn is_character(&self, ty: SourceType) -> bool {
        self.debug.type_name(self.debug.plain(ty)) == "char"
    }

    fn scalar(&self, ty: SourceType, scalar: SourceScalar, bits: u64) -> String {
        let width = u32::try_from(scalar.bits.clamp(1, 64)).unwrap_or(64);
        let low = bits & (u64::MAX >> (64 - width));
        let signed = (low << (64 - width)).cast_signed() >> (64 - width);
        let integer =
            if scalar.kind == ScalarKind::Signed { i128::from(signed) } else { i128::from(low) };
        let element = match (scalar.kind, width) {
            (ScalarKind::BFloat, _) => Some(ElementType::Bf16),
            (ScalarKind::Float, 16) => Some(ElementType::F16),
            (ScalarKind::Float, 64) => Some(ElementType::F64),
            _ => None,
        };
        match scalar.kind {
            ScalarKind::Bool => (low & 1 != 0).to_string(),
            ScalarKind::Float if width == 32 => {
                let x = f32::from_bits(low as u32);
                if x.is_nan() { "nan".to_owned() } else { format!("{x:?}") }
            }
            ScalarKind::Float | ScalarKind::BFloat => {
                element.map_or_else(String::new, |e| Number::from_bits(e, low).to_string())
            }
            _ => {
                if let Some(name) = self.debug.enumerator(ty, integer) {
                    return name;
                }
                let letter = u8::try_from(low).ok().filter(|c| c.is_ascii_graphic() || *c == b' ');
                match letter {
                    Some(letter) if self.is_character(ty) => {
                        format!("'{}'", char::from(letter))
                    }
                    _ => integer.to_string(),
                }
            }
        }
    }

    fn pointer(&mut self, ty: SourceType, address: u64, depth: usize) -> HostValue {
        let pointee = self.debug.pointee(ty);
        if self.debug.is_reference(ty)
            && let Some(pointee) = pointee
            && depth < MAX_HOST_VALUE_DEPTH
            && host::Memory::is_host(address)
        {
            return self.value(pointee, address, depth + 1);
        }
        let target = self.target(address);
        let characters = pointee.is_some_and(|p| self.is_character(p));
        let text = (characters && target.memory == TargetMemory::Host)
            .then(|| self.text(address, MAX_HOST_TEXT + 1))
            .flatten();
        HostValue::Pointer { address, target, text }
    }

    /// Characters up to a zero, of at most `most`; whether there are more than are shown.
    fn text(&self, at: u64, most: u64) -> Option<(String, bool)> {
        let mut bytes = vec![];
        let mut ends = false;
        for k in 0..most {
            let Some(byte) = self.load(at.saturating_add(k), 1) else {
                if k == 0 {
                    return None;
                }
                break;
            };
            if byte == 0 {
                ends = true;
                break;
            }
            bytes.push(byte as u8);
        }
        let cut = !ends && bytes.len() as u64 > MAX_HOST_TEXT;
        bytes.truncate(MAX_HOST_TEXT as usize);
        Some((String::from_utf8_lossy(&bytes).into_owned(), cut))
    }

    fn exact_text(&self, first: u64, size: u64) -> Option<(String, bool)> {
        let mut bytes = vec![0; size.min(MAX_HOST_TEXT) as usize];
        let exists = self.engine.machine.memory.peek(first, &mut bytes);
        exists.then(|| (String::from_utf8_lossy(&bytes).into_owned(), size > MAX_HOST_TEXT))
    }

    fn target(&self, address: u64) -> Target {
        let mut target = Target {
            memory: TargetMemory::Nowhere,
            object: None,
            allocated: None,
            bytes: None,
            offset: 0,
        };
        let machine = &self.engine.machine;
        if address == 0 {
            target.memory = TargetMemory::Null;
        } else if let Some(function) = machine.program().function_name(address) {
            target.memory = TargetMemory::Code;
            let name = ir::kernels::demangle(function).unwrap_or_else(|| function.to_owned());
            target.object = Some(name.replace(STUB, ""));
        } else if host::Memory::is_host(address) {
            self.host_target(address, &mut target);
        } else {
            match self.runtime.at(self.engine, address) {
                At::Object(object, offset) => {
                    let allocation = self.runtime.allocations.get(&object.0);
                    target.memory = match allocation.map(|a| a.kind) {
                        Some(Kind::Pinned) => TargetMemory::Pinned,
                        Some(Kind::Managed) => TargetMemory::Managed,
                        Some(Kind::Array | Kind::Texture) => TargetMemory::Array,
                        _ => TargetMemory::Device,
                    };
                    target.offset = offset;
                    target.bytes = Some(self.runtime.memory.with(|m| m.size(object)));
                    if let Some(allocation) = allocation.filter(|a| a.kind != Kind::Global) {
                        target.object = Some(allocation.by.to_owned());
                        target.bytes = Some(allocation.bytes);
                        target.allocated = self.engine.spots.place(allocation.spot).loc;
                    }
                }
                At::Freed(object) => {
                    target.memory = TargetMemory::Freed;
                    let allocation = self.runtime.allocations.get(&object.0);
                    target.object = allocation.map(|a| a.by.to_owned());
                }
                At::Host | At::Nowhere => {}
            }
        }
        target
    }

    fn host_target(&self, address: u64, target: &mut Target) {
        let machine = &self.engine.machine;
        if let Some((start, size)) = machine.memory.object(address) {
            target.memory = TargetMemory::Host;
            (target.bytes, target.offset) = (Some(size), address - start);
            // Literals have no names that anybody wrote.
            let name = machine.program().variable_name(address);
            target.object = name
                .filter(|name| !name.starts_with(".str"))
                .map(|name| ir::kernels::demangle(name).unwrap_or_else(|| name.to_owned()));
            return;
        }
        // A variable on the stack.
        for local in self.frames.iter().flat_map(|frame| &frame.locals) {
            let size = local.ty.and_then(|ty| self.debug.type_size(ty)).unwrap_or(0);
            if let Some(start) = local.address
                && start <= address
                && address < start.saturating_add(size)
            {
                target.memory = TargetMemory::Host;
                target.object = Some(local.name.clone());
                (target.bytes, target.offset) = (Some(size), address - start);
                return;
            }
        }
        if machine.memory.peek(address, &mut [0]) {
            target.memory = TargetMemory::Host;
        }
    }
}
