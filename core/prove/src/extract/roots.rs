//! What pointers point into, by following them through the code without regard to its order.
//!
//! Distinct roots are assumed to be distinct memory, and accesses to stay inside their root; both are
//! in the ledger of a proof.

use super::effects::{Access, Effect};
use super::inline::Flat;
use base::entity::Table;
use ir::intrinsics::Intrinsic;
use ir::{
    BinaryOp, CastOp, ConstExpr, ConstId, ConstKind, InstId, InstKind, Module, Operand, SymbolId,
    SymbolKind, Type, ValueDef, ValueId,
};
use std::collections::BTreeSet;

/// Memory of which nothing but the space is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Space {
    /// Shared memory of the block.
    Shared,
    /// Global memory.
    Global,
    /// Either.
    Any,
}

/// The object that a pointer points into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Root {
    /// The buffer of a pointer parameter, by position.
    Param(u32),
    /// The buffer of a pointer in a parameter that is passed by value: position and byte offset.
    Field(u32, u64),
    /// A variable of the module outside shared memory.
    Global(SymbolId),
    /// A variable in shared memory.
    Shared(SymbolId),
    /// Dynamic shared memory, whatever the name it is declared by.
    Dynamic,
    /// Local memory of the thread.
    Private,
    /// A parameter that is passed by value, by position.
    ByValue(u32),
    /// Not known.
    Unknown(Space),
}

impl Root {
    /// Whether no other thread can access it.
    pub fn is_private(self) -> bool {
        matches!(self, Self::Private | Self::ByValue(_))
    }
    /// Whether threads of different blocks can access it.
    pub fn is_global(self) -> bool {
        matches!(
            self,
            Self::Param(_)
                | Self::Field(..)
                | Self::Global(_)
                | Self::Unknown(Space::Global | Space::Any)
        )
    }
    /// Whether it can be in shared memory.
    pub fn is_shared(self) -> bool {
        matches!(self, Self::Shared(_) | Self::Dynamic | Self::Unknown(Space::Shared | Space::Any))
    }
    /// Whether two pointers with these roots may point to the same memory.
    pub fn may_be(self, other: Self) -> bool {
        if self.is_private() || other.is_private() {
            return false;
        }
        self == other
            || match (self, other) {
                (Self::Unknown(Space::Any), _) | (_, Self::Unknown(Space::Any)) => true,
                (Self::Unknown(Space::Global), o) | (o, Self::Unknown(Space::Global)) => {
                    o.is_global()
                }
                (Self::Unknown(Space::Shared), o) | (o, Self::Unknown(Space::Shared)) => {
                    o.is_shared()
                }
                _ => false,
            }
    }
}

/// Most roots of one pointer; more are unknown.
const MAX_ROOTS: usize = 6;

/// The roots of all pointers of a kernel.
#[derive(Clone, Debug)]
pub(crate) struct Roots {
    values: Table<ValueId, BTreeSet<Root>>,
    constants: Table<ConstId, BTreeSet<Root>>,
    /// Roots that are written.
    written: BTreeSet<Root>,
}

impl Roots {
    pub fn new(module: &Module, flat: &Flat, effects: &Table<InstId, Effect>) -> Self {
        let mut constants = Table::filled(BTreeSet::new(), module.constants.len());
        for c in module.constants.keys() {
            constants[c] = constant_roots(module, c);
        }
        let f = &flat.function;
        let mut this = Self {
            values: Table::filled(BTreeSet::new(), f.values.len()),
            constants,
            written: BTreeSet::new(),
        };
        for (i, p) in f.params.iter().enumerate() {
            if let Type::Ptr { .. } = module.types.get(p.ty) {
                let by_value = module.expand_attrs(&p.attrs).any(|a| a.name() == "byval");
                let root = if by_value { Root::ByValue(i as u32) } else { Root::Param(i as u32) };
                this.values[p.value].insert(root);
            }
        }
        // Roots that are written in fields decide what is loaded from them, so twice: first as if
        // nothing by value were written.
        for _ in 0..2 {
            this.propagate(module, flat);
            for (_, block) in f.blocks.iter() {
                for &i in &block.insts {
                    if let Effect::Accesses(list) = &effects[i] {
                        for Access { ptr, .. } in list.iter().filter(|a| a.writes) {
                            let roots = this.of(*ptr);
                            this.written.extend(roots);
                        }
                    }
                }
            }
        }
        this
    }

