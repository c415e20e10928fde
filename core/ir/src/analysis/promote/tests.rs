//! Runs random functions before and after promotion, and compares what they do.

use super::*;
use crate::analysis::testing::{Build, Mix, Rng, random_function, verify_ssa};
use crate::{BinaryOp, CastOp, ConstKind, FloatKind, Type};
use base::entity::Entity;

/// What an undefined variable reads as.
const UNDEFINED: u32 = 0xdead;

/// Runs one thread and returns a trace of its actions.
fn trace(build: &Build, function: &Function) -> Vec<u32> {
    let mut events = vec![];
    let mut registers = vec![UNDEFINED; function.values.len()];
    for p in &function.params {
        registers[p.value.index()] = 3;
    }
    let mut memory = vec![UNDEFINED; function.values.len()];
    let mut block = BlockId(0);
    let mut outside = 0u32;
    let mut from = block;
    for _ in 0..60 {
        let read = |registers: &[u32], o: Operand| match o {
            Operand::Value(v) => registers[v.index()],
            Operand::Const(c) => match build.module.constants[c].kind {
                ConstKind::Int(n) => n as u32,
                _ => 7,
            },
            _ => 0,
        };
        let mut writes = vec![];
        for &i in &function.blocks[block].insts {
            let inst = &function.insts[i];
            if let (InstKind::Phi { incoming, .. }, Some(r)) = (&inst.kind, inst.result)
                && let Some(x) = incoming.iter().find(|x| x.1 == from)
            {
                writes.push((r, read(&registers, x.0)));
            }
        }
        for (r, value) in writes {
            registers[r.index()] = value;
        }
        from = block;
        for &i in &function.blocks[block].insts {
            let inst = &function.insts[i];
            let value = match &inst.kind {
                InstKind::Phi { .. } | InstKind::DebugRecord { .. } => continue,
                InstKind::Ret(_) => return events,
                InstKind::Br(to) => {
                    block = *to;
                    continue;
                }
                InstKind::CondBr { cond, then_to, else_to } => {
                    let c = read(&registers, *cond) & 4 == 0;
                    block = if c { *then_to } else { *else_to };
                    events.push(block.0);
                    continue;
                }
                InstKind::Switch { value, default, cases } => {
                    let c = read(&registers, *value) as usize % 5;
                    block = cases.get(c).map_or(*default, |x| x.1);
                    events.push(block.0);
                    continue;
                }
                InstKind::Alloca { .. } => {
                    if let Some(r) = inst.result {
                        memory[r.index()] = UNDEFINED;
                    }
                    continue;
                }
                InstKind::Load { ptr: Operand::Value(p), .. } => memory[p.index()],
                InstKind::Load { .. } => {
                    outside = outside.wrapping_mul(77).wrapping_add(5);
                    outside
                }
                InstKind::Store { value, ptr, .. } => {
                    let value = read(&registers, *value);
                    match ptr {
                        Operand::Value(p) => memory[p.index()] = value,
                        _ => events.push(value),
                    }
                    continue;
                }
                InstKind::Binary { op, lhs, rhs, .. } => {
                    let (a, b) = (read(&registers, *lhs), read(&registers, *rhs));
                    match op {
                        BinaryOp::Add => a.wrapping_add(b),
                        BinaryOp::Mul => a.wrapping_mul(b),
                        _ => a ^ b,
                    }
                }
                InstKind::ICmp { lhs, rhs, .. } => {
                    u32::from(read(&registers, *lhs) == read(&registers, *rhs))
                }
                InstKind::Call(call) => {
                    for a in &call.args {
                        events.push(read(&registers, a.value));
                    }
                    outside = outside.wrapping_mul(33).wrapping_add(9);
                    outside
                }
                other => panic!("{other:?}"),
            };
            if let Some(r) = inst.result {
                registers[r.index()] = value;
            }
        }
    }
    events
}

