; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7controlPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !14 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %acc = alloca i32, align 4
  %hist = alloca [5 x i32], align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %best = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !22, !DIExpression(), !23)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !24, !DIExpression(), !25)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !26, !DIExpression(), !27)
    #dbg_declare(ptr %t, !28, !DIExpression(), !29)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  store i32 %0, ptr %t, align 4, !dbg !29
    #dbg_declare(ptr %acc, !31, !DIExpression(), !32)
  store i32 0, ptr %acc, align 4, !dbg !32
    #dbg_declare(ptr %hist, !33, !DIExpression(), !37)
  call void @llvm.memset.p0.i64(ptr align 4 %hist, i8 0, i64 20, i1 false), !dbg !37
  %1 = load ptr, ptr %a.addr, align 8, !dbg !38
  %2 = load i32, ptr %t, align 4, !dbg !39
  %idxprom = sext i32 %2 to i64, !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !38
  %3 = load i32, ptr %arrayidx, align 4, !dbg !38
  %and = and i32 %3, 7, !dbg !40
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 3, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !41

sw.bb:                                            ; preds = %entry, %entry
  store i32 1, ptr %acc, align 4, !dbg !42
  br label %sw.epilog, !dbg !44

sw.bb1:                                           ; preds = %entry
  %4 = load i32, ptr %n.addr, align 4, !dbg !45
  store i32 %4, ptr %acc, align 4, !dbg !46
  br label %sw.bb2, !dbg !47

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %5 = load i32, ptr %acc, align 4, !dbg !48
  %add = add nsw i32 %5, 5, !dbg !48
  store i32 %add, ptr %acc, align 4, !dbg !48
  br label %sw.epilog, !dbg !49

sw.bb3:                                           ; preds = %entry
  %6 = load i32, ptr %n.addr, align 4, !dbg !50
  %cmp = icmp eq i32 %6, 0, !dbg !52
  br i1 %cmp, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %sw.bb3
  br label %return, !dbg !54

if.end:                                           ; preds = %sw.bb3
  br label %sw.epilog, !dbg !55

sw.default:                                       ; preds = %entry
  store i32 -1, ptr %acc, align 4, !dbg !56
  br label %sw.epilog, !dbg !57

sw.epilog:                                        ; preds = %sw.default, %if.end, %sw.bb2, %sw.bb
    #dbg_declare(ptr %i, !58, !DIExpression(), !60)
  store i32 0, ptr %i, align 4, !dbg !60
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %for.inc34, %sw.epilog
  %7 = load i32, ptr %i, align 4, !dbg !62
  %8 = load i32, ptr %n.addr, align 4, !dbg !64
  %cmp4 = icmp slt i32 %7, %8, !dbg !65
  br i1 %cmp4, label %for.body, label %for.end36, !dbg !66

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !67, !DIExpression(), !70)
  %9 = load i32, ptr %i, align 4, !dbg !71
  store i32 %9, ptr %j, align 4, !dbg !70
  br label %for.cond5, !dbg !72

for.cond5:                                        ; preds = %for.inc, %for.body
  %10 = load i32, ptr %j, align 4, !dbg !73
  %11 = load i32, ptr %n.addr, align 4, !dbg !75
  %cmp6 = icmp slt i32 %10, %11, !dbg !76
  br i1 %cmp6, label %for.body7, label %for.end, !dbg !77

for.body7:                                        ; preds = %for.cond5
  %12 = load ptr, ptr %a.addr, align 8, !dbg !78
  %13 = load i32, ptr %j, align 4, !dbg !81
  %idxprom8 = sext i32 %13 to i64, !dbg !78
  %arrayidx9 = getelementptr inbounds i32, ptr %12, i64 %idxprom8, !dbg !78
  %14 = load i32, ptr %arrayidx9, align 4, !dbg !78
  %cmp10 = icmp slt i32 %14, 0, !dbg !82
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !83

if.then11:                                        ; preds = %for.body7
  br label %for.inc, !dbg !84

