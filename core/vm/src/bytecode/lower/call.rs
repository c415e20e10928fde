//! Lowers calls of functions with a body, direct and through pointers. Functions without a body are
//! in [`super::intrinsics`].

use super::emit::Emitter;
use super::scalar::Scalar;
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::program::CallInfo;
use base::diagnostic::{Diagnostic, Result};
use ir::{Attr, Call, CallArg, FunctionId, Module, Operand, Type, TypeId};

/// The type that a `byval` attribute copies; for old typed pointers it is the pointee.
pub(super) fn byval(module: &Module, attrs: &[Attr], ty: TypeId) -> Option<TypeId> {
    let attr = attrs.iter().find(|a| a.name() == "byval")?;
    attr.ty.or_else(|| match module.types.get(ty) {
        Type::Ptr { pointee, .. } => *pointee,
        _ => None,
    })
}

impl Emitter<'_, '_> {
    pub(super) fn call(&mut self, call: &Call) -> Result<()> {
        if let Operand::Asm(id) = call.callee {
            let asm = &self.cx.module.inline_asm[id];
            let empty = asm.template.iter().all(u8::is_ascii_whitespace);
            if empty && self.flatten(self.p.function.insts[self.inst].ty)?.is_empty() {
                // Only a compiler barrier.
                return Ok(());
            }
            let text: String = String::from_utf8_lossy(&asm.template).chars().take(60).collect();
            return Err(self.unsupported(format!("inline assembly `{text}`")));
        }
        match self.cx.module.callee(call.callee) {
            Some(f) if !self.cx.module.functions[f].is_declaration() => self.direct(f, call),
            Some(f) => {
                let regs = self.external(f, call)?;
                let regs = self.fit(f, regs)?;
                self.define(regs)?;
                Ok(())
            }
            None => self.indirect(call),
        }
    }

    /// Converts the result registers of an intrinsic to the type of the call, which differs between
    /// versions of LLVM.
    fn fit(&mut self, f: FunctionId, mut regs: Vec<Reg>) -> Result<Vec<Reg>> {
        let fields = self.flatten(self.p.function.insts[self.inst].ty)?;
        if fields.is_empty() {
            return Ok(vec![]);
        }
        let name = self.cx.module.function_name(f);
        let odd = || format!("calling `{name}` with this type");
        if fields.len() != regs.len() {
            return Err(self.unsupported(odd()));
        }
        for (f, r) in fields.iter().zip(&mut regs) {
            let want = f.scalar.class();
            let bits = match r.class() {
                RegClass::S => continue,
                have if have == want => continue,
                RegClass::P => 1,
                RegClass::V32 => 32,
                RegClass::V64 => 64,
            };
            let Scalar::Int(to) = f.scalar else {
                return Err(self.unsupported(odd()));
            };
            *r = self.zext_or_trunc(*r, bits, to);
        }
        Ok(regs)
    }

    fn direct(&mut self, f: FunctionId, call: &Call) -> Result<()> {
        let module = self.cx.module;
        let callee = &module.functions[f];
        let name = module.function_name(f);
        let Some(&index) = self.cx.index_of.get(&f) else {
            return Err(self.unsupported(format!("calling `{name}` here")));
        };
        if callee.vararg {
            return Err(self.unsupported(format!("calling the variadic function `{name}`")));
        }
        let mut args = vec![];
        for (i, arg) in call.args.iter().enumerate() {
            let copied = callee.params.get(i).and_then(|p| byval(module, &p.attrs, p.ty));
            args.extend(self.argument(arg, copied)?);
        }
        let registers = self.cx.call_registers[index as usize].clone();
        let fits = args.len() == registers.params.len()
            && args
                .iter()
                .zip(&registers.params)
                .all(|(a, p)| a.is_scalar() || a.class() == p.class());
        let fields = self.flatten(self.p.function.insts[self.inst].ty)?;
        let results: Vec<Reg> = fields.iter().map(|f| self.fresh(f.scalar.class())).collect();
        let returns = results.is_empty()
            || (results.len() == registers.results.len()
                && results.iter().zip(&registers.results).all(|(a, b)| a.class() == b.class()));
        if !fits || !returns {
            return Err(
                self.unsupported(format!("calling `{name}` with a type other than its own"))
            );
        }
        let listed = if results.is_empty() {
            vec![Reg::NONE; registers.results.len()]
        } else {
            results.clone()
        };
        let trips = if self.cx.barriers[f] { self.trips_here() } else { vec![] };
        let number = self.cx.program.calls.len() as u32;
        self.cx.program.calls.push(CallInfo { function: index, args, results: listed, trips });
        self.push(Op::Call, Reg::NONE, [Reg::NONE; 3], number);
        self.define(results)?;
        Ok(())
    }

    fn indirect(&mut self, call: &Call) -> Result<()> {
        let target = self.operand1(call.callee)?;
        let mut args = vec![];
        for arg in &call.args {
            args.extend(self.argument(arg, None)?);
        }
        let fields = self.flatten(self.p.function.insts[self.inst].ty)?;
        let results: Vec<Reg> = fields.iter().map(|f| self.fresh(f.scalar.class())).collect();
        let trips = self.trips_here();
        let number = self.cx.program.calls.len() as u32;
        self.cx.program.calls.push(CallInfo {
            function: CallInfo::INDIRECT,
            args,
            results: results.clone(),
            trips,
        });
        self.push(Op::CallIndirect, Reg::NONE, [target, Reg::NONE, Reg::NONE], number);
        self.define(results)?;
        Ok(())
    }

    /// Registers of an argument; for a `byval` argument the address of a copy made for the callee.
    fn argument(&mut self, arg: &CallArg, copied: Option<TypeId>) -> Result<Vec<Reg>> {
        let regs = self.operand(arg.value)?.to_vec();
        let module = self.cx.module;
        let Some(ty) = copied.or_else(|| byval(module, &arg.attrs, arg.ty)) else {
            return Ok(regs);
        };
        let size = module.types.size_of(ty).unwrap_or(0);
        let Some(slot) = self.local_slot(size, module.types.align_of(ty).max(16)) else {
            return Err(Box::new(
                Diagnostic::limit("local variables take more than 1 GiB").at(self.span()),
            ));
        };
        let to = self.pure(Op::LocalAddr, [Reg::NONE; 3], slot);
        let from = regs.first().copied().unwrap_or_else(|| self.imm(0));
        let length = self.imm(size);
        self.copy(Op::MemCpy, to, from, length, false, [1, 1]);
        Ok(vec![to])
    }
}
