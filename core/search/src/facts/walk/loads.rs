//! What is read from memory.

use super::{MOST_CELLS, Root, Val, Walk, atom_of, bit};
use ir::analysis::affine::Poly;
use ir::{Type, TypeId};

impl Walk<'_> {
    /// A value that is read, of which its inputs are known.
    pub(super) fn loaded(&mut self, ty: TypeId, ptr: &Val, atomic: bool) -> Val {
        self.halves(ptr);
        let mut taint = self.taint_of(ptr);
        match ptr {
            Val::Ptr(Root::Param(p), ..) => taint.loaded |= bit(*p) | bit(self.number(ptr, *p)),
            Val::Ptr(Root::Local, ..) => {}
            _ => taint.memory = true,
        }
        let shared = match ptr {
            Val::Ptr(Root::Shared(s), ..) => Some(*s),
            _ => None,
        };
        taint.loaded |= shared.and_then(|s| self.facts.kept.get(&s)).copied().unwrap_or(0);
        taint.atomic |= atomic;
        self.facts.found_pointers |= !matches!(ptr, Val::Ptr(Root::Local, ..))
            && matches!(self.module.types.get(ty), Type::Ptr { .. });
        let value = self.shaped(ty, taint);
        if let (Some(atom), Some(s)) = (atom_of(&value), shared) {
            self.from_shared.insert(atom, s);
        }
        if let (Some(atom), Val::Ptr(Root::Param(p), Some(offset), _)) = (atom_of(&value), ptr) {
            self.loads.insert(atom, (*p, offset.clone()));
        }
        value
    }

    /// What a plain load gives.
    pub(super) fn reloaded(&mut self, ty: TypeId, ptr: &Val) -> Val {
        let Val::Ptr(root @ Root::Param(_), Some(offset), _) = ptr else {
            return self.loaded(ty, ptr, false);
        };
        let same = |(r, o, t, _): &&(Root, Poly, TypeId, Poly)| (r, o, *t) == (root, offset, ty);
        if let Some((.., value)) = self.cells.iter().find(same) {
            return Val::Int(value.clone());
        }
        let value = self.loaded(ty, ptr, false);
        if let Val::Int(value) = &value {
            if self.cells.len() == MOST_CELLS {
                self.cells.remove(0);
            }
            self.cells.push((*root, offset.clone(), ty, value.clone()));
        }
        value
    }
}
