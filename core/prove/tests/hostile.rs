//! Kernels that are wrong in ways that a proof could overlook: each has a launch that shows it, and
//! nothing may be proved that this launch contradicts.

#![allow(clippy::format_collect)]

mod support;

use launch::LoadedModule;
use support::{launch, shown, wrong};

const DECLARATIONS: &str = "
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.exit()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
";

/// The kernel `k` with these parameters, and what it needs beside it.
fn module(globals: &str, params: &str, body: &str) -> LoadedModule {
    support::module(&format!("{globals}{DECLARATIONS}"), params, body)
}

#[test]
fn a_conversion_to_a_narrow_type_drops_bits() {
    let body = "
  %c = trunc i32 %t to i8
  %i = zext i8 %c to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("u8", &module("", "ptr %o", body), &launch(1, 300, &[]));
    let body = "
  %c = trunc i32 %t to i8
  %i = sext i8 %c to i64
  %j = add nsw i64 %i, 128
  %p = getelementptr inbounds i32, ptr %o, i64 %j
  store i32 %t, ptr %p
  ret void
";
    wrong("s8", &module("", "ptr %o", body), &launch(1, 300, &[]));
    let body = "
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = shl i32 %b, 7
  %x = add i32 %s, %t
  %c = trunc i32 %x to i16
  %i = zext i16 %c to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("u16", &module("", "ptr %o", body), &launch(513, 1, &[]));
}

#[test]
fn a_thread_that_exits_in_the_middle_of_a_block_does_not_come_to_the_barrier() {
    let body = "
  %c = icmp ult i32 %t, 3
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.exit()
  br label %b
b:
  call void @llvm.nvvm.barrier0()
  ret void
";
    wrong("exit", &module("", "ptr %o", body), &launch(1, 64, &[]));
}

#[test]
fn a_pointer_of_many_origins_may_be_any() {
    let params = (0..8).map(|i| format!("ptr %p{i}")).collect::<Vec<_>>().join(", ");
    let cases: String = (1..8).map(|i| format!("    i32 {i}, label %b{i}\n")).collect();
    let blocks: String = (1..8)
        .map(|i| {
            if i == 7 {
                "b7:\n  %q7 = load ptr, ptr %p7\n  br label %join\n".to_owned()
            } else {
                format!("b{i}:\n  br label %join\n")
            }
        })
        .collect();
    let incoming: String = (1..8)
        .map(|i| format!("[ %{}{i}, %b{i} ]", if i == 7 { "q" } else { "p" }))
        .collect::<Vec<_>>()
        .join(", ");
    let body = format!(
        "
  switch i32 %n, label %b1 [
{cases}  ]
{blocks}join:
  %x = phi ptr {incoming}
  store i32 %t, ptr %x
  ret void
"
    );
    let loaded = module("", &format!("{params}, i32 %n"), &body);
    wrong("many", &loaded, &launch(1, 4, &["n=5"]));
}

#[test]
fn a_callee_that_changes_its_copy_changes_nothing_else() {
    // The kernel's variable keeps threadIdx.x / 2, whatever the callee does with its copy.
    let globals = "
define internal i32 @f(ptr byval(i32) %x, i32 %v) noinline {
  store i32 %v, ptr %x
  %r = load i32, ptr %x
  ret i32 %r
}
";
    let body = "
  %a = alloca i32
  %h = lshr i32 %t, 1
  store i32 %h, ptr %a
  %r = call i32 @f(ptr byval(i32) %a, i32 %t)
  %v = load i32, ptr %a
  %i = zext i32 %v to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %r, ptr %p
  ret void
";
    wrong("byval", &module(globals, "ptr %o", body), &launch(1, 4, &[]));
}

