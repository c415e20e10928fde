//! What debug information adds to the parameters: names of fields, signedness, and what pointers
//! point to.

use super::{FieldInfo, MOST_LEVELS, ParamKind};
use crate::ElementType;
use base::limits::MAX_NESTING;
use ir::DebugInfo;
use ir::debug_info::{ScalarKind, SourceType};

/// Refines `kind`, which was derived from an IR type, with the source type `ty`: field names,
/// signedness, pointees. Parts that do not fit are left alone, since debug information may be
/// wrong. Returns whether it is a pointer to a known type.
pub(super) fn refine(
    debug: &DebugInfo<'_>,
    kind: &mut ParamKind,
    ty: SourceType,
    depth: usize,
) -> bool {
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
