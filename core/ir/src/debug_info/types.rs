//! Types of the source: their spelling, size, and the path from an offset to an element.

use super::{DebugInfo, MAX_CHAIN, SourceType};
use crate::metadata::{MdId, MdKind, MdValue};
use crate::module::Module;
use crate::types::{Type, TypeId};
use std::borrow::Cow;
use std::fmt::Write;

impl DebugInfo<'_> {
    fn tag(&self, id: MdId) -> Cow<'_, str> {
        self.word(id, "tag")
    }

    /// The type without typedefs and qualifiers.
    fn strip(&self, mut id: MdId) -> MdId {
        for _ in 0..MAX_CHAIN {
            let thin = matches!(
                &*self.tag(id),
                "DW_TAG_typedef"
                    | "DW_TAG_const_type"
                    | "DW_TAG_volatile_type"
                    | "DW_TAG_restrict_type"
                    | "DW_TAG_atomic_type"
            );
            match self.node(id, "baseType") {
                Some(base) if thin => id = base,
                _ => break,
            }
        }
        id
    }

    /// Lengths of an array type, outermost first; `None` if unknown.
    fn dimensions(&self, id: MdId) -> Vec<Option<u64>> {
        let Some(elements) = self.node(id, "elements") else {
            return vec![];
        };
        let MdKind::Tuple(ranges) = &self.get(elements).kind else {
            return vec![];
        };
        ranges
            .iter()
            .map(|r| match r {
                MdValue::Node(r) => self.int(*r, "count").and_then(|n| u64::try_from(n).ok()),
                _ => None,
            })
            .collect()
    }

    fn members(&self, id: MdId) -> Vec<MdId> {
        let Some(elements) = self.node(id, "elements") else {
            return vec![];
        };
        let MdKind::Tuple(members) = &self.get(elements).kind else {
            return vec![];
        };
        members
            .iter()
            .filter_map(|m| match m {
                MdValue::Node(n)
                    if matches!(&*self.tag(*n), "DW_TAG_member" | "DW_TAG_inheritance")
                        && !self.word(*n, "flags").contains("StaticMember") =>
                {
                    Some(*n)
                }
                _ => None,
            })
            .collect()
    }

    fn bits(&self, id: MdId) -> Option<u64> {
        self.int(self.strip(id), "size").and_then(|n| u64::try_from(n).ok())
    }

    /// Size of a type, bytes.
    pub fn type_size(&self, ty: SourceType) -> Option<u64> {
        self.bits(ty.0).map(|b| b / 8)
    }

    /// The type as the source writes it: `float`, `const int *`, `float[32][33]`, `struct P`.
    pub fn type_name(&self, ty: SourceType) -> String {
        // The text after the base type, collected from the outside in.
        let mut suffix = String::new();
        let mut prefix = String::new();
        let mut at = Some(ty.0);
        for _ in 0..MAX_CHAIN {
            let Some(id) = at else {
                return joined(&prefix, "void", &suffix);
            };
            let base = self.node(id, "baseType");
            match &*self.tag(id) {
                "DW_TAG_pointer_type" => suffix.insert(0, '*'),
                "DW_TAG_reference_type" => suffix.insert(0, '&'),
                "DW_TAG_rvalue_reference_type" => suffix.insert_str(0, "&&"),
                "DW_TAG_restrict_type" | "DW_TAG_atomic_type" => {}
                "DW_TAG_const_type" | "DW_TAG_volatile_type" => {
                    let word =
                        if self.tag(id) == "DW_TAG_const_type" { "const" } else { "volatile" };
                    let inner = base.map_or(Cow::Borrowed(""), |b| self.tag(b));
                    if inner == "DW_TAG_pointer_type" {
                        suffix.insert_str(0, &format!(" {word}"));
                    } else {
                        let _ = write!(prefix, "{word} ");
                    }
                }
                "DW_TAG_array_type" => {
                    let mut dims = String::new();
                    for d in self.dimensions(id) {
                        match d {
                            Some(n) => {
                                let _ = write!(dims, "[{n}]");
                            }
                            None => dims.push_str("[]"),
                        }
                    }
                    // A pointer to an array needs brackets: `int (*)[4]`.
                    if suffix.starts_with(['*', '&']) {
                        suffix = format!("({suffix})");
                    }
                    suffix.push_str(&dims);
                }
                _ if self.kind(id) == "DISubroutineType" => {
                    return joined(&prefix, "function", &suffix);
                }
                tag => {
                    let name = self.text(id, "name").unwrap_or_else(|| "(unnamed)".to_owned());
                    prefix.push_str(match tag {
                        "DW_TAG_structure_type" => "struct ",
                        "DW_TAG_class_type" => "class ",
                        "DW_TAG_union_type" => "union ",
                        _ => "",
                    });
                    return joined(&prefix, &name, &suffix);
                }
            }
            at = base;
        }
        joined(&prefix, "?", &suffix)
    }

    /// The type that a pointer or reference points to.
    pub fn pointee(&self, ty: SourceType) -> Option<SourceType> {
        let id = self.strip(ty.0);
        matches!(
            &*self.tag(id),
            "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type"
        )
        .then(|| self.node(id, "baseType").map(SourceType))
        .flatten()
    }

    /// Type of an array's elements (of the innermost ones).
    pub fn element(&self, ty: SourceType) -> Option<SourceType> {
        let id = self.strip(ty.0);
        (self.tag(id) == "DW_TAG_array_type")
            .then(|| self.node(id, "baseType").map(SourceType))
            .flatten()
    }

    /// The element at byte `offset` of a variable of type `ty`, as a suffix to its name: `[3][4]`,
    /// `.x`, `[2].pos.y`; with `+n` if the offset is inside a scalar.
    pub fn describe_offset(&self, ty: SourceType, offset: u64) -> String {
        let mut cell = self.cell(ty, i64::try_from(offset).unwrap_or(i64::MAX));
        if cell.rest > 0 {
            let _ = write!(cell.path, "+{}", cell.rest);
        }
        cell.path
    }

    /// The element at byte `offset` of a variable of type `ty`. An offset outside of an array gives
    /// the index that it would have if the array were longer, possibly a negative one.
    pub fn cell(&self, ty: SourceType, offset: i64) -> SourceCell {
        let mut out = SourceCell { path: String::new(), index: None, ty, rest: offset };
        let mut id = self.strip(ty.0);
        for step in 0..MAX_CHAIN {
            match &*self.tag(id) {
                "DW_TAG_array_type" => {
                    let Some(elem) = self.node(id, "baseType") else { break };
                    let size = self.bits(elem).and_then(|b| i64::try_from(b / 8).ok());
                    let Some(size) = size.filter(|&s| s > 0) else { break };
                    let n = out.rest.div_euclid(size);
                    let first = indices(&mut out.path, &self.dimensions(id), n);
                    if step == 0 {
                        out.index = Some(first);
                    }
                    out.rest = out.rest.rem_euclid(size);
                    id = self.strip(elem);
                    out.ty = SourceType(elem);
                }
                "DW_TAG_structure_type" | "DW_TAG_class_type" => {
                    let Ok(offset) = u64::try_from(out.rest) else { break };
                    let member = self.members(id).into_iter().find_map(|m| {
                        let (start, size) = self.member_bits(m)?;
                        // A bit field may start and end inside a byte.
                        let (first, end) = (start / 8, start.checked_add(size)?.div_ceil(8));
                        (first <= offset && offset < end).then_some((m, first))
                    });
                    let Some((member, start)) = member else { break };
                    let Some(ty) = self.node(member, "baseType") else { break };
                    if self.tag(member) == "DW_TAG_member"
                        && let Some(name) = self.text(member, "name")
                    {
                        let _ = write!(out.path, ".{name}");
                    }
                    out.rest = (offset - start) as i64;
                    id = self.strip(ty);
                    out.ty = SourceType(ty);
                }
                _ => break,
            }
        }
        out
    }

    /// Offset and size of a member, bits.
    fn member_bits(&self, member: MdId) -> Option<(u64, u64)> {
        let start = self.int(member, "offset").unwrap_or(0);
        let size = match self.int(member, "size") {
            Some(n) => u64::try_from(n).ok(),
            None => self.node(member, "baseType").and_then(|t| self.bits(t)),
        };
        Some((u64::try_from(start).ok()?, size?))
    }

    /// The element at byte `offset` from a pointer of type `ty`: `[3]`, `[3].x`.
    pub fn describe_pointee_offset(&self, ty: SourceType, offset: u64) -> Option<String> {
        let pointee = self.pointee(ty)?;
        let size = self.type_size(pointee).filter(|&s| s > 0)?;
        Some(format!("[{}]{}", offset / size, self.describe_offset(pointee, offset % size)))
    }

    /// The scalar type without typedefs; `None` for compound types and `void`.
    pub fn scalar(&self, ty: SourceType) -> Option<SourceScalar> {
        let mut id = self.strip(ty.0);
        for _ in 0..MAX_CHAIN {
            let bits = self.bits(id);
            return match &*self.tag(id) {
                "DW_TAG_pointer_type"
                | "DW_TAG_reference_type"
                | "DW_TAG_rvalue_reference_type"
                | "DW_TAG_ptr_to_member_type" => {
                    Some(SourceScalar { kind: ScalarKind::Pointer, bits: bits.unwrap_or(64) })
                }
                "DW_TAG_enumeration_type" => {
                    if let Some(base) = self.node(id, "baseType") {
                        id = self.strip(base);
                        continue;
                    }
                    Some(SourceScalar { kind: ScalarKind::Signed, bits: bits? })
                }
                // The tag of a basic type may be omitted if it is the usual one.
                "" | "DW_TAG_base_type" if self.kind(id) == "DIBasicType" => {
                    let kind = match &*self.word(id, "encoding") {
                        "DW_ATE_boolean" => ScalarKind::Bool,
                        "DW_ATE_float" if self.text(id, "name").is_some_and(|n| n == "__bf16") => {
                            ScalarKind::BFloat
                        }
                        "DW_ATE_float" => ScalarKind::Float,
                        "DW_ATE_signed" | "DW_ATE_signed_char" => ScalarKind::Signed,
                        "DW_ATE_unsigned" | "DW_ATE_unsigned_char" | "DW_ATE_UTF" => {
                            ScalarKind::Unsigned
                        }
                        _ => return None,
                    };
                    Some(SourceScalar { kind, bits: bits? })
                }
                _ => None,
            };
        }
        None
    }

    /// The type without typedefs and qualifiers.
    pub fn plain(&self, ty: SourceType) -> SourceType {
        SourceType(self.strip(ty.0))
    }

    /// Whether it is a reference.
    pub fn is_reference(&self, ty: SourceType) -> bool {
        let tag = self.tag(self.strip(ty.0));
        matches!(&*tag, "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type")
    }

    /// The enumerator of an enumeration type that has this value.
    pub fn enumerator(&self, ty: SourceType, value: i128) -> Option<String> {
        let id = self.strip(ty.0);
        if self.tag(id) != "DW_TAG_enumeration_type" {
            return None;
        }
        let MdKind::Tuple(all) = &self.get(self.node(id, "elements")?).kind else { return None };
        let has = |node: &MdValue| match node {
            MdValue::Node(n) if self.int(*n, "value") == Some(value) => self.text(*n, "name"),
            _ => None,
        };
        all.iter().find_map(has)
    }

    /// Number of dimensions of an array type; 0 for other types.
    pub fn array_dimensions(&self, ty: SourceType) -> usize {
        let id = self.strip(ty.0);
        if self.tag(id) == "DW_TAG_array_type" { self.dimensions(id).len() } else { 0 }
    }

    /// Fields of a struct, class or union, including base classes (under the name of the class).
    pub fn fields(&self, ty: SourceType) -> Vec<SourceField> {
        let id = self.strip(ty.0);
        let tag = self.tag(id);
        if !matches!(&*tag, "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type") {
            return vec![];
        }
        let field = |member: MdId| {
            let ty = self.node(member, "baseType")?;
            let (start, size) = self.member_bits(member)?;
            let name = if self.tag(member) == "DW_TAG_inheritance" {
                self.text(self.strip(ty), "name")
            } else {
                self.text(member, "name")
            };
            Some(SourceField {
                name: name.unwrap_or_default(),
                offset: start / 8,
                size: size.div_ceil(8),
                ty: SourceType(ty),
            })
        };
        self.members(id).into_iter().filter_map(field).collect()
    }
}

