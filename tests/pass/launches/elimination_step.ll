; ModuleID = 'elimination_step.cu'
source_filename = "elimination_step.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9eliminatePKfPfii(ptr noundef %m, ptr noundef %a, i32 noundef %size, i32 noundef %t) #0 !dbg !17 {
entry:
    #dbg_value(ptr %m, !26, !DIExpression(), !32)
    #dbg_value(ptr %a, !27, !DIExpression(), !32)
    #dbg_value(i32 %size, !28, !DIExpression(), !32)
    #dbg_value(i32 %t, !29, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %mul = mul i32 %1, %2, !dbg !37
  %add = add i32 %0, %mul, !dbg !38
  %sub = sub nsw i32 %size, 1, !dbg !39
  %sub3 = sub nsw i32 %sub, %t, !dbg !40
  %cmp = icmp uge i32 %add, %sub3, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %entry
  br label %return, !dbg !42

if.end:                                           ; preds = %entry
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !43
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !45
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !46
  %mul7 = mul i32 %4, %5, !dbg !47
  %add8 = add i32 %3, %mul7, !dbg !48
  %sub9 = sub nsw i32 %size, %t, !dbg !49
  %cmp10 = icmp uge i32 %add8, %sub9, !dbg !50
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !50

if.then11:                                        ; preds = %if.end
  br label %return, !dbg !51

if.end12:                                         ; preds = %if.end
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %mul15 = mul i32 %6, %7, !dbg !54
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %add17 = add i32 %mul15, %8, !dbg !56
    #dbg_value(i32 %add17, !30, !DIExpression(), !32)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !58
  %mul20 = mul i32 %9, %10, !dbg !59
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60
  %add22 = add i32 %mul20, %11, !dbg !61
    #dbg_value(i32 %add22, !31, !DIExpression(), !32)
  %add23 = add nsw i32 %add17, 1, !dbg !62
  %add24 = add nsw i32 %add23, %t, !dbg !63
  %mul25 = mul nsw i32 %size, %add24, !dbg !64
  %add26 = add nsw i32 %mul25, %t, !dbg !65
  %idxprom = sext i32 %add26 to i64, !dbg !66
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !66
  %12 = load float, ptr %arrayidx, align 4, !dbg !66, !tbaa !67
  %mul27 = mul nsw i32 %size, %t, !dbg !69
  %add28 = add nsw i32 %add22, %t, !dbg !70
  %add29 = add nsw i32 %mul27, %add28, !dbg !71
  %idxprom30 = sext i32 %add29 to i64, !dbg !72
  %arrayidx31 = getelementptr inbounds float, ptr %a, i64 %idxprom30, !dbg !72
  %13 = load float, ptr %arrayidx31, align 4, !dbg !72, !tbaa !67
  %add33 = add nsw i32 %add17, 1, !dbg !73
  %add34 = add nsw i32 %add33, %t, !dbg !74
  %mul35 = mul nsw i32 %size, %add34, !dbg !75
  %add36 = add nsw i32 %add22, %t, !dbg !76
  %add37 = add nsw i32 %mul35, %add36, !dbg !77
  %idxprom38 = sext i32 %add37 to i64, !dbg !78
  %arrayidx39 = getelementptr inbounds float, ptr %a, i64 %idxprom38, !dbg !78
  %14 = load float, ptr %arrayidx39, align 4, !dbg !79, !tbaa !67
  %neg = fneg float %12, !dbg !79
  %15 = call float @llvm.fmuladd.f32(float %neg, float %13, float %14), !dbg !79
  store float %15, ptr %arrayidx39, align 4, !dbg !79, !tbaa !67
  br label %return, !dbg !80

return:                                           ; preds = %if.end12, %if.then11, %if.then
  ret void, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "elimination_step.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "eliminate", linkageName: "_Z9eliminatePKfPfii", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DILocalVariable(name: "m", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!27 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 4, type: !23)
!28 = !DILocalVariable(name: "size", arg: 3, scope: !17, file: !1, line: 4, type: !24)
!29 = !DILocalVariable(name: "t", arg: 4, scope: !17, file: !1, line: 4, type: !24)
!30 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 7, type: !24)
!31 = !DILocalVariable(name: "y", scope: !17, file: !1, line: 7, type: !24)
!32 = !DILocation(line: 0, scope: !17)
!33 = !DILocation(line: 5, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !17, file: !1, line: 5, column: 7)
!35 = !DILocation(line: 5, column: 21, scope: !34)
!36 = !DILocation(line: 5, column: 34, scope: !34)
!37 = !DILocation(line: 5, column: 32, scope: !34)
!38 = !DILocation(line: 5, column: 19, scope: !34)
!39 = !DILocation(line: 5, column: 53, scope: !34)
!40 = !DILocation(line: 5, column: 57, scope: !34)
!41 = !DILocation(line: 5, column: 45, scope: !34)
!42 = !DILocation(line: 5, column: 62, scope: !34)
!43 = !DILocation(line: 6, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !17, file: !1, line: 6, column: 7)
!45 = !DILocation(line: 6, column: 21, scope: !44)
!46 = !DILocation(line: 6, column: 34, scope: !44)
!47 = !DILocation(line: 6, column: 32, scope: !44)
!48 = !DILocation(line: 6, column: 19, scope: !44)
!49 = !DILocation(line: 6, column: 53, scope: !44)
!50 = !DILocation(line: 6, column: 45, scope: !44)
!51 = !DILocation(line: 6, column: 58, scope: !44)
!52 = !DILocation(line: 7, column: 11, scope: !17)
!53 = !DILocation(line: 7, column: 24, scope: !17)
!54 = !DILocation(line: 7, column: 22, scope: !17)
!55 = !DILocation(line: 7, column: 37, scope: !17)
!56 = !DILocation(line: 7, column: 35, scope: !17)
!57 = !DILocation(line: 7, column: 54, scope: !17)
!58 = !DILocation(line: 7, column: 67, scope: !17)
!59 = !DILocation(line: 7, column: 65, scope: !17)
!60 = !DILocation(line: 7, column: 80, scope: !17)
!61 = !DILocation(line: 7, column: 78, scope: !17)
!62 = !DILocation(line: 8, column: 50, scope: !17)
!63 = !DILocation(line: 8, column: 54, scope: !17)
!64 = !DILocation(line: 8, column: 45, scope: !17)
!65 = !DILocation(line: 8, column: 59, scope: !17)
!66 = !DILocation(line: 8, column: 38, scope: !17)
!67 = !{!68, !68, i64 0}
!68 = !{!"float", !15, i64 0}
!69 = !DILocation(line: 8, column: 73, scope: !17)
!70 = !DILocation(line: 8, column: 82, scope: !17)
!71 = !DILocation(line: 8, column: 77, scope: !17)
!72 = !DILocation(line: 8, column: 66, scope: !17)
!73 = !DILocation(line: 8, column: 15, scope: !17)
!74 = !DILocation(line: 8, column: 19, scope: !17)
!75 = !DILocation(line: 8, column: 10, scope: !17)
!76 = !DILocation(line: 8, column: 29, scope: !17)
!77 = !DILocation(line: 8, column: 24, scope: !17)
!78 = !DILocation(line: 8, column: 3, scope: !17)
!79 = !DILocation(line: 8, column: 35, scope: !17)
!80 = !DILocation(line: 9, column: 1, scope: !17)
