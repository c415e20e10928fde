//! Values as scalars.

use base::entity::Table;
use ir::{FloatKind, Module, Type, TypeId};
use std::rc::Rc;

/// Most scalars of one value.
pub(crate) const MAX_SCALARS: usize = 4096;

/// One scalar of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scalar {
    /// Offset in memory, bytes.
    pub(crate) offset: u64,
    /// Size in memory, bytes; 1, 2, 4, 8 or between.
    pub(crate) bytes: u8,
    /// Width, at most 64.
    pub(crate) bits: u8,
}

/// Number of a float format as in [`crate::op::Rare::Float`].
pub(crate) fn float_width(kind: FloatKind) -> Option<u8> {
    match kind {
        FloatKind::Half => Some(crate::rare::HALF),
        FloatKind::BFloat => Some(crate::rare::BFLOAT),
        FloatKind::Float => Some(32),
        FloatKind::Double => Some(64),
        _ => None,
    }
}

/// The scalars of a type, in order; `None` if registers cannot hold it.
type Scalars = Option<Rc<[Scalar]>>;

/// Scalars of every type of a module, computed when they are needed.
pub(crate) struct Layouts<'m> {
    pub(crate) module: &'m Module,
    known: std::cell::RefCell<Table<TypeId, Option<Scalars>>>,
}

impl<'m> Layouts<'m> {
    pub(crate) fn new(module: &'m Module) -> Self {
        Self { module, known: Table::filled(None, module.types.len()).into() }
    }

    pub(crate) fn scalars(&self, ty: TypeId) -> Scalars {
        if let Some(known) = &self.known.borrow()[ty] {
            return known.clone();
        }
        let mut all = vec![];
        let found = self.flatten(ty, 0, &mut all).map(|()| Rc::from(all));
        self.known.borrow_mut()[ty] = Some(found.clone());
        found
    }

    /// Number of scalars of `ty`.
    pub(crate) fn count(&self, ty: TypeId) -> Option<usize> {
        if matches!(self.module.types.get(ty), Type::Void) {
            return Some(0);
        }
        self.scalars(ty).map(|s| s.len())
    }

    fn flatten(&self, ty: TypeId, at: u64, all: &mut Vec<Scalar>) -> Option<()> {
        if all.len() > MAX_SCALARS {
            return None;
        }
        let types = &self.module.types;
        let plain =
            |bits: u32| Scalar { offset: at, bytes: bits.div_ceil(8) as u8, bits: bits as u8 };
        match types.resolve(ty) {
            Type::Int(n) if *n <= 64 => all.push(plain(*n)),
            Type::Int(n) if *n <= 128 => {
                all.push(plain(64));
                all.push(Scalar { offset: at + 8, ..plain(*n - 64) });
            }
            Type::Float(kind) => {
                float_width(*kind)?;
                all.push(plain(kind.bits()));
            }
            Type::Ptr { .. } => all.push(plain(64)),
            Type::Vector { elem, len, scalable: false } => {
                // Elements are packed; what is not a number of bytes has no place in memory.
                let size = types.store_size(*elem)?;
                for i in 0..u64::from(*len) {
                    self.flatten(*elem, at + i * size, all)?;
                }
            }
            Type::Array { elem, len } => {
                let size = types.size_of(*elem)?;
                for i in 0..*len {
                    self.flatten(*elem, at + i * size, all)?;
                }
            }
            Type::Struct { fields, .. } => {
                for (i, field) in fields.iter().enumerate() {
                    self.flatten(*field, at + types.field_offset(ty, i)?, all)?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Whether loads and stores of `ty` are those of its scalars: vectors of `i1` are packed.
    pub(crate) fn in_memory(&self, ty: TypeId) -> bool {
        match self.module.types.resolve(ty) {
            Type::Vector { elem, .. } => match self.module.types.get(*elem) {
                Type::Int(n) => n % 8 == 0,
                _ => true,
            },
            _ => true,
        }
    }

    /// First scalar and type of the part of `ty` that `path` leads to.
    pub(crate) fn part(&self, ty: TypeId, path: &[u32]) -> Option<(usize, TypeId)> {
        let mut first = 0;
        let mut ty = ty;
        for &index in path {
            match self.module.types.resolve(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    first += self.count(*elem)? * index as usize;
                    ty = *elem;
                }
                Type::Struct { fields, .. } => {
                    for field in fields.get(..index as usize)? {
                        first += self.count(*field)?;
                    }
                    ty = *fields.get(index as usize)?;
                }
                _ => return None,
            }
        }
        Some((first, ty))
    }

    /// The element type of a vector, or the type itself; and the number of elements.
    pub(crate) fn lanes(&self, ty: TypeId) -> (TypeId, usize) {
        match self.module.types.resolve(ty) {
            Type::Vector { elem, len, .. } => (*elem, *len as usize),
            _ => (ty, 1),
        }
    }
}