if.end12:                                         ; preds = %for.body7
  %15 = load ptr, ptr %a.addr, align 8, !dbg !85
  %16 = load i32, ptr %j, align 4, !dbg !87
  %idxprom13 = sext i32 %16 to i64, !dbg !85
  %arrayidx14 = getelementptr inbounds i32, ptr %15, i64 %idxprom13, !dbg !85
  %17 = load i32, ptr %arrayidx14, align 4, !dbg !85
  %cmp15 = icmp sgt i32 %17, 100, !dbg !88
  br i1 %cmp15, label %land.lhs.true, label %lor.lhs.false, !dbg !89

land.lhs.true:                                    ; preds = %if.end12
  %18 = load i32, ptr %i, align 4, !dbg !90
  %and16 = and i32 %18, 1, !dbg !91
  %tobool = icmp ne i32 %and16, 0, !dbg !92
  br i1 %tobool, label %if.then20, label %lor.lhs.false, !dbg !93

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end12
  %19 = load ptr, ptr %a.addr, align 8, !dbg !94
  %20 = load i32, ptr %i, align 4, !dbg !95
  %idxprom17 = sext i32 %20 to i64, !dbg !94
  %arrayidx18 = getelementptr inbounds i32, ptr %19, i64 %idxprom17, !dbg !94
  %21 = load i32, ptr %arrayidx18, align 4, !dbg !94
  %cmp19 = icmp eq i32 %21, 77, !dbg !96
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !97

if.then20:                                        ; preds = %lor.lhs.false, %land.lhs.true
  br label %for.end, !dbg !98

if.end21:                                         ; preds = %lor.lhs.false
  %22 = load ptr, ptr %a.addr, align 8, !dbg !99
  %23 = load i32, ptr %j, align 4, !dbg !100
  %idxprom22 = sext i32 %23 to i64, !dbg !99
  %arrayidx23 = getelementptr inbounds i32, ptr %22, i64 %idxprom22, !dbg !99
  %24 = load i32, ptr %arrayidx23, align 4, !dbg !99
  %25 = load i32, ptr %i, align 4, !dbg !101
  %26 = load i32, ptr %j, align 4, !dbg !102
  %xor = xor i32 %25, %26, !dbg !103
  %mul = mul nsw i32 %24, %xor, !dbg !104
  %27 = load i32, ptr %acc, align 4, !dbg !105
  %add24 = add nsw i32 %27, %mul, !dbg !105
  store i32 %add24, ptr %acc, align 4, !dbg !105
  %28 = load ptr, ptr %a.addr, align 8, !dbg !106
  %29 = load i32, ptr %j, align 4, !dbg !107
  %idxprom25 = sext i32 %29 to i64, !dbg !106
  %arrayidx26 = getelementptr inbounds i32, ptr %28, i64 %idxprom25, !dbg !106
  %30 = load i32, ptr %arrayidx26, align 4, !dbg !106
  %31 = load i32, ptr %i, align 4, !dbg !108
  %add27 = add nsw i32 %30, %31, !dbg !109
  %rem = srem i32 %add27, 5, !dbg !110
  %idxprom28 = sext i32 %rem to i64, !dbg !111
  %arrayidx29 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom28, !dbg !111
  %32 = load i32, ptr %arrayidx29, align 4, !dbg !112
  %inc = add nsw i32 %32, 1, !dbg !112
  store i32 %inc, ptr %arrayidx29, align 4, !dbg !112
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %if.end21, %if.then11
  %33 = load i32, ptr %j, align 4, !dbg !114
  %add30 = add nsw i32 %33, 2, !dbg !114
  store i32 %add30, ptr %j, align 4, !dbg !114
  br label %for.cond5, !dbg !115, !llvm.loop !116

for.end:                                          ; preds = %if.then20, %for.cond5
  %34 = load i32, ptr %acc, align 4, !dbg !119
  %cmp31 = icmp sgt i32 %34, 10000, !dbg !121
  br i1 %cmp31, label %if.then32, label %if.end33, !dbg !122

