; ModuleID = 'open_buffer.cu'
source_filename = "open_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [17 x i8] c"o[t] == t + 1000\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [15 x i8] c"open_buffer.cu\00", align 1, !dbg !8
@__func__._Z1kPiPKi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !37 {
entry:
    #dbg_value(ptr %o, !45, !DIExpression(), !48)
    #dbg_value(ptr %a, !46, !DIExpression(), !48)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
    #dbg_value(i32 %0, !47, !DIExpression(), !48)
  %add = add nsw i32 %0, 1000, !dbg !50
  %idxprom = sext i32 %add to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !51
  %1 = load i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !33
  %idxprom1 = sext i32 %0 to i64, !dbg !52
  %arrayidx2 = getelementptr inbounds i32, ptr %o, i64 %idxprom1, !dbg !52
  store i32 %1, ptr %arrayidx2, align 4, !dbg !53, !tbaa !33
  %idxprom3 = sext i32 %0 to i64, !dbg !54
  %arrayidx4 = getelementptr inbounds i32, ptr %o, i64 %idxprom3, !dbg !54
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !54, !tbaa !33
  %add5 = add nsw i32 %0, 1000, !dbg !55
  %cmp = icmp eq i32 %2, %add5, !dbg !56
  %storedv.i = zext i1 %cmp to i8, !dbg !57
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !57

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kPiPKi, i64 noundef 1) #4, !dbg !57
  unreachable, !dbg !57

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "open_buffer.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 17)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 15)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 206)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 207)
!27 = !DINamespace(name: "std", scope: null)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !2, file: !2, line: 6, type: !38, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !44)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40, !42}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!44 = !{!45, !46, !47}
!45 = !DILocalVariable(name: "o", arg: 1, scope: !37, file: !2, line: 6, type: !40)
!46 = !DILocalVariable(name: "a", arg: 2, scope: !37, file: !2, line: 6, type: !42)
!47 = !DILocalVariable(name: "t", scope: !37, file: !2, line: 7, type: !41)
!48 = !DILocation(line: 0, scope: !37)
!49 = !DILocation(line: 7, column: 11, scope: !37)
!50 = !DILocation(line: 8, column: 14, scope: !37)
!51 = !DILocation(line: 8, column: 10, scope: !37)
!52 = !DILocation(line: 8, column: 3, scope: !37)
!53 = !DILocation(line: 8, column: 8, scope: !37)
!54 = !DILocation(line: 9, column: 10, scope: !37)
!55 = !DILocation(line: 9, column: 20, scope: !37)
!56 = !DILocation(line: 9, column: 15, scope: !37)
!57 = !DILocation(line: 9, column: 3, scope: !37)
!58 = !DILocation(line: 10, column: 1, scope: !37)
