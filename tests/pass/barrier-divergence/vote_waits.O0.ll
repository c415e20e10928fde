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
  %m.addr.i25 = alloca i32, align 4
  %p.addr.i26 = alloca i32, align 4
  %m.addr.i21 = alloca i32, align 4
  %p.addr.i22 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %state.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %again = alloca i8, align 1
  %w = alloca i32, align 4
  %busy = alloca i8, align 1
  %left = alloca i32, align 4
  %all = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
    #dbg_declare(ptr %state.addr, !20, !DIExpression(), !21)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %again, !24, !DIExpression(), !26)
  br label %do.body, !dbg !27

do.body:                                          ; preds = %do.cond, %entry
  store i8 0, ptr %again, align 1, !dbg !28
    #dbg_declare(ptr %w, !30, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  store i32 %0, ptr %w, align 4, !dbg !32
  br label %for.cond, !dbg !34

for.cond:                                         ; preds = %for.inc, %do.body
  %1 = load i32, ptr %w, align 4, !dbg !35
  %2 = load i32, ptr %n.addr, align 4, !dbg !37
  %cmp = icmp slt i32 %1, %2, !dbg !38
  %conv = zext i1 %cmp to i32, !dbg !35
  store i32 -1, ptr %m.addr.i21, align 4, !dbg !39
  store i32 %conv, ptr %p.addr.i22, align 4, !dbg !39
  %3 = load i32, ptr %m.addr.i21, align 4, !dbg !39
  %4 = load i32, ptr %p.addr.i22, align 4, !dbg !39
  %tobool.i23 = icmp ne i32 %4, 0, !dbg !39
  %5 = call i1 @llvm.nvvm.vote.any.sync(i32 %3, i1 %tobool.i23), !dbg !39
  %conv.i24 = zext i1 %5 to i32, !dbg !39
  %tobool = icmp ne i32 %conv.i24, 0, !dbg !39
  br i1 %tobool, label %for.body, label %for.end, !dbg !40

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %busy, !41, !DIExpression(), !43)
  store i8 0, ptr %busy, align 1, !dbg !43
    #dbg_declare(ptr %left, !44, !DIExpression(), !45)
  %6 = load i32, ptr %w, align 4, !dbg !46
  %7 = load i32, ptr %n.addr, align 4, !dbg !48
  %cmp2 = icmp slt i32 %6, %7, !dbg !49
  br i1 %cmp2, label %if.then, label %if.end5, !dbg !49

if.then:                                          ; preds = %for.body
  %8 = load ptr, ptr %state.addr, align 8, !dbg !50
  %9 = load i32, ptr %w, align 4, !dbg !52
  %idxprom = sext i32 %9 to i64, !dbg !50
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 %idxprom, !dbg !50
  %10 = load volatile i32, ptr %arrayidx, align 4, !dbg !50
  store i32 %10, ptr %left, align 4, !dbg !53
  %11 = load i32, ptr %left, align 4, !dbg !54
  %cmp3 = icmp sgt i32 %11, 0, !dbg !56
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !56

if.then4:                                         ; preds = %if.then
  store i8 1, ptr %busy, align 1, !dbg !57
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then4, %if.then
  br label %if.end5, !dbg !59

if.end5:                                          ; preds = %if.end, %for.body
    #dbg_declare(ptr %all, !60, !DIExpression(), !62)
  %12 = load i8, ptr %busy, align 1, !dbg !63
  %loadedv = trunc i8 %12 to i1, !dbg !63
  %conv6 = zext i1 %loadedv to i32, !dbg !63
  store i32 -1, ptr %m.addr.i25, align 4, !dbg !64
  store i32 %conv6, ptr %p.addr.i26, align 4, !dbg !64
  %13 = load i32, ptr %m.addr.i25, align 4, !dbg !64
  %14 = load i32, ptr %p.addr.i26, align 4, !dbg !64
  %tobool.i27 = icmp ne i32 %14, 0, !dbg !64
  %15 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %13, i1 %tobool.i27), !dbg !64
  store i32 %15, ptr %all, align 4, !dbg !62
  %16 = load i32, ptr %w, align 4, !dbg !65
  %17 = load i32, ptr %n.addr, align 4, !dbg !67
  %cmp8 = icmp slt i32 %16, %17, !dbg !68
  br i1 %cmp8, label %if.then9, label %if.end16, !dbg !68

