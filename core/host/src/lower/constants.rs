//! Constants as scalars and as bytes.

use super::layout::{Layouts, Scalar};
use crate::exec::mask;
use ir::{BinaryOp, CastOp, ConstExpr, ConstId, ConstKind, IntPredicate, SymbolId, Type, TypeId};

/// Deepest nesting of constants.
const MAX_DEPTH: usize = base::limits::MAX_NESTING;

/// Evaluates constants of one module.
pub(crate) struct Constants<'a, 'm> {
    pub(crate) layouts: &'a Layouts<'m>,
    /// Address of each symbol; `None` for those without one, such as intrinsics.
    pub(crate) address: &'a dyn Fn(SymbolId) -> Option<u64>,
}

impl Constants<'_, '_> {
    /// The scalars of a constant, or what of it is not supported.
    pub(crate) fn scalars(&self, id: ConstId) -> Result<Vec<u64>, String> {
        let mut out = vec![];
        self.push(id, &mut out, 0)?;
        Ok(out)
    }

    fn zeros(&self, ty: TypeId, out: &mut Vec<u64>) -> Result<(), String> {
        let n = self.layouts.count(ty).ok_or("a constant of a type that registers cannot hold")?;
        out.resize(out.len() + n, 0);
        Ok(())
    }

    fn push(&self, id: ConstId, out: &mut Vec<u64>, depth: usize) -> Result<(), String> {
        if depth > MAX_DEPTH || out.len() > super::layout::MAX_SCALARS {
            return Err("a constant that is too large".into());
        }
        let module = self.layouts.module;
        let constant = &module.constants[id];
        match &constant.kind {
            ConstKind::Int(v) => {
                out.push(*v as u64);
                if self.layouts.count(constant.ty) == Some(2) {
                    out.push((*v >> 64) as u64);
                }
            }
            ConstKind::Float(bits) => out.push(*bits as u64),
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison | ConstKind::Zero => {
                self.zeros(constant.ty, out)?;
            }
            ConstKind::Aggregate(elements) => {
                for element in elements {
                    self.push(*element, out, depth + 1)?;
                }
            }
            ConstKind::Splat(element) => {
                let (_, n) = self.layouts.lanes(constant.ty);
                for _ in 0..n {
                    self.push(*element, out, depth + 1)?;
                }
            }
            ConstKind::String(bytes) => out.extend(bytes.iter().map(|b| u64::from(*b))),
            ConstKind::Symbol(symbol) => out.push((self.address)(*symbol).unwrap_or(0)),
            ConstKind::Expr(e) => self.expression(e, constant.ty, out, depth)?,
            ConstKind::Other(text) => {
                let name = text.split(['(', ' ']).next().unwrap_or("");
                if let Some(symbol) = text
                    .split('@')
                    .nth(1)
                    .filter(|_| name == "dso_local_equivalent" || name == "no_cfi")
                {
                    let symbol = symbol.trim_matches(['"', ')', ' ']);
                    let symbol = module.symbol(symbol).and_then(|s| (self.address)(s));
                    out.push(symbol.unwrap_or(0));
                } else {
                    return Err(format!("the constant `{name}`"));
                }
            }
            ConstKind::WideInt(_) | ConstKind::None => {
                return Err("an integer of more than 128 bits".into());
            }
        }
        Ok(())
    }

    fn one(&self, id: ConstId, depth: usize) -> Result<u64, String> {
        let mut out = vec![];
        self.push(id, &mut out, depth + 1)?;
        match out.as_slice() {
            [v] => Ok(*v),
            _ => Err("a constant expression on vectors".into()),
        }
    }

