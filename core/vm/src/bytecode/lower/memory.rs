//! Lowers loads, stores, addresses, local variables and atomics.
//!
//! Values wider than a register are accessed scalar by scalar at fixed offsets from one address.
//! The required alignment is the one that the IR promises, limited to the widest access of the
//! hardware: the IR may read the parts of a `float4` one by one, and the code generator joins them
//! again, relying on that promise. If the IR promises less than the natural alignment, the access
//! is split.

use super::constant::{GepStep, GepWalk, sign_extend};
use super::emit::Emitter;
use super::scalar::{self, Field, Scalar};
use super::struct_copies::Part;
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::program::{AccessInfo, AtomicInfo};
use crate::bytecode::target;
use base::diagnostic::{Diagnostic, Result};
use events::{Scope, Space};
use ir::intrinsics::SyncScope;
use ir::{
    Atomic, BinaryOp, CastOp, Function, InstId, InstKind, Operand, Ordering, RmwOp, Type, TypeId,
    ValueDef, ValueId,
};

/// Bounds of the gap behind a local variable, bytes.
const MIN_GAP: u64 = 32;
const MAX_GAP: u64 = 1024;

/// Widest access of the hardware, bytes.
pub(super) const MAX_ACCESS: u64 = 16;

/// Properties of an access other than its address and value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub(super) volatile: bool,
    pub(super) space: Option<Space>,
    pub(super) atomic: Option<AtomicInfo>,
    /// See [`AccessInfo::keeps_bits`].
    pub(super) keeps_bits: bool,
    /// The part of a struct that is copied, of which it reads the beginning.
    pub(super) part: Option<Part>,
}

impl Manner {
    /// Through a generic pointer, not volatile, not atomic.
    pub(super) const PLAIN: Self =
        Self { volatile: false, space: None, atomic: None, keeps_bits: false, part: None };
}

/// Splits a scalar into power-of-two pieces: bytes, and offset in the scalar.
fn pieces(bytes: u32) -> Vec<(u32, u32)> {
    let mut out = vec![];
    let mut at = 0;
    while at < bytes {
        let left = bytes - at;
        let size = if left.is_power_of_two() { left } else { left.next_power_of_two() / 2 };
        out.push((size, at));
        at += size;
    }
    out
}

/// The scope of an atomic instruction.
pub(super) fn scope(name: Option<&str>) -> Scope {
    event_scope(SyncScope::of(name))
}

/// The scope as events have it.
pub(super) fn event_scope(scope: SyncScope) -> Scope {
    match scope {
        SyncScope::Block => Scope::Block,
        SyncScope::Device => Scope::Device,
        SyncScope::System => Scope::System,
    }
}

/// Whether an ordering acquires, and whether it releases.
fn order(o: Ordering) -> (bool, bool) {
    match o {
        Ordering::Unordered | Ordering::Monotonic => (false, false),
        Ordering::Acquire => (true, false),
        Ordering::Release => (false, true),
        Ordering::AcqRel | Ordering::SeqCst => (true, true),
    }
}

/// Atomic properties of a load or store.
fn atomic_info(atomic: Option<&Atomic>, load: bool) -> Option<AtomicInfo> {
    let atomic = atomic?;
    let (acquire, release) = order(atomic.ordering);
    let (acquire, release) = if load { (acquire, false) } else { (false, release) };
    Some(atomic_with(None, scope(atomic.scope.as_deref()), acquire, release))
}

/// Atomic properties of anything but a bfloat operation.
pub(super) fn atomic_with(
    op: Option<RmwOp>,
    scope: Scope,
    acquire: bool,
    release: bool,
) -> AtomicInfo {
    AtomicInfo { op, scope, acquire, release, bfloat: false }
}

impl Emitter<'_, '_> {
    /// The address space of a pointer's type.
    pub(super) fn pointer_space(&self, ptr: Operand) -> Result<Option<Space>> {
        let ty = self.type_of(ptr)?;
        let elem = scalar::scalar_type(&self.cx.module.types, ty);
        Ok(match self.cx.module.types.get(elem) {
            Type::Ptr { space, .. } => target::space(*space),
            _ => None,
        })
    }

