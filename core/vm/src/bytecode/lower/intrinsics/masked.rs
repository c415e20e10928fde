//! Vector loads and stores with a mask that selects the elements (LangRef, "Masked Vector Load and
//! Store Intrinsics", "Masked Vector Gather and Scatter", "expandload", "compressstore"), and
//! `llvm.ptrmask`.
//!
//! Elements that are not selected access a slot in local memory, which is not reported to
//! observers.

use super::super::emit::Emitter;
use super::super::memory::{MAX_ACCESS, Manner};
use super::super::scalar::Scalar;
use crate::bytecode::op::{Op, Reg, RegClass};
use base::diagnostic::Result;
use ir::{Call, Operand, Type};

/// The kind of a masked intrinsic.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    pub(super) store: bool,
    /// Each element has its own address.
    pub(super) scattered: bool,
    /// The selected elements are adjacent in memory.
    pub(super) dense: bool,
}

impl Emitter<'_, '_> {
    pub(super) fn masked(&mut self, kind: Kind, call: &Call) -> Result<Vec<Reg>> {
        let few = |this: &Self| this.unsupported("a call with too few arguments");
        let mut args: Vec<Operand> = call.args.iter().map(|a| a.value).collect();
        // Stores have the value first. Until LLVM 21 the alignment follows the address.
        let at = usize::from(kind.store);
        if args.len() < at + 2 {
            return Err(few(self));
        }
        let ty = self.type_of(args[at + 1])?;
        let mut align = super::memory::promised_align(call, at);
        if matches!(self.cx.module.types.get(ty), Type::Int(_)) {
            let given = self.operand1(args.remove(at + 1))?;
            align = self.constant(given).unwrap_or(1).clamp(1, MAX_ACCESS) as u32;
        }
        let (Some(&address), Some(&mask)) = (args.get(at), args.get(at + 1)) else {
            return Err(few(self));
        };
        let Some(&other) = (if kind.store { args.first() } else { args.get(at + 2) }) else {
            return Err(few(self));
        };
        let [s] = self.element_scalars(self.type_of(other)?)?[..] else {
            return Err(self.unsupported("a masked access to elements of this type"));
        };
        if matches!(s, Scalar::Low(_) | Scalar::High(_) | Scalar::Int(1)) {
            return Err(self.unsupported("a masked access to elements of this type"));
        }
        let (addresses, mask) = (self.operand(address)?, self.operand(mask)?);
        let values = self.operand(other)?;
        if mask.len() != values.len() || kind.scattered && addresses.len() != values.len() {
            return Err(self.unsupported("a masked access with a mask of a different length"));
        }
        let size = u64::from(s.bytes());
        let Some(slot) = self.local_slot(MAX_ACCESS, MAX_ACCESS) else {
            return Err(self.unsupported("more than 1 GiB of local variables"));
        };
        let nowhere = self.pure(Op::LocalAddr, [Reg::NONE; 3], slot);
        // Only the first element has the alignment of the whole vector.
        let own = u32::try_from(size).unwrap_or(1).min(align.max(1));
        let own = if own.is_power_of_two() { own } else { 1 };
        let mut taken = self.imm(0);
        let mut out = vec![];
        for (i, (&chosen, &value)) in mask.iter().zip(values.iter()).enumerate() {
            let place = if kind.scattered {
                addresses[i]
            } else if kind.dense {
                let place = self.bin_imm(Op::Lea64, addresses[0], taken, size as u32);
                let one = self.un(Op::ZextP64, chosen);
                taken = self.bin(Op::Add64, taken, one);
                place
            } else {
                let offset = self.imm(i as u64 * size);
                self.bin(Op::Add64, addresses[0], offset)
            };
            let place = self.choose(RegClass::V64, chosen, place, nowhere);
            if kind.store {
                self.store_scalar(s, value, place, 0, own, Manner::PLAIN);
            } else {
                let loaded = self.load_scalar(s, place, 0, own, Manner::PLAIN, false);
                out.push(self.choose(s.class(), chosen, loaded, value));
            }
        }
        Ok(out)
    }

    /// Clears some bits of an address.
    pub(super) fn pointer_mask(&mut self, call: &Call) -> Result<Vec<Reg>> {
        let [pointers, masks] = &call.args[..] else {
            return Err(self.unsupported("a call with too few arguments"));
        };
        let bits = self.element_scalar(masks.value)?.bits();
        let (pointers, masks) = (self.operand(pointers.value)?, self.operand(masks.value)?);
        let upper = self.imm(u64::MAX.checked_shl(bits).unwrap_or(0));
        let mut out = vec![];
        for (&pointer, &mask) in pointers.iter().zip(masks.iter()) {
            // Bits above the mask's width are unchanged.
            let mask = self.zext_or_trunc(mask, bits, 64);
            let mask = self.bin(Op::Or64, mask, upper);
            out.push(self.bin(Op::And64, pointer, mask));
        }
        Ok(out)
    }
}
