//! Fields of the structs that buffers hold: `nodes[i].parent` is a buffer of its own, as far as contents go.

use super::{AccessFact, Facts, Root};
use ir::analysis::affine::Poly;
use std::collections::BTreeMap;

/// Sizes of the structs in the buffers of pointer parameters, bytes.
pub type Strides = BTreeMap<u16, i64>;

/// A field of the structs in a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The pointer parameter.
    pub param: u16,
    /// Where it begins in a struct, bytes.
    pub at: i64,
    /// Size of a struct, bytes.
    pub stride: i64,
}

impl Field {
    /// The field of structs of that size at `offset` in the buffer of a parameter.
    pub(super) fn of(param: u16, offset: &Poly, stride: i64) -> Option<Self> {
        let whole = |(atoms, by): (&Vec<_>, &i64)| atoms.is_empty() || by % stride == 0;
        let at = offset.constant_part().rem_euclid(stride);
        offset.terms.iter().all(whole).then_some(Self { param, at, stride })
    }
}

impl Facts {
    /// Whether an access may be to a cell of the buffer, or the field, of that number.
    pub(crate) fn is_at(&self, access: &AccessFact, number: u16) -> bool {
        let Some(field) = self.fields.get(&number) else {
            return access.root == Root::Param(number);
        };
        access.root == Root::Param(field.param)
            && access.offset.as_ref().is_none_or(|offset| {
                Field::of(field.param, offset, field.stride).is_none_or(|other| other == *field)
            })
    }

    /// Whether the number is that of a buffer of structs whose fields have their own.
    pub(crate) fn has_fields(&self, number: u16) -> bool {
        self.fields.values().any(|field| field.param == number)
    }
}
