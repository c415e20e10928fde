; ModuleID = 'row_of_whole_vectors.cu'
source_filename = "row_of_whole_vectors.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@row = external addrspace(3) global [0 x %struct.float4], align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5scalePfPKfii(ptr noundef %out, ptr noundef %in, i32 noundef %n, i32 noundef %c) #0 !dbg !24 {
entry:
  %mask.addr.i = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  %r = alloca i32, align 4
  %mine = alloca ptr, align 8
  %i = alloca i32, align 4
  %i15 = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !32, !DIExpression(), !33)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !34, !DIExpression(), !35)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !36, !DIExpression(), !37)
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !38, !DIExpression(), !39)
    #dbg_declare(ptr %r, !40, !DIExpression(), !41)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !43
  %mul = mul i32 %0, %1, !dbg !44
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !45
  %add = add i32 %mul, %2, !dbg !46
  store i32 %add, ptr %r, align 4, !dbg !41
  %3 = load i32, ptr %r, align 4, !dbg !47
  %4 = load i32, ptr %n.addr, align 4, !dbg !49
  %cmp = icmp sge i32 %3, %4, !dbg !50
  br i1 %cmp, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %entry
  br label %for.end31, !dbg !51

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %mine, !52, !DIExpression(), !53)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !54
  %6 = load i32, ptr %c.addr, align 4, !dbg !55
  %mul4 = mul i32 %5, %6, !dbg !56
  %div = udiv i32 %mul4, 4, !dbg !57
  %idx.ext = zext i32 %div to i64, !dbg !58
  %add.ptr = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @row to ptr), i64 %idx.ext, !dbg !58
  store ptr %add.ptr, ptr %mine, align 8, !dbg !53
    #dbg_declare(ptr %i, !59, !DIExpression(), !61)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %mul6 = mul i32 %7, 4, !dbg !63
  store i32 %mul6, ptr %i, align 4, !dbg !61
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %if.end
  %8 = load i32, ptr %i, align 4, !dbg !65
  %9 = load i32, ptr %c.addr, align 4, !dbg !67
  %cmp7 = icmp slt i32 %8, %9, !dbg !68
  br i1 %cmp7, label %for.body, label %for.end, !dbg !69

for.body:                                         ; preds = %for.cond
  %10 = load ptr, ptr %in.addr, align 8, !dbg !70
  %11 = load i32, ptr %r, align 4, !dbg !71
  %12 = load i32, ptr %c.addr, align 4, !dbg !72
  %mul8 = mul nsw i32 %11, %12, !dbg !73
  %idx.ext9 = sext i32 %mul8 to i64, !dbg !74
  %add.ptr10 = getelementptr inbounds float, ptr %10, i64 %idx.ext9, !dbg !74
  %13 = load i32, ptr %i, align 4, !dbg !75
  %idx.ext11 = sext i32 %13 to i64, !dbg !74
  %add.ptr12 = getelementptr inbounds float, ptr %add.ptr10, i64 %idx.ext11, !dbg !74
  %14 = load ptr, ptr %mine, align 8, !dbg !76
  %15 = load i32, ptr %i, align 4, !dbg !77
  %div13 = sdiv i32 %15, 4, !dbg !78
  %idxprom = sext i32 %div13 to i64, !dbg !76
  %arrayidx = getelementptr inbounds %struct.float4, ptr %14, i64 %idxprom, !dbg !76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx, ptr align 16 %add.ptr12, i64 16, i1 false), !dbg !79
  br label %for.inc, !dbg !76

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %i, align 4, !dbg !80
  %add14 = add nsw i32 %16, 128, !dbg !80
  store i32 %add14, ptr %i, align 4, !dbg !80
  br label %for.cond, !dbg !81, !llvm.loop !82

for.end:                                          ; preds = %for.cond
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !85
  %17 = load i32, ptr %mask.addr.i, align 4, !dbg !85
  call void @llvm.nvvm.bar.warp.sync(i32 %17), !dbg !85
    #dbg_declare(ptr %i15, !86, !DIExpression(), !88)
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %mul17 = mul i32 %18, 4, !dbg !90
  store i32 %mul17, ptr %i15, align 4, !dbg !88
  br label %for.cond18, !dbg !91

