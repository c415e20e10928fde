//! The parameters of a kernel: their names, types and default values.
//!
//! Opaque pointers do not say what they point to, so the element type of a buffer is taken from, in
//! this order: debug information, the type of a typed pointer, and what the kernel loads and stores
//! through it. If all fail it is `i32`.

use crate::ElementType;
use base::limits::MAX_NESTING;
use ir::debug_info::{ScalarKind, SourceType};
use ir::kernels::{self, function_display_name, global_display_name};
use ir::{
    DebugInfo, FloatKind, Function, FunctionId, GlobalId, InstKind, Module, Operand, SymbolKind,
    Type, TypeId, ValueId,
};
use std::collections::{HashMap, HashSet};

/// A kernel of a module.
#[derive(Clone, PartialEq, Debug)]
pub struct KernelInfo {
    /// Name in the IR.
    pub name: String,
    /// Name in the source if known; else the same as [`Self::name`].
    pub display_name: String,
    /// Function of the module.
    pub function: FunctionId,
    /// Parameters, in order.
    pub params: Vec<ParamInfo>,
}

/// A parameter of a kernel, or a module global that can be set.
#[derive(Clone, PartialEq, Debug)]
pub struct ParamInfo {
    /// Name used in reports: that of the source if known, else of the IR, else `#i`.
    pub name: String,
    /// Name in the IR, if it has one.
    pub ir_name: Option<String>,
    /// Type, as written in the source or the IR.
    pub ty: String,
    /// The values that it accepts.
    pub kind: ParamKind,
}

/// The values that a parameter or field accepts.
#[derive(Clone, PartialEq, Debug)]
pub enum ParamKind {
    /// An integer; `signed` only affects how it is shown.
    Int {
        /// Width.
        bits: u32,
        /// Whether it is signed in the source.
        signed: bool,
    },
    /// A float of a type that buffers may hold too.
    Float(ElementType),
    /// A pointer.
    Pointer {
        /// Default element type of a buffer for it.
        element: ElementType,
        /// Address space of the pointer's type; 0 is generic.
        space: u32,
        /// Its pointee in the source, if known.
        pointee: Option<SourceType>,
        /// Number of pointers between it and the elements: 1 for `float **`.
        levels: u8,
        /// Its pointee, if that is a struct that contains pointers.
        record: Option<Box<ParamKind>>,
    },
    /// A struct passed by value.
    Struct {
        /// Fields, in order.
        fields: Vec<FieldInfo>,
        /// Size, bytes.
        size: u64,
    },
    /// An array or vector; its elements are called `#0`, `#1`, ….
    Array {
        /// Kind of each element.
        element: Box<ParamKind>,
        /// Distance between elements, bytes.
        stride: u64,
        /// Number of elements.
        len: u64,
    },
    /// A value that accepts only raw bytes.
    Opaque {
        /// Size, bytes.
        size: u64,
    },
}

/// A field of a struct parameter.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldInfo {
    /// Name of the source if known, else `#i`.
    pub name: String,
    /// Offset, bytes.
    pub offset: u64,
    /// The values that it accepts.
    pub kind: ParamKind,
}

impl ParamKind {
    /// Size, bytes.
    pub fn size(&self) -> u64 {
        match self {
            Self::Int { bits, .. } => u64::from(bits.div_ceil(8)),
            Self::Float(e) => e.size(),
            Self::Pointer { .. } => 8,
            Self::Struct { size, .. } | Self::Opaque { size } => *size,
            Self::Array { stride, len, .. } => stride.saturating_mul(*len),
        }
    }
    /// Noun phrase for messages: "a pointer", "a 32-bit integer".
    pub fn noun(&self) -> String {
        match self {
            Self::Int { bits: 1, .. } => "a boolean".to_owned(),
            Self::Int { bits, .. } => format!("a {bits}-bit integer"),
            Self::Float(e) => format!("a floating-point number ({})", e.name()),
            Self::Pointer { .. } => "a pointer".to_owned(),
            Self::Struct { .. } => "a struct".to_owned(),
            Self::Array { len, .. } => format!("an array of {len} elements"),
            Self::Opaque { size } => format!("a value of {size} bytes"),
        }
    }
}

