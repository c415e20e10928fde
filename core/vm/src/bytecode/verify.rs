//! Checks that a program is well-formed, as the executor assumes.

use super::lower::operands;
use super::op::{Class, Instr, Op, Redux, Reg, Sreg, Vote};
use super::program::{Function, Program};
use super::signature::Slot;

/// All errors in `program`; empty if it is well-formed.
pub fn verify(program: &Program) -> Vec<String> {
    let mut errors = vec![];
    if program.functions.is_empty() {
        errors.push("no function".to_owned());
    }
    for (index, function) in program.functions.iter().enumerate() {
        let mut check = Check { program, function, index, pc: 0, errors: &mut errors };
        check.function();
    }
    errors
}

struct Check<'a> {
    program: &'a Program,
    function: &'a Function,
    index: usize,
    pc: usize,
    errors: &'a mut Vec<String>,
}

impl Check<'_> {
    fn error(&mut self, message: impl std::fmt::Display) {
        if self.errors.len() < 100 {
            let i = self.function.code.get(self.pc);
            let name = i.map_or("", |i| i.op.name());
            self.errors.push(format!("f{} pc {} {name}: {message}", self.index, self.pc));
        }
    }

    fn ensure(&mut self, ok: bool, message: &str) {
        if !ok {
            self.error(message);
        }
    }

    fn register(&mut self, r: Reg) {
        if r.is_some() && r.index() >= self.function.registers[r.class() as usize] as usize {
            self.error(format!("{r:?} is outside the frame"));
        }
    }

    fn slot(&mut self, what: &str, slot: Slot, r: Reg) {
        self.register(r);
        let class = r.is_some().then(|| r.class());
        let fits = match slot {
            Slot::Empty => class.is_none(),
            Slot::I32 => matches!(class, Some(Class::V32 | Class::S)),
            Slot::I64 => matches!(class, Some(Class::V64 | Class::S)),
            Slot::P => matches!(class, Some(Class::P | Class::S)),
            Slot::Any => class.is_some(),
            Slot::S => class == Some(Class::S),
            Slot::Maybe(c) => class.is_none_or(|k| k == c || k == Class::S),
            Slot::MaybeAny => true,
            Slot::Vector(c) => class == Some(c),
        };
        if !fits {
            self.error(format!("{what} is {r:?}, expected {slot:?}"));
        }
    }

    fn target(&mut self, pc: u32) {
        if pc as usize >= self.function.code.len() {
            self.error(format!("target {pc} is outside the code"));
        }
    }

    fn function(&mut self) {
        let f = self.function;
        self.ensure(!f.code.is_empty(), "no code");
        self.ensure(f.code.len() == f.sites.len(), "code and sites differ in length");
        self.ensure(f.local_bytes.is_multiple_of(16), "local bytes are no multiple of 16");
        for &r in f.params.iter().chain(&f.results) {
            self.register(r);
        }
        for &(r, _) in &f.constants {
            self.register(Reg::new(Class::S, r));
        }
        for &r in &f.results {
            self.ensure(!r.is_scalar(), "a scalar result");
        }
        for pc in 0..f.code.len() {
            self.pc = pc;
            self.instruction(&f.code[pc]);
            if self.program.sites.get(f.sites[pc]).is_none() {
                self.error("site is outside the table");
            }
        }
        if let Some(last) = f.code.last() {
            self.ensure(last.op.is_terminator(), "code runs off its end");
        }
        self.initialised();
    }

    fn instruction(&mut self, i: &Instr) {
        let sig = i.op.signature();
        self.slot("d", sig.d, i.d);
        for (name, (slot, r)) in
            ["a", "b", "c"].into_iter().zip(sig.operands.into_iter().zip([i.a, i.b, i.c]))
        {
            self.slot(name, slot, r);
        }
        let (program, results) = (self.program, &self.function.results);
        let mut reads = vec![];
        operands::uses(program, results, i, |r| reads.push(r));
        if i.d.is_some() && i.op != Op::TripNext && reads.contains(&i.d) {
            self.error("the destination is an operand");
        }
        if sig.pure && i.d.is_some() && i.d.is_scalar() && reads.iter().any(|r| !r.is_scalar()) {
            self.error("a scalar computed from lanes");
        }
        match i.op {
            Op::Jump => self.target(i.imm),
            Op::Branch => match program.branches.get(i.imm as usize) {
                Some(b) => {
                    self.ensure(b.side == 2 * i.imm, "number of the sides");
                    self.target(b.then_pc);
                    self.target(b.else_pc);
                    if b.reconverge_pc != u32::MAX {
                        self.target(b.reconverge_pc);
                    }
                }
                None => self.error("branch is outside the table"),
            },
            Op::Load | Op::Store | Op::AtomicRmw | Op::CmpXchg => self.access(i),
            Op::MemCpy | Op::MemMove | Op::MemSet | Op::AsyncCopy => {
                let last = i.imm as usize + usize::from(i.op != Op::MemSet);
                self.ensure(program.accesses.len() > last, "access is outside the table");
            }
            Op::Call | Op::CallIndirect => self.call(i),
            Op::Barrier => match program.barriers.get(i.imm as usize) {
                Some(b) => {
                    self.slot("number", Slot::Maybe(Class::V32), b.number);
                    self.slot("count", Slot::Maybe(Class::V32), b.count);
                    for &r in &b.trips {
                        self.slot("trip", Slot::Vector(Class::V32), r);
                    }
                }
                None => self.error("barrier is outside the table"),
            },
            Op::Shuffle => match program.shuffles.get(i.imm as usize) {
                Some(s) => {
                    self.slot("members", Slot::Maybe(Class::V32), s.members);
                    self.slot("value", Slot::I32, s.value);
                    self.slot("lane", Slot::I32, s.lane);
                    self.slot("clamp", Slot::I32, s.clamp);
                }
                None => self.error("shuffle is outside the table"),
            },
            Op::Soft => match program.softs.get(i.imm as usize) {
                Some(s) => s.args.iter().for_each(|&r| self.slot("argument", Slot::MaybeAny, r)),
                None => self.error("arithmetic is outside the table"),
            },
            Op::Special => {
                self.ensure(Sreg::from_u32(i.imm).is_some(), "no such special register");
            }
            Op::Vote => self.ensure(Vote::from_u32(i.imm).is_some(), "no such vote"),
            Op::Redux => self.ensure(Redux::from_u32(i.imm).is_some(), "no such reduction"),
            Op::ICmp32 | Op::ICmp64 => self.ensure(i.imm < 10, "no such predicate"),
            Op::FCmp32 | Op::FCmp64 => self.ensure(i.imm < 16, "no such predicate"),
            Op::Math32 | Op::Math64 => {
                self.ensure(super::op::MathFn::from_u32(i.imm).is_some(), "no such function");
            }
            Op::LocalAddr => {
                self.ensure(u64::from(i.imm) <= self.function.local_bytes, "outside local memory");
            }
            _ => {}
        }
    }

    fn access(&mut self, i: &Instr) {
        let Some(a) = self.program.accesses.get(i.imm as usize) else {
            self.error("access is outside the table");
            return;
        };
        self.ensure([1, 2, 4, 8].contains(&a.size), "size of an access");
        self.ensure(a.align.is_power_of_two() && a.align <= 16, "alignment of an access");
        self.ensure(a.bits > 0 && a.bits <= a.size * 8, "bits of an access");
        let class = if a.size == 8 { Slot::I64 } else { Slot::I32 };
        match i.op {
            Op::Load => self.slot("d", class, i.d),
            Op::Store => self.slot("value", class, i.b),
            _ => {
                self.slot("operand", class, i.b);
                if i.d.is_some() {
                    self.slot("d", class, i.d);
                }
                self.ensure(a.atomic.is_some(), "no atomic properties");
            }
        }
        if i.op == Op::CmpXchg {
            self.slot("new", class, i.c);
        }
        if i.op == Op::AtomicRmw {
            self.ensure(a.atomic.is_some_and(|a| a.op.is_some()), "no atomic operation");
        }
    }

    fn call(&mut self, i: &Instr) {
        let Some(call) = self.program.calls.get(i.imm as usize) else {
            self.error("call is outside the table");
            return;
        };
        for &r in call.args.iter().chain(&call.results).chain(&call.trips) {
            self.register(r);
        }
        for &r in &call.results {
            self.ensure(!r.is_some() || !r.is_scalar(), "a scalar result of a call");
        }
        if i.op == Op::CallIndirect {
            return;
        }
        let Some(callee) = self.program.functions.get(call.function as usize) else {
            self.error("function is outside the table");
            return;
        };
        self.ensure(call.args.len() == callee.params.len(), "number of arguments");
        for (&a, &p) in call.args.iter().zip(&callee.params) {
            self.ensure(a.is_scalar() || a.class() == p.class(), "class of an argument");
        }
        self.ensure(call.results.len() == callee.results.len(), "number of results");
        for (&a, &r) in call.results.iter().zip(&callee.results) {
            self.ensure(!a.is_some() || a.class() == r.class(), "class of a result");
        }
    }

    /// Every register read must be written somewhere, be a parameter, or a constant.
    fn initialised(&mut self) {
        let f = self.function;
        let mut written: std::collections::HashSet<Reg> = f.params.iter().copied().collect();
        written.extend(f.constants.iter().map(|&(r, _)| Reg::new(Class::S, r)));
        for i in &f.code {
            operands::defs(self.program, i, |r| {
                written.insert(r);
            });
        }
        for pc in 0..f.code.len() {
            self.pc = pc;
            let mut missing = vec![];
            operands::uses(self.program, &f.results, &f.code[pc], |r| {
                if !written.contains(&r) {
                    missing.push(r);
                }
            });
            for r in missing {
                self.error(format!("{r:?} is never written"));
            }
        }
        let constants: std::collections::HashSet<u32> = f.constants.iter().map(|c| c.0).collect();
        self.ensure(constants.len() == f.constants.len(), "a constant set twice");
        for pc in 0..f.code.len() {
            self.pc = pc;
            let mut overwritten = false;
            operands::defs(self.program, &f.code[pc], |r| {
                overwritten |= r.is_scalar() && constants.contains(&(r.index() as u32));
            });
            self.ensure(!overwritten, "a constant is overwritten");
        }
    }
}
