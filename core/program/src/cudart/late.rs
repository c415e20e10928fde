//! The second order of asynchronous work: as late as the program allows, and the last streams first.
//!
//! Work is otherwise done when the program requests it, in the program's order. If what a program prints differs between
//! the two, it depends on an order that nothing makes.

use super::memory::{Allocation, At};
use super::work::{Copy, Fill, Work};
use super::{Host, Runtime, Spot};
use base::limits::MAX_DELAYED_WORK;

/// Work that is done when something needs it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Delayed {
    stream: usize,
    work: Work,
    by: &'static str,
    spot: Spot,
    /// Its number.
    number: u64,
    /// For a wait, the number of the record that it waits for.
    record: Option<u64>,
}

impl Runtime {
    /// Makes delayed work due that the call of `name`, which needs earlier work, waits for; `first` is its first argument.
    /// Whether there is any.
    pub(crate) fn due_for(&mut self, name: &str, first: u64) -> bool {
        if !self.options.late || self.delayed.is_empty() {
            return false;
        }
        match name {
            "cudaStreamSynchronize" | "cudaStreamQuery" => {
                if let Ok(stream) = self.stream(first) {
                    self.due_before(stream);
                }
            }
            "cudaEventSynchronize" | "cudaEventQuery" => {
                let record = self.event(first).ok().and_then(|event| self.last_record(event));
                let at = |number| self.delayed.iter().position(|d| d.number == number);
                if let Some(at) = record.and_then(at) {
                    let mut due = vec![false; self.delayed.len()];
                    due[at] = true;
                    self.due(due);
                }
            }
            _ => self.all_due(),
        }
        true
    }

    /// Delays work if that can be; otherwise what must come before it is due.
    pub(crate) fn delays(
        &mut self,
        host: &dyn Host,
        stream: usize,
        work: &Work,
        (by, spot): (&'static str, Spot),
    ) -> bool {
        if !self.options.late {
            return false;
        }
        if !self.can_wait(host, work) {
            self.due_before(stream);
            return false;
        }
        self.delay(stream, work.clone(), by, spot);
        true
    }

    /// Delays work.
    pub(crate) fn delay(&mut self, stream: usize, work: Work, by: &'static str, spot: Spot) {
        if self.delayed.len() >= MAX_DELAYED_WORK {
            self.all_due();
        }
        let record = match work {
            Work::Wait(event) => self.last_record(event),
            _ => None,
        };
        self.delayed_so_far += 1;
        let number = self.delayed_so_far;
        self.delayed.push(Delayed { stream, work, by, spot, number, record });
    }

    /// Whether a call returns before this work is done, and nothing that it uses is read when it returns.
    fn can_wait(&self, host: &dyn Host, work: &Work) -> bool {
        let pageable = |address: u64| {
            self.at(host, address) == At::Host && self.registered_at(address).is_none()
        };
        match work {
            Work::Copy(Copy { to, from, asynchronous, .. }) => {
                *asynchronous && !pageable(to.address) && !pageable(from.address)
            }
            Work::Fill(Fill { to, asynchronous, .. }) => {
                *asynchronous
                    || !matches!(self.at(host, to.address), At::Object(object, _)
                        if self.allocations.get(&object.0).is_some_and(Allocation::on_host))
            }
            _ => true,
        }
    }

    /// The last delayed record of an event.
    fn last_record(&self, event: usize) -> Option<u64> {
        let records = |d: &&Delayed| d.work == Work::Record(event);
        self.delayed.iter().rev().find(records).map(|d| d.number)
    }

    /// Whether work of one stream comes before later work of another.
    fn ordered(&self, earlier: usize, later: usize) -> bool {
        let blocking = |stream: usize| self.streams.get(stream).is_some_and(|s| s.blocking);
        earlier == later || earlier == 0 && blocking(later) || later == 0 && blocking(earlier)
    }

    /// Makes due what must come before new work of a stream.
    fn due_before(&mut self, stream: usize) {
        let due = self.delayed.iter().map(|d| self.ordered(d.stream, stream)).collect();
        self.due(due);
    }

    /// Makes work due with all that must come before it, in an order in which the last streams are as early as can be.
    fn due(&mut self, mut due: Vec<bool>) {
        let before = |d: &[Delayed], i: usize, j: usize| {
            self.ordered(d[i].stream, d[j].stream) || d[j].record == Some(d[i].number)
        };
        for j in (0..due.len()).rev() {
            for i in 0..j {
                due[i] = due[i] || due[j] && before(&self.delayed, i, j);
            }
        }
        let mut left: Vec<usize> = (0..due.len()).filter(|&i| due[i]).collect();
        let mut order = vec![];
        while !left.is_empty() {
            let ready = |&&j: &&usize| {
                left.iter().take_while(|i| **i < j).all(|&i| !before(&self.delayed, i, j))
            };
            // The first that is left is always ready.
            let next = left.iter().filter(ready).max_by_key(|&&j| self.delayed[j].stream);
            let Some(&next) = next else { break };
            left.retain(|&i| i != next);
            order.push(next);
        }
        for at in order {
            let Delayed { stream, work, by, spot, .. } = self.delayed[at].clone();
            self.queue.push_back((stream, work, by, spot));
        }
        let mut at = 0;
        self.delayed.retain(|_| {
            at += 1;
            !due[at - 1]
        });
    }

    /// Makes all delayed work due.
    pub(crate) fn all_due(&mut self) {
        self.due(vec![true; self.delayed.len()]);
    }
}
