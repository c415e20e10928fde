//! Device memory that outlives launches: what a whole program allocates, fills and frees.
//!
//! A run borrows it ([`SharedMemory`]) and keeps what each object was before its first change, so that
//! the memory is as before when the run has ended, and the run's effect is a value ([`Changes`]). Further
//! passes over the launch then start from the same memory, and one of their effects is applied.

use super::memory::{Memory, Object};
use crate::bytecode::{GlobalObject, target};
use events::ObjectId;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Number of objects up to which numbers of freed allocations are not given to new ones, so that a use
/// after free is known as one.
const KEPT_NUMBERS: usize = 1 << 12;

/// Allocations and module globals, with the bytes that have been written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DeviceMemory {
    memory: Memory,
    /// Freed objects, the earliest first.
    freed: VecDeque<u32>,
}

impl DeviceMemory {
    /// Empty memory of at most `budget` bytes.
    pub fn new(budget: u64) -> Self {
        let shared = Object { constant: true, ..Object::new(vec![]) };
        let memory = Memory { objects: vec![shared], budget, ..Memory::default() };
        Self { memory, freed: VecDeque::new() }
    }

    /// The number that precedes those of the globals of a module that is added now.
    pub fn next_global(&self) -> u32 {
        self.memory.objects.len() as u32 - 1
    }
    /// Adds the globals of a module, as `bytecode::module_globals` gives them. Whether there is room.
    pub fn add_globals(&mut self, globals: Vec<GlobalObject>) -> bool {
        for global in globals {
            let Some(left) = self.memory.budget.checked_sub(global.bytes.len() as u64) else {
                return false;
            };
            self.memory.budget = left;
            let constant = global.constant;
            self.memory.objects.push(Object { constant, ..Object::new(global.bytes) });
        }
        true
    }

    /// A new allocation of `len` bytes, which count as written if `written`; they are 0. `None` if there is
    /// no room.
    pub fn allocate(&mut self, len: u64, written: bool) -> Option<ObjectId> {
        // What is not written needs a byte of bookkeeping for each byte.
        let cost = if written { len } else { len.checked_mul(2)? };
        if len >= u64::from(u32::MAX) - target::OBJECT_START {
            return None;
        }
        self.memory.budget = self.memory.budget.checked_sub(cost)?;
        let valid = if written { vec![] } else { vec![0; len as usize] };
        let object = Object { valid, ..Object::new(vec![0; len as usize]) };
        if self.memory.objects.len() >= KEPT_NUMBERS
            && let Some(number) = self.freed.pop_front()
        {
            self.memory.objects[number as usize] = object;
            return Some(ObjectId(number));
        }
        self.memory.objects.push(object);
        Some(ObjectId(self.memory.objects.len() as u32 - 1))
    }
    /// Frees an allocation. Its number is not used again soon.
    pub fn free(&mut self, object: ObjectId) {
        if self.withdraw(object) {
            self.freed.push_back(object.0);
        }
    }
    /// Frees an allocation whose address stays its own: [`Self::restore`] gives it memory again. Whether it had any.
    pub fn withdraw(&mut self, object: ObjectId) -> bool {
        let Some(o) = self.memory.objects.get_mut(object.0 as usize) else { return false };
        if o.freed || object.0 == 0 {
            return false;
        }
        self.memory.budget += (o.bytes.len() + o.valid.len()) as u64;
        *o = Object { freed: true, ..Object::new(vec![]) };
        true
    }
    /// Gives a withdrawn allocation `len` bytes of memory, which nothing has written. Whether there is room.
    pub fn restore(&mut self, object: ObjectId, len: u64) -> bool {
        let left = len.checked_mul(2).and_then(|cost| self.memory.budget.checked_sub(cost));
        let Some(o) = self.memory.objects.get_mut(object.0 as usize).filter(|o| o.freed) else {
            return false;
        };
        let Some(left) = left else { return false };
        self.memory.budget = left;
        *o = Object { valid: vec![0; len as usize], ..Object::new(vec![0; len as usize]) };
        true
    }

