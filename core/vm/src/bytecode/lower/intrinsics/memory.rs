//! Lowers block copies, read-only loads, pointer conversions, and the device runtime: `vprintf`,
//! assertions, `malloc`.

use super::super::emit::Emitter;
use super::super::memory::{MAX_ACCESS, Manner};
use crate::bytecode::op::{Op, Reg, RegClass};
use crate::bytecode::target;
use base::diagnostic::Result;
use ir::intrinsics::{BlockCopy, Intrinsic, MemorySpace};
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
    /// A block copy or fill.
    pub(super) fn block_copy(
        &mut self,
        kind: BlockCopy,
        returns: bool,
        call: &Call,
    ) -> Result<Vec<Reg>> {
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
        let op = match kind {
            BlockCopy::Copy => Op::MemCpy,
            BlockCopy::Move => Op::MemMove,
            BlockCopy::Set => {
                let bits = self.arg_element(call, 1)?.bits();
                second = self.zext_or_trunc(second, bits, 8);
                Op::MemSet
            }
        };
        let align = [promised_align(call, 0), promised_align(call, 1)];
        self.copy(op, args[0], second, length, volatile, align);
        Ok(if returns { vec![args[0]] } else { vec![] })
    }

    pub(super) fn printf(&mut self, variadic: bool, call: &Call) -> Result<Vec<Reg>> {
        let (format, args) = if variadic {
            let args = self.packed_arguments(call)?;
            (self.simple_args(call, 1)?[0], args)
        } else {
            let args = self.simple_args(call, 2)?;
            (args[0], args[1])
        };
        let d = self.fresh(RegClass::V32);
        self.push(Op::Printf, d, [format, args, Reg::NONE], 0);
        Ok(vec![d])
    }

    /// Assertions and the device's heap.
    pub(super) fn runtime_call(&mut self, intrinsic: Intrinsic, call: &Call) -> Result<Vec<Reg>> {
        match intrinsic {
            Intrinsic::AssertFail => {
                let args = self.simple_args(call, 3)?;
                self.push(Op::AssertFail, Reg::NONE, [args[0], args[1], args[2]], 0);
                Ok(vec![])
            }
            Intrinsic::Malloc => {
                let args = self.simple_args(call, 1)?;
                let bits = self.arg_element(call, 0)?.bits();
                let bytes = self.zext_or_trunc(args[0], bits, 64);
                let d = self.fresh(RegClass::V64);
                self.push(Op::Malloc, d, [bytes, Reg::NONE, Reg::NONE], 0);
                Ok(vec![d])
            }
            _ => {
                let args = self.simple_args(call, 1)?;
                self.push(Op::Free, Reg::NONE, [args[0], Reg::NONE, Reg::NONE], 0);
                Ok(vec![])
            }
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

    pub(super) fn read_only_load(&mut self, call: &Call) -> Result<Vec<Reg>> {
        let ty = self.p.function.insts[self.inst].ty;
        let align = match call.args.get(1) {
            Some(a) => {
                let r = self.operand1(a.value)?;
                self.constant(r)
            }
            None => None,
        };
        let Some(ptr) = call.args.first() else {
            return Err(self.unsupported("a call with too few arguments"));
        };
        self.load(ty, ptr.value, false, align, None)?;
        Ok(self.current_result())
    }

    pub(super) fn is_space(&mut self, space: MemorySpace, call: &Call) -> Result<Vec<Reg>> {
        let address = self.simple_args(call, 1)?[0];
        let shift = self.imm(32);
        let window = self.bin(Op::LShr64, address, shift);
        let (bound, pred) = match space {
            MemorySpace::Shared => (target::SHARED_BASE >> 32, IntPredicate::Eq),
            MemorySpace::Local => (target::LOCAL_BASE >> 32, IntPredicate::Eq),
            MemorySpace::Global => (target::OBJECT_WINDOW, IntPredicate::Uge),
        };
        let bound = self.imm(bound);
        Ok(vec![self.bin_imm(Op::ICmp64, window, bound, pred as u32)])
    }

    /// Stores a scalar through a pointer argument, as `sincosf` does.
    pub(super) fn store_result(&mut self, s: super::super::scalar::Scalar, r: Reg, address: Reg) {
        let manner = Manner::PLAIN;
        self.store_scalar(s, r, address, 0, s.bytes(), manner);
    }
}
