//! Threads of POSIX, and what they wait for: mutexes, conditions, barriers, semaphores. A call that has to wait is made
//! again after the other threads ([`Outcome::Retry`]).

use super::stdlib::Waiting;
use super::{LibC, Res};
use crate::library::{Args, Outcome};
use crate::machine::Machine;
use std::collections::BTreeMap;

/// Values of `errno.h`.
const EAGAIN: i32 = 11;
const EBUSY: i32 = 16;
const ETIMEDOUT: i32 = 110;

/// What threads know of each other, by the addresses of the program's objects and the numbers of threads.
#[derive(Debug, Default)]
pub(super) struct Threads {
    /// Results of threads that have ended.
    results: BTreeMap<u64, u64>,
    /// Owners of mutexes, and how often they have locked them.
    owners: BTreeMap<u64, (u64, u64)>,
    /// Threads that wait for a condition, in that order.
    waiters: Vec<Waiter>,
    /// Barriers: how many must arrive.
    barriers: BTreeMap<u64, u64>,
    /// Threads that wait at barriers: the barrier, and whether it has let them go.
    arrived: BTreeMap<u64, (u64, bool)>,
    /// Values of semaphores.
    semaphores: BTreeMap<u64, u64>,
}

#[derive(Debug)]
struct Waiter {
    thread: u64,
    condition: u64,
    /// How often it had locked its mutex.
    count: u64,
    signalled: bool,
}

impl Threads {
    /// Keeps the result of a thread that has ended.
    pub(super) fn ended(&mut self, thread: u64, result: u64) {
        self.results.insert(thread, result);
        self.owners.retain(|_, owner| owner.0 != thread);
    }

    fn free_for(&self, mutex: u64, thread: u64) -> bool {
        self.owners.get(&mutex).is_none_or(|owner| owner.0 == thread)
    }

    fn lock(&mut self, mutex: u64, thread: u64, count: u64) {
        self.owners.entry(mutex).or_insert((thread, 0)).1 += count;
    }
}

fn code(value: i32) -> Res {
    Ok(value.into())
}

impl LibC {
    /// `pthread_create`
    pub(super) fn thread_create(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(number) = m.next_thread() else { return code(EAGAIN) };
        m.memory.store(args.get(0), 8, number)?;
        let token = self.keep(Waiting::Thread(number));
        Ok(Outcome::Spawn { function: args.get(2), args: vec![args.get(3)], token })
    }

    pub(super) fn thread_join(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let Some(&result) = self.threads.results.get(&args.get(0)) else {
            return Ok(Outcome::Retry);
        };
        if args.get(1) != 0 {
            m.memory.store(args.get(1), 8, result)?;
        }
        code(0)
    }

    /// `pthread_exit`; the first thread waits for all others.
    pub(super) fn thread_exit(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        if m.thread() == 0 {
            return Ok(if m.is_single() { Outcome::Exit(0) } else { Outcome::Retry });
        }
        self.threads.ended(m.thread(), args.get(0));
        Ok(Outcome::ThreadEnds)
    }