    /// The roots of a pointer.
    pub fn of(&self, o: Operand) -> BTreeSet<Root> {
        match o {
            Operand::Value(v) => self.values.get(v).cloned().unwrap_or_default(),
            Operand::Const(c) => self.constants.get(c).cloned().unwrap_or_default(),
            _ => BTreeSet::from([Root::Unknown(Space::Any)]),
        }
    }

    /// Whether nothing in the kernel writes to it.
    pub fn is_read_only(&self, root: Root) -> bool {
        match root {
            Root::ByValue(_) => !self.written.contains(&root),
            Root::Private => false,
            _ => !self.written.iter().any(|w| w.may_be(root)),
        }
    }

    fn propagate(&mut self, module: &Module, flat: &Flat) {
        let f = &flat.function;
        for v in &f.params {
            if self.values[v.value].is_empty() && is_pointer(module, v.ty) {
                self.values[v.value].insert(Root::Unknown(Space::Any));
            }
        }
        for (v, value) in f.values.iter() {
            if matches!(value.def, ValueDef::Undefined) && is_pointer(module, value.ty) {
                self.values[v].insert(Root::Unknown(Space::Any));
            }
        }
        // A number that is made of no pointer is no known address. That is seen when all that are have been found.
        let mut all_found = false;
        loop {
            let mut changed = false;
            for (_, block) in f.blocks.iter() {
                for &i in &block.insts {
                    let inst = &f.insts[i];
                    let Some(r) = inst.result else { continue };
                    let mut set = self.values[r].clone();
                    let from_number = |o: &Operand| self.address(module, *o).is_empty();
                    if let InstKind::Cast { op: CastOp::IntToPtr, value, .. } = &inst.kind
                        && !all_found
                        && from_number(value)
                    {
                        continue;
                    }
                    if is_pointer(module, inst.ty) {
                        set.extend(self.result(module, flat, i));
                    } else {
                        set.extend(self.number(module, flat, i));
                    }
                    if set.len() > MAX_ROOTS || set.contains(&Root::Unknown(Space::Any)) {
                        set = BTreeSet::from([Root::Unknown(Space::Any)]);
                    }
                    if set != self.values[r] {
                        self.values[r] = set;
                        changed = true;
                    }
                }
            }
            if !changed && std::mem::replace(&mut all_found, true) {
                return;
            }
        }
    }

    /// The roots of the pointers that a number has been made of, as assembly has them: it is the address of a byte of
    /// one, so far from where the pointer points as what has been added to it says. None if it is made of none.
    /// What is computed from addresses otherwise, such as the distance of two, may be any address.
    pub fn address(&self, module: &Module, o: Operand) -> BTreeSet<Root> {
        match o {
            Operand::Value(v) => self.values.get(v).cloned().unwrap_or_default(),
            Operand::Const(c) => match &module.constants[c].kind {
                ConstKind::Expr(ConstExpr::Cast(CastOp::PtrToInt, inner)) => {
                    self.constants.get(*inner).cloned().unwrap_or_default()
                }
                ConstKind::Expr(_) => BTreeSet::from([Root::Unknown(Space::Any)]),
                _ => BTreeSet::new(),
            },
            _ => BTreeSet::new(),
        }
    }

