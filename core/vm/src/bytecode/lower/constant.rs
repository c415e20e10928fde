//! Evaluates constants and constant expressions, and builds the bytes of initialisers.
//!
//! The base address of every object is known before a run, so all address arithmetic in constants
//! is done here. `undef` and `poison` are 0.

use super::scalar::{self, mask, mask128};
use crate::bytecode::target;
use base::diagnostic::{Diagnostic, Outcome, Result};
use base::entity::Table;
use base::limits::MAX_NESTING;
use ir::{
    AddressSpace, BinaryOp, CastOp, ConstExpr, ConstId, ConstKind, FloatKind, FloatPredicate,
    GlobalId, IntPredicate, Module, SymbolId, SymbolKind, Type, TypeId,
};
use std::collections::HashMap;
use std::rc::Rc;

/// Evaluates constants of one module.
#[derive(Debug)]
pub(super) struct Constants<'m> {
    module: &'m Module,
    /// Start address of each global that has one.
    pub(super) addresses: Table<GlobalId, Option<u64>>,
    cache: HashMap<ConstId, Rc<[u64]>>,
}

fn unsupported(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Outcome::Unsupported, "WS-UNSUPPORTED", message))
}

impl<'m> Constants<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        let addresses = Table::filled(None, module.globals.len());
        Self { module, addresses, cache: HashMap::new() }
    }

    /// The scalars of a constant, zero-extended.
    pub(super) fn eval(&mut self, c: ConstId) -> Result<Rc<[u64]>> {
        self.at_depth(c, 0)
    }

    fn at_depth(&mut self, c: ConstId, depth: usize) -> Result<Rc<[u64]>> {
        if let Some(v) = self.cache.get(&c) {
            return Ok(v.clone());
        }
        if depth > MAX_NESTING {
            return Err(Box::new(Diagnostic::limit("constants are nested too deeply")));
        }
        let v: Rc<[u64]> = self.compute(c, depth)?.into();
        self.cache.insert(c, v.clone());
        Ok(v)
    }

    fn compute(&mut self, c: ConstId, depth: usize) -> Result<Vec<u64>> {
        let module = self.module;
        let constant = &module.constants[c];
        let types = &module.types;
        let ty = constant.ty;
        let zeros = || Ok(scalar::flatten(types, ty)?.iter().map(|_| 0).collect());
        match &constant.kind {
            ConstKind::Int(v) => Ok(split(*v, scalar::count(types, ty))),
            ConstKind::Float(bits) => {
                scalar::flatten(types, ty)?;
                Ok(vec![*bits as u64])
            }
            ConstKind::WideInt(_) => Err(unsupported("integers of more than 128 bits")),
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison | ConstKind::Zero => zeros(),
            ConstKind::None => Ok(vec![]),
            ConstKind::Aggregate(items) => {
                // Check the size before it is built.
                scalar::flatten(types, ty)?;
                let mut out = vec![];
                for &item in items {
                    out.extend_from_slice(&self.at_depth(item, depth + 1)?);
                }
                Ok(out)
            }
            ConstKind::Splat(item) => {
                let total = scalar::flatten(types, ty)?.len();
                let item = self.at_depth(*item, depth + 1)?;
                Ok(item.iter().copied().cycle().take(total).collect())
            }
            ConstKind::String(bytes) => {
                scalar::flatten(types, ty)?;
                Ok(bytes.iter().map(|&b| u64::from(b)).collect())
            }
            ConstKind::Symbol(s) => Ok(vec![self.symbol(*s, depth)?]),
            ConstKind::Other(text) => Err(unsupported(format!("constant `{text}`"))),
            ConstKind::Expr(e) => self.expr(e, ty, depth),
        }
    }

    /// Address of a symbol.
    fn symbol(&mut self, s: SymbolId, depth: usize) -> Result<u64> {
        match self.module.symbols[s].kind {
            SymbolKind::Global(g) => Ok(self.addresses[g].unwrap_or(0)),
            SymbolKind::Function(f) => Ok(target::CODE_BASE + 16 * u64::from(f.0)),
            SymbolKind::Alias(a) => {
                let v = self.at_depth(self.module.aliases[a].aliasee, depth + 1)?;
                Ok(v.first().copied().unwrap_or(0))
            }
            SymbolKind::Undefined => Ok(0),
        }
    }

    fn expr(&mut self, e: &ConstExpr, ty: TypeId, depth: usize) -> Result<Vec<u64>> {
        let module = self.module;
        let types = &module.types;
        let d = depth + 1;
        let type_of = |c: ConstId| module.constants[c].ty;
        match e {
            ConstExpr::Gep { source, base, indices, .. } => {
                let lanes = scalar::flatten(types, ty)?.len().max(1);
                let base = self.at_depth(*base, d)?;
                let mut out: Vec<u64> = (0..lanes).map(|i| pick(&base, i)).collect();
                let mut steps = GepWalk::new(*source);
                for &index in indices {
                    let values = self.at_depth(index, d)?;
                    let bits =
                        types.scalar_bits(scalar::scalar_type(types, type_of(index))).unwrap_or(64);
                    let first = pick(&values, 0);
                    let step = steps.step(module, Some(first)).ok_or_else(|| {
                        unsupported("`getelementptr` through a type without a size")
                    })?;
                    for (lane, address) in out.iter_mut().enumerate() {
                        let add = match step {
                            GepStep::Offset(o) => o,
                            GepStep::Scale(size) => {
                                size.wrapping_mul(sign_extend(pick(&values, lane), bits) as u64)
                            }
                        };
                        *address = address.wrapping_add(add);
                    }
                }
                Ok(out)
            }
            ConstExpr::Cast(op, c) => {
                let from = type_of(*c);
                let v = self.at_depth(*c, d)?;
                cast(module, *op, &v, from, ty)
            }
            ConstExpr::Binary(op, _, a, b) => {
                let (x, y) = (self.at_depth(*a, d)?, self.at_depth(*b, d)?);
                let elem = scalar::scalar_type(types, ty);
                lanewise(types, elem, &[&x, &y], |v| match types.get(elem) {
                    Type::Int(n) => Ok(int_binary(*op, *n, v[0], v[1])),
                    Type::Float(FloatKind::Float) => {
                        let (p, q) = (f32::from_bits(v[0] as u32), f32::from_bits(v[1] as u32));
                        Ok(u128::from(float_binary(*op, p, q)?.to_bits()))
                    }
                    Type::Float(FloatKind::Double) => {
                        let (p, q) = (f64::from_bits(v[0] as u64), f64::from_bits(v[1] as u64));
                        Ok(u128::from(float_binary(*op, p, q)?.to_bits()))
                    }
                    _ => Err(unsupported("arithmetic on this type in a constant expression")),
                })
            }
            ConstExpr::ICmp(pred, a, b) => {
                let (x, y) = (self.at_depth(*a, d)?, self.at_depth(*b, d)?);
                let elem = scalar::scalar_type(types, type_of(*a));
                let bits = types.scalar_bits(elem).unwrap_or(64);
                lanewise(types, elem, &[&x, &y], |v| Ok(icmp(*pred, bits, v[0], v[1]).into()))
            }
            ConstExpr::FCmp(pred, a, b) => {
                let (x, y) = (self.at_depth(*a, d)?, self.at_depth(*b, d)?);
                let elem = scalar::scalar_type(types, type_of(*a));
                let float = |v: u128| match types.get(elem) {
                    Type::Float(FloatKind::Float) => Ok(f64::from(f32::from_bits(v as u32))),
                    Type::Float(FloatKind::Double) => Ok(f64::from_bits(v as u64)),
                    _ => Err(unsupported("comparison of this type in a constant expression")),
                };
                lanewise(types, elem, &[&x, &y], |v| {
                    Ok(fcmp(*pred, float(v[0])?, float(v[1])?).into())
                })
            }
            ConstExpr::Select(c, a, b) => {
                let c = self.at_depth(*c, d)?;
                let (x, y) = (self.at_depth(*a, d)?, self.at_depth(*b, d)?);
                let width = x.len() / c.len().max(1);
                Ok((0..x.len().min(y.len()))
                    .map(|i| if pick(&c, i / width.max(1)) & 1 != 0 { x[i] } else { y[i] })
                    .collect())
            }
            ConstExpr::FNeg(c) => {
                let v = self.at_depth(*c, d)?;
                let sign =
                    1u64 << (types.scalar_bits(scalar::scalar_type(types, ty)).unwrap_or(64) - 1);
                Ok(v.iter().map(|x| x ^ sign).collect())
            }
            ConstExpr::ExtractElement(v, i) => {
                let i = pick(&self.at_depth(*i, d)?, 0) as usize;
                let x = self.at_depth(*v, d)?;
                let w = scalar::flatten(types, ty)?.len();
                Ok((0..w).map(|k| x.get(i.saturating_mul(w) + k).copied().unwrap_or(0)).collect())
            }
            ConstExpr::InsertElement(v, item, i) => {
                let i = pick(&self.at_depth(*i, d)?, 0) as usize;
                let item = self.at_depth(*item, d)?;
                let mut x = self.at_depth(*v, d)?.to_vec();
                let start = i.saturating_mul(item.len());
                if let Some(slot) = x.get_mut(start..start.saturating_add(item.len())) {
                    slot.copy_from_slice(&item);
                }
                Ok(x)
            }
            ConstExpr::ShuffleVector(a, b, m) => {
                let (x, y) = (self.at_depth(*a, d)?, self.at_depth(*b, d)?);
                let m = self.at_depth(*m, d)?;
                let w = scalar::count(types, scalar::scalar_type(types, ty)).max(1);
                let all: Vec<u64> = x.iter().chain(y.iter()).copied().collect();
                Ok(m.iter()
                    .flat_map(|&i| (0..w).map(move |k| (i as usize).saturating_mul(w) + k))
                    .map(|i| all.get(i).copied().unwrap_or(0))
                    .collect())
            }
            ConstExpr::ExtractValue(c, path) => {
                let range = scalar::path(types, type_of(*c), path);
                let v = self.at_depth(*c, d)?;
                Ok(range.and_then(|(s, e)| v.get(s..e)).map(<[u64]>::to_vec).unwrap_or_default())
            }
            ConstExpr::InsertValue(c, item, path) => {
                let range = scalar::path(types, type_of(*c), path);
                let item = self.at_depth(*item, d)?;
                let mut v = self.at_depth(*c, d)?.to_vec();
                if let Some(slot) = range.and_then(|(s, e)| v.get_mut(s..e))
                    && slot.len() == item.len()
                {
                    slot.copy_from_slice(&item);
                }
                Ok(v)
            }
        }
    }

    /// Writes constant `c` into `out`, which starts at the constant's first byte.
    pub(super) fn write(&mut self, c: ConstId, out: &mut [u8], depth: usize) -> Result<()> {
        if depth > MAX_NESTING {
            return Err(Box::new(Diagnostic::limit("constants are nested too deeply")));
        }
        let module = self.module;
        let types = &module.types;
        let constant = &module.constants[c];
        match &constant.kind {
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison | ConstKind::Null => {}
            ConstKind::String(bytes) => {
                let n = bytes.len().min(out.len());
                out[..n].copy_from_slice(&bytes[..n]);
            }
            ConstKind::Aggregate(items) => {
                for (i, &item) in items.iter().enumerate() {
                    let at = match types.resolve(constant.ty) {
                        Type::Struct { .. } => types.field_offset(constant.ty, i),
                        Type::Array { elem, .. } => {
                            types.size_of(*elem).and_then(|s| s.checked_mul(i as u64))
                        }
                        Type::Vector { elem, .. } => types.store_size(*elem).map(|s| s * i as u64),
                        _ => None,
                    };
                    if let Some(rest) = at.and_then(|at| out.get_mut(at as usize..)) {
                        self.write(item, rest, depth + 1)?;
                    }
                }
            }
            _ => {
                let values = self.eval(c)?;
                for (field, v) in scalar::flatten(types, constant.ty)?.iter().zip(values.iter()) {
                    let n = field.scalar.bytes() as usize;
                    let at = field.offset as usize;
                    if let Some(slot) = out.get_mut(at..at + n) {
                        slot.copy_from_slice(&v.to_le_bytes()[..n]);
                    }
                }
            }
        }
        Ok(())
    }
}