/// All functions marked as kernels, in the order of the text.
pub fn kernels(module: &Module) -> Vec<KernelInfo> {
    let debug = DebugInfo::new(module);
    kernels::kernels(module).into_iter().map(|id| describe(module, &debug, id)).collect()
}

/// Describes function `id` as a kernel.
pub fn kernel(module: &Module, id: FunctionId) -> KernelInfo {
    describe(module, &DebugInfo::new(module), id)
}

fn describe(module: &Module, debug: &DebugInfo<'_>, id: FunctionId) -> KernelInfo {
    let f = &module.functions[id];
    let sources = debug.params(id);
    let mut params: Vec<ParamInfo> = (f.params.iter().zip(sources).enumerate())
        .map(|(i, (param, source))| {
            let ir_name = f.values[param.value].name.clone();
            // The parameter itself is a pointer, but the host passes the struct.
            let by_value = param.attrs.iter().find(|a| a.name() == "byval");
            let pointee = match module.types.get(param.ty) {
                Type::Ptr { pointee, .. } => *pointee,
                _ => None,
            };
            let ty = by_value.map_or(param.ty, |a| a.ty.or(pointee).unwrap_or(param.ty));
            let mut kind = kind_of(module, ty, 0);
            let source_type = source.as_ref().and_then(|s| s.ty);
            let known = source_type.is_some_and(|source| refine(debug, &mut kind, source, 0));
            if by_value.is_none()
                && !known
                && let ParamKind::Pointer { element, levels: 0, .. } = &mut kind
            {
                let typed = pointee.and_then(|p| element_of(module, p));
                let used = || Uses::of(module).element(id, param.value);
                *element = typed.or_else(used).unwrap_or(ElementType::I32);
            }
            let name = source.map(|s| s.name).filter(|name| !name.is_empty());
            let name = name.or_else(|| ir_name.clone()).unwrap_or_else(|| format!("#{i}"));
            let ty = source_type
                .map_or_else(|| type_text(module, ty, 0), |source| debug.type_name(source));
            ParamInfo { name, ir_name, ty, kind }
        })
        .collect();
    tell_apart(&mut params);
    let name = module.function_name(id).to_owned();
    KernelInfo { name, display_name: function_display_name(module, id), function: id, params }
}

/// Makes the names of parameters unique: all parameters of a template pack have the same name in
/// the source. The name in the IR, or else the position, is added.
fn tell_apart(params: &mut [ParamInfo]) {
    let mut count: HashMap<String, usize> = HashMap::new();
    for param in params.iter() {
        *count.entry(param.name.clone()).or_default() += 1;
    }
    for (i, param) in params.iter_mut().enumerate() {
        if count[&param.name] < 2 {
            continue;
        }
        let free = |name: &&String| !count.contains_key(*name);
        param.name =
            param.ir_name.as_ref().filter(free).map_or_else(|| format!("#{i}"), Clone::clone);
    }
}

/// Names by which users may refer to a function, the most exact first: the linker name, the name in
/// reports, that without template arguments, and that without namespaces.
pub fn spellings(linker_name: &str, display_name: &str) -> [String; 4] {
    // The `<` of an operator's name is not a bracket; such functions keep their full name.
    let bare = match display_name.find('<') {
        Some(at) if display_name.ends_with('>') && !display_name.contains("operator") => {
            &display_name[..at]
        }
        _ => display_name,
    };
    let own = bare.rsplit("::").next().unwrap_or(bare);
    [linker_name, display_name, bare, own].map(str::to_owned)
}

