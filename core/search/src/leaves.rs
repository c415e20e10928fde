//! Fields of structs that are passed by value: each integer, number and pointer in them plays a role of its own, as a
//! parameter does.

use launch::params::variables::MOST_ELEMENTS;
use launch::params::{KernelInfo, ParamInfo, ParamKind};
use launch::{ArgValue, KernelArg, Launch};
use std::collections::BTreeMap;

/// Most fields of all parameters together; masks of parameters have 64 bits.
const MOST: usize = 60;
/// How deep structs in structs are looked into.
const DEPTH: usize = 4;

/// A field of a parameter.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// Its name, `p.width`, and the values that it accepts.
    pub info: ParamInfo,
    /// The parameter.
    pub base: usize,
    /// Where it lies in the parameter: names of fields, `#i` for elements.
    pub path: Vec<String>,
    /// Offset in the parameter, bytes.
    pub offset: u64,
}

/// Numbers of fields, behind those of the parameters, by parameter and offset, with their size in bits.
pub type Fields = BTreeMap<u16, BTreeMap<i64, (u16, u64)>>;

/// The fields of the parameters of a kernel that are structs or short arrays.
pub fn leaves(kernel: &KernelInfo) -> Vec<Leaf> {
    let mut found = vec![];
    for (base, param) in kernel.params.iter().enumerate() {
        if matches!(param.kind, ParamKind::Struct { .. } | ParamKind::Array { .. }) {
            collect(&param.kind, base, &param.name, &mut vec![], 0, &mut found);
        }
    }
    found.truncate(MOST.saturating_sub(kernel.params.len()));
    found
}

fn collect(
    kind: &ParamKind,
    base: usize,
    name: &str,
    path: &mut Vec<String>,
    offset: u64,
    found: &mut Vec<Leaf>,
) {
    if found.len() >= MOST || path.len() > DEPTH {
        return;
    }
    let mut inside = |part: &str, at: u64, kind: &ParamKind| {
        path.push(part.to_owned());
        collect(kind, base, &format!("{name}.{part}"), path, offset.saturating_add(at), found);
        path.pop();
    };
    match kind {
        ParamKind::Struct { fields, .. } => {
            for field in fields {
                inside(&field.name, field.offset, &field.kind);
            }
        }
        ParamKind::Array { element, stride, len } if *len <= MOST_ELEMENTS => {
            (0..*len).for_each(|i| inside(&format!("#{i}"), i.saturating_mul(*stride), element));
        }
        ParamKind::Array { .. } | ParamKind::Opaque { .. } => {}
        ParamKind::Int { .. } | ParamKind::Float(_) | ParamKind::Pointer { .. } => {
            let info = ParamInfo {
                name: name.to_owned(),
                ir_name: None,
                ty: String::new(),
                kind: kind.clone(),
                functions: vec![],
            };
            found.push(Leaf { info, base, path: path.clone(), offset });
        }
    }
}

/// The numbers of these fields of a kernel with so many parameters.
pub fn numbers(leaves: &[Leaf], params: usize) -> Fields {
    let mut fields = Fields::new();
    for (i, leaf) in leaves.iter().enumerate() {
        let (Ok(base), Ok(number), Ok(offset)) =
            (u16::try_from(leaf.base), u16::try_from(params + i), i64::try_from(leaf.offset))
        else {
            continue;
        };
        fields.entry(base).or_default().insert(offset, (number, leaf.info.kind.size() * 8));
    }
    fields
}

/// The value of a field in a launch, if it has one.
pub fn value<'l>(leaf: &Leaf, base: &str, launch: &'l Launch) -> Option<&'l ArgValue> {
    let mut value = &launch.args.iter().find(|arg| arg.name == *base)?.value;
    for part in &leaf.path {
        let ArgValue::Struct(fields) = value else { return None };
        value = fields.iter().find(|(name, _)| name == part).map(|(_, value)| value)?;
    }
    Some(value)
}

/// Sets a field in a launch. Other fields that have no value keep their default.
pub fn set(leaf: &Leaf, base: &str, launch: &mut Launch, value: ArgValue) {
    let at = launch.args.iter().position(|arg| arg.name == *base).unwrap_or_else(|| {
        let value = ArgValue::Struct(vec![]);
        launch.args.push(KernelArg { name: base.to_owned(), value });
        launch.args.len() - 1
    });
    let mut place = &mut launch.args[at].value;
    for part in &leaf.path {
        if !matches!(place, ArgValue::Struct(_)) {
            *place = ArgValue::Struct(vec![]);
        }
        let ArgValue::Struct(fields) = place else { return };
        let at = fields.iter().position(|(name, _)| name == part).unwrap_or_else(|| {
            fields.push((part.clone(), ArgValue::Struct(vec![])));
            fields.len() - 1
        });
        place = &mut fields[at].1;
    }
    *place = value;
}