    fn expression(
        &self,
        e: &ConstExpr,
        ty: TypeId,
        out: &mut Vec<u64>,
        depth: usize,
    ) -> Result<(), String> {
        let module = self.layouts.module;
        let bits = |id: ConstId| module.types.scalar_bits(module.constants[id].ty).unwrap_or(64);
        match e {
            ConstExpr::Gep { source, base, indices, .. } => {
                let mut address = self.one(*base, depth)?;
                let mut at = *source;
                for (n, index) in indices.iter().enumerate() {
                    let value = crate::exec::sign_extend(self.one(*index, depth)?, bits(*index));
                    if n == 0 {
                        let size = module.types.size_of(at).ok_or("a type without a size")?;
                        address = address.wrapping_add(value.wrapping_mul(size));
                        continue;
                    }
                    match module.types.resolve(at) {
                        Type::Struct { fields, .. } => {
                            let field =
                                fields.get(value as usize).ok_or("a field that is absent")?;
                            let offset = module.types.field_offset(at, value as usize);
                            address = address.wrapping_add(offset.ok_or("a type without a size")?);
                            at = *field;
                        }
                        Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                            let size =
                                module.types.size_of(*elem).ok_or("a type without a size")?;
                            address = address.wrapping_add(value.wrapping_mul(size));
                            at = *elem;
                        }
                        _ => return Err("an index into a scalar".into()),
                    }
                }
                out.push(address);
            }
            ConstExpr::Cast(op, v) => match op {
                CastOp::BitCast | CastOp::AddrSpaceCast | CastOp::IntToPtr
                    if self.layouts.count(ty) == self.layouts.count(module.constants[*v].ty) =>
                {
                    self.push(*v, out, depth + 1)?;
                }
                CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::Trunc | CastOp::ZExt => {
                    let value = self.one(*v, depth)?;
                    let to = module.types.scalar_bits(ty).ok_or("a cast of a vector")?;
                    out.push(value & mask(to));
                    if to > 64 {
                        out.push(0);
                    }
                }
                CastOp::SExt => {
                    let value = crate::exec::sign_extend(self.one(*v, depth)?, bits(*v));
                    out.push(value & mask(module.types.scalar_bits(ty).unwrap_or(64)));
                }
                _ => return Err(format!("the constant expression `{}`", op.keyword())),
            },
            ConstExpr::Binary(op, _, a, b) => {
                let (a, b) = (self.one(*a, depth)?, self.one(*b, depth)?);
                let width = module.types.scalar_bits(ty).unwrap_or(64);
                let v = match op {
                    BinaryOp::Add => a.wrapping_add(b),
                    BinaryOp::Sub => a.wrapping_sub(b),
                    BinaryOp::Mul => a.wrapping_mul(b),
                    BinaryOp::And => a & b,
                    BinaryOp::Or => a | b,
                    BinaryOp::Xor => a ^ b,
                    BinaryOp::Shl => a.checked_shl(b as u32).unwrap_or(0),
                    BinaryOp::LShr => a.checked_shr(b as u32).unwrap_or(0),
                    _ => return Err(format!("the constant expression `{}`", op.keyword())),
                };
                out.push(v & mask(width));
            }
            ConstExpr::ICmp(p, a, b) => {
                let width = bits(*a);
                let (a, b) = (self.one(*a, depth)?, self.one(*b, depth)?);
                let s = |v| crate::exec::sign_extend(v, width) as i64;
                let v = match p {
                    IntPredicate::Eq => a == b,
                    IntPredicate::Ne => a != b,
                    IntPredicate::Ugt => a > b,
                    IntPredicate::Uge => a >= b,
                    IntPredicate::Ult => a < b,
                    IntPredicate::Ule => a <= b,
                    IntPredicate::Sgt => s(a) > s(b),
                    IntPredicate::Sge => s(a) >= s(b),
                    IntPredicate::Slt => s(a) < s(b),
                    IntPredicate::Sle => s(a) <= s(b),
                };
                out.push(u64::from(v));
            }
            ConstExpr::Select(c, a, b) => {
                let chosen = if self.one(*c, depth)? != 0 { a } else { b };
                self.push(*chosen, out, depth + 1)?;
            }
            _ => return Err("a constant expression".into()),
        }
        Ok(())
    }

    /// Appends the initial contents of a variable at offset `at` to `image`, without zeros.
    pub(crate) fn bytes(
        &self,
        id: ConstId,
        at: u64,
        image: &mut Vec<(u64, Vec<u8>)>,
        depth: usize,
    ) -> Result<(), String> {
        if depth > MAX_DEPTH {
            return Err("a constant that is nested too deeply".into());
        }
        let module = self.layouts.module;
        let constant = &module.constants[id];
        let types = &module.types;
        match &constant.kind {
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison | ConstKind::Zero => {}
            ConstKind::String(bytes) => put(image, at, bytes),
            ConstKind::Aggregate(elements) => match types.resolve(constant.ty) {
                Type::Array { elem, .. } => {
                    let size = types.size_of(*elem).ok_or("an array without a size")?;
                    for (i, element) in elements.iter().enumerate() {
                        self.bytes(*element, at + i as u64 * size, image, depth + 1)?;
                    }
                }
                Type::Struct { .. } => {
                    for (i, element) in elements.iter().enumerate() {
                        let offset = types.field_offset(constant.ty, i);
                        let offset = offset.ok_or("a struct without a size")?;
                        self.bytes(*element, at + offset, image, depth + 1)?;
                    }
                }
                _ => self.scalar_bytes(id, constant.ty, at, image)?,
            },
            _ => self.scalar_bytes(id, constant.ty, at, image)?,
        }
        Ok(())
    }

    fn scalar_bytes(
        &self,
        id: ConstId,
        ty: TypeId,
        at: u64,
        image: &mut Vec<(u64, Vec<u8>)>,
    ) -> Result<(), String> {
        if !self.layouts.in_memory(ty) {
            return Err("a vector of single bits in memory".into());
        }
        let scalars = self.layouts.scalars(ty).ok_or("a type that is not supported")?;
        let values = self.scalars(id)?;
        for (Scalar { offset, bytes, .. }, value) in scalars.iter().zip(values) {
            put(image, at + offset, &value.to_le_bytes()[..usize::from(*bytes)]);
        }
        Ok(())
    }
}

/// Appends bytes, to the last piece if they follow it.
fn put(image: &mut Vec<(u64, Vec<u8>)>, at: u64, bytes: &[u8]) {
    match image.last_mut() {
        Some((start, piece)) if *start + piece.len() as u64 == at => piece.extend_from_slice(bytes),
        _ => image.push((at, bytes.to_vec())),
    }
}
