//! Types of the source: their spelling, size, and the path from an offset to an element.

use super::{DebugInfo, MAX_CHAIN, SourceType};
use crate::ir::metadata::{MdId, MdKind, MdValue};
use crate::ir::module::Module;
use crate::ir::types::{Type, TypeId};
use std::fmt::Write;

impl DebugInfo<'_> {
    fn tag(&self, id: MdId) -> &str {
        self.word(id, "tag")
    }

    /// The type behind typedefs and qualifiers.
    fn strip(&self, mut id: MdId) -> MdId {
        for _ in 0..MAX_CHAIN {
            let thin = matches!(
                self.tag(id),
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

    /// Lengths of an array type, outermost first; `None` where not known.
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
                    if matches!(self.tag(*n), "DW_TAG_member" | "DW_TAG_inheritance")
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

    /// How the source spells a type: `float`, `const int*`, `float[32][33]`, `P`.
    pub fn type_name(&self, ty: SourceType) -> String {
        // What stands after the base type, gathered from the outside in.
        let mut suffix = String::new();
        let mut prefix = String::new();
        let mut at = Some(ty.0);
        for _ in 0..MAX_CHAIN {
            let Some(id) = at else {
                return format!("{prefix}void{suffix}");
            };
            let base = self.node(id, "baseType");
            match self.tag(id) {
                "DW_TAG_pointer_type" => suffix.insert(0, '*'),
                "DW_TAG_reference_type" => suffix.insert(0, '&'),
                "DW_TAG_rvalue_reference_type" => suffix.insert_str(0, "&&"),
                "DW_TAG_restrict_type" | "DW_TAG_atomic_type" => {}
                "DW_TAG_const_type" | "DW_TAG_volatile_type" => {
                    let word =
                        if self.tag(id) == "DW_TAG_const_type" { "const" } else { "volatile" };
                    let inner = base.map_or("", |b| self.tag(b));
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
                    // A pointer to an array needs brackets: `int(*)[4]`.
                    if suffix.starts_with(['*', '&']) {
                        suffix = format!("({suffix})");
                    }
                    suffix.push_str(&dims);
                }
                _ if self.kind(id) == "DISubroutineType" => {
                    return format!("{prefix}function{suffix}");
                }
                _ => {
                    let name = self.text(id, "name").unwrap_or_else(|| "(unnamed)".to_owned());
                    return format!("{prefix}{name}{suffix}");
                }
            }
            at = base;
        }
        format!("{prefix}?{suffix}")
    }

    /// The type behind a pointer or reference.
    pub fn pointee(&self, ty: SourceType) -> Option<SourceType> {
        let id = self.strip(ty.0);
        matches!(
            self.tag(id),
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

    /// What stands at byte `offset` of a variable of type `ty`, to be put after its name:
    /// `[3][4]`, `.x`, `[2].pos.y`; with `+n` when the offset is inside a scalar.
    pub fn describe_offset(&self, ty: SourceType, offset: u64) -> String {
        let mut out = String::new();
        let mut offset = offset;
        let mut id = self.strip(ty.0);
        for _ in 0..MAX_CHAIN {
            match self.tag(id) {
                "DW_TAG_array_type" => {
                    let Some(elem) = self.node(id, "baseType") else {
                        break;
                    };
                    let Some(size) = self.bits(elem).map(|b| b / 8).filter(|&s| s > 0) else {
                        break;
                    };
                    indices(&mut out, &self.dimensions(id), offset / size);
                    offset %= size;
                    id = self.strip(elem);
                }
                "DW_TAG_structure_type" | "DW_TAG_class_type" => {
                    let member = self.members(id).into_iter().find_map(|m| {
                        let start = self.int(m, "offset").unwrap_or(0) as u64;
                        let size = self.int(m, "size").map_or_else(
                            || self.node(m, "baseType").and_then(|t| self.bits(t)),
                            |n| Some(n as u64),
                        )?;
                        // A bit field may start and end inside a byte.
                        let (first, end) = (start / 8, start.checked_add(size)?.div_ceil(8));
                        (first <= offset && offset < end).then_some((m, first))
                    });
                    let Some((member, start)) = member else {
                        break;
                    };
                    let Some(ty) = self.node(member, "baseType") else {
                        break;
                    };
                    if self.tag(member) == "DW_TAG_member"
                        && let Some(name) = self.text(member, "name")
                    {
                        let _ = write!(out, ".{name}");
                    }
                    offset -= start;
                    id = self.strip(ty);
                }
                _ => break,
            }
        }
        if offset > 0 {
            let _ = write!(out, "+{offset}");
        }
        out
    }

    /// What stands at byte `offset` behind a pointer of type `ty`: `[3]`, `[3].x`.
    pub fn describe_pointee_offset(&self, ty: SourceType, offset: u64) -> Option<String> {
        let pointee = self.pointee(ty)?;
        let size = self.type_size(pointee).filter(|&s| s > 0)?;
        Some(format!("[{}]{}", offset / size, self.describe_offset(pointee, offset % size)))
    }
}

/// Writes element `n` of an array as one index for each dimension; the first may be out of range.
fn indices(out: &mut String, dims: &[Option<u64>], mut n: u64) {
    let mut at = vec![];
    for (i, d) in dims.iter().enumerate().rev() {
        match d {
            Some(d) if i > 0 && *d > 0 => {
                at.push(n % d);
                n /= d;
            }
            _ => {
                at.push(n);
                n = 0;
            }
        }
    }
    if dims.is_empty() {
        at.push(n);
    }
    for i in at.iter().rev() {
        let _ = write!(out, "[{i}]");
    }
}

/// What stands at byte `offset` of something of IR type `ty`, as
/// [`DebugInfo::describe_offset`] but with struct fields by number: `[3].1`.
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
