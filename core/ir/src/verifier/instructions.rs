//! Type rules of instructions (LangRef, "Instruction Reference").

use super::{Check, Checker, ensure};
use crate::constant::{ConstId, ConstKind};
use crate::inst::{Atomic, Call, Inst, InstKind, Operand, Ordering, RmwOp};
use crate::module::{Function, SymbolKind};
use crate::types::{Type, TypeId};
use std::collections::HashSet;

/// Checks the types of one instruction.
pub(super) fn check(c: &Checker, f: &Function, inst: &Inst) -> Check {
    let rules = Rules { c, f };
    let void = matches!(c.ty(inst.ty), Type::Void);
    ensure!(void == inst.result.is_none(), "the result of the instruction does not match its type");
    if !void {
        ensure!(
            c.is_first_class(inst.ty),
            "a result has type {}, which has no values",
            c.short(inst.ty)
        );
        c.check_value_type(inst.ty)?;
    }
    let mut too_large = None;
    inst.kind.for_each_operand(|o| {
        if let Operand::Const(k) = o
            && let Err(e) = c.check_value_type(c.m.constants[k].ty)
        {
            too_large = Some(e);
        }
    });
    if let Some(e) = too_large {
        return Err(e);
    }
    rules.kind(inst)
}

struct Rules<'c, 'm> {
    c: &'c Checker<'m>,
    f: &'c Function,
}

impl Rules<'_, '_> {
    /// Type of an operand that must be a value.
    fn of(&self, o: Operand) -> Result<TypeId, String> {
        self.c
            .m
            .operand_type(self.f, o)
            .ok_or_else(|| "found metadata or inline assembly, expected a value".to_owned())
    }

    fn constant(o: Operand) -> Option<ConstId> {
        match o {
            Operand::Const(c) => Some(c),
            _ => None,
        }
    }

    fn pointer(&self, what: &str, ptr: Operand, pointee: TypeId) -> Check {
        let c = self.c;
        let ty = self.of(ptr)?;
        let Type::Ptr { pointee: own, .. } = c.ty(ty) else {
            return Err(format!("`{what}` through {}, expected a pointer", c.short(ty)));
        };
        ensure!(
            own.is_none_or(|p| p == pointee),
            "`{what}` of {} cannot use a pointer of type {}",
            c.short(pointee),
            c.short(ty)
        );
        Ok(())
    }

    fn memory_type(&self, what: &str, ty: TypeId) -> Check {
        let c = self.c;
        ensure!(
            c.is_first_class(ty) && c.is_sized(ty),
            "`{what}` of type {}, which has no size",
            c.short(ty)
        );
        Ok(())
    }

    /// Checks the type of an atomic access.
    fn atomic_type(&self, what: &str, ty: TypeId) -> Check {
        let c = self.c;
        let bits = match c.ty(ty) {
            Type::Int(n) => *n,
            Type::Float(k) => k.bits(),
            Type::Ptr { .. } => 64,
            // Later LLVM allows vectors of floats for `atomicrmw`.
            Type::Vector { elem, len, .. } => {
                c.m.types.scalar_bits(*elem).unwrap_or(0).saturating_mul(*len)
            }
            _ => 0,
        };
        ensure!(
            bits >= 8 && bits.is_power_of_two(),
            "atomic `{what}` cannot have type {}",
            c.short(ty)
        );
        Ok(())
    }

    fn ordering(what: &str, atomic: &Atomic, forbidden: &[Ordering]) -> Check {
        ensure!(
            !forbidden.contains(&atomic.ordering),
            "`{what}` cannot have ordering `{}`",
            atomic.ordering.keyword()
        );
        Ok(())
    }

