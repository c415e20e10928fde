; run: --grid 2 --block 64
; expect: race warp-level 7 11
; expect: race war 7 11
; expect: uninitialized-read - 11
; expect: race warp-level 11
; ModuleID = 'reduce.cu'
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-s0:64:64-f80:128:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.dim3 = type { i32, i32, i32 }

@threadIdx = external global %struct.dim3
@blockIdx = external global %struct.dim3
@blockDim = external global %struct.dim3
@_ZZ6reducePfS_E4part = internal global [64 x float] zeroinitializer, section "__shared__", align 16

define float @_Z3addff(float %a, float %b) nounwind uwtable section "__device__" {
  %1 = alloca float, align 4
  %2 = alloca float, align 4
  store float %a, float* %1, align 4
  call void @llvm.dbg.declare(metadata !{float* %1}, metadata !20), !dbg !21
  store float %b, float* %2, align 4
  %3 = load float* %1, align 4, !dbg !22
  %4 = load float* %2, align 4, !dbg !22
  %5 = fadd float %3, %4, !dbg !22
  ret float %5, !dbg !22
}

define void @_Z6reducePfS_(float* %in, float* %out) nounwind uwtable noinline {
  %1 = alloca float*, align 8
  %2 = alloca float*, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  store float* %in, float** %1, align 8
  call void @llvm.dbg.declare(metadata !{float** %1}, metadata !14), !dbg !15
  store float* %out, float** %2, align 8
  call void @llvm.dbg.declare(metadata !{float** %2}, metadata !16), !dbg !15
  call void @llvm.dbg.declare(metadata !{i32* %t}, metadata !17), !dbg !18
  %3 = load i32* getelementptr inbounds (%struct.dim3* @threadIdx, i32 0, i32 0), align 4, !dbg !18
  store i32 %3, i32* %t, align 4, !dbg !18
  %4 = load i32* %t, align 4, !dbg !23
  %5 = zext i32 %4 to i64, !dbg !23
  %6 = load i32* getelementptr inbounds (%struct.dim3* @blockIdx, i32 0, i32 0), align 4, !dbg !23
  %7 = load i32* getelementptr inbounds (%struct.dim3* @blockDim, i32 0, i32 0), align 4, !dbg !23
  %8 = mul i32 %6, %7, !dbg !23
  %9 = load i32* %t, align 4, !dbg !23
  %10 = add i32 %8, %9, !dbg !23
  %11 = zext i32 %10 to i64, !dbg !23
  %12 = load float** %1, align 8, !dbg !23
  %13 = getelementptr inbounds float* %12, i64 %11, !dbg !23
  %14 = load float* %13, align 4, !dbg !23
  %15 = getelementptr inbounds [64 x float]* @_ZZ6reducePfS_E4part, i32 0, i64 %5, !dbg !23
  store float %14, float* %15, align 4, !dbg !23
  store i32 32, i32* %n, align 4, !dbg !24
  br label %16, !dbg !24

; <label>:16                                      ; preds = %36, %0
  %17 = load i32* %n, align 4, !dbg !24
  %18 = icmp ugt i32 %17, 0, !dbg !24
  br i1 %18, label %19, label %39, !dbg !24

; <label>:19                                      ; preds = %16
  %20 = load i32* %t, align 4, !dbg !26
  %21 = load i32* %n, align 4, !dbg !26
  %22 = icmp ult i32 %20, %21, !dbg !26
  br i1 %22, label %23, label %36, !dbg !26

; <label>:23                                      ; preds = %19
  %24 = load i32* %t, align 4, !dbg !27
  %25 = load i32* %n, align 4, !dbg !27
  %26 = add i32 %24, %25, !dbg !27
  %27 = zext i32 %26 to i64, !dbg !27
  %28 = getelementptr inbounds [64 x float]* @_ZZ6reducePfS_E4part, i32 0, i64 %27, !dbg !27
  %29 = load float* %28, align 4, !dbg !27
  %30 = load i32* %t, align 4, !dbg !27
  %31 = zext i32 %30 to i64, !dbg !27
  %32 = getelementptr inbounds [64 x float]* @_ZZ6reducePfS_E4part, i32 0, i64 %31, !dbg !27
  %33 = load float* %32, align 4, !dbg !27
  %34 = call float @_Z3addff(float %33, float %29), !dbg !27
  %35 = getelementptr inbounds [64 x float]* @_ZZ6reducePfS_E4part, i32 0, i64 %31, !dbg !27
  store float %34, float* %35, align 4, !dbg !27
  br label %36, !dbg !27

; <label>:36                                      ; preds = %23, %19
  %37 = load i32* %n, align 4, !dbg !24
  %38 = udiv i32 %37, 2, !dbg !24
  store i32 %38, i32* %n, align 4, !dbg !24
  br label %16, !dbg !24

; <label>:39                                      ; preds = %16
  %40 = load i32* %t, align 4, !dbg !28
  %41 = icmp eq i32 %40, 0, !dbg !28
  br i1 %41, label %42, label %47, !dbg !28

; <label>:42                                      ; preds = %39
  %43 = load float* getelementptr inbounds ([64 x float]* @_ZZ6reducePfS_E4part, i32 0, i64 0), align 16, !dbg !29
  %44 = load i32* getelementptr inbounds (%struct.dim3* @blockIdx, i32 0, i32 0), align 4, !dbg !29
  %45 = load float** %2, align 8, !dbg !29
  %46 = getelementptr inbounds float* %45, i32 %44, !dbg !29
  store float %43, float* %46, align 4, !dbg !29
  br label %47, !dbg !29

; <label>:47                                      ; preds = %42, %39
  ret void, !dbg !30
}

