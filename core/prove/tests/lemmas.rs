//! Kernels that a lemma proves, each with a nearly identical one that is wrong and must not be proved.

mod support;

use launch::LoadedModule;
use support::{launch, proof, right, wrong};

const DECLARATIONS: &str = "
@s = internal addrspace(3) global [256 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
";

/// The kernel `k` with these parameters, and what it needs beside it.
fn module(params: &str, body: &str) -> LoadedModule {
    support::module(DECLARATIONS, params, body)
}

#[test]
fn what_one_thread_has_written_is_the_same_for_all_behind_a_barrier() {
    let body = |second: &str| {
        format!(
            "
  %first = icmp eq i32 %t, 0
  br i1 %first, label %init, label %head
init:
  store i32 0, ptr addrspace(3) @s
  br label %head
head:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  %c = icmp slt i32 %v, %n
  br i1 %c, label %more, label %done
more:
  {second}
  br i1 %first, label %write, label %head
write:
  %v1 = add nsw i32 %v, 1
  store i32 %v1, ptr addrspace(3) @s
  br label %head
done:
  ret void
"
        )
    };
    right("two", &module("i32 %n", &body("call void @llvm.nvvm.barrier0()")));
    wrong("one", &module("i32 %n", &body("")), &launch(1, 64, &["n=3"]));
}

#[test]
fn a_loop_over_constants_ends_in_one_iteration() {
    // What is left of 128 is 128 for all threads, unless one of them leaves earlier.
    let body = |leaves: &str| {
        format!(
            "
  br label %head
head:
  %d = phi i32 [ 64, %entry ], [ %d1, %next ]
  %p = phi i32 [ 1, %entry ], [ %p1, %next ]
  %stays = icmp ugt i32 %d, 0
  br i1 %stays, label %body, label %done
body:
  {leaves}
next:
  %d1 = lshr i32 %d, 1
  %p1 = shl nuw nsw i32 %p, 1
  br label %head
done:
  %x = sub nsw i32 128, %p
  %y = add nsw i32 %x, %t
  %i = zext i32 %y to i64
  %q = getelementptr inbounds i32, ptr %o, i64 %i
  store i32 %t, ptr %q
  ret void
"
        )
    };
    right("none", &module("ptr %o", &body("br label %next")));
    let early = "%early = icmp eq i32 %t, 3\n  br i1 %early, label %done, label %next";
    wrong("one", &module("ptr %o", &body(early)), &launch(1, 256, &[]));
}

#[test]
fn masks_part_a_warp_if_lanes_that_they_name_have_the_same() {
    let body = |upper: &str| {
        format!(
            "
  %lane = and i32 %t, 31
  %low = icmp ult i32 %lane, 16
  %m = select i1 %low, i32 65535, i32 {upper}
  call void @llvm.nvvm.bar.warp.sync(i32 %m)
  ret void
"
        )
    };
    right("halves", &module("ptr %o", &body("-65536")));
    let overlapping = module("ptr %o", &body("-32768"));
    let (_, proof) = proof(&overlapping, true);
    assert!(!proof.divergence.is_proved(), "{:?}", proof.divergence);
}

#[test]
fn a_power_of_two_less_one_is_a_mask() {
    // A bit is put into the number of the thread at the place of the step.
    let body = |step: &str| {
        format!(
            "
  %step = {step}
  %low = add i32 %step, -1
  %below = and i32 %t, %low
  %twice = shl nuw nsw i32 %t, 1
  %at = sub i32 %twice, %below
  %other = add i32 %at, %step
  %i = zext i32 %at to i64
  %j = zext i32 %other to i64
  %p = getelementptr inbounds i32, ptr %o, i64 %i
  %q = getelementptr inbounds i32, ptr %o, i64 %j
  store i32 %t, ptr %p
  store i32 %t, ptr %q
  ret void
"
        )
    };
    right("power", &module("ptr %o, i32 %n", &body("shl nuw i32 1, %n")));
    wrong("any", &module("ptr %o, i32 %n", &body("add i32 %n, 0")), &launch(1, 64, &["n=3"]));
}

#[test]
fn the_latest_groups_of_copies_are_not_waited_for() {
    let body = |left: u32, buffers: u32| {
        format!(
            "
  %t64 = zext i32 %t to i64
  %g = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %t64
  %other = xor i32 %t, 1
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %head ]
  %b = urem i32 %k, {buffers}
  %row = shl nuw nsw i32 %b, 6
  %at = add nuw nsw i32 %row, %t
  %i = zext i32 %at to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %p, ptr addrspace(1) %g)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 {left})
  call void @llvm.nvvm.barrier0()
  %k0 = add nsw i32 %k, {before}
  %c = urem i32 %k0, {buffers}
  %from = shl nuw nsw i32 %c, 6
  %x = add nuw nsw i32 %from, %other
  %j = zext i32 %x to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %j
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %head, label %done
done:
  ret void
",
            before = buffers - left
        )
    };
    let params = "ptr addrspace(1) noalias readonly %in, i32 %n";
    // The buffer of the iteration before is read while the next one is filled.
    right("one left", &module(params, &body(1, 2)));
    right("none left", &module(params, &body(0, 1)));
    let launch = launch(1, 64, &["n=4"]);
    // The buffer that is being filled is read.
    wrong("too few", &module(params, &body(1, 1)), &launch);
    // What is still under way two iterations later is in the buffer that is filled again.
    wrong("too late", &module(params, &body(2, 2)), &launch);
}