/// One step of a getelementptr.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GepStep {
    /// A constant number of bytes.
    Offset(u64),
    /// The index times this number of bytes.
    Scale(u64),
}

/// Walks through the types of a getelementptr, one index at a time.
#[derive(Debug)]
pub(super) struct GepWalk {
    ty: TypeId,
    first: bool,
}

impl GepWalk {
    pub(super) fn new(source: TypeId) -> Self {
        Self { ty: source, first: true }
    }
    /// The effect of the next index; struct indices need their value.
    pub(super) fn step(&mut self, module: &Module, value: Option<u64>) -> Option<GepStep> {
        let types = &module.types;
        if self.first {
            self.first = false;
            return Some(GepStep::Scale(types.size_of(self.ty)?));
        }
        match types.resolve(self.ty) {
            Type::Struct { fields, .. } => {
                let i = value? as usize;
                let offset = types.field_offset(self.ty, i)?;
                self.ty = *fields.get(i)?;
                Some(GepStep::Offset(offset))
            }
            Type::Array { elem, .. } => {
                self.ty = *elem;
                Some(GepStep::Scale(types.size_of(*elem)?))
            }
            Type::Vector { elem, .. } => {
                self.ty = *elem;
                Some(GepStep::Scale(types.store_size(*elem)?))
            }
            _ => None,
        }
    }
}