#[test]
fn loops_of_zero_iterations_keep_the_first_value() {
    // Every thread whose loop does not run stores to cell 0.
    let body = "
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %x = phi i32 [ 0, %entry ], [ %t, %loop ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %loop, label %done
loop:
  %k1 = add nsw i32 %k, 1
  br label %head
done:
  %i = zext i32 %x to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("zero", &module("", "ptr %o, i32 %n", body), &launch(1, 4, &["n=0"]));
}

#[test]
fn a_value_of_a_loop_is_that_of_the_iteration_that_left_it() {
    // Threads leave after different numbers of iterations, so a counter that is the same in the same
    // iteration is not the same behind the loop: threads 1 and 3 store to cell 1.
    let body = "
  %m = and i32 %t, 1
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %c = icmp slt i32 %k, %m
  br i1 %c, label %loop, label %done
loop:
  %k1 = add nsw i32 %k, 1
  br label %head
done:
  %i = zext i32 %k to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("left", &module("", "ptr %o", body), &launch(1, 4, &[]));
}

#[test]
fn unsigned_arithmetic_wraps() {
    // Threads 0 and 1 store to one cell: (t - 1) >> 31 is 1 for thread 0 alone, t - 1 + 1 = t.
    let body = "
  %a = sub i32 %t, 1
  %b = lshr i32 %a, 31
  %c = add i32 %t, %b
  %i = zext i32 %c to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("underflow", &module("", "ptr %o", body), &launch(1, 4, &[]));
    // t * 2^31 is 0 for every other thread.
    let body = "
  %a = shl i32 %t, 31
  %b = lshr i32 %a, 29
  %i = zext i32 %b to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("shl", &module("", "ptr %o", body), &launch(1, 4, &[]));
    // Negative numbers divided towards zero: -1 / 2 = 0 = 0 / 2 = 1 / 2.
    let body = "
  %a = sub nsw i32 %t, 1
  %b = sdiv i32 %a, 2
  %c = add nsw i32 %b, 1
  %i = sext i32 %c to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  %two = icmp ult i32 %t, 3
  br i1 %two, label %then, label %done
then:
  store i32 %t, ptr %p
  br label %done
done:
  ret void
";
    wrong("sdiv", &module("", "ptr %o", body), &launch(1, 3, &[]));
}

#[test]
fn accesses_overlap_by_their_widths() {
    let body = "
  %i = zext i32 %t to i64
  %p = getelementptr inbounds i8, ptr %o, i64 %i
  store i16 7, ptr %p, align 1
  ret void
";
    wrong("i16", &module("", "ptr %o", body), &launch(1, 4, &[]));
    let body = "
  %i = zext i32 %t to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
";
    wrong("memcpy", &module("", "ptr %o, ptr %a", body), &launch(1, 4, &[]));
    let body = "
  %i = zext i32 %t to i64
  %p = getelementptr inbounds {i32, i64}, ptr %o, i64 %i
  %q = getelementptr inbounds i8, ptr %p, i64 8
  store <8 x i32> zeroinitializer, ptr %q, align 4
  ret void
";
    wrong("vector", &module("", "ptr %o", body), &launch(1, 4, &[]));
}

#[test]
fn atomics_count_in_their_scope_and_size() {
    let body = "
  %x = atomicrmw add ptr %o, i32 1 syncscope(\"block\") monotonic
  ret void
";
    wrong("scope", &module("", "ptr %o", body), &launch(2, 1, &[]));
    let body = "
  %x = atomicrmw add ptr %o, i32 1 monotonic
  %y = load i32, ptr %o
  ret void
";
    wrong("plain load", &module("", "ptr %o", body), &launch(1, 2, &[]));
    let body = "
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  %x = atomicrmw add ptr %o, i64 1 monotonic
  ret void
b:
  %y = atomicrmw add ptr %o, i32 1 monotonic
  ret void
";
    let loaded = module("", "ptr %o", body);
    if shown(&loaded, &loaded.kernels()[0], &launch(1, 2, &[])).is_some_and(|s| s.race) {
        wrong("sizes", &loaded, &launch(1, 2, &[]));
    }
}

#[test]
fn names_of_dynamic_shared_memory_are_one_memory() {
    let globals = "
@x = external addrspace(3) global [0 x i32], align 4
@y = external addrspace(3) global [0 x i32], align 4
";
    let body = "
  %i = zext i32 %t to i64
  %p = getelementptr inbounds [0 x i32], ptr addrspace(3) @x, i64 0, i64 %i
  store i32 %t, ptr addrspace(3) %p
  %u = add nuw nsw i32 %t, 1
  %w = and i32 %u, 3
  %j = zext i32 %w to i64
  %q = getelementptr inbounds [0 x i32], ptr addrspace(3) @y, i64 0, i64 %j
  %v = load i32, ptr addrspace(3) %q
  ret void
";
    let mut launch = launch(1, 4, &[]);
    launch.shared_bytes = 64;
    wrong("dynamic", &module(globals, "ptr %o", body), &launch);
}

#[test]
fn a_barrier_that_is_passed_in_some_iterations_orders_only_those() {
    let globals = "@s = internal addrspace(3) global [64 x i32] undef, align 4\n";
    // The barrier is in every second iteration; in between a thread may be one iteration ahead.
    let body = "
  %n1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %i = zext i32 %t to i64
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 0, i64 %i
  store i32 %k, ptr addrspace(3) %p
  %odd = and i32 %k, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %wait, label %skip
wait:
  call void @llvm.nvvm.barrier0()
  br label %skip
skip:
  %u = add nuw nsw i32 %t, 1
  %w = urem i32 %u, %n1
  %j = zext i32 %w to i64
  %q = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 0, i64 %j
  %v = load i32, ptr addrspace(3) %q
  br label %next
next:
  %k1 = add nuw nsw i32 %k, 1
  %d = icmp eq i32 %k1, 4
  br i1 %d, label %done, label %head
done:
  ret void
";
    wrong("some", &module(globals, "ptr %o", body), &launch(1, 4, &[]));
    // One barrier in each iteration is not enough for a read and a write of one array.
    let body = "
  %n1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %head ]
  %i = zext i32 %t to i64
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 0, i64 %i
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %u = add nuw nsw i32 %t, 1
  %w = urem i32 %u, %n1
  %j = zext i32 %w to i64
  %q = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 0, i64 %j
  %v = load i32, ptr addrspace(3) %q
  %k1 = add nuw nsw i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %head, label %done
done:
  ret void
";
    wrong("one", &module(globals, "ptr %o, i32 %n", body), &launch(1, 4, &["n=3"]));
}

#[test]
fn a_cell_that_another_thread_writes_is_not_one_value() {
    // Both threads read n[0], but thread 0 changes it in between, without a barrier that orders it.
    let body = "
  %v = load i32, ptr %n
  %c = icmp ne i32 %v, 0
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier0()
  br label %b
b:
  %z = icmp eq i32 %t, 0
  br i1 %z, label %w, label %done
w:
  store i32 1, ptr %n
  br label %done
done:
  ret void
";
    wrong("cell", &module("", "ptr %n", body), &launch(1, 64, &["n=i32[1]:zeros"]));
}

#[test]
fn switches_and_joins_do_not_lose_cases() {
    // Cases 1 and 2 both lead to the block, so nothing is known of which it was.
    let body = "
  %r = urem i32 %t, 3
  switch i32 %r, label %c [
    i32 1, label %a
    i32 2, label %a
  ]
a:
  br label %c
c:
  %x = phi i32 [ %t, %entry ], [ 0, %a ]
  %i = zext i32 %x to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("switch", &module("", "ptr %o", body), &launch(1, 3, &[]));
}

#[test]
fn negative_steps_come_back() {
    // o[t * n] with n = -1 and o[-t]: 0 is common, and so on.
    let body = "
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %x = mul nsw i32 %b, %n
  %y = add nsw i32 %x, %t
  %z = add nsw i32 %y, 64
  %i = sext i32 %z to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("negative", &module("", "ptr %o, i32 %n", body), &launch(2, 4, &["n=-1"]));
}

#[test]
fn what_a_way_not_taken_would_show_is_not_known() {
    // A division that is not made does not show that n is not 0.
    let body = "
  %c = icmp eq i32 %n, 0
  br i1 %c, label %k, label %d
d:
  %q = udiv i32 %t, %n
  %r = urem i32 %t, %n
  %x = mul i32 %q, %n
  %y = add i32 %x, %r
  br label %k
k:
  %z = phi i32 [ 0, %entry ], [ %y, %d ]
  %i = zext i32 %z to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("division", &module("", "ptr %o, i32 %n", body), &launch(1, 4, &["n=0"]));
    // If n is 0, threads 3 and 4 store to one cell; else they have left.
    let body = "
  %three = icmp ult i32 %t, 3
  %w = select i1 %three, i32 %t, i32 3
  %c0 = icmp eq i32 %n, 0
  br i1 %c0, label %k, label %d
d:
  %c1 = icmp ult i32 %t, 1
  br i1 %c1, label %j, label %e
e:
  %c2 = icmp ult i32 %t, 2
  br i1 %c2, label %j, label %f
f:
  %c3 = icmp ult i32 %t, 3
  %t3 = add i32 %t, 0
  br i1 %c3, label %j, label %x
x:
  ret void
j:
  %v = phi i32 [ 0, %d ], [ 1, %e ], [ %t3, %f ]
  br label %k
k:
  %z = phi i32 [ %w, %entry ], [ %v, %j ]
  %i = zext i32 %z to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("join", &module("", "ptr %o, i32 %n", body), &launch(1, 8, &["n=0"]));
    // The loop is only entered for n > 0, where its values are at least 0.
    let globals = "declare i32 @llvm.umin.i32(i32, i32)\n";
    let body = "
  %n1 = sub nsw i32 %n, 1
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %h, label %k
h:
  %x = phi i32 [ %n1, %entry ], [ %x2, %h ]
  %s = phi i32 [ 0, %entry ], [ %s1, %h ]
  %s1 = add nuw nsw i32 %s, 1
  %x2 = call i32 @llvm.umin.i32(i32 %x, i32 %m)
  %e = icmp eq i32 %s1, 3
  br i1 %e, label %j, label %h
j:
  %q = and i32 %x, 0
  %w = add i32 %q, %t
  br label %k
k:
  %z = phi i32 [ 0, %entry ], [ %w, %j ]
  %i = zext i32 %z to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  ret void
";
    wrong("loop", &module(globals, "ptr %o, i32 %n, i32 %m", body), &launch(1, 4, &["n=0"]));
}

#[test]
fn an_address_that_is_counted_from_null_may_be_anywhere() {
    let body = "
  %a = ptrtoint ptr %o to i64
  %p = getelementptr i8, ptr null, i64 %a
  store i32 %t, ptr %p
  ret void
";
    wrong("null", &module("", "ptr %o", body), &launch(1, 4, &[]));
}

#[test]
fn every_width_of_a_read_has_its_own_range() {
    // The cell holds 0, 1, 2, ...: as one bit it is at most 1, as a byte it is not.
    let body = "
  %i = zext i32 %t to i64
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %one = load i1, ptr %p
  %byte = load i8, ptr %p
  %big = icmp ugt i8 %byte, 1
  br i1 %big, label %w, label %done
w:
  store i32 %t, ptr %o
  br label %done
done:
  %x = zext i1 %one to i32
  ret void
";
    wrong("width", &module("", "ptr %o, ptr %a", body), &launch(1, 8, &["a=i8[64]:iota"]));
}

#[test]
fn the_iterations_of_inner_loops_are_those_of_each_thread() {
    // Threads reach the inner loop's end after t iterations, so 1 and 2 share cell 2 in different
    // iterations of the inner loop.
    let body = "
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %c = icmp slt i32 %k, 2
  br i1 %c, label %body, label %done
body:
  %x = add nuw nsw i32 %t, %k
  %i = zext i32 %x to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %p
  %k1 = add nuw nsw i32 %k, 1
  br label %head
done:
  ret void
";
    wrong("inner", &module("", "ptr %o", body), &launch(1, 4, &[]));
}

#[test]
fn a_toggle_is_not_the_same_in_every_iteration() {
    // Without a barrier in the loop, a thread may be one iteration ahead: o[now] and o[1 - now].
    let body = "
  %z = icmp eq i32 %t, 0
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %now = phi i32 [ 0, %entry ], [ %other, %next ]
  %other = xor i32 %now, 1
  br i1 %z, label %w, label %r
w:
  %i = zext i32 %now to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %k, ptr %p
  br label %next
r:
  %j = zext i32 %other to i64
  %q = getelementptr inbounds i32, ptr %o, i64 %j
  %v = load i32, ptr %q
  br label %next
next:
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %head, label %done
done:
  ret void
";
    wrong("toggle", &module("", "ptr %o, i32 %n", body), &launch(1, 64, &["n=4"]));
}
