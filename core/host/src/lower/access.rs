//! Operations of loads, stores and addresses.

use super::emit::Emitter;
use super::function::Address;
use super::inst::Lane;
use crate::exec::mask;
use crate::op::{Op, R};
use base::entity::Entity as _;
use ir::{InstId, Operand, TypeId};

/// The parts of an address: register, index register with its scale, offset in bytes.
type Parts = (R, Option<(R, u16)>, i64);

impl Emitter<'_, '_, '_> {
    fn address(&mut self, ptr: Operand) -> Result<Parts, String> {
        if let Operand::Value(v) = ptr
            && let Some(Address { base, index, offset }) = self.plan.addresses[v.index()]
        {
            if let Some(base) = self.constant_address(base) {
                // A constant base takes the offset with it.
                let a = self.constant(base.wrapping_add(offset as u64))?;
                let index = match index {
                    Some((o, scale)) => Some((self.operand(o)?, scale)),
                    None => None,
                };
                return Ok((a, index, 0));
            }
            let a = self.operand(base)?;
            let index = match index {
                Some((o, scale)) => Some((self.operand(o)?, scale)),
                None => None,
            };
            return Ok((a, index, offset));
        }
        Ok((self.operand(ptr)?, None, 0))
    }

    fn constant_address(&mut self, o: Operand) -> Option<u64> {
        match o {
            Operand::Const(c) => self.plan.context.constants.scalars(c).ok()?.first().copied(),
            _ => None,
        }
    }

    pub(crate) fn load(&mut self, ty: TypeId, ptr: Operand, d: R) -> Result<(), String> {
        let layouts = self.plan.context.layouts;
        let scalars = layouts.scalars(ty).ok_or("a load of a type that registers cannot hold")?;
        if !layouts.in_memory(ty) {
            return Err("a load of a vector of single bits".into());
        }
        let (a, index, offset) = self.address(ptr)?;
        for (k, s) in scalars.iter().enumerate() {
            let d = d + k as R;
            let off = i32::try_from(offset + s.offset as i64).map_err(|_| "a large offset")?;
            // The widths between are loaded in two parts.
            let parts: &[(u8, u8)] = match s.bytes {
                1 => &[(0, 1)],
                2 => &[(0, 2)],
                3 => &[(0, 2), (2, 1)],
                4 => &[(0, 4)],
                5 => &[(0, 4), (4, 1)],
                6 => &[(0, 4), (4, 2)],
                7 => &[(0, 4), (4, 2), (6, 1)],
                _ => &[(0, 8)],
            };
            for (n, &(at, size)) in parts.iter().enumerate() {
                // A wide scalar must not overwrite the pointer before its other parts are loaded.
                let last = k + 1 == scalars.len() && n + 1 == parts.len();
                let to =
                    if n > 0 || !last && Self::overlaps(d, a, index) { self.temp()? } else { d };
                self.load_one(size, to, a, index, off + i32::from(at));
                if n > 0 {
                    self.push(Op::Shl64I { d: to, a: to, v: 8 * at });
                    self.push(Op::Or { d, a: d, b: to });
                } else if to != d {
                    self.push(Op::Move { d, a: to });
                }
            }
            if s.bits % 8 != 0 && s.bits < 64 {
                if s.bits <= 32 {
                    self.push(Op::AndI { d, a: d, v: mask(u32::from(s.bits)) as u32 });
                } else {
                    let b = self.constant(mask(u32::from(s.bits)))?;
                    self.push(Op::And { d, a: d, b });
                }
            }
        }
        Ok(())
    }

    fn overlaps(d: R, a: R, index: Option<(R, u16)>) -> bool {
        d == a || index.is_some_and(|(b, _)| b == d)
    }

    fn load_one(&mut self, size: u8, d: R, a: R, index: Option<(R, u16)>, off: i32) {
        self.push(match (index, size) {
            (None, 1) => Op::Load8 { d, a, off },
            (None, 2) => Op::Load16 { d, a, off },
            (None, 4) => Op::Load32 { d, a, off },
            (None, _) => Op::Load64 { d, a, off },
            (Some((b, scale)), 1) => Op::LoadX8 { d, a, b, scale, off },
            (Some((b, scale)), 2) => Op::LoadX16 { d, a, b, scale, off },
            (Some((b, scale)), 4) => Op::LoadX32 { d, a, b, scale, off },
            (Some((b, scale)), _) => Op::LoadX64 { d, a, b, scale, off },
        });
    }

    pub(crate) fn store(&mut self, value: Operand, ptr: Operand) -> Result<(), String> {
        let layouts = self.plan.context.layouts;
        let ty = self.ty(value)?;
        let scalars = layouts.scalars(ty).ok_or("a store of a type that registers cannot hold")?;
        if !layouts.in_memory(ty) {
            return Err("a store of a vector of single bits".into());
        }
        let all = self.sources(value)?;
        let (a, index, offset) = self.address(ptr)?;
        for (s, source) in scalars.iter().zip(all) {
            let off = i32::try_from(offset + s.offset as i64).map_err(|_| "a large offset")?;
            let v = self.reg(source)?;
            let parts: &[(u8, u8)] = match s.bytes {
                1 => &[(0, 1)],
                2 => &[(0, 2)],
                3 => &[(0, 2), (2, 1)],
                4 => &[(0, 4)],
                5 => &[(0, 4), (4, 1)],
                6 => &[(0, 4), (4, 2)],
                7 => &[(0, 4), (4, 2), (6, 1)],
                _ => &[(0, 8)],
            };
            for &(at, size) in parts {
                let v = if at > 0 {
                    let t = self.temp()?;
                    self.push(Op::LShrI { d: t, a: v, v: 8 * at });
                    t
                } else {
                    v
                };
                let off = off + i32::from(at);
                self.push(match (index, size) {
                    (None, 1) => Op::Store8 { v, a, off },
                    (None, 2) => Op::Store16 { v, a, off },
                    (None, 4) => Op::Store32 { v, a, off },
                    (None, _) => Op::Store64 { v, a, off },
                    (Some((b, scale)), 1) => Op::StoreX8 { v, a, b, scale, off },
                    (Some((b, scale)), 2) => Op::StoreX16 { v, a, b, scale, off },
                    (Some((b, scale)), 4) => Op::StoreX32 { v, a, b, scale, off },
                    (Some((b, scale)), _) => Op::StoreX64 { v, a, b, scale, off },
                });
            }
        }
        Ok(())
    }

    pub(crate) fn gep(
        &mut self,
        i: InstId,
        source: TypeId,
        base: Operand,
        indices: &[Operand],
        ty: TypeId,
        d: R,
    ) -> Result<(), String> {
        let (_, n) = self.plan.context.layouts.lanes(ty);
        if n != 1 {
            return Err("`getelementptr` of vectors".into());
        }
        if let Some(result) = self.plan.f.insts[i].result
            && self.plan.addresses[result.index()].is_some()
        {
            let (a, index, offset) = self.address(Operand::Value(result))?;
            let off = offset as i32;
            self.push(match index {
                Some((b, scale)) => Op::Lea { d, a, b, scale, off },
                None if off == 0 => Op::Move { d, a },
                None => Op::Add64I { d, a, v: off },
            });
            return Ok(());
        }
        let parts = self.plan.gep(source, indices).ok_or("`getelementptr` into this type")?;
        let mut a = self.operand(base)?;
        for (index, scale) in &parts.indices {
            let (lane, _) = self.lane(self.ty(*index)?)?;
            let Lane::Int(bits @ ..=64) = lane else { return Err("an index of this type".into()) };
            let mut b = self.operand(*index)?;
            if bits < 64 {
                let t = self.temp()?;
                self.push(Op::SExt { d: t, a: b, from: bits, to: 64 });
                b = t;
            }
            let to = self.temp()?;
            match u16::try_from(*scale) {
                Ok(scale) => self.push(Op::Lea { d: to, a, b, scale, off: 0 }),
                Err(_) => {
                    let c = self.constant(*scale)?;
                    let t = self.temp()?;
                    self.push(Op::Mul64 { d: t, a: b, b: c });
                    self.push(Op::Add64 { d: to, a, b: t });
                }
            }
            a = to;
        }
        match i32::try_from(parts.offset) {
            Ok(0) => self.push(Op::Move { d, a }),
            Ok(v) => self.push(Op::Add64I { d, a, v }),
            Err(_) => {
                let b = self.constant(parts.offset as u64)?;
                self.push(Op::Add64 { d, a, b });
            }
        }
        Ok(())
    }
}