#[test]
fn copies_before_a_loop_are_waited_for_in_its_first_iterations() {
    // `ahead` tiles are copied before the loop, and one more in each iteration, into buffers by turns.
    let body = |ahead: u32, buffers: u32, left: u32| {
        let mut first = String::new();
        for n in 0..ahead {
            first += &format!(
                "
  %a{n} = add nuw nsw i32 %t, {row}
  %i{n} = zext i32 %a{n} to i64
  %p{n} = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i{n}
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %p{n}, ptr addrspace(1) %g)
  call void @llvm.nvvm.cp.async.commit.group()",
                row = 32 * n
            );
        }
        format!(
            "
  %t64 = zext i32 %t to i64
  %g = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %t64
  %other = xor i32 %t, 1{first}
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %more = icmp slt i32 %k, %n
  br i1 %more, label %next, label %done
next:
  %ka = add nuw nsw i32 %k, {ahead}
  %b = urem i32 %ka, {buffers}
  %row = shl nuw nsw i32 %b, 5
  %at = add nuw nsw i32 %row, %t
  %i = zext i32 %at to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %i
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %p, ptr addrspace(1) %g)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 {left})
  call void @llvm.nvvm.barrier0()
  %c = urem i32 %k, {buffers}
  %from = shl nuw nsw i32 %c, 5
  %x = add nuw nsw i32 %from, %other
  %j = zext i32 %x to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %j
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i32 %k, 1
  br label %head
done:
  ret void
"
        )
    };
    let params = "ptr addrspace(1) noalias readonly %in, i32 %n";
    right("two buffers", &module(params, &body(1, 2, 1)));
    let launch = launch(1, 32, &["n=4"]);
    wrong("a group too few", &module(params, &body(1, 2, 2)), &launch);
    wrong("a group too few of three", &module(params, &body(2, 3, 3)), &launch);
    wrong("a buffer too few", &module(params, &body(2, 2, 2)), &launch);
}

/// Tiles of four by four by four, a kernel that may read all axes, and one whose sums of facts are many; rows
/// of tiles and of words, halos, and a loop that may not run at all. Twins of most are in `tests/fail`.
#[test]
fn unusual_blocks_and_many_sums_still_close_pairs() {
    for name in [
        "block_shapes/block_3d",
        "old_ir/thread_idx_variable",
        "launches/lock_by_remainder",
        "launches/window_offsets",
        "launches/words_per_row",
        "algorithms/matmul",
        "algorithms/stencil_steps",
        "algorithms/scan_blelloch",
        "async_copy/async_copy_double_buffer",
        "barrier-divergence/grid_returned_blocks",
        "warp-mask/match_without_odd",
    ] {
        let path = format!("../../tests/pass/{name}.ll");
        let text = std::fs::read_to_string(&path).expect(name);
        let loaded = LoadedModule::new(&text, &path).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        right(name, &loaded);
    }
}
