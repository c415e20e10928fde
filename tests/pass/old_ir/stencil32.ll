; run: --grid 2 --block 64 --arg n=128
; expect: none
; Debug information as LLVM 3.2 wrote it, a kernel by convention and by annotation.
; ModuleID = 'stencil.cu'
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-unknown-unknown"

@smooth.s = internal addrspace(3) global [64 x float] zeroinitializer, align 4
@weights = addrspace(4) externally_initialized global [3 x float] zeroinitializer, align 4

define ptx_kernel void @smooth(float* nocapture %out, float* nocapture %in, i32 %n, i32 %steps) nounwind noinline {
entry:
  %out.addr = alloca float*, align 8
  %in.addr = alloca float*, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  store float* %out, float** %out.addr, align 8
  call void @llvm.dbg.declare(metadata !{float** %out.addr}, metadata !12), !dbg !13
  store float* %in, float** %in.addr, align 8
  store i32 %n, i32* %n.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind
  %add = add i32 %mul, %2
  store i32 %add, i32* %i, align 4
  %3 = load i32* %i, align 4
  %idxprom = sext i32 %3 to i64
  %4 = load float** %in.addr, align 8
  %arrayidx = getelementptr inbounds float* %4, i64 %idxprom
  %5 = load float* %arrayidx, align 4
  %add1 = add i32 %2, 0
  %idxprom2 = zext i32 %add1 to i64
  %6 = load i32* %n.addr, align 4
  %cmp = icmp slt i32 %3, %6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx3 = getelementptr inbounds [64 x float] addrspace(3)* @smooth.s, i32 0, i64 %idxprom2
  store float %5, float addrspace(3)* %arrayidx3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.cuda.syncthreads() nounwind
  store i32 0, i32* %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %7 = load i32* %k, align 4
  %cmp4 = icmp slt i32 %7, 3
  br i1 %cmp4, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i32* %k, align 4
  %up5 = add i32 %2, %8
  %add5 = and i32 %up5, 63
  %idxprom6 = zext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds [64 x float] addrspace(3)* @smooth.s, i32 0, i64 %idxprom6
  %generic = addrspacecast float addrspace(3)* %arrayidx7 to float*
  %9 = load float addrspace(3)* %arrayidx7, align 4
  %10 = load float* %4, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i32* %k, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, i32* %k, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret void, !dbg !14
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone
declare void @llvm.cuda.syncthreads() nounwind
declare void @llvm.dbg.declare(metadata, metadata) nounwind readnone

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!15}

!0 = metadata !{i32 786449, i32 0, i32 4, metadata !"stencil.cu", metadata !".", metadata !"clang version 3.2 (tags/RELEASE_32/final)", i1 true, i1 false, metadata !"", i32 0, metadata !1, metadata !1, metadata !3, metadata !1} ; [ DW_TAG_compile_unit ] [./stencil.cu] [DW_LANG_C_plus_plus]
!1 = metadata !{metadata !2}
!2 = metadata !{i32 0}
!3 = metadata !{metadata !4}
!4 = metadata !{metadata !5}
!5 = metadata !{i32 786478, i32 0, metadata !6, metadata !"smooth", metadata !"smooth", metadata !"smooth", metadata !6, i32 4, metadata !7, i1 false, i1 true, i32 0, i32 0, null, i32 256, i1 false, void (float*, float*, i32, i32)* @smooth, null, null, metadata !1, i32 4} ; [ DW_TAG_subprogram ] [line 4] [def] [smooth]
!6 = metadata !{i32 786473, metadata !"stencil.cu", metadata !".", null} ; [ DW_TAG_file_type ]
!7 = metadata !{i32 786453, i32 0, metadata !"", i32 0, i32 0, i64 0, i64 0, i64 0, i32 0, null, metadata !8, i32 0, i32 0} ; [ DW_TAG_subroutine_type ]
!8 = metadata !{null, metadata !9, metadata !9, metadata !11, metadata !11}
!9 = metadata !{i32 786447, null, metadata !"", null, i32 0, i64 64, i64 64, i64 0, i32 0, metadata !10} ; [ DW_TAG_pointer_type ]
!10 = metadata !{i32 786468, null, metadata !"float", null, i32 0, i64 32, i64 32, i64 0, i32 0, i32 4} ; [ DW_TAG_base_type ]
!11 = metadata !{i32 786468, null, metadata !"int", null, i32 0, i64 32, i64 32, i64 0, i32 0, i32 5} ; [ DW_TAG_base_type ]
!12 = metadata !{i32 786689, metadata !5, metadata !"out", metadata !6, i32 16777220, metadata !9, i32 0, i32 0} ; [ DW_TAG_arg_variable ] [out] [line 4]
!13 = metadata !{i32 4, i32 31, metadata !5, null}
!14 = metadata !{i32 20, i32 1, metadata !5, null}
!15 = metadata !{void (float*, float*, i32, i32)* @smooth, metadata !"kernel", i32 1}
