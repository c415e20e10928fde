//! Streams and events: what orders work, and how long it takes in virtual time.

use super::clocks::{AgentId, Clock, Conflict, DEFAULT, HOST, How, Use};
use super::error::{Error, Result};
use super::memory::{Allocation, Kind};
use super::timeline::Span;
use super::work::Work;
use super::{Done, Host, Runtime, What, handle, index_of};
use base::limits::MAX_STREAMS;
use detect::finding::Severity;
use detect::host::HostFaultKind;
use events::ObjectId;
use std::ops::Range;

/// Kinds of handles.
const STREAM: u64 = 1;
const EVENT: u64 = 2;

/// A stream.
#[derive(Clone, Debug)]
pub struct Stream {
    pub(crate) agent: AgentId,
    /// Its number in reports.
    pub(crate) number: u32,
    /// Whether it and the default stream wait for each other.
    pub(crate) blocking: bool,
    /// What has been done when its work so far is.
    pub(crate) clock: Clock,
    /// Virtual time at which its work so far is done.
    pub(crate) ready: u64,
    /// The graph that work is captured into, and the nodes that the next one follows.
    pub(crate) capture: Option<(usize, Vec<usize>)>,
    /// Whether the capture began in this stream.
    pub(crate) captured_here: bool,
    pub(crate) destroyed: bool,
    pub(crate) priority: i32,
}

impl Stream {
    pub(crate) fn new(agent: AgentId, number: u32, blocking: bool) -> Self {
        Self {
            agent,
            number,
            blocking,
            clock: Clock::default(),
            ready: 0,
            capture: None,
            captured_here: false,
            destroyed: false,
            priority: 0,
        }
    }
}

/// An event.
#[derive(Clone, Debug, Default)]
pub struct Event {
    pub(crate) timing: bool,
    /// What is done when it has happened, and when that is.
    pub(crate) recorded: Option<(Clock, u64)>,
    /// The graph and nodes it was captured behind.
    pub(crate) captured: Option<(usize, Vec<usize>)>,
}

impl Runtime {
    /// The index of a stream by its handle. 0 and `cudaStreamLegacy` are the default stream; `cudaStreamPerThread` is
    /// one that waits for it like those that are created.
    ///
    /// # Errors
    /// There is no such stream.
    pub fn stream(&mut self, handle: u64) -> Result<usize> {
        const PER_THREAD: u64 = 2;
        if handle < PER_THREAD && (handle != 0 || !self.each_thread_its_own) {
            return Ok(0);
        }
        if handle <= PER_THREAD {
            let known = self.per_thread.get(&self.thread).copied();
            let index = known.unwrap_or_else(|| self.new_stream(HOST, true, None));
            self.per_thread.insert(self.thread, index);
            return Ok(index);
        }
        let index = index_of(STREAM, handle).ok_or(Error::INVALID_HANDLE)?;
        match self.streams.get(index) {
            Some(stream) if !stream.destroyed && index > 0 => Ok(index),
            _ => Err(Error::INVALID_HANDLE),
        }
    }

    /// A new stream; its handle.
    ///
    /// # Errors
    /// The context is broken.
    pub fn create_stream(&mut self, blocking: bool, priority: i32) -> Result<u64> {
        self.usable()?;
        let index = self.new_stream(HOST, blocking, None);
        self.streams[index].priority = priority.clamp(-5, 0);
        Ok(handle(STREAM, index))
    }

