; ModuleID = 'nested_trips.cu'
source_filename = "nested_trips.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %inner = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %t, !21, !DIExpression(), !22)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  store i32 %0, ptr %t, align 4, !dbg !22
    #dbg_declare(ptr %inner, !24, !DIExpression(), !25)
  store i32 2, ptr %inner, align 4, !dbg !25
    #dbg_declare(ptr %i, !26, !DIExpression(), !28)
  store i32 0, ptr %i, align 4, !dbg !28
  br label %for.cond, !dbg !29

for.cond:                                         ; preds = %for.inc4, %entry
  %1 = load i32, ptr %i, align 4, !dbg !30
  %2 = load i32, ptr %inner, align 4, !dbg !32
  %div = sdiv i32 4, %2, !dbg !33
  %cmp = icmp slt i32 %1, %div, !dbg !34
  br i1 %cmp, label %for.body, label %for.end6, !dbg !35

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !36, !DIExpression(), !38)
  store i32 0, ptr %j, align 4, !dbg !38
  br label %for.cond1, !dbg !39

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, ptr %j, align 4, !dbg !40
  %4 = load i32, ptr %inner, align 4, !dbg !42
  %cmp2 = icmp slt i32 %3, %4, !dbg !43
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !44

for.body3:                                        ; preds = %for.cond1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  br label %for.inc, !dbg !45

for.inc:                                          ; preds = %for.body3
  %5 = load i32, ptr %j, align 4, !dbg !46
  %inc = add nsw i32 %5, 1, !dbg !46
  store i32 %inc, ptr %j, align 4, !dbg !46
  br label %for.cond1, !dbg !47, !llvm.loop !48

for.end:                                          ; preds = %for.cond1
  br label %for.inc4, !dbg !49

for.inc4:                                         ; preds = %for.end
  %6 = load i32, ptr %i, align 4, !dbg !51
  %inc5 = add nsw i32 %6, 1, !dbg !51
  store i32 %inc5, ptr %i, align 4, !dbg !51
  br label %for.cond, !dbg !52, !llvm.loop !53

for.end6:                                         ; preds = %for.cond
  %7 = load ptr, ptr %o.addr, align 8, !dbg !55
  %8 = load i32, ptr %t, align 4, !dbg !56
  %idxprom = sext i32 %8 to i64, !dbg !55
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !55
  store i32 1, ptr %arrayidx, align 4, !dbg !57
  ret void, !dbg !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nested_trips.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 7, scope: !13)
!23 = !DILocation(line: 7, column: 11, scope: !13)
!24 = !DILocalVariable(name: "inner", scope: !13, file: !1, line: 8, type: !17)
!25 = !DILocation(line: 8, column: 7, scope: !13)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 9, type: !17)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 3)
!28 = !DILocation(line: 9, column: 12, scope: !27)
!29 = !DILocation(line: 9, column: 8, scope: !27)
!30 = !DILocation(line: 9, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 3)
!32 = !DILocation(line: 9, column: 27, scope: !31)
!33 = !DILocation(line: 9, column: 25, scope: !31)
!34 = !DILocation(line: 9, column: 21, scope: !31)
!35 = !DILocation(line: 9, column: 3, scope: !27)
!36 = !DILocalVariable(name: "j", scope: !37, file: !1, line: 10, type: !17)
!37 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 5)
!38 = !DILocation(line: 10, column: 14, scope: !37)
!39 = !DILocation(line: 10, column: 10, scope: !37)
!40 = !DILocation(line: 10, column: 21, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !1, line: 10, column: 5)
!42 = !DILocation(line: 10, column: 25, scope: !41)
!43 = !DILocation(line: 10, column: 23, scope: !41)
!44 = !DILocation(line: 10, column: 5, scope: !37)
!45 = !DILocation(line: 11, column: 7, scope: !41)
!46 = !DILocation(line: 10, column: 32, scope: !41)
!47 = !DILocation(line: 10, column: 5, scope: !41)
!48 = distinct !{!48, !44, !49, !50}
!49 = !DILocation(line: 11, column: 21, scope: !37)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 9, column: 34, scope: !31)
!52 = !DILocation(line: 9, column: 3, scope: !31)
!53 = distinct !{!53, !35, !54, !50}
!54 = !DILocation(line: 11, column: 21, scope: !27)
!55 = !DILocation(line: 12, column: 3, scope: !13)
!56 = !DILocation(line: 12, column: 5, scope: !13)
!57 = !DILocation(line: 12, column: 8, scope: !13)
!58 = !DILocation(line: 13, column: 1, scope: !13)
