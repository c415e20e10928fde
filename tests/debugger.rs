//! Runs that are paused, and sessions of the debugger.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use warpscope_core::bytecode::SiteId;
use warpscope_core::exec::event::{
    Access, BarrierDone, BarrierMismatch, Fault, Observer, Point, Scope, WarpContext,
};
use warpscope_core::exec::paused::{Paused, Setting};
use warpscope_core::exec::run_any;
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::limits::RunLimits;
use warpscope_tests::launches::{Case, launches};

/// Everything that is announced, as one number.
#[derive(Clone, Default)]
struct Trace {
    hash: DefaultHasher,
    events: u64,
}

impl Trace {
    fn note(&mut self, event: &dyn Debug) {
        format!("{event:?}").hash(&mut self.hash);
        self.events += 1;
    }
}

impl Observer for Trace {
    const VALUES: bool = true;
    fn launch_begins(&mut self, _: &Launch, objects: &[u64]) {
        self.note(&objects);
    }
    fn block_begins(&mut self, block: u64, coordinates: Dim3) {
        self.note(&(block, coordinates));
    }
    fn block_ends(&mut self, block: u64) {
        self.note(&block);
    }
    fn access(&mut self, a: &Access<'_>) {
        self.note(&(a.context, a.site, a.kind, a.object, a.size, a.lanes.mask()));
        let values = a.values;
        a.lanes.for_each(a.size, |lane, offset| {
            let l = lane as usize;
            let value = values.map(|v| (v.before[l], v.after[l]));
            (lane, offset, value).hash(&mut self.hash);
        });
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        self.note(done);
    }
    fn barrier_arrives(&mut self, context: WarpContext, site: SiteId, number: u32) {
        self.note(&(context, site, number));
    }
    fn grid_barrier(&mut self, site: SiteId, step: u64) {
        self.note(&(site, step));
    }
    fn warp_barrier(&mut self, context: WarpContext, site: SiteId, mask: u64) {
        self.note(&(context, site, mask));
    }
    fn fence(&mut self, context: WarpContext, site: SiteId, scope: Scope) {
        self.note(&(context, site, scope));
    }
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: u64) {
        self.note(&(context, site, taken));
    }
    fn exit(&mut self, context: WarpContext, lanes: u64) {
        self.note(&(context, lanes));
    }
    fn fault(&mut self, fault: &Fault) {
        self.note(fault);
    }
    fn mismatch(&mut self, mismatch: &BarrierMismatch) {
        self.note(mismatch);
    }
    fn pauses(&mut self, _: &Point) -> bool {
        true
    }
}

const MOST_STEPS: u64 = 4_000;

fn limits(case: &Case) -> RunLimits {
    let max_steps = case.max_steps.unwrap_or(u64::MAX).min(MOST_STEPS);
    RunLimits { max_steps, ..RunLimits::default() }
}

#[test]
fn a_run_in_slices_is_the_same_run() {
    let (mut cases, mut cut) = (0, 0);
    for case in launches(|_| true) {
        let limits = limits(&case);
        let Ok(bound) = case.prepared.bind(&case.kernel(), &case.launch, &limits, true) else {
            continue;
        };
        let mut whole = Trace::default();
        let Ok(end) = run_any(&bound.program, &bound.launch, &bound.inputs, &limits, &mut whole)
        else {
            continue;
        };
        cases += 1;
        let setting = Setting {
            program: &bound.program,
            launch: &bound.launch,
            inputs: &bound.inputs,
            limits: &limits,
        };
        for slice in [1, 7, 1000] {
            let mut run = Paused::new(setting).expect("the launch can be");
            let mut trace = Trace::default();
            run.advance(setting, 0, &mut trace);
            while !run.ended() {
                let until = run.steps() + slice;
                if cut % 64 == 0 {
                    // From a copy, since that is what going back does.
                    run = run.clone();
                }
                run.advance(setting, until, &mut trace);
                // A copy of memory takes several steps that are never parted.
                assert!(run.ended() || run.steps() >= until, "{} {slice}", case.name);
                cut += 1;
            }
            assert_eq!(trace.events, whole.events, "{} {slice}", case.name);
            assert_eq!(trace.hash.finish(), whole.hash.finish(), "{} {slice}", case.name);
            assert_eq!(run.steps(), end.steps, "{} {slice}", case.name);
            assert_eq!(run.stop(), end.stop.as_ref(), "{} {slice}", case.name);
            assert_eq!(run.output(), end.output.0, "{} {slice}", case.name);
            assert_eq!(run.coverage(), end.coverage, "{} {slice}", case.name);
            for (k, bytes) in end.objects.iter().enumerate() {
                assert!(run.object(k as u32) == Some(bytes), "{} {slice} object {k}", case.name);
            }
        }
    }
    assert!(cases > 300, "{cases} launches were compared");
    assert!(cut > 100_000, "{cut} pauses");
}
