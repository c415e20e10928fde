; Constructs of typed-pointer IR that CUDA code has seldom or never. Written by hand; llvm-as 14 accepts it.
source_filename = "constructs"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.node = type { %struct.node*, i32 (i8*, ...)*, [2 x %struct.node*]* }
%struct.base = type { i32 (...)** }
%union.u = type { double }
%opaque = type opaque

$_ZN4base1fEv = comdat any

@vtable = linkonce_odr unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (void (%struct.base*)* @_ZN4base1fEv to i8*)] }, comdat($_ZN4base1fEv), align 8
@ptrs = addrspace(1) externally_initialized global [2 x i32 addrspace(3)*] [i32 addrspace(3)* @s, i32 addrspace(3)* getelementptr inbounds (i32, i32 addrspace(3)* @s, i64 1)], align 8
@s = internal addrspace(3) global i32 undef, align 4
@arr = internal addrspace(3) global [4 x [4 x float]] undef, align 4
@dyn = external addrspace(3) global [0 x i8], align 16
@str = private unnamed_addr constant [6 x i8] c"%d %s\00", align 1
@node = global %struct.node { %struct.node* @node, i32 (i8*, ...)* @printf, [2 x %struct.node*]* null }
@off = global i64 ptrtoint (i32 (i8*, ...)** getelementptr (%struct.node, %struct.node* null, i32 0, i32 1) to i64), align 8
@x87 = global x86_fp80 0xK3FFF8000000000000000
@mmx = external global x86_mmx
@old_inrange = global i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @vtable, i32 0, inrange i32 0, i32 2)
@sel = global i32 select (i1 icmp eq (i32* addrspacecast (i32 addrspace(1)* @one to i32*), i32* null), i32 1, i32 2)
@one = addrspace(1) global i32 1
@shl = global i64 shl (i64 ptrtoint (i32 addrspace(1)* @one to i64), i64 1)
@vec = global <2 x float*> <float* null, float* undef>
@hi = global i128 170141183460469231731687303715884105727
@neg = global i65 -1
@poison = global { float, [2 x i8] } { float poison, [2 x i8] c"ab" }

@alias = alias void (%struct.base*), void (%struct.base*)* @_ZN4base1fEv
@alias2 = internal alias i8*, getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @vtable, i32 0, i32 0, i32 1)

; Function Attrs: convergent noinline nounwind
define linkonce_odr void @_ZN4base1fEv(%struct.base* nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 {
entry:
  %this.addr = alloca %struct.base*, align 8
  store %struct.base* %this, %struct.base** %this.addr, align 8
  %0 = bitcast %struct.base* %this to void (%struct.base*)***
  %vtable = load void (%struct.base*)**, void (%struct.base*)*** %0, align 8
  %vfn = getelementptr inbounds void (%struct.base*)*, void (%struct.base*)** %vtable, i64 0
  %1 = load void (%struct.base*)*, void (%struct.base*)** %vfn, align 8
  call void %1(%struct.base* %this)
  ret void
}

define i32 @all(i32* noalias nocapture readonly %p, i8* byval(i8) align 4 %b, i32 (i8*, ...)* %f, <4 x float> %v, i1 zeroext %c) local_unnamed_addr #1 personality i32 (...)* @pers {
entry:
  %call = call i32 (i8*, ...) %f(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @str, i64 0, i64 0), i32 1)
  %call1 = tail call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @str, i64 0, i64 0), i32 %call, i8* %b)
  %cast = call i32 bitcast (i32 (i8*, ...)* @printf to i32 (i32*)*)(i32* %p)
  %asm = call { i32, i32 } asm sideeffect "mov.u32 $0, %clock;", "=r,=r,~{memory}"() #2, !srcloc !1
  %e = extractvalue { i32, i32 } %asm, 1
  %cmp = cmpxchg i32* %p, i32 %e, i32 1 syncscope("device") acq_rel monotonic, align 4
  %rmw = atomicrmw fadd float addrspace(3)* getelementptr inbounds ([4 x [4 x float]], [4 x [4 x float]] addrspace(3)* @arr, i64 0, i64 1, i64 2), float 1.0 seq_cst, align 4
  %gep = getelementptr [4 x [4 x float]], [4 x [4 x float]] addrspace(3)* @arr, i32 0, i32 %e, i64 2
  %asc = addrspacecast float addrspace(3)* %gep to float*
  %ld = load volatile float, float* %asc, align 4, !invariant.load !0
  %el = extractelement <4 x float> %v, i32 %e
  %iv = insertelement <4 x float> undef, float %el, i64 0
  %sh = shufflevector <4 x float> %iv, <4 x float> poison, <4 x i32> zeroinitializer
  %fneg = fneg fast <4 x float> %sh
  %vp = getelementptr float, float* %asc, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %r = invoke i32 @may(i32 1) to label %ok unwind label %pad

ok:
  switch i32 %r, label %done [
    i32 0, label %loop
    i32 -1, label %loop
  ]

loop:
  %i = phi i32 [ 0, %ok ], [ 0, %ok ], [ %i1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i1, 10
  br i1 %again, label %loop, label %done, !llvm.loop !2

done:
  ret i32 %r

pad:
  %lp = landingpad { i8*, i32 }
          cleanup
  resume { i8*, i32 } %lp
}

declare i32 @printf(i8*, ...)
declare i32 @may(i32)
declare i32 @pers(...)
declare void @llvm.memcpy.p0i8.p3i8.i64(i8* noalias nocapture writeonly, i8 addrspace(3)* noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { convergent noinline nounwind "frame-pointer"="all" "target-cpu"="sm_70" }
attributes #1 = { nofree nosync willreturn mustprogress argmemonly inaccessiblemem_or_argmemonly }
attributes #2 = { convergent nounwind }
attributes #3 = { argmemonly nofree nounwind willreturn }

!nvvm.annotations = !{!3, !4, !5}

!0 = !{}
!1 = !{i64 123, i64 456}
!2 = distinct !{!2, !6}
!3 = !{i32 (i32*, i8*, i32 (i8*, ...)*, <4 x float>, i1)* @all, !"align", i32 8}
!4 = !{null, !"align", i32 8, !"align", i32 65544}
!5 = !{i32 addrspace(1)* @one, !"managed", i32 1}
!6 = !{!"llvm.loop.mustprogress"}
