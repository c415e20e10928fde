//! Prints programs, one line for each instruction.

use super::op::{self, Instr, MathFn, Redux, Sreg, Vote};
use super::program::{AccessInfo, Function, KernelParam, Program};
use super::reg::Reg;
use super::signature::Imm;
use base::visible::visible;
use ir::{FloatPredicate, IntPredicate, MdKind, MdValue, Module};
use std::fmt::Write;

/// The disassembly of `program`, which was lowered from `module`.
pub fn disassemble(program: &Program, module: &Module) -> String {
    let mut out = String::new();
    for g in &program.globals {
        let _ = writeln!(
            out,
            "{} {:?} {} bytes{}",
            visible(&module.symbols[g.symbol].name),
            g.object,
            g.bytes.len(),
            if g.constant { " constant" } else { "" }
        );
    }
    for s in &program.shared {
        let _ = writeln!(
            out,
            "{} shared+{} {} bytes",
            visible(&module.symbols[s.symbol].name),
            s.offset,
            s.size
        );
    }
    if program.static_shared_bytes > 0 {
        let _ = writeln!(out, "{} bytes of static shared memory", program.static_shared_bytes);
    }
    for (index, f) in program.functions.iter().enumerate() {
        function(&mut out, program, module, f, index == 0);
    }
    out
}

fn list(regs: &[Reg]) -> String {
    let text: Vec<String> = regs.iter().map(|r| format!("{r:?}")).collect();
    format!("[{}]", text.join(" "))
}

fn function(out: &mut String, program: &Program, module: &Module, f: &Function, kernel: bool) {
    let [v32, v64, p, s] = f.registers;
    let _ = writeln!(
        out,
        "\n{} {}: {v32} v, {v64} w, {p} p, {s} s, {} bytes local",
        if kernel { "kernel" } else { "function" },
        visible(module.function_name(f.source)),
        f.local_bytes
    );
    if kernel {
        for (i, param) in program.params.iter().enumerate() {
            let _ = match param {
                KernelParam::Scalars(list) => {
                    let regs: Vec<Reg> = list.iter().map(|x| x.0).collect();
                    writeln!(out, "  param {i} {}", self::list(&regs))
                }
                KernelParam::ByVal { reg, offset, size, .. } => {
                    writeln!(out, "  param {i} {reg:?} = local+{offset}, {size} bytes")
                }
            };
        }
    } else {
        let _ = writeln!(out, "  params {} results {}", list(&f.params), list(&f.results));
    }
    let constants: Vec<String> =
        f.constants.iter().map(|(r, v)| format!("s{r}={}", number(*v))).collect();
    if !constants.is_empty() {
        let _ = writeln!(out, "  constants {}", constants.join(" "));
    }
    let source = &module.functions[f.source];
    let mut blocks = f.blocks.iter().peekable();
    for (pc, i) in f.code.iter().enumerate() {
        while let Some(&&(at, b)) = blocks.peek() {
            if at as usize > pc {
                break;
            }
            let name = source.blocks.get(b).and_then(|b| b.name.as_deref());
            match name {
                Some(name) => {
                    let _ = writeln!(out, "{name}:");
                }
                None => {
                    let _ = writeln!(out, "{b:?}:");
                }
            }
            blocks.next();
        }
        let text = instruction(program, module, i);
        match line(program, module, f, pc) {
            Some(line) => {
                let _ = writeln!(out, "{pc:5}  {text:<48} ; line {line}");
            }
            None => {
                let _ = writeln!(out, "{pc:5}  {text}");
            }
        }
    }
}

fn number(v: u64) -> String {
    if v < 1 << 16 { v.to_string() } else { format!("{v:#x}") }
}

/// Source line of an instruction.
fn line(program: &Program, module: &Module, f: &Function, pc: usize) -> Option<i128> {
    let site = program.sites.get(*f.sites.get(pc)?)?;
    match &module.metadata.get(site.debug_loc?)?.kind {
        MdKind::Specialized { fields, .. } => {
            fields.iter().find(|(name, _)| name == "line").and_then(|(_, v)| match v {
                MdValue::Int(n) => Some(*n),
                _ => None,
            })
        }
        _ => None,
    }
}

