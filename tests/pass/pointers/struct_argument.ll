; ModuleID = 'struct_argument.cu'
source_filename = "struct_argument.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Pair = type { i32, i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Pair @_Z4makeii(i32 noundef %a, i32 noundef %b) #0 !dbg !17 {
entry:
    #dbg_value(i32 %a, !26, !DIExpression(), !29)
    #dbg_value(i32 %b, !27, !DIExpression(), !29)
    #dbg_value(i32 %a, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !29)
    #dbg_value(i32 %b, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !29)
  %.fca.0.insert = insertvalue %struct.Pair poison, i32 %a, 0, !dbg !30
  %.fca.1.insert = insertvalue %struct.Pair %.fca.0.insert, i32 %b, 1, !dbg !30
  ret %struct.Pair %.fca.1.insert, !dbg !30
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #1 !dbg !31 {
entry:
    #dbg_value(ptr %o, !38, !DIExpression(), !43)
    #dbg_value(ptr %a, !39, !DIExpression(), !43)
    #dbg_value(i32 %n, !40, !DIExpression(), !43)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
    #dbg_value(i32 %0, !41, !DIExpression(), !43)
  %idxprom = sext i32 %0 to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !45
  %1 = load i32, ptr %arrayidx, align 4, !dbg !45, !tbaa !13
    #dbg_value(i32 %1, !26, !DIExpression(), !46)
    #dbg_value(i32 %n, !27, !DIExpression(), !46)
    #dbg_value(i32 %1, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !46)
    #dbg_value(i32 %n, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !46)
  %.fca.0.insert.i = insertvalue %struct.Pair poison, i32 %1, 0, !dbg !48
  %.fca.1.insert.i = insertvalue %struct.Pair %.fca.0.insert.i, i32 %n, 1, !dbg !48
  %2 = extractvalue %struct.Pair %.fca.1.insert.i, 0, !dbg !49
    #dbg_value(i32 %2, !42, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !43)
  %3 = extractvalue %struct.Pair %.fca.1.insert.i, 1, !dbg !49
    #dbg_value(i32 %3, !42, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !43)
  %cmp = icmp slt i32 %0, %n, !dbg !50
  br i1 %cmp, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %entry
  %add = add nsw i32 %2, %3, !dbg !52
  %idxprom2 = sext i32 %0 to i64, !dbg !53
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !53
  store i32 %add, ptr %arrayidx3, align 4, !dbg !54, !tbaa !13
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_argument.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
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
!17 = distinct !DISubprogram(name: "make", linkageName: "_Z4makeii", scope: !1, file: !1, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !23, !23}
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 6, size: 64, flags: DIFlagTypePassByValue, elements: !21, identifier: "_ZTS4Pair")
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !20, file: !1, line: 7, baseType: !23, size: 32)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !20, file: !1, line: 7, baseType: !23, size: 32, offset: 32)
!25 = !{!26, !27, !28}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 9, type: !23)
!27 = !DILocalVariable(name: "b", arg: 2, scope: !17, file: !1, line: 9, type: !23)
!28 = !DILocalVariable(name: "p", scope: !17, file: !1, line: 10, type: !20)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 13, column: 3, scope: !17)
!31 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 15, type: !32, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34, !35, !23}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!37 = !{!38, !39, !40, !41, !42}
!38 = !DILocalVariable(name: "o", arg: 1, scope: !31, file: !1, line: 15, type: !34)
!39 = !DILocalVariable(name: "a", arg: 2, scope: !31, file: !1, line: 15, type: !35)
!40 = !DILocalVariable(name: "n", arg: 3, scope: !31, file: !1, line: 15, type: !23)
!41 = !DILocalVariable(name: "t", scope: !31, file: !1, line: 16, type: !23)
!42 = !DILocalVariable(name: "p", scope: !31, file: !1, line: 17, type: !20)
!43 = !DILocation(line: 0, scope: !31)
!44 = !DILocation(line: 16, column: 11, scope: !31)
!45 = !DILocation(line: 17, column: 17, scope: !31)
!46 = !DILocation(line: 0, scope: !17, inlinedAt: !47)
!47 = distinct !DILocation(line: 17, column: 12, scope: !31)
!48 = !DILocation(line: 13, column: 3, scope: !17, inlinedAt: !47)
!49 = !DILocation(line: 17, column: 12, scope: !31)
!50 = !DILocation(line: 18, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !31, file: !1, line: 18, column: 7)
!52 = !DILocation(line: 19, column: 20, scope: !51)
!53 = !DILocation(line: 19, column: 5, scope: !51)
!54 = !DILocation(line: 19, column: 10, scope: !51)
!55 = !DILocation(line: 20, column: 1, scope: !31)