/// The kind of a scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum ScalarKind {
    Bool,
    Signed,
    Unsigned,
    Float,
    BFloat,
    Pointer,
}

/// A scalar type of the source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SourceScalar {
    /// Kind.
    pub kind: ScalarKind,
    /// Size, bits.
    pub bits: u64,
}

/// A field of a struct, class or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceField {
    /// Name; empty for an unnamed one.
    pub name: String,
    /// Offset, bytes.
    pub offset: u64,
    /// Size, bytes.
    pub size: u64,
    /// Type.
    pub ty: SourceType,
}

/// The element at some offset of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceCell {
    /// Suffix to the variable's name: `[3][4]`, `.x`.
    pub path: String,
    /// First index, when the variable is an array.
    pub index: Option<i64>,
    /// Type of the element.
    pub ty: SourceType,
    /// Bytes from the start of the element to the offset.
    pub rest: i64,
}

/// A type's spelling: `const float *`.
fn joined(prefix: &str, base: &str, suffix: &str) -> String {
    let space = if suffix.starts_with(['*', '&', '(']) { " " } else { "" };
    format!("{prefix}{base}{space}{suffix}")
}

/// Writes element `n` of an array as one index for each dimension; the first may be out of range.
/// Returns the first.
fn indices(out: &mut String, dims: &[Option<u64>], mut n: i64) -> i64 {
    let mut at = vec![];
    for d in dims.iter().skip(1).rev() {
        if let Some(d) = d.and_then(|d| i64::try_from(d).ok()).filter(|&d| d > 0) {
            at.push(n.rem_euclid(d));
            n = n.div_euclid(d);
        } else {
            // Of unknown length: it takes the whole remainder.
            at.push(n);
            n = 0;
        }
    }
    at.push(n);
    for i in at.iter().rev() {
        let _ = write!(out, "[{i}]");
    }
    n
}

/// The element at byte `offset` of a value of IR type `ty`, as in [`DebugInfo::describe_offset`]
/// but with struct fields by number: `[3].1`.
pub fn describe_ir_offset(module: &Module, ty: TypeId, offset: u64) -> String {
    let types = &module.types;
    let mut out = String::new();
    let mut offset = offset;
    let mut ty = ty;
    for _ in 0..MAX_CHAIN {
        match types.resolve(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                let Some(size) = types.size_of(*elem).filter(|&s| s > 0) else {
                    break;
                };
                let _ = write!(out, "[{}]", offset / size);
                offset %= size;
                ty = *elem;
            }
            Type::Struct { fields, .. } => {
                let found = (0..fields.len()).find_map(|i| {
                    let start = types.field_offset(ty, i)?;
                    let size = types.size_of(fields[i])?;
                    (start <= offset && offset < start.checked_add(size)?).then_some((i, start))
                });
                let Some((i, start)) = found else { break };
                let _ = write!(out, ".{i}");
                offset -= start;
                ty = fields[i];
            }
            _ => break,
        }
    }
    if offset > 0 {
        let _ = write!(out, "+{offset}");
    }
    out
}
