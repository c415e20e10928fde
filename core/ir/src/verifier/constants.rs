//! Checks of constants. A constant has no place of its own in the text, so an error in it is stored
//! and reported where the constant is used.

use super::{Check, Checker, const_children, ensure};
use crate::constant::{ConstExpr, ConstId, ConstKind, Constant};
use crate::inst::{BinaryOp, CastOp};
use crate::module::SymbolKind;
use crate::types::{AddressSpace, Type, TypeId};
use base::entity::Entity;

impl Checker<'_> {
    pub(super) fn check_constants(&mut self) {
        let m = self.m;
        // A constant follows those that it contains, so one pass is enough.
        self.bad_constants = Vec::with_capacity(m.constants.len());
        for c in m.constants.values() {
            let inner = const_children(&c.kind)
                .into_iter()
                .find_map(|k| self.bad_constants.get(k.index()).cloned().flatten());
            let found = match inner {
                Some(e) => Some(e),
                None => self.check_constant(c).err(),
            };
            self.bad_constants.push(found);
        }
    }

    fn const_ty(&self, c: ConstId) -> TypeId {
        self.m.constants[c].ty
    }

    fn check_constant(&self, c: &Constant) -> Check {
        match &c.kind {
            ConstKind::Int(_) | ConstKind::WideInt(_) => {
                ensure!(
                    matches!(self.ty(c.ty), Type::Int(_)),
                    "an integer constant has type {}, expected an integer type",
                    self.short(c.ty)
                );
            }
            ConstKind::Float(_) => ensure!(
                matches!(self.ty(c.ty), Type::Float(_)),
                "a float constant has type {}, expected a float type",
                self.short(c.ty)
            ),
            ConstKind::Null => {
                ensure!(
                    self.is_scalar_ptr(c.ty),
                    "`null` has type {}, expected a pointer type",
                    self.short(c.ty)
                );
            }
            ConstKind::Undef | ConstKind::Poison | ConstKind::Zero => ensure!(
                self.is_first_class(c.ty),
                "a constant has type {}, which has no values",
                self.short(c.ty)
            ),
            ConstKind::None => ensure!(
                matches!(self.ty(c.ty), Type::Token),
                "`none` has type {}, expected token",
                self.short(c.ty)
            ),
            ConstKind::Aggregate(elems) => self.check_aggregate(c.ty, elems)?,
            ConstKind::Splat(value) => {
                let elem = match self.ty(c.ty) {
                    Type::Vector { elem, .. } => Some(*elem),
                    _ => None,
                };
                ensure!(
                    elem == Some(self.const_ty(*value)),
                    "a splat has type {}, expected a vector of its element's type",
                    self.short(c.ty)
                );
            }
            ConstKind::String(bytes) => {
                let good = match self.ty(c.ty) {
                    Type::Array { elem, len } => {
                        *len == bytes.len() as u64 && matches!(self.ty(*elem), Type::Int(8))
                    }
                    _ => false,
                };
                ensure!(
                    good,
                    "a string has type {}, expected an array of i8 of the same length",
                    self.short(c.ty)
                );
            }
            ConstKind::Symbol(s) => {
                let symbol = &self.m.symbols[*s];
                ensure!(
                    symbol.kind != SymbolKind::Undefined,
                    "`@{}` is used but neither defined nor declared",
                    symbol.name
                );
                ensure!(
                    self.is_scalar_ptr(c.ty),
                    "an address has type {}, expected a pointer type",
                    self.short(c.ty)
                );
                if let SymbolKind::Global(g) = symbol.kind {
                    let space = self.m.globals[g].space;
                    ensure!(
                        matches!(self.ty(c.ty), Type::Ptr { space: s, .. } if *s == space),
                        "`@{}` is in address space {}, but is used as {}",
                        symbol.name,
                        space.0,
                        self.short(c.ty)
                    );
                }
            }
            ConstKind::Other(_) => {}
            ConstKind::Expr(e) => self.check_expr(c.ty, e)?,
        }
        Ok(())
    }

    fn check_aggregate(&self, ty: TypeId, elems: &[ConstId]) -> Check {
        let n = elems.len() as u64;
        let good = match self.m.types.resolve(ty) {
            Type::Array { elem, len } => {
                *len == n && elems.iter().all(|&e| self.const_ty(e) == *elem)
            }
            Type::Vector { elem, len, scalable: false } => {
                u64::from(*len) == n && elems.iter().all(|&e| self.const_ty(e) == *elem)
            }
            Type::Struct { fields, .. } => {
                fields.len() == elems.len()
                    && fields.iter().zip(elems).all(|(&f, &e)| self.const_ty(e) == f)
            }
            _ => false,
        };
        ensure!(good, "an aggregate of {n} elements does not have type {}", self.short(ty));
        Ok(())
    }

    fn check_expr(&self, ty: TypeId, e: &ConstExpr) -> Check {
        let of = |c: &ConstId| self.const_ty(*c);
        match e {
            ConstExpr::Gep { source, base, indices, .. } => {
                let indices: Vec<_> = indices.iter().map(|&i| (of(&i), Some(i))).collect();
                self.check_gep(*source, of(base), &indices, ty)
            }
            ConstExpr::Cast(op, value) => self.check_cast(*op, of(value), ty),
            ConstExpr::Binary(op, _, a, b) => self.check_binary(*op, of(a), of(b), ty),
            ConstExpr::ICmp(_, a, b) => self.check_icmp(of(a), of(b), ty),
            ConstExpr::FCmp(_, a, b) => self.check_fcmp(of(a), of(b), ty),
            ConstExpr::Select(c, a, b) => self.check_select(of(c), of(a), of(b), ty),
            ConstExpr::FNeg(a) => {
                ensure!(
                    self.is_float(ty) && of(a) == ty,
                    "`fneg` has type {}, expected the float type of its operand",
                    self.short(ty)
                );
                Ok(())
            }
            ConstExpr::ExtractElement(v, i) => self.check_extract_element(of(v), of(i), ty),
            ConstExpr::InsertElement(v, e, i) => self.check_insert_element(of(v), of(e), of(i), ty),
            ConstExpr::ShuffleVector(a, b, mask) => self.check_shuffle(of(a), of(b), *mask, ty),
            ConstExpr::ExtractValue(a, path) => {
                let found = self.walk_path(of(a), path)?;
                ensure!(
                    found == ty,
                    "the result type of `extractvalue` is not that of the element"
                );
                Ok(())
            }
            ConstExpr::InsertValue(a, e, path) => {
                let found = self.walk_path(of(a), path)?;
                ensure!(
                    found == of(e) && of(a) == ty,
                    "the types of `insertvalue` do not match the aggregate"
                );
                Ok(())
            }
        }
    }

    // Rules shared by constant expressions and instructions; all of them take types.

    pub(super) fn check_binary(&self, op: BinaryOp, a: TypeId, b: TypeId, ty: TypeId) -> Check {
        ensure!(
            a == ty && b == ty,
            "operands of `{}` have types {} and {}, expected {}",
            op.keyword(),
            self.short(a),
            self.short(b),
            self.short(ty)
        );
        let float = matches!(
            op,
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem
        );
        ensure!(
            if float { self.is_float(ty) } else { self.is_int(ty) },
            "`{}` has type {}, expected {}",
            op.keyword(),
            self.short(ty),
            if float { "a float" } else { "an integer" }
        );
        Ok(())
    }

    /// Checks that `ty` is `i1`, or a vector of it as long as `of`.
    fn check_truth(&self, of: TypeId, ty: TypeId) -> Check {
        ensure!(
            matches!(self.scalar(ty), Type::Int(1)) && self.lanes(of) == self.lanes(ty),
            "the result of a comparison has type {}, but the operands have type {}",
            self.short(ty),
            self.short(of)
        );
        Ok(())
    }

    pub(super) fn check_icmp(&self, a: TypeId, b: TypeId, ty: TypeId) -> Check {
        ensure!(
            a == b && (self.is_int(a) || self.is_ptr(a)),
            "operands of `icmp` have types {} and {}, expected two equal integer or pointer types",
            self.short(a),
            self.short(b)
        );
        self.check_truth(a, ty)
    }

    pub(super) fn check_fcmp(&self, a: TypeId, b: TypeId, ty: TypeId) -> Check {
        ensure!(
            a == b && self.is_float(a),
            "operands of `fcmp` have types {} and {}, expected two equal float types",
            self.short(a),
            self.short(b)
        );
        self.check_truth(a, ty)
    }

    pub(super) fn check_select(&self, c: TypeId, a: TypeId, b: TypeId, ty: TypeId) -> Check {
        ensure!(
            a == b && a == ty,
            "values of `select` have types {} and {}, expected its result type",
            self.short(a),
            self.short(b)
        );
        ensure!(
            matches!(self.scalar(c), Type::Int(1))
                && (self.lanes(c).is_none() || self.lanes(c) == self.lanes(a)),
            "condition of `select` has type {}, expected i1",
            self.short(c)
        );
        Ok(())
    }

    pub(super) fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Check {
        let bits = |t: TypeId| match self.scalar(t) {
            Type::Int(n) => Some(*n),
            Type::Float(k) => Some(k.bits()),
            _ => None,
        };
        let int = |t| self.is_int(t);
        let float = |t| self.is_float(t);
        let ptr = |t| self.is_ptr(t);
        let space = |t: TypeId| match self.scalar(t) {
            Type::Ptr { space, .. } => *space,
            _ => AddressSpace(0),
        };
        let same_lanes = self.lanes(from) == self.lanes(to);
        let good = match op {
            CastOp::Trunc => same_lanes && int(from) && int(to) && bits(from) > bits(to),
            CastOp::ZExt | CastOp::SExt => {
                same_lanes && int(from) && int(to) && bits(from) < bits(to)
            }
            CastOp::FpTrunc => same_lanes && float(from) && float(to) && bits(from) > bits(to),
            CastOp::FpExt => same_lanes && float(from) && float(to) && bits(from) < bits(to),
            CastOp::FpToUi | CastOp::FpToSi => same_lanes && float(from) && int(to),
            CastOp::UiToFp | CastOp::SiToFp => same_lanes && int(from) && float(to),
            CastOp::PtrToInt | CastOp::PtrToAddr => same_lanes && ptr(from) && int(to),
            CastOp::IntToPtr => same_lanes && int(from) && ptr(to),
            CastOp::AddrSpaceCast => same_lanes && ptr(from) && ptr(to),
            CastOp::BitCast if ptr(from) || ptr(to) => {
                same_lanes && ptr(from) && ptr(to) && space(from) == space(to)
            }
            CastOp::BitCast => {
                let all = |t| {
                    let lanes = self.lanes(t).unwrap_or((1, false));
                    bits(t).map(|b| (u64::from(b) * u64::from(lanes.0), lanes.1))
                };
                all(from).is_some() && all(from) == all(to)
                    || from == to
                    || matches!(self.ty(from), Type::Other(_))
                    || matches!(self.ty(to), Type::Other(_))
            }
        };
        ensure!(
            good,
            "`{}` cannot convert {} to {}",
            op.keyword(),
            self.short(from),
            self.short(to)
        );
        Ok(())
    }

    /// Checks `getelementptr`; an index comes with its constant, if it is one.
    pub(super) fn check_gep(
        &self,
        source: TypeId,
        base: TypeId,
        indices: &[(TypeId, Option<ConstId>)],
        ty: TypeId,
    ) -> Check {
        ensure!(
            self.is_ptr(base) && self.is_ptr(ty),
            "`getelementptr` from {} to {}, expected pointers",
            self.short(base),
            self.short(ty)
        );
        let mut lanes = self.lanes(base);
        let mut at = source;
        for (n, &(index_ty, index)) in indices.iter().enumerate() {
            ensure!(
                self.is_int(index_ty),
                "an index has type {}, expected an integer",
                self.short(index_ty)
            );
            if let Some(l) = self.lanes(index_ty) {
                ensure!(
                    lanes.is_none_or(|have| have == l),
                    "vectors of `getelementptr` have different lengths"
                );
                lanes = Some(l);
            }
            ensure!(
                n > 0 || self.is_sized(at),
                "`getelementptr` through {}, which has no size",
                self.short(at)
            );
            if n == 0 {
                continue;
            }
            at = match self.m.types.resolve(at) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                Type::Struct { fields, .. } => {
                    let field = index.and_then(|c| self.field_index(c));
                    match field.and_then(|i| usize::try_from(i).ok()).and_then(|i| fields.get(i)) {
                        Some(&f) => f,
                        None => {
                            return Err(format!(
                                "the index into {} is not a constant in range",
                                self.short(at)
                            ));
                        }
                    }
                }
                _ => return Err(format!("`getelementptr` cannot index into {}", self.short(at))),
            };
        }
        ensure!(
            self.lanes(ty) == lanes,
            "`getelementptr` has result type {}, expected as many elements as its operands",
            self.short(ty)
        );
        // With typed pointers the pointee must match too; the address space must always match.
        if let (Type::Ptr { pointee: from, space: a }, Type::Ptr { pointee: to, space: b }) =
            (self.scalar(base), self.scalar(ty))
        {
            ensure!(
                a == b
                    && from.is_none_or(|p| p == source)
                    && (to.is_none_or(|p| p == at) || indices.is_empty()),
                "`getelementptr` from {} cannot have type {}",
                self.short(base),
                self.short(ty)
            );
        }
        Ok(())
    }

    /// The value of a constant struct index.
    fn field_index(&self, mut c: ConstId) -> Option<u64> {
        loop {
            match &self.m.constants[c].kind {
                ConstKind::Int(n) => return u64::try_from(*n).ok(),
                ConstKind::Zero => return Some(0),
                ConstKind::Splat(inner) => c = *inner,
                ConstKind::Aggregate(elems) => {
                    // All lanes must name the same field; elements are interned.
                    let first = *elems.first()?;
                    if elems.iter().any(|&e| e != first) {
                        return None;
                    }
                    c = first;
                }
                _ => return None,
            }
        }
    }

    pub(super) fn check_extract_element(&self, v: TypeId, i: TypeId, ty: TypeId) -> Check {
        let good = matches!(self.ty(v), Type::Vector { elem, .. } if *elem == ty)
            && matches!(self.ty(i), Type::Int(_));
        ensure!(
            good,
            "`extractelement` cannot take {} from {} at an index of type {}",
            self.short(ty),
            self.short(v),
            self.short(i)
        );
        Ok(())
    }

    pub(super) fn check_insert_element(
        &self,
        v: TypeId,
        e: TypeId,
        i: TypeId,
        ty: TypeId,
    ) -> Check {
        let good = v == ty
            && matches!(self.ty(v), Type::Vector { elem, .. } if *elem == e)
            && matches!(self.ty(i), Type::Int(_));
        ensure!(
            good,
            "`insertelement` cannot put {} into {} at an index of type {}",
            self.short(e),
            self.short(v),
            self.short(i)
        );
        Ok(())
    }

    pub(super) fn check_shuffle(&self, a: TypeId, b: TypeId, mask: ConstId, ty: TypeId) -> Check {
        let mask_ty = self.const_ty(mask);
        let (Type::Vector { elem, len, .. }, Type::Vector { elem: result, .. }) =
            (self.ty(a), self.ty(ty))
        else {
            return Err(format!("`shufflevector` of {}, expected vectors", self.short(a)));
        };
        ensure!(
            a == b
                && elem == result
                && self.lanes(mask_ty) == self.lanes(ty)
                && matches!(self.scalar(mask_ty), Type::Int(32)),
            "`shufflevector` cannot combine {} and {} with a mask of type {}",
            self.short(a),
            self.short(b),
            self.short(mask_ty)
        );
        let in_range = |c: ConstId| match &self.m.constants[c].kind {
            ConstKind::Int(n) => *n < 2 * u128::from(*len),
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => true,
            _ => false,
        };
        let good = match &self.m.constants[mask].kind {
            ConstKind::Aggregate(elems) => elems.iter().all(|&e| in_range(e)),
            ConstKind::Splat(e) => in_range(*e),
            _ => in_range(mask),
        };
        ensure!(good, "the mask of `shufflevector` is not a constant in range");
        Ok(())
    }

    /// The type that a path of `extractvalue` selects.
    pub(super) fn walk_path(&self, mut ty: TypeId, path: &[u32]) -> Result<TypeId, String> {
        ensure!(!path.is_empty(), "the list of indices is empty");
        for &i in path {
            let next = match self.m.types.resolve(ty) {
                Type::Array { elem, len } => (u64::from(i) < *len).then_some(*elem),
                Type::Struct { fields, .. } => fields.get(i as usize).copied(),
                _ => None,
            };
            match next {
                Some(t) => ty = t,
                None => return Err(format!("type {} has no element {i}", self.short(ty))),
            }
        }
        Ok(ty)
    }
}
