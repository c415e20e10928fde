//! Lowers one function: decides what is folded into its users and which values share registers.

use super::constants::Constants;
use super::emit::Emitter;
use super::layout::Layouts;
use super::liveness;
use crate::program::{Callable, Function};
use base::entity::Entity as _;
use ir::{
    BlockId, CastOp, ConstKind, Function as IrFunction, FunctionId, InstId, InstKind, Operand,
    Type, TypeId, ValueDef, ValueId,
};

/// What lowering needs to know of the module and the link.
pub(crate) struct Context<'a, 'm> {
    pub(crate) layouts: &'a Layouts<'m>,
    pub(crate) constants: Constants<'a, 'm>,
    pub(crate) callables: &'a [Callable],
}

/// An address as loads and stores take it: `base + index * scale + offset`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    pub(crate) base: Operand,
    pub(crate) index: Option<(Operand, u16)>,
    pub(crate) offset: i64,
}

/// Facts about a function, before operations are made.
pub(crate) struct Plan<'a, 'm> {
    pub(crate) context: &'a Context<'a, 'm>,
    pub(crate) f: &'m IrFunction,
    /// Number of scalars of each value.
    pub(crate) counts: Vec<usize>,
    /// Where each value lives: a value that has registers, and the first of them.
    pub(crate) roots: Vec<(ValueId, usize)>,
    /// The address that a pointer stands for, if it can be part of an access.
    pub(crate) addresses: Vec<Option<Address>>,
    /// Whether an instruction has operations of its own.
    pub(crate) emitted: Vec<bool>,
    /// Whether a block can execute more than once in a call.
    pub(crate) in_loop: Vec<bool>,
    pub(crate) predecessors: Vec<Vec<usize>>,
}

/// Lowers `f` of module number `module`. If it needs what the engine lacks, calling it ends the run.
pub(crate) fn lower(context: &Context<'_, '_>, f: FunctionId, module: u32) -> Function {
    let m = context.layouts.module;
    let name = m.function_name(f).to_owned();
    let plan = Plan::new(context, &m.functions[f]);
    let lowered =
        liveness::registers(&plan).and_then(|slots| Emitter::new(&plan, slots).run(&name, module));
    let mut lowered = lowered.unwrap_or_else(|what| Function::missing(name, module, what));
    lowered.source = Some(f);
    lowered
}

impl<'a, 'm> Plan<'a, 'm> {
    fn new(context: &'a Context<'a, 'm>, f: &'m IrFunction) -> Self {
        let n = f.values.len();
        let mut counts = vec![0; n];
        for (v, value) in f.values.iter() {
            counts[v.index()] = context.layouts.count(value.ty).unwrap_or(usize::MAX);
        }
        let successors: Vec<Vec<usize>> = f
            .blocks
            .keys()
            .map(|b| f.successors(b).into_iter().map(ir::BlockId::index).collect())
            .collect();
        let mut predecessors = vec![vec![]; f.blocks.len()];
        for (b, targets) in successors.iter().enumerate() {
            for t in targets {
                predecessors[*t].push(b);
            }
        }
        let in_loop = liveness::in_loop(&successors);
        let mut plan = Self {
            context,
            f,
            counts,
            roots: (0..n).map(|v| (ValueId::new(v), 0)).collect(),
            addresses: vec![None; n],
            emitted: vec![true; f.insts.len()],
            in_loop,
            predecessors,
        };
        plan.find_aliases();
        plan.find_addresses();
        plan.find_folded();
        plan
    }

    pub(crate) fn ty(&self, o: Operand) -> Option<TypeId> {
        self.context.layouts.module.operand_type(self.f, o)
    }

    pub(crate) fn def(&self, v: ValueId) -> Option<InstId> {
        match self.f.values[v].def {
            ValueDef::Inst(i) => Some(i),
            _ => None,
        }
    }

    /// The value that holds the registers of `v`, and the first of them.
    pub(crate) fn root(&self, v: ValueId) -> (ValueId, usize) {
        self.roots[v.index()]
    }

    /// Values that are the same registers under another name.
    fn find_aliases(&mut self) {
        let module = self.context.layouts.module;
        for block in self.f.blocks.values() {
            for &i in &block.insts {
                let inst = &self.f.insts[i];
                let Some(result) = inst.result else { continue };
                let (of, offset) = match &inst.kind {
                    InstKind::Freeze(Operand::Value(v)) => (*v, 0),
                    InstKind::Cast { op, value: Operand::Value(v), .. } => {
                        let from = self.f.values[*v].ty;
                        if !self.same_registers(*op, from, inst.ty) {
                            continue;
                        }
                        (*v, 0)
                    }
                    InstKind::ExtractValue { aggregate: Operand::Value(v), indices } => {
                        match self.context.layouts.part(self.f.values[*v].ty, indices) {
                            Some((first, _)) => (*v, first),
                            None => continue,
                        }
                    }
                    InstKind::ExtractElement {
                        vector: Operand::Value(v),
                        index: Operand::Const(c),
                    } => {
                        let ConstKind::Int(index) = module.constants[*c].kind else { continue };
                        let (elem, n) = self.context.layouts.lanes(self.f.values[*v].ty);
                        let Some(per) = self.context.layouts.count(elem) else { continue };
                        if index >= n as u128 {
                            continue;
                        }
                        (*v, per * index as usize)
                    }
                    _ => continue,
                };
                // A definition comes before its uses in the text unless a block is out of order;
                // then the alias of the alias is not known yet, and the value is copied instead.
                let defined_before = self.def(of).is_none_or(|d| d < i);
                if defined_before {
                    let (root, first) = self.roots[of.index()];
                    self.roots[result.index()] = (root, first + offset);
                    self.emitted[i.index()] = false;
                }
            }
        }
    }

