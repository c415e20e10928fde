//! Dialects and errors; the bulk of the tests is in the files that `tests/ir_roundtrip.rs` reads.

use crate::{kernels, parse_module, print_module, verify};
use base::diagnostic::Outcome;
use std::fmt::Write;

/// The dialect of LLVM 3.2, with all old spellings.
const OLD: &str = r#"; ModuleID = 'x'
target triple = "nvptx64"
%struct.dim3 = type { i32, i32, i32 }
@threadIdx = external global %struct.dim3
@s = internal global [16 x i32] zeroinitializer, section "__shared__", align 4
@.str = private unnamed_addr constant [3 x i8] c"hi\00"
@a = alias i32* getelementptr inbounds ([16 x i32]* @s, i32 0, i32 1)
define void @k(i32* nocapture %p, i32 %n) nounwind {
  %1 = alloca i32, align 4
  %2 = load i32* getelementptr inbounds (%struct.dim3* @threadIdx, i32 0, i32 0), align 4, !tbaa !3
  %3 = icmp slt i32 %2, %n
  br i1 %3, label %4, label %7
; <label>:4                                       ; preds = %0
  %5 = getelementptr inbounds i32* %p, i32 %2
  volatile store i32 5, i32* %5
  %6 = load volatile i32* %5, align 4
  call void (...)* @va(i32 %6), !dbg !5
  %x = call i32 (i8*, ...)* @printf(i8* getelementptr inbounds ([3 x i8]* @.str, i32 0, i32 0))
  call void @llvm.dbg.declare(metadata !{i32* %1}, metadata !6), !dbg !5
  call void @__syncthreads()
  %o = atomicrmw add i32* %5, i32 1 singlethread seq_cst
  %cx = cmpxchg i32* %5, i32 1, i32 2 seq_cst
  br label %7
; <label>:7
  ret void
}
declare i32 @printf(i8*, ...)
declare void @va(...)
declare void @__syncthreads()
declare void @llvm.dbg.declare(metadata, metadata)
!nvvm.annotations = !{!0}
!0 = metadata !{void (i32*, i32)* @k, metadata !"kernel", i32 1}
!3 = metadata !{metadata !"int", metadata !4}
!4 = metadata !{metadata !"root"}
!5 = metadata !{i32 1, i32 2, metadata !4, null}
!6 = metadata !{i32 786688, metadata !4, metadata !"x"}
"#;

/// Rare items of the current dialect.
const RARE: &str = r#"source_filename = "a\22b"
module asm "foo"
%0 = type { i32, %"quoted name" }
%"quoted name" = type <{ i8, i16 }>
%op = type opaque
$c = comdat any
@0 = private constant [2 x i8] c"a\00"
@"we ird" = global %0 zeroinitializer, comdat($c), align 8
@h = global half 0xH3C00
@b = global bfloat 0xR3F80
@x80 = global x86_fp80 0xK3FFF8000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@w = global i200 123456789012345678901234567890123456789012345678901234567890
@nan = global float 0x7FF0000020000000
@v = global <4 x i32> splat (i32 7)
@ce = global i64 add (i64 ptrtoint (ptr @h to i64), i64 -8)
@g2 = global ptr getelementptr inbounds nuw (i8, ptr @h, i64 1)
@g3 = global ptr getelementptr inrange(-8, 16) (i8, ptr @h, i64 1)
@al = alias i32, ptr @"we ird"
@ifn = ifunc void (), ptr @resolver
@tl = thread_local(initialexec) global i32 0, section "sec", no_sanitize_address, align 4
@ba = global ptr blockaddress(@cf, %next)
@nc = global ptr no_cfi @resolver
@dl = global ptr dso_local_equivalent @resolver
define ptr @resolver() { ret ptr null }
define i32 @"q\01f"(i32 %0, i32 %"a b", ptr byval(%0) align 8 %p) unnamed_addr #0 section "x" comdat($c) align 16 gc "shadow-stack" personality ptr @pers {
  %2 = add nuw nsw i32 %0, %"a b"
  br label %3
3:                                     ; preds = %1
  %4 = phi fast float [ 1.0, %1 ], [ %5, %3 ]
  %5 = fadd fast float %4, 2.5
  %6 = fcmp nnan ninf olt float %5, 1.0e+2
  br i1 %6, label %3, label %"la bel", !prof !{!"branch_weights", i32 1, i32 2}
"la bel":
  %r = atomicrmw volatile add ptr @tl, i32 1 syncscope("block") acq_rel, align 4
  %c = cmpxchg weak ptr @tl, i32 0, i32 1 acquire monotonic
  fence syncscope("device") seq_cst
  %ld = load atomic volatile i32, ptr @tl unordered, align 4
  store atomic i32 %ld, ptr @tl release, align 4
  %ev = extractvalue { i32, i1 } %c, 0
  %iv = insertvalue { i32, i1 } %c, i32 5, 0
  switch i32 %ev, label %d [ i32 1, label %d
   i32 -2, label %d ]
