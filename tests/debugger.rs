//! Runs that are paused, and sessions of the debugger.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use warpscope_core::bytecode::SiteId;
use warpscope_core::check::CheckOptions;
use warpscope_core::debug::Session;
use warpscope_core::debug::view::{Breakpoint, Move, Reason, StepView, ThreadSel};
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

/// A session over a case, recorded to its end.
fn session(case: &Case) -> Option<Session> {
    let options = CheckOptions { limits: limits(case), ..CheckOptions::default() };
    let mut session = Session::new(&case.prepared, &case.kernel(), &case.launch, &options).ok()?;
    while !session.record(1000) {}
    Some(session)
}

/// Everything that can be seen at the session's step, but for why it is there.
fn seen(session: &Session) -> String {
    let at = session.at();
    let mut text = format!("{} {:?} {:?} {}", at.step, at.last, at.next, session.grid());
    for span in session.view().blocks.iter().take(4) {
        let view = session.block(span.block);
        text += &format!("{view:?} {:?}", session.flow(span.block));
        for object in &session.view().objects {
            let cells = (object.bytes / u64::from(object.element_size)).min(64);
            let memory = session.memory(object.object, span.block, object.offset, cells, None);
            text += &format!("{memory:?}");
        }
    }
    text + session.output()
}

/// A few hundred of the launches, of every kind of kernel.
fn sample() -> Vec<Case> {
    let mut k = 0;
    launches(|_| {
        k += 1;
        k % 5 == 0
    })
}

#[test]
fn a_step_looks_the_same_from_wherever_one_comes() {
    let mut random = Pcg64::new(7, 11);
    let mut looked = 0;
    for case in sample() {
        let Some(mut session) = session(&case) else { continue };
        let steps = session.view().steps;
        let Some(mut fresh) = self::session(&case) else { continue };
        assert_eq!(fresh.view(), session.view(), "{}", case.name);
        let mut asked: Vec<u64> = (0..6).map(|_| random.next_u64() % (steps + 1)).collect();
        let mut by_step = vec![];
        for &step in &asked {
            let at = session.seek(step);
            assert!(at.step >= step, "{}", case.name);
            by_step.push((step, seen(&session)));
        }
        // The same steps in ascending order are reached by running on.
        asked.sort_unstable();
        by_step.sort();
        for (step, before) in by_step {
            fresh.seek(step);
            assert!(
                before == seen(&fresh),
                "{} step {step}:\n{before}\n{}",
                case.name,
                seen(&fresh)
            );
            looked += 1;
        }
    }
    assert!(looked > 300, "{looked}");
}

#[test]
fn going_back_undoes_going_forward() {
    let mut random = Pcg64::new(3, 5);
    let mut moves = 0;
    for case in sample() {
        let Some(mut session) = session(&case) else { continue };
        let view = session.view().clone();
        let object = view.objects.first().map_or((0, 0), |o| (o.object, o.offset));
        let ways = [
            Move::Instruction,
            Move::Warp,
            Move::Line,
            Move::Barrier,
            Move::Access { object: object.0, offset: object.1 },
            Move::Finding,
            Move::Continue,
        ];
        let site = view.sites.get(random.next_u64() as usize % view.sites.len().max(1));
        if let Some(loc) = site.and_then(|s| s.loc.clone()) {
            let breakpoint = Breakpoint { file: loc.file, line: loc.line, condition: None };
            session.set_breakpoints(vec![breakpoint]).expect("a breakpoint");
        }
        for way in ways {
            let block = view.blocks[random.next_u64() as usize % view.blocks.len()].block;
            let warp = random.next_u64() as u32 % view.warps;
            let lane = (random.next_u64() % 2 == 0).then_some(0);
            let thread = ThreadSel { block, warp, lane };
            // From the start forward, place by place, then back the same way.
            let mut at = session.seek(0);
            let mut places = vec![];
            for _ in 0..8 {
                at = whole(&mut session, &way, &thread, false);
                if at.reason == Reason::End {
                    break;
                }
                assert!(
                    places.last().is_none_or(|l| *l < at.step),
                    "{} {way:?} {places:?} {at:?}",
                    case.name
                );
                places.push(at.step);
            }
            let _ = at;
            while let Some(place) = places.pop() {
                session.seek(place);
                let back = whole(&mut session, &way, &thread, true);
                match places.last() {
                    Some(before) => {
                        assert_eq!(back.step, *before, "{} {way:?} from {place}", case.name);
                    }
                    None => assert_eq!(back.step, 0, "{} {way:?} from {place}", case.name),
                }
                moves += 1;
            }
        }
    }
    assert!(moves > 1000, "{moves}");
}

/// A move to its end, in slices.
fn whole(session: &mut Session, way: &Move, thread: &ThreadSel, back: bool) -> StepView {
    let mut at = session.step_to(way, thread, back, 100);
    while at.reason == Reason::More {
        at = session.go_on(100);
    }
    at
}