    /// Adds an entry to the table of accesses.
    pub(super) fn access(
        &mut self,
        size: u32,
        align: u32,
        offset: u64,
        bits: u32,
        manner: Manner,
    ) -> u32 {
        let Manner { volatile, space, atomic, .. } = manner;
        let offset = offset as i64;
        let polling = self.p.waits.contains(&self.inst);
        let signal = self.p.signals.contains(&self.inst);
        let info = AccessInfo {
            size,
            align,
            offset,
            volatile,
            polling,
            signal,
            variable: self.shared_variable(),
            keeps_bits: manner.keeps_bits,
            part: manner.part,
            space,
            atomic,
            bits,
        };
        let table = &mut self.cx.program.accesses;
        table.push(info);
        table.len() as u32 - 1
    }

    /// Fields of a type as they are accessed, each with the required alignment of the base address
    /// in bytes.
    fn access_fields(&self, ty: TypeId, align: Option<u64>) -> Result<Vec<(Field, u32)>> {
        let types = &self.cx.module.types;
        let fields = self.flatten(ty)?;
        let align = align.unwrap_or_else(|| types.align_of(ty)).clamp(1, MAX_ACCESS) as u32;
        Ok(fields
            .into_iter()
            .enumerate()
            .map(|(i, f)| {
                let own = pieces(f.scalar.bytes()).first().map_or(1, |p| p.0);
                let a = if i == 0 { align } else { align.min(own) };
                (f, a)
            })
            .collect())
    }

    /// The total width in bits of a packed vector, whose elements are not whole bytes.
    fn packed_bits(&self, ty: TypeId) -> Result<Option<u32>> {
        let types = &self.cx.module.types;
        let Type::Vector { elem, len, .. } = types.get(ty) else { return Ok(None) };
        let bits = types.scalar_bits(*elem).unwrap_or(8);
        if bits.is_multiple_of(8) {
            return Ok(None);
        }
        match bits.checked_mul(*len) {
            Some(total) if total <= 64 => Ok(Some(total)),
            _ => Err(self.unsupported("a vector of this type in memory")),
        }
    }

    pub(super) fn load(
        &mut self,
        ty: TypeId,
        ptr: Operand,
        volatile: bool,
        align: Option<u64>,
        atomic: Option<&Atomic>,
    ) -> Result<()> {
        if let Some(sreg) = self.builtin_variable(ptr)? {
            let d = self.fresh(if self.result_scalar() { RegClass::S } else { RegClass::V32 });
            self.push(Op::Special, d, [Reg::NONE; 3], sreg as u32);
            self.define(vec![d])?;
            return Ok(());
        }
        let address = self.operand1(ptr)?;
        let space = self.pointer_space(ptr)?;
        let checked = || self.p.checked.get(&self.inst);
        let atomic = atomic_info(atomic, true)
            .or_else(|| checked().map(|&s| atomic_with(None, event_scope(s), false, false)));
        let keeps_bits = self.sets_bit_field();
        let part = self.p.copies.get(&self.inst).copied();
        let manner = Manner { volatile, space, atomic, keeps_bits, part };
        let scalar = self.result_scalar();
        if let Some(bits) = self.packed_bits(ty)? {
            let whole = self.load_scalar(Scalar::Int(bits), address, 0, 1, manner, scalar);
            let class = Scalar::Int(bits).class();
            let each = self.element_scalars(ty)?.first().map_or(1, |s| s.bits());
            let mut regs = vec![];
            for i in 0..bits / each {
                let n = self.imm(u64::from(i * each));
                let wide = if class == RegClass::P {
                    self.un(Op::ZextP64, whole)
                } else if class == RegClass::V32 {
                    self.un(Op::Zext64, whole)
                } else {
                    whole
                };
                let part = self.bin(Op::LShr64, wide, n);
                regs.push(self.zext_or_trunc(part, 64, each));
            }
            self.define(regs)?;
            return Ok(());
        }
        let mut regs = vec![];
        for (f, align) in self.access_fields(ty, align)? {
            let at = f.offset as u32;
            let part = part.map(|(before, after)| (before + at, after.saturating_sub(at)));
            let manner = Manner { part, ..manner };
            regs.push(self.load_scalar(f.scalar, address, f.offset, align, manner, scalar));
        }
        self.define(regs)?;
        Ok(())
    }