fn pick(v: &[u64], i: usize) -> u64 {
    v.get(i).or(v.first()).copied().unwrap_or(0)
}

fn split(v: u128, n: usize) -> Vec<u64> {
    if n == 2 { vec![v as u64, (v >> 64) as u64] } else { vec![v as u64] }
}

/// The low `bits` bits of `v` as a signed number.
pub(super) fn sign_extend(v: u64, bits: u32) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    ((v << shift) as i64) >> shift
}

fn sign_extend128(v: u128, bits: u32) -> i128 {
    let shift = 128 - bits.clamp(1, 128);
    ((v << shift) as i128) >> shift
}

/// Applies `f` to the elements of vectors (or the single value), each assembled from its scalars.
fn lanewise(
    types: &ir::TypeTable,
    elem: TypeId,
    operands: &[&[u64]],
    f: impl Fn(&[u128]) -> Result<u128>,
) -> Result<Vec<u64>> {
    let width = scalar::flatten(types, elem)?.len().max(1);
    let lanes = operands.iter().map(|o| o.len() / width).min().unwrap_or(0);
    let mut out = vec![];
    for lane in 0..lanes {
        let values: Vec<u128> = operands
            .iter()
            .map(|o| {
                let high = if width == 2 { u128::from(o[lane * 2 + 1]) << 64 } else { 0 };
                high | u128::from(o[lane * width])
            })
            .collect();
        out.extend(split(f(&values)?, width));
    }
    Ok(out)
}

