//! Builds the instructions that replace a call.

use crate::module::{Symbol, Value};
use crate::{
    BinaryOp, BlockId, Call, CallArg, CastOp, ConstKind, Constant, Flags, FloatKind, Function,
    Inst, InstId, InstKind, IntPredicate, Module, Operand, Param, SymbolKind, Type, TypeId,
    ValueDef,
};

use std::ops::Range;

/// Appends instructions that replace `at`.
pub struct Builder<'m> {
    pub module: &'m mut Module,
    function: &'m mut Function,
    at: InstId,
    insts: Vec<InstId>,
    guards: Vec<Guard>,
    marks: Vec<(usize, Mark)>,
    locals: Vec<InstId>,
}

/// What replaces a call.
#[derive(Debug)]
pub struct Parts {
    pub insts: Vec<InstId>,
    pub guards: Vec<Guard>,
    /// Labels and jumps, by the number of instructions before them.
    pub marks: Vec<(usize, Mark)>,
    /// Local variables, which belong at the start of the function.
    pub locals: Vec<InstId>,
}

/// Where the code is cut into blocks.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A place that jumps lead to.
    Label(String),
    /// A jump to a label, under a condition or the negation of one.
    Jump { to: String, cond: Option<(Operand, bool)> },
}

/// Instructions that only the lanes with a certain predicate execute, by their positions among those built.
#[derive(Clone, Debug)]
pub struct Guard {
    pub insts: Range<usize>,
    pub cond: Operand,
    pub negated: bool,
}

/// In a phi after guarded instructions: the block that holds them, and the block before.
pub const GUARDED: BlockId = BlockId(u32::MAX);
pub const BEFORE: BlockId = BlockId(u32::MAX - 1);

impl<'m> Builder<'m> {
    pub fn new(module: &'m mut Module, function: &'m mut Function, at: InstId) -> Self {
        Self { module, function, at, insts: vec![], guards: vec![], marks: vec![], locals: vec![] }
    }
    pub fn into_parts(self) -> Parts {
        let Self { insts, guards, marks, locals, .. } = self;
        Parts { insts, guards, marks, locals }
    }
    /// The code is cut here.
    pub fn mark(&mut self, mark: Mark) {
        self.marks.push((self.insts.len(), mark));
    }
    /// A local variable of that type.
    pub fn local(&mut self, ty: TypeId) -> Operand {
        let types = &self.module.types;
        let typed =
            types.ids().any(|id| matches!(types.get(id), Type::Ptr { pointee: Some(_), .. }));
        let (pointee, space) = (typed.then_some(ty), crate::AddressSpace(0));
        let ptr = self.module.types.intern(Type::Ptr { pointee, space });
        let kind = InstKind::Alloca {
            allocated: ty,
            count: None,
            align: None,
            space: None,
            flags: vec![],
        };
        let before = self.insts.len();
        let variable = self.emit(kind, ptr);
        self.locals.extend(self.insts.drain(before..));
        variable.unwrap_or_else(|| self.poison(ptr))
    }
    /// The value of a local variable.
    pub fn load(&mut self, ptr: Operand, ty: TypeId) -> Option<Operand> {
        self.emit(InstKind::Load { ptr, volatile: false, align: None, atomic: None }, ty)
    }
    /// Sets a local variable.
    pub fn store(&mut self, value: Operand, ptr: Operand) {
        let void = self.void();
        self.emit(InstKind::Store { value, ptr, volatile: false, align: None, atomic: None }, void);
    }
    /// Number of instructions so far.
    pub fn len(&self) -> usize {
        self.insts.len()
    }
    /// Number of groups of guarded instructions so far. They do not nest.
    pub fn guards(&self) -> usize {
        self.guards.len()
    }
    /// From the instruction `start` on, only lanes with (or, if `negated`, without) `cond` execute.
    pub fn guard(&mut self, start: usize, cond: Operand, negated: bool) {
        self.guards.push(Guard { insts: start..self.insts.len(), cond, negated });
    }
    /// After guarded instructions: `new` of the lanes that executed them, else `old`.
    pub fn merge(&mut self, new: Operand, old: Operand) -> Option<Operand> {
        let ty = self.type_of(new)?;
        let incoming = vec![(new, GUARDED), (old, BEFORE)];
        self.emit(InstKind::Phi { flags: Flags::default(), incoming }, ty)
    }

