; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7controlPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 !dbg !13 {
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
    #dbg_declare(ptr %o.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
    #dbg_declare(ptr %acc, !30, !DIExpression(), !31)
  store i32 0, ptr %acc, align 4, !dbg !31
    #dbg_declare(ptr %hist, !32, !DIExpression(), !36)
  call void @llvm.memset.p0.i64(ptr align 4 %hist, i8 0, i64 20, i1 false), !dbg !36
  %1 = load ptr, ptr %a.addr, align 8, !dbg !37
  %2 = load i32, ptr %t, align 4, !dbg !38
  %idxprom = sext i32 %2 to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !37
  %3 = load i32, ptr %arrayidx, align 4, !dbg !37
  %and = and i32 %3, 7, !dbg !39
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 3, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !40

sw.bb:                                            ; preds = %entry, %entry
  store i32 1, ptr %acc, align 4, !dbg !41
  br label %sw.epilog, !dbg !43

sw.bb1:                                           ; preds = %entry
  %4 = load i32, ptr %n.addr, align 4, !dbg !44
  store i32 %4, ptr %acc, align 4, !dbg !45
  br label %sw.bb2, !dbg !46

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %5 = load i32, ptr %acc, align 4, !dbg !47
  %add = add nsw i32 %5, 5, !dbg !47
  store i32 %add, ptr %acc, align 4, !dbg !47
  br label %sw.epilog, !dbg !48

sw.bb3:                                           ; preds = %entry
  %6 = load i32, ptr %n.addr, align 4, !dbg !49
  %cmp = icmp eq i32 %6, 0, !dbg !51
  br i1 %cmp, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %sw.bb3
  br label %return, !dbg !52

if.end:                                           ; preds = %sw.bb3
  br label %sw.epilog, !dbg !53

sw.default:                                       ; preds = %entry
  store i32 -1, ptr %acc, align 4, !dbg !54
  br label %sw.epilog, !dbg !55

sw.epilog:                                        ; preds = %sw.default, %if.end, %sw.bb2, %sw.bb
    #dbg_declare(ptr %i, !56, !DIExpression(), !58)
  store i32 0, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc34, %sw.epilog
  %7 = load i32, ptr %i, align 4, !dbg !60
  %8 = load i32, ptr %n.addr, align 4, !dbg !62
  %cmp4 = icmp slt i32 %7, %8, !dbg !63
  br i1 %cmp4, label %for.body, label %for.end36, !dbg !64

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !65, !DIExpression(), !68)
  %9 = load i32, ptr %i, align 4, !dbg !69
  store i32 %9, ptr %j, align 4, !dbg !68
  br label %for.cond5, !dbg !70

for.cond5:                                        ; preds = %for.inc, %for.body
  %10 = load i32, ptr %j, align 4, !dbg !71
  %11 = load i32, ptr %n.addr, align 4, !dbg !73
  %cmp6 = icmp slt i32 %10, %11, !dbg !74
  br i1 %cmp6, label %for.body7, label %for.end, !dbg !75

for.body7:                                        ; preds = %for.cond5
  %12 = load ptr, ptr %a.addr, align 8, !dbg !76
  %13 = load i32, ptr %j, align 4, !dbg !79
  %idxprom8 = sext i32 %13 to i64, !dbg !76
  %arrayidx9 = getelementptr inbounds i32, ptr %12, i64 %idxprom8, !dbg !76
  %14 = load i32, ptr %arrayidx9, align 4, !dbg !76
  %cmp10 = icmp slt i32 %14, 0, !dbg !80
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !80

if.then11:                                        ; preds = %for.body7
  br label %for.inc, !dbg !81

if.end12:                                         ; preds = %for.body7
  %15 = load ptr, ptr %a.addr, align 8, !dbg !82
  %16 = load i32, ptr %j, align 4, !dbg !84
  %idxprom13 = sext i32 %16 to i64, !dbg !82
  %arrayidx14 = getelementptr inbounds i32, ptr %15, i64 %idxprom13, !dbg !82
  %17 = load i32, ptr %arrayidx14, align 4, !dbg !82
  %cmp15 = icmp sgt i32 %17, 100, !dbg !85
  br i1 %cmp15, label %land.lhs.true, label %lor.lhs.false, !dbg !86

land.lhs.true:                                    ; preds = %if.end12
  %18 = load i32, ptr %i, align 4, !dbg !87
  %and16 = and i32 %18, 1, !dbg !88
  %tobool = icmp ne i32 %and16, 0, !dbg !89
  br i1 %tobool, label %if.then20, label %lor.lhs.false, !dbg !90

