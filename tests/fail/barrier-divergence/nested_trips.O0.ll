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
  %1 = load i32, ptr %t, align 4, !dbg !26
  %div = sdiv i32 %1, 32, !dbg !27
  %add = add nsw i32 1, %div, !dbg !28
  store i32 %add, ptr %inner, align 4, !dbg !25
    #dbg_declare(ptr %i, !29, !DIExpression(), !31)
  store i32 0, ptr %i, align 4, !dbg !31
  br label %for.cond, !dbg !32

for.cond:                                         ; preds = %for.inc5, %entry
  %2 = load i32, ptr %i, align 4, !dbg !33
  %3 = load i32, ptr %inner, align 4, !dbg !35
  %div1 = sdiv i32 4, %3, !dbg !36
  %cmp = icmp slt i32 %2, %div1, !dbg !37
  br i1 %cmp, label %for.body, label %for.end7, !dbg !38

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !39, !DIExpression(), !41)
  store i32 0, ptr %j, align 4, !dbg !41
  br label %for.cond2, !dbg !42

for.cond2:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %j, align 4, !dbg !43
  %5 = load i32, ptr %inner, align 4, !dbg !45
  %cmp3 = icmp slt i32 %4, %5, !dbg !46
  br i1 %cmp3, label %for.body4, label %for.end, !dbg !47

for.body4:                                        ; preds = %for.cond2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  br label %for.inc, !dbg !48

for.inc:                                          ; preds = %for.body4
  %6 = load i32, ptr %j, align 4, !dbg !49
  %inc = add nsw i32 %6, 1, !dbg !49
  store i32 %inc, ptr %j, align 4, !dbg !49
  br label %for.cond2, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond2
  br label %for.inc5, !dbg !52

for.inc5:                                         ; preds = %for.end
  %7 = load i32, ptr %i, align 4, !dbg !54
  %inc6 = add nsw i32 %7, 1, !dbg !54
  store i32 %inc6, ptr %i, align 4, !dbg !54
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end7:                                         ; preds = %for.cond
  %8 = load ptr, ptr %o.addr, align 8, !dbg !58
  %9 = load i32, ptr %t, align 4, !dbg !59
  %idxprom = sext i32 %9 to i64, !dbg !58
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 %idxprom, !dbg !58
  store i32 1, ptr %arrayidx, align 4, !dbg !60
  ret void, !dbg !61
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 24, scope: !13)
!21 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 8, type: !17)
!22 = !DILocation(line: 8, column: 7, scope: !13)
!23 = !DILocation(line: 8, column: 11, scope: !13)
!24 = !DILocalVariable(name: "inner", scope: !13, file: !1, line: 9, type: !17)
!25 = !DILocation(line: 9, column: 7, scope: !13)
!26 = !DILocation(line: 9, column: 19, scope: !13)
!27 = !DILocation(line: 9, column: 21, scope: !13)
!28 = !DILocation(line: 9, column: 17, scope: !13)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 10, type: !17)
!30 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 3)
!31 = !DILocation(line: 10, column: 12, scope: !30)
!32 = !DILocation(line: 10, column: 8, scope: !30)
!33 = !DILocation(line: 10, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 10, column: 3)
!35 = !DILocation(line: 10, column: 27, scope: !34)
!36 = !DILocation(line: 10, column: 25, scope: !34)
!37 = !DILocation(line: 10, column: 21, scope: !34)
!38 = !DILocation(line: 10, column: 3, scope: !30)
!39 = !DILocalVariable(name: "j", scope: !40, file: !1, line: 11, type: !17)
!40 = distinct !DILexicalBlock(scope: !34, file: !1, line: 11, column: 5)
!41 = !DILocation(line: 11, column: 14, scope: !40)
!42 = !DILocation(line: 11, column: 10, scope: !40)
!43 = !DILocation(line: 11, column: 21, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !1, line: 11, column: 5)
!45 = !DILocation(line: 11, column: 25, scope: !44)
!46 = !DILocation(line: 11, column: 23, scope: !44)
!47 = !DILocation(line: 11, column: 5, scope: !40)
!48 = !DILocation(line: 12, column: 7, scope: !44)
!49 = !DILocation(line: 11, column: 32, scope: !44)
!50 = !DILocation(line: 11, column: 5, scope: !44)
!51 = distinct !{!51, !47, !52, !53}
!52 = !DILocation(line: 12, column: 21, scope: !40)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 10, column: 34, scope: !34)
!55 = !DILocation(line: 10, column: 3, scope: !34)
!56 = distinct !{!56, !38, !57, !53}
!57 = !DILocation(line: 12, column: 21, scope: !30)
!58 = !DILocation(line: 13, column: 3, scope: !13)
!59 = !DILocation(line: 13, column: 5, scope: !13)
!60 = !DILocation(line: 13, column: 8, scope: !13)
!61 = !DILocation(line: 14, column: 1, scope: !13)