    /// The index of a new stream, under a number of its own if none is given. Its work begins after what `after` knows
    /// to be done: the host, or another stream.
    pub(crate) fn new_stream(
        &mut self,
        after: AgentId,
        blocking: bool,
        number: Option<u32>,
    ) -> usize {
        self.following = true;
        let number = number.unwrap_or_else(|| {
            self.next_stream += 1;
            self.next_stream - 1
        });
        // Places in clocks are used again: what a destroyed stream did stays in order with its successor. So it must be
        // known to be done, unless there are too many.
        let known = match after {
            HOST => self.host_clock.clone(),
            stream => self.start_of(stream - 1),
        };
        let free = |s: &Stream| s.destroyed && s.clock.of(s.agent) <= known.of(s.agent);
        let free = self.streams.iter().position(free);
        let any = || self.streams.iter().position(|s| s.destroyed);
        let full = self.streams.len() >= MAX_STREAMS;
        let index = free.or_else(|| any().filter(|_| full)).unwrap_or(self.streams.len());
        let mut stream = Stream::new(index + 1, number, blocking);
        if let Some(old) = self.streams.get(index) {
            stream.clock = old.clock.clone();
            self.streams[index] = stream;
        } else {
            self.streams.push(stream);
        }
        index
    }
    /// Destroys a stream; its work goes on.
    ///
    /// # Errors
    /// There is no such stream, or it is the default stream.
    pub fn destroy_stream(&mut self, handle: u64) -> Result<()> {
        let index = self.stream(handle)?;
        if index == 0 {
            return Err(Error::INVALID_HANDLE);
        }
        self.streams[index].destroyed = true;
        Ok(())
    }

    /// Where work in a stream begins that is requested now.
    fn start_of(&self, index: usize) -> Clock {
        let stream = &self.streams[index];
        let mut start = stream.clock.clone();
        start.join(&self.host_clock);
        if index == 0 {
            for other in self.streams.iter().filter(|s| s.blocking) {
                start.join(&other.clock);
            }
        } else if stream.blocking {
            start.join(&self.streams[0].clock);
        }
        start
    }

    /// Begins work in a stream: where it begins, and its number among the stream's.
    pub(crate) fn begin(&mut self, index: usize) -> (Clock, u64) {
        let start = self.start_of(index);
        let mut end = start.clone();
        let agent = self.streams[index].agent;
        let time = end.tick(agent);
        self.streams[index].clock = end;
        (start, time)
    }

    /// Lets work of `nanoseconds` pass in a stream: when it ends.
    pub(crate) fn pass(&mut self, host: &dyn Host, index: usize, nanoseconds: u64) -> u64 {
        let mut from = self.streams[index].ready.max(host.now());
        if index == 0 {
            let others = self.streams.iter().filter(|s| s.blocking).map(|s| s.ready);
            from = others.max().unwrap_or(0).max(from);
        } else if self.streams[index].blocking {
            from = from.max(self.streams[0].ready);
        }
        let ready = from + nanoseconds;
        self.streams[index].ready = ready;
        ready
    }

    /// Lets the host wait for a stream.
    pub(crate) fn join(&mut self, host: &mut dyn Host, index: usize) {
        let (clock, ready) = (self.streams[index].clock.clone(), self.streams[index].ready);
        self.host_clock.join(&clock);
        self.wait(host, ready);
        self.flush(host);
    }
    /// Lets the host wait until then.
    pub(crate) fn wait(&mut self, host: &mut dyn Host, end: u64) {
        let begin = host.now();
        if end <= begin {
            return;
        }
        host.wait_until(end);
        let done = Self::called(host, "");
        match self.spans.last_mut() {
            Some(last) if last.done == done && last.end == begin => last.end = end,
            _ => {
                let (bytes, direction) = (0, None);
                self.span(Span { done, begin, end, asked: begin, bytes, direction });
            }
        }
    }
    /// Lets the host wait for all work.
    pub(crate) fn synchronize_all(&mut self, host: &mut dyn Host) {
        for index in 0..self.streams.len() {
            self.join(host, index);
        }
    }
    /// Prints what kernels have printed.
    pub(crate) fn flush(&mut self, host: &mut dyn Host) {
        if !self.printed.is_empty() {
            host.print(&std::mem::take(&mut self.printed));
        }
    }