for.cond18:                                       ; preds = %for.inc29, %for.end
  %19 = load i32, ptr %i15, align 4, !dbg !92
  %20 = load i32, ptr %c.addr, align 4, !dbg !94
  %cmp19 = icmp slt i32 %19, %20, !dbg !95
  br i1 %cmp19, label %for.body20, label %for.end31, !dbg !96

for.body20:                                       ; preds = %for.cond18
  %21 = load ptr, ptr %mine, align 8, !dbg !97
  %22 = load i32, ptr %i15, align 4, !dbg !98
  %div21 = sdiv i32 %22, 4, !dbg !99
  %idxprom22 = sext i32 %div21 to i64, !dbg !97
  %arrayidx23 = getelementptr inbounds %struct.float4, ptr %21, i64 %idxprom22, !dbg !97
  %23 = load ptr, ptr %out.addr, align 8, !dbg !100
  %24 = load i32, ptr %r, align 4, !dbg !101
  %25 = load i32, ptr %c.addr, align 4, !dbg !102
  %mul24 = mul nsw i32 %24, %25, !dbg !103
  %idx.ext25 = sext i32 %mul24 to i64, !dbg !104
  %add.ptr26 = getelementptr inbounds float, ptr %23, i64 %idx.ext25, !dbg !104
  %26 = load i32, ptr %i15, align 4, !dbg !105
  %idx.ext27 = sext i32 %26 to i64, !dbg !104
  %add.ptr28 = getelementptr inbounds float, ptr %add.ptr26, i64 %idx.ext27, !dbg !104
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %add.ptr28, ptr align 16 %arrayidx23, i64 16, i1 false), !dbg !106
  br label %for.inc29, !dbg !104

for.inc29:                                        ; preds = %for.body20
  %27 = load i32, ptr %i15, align 4, !dbg !107
  %add30 = add nsw i32 %27, 128, !dbg !107
  store i32 %add30, ptr %i15, align 4, !dbg !107
  br label %for.cond18, !dbg !108, !llvm.loop !109

