; ModuleID = 'partial_warp.cu'
source_filename = "partial_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !15 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %mask = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  %u = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !20, !DIExpression(), !21)
    #dbg_declare(ptr %t, !22, !DIExpression(), !23)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  store i32 %0, ptr %t, align 4, !dbg !23
    #dbg_declare(ptr %mask, !25, !DIExpression(), !27)
  %1 = load i32, ptr %t, align 4, !dbg !28
  %cmp = icmp slt i32 %1, 32, !dbg !29
  %2 = zext i1 %cmp to i64, !dbg !28
  %cond = select i1 %cmp, i32 -1, i32 255, !dbg !28
  store i32 %cond, ptr %mask, align 4, !dbg !27
    #dbg_declare(ptr %v, !30, !DIExpression(), !31)
  %3 = load i32, ptr %t, align 4, !dbg !32
  store i32 %3, ptr %v, align 4, !dbg !31
    #dbg_declare(ptr %d, !33, !DIExpression(), !35)
  store i32 16, ptr %d, align 4, !dbg !35
  br label %for.cond, !dbg !36

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %d, align 4, !dbg !37
  %cmp1 = icmp sgt i32 %4, 0, !dbg !39
  br i1 %cmp1, label %for.body, label %for.end, !dbg !40

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %u, !41, !DIExpression(), !43)
  %5 = load i32, ptr %mask, align 4, !dbg !44
  %6 = load i32, ptr %v, align 4, !dbg !45
  %7 = load i32, ptr %d, align 4, !dbg !46
  store i32 %5, ptr %m.addr.i, align 4, !dbg !47
  store i32 %6, ptr %v.addr.i, align 4, !dbg !47
  store i32 %7, ptr %a.addr.i, align 4, !dbg !47
  store i32 32, ptr %w.addr.i, align 4, !dbg !47
  %8 = load i32, ptr %m.addr.i, align 4, !dbg !47
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !47
  %10 = load i32, ptr %a.addr.i, align 4, !dbg !47
  %11 = load i32, ptr %w.addr.i, align 4, !dbg !47
  %sub.i = sub nsw i32 32, %11, !dbg !47
  %shl.i = shl i32 %sub.i, 8, !dbg !47
  %or.i = or i32 %shl.i, 31, !dbg !47
  %12 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %8, i32 %9, i32 %10, i32 %or.i), !dbg !47
  store i32 %12, ptr %u, align 4, !dbg !43
  %13 = load i32, ptr %t, align 4, !dbg !48
  %and = and i32 %13, 31, !dbg !50
  %14 = load i32, ptr %d, align 4, !dbg !51
  %add = add nsw i32 %and, %14, !dbg !52
  %15 = load i32, ptr %t, align 4, !dbg !53
  %cmp3 = icmp slt i32 %15, 32, !dbg !54
  %16 = zext i1 %cmp3 to i64, !dbg !53
  %cond4 = select i1 %cmp3, i32 32, i32 8, !dbg !53
  %cmp5 = icmp slt i32 %add, %cond4, !dbg !55
  br i1 %cmp5, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %for.body
  %17 = load i32, ptr %u, align 4, !dbg !56
  %18 = load i32, ptr %v, align 4, !dbg !57
  %add6 = add nsw i32 %18, %17, !dbg !57
  store i32 %add6, ptr %v, align 4, !dbg !57
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %d, align 4, !dbg !60
  %shr = ashr i32 %19, 1, !dbg !60
  store i32 %shr, ptr %d, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %t, align 4, !dbg !65
  %and7 = and i32 %20, 31, !dbg !67
  %cmp8 = icmp eq i32 %and7, 0, !dbg !68
  br i1 %cmp8, label %if.then9, label %if.end11, !dbg !68