#[test]
fn promoted_functions_do_the_same() {
    let mut phis = 0;
    for seed in 0..10_000 {
        let mut rng = Rng::new(seed);
        let build = random_function(&mut rng, Mix { variables: 4 });
        verify_ssa(&build.function);
        let promoted = promote(&build.module, &build.function);
        verify_ssa(&promoted.function);
        phis += promoted.function.insts.len() - build.function.insts.len();
        for b in promoted.function.blocks.values() {
            for &i in &b.insts {
                let kind = &promoted.function.insts[i].kind;
                assert!(!matches!(kind, InstKind::Alloca { .. }), "{seed}");
            }
        }
        assert_eq!(
            trace(&build, &build.function),
            trace(&build, &promoted.function),
            "seed {seed}\n{:#?}\n{:#?}",
            build.function,
            promoted.function
        );
    }
    assert!(phis > 1000, "{phis}");
}

#[test]
fn other_type_of_the_same_size_is_cast() {
    let mut build = Build::new(1);
    let float = build.module.types.intern(Type::Float(FloatKind::Float));
    let variable = Operand::Value(build.alloca(0));
    let one = build.int(1);
    build.store(0, one, variable);
    let loaded = build.push(
        0,
        float,
        InstKind::Load { ptr: variable, volatile: false, align: None, atomic: None },
    );
    build.push(0, build.void, InstKind::Ret(Some(Operand::Value(loaded))));
    let promoted = promote(&build.module, &build.function);
    let insts = &promoted.function.blocks[BlockId(0)].insts;
    assert_eq!(insts.len(), 2);
    let cast = &promoted.function.insts[insts[0]];
    assert_eq!(cast.result, Some(loaded));
    assert_eq!(
        cast.kind,
        InstKind::Cast { op: CastOp::BitCast, flags: Flags::default(), value: one }
    );
    assert_eq!(promoted.resolve(loaded), Operand::Value(loaded));
}

#[test]
fn escaping_or_volatile_variables_stay() {
    let mut build = Build::new(1);
    let escapes = Operand::Value(build.alloca(0));
    let volatile = Operand::Value(build.alloca(0));
    let wide = Operand::Value(build.alloca(0));
    let one = build.int(1);
    build.call(0, "f", &[escapes]);
    let load = |ptr, volatile| InstKind::Load { ptr, volatile, align: None, atomic: None };
    build.push(0, build.i32, load(volatile, true));
    let wide_ty = build.module.types.intern(Type::Int(64));
    build.push(0, wide_ty, load(wide, false));
    build.store(0, one, escapes);
    build.terminate(0, one, &[]);
    let promoted = promote(&build.module, &build.function);
    assert_eq!(promoted.function, build.function);
}

#[test]
fn read_before_write_is_an_undefined_value() {
    let mut build = Build::new(1);
    let variable = build.alloca(0);
    build.function.values[variable].name = Some("x".into());
    let loaded = build.load(0, Operand::Value(variable));
    let global = Operand::Const(build.global);
    build.store(0, Operand::Value(loaded), global);
    build.terminate(0, global, &[]);
    let promoted = promote(&build.module, &build.function);
    let [read] = &promoted.undef_reads[..] else { panic!("{:?}", promoted.undef_reads) };
    assert_eq!(promoted.resolve(loaded), Operand::Value(read.value));
    assert_eq!(read.variable.as_deref(), Some("x"));
    let def = promoted.function.values[read.value].def;
    assert_eq!(def, ValueDef::Undefined);
}

#[test]
fn debug_declarations_become_records() {
    for call in [false, true] {
        let mut build = Build::new(1);
        let variable = build.alloca(0);
        let place = build.module.md_operands.push(MdOperand::Value(build.ptr, variable));
        let name = build.module.md_operands.push(MdOperand::Const(build.global));
        if call {
            let args = [Operand::Metadata(place), Operand::Metadata(name)];
            build.call(0, "llvm.dbg.declare", &args);
        } else {
            let kind = InstKind::DebugRecord { name: "declare".into(), args: vec![place, name] };
            build.push(0, build.void, kind);
        }
        let one = build.int(1);
        build.store(0, one, Operand::Value(variable));
        build.terminate(0, one, &[]);
        let promoted = promote(&build.module, &build.function);
        assert_eq!(promoted.function.blocks[BlockId(0)].insts.len(), 2);
        let [v] = promoted.variables[..] else { panic!("{:?}", promoted.variables) };
        assert_eq!((v.variable, v.value), (name, one));
        assert_eq!(promoted.function.blocks[BlockId(0)].insts[0], v.at);
        assert_eq!(promoted.variables_at(v.at).count(), 1);
    }
}
