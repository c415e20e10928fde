//! The parameters of a kernel: their names, types and default values.
//!
//! Opaque pointers do not say what they point to, so the element type of a buffer is taken from, in
//! this order: debug information, the type of a typed pointer, and what the kernel loads and stores
//! through it. If all fail it is `i32`.

mod debug;
mod pointer_use;
mod types;
pub mod variables;

pub use debug::scalar_element;
pub use types::{kind_of, type_text};

use crate::ElementType;
use debug::refine;
use ir::debug_info::SourceType;
use ir::kernels::{self, function_display_name, global_display_name};
use ir::{DebugInfo, FunctionId, GlobalId, Module, Type};
use std::collections::HashMap;
use types::element_of;

/// Pointers to pointers nested deeper than this are treated as numbers.
const MAX_LEVELS: u8 = 4;

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
    /// The functions that it may point to, if the kernel calls through it. Its kind is opaque then.
    pub functions: Vec<FunctionId>,
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
                let used = || pointer_use::element(module, id, param.value);
                *element = typed.or_else(used).unwrap_or(ElementType::I32);
            }
            let name = source.map(|s| s.name).filter(|name| !name.is_empty());
            let name = name.or_else(|| ir_name.clone()).unwrap_or_else(|| format!("#{i}"));
            let ty = source_type
                .map_or_else(|| type_text(module, ty, 0), |source| debug.type_name(source));
            let mut functions = vec![];
            if by_value.is_none() && matches!(kind, ParamKind::Pointer { .. }) {
                functions = pointer_use::functions(module, id, param.value);
            }
            if !functions.is_empty() {
                kind = ParamKind::Opaque { size: 8 };
            }
            ParamInfo { name, ir_name, ty, kind, functions }
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
            && g.section.as_deref().is_none_or(|s| s == "__managed__")
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
            functions: vec![],
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

/// Names of functions with a body, for messages about files without kernels.
pub fn defined_functions(module: &Module) -> Vec<&str> {
    let defined = module.functions.iter().filter(|(_, f)| !f.is_declaration());
    defined.map(|(id, _)| module.function_name(id)).collect()
}