    /// `cudaDeviceSynchronize`.
    ///
    /// # Errors
    /// The error of a kernel, or a capture is going on.
    pub fn synchronize(&mut self, host: &mut dyn Host) -> Result<()> {
        if self.streams.iter().any(|s| s.capture.is_some() && !s.destroyed) {
            return Err(Error::CAPTURE_UNSUPPORTED);
        }
        self.synchronize_all(host);
        self.usable()
    }
    /// `cudaStreamSynchronize`.
    ///
    /// # Errors
    /// As [`Runtime::synchronize`].
    pub fn synchronize_stream(&mut self, host: &mut dyn Host, stream: u64) -> Result<()> {
        let index = self.stream(stream)?;
        if self.streams[index].capture.is_some() {
            return Err(Error::CAPTURE_UNSUPPORTED);
        }
        if index == 0 {
            // The default stream is behind all blocking ones.
            for other in
                (1..self.streams.len()).filter(|&i| self.streams[i].blocking).collect::<Vec<_>>()
            {
                self.join(host, other);
            }
        }
        self.join(host, index);
        self.usable()
    }
    /// `cudaStreamQuery`: whether the work is done in virtual time.
    ///
    /// # Errors
    /// It is not, or the context is broken.
    pub fn query_stream(&mut self, host: &mut dyn Host, stream: u64) -> Result<()> {
        let index = self.stream(stream)?;
        self.usable()?;
        self.timed = true;
        if self.streams[index].ready > host.now() {
            // Somebody who asks again and again gets on.
            host.wait_until(host.now() + 1000);
            return Err(Error::NOT_READY);
        }
        self.join(host, index);
        Ok(())
    }

    /// A new event; its handle.
    ///
    /// # Errors
    /// The context is broken.
    pub fn create_event(&mut self, timing: bool) -> Result<u64> {
        self.usable()?;
        let index = self.events.iter().position(Option::is_none).unwrap_or(self.events.len());
        let event = Some(Event { timing, ..Event::default() });
        if index < self.events.len() {
            self.events[index] = event;
        } else {
            self.events.push(event);
        }
        Ok(handle(EVENT, index))
    }
    /// The index of an event by its handle.
    ///
    /// # Errors
    /// There is no such event.
    pub fn event(&self, handle: u64) -> Result<usize> {
        let index = index_of(EVENT, handle).ok_or(Error::INVALID_HANDLE)?;
        match self.events.get(index) {
            Some(Some(_)) => Ok(index),
            _ => Err(Error::INVALID_HANDLE),
        }
    }
    /// Destroys an event.
    ///
    /// # Errors
    /// There is no such event.
    pub fn destroy_event(&mut self, handle: u64) -> Result<()> {
        let index = self.event(handle)?;
        self.events[index] = None;
        Ok(())
    }
    /// `cudaEventRecord`.
    ///
    /// # Errors
    /// There is no such event or stream.
    pub fn record_event(&mut self, host: &mut dyn Host, event: u64, stream: u64) -> Result<()> {
        self.usable()?;
        let (event, stream) = (self.event(event)?, self.stream(stream)?);
        if let Some((graph, behind)) = self.streams[stream].capture.clone() {
            if let Some(event) = &mut self.events[event] {
                event.captured = Some((graph, behind));
            }
            return Ok(());
        }
        if self.options.late {
            let spot = host.spot();
            self.delay(stream, Work::Record(event), "cudaEventRecord", spot);
            return Ok(());
        }
        self.record_now(host, event, stream);
        Ok(())
    }
    pub(crate) fn record_now(&mut self, host: &mut dyn Host, event: usize, stream: usize) {
        let (_, _) = self.begin(stream);
        let ready = self.pass(host, stream, 500);
        let clock = self.streams[stream].clock.clone();
        if let Some(Some(event)) = self.events.get_mut(event) {
            event.recorded = Some((clock, ready));
            event.captured = None;
        }
    }
    /// `cudaStreamWaitEvent`. An event that was never recorded orders nothing.
    ///
    /// # Errors
    /// There is no such event or stream.
    pub fn wait_event(&mut self, stream: u64, event: u64) -> Result<()> {
        self.usable()?;
        let (event, stream) = (self.event(event)?, self.stream(stream)?);
        let Some(Some(e)) = self.events.get(event) else { return Err(Error::INVALID_HANDLE) };
        if let Some((graph, behind)) = e.captured.clone() {
            let s = &mut self.streams[stream];
            match &mut s.capture {
                Some((into, after)) if *into == graph => {
                    after.extend(behind);
                    after.sort_unstable();
                    after.dedup();
                }
                Some(_) => return Err(Error::CAPTURE_MERGE),
                None => s.capture = Some((graph, behind)),
            }
            return Ok(());
        }
        if self.streams[stream].capture.is_some() {
            return Err(Error::CAPTURE_ISOLATION);
        }
        if self.options.late {
            self.delay(stream, Work::Wait(event), "cudaStreamWaitEvent", super::Spot::default());
            return Ok(());
        }
        self.wait_now(stream, event);
        Ok(())
    }
    pub(crate) fn wait_now(&mut self, stream: usize, event: usize) {
        if let Some(Some(Event { recorded: Some((clock, ready)), .. })) = self.events.get(event) {
            let (clock, ready) = (clock.clone(), *ready);
            let stream = &mut self.streams[stream];
            stream.clock.join(&clock);
            stream.ready = stream.ready.max(ready);
        }
    }
    /// `cudaEventSynchronize`.
    ///
    /// # Errors
    /// There is no such event, or the context is broken.
    pub fn synchronize_event(&mut self, host: &mut dyn Host, event: u64) -> Result<()> {
        let index = self.event(event)?;
        if let Some((clock, ready)) = self.events[index].as_ref().and_then(|e| e.recorded.clone()) {
            self.host_clock.join(&clock);
            self.wait(host, ready);
            self.flush(host);
        }
        self.usable()
    }
    /// `cudaEventQuery`.
    ///
    /// # Errors
    /// It has not happened yet.
    pub fn query_event(&mut self, host: &mut dyn Host, event: u64) -> Result<()> {
        let index = self.event(event)?;
        self.usable()?;
        self.timed = true;
        let Some((clock, ready)) = self.events[index].as_ref().and_then(|e| e.recorded.clone())
        else {
            return Ok(());
        };
        if ready > host.now() {
            host.wait_until(host.now() + 1000);
            return Err(Error::NOT_READY);
        }
        self.host_clock.join(&clock);
        Ok(())
    }
    /// `cudaEventElapsedTime`: milliseconds of virtual time.
    ///
    /// # Errors
    /// One of them was not recorded, or keeps no time, or has not happened.
    pub fn elapsed(&mut self, host: &dyn Host, start: u64, end: u64) -> Result<f32> {
        let (start, end) = (self.event(start)?, self.event(end)?);
        self.usable()?;
        self.timed = true;
        let time = |event: &Option<Event>| {
            let event = event.as_ref().filter(|e| e.timing)?;
            event.recorded.as_ref().map(|r| r.1)
        };
        let (Some(a), Some(b)) = (time(&self.events[start]), time(&self.events[end])) else {
            return Err(Error::INVALID_HANDLE);
        };
        if a.max(b) > host.now() {
            return Err(Error::NOT_READY);
        }
        Ok((b as f64 - a as f64) as f32 * 1e-6)
    }

