//! Assembly that is not understood stays a call, so that messages can name it.

use super::syntax::{Operand, Statement, parse, ties};
use crate::{InstKind, parse_module, verify};

fn module(asm: &str) -> crate::Module {
    let text = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         define ptx_kernel void @k(ptr %o, i32 %n) {{\n  {asm}\n  ret void\n}}\n"
    );
    let mut module = parse_module(&text).unwrap_or_else(|e| panic!("{asm}: {e:?}"));
    super::expand(&mut module);
    assert!(verify(&module).is_ok(), "{asm}");
    module
}

fn is_left(asm: &str) -> bool {
    let module = module(asm);
    let kernel = module.function("k").unwrap();
    // Instructions that are in no block any more are removed.
    let kernel = &module.functions[kernel];
    kernel.blocks.values().flat_map(|b| &b.insts).any(|&i| match &kernel.insts[i].kind {
        InstKind::Call(call) => super::is_asm(call.callee),
        _ => false,
    })
}

#[test]
fn known_text_becomes_instructions() {
    for asm in [
        r#"%v = call i32 asm "mov.u32 $0, %laneid;", "=r"()"#,
        r#"%v = call { i32, i32 } asm "mov.b64 {$0, $1}, $2;", "=r,=r,l"(ptr %o)"#,
        r#"%v = call i32 asm "add.u32 $0, $0, $2;", "=r,0,r"(i32 %n, i32 4)"#,
        r#"call void asm sideeffect "{ .reg .u32 t; mov.u32 t, 3; st.global.u32 [$0 + 4], t; }", "l"(ptr %o)"#,
        r#"call void asm sideeffect "// nothing\0A\09bar.sync 1, 64;", "~{memory}"()"#,
        r#"call void asm sideeffect "cp.async.ca.shared.global.L2::128B [$0], [$1], $2, 3;", "r,l,n"(i32 %n, ptr %o, i32 8)"#,
        r#"call void asm sideeffect "cp.async.cg.shared.global.L2::cache_hint [$0], [$1], 16, $2;", "r,l,l"(i32 %n, ptr %o, i64 0)"#,
        r#"call void asm sideeffect "{.reg .pred p; setp.ne.b32 p, $0, 0; @!p cp.async.ca.shared.global [$0], [$1], 4, p;}", "r,l"(i32 %n, ptr %o)"#,
        r#"call void asm sideeffect "cp.async.commit_group; cp.async.wait_group 2; cp.async.wait_all;", ""()"#,
        r#"call void asm sideeffect "cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$0];", "r"(i32 %n)"#,
        r#"%v = call i64 asm "mbarrier.arrive_drop.release.cta.shared::cta.b64 $0, [$1], 2;", "=l,r"(i32 %n)"#,
        r#"%v = call i32 asm "{.reg .b64 s; mbarrier.arrive.noComplete.b64 s, [$1], 1; mbarrier.pending_count.b64 $0, s;}", "=r,l"(ptr %o)"#,
        r#"call void asm sideeffect "{.reg .pred p; L${:uid}: mbarrier.test_wait.parity.acquire.cta.shared.b64 p, [$0], 0; @p bra.uni D${:uid}; bra.uni L${:uid}; D${:uid}: }", "r"(i32 %n)"#,
        r#"call void asm sideeffect "{.reg .pred p; $$L: mbarrier.try_wait.shared.b64 p, [$0], $1; @!p bra $$L;}", "r,l"(i32 %n, i64 0)"#,
        r#"%v = call i32 asm "{.reg .pred p; setp.lt.s32 p, $1, 4; @p bra L; mov.u32 $0, 1; bra E; L: mov.u32 $0, 2; E:}", "=r,r"(i32 %n)"#,
        r#"%v = call i32 asm "{.reg .pred p; .reg .u32 t; W${:uid}: ld.acquire.gpu.u32 t, [$1]; setp.ge.u32 p, t, $2; @!p bra W${:uid}; mov.u32 $0, t;}", "=r,l,r"(ptr %o, i32 %n)"#,
        r#"%v = call i32 asm "{.reg .pred p; setp.eq.u32 p, $0, 0; @p nanosleep.u32 1; @p bra.uni D; @p add.u32 $0, $0, 1; D:}", "=r,0"(i32 %n)"#,
        r#"call void asm sideeffect "red.release.cta.shared.add.u32 [$0], 1;", "r"(i32 %n)"#,
    ] {
        assert!(!is_left(asm), "{asm}");
    }
}

#[test]
fn unknown_text_stays() {
    for asm in [
        r#"call void asm sideeffect "cp.async.bulk.wait_group 0;", ""()"#,
        r#"call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 12;", "r,l"(i32 %n, ptr %o)"#,
        r#"call void asm sideeffect "@p cp.async.wait_all;", ""()"#,
        r#"call void asm sideeffect "mbarrier.arrive.expect_tx.shared.b64 _, [$0], 4;", "r"(i32 %n)"#,
        r#"call void asm sideeffect "{.reg .pred p; L: setp.eq.u32 p, $0, 0; @p bra M;}", "r"(i32 %n)"#,
        r#"call void asm sideeffect "L: L: bar.sync 0; bra L;", ""()"#,
        r#"call void asm sideeffect "mov.u32 $0, ;", "r"(i32 %n)"#,
        r#"call void asm sideeffect "{{{", ""()"#,
        r#"call void asm sideeffect "@p st.global.u32 [$0], 1;", "l"(ptr %o)"#,
        r#"%v = call i32 asm "ld.global.pred $0, [$1];", "=r,l"(ptr %o)"#,
        r#"%v = call i32 asm "mov.b32 $0, {$1,$1,$1,$1,$1};", "=r,r"(i32 %n)"#,
        r#"%v = call i32 asm "mov.pred $0, {$1,$1};", "=r,r"(i32 %n)"#,
        // Never written.
        r#"%v = call i32 asm "trap;", "=r"()"#,
        // Read before written.
        r#"%v = call i32 asm "add.u32 $0, $0, 1;", "=r"()"#,
        r#"%v = call i32 asm "mov.u32 $0, $7;", "=r"()"#,
        r#"call void asm sideeffect "st.global.u32 [$0], 1;", "=*m"(ptr elementtype(i32) %o)"#,
    ] {
        assert!(is_left(asm), "{asm}");
    }
}

#[test]
fn operands_are_read() {
    let text = "ld.global.v2.f32 {a, %b}, [$1+-8];";
    let Some([Statement::Instruction(i)]) = parse(text).as_deref().map(|s| [s[0].clone()]) else {
        panic!("{:?}", parse(text));
    };
    let name = |n: &str| Operand::Name(n.to_owned());
    let vector = Operand::Vector(vec![name("a"), Operand::Special("b".to_owned())]);
    // PTX printers write this as `+-8`.
    assert_eq!(i.operands[0], vector);
    assert_eq!(i.operands[1], Operand::Memory(Box::new(Operand::Arg(1)), -8));
    assert_eq!(ties("=r,=l,0,r,~{memory}", 2, 2), Some(vec![Some(0), None]));
    assert_eq!(ties("=r,r", 1, 2), None);
}
