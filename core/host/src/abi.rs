//! The run-time support of C++ (Itanium C++ ABI): exceptions, guards of static variables, casts,
//! `operator new` and `delete`.

use crate::fault::FaultKind;
use crate::library::{Args, Library, Outcome, Variable};
use crate::machine::{Machine, Stream};
use crate::unwind::Exception;

/// Functions by number.
const NAMES: &[&str] = &[
    "__cxa_allocate_exception",
    "__cxa_free_exception",
    "__cxa_throw",
    "__cxa_begin_catch",
    "__cxa_end_catch",
    "__cxa_rethrow",
    "__cxa_get_exception_ptr",
    "__cxa_guard_acquire",
    "__cxa_guard_release",
    "__cxa_guard_abort",
    "__cxa_pure_virtual",
    "__cxa_deleted_virtual",
    "__dynamic_cast",
    "__cxa_bad_cast",
    "__cxa_bad_typeid",
    "_ZSt9terminatev",
    "__gxx_personality_v0",
    "_Unwind_Resume",
    "_Znwm",
    "_Znam",
    "_ZnwmSt11align_val_t",
    "_ZnamSt11align_val_t",
    "_ZnwmRKSt9nothrow_t",
    "_ZnamRKSt9nothrow_t",
    "_ZdlPv",
    "_ZdaPv",
    "_ZdlPvm",
    "_ZdaPvm",
    "_ZdlPvSt11align_val_t",
    "_ZdaPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t",
    "_ZdaPvmSt11align_val_t",
    "_ZdlPvRKSt9nothrow_t",
    "_ZdaPvRKSt9nothrow_t",
    "_ZSt18uncaught_exceptionv",
    "_ZSt19uncaught_exceptionsv",
    "__cxa_uncaught_exceptions",
    "__cxa_current_exception_type",
    "_ZSt17current_exceptionv",
    "_ZNSt15__exception_ptr13exception_ptrC1EPv",
    "_ZNSt15__exception_ptr13exception_ptrC2EPv",
    "_ZNSt15__exception_ptr13exception_ptrC1ERKS0_",
    "_ZNSt15__exception_ptr13exception_ptrC2ERKS0_",
    "_ZNSt15__exception_ptr13exception_ptraSERKS0_",
    "_ZNSt15__exception_ptr13exception_ptrD1Ev",
    "_ZNSt15__exception_ptr13exception_ptrD2Ev",
    "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE",
    "_ZSt13set_terminatePFvvE",
    "_ZSt13get_terminatev",
    "_ZNKSt9type_info9hash_codeEv",
    "_ZSt10unexpectedv",
];

/// `__cxa_*`, `operator new` and `delete`, `std::terminate`.
#[derive(Debug, Default)]
pub struct CxxAbi {
    /// The handler of `std::set_terminate`.
    terminate: u64,
}

/// Token of the call of a handler of `std::set_terminate`; others are exceptions.
const TERMINATED: u64 = 1;

impl Library for CxxAbi {
    fn resolve(&mut self, name: &str) -> Option<u32> {
        NAMES.iter().position(|n| *n == name).map(|n| n as u32)
    }

    fn variable(&mut self, name: &str) -> Option<Variable> {
        matches!(name, "__dso_handle" | "_ZSt7nothrow")
            .then(|| Variable { bytes: vec![0; 8], constant: false })
    }