if.then32:                                        ; preds = %for.end
  br label %out, !dbg !123

if.end33:                                         ; preds = %for.end
  br label %for.inc34, !dbg !124

for.inc34:                                        ; preds = %if.end33
  %35 = load i32, ptr %i, align 4, !dbg !125
  %inc35 = add nsw i32 %35, 1, !dbg !125
  store i32 %inc35, ptr %i, align 4, !dbg !125
  br label %for.cond, !dbg !126, !llvm.loop !127

for.end36:                                        ; preds = %for.cond
  br label %do.body, !dbg !129

do.body:                                          ; preds = %land.end, %for.end36
  %36 = load i32, ptr %acc, align 4, !dbg !130
  %and37 = and i32 %36, 3, !dbg !132
  %idxprom38 = sext i32 %and37 to i64, !dbg !133
  %arrayidx39 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom38, !dbg !133
  %37 = load i32, ptr %arrayidx39, align 4, !dbg !133
  %38 = load i32, ptr %acc, align 4, !dbg !134
  %sub = sub nsw i32 %38, %37, !dbg !134
  store i32 %sub, ptr %acc, align 4, !dbg !134
  %39 = load i32, ptr %n.addr, align 4, !dbg !135
  %dec = add nsw i32 %39, -1, !dbg !135
  store i32 %dec, ptr %n.addr, align 4, !dbg !135
  br label %do.cond, !dbg !136

do.cond:                                          ; preds = %do.body
  %40 = load i32, ptr %n.addr, align 4, !dbg !137
  %cmp40 = icmp sgt i32 %40, 0, !dbg !138
  br i1 %cmp40, label %land.rhs, label %land.end, !dbg !139

land.rhs:                                         ; preds = %do.cond
  %41 = load i32, ptr %acc, align 4, !dbg !140
  %cmp41 = icmp sgt i32 %41, 0, !dbg !141
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %42 = phi i1 [ false, %do.cond ], [ %cmp41, %land.rhs ], !dbg !142
  br i1 %42, label %do.body, label %do.end, !dbg !136, !llvm.loop !143

do.end:                                           ; preds = %land.end
  br label %out, !dbg !136

out:                                              ; preds = %do.end, %if.then32
    #dbg_label(!145, !146)
    #dbg_declare(ptr %best, !147, !DIExpression(), !148)
  store i32 0, ptr %best, align 4, !dbg !148
  br label %while.body, !dbg !149

while.body:                                       ; preds = %out, %if.end48
  %43 = load i32, ptr %best, align 4, !dbg !150
  %idxprom42 = sext i32 %43 to i64, !dbg !153
  %arrayidx43 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom42, !dbg !153
  %44 = load i32, ptr %arrayidx43, align 4, !dbg !153
  %cmp44 = icmp sgt i32 %44, 2, !dbg !154
  br i1 %cmp44, label %if.then47, label %lor.lhs.false45, !dbg !155

lor.lhs.false45:                                  ; preds = %while.body
  %45 = load i32, ptr %best, align 4, !dbg !156
  %cmp46 = icmp eq i32 %45, 4, !dbg !157
  br i1 %cmp46, label %if.then47, label %if.end48, !dbg !158

if.then47:                                        ; preds = %lor.lhs.false45, %while.body
  br label %while.end, !dbg !159

if.end48:                                         ; preds = %lor.lhs.false45
  %46 = load i32, ptr %best, align 4, !dbg !160
  %inc49 = add nsw i32 %46, 1, !dbg !160
  store i32 %inc49, ptr %best, align 4, !dbg !160
  br label %while.body, !dbg !149, !llvm.loop !161

while.end:                                        ; preds = %if.then47
  %47 = load i32, ptr %acc, align 4, !dbg !163
  %cmp50 = icmp sgt i32 %47, 0, !dbg !164
  br i1 %cmp50, label %cond.true, label %cond.false, !dbg !163

cond.true:                                        ; preds = %while.end
  %48 = load i32, ptr %best, align 4, !dbg !165
  br label %cond.end56, !dbg !163

