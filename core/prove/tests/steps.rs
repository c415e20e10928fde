//! Kernels that a step of the prover proves, each with a nearly identical one that races.

mod support;

use launch::LoadedModule;
use support::{launch, proof, right, wrong};

const DECLARATIONS: &str = "
@s = internal addrspace(3) global [1024 x i32] undef, align 4
@u = internal addrspace(3) global [1024 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.smin.i32(i32, i32)
declare void @llvm.nvvm.barrier0()
";

/// The kernel `k` with these parameters, and what it needs beside it.
fn module(params: &str, body: &str) -> LoadedModule {
    support::module(DECLARATIONS, params, body)
}

#[test]
fn a_window_on_multiples_is_rounded() {
    // 17 cells further in rows of 16 is never another's first cell; 16 further is.
    let body = |further: u32| {
        format!(
            "
  %row = shl nuw nsw i32 %t, 4
  %i = zext i32 %row to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  %other = add nuw nsw i32 %row, {further}
  %j = zext i32 %other to i64
  %q = getelementptr inbounds i32, ptr %o, i64 %j
  %v = load i32, ptr %q
  ret void
"
        )
    };
    right("17", &module("ptr %o", &body(17)));
    wrong("16", &module("ptr %o", &body(16)), &launch(1, 64, &[]));
}

#[test]
fn a_quotient_is_rounded_to_zero() {
    // The first half is read from the other end, for lengths that may be negative.
    let body = |half: &str| {
        format!(
            "
  {half}
  %c = icmp slt i32 %t, %h
  br i1 %c, label %go, label %done
go:
  %i = sext i32 %t to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  %last = sub nsw i32 %n, 1
  %other = sub nsw i32 %last, %t
  %j = sext i32 %other to i64
  %q = getelementptr inbounds i32, ptr %o, i64 %j
  %v = load i32, ptr %q
  br label %done
done:
  ret void
"
        )
    };
    right("half", &module("ptr %o, i32 %n", &body("%h = sdiv i32 %n, 2")));
    let all = module("ptr %o, i32 %n", &body("%h = sdiv i32 %n, 1"));
    wrong("all", &all, &launch(1, 64, &["n=32"]));
}

#[test]
fn the_smaller_of_two_is_at_most_both() {
    // Each thread has `each` cells, the last one what is left of them.
    let body = |more: u32| {
        format!(
            "
  %begin = mul nsw i32 %t, %each
  %until = add nsw i32 %begin, %each
  %far = add nsw i32 %until, {more}
  %less = icmp slt i32 %far, %n
  %end = select i1 %less, i32 %far, i32 %n
  br label %head
head:
  %i = phi i32 [ %begin, %entry ], [ %i1, %next ]
  %c = icmp slt i32 %i, %end
  br i1 %c, label %next, label %done
next:
  %x = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %x
  store i32 %t, ptr %p
  %i1 = add nsw i32 %i, 1
  br label %head
done:
  ret void
"
        )
    };
    let params = "ptr %o, i32 %n, i32 %each";
    right("own", &module(params, &body(0)));
    wrong("one more", &module(params, &body(1)), &launch(1, 32, &["n=64", "each=2"]));
}

#[test]
fn arrays_that_are_swapped_take_turns() {
    let body = |to: &str| {
        format!(
            "
  %i = zext i32 %t to i64
  %own = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
  store i32 %t, ptr addrspace(3) %own
  %as_well = getelementptr inbounds i32, ptr addrspace(3) @u, i64 %i
  store i32 %t, ptr addrspace(3) %as_well
  %right = xor i32 %t, 1
  %j = zext i32 %right to i64
  call void @llvm.nvvm.barrier0()
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %a = phi ptr addrspace(3) [ @s, %entry ], [ %b, %next ]
  %b = phi ptr addrspace(3) [ @u, %entry ], [ %a, %next ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %next, label %done
next:
  %p = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %j
  %v = load i32, ptr addrspace(3) %p
  %q = getelementptr inbounds i32, ptr addrspace(3) {to}, i64 %i
  store i32 %v, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i32 %k, 1
  br label %head
done:
  ret void
"
        )
    };
    right("the other", &module("i32 %n", &body("%b")));
    wrong("the same", &module("i32 %n", &body("%a")), &launch(1, 64, &["n=3"]));
    // Without the barrier between, the next iteration writes what this one reads.
    let no_barrier = body("%b").replacen("  call void @llvm.nvvm.barrier0()\n  %k1", "  %k1", 1);
    wrong("no barrier", &module("i32 %n", &no_barrier), &launch(1, 64, &["n=3"]));
}

#[test]
fn a_loop_that_certainly_runs_is_not_passed_by() {
    // What is written before the loop is read behind it, over the barrier in it.
    let body = |first: &str| {
        format!(
            "
  %i = zext i32 %t to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
  store i32 %t, ptr addrspace(3) %p
  br label %head
head:
  %d = phi i32 [ {first}, %entry ], [ %d1, %next ]
  %c = icmp sgt i32 %d, 0
  br i1 %c, label %next, label %done
next:
  call void @llvm.nvvm.barrier0()
  %d1 = ashr i32 %d, 1
  br label %head
done:
  %right = xor i32 %t, 1
  %j = zext i32 %right to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %j
  %v = load i32, ptr addrspace(3) %q
  ret void
"
        )
    };
    right("runs", &module("i32 %n", &body("16")));
    wrong("may not run", &module("i32 %n", &body("%n")), &launch(1, 64, &["n=0"]));
}

#[test]
fn a_step_may_be_asked_to_be_a_power_of_two() {
    let body = |mask: &str| {
        format!(
            "
  %mask = {mask}
  %low = and i32 %t, %mask
  %high = sub nsw i32 %t, %low
  %twice = shl nsw i32 %high, 1
  %at = add nsw i32 %twice, %low
  %other = add nsw i32 %at, %step
  %i = sext i32 %at to i64
  %j = sext i32 %other to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  %q = getelementptr inbounds i32, ptr %o, i64 %j
  store i32 %t, ptr %p
  store i32 %t, ptr %q
  ret void
"
        )
    };
    let params = "ptr %o, i32 %step";
    right("less one", &module(params, &body("add nsw i32 %step, -1")));
    let same = module(params, &body("add nsw i32 %step, 0"));
    wrong("itself", &same, &launch(1, 64, &["step=4"]));
}

#[test]
fn accesses_are_inside_what_is_declared() {
    let body = |cells: u32| {
        format!(
            "
  %c = icmp ult i32 %t, {cells}
  br i1 %c, label %go, label %done
go:
  %i = zext i32 %t to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
  store i32 %t, ptr addrspace(3) %p
  %x = add nuw nsw i32 %t, 512
  %j = zext i32 %x to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @u, i64 %j
  store i32 %t, ptr addrspace(3) %q
  br label %done
done:
  ret void
"
        )
    };
    let inside = |cells| proof(&module("ptr %o", &body(cells)), true).1.inside;
    assert_eq!(inside(512).proved, ["s", "u"]);
    assert!(inside(512).all && inside(512).no_division);
    // One thread more leaves the second array, and only that.
    assert_eq!(inside(513).proved, ["s"]);
    assert!(!inside(513).all);
}

#[test]
fn buffers_are_as_long_as_the_contract_says() {
    use prove::{Options, prove};
    let body = "
  %c = icmp slt i32 %t, %n
  br i1 %c, label %go, label %done
go:
  %i = zext i32 %t to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  br label %done
done:
  ret void
";
    let loaded = module("ptr %o, i32 %n", body);
    let inside = |contract: &str| {
        let info = loaded.kernels()[0].clone();
        let mut clauses = launch::contract::Contract::default();
        clauses.assume(contract, &info).unwrap();
        let options = Options { clauses: clauses.clauses, ..Options::default() };
        prove(&loaded, &info, &options).inside
    };
    let none: [&str; 0] = [];
    let first = loaded.kernels()[0].params[0].name.clone();
    let size = match &loaded.kernels()[0].params[0].kind {
        launch::params::ParamKind::Pointer { element, .. } => element.size(),
        other => panic!("{other:?}"),
    };
    assert_eq!(size, 4);
    let count = loaded.kernels()[0].params[1].name.clone();
    assert_eq!(inside(&format!("len({first}) >= {count}")).proved, [first.as_str()]);
    assert_eq!(inside(&format!("len({first}) >= {count} - 1")).proved, none);
    assert_eq!(inside(&format!("{count} >= 1")).proved, none);
}