/// Module globals that the host could set: defined, in global or constant memory, with a name in
/// the source.
pub fn globals(module: &Module) -> Vec<ParamInfo> {
    let debug = DebugInfo::new(module);
    let settable = |id: GlobalId| {
        let g = &module.globals[id];
        let name = &module.symbols[g.symbol].name;
        // 0 and 1 are global memory on NVPTX, 4 is constant memory.
        matches!(g.space.0, 0 | 1 | 4)
            && g.init.is_some()
            && g.section.is_none()
            && !ir::intrinsics::is_reserved(name)
            && !g.prefix.iter().any(|word| word == "private")
    };
    let describe = |id: GlobalId| {
        let g = &module.globals[id];
        let source = debug.global(id);
        let source_type = source.as_ref().and_then(|s| s.ty);
        let mut kind = kind_of(module, g.ty, 0);
        if let Some(source) = source_type {
            refine(&debug, &mut kind, source, 0);
        }
        ParamInfo {
            name: source.map_or_else(|| global_display_name(module, id), |s| s.name),
            ir_name: Some(module.symbols[g.symbol].name.clone()),
            ty: source_type.map_or_else(|| type_text(module, g.ty, 0), |t| debug.type_name(t)),
            kind,
        }
    };
    module.globals.keys().filter(|&id| settable(id)).map(describe).collect()
}

/// The kind of the parameter or field that `path` names: for `s.p`, that of field `p` of parameter
/// `s`.
pub fn kind_at<'a>(
    params: impl IntoIterator<Item = &'a ParamInfo>,
    path: &str,
) -> Option<&'a ParamKind> {
    let mut parts = path.split('.');
    let name = parts.next()?;
    let mut kind = &params.into_iter().find(|p| p.name == name)?.kind;
    for part in parts {
        kind = match kind {
            ParamKind::Struct { fields, .. } => &fields.iter().find(|f| f.name == part)?.kind,
            ParamKind::Array { element, .. } => element,
            _ => return None,
        };
    }
    Some(kind)
}

/// Refines `kind`, which was derived from an IR type, with the source type `ty`: field names,
/// signedness, pointees. Parts that do not fit are left alone, since debug information may be
/// wrong. Returns whether it is a pointer to a known type.
fn refine(debug: &DebugInfo<'_>, kind: &mut ParamKind, ty: SourceType, depth: usize) -> bool {
    if depth > MAX_NESTING {
        return false;
    }
    match kind {
        ParamKind::Int { bits, signed } => {
            if let Some(scalar) = debug.scalar(ty)
                && scalar.bits == u64::from(*bits)
            {
                *signed = scalar.kind == ScalarKind::Signed;
            }
        }
        ParamKind::Pointer { element, pointee, levels, record, .. } => {
            *pointee = debug.pointee(ty);
            (*levels, *element) = pointers_below(debug, *pointee, *element);
            if *levels > 0 {
                return true;
            }
            *record = pointee.and_then(|ty| source_record(debug, ty, MOST_RECORDS)).map(Box::new);
            if record.is_some() {
                return true;
            }
            if let Some(found) = pointee.and_then(|p| source_element(debug, p)) {
                *element = found;
                return true;
            }
        }
        ParamKind::Struct { fields, .. } => {
            let mut sources = debug.fields(ty);
            for field in fields {
                let size = field.kind.size();
                // For a union, the first member with the right size is used.
                let fits = sources
                    .iter()
                    .position(|s| s.offset == field.offset && s.size == size && s.size > 0);
                if let Some(at) = fits {
                    let source = sources.remove(at);
                    refine(debug, &mut field.kind, source.ty, depth + 1);
                    // A dot or a duplicate would make paths ambiguous.
                    if !source.name.is_empty() && !source.name.contains('.') {
                        field.name = source.name;
                    }
                }
            }
        }
        ParamKind::Array { element, .. } => {
            // The source has one multi-dimensional type where the IR nests arrays.
            let mut inner = element;
            for _ in 1..debug.array_dimensions(ty) {
                let ParamKind::Array { element, .. } = &mut **inner else { return false };
                inner = element;
            }
            if let Some(source) = debug.element(ty) {
                refine(debug, inner, source, depth + 1);
            }
        }
        ParamKind::Float(_) | ParamKind::Opaque { .. } => {}
    }
    false
}