    /// Whether the current load only preserves the other bits of a bit-field's storage unit.
    fn sets_bit_field(&self) -> bool {
        let (f, load) = (&self.p.function, self.inst);
        f.insts[load].result.is_some() && is_bit_field_store(f, &f.blocks[self.block].insts, load)
    }

    /// Loads one scalar from `address + offset`.
    pub(super) fn load_scalar(
        &mut self,
        s: Scalar,
        address: Reg,
        offset: u64,
        align: u32,
        manner: Manner,
        scalar: bool,
    ) -> Reg {
        let wide = s.class() == RegClass::V64;
        let mut whole: Option<Reg> = None;
        for (size, at) in pieces(s.bytes()) {
            let at_bits = at * 8;
            let part = manner.part.map(|(before, after)| (before + at, after.saturating_sub(at)));
            let manner = Manner { part, ..manner };
            let access = self.access(
                size,
                if at == 0 { align } else { 1 },
                offset + u64::from(at),
                size * 8,
                manner,
            );
            let class = match (scalar, size) {
                (true, _) => RegClass::S,
                (false, 8) => RegClass::V64,
                (false, _) => RegClass::V32,
            };
            let d = self.fresh(class);
            self.push(Op::Load, d, [address, Reg::NONE, Reg::NONE], access);
            self.note_unstable(d, scalar);
            let part = if wide && size < 8 { self.un(Op::Zext64, d) } else { d };
            let shift = self.imm(u64::from(at_bits));
            whole = Some(match whole {
                None => part,
                Some(low) if wide => {
                    let high = self.bin(Op::Shl64, part, shift);
                    self.bin(Op::Or64, low, high)
                }
                Some(low) => {
                    let high = self.bin(Op::Shl32, part, shift);
                    self.bin(Op::Or32, low, high)
                }
            });
        }
        let r = whole.unwrap_or_else(|| self.imm(0));
        match s {
            Scalar::Int(1) => self.un(Op::TruncP32, r),
            Scalar::Int(n) if n % 8 != 0 => self.mask_to(r, n),
            Scalar::High(n) if n % 8 != 0 => {
                let m = self.imm(s.mask());
                self.bin(Op::And64, r, m)
            }
            _ => r,
        }
    }

    pub(super) fn store(
        &mut self,
        value: Operand,
        ptr: Operand,
        volatile: bool,
        align: Option<u64>,
        atomic: Option<&Atomic>,
    ) -> Result<()> {
        let ty = self.type_of(value)?;
        let regs = self.operand(value)?;
        let address = self.operand1(ptr)?;
        let space = self.pointer_space(ptr)?;
        let atomic = atomic_info(atomic, false);
        let manner = Manner { volatile, space, atomic, ..Manner::PLAIN };
        if let Some(bits) = self.packed_bits(ty)? {
            let each = self.element_scalars(ty)?.first().map_or(1, |s| s.bits());
            let mut whole = self.imm(0);
            for (i, &r) in regs.iter().enumerate() {
                let wide = self.zext_or_trunc(r, each, 64);
                let n = self.imm(i as u64 * u64::from(each));
                let part = self.bin(Op::Shl64, wide, n);
                whole = self.bin(Op::Or64, whole, part);
            }
            let whole = self.zext_or_trunc(whole, 64, bits);
            self.store_scalar(Scalar::Int(bits), whole, address, 0, 1, manner);
            return Ok(());
        }
        for ((f, align), &r) in self.access_fields(ty, align)?.into_iter().zip(regs.iter()) {
            self.store_scalar(f.scalar, r, address, f.offset, align, manner);
        }
        Ok(())
    }

    /// Stores one scalar to `address + offset`.
    pub(super) fn store_scalar(
        &mut self,
        s: Scalar,
        value: Reg,
        address: Reg,
        offset: u64,
        align: u32,
        manner: Manner,
    ) {
        let value = if s.class() == RegClass::P { self.un(Op::ZextP32, value) } else { value };
        for (size, at) in pieces(s.bytes()) {
            let shift = self.imm(u64::from(at) * 8);
            let part = if s.class() == RegClass::V64 {
                let part = self.bin(Op::LShr64, value, shift);
                if size < 8 { self.un(Op::Trunc64, part) } else { part }
            } else {
                self.bin(Op::LShr32, value, shift)
            };
            let access = self.access(
                size,
                if at == 0 { align } else { 1 },
                offset + u64::from(at),
                size * 8,
                manner,
            );
            self.push(Op::Store, Reg::NONE, [address, part, Reg::NONE], access);
        }
    }

