; ModuleID = 'vote_waits.cu'
source_filename = "vote_waits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5relaxPVii(ptr noundef %state, i32 noundef %n) #0 !dbg !13 {
entry:
  %x.addr.i = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %state.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %w = alloca i32, align 4
  %busy = alloca i8, align 1
  %all = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
    #dbg_declare(ptr %state.addr, !20, !DIExpression(), !21)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %w, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  store i32 %0, ptr %w, align 4, !dbg !26
  br label %for.cond, !dbg !28

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %w, align 4, !dbg !29
  %2 = load i32, ptr %n.addr, align 4, !dbg !31
  %cmp = icmp slt i32 %1, %2, !dbg !32
  br i1 %cmp, label %for.body, label %for.end, !dbg !33

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %busy, !34, !DIExpression(), !37)
  %3 = load ptr, ptr %state.addr, align 8, !dbg !38
  %4 = load i32, ptr %w, align 4, !dbg !39
  %idxprom = sext i32 %4 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !38
  %5 = load volatile i32, ptr %arrayidx, align 4, !dbg !38
  %cmp1 = icmp sgt i32 %5, 0, !dbg !40
  %storedv = zext i1 %cmp1 to i8, !dbg !37
  store i8 %storedv, ptr %busy, align 1, !dbg !37
    #dbg_declare(ptr %all, !41, !DIExpression(), !43)
  %6 = load i8, ptr %busy, align 1, !dbg !44
  %loadedv = trunc i8 %6 to i1, !dbg !44
  %conv = zext i1 %loadedv to i32, !dbg !44
  store i32 -1, ptr %m.addr.i, align 4, !dbg !45
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !45
  %7 = load i32, ptr %m.addr.i, align 4, !dbg !45
  %8 = load i32, ptr %p.addr.i, align 4, !dbg !45
  %tobool.i = icmp ne i32 %8, 0, !dbg !45
  %9 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %7, i1 %tobool.i), !dbg !45
  store i32 %9, ptr %all, align 4, !dbg !43
  %10 = load i8, ptr %busy, align 1, !dbg !46
  %loadedv3 = trunc i8 %10 to i1, !dbg !46
  br i1 %loadedv3, label %if.then, label %if.end, !dbg !46

if.then:                                          ; preds = %for.body
  %11 = load i32, ptr %all, align 4, !dbg !48
  store i32 %11, ptr %x.addr.i, align 4, !dbg !49
  %12 = load i32, ptr %x.addr.i, align 4, !dbg !49
  %13 = call noundef i32 @llvm.ctpop.i32(i32 %12), !dbg !49
  %14 = load ptr, ptr %state.addr, align 8, !dbg !50
  %15 = load i32, ptr %w, align 4, !dbg !51
  %idxprom5 = sext i32 %15 to i64, !dbg !50
  %arrayidx6 = getelementptr inbounds i32, ptr %14, i64 %idxprom5, !dbg !50
  %16 = load volatile i32, ptr %arrayidx6, align 4, !dbg !52
  %sub = sub nsw i32 %16, %13, !dbg !52
  store volatile i32 %sub, ptr %arrayidx6, align 4, !dbg !52
  br label %if.end, !dbg !50

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !53

for.inc:                                          ; preds = %if.end
  %17 = load i32, ptr %w, align 4, !dbg !54
  %add = add nsw i32 %17, 32, !dbg !54
  store i32 %add, ptr %w, align 4, !dbg !54
  br label %for.cond, !dbg !55, !llvm.loop !56

for.end:                                          ; preds = %for.cond
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %cmp8 = icmp eq i32 %18, 0, !dbg !61
  br i1 %cmp8, label %if.then9, label %if.end12, !dbg !61

if.then9:                                         ; preds = %for.end
  %19 = load ptr, ptr %state.addr, align 8, !dbg !62
  %20 = load i32, ptr %n.addr, align 4, !dbg !63
  %idxprom10 = sext i32 %20 to i64, !dbg !62
  %arrayidx11 = getelementptr inbounds i32, ptr %19, i64 %idxprom10, !dbg !62
  store volatile i32 0, ptr %arrayidx11, align 4, !dbg !64
  br label %if.end12, !dbg !62

if.end12:                                         ; preds = %if.then9, %for.end
  ret void, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vote_waits.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "relax", linkageName: "_Z5relaxPVii", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "state", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!21 = !DILocation(line: 5, column: 37, scope: !13)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 5, type: !18)
!23 = !DILocation(line: 5, column: 48, scope: !13)
!24 = !DILocalVariable(name: "w", scope: !25, file: !1, line: 6, type: !18)
!25 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 3)
!26 = !DILocation(line: 6, column: 12, scope: !25)
!27 = !DILocation(line: 6, column: 16, scope: !25)
!28 = !DILocation(line: 6, column: 8, scope: !25)
!29 = !DILocation(line: 6, column: 29, scope: !30)
!30 = distinct !DILexicalBlock(scope: !25, file: !1, line: 6, column: 3)
!31 = !DILocation(line: 6, column: 33, scope: !30)
!32 = !DILocation(line: 6, column: 31, scope: !30)
!33 = !DILocation(line: 6, column: 3, scope: !25)
!34 = !DILocalVariable(name: "busy", scope: !35, file: !1, line: 7, type: !36)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 6, column: 45)
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DILocation(line: 7, column: 10, scope: !35)
!38 = !DILocation(line: 7, column: 17, scope: !35)
!39 = !DILocation(line: 7, column: 23, scope: !35)
!40 = !DILocation(line: 7, column: 26, scope: !35)
!41 = !DILocalVariable(name: "all", scope: !35, file: !1, line: 8, type: !42)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 8, column: 14, scope: !35)
!44 = !DILocation(line: 8, column: 47, scope: !35)
!45 = !DILocation(line: 8, column: 20, scope: !35)
!46 = !DILocation(line: 9, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !35, file: !1, line: 9, column: 9)
!48 = !DILocation(line: 10, column: 26, scope: !47)
!49 = !DILocation(line: 10, column: 19, scope: !47)
!50 = !DILocation(line: 10, column: 7, scope: !47)
!51 = !DILocation(line: 10, column: 13, scope: !47)
!52 = !DILocation(line: 10, column: 16, scope: !47)
!53 = !DILocation(line: 11, column: 3, scope: !35)
!54 = !DILocation(line: 6, column: 38, scope: !30)
!55 = !DILocation(line: 6, column: 3, scope: !30)
!56 = distinct !{!56, !33, !57, !58}
!57 = !DILocation(line: 11, column: 3, scope: !25)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 12, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 7)
!61 = !DILocation(line: 12, column: 19, scope: !60)
!62 = !DILocation(line: 13, column: 5, scope: !60)
!63 = !DILocation(line: 13, column: 11, scope: !60)
!64 = !DILocation(line: 13, column: 14, scope: !60)
!65 = !DILocation(line: 14, column: 1, scope: !13)