    /// Records what an operation uses, and reports what nothing orders it with.
    pub(crate) fn follow(
        &mut self,
        object: ObjectId,
        ranges: &[(Range<u64>, How)],
        start: &Clock,
        by: Use,
    ) {
        if !self.following {
            return;
        }
        let several = self.streams.len() > 1 || self.options.may_overlap;
        let Some(allocation) = self.allocations.get_mut(&object.0) else { return };
        let managed = || self.managed.iter().any(|m| m.2 == object);
        if allocation.freed.is_some() || !several && !allocation.on_host() && !managed() {
            return;
        }
        let mut found = vec![];
        for (range, how) in ranges {
            let conflicts = allocation.history.conflicts(range.clone(), *how, start);
            found.extend(conflicts.into_iter().map(|c| (c, *how != How::Read)));
        }
        for (range, how) in ranges {
            allocation.history.record(range.clone(), *how, start, by);
        }
        allocation.uses.cover(by.agent, by.time);
        self.report_conflicts(Some(object), found, self.operations[by.operation as usize].clone());
    }

    /// Reports conflicts of `later` with earlier operations, one for each pair.
    pub(crate) fn report_conflicts(
        &mut self,
        object: Option<ObjectId>,
        found: Vec<(Conflict, bool)>,
        later: Done,
    ) {
        let mut parts: Vec<(Conflict, bool)> = vec![];
        for (conflict, writes) in found {
            let of = conflict.earlier.operation;
            match parts.iter_mut().find(|p| p.0.earlier.operation == of && p.1 == writes) {
                Some((part, _)) => {
                    part.bytes += conflict.bytes;
                    part.earlier_writes |= conflict.earlier_writes;
                }
                None => parts.push((conflict, writes)),
            }
        }
        let mut pairs: Vec<(Conflict, bool)> = vec![];
        for (part, writes) in parts {
            match pairs.iter_mut().find(|p| p.0.earlier.operation == part.earlier.operation) {
                Some(pair) => {
                    // What is read is mostly what is written.
                    pair.0.bytes = pair.0.bytes.max(part.bytes);
                    pair.0.earlier_writes |= part.earlier_writes;
                    pair.1 |= writes;
                }
                None => pairs.push((part, writes)),
            }
        }
        for (conflict, writes) in pairs {
            let Conflict { earlier, earlier_writes, offset, bytes } = conflict;
            let Some(first) = self.operations.get(earlier.operation as usize) else { continue };
            let first = Done { write: earlier_writes, ..first.clone() };
            let second = Done { write: writes, ..later.clone() };
            // What a copy has staged nearly always arrives in time.
            let staged = self.staged.contains(&earlier.operation);
            let severity = if staged { Severity::Note } else { Severity::Error };
            let kind = HostFaultKind::Unordered { offset, bytes, changes_output: false };
            self.observe(kind, severity, object, vec![first, second]);
        }
    }

