; ModuleID = 'queue_item.cu'
source_filename = "queue_item.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ4workPiPKiS_iE4item = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4workPiPKiS_i(ptr noundef %head, ptr noundef %items, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %head, !19, !DIExpression(), !32)
    #dbg_value(ptr %items, !20, !DIExpression(), !32)
    #dbg_value(ptr %out, !21, !DIExpression(), !32)
    #dbg_value(i32 %n, !22, !DIExpression(), !32)
  br label %while.body, !dbg !33

while.body:                                       ; preds = %entry, %if.end4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %cmp = icmp eq i32 %0, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %while.body
  %1 = atomicrmw add ptr %head, i32 1 monotonic, align 4, !dbg !38
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !39, !tbaa !28
  br label %if.end, !dbg !40

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !42, !tbaa !28
  %cmp2 = icmp sge i32 %2, %n, !dbg !44
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !44

if.then3:                                         ; preds = %if.end
  ret void, !dbg !45

if.end4:                                          ; preds = %if.end
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !46, !tbaa !28
  %idxprom = sext i32 %3 to i64, !dbg !47
  %arrayidx = getelementptr inbounds i32, ptr %items, i64 %idxprom, !dbg !47
  %4 = load i32, ptr %arrayidx, align 4, !dbg !47, !tbaa !28
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %add = add i32 %4, %5, !dbg !49
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !50, !tbaa !28
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %mul = mul i32 %6, %7, !dbg !52
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %add8 = add i32 %mul, %8, !dbg !54
  %idxprom9 = zext i32 %add8 to i64, !dbg !55
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom9, !dbg !55
  store i32 %add, ptr %arrayidx10, align 4, !dbg !56, !tbaa !28
  br label %while.body, !dbg !33, !llvm.loop !57
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}
!llvm.errno.tbaa = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "work", linkageName: "_Z4workPiPKiS_i", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "queue_item.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "head", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!20 = !DILocalVariable(name: "items", arg: 2, scope: !2, file: !3, line: 10, type: !8)
!21 = !DILocalVariable(name: "out", arg: 3, scope: !2, file: !3, line: 10, type: !6)
!22 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 10, type: !7)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C++ TBAA"}
!32 = !DILocation(line: 0, scope: !2)
!33 = !DILocation(line: 12, column: 3, scope: !2)
!34 = !DILocation(line: 13, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 13, column: 9)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 16)
!37 = !DILocation(line: 13, column: 21, scope: !35)
!38 = !DILocation(line: 13, column: 34, scope: !35)
!39 = !DILocation(line: 13, column: 32, scope: !35)
!40 = !DILocation(line: 13, column: 27, scope: !35)
!41 = !DILocation(line: 14, column: 5, scope: !36)
!42 = !DILocation(line: 15, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !36, file: !3, line: 15, column: 9)
!44 = !DILocation(line: 15, column: 14, scope: !43)
!45 = !DILocation(line: 15, column: 20, scope: !43)
!46 = !DILocation(line: 16, column: 50, scope: !36)
!47 = !DILocation(line: 16, column: 44, scope: !36)
!48 = !DILocation(line: 16, column: 58, scope: !36)
!49 = !DILocation(line: 16, column: 56, scope: !36)
!50 = !DILocation(line: 16, column: 9, scope: !36)
!51 = !DILocation(line: 16, column: 16, scope: !36)
!52 = !DILocation(line: 16, column: 14, scope: !36)
!53 = !DILocation(line: 16, column: 29, scope: !36)
!54 = !DILocation(line: 16, column: 27, scope: !36)
!55 = !DILocation(line: 16, column: 5, scope: !36)
!56 = !DILocation(line: 16, column: 42, scope: !36)
!57 = distinct !{!57, !33, !58, !59, !60}
!58 = !DILocation(line: 17, column: 3, scope: !2)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
