//! Lowers block copies, read-only loads, pointer conversions, and the device runtime: `vprintf`,
//! assertions, `malloc`.

use super::super::emit::Emitter;
use super::super::memory::{MAX_ACCESS, Manner};
use super::base_name;
use crate::bytecode::op::{Class, Op, Reg};
use crate::bytecode::target;
use crate::exec::{NAN32, NAN64};
use base::diagnostic::Result;
use ir::{Call, IntPredicate};

/// Alignment in bytes that the attributes of a pointer argument promise, limited to the widest
/// access.
pub(super) fn promised_align(call: &Call, argument: usize) -> u32 {
    let attrs = call.args.get(argument).map_or(&[][..], |a| &a.attrs);
    attrs
        .iter()
        .filter(|a| a.name() == "align")
        .find_map(|a| {
            let n = a.text["align".len()..].trim_matches([' ', '(', ')', '=']);
            n.parse::<u64>().ok().filter(|n| n.is_power_of_two())
        })
        .map_or(1, |n| n.min(MAX_ACCESS) as u32)
}

impl Emitter<'_, '_> {
    pub(super) fn memory_call(&mut self, name: &str, call: &Call) -> Result<Option<Vec<Reg>>> {
        let base = base_name(name);
        match base {
            "llvm.memcpy" | "llvm.memcpy.inline" | "llvm.memmove" | "llvm.memset"
            | "llvm.memset.inline" | "memcpy" | "memmove" | "memset" => {
                let args = self.simple_args(call, 3)?;
                let bits = self.arg_element(call, 2)?.bits();
                let length = self.zext_or_trunc(args[2], bits, 64);
                let volatile = match call.args.get(3) {
                    Some(a) => {
                        let r = self.operand1(a.value)?;
                        self.constant(r).is_some_and(|v| v & 1 != 0)
                    }
                    None => false,
                };
                let mut second = args[1];
                let op = match base.trim_start_matches("llvm.").trim_end_matches(".inline") {
                    "memcpy" => Op::MemCpy,
                    "memmove" => Op::MemMove,
                    _ => {
                        let bits = self.arg_element(call, 1)?.bits();
                        second = self.zext_or_trunc(second, bits, 8);
                        Op::MemSet
                    }
                };
                let align = [promised_align(call, 0), promised_align(call, 1)];
                self.copy(op, args[0], second, length, volatile, align);
                // The C functions return their first argument.
                Ok(Some(if name.starts_with("llvm.") { vec![] } else { vec![args[0]] }))
            }
            // There are several forms with a message; our headers use only one.
            "__nv_nan" | "nan" => Ok(Some(vec![self.imm(NAN64)])),
            "__nv_nanf" | "nanf" => Ok(Some(vec![self.imm(u64::from(NAN32))])),
            "vprintf" => {
                let args = self.simple_args(call, 2)?;
                let d = self.fresh(Class::V32);
                self.push(Op::Printf, d, [args[0], args[1], Reg::NONE], 0);
                Ok(Some(vec![d]))
            }
            "__assertfail" | "__assert_fail" => {
                let args = self.simple_args(call, 3)?;
                self.push(Op::AssertFail, Reg::NONE, [args[0], args[1], args[2]], 0);
                Ok(Some(vec![]))
            }
            "printf" => {
                let args = self.packed_arguments(call)?;
                let format = self.simple_args(call, 1)?[0];
                let d = self.fresh(Class::V32);
                self.push(Op::Printf, d, [format, args, Reg::NONE], 0);
                Ok(Some(vec![d]))
            }
            "malloc"
            | "_Znwm"
            | "_Znam"
            | "_Znwj"
            | "_Znaj"
            | "_ZnwmRKSt9nothrow_t"
            | "_ZnamRKSt9nothrow_t" => {
                let args = self.simple_args(call, 1)?;
                let bits = self.arg_element(call, 0)?.bits();
                let bytes = self.zext_or_trunc(args[0], bits, 64);
                let d = self.fresh(Class::V64);
                self.push(Op::Malloc, d, [bytes, Reg::NONE, Reg::NONE], 0);
                Ok(Some(vec![d]))
            }
            "free" | "_ZdlPv" | "_ZdaPv" | "_ZdlPvm" | "_ZdaPvm" | "_ZdlPvj" | "_ZdaPvj" => {
                let args = self.simple_args(call, 1)?;
                self.push(Op::Free, Reg::NONE, [args[0], Reg::NONE, Reg::NONE], 0);
                Ok(Some(vec![]))
            }
            _ => self.pointer_call(name, base, call),
        }
    }

    /// Stores the arguments after the format of a C `printf` one after another, as `vprintf`
    /// expects them, and returns their address.
    fn packed_arguments(&mut self, call: &Call) -> Result<Reg> {
        let mut packed = vec![];
        let mut size = 0u64;
        for arg in call.args.iter().skip(1) {
            let s = self.element_scalar(arg.value)?;
            let r = self.operand1(arg.value)?;
            let bytes = u64::from(s.bytes());
            size = size.next_multiple_of(bytes.next_power_of_two());
            packed.push((s, r, size));
            size += bytes;
        }
        let Some(slot) = self.local_slot(size, 8) else {
            return Err(self.unsupported("this many arguments to `printf`"));
        };
        let base = self.pure(Op::LocalAddr, [Reg::NONE; 3], slot);
        for (s, r, offset) in packed {
            self.store_scalar(s, r, base, offset, s.bytes(), Manner::PLAIN);
        }
        Ok(base)
    }

    fn pointer_call(&mut self, name: &str, base: &str, call: &Call) -> Result<Option<Vec<Reg>>> {
        let Some(rest) = base.strip_prefix("llvm.nvvm.") else { return Ok(None) };
        if rest.starts_with("ldg.global.") || rest.starts_with("ldu.global.") {
            let ty = self.p.function.insts[self.inst].ty;
            let align = match call.args.get(1) {
                Some(a) => {
                    let r = self.operand1(a.value)?;
                    self.constant(r)
                }
                None => None,
            };
            let Some(ptr) = call.args.first() else { return Ok(None) };
            self.load(ty, ptr.value, false, align, None)?;
            return Ok(Some(self.current_result()));
        }
        if rest.starts_with("ptr.") && rest.contains(".to.") {
            // A generic address identifies its space, so changing the space does not change the
            // address.
            return Ok(Some(self.simple_args(call, 1)?));
        }
        if let Some(space) = rest.strip_prefix("isspacep.") {
            let address = self.simple_args(call, 1)?[0];
            let shift = self.imm(32);
            let window = self.bin(Op::LShr64, address, shift);
            let (bound, pred) = match space {
                "shared" | "shared.cta" => (target::SHARED_BASE >> 32, IntPredicate::Eq),
                "local" => (target::LOCAL_BASE >> 32, IntPredicate::Eq),
                "global" => (target::OBJECT_WINDOW, IntPredicate::Uge),
                _ => return Err(self.unsupported(format!("intrinsic `{name}`"))),
            };
            let bound = self.imm(bound);
            return Ok(Some(vec![self.bin_imm(Op::ICmp64, window, bound, pred as u32)]));
        }
        Ok(None)
    }

    /// Stores a scalar through a pointer argument, as `sincosf` does.
    pub(super) fn store_result(&mut self, s: super::super::scalar::Scalar, r: Reg, address: Reg) {
        let manner = Manner::PLAIN;
        self.store_scalar(s, r, address, 0, s.bytes(), manner);
    }
}