if.then9:                                         ; preds = %if.end5
  %18 = load i32, ptr %left, align 4, !dbg !69
  %cmp10 = icmp sgt i32 %18, 0, !dbg !71
  br i1 %cmp10, label %if.then11, label %if.end15, !dbg !71

if.then11:                                        ; preds = %if.then9
  %19 = load i32, ptr %left, align 4, !dbg !72
  %20 = load i32, ptr %all, align 4, !dbg !74
  store i32 %20, ptr %x.addr.i, align 4, !dbg !75
  %21 = load i32, ptr %x.addr.i, align 4, !dbg !75
  %22 = call noundef i32 @llvm.ctpop.i32(i32 %21), !dbg !75
  %sub = sub nsw i32 %19, %22, !dbg !76
  %23 = load ptr, ptr %state.addr, align 8, !dbg !77
  %24 = load i32, ptr %w, align 4, !dbg !78
  %idxprom13 = sext i32 %24 to i64, !dbg !77
  %arrayidx14 = getelementptr inbounds i32, ptr %23, i64 %idxprom13, !dbg !77
  store volatile i32 %sub, ptr %arrayidx14, align 4, !dbg !79
  store i8 1, ptr %again, align 1, !dbg !80
  br label %if.end15, !dbg !81

if.end15:                                         ; preds = %if.then11, %if.then9
  br label %if.end16, !dbg !82

if.end16:                                         ; preds = %if.end15, %if.end5
  br label %for.inc, !dbg !83

for.inc:                                          ; preds = %if.end16
  %25 = load i32, ptr %w, align 4, !dbg !84
  %add = add nsw i32 %25, 32, !dbg !84
  store i32 %add, ptr %w, align 4, !dbg !84
  br label %for.cond, !dbg !85, !llvm.loop !86

for.end:                                          ; preds = %for.cond
  br label %do.cond, !dbg !89

do.cond:                                          ; preds = %for.end
  %26 = load i8, ptr %again, align 1, !dbg !90
  %loadedv17 = trunc i8 %26 to i1, !dbg !90
  %conv18 = zext i1 %loadedv17 to i32, !dbg !90
  store i32 -1, ptr %m.addr.i, align 4, !dbg !91
  store i32 %conv18, ptr %p.addr.i, align 4, !dbg !91
  %27 = load i32, ptr %m.addr.i, align 4, !dbg !91
  %28 = load i32, ptr %p.addr.i, align 4, !dbg !91
  %tobool.i = icmp ne i32 %28, 0, !dbg !91
  %29 = call i1 @llvm.nvvm.vote.any.sync(i32 %27, i1 %tobool.i), !dbg !91
  %conv.i = zext i1 %29 to i32, !dbg !91
  %tobool20 = icmp ne i32 %conv.i, 0, !dbg !91
  br i1 %tobool20, label %do.body, label %do.end, !dbg !89, !llvm.loop !92