    pub fn int(&mut self, bits: u32) -> TypeId {
        self.module.types.intern(Type::Int(bits))
    }
    pub fn float(&mut self, kind: FloatKind) -> TypeId {
        self.module.types.intern(Type::Float(kind))
    }
    pub fn void(&mut self) -> TypeId {
        self.module.types.intern(Type::Void)
    }
    pub fn type_of(&self, operand: Operand) -> Option<TypeId> {
        self.module.operand_type(self.function, operand)
    }

    /// An integer constant of type `ty`.
    pub fn constant(&mut self, ty: TypeId, value: i64) -> Operand {
        let bits = self.module.types.scalar_bits(ty).unwrap_or(64).clamp(1, 128);
        let mask = u128::MAX >> (128 - bits);
        let kind = ConstKind::Int((i128::from(value) as u128) & mask);
        Operand::Const(self.module.constants.push(Constant { ty, kind }))
    }
    /// The value of an integer constant.
    pub fn known(&self, operand: Operand) -> Option<i64> {
        let Operand::Const(c) = operand else { return None };
        match self.module.constants[c].kind {
            ConstKind::Int(value) => i64::try_from(value).ok(),
            _ => None,
        }
    }
    pub fn poison(&mut self, ty: TypeId) -> Operand {
        Operand::Const(self.module.constants.push(Constant { ty, kind: ConstKind::Poison }))
    }
    pub fn float_bits(&mut self, ty: TypeId, bits: u64) -> Operand {
        let kind = ConstKind::Float(bits.into());
        Operand::Const(self.module.constants.push(Constant { ty, kind }))
    }

    /// Appends an instruction with a result of type `ty`, without a result if that is void.
    pub fn emit(&mut self, kind: InstKind, ty: TypeId) -> Option<Operand> {
        let call = &self.function.insts[self.at];
        let (debug_loc, span) = (call.debug_loc, call.span);
        let id = self.function.insts.next_key();
        let result = (*self.module.types.get(ty) != Type::Void).then(|| {
            let name = Some(format!("asm.{}", self.function.values.len()));
            self.function.values.push(Value { ty, name, def: ValueDef::Inst(id) })
        });
        self.function.insts.push(Inst { kind, ty, result, debug_loc, metadata: vec![], span });
        self.insts.push(id);
        result.map(Operand::Value)
    }

    pub fn binary(&mut self, op: BinaryOp, lhs: Operand, rhs: Operand) -> Option<Operand> {
        let ty = self.type_of(lhs)?;
        self.emit(InstKind::Binary { op, flags: Flags::default(), lhs, rhs }, ty)
    }
    pub fn compare(&mut self, pred: IntPredicate, lhs: Operand, rhs: Operand) -> Option<Operand> {
        let ty = self.int(1);
        self.emit(InstKind::ICmp { pred, flags: Flags::default(), lhs, rhs }, ty)
    }
    pub fn select(&mut self, cond: Operand, yes: Operand, no: Operand) -> Option<Operand> {
        let ty = self.type_of(yes)?;
        let kind = InstKind::Select { flags: Flags::default(), cond, on_true: yes, on_false: no };
        self.emit(kind, ty)
    }
    pub fn cast(&mut self, op: CastOp, value: Operand, ty: TypeId) -> Option<Operand> {
        if self.type_of(value)? == ty && op == CastOp::BitCast {
            return Some(value);
        }
        self.emit(InstKind::Cast { op, flags: Flags::default(), value }, ty)
    }

    /// An integer converted to a different width.
    pub fn resize(&mut self, value: Operand, bits: u32, signed: bool) -> Option<Operand> {
        let from = self.module.types.scalar_bits(self.type_of(value)?)?;
        let ty = self.int(bits);
        match bits.cmp(&from) {
            std::cmp::Ordering::Equal => Some(value),
            std::cmp::Ordering::Less => self.cast(CastOp::Trunc, value, ty),
            std::cmp::Ordering::Greater if signed => self.cast(CastOp::SExt, value, ty),
            std::cmp::Ordering::Greater => self.cast(CastOp::ZExt, value, ty),
        }
    }

