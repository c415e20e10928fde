; Constructs of LLVM IR that CUDA code has seldom or never. Written by hand; llvm-as 22 accepts it.
source_filename = "constructs"
target datalayout = "e-m:e-p:64:64"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl x"
module asm "\09nop"

%opaque = type opaque
%pair = type <{ i8, i32 }>
%0 = type { ptr, [2 x half] }
%"quoted name" = type { i33, i65, fp128, x86_fp80, ppc_fp128, bfloat }

$any = comdat any
$exact = comdat exactmatch
$"big one" = comdat largest
$none = comdat nodeduplicate
$size = comdat samesize

@ext = external thread_local(initialexec) global i32, align 4
@tls = internal thread_local global i32 0
@any = linkonce_odr hidden unnamed_addr constant i32 7, comdat, align 4
@exact = weak_odr dso_local local_unnamed_addr global [2 x i8] c"\00\FF", section ".x", comdat, align 1
@common = common global i128 0
@weak = extern_weak global i8
@ae = available_externally constant float 0x3FF0000000000000
@dll = external dllimport global i32
@halves = global [6 x half] [half 0xH3C00, half 1.0, half 0xH7C00, half 0xHFE01, half -0.0, half 5.0e-1]
@bf = global [3 x bfloat] [bfloat 0xR3F80, bfloat 1.0, bfloat 0xR7FC1]
@k = global x86_fp80 0xK3FFF8000000000000000
@l = global fp128 0xL00000000000000003FFF000000000000
@m = global ppc_fp128 0xM3FF00000000000000000000000000000
@splat = global <4 x i32> splat (i32 3)
@fsplat = global <2 x float> splat (float 1.5)
@v = global <2 x ptr> <ptr @any, ptr null>
@packed = global %pair <{ i8 1, i32 2 }>
@nested = global { i32, { [2 x i1], <2 x i8> } } { i32 u0xFF, { [2 x i1], <2 x i8> } { [2 x i1] [i1 true, i1 false], <2 x i8> <i8 s0x7F, i8 undef> } }
@gep = global ptr getelementptr inbounds nuw (i8, ptr @exact, i64 1)
@inrange = global ptr getelementptr inbounds inrange(-4, 4) ({ [2 x ptr] }, ptr @vt, i32 0, i32 0, i32 1)
@vt = constant { [2 x ptr] } { [2 x ptr] [ptr @f, ptr null] }
@int = global i64 ptrtoint (ptr @any to i64)
@diff = global i64 sub (i64 ptrtoint (ptr @any to i64), i64 ptrtoint (ptr @gep to i64))
@addr = global i64 ptrtoaddr (ptr @any to i64)
@cast = global ptr addrspacecast (ptr addrspace(1) @one to ptr)
@one = addrspace(1) externally_initialized global i32 1, align 4
@equiv = global ptr dso_local_equivalent @f
@nocfi = global ptr no_cfi @f
@auth = global ptr ptrauth (ptr @f, i32 0)
@block = global ptr blockaddress(@jumps, %b)
@wide = global i200 -1606938044258990275541962092341162602522202993782792835301376
@meta = global i32 0, section "s", partition "p", comdat($any), code_model "large", align 4, !associated !19
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@target = external global target("spirv.DeviceEvent")
@attrs = global i32 1 #1
@5 = private global i32 5
@"strange \22name\22" = global i32 0

@al = alias i32, ptr @any
@al2 = hidden unnamed_addr alias i8, getelementptr (i8, ptr @exact, i32 1), partition "q"
@if = ifunc void (), ptr @resolver

define void @tail() {
  musttail call void @f()
  ret void
}

define ptr @resolver() {
  ret ptr null
}

define void @f() {
  ret void
}

define i32 @jumps(ptr %p) personality ptr @pers {
a:
  indirectbr ptr %p, [label %b, label %c]

b:                                                ; preds = %a
  callbr void asm sideeffect "jmp ${0:l}", "!i"() to label %c [label %d]

c:
  %r = invoke i32 @may(i32 1) [ "deopt"(i32 1, ptr null), "x"() ] to label %d unwind label %pad

d:
  %x = phi i32 [ 0, %b ], [ %r, %c ]
  ret i32 %x

pad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @any]
  resume { ptr, i32 } %lp
}

define void @funclets() personality ptr @pers {
  %1 = invoke i32 @may(i32 signext 1) #0
          to label %done unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler, label %other] unwind to caller

handler:
  %cp = catchpad within %cs [ptr null, i32 64]
  catchret from %cp to label %done

other:
  %cq = catchpad within %cs []
  invoke void @f() [ "funclet"(token %cq) ] to label %done2 unwind label %clean

done2:
  catchret from %cq to label %done

clean:
  %cl = cleanuppad within %cq []
  cleanupret from %cl unwind to caller

done:
  ret void
}

declare i32 @may(i32)
declare i32 @pers(...)

