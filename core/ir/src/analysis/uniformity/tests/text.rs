//! Which values of small kernels are uniform, and the stated reason if they are not.

use super::super::*;
use crate::analysis::{FunctionAnalysis, promote};
use crate::parse_module;

const DECLARATIONS: &str = "
@shared = internal addrspace(3) global [64 x i32] undef
@table = internal addrspace(4) constant [4 x i32] zeroinitializer
@threadIdx = external global { i32, i32, i32 }
@blockIdx = external global { i32, i32, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare float @__nv_expf(float)
declare i32 @unknown(i32)
";

/// Analyses function `f` of `text`, promoted; `expected` lists names of values, a `!` before the
/// divergent ones.
fn check(text: &str, config: &Config, expected: &[&str]) {
    let module = parse_module(&format!("{DECLARATIONS}{text}")).expect("valid IR");
    let id = module.function("f").expect("a function called f");
    let promoted = promote(&module, &module.functions[id]);
    let analysis = FunctionAnalysis::new(&module, &promoted.function, config);
    for name in expected {
        let (name, uniform) = name.strip_prefix('!').map_or((*name, true), |n| (n, false));
        let mut found = promoted.function.values.iter();
        let (v, _) = found
            .rfind(|(_, v)| v.name.as_deref() == Some(name))
            .unwrap_or_else(|| panic!("no value called {name}"));
        let steps = analysis.uniformity.explain(v);
        assert_eq!(steps.is_empty(), uniform, "%{name}: {steps:?}");
    }
}

fn warp() -> Config {
    Config::kernel(Scope::Warp)
}

#[test]
fn sources_and_arithmetic() {
    let text = "define void @f(i32 %n, ptr %p) {
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
        %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
        %c = call i32 @llvm.nvvm.read.ptx.sreg.clock()
        %d = add i32 %n, 1
        %e = add i32 %d, %x
        %m = call i32 @llvm.smax.i32(i32 %d, i32 3)
        %mx = call i32 @llvm.smax.i32(i32 %d, i32 %e)
        %u = call i32 @unknown(i32 %d)
        %s = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %d, i32 1, i32 31)
        %b = icmp eq i32 %x, 0
        %r = call i32 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %b)
        ret void
    }";
    let both = ["!x", "!c", "d", "!e", "m", "!mx", "!u", "!s", "!b", "r", "n", "p"];
    check(text, &warp(), &both);
    check(text, &warp(), &["w", "!y"]);
    check(text, &Config::kernel(Scope::Block), &both);
    check(text, &Config::kernel(Scope::Block), &["!w", "!y"]);
    check(text, &warp().with_uniform(Source::TidY), &["y", "!x"]);
    let device = Config::device(Scope::Warp, vec![false]);
    check(text, &device, &["n", "!p", "d"]);
}

#[test]
fn old_thread_index() {
    let text = "define void @f() {
        %x = load i32, ptr @threadIdx
        %y = load i32, ptr getelementptr ({ i32, i32, i32 }, ptr @threadIdx, i64 0, i32 1)
        %z = load i32, ptr getelementptr (i8, ptr @threadIdx, i64 8)
        %b = load i32, ptr getelementptr (i8, ptr @blockIdx, i64 4)
        ret void
    }";
    check(text, &warp(), &["!x", "!y", "!z", "b"]);
    check(text, &warp().with_uniform(Source::TidY), &["!x", "y", "!z"]);
    check(text, &warp().with_uniform(Source::TidZ), &["!x", "!y", "z"]);
}

#[test]
fn memory() {
    let text = "define void @f(ptr %p, i32 %n, ptr byval(i32) %c, ptr byval(i32) %w) {
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        %i = zext i32 %x to i64
        %a = alloca [4 x i32]
        %global = load i32, ptr %p
        %px = getelementptr i32, ptr %p, i64 %i
        %each = load i32, ptr %px
        %shared = load i32, ptr addrspace(3) @shared
        %local = load i32, ptr %a
        %cond = icmp eq i32 %n, 0
        %either = select i1 %cond, ptr %p, ptr %a
        %perhaps = load i32, ptr %either
        %parameter = load i32, ptr %c
        store i32 %x, ptr %w
        %copy = load i32, ptr %w
        %next = load ptr, ptr %p
        %far = load i32, ptr %next
        %old = atomicrmw add ptr %p, i32 1 monotonic
        ret void
    }";
    let expected = [
        "global",
        "!each",
        "shared",
        "a",
        "!local",
        "either",
        "!perhaps",
        "parameter",
        "!copy",
        "next",
        "!far",
        "!old",
    ];
    check(text, &warp(), &expected);
}

