; ModuleID = 'open_front.cu'
source_filename = "open_front.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [14 x i8] c"o[i] == 2 * i\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"open_front.cu\00", align 1, !dbg !8
@__func__._Z1kPiPKi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !10

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !34 {
entry:
    #dbg_value(ptr %o, !42, !DIExpression(), !45)
    #dbg_value(ptr %a, !43, !DIExpression(), !45)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %mul = mul i32 %0, 64, !dbg !47
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %add = add i32 %mul, %1, !dbg !49
    #dbg_value(i32 %add, !44, !DIExpression(), !45)
  %sub = sub nsw i32 %add, 1, !dbg !50
  %idxprom = sext i32 %sub to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !51
  %2 = load i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !30
  %add2 = add nsw i32 %add, 1, !dbg !52
  %idxprom3 = sext i32 %add2 to i64, !dbg !53
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !53
  %3 = load i32, ptr %arrayidx4, align 4, !dbg !53, !tbaa !30
  %add5 = add nsw i32 %2, %3, !dbg !54
  %idxprom6 = sext i32 %add to i64, !dbg !55
  %arrayidx7 = getelementptr inbounds i32, ptr %o, i64 %idxprom6, !dbg !55
  store i32 %add5, ptr %arrayidx7, align 4, !dbg !56, !tbaa !30
  %idxprom8 = sext i32 %add to i64, !dbg !57
  %arrayidx9 = getelementptr inbounds i32, ptr %o, i64 %idxprom8, !dbg !57
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !57, !tbaa !30
  %mul10 = mul nsw i32 2, %add, !dbg !58
  %cmp = icmp eq i32 %4, %mul10, !dbg !59
  %storedv.i = zext i1 %cmp to i8, !dbg !60
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !60

if.then.i:                                        ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 8, ptr noundef @__func__._Z1kPiPKi, i64 noundef 1) #4, !dbg !60
  unreachable, !dbg !60

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "open_front.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 14)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17}
!17 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!18 = !{!0, !8, !10}
!19 = !{!20, !23}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !21, file: !22, line: 206)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 207)
!24 = !DINamespace(name: "std", scope: null)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C++ TBAA"}
!34 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !2, file: !2, line: 5, type: !35, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !41)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37, !39}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!41 = !{!42, !43, !44}
!42 = !DILocalVariable(name: "o", arg: 1, scope: !34, file: !2, line: 5, type: !37)
!43 = !DILocalVariable(name: "a", arg: 2, scope: !34, file: !2, line: 5, type: !39)
!44 = !DILocalVariable(name: "i", scope: !34, file: !2, line: 6, type: !38)
!45 = !DILocation(line: 0, scope: !34)
!46 = !DILocation(line: 6, column: 11, scope: !34)
!47 = !DILocation(line: 6, column: 22, scope: !34)
!48 = !DILocation(line: 6, column: 29, scope: !34)
!49 = !DILocation(line: 6, column: 27, scope: !34)
!50 = !DILocation(line: 7, column: 14, scope: !34)
!51 = !DILocation(line: 7, column: 10, scope: !34)
!52 = !DILocation(line: 7, column: 25, scope: !34)
!53 = !DILocation(line: 7, column: 21, scope: !34)
!54 = !DILocation(line: 7, column: 19, scope: !34)
!55 = !DILocation(line: 7, column: 3, scope: !34)
!56 = !DILocation(line: 7, column: 8, scope: !34)
!57 = !DILocation(line: 8, column: 10, scope: !34)
!58 = !DILocation(line: 8, column: 20, scope: !34)
!59 = !DILocation(line: 8, column: 15, scope: !34)
!60 = !DILocation(line: 8, column: 3, scope: !34)
!61 = !DILocation(line: 9, column: 1, scope: !34)
