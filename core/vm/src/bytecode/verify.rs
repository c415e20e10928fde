//! Checks that a program is well-formed, as the executor assumes.

use super::op::{self, Instr, MathFn, Op, Redux, Sreg, Vote};
use super::operands;
use super::program::{Function, Program};
use super::reg::{Reg, RegClass};
use super::signature::{Imm, Slot};

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
        if !slot.accepts(r) {
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
            self.register(Reg::new(RegClass::S, r));
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
        for ((name, slot), r) in sig.fields().into_iter().zip([i.d, i.a, i.b, i.c]) {
            self.slot(name, slot, r);
        }
        let (program, results) = (self.program, &self.function.results);
        let mut reads = vec![];
        operands::uses(program, results, i, |r| reads.push(r));
        if i.d.is_some() && sig.reads.d == Slot::Empty && reads.contains(&i.d) {
            self.error("the destination is an operand");
        }
        if sig.is_pure() && i.d.is_some() && i.d.is_scalar() && reads.iter().any(|r| !r.is_scalar())
        {
            self.error("a scalar computed from lanes");
        }
        operands::listed(program, i, |x| self.slot(x.name, x.slot, x.reg));
        self.immediate(sig.imm, i);
    }

    /// Checks the immediate, and what it refers to except for registers.
    fn immediate(&mut self, imm: Imm, i: &Instr) {
        let (program, n) = (self.program, i.imm);
        let at = n as usize;
        match imm {
            Imm::Unused | Imm::Number | Imm::Flags | Imm::Bits | Imm::Scale | Imm::Scope => {}
            Imm::IntPredicate => self.ensure(op::int_predicate(n).is_some(), "no such predicate"),
            Imm::FloatPredicate => {
                self.ensure(op::float_predicate(n).is_some(), "no such predicate");
            }
            Imm::MathFn => self.ensure(MathFn::from_u32(n).is_some(), "no such function"),
            Imm::Sreg => self.ensure(Sreg::from_u32(n).is_some(), "no such special register"),
            Imm::Vote => self.ensure(Vote::from_u32(n).is_some(), "no such vote"),
            Imm::Redux => self.ensure(Redux::from_u32(n).is_some(), "no such reduction"),
            Imm::LocalOffset => {
                self.ensure(u64::from(n) <= self.function.local_bytes, "outside local memory");
            }
            Imm::Pc => self.target(n),
            Imm::Access => self.access(i),
            Imm::BlockAccess(entries) => {
                let end = at + entries as usize;
                self.ensure(program.accesses.len() >= end, "access is outside the table");
            }
            Imm::Branch => match program.branches.get(at) {
                Some(b) => {
                    self.ensure(b.side == 2 * n, "number of the sides");
                    self.target(b.then_pc);
                    self.target(b.else_pc);
                    if let Some(pc) = b.reconvergence() {
                        self.target(pc);
                    }
                }
                None => self.error("branch is outside the table"),
            },
            Imm::Call => self.call(i),
            Imm::Barrier => {
                self.ensure(program.barriers.len() > at, "barrier is outside the table");
            }
            Imm::Shuffle => {
                self.ensure(program.shuffles.len() > at, "shuffle is outside the table");
            }
            Imm::Soft => self.ensure(program.softs.len() > at, "arithmetic is outside the table"),
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
        for &r in &call.results {
            self.ensure(!r.is_some() || !r.is_scalar(), "a scalar result of a call");
        }
        if i.op == Op::CallIndirect {
            return;
        }
        let callee = call.callee().and_then(|f| self.program.functions.get(f as usize));
        let Some(callee) = callee else {
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
        written.extend(f.constants.iter().map(|&(r, _)| Reg::new(RegClass::S, r)));
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