    /// Whether a conversion changes nothing in registers.
    fn same_registers(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        let (layouts, types) = (self.context.layouts, &self.context.layouts.module.types);
        let (from_lane, n) = layouts.lanes(from);
        let (to_lane, m) = layouts.lanes(to);
        let bits = |ty| types.scalar_bits(ty).unwrap_or(0);
        match op {
            CastOp::ZExt => bits(to_lane) <= 64,
            CastOp::PtrToInt | CastOp::PtrToAddr => bits(to_lane) == 64,
            CastOp::IntToPtr => bits(from_lane) <= 64,
            CastOp::AddrSpaceCast => true,
            CastOp::BitCast => n == m && bits(from_lane) == bits(to_lane),
            _ => false,
        }
    }

    /// Pointers that loads and stores compute by themselves.
    fn find_addresses(&mut self) {
        for block in self.f.blocks.values() {
            for &i in &block.insts {
                let inst = &self.f.insts[i];
                if let (InstKind::Gep { source, base, indices, .. }, Some(result)) =
                    (&inst.kind, inst.result)
                    && self.counts[result.index()] == 1
                {
                    self.addresses[result.index()] = self.address(*source, *base, indices);
                }
            }
        }
    }

    fn address(&self, source: TypeId, base: Operand, indices: &[Operand]) -> Option<Address> {
        let parts = self.gep(source, indices)?;
        let index = match parts.indices.as_slice() {
            [] => None,
            [(index, scale)] => {
                if *scale > u64::from(u16::MAX)
                    || !matches!(
                        self.context.layouts.module.types.get(self.ty(*index)?),
                        Type::Int(64)
                    )
                {
                    return None;
                }
                Some((*index, *scale as u16))
            }
            _ => return None,
        };
        let mut found = Address { base, index, offset: parts.offset };
        // The address of the base may be added, if one index at most remains.
        if let Operand::Value(v) = base
            && let Some(inner) = self.addresses[v.index()]
            && !(index.is_some() && inner.index.is_some())
        {
            let offset = inner.offset.checked_add(found.offset)?;
            let joined = Address { base: inner.base, index: index.or(inner.index), offset };
            if i32::try_from(offset).is_ok() {
                found = joined;
            }
        }
        i32::try_from(found.offset).ok().map(|_| found)
    }

