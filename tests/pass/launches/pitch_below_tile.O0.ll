; ModuleID = 'pitch_below_tile.cu'
source_filename = "pitch_below_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3addPKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %m, i32 noundef %n) #0 !dbg !26 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %row0 = alloca i32, align 4
  %col = alloca i32, align 4
  %r = alloca i32, align 4
  %at = alloca i64, align 8
  %v = alloca i32, align 4
  %x = alloca %struct.float4, align 16
  %y = alloca %struct.float4, align 16
  %ref.tmp = alloca %struct.float4, align 16
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !34, !DIExpression(), !35)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !36, !DIExpression(), !37)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !38, !DIExpression(), !39)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !40, !DIExpression(), !41)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !42, !DIExpression(), !43)
    #dbg_declare(ptr %row0, !44, !DIExpression(), !45)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !46
  %mul = mul i32 %0, 16, !dbg !47
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %div = udiv i32 %1, 32, !dbg !49
  %mul2 = mul i32 %div, 4, !dbg !50
  %add = add i32 %mul, %mul2, !dbg !51
  store i32 %add, ptr %row0, align 4, !dbg !45
    #dbg_declare(ptr %col, !52, !DIExpression(), !53)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %mul4 = mul i32 %2, 256, !dbg !55
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %rem = urem i32 %3, 32, !dbg !57
  %mul6 = mul i32 %rem, 8, !dbg !58
  %add7 = add i32 %mul4, %mul6, !dbg !59
  store i32 %add7, ptr %col, align 4, !dbg !53
    #dbg_declare(ptr %r, !60, !DIExpression(), !62)
  store i32 0, ptr %r, align 4, !dbg !62
  br label %for.cond, !dbg !63

for.cond:                                         ; preds = %for.inc35, %entry
  %4 = load i32, ptr %r, align 4, !dbg !64
  %cmp = icmp slt i32 %4, 4, !dbg !66
  br i1 %cmp, label %for.body, label %for.end36, !dbg !67

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %at, !68, !DIExpression(), !70)
  %5 = load i32, ptr %row0, align 4, !dbg !71
  %6 = load i32, ptr %r, align 4, !dbg !72
  %add8 = add nsw i32 %5, %6, !dbg !73
  %conv = sext i32 %add8 to i64, !dbg !74
  %7 = load i32, ptr %n.addr, align 4, !dbg !75
  %conv9 = sext i32 %7 to i64, !dbg !75
  %mul10 = mul i64 %conv, %conv9, !dbg !76
  %8 = load i32, ptr %col, align 4, !dbg !77
  %conv11 = sext i32 %8 to i64, !dbg !77
  %add12 = add i64 %mul10, %conv11, !dbg !78
  store i64 %add12, ptr %at, align 8, !dbg !70
    #dbg_declare(ptr %v, !79, !DIExpression(), !81)
  store i32 0, ptr %v, align 4, !dbg !81
  br label %for.cond13, !dbg !82

for.cond13:                                       ; preds = %for.inc, %for.body
  %9 = load i32, ptr %v, align 4, !dbg !83
  %cmp14 = icmp slt i32 %9, 8, !dbg !85
  br i1 %cmp14, label %for.body15, label %for.end, !dbg !86

