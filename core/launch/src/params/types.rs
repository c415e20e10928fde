//! What the types of the IR say about parameters.

use super::{FieldInfo, MOST_LEVELS, ParamKind};
use crate::ElementType;
use base::limits::MAX_NESTING;
use ir::{FloatKind, Module, Type, TypeId};

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
pub(super) fn element_of(module: &Module, mut ty: TypeId) -> Option<ElementType> {
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
