//! Reads debug information of LLVM 3.0 to 3.6 as if it were in today's form.
//!
//! Until LLVM 3.6 a debug-info node was a plain tuple that started with its DWARF tag; since 3.7
//! nodes are specialized and their fields have names. [`kind`] and [`field`] return for a tuple
//! what its specialized successor would contain, so the rest of the module handles one form only.
//! There are three layouts (`docs/SourceLevelDebugging` of each release):
//!
//! | until | the tuple begins with |
//! | --- | --- |
//! | 3.2 | `i32 786478` (version in the upper half, tag in the lower), then scope and name |
//! | 3.5 | the same number, then a pair of file and directory |
//! | 3.6 | `!"0x2e\00name\00…"`: tag and all plain fields in one string |

use crate::constant::ConstKind;
use crate::metadata::{MdId, MdKind, MdNode, MdValue};
use crate::module::Module;

const FILE: u32 = 0x29;
const SUBPROGRAM: u32 = 0x2e;
const LEXICAL_BLOCK: u32 = 0x0b;
const LOCAL_VARIABLE: u32 = 0x100;
const ARGUMENT: u32 = 0x101;
const GLOBAL_VARIABLE: u32 = 0x34;
const SUBRANGE: u32 = 0x21;
const SUBROUTINE_TYPE: u32 = 0x15;
const BASE_TYPE: u32 = 0x24;

/// Versions in the upper half of the first number: those of LLVM 2.7 to 3.5.
const VERSIONS: std::ops::RangeInclusive<u128> = 8..=12;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Early,
    Middle,
    Header,
}

struct Old<'m> {
    tag: u32,
    form: Form,
    values: &'m [MdValue],
    header: Vec<&'m [u8]>,
}

/// The position of a field.
enum Slot {
    /// In the tuple.
    At(usize),
    /// In the string at the front, counted from after the tag.
    In(usize),
}

fn integer(module: &Module, value: Option<&MdValue>) -> Option<u128> {
    match value? {
        MdValue::Const(c) => match module.constants[*c].kind {
            ConstKind::Int(n) => Some(n),
            ConstKind::Zero => Some(0),
            _ => None,
        },
        _ => None,
    }
}

fn tuple(node: &MdNode) -> Option<&[MdValue]> {
    match &node.kind {
        MdKind::Tuple(values) => Some(values),
        _ => None,
    }
}

fn is_string(value: Option<&MdValue>) -> bool {
    matches!(value, Some(MdValue::String { .. }))
}

/// Whether a value is a pair of file and directory.
fn is_file_pair(module: &Module, value: Option<&MdValue>) -> bool {
    let Some(MdValue::Node(id)) = value else { return false };
    tuple(&module.metadata[*id])
        .is_some_and(|v| v.len() == 2 && v.iter().all(|x| is_string(Some(x))))
}

fn read<'m>(module: &'m Module, node: &'m MdNode) -> Option<Old<'m>> {
    let values = tuple(node)?;
    if let Some(MdValue::String { bytes, .. }) = values.first() {
        let mut parts = bytes.split(|&b| b == 0);
        let tag = std::str::from_utf8(parts.next()?).ok()?.strip_prefix("0x")?;
        let tag = u32::from_str_radix(tag, 16).ok()?;
        return Some(Old { tag, form: Form::Header, values, header: parts.collect() });
    }
    let first = integer(module, values.first())?;
    if !VERSIONS.contains(&(first >> 16)) {
        return None;
    }
    let tag = (first & 0xffff) as u32;
    let early = match tag {
        FILE => is_string(values.get(1)),
        SUBPROGRAM => integer(module, values.get(1)).is_some(),
        LEXICAL_BLOCK => {
            integer(module, values.get(2)).is_some()
                || (values.len() == 3 && !is_file_pair(module, values.get(1)))
        }
        LOCAL_VARIABLE | ARGUMENT | GLOBAL_VARIABLE | SUBRANGE => true,
        _ => is_string(values.get(2)),
    };
    let form = if early { Form::Early } else { Form::Middle };
    Some(Old { tag, form, values, header: vec![] })
}

/// Whether the tuple is a location: line, column, scope and where it was inlined.
fn is_location(module: &Module, values: &[MdValue]) -> bool {
    let [line, column, MdValue::Node(scope), MdValue::Null | MdValue::Node(_)] = values else {
        return false;
    };
    integer(module, Some(line)).is_some_and(|n| u32::try_from(n).is_ok())
        && integer(module, Some(column)).is_some()
        && read(module, &module.metadata[*scope]).is_some()
}

