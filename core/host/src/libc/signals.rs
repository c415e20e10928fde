//! Signals that a program sends to itself.

use super::stdlib::Waiting;
use super::{LibC, Res, errno};
use crate::fault::FaultKind;
use crate::library::{Args, Outcome};
use crate::machine::Machine;

const DEFAULT: u64 = 0;
const IGNORE: u64 = 1;
const ERROR: u64 = u64::MAX;
pub(super) const SIGABRT: u64 = 6;
const SIGKILL: u64 = 9;
const SIGSTOP: u64 = 19;
/// Those that do nothing unless they are handled: `SIGCHLD`, `SIGCONT`, `SIGURG`, `SIGWINCH`.
const SILENT: [u64; 4] = [17, 18, 23, 28];
/// Offset of `sa_flags`, and its bits for three arguments and for one call only.
const FLAGS_AT: u64 = 136;
const SA_SIGINFO: u64 = 4;
const SA_RESETHAND: u64 = 0x8000_0000;

/// What is to be done at a signal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Action {
    handler: u64,
    flags: u64,
}

fn may_change(signal: u64) -> bool {
    (1..=64).contains(&signal) && signal != SIGKILL && signal != SIGSTOP
}

impl LibC {
    /// `signal(signal, handler)`
    pub(super) fn signal(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (signal, handler) = (args.get(0) & 0xffff_ffff, args.get(1));
        if !may_change(signal) {
            self.fail(m, errno::EINVAL);
            return Ok(Outcome::Return(ERROR));
        }
        let old = self.signals.insert(signal, Action { handler, flags: 0 });
        Ok(Outcome::Return(old.unwrap_or_default().handler))
    }

    /// `sigaction(signal, new, old)`
    pub(super) fn sigaction(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (signal, new, old) = (args.get(0) & 0xffff_ffff, args.get(1), args.get(2));
        if !(1..=64).contains(&signal) || new != 0 && !may_change(signal) {
            self.fail(m, errno::EINVAL);
            return Ok(Outcome::from(-1));
        }
        let known = self.signals.get(&signal).copied().unwrap_or_default();
        let next = if new == 0 {
            None
        } else {
            let flags = m.memory.load(new + FLAGS_AT, 4)?;
            Some(Action { handler: m.memory.load(new, 8)?, flags })
        };
        if old != 0 {
            m.memory.fill(old, 0, FLAGS_AT)?;
            m.memory.store(old, 8, known.handler)?;
            m.memory.store(old + FLAGS_AT, 4, known.flags)?;
        }
        if let Some(next) = next {
            self.signals.insert(signal, next);
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn raise(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.send(m, args.get(0) & 0xffff_ffff)
    }

    /// `kill(process, signal)` and `pthread_kill(thread, signal)`: to the program itself.
    pub(super) fn kill(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.send(m, args.get(1) & 0xffff_ffff)
    }

    fn send(&mut self, m: &mut Machine, signal: u64) -> Res {
        if signal == 0 {
            return Ok(Outcome::Return(0));
        }
        if signal > 64 {
            self.fail(m, errno::EINVAL);
            return Ok(Outcome::from(-1));
        }
        let Action { handler, flags } = self.signals.get(&signal).copied().unwrap_or_default();
        match handler {
            DEFAULT if signal == SIGABRT => Ok(Outcome::Fault(FaultKind::Abort)),
            DEFAULT if SILENT.contains(&signal) => Ok(Outcome::Return(0)),
            // As a shell shows it.
            DEFAULT => Ok(Outcome::Exit(128 + signal as i32)),
            IGNORE => Ok(Outcome::Return(0)),
            _ => self.handle(m, signal, handler, flags, Waiting::Once),
        }
    }

    fn handle(
        &mut self,
        m: &mut Machine,
        signal: u64,
        handler: u64,
        flags: u64,
        then: Waiting,
    ) -> Res {
        if flags & SA_RESETHAND != 0 {
            self.signals.remove(&signal);
        }
        let mut args = vec![signal];
        if flags & SA_SIGINFO != 0 {
            let Some(info) = m.memory.allocate(128) else {
                return Ok(Outcome::Limit("memory".into()));
            };
            m.memory.fill(info, 0, 128)?;
            m.memory.store(info, 4, signal)?;
            args.extend([info, 0]);
        }
        Ok(self.wait(then, handler, args))
    }

    /// Ends the program, unless the handler of `SIGABRT` does so in another way.
    pub(super) fn abort(&mut self, m: &mut Machine, _: &Args<'_>) -> Res {
        self.abort_on(m)
    }

    pub(super) fn abort_on(&mut self, m: &mut Machine) -> Res {
        match self.signals.remove(&SIGABRT) {
            Some(Action { handler, flags }) if handler > IGNORE => {
                self.handle(m, SIGABRT, handler, flags, Waiting::Abort)
            }
            _ => Ok(Outcome::Fault(FaultKind::Abort)),
        }
    }
}