/// Pointers to pointers nested deeper than this are treated as numbers.
const MOST_LEVELS: u8 = 4;

/// The number of pointers to follow from a pointer to `pointee`, and the final pointee. If its type
/// is unknown, as for `void *`, the pointer is treated as a number.
fn pointers_below(
    debug: &DebugInfo<'_>,
    pointee: Option<SourceType>,
    element: ElementType,
) -> (u8, ElementType) {
    let mut levels = 0;
    let mut at = pointee;
    while let Some(ty) = at
        && let Some(next) = debug.pointee(ty)
        && levels < MOST_LEVELS
    {
        let Some(found) = source_element(debug, next) else { break };
        levels += 1;
        if debug.pointee(next).is_none() {
            return (levels, found);
        }
        at = Some(next);
    }
    (0, element)
}

/// Default values of structs with pointers to structs with pointers are nested up to this depth;
/// deeper pointers are null, like the end of a list.
const MOST_RECORDS: u8 = 2;

/// Structs larger than this get no default contents.
const MAX_RECORD_BYTES: u64 = 4096;

/// The source type `ty` as a value in memory, if it is a struct that contains pointers to data.
fn source_record(debug: &DebugInfo<'_>, ty: SourceType, depth: u8) -> Option<ParamKind> {
    let size = debug.type_size(ty).filter(|&s| s > 0 && s <= MAX_RECORD_BYTES)?;
    let holds = !debug.fields(ty).is_empty() && holds_pointers(debug, ty, 0);
    holds.then(|| source_kind(debug, ty, size, depth))
}

/// Whether a value of the source type `ty` contains pointers.
fn holds_pointers(debug: &DebugInfo<'_>, ty: SourceType, depth: usize) -> bool {
    const MOST: usize = 64;
    let pointer = |ty| debug.pointee(ty).is_some();
    let inside = |ty| depth < 8 && holds_pointers(debug, ty, depth + 1);
    let mut parts = debug.fields(ty).into_iter().take(MOST).map(|f| f.ty).chain(debug.element(ty));
    parts.any(|part| pointer(part) || inside(part))
}

/// The source type `ty` of `size` bytes as a value in memory.
fn source_kind(debug: &DebugInfo<'_>, ty: SourceType, size: u64, depth: u8) -> ParamKind {
    let opaque = ParamKind::Opaque { size };
    if let Some(pointee) = debug.pointee(ty) {
        // What has no size, such as a function, cannot have default contents.
        let known = debug.type_size(pointee).is_some_and(|s| s > 0);
        let (levels, element) = pointers_below(debug, Some(pointee), ElementType::I32);
        let record = if depth > 0 { source_record(debug, pointee, depth - 1) } else { None };
        let last = record.is_none() && holds_pointers(debug, pointee, 0);
        if !known || last || size != 8 || (levels == 0 && debug.pointee(pointee).is_some()) {
            return opaque;
        }
        let element = match levels {
            0 => source_element(debug, pointee).unwrap_or(ElementType::I32),
            _ => element,
        };
        let (pointee, record) = (Some(pointee), record.map(Box::new));
        return ParamKind::Pointer { element, space: 0, pointee, levels, record };
    }
    if let Some(element) = scalar_element(debug, ty) {
        let bits = (element.size() * 8) as u32;
        let signed = debug.scalar(ty).is_some_and(|s| s.kind == ScalarKind::Signed);
        return match element {
            _ if element.size() != size => opaque,
            _ if element.is_float() => ParamKind::Float(element),
            _ => ParamKind::Int { bits, signed },
        };
    }
    if let Some(inner) = debug.element(ty) {
        let stride = debug.type_size(inner).filter(|&s| s > 0 && s <= size);
        let Some(stride) = stride else { return opaque };
        let element = Box::new(source_kind(debug, inner, stride, depth));
        return ParamKind::Array { element, stride, len: size / stride };
    }
    let mut fields: Vec<FieldInfo> = vec![];
    for field in debug.fields(ty) {
        // For a union, the first member is used.
        let before = fields.last().map_or(0, |f| f.offset + f.kind.size());
        if field.size == 0 || field.offset < before || field.offset + field.size > size {
            continue;
        }
        let kind = source_kind(debug, field.ty, field.size, depth);
        let unnamed = field.name.is_empty() || field.name.contains('.');
        let name = if unnamed { format!("#{}", fields.len()) } else { field.name };
        fields.push(FieldInfo { name, offset: field.offset, kind });
    }
    if fields.is_empty() { opaque } else { ParamKind::Struct { fields, size } }
}