cond.false:                                       ; preds = %while.end
  %49 = load i32, ptr %best, align 4, !dbg !166
  %and51 = and i32 %49, 1, !dbg !167
  %tobool52 = icmp ne i32 %and51, 0, !dbg !166
  br i1 %tobool52, label %cond.true53, label %cond.false55, !dbg !166

cond.true53:                                      ; preds = %cond.false
  %50 = load i32, ptr %acc, align 4, !dbg !168
  %sub54 = sub nsw i32 0, %50, !dbg !169
  br label %cond.end, !dbg !166

cond.false55:                                     ; preds = %cond.false
  %51 = load i32, ptr %acc, align 4, !dbg !170
  br label %cond.end, !dbg !166

cond.end:                                         ; preds = %cond.false55, %cond.true53
  %cond = phi i32 [ %sub54, %cond.true53 ], [ %51, %cond.false55 ], !dbg !166
  br label %cond.end56, !dbg !163

cond.end56:                                       ; preds = %cond.end, %cond.true
  %cond57 = phi i32 [ %48, %cond.true ], [ %cond, %cond.end ], !dbg !163
  %52 = load ptr, ptr %o.addr, align 8, !dbg !171
  %53 = load i32, ptr %t, align 4, !dbg !172
  %idxprom58 = sext i32 %53 to i64, !dbg !171
  %arrayidx59 = getelementptr inbounds i32, ptr %52, i64 %idxprom58, !dbg !171
  store i32 %cond57, ptr %arrayidx59, align 4, !dbg !173
  br label %return, !dbg !174