for.body15:                                       ; preds = %for.cond13
    #dbg_declare(ptr %x, !87, !DIExpression(), !89)
  %10 = load ptr, ptr %a.addr, align 8, !dbg !90
  %11 = load i64, ptr %at, align 8, !dbg !91
  %add.ptr = getelementptr inbounds nuw float, ptr %10, i64 %11, !dbg !92
  %12 = load i32, ptr %v, align 4, !dbg !93
  %idx.ext = sext i32 %12 to i64, !dbg !92
  %add.ptr16 = getelementptr inbounds float, ptr %add.ptr, i64 %idx.ext, !dbg !92
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %x, ptr align 16 %add.ptr16, i64 16, i1 false), !dbg !92
    #dbg_declare(ptr %y, !94, !DIExpression(), !95)
  %13 = load ptr, ptr %b.addr, align 8, !dbg !96
  %14 = load i64, ptr %at, align 8, !dbg !97
  %add.ptr17 = getelementptr inbounds nuw float, ptr %13, i64 %14, !dbg !98
  %15 = load i32, ptr %v, align 4, !dbg !99
  %idx.ext18 = sext i32 %15 to i64, !dbg !98
  %add.ptr19 = getelementptr inbounds float, ptr %add.ptr17, i64 %idx.ext18, !dbg !98
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %y, ptr align 16 %add.ptr19, i64 16, i1 false), !dbg !98
  %x20 = getelementptr inbounds nuw %struct.float4, ptr %x, i32 0, i32 0, !dbg !100
  %16 = load float, ptr %x20, align 16, !dbg !100
  %x21 = getelementptr inbounds nuw %struct.float4, ptr %y, i32 0, i32 0, !dbg !101
  %17 = load float, ptr %x21, align 16, !dbg !101
  %add22 = fadd float %16, %17, !dbg !102
  %y23 = getelementptr inbounds nuw %struct.float4, ptr %x, i32 0, i32 1, !dbg !103
  %18 = load float, ptr %y23, align 4, !dbg !103
  %y24 = getelementptr inbounds nuw %struct.float4, ptr %y, i32 0, i32 1, !dbg !104
  %19 = load float, ptr %y24, align 4, !dbg !104
  %add25 = fadd float %18, %19, !dbg !105
  %z = getelementptr inbounds nuw %struct.float4, ptr %x, i32 0, i32 2, !dbg !106
  %20 = load float, ptr %z, align 8, !dbg !106
  %z26 = getelementptr inbounds nuw %struct.float4, ptr %y, i32 0, i32 2, !dbg !107
  %21 = load float, ptr %z26, align 8, !dbg !107
  %add27 = fadd float %20, %21, !dbg !108
  %w = getelementptr inbounds nuw %struct.float4, ptr %x, i32 0, i32 3, !dbg !109
  %22 = load float, ptr %w, align 4, !dbg !109
  %w28 = getelementptr inbounds nuw %struct.float4, ptr %y, i32 0, i32 3, !dbg !110
  %23 = load float, ptr %w28, align 4, !dbg !110
  %add29 = fadd float %22, %23, !dbg !111
  store float %add22, ptr %x.addr.i, align 4, !dbg !112
  store float %add25, ptr %y.addr.i, align 4, !dbg !112
  store float %add27, ptr %z.addr.i, align 4, !dbg !112
  store float %add29, ptr %w.addr.i, align 4, !dbg !112
  %24 = load float, ptr %x.addr.i, align 4, !dbg !112
  store float %24, ptr %retval.i, align 16, !dbg !112
  %25 = load float, ptr %y.addr.i, align 4, !dbg !112
  %y2.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !112
  store float %25, ptr %y2.i, align 4, !dbg !112
  %26 = load float, ptr %z.addr.i, align 4, !dbg !112
  %z3.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !112
  store float %26, ptr %z3.i, align 8, !dbg !112
  %27 = load float, ptr %w.addr.i, align 4, !dbg !112
  %w4.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !112
  store float %27, ptr %w4.i, align 4, !dbg !112
  %28 = load %struct.float4, ptr %retval.i, align 16, !dbg !112
  %29 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !112
  %30 = extractvalue %struct.float4 %28, 0, !dbg !112
  store float %30, ptr %29, align 16, !dbg !112
  %31 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !112
  %32 = extractvalue %struct.float4 %28, 1, !dbg !112
  store float %32, ptr %31, align 4, !dbg !112
  %33 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !112
  %34 = extractvalue %struct.float4 %28, 2, !dbg !112
  store float %34, ptr %33, align 8, !dbg !112
  %35 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !112
  %36 = extractvalue %struct.float4 %28, 3, !dbg !112
  store float %36, ptr %35, align 4, !dbg !112
  %37 = load ptr, ptr %c.addr, align 8, !dbg !113
  %38 = load i64, ptr %at, align 8, !dbg !114
  %add.ptr31 = getelementptr inbounds nuw float, ptr %37, i64 %38, !dbg !115
  %39 = load i32, ptr %v, align 4, !dbg !116
  %idx.ext32 = sext i32 %39 to i64, !dbg !115
  %add.ptr33 = getelementptr inbounds float, ptr %add.ptr31, i64 %idx.ext32, !dbg !115
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %add.ptr33, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !117
  br label %for.inc, !dbg !118