/// The element type of a buffer of the source type `ty`. For a struct it is the first scalar; if
/// that is smaller than 4 bytes and others follow, it is a 4-byte number, which gives more useful
/// contents.
fn source_element(debug: &DebugInfo<'_>, ty: SourceType) -> Option<ElementType> {
    // Structs may be nested; only invalid debug information has cycles.
    fn scalars(debug: &DebugInfo<'_>, ty: SourceType, depth: usize, out: &mut Vec<ElementType>) {
        const MOST: usize = 64;
        if depth > MAX_NESTING || out.len() >= MOST {
            return;
        }
        if let Some(scalar) = scalar_element(debug, ty) {
            out.push(scalar);
        } else if let Some(element) = debug.element(ty) {
            scalars(debug, element, depth + 1, out);
        } else {
            for field in debug.fields(ty).into_iter().take(MOST) {
                scalars(debug, field.ty, depth + 1, out);
            }
        }
    }
    let mut found = vec![];
    scalars(debug, ty, 0, &mut found);
    let first = *found.first()?;
    let alike = found.iter().all(|&e| e == first);
    Some(if alike || first.size() == 4 { first } else { ElementType::I32 })
}

/// The element type of a scalar of the source.
pub fn scalar_element(debug: &DebugInfo<'_>, ty: SourceType) -> Option<ElementType> {
    let scalar = debug.scalar(ty)?;
    Some(match (scalar.kind, scalar.bits) {
        (ScalarKind::Signed, 8) => ElementType::I8,
        (ScalarKind::Signed, 16) => ElementType::I16,
        (ScalarKind::Signed, 32) => ElementType::I32,
        (ScalarKind::Signed, 64) => ElementType::I64,
        (ScalarKind::Unsigned | ScalarKind::Bool, 8) => ElementType::U8,
        (ScalarKind::Unsigned, 16) => ElementType::U16,
        (ScalarKind::Unsigned, 32) => ElementType::U32,
        (ScalarKind::Unsigned | ScalarKind::Pointer, 64) => ElementType::U64,
        (ScalarKind::Float, 16) => ElementType::F16,
        (ScalarKind::BFloat, 16) => ElementType::Bf16,
        (ScalarKind::Float, 32) => ElementType::F32,
        (ScalarKind::Float, 64) => ElementType::F64,
        _ => return None,
    })
}