    /// Bytes that can still be allocated.
    pub fn room(&self) -> u64 {
        self.memory.budget
    }
    /// The object whose region `address` lies in, and the offset in it, which may be out of bounds.
    pub fn find(&self, address: u64) -> Option<(ObjectId, i64)> {
        match self.memory.object_at(address) {
            (Some(object), offset) if object.0 > 0 => Some((object, offset)),
            _ => None,
        }
    }
    /// Size of an object, bytes; 0 once it is freed.
    pub fn size(&self, object: ObjectId) -> u64 {
        self.memory.objects.get(object.0 as usize).map_or(0, |o| o.bytes.len() as u64)
    }
    /// Whether an object has been freed.
    pub fn is_freed(&self, object: ObjectId) -> bool {
        self.memory.objects.get(object.0 as usize).is_some_and(|o| o.freed)
    }
    /// Bytes of an object, if they exist.
    pub fn bytes(&self, object: ObjectId, range: Range<u64>) -> Option<&[u8]> {
        let o = self.memory.objects.get(object.0 as usize)?;
        o.bytes.get(range.start as usize..range.end as usize)
    }
    /// Bytes of an object to be overwritten; they count as written.
    pub fn bytes_mut(&mut self, object: ObjectId, range: Range<u64>) -> Option<&mut [u8]> {
        let o = self.memory.objects.get_mut(object.0 as usize)?;
        let range = range.start as usize..range.end as usize;
        if range == (0..o.bytes.len()) && !o.valid.is_empty() {
            self.memory.budget += o.valid.len() as u64;
            o.valid = vec![];
        }
        if !o.valid.is_empty() {
            o.valid.get_mut(range.clone())?.fill(1);
        }
        o.bytes.get_mut(range)
    }
    /// The number of bytes in the range that have never been written.
    pub fn unwritten(&self, object: ObjectId, range: Range<u64>) -> u64 {
        let Some(o) = self.memory.objects.get(object.0 as usize) else { return 0 };
        let valid = o.valid.get(range.start as usize..range.end as usize).unwrap_or(&[]);
        valid.iter().filter(|&&v| v == 0).count() as u64
    }
    /// Copies bytes within the memory, with what is known of whether they are written. False if they do
    /// not exist.
    pub fn copy(&mut self, to: (ObjectId, u64), from: (ObjectId, u64), len: u64) -> bool {
        let range = |at: u64| at as usize..at.saturating_add(len) as usize;
        let Some(source) = self.memory.objects.get(from.0.0 as usize) else { return false };
        let Some(bytes) = source.bytes.get(range(from.1)).map(<[u8]>::to_vec) else {
            return false;
        };
        let valid = source.valid.get(range(from.1)).map(<[u8]>::to_vec);
        let Some(target) = self.bytes_mut(to.0, to.1..to.1.saturating_add(len)) else {
            return false;
        };
        target.copy_from_slice(&bytes);
        let partly = valid.filter(|v| v.contains(&0));
        if let Some(valid) = partly {
            let budget = &mut self.memory.budget;
            let Some(o) = self.memory.objects.get_mut(to.0.0 as usize) else { return false };
            if o.valid.is_empty() {
                o.valid = vec![1; o.bytes.len()];
                *budget = budget.saturating_sub(o.valid.len() as u64);
            }
            o.valid[range(to.1)].copy_from_slice(&valid);
        }
        true
    }
    /// Applies what a run did.
    pub fn apply(&mut self, changes: Changes) {
        let Changes { objects, new, budget } = changes;
        for (number, object) in objects {
            if let Some(o) = self.memory.objects.get_mut(number as usize) {
                *o = object;
            }
        }
        self.memory.objects.extend(new);
        self.memory.budget = budget;
    }
}

/// What a run did to memory that outlives it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes {
    /// Objects that it wrote or freed, as they were afterwards.
    objects: Vec<(u32, Object)>,
    /// Objects that it allocated.
    new: Vec<Object>,
    budget: u64,
}

/// Device memory that runs take turns to use.
#[derive(Clone, Debug, Default)]
pub struct SharedMemory(Arc<Mutex<Lent>>);

#[derive(Debug, Default)]
struct Lent {
    device: DeviceMemory,
    /// Number of objects, and room, before the run that has the memory.
    before: (usize, u64),
}

