//! Calls of functions, and functions of the C library that are operations here.

use super::emit::Emitter;
use super::inst::Lane;
use crate::memory::CODE_BASE;
use crate::op::{CallSite, FloatOp, Op, R, Slow, Target};
use crate::program::Callable;
use ir::{Call, CallArg, Operand, Type, TypeId};

impl Emitter<'_, '_, '_> {
    /// A call with its result of type `ret` in registers from `d`; `pad` for an `invoke`.
    pub(crate) fn call(
        &mut self,
        call: &Call,
        ret: TypeId,
        d: R,
        pad: Option<u32>,
    ) -> Result<(), String> {
        let module = self.plan.context.layouts.module;
        if let Operand::Asm(id) = call.callee {
            let asm = &module.inline_asm[id];
            // An empty text is a barrier for the compiler.
            let text = asm.template.trim_ascii();
            let idle: [&[u8]; 6] = [b"", b"nop", b"pause", b"mfence", b"lfence", b"sfence"];
            let outputs = self.count(ret)?;
            if idle.contains(&text) && outputs == 0 {
                return Ok(());
            }
            // What benchmarks read the time by: the low and the high word, or both in one register.
            let low_and_high: [&[u8]; 3] = [b"rdtsc", b"lfence; rdtsc", b"rdtscp"];
            if low_and_high.contains(&text) && (1..=3).contains(&outputs) {
                self.slow(Slow::Cycles { d, outputs: outputs as u8 });
                return Ok(());
            }
            return Err("inline assembly".into());
        }
        let symbol = module.callee_symbol(call.callee).map(|s| module.symbols[s].name.as_str());
        if let Some(name) = symbol
            && let Some(intrinsic) = name.strip_prefix("llvm.")
        {
            return self.intrinsic(intrinsic, call, ret, d);
        }
        let target = self.target(call.callee)?;
        if let (Target::Extern(_), Some(name)) = (target, symbol)
            && let Some((op, width, n)) = builtin(name)
            && call.args.len() == n
            && self.lane(ret)? == (Lane::Float(width), 1)
        {
            let mut operands = [0; 3];
            for (to, arg) in operands.iter_mut().zip(&call.args) {
                *to = self.operand(arg.value)?;
            }
            return self.float_op(op, Lane::Float(width), d, operands);
        }
        let Type::Function { params, .. } = self.type_of(call.function_ty) else {
            return Err("a call of this type".into());
        };
        let named = params.len();
        let mut site = CallSite {
            target,
            args: vec![],
            fixed: 0,
            in_memory: vec![],
            by_value: vec![],
            ret: d,
            rets: self.count(ret)? as u16,
            ret_bits: match self.type_of(ret) {
                Type::Int(bits) if *bits < 64 => *bits as u8,
                _ => 64,
            },
            pad,
        };
        for (n, arg) in call.args.iter().enumerate() {
            let position = site.args.len() as u16;
            if n == named {
                site.fixed = position;
            }
            if let Some(of) = by_value(arg) {
                let types = &module.types;
                let size = types.size_of(of).ok_or("an argument without a size")? as u32;
                let align = types.align_of(of) as u32;
                let list = if n < named { &mut site.by_value } else { &mut site.in_memory };
                list.push((position, size, align));
            }
            for s in self.sources(arg.value)? {
                let r = self.reg(s)?;
                site.args.push(r);
            }
        }
        if call.args.len() <= named {
            site.fixed = site.args.len() as u16;
        }
        self.out.calls.push(site);
        let site = self.out.calls.len() as u32 - 1;
        self.push(Op::Call { site });
        Ok(())
    }

    fn target(&mut self, callee: Operand) -> Result<Target, String> {
        if let Operand::Const(c) = callee {
            let address = self.plan.context.constants.scalars(c)?.first().copied().unwrap_or(0);
            let number = address.wrapping_sub(CODE_BASE) / 16;
            let callable = usize::try_from(number).ok();
            match callable.and_then(|n| self.plan.context.callables.get(n)) {
                Some(Callable::Defined(f)) => return Ok(Target::Function(*f)),
                Some(Callable::External(e)) => return Ok(Target::Extern(*e)),
                None => {}
            }
        }
        Ok(Target::Address(self.operand(callee)?))
    }
}

/// The type that an argument passed `byval` points to.
fn by_value(arg: &CallArg) -> Option<TypeId> {
    arg.attrs.iter().find(|a| a.name() == "byval").and_then(|a| a.ty)
}

/// A function of the C library that an operation computes exactly: the operation, the width, and
/// the number of arguments.
fn builtin(name: &str) -> Option<(FloatOp, u8, usize)> {
    let (base, width) = match name.strip_suffix('f') {
        Some(base) if !name.ends_with("if") && base.len() > 2 => (base, 32),
        _ => (name, 64),
    };
    Some(match base {
        "sqrt" => (FloatOp::Sqrt, width, 1),
        "fabs" => (FloatOp::Abs, width, 1),
        "floor" => (FloatOp::Floor, width, 1),
        "ceil" => (FloatOp::Ceil, width, 1),
        "trunc" => (FloatOp::Trunc, width, 1),
        "rint" | "nearbyint" => (FloatOp::Rint, width, 1),
        "round" => (FloatOp::Round, width, 1),
        "fmod" => (FloatOp::Rem, width, 2),
        "fmin" => (FloatOp::MinNum, width, 2),
        "fmax" => (FloatOp::MaxNum, width, 2),
        "copysign" => (FloatOp::CopySign, width, 2),
        "fma" => (FloatOp::Fma, width, 3),
        _ => return None,
    })
}