    /// Constant offset and variable indices, with their scales, of a `getelementptr`.
    pub(crate) fn gep(&self, source: TypeId, indices: &[Operand]) -> Option<GepParts> {
        let types = &self.context.layouts.module.types;
        let mut parts = GepParts::default();
        let mut ty = source;
        for (n, &index) in indices.iter().enumerate() {
            let scale = if n == 0 {
                types.size_of(ty)?
            } else {
                match types.resolve(ty) {
                    Type::Struct { fields, .. } => {
                        let field = self.constant(index)? as usize;
                        let offset = types.field_offset(ty, field)?;
                        parts.offset = parts.offset.checked_add_unsigned(offset)?;
                        ty = *fields.get(field)?;
                        continue;
                    }
                    Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                        ty = *elem;
                        types.size_of(ty)?
                    }
                    _ => return None,
                }
            };
            match self.constant(index) {
                Some(value) => {
                    let bits = types.scalar_bits(self.ty(index)?)?;
                    let value = crate::exec::sign_extend(value, bits) as i64;
                    let bytes = value.checked_mul(i64::try_from(scale).ok()?)?;
                    parts.offset = parts.offset.checked_add(bytes)?;
                }
                None if scale == 0 => {}
                None => parts.indices.push((index, scale)),
            }
        }
        Some(parts)
    }

    /// The value of a constant integer of at most 64 bits.
    pub(crate) fn constant(&self, o: Operand) -> Option<u64> {
        let Operand::Const(c) = o else { return None };
        match &self.context.layouts.module.constants[c].kind {
            ConstKind::Int(v) => u64::try_from(*v).ok(),
            ConstKind::Zero | ConstKind::Null => Some(0),
            _ => None,
        }
    }

    /// Leaves out comparisons that the branch after them makes, and addresses that only loads and
    /// stores use.
    fn find_folded(&mut self) {
        let mut uses = vec![0u32; self.f.values.len()];
        for inst in self.f.insts.values() {
            inst.kind.for_each_operand(|o| {
                if let Operand::Value(v) = o {
                    uses[v.index()] += 1;
                }
            });
        }
        for block in self.f.blocks.values() {
            let Some(&last) = block.insts.last() else { continue };
            if let InstKind::CondBr { cond: Operand::Value(v), .. } = &self.f.insts[last].kind
                && uses[v.index()] == 1
                && let Some(i) = self.def(*v)
                && block.insts.contains(&i)
                && self.can_fuse(i)
            {
                self.emitted[i.index()] = false;
            }
        }
        let mut needed = vec![false; self.f.values.len()];
        for inst in self.f.insts.values() {
            match &inst.kind {
                InstKind::Load { ptr, .. } => self.need_pointer(&mut needed, *ptr),
                InstKind::Store { value, ptr, .. } => {
                    self.need(&mut needed, *value);
                    self.need_pointer(&mut needed, *ptr);
                }
                InstKind::Gep { base, indices, .. } => {
                    // Those that are addresses themselves are followed below.
                    let folded = inst.result.is_some_and(|r| self.addresses[r.index()].is_some());
                    if !folded {
                        self.need(&mut needed, *base);
                        for i in indices {
                            self.need(&mut needed, *i);
                        }
                    }
                }
                kind => kind.for_each_operand(|o| self.need(&mut needed, o)),
            }
        }
        for address in self.addresses.iter().flatten() {
            // The parts of an address are computed, whoever uses them.
            self.need(&mut needed, address.base);
            if let Some((index, _)) = address.index {
                self.need(&mut needed, index);
            }
        }
        for (v, address) in self.addresses.iter().enumerate() {
            if address.is_some()
                && !needed[v]
                && let Some(i) = self.def(ValueId::new(v))
            {
                self.emitted[i.index()] = false;
            }
        }
    }

    fn need(&self, needed: &mut [bool], o: Operand) {
        if let Operand::Value(v) = o {
            needed[v.index()] = true;
            needed[self.root(v).0.index()] = true;
        }
    }

    fn need_pointer(&self, needed: &mut [bool], o: Operand) {
        if let Operand::Value(v) = o
            && self.addresses[v.index()].is_none()
        {
            self.need(needed, o);
        }
    }

    pub(crate) fn can_fuse(&self, i: InstId) -> bool {
        match &self.f.insts[i].kind {
            InstKind::ICmp { lhs, .. } => self.ty(*lhs).is_some_and(|ty| {
                self.context.layouts.module.types.scalar_bits(ty).is_some_and(|b| b <= 64)
            }),
            InstKind::FCmp { lhs, .. } => self.ty(*lhs).is_some_and(|ty| {
                matches!(
                    self.context.layouts.module.types.get(ty),
                    Type::Float(ir::FloatKind::Float | ir::FloatKind::Double)
                )
            }),
            _ => false,
        }
    }

    /// Calls `read` with every operand that the operations of `i` read, phis excluded.
    pub(crate) fn reads(&self, i: InstId, read: &mut dyn FnMut(Operand)) {
        let inst = &self.f.insts[i];
        match &inst.kind {
            InstKind::Phi { .. } => {}
            InstKind::Load { ptr, .. } => self.read_address(*ptr, read),
            InstKind::Store { value, ptr, .. } => {
                read(*value);
                self.read_address(*ptr, read);
            }
            InstKind::Gep { .. }
                if inst.result.is_some_and(|r| self.addresses[r.index()].is_some()) =>
            {
                if let Some(r) = inst.result {
                    self.read_address(Operand::Value(r), read);
                }
            }
            InstKind::CondBr { cond: Operand::Value(v), .. } => match self.def(*v) {
                Some(d) if !self.emitted[d.index()] && self.can_fuse(d) => {
                    self.f.insts[d].kind.for_each_operand(read);
                }
                _ => read(Operand::Value(*v)),
            },
            kind => kind.for_each_operand(read),
        }
    }

    fn read_address(&self, ptr: Operand, read: &mut dyn FnMut(Operand)) {
        if let Operand::Value(v) = ptr
            && let Some(address) = self.addresses[v.index()]
        {
            read(address.base);
            if let Some((index, _)) = address.index {
                read(index);
            }
        } else {
            read(ptr);
        }
    }

    /// Phis of a block.
    pub(crate) fn phis(
        &self,
        b: BlockId,
    ) -> impl Iterator<Item = (ValueId, &'m [(Operand, BlockId)])> {
        let f = self.f;
        f.blocks[b].insts.iter().map_while(move |&i| match &f.insts[i].kind {
            InstKind::Phi { incoming, .. } => f.insts[i].result.map(|r| (r, incoming.as_slice())),
            _ => None,
        })
    }
}

/// The parts of a `getelementptr`.
#[derive(Clone, Debug, Default)]
pub(crate) struct GepParts {
    pub(crate) offset: i64,
    pub(crate) indices: Vec<(Operand, u64)>,
}