    pub(super) fn alloca(
        &mut self,
        allocated: TypeId,
        count: Option<Operand>,
        align: Option<u64>,
    ) -> Result<()> {
        let types = &self.cx.module.types;
        let size = types.size_of(allocated);
        let align = align.unwrap_or_else(|| types.align_of(allocated)).clamp(1, 1 << 12);
        let count = match count {
            None => Some(1),
            Some(c) => {
                let r = self.operand1(c)?;
                self.constant(r)
            }
        };
        let Some(count) = count else {
            return Err(self.unsupported("a local array of variable length"));
        };
        let slot = size.and_then(|s| s.checked_mul(count)).and_then(|s| self.local_slot(s, align));
        let Some(offset) = slot else {
            return Err(Box::new(
                Diagnostic::limit("local variables take more than 1 GiB").at(self.span()),
            ));
        };
        let r = self.pure(Op::LocalAddr, [Reg::NONE; 3], offset);
        self.define(vec![r])?;
        Ok(())
    }

    /// Reserves `size` bytes in the frame and returns their offset. Behind them is a gap as large as they
    /// are, within bounds, so that an index somewhat too large does not hit another variable.
    pub(super) fn local_slot(&mut self, size: u64, align: u64) -> Option<u32> {
        let at = self.local_bytes.checked_next_multiple_of(align.max(1))?;
        let end = at.checked_add(size.max(1))?;
        let gap = size.clamp(MIN_GAP, MAX_GAP);
        self.local_bytes = end.checked_add(gap).filter(|&e| e <= 1 << 30)?;
        self.slots.push((at as u32, size as u32));
        Some(at as u32)
    }

    /// A block copy or fill. `align` is the alignment in bytes that the IR promises for destination
    /// and source.
    pub(super) fn copy(
        &mut self,
        op: Op,
        to: Reg,
        from: Reg,
        length: Reg,
        volatile: bool,
        align: [u32; 2],
    ) {
        if self.constant(length) == Some(0) {
            return;
        }
        let manner = Manner { volatile, ..Manner::PLAIN };
        let access = self.access(1, align[0], 0, 8, manner);
        if op != Op::MemSet {
            self.access(1, align[1], 0, 8, manner);
        }
        self.push(op, Reg::NONE, [to, from, length], access);
    }

    // ---- addresses

    pub(super) fn gep(
        &mut self,
        source: TypeId,
        base: Operand,
        indices: &[Operand],
        result: TypeId,
    ) -> Result<()> {
        let lanes = self.flatten(result)?.len();
        let bases = self.operand(base)?;
        let mut columns = vec![];
        for &i in indices {
            let ty = self.type_of(i)?;
            let bits = match self.element_scalars(ty)?.as_slice() {
                [Scalar::Int(n)] => *n,
                _ => return Err(self.unsupported("an index of this type")),
            };
            // An index widened from 32 bits costs nothing: the address is computed from the
            // original.
            let narrow = self.sign_extended_from(i);
            let regs = match narrow {
                Some((o, _)) => self.operand(o)?,
                None => self.operand(i)?,
            };
            let constants = self.operand(i)?;
            columns.push((regs, narrow.map_or(bits, |n| n.1), constants, bits));
        }
        let mut out = vec![];
        for lane in 0..lanes {
            let pick =
                |regs: &[Reg]| regs[if regs.len() == 1 { 0 } else { lane.min(regs.len() - 1) }];
            let mut walk = GepWalk::new(source);
            let mut known = 0u64;
            let mut terms = vec![];
            for (regs, bits, plain, plain_bits) in &columns {
                let constant = self.constant(pick(plain));
                let Some(step) = walk.step(self.cx.module, constant) else {
                    return Err(self.unsupported("`getelementptr` through a type without a size"));
                };
                match (step, constant) {
                    (GepStep::Offset(o), _) => known = known.wrapping_add(o),
                    (GepStep::Scale(size), Some(k)) => {
                        let k = sign_extend(k, *plain_bits) as u64;
                        known = known.wrapping_add(size.wrapping_mul(k));
                    }
                    (GepStep::Scale(size), None) => terms.push((pick(regs), *bits, size)),
                }
            }
            out.push(self.address(pick(&bases), known, &terms));
        }
        self.define(out)?;
        Ok(())
    }