fn access(a: &AccessInfo) -> String {
    let mut t = format!(".{}", a.size);
    if a.offset != 0 {
        let _ = write!(t, " +{}", a.offset);
    }
    if a.align != a.size {
        let _ = write!(t, " align {}", a.align);
    }
    if let Some(s) = a.space {
        let _ = write!(t, " {s:?}");
    }
    if a.volatile {
        t.push_str(" volatile");
    }
    if let Some(x) = a.atomic {
        let op = x.op.map_or("", |op| op.keyword());
        let _ = write!(t, " atomic {op} {:?}", x.scope);
        if x.acquire {
            t.push_str(" acquire");
        }
        if x.release {
            t.push_str(" release");
        }
    }
    t
}

fn instruction(program: &Program, module: &Module, i: &Instr) -> String {
    let mut t = String::new();
    if i.d.is_some() {
        let _ = write!(t, "{:?} = ", i.d);
    }
    t.push_str(i.op.name());
    for r in [i.a, i.b, i.c] {
        if r.is_some() {
            let _ = write!(t, " {r:?}");
        }
    }
    let at = i.imm as usize;
    let _ = match i.op.signature().imm {
        Imm::Pc => write!(t, " {}", i.imm),
        Imm::Branch => match program.branches.get(at) {
            Some(b) => {
                let _ = write!(t, " {} else {}", b.then_pc, b.else_pc);
                match b.reconvergence() {
                    Some(pc) => write!(t, " join {pc}"),
                    None => write!(t, " join exit"),
                }
            }
            None => Ok(()),
        },
        Imm::Access | Imm::BlockAccess(_) => {
            let text = program.accesses.get(at).map(access).unwrap_or_default();
            write!(t, " {}", text.trim_start_matches(' '))
        }
        Imm::Call => match program.calls.get(at) {
            Some(c) => {
                let callee = c.callee().and_then(|f| program.functions.get(f as usize));
                if let Some(f) = callee {
                    let _ = write!(t, " {}", visible(module.function_name(f.source)));
                }
                write!(t, " {} -> {}", list(&c.args), list(&c.results))
            }
            None => Ok(()),
        },
        Imm::Barrier => match program.barriers.get(at) {
            Some(b) => {
                if b.number.is_some() {
                    let _ = write!(t, " number {:?}", b.number);
                }
                if b.count.is_some() {
                    let _ = write!(t, " count {:?}", b.count);
                }
                let _ = write!(t, " {:?}", b.reduction);
                if b.aligned {
                    t.push_str(" aligned");
                }
                if b.arrive_only {
                    t.push_str(" arrive");
                }
                write!(t, " trips {}", list(&b.trips))
            }
            None => Ok(()),
        },
        Imm::Shuffle => match program.shuffles.get(at) {
            Some(s) => write!(
                t,
                " {:?} members {:?} value {:?} lane {:?} clamp {:?}",
                s.mode, s.members, s.value, s.lane, s.clamp
            ),
            None => Ok(()),
        },
        Imm::Soft => match program.softs.get(at) {
            Some(s) => {
                let args: Vec<_> = s.args.iter().copied().filter(|r| r.is_some()).collect();
                write!(t, " {:?} i{} {}", s.f, s.bits, list(&args))
            }
            None => Ok(()),
        },
        Imm::Sreg => write!(t, " {}", name(Sreg::from_u32(i.imm))),
        Imm::Vote => write!(t, " {}", name(Vote::from_u32(i.imm))),
        Imm::Redux => write!(t, " {}", name(Redux::from_u32(i.imm))),
        Imm::MathFn => write!(t, " {}", name(MathFn::from_u32(i.imm))),
        Imm::Scale => write!(t, " * {}", i.imm as i32),
        Imm::IntPredicate => {
            write!(t, " {}", op::int_predicate(i.imm).map_or("?", IntPredicate::keyword))
        }
        Imm::FloatPredicate => {
            write!(t, " {}", op::float_predicate(i.imm).map_or("?", FloatPredicate::keyword))
        }
        Imm::Unused | Imm::Number | Imm::Flags | Imm::Bits | Imm::Scope | Imm::LocalOffset => {
            match i.imm {
                0 => Ok(()),
                n => write!(t, " {n}"),
            }
        }
    };
    t
}

fn name<T: std::fmt::Debug>(v: Option<T>) -> String {
    v.map_or_else(|| "?".to_owned(), |v| format!("{v:?}"))
}