lor.lhs.false:                                    ; preds = %land.lhs.true, %if.end12
  %19 = load ptr, ptr %a.addr, align 8, !dbg !91
  %20 = load i32, ptr %i, align 4, !dbg !92
  %idxprom17 = sext i32 %20 to i64, !dbg !91
  %arrayidx18 = getelementptr inbounds i32, ptr %19, i64 %idxprom17, !dbg !91
  %21 = load i32, ptr %arrayidx18, align 4, !dbg !91
  %cmp19 = icmp eq i32 %21, 77, !dbg !93
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !90

if.then20:                                        ; preds = %lor.lhs.false, %land.lhs.true
  br label %for.end, !dbg !94

if.end21:                                         ; preds = %lor.lhs.false
  %22 = load ptr, ptr %a.addr, align 8, !dbg !95
  %23 = load i32, ptr %j, align 4, !dbg !96
  %idxprom22 = sext i32 %23 to i64, !dbg !95
  %arrayidx23 = getelementptr inbounds i32, ptr %22, i64 %idxprom22, !dbg !95
  %24 = load i32, ptr %arrayidx23, align 4, !dbg !95
  %25 = load i32, ptr %i, align 4, !dbg !97
  %26 = load i32, ptr %j, align 4, !dbg !98
  %xor = xor i32 %25, %26, !dbg !99
  %mul = mul nsw i32 %24, %xor, !dbg !100
  %27 = load i32, ptr %acc, align 4, !dbg !101
  %add24 = add nsw i32 %27, %mul, !dbg !101
  store i32 %add24, ptr %acc, align 4, !dbg !101
  %28 = load ptr, ptr %a.addr, align 8, !dbg !102
  %29 = load i32, ptr %j, align 4, !dbg !103
  %idxprom25 = sext i32 %29 to i64, !dbg !102
  %arrayidx26 = getelementptr inbounds i32, ptr %28, i64 %idxprom25, !dbg !102
  %30 = load i32, ptr %arrayidx26, align 4, !dbg !102
  %31 = load i32, ptr %i, align 4, !dbg !104
  %add27 = add nsw i32 %30, %31, !dbg !105
  %rem = srem i32 %add27, 5, !dbg !106
  %idxprom28 = sext i32 %rem to i64, !dbg !107
  %arrayidx29 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom28, !dbg !107
  %32 = load i32, ptr %arrayidx29, align 4, !dbg !108
  %inc = add nsw i32 %32, 1, !dbg !108
  store i32 %inc, ptr %arrayidx29, align 4, !dbg !108
  br label %for.inc, !dbg !109

for.inc:                                          ; preds = %if.end21, %if.then11
  %33 = load i32, ptr %j, align 4, !dbg !110
  %add30 = add nsw i32 %33, 2, !dbg !110
  store i32 %add30, ptr %j, align 4, !dbg !110
  br label %for.cond5, !dbg !111, !llvm.loop !112

for.end:                                          ; preds = %if.then20, %for.cond5
  %34 = load i32, ptr %acc, align 4, !dbg !115
  %cmp31 = icmp sgt i32 %34, 10000, !dbg !117
  br i1 %cmp31, label %if.then32, label %if.end33, !dbg !117

if.then32:                                        ; preds = %for.end
  br label %out, !dbg !118

if.end33:                                         ; preds = %for.end
  br label %for.inc34, !dbg !119

for.inc34:                                        ; preds = %if.end33
  %35 = load i32, ptr %i, align 4, !dbg !120
  %inc35 = add nsw i32 %35, 1, !dbg !120
  store i32 %inc35, ptr %i, align 4, !dbg !120
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end36:                                        ; preds = %for.cond
  br label %do.body, !dbg !124

do.body:                                          ; preds = %land.end, %for.end36
  %36 = load i32, ptr %acc, align 4, !dbg !125
  %and37 = and i32 %36, 3, !dbg !127
  %idxprom38 = sext i32 %and37 to i64, !dbg !128
  %arrayidx39 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom38, !dbg !128
  %37 = load i32, ptr %arrayidx39, align 4, !dbg !128
  %38 = load i32, ptr %acc, align 4, !dbg !129
  %sub = sub nsw i32 %38, %37, !dbg !129
  store i32 %sub, ptr %acc, align 4, !dbg !129
  %39 = load i32, ptr %n.addr, align 4, !dbg !130
  %dec = add nsw i32 %39, -1, !dbg !130
  store i32 %dec, ptr %n.addr, align 4, !dbg !130
  br label %do.cond, !dbg !131