    /// The operand of a sign extension from at most 32 bits, and its width.
    fn sign_extended_from(&self, o: Operand) -> Option<(Operand, u32)> {
        let Operand::Value(v) = o else { return None };
        let ValueDef::Inst(i) = self.p.function.values[v].def else { return None };
        let InstKind::Cast { op: CastOp::SExt, value, .. } = self.p.function.insts[i].kind else {
            return None;
        };
        // The operand is read later than the analysis of its own reads assumed.
        let Operand::Value(inner) = value else { return None };
        if self.p.def_block[inner] != self.block && !self.p.reexecution.is_stable(self.p, inner) {
            return None;
        }
        match self.cx.module.types.get(self.p.function.values[inner].ty) {
            Type::Int(n @ 2..=32) => Some((value, *n)),
            _ => None,
        }
    }

    /// `base + known + sum of index * size`; uniform terms are added first.
    fn address(&mut self, base: Reg, known: u64, terms: &[(Reg, u32, u64)]) -> Reg {
        let known = self.imm(known);
        let mut r = if base.is_scalar() { self.bin(Op::Add64, base, known) } else { known };
        for &(index, bits, size) in terms.iter().filter(|t| t.0.is_scalar()) {
            r = self.add_term(r, index, bits, size);
        }
        if !base.is_scalar() {
            r = self.bin(Op::Add64, base, r);
        }
        for &(index, bits, size) in terms.iter().filter(|t| !t.0.is_scalar()) {
            r = self.add_term(r, index, bits, size);
        }
        r
    }

    fn add_term(&mut self, r: Reg, index: Reg, bits: u32, size: u64) -> Reg {
        let scale = i32::try_from(size).ok();
        match (bits, scale) {
            (2..=32, Some(scale)) => {
                let index = self.sext_in_place(index, bits);
                self.bin_imm(Op::Lea32, r, index, scale as u32)
            }
            (_, Some(scale)) => {
                let index = self.sext(index, bits, 64);
                self.bin_imm(Op::Lea64, r, index, scale as u32)
            }
            (_, None) => {
                let index = self.sext(index, bits, 64);
                let size = self.imm(size);
                let product = self.bin(Op::Mul64, index, size);
                self.bin(Op::Add64, r, product)
            }
        }
    }

    // ---- atomics

    pub(super) fn fence(&mut self, atomic: &Atomic) {
        self.fence_at(scope(atomic.scope.as_deref()));
    }

    /// A fence of this scope.
    pub(super) fn fence_at(&mut self, scope: Scope) {
        self.push(Op::Fence, Reg::NONE, [Reg::NONE; 3], scope as u32);
    }

    pub(super) fn atomic_rmw(
        &mut self,
        op: RmwOp,
        volatile: bool,
        ptr: Operand,
        value: Operand,
        atomic: &Atomic,
    ) -> Result<()> {
        let (mut acquire, mut release) = order(atomic.ordering);
        let mut scope = scope(atomic.scope.as_deref());
        // CUDA's atomicInc and atomicDec appear as seq_cst although they order nothing.
        if matches!(op, RmwOp::UIncWrap | RmwOp::UDecWrap) && atomic.ordering == Ordering::SeqCst {
            (acquire, release) = (false, false);
            if atomic.scope.is_none() {
                scope = Scope::Device;
            }
        }
        let info = atomic_with(Some(op), scope, acquire, release);
        let regs = self.rmw(ptr, value, volatile, info)?;
        self.define(regs)?;
        Ok(())
    }