declare void @llvm.dbg.declare(metadata, metadata) nounwind readnone

declare void @__syncthreads() section "__device__"

!llvm.dbg.cu = !{!0}

!0 = metadata !{i32 786449, i32 0, i32 4, metadata !"reduce.cu", metadata !".", metadata !"clang version 3.2 ", i1 true, i1 false, metadata !"", i32 0, metadata !1, metadata !1, metadata !3, metadata !1} ; [ DW_TAG_compile_unit ]
!1 = metadata !{metadata !2}
!2 = metadata !{i32 0}
!3 = metadata !{metadata !4}
!4 = metadata !{metadata !5, metadata !6}
!5 = metadata !{i32 786478, i32 0, metadata !7, metadata !"reduce", metadata !"reduce", metadata !"_Z6reducePfS_", metadata !7, i32 3, metadata !8, i1 false, i1 true, i32 0, i32 0, null, i32 256, i1 false, void (float*, float*)* @_Z6reducePfS_, null, null, metadata !1, i32 4} ; [ DW_TAG_subprogram ]
!6 = metadata !{i32 786478, i32 0, metadata !7, metadata !"add", metadata !"add", metadata !"_Z3addff", metadata !7, i32 1, metadata !11, i1 false, i1 true, i32 0, i32 0, null, i32 256, i1 false, float (float, float)* @_Z3addff, null, null, metadata !1, i32 1} ; [ DW_TAG_subprogram ]
!7 = metadata !{i32 786473, metadata !"reduce.cu", metadata !".", null} ; [ DW_TAG_file_type ]
!8 = metadata !{i32 786453, i32 0, metadata !"", i32 0, i32 0, i64 0, i64 0, i64 0, i32 0, null, metadata !9, i32 0, i32 0} ; [ DW_TAG_subroutine_type ]
!9 = metadata !{null, metadata !10, metadata !10}
!10 = metadata !{i32 786447, null, metadata !"", null, i32 0, i64 64, i64 64, i64 0, i32 0, metadata !12} ; [ DW_TAG_pointer_type ]
!11 = metadata !{i32 786453, i32 0, metadata !"", i32 0, i32 0, i64 0, i64 0, i64 0, i32 0, null, metadata !13, i32 0, i32 0} ; [ DW_TAG_subroutine_type ]
!12 = metadata !{i32 786468, null, metadata !"float", null, i32 0, i64 32, i64 32, i64 0, i32 0, i32 4} ; [ DW_TAG_base_type ]
!13 = metadata !{metadata !12, metadata !12, metadata !12}
!14 = metadata !{i32 786689, metadata !5, metadata !"in", metadata !7, i32 16777219, metadata !10, i32 0, i32 0} ; [ DW_TAG_arg_variable ]
!15 = metadata !{i32 3, i32 31, metadata !5, null}
!16 = metadata !{i32 786689, metadata !5, metadata !"out", metadata !7, i32 33554435, metadata !10, i32 0, i32 0} ; [ DW_TAG_arg_variable ]
!17 = metadata !{i32 786688, metadata !19, metadata !"t", metadata !7, i32 6, metadata !12, i32 0, i32 0} ; [ DW_TAG_auto_variable ]
!18 = metadata !{i32 6, i32 11, metadata !19, null}
!19 = metadata !{i32 786443, metadata !5, i32 4, i32 1, metadata !7, i32 0} ; [ DW_TAG_lexical_block ]
!20 = metadata !{i32 786689, metadata !6, metadata !"a", metadata !7, i32 16777217, metadata !12, i32 0, i32 0} ; [ DW_TAG_arg_variable ]
!21 = metadata !{i32 1, i32 30, metadata !6, null}
!22 = metadata !{i32 1, i32 45, metadata !6, null}
!23 = metadata !{i32 7, i32 3, metadata !19, null}
!24 = metadata !{i32 8, i32 8, metadata !19, null}
!25 = metadata !{i32 9, i32 5, metadata !19, null}
!26 = metadata !{i32 10, i32 9, metadata !19, null}
!27 = metadata !{i32 11, i32 7, metadata !19, null}
!28 = metadata !{i32 13, i32 7, metadata !19, null}
!29 = metadata !{i32 14, i32 5, metadata !19, null}
!30 = metadata !{i32 15, i32 1, metadata !19, null}