return:                                           ; preds = %cond.end56, %if.then
  ret void, !dbg !174
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{ptr @_Z7controlPiPKii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{!"clang version 19.1.7"}
!14 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !19, !18}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{}
!22 = !DILocalVariable(name: "o", arg: 1, scope: !14, file: !1, line: 2, type: !17)
!23 = !DILocation(line: 2, column: 30, scope: !14)
!24 = !DILocalVariable(name: "a", arg: 2, scope: !14, file: !1, line: 2, type: !19)
!25 = !DILocation(line: 2, column: 44, scope: !14)
!26 = !DILocalVariable(name: "n", arg: 3, scope: !14, file: !1, line: 2, type: !18)
!27 = !DILocation(line: 2, column: 51, scope: !14)
!28 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 3, type: !18)
!29 = !DILocation(line: 3, column: 7, scope: !14)
!30 = !DILocation(line: 3, column: 11, scope: !14)
!31 = !DILocalVariable(name: "acc", scope: !14, file: !1, line: 3, type: !18)
!32 = !DILocation(line: 3, column: 24, scope: !14)
!33 = !DILocalVariable(name: "hist", scope: !14, file: !1, line: 4, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 160, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !DILocation(line: 4, column: 7, scope: !14)
!38 = !DILocation(line: 5, column: 11, scope: !14)
!39 = !DILocation(line: 5, column: 13, scope: !14)
!40 = !DILocation(line: 5, column: 16, scope: !14)
!41 = !DILocation(line: 5, column: 3, scope: !14)
!42 = !DILocation(line: 8, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !14, file: !1, line: 5, column: 21)
!44 = !DILocation(line: 9, column: 5, scope: !43)
!45 = !DILocation(line: 11, column: 11, scope: !43)
!46 = !DILocation(line: 11, column: 9, scope: !43)
!47 = !DILocation(line: 11, column: 5, scope: !43)
!48 = !DILocation(line: 13, column: 9, scope: !43)
!49 = !DILocation(line: 14, column: 5, scope: !43)
!50 = !DILocation(line: 16, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !43, file: !1, line: 16, column: 9)
!52 = !DILocation(line: 16, column: 11, scope: !51)
!53 = !DILocation(line: 16, column: 9, scope: !43)
!54 = !DILocation(line: 17, column: 7, scope: !51)
!55 = !DILocation(line: 18, column: 5, scope: !43)
!56 = !DILocation(line: 20, column: 9, scope: !43)
!57 = !DILocation(line: 21, column: 3, scope: !43)
!58 = !DILocalVariable(name: "i", scope: !59, file: !1, line: 22, type: !18)
!59 = distinct !DILexicalBlock(scope: !14, file: !1, line: 22, column: 3)
!60 = !DILocation(line: 22, column: 12, scope: !59)
!61 = !DILocation(line: 22, column: 8, scope: !59)
!62 = !DILocation(line: 22, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 22, column: 3)
!64 = !DILocation(line: 22, column: 23, scope: !63)
!65 = !DILocation(line: 22, column: 21, scope: !63)
!66 = !DILocation(line: 22, column: 3, scope: !59)
!67 = !DILocalVariable(name: "j", scope: !68, file: !1, line: 23, type: !18)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 23, column: 5)
!69 = distinct !DILexicalBlock(scope: !63, file: !1, line: 22, column: 31)
!70 = !DILocation(line: 23, column: 14, scope: !68)
!71 = !DILocation(line: 23, column: 18, scope: !68)
!72 = !DILocation(line: 23, column: 10, scope: !68)
!73 = !DILocation(line: 23, column: 21, scope: !74)
!74 = distinct !DILexicalBlock(scope: !68, file: !1, line: 23, column: 5)
!75 = !DILocation(line: 23, column: 25, scope: !74)
!76 = !DILocation(line: 23, column: 23, scope: !74)
!77 = !DILocation(line: 23, column: 5, scope: !68)
!78 = !DILocation(line: 24, column: 11, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !1, line: 24, column: 11)
!80 = distinct !DILexicalBlock(scope: !74, file: !1, line: 23, column: 36)
!81 = !DILocation(line: 24, column: 13, scope: !79)
!82 = !DILocation(line: 24, column: 16, scope: !79)
!83 = !DILocation(line: 24, column: 11, scope: !80)
!84 = !DILocation(line: 25, column: 9, scope: !79)
!85 = !DILocation(line: 26, column: 11, scope: !86)
!86 = distinct !DILexicalBlock(scope: !80, file: !1, line: 26, column: 11)
!87 = !DILocation(line: 26, column: 13, scope: !86)
!88 = !DILocation(line: 26, column: 16, scope: !86)
!89 = !DILocation(line: 26, column: 22, scope: !86)
!90 = !DILocation(line: 26, column: 26, scope: !86)
!91 = !DILocation(line: 26, column: 28, scope: !86)
!92 = !DILocation(line: 26, column: 25, scope: !86)
!93 = !DILocation(line: 26, column: 33, scope: !86)
!94 = !DILocation(line: 26, column: 36, scope: !86)
!95 = !DILocation(line: 26, column: 38, scope: !86)
!96 = !DILocation(line: 26, column: 41, scope: !86)
!97 = !DILocation(line: 26, column: 11, scope: !80)
!98 = !DILocation(line: 27, column: 9, scope: !86)
!99 = !DILocation(line: 28, column: 14, scope: !80)
!100 = !DILocation(line: 28, column: 16, scope: !80)
!101 = !DILocation(line: 28, column: 22, scope: !80)
!102 = !DILocation(line: 28, column: 26, scope: !80)
!103 = !DILocation(line: 28, column: 24, scope: !80)
!104 = !DILocation(line: 28, column: 19, scope: !80)
!105 = !DILocation(line: 28, column: 11, scope: !80)
!106 = !DILocation(line: 29, column: 15, scope: !80)
!107 = !DILocation(line: 29, column: 17, scope: !80)
!108 = !DILocation(line: 29, column: 22, scope: !80)
!109 = !DILocation(line: 29, column: 20, scope: !80)
!110 = !DILocation(line: 29, column: 25, scope: !80)
!111 = !DILocation(line: 29, column: 9, scope: !80)
!112 = !DILocation(line: 29, column: 7, scope: !80)
!113 = !DILocation(line: 30, column: 5, scope: !80)
!114 = !DILocation(line: 23, column: 30, scope: !74)
!115 = !DILocation(line: 23, column: 5, scope: !74)
!116 = distinct !{!116, !77, !117, !118}
!117 = !DILocation(line: 30, column: 5, scope: !68)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 31, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !69, file: !1, line: 31, column: 9)
!121 = !DILocation(line: 31, column: 13, scope: !120)
!122 = !DILocation(line: 31, column: 9, scope: !69)
!123 = !DILocation(line: 32, column: 7, scope: !120)
!124 = !DILocation(line: 33, column: 3, scope: !69)
!125 = !DILocation(line: 22, column: 26, scope: !63)
!126 = !DILocation(line: 22, column: 3, scope: !63)
!127 = distinct !{!127, !66, !128, !118}
!128 = !DILocation(line: 33, column: 3, scope: !59)
!129 = !DILocation(line: 34, column: 3, scope: !14)
!130 = !DILocation(line: 35, column: 17, scope: !131)
!131 = distinct !DILexicalBlock(scope: !14, file: !1, line: 34, column: 6)
!132 = !DILocation(line: 35, column: 21, scope: !131)
!133 = !DILocation(line: 35, column: 12, scope: !131)
!134 = !DILocation(line: 35, column: 9, scope: !131)
!135 = !DILocation(line: 36, column: 5, scope: !131)
!136 = !DILocation(line: 37, column: 3, scope: !131)
!137 = !DILocation(line: 37, column: 12, scope: !14)
!138 = !DILocation(line: 37, column: 14, scope: !14)
!139 = !DILocation(line: 37, column: 18, scope: !14)
!140 = !DILocation(line: 37, column: 21, scope: !14)
!141 = !DILocation(line: 37, column: 25, scope: !14)
!142 = !DILocation(line: 0, scope: !14)
!143 = distinct !{!143, !129, !144, !118}
!144 = !DILocation(line: 37, column: 28, scope: !14)
!145 = !DILabel(scope: !14, name: "out", file: !1, line: 38)
!146 = !DILocation(line: 38, column: 1, scope: !14)
!147 = !DILocalVariable(name: "best", scope: !14, file: !1, line: 39, type: !18)
!148 = !DILocation(line: 39, column: 7, scope: !14)
!149 = !DILocation(line: 40, column: 3, scope: !14)
!150 = !DILocation(line: 41, column: 14, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !1, line: 41, column: 9)
!152 = distinct !DILexicalBlock(scope: !14, file: !1, line: 40, column: 16)
!153 = !DILocation(line: 41, column: 9, scope: !151)
!154 = !DILocation(line: 41, column: 20, scope: !151)
!155 = !DILocation(line: 41, column: 24, scope: !151)
!156 = !DILocation(line: 41, column: 27, scope: !151)
!157 = !DILocation(line: 41, column: 32, scope: !151)
!158 = !DILocation(line: 41, column: 9, scope: !152)
!159 = !DILocation(line: 42, column: 7, scope: !151)
!160 = !DILocation(line: 43, column: 5, scope: !152)
!161 = distinct !{!161, !149, !162, !118}
!162 = !DILocation(line: 44, column: 3, scope: !14)
!163 = !DILocation(line: 45, column: 10, scope: !14)
!164 = !DILocation(line: 45, column: 14, scope: !14)
!165 = !DILocation(line: 45, column: 20, scope: !14)
!166 = !DILocation(line: 45, column: 28, scope: !14)
!167 = !DILocation(line: 45, column: 33, scope: !14)
!168 = !DILocation(line: 45, column: 40, scope: !14)
!169 = !DILocation(line: 45, column: 39, scope: !14)
!170 = !DILocation(line: 45, column: 46, scope: !14)
!171 = !DILocation(line: 45, column: 3, scope: !14)
!172 = !DILocation(line: 45, column: 5, scope: !14)
!173 = !DILocation(line: 45, column: 8, scope: !14)
!174 = !DILocation(line: 46, column: 1, scope: !14)