if.then9:                                         ; preds = %for.end
  %21 = load i32, ptr %v, align 4, !dbg !69
  %22 = load ptr, ptr %o.addr, align 8, !dbg !70
  %23 = load i32, ptr %t, align 4, !dbg !71
  %shr10 = ashr i32 %23, 5, !dbg !72
  %idxprom = sext i32 %shr10 to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %22, i64 %idxprom, !dbg !70
  store i32 %21, ptr %arrayidx, align 4, !dbg !73
  br label %if.end11, !dbg !70

if.end11:                                         ; preds = %if.then9, %for.end
  ret void, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "partial_warp.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!19 = !{}
!20 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !1, line: 6, type: !18)
!21 = !DILocation(line: 6, column: 24, scope: !15)
!22 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 7, type: !3)
!23 = !DILocation(line: 7, column: 7, scope: !15)
!24 = !DILocation(line: 7, column: 11, scope: !15)
!25 = !DILocalVariable(name: "mask", scope: !15, file: !1, line: 8, type: !26)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 8, column: 12, scope: !15)
!28 = !DILocation(line: 8, column: 19, scope: !15)
!29 = !DILocation(line: 8, column: 21, scope: !15)
!30 = !DILocalVariable(name: "v", scope: !15, file: !1, line: 9, type: !3)
!31 = !DILocation(line: 9, column: 7, scope: !15)
!32 = !DILocation(line: 9, column: 11, scope: !15)
!33 = !DILocalVariable(name: "d", scope: !34, file: !1, line: 10, type: !3)
!34 = distinct !DILexicalBlock(scope: !15, file: !1, line: 10, column: 3)
!35 = !DILocation(line: 10, column: 12, scope: !34)
!36 = !DILocation(line: 10, column: 8, scope: !34)
!37 = !DILocation(line: 10, column: 20, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 3)
!39 = !DILocation(line: 10, column: 22, scope: !38)
!40 = !DILocation(line: 10, column: 3, scope: !34)
!41 = !DILocalVariable(name: "u", scope: !42, file: !1, line: 11, type: !3)
!42 = distinct !DILexicalBlock(scope: !38, file: !1, line: 10, column: 36)
!43 = !DILocation(line: 11, column: 9, scope: !42)
!44 = !DILocation(line: 11, column: 30, scope: !42)
!45 = !DILocation(line: 11, column: 36, scope: !42)
!46 = !DILocation(line: 11, column: 39, scope: !42)
!47 = !DILocation(line: 11, column: 13, scope: !42)
!48 = !DILocation(line: 12, column: 10, scope: !49)
!49 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 9)
!50 = !DILocation(line: 12, column: 12, scope: !49)
!51 = !DILocation(line: 12, column: 20, scope: !49)
!52 = !DILocation(line: 12, column: 18, scope: !49)
!53 = !DILocation(line: 12, column: 25, scope: !49)
!54 = !DILocation(line: 12, column: 27, scope: !49)
!55 = !DILocation(line: 12, column: 22, scope: !49)
!56 = !DILocation(line: 13, column: 12, scope: !49)
!57 = !DILocation(line: 13, column: 9, scope: !49)
!58 = !DILocation(line: 13, column: 7, scope: !49)
!59 = !DILocation(line: 14, column: 3, scope: !42)
!60 = !DILocation(line: 10, column: 29, scope: !38)
!61 = !DILocation(line: 10, column: 3, scope: !38)
!62 = distinct !{!62, !40, !63, !64}
!63 = !DILocation(line: 14, column: 3, scope: !34)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 15, column: 8, scope: !66)
!66 = distinct !DILexicalBlock(scope: !15, file: !1, line: 15, column: 7)
!67 = !DILocation(line: 15, column: 10, scope: !66)
!68 = !DILocation(line: 15, column: 16, scope: !66)
!69 = !DILocation(line: 16, column: 17, scope: !66)
!70 = !DILocation(line: 16, column: 5, scope: !66)
!71 = !DILocation(line: 16, column: 7, scope: !66)
!72 = !DILocation(line: 16, column: 9, scope: !66)
!73 = !DILocation(line: 16, column: 15, scope: !66)
!74 = !DILocation(line: 17, column: 1, scope: !15)