    /// Calls the function `name`, declaring it if necessary.
    pub fn call(&mut self, name: &str, ret: TypeId, args: &[Operand]) -> Option<Option<Operand>> {
        let types: Option<Vec<TypeId>> = args.iter().map(|&a| self.type_of(a)).collect();
        let params = types?;
        let function = Type::Function { ret, params: params.clone(), vararg: false };
        let function_ty = self.module.types.intern(function);
        let symbol = match self.module.symbol(name) {
            Some(symbol) => symbol,
            None => self.declare(name, ret, function_ty, &params),
        };
        if !matches!(self.module.symbols[symbol].kind, SymbolKind::Function(_)) {
            return None;
        }
        let ptr = self.pointer(0);
        let callee = Constant { ty: ptr, kind: ConstKind::Symbol(symbol) };
        let callee = Operand::Const(self.module.constants.push(callee));
        let args = args.iter().zip(&params);
        let call = Call {
            tail: None,
            flags: Flags::default(),
            convention: None,
            ret_attrs: vec![],
            space: None,
            function_ty,
            explicit_ty: false,
            callee,
            args: args.map(|(&value, &ty)| CallArg { ty, attrs: vec![], value }).collect(),
            attrs: vec![],
            bundles: None,
        };
        Some(self.emit(InstKind::Call(Box::new(call)), ret))
    }

    fn declare(
        &mut self,
        name: &str,
        ret: TypeId,
        ty: TypeId,
        params: &[TypeId],
    ) -> crate::SymbolId {
        let id = self.module.functions.next_key();
        let symbol = self.module.symbols.push(Symbol::new(name, SymbolKind::Function(id)));
        self.module.symbol_ids.insert(name.to_owned(), symbol);
        let mut values = base::entity::Table::default();
        let params = (0..).zip(params).map(|(i, &ty)| {
            let value = values.push(Value { ty, name: None, def: ValueDef::Param(i) });
            Param { ty, attrs: vec![], value }
        });
        let params = params.collect();
        self.module.functions.push(Function {
            symbol,
            prefix: vec![],
            convention: None,
            ret_attrs: vec![],
            ret_ty: ret,
            ty,
            params,
            vararg: false,
            attrs: vec![],
            metadata: vec![],
            blocks: base::entity::Table::default(),
            insts: base::entity::Table::default(),
            values,
            span: self.function.span,
        });
        symbol
    }

    /// The type of pointers into an address space; `i8 *` if pointers are typed.
    pub fn pointer(&mut self, space: u32) -> TypeId {
        let typed = |t: &Type| matches!(t, Type::Ptr { pointee: Some(_), .. });
        let types = &self.module.types;
        let typed = types.ids().any(|id| typed(types.get(id)));
        let pointee = typed.then(|| self.int(8));
        let space = crate::AddressSpace(space);
        self.module.types.intern(Type::Ptr { pointee, space })
    }

    /// Sets the results of the call. `None` if the types do not fit.
    pub fn finish(&mut self, ret: TypeId, outputs: &[Operand]) -> Option<()> {
        let last = match self.module.types.resolve(ret) {
            Type::Void => return Some(()),
            Type::Struct { .. } => {
                let mut whole = self.poison(ret);
                let (last, others) = outputs.split_last()?;
                for (i, &element) in (0..).zip(others) {
                    let kind =
                        InstKind::InsertValue { aggregate: whole, element, indices: vec![i] };
                    whole = self.emit(kind, ret)?;
                }
                let indices = vec![others.len() as u32];
                InstKind::InsertValue { aggregate: whole, element: *last, indices }
            }
            _ => {
                let &[value] = outputs else { return None };
                // A cast to its own type, so that the result keeps its name.
                InstKind::Cast { op: CastOp::BitCast, flags: Flags::default(), value }
            }
        };
        self.function.insts[self.at].kind = last;
        self.insts.push(self.at);
        Some(())
    }
}