do.cond:                                          ; preds = %do.body
  %40 = load i32, ptr %n.addr, align 4, !dbg !132
  %cmp40 = icmp sgt i32 %40, 0, !dbg !133
  br i1 %cmp40, label %land.rhs, label %land.end, !dbg !134

land.rhs:                                         ; preds = %do.cond
  %41 = load i32, ptr %acc, align 4, !dbg !135
  %cmp41 = icmp sgt i32 %41, 0, !dbg !136
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond
  %42 = phi i1 [ false, %do.cond ], [ %cmp41, %land.rhs ], !dbg !137
  br i1 %42, label %do.body, label %do.end, !dbg !131, !llvm.loop !138

do.end:                                           ; preds = %land.end
  br label %out, !dbg !131

out:                                              ; preds = %do.end, %if.then32
    #dbg_label(!140, !141)
    #dbg_declare(ptr %best, !142, !DIExpression(), !143)
  store i32 0, ptr %best, align 4, !dbg !143
  br label %while.body, !dbg !144

while.body:                                       ; preds = %out, %if.end48
  %43 = load i32, ptr %best, align 4, !dbg !145
  %idxprom42 = sext i32 %43 to i64, !dbg !148
  %arrayidx43 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom42, !dbg !148
  %44 = load i32, ptr %arrayidx43, align 4, !dbg !148
  %cmp44 = icmp sgt i32 %44, 2, !dbg !149
  br i1 %cmp44, label %if.then47, label %lor.lhs.false45, !dbg !150

lor.lhs.false45:                                  ; preds = %while.body
  %45 = load i32, ptr %best, align 4, !dbg !151
  %cmp46 = icmp eq i32 %45, 4, !dbg !152
  br i1 %cmp46, label %if.then47, label %if.end48, !dbg !150

if.then47:                                        ; preds = %lor.lhs.false45, %while.body
  br label %while.end, !dbg !153

if.end48:                                         ; preds = %lor.lhs.false45
  %46 = load i32, ptr %best, align 4, !dbg !154
  %inc49 = add nsw i32 %46, 1, !dbg !154
  store i32 %inc49, ptr %best, align 4, !dbg !154
  br label %while.body, !dbg !144, !llvm.loop !155

while.end:                                        ; preds = %if.then47
  %47 = load i32, ptr %acc, align 4, !dbg !157
  %cmp50 = icmp sgt i32 %47, 0, !dbg !158
  br i1 %cmp50, label %cond.true, label %cond.false, !dbg !157

cond.true:                                        ; preds = %while.end
  %48 = load i32, ptr %best, align 4, !dbg !159
  br label %cond.end56, !dbg !157

cond.false:                                       ; preds = %while.end
  %49 = load i32, ptr %best, align 4, !dbg !160
  %and51 = and i32 %49, 1, !dbg !161
  %tobool52 = icmp ne i32 %and51, 0, !dbg !160
  br i1 %tobool52, label %cond.true53, label %cond.false55, !dbg !160

cond.true53:                                      ; preds = %cond.false
  %50 = load i32, ptr %acc, align 4, !dbg !162
  %sub54 = sub nsw i32 0, %50, !dbg !163
  br label %cond.end, !dbg !160

cond.false55:                                     ; preds = %cond.false
  %51 = load i32, ptr %acc, align 4, !dbg !164
  br label %cond.end, !dbg !160

cond.end:                                         ; preds = %cond.false55, %cond.true53
  %cond = phi i32 [ %sub54, %cond.true53 ], [ %51, %cond.false55 ], !dbg !160
  br label %cond.end56, !dbg !157

cond.end56:                                       ; preds = %cond.end, %cond.true
  %cond57 = phi i32 [ %48, %cond.true ], [ %cond, %cond.end ], !dbg !157
  %52 = load ptr, ptr %o.addr, align 8, !dbg !165
  %53 = load i32, ptr %t, align 4, !dbg !166
  %idxprom58 = sext i32 %53 to i64, !dbg !165
  %arrayidx59 = getelementptr inbounds i32, ptr %52, i64 %idxprom58, !dbg !165
  store i32 %cond57, ptr %arrayidx59, align 4, !dbg !167
  br label %return, !dbg !168