    /// The same of the result of an instruction that is not a pointer.
    fn number(&self, module: &Module, flat: &Flat, id: InstId) -> BTreeSet<Root> {
        let f = &flat.function;
        let inst = &f.insts[id];
        let any = || BTreeSet::from([Root::Unknown(Space::Any)]);
        let bits = |ty: ir::TypeId| match module.types.get(ty) {
            Type::Int(bits) => *bits,
            _ => 0,
        };
        let width = bits(inst.ty);
        let of = |o: Operand| self.address(module, o);
        match &inst.kind {
            InstKind::Cast { op: CastOp::PtrToInt, value, .. } => {
                let roots = self.of(*value);
                // An address in shared memory has 32 bits, others have 64.
                let whole = width >= 64 || width >= 32 && roots.iter().all(|r| r.is_shared());
                if whole { roots } else { any() }
            }
            InstKind::Cast { op: CastOp::ZExt, value, .. } | InstKind::Freeze(value) => of(*value),
            InstKind::Cast { op: CastOp::BitCast, value, .. } if width >= 32 => of(*value),
            InstKind::Cast { op: CastOp::Trunc, value, .. } => {
                let roots = of(*value);
                let whole = width >= 32 && roots.iter().all(|r| r.is_shared());
                if whole || roots.is_empty() { roots } else { any() }
            }
            InstKind::Binary { op: BinaryOp::Add, lhs, rhs, .. } => match (of(*lhs), of(*rhs)) {
                (a, b) if b.is_empty() => a,
                (a, b) if a.is_empty() => b,
                _ => any(),
            },
            InstKind::Binary { op: BinaryOp::Sub, lhs, rhs, .. } if of(*rhs).is_empty() => of(*lhs),
            InstKind::Phi { incoming, .. } => incoming.iter().flat_map(|(v, _)| of(*v)).collect(),
            InstKind::Select { on_true, on_false, .. } => {
                let mut set = of(*on_true);
                set.extend(of(*on_false));
                set
            }
            // What is compared is no address any more, and of what lies in memory nothing is known.
            InstKind::ICmp { .. } | InstKind::FCmp { .. } | InstKind::Load { .. } => {
                BTreeSet::new()
            }
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => BTreeSet::new(),
            kind => {
                let mut made = false;
                kind.for_each_operand(|o| {
                    made |= match module.operand_type(f, o) {
                        // A call may return the address that it is given; other instructions do not.
                        Some(ty) if is_pointer(module, ty) => {
                            matches!(kind, InstKind::Call(c) if module.intrinsic(c).is_none())
                        }
                        _ => !of(o).is_empty(),
                    };
                });
                if made { any() } else { BTreeSet::new() }
            }
        }
    }

    fn result(&self, module: &Module, flat: &Flat, id: InstId) -> BTreeSet<Root> {
        let f = &flat.function;
        let inst = &f.insts[id];
        let space = match module.types.get(inst.ty) {
            Type::Ptr { space, .. } => match space.0 {
                1 => Space::Global,
                3 => Space::Shared,
                _ => Space::Any,
            },
            _ => Space::Any,
        };
        let unknown = || BTreeSet::from([Root::Unknown(space)]);
        match &inst.kind {
            InstKind::Alloca { .. } => BTreeSet::from([Root::Private]),
            InstKind::Gep { base, .. } => {
                // An address that is counted from null may be anywhere.
                let roots = self.of(*base);
                let null = roots.is_empty() && matches!(base, Operand::Const(_));
                if null { unknown() } else { roots }
            }
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } => {
                match module.operand_type(f, *value) {
                    Some(ty) if is_pointer(module, ty) => self.of(*value),
                    _ => unknown(),
                }
            }
            InstKind::Cast { op: CastOp::IntToPtr, value, .. } => {
                let roots = self.address(module, *value);
                let fits = |r: &Root| match space {
                    Space::Shared => r.is_shared(),
                    Space::Global => r.is_global(),
                    Space::Any => true,
                };
                if roots.is_empty() || !roots.iter().all(fits) { unknown() } else { roots }
            }
            InstKind::Freeze(v) => self.of(*v),
            InstKind::Phi { incoming, .. } => {
                incoming.iter().flat_map(|(v, _)| self.of(*v)).collect()
            }
            InstKind::Select { on_true, on_false, .. } => {
                let mut set = self.of(*on_true);
                set.extend(self.of(*on_false));
                set
            }
            InstKind::Load { ptr, .. } => {
                if let Some((p, offset)) = field(module, flat, *ptr)
                    && self.is_read_only(Root::ByValue(p))
                {
                    BTreeSet::from([Root::Field(p, offset)])
                } else {
                    unknown()
                }
            }
            InstKind::Call(call) => match module.intrinsic(call) {
                Some(Intrinsic::PointerCast | Intrinsic::PointerMask | Intrinsic::Copy { .. }) => {
                    call.args.first().map_or_else(unknown, |a| self.of(a.value))
                }
                _ => unknown(),
            },
            _ => unknown(),
        }
    }
}

fn is_pointer(module: &Module, ty: ir::TypeId) -> bool {
    matches!(module.types.get(ty), Type::Ptr { .. })
}