    pub(super) fn thread_self(&mut self, m: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Return(if m.thread() == 0 { 1000 } else { m.thread() }))
    }

    /// `sched_yield` and what only takes time.
    pub(super) fn thread_yield(&mut self, _: &mut Machine, _: &Args<'_>) -> Res {
        Ok(Outcome::Yield(0))
    }

    pub(super) fn mutex_lock(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (mutex, thread) = (args.get(0), m.thread());
        if !self.threads.free_for(mutex, thread) {
            return Ok(Outcome::Retry);
        }
        self.threads.lock(mutex, thread, 1);
        code(0)
    }

    pub(super) fn mutex_trylock(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (mutex, thread) = (args.get(0), m.thread());
        if !self.threads.free_for(mutex, thread) {
            return code(EBUSY);
        }
        self.threads.lock(mutex, thread, 1);
        code(0)
    }

    pub(super) fn mutex_unlock(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        if let Some(owner) = self.threads.owners.get_mut(&args.get(0)) {
            owner.1 = owner.1.saturating_sub(1);
            if owner.1 == 0 {
                self.threads.owners.remove(&args.get(0));
            }
        }
        code(0)
    }

    /// `pthread_mutex_init` and `pthread_mutex_destroy`: whoever held it before does so no more.
    pub(super) fn mutex_reset(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.threads.owners.remove(&args.get(0));
        code(0)
    }

    pub(super) fn condition_wait(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.wait_for(m, args, false)
    }

    pub(super) fn condition_timedwait(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.wait_for(m, args, true)
    }

    fn wait_for(&mut self, m: &mut Machine, args: &Args<'_>, timed: bool) -> Res {
        let (condition, mutex, thread) = (args.get(0), args.get(1), m.thread());
        let Some(at) = self.threads.waiters.iter().position(|w| w.thread == thread) else {
            let count = self.threads.owners.remove(&mutex).map_or(1, |owner| owner.1);
            self.threads.waiters.push(Waiter { thread, condition, count, signalled: false });
            return Ok(Outcome::Retry);
        };
        // Time passes only when nobody can do anything else.
        let late =
            timed && !self.threads.waiters[at].signalled && (m.is_single() || m.is_stalled());
        if !(self.threads.waiters[at].signalled || late) || !self.threads.free_for(mutex, thread) {
            return Ok(Outcome::Retry);
        }
        let waiter = self.threads.waiters.remove(at);
        self.threads.lock(mutex, thread, waiter.count);
        if late {
            m.advance(1_000_000);
        }
        code(if late { ETIMEDOUT } else { 0 })
    }

    pub(super) fn condition_signal(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let waits = |w: &&mut Waiter| w.condition == args.get(0) && !w.signalled;
        if let Some(waiter) = self.threads.waiters.iter_mut().find(waits) {
            waiter.signalled = true;
        }
        code(0)
    }

    pub(super) fn condition_broadcast(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        for waiter in self.threads.waiters.iter_mut().filter(|w| w.condition == args.get(0)) {
            waiter.signalled = true;
        }
        code(0)
    }

    pub(super) fn barrier_init(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.threads.barriers.insert(args.get(0), args.get(2) & 0xffff_ffff);
        code(0)
    }

    /// `pthread_barrier_wait`; the last to arrive gets `PTHREAD_BARRIER_SERIAL_THREAD`.
    pub(super) fn barrier_wait(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (barrier, thread) = (args.get(0), m.thread());
        match self.threads.arrived.get(&thread) {
            Some((_, true)) => {
                self.threads.arrived.remove(&thread);
                return code(0);
            }
            Some((_, false)) => return Ok(Outcome::Retry),
            None => {}
        }
        let needed = self.threads.barriers.get(&barrier).copied().unwrap_or(1);
        let mut here = self.threads.arrived.values_mut().filter(|a| **a == (barrier, false));
        if here.by_ref().count() as u64 + 1 < needed {
            self.threads.arrived.insert(thread, (barrier, false));
            return Ok(Outcome::Retry);
        }
        for arrived in self.threads.arrived.values_mut().filter(|a| a.0 == barrier) {
            arrived.1 = true;
        }
        code(-1)
    }

    pub(super) fn semaphore_init(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        self.threads.semaphores.insert(args.get(0), args.get(2) & 0xffff_ffff);
        code(0)
    }

    pub(super) fn semaphore_post(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        *self.threads.semaphores.entry(args.get(0)).or_insert(0) += 1;
        code(0)
    }

    pub(super) fn semaphore_wait(&mut self, _: &mut Machine, args: &Args<'_>) -> Res {
        let value = self.threads.semaphores.entry(args.get(0)).or_insert(0);
        if *value == 0 {
            return Ok(Outcome::Retry);
        }
        *value -= 1;
        code(0)
    }

    /// Values of `pthread_setspecific` are those of the thread.
    pub(super) fn key_create(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.next_key += 1;
        m.memory.store(args.get(0), 4, self.next_key - 1)?;
        code(0)
    }

    pub(super) fn key_get(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let key = (m.thread(), args.get(0) & 0xffff_ffff);
        Ok(Outcome::Return(self.keys.get(&key).copied().unwrap_or(0)))
    }

    pub(super) fn key_set(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        self.keys.insert((m.thread(), args.get(0) & 0xffff_ffff), args.get(1));
        code(0)
    }

    pub(super) fn thread_once(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        if m.memory.load(args.get(0), 4)? != 0 {
            return code(0);
        }
        m.memory.store(args.get(0), 4, 2)?;
        Ok(self.wait(Waiting::Once, args.get(1), vec![]))
    }
}