/// An integer operation on `bits` bits; undefined results are 0.
pub(super) fn int_binary(op: BinaryOp, bits: u32, a: u128, b: u128) -> u128 {
    let (sa, sb) = (sign_extend128(a, bits), sign_extend128(b, bits));
    let over = b >= u128::from(bits);
    let r = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b).unwrap_or(0),
        BinaryOp::URem => a.checked_rem(b).unwrap_or(0),
        BinaryOp::SDiv => sa.checked_div(sb).unwrap_or(0) as u128,
        BinaryOp::SRem => sa.checked_rem(sb).unwrap_or(0) as u128,
        BinaryOp::Shl => {
            if over {
                0
            } else {
                a << b
            }
        }
        BinaryOp::LShr => {
            if over {
                0
            } else {
                a >> b
            }
        }
        BinaryOp::AShr => (sa >> b.min(127)) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        _ => 0,
    };
    r & mask128(bits)
}

fn float_binary<T>(op: BinaryOp, a: T, b: T) -> Result<T>
where
    T: std::ops::Add<Output = T>
        + std::ops::Sub<Output = T>
        + std::ops::Mul<Output = T>
        + std::ops::Div<Output = T>,
{
    match op {
        BinaryOp::FAdd => Ok(a + b),
        BinaryOp::FSub => Ok(a - b),
        BinaryOp::FMul => Ok(a * b),
        BinaryOp::FDiv => Ok(a / b),
        _ => Err(unsupported("this operation in a constant expression")),
    }
}

/// An integer comparison on `bits` bits.
pub(super) fn icmp(pred: IntPredicate, bits: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (sign_extend128(a, bits), sign_extend128(b, bits));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}