    fn call(&mut self, m: &mut Machine, function: u32, args: &Args<'_>) -> Outcome {
        let name = NAMES.get(function as usize).copied().unwrap_or("");
        match name {
            "__cxa_allocate_exception" => match m.memory.allocate(args.get(0)) {
                Some(at) => {
                    m.exceptions.objects.insert(at, Exception::default());
                    Outcome::Return(at)
                }
                None => Outcome::Limit("memory".into()),
            },
            "__cxa_free_exception" => {
                release(m, args.get(0));
                Outcome::Return(0)
            }
            "__cxa_throw" => {
                let object = args.get(0);
                let entry = m.exceptions.objects.entry(object).or_default();
                entry.type_info = args.get(1);
                entry.destructor = args.get(2);
                entry.in_flight += 1;
                m.exceptions.uncaught += 1;
                Outcome::Throw(object)
            }
            "__cxa_get_exception_ptr" => {
                let object = args.get(0);
                Outcome::Return(m.exceptions.objects.get(&object).map_or(object, |e| e.adjusted))
            }
            "__cxa_begin_catch" => {
                let object = args.get(0);
                let exceptions = &mut m.exceptions;
                let entry = exceptions.objects.entry(object).or_default();
                entry.handlers += 1;
                entry.in_flight = entry.in_flight.saturating_sub(1);
                // A thrown null pointer is caught as one.
                let adjusted = if entry.type_info == 0 { object } else { entry.adjusted };
                exceptions.caught.push(object);
                exceptions.uncaught = exceptions.uncaught.saturating_sub(1);
                Outcome::Return(adjusted)
            }
            "__cxa_end_catch" => end_catch(m),
            "__cxa_rethrow" => match m.exceptions.caught.last().copied() {
                Some(object) => {
                    if let Some(entry) = m.exceptions.objects.get_mut(&object) {
                        entry.in_flight += 1;
                    }
                    m.exceptions.uncaught += 1;
                    Outcome::Throw(object)
                }
                None => terminate(m),
            },
            "_Unwind_Resume" => Outcome::Throw(args.get(0)),
            "__cxa_guard_acquire" => match m.memory.load(args.get(0), 1) {
                Ok(done) => Outcome::Return(u64::from(done == 0)),
                Err(bad) => Outcome::Fault(m.memory.explain(bad)),
            },
            "__cxa_guard_release" => match m.memory.store(args.get(0), 1, 1) {
                Ok(()) => Outcome::Return(0),
                Err(bad) => Outcome::Fault(m.memory.explain(bad)),
            },
            "__cxa_guard_abort" => Outcome::Return(0),
            "__cxa_pure_virtual" | "__cxa_deleted_virtual" => {
                m.console.write(Stream::Stderr, b"pure virtual method called\n");
                Outcome::Fault(FaultKind::PureVirtual)
            }
            "__dynamic_cast" => {
                let found = m.dynamic_cast(args.get(0), args.get(1), args.get(2));
                Outcome::Return(found.unwrap_or(0))
            }
            "__cxa_bad_cast" => throw_library(m, "St8bad_cast"),
            "__cxa_bad_typeid" => throw_library(m, "St10bad_typeid"),
            "__gxx_personality_v0" => Outcome::Return(0),
            "_Znwm" | "_Znam" => allocate(m, 16, args.get(0)),
            "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => {
                allocate(m, args.get(1), args.get(0))
            }
            "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => {
                Outcome::Return(m.memory.allocate(args.get(0)).unwrap_or(0))
            }
            "_ZSt18uncaught_exceptionv" => Outcome::from(i32::from(m.exceptions.uncaught > 0)),
            "_ZSt19uncaught_exceptionsv" | "__cxa_uncaught_exceptions" => {
                Outcome::from(m.exceptions.uncaught as i32)
            }
            "__cxa_current_exception_type" => {
                let object = m.exceptions.caught.last();
                let entry = object.and_then(|o| m.exceptions.objects.get(o));
                Outcome::Return(entry.map_or(0, |e| e.type_info))
            }
            "_ZSt17current_exceptionv" => {
                let object = m.exceptions.caught.last().copied().unwrap_or(0);
                refer(m, object);
                store(m, args.get(0), object)
            }
            "_ZNSt15__exception_ptr13exception_ptrC1EPv"
            | "_ZNSt15__exception_ptr13exception_ptrC2EPv" => {
                refer(m, args.get(1));
                store(m, args.get(0), args.get(1))
            }
            "_ZNSt15__exception_ptr13exception_ptrC1ERKS0_"
            | "_ZNSt15__exception_ptr13exception_ptrC2ERKS0_" => {
                match m.memory.load(args.get(1), 8) {
                    Ok(object) => {
                        refer(m, object);
                        store(m, args.get(0), object)
                    }
                    Err(bad) => Outcome::Fault(m.memory.explain(bad)),
                }
            }
            "_ZNSt15__exception_ptr13exception_ptraSERKS0_" => {
                let both = m.memory.load(args.get(0), 8);
                match both.and_then(|old| Ok((old, m.memory.load(args.get(1), 8)?))) {
                    Ok((old, new)) => {
                        refer(m, new);
                        let stored = m.memory.store(args.get(0), 8, new);
                        if let Err(bad) = stored {
                            return Outcome::Fault(m.memory.explain(bad));
                        }
                        match unrefer(m, old) {
                            // The result is the reference to the left side.
                            Outcome::Return(_) => Outcome::Return(args.get(0)),
                            other => other,
                        }
                    }
                    Err(bad) => Outcome::Fault(m.memory.explain(bad)),
                }
            }
            "_ZNSt15__exception_ptr13exception_ptrD1Ev"
            | "_ZNSt15__exception_ptr13exception_ptrD2Ev" => match m.memory.load(args.get(0), 8) {
                Ok(object) => unrefer(m, object),
                Err(bad) => Outcome::Fault(m.memory.explain(bad)),
            },
            "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE" => {
                match m.memory.load(args.get(0), 8) {
                    Ok(0) => terminate(m),
                    Ok(object) => {
                        // What held it may end on the way to the handler.
                        m.exceptions.objects.entry(object).or_default().in_flight += 1;
                        m.exceptions.uncaught += 1;
                        Outcome::Throw(object)
                    }
                    Err(bad) => Outcome::Fault(m.memory.explain(bad)),
                }
            }
            "_ZSt13set_terminatePFvvE" => {
                Outcome::Return(std::mem::replace(&mut self.terminate, args.get(0)))
            }
            "_ZSt13get_terminatev" => Outcome::Return(self.terminate),
            "_ZNKSt9type_info9hash_codeEv" => {
                let name = m.type_name(args.get(0)).unwrap_or_default();
                Outcome::Return(base::hash::fnv1a(&name))
            }
            "_ZSt9terminatev" | "_ZSt10unexpectedv" if self.terminate != 0 => Outcome::Call {
                function: std::mem::take(&mut self.terminate),
                args: vec![],
                token: TERMINATED,
            },
            "_ZSt9terminatev" | "_ZSt10unexpectedv" => terminate(m),
            name if name.starts_with("_Zdl") || name.starts_with("_Zda") => match args.get(0) {
                0 => Outcome::Return(0),
                at => match m.memory.free(at) {
                    Ok(()) => Outcome::Return(0),
                    Err(kind) => Outcome::Fault(kind),
                },
            },
            _ => Outcome::Missing(name.into()),
        }
    }

    fn resume(&mut self, m: &mut Machine, token: u64, _: u64) -> Outcome {
        if token == TERMINATED {
            return Outcome::Fault(FaultKind::Abort);
        }
        // The destructor of an exception has run.
        release(m, token);
        Outcome::Return(0)
    }
}

