//! Operations on memory that are executed outside of the loop.

use crate::exec::{Frame, mask, sign_extend};
use crate::fault::FaultKind;
use crate::machine::{Machine, Step, Stop};
use crate::memory::HOST_BASE;
use crate::op::{R, Slow, TrapKind};
use crate::rare;
use ir::RmwOp;
use std::sync::Arc;

/// Offset of `overflow_arg_area` in `va_list` (System V ABI for x86-64, 3.5.7).
const OVERFLOW: u64 = 8;

impl Machine {
    /// Executes operation `index` of the function on top; its frame continues after it.
    pub(crate) fn slow(&mut self, index: u32) -> Step {
        let program = Arc::clone(&self.program);
        let Some((function, frame)) = self.top_function(&program) else {
            return Err(self.stop(FaultKind::Unreachable));
        };
        let Some(slow) = function.slow.get(index as usize) else {
            return Err(self.stop(FaultKind::Unreachable));
        };
        let result = match slow {
            Slow::Copy { to, from, size } => {
                let [to, from, size] = [to, from, size].map(|r| self.get(frame, *r));
                self.memory.copy(to, from, size)
            }
            Slow::Fill { to, value, size } => {
                let [to, value, size] = [to, value, size].map(|r| self.get(frame, *r));
                self.memory.fill(to, value as u8, size)
            }
            Slow::Rmw { op, float, bits, d, a, v } => {
                let (address, value) = (self.get(frame, *a), self.get(frame, *v));
                let size = usize::from(bits.div_ceil(8));
                self.memory.load(address, size).and_then(|old| {
                    let old = old & mask(u32::from(*bits));
                    let new = modify(*op, *float, *bits, old, value);
                    self.set(frame, *d, old);
                    self.memory.store(address, size, new)
                })
            }
            Slow::CmpXchg { bits, d, a, expected, new } => {
                let [a, expected, new] = [a, expected, new].map(|r| self.get(frame, *r));
                let size = usize::from(bits.div_ceil(8));
                self.memory.load(a, size).and_then(|old| {
                    self.set(frame, *d, old);
                    self.set(frame, *d + 1, u64::from(old == expected));
                    if old == expected { self.memory.store(a, size, new) } else { Ok(()) }
                })
            }
            Slow::Cycles { d, outputs } => {
                let now = self.now();
                let values =
                    if *outputs == 1 { [now; 3] } else { [now & 0xffff_ffff, now >> 32, 0] };
                for (k, value) in (0..*outputs).zip(values) {
                    self.set(frame, *d + R::from(k), value);
                }
                Ok(())
            }
            Slow::Alloca { d, count, size, align } => {
                let Some(bytes) = self.get(frame, *count).checked_mul(*size) else {
                    return Err(self.stop(FaultKind::StackOverflow));
                };
                let at = self.push_stack(bytes, u64::from(*align))?;
                self.set(frame, *d, HOST_BASE + at);
                Ok(())
            }
            Slow::StackSave { d } => {
                self.set(frame, *d, HOST_BASE + self.state.top);
                Ok(())
            }
            Slow::StackRestore { a } => {
                let least = frame.start + function.frame.len() as u64 * 8;
                let to = self.get(frame, *a).wrapping_sub(HOST_BASE);
                if to >= least && to.is_multiple_of(16) {
                    self.pop_stack(to);
                }
                Ok(())
            }
            Slow::VaStart { a, area } => {
                let (list, area) = (self.get(frame, *a), self.get(frame, *area));
                // No argument is in the register save area.
                let write = |m: &mut Self| {
                    m.memory.store(list, 4, 48)?;
                    m.memory.store(list.wrapping_add(4), 4, 176)?;
                    m.memory.store(list.wrapping_add(OVERFLOW), 8, area)?;
                    m.memory.store(list.wrapping_add(16), 8, 0)
                };
                write(self)
            }
            Slow::VaCopy { to, from } => {
                let (to, from) = (self.get(frame, *to), self.get(frame, *from));
                self.memory.copy(to, from, 24)
            }
            Slow::VaArg { d, a, size, align, scalars } => {
                let list = self.get(frame, *a);
                self.va_arg(frame, list, u64::from(*size), *align, |m, at| {
                    for (i, (offset, bytes)) in scalars.iter().enumerate() {
                        let value = m.memory.load(at + u64::from(*offset), usize::from(*bytes))?;
                        m.set(frame, *d + i as R, value);
                    }
                    Ok(())
                })
            }
            Slow::Resume { a } => {
                let exception = self.get(frame, *a);
                return self.throw(exception);
            }
            Slow::Trap(kind) => {
                let kind = match kind {
                    TrapKind::Trap | TrapKind::Sanitizer => FaultKind::Trap,
                    TrapKind::Debug => return Ok(()),
                };
                return Err(self.stop(kind));
            }
            Slow::Missing(name) => {
                return Err(Box::new(Stop::Missing { name: name.clone(), stack: self.stack() }));
            }
        };
        result.map_err(|bad| self.bad_access(bad))
    }

    fn va_arg(
        &mut self,
        _: Frame,
        list: u64,
        size: u64,
        align: u32,
        read: impl FnOnce(&mut Self, u64) -> crate::memory::Result<()>,
    ) -> crate::memory::Result<()> {
        let mut at = self.memory.load(list.wrapping_add(OVERFLOW), 8)?;
        if align > 8 {
            at = at.checked_next_multiple_of(u64::from(align)).unwrap_or(at);
        }
        read(self, at)?;
        let next = at.wrapping_add(size.next_multiple_of(8));
        self.memory.store(list.wrapping_add(OVERFLOW), 8, next)
    }
}

/// The value that `atomicrmw` stores.
fn modify(op: RmwOp, float: bool, bits: u8, old: u64, v: u64) -> u64 {
    let width = u32::from(bits);
    if float {
        let [a, b] = [old, v].map(|x| f64::from_bits(rare::widen(bits, x)));
        let x = match op {
            RmwOp::FAdd => a + b,
            RmwOp::FSub => a - b,
            RmwOp::FMax | RmwOp::FMaximum => libm::fmax(a, b),
            RmwOp::FMin | RmwOp::FMinimum => libm::fmin(a, b),
            _ => b,
        };
        return rare::narrow(bits, x.to_bits());
    }
    let (so, sv) = (sign_extend(old, width) as i64, sign_extend(v, width) as i64);
    let value = match op {
        RmwOp::Add => old.wrapping_add(v),
        RmwOp::Sub => old.wrapping_sub(v),
        RmwOp::And => old & v,
        RmwOp::Nand => !(old & v),
        RmwOp::Or => old | v,
        RmwOp::Xor => old ^ v,
        RmwOp::Max => so.max(sv) as u64,
        RmwOp::Min => so.min(sv) as u64,
        RmwOp::UMax => old.max(v),
        RmwOp::UMin => old.min(v),
        RmwOp::UIncWrap => {
            if old >= v {
                0
            } else {
                old + 1
            }
        }
        RmwOp::UDecWrap => {
            if old == 0 || old > v {
                v
            } else {
                old - 1
            }
        }
        RmwOp::USubCond => {
            if old >= v {
                old - v
            } else {
                old
            }
        }
        RmwOp::USubSat => old.saturating_sub(v),
        _ => v,
    };
    value & mask(width)
}
