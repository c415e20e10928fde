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
    "__cxa_throw_bad_array_new_length",
    "_ZSt9terminatev",
    "__cxa_call_unexpected",
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
    "__cxa_get_globals",
    "__cxa_current_exception_type",
    "__warpscope_current_exception",
    "__warpscope_exception_reference",
    "__warpscope_exception_release",
    "__warpscope_rethrow_exception",
    "_ZSt10unexpectedv",
    "__cxa_init_primary_exception",
];

/// `__cxa_*`, `operator new` and `delete`, `std::terminate`.
#[derive(Debug, Default)]
pub struct CxxAbi {}

/// Tokens of calls back.
const RETURN: u64 = 0;

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
                entry.rethrown = false;
                let adjusted = if entry.adjusted == 0 { object } else { entry.adjusted };
                exceptions.caught.push(object);
                exceptions.uncaught = exceptions.uncaught.saturating_sub(1);
                Outcome::Return(if entry.type_info == 0 {
                    object
                } else {
                    adjusted_or(entry, adjusted)
                })
            }
            "__cxa_end_catch" => end_catch(m),
            "__cxa_rethrow" => match m.exceptions.caught.last().copied() {
                Some(object) => {
                    if let Some(entry) = m.exceptions.objects.get_mut(&object) {
                        entry.rethrown = true;
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
            "__warpscope_current_exception" => {
                let object = m.exceptions.caught.last().copied().unwrap_or(0);
                if let Some(entry) = m.exceptions.objects.get_mut(&object) {
                    entry.references += 1;
                }
                Outcome::Return(object)
            }
            "__warpscope_exception_reference" => {
                if let Some(entry) = m.exceptions.objects.get_mut(&args.get(0)) {
                    entry.references += 1;
                }
                Outcome::Return(0)
            }
            "__warpscope_exception_release" => {
                let object = args.get(0);
                if let Some(entry) = m.exceptions.objects.get_mut(&object) {
                    entry.references = entry.references.saturating_sub(1);
                    if entry.references == 0 && entry.handlers == 0 {
                        return destroy(m, object);
                    }
                }
                Outcome::Return(0)
            }
            "__warpscope_rethrow_exception" => {
                m.exceptions.uncaught += 1;
                Outcome::Throw(args.get(0))
            }
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
        if token != RETURN {
            // The destructor of an exception has run.
            release(m, token);
        }
        Outcome::Return(0)
    }
}

fn adjusted_or(entry: &Exception, otherwise: u64) -> u64 {
    // A thrown null pointer is caught as one.
    if entry.adjusted == 0 { otherwise } else { entry.adjusted }
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
    if entry.handlers == 0 && entry.references == 0 && !entry.rethrown {
        return destroy(m, object);
    }
    Outcome::Return(0)
}

fn terminate(m: &mut Machine) -> Outcome {
    if m.exceptions.caught.is_empty() {
        m.console.write(Stream::Stderr, b"terminate called without an active exception\n");
    }
    Outcome::Fault(FaultKind::Terminate)
}