fn store(m: &mut Machine, to: u64, value: u64) -> Outcome {
    match m.memory.store(to, 8, value) {
        Ok(()) => Outcome::Return(to),
        Err(bad) => Outcome::Fault(m.memory.explain(bad)),
    }
}

/// Counts a reference to an exception.
fn refer(m: &mut Machine, object: u64) {
    if let Some(entry) = m.exceptions.objects.get_mut(&object) {
        entry.references += 1;
    }
}

/// Ends a reference to an exception.
fn unrefer(m: &mut Machine, object: u64) -> Outcome {
    if let Some(entry) = m.exceptions.objects.get_mut(&object) {
        entry.references = entry.references.saturating_sub(1);
        if entry.references == 0 && entry.handlers == 0 && entry.in_flight == 0 {
            return destroy(m, object);
        }
    }
    Outcome::Return(0)
}

/// Throws an exception of the library without contents, if the program has its class.
fn throw_library(m: &mut Machine, class: &str) -> Outcome {
    let find = |prefix: &str| m.program().variable(&format!("{prefix}{class}")).map(|v| v.0);
    let (Some(table), Some(type_info)) = (find("_ZTV"), find("_ZTI")) else {
        return Outcome::Missing(format!("exception class `{class}`"));
    };
    let Some(object) = m.memory.allocate(8) else { return Outcome::Limit("memory".into()) };
    if let Err(bad) = m.memory.store(object, 8, table + 16) {
        return Outcome::Fault(m.memory.explain(bad));
    }
    let thrown = Exception { type_info, in_flight: 1, ..Exception::default() };
    m.exceptions.objects.insert(object, thrown);
    m.exceptions.uncaught += 1;
    Outcome::Throw(object)
}

fn allocate(m: &mut Machine, align: u64, size: u64) -> Outcome {
    match m.memory.allocate_aligned(align.min(4096).next_power_of_two(), size) {
        Some(at) => Outcome::Return(at),
        None => Outcome::Limit(format!("memory (`new` of {size} bytes)")),
    }
}

fn release(m: &mut Machine, object: u64) {
    m.exceptions.objects.remove(&object);
    // An exception that is not an allocation of ours is not freed.
    let _ = m.memory.free(object);
}

/// Destroys an exception that nobody holds any more.
fn destroy(m: &mut Machine, object: u64) -> Outcome {
    let destructor = m.exceptions.objects.get(&object).map_or(0, |e| e.destructor);
    if destructor == 0 {
        release(m, object);
        return Outcome::Return(0);
    }
    Outcome::Call { function: destructor, args: vec![object], token: object }
}

fn end_catch(m: &mut Machine) -> Outcome {
    let Some(object) = m.exceptions.caught.pop() else { return Outcome::Return(0) };
    let Some(entry) = m.exceptions.objects.get_mut(&object) else { return Outcome::Return(0) };
    entry.handlers = entry.handlers.saturating_sub(1);
    if entry.handlers == 0 && entry.references == 0 && entry.in_flight == 0 {
        return destroy(m, object);
    }
    Outcome::Return(0)
}

fn terminate(m: &mut Machine) -> Outcome {
    match m.exceptions.caught.last() {
        Some(object) => Outcome::Uncaught(*object),
        None => {
            m.console.write(Stream::Stderr, b"terminate called without an active exception\n");
            Outcome::Fault(FaultKind::Terminate)
        }
    }
}
