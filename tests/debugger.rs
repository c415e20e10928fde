//! Runs that are paused, and sessions of the debugger.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use warpscope_core::bytecode::SiteId;
use warpscope_core::check::{CheckOptions, Form, bind, check};
use warpscope_core::debug::Session;
use warpscope_core::debug::view::{
    Breakpoint, Move, StepView, StopReason, ThreadSel, TupleAction, ValuesView,
};
use warpscope_core::detect::finding::{AccessSide, Finding, Rule, Subject, Waiting};
use warpscope_core::events::{
    Access, BarrierDone, BarrierMismatch, Fault, LaneMask, Observer, Point, Scope, WarpContext,
};
use warpscope_core::exec::paused::{Paused, Setting};
use warpscope_core::exec::{Object, run_any};
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
    fn warp_barrier(&mut self, context: WarpContext, site: SiteId, mask: LaneMask) {
        self.note(&(context, site, mask));
    }
    fn fence(&mut self, context: WarpContext, site: SiteId, scope: Scope) {
        self.note(&(context, site, scope));
    }
    fn branch(&mut self, context: WarpContext, site: SiteId, taken: LaneMask) {
        self.note(&(context, site, taken));
    }
    fn exit(&mut self, context: WarpContext, lanes: LaneMask) {
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
        let Ok(bound) =
            bind(&case.prepared, &case.kernel(), &case.launch, Form::IndependentLanes, &limits)
        else {
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
            for (k, object) in end.objects.iter().enumerate() {
                let same = run.object(k as u32).map(Object::contents) == Some(object.contents());
                assert!(same, "{} {slice} object {k}", case.name);
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
    // A run that is still being made stays where it is.
    let begun = session.record(1);
    assert!(begun || session.seek(0).step > 0, "{}", case.name);
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
        let thread = ThreadSel { block: span.block, warp: 0, lane: None };
        text += &format!("{:?}", session.values(&thread));
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
            session.set_breakpoints(&[breakpoint]).expect("a breakpoint");
        }
        for way in ways {
            let block = view.blocks[random.next_u64() as usize % view.blocks.len()].block;
            let warp = random.next_u64() as u32 % view.warps;
            let lane = random.next_u64().is_multiple_of(2).then_some(0);
            let thread = ThreadSel { block, warp, lane };
            // From the start forward, place by place, then back the same way.
            let mut at = session.seek(0);
            let mut places = vec![];
            for _ in 0..8 {
                at = whole(&mut session, &way, &thread, false);
                if at.reason == StopReason::End {
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
    while at.reason == StopReason::More {
        at = session.go_on(100);
    }
    at
}

/// The value of a lane, by the name of the variable or register.
fn value(values: &ValuesView, name: &str, lane: usize) -> Option<String> {
    let mut all = values.variables.iter().chain(&values.registers);
    all.find(|v| v.name == name)?.lanes.get(lane)?.clone()
}

/// The case of that name.
fn case(name: &str) -> Case {
    let mut found = launches(|path| path.ends_with(&format!("/{name}")));
    assert_eq!(found.len(), 1, "{name}");
    found.remove(0)
}

fn breakpoint(line: u32, condition: Option<&str>) -> Breakpoint {
    Breakpoint { file: String::new(), line, condition: condition.map(str::to_owned) }
}

#[test]
fn variables_are_what_the_source_says() {
    for name in ["pass/algorithms/reduce.ll", "pass/algorithms/reduce.O0.ll"] {
        let mut session = session(&case(name)).expect("a session");
        session.set_breakpoints(&[breakpoint(13, None)]).expect("a breakpoint");
        let thread = ThreadSel { block: 0, warp: 0, lane: None };
        // The condition of line 13 in the first warp: once for each distance, then the next block's.
        for d in [64, 32, 16, 8, 4, 2, 1] {
            let mut at = whole(&mut session, &Move::Continue, &thread, false);
            while at.next.as_ref().is_some_and(|n| n.warp != 0) {
                at = whole(&mut session, &Move::Continue, &thread, false);
            }
            assert_eq!(at.reason, StopReason::Breakpoint, "{name} {at:?}");
            let values = session.values(&thread);
            for lane in 0..32 {
                assert_eq!(value(&values, "t", lane), Some(lane.to_string()), "{name} {values:?}");
                assert_eq!(value(&values, "d", lane), Some(d.to_string()), "{name} {values:?}");
            }
        }
    }
}

#[test]
fn registers_hold_what_was_read() {
    let (mut looked, mut random) = (0, Pcg64::new(1, 2));
    for case in sample() {
        let Some(mut session) = session(&case) else { continue };
        let text: Vec<&str> = case.prepared.text().lines().collect();
        let objects = session.view().objects.clone();
        for object in objects.iter().take(3) {
            let cell = random.next_u64() % (object.bytes / u64::from(object.element_size)).max(1);
            let offset = object.offset + cell * u64::from(object.element_size);
            let unit = session.unit(object.object, 0, offset).expect("the run");
            for tuple in unit.tuples.iter().filter(|t| t.action == TupleAction::Read).take(3) {
                let site = &session.view().sites[tuple.site as usize];
                let line = text[site.ir_line as usize - 1].trim();
                let (Some((name, _)), true) = (line.split_once(" = "), line.contains("load"))
                else {
                    continue;
                };
                let name = name.to_owned();
                let vector = line.contains('<');
                session.seek(tuple.step);
                let lane = tuple.thread % session.view().warp_size;
                let thread = ThreadSel { block: tuple.block, warp: tuple.warp, lane: Some(lane) };
                let values = session.values(&thread);
                // The register is gone when the thread has come to its end.
                let Some(seen) = value(&values, &name, lane as usize) else { continue };
                if vector || line.contains("ptr") && line.contains("load ptr") {
                    continue;
                }
                let number = |text: &str| text.parse::<f64>().map_or(f64::NAN, |n| n);
                let (a, b) = (number(&seen), number(&tuple.after));
                // A load may read a cell as another type than its object is shown as.
                let same_bits = seen.parse::<i64>().is_ok_and(|bits| {
                    let single = i32::try_from(bits).map(|b| f32::from_bits(b.cast_unsigned()));
                    single.is_ok_and(|x| f64::from(x) == b)
                        || f64::from_bits(bits.cast_unsigned()) == b
                });
                let close = a == b || same_bits || (a - b).rem_euclid(f64::from(1u32 << 8)) == 0.0;
                assert!(close || a.is_nan(), "{} {name} {seen} {tuple:?}", case.name);
                looked += 1;
            }
        }
    }
    assert!(looked > 50, "{looked}");
}

#[test]
fn cells_are_touched_by_those_whose_tuples_say_so() {
    let (mut looked, mut random) = (0, Pcg64::new(5, 6));
    for case in sample() {
        let Some(mut session) = session(&case) else { continue };
        let view = session.view().clone();
        for _ in 0..6 {
            let Some(object) = pick(&mut random, &view.objects) else { continue };
            let Some(block) = pick(&mut random, &view.blocks).map(|b| b.block) else { continue };
            let offset = object.offset + random.next_u64() % object.bytes.clamp(1, 64);
            let at = session.seek(random.next_u64() % (view.steps + 1));
            let memory = session.memory(object.object, block, offset, 1, Some("u8"));
            let touched = memory.expect("a byte").touched;
            let none = session.memory(object.object, block, offset, 0, None).expect("no cells");
            assert!(none.cells.is_empty() && none.touched.is_empty(), "{}", case.name);
            let now = session.block(block);
            let (mut readers, mut writers, mut earlier) = (vec![], vec![], false);
            let unit = session.unit(object.object, block, offset).expect("the run");
            if unit.tuples.iter().any(|t| t.action == TupleAction::Atomic) {
                continue;
            }
            for t in unit.tuples.iter().filter(|t| t.step <= at.step) {
                if now.status == "waiting" || t.block != block || t.interval != now.interval {
                    earlier = true;
                    continue;
                }
                let list = if t.action == TupleAction::Read { &mut readers } else { &mut writers };
                if !list.contains(&t.warp) && list.len() < 2 {
                    list.push(t.warp);
                }
            }
            match touched.first() {
                Some(t) => {
                    let found = (&t.readers, &t.writers, t.earlier);
                    assert_eq!(found, (&readers, &writers, earlier), "{} {at:?}", case.name);
                    looked += 1;
                }
                None => assert!(readers.is_empty() && writers.is_empty() && !earlier),
            }
        }
    }
    assert!(looked > 50, "{looked}");
}

fn pick<'a, T>(random: &mut Pcg64, list: &'a [T]) -> Option<&'a T> {
    list.get(usize::try_from(random.next_u64() % list.len().max(1) as u64).expect("small"))
}

#[test]
fn a_breakpoint_waits_for_its_condition() {
    let mut session = session(&case("pass/algorithms/reduce.ll")).expect("a session");
    let thread = ThreadSel { block: 0, warp: 0, lane: None };
    let line = 13;
    for (text, warp, d) in [
        ("d == 8", 0, "8"),
        ("d < 10 && t >= 64 && blockIdx.x == 1", 2, "8"),
        ("%d.0 *2 == d%5 + 31 + warp", 0, "16"),
        ("threadIdx.x % 128 == 100 && d == 1", 3, "1"),
    ] {
        session.seek(0);
        session.set_breakpoints(&[breakpoint(line, Some(text))]).expect(text);
        let at = whole(&mut session, &Move::Continue, &thread, false);
        assert_eq!((at.reason, at.breakpoint), (StopReason::Breakpoint, Some(0)), "{text}");
        let next = at.next.expect("an instruction");
        assert_eq!(next.warp, warp, "{text}");
        let there = ThreadSel { block: next.block, warp, lane: None };
        assert_eq!(value(&session.values(&there), "d", 0).as_deref(), Some(d), "{text}");
        // From further on one comes back to such a place.
        session.seek(at.step + 40);
        let back = whole(&mut session, &Move::Continue, &thread, true);
        assert!(back.step >= at.step && back.reason == StopReason::Breakpoint, "{text} {back:?}");
    }
    // Their twins, that hold nowhere: the run goes to its end, and back to its start.
    for text in ["d == 7", "d < 10 && t >= 64 && blockIdx.x == 99", "%d.0 * 2 == d % 5 + 95 + warp"]
    {
        session.seek(0);
        session.set_breakpoints(&[breakpoint(line, Some(text))]).expect(text);
        let at = whole(&mut session, &Move::Continue, &thread, false);
        assert_eq!((at.reason, at.step), (StopReason::End, at.steps), "{text}");
        let back = whole(&mut session, &Move::Continue, &thread, true);
        assert_eq!((back.reason, back.step), (StopReason::Start, 0), "{text}");
    }
    for (text, message) in [
        ("d ==", "expected"),
        ("dd == 1", "there is no variable or register `dd`"),
        ("len(d) == 1", "cannot contain"),
        ("%nothing == 1", "there is no variable or register `%nothing`"),
        (&"d + ".repeat(100_000), "a contract or condition may have at most 4096 bytes"),
    ] {
        let error = session.set_breakpoints(&[breakpoint(line, Some(text))]).expect_err(text);
        assert!(error.message.contains(message), "{text}: {}", error.message);
        assert!(error.span.is_some(), "{text}");
    }
}

#[test]
fn a_finding_is_where_its_second_side_has_just_happened() {
    let (mut races, mut others, mut barriers, mut cells) = (0, 0, 0, 0);
    for case in sample() {
        let Some(mut session) = session(&case) else { continue };
        let options = CheckOptions { limits: limits(&case), ..CheckOptions::default() };
        let checked =
            check(&case.prepared, &case.kernel(), &case.launch, &options).expect("a result");
        let (view, result) = (session.view().clone(), session.result().clone());
        // The program is another one, what is found is not.
        let names = |findings: &[Finding]| {
            let mut names: Vec<String> = findings.iter().map(Finding::fingerprint).collect();
            names.sort();
            names
        };
        let limited = checked.ending.is_limit();
        if !limited {
            assert_eq!(names(&result.findings), names(&checked.findings), "{}", case.name);
        }
        // Of races some show only under another order of turns; who waits at a barrier waits in this run.
        for (k, finding) in (0..).zip(&result.findings) {
            if finding.rule == Rule::BarrierDivergence && !view.cut {
                assert!(view.findings.iter().any(|s| s.finding == k), "{} {finding:?}", case.name);
                barriers += 1;
            }
        }
        for steps in &view.findings {
            let finding = &result.findings[steps.finding as usize];
            let at = session.seek(steps.second);
            assert_eq!(at.step, steps.second, "{}", case.name);
            let last = at.last.clone().expect("something was executed");
            // Who acts at a side of the finding: place, warp, lanes.
            let warp_size = view.warp_size;
            let lane_of = |thread: u32| 1u64 << (thread % warp_size);
            let sides: Vec<_> = match &finding.subject {
                Subject::Race(race) => {
                    let side = |s: &AccessSide| {
                        let thread = s.thread.thread;
                        (s.place.loc.clone(), thread / warp_size, lane_of(thread))
                    };
                    race.sides.iter().map(side).collect()
                }
                Subject::Mismatch(m) if m.waiting.len() > 1 => {
                    let every = |w: &Waiting| -> Vec<_> {
                        w.threads.iter().map(|t| (w.place.loc.clone(), t.0, t.1)).collect()
                    };
                    m.waiting.iter().flat_map(every).collect()
                }
                _ => {
                    others += 1;
                    continue;
                }
            };
            let site = &view.sites[last.site as usize];
            let mask = u64::from(last.mask.lo) | u64::from(last.mask.hi) << 32;
            assert!(
                sides.iter().any(|(loc, warp, lanes)| {
                    *loc == site.loc && *warp == last.warp && lanes & mask != 0
                }),
                "{} {finding:?} {at:?}",
                case.name
            );
            races += 1;
            let cell = view.cells.iter().find(|c| c.finding == steps.finding);
            let Some(cell) = cell.filter(|_| finding.rule == Rule::Race && cells < 40) else {
                continue;
            };
            // Some byte of the finding's cell is accessed by one of its sides.
            let object = &view.objects[cell.object as usize];
            let size = u64::from(object.element_size);
            let first = object.offset + cell.cell * size;
            let holds = |byte: u64| {
                let unit = session.unit(object.object, last.block, byte).expect("the run");
                let side = |step: u64, warp: u32| {
                    finding.race().is_some_and(|race| {
                        race.sides
                            .iter()
                            .any(|s| s.step == step && s.thread.thread / warp_size == warp)
                    })
                };
                unit.tuples.iter().any(|t| side(t.step, t.warp))
            };
            assert!((first..first + size).any(holds), "{} {finding:?} {cell:?}", case.name);
            cells += 1;
        }
    }
    assert!(races > 20 && others > 10 && barriers > 3, "{races} {others} {barriers}");
    assert!(cells > 20, "{cells}");
}

#[test]
fn lines_calls_and_barriers_are_stepped_as_the_source_has_them() {
    let mut session =
        session(&case("pass/barrier-divergence/helper_two_sites_noinline.ll")).expect("a session");
    let sites = session.view().sites.clone();
    let thread = ThreadSel { block: 0, warp: 1, lane: Some(3) };
    let place = |at: &StepView| {
        let site = &sites[at.next.as_ref().expect("an instruction").site as usize];
        (site.function.clone(), site.loc.as_ref().expect("a place").line)
    };
    let all = |session: &mut Session, way: Move, back: bool| {
        let mut places = vec![];
        loop {
            let at = whole(session, &way, &thread, back);
            if at.reason != StopReason::Met {
                return places;
            }
            places.push(place(&at));
        }
    };
    session.seek(0);
    let lines = all(&mut session, Move::Line, false);
    let mut back = all(&mut session, Move::Line, true);
    back.reverse();
    assert_eq!(lines, back, "from the last line to the first");
    let inside = lines.iter().filter(|l| l.0 != "k").count();
    assert!(inside >= 2 && inside < lines.len(), "{lines:?}");
    assert!(lines.iter().all(|l| l.1 < 20), "no lines of the IR: {lines:?}");
    // Over calls there is nothing but the kernel.
    session.seek(0);
    let over = all(&mut session, Move::Over, false);
    let own: Vec<_> = lines.iter().filter(|l| l.0 == "k").cloned().collect();
    assert_eq!(over, own);
    // Out of the first call: back in the kernel, and from there back into none.
    session.seek(0);
    while place(&whole(&mut session, &Move::Line, &thread, false)).0 != "k" {}
    let mut at = session.at();
    while place(&at).0 == "k" {
        at = whole(&mut session, &Move::Line, &thread, false);
    }
    let out = whole(&mut session, &Move::Out, &thread, false);
    assert!(place(&out).0 == "k", "{:?}", place(&out));
    assert_eq!(whole(&mut session, &Move::Out, &thread, false).reason, StopReason::End);
    // Each barrier of the block ends an interval.
    session.seek(0);
    let ends: Vec<u64> = session.view().blocks[0].intervals.iter().map(|i| i.last).collect();
    for end in &ends[..ends.len() - 1] {
        assert_eq!(whole(&mut session, &Move::Barrier, &thread, false).step, *end);
    }
}
