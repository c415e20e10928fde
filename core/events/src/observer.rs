//! The interface through which a run is observed.
//!
//! The events are listed once, at the end of this file. From that list come [`Observer`] itself, pairs
//! of observers, [`DynObserver`], its form behind a pointer, and [`ObserverWrapper`], for observers
//! that change some events and forward all others. A new event is therefore forwarded everywhere.

use crate::{
    Access, BarrierDone, BarrierMismatch, Comparison, Fault, LaneMask, ObjectId, Point, Scope,
    SiteId, WarpContext,
};
use launch::{Dim3, Launch};

/// Makes the traits and the forwarding implementations from the list of events. Each entry has the
/// name of the method in [`Observer`], the one in [`DynObserver`], and the parameters.
///
/// * `events` only inform. `if CONSTANT` names the constant without which a pair does not forward it.
/// * `requests` inform too, and any observer can answer true.
/// * `questions` do not inform, and any observer can answer true.
macro_rules! observers {
    (
        events { $(
            $(#[$event_doc:meta])*
            fn $event:ident, $on_event:ident($($arg:ident: $type:ty),*) $(if $gate:ident)?;
        )* }
        requests { $(
            $(#[$request_doc:meta])*
            fn $request:ident, $on_request:ident($($request_arg:ident: $request_type:ty),*)
            if $request_gate:ident, default $request_default:expr;
        )* }
        questions { $(
            $(#[$question_doc:meta])*
            fn $question:ident, $on_question:ident() default $question_default:expr;
        )* }
    ) => {
        /// Observes a run. Every method has a default that ignores the event.
        #[allow(unused_variables)]
        pub trait Observer {
            /// Whether [`Observer::access`] is needed.
            const ACCESSES: bool = true;
            /// Whether accesses carry values.
            const VALUES: bool = false;
            /// Whether [`Observer::pauses`] is called.
            const PAUSES: bool = false;
            /// Whether [`Observer::compare`] is needed.
            const COMPARES: bool = false;

            /// Whether it must see every round of a run that goes through the same states again and again,
            /// with no change to memory and no fault, after it has seen some of them.
            const EVERY_ROUND: bool = true;

            /// Whether accesses of this statement to this object would change nothing, so that they need not be
            /// announced.
            #[inline(always)]
            fn ignores(&self, site: SiteId, object: ObjectId) -> bool {
                false
            }

            $( $(#[$event_doc])* #[inline] fn $event(&mut self, $($arg: $type),*) {} )*
            $(
                $(#[$request_doc])*
                fn $request(&mut self, $($request_arg: $request_type),*) -> bool {
                    $request_default
                }
            )*
            $( $(#[$question_doc])* fn $question(&self) -> bool { $question_default } )*
        }

        /// Two observers at once.
        impl<A: Observer, B: Observer> Observer for (A, B) {
            const ACCESSES: bool = A::ACCESSES || B::ACCESSES;
            const VALUES: bool = A::VALUES || B::VALUES;
            const PAUSES: bool = A::PAUSES || B::PAUSES;
            const COMPARES: bool = A::COMPARES || B::COMPARES;
            const EVERY_ROUND: bool = A::EVERY_ROUND || B::EVERY_ROUND;
            #[inline(always)]
            fn ignores(&self, site: SiteId, object: ObjectId) -> bool {
                (!A::ACCESSES || self.0.ignores(site, object))
                    && (!B::ACCESSES || self.1.ignores(site, object))
            }
            $(
                #[inline(always)]
                fn $event(&mut self, $($arg: $type),*) {
                    if true $(&& A::$gate)? {
                        self.0.$event($($arg),*);
                    }
                    if true $(&& B::$gate)? {
                        self.1.$event($($arg),*);
                    }
                }
            )*
            $(
                fn $request(&mut self, $($request_arg: $request_type),*) -> bool {
                    // Both must see every request.
                    let first = A::$request_gate && self.0.$request($($request_arg),*);
                    B::$request_gate && self.1.$request($($request_arg),*) || first
                }
            )*
            $(
                fn $question(&self) -> bool {
                    self.0.$question() || self.1.$question()
                }
            )*
        }

        /// The same interface without constants, so that it can be used behind a pointer. Every
        /// [`Observer`] implements it: `on_x` calls [`Observer`]'s `x`.
        pub trait DynObserver {
            $( #[doc(hidden)] fn $on_event(&mut self, $($arg: $type),*); )*
            $(
                #[doc(hidden)]
                fn $on_request(&mut self, $($request_arg: $request_type),*) -> bool;
            )*
            $( #[doc(hidden)] fn $on_question(&self) -> bool; )*
        }

        impl<T: Observer> DynObserver for T {
            $( fn $on_event(&mut self, $($arg: $type),*) { self.$event($($arg),*) } )*
            $(
                fn $on_request(&mut self, $($request_arg: $request_type),*) -> bool {
                    self.$request($($request_arg),*)
                }
            )*
            $( fn $on_question(&self) -> bool { self.$question() } )*
        }

        impl Observer for AnyObserver<'_> {
            const VALUES: bool = true;
            const PAUSES: bool = true;
            const COMPARES: bool = true;
            $( fn $event(&mut self, $($arg: $type),*) { self.0.$on_event($($arg),*) } )*
            $(
                fn $request(&mut self, $($request_arg: $request_type),*) -> bool {
                    self.0.$on_request($($request_arg),*)
                }
            )*
            $( fn $question(&self) -> bool { self.0.$on_question() } )*
        }

        /// An observer that forwards events to another one. It overrides the methods for those that
        /// it changes; each of them has the meaning of [`Observer`]'s method of the same name.
        pub trait ObserverWrapper {
            /// The observer wrapped.
            type Inner: Observer;
            /// The observer wrapped.
            fn inner(&self) -> &Self::Inner;
            /// The observer wrapped.
            fn inner_mut(&mut self) -> &mut Self::Inner;
            $(
                $(#[$event_doc])*
                #[inline]
                fn $event(&mut self, $($arg: $type),*) {
                    self.inner_mut().$event($($arg),*)
                }
            )*
            $(
                $(#[$request_doc])*
                fn $request(&mut self, $($request_arg: $request_type),*) -> bool {
                    self.inner_mut().$request($($request_arg),*)
                }
            )*
            $(
                $(#[$question_doc])*
                fn $question(&self) -> bool { self.inner().$question() }
            )*
        }

        impl<T: ObserverWrapper> Observer for T {
            const ACCESSES: bool = T::Inner::ACCESSES;
            const VALUES: bool = T::Inner::VALUES;
            const PAUSES: bool = T::Inner::PAUSES;
            const COMPARES: bool = T::Inner::COMPARES;
            $(
                #[inline]
                fn $event(&mut self, $($arg: $type),*) {
                    ObserverWrapper::$event(self, $($arg),*)
                }
            )*
            $(
                fn $request(&mut self, $($request_arg: $request_type),*) -> bool {
                    ObserverWrapper::$request(self, $($request_arg),*)
                }
            )*
            $( fn $question(&self) -> bool { ObserverWrapper::$question(self) } )*
        }
    };
}

/// Ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {
    const ACCESSES: bool = false;
    const EVERY_ROUND: bool = false;
}

/// Any observer behind a pointer. The interpreter is compiled once for each type of observer; runs
/// with lower demands on speed share the one for this type.
pub struct AnyObserver<'a>(pub &'a mut dyn DynObserver);

impl std::fmt::Debug for AnyObserver<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AnyObserver")
    }
}

observers! {
    events {
        /// The run starts; `objects` are the sizes of the objects in bytes (open ones grow later).
        fn launch_begins, on_launch_begins(launch: &Launch, objects: &[u64]);
        /// A block starts.
        fn block_begins, on_block_begins(block: u64, coordinates: Dim3);
        /// A block has ended.
        fn block_ends, on_block_ends(block: u64);
        /// Lanes access memory.
        fn access, on_access(access: &Access<'_>) if ACCESSES;
        /// One side of an asynchronous copy of one lane has happened. If `waited`, that lane itself is
        /// ordered after it; otherwise whoever waits at the mbarrier that the lane notified is, and
        /// after what the lane had seen when it started the copy.
        fn copy_done, on_copy_done(access: &Access<'_>, waited: bool);
        /// A barrier completes.
        fn barrier, on_barrier(done: &BarrierDone<'_>);
        /// The active lanes arrive at the barrier `number` and continue without waiting (PTX
        /// `barrier.arrive`).
        fn barrier_arrives, on_barrier_arrives(context: WarpContext, site: SiteId, number: u32);
        /// A grid-wide barrier completes.
        fn grid_barrier, on_grid_barrier(site: SiteId, step: u64);
        /// A warp-level barrier completes for the lanes of `mask` (`__syncwarp` and similar).
        fn warp_barrier, on_warp_barrier(context: WarpContext, site: SiteId, mask: LaneMask);
        /// The active lanes execute a fence.
        fn fence, on_fence(context: WarpContext, site: SiteId, scope: Scope);
        /// A conditional branch or switch is taken; `taken` are the lanes that go to its first
        /// target.
        fn branch, on_branch(context: WarpContext, site: SiteId, taken: LaneMask);
        /// Lanes compare two values, before the result is used.
        fn compare, on_compare(comparison: &Comparison);
        /// Lanes exit.
        fn exit, on_exit(context: WarpContext, lanes: LaneMask);
        /// A fault; the lanes are stopped.
        fn fault, on_fault(fault: &Fault);
        /// Threads do not reach the same barrier instance.
        fn mismatch, on_mismatch(mismatch: &BarrierMismatch);
        /// Rounds are skipped that would only repeat all that has happened since the step `from`.
        fn rounds_skipped, on_rounds_skipped(from: u64);
    }
    requests {
        /// Called before each instruction from the step on that the caller of `vm::exec::paused`
        /// specified: true pauses the run.
        fn pauses, on_pauses(point: &Point) if PAUSES, default true;
    }
    questions {
        /// Called from time to time: true ends the run early.
        fn stop, on_stop() default false;
        /// Called when the run starts: whether [`Observer::compare`] is needed after all.
        fn wants_comparisons, on_wants_comparisons() default Self::COMPARES;
        /// Called when the run starts: whether accesses must carry values after all.
        fn wants_values, on_wants_values() default Self::VALUES;
        /// Called when the run starts: whether every round must be seen after all.
        fn wants_every_round, on_wants_every_round() default Self::EVERY_ROUND;
    }
}