define i32 @flags(i32 %a, i64 %b, float %x, <2 x half> %h, ptr %p, i1 %c) #0 {
  %t = trunc nuw nsw i64 %b to i32
  %z = zext nneg i32 %a to i64
  %u = uitofp nneg i32 %a to float
  %o = or disjoint i32 %a, %t
  %cmp = icmp samesign ult i32 %a, %o
  %g = getelementptr nusw nuw i8, ptr %p, i64 %b
  %g2 = getelementptr inbounds nuw { i32, [4 x i16] }, ptr %p, i64 0, i32 1, i64 %b
  %f1 = fadd nnan ninf nsz arcp contract afn reassoc float %x, %u
  %f2 = fneg fast float %f1
  %f3 = select nnan i1 %c, float %f1, float %f2
  %f4 = fcmp fast olt float %f3, 0x7FF0000000000000
  %f5 = fpext contract float %f3 to double
  %f6 = fptrunc nnan double %f5 to float
  %f7 = call nnan float @llvm.sqrt.f32(float %f6)
  %h2 = fmul <2 x half> %h, splat (half 0xH4000)
  %s = shufflevector <2 x half> %h, <2 x half> %h2, <4 x i32> <i32 0, i32 poison, i32 2, i32 3>
  %s0 = shufflevector <2 x half> %h, <2 x half> poison, <2 x i32> zeroinitializer
  %call = call range(i32 0, 10) i32 @may(i32 noundef range(i32 -5, 7) %a) #2
  %call2 = tail call noundef nofpclass(nan inf) float @fp(float nofpclass(nan) %f7), !fpmath !1
  %call3 = notail call i32 (i32, ...) @var(i32 1, ptr %p, double %f5)
  ret i32 %call
}

define void @memory(ptr noalias nonnull dereferenceable(8) dereferenceable_or_null(16) sret(i64) %s, ptr captures(none) %p, ptr captures(address, read_provenance) initializes((0, 8), (16, 24)) %q, ptr byval({ i32, i8 }) align 4 %r, i32 %size) memory(argmem: readwrite, inaccessiblemem: none) nocallback nosync uwtable(sync) alignstack(16) allocsize(4) vscale_range(1,4) presplitcoroutine "k"="v" "bare" align 16 gc "statepoint-example" prefix i32 1 prologue i8 2 {
  %a = alloca inalloca i32, i32 3, align 8
  %b = alloca swifterror ptr, align 8
  %l = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4, !range !4
  %l2 = load i32, ptr %q, align 4, !nontemporal !1, !invariant.load !0, !noundef !0
  store atomic i32 %l, ptr %p syncscope("singlethread") release, align 4
  store volatile i32 %l2, ptr %q, align 1, !mmra !5
  fence syncscope("block") acq_rel
  fence seq_cst
  %x = cmpxchg weak volatile ptr %p, i32 %l, i32 %l2 syncscope("device") acq_rel monotonic, align 4
  %y = atomicrmw volatile uinc_wrap ptr %p, i32 7 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !0
  %y1 = atomicrmw fmaximum ptr %p, float 1.0 monotonic, align 4
  %y2 = atomicrmw usub_sat ptr %p, i32 1 monotonic, align 4
  %y3 = atomicrmw usub_cond ptr %p, i32 1 monotonic, align 4
  %y4 = atomicrmw fminimum ptr %p, float 1.0 monotonic, align 4
  %y5 = atomicrmw xchg ptr %p, ptr null monotonic, align 8
  %y6 = atomicrmw fadd ptr %p, <2 x half> zeroinitializer monotonic, align 4
  %va = va_arg ptr %p, i32
  %e = extractvalue { i32, i1 } %x, 0
  %fr = freeze i32 %e
  %i = insertvalue { i32, [2 x i8] } poison, i8 1, 1, 1
  ret void
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a, target("spirv.Event") %b) {
  %r = add <vscale x 4 x i32> %a, splat (i32 1)
  ret <vscale x 4 x i32> %r
}

define void @debug(i32 %a, ptr %p) !dbg !10 {
    #dbg_declare(ptr %p, !14, !DIExpression(DW_OP_plus_uconst, 4), !15)
    #dbg_value(!DIArgList(i32 %a, i32 1), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !15)
    #dbg_value(i32 poison, !14, !DIExpression(), !15)
    #dbg_value(!0, !14, !DIExpression(), !15)
    #dbg_assign(i32 %a, !14, !DIExpression(), !16, ptr %p, !DIExpression(), !15)
    #dbg_label(!17, !15)
  %x = alloca i32, align 4, !DIAssignID !16
  ret void, !dbg !15
}

declare float @fp(float)
declare i32 @var(i32, ...)
declare float @llvm.sqrt.f32(float)
declare !kcfi_type !3 void @typed()

attributes #0 = { nounwind "target-cpu"="sm_80" "target-features"="+ptx82" memory(none) uwtable alignstack=8 }
attributes #1 = { "bss-section"="x" }
attributes #2 = { nomerge convergent }

!llvm.module.flags = !{!6, !7}
!llvm.dbg.cu = !{!8}
!named.node = !{!0, !1, !2, !5}
!empty = !{}

!0 = !{}
!1 = !{float 2.5}
!2 = !{null, !"string \22quoted\22", i32 1, ptr @f, !{i8 0}, !0}
!3 = !{i32 12345}
!4 = !{i32 0, i32 10, i32 20, i32 -1}
!5 = !{!"a", !"b"}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"ptrauth", !{!"x"}}
!8 = distinct !DICompileUnit(language: DW_LANG_C11, file: !9, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "x.c", directory: "/", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "int x;\0A")
!10 = distinct !DISubprogram(name: "debug", scope: !9, file: !9, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !18}
!13 = !{!14, !17}
!14 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !9, line: 1, type: !18, align: 32)
!15 = !DILocation(line: 2, column: 3, scope: !10, isImplicitCode: true)
!16 = distinct !DIAssignID()
!17 = !DILabel(scope: !10, name: "l", file: !9, line: 3)
!19 = !{ptr @any}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