do.end:                                           ; preds = %do.cond
  ret void, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

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
!13 = distinct !DISubprogram(name: "relax", linkageName: "_Z5relaxPVii", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "state", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!21 = !DILocation(line: 6, column: 37, scope: !13)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!23 = !DILocation(line: 6, column: 48, scope: !13)
!24 = !DILocalVariable(name: "again", scope: !13, file: !1, line: 7, type: !25)
!25 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!26 = !DILocation(line: 7, column: 8, scope: !13)
!27 = !DILocation(line: 8, column: 3, scope: !13)
!28 = !DILocation(line: 9, column: 11, scope: !29)
!29 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 6)
!30 = !DILocalVariable(name: "w", scope: !31, file: !1, line: 10, type: !18)
!31 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 5)
!32 = !DILocation(line: 10, column: 14, scope: !31)
!33 = !DILocation(line: 10, column: 18, scope: !31)
!34 = !DILocation(line: 10, column: 10, scope: !31)
!35 = !DILocation(line: 10, column: 55, scope: !36)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 5)
!37 = !DILocation(line: 10, column: 59, scope: !36)
!38 = !DILocation(line: 10, column: 57, scope: !36)
!39 = !DILocation(line: 10, column: 31, scope: !36)
!40 = !DILocation(line: 10, column: 5, scope: !31)
!41 = !DILocalVariable(name: "busy", scope: !42, file: !1, line: 11, type: !25)
!42 = distinct !DILexicalBlock(scope: !36, file: !1, line: 10, column: 72)
!43 = !DILocation(line: 11, column: 12, scope: !42)
!44 = !DILocalVariable(name: "left", scope: !42, file: !1, line: 12, type: !18)
!45 = !DILocation(line: 12, column: 11, scope: !42)
!46 = !DILocation(line: 13, column: 11, scope: !47)
!47 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 11)
!48 = !DILocation(line: 13, column: 15, scope: !47)
!49 = !DILocation(line: 13, column: 13, scope: !47)
!50 = !DILocation(line: 14, column: 16, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !1, line: 13, column: 18)
!52 = !DILocation(line: 14, column: 22, scope: !51)
!53 = !DILocation(line: 14, column: 14, scope: !51)
!54 = !DILocation(line: 15, column: 13, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !1, line: 15, column: 13)
!56 = !DILocation(line: 15, column: 18, scope: !55)
!57 = !DILocation(line: 16, column: 16, scope: !55)
!58 = !DILocation(line: 16, column: 11, scope: !55)
!59 = !DILocation(line: 17, column: 7, scope: !51)
!60 = !DILocalVariable(name: "all", scope: !42, file: !1, line: 18, type: !61)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 18, column: 16, scope: !42)
!63 = !DILocation(line: 18, column: 49, scope: !42)
!64 = !DILocation(line: 18, column: 22, scope: !42)
!65 = !DILocation(line: 19, column: 11, scope: !66)
!66 = distinct !DILexicalBlock(scope: !42, file: !1, line: 19, column: 11)
!67 = !DILocation(line: 19, column: 15, scope: !66)
!68 = !DILocation(line: 19, column: 13, scope: !66)
!69 = !DILocation(line: 20, column: 13, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !1, line: 20, column: 13)
!71 = !DILocation(line: 20, column: 18, scope: !70)
!72 = !DILocation(line: 21, column: 22, scope: !73)
!73 = distinct !DILexicalBlock(scope: !70, file: !1, line: 20, column: 23)
!74 = !DILocation(line: 21, column: 36, scope: !73)
!75 = !DILocation(line: 21, column: 29, scope: !73)
!76 = !DILocation(line: 21, column: 27, scope: !73)
!77 = !DILocation(line: 21, column: 11, scope: !73)
!78 = !DILocation(line: 21, column: 17, scope: !73)
!79 = !DILocation(line: 21, column: 20, scope: !73)
!80 = !DILocation(line: 22, column: 17, scope: !73)
!81 = !DILocation(line: 23, column: 9, scope: !73)
!82 = !DILocation(line: 20, column: 20, scope: !70)
!83 = !DILocation(line: 24, column: 5, scope: !42)
!84 = !DILocation(line: 10, column: 65, scope: !36)
!85 = !DILocation(line: 10, column: 5, scope: !36)
!86 = distinct !{!86, !40, !87, !88}
!87 = !DILocation(line: 24, column: 5, scope: !31)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 25, column: 3, scope: !29)
!90 = !DILocation(line: 25, column: 36, scope: !13)
!91 = !DILocation(line: 25, column: 12, scope: !13)
!92 = distinct !{!92, !27, !93, !88}
!93 = !DILocation(line: 25, column: 42, scope: !13)
!94 = !DILocation(line: 26, column: 1, scope: !13)