/// The parameter and the offset, if the pointer is to a fixed place of a parameter by value.
fn field(module: &Module, flat: &Flat, ptr: Operand) -> Option<(u32, u64)> {
    let f = &flat.function;
    let (mut at, mut offset) = (ptr, 0u64);
    for _ in 0..16 {
        let Operand::Value(v) = at else { return None };
        match f.values[v].def {
            ValueDef::Param(p) => {
                let by_value =
                    module.expand_attrs(&f.params[p as usize].attrs).any(|a| a.name() == "byval");
                return by_value.then_some((p, offset));
            }
            ValueDef::Inst(i) => match &f.insts[i].kind {
                InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } => {
                    at = *value;
                }
                InstKind::Gep { source, base, indices, .. } => {
                    let step = constant_offset(module, *source, indices)?;
                    offset = offset.checked_add(u64::try_from(step).ok()?)?;
                    at = *base;
                }
                _ => return None,
            },
            ValueDef::Undefined => return None,
        }
    }
    None
}

/// The bytes that a getelementptr with constant indices skips.
pub(crate) fn constant_offset(
    module: &Module,
    source: ir::TypeId,
    indices: &[Operand],
) -> Option<i128> {
    let (mut ty, mut offset) = (source, 0i128);
    for (k, index) in indices.iter().enumerate() {
        let n = constant_int(module, *index)?;
        if k == 0 {
            offset = offset.checked_add(n.checked_mul(i128::from(module.types.size_of(ty)?))?)?;
            continue;
        }
        match module.types.resolve(ty) {
            Type::Struct { fields, .. } => {
                let field = usize::try_from(n).ok()?;
                offset = offset.checked_add(i128::from(module.types.field_offset(ty, field)?))?;
                ty = *fields.get(field)?;
            }
            Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                offset =
                    offset.checked_add(n.checked_mul(i128::from(module.types.size_of(*elem)?))?)?;
                ty = *elem;
            }
            _ => return None,
        }
    }
    Some(offset)
}

/// A constant integer as a signed number of its width.
pub(crate) fn constant_int(module: &Module, o: Operand) -> Option<i128> {
    let Operand::Const(c) = o else { return None };
    let constant = &module.constants[c];
    match constant.kind {
        ConstKind::Int(n) => {
            let width = module.types.scalar_bits(constant.ty)?;
            if width >= 128 {
                return None;
            }
            let shift = 128 - width;
            Some(((n << shift) as i128) >> shift)
        }
        ConstKind::Zero | ConstKind::Null => Some(0),
        _ => None,
    }
}

fn constant_roots(module: &Module, c: ConstId) -> BTreeSet<Root> {
    let mut at = c;
    for _ in 0..base::limits::MAX_NESTING {
        match &module.constants[at].kind {
            ConstKind::Symbol(s) => return symbol_root(module, *s).into_iter().collect(),
            ConstKind::Expr(ConstExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, inner)) => {
                at = *inner;
            }
            ConstKind::Expr(ConstExpr::Gep { base, .. }) => at = *base,
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison | ConstKind::Zero => {
                // An access through it is an error of its own, unless something is added to it.
                let any = BTreeSet::from([Root::Unknown(Space::Any)]);
                return if at == c { BTreeSet::new() } else { any };
            }
            _ => return BTreeSet::from([Root::Unknown(Space::Any)]),
        }
    }
    BTreeSet::from([Root::Unknown(Space::Any)])
}

fn symbol_root(module: &Module, symbol: SymbolId) -> Option<Root> {
    let mut symbol = symbol;
    for _ in 0..base::limits::MAX_NESTING {
        match module.symbols[symbol].kind {
            SymbolKind::Global(g) => {
                let global = &module.globals[g];
                if global.space.0 == 3 {
                    // `extern __shared__` arrays all begin at the same place.
                    let dynamic =
                        global.init.is_none() || module.types.store_size(global.ty) == Some(0);
                    return Some(if dynamic { Root::Dynamic } else { Root::Shared(symbol) });
                }
                return Some(Root::Global(symbol));
            }
            SymbolKind::Alias(a) => match module.constants[module.aliases[a].aliasee].kind {
                ConstKind::Symbol(s) => symbol = s,
                _ => return Some(Root::Unknown(Space::Any)),
            },
            SymbolKind::Function(_) => return None,
            SymbolKind::Undefined => return Some(Root::Unknown(Space::Any)),
        }
    }
    Some(Root::Unknown(Space::Any))
}
