//! Determines which pointers may point into a thread's own local memory.
//!
//! The local memory of all threads has the same addresses; so a load from a uniform address there
//! still gives each lane its own value. The address spaces 1, 3 and 4 exclude it by type; a generic
//! pointer is traced to its origin.

use super::Config;
use super::uses::Uses;
use crate::intrinsics::Intrinsic;
use crate::{
    AddressSpace, CastOp, ConstExpr, ConstId, ConstKind, Function, Inst, InstKind, Module, Operand,
    SymbolKind, Type, TypeId, ValueDef, ValueId,
};
use base::entity::Table;
use std::collections::HashSet;

const GLOBAL: u32 = 1;
const SHARED: u32 = 3;
const CONSTANT: u32 = 4;
const LOCAL: u32 = 5;

/// Result for one function.
#[derive(Debug)]
pub(super) struct Provenance<'a> {
    module: &'a Module,
    function: &'a Function,
    kernel: bool,
    may_be_local: Table<ValueId, bool>,
    /// By parameter: a kernel's `byval` parameter that the kernel never writes.
    constant_params: Vec<bool>,
}

impl<'a> Provenance<'a> {
    pub(super) fn new(
        module: &'a Module,
        function: &'a Function,
        config: &Config,
        uses: &Uses,
    ) -> Self {
        let mut this = Self {
            module,
            function,
            kernel: config.kernel,
            may_be_local: Table::filled(false, function.values.len()),
            constant_params: vec![],
        };
        this.constant_params = function
            .params
            .iter()
            .map(|p| {
                config.kernel
                    && module.expand_attrs(&p.attrs).any(|a| a.name() == "byval")
                    && this.only_read(p.value, uses)
            })
            .collect();
        this.propagate(uses);
        this
    }

    /// Whether a load from `address` may read a thread's own local memory.
    pub(super) fn may_be_local(&self, address: Operand) -> bool {
        match self.space(address) {
            Some(GLOBAL | SHARED | CONSTANT) => false,
            Some(LOCAL) => true,
            _ => match address {
                Operand::Value(v) => self.may_be_local[v],
                Operand::Const(c) => self.constant_may_be_local(c),
                Operand::Metadata(_) | Operand::Asm(_) => true,
            },
        }
    }

    /// Whether the memory at `address` is never written while the kernel runs: constant memory and
    /// kernel parameters.
    pub(super) fn is_constant(&self, address: Operand) -> bool {
        if self.space(address) == Some(CONSTANT) {
            return true;
        }
        match self.base(address) {
            Operand::Value(v) => match self.function.values[v].def {
                ValueDef::Param(p) => {
                    self.constant_params.get(p as usize).copied().unwrap_or(false)
                }
                _ => self.space(Operand::Value(v)) == Some(CONSTANT),
            },
            Operand::Const(c) => match self.module.constants[c].kind {
                ConstKind::Symbol(s) => match self.module.symbols[s].kind {
                    SymbolKind::Global(g) => {
                        let global = &self.module.globals[g];
                        global.constant || global.space == AddressSpace(CONSTANT)
                    }
                    _ => false,
                },
                _ => false,
            },
            Operand::Metadata(_) | Operand::Asm(_) => false,
        }
    }

    fn space(&self, operand: Operand) -> Option<u32> {
        let ty = self.module.operand_type(self.function, operand)?;
        match self.module.types.get(ty) {
            Type::Ptr { space, .. } => Some(space.0),
            _ => None,
        }
    }

    /// What an address is computed from, through casts and getelementptrs.
    fn base(&self, mut operand: Operand) -> Operand {
        // Unreachable code may contain cyclic definitions.
        for _ in 0..64 {
            operand = match operand {
                Operand::Value(v) => match self.function.values[v].def {
                    ValueDef::Inst(i) => match &self.function.insts[i].kind {
                        InstKind::Gep { base, .. } => *base,
                        InstKind::Cast {
                            op: CastOp::BitCast | CastOp::AddrSpaceCast,
                            value,
                            ..
                        } => *value,
                        _ => return operand,
                    },
                    _ => return operand,
                },
                Operand::Const(c) => match &self.module.constants[c].kind {
                    ConstKind::Expr(ConstExpr::Gep { base, .. }) => Operand::Const(*base),
                    ConstKind::Expr(ConstExpr::Cast(
                        CastOp::BitCast | CastOp::AddrSpaceCast,
                        inner,
                    )) => Operand::Const(*inner),
                    _ => return operand,
                },
                _ => return operand,
            };
        }
        operand
    }

