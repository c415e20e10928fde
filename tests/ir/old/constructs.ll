; Syntax of LLVM 3.0 to 3.6, and what versions after 22 may bring. Written by hand; no assembler here reads it all.
; ModuleID = 'old'
target datalayout = "e-p:64:64:64"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"

%0 = type { i8*, i32 }
%struct.dim3 = type { i32, i32, i32 }
%struct._IO_FILE = type { i32, i8*, %struct._IO_FILE*, [20 x i8] }

@threadIdx = external global %struct.dim3
@smem = external global [0 x float], section "__shared__"
@tile = internal global [16 x [17 x float]] zeroinitializer, section "__shared__", align 16
@coef = global [8 x float] zeroinitializer, section "__constant__", align 16
@a = linker_private unnamed_addr constant i32 1
@b = linker_private_weak global i32 2
@c = linkonce_odr hidden unnamed_addr constant i32 3
@d = dllimport global i32
@e = weak_odr thread_local(localdynamic) addrspace(0) global i32 4
@f1 = extern_weak global i8
@al = alias weak i32* @b
@al2 = alias i32* getelementptr inbounds ([2 x i32]* @g, i64 0, i64 1)
@al3 = hidden alias bitcast (i32* @b to i8*)
@g = global [2 x i32] [i32 1, i32 2]
@h = global i64 ptrtoint (float* getelementptr ([16 x [17 x float]]* @tile, i64 0, i64 1, i64 2) to i64)
@vt = linkonce_odr unnamed_addr constant [3 x i8*] [i8* null, i8* bitcast (i32 (i8*, ...)* @printf to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)]
@llvm.global_ctors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @init }]
@future = global float f0x3F800000
@futured = global double f0x3FF0000000000000
@futureh = global half f0x3C00

define internal fastcc zeroext i8 @callee(i8 signext %x, i32* noalias sret %r, %0* byval align 8 %y) nounwind readnone uwtable ssp alignstack(16) section "__device__" align 4 gc "g" {
entry:
  %p = getelementptr inbounds %0* %y, i32 0, i32 1
  %v = load volatile i32* %p, align 4
  store volatile i32 %v, i32* %r
  %q = load atomic i32* %p singlethread monotonic, align 4
  store atomic i32 %q, i32* %p release, align 4
  fence singlethread seq_cst
  %old = cmpxchg volatile i32* %p, i32 1, i32 2 singlethread acquire
  %w = cmpxchg weak i32* %p, i32 %old, i32 2 acq_rel monotonic
  %rmw = atomicrmw volatile umax i32* %p, i32 7 acquire
  ret i8 %x
}

define void @_Z1kPf(float* nocapture %out) uwtable noinline {
  %1 = load i32* getelementptr inbounds (%struct.dim3* @threadIdx, i32 0, i32 0), align 4
  %2 = load i32* getelementptr inbounds (%struct.dim3* @threadIdx, i32 0, i32 1), align 4
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %12

; <label>:4                                       ; preds = %0
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds [16 x [17 x float]]* @tile, i32 0, i64 %5, i64 0
  %7 = load float* %6, align 4
  %8 = tail call float @llvm.fabs.f32(float %7) nounwind readnone
  %9 = call i32 (i8*, ...)* @printf(i8* null, float %8)
  %10 = invoke i32 @may(i32 1)
          to label %12 unwind label %13

; <label>:11                                      ; preds = %13
  unreachable

; <label>:12                                      ; preds = %4, %0
  ret void

; <label>:13                                      ; preds = %4
  %14 = landingpad { i8*, i32 } personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*)
          cleanup
          catch i8* null
  %15 = extractvalue { i8*, i32 } %14, 0
  br label %11
}

define void @init() {
  call void @llvm.dbg.value(metadata !{i32 7}, i64 0, metadata !4), !dbg !5
  call void @llvm.dbg.declare(metadata !{[2 x i32]* @g}, metadata !4)
  call cc 10 void bitcast (void ()* @__cxa_pure_virtual to void (i32)*)(i32 1) noreturn nounwind
  ret void
}

define i32 @later(i32 %a, i32 ptr_future_attr(1) %b) future_attr(i32 1) "x" {
  %c = add future_flag i32 %a, %b
  %d = call future_attr(2) i32 @may(i32 future_attr(3) %c) future_attr
    #dbg_declare_value(i32 %c, !4, !DIExpression(), !5)
    #dbg_future(i32 %c, !4)
  ret i32 %d, !future !0
}

declare float @llvm.fabs.f32(float) nounwind readnone
declare i32 @printf(i8* nocapture, ...) nounwind
declare i32 @may(i32)
declare i32 @__gxx_personality_v0(...)
declare void @__cxa_pure_virtual()
declare void @llvm.dbg.value(metadata, i64, metadata) nounwind readnone
declare void @llvm.dbg.declare(metadata, metadata) nounwind readnone

!llvm.module.flags = !{!0}
!named = !{!1, !2}

!0 = metadata !{i32 1, metadata !"x", i32 1}
!1 = metadata !{i32 786449, null, metadata !2, i1 false, metadata !"", void (float*)* @_Z1kPf, double 1.0, metadata !{i32 1}}
!2 = metadata !{metadata !"s\00t", i64 -1, [2 x i8] undef}
!3 = metadata !{}
!4 = metadata !{i32 786688, metadata !1, metadata !"v", null, i32 3, null, i32 0, i32 0}
!5 = metadata !{i32 3, i32 4, metadata !4, null}
!6 = !FutureNode(a: 1, b: !"x", c: Some | Thing, d: {!0, !1})
^0 = module: (path: "x.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external, live: 0))))
^2 = flags: 8
^3 = blockcount: 12