    /// A read-modify-write of each element: the old values.
    pub(super) fn rmw(
        &mut self,
        ptr: Operand,
        value: Operand,
        volatile: bool,
        info: AtomicInfo,
    ) -> Result<Vec<Reg>> {
        let ty = self.type_of(value)?;
        let space = self.pointer_space(ptr)?;
        let address = self.operand1(ptr)?;
        let values = self.operand(value)?;
        let mut out = vec![];
        for (f, &r) in self.flatten(ty)?.iter().zip(values.iter()) {
            let size = f.scalar.bytes();
            if !size.is_power_of_two()
                || matches!(f.scalar, Scalar::Low(_) | Scalar::High(_) | Scalar::Int(1))
            {
                return Err(self.unsupported("an atomic operation on this type"));
            }
            let info = AtomicInfo { bfloat: f.scalar == Scalar::BFloat, ..info };
            let manner = Manner { volatile, space, atomic: Some(info), ..Manner::PLAIN };
            let access = self.access(size, size, f.offset, f.scalar.bits(), manner);
            let d = self.fresh(f.scalar.class());
            self.push(Op::AtomicRmw, d, [address, r, Reg::NONE], access);
            out.push(d);
        }
        Ok(out)
    }

    pub(super) fn compare_exchange(
        &mut self,
        volatile: bool,
        ptr: Operand,
        expected: Operand,
        new: Operand,
        atomic: &Atomic,
        failure: Ordering,
    ) -> Result<()> {
        let (acquire, release) = order(atomic.ordering);
        let acquire = acquire || order(failure).0;
        let info = atomic_with(None, scope(atomic.scope.as_deref()), acquire, release);
        let (old, same) = self.cas(ptr, expected, new, volatile, info)?;
        // Until LLVM 3.4 the result was only the old value.
        let alone = self.cx.module.types.is_scalar(self.p.function.insts[self.inst].ty);
        self.define(if alone { vec![old] } else { vec![old, same] })?;
        Ok(())
    }

    /// A compare-and-swap: the old value, and whether it was as expected.
    pub(super) fn cas(
        &mut self,
        ptr: Operand,
        expected: Operand,
        new: Operand,
        volatile: bool,
        info: AtomicInfo,
    ) -> Result<(Reg, Reg)> {
        let s = self.element_scalar(expected)?;
        let size = s.bytes();
        if !size.is_power_of_two() || matches!(s, Scalar::Low(_) | Scalar::High(_) | Scalar::Int(1))
        {
            return Err(self.unsupported("a compare-and-swap of this type"));
        }
        let space = self.pointer_space(ptr)?;
        let address = self.operand1(ptr)?;
        let (expected, new) = (self.operand1(expected)?, self.operand1(new)?);
        let manner = Manner { volatile, space, atomic: Some(info), ..Manner::PLAIN };
        let access = self.access(size, size, 0, s.bits(), manner);
        let d = self.fresh(s.class());
        self.push(Op::CmpXchg, d, [address, expected, new], access);
        let same = self.narrow_compare(ir::IntPredicate::Eq, s, d, expected);
        Ok((d, same))
    }
}

/// Whether `load` only preserves the other bits of a storage unit in which a bit-field is set: clang
/// loads the unit, inserts the new bits with `and` and `or`, and stores it back. Such a load is not a
/// read that the program asked for. Its value is only used for this, in its own block, for one store
/// to the same address.
fn is_bit_field_store(function: &Function, insts: &[InstId], load: InstId) -> bool {
    let inst = &function.insts[load];
    let InstKind::Load { ptr: from, volatile: false, atomic: None, .. } = &inst.kind else {
        return false;
    };
    let Some(mut value) = inst.result else { return false };
    let Some(at) = insts.iter().position(|&i| i == load) else { return false };
    let mut chain = vec![value];
    for &i in &insts[at + 1..] {
        let next = &function.insts[i];
        let mut reads = false;
        next.kind.for_each_operand(|o| reads |= o == Operand::Value(value));
        if !reads {
            continue;
        }
        match &next.kind {
            InstKind::Binary { op: BinaryOp::And | BinaryOp::Or, lhs, rhs, .. } if lhs != rhs => {
                let Some(result) = next.result else { return false };
                value = result;
                chain.push(result);
            }
            InstKind::Store { value: stored, ptr, volatile: false, atomic: None, .. } => {
                return chain.len() > 1
                    && *stored == Operand::Value(value)
                    && ptr == from
                    && ptr != stored
                    && chain.iter().all(|&v| uses(function, v) == 1);
            }
            _ => return false,
        }
    }
    false
}

/// Number of uses of `value` as an operand.
fn uses(function: &Function, value: ValueId) -> usize {
    let mut n = 0;
    for inst in function.insts.values() {
        inst.kind.for_each_operand(|o| n += usize::from(o == Operand::Value(value)));
    }
    n
}