    /// Whether a pointer, and all pointers computed from it, are only used for reading.
    fn only_read(&self, pointer: ValueId, uses: &Uses) -> bool {
        let mut seen = HashSet::from([pointer]);
        let mut work = vec![pointer];
        while let Some(v) = work.pop() {
            for &user in uses.of(v) {
                let inst = &self.function.insts[user];
                let derived = match &inst.kind {
                    InstKind::Gep { .. }
                    | InstKind::Phi { .. }
                    | InstKind::Select { .. }
                    | InstKind::Freeze(_)
                    | InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. } => {
                        inst.result
                    }
                    InstKind::Load { .. } | InstKind::ICmp { .. } => None,
                    InstKind::Call(call) => {
                        let intrinsic = self.module.intrinsic(call);
                        // As the source of a copy, for example.
                        let only_reads = |i: Intrinsic| {
                            call.args.iter().enumerate().all(|(k, arg)| {
                                arg.value != Operand::Value(v)
                                    || i.access(k).is_some_and(|access| !access.writes)
                            })
                        };
                        let harmless = |i| i == Intrinsic::Lifetime || only_reads(i);
                        if !intrinsic.is_some_and(harmless) {
                            return false;
                        }
                        None
                    }
                    _ => return false,
                };
                if let Some(r) = derived
                    && seen.insert(r)
                {
                    work.push(r);
                }
            }
        }
        true
    }

    fn propagate(&mut self, uses: &Uses) {
        let mut work = vec![];
        for (v, value) in self.function.values.iter() {
            if self.can_hold_local(value.ty) && self.starts_local(v) {
                self.may_be_local[v] = true;
                work.push(v);
            }
        }
        while let Some(v) = work.pop() {
            for &user in uses.of(v) {
                let inst = &self.function.insts[user];
                let Some(r) = inst.result else { continue };
                if !self.may_be_local[r]
                    && self.can_hold_local(self.function.values[r].ty)
                    && passes_pointers(inst)
                {
                    self.may_be_local[r] = true;
                    work.push(r);
                }
            }
        }
    }

    /// Whether values of the type may be or contain a pointer to local memory.
    fn can_hold_local(&self, ty: TypeId) -> bool {
        match self.module.types.get(ty) {
            Type::Ptr { space, .. } => !matches!(space.0, GLOBAL | SHARED | CONSTANT),
            Type::Int(_) | Type::Float(_) | Type::Void => false,
            _ => true,
        }
    }

    fn starts_local(&self, v: ValueId) -> bool {
        match self.function.values[v].def {
            ValueDef::Undefined => false,
            ValueDef::Param(p) => {
                let p = p as usize;
                let by_value = self.function.params.get(p).is_some_and(|param| {
                    self.module.expand_attrs(&param.attrs).any(|a| a.name() == "byval")
                });
                let constant = self.constant_params.get(p).copied().unwrap_or(false);
                !self.kernel || (by_value && !constant)
            }
            ValueDef::Inst(i) => {
                let inst = &self.function.insts[i];
                match &inst.kind {
                    InstKind::Alloca { .. } | InstKind::Cast { op: CastOp::IntToPtr, .. } => true,
                    // Data from the host cannot point into a thread's local memory.
                    InstKind::Load { ptr, .. } => !self.is_constant(*ptr),
                    InstKind::Call(call) => self.module.intrinsic(call) != Some(Intrinsic::Malloc),
                    _ => {
                        let mut local = false;
                        inst.kind.for_each_operand(|o| {
                            if let Operand::Const(c) = o {
                                local |= self.constant_may_be_local(c);
                            }
                        });
                        !passes_pointers(inst) || local
                    }
                }
            }
        }
    }

    /// Addresses of variables are not local; integers converted to pointers may be.
    fn constant_may_be_local(&self, constant: ConstId) -> bool {
        let mut seen = HashSet::new();
        let mut work = vec![constant];
        while let Some(c) = work.pop() {
            if !seen.insert(c) {
                continue;
            }
            match &self.module.constants[c].kind {
                ConstKind::Expr(ConstExpr::Cast(CastOp::IntToPtr, _)) => return true,
                ConstKind::Expr(ConstExpr::Cast(_, inner)) => work.push(*inner),
                ConstKind::Expr(ConstExpr::Gep { base, .. }) => work.push(*base),
                ConstKind::Expr(ConstExpr::Select(_, a, b)) => work.extend([*a, *b]),
                ConstKind::Aggregate(items) => work.extend(items),
                ConstKind::Splat(item) => work.push(*item),
                ConstKind::Expr(_) if self.can_hold_local(self.module.constants[c].ty) => {
                    return true;
                }
                _ => {}
            }
        }
        false
    }
}

/// Whether the result may be a pointer among the operands, and cannot be any other pointer.
fn passes_pointers(inst: &Inst) -> bool {
    matches!(
        inst.kind,
        InstKind::Gep { .. }
            | InstKind::Cast { .. }
            | InstKind::Phi { .. }
            | InstKind::Select { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
            | InstKind::Freeze(_)
            | InstKind::Binary { .. }
            | InstKind::FNeg { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
    )
}