d:
  %sv = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> poison, <4 x i32> <i32 0, i32 undef, i32 1, i32 poison>
  %asm = call i32 asm sideeffect alignstack "mov $0, $1;", "=r,r"(i32 %ev) #1, !srcloc !{i32 5}
  %t = tail call fastcc noundef i32 (ptr, ...) @va(ptr null, i32 5) nounwind
  call void @llvm.assume(i1 true) [ "align"(ptr @tl, i64 8) ]
  %m = notail call i32 @other(i32 %t)
  ret i32 %m
}
declare i32 @other(i32)
declare i32 @va(ptr, ...)
declare void @llvm.assume(i1)
declare i32 @pers(...)
define void @inv() personality ptr @pers {
  %x = invoke i32 @other(i32 5)
          to label %ok unwind label %lp
ok:
  ret void
lp:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %l
}
define void @cf() { br label %next
next:
  ret void }
attributes #0 = { nounwind "key"="value" memory(argmem: read, inaccessiblemem: none) alignstack=16 "alone" uwtable(sync) }
attributes #1 = { convergent }
!llvm.module.flags = !{!0, !1}
!my\20md = !{}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"x", !2}
!2 = !{null, !"a\00b", ptr @tl, i64 5, !{!"inline"}, double 1.0}
"#;

#[test]
fn dialects_print_to_a_fixpoint() {
    for text in [OLD, RARE] {
        let m = parse_module(text).unwrap();
        verify(&m).unwrap();
        let printed = print_module(&m);
        let again = parse_module(&printed).unwrap();
        verify(&again).unwrap();
        assert_eq!(print_module(&again), printed);
    }
    let m = parse_module(OLD).unwrap();
    assert_eq!(kernels(&m).len(), 1);
    let k = &m.functions[m.function("k").unwrap()];
    assert_eq!(k.blocks.len(), 3);
}

/// Message of the first error of parser or verifier.
fn error(text: &str) -> String {
    match parse_module(text) {
        Err(d) => d.message,
        Ok(m) => verify(&m).unwrap_err()[0].message.clone(),
    }
}

#[test]
fn errors_say_what_was_found_and_expected() {
    let body = |b: &str| error(&format!("define i32 @f(i32 %a, i1 %c) {{\n{b}\n}}"));
    let cases = [
        (body("%x = add i32 %a, %y\nret i32 %x"), "`%y` is used but never defined"),
        (body("%x = add i64 %a, 1\nret i32 0"), "`%a` has type i32, expected type i64"),
        (body("br label %nowhere"), "basic block `%nowhere` is used but never defined"),
        (body("ret i64 0"), "`ret` of type i64 in a function that returns i32"),
        (body("%x = load i32, i32 %a\nret i32 0"), "`load` through i32, expected a pointer"),
        (
            body("%x = add i32 %a, 1"),
            "the last block has no terminator, expected one such as `br` or `ret`",
        ),
        (body("%x = frob i32 %a"), "found `frob`, expected an instruction"),
        (
            body("%x = call i32 @f(i32 1)\nret i32 %x"),
            "`@f` is called as i32 (i32), but has type i32 (i32, i1)",
        ),
        (body("e:\nbr label %e"), "a branch cannot target the entry block of the function"),
        (
            body(
                "br i1 %c, label %l, label %r\nl:\n%x = add i32 1, 2\nbr label %r\nr:\nret i32 %x",
            ),
            "`%x` is used where its definition may not have been executed",
        ),
        (
            body("br label %l\nl:\n%x = phi i32 [ 1, %l ]\nret i32 %x"),
            "`phi` has no value for one of the block's predecessors",
        ),
        (error("@g = global i32"), "found the end of the text, expected a constant"),
        (error("@g = global ptr @h"), "`@h` is used but neither defined nor declared"),
        (error("!a = !{!7}"), "metadata node !7 is used but never defined"),
        (error("@g = global %t zeroinitializer"), "type `%t` is used but never defined"),
        (
            error("^3 = flags:"),
            "found the end of the text, expected the number or list of a summary entry",
        ),
        (error("declare i32 @f() odd="), "found the end of the text, expected an attribute value"),
        (
            error("@g = global ptr blockaddress"),
            "found the end of the text, expected `(` after `blockaddress`",
        ),
        (
            error("@g = global ptr no_cfi\n!0 = !{}"),
            "found `!`, expected a function after `no_cfi`",
        ),
        (error("@g = global [2 x i8] c\"abc\""), "a string of 3 bytes does not have type [2 x i8]"),
    ];
    for (got, expected) in cases {
        assert_eq!(got, expected);
    }
}

#[test]
fn depth_is_limited() {
    let deep = [
        format!("@g = global i32 {}", "add (i32 ".repeat(5000)),
        format!("@g = global {}", "[1 x ".repeat(5000)),
        format!("@g = global i8{} null", "*".repeat(5000)),
        format!("!0 = {}", "!{".repeat(5000)),
    ];
    for text in deep {
        assert_eq!(parse_module(&text).unwrap_err().outcome, Outcome::Limit);
    }
    // Each struct contains the one before twice: a short text with an enormous layout.
    let mut text = String::from("%s0 = type { i8 }\n");
    for i in 1..60 {
        let j = i - 1;
        let _ = writeln!(text, "%s{i} = type {{ %s{j}, %s{j} }}");
    }
    let m = parse_module(&text).unwrap();
    assert_eq!(verify(&m).unwrap_err()[0].outcome, Outcome::Limit);
}

#[test]
fn recursion_is_refused() {
    let m = parse_module("%s = type { %t }\n%t = type { [2 x %s] }").unwrap();
    assert!(verify(&m).is_err());
    let m = parse_module("@a = alias i8, ptr @b\n@b = alias i8, ptr @a").unwrap();
    assert!(verify(&m).is_err());
}