/// The values that type `ty` accepts.
pub fn kind_of(module: &Module, ty: TypeId, depth: usize) -> ParamKind {
    let types = &module.types;
    let opaque = ParamKind::Opaque { size: types.size_of(ty).unwrap_or(0) };
    if depth > MAX_NESTING {
        return opaque;
    }
    let array = |elem: TypeId, len: u64| ParamKind::Array {
        element: Box::new(kind_of(module, elem, depth + 1)),
        stride: types.size_of(elem).unwrap_or(0),
        len,
    };
    match types.resolve(ty) {
        Type::Int(bits) if *bits <= 128 => ParamKind::Int { bits: *bits, signed: *bits > 1 },
        Type::Float(FloatKind::Half) => ParamKind::Float(ElementType::F16),
        Type::Float(FloatKind::BFloat) => ParamKind::Float(ElementType::Bf16),
        Type::Float(FloatKind::Float) => ParamKind::Float(ElementType::F32),
        Type::Float(FloatKind::Double) => ParamKind::Float(ElementType::F64),
        Type::Ptr { pointee, space } => {
            let (mut to, mut levels) = (*pointee, 0);
            while let Some(Type::Ptr { pointee: Some(next), .. }) = to.map(|t| module.types.get(t))
                && levels < MOST_LEVELS
            {
                (to, levels) = (Some(*next), levels + 1);
            }
            let element = to.and_then(|t| element_of(module, t));
            // Pointers with an unknown pointee are treated as numbers.
            let levels = if element.is_some() { levels } else { 0 };
            let element = element.unwrap_or(ElementType::I32);
            ParamKind::Pointer { element, space: space.0, pointee: None, levels, record: None }
        }
        Type::Vector { elem, len, scalable: false } => array(*elem, u64::from(*len)),
        Type::Array { elem, len } => array(*elem, *len),
        Type::Struct { fields, .. } => {
            let fields = (fields.iter().enumerate())
                .map(|(i, &field)| FieldInfo {
                    name: format!("#{i}"),
                    offset: types.field_offset(ty, i).unwrap_or(0),
                    kind: kind_of(module, field, depth + 1),
                })
                .collect();
            ParamKind::Struct { fields, size: types.size_of(ty).unwrap_or(0) }
        }
        _ => opaque,
    }
}

/// The scalar type of an aggregate with only one kind of scalar: `float` for `[4 x float]`.
fn element_of(module: &Module, mut ty: TypeId) -> Option<ElementType> {
    for _ in 0..MAX_NESTING {
        match module.types.resolve(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => ty = *elem,
            Type::Struct { fields, .. } => {
                ty = *fields.first()?;
                if fields.iter().any(|&f| f != ty) {
                    return None;
                }
            }
            Type::Int(bits) => {
                return match bits {
                    1..=8 => Some(ElementType::I8),
                    16 => Some(ElementType::I16),
                    32 => Some(ElementType::I32),
                    64 => Some(ElementType::I64),
                    _ => None,
                };
            }
            Type::Float(FloatKind::Half) => return Some(ElementType::F16),
            Type::Float(FloatKind::BFloat) => return Some(ElementType::Bf16),
            Type::Float(FloatKind::Float) => return Some(ElementType::F32),
            Type::Float(FloatKind::Double) => return Some(ElementType::F64),
            _ => return None,
        }
    }
    None
}

/// Follows a pointer through a function and its callees to find what is loaded and stored.
struct Uses<'a> {
    module: &'a Module,
    seen: HashSet<(FunctionId, ValueId)>,
    todo: Vec<(FunctionId, ValueId)>,
}