for.end31:                                        ; preds = %if.then, %for.cond18
  ret void, !dbg !111
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !14, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "row_of_whole_vectors.cu", directory: ".")
!2 = !{!3, !13}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !6, line: 49, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !7, identifier: "_ZTS6float4")
!6 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!7 = !{!8, !10, !11, !12}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !6, line: 49, baseType: !9, size: 32)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !6, line: 49, baseType: !9, size: 32, offset: 32)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !5, file: !6, line: 49, baseType: !9, size: 32, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !5, file: !6, line: 49, baseType: !9, size: 32, offset: 96)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!14 = !{!15, !17}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !16, file: !6, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !16, file: !6, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{!"clang version 22.1.8"}
!24 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scalePfPKfii", scope: !1, file: !1, line: 6, type: !25, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !31)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27, !28, !30, !30}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "out", arg: 1, scope: !24, file: !1, line: 6, type: !27)
!33 = !DILocation(line: 6, column: 30, scope: !24)
!34 = !DILocalVariable(name: "in", arg: 2, scope: !24, file: !1, line: 6, type: !28)
!35 = !DILocation(line: 6, column: 48, scope: !24)
!36 = !DILocalVariable(name: "n", arg: 3, scope: !24, file: !1, line: 6, type: !30)
!37 = !DILocation(line: 6, column: 56, scope: !24)
!38 = !DILocalVariable(name: "c", arg: 4, scope: !24, file: !1, line: 6, type: !30)
!39 = !DILocation(line: 6, column: 63, scope: !24)
!40 = !DILocalVariable(name: "r", scope: !24, file: !1, line: 8, type: !30)
!41 = !DILocation(line: 8, column: 7, scope: !24)
!42 = !DILocation(line: 8, column: 11, scope: !24)
!43 = !DILocation(line: 8, column: 24, scope: !24)
!44 = !DILocation(line: 8, column: 22, scope: !24)
!45 = !DILocation(line: 8, column: 37, scope: !24)
!46 = !DILocation(line: 8, column: 35, scope: !24)
!47 = !DILocation(line: 9, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 7)
!49 = !DILocation(line: 9, column: 12, scope: !48)
!50 = !DILocation(line: 9, column: 9, scope: !48)
!51 = !DILocation(line: 9, column: 15, scope: !48)
!52 = !DILocalVariable(name: "mine", scope: !24, file: !1, line: 10, type: !13)
!53 = !DILocation(line: 10, column: 11, scope: !24)
!54 = !DILocation(line: 10, column: 24, scope: !24)
!55 = !DILocation(line: 10, column: 38, scope: !24)
!56 = !DILocation(line: 10, column: 36, scope: !24)
!57 = !DILocation(line: 10, column: 40, scope: !24)
!58 = !DILocation(line: 10, column: 22, scope: !24)
!59 = !DILocalVariable(name: "i", scope: !60, file: !1, line: 11, type: !30)
!60 = distinct !DILexicalBlock(scope: !24, file: !1, line: 11, column: 3)
!61 = !DILocation(line: 11, column: 12, scope: !60)
!62 = !DILocation(line: 11, column: 16, scope: !60)
!63 = !DILocation(line: 11, column: 28, scope: !60)
!64 = !DILocation(line: 11, column: 8, scope: !60)
!65 = !DILocation(line: 11, column: 33, scope: !66)
!66 = distinct !DILexicalBlock(scope: !60, file: !1, line: 11, column: 3)
!67 = !DILocation(line: 11, column: 37, scope: !66)
!68 = !DILocation(line: 11, column: 35, scope: !66)
!69 = !DILocation(line: 11, column: 3, scope: !60)
!70 = !DILocation(line: 11, column: 82, scope: !66)
!71 = !DILocation(line: 11, column: 87, scope: !66)
!72 = !DILocation(line: 11, column: 91, scope: !66)
!73 = !DILocation(line: 11, column: 89, scope: !66)
!74 = !DILocation(line: 11, column: 64, scope: !66)
!75 = !DILocation(line: 11, column: 95, scope: !66)
!76 = !DILocation(line: 11, column: 50, scope: !66)
!77 = !DILocation(line: 11, column: 55, scope: !66)
!78 = !DILocation(line: 11, column: 57, scope: !66)
!79 = !DILocation(line: 11, column: 62, scope: !66)
!80 = !DILocation(line: 11, column: 42, scope: !66)
!81 = !DILocation(line: 11, column: 3, scope: !66)
!82 = distinct !{!82, !69, !83, !84}
!83 = !DILocation(line: 11, column: 96, scope: !60)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 12, column: 3, scope: !24)
!86 = !DILocalVariable(name: "i", scope: !87, file: !1, line: 13, type: !30)
!87 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 3)
!88 = !DILocation(line: 13, column: 12, scope: !87)
!89 = !DILocation(line: 13, column: 16, scope: !87)
!90 = !DILocation(line: 13, column: 28, scope: !87)
!91 = !DILocation(line: 13, column: 8, scope: !87)
!92 = !DILocation(line: 13, column: 33, scope: !93)
!93 = distinct !DILexicalBlock(scope: !87, file: !1, line: 13, column: 3)
!94 = !DILocation(line: 13, column: 37, scope: !93)
!95 = !DILocation(line: 13, column: 35, scope: !93)
!96 = !DILocation(line: 13, column: 3, scope: !87)
!97 = !DILocation(line: 13, column: 81, scope: !93)
!98 = !DILocation(line: 13, column: 86, scope: !93)
!99 = !DILocation(line: 13, column: 88, scope: !93)
!100 = !DILocation(line: 13, column: 62, scope: !93)
!101 = !DILocation(line: 13, column: 68, scope: !93)
!102 = !DILocation(line: 13, column: 72, scope: !93)
!103 = !DILocation(line: 13, column: 70, scope: !93)
!104 = !DILocation(line: 13, column: 50, scope: !93)
!105 = !DILocation(line: 13, column: 76, scope: !93)
!106 = !DILocation(line: 13, column: 79, scope: !93)
!107 = !DILocation(line: 13, column: 42, scope: !93)
!108 = !DILocation(line: 13, column: 3, scope: !93)
!109 = distinct !{!109, !96, !110, !84}
!110 = !DILocation(line: 13, column: 91, scope: !87)
!111 = !DILocation(line: 14, column: 1, scope: !24)