/// A grid-stride loop around a loop over k: lanes leave the outer loop in different iterations, but
/// all lanes still inside share the inner counter.
#[test]
fn inner_counter_of_a_grid_stride_loop() {
    let text = "define void @f(i32 %n, i32 %m, ptr %p) {
    entry:
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        br label %outer
    outer:
        %i = phi i32 [ %x, %entry ], [ %i.next, %latch ]
        %more = icmp slt i32 %i, %n
        br i1 %more, label %inner, label %exit
    inner:
        %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
        %sum = phi i32 [ 0, %outer ], [ %sum.next, %inner ]
        %a = getelementptr i32, ptr %p, i32 %k
        %b = load i32, ptr %a
        %sum.next = add i32 %sum, %b
        %k.next = add i32 %k, 1
        %again = icmp slt i32 %k.next, %m
        br i1 %again, label %inner, label %latch
    latch:
        %i.next = add i32 %i, 32
        br label %outer
    exit:
        ret void
    }";
    check(text, &warp(), &["!i", "k", "sum", "b", "again"]);
    // The same, with the sum read after the loop: lanes that left need their own value.
    let carried = text
        .replace("%k = phi", "%kk = phi i32 [ 1, %outer ], [ %sum, %inner ]\n%k = phi")
        .replace("%i = phi", "%last = phi i32 [ 0, %entry ], [ %sum.next, %latch ]\n%i = phi")
        .replace("ret void", "store i32 %last, ptr %p\nret void");
    check(&carried, &warp(), &["!last", "k", "sum", "kk"]);
}

#[test]
fn sides_of_a_branch() {
    let text = "define void @f(i32 %n, ptr %p, i1 %uniform) {
    entry:
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        %c = icmp eq i32 %x, 0
        br i1 %c, label %left, label %right
    left:
        %only = load i32, ptr %p
        br label %shared
    right:
        br i1 %uniform, label %shared, label %join
    shared:
        %pure = add i32 %n, 1
        %both = load i32, ptr %p
        br label %join
    join:
        %differs = phi i32 [ 1, %shared ], [ 2, %right ]
        %same = phi i32 [ %n, %shared ], [ %n, %right ]
        br i1 %uniform, label %one, label %two
    one:
        br label %end
    two:
        br label %end
    end:
        %converged = phi i32 [ 1, %one ], [ 2, %two ]
        ret void
    }";
    let expected = ["only", "pure", "!both", "!differs", "same", "converged"];
    check(text, &warp(), &expected);
}

/// Lanes that return early leave the rest of the kernel to the others.
#[test]
fn early_return() {
    let text = "define void @f(i32 %n, ptr %p) {
    entry:
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        %out = icmp sge i32 %x, %n
        br i1 %out, label %exit, label %loop
    loop:
        %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
        %v = load i32, ptr %p
        %k.next = add i32 %k, %v
        %again = icmp slt i32 %k.next, %n
        br i1 %again, label %loop, label %exit
    exit:
        ret void
    }";
    check(text, &warp(), &["!out", "k", "v", "again"]);
}

/// A phi at a reconvergence point that is a loop header is written on the edges of each side,
/// while the other side may still read it.
#[test]
fn header_as_reconvergence_point() {
    let text = "define void @f(i32 %n, ptr %p) {
    entry:
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        %c = icmp eq i32 %x, 0
        br label %head
    head:
        %i = phi i32 [ 0, %entry ], [ %next, %body ], [ %next, %other ]
        %next = add i32 %i, 1
        %more = icmp slt i32 %i, %n
        br i1 %more, label %body, label %exit
    body:
        br i1 %c, label %head, label %other
    other:
        store i32 READ, ptr %p
        br label %head
    exit:
        ret void
    }";
    check(&text.replace("READ", "0"), &warp(), &["i", "!c"]);
    check(&text.replace("READ", "%next"), &warp(), &["i", "!c"]);
    check(&text.replace("READ", "%i"), &warp(), &["!i", "!c"]);
    // With a separate latch there is no such problem.
    let latch = text
        .replace("[ %next, %body ], [ %next, %other ]", "[ %next, %latch ]")
        .replace("br i1 %c, label %head", "br i1 %c, label %latch")
        .replace(
            "READ, ptr %p\n        br label %head",
            "%i, ptr %p\n br label %latch\nlatch:\n br label %head",
        );
    check(&latch, &warp(), &["i", "more", "!c"]);
}

#[test]
fn unoptimised_code_is_as_good() {
    let text = "define void @f(i32 %n) {
    entry:
        %n.addr = alloca i32
        %i = alloca i32
        %t = alloca i32
        store i32 %n, ptr %n.addr
        %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
        store i32 %x, ptr %t
        store i32 0, ptr %i
        br label %head
    head:
        %i0 = load i32, ptr %i
        %n0 = load i32, ptr %n.addr
        %more = icmp slt i32 %i0, %n0
        br i1 %more, label %body, label %exit
    body:
        %t0 = load i32, ptr %t
        %mix = add i32 %t0, %i0
        %i1 = add i32 %i0, 1
        store i32 %i1, ptr %i
        br label %head
    exit:
        ret void
    }";
    check(text, &warp(), &["more", "!mix", "i1"]);
}