return:                                           ; preds = %cond.end56, %if.then
  ret void, !dbg !168
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 2, type: !16)
!22 = !DILocation(line: 2, column: 30, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 2, type: !18)
!24 = !DILocation(line: 2, column: 44, scope: !13)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 2, type: !17)
!26 = !DILocation(line: 2, column: 51, scope: !13)
!27 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 3, type: !17)
!28 = !DILocation(line: 3, column: 7, scope: !13)
!29 = !DILocation(line: 3, column: 11, scope: !13)
!30 = !DILocalVariable(name: "acc", scope: !13, file: !1, line: 3, type: !17)
!31 = !DILocation(line: 3, column: 24, scope: !13)
!32 = !DILocalVariable(name: "hist", scope: !13, file: !1, line: 4, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 160, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 5)
!36 = !DILocation(line: 4, column: 7, scope: !13)
!37 = !DILocation(line: 5, column: 11, scope: !13)
!38 = !DILocation(line: 5, column: 13, scope: !13)
!39 = !DILocation(line: 5, column: 16, scope: !13)
!40 = !DILocation(line: 5, column: 3, scope: !13)
!41 = !DILocation(line: 8, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !13, file: !1, line: 5, column: 21)
!43 = !DILocation(line: 9, column: 5, scope: !42)
!44 = !DILocation(line: 11, column: 11, scope: !42)
!45 = !DILocation(line: 11, column: 9, scope: !42)
!46 = !DILocation(line: 11, column: 5, scope: !42)
!47 = !DILocation(line: 13, column: 9, scope: !42)
!48 = !DILocation(line: 14, column: 5, scope: !42)
!49 = !DILocation(line: 16, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !42, file: !1, line: 16, column: 9)
!51 = !DILocation(line: 16, column: 11, scope: !50)
!52 = !DILocation(line: 17, column: 7, scope: !50)
!53 = !DILocation(line: 18, column: 5, scope: !42)
!54 = !DILocation(line: 20, column: 9, scope: !42)
!55 = !DILocation(line: 21, column: 3, scope: !42)
!56 = !DILocalVariable(name: "i", scope: !57, file: !1, line: 22, type: !17)
!57 = distinct !DILexicalBlock(scope: !13, file: !1, line: 22, column: 3)
!58 = !DILocation(line: 22, column: 12, scope: !57)
!59 = !DILocation(line: 22, column: 8, scope: !57)
!60 = !DILocation(line: 22, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !1, line: 22, column: 3)
!62 = !DILocation(line: 22, column: 23, scope: !61)
!63 = !DILocation(line: 22, column: 21, scope: !61)
!64 = !DILocation(line: 22, column: 3, scope: !57)
!65 = !DILocalVariable(name: "j", scope: !66, file: !1, line: 23, type: !17)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 23, column: 5)
!67 = distinct !DILexicalBlock(scope: !61, file: !1, line: 22, column: 31)
!68 = !DILocation(line: 23, column: 14, scope: !66)
!69 = !DILocation(line: 23, column: 18, scope: !66)
!70 = !DILocation(line: 23, column: 10, scope: !66)
!71 = !DILocation(line: 23, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !66, file: !1, line: 23, column: 5)
!73 = !DILocation(line: 23, column: 25, scope: !72)
!74 = !DILocation(line: 23, column: 23, scope: !72)
!75 = !DILocation(line: 23, column: 5, scope: !66)
!76 = !DILocation(line: 24, column: 11, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 24, column: 11)
!78 = distinct !DILexicalBlock(scope: !72, file: !1, line: 23, column: 36)
!79 = !DILocation(line: 24, column: 13, scope: !77)
!80 = !DILocation(line: 24, column: 16, scope: !77)
!81 = !DILocation(line: 25, column: 9, scope: !77)
!82 = !DILocation(line: 26, column: 11, scope: !83)
!83 = distinct !DILexicalBlock(scope: !78, file: !1, line: 26, column: 11)
!84 = !DILocation(line: 26, column: 13, scope: !83)
!85 = !DILocation(line: 26, column: 16, scope: !83)
!86 = !DILocation(line: 26, column: 22, scope: !83)
!87 = !DILocation(line: 26, column: 26, scope: !83)
!88 = !DILocation(line: 26, column: 28, scope: !83)
!89 = !DILocation(line: 26, column: 25, scope: !83)
!90 = !DILocation(line: 26, column: 33, scope: !83)
!91 = !DILocation(line: 26, column: 36, scope: !83)
!92 = !DILocation(line: 26, column: 38, scope: !83)
!93 = !DILocation(line: 26, column: 41, scope: !83)
!94 = !DILocation(line: 27, column: 9, scope: !83)
!95 = !DILocation(line: 28, column: 14, scope: !78)
!96 = !DILocation(line: 28, column: 16, scope: !78)
!97 = !DILocation(line: 28, column: 22, scope: !78)
!98 = !DILocation(line: 28, column: 26, scope: !78)
!99 = !DILocation(line: 28, column: 24, scope: !78)
!100 = !DILocation(line: 28, column: 19, scope: !78)
!101 = !DILocation(line: 28, column: 11, scope: !78)
!102 = !DILocation(line: 29, column: 15, scope: !78)
!103 = !DILocation(line: 29, column: 17, scope: !78)
!104 = !DILocation(line: 29, column: 22, scope: !78)
!105 = !DILocation(line: 29, column: 20, scope: !78)
!106 = !DILocation(line: 29, column: 25, scope: !78)
!107 = !DILocation(line: 29, column: 9, scope: !78)
!108 = !DILocation(line: 29, column: 7, scope: !78)
!109 = !DILocation(line: 30, column: 5, scope: !78)
!110 = !DILocation(line: 23, column: 30, scope: !72)
!111 = !DILocation(line: 23, column: 5, scope: !72)
!112 = distinct !{!112, !75, !113, !114}
!113 = !DILocation(line: 30, column: 5, scope: !66)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocation(line: 31, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !67, file: !1, line: 31, column: 9)
!117 = !DILocation(line: 31, column: 13, scope: !116)
!118 = !DILocation(line: 32, column: 7, scope: !116)
!119 = !DILocation(line: 33, column: 3, scope: !67)
!120 = !DILocation(line: 22, column: 26, scope: !61)
!121 = !DILocation(line: 22, column: 3, scope: !61)
!122 = distinct !{!122, !64, !123, !114}
!123 = !DILocation(line: 33, column: 3, scope: !57)
!124 = !DILocation(line: 34, column: 3, scope: !13)
!125 = !DILocation(line: 35, column: 17, scope: !126)
!126 = distinct !DILexicalBlock(scope: !13, file: !1, line: 34, column: 6)
!127 = !DILocation(line: 35, column: 21, scope: !126)
!128 = !DILocation(line: 35, column: 12, scope: !126)
!129 = !DILocation(line: 35, column: 9, scope: !126)
!130 = !DILocation(line: 36, column: 5, scope: !126)
!131 = !DILocation(line: 37, column: 3, scope: !126)
!132 = !DILocation(line: 37, column: 12, scope: !13)
!133 = !DILocation(line: 37, column: 14, scope: !13)
!134 = !DILocation(line: 37, column: 18, scope: !13)
!135 = !DILocation(line: 37, column: 21, scope: !13)
!136 = !DILocation(line: 37, column: 25, scope: !13)
!137 = !DILocation(line: 0, scope: !13)
!138 = distinct !{!138, !124, !139, !114}
!139 = !DILocation(line: 37, column: 28, scope: !13)
!140 = !DILabel(scope: !13, name: "out", file: !1, line: 38, column: 1)
!141 = !DILocation(line: 38, column: 1, scope: !13)
!142 = !DILocalVariable(name: "best", scope: !13, file: !1, line: 39, type: !17)
!143 = !DILocation(line: 39, column: 7, scope: !13)
!144 = !DILocation(line: 40, column: 3, scope: !13)
!145 = !DILocation(line: 41, column: 14, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !1, line: 41, column: 9)
!147 = distinct !DILexicalBlock(scope: !13, file: !1, line: 40, column: 16)
!148 = !DILocation(line: 41, column: 9, scope: !146)
!149 = !DILocation(line: 41, column: 20, scope: !146)
!150 = !DILocation(line: 41, column: 24, scope: !146)
!151 = !DILocation(line: 41, column: 27, scope: !146)
!152 = !DILocation(line: 41, column: 32, scope: !146)
!153 = !DILocation(line: 42, column: 7, scope: !146)
!154 = !DILocation(line: 43, column: 5, scope: !147)
!155 = distinct !{!155, !144, !156, !114}
!156 = !DILocation(line: 44, column: 3, scope: !13)
!157 = !DILocation(line: 45, column: 10, scope: !13)
!158 = !DILocation(line: 45, column: 14, scope: !13)
!159 = !DILocation(line: 45, column: 20, scope: !13)
!160 = !DILocation(line: 45, column: 28, scope: !13)
!161 = !DILocation(line: 45, column: 33, scope: !13)
!162 = !DILocation(line: 45, column: 40, scope: !13)
!163 = !DILocation(line: 45, column: 39, scope: !13)
!164 = !DILocation(line: 45, column: 46, scope: !13)
!165 = !DILocation(line: 45, column: 3, scope: !13)
!166 = !DILocation(line: 45, column: 5, scope: !13)
!167 = !DILocation(line: 45, column: 8, scope: !13)
!168 = !DILocation(line: 46, column: 1, scope: !13)