/// The name of the specialized node that replaced the tuple; empty for other tuples.
pub(super) fn kind(module: &Module, node: &MdNode) -> &'static str {
    let Some(values) = tuple(node) else { return "" };
    let Some(old) = read(module, node) else {
        return if is_location(module, values) { "DILocation" } else { "" };
    };
    match old.tag {
        FILE => "DIFile",
        SUBPROGRAM => "DISubprogram",
        LEXICAL_BLOCK => "DILexicalBlock",
        LOCAL_VARIABLE | ARGUMENT => "DILocalVariable",
        GLOBAL_VARIABLE => "DIGlobalVariable",
        SUBRANGE => "DISubrange",
        BASE_TYPE => "DIBasicType",
        SUBROUTINE_TYPE => "DISubroutineType",
        0x11 => "DICompileUnit",
        0x01 | 0x02 | 0x04 | 0x13 | 0x17 => "DICompositeType",
        0x0d | 0x0f | 0x10 | 0x16 | 0x1c | 0x26 | 0x35 | 0x37 => "DIDerivedType",
        _ => "",
    }
}

fn tag_name(tag: u32) -> Option<&'static str> {
    Some(match tag {
        0x01 => "DW_TAG_array_type",
        0x02 => "DW_TAG_class_type",
        0x04 => "DW_TAG_enumeration_type",
        0x0d => "DW_TAG_member",
        0x0f => "DW_TAG_pointer_type",
        0x10 => "DW_TAG_reference_type",
        0x13 => "DW_TAG_structure_type",
        0x16 => "DW_TAG_typedef",
        0x17 => "DW_TAG_union_type",
        0x1c => "DW_TAG_inheritance",
        BASE_TYPE => "DW_TAG_base_type",
        0x26 => "DW_TAG_const_type",
        0x35 => "DW_TAG_volatile_type",
        0x37 => "DW_TAG_restrict_type",
        _ => return None,
    })
}

fn encoding_name(encoding: u128) -> Option<&'static str> {
    Some(match encoding {
        1 => "DW_ATE_address",
        2 => "DW_ATE_boolean",
        4 => "DW_ATE_float",
        5 => "DW_ATE_signed",
        6 => "DW_ATE_signed_char",
        7 => "DW_ATE_unsigned",
        8 => "DW_ATE_unsigned_char",
        _ => return None,
    })
}

fn slot(old: &Old<'_>, key: &str) -> Option<Slot> {
    use Form::{Early, Header, Middle};
    use Slot::{At, In};
    Some(match (old.tag, old.form, key) {
        (SUBPROGRAM, Early, "file") => At(6),
        (SUBPROGRAM, Early, "line") => At(7),
        (SUBPROGRAM, Early, "type") => At(8),
        (SUBPROGRAM, Early, "function") => At(16),
        (SUBPROGRAM, Middle, "file") => At(1),
        (SUBPROGRAM, Middle, "line") => At(6),
        (SUBPROGRAM, Middle, "type") => At(7),
        (SUBPROGRAM, Middle, "function") => At(15),
        (SUBPROGRAM, Early | Middle, "scope") => At(2),
        (SUBPROGRAM, Early | Middle, "name") => At(3),
        (SUBPROGRAM, Early | Middle, "linkageName") => At(5),
        (SUBPROGRAM, Header, "linkageName") => In(2),
        (SUBPROGRAM, Header, "line") => In(3),
        (SUBPROGRAM, Header, "type") => At(3),
        (SUBPROGRAM, Header, "function") => At(5),

        (LEXICAL_BLOCK, Early, "scope") => At(1),
        (LEXICAL_BLOCK, Early, "file") => At(if old.values.len() == 3 { 2 } else { 4 }),
        (LEXICAL_BLOCK, Middle | Header, "file") => At(1),
        (LEXICAL_BLOCK, Middle | Header, "scope") => At(2),

        (LOCAL_VARIABLE | ARGUMENT, Header, "scope") => At(1),
        (LOCAL_VARIABLE | ARGUMENT, Header, "line" | "arg") => In(1),
        (LOCAL_VARIABLE | ARGUMENT, Header, "file") => At(2),
        (LOCAL_VARIABLE | ARGUMENT, Header, "type") => At(3),
        (LOCAL_VARIABLE | ARGUMENT, _, "scope") => At(1),
        (LOCAL_VARIABLE | ARGUMENT, _, "name") => At(2),
        (LOCAL_VARIABLE | ARGUMENT, _, "file") => At(3),
        (LOCAL_VARIABLE | ARGUMENT, _, "line" | "arg") => At(4),
        (LOCAL_VARIABLE | ARGUMENT, _, "type") => At(5),

        (GLOBAL_VARIABLE, Header, "linkageName") => In(2),
        (GLOBAL_VARIABLE, Header, "line") => In(3),
        (GLOBAL_VARIABLE, Header, "scope") => At(1),
        (GLOBAL_VARIABLE, Header, "file") => At(2),
        (GLOBAL_VARIABLE, Header, "type") => At(3),
        (GLOBAL_VARIABLE, Header, "variable") => At(4),
        (GLOBAL_VARIABLE, _, "scope") => At(2),
        (GLOBAL_VARIABLE, _, "name") => At(3),
        (GLOBAL_VARIABLE, _, "linkageName") => At(5),
        (GLOBAL_VARIABLE, _, "file") => At(6),
        (GLOBAL_VARIABLE, _, "line") => At(7),
        (GLOBAL_VARIABLE, _, "type") => At(8),
        (GLOBAL_VARIABLE, _, "variable") => At(11),

        (SUBRANGE, Header, "count") => In(1),
        (SUBRANGE, _, "count") => At(2),
        (SUBRANGE | FILE, ..) => return None,

        // Types, and the parts that the header form shares with the others.
        (_, Early, "scope") => At(1),
        (_, Early, "name") => At(2),
        (_, Early, "file") => At(3),
        (_, Middle | Header, "file") => At(1),
        (_, Middle | Header, "scope") => At(2),
        (_, Middle, "name") => At(3),
        (_, Header, "name") => In(0),
        (_, Header, "line") => In(1),
        (_, Header, "size") => In(2),
        (_, Header, "offset") => In(4),
        (_, Header, "encoding") => In(6),
        (_, Header, "baseType") => At(3),
        (_, Header, "elements" | "types") => At(4),
        (_, _, "line") => At(4),
        (_, _, "size") => At(5),
        (_, _, "offset") => At(7),
        (_, _, "baseType" | "encoding") => At(9),
        (_, _, "elements" | "types") => At(10),
        _ => return None,
    })
}