for.inc:                                          ; preds = %for.body15
  %40 = load i32, ptr %v, align 4, !dbg !119
  %add34 = add nsw i32 %40, 4, !dbg !119
  store i32 %add34, ptr %v, align 4, !dbg !119
  br label %for.cond13, !dbg !120, !llvm.loop !121

for.end:                                          ; preds = %for.cond13
  br label %for.inc35, !dbg !124

for.inc35:                                        ; preds = %for.end
  %41 = load i32, ptr %r, align 4, !dbg !125
  %inc = add nsw i32 %41, 1, !dbg !125
  store i32 %inc, ptr %r, align 4, !dbg !125
  br label %for.cond, !dbg !126, !llvm.loop !127

for.end36:                                        ; preds = %for.cond
  ret void, !dbg !129
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !16, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pitch_below_tile.cu", directory: ".")
!2 = !{!3, !6, !15}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !4, line: 32, baseType: !5)
!4 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !4, line: 49, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !9, identifier: "_ZTS6float4")
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !4, line: 49, baseType: !11, size: 32)
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !4, line: 49, baseType: !11, size: 32, offset: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !4, line: 49, baseType: !11, size: 32, offset: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !4, line: 49, baseType: !11, size: 32, offset: 96)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!16 = !{!17, !19}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !18, file: !4, line: 214)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !18, file: !4, line: 215)
!20 = !DINamespace(name: "std", scope: null)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{!"clang version 22.1.8"}
!26 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPKfS0_Pfii", scope: !1, file: !1, line: 5, type: !27, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !33)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29, !29, !31, !32, !32}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{}
!34 = !DILocalVariable(name: "a", arg: 1, scope: !26, file: !1, line: 5, type: !29)
!35 = !DILocation(line: 5, column: 34, scope: !26)
!36 = !DILocalVariable(name: "b", arg: 2, scope: !26, file: !1, line: 5, type: !29)
!37 = !DILocation(line: 5, column: 50, scope: !26)
!38 = !DILocalVariable(name: "c", arg: 3, scope: !26, file: !1, line: 5, type: !31)
!39 = !DILocation(line: 5, column: 60, scope: !26)
!40 = !DILocalVariable(name: "m", arg: 4, scope: !26, file: !1, line: 5, type: !32)
!41 = !DILocation(line: 5, column: 67, scope: !26)
!42 = !DILocalVariable(name: "n", arg: 5, scope: !26, file: !1, line: 5, type: !32)
!43 = !DILocation(line: 5, column: 74, scope: !26)
!44 = !DILocalVariable(name: "row0", scope: !26, file: !1, line: 6, type: !32)
!45 = !DILocation(line: 6, column: 7, scope: !26)
!46 = !DILocation(line: 6, column: 14, scope: !26)
!47 = !DILocation(line: 6, column: 25, scope: !26)
!48 = !DILocation(line: 6, column: 32, scope: !26)
!49 = !DILocation(line: 6, column: 44, scope: !26)
!50 = !DILocation(line: 6, column: 49, scope: !26)
!51 = !DILocation(line: 6, column: 30, scope: !26)
!52 = !DILocalVariable(name: "col", scope: !26, file: !1, line: 6, type: !32)
!53 = !DILocation(line: 6, column: 54, scope: !26)
!54 = !DILocation(line: 6, column: 60, scope: !26)
!55 = !DILocation(line: 6, column: 71, scope: !26)
!56 = !DILocation(line: 6, column: 79, scope: !26)
!57 = !DILocation(line: 6, column: 91, scope: !26)
!58 = !DILocation(line: 6, column: 96, scope: !26)
!59 = !DILocation(line: 6, column: 77, scope: !26)
!60 = !DILocalVariable(name: "r", scope: !61, file: !1, line: 7, type: !32)
!61 = distinct !DILexicalBlock(scope: !26, file: !1, line: 7, column: 3)
!62 = !DILocation(line: 7, column: 12, scope: !61)
!63 = !DILocation(line: 7, column: 8, scope: !61)
!64 = !DILocation(line: 7, column: 19, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !1, line: 7, column: 3)
!66 = !DILocation(line: 7, column: 21, scope: !65)
!67 = !DILocation(line: 7, column: 3, scope: !61)
!68 = !DILocalVariable(name: "at", scope: !69, file: !1, line: 8, type: !3)
!69 = distinct !DILexicalBlock(scope: !65, file: !1, line: 7, column: 31)
!70 = !DILocation(line: 8, column: 12, scope: !69)
!71 = !DILocation(line: 8, column: 26, scope: !69)
!72 = !DILocation(line: 8, column: 33, scope: !69)
!73 = !DILocation(line: 8, column: 31, scope: !69)
!74 = !DILocation(line: 8, column: 25, scope: !69)
!75 = !DILocation(line: 8, column: 38, scope: !69)
!76 = !DILocation(line: 8, column: 36, scope: !69)
!77 = !DILocation(line: 8, column: 42, scope: !69)
!78 = !DILocation(line: 8, column: 40, scope: !69)
!79 = !DILocalVariable(name: "v", scope: !80, file: !1, line: 9, type: !32)
!80 = distinct !DILexicalBlock(scope: !69, file: !1, line: 9, column: 5)
!81 = !DILocation(line: 9, column: 14, scope: !80)
!82 = !DILocation(line: 9, column: 10, scope: !80)
!83 = !DILocation(line: 9, column: 21, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !1, line: 9, column: 5)
!85 = !DILocation(line: 9, column: 23, scope: !84)
!86 = !DILocation(line: 9, column: 5, scope: !80)
!87 = !DILocalVariable(name: "x", scope: !88, file: !1, line: 10, type: !8)
!88 = distinct !DILexicalBlock(scope: !84, file: !1, line: 9, column: 36)
!89 = !DILocation(line: 10, column: 14, scope: !88)
!90 = !DILocation(line: 10, column: 36, scope: !88)
!91 = !DILocation(line: 10, column: 40, scope: !88)
!92 = !DILocation(line: 10, column: 18, scope: !88)
!93 = !DILocation(line: 10, column: 45, scope: !88)
!94 = !DILocalVariable(name: "y", scope: !88, file: !1, line: 10, type: !8)
!95 = !DILocation(line: 10, column: 49, scope: !88)
!96 = !DILocation(line: 10, column: 71, scope: !88)
!97 = !DILocation(line: 10, column: 75, scope: !88)
!98 = !DILocation(line: 10, column: 53, scope: !88)
!99 = !DILocation(line: 10, column: 80, scope: !88)
!100 = !DILocation(line: 11, column: 47, scope: !88)
!101 = !DILocation(line: 11, column: 53, scope: !88)
!102 = !DILocation(line: 11, column: 49, scope: !88)
!103 = !DILocation(line: 11, column: 58, scope: !88)
!104 = !DILocation(line: 11, column: 64, scope: !88)
!105 = !DILocation(line: 11, column: 60, scope: !88)
!106 = !DILocation(line: 11, column: 69, scope: !88)
!107 = !DILocation(line: 11, column: 75, scope: !88)
!108 = !DILocation(line: 11, column: 71, scope: !88)
!109 = !DILocation(line: 11, column: 80, scope: !88)
!110 = !DILocation(line: 11, column: 86, scope: !88)
!111 = !DILocation(line: 11, column: 82, scope: !88)
!112 = !DILocation(line: 11, column: 33, scope: !88)
!113 = !DILocation(line: 11, column: 19, scope: !88)
!114 = !DILocation(line: 11, column: 23, scope: !88)
!115 = !DILocation(line: 11, column: 7, scope: !88)
!116 = !DILocation(line: 11, column: 28, scope: !88)
!117 = !DILocation(line: 11, column: 31, scope: !88)
!118 = !DILocation(line: 12, column: 5, scope: !88)
!119 = !DILocation(line: 9, column: 30, scope: !84)
!120 = !DILocation(line: 9, column: 5, scope: !84)
!121 = distinct !{!121, !86, !122, !123}
!122 = !DILocation(line: 12, column: 5, scope: !80)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 13, column: 3, scope: !69)
!125 = !DILocation(line: 7, column: 26, scope: !65)
!126 = !DILocation(line: 7, column: 3, scope: !65)
!127 = distinct !{!127, !67, !128, !123}
!128 = !DILocation(line: 13, column: 3, scope: !61)
!129 = !DILocation(line: 14, column: 1, scope: !26)