    fn kind(&self, inst: &Inst) -> Check {
        let c = self.c;
        let ty = inst.ty;
        match &inst.kind {
            InstKind::Ret(value) => {
                let found = match value {
                    Some(v) => Some(self.of(*v)?),
                    None => None,
                };
                let void = matches!(c.ty(self.f.ret_ty), Type::Void);
                ensure!(
                    found.map_or(void, |t| t == self.f.ret_ty),
                    "`ret` of type {} in a function that returns {}",
                    found.map_or_else(|| "void".to_owned(), |t| c.short(t)),
                    c.short(self.f.ret_ty)
                );
            }
            InstKind::Br(_) | InstKind::Unreachable | InstKind::Other { .. } => {}
            InstKind::LandingPad { cleanup, clauses } => {
                ensure!(*cleanup || !clauses.is_empty(), "`landingpad` without a clause");
            }
            InstKind::Resume(v) => {
                self.of(*v)?;
            }
            InstKind::CondBr { cond, .. } => {
                let t = self.of(*cond)?;
                ensure!(
                    matches!(c.ty(t), Type::Int(1)),
                    "the condition has type {}, expected i1",
                    c.short(t)
                );
            }
            InstKind::Switch { value, cases, .. } => {
                let t = self.of(*value)?;
                ensure!(
                    matches!(c.ty(t), Type::Int(_)),
                    "`switch` on type {}, expected an integer",
                    c.short(t)
                );
                let mut seen = HashSet::with_capacity(cases.len());
                for (k, _) in cases {
                    let case = &c.m.constants[*k];
                    ensure!(
                        case.ty == t
                            && matches!(case.kind, ConstKind::Int(_) | ConstKind::WideInt(_)),
                        "a case of `switch` is not an integer of type {}",
                        c.short(t)
                    );
                    ensure!(seen.insert(*k), "two cases of `switch` have the same value");
                }
            }
            InstKind::IndirectBr { address, .. } => {
                let t = self.of(*address)?;
                ensure!(
                    c.is_scalar_ptr(t),
                    "`indirectbr` to type {}, expected a pointer",
                    c.short(t)
                );
            }
            InstKind::Binary { op, lhs, rhs, .. } => {
                c.check_binary(*op, self.of(*lhs)?, self.of(*rhs)?, ty)?;
            }
            InstKind::FNeg { value, .. } => ensure!(
                self.of(*value)? == ty && c.is_float(ty),
                "`fneg` has type {}, expected the float type of its operand",
                c.short(ty)
            ),
            InstKind::ICmp { lhs, rhs, .. } => {
                c.check_icmp(self.of(*lhs)?, self.of(*rhs)?, ty)?;
            }
            InstKind::FCmp { lhs, rhs, .. } => {
                c.check_fcmp(self.of(*lhs)?, self.of(*rhs)?, ty)?;
            }
            InstKind::Cast { op, value, .. } => c.check_cast(*op, self.of(*value)?, ty)?,
            InstKind::Alloca { allocated, count, align, .. } => {
                Checker::check_alignment(*align)?;
                self.memory_type("alloca", *allocated)?;
                if let Some(n) = count {
                    let t = self.of(*n)?;
                    ensure!(
                        matches!(c.ty(t), Type::Int(_)),
                        "the number of elements has type {}, expected an integer",
                        c.short(t)
                    );
                }
                ensure!(
                    c.is_scalar_ptr(ty),
                    "`alloca` has result type {}, expected a pointer",
                    c.short(ty)
                );
            }
            InstKind::Load { ptr, align, atomic, .. } => {
                Checker::check_alignment(*align)?;
                self.memory_type("load", ty)?;
                self.pointer("load", *ptr, ty)?;
                if let Some(a) = atomic {
                    self.atomic_type("load", ty)?;
                    Self::ordering("load", a, &[Ordering::Release, Ordering::AcqRel])?;
                }
            }
            InstKind::Store { value, ptr, align, atomic, .. } => {
                Checker::check_alignment(*align)?;
                let t = self.of(*value)?;
                self.memory_type("store", t)?;
                self.pointer("store", *ptr, t)?;
                if let Some(a) = atomic {
                    self.atomic_type("store", t)?;
                    Self::ordering("store", a, &[Ordering::Acquire, Ordering::AcqRel])?;
                }
            }
            InstKind::Gep { source, base, indices, .. } => {
                let indices = indices
                    .iter()
                    .map(|&i| Ok((self.of(i)?, Self::constant(i))))
                    .collect::<Result<Vec<_>, String>>()?;
                c.check_gep(*source, self.of(*base)?, &indices, ty)?;
            }
            InstKind::Fence(a) => {
                Self::ordering("fence", a, &[Ordering::Unordered, Ordering::Monotonic])?;
            }
            InstKind::CmpXchg { ptr, expected, new, atomic, failure, align, .. } => {
                Checker::check_alignment(*align)?;
                let t = self.of(*expected)?;
                ensure!(
                    self.of(*new)? == t && matches!(c.ty(t), Type::Int(_) | Type::Ptr { .. }),
                    "`cmpxchg` of type {}, expected an integer or pointer",
                    c.short(t)
                );
                self.atomic_type("cmpxchg", t)?;
                self.pointer("cmpxchg", *ptr, t)?;
                Self::ordering("cmpxchg", atomic, &[Ordering::Unordered])?;
                ensure!(
                    !matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel),
                    "`cmpxchg` cannot have failure ordering `{}`",
                    failure.keyword()
                );
            }
            InstKind::AtomicRmw { op, ptr, value, atomic, align, .. } => {
                Checker::check_alignment(*align)?;
                let t = self.of(*value)?;
                let float = matches!(
                    op,
                    RmwOp::FAdd
                        | RmwOp::FSub
                        | RmwOp::FMax
                        | RmwOp::FMin
                        | RmwOp::FMaximum
                        | RmwOp::FMinimum
                );
                let good = match op {
                    RmwOp::Xchg => {
                        matches!(c.ty(t), Type::Int(_) | Type::Float(_) | Type::Ptr { .. })
                    }
                    _ if float => c.is_float(t),
                    _ => matches!(c.ty(t), Type::Int(_)),
                };
                ensure!(
                    good && t == ty,
                    "`atomicrmw {}` cannot have type {}",
                    op.keyword(),
                    c.short(t)
                );
                self.atomic_type("atomicrmw", t)?;
                self.pointer("atomicrmw", *ptr, t)?;
                Self::ordering("atomicrmw", atomic, &[Ordering::Unordered])?;
            }
            InstKind::Select { cond, on_true, on_false, .. } => {
                c.check_select(self.of(*cond)?, self.of(*on_true)?, self.of(*on_false)?, ty)?;
            }
            InstKind::Phi { incoming, .. } => {
                for (v, _) in incoming {
                    let t = self.of(*v)?;
                    ensure!(
                        t == ty,
                        "`phi` of type {} has a value of type {}",
                        c.short(ty),
                        c.short(t)
                    );
                }
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } => self.call(call, ty)?,
            InstKind::ExtractElement { vector, index } => {
                c.check_extract_element(self.of(*vector)?, self.of(*index)?, ty)?;
            }
            InstKind::InsertElement { vector, element, index } => {
                c.check_insert_element(
                    self.of(*vector)?,
                    self.of(*element)?,
                    self.of(*index)?,
                    ty,
                )?;
            }
            InstKind::ShuffleVector { a, b, mask } => {
                c.check_shuffle(self.of(*a)?, self.of(*b)?, *mask, ty)?;
            }
            InstKind::ExtractValue { aggregate, indices } => {
                let found = c.walk_path(self.of(*aggregate)?, indices)?;
                ensure!(found == ty, "`extractvalue` cannot have result type {}", c.short(ty));
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let t = self.of(*aggregate)?;
                let found = c.walk_path(t, indices)?;
                let e = self.of(*element)?;
                ensure!(
                    found == e && t == ty,
                    "`insertvalue` of {}, expected {}",
                    c.short(e),
                    c.short(found)
                );
            }
            InstKind::Freeze(v) => {
                ensure!(
                    self.of(*v)? == ty,
                    "`freeze` has result type {}, expected the type of its operand",
                    c.short(ty)
                );
            }
            InstKind::VaArg(list) => {
                let t = self.of(*list)?;
                ensure!(
                    c.is_scalar_ptr(t),
                    "`va_arg` from type {}, expected a pointer",
                    c.short(t)
                );
            }
            InstKind::DebugRecord { args, .. } => {
                ensure!(!args.is_empty(), "a debug record has no operands");
            }
        }
        Ok(())
    }

    fn call(&self, call: &Call, ty: TypeId) -> Check {
        let c = self.c;
        let Type::Function { ret, params, vararg } = c.ty(call.function_ty) else {
            return Err(format!(
                "a call has type {}, expected a function type",
                c.short(call.function_ty)
            ));
        };
        ensure!(
            *ret == ty,
            "a call has result type {}, expected that of the function",
            c.short(ty)
        );
        ensure!(
            call.args.len() == params.len() || (*vararg && call.args.len() > params.len()),
            "a call passes {} arguments to a function with {} parameters",
            call.args.len(),
            params.len()
        );
        for (n, arg) in call.args.iter().enumerate() {
            let metadata = matches!(arg.value, Operand::Metadata(_));
            let found = if metadata {
                ensure!(
                    matches!(c.ty(arg.ty), Type::Metadata),
                    "metadata cannot be an argument of type {}",
                    c.short(arg.ty)
                );
                arg.ty
            } else {
                let t = self.of(arg.value)?;
                ensure!(c.is_first_class(t), "an argument cannot have type {}", c.short(t));
                t
            };
            ensure!(
                found == arg.ty && params.get(n).is_none_or(|&p| p == found),
                "argument {} of the call has type {}, expected {}",
                n + 1,
                c.short(found),
                c.short(params.get(n).copied().unwrap_or(arg.ty))
            );
        }
        if matches!(call.callee, Operand::Asm(_)) {
            return Ok(());
        }
        let callee = self.of(call.callee)?;
        ensure!(c.is_scalar_ptr(callee), "a call through {}, expected a pointer", c.short(callee));
        if let Operand::Const(k) = call.callee
            && let ConstKind::Symbol(s) = c.m.constants[k].kind
        {
            match c.m.symbols[s].kind {
                // A body runs with the parameters that it has; a declaration may differ.
                SymbolKind::Function(id) => {
                    let f = &c.m.functions[id];
                    ensure!(
                        f.ty == call.function_ty || f.is_declaration(),
                        "`@{}` is called as {}, but has type {}",
                        c.m.symbols[s].name,
                        c.short(call.function_ty),
                        c.short(f.ty)
                    );
                }
                SymbolKind::Global(_) => {
                    return Err(format!("`@{}` is called, but is a variable", c.m.symbols[s].name));
                }
                SymbolKind::Alias(_) | SymbolKind::Undefined => {}
            }
        }
        Ok(())
    }
}