/// The field `key` of the specialized node that replaced the tuple.
pub(super) fn field(module: &Module, node: &MdNode, key: &str) -> Option<MdValue> {
    let values = tuple(node)?;
    let Some(old) = read(module, node) else {
        // A location, or a pair of file and directory.
        let place = is_location(module, values);
        let at = match key {
            "line" if place => 0,
            "column" if place => 1,
            "scope" if place => 2,
            "inlinedAt" if place => 3,
            "filename" if values.len() == 2 && is_string(values.first()) => 0,
            "directory" if values.len() == 2 && is_string(values.first()) => 1,
            _ => return None,
        };
        return values.get(at).cloned();
    };
    if old.tag == FILE {
        if let (Form::Middle | Form::Header, Some(MdValue::Node(pair))) = (old.form, values.get(1))
        {
            return file_field(module, *pair, key);
        }
        let at = match key {
            "filename" => 1,
            "directory" => 2,
            _ => return None,
        };
        return values.get(at).cloned();
    }
    if key == "tag" {
        return tag_name(old.tag).map(|t| MdValue::Word(t.to_owned()));
    }
    let value = match slot(&old, key)? {
        Slot::At(i) => values.get(i)?.clone(),
        Slot::In(i) => {
            let bytes = *old.header.get(i)?;
            let number = std::str::from_utf8(bytes).ok().and_then(|t| t.parse().ok());
            match number {
                Some(n) if !matches!(key, "name" | "linkageName") => MdValue::Int(n),
                _ => MdValue::String { bytes: bytes.to_vec(), plain: false },
            }
        }
    };
    let number = match &value {
        MdValue::Int(n) => u128::try_from(*n).ok(),
        v => integer(module, Some(v)),
    };
    Some(match key {
        // The position of an argument is stored above the 24 bits of its line.
        "arg" => MdValue::Int(i128::try_from(number? >> 24 & 0xff).ok()?),
        "line" if matches!(old.tag, LOCAL_VARIABLE | ARGUMENT) => {
            MdValue::Int(i128::try_from(number? & 0xff_ffff).ok()?)
        }
        "encoding" => MdValue::Word(encoding_name(number?)?.to_owned()),
        _ => value,
    })
}

/// A field of a pair of file and directory.
fn file_field(module: &Module, pair: MdId, key: &str) -> Option<MdValue> {
    let node = &module.metadata[pair];
    // A pair is not a tuple with a tag, so there is no deeper recursion.
    if read(module, node).is_some() { None } else { field(module, node, key) }
}
