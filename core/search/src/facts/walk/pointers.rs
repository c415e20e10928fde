//! Where pointers lead: subscripts, fields, and addresses that were integers in between.

use super::{MOST_FACTS, Val, Walk};
use crate::facts::{Field, Root, Subscript, bit};
use ir::analysis::affine::{Atom, Poly, Taint};
use ir::{Type, TypeId};

impl Walk<'_> {
    pub(super) fn gep(&mut self, source: TypeId, base: Val, indices: &[Val]) -> Val {
        let module = self.module;
        let (root, mut offset, mut taint) = match base {
            Val::Ptr(root, offset, taint) => (root, offset, taint),
            other => (Root::Unknown, None, self.taint_of(&other)),
        };
        let mut ty = source;
        for (position, index) in indices.iter().enumerate() {
            taint = taint.or(self.taint_of(index));
            let Val::Int(index) = index else {
                offset = None;
                continue;
            };
            let step = if position == 0 {
                module.types.size_of(ty)
            } else {
                match module.types.resolve(ty).clone() {
                    Type::Array { elem, len } => {
                        let inner = matches!(module.types.resolve(elem), Type::Array { .. });
                        let nested = inner || position > 1;
                        if self.facts.subscripts.len() < MOST_FACTS && len > 0 {
                            let index = index.clone();
                            self.facts.subscripts.push(Subscript { len, index, nested, root });
                        }
                        ty = elem;
                        module.types.size_of(elem)
                    }
                    Type::Vector { elem, .. } => {
                        ty = elem;
                        module.types.size_of(elem)
                    }
                    Type::Struct { fields, .. } => {
                        let field = index.as_constant().and_then(|i| usize::try_from(i).ok());
                        let at = field.and_then(|f| module.types.field_offset(ty, f));
                        offset =
                            at.and_then(|at| offset?.add(&Poly::constant(i64::try_from(at).ok()?)));
                        let inner = field.and_then(|f| fields.get(f).copied());
                        match inner {
                            Some(inner) => ty = inner,
                            None => offset = None,
                        }
                        continue;
                    }
                    _ => None,
                }
            };
            let scaled =
                step.and_then(|s| i64::try_from(s).ok()).and_then(|step| index.scale(step));
            offset = scaled.and_then(|scaled| offset?.add(&scaled));
        }
        Val::Ptr(root, offset, taint)
    }

    /// The pointer that an integer becomes.
    pub(super) fn pointer(&self, address: &Val) -> Val {
        let taint = self.taint_of(address);
        let known = |poly: &Poly| {
            let base = poly.atoms().find(|a| self.addresses.contains_key(a))?;
            let rest = poly.sub(&Poly::atom(base))?;
            let Some(Val::Ptr(root, offset, _)) = self.addresses.get(&base) else { return None };
            let offset = offset.as_ref().and_then(|offset| offset.add(&rest));
            (!rest.has(|a| a == base)).then_some(Val::Ptr(*root, offset, taint))
        };
        match address {
            Val::Int(poly) => known(poly).unwrap_or(Val::Ptr(Root::Unknown, None, taint)),
            _ => Val::Ptr(Root::Unknown, None, taint),
        }
    }

    /// The value of a field of a parameter or variable, or of a variable itself, from which something of type `ty` is
    /// loaded.
    pub(super) fn field(&self, ty: TypeId, ptr: &Val) -> Option<Val> {
        let Val::Ptr(root, Some(offset), _) = ptr else { return None };
        let base = match root {
            Root::Param(p) => p,
            Root::Global(symbol) => self.inputs.variables.get(symbol)?,
            _ => return None,
        };
        let (number, bits) = self.inputs.fields.get(base)?.get(&offset.as_constant()?).copied()?;
        match self.module.types.get(ty) {
            Type::Int(width) if u64::from(*width) == bits => {
                Some(Val::Int(Poly::atom(Atom::Param(number))))
            }
            Type::Ptr { .. } if bits == 64 => {
                Some(Val::Ptr(Root::Param(number), Some(Poly::default()), Taint::default()))
            }
            Type::Float(_) => Some(Val::Other(Taint { params: bit(number), ..Taint::default() })),
            _ => None,
        }
    }

    /// The number of what a pointer into the buffer of parameter `p` leads to: of a field, or `p`.
    pub(super) fn number(&mut self, ptr: &Val, p: u16) -> u16 {
        const MOST: usize = 64;
        let (Some(&stride), Val::Ptr(_, Some(offset), _)) = (self.strides.get(&p), ptr) else {
            return p;
        };
        let Some(field) = Field::of(p, offset, stride) else { return p };
        if let Some((&number, _)) = self.facts.fields.iter().find(|(_, known)| **known == field) {
            return number;
        }
        let number = self.inputs.count + self.facts.fields.len();
        if number >= MOST {
            return p;
        }
        self.facts.fields.insert(number as u16, field);
        number as u16
    }
}