impl<'a> Uses<'a> {
    fn of(module: &'a Module) -> Self {
        Self { module, seen: HashSet::new(), todo: vec![] }
    }
    fn reach(&mut self, function: FunctionId, value: Option<ValueId>) {
        // Each value costs a pass over its function, and a default is not worth many of those.
        const MOST: usize = 200;
        if let Some(value) = value
            && self.seen.len() < MOST
            && self.seen.insert((function, value))
        {
            self.todo.push((function, value));
        }
    }
    /// The type of the first access through `value`, else the element type of address computations.
    fn element(mut self, function: FunctionId, value: ValueId) -> Option<ElementType> {
        let mut stepped = None;
        self.reach(function, Some(value));
        while let Some((id, value)) = self.todo.pop() {
            let f = &self.module.functions[id];
            for inst in f.insts.values() {
                let result = inst.result;
                let is = |operand: &Operand| *operand == Operand::Value(value);
                match &inst.kind {
                    InstKind::Load { ptr, .. } if is(ptr) => {
                        if let Some(element) = element_of(self.module, inst.ty) {
                            return Some(element);
                        }
                    }
                    InstKind::Store { value: stored, ptr, .. }
                    | InstKind::AtomicRmw { ptr, value: stored, .. }
                    | InstKind::CmpXchg { ptr, new: stored, .. }
                        if is(ptr) =>
                    {
                        let ty = self.module.operand_type(f, *stored);
                        if let Some(element) = ty.and_then(|t| element_of(self.module, t)) {
                            return Some(element);
                        }
                    }
                    // Unoptimised code keeps parameters in local variables.
                    InstKind::Store { value: stored, ptr: Operand::Value(slot), .. }
                        if is(stored) && is_alloca(f, *slot) =>
                    {
                        for load in f.insts.values() {
                            if matches!(load.kind, InstKind::Load { ptr, .. } if ptr == Operand::Value(*slot))
                            {
                                self.reach(id, load.result);
                            }
                        }
                    }
                    InstKind::Gep { base, source, .. } if is(base) => {
                        stepped = stepped.or_else(|| {
                            element_of(self.module, *source).filter(|&e| e != ElementType::I8)
                        });
                        self.reach(id, result);
                    }
                    InstKind::Cast { value, .. } | InstKind::Freeze(value) if is(value) => {
                        self.reach(id, result);
                    }
                    InstKind::Select { on_true, on_false, .. } if is(on_true) || is(on_false) => {
                        self.reach(id, result);
                    }
                    InstKind::Phi { incoming, .. } if incoming.iter().any(|(v, _)| is(v)) => {
                        self.reach(id, result);
                    }
                    InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                        let Some(callee) = called(self.module, call.callee) else { continue };
                        for (arg, param) in
                            call.args.iter().zip(&self.module.functions[callee].params)
                        {
                            if is(&arg.value) {
                                self.reach(callee, Some(param.value));
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        stepped
    }
}

fn is_alloca(f: &Function, value: ValueId) -> bool {
    matches!(f.values[value].def, ir::ValueDef::Inst(i)
        if matches!(f.insts[i].kind, InstKind::Alloca { .. }))
}

fn called(module: &Module, callee: Operand) -> Option<FunctionId> {
    let Operand::Const(c) = callee else { return None };
    let ir::ConstKind::Symbol(s) = module.constants[c].kind else { return None };
    match module.symbols[s].kind {
        SymbolKind::Function(f) => Some(f),
        _ => None,
    }
}

/// The type as the IR writes it, for messages; long types are truncated.
pub fn type_text(module: &Module, ty: TypeId, depth: usize) -> String {
    if depth > 8 {
        return "...".to_owned();
    }
    let inner = |t: TypeId| type_text(module, t, depth + 1);
    match module.types.get(ty) {
        Type::Void => "void".to_owned(),
        Type::Int(bits) => format!("i{bits}"),
        Type::Float(kind) => kind.keyword().to_owned(),
        Type::Ptr { pointee, space } => {
            let base = pointee.map_or_else(|| "ptr".to_owned(), inner);
            let star = if pointee.is_some() { "*" } else { "" };
            if space.0 == 0 {
                format!("{base}{star}")
            } else {
                format!("{base} addrspace({}){star}", space.0)
            }
        }
        Type::Vector { elem, len, .. } => format!("<{len} x {}>", inner(*elem)),
        Type::Array { elem, len } => format!("[{len} x {}]", inner(*elem)),
        Type::Struct { fields, .. } => {
            let shown: Vec<_> = fields.iter().take(8).map(|&f| inner(f)).collect();
            let more = if fields.len() > 8 { ", ..." } else { "" };
            format!("{{{}{more}}}", shown.join(", "))
        }
        Type::Named(s) => format!("%{}", module.types.structs[*s].name),
        Type::Function { .. } => "a function".to_owned(),
        Type::Label => "label".to_owned(),
        Type::Metadata => "metadata".to_owned(),
        Type::Token => "token".to_owned(),
        Type::Other(text) => text.clone(),
    }
}

/// Names of functions with a body, for messages about files without kernels.
pub fn defined_functions(module: &Module) -> Vec<&str> {
    let defined = module.functions.iter().filter(|(_, f)| !f.is_declaration());
    defined.map(|(id, _)| module.function_name(id)).collect()
}