fn fcmp(pred: FloatPredicate, a: f64, b: f64) -> bool {
    let uno = a.is_nan() || b.is_nan();
    match pred {
        FloatPredicate::False => false,
        FloatPredicate::True => true,
        FloatPredicate::Ord => !uno,
        FloatPredicate::Uno => uno,
        FloatPredicate::Oeq => a == b,
        FloatPredicate::Ogt => a > b,
        FloatPredicate::Oge => a >= b,
        FloatPredicate::Olt => a < b,
        FloatPredicate::Ole => a <= b,
        FloatPredicate::One => !uno && a != b,
        FloatPredicate::Ueq => uno || a == b,
        FloatPredicate::Ugt => uno || a > b,
        FloatPredicate::Uge => uno || a >= b,
        FloatPredicate::Ult => uno || a < b,
        FloatPredicate::Ule => uno || a <= b,
        FloatPredicate::Une => a != b,
    }
}

/// Moves an address that an integer gives into the window of the pointer's space: a pointer to
/// shared memory made from an offset is equivalent to one made from the whole address.
pub(super) fn into_space(address: u64, space: AddressSpace) -> u64 {
    if space.0 == 3 { target::SHARED_BASE | (address & 0xffff_ffff) } else { address }
}

fn cast(module: &Module, op: CastOp, v: &[u64], from: TypeId, to: TypeId) -> Result<Vec<u64>> {
    let types = &module.types;
    let (from_elem, to_elem) = (scalar::scalar_type(types, from), scalar::scalar_type(types, to));
    let from_bits = types.scalar_bits(from_elem).unwrap_or(64);
    let to_bits = types.scalar_bits(to_elem).unwrap_or(64);
    let to_width = scalar::flatten(types, to_elem)?.len().max(1);
    if op == CastOp::BitCast {
        return bitcast(types, v, from, to);
    }
    let float = |x: u128| match types.get(from_elem) {
        Type::Float(FloatKind::Float) => Ok(f64::from(f32::from_bits(x as u32))),
        Type::Float(FloatKind::Double) => Ok(f64::from_bits(x as u64)),
        _ => Err(unsupported("conversion of this type in a constant expression")),
    };
    let from_float = |x: f64| match types.get(to_elem) {
        Type::Float(FloatKind::Float) => Ok(u128::from((x as f32).to_bits())),
        Type::Float(FloatKind::Double) => Ok(u128::from(x.to_bits())),
        _ => Err(unsupported("conversion to this type in a constant expression")),
    };
    let convert = |x: u128| -> Result<u128> {
        Ok(match op {
            CastOp::Trunc | CastOp::ZExt => x & mask128(to_bits),
            CastOp::SExt => sign_extend128(x, from_bits) as u128 & mask128(to_bits),
            CastOp::PtrToInt | CastOp::PtrToAddr => x & mask128(to_bits),
            CastOp::IntToPtr => match types.get(to_elem) {
                Type::Ptr { space, .. } if x != 0 => u128::from(into_space(x as u64, *space)),
                _ => x & u128::from(u64::MAX),
            },
            CastOp::AddrSpaceCast => x,
            CastOp::FpTrunc | CastOp::FpExt => from_float(float(x)?)?,
            CastOp::FpToSi => float(x)? as i128 as u128 & mask128(to_bits),
            CastOp::FpToUi => float(x)? as u128 & mask128(to_bits),
            CastOp::SiToFp => from_float(sign_extend128(x, from_bits) as f64)?,
            CastOp::UiToFp => from_float(x as f64)?,
            CastOp::BitCast => x,
        })
    };
    let from_width = scalar::flatten(types, from_elem)?.len().max(1);
    let mut out = vec![];
    for lane in v.chunks(from_width) {
        let x = u128::from(lane[0]) | u128::from(lane.get(1).copied().unwrap_or(0)) << 64;
        out.extend(split(convert(x)?, to_width));
    }
    Ok(out)
}

fn bitcast(types: &ir::TypeTable, v: &[u64], from: TypeId, to: TypeId) -> Result<Vec<u64>> {
    let source = scalar::flatten(types, from)?;
    let target = scalar::flatten(types, to)?;
    let mut bits: Vec<bool> = vec![];
    for (f, x) in source.iter().zip(v) {
        bits.extend((0..f.scalar.bits()).map(|i| x >> i & 1 != 0));
    }
    let mut at = 0;
    Ok(target
        .iter()
        .map(|f: &scalar::Field| {
            let n = f.scalar.bits() as usize;
            let x = (0..n)
                .fold(0u64, |x, i| x | u64::from(bits.get(at + i).copied().unwrap_or(false)) << i);
            at += n;
            x & mask(f.scalar.bits())
        })
        .collect())
}