    /// An access by the host's code to memory that streams may use.
    pub(crate) fn follow_host_access(
        &mut self,
        object: ObjectId,
        at: u64,
        bytes: u64,
        done: &Done,
    ) {
        if !self.following {
            return;
        }
        let (agent, clock) = match self.callback {
            // A host function of a stream runs in its order.
            Some((stream, _)) => (self.streams[stream].agent, self.streams[stream].clock.clone()),
            None => (HOST, Clock::default()),
        };
        let clock = if agent == HOST { &self.host_clock } else { &clock };
        let Some(allocation) = self.allocations.get(&object.0) else { return };
        let covered = (DEFAULT..=self.streams.len())
            .all(|agent| allocation.uses.of(agent) <= clock.of(agent));
        if covered && self.callback.is_none() {
            return;
        }
        let found = allocation.history.conflicts(at..at + bytes, done.write, clock);
        let found = found.into_iter().map(|c| (c, done.write)).collect();
        self.report_conflicts(Some(object), found, done.clone());
        if let Some((stream, operation)) = self.callback {
            let start = self.streams[stream].clock.clone();
            let by = Use { agent, time: start.of(agent), operation };
            if let Some(allocation) = self.allocations.get_mut(&object.0) {
                allocation.history.record(at..at + bytes, done.write, &start, by);
                allocation.uses.join(&start);
            }
        }
    }

    /// Lets accesses by the host's code to managed variables be followed.
    pub(crate) fn follow_managed(
        &mut self,
        host: &mut dyn Host,
        variables: Vec<(u64, u64, ObjectId)>,
    ) {
        self.following |= !variables.is_empty();
        for &(address, bytes, object) in &variables {
            host.watch(address, bytes);
            let new = || Allocation::new(Kind::Global, "a variable", bytes, super::Spot::default());
            self.allocations.entry(object.0).or_insert_with(new);
        }
        self.managed = variables;
    }

    /// An access by the host's code to registered memory or to a managed variable.
    pub fn watched_access(&mut self, address: u64, bytes: u64, write: bool, spot: super::Spot) {
        let within = |m: &&(u64, u64, ObjectId)| (m.0..m.0 + m.1).contains(&address);
        if let Some(&(start, _, object)) = self.managed.iter().find(within) {
            let done = Done { what: What::Access, write, stream: None, spot, launch: None };
            self.follow_host_access(object, address - start, bytes, &done);
            return;
        }
        let Some(start) = self.registered_at(address) else { return };
        let Some(r) = self.registered.get(&start) else { return };
        let at = address - start;
        // A host function of a stream runs in its order.
        let clock =
            self.callback.map_or(&self.host_clock, |(stream, _)| &self.streams[stream].clock);
        let found = r.history.conflicts(at..at + bytes, write, clock);
        if found.is_empty() {
            return;
        }
        let found = found.into_iter().map(|c| (c, write)).collect();
        let done = Done { what: What::Access, write, stream: None, spot, launch: None };
        self.report_conflicts(None, found, done);
    }
}