impl PartialEq for SharedMemory {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl SharedMemory {
    /// Shares `device`.
    pub fn new(device: DeviceMemory) -> Self {
        Self(Arc::new(Mutex::new(Lent { device, before: (0, 0) })))
    }
    fn lock(&self) -> MutexGuard<'_, Lent> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Works on the memory between runs.
    pub fn with<T>(&self, work: impl FnOnce(&mut DeviceMemory) -> T) -> T {
        work(&mut self.lock().device)
    }
    /// The memory for a run, which keeps what it changes.
    pub(super) fn take(&self) -> Memory {
        let mut lent = self.lock();
        let memory = std::mem::take(&mut lent.device.memory);
        lent.before = (memory.objects.len(), memory.budget);
        Memory { journal: true, ..memory }
    }
    /// A copy of the memory, for a run that is paused and goes back.
    pub(super) fn copy(&self) -> Memory {
        self.lock().device.memory.clone()
    }
    /// Takes the memory back from a run, as it was before; what the run did is returned.
    pub(super) fn give_back(&self, memory: &mut Memory) -> Changes {
        let mut lent = self.lock();
        let mut memory = std::mem::take(memory);
        let (len, budget) = lent.before;
        let mut changes = Changes { budget: memory.budget, ..Changes::default() };
        changes.new = memory.objects.split_off(len.min(memory.objects.len()));
        changes.new.iter_mut().for_each(|o| o.saved = None);
        for (number, object) in memory.objects.iter_mut().enumerate() {
            if let Some(saved) = object.saved.take() {
                let before = Object {
                    valid: saved.valid,
                    freed: saved.freed,
                    constant: object.constant,
                    ..Object::new(saved.bytes)
                };
                changes.objects.push((number as u32, std::mem::replace(object, before)));
            }
        }
        memory.journal = false;
        memory.budget = budget;
        lent.device.memory = memory;
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::{DeviceMemory, SharedMemory};

    #[test]
    fn copies_carry_what_is_written() {
        let mut memory = DeviceMemory::new(1 << 20);
        let a = memory.allocate(16, false).unwrap();
        let b = memory.allocate(16, true).unwrap();
        memory.bytes_mut(a, 0..4).unwrap().fill(7);
        assert_eq!(memory.unwritten(a, 0..16), 12);
        assert!(memory.copy((b, 8), (a, 0), 8));
        assert_eq!(memory.unwritten(b, 0..16), 4);
        assert_eq!(memory.bytes(b, 8..13).unwrap(), [7, 7, 7, 7, 0]);
        assert!(!memory.copy((b, 12), (a, 0), 8));
        memory.bytes_mut(b, 0..16).unwrap().fill(1);
        assert_eq!(memory.unwritten(b, 0..16), 0);
    }

    #[test]
    fn room_comes_back_and_numbers_do_not() {
        let mut memory = DeviceMemory::new(100);
        assert_eq!(memory.allocate(64, false), None);
        let a = memory.allocate(40, false).unwrap();
        assert_eq!(memory.room(), 20);
        memory.free(a);
        memory.free(a);
        assert_eq!(memory.room(), 100);
        let b = memory.allocate(40, false).unwrap();
        assert!(a != b && memory.is_freed(a) && !memory.is_freed(b));
    }

    #[test]
    fn withdrawn_memory_keeps_its_number() {
        let mut memory = DeviceMemory::new(100);
        let a = memory.allocate(40, false).unwrap();
        assert!(memory.withdraw(a) && !memory.withdraw(a) && memory.is_freed(a));
        assert_eq!(memory.room(), 100);
        let b = memory.allocate(40, false).unwrap();
        assert!(a != b && !memory.restore(a, 40));
        memory.free(b);
        assert!(memory.restore(a, 40) && !memory.restore(a, 40));
        assert_eq!((memory.unwritten(a, 0..40), memory.room()), (40, 20));
    }

    #[test]
    fn a_run_leaves_the_memory_as_it_was() {
        let shared = SharedMemory::new(DeviceMemory::new(1000));
        let a = shared.with(|m| m.allocate(4, true).unwrap());
        let mut run = shared.take();
        run.objects[a.0 as usize].save();
        run.objects[a.0 as usize].bytes[1] = 9;
        let changes = shared.give_back(&mut run);
        assert_eq!(shared.with(|m| m.bytes(a, 0..4).unwrap().to_vec()), [0; 4]);
        shared.with(|m| m.apply(changes));
        assert_eq!(shared.with(|m| m.bytes(a, 0..4).unwrap().to_vec()), [0, 9, 0, 0]);
    }
}
