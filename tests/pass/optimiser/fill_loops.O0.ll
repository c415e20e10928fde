; ModuleID = 'fill_loops.cu'
source_filename = "fill_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %p = alloca ptr, align 8
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !21, !DIExpression(), !22)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !23, !DIExpression(), !24)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %p, !27, !DIExpression(), !28)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !29
  %1 = load i32, ptr %n.addr, align 4, !dbg !30
  %mul = mul nsw i32 2, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %mul1 = mul i32 %mul, %2, !dbg !33
  %idx.ext = zext i32 %mul1 to i64, !dbg !34
  %add.ptr = getelementptr inbounds nuw i32, ptr %0, i64 %idx.ext, !dbg !34
  store ptr %add.ptr, ptr %p, align 8, !dbg !28
    #dbg_declare(ptr %i, !35, !DIExpression(), !37)
  store i32 0, ptr %i, align 4, !dbg !37
  br label %for.cond, !dbg !38

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !39
  %4 = load i32, ptr %n.addr, align 4, !dbg !41
  %cmp = icmp slt i32 %3, %4, !dbg !42
  br i1 %cmp, label %for.body, label %for.end, !dbg !43

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %p, align 8, !dbg !44
  %6 = load i32, ptr %i, align 4, !dbg !45
  %idxprom = sext i32 %6 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !44
  store i32 0, ptr %arrayidx, align 4, !dbg !46
  br label %for.inc, !dbg !44

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !47
  %inc = add nsw i32 %7, 1, !dbg !47
  store i32 %inc, ptr %i, align 4, !dbg !47
  br label %for.cond, !dbg !48, !llvm.loop !49

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i2, !52, !DIExpression(), !54)
  store i32 0, ptr %i2, align 4, !dbg !54
  br label %for.cond3, !dbg !55

for.cond3:                                        ; preds = %for.inc10, %for.end
  %8 = load i32, ptr %i2, align 4, !dbg !56
  %9 = load i32, ptr %n.addr, align 4, !dbg !58
  %cmp4 = icmp slt i32 %8, %9, !dbg !59
  br i1 %cmp4, label %for.body5, label %for.end12, !dbg !60

for.body5:                                        ; preds = %for.cond3
  %10 = load ptr, ptr %b.addr, align 8, !dbg !61
  %11 = load i32, ptr %i2, align 4, !dbg !62
  %idxprom6 = sext i32 %11 to i64, !dbg !61
  %arrayidx7 = getelementptr inbounds i32, ptr %10, i64 %idxprom6, !dbg !61
  %12 = load i32, ptr %arrayidx7, align 4, !dbg !61
  %13 = load ptr, ptr %p, align 8, !dbg !63
  %14 = load i32, ptr %n.addr, align 4, !dbg !64
  %15 = load i32, ptr %i2, align 4, !dbg !65
  %add = add nsw i32 %14, %15, !dbg !66
  %idxprom8 = sext i32 %add to i64, !dbg !63
  %arrayidx9 = getelementptr inbounds i32, ptr %13, i64 %idxprom8, !dbg !63
  store i32 %12, ptr %arrayidx9, align 4, !dbg !67
  br label %for.inc10, !dbg !63

for.inc10:                                        ; preds = %for.body5
  %16 = load i32, ptr %i2, align 4, !dbg !68
  %inc11 = add nsw i32 %16, 1, !dbg !68
  store i32 %inc11, ptr %i2, align 4, !dbg !68
  br label %for.cond3, !dbg !69, !llvm.loop !70

for.end12:                                        ; preds = %for.cond3
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fill_loops.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 24, scope: !13)
!23 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!24 = !DILocation(line: 6, column: 38, scope: !13)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 6, type: !17)
!26 = !DILocation(line: 6, column: 45, scope: !13)
!27 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 7, type: !16)
!28 = !DILocation(line: 7, column: 8, scope: !13)
!29 = !DILocation(line: 7, column: 12, scope: !13)
!30 = !DILocation(line: 7, column: 20, scope: !13)
!31 = !DILocation(line: 7, column: 18, scope: !13)
!32 = !DILocation(line: 7, column: 24, scope: !13)
!33 = !DILocation(line: 7, column: 22, scope: !13)
!34 = !DILocation(line: 7, column: 14, scope: !13)
!35 = !DILocalVariable(name: "i", scope: !36, file: !1, line: 8, type: !17)
!36 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 3)
!37 = !DILocation(line: 8, column: 12, scope: !36)
!38 = !DILocation(line: 8, column: 8, scope: !36)
!39 = !DILocation(line: 8, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !1, line: 8, column: 3)
!41 = !DILocation(line: 8, column: 23, scope: !40)
!42 = !DILocation(line: 8, column: 21, scope: !40)
!43 = !DILocation(line: 8, column: 3, scope: !36)
!44 = !DILocation(line: 9, column: 5, scope: !40)
!45 = !DILocation(line: 9, column: 7, scope: !40)
!46 = !DILocation(line: 9, column: 10, scope: !40)
!47 = !DILocation(line: 8, column: 26, scope: !40)
!48 = !DILocation(line: 8, column: 3, scope: !40)
!49 = distinct !{!49, !43, !50, !51}
!50 = !DILocation(line: 9, column: 12, scope: !36)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocalVariable(name: "i", scope: !53, file: !1, line: 10, type: !17)
!53 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 3)
!54 = !DILocation(line: 10, column: 12, scope: !53)
!55 = !DILocation(line: 10, column: 8, scope: !53)
!56 = !DILocation(line: 10, column: 19, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !1, line: 10, column: 3)
!58 = !DILocation(line: 10, column: 23, scope: !57)
!59 = !DILocation(line: 10, column: 21, scope: !57)
!60 = !DILocation(line: 10, column: 3, scope: !53)
!61 = !DILocation(line: 11, column: 16, scope: !57)
!62 = !DILocation(line: 11, column: 18, scope: !57)
!63 = !DILocation(line: 11, column: 5, scope: !57)
!64 = !DILocation(line: 11, column: 7, scope: !57)
!65 = !DILocation(line: 11, column: 11, scope: !57)
!66 = !DILocation(line: 11, column: 9, scope: !57)
!67 = !DILocation(line: 11, column: 14, scope: !57)
!68 = !DILocation(line: 10, column: 26, scope: !57)
!69 = !DILocation(line: 10, column: 3, scope: !57)
!70 = distinct !{!70, !60, !71, !51}
!71 = !DILocation(line: 11, column: 19, scope: !53)
!72 = !DILocation(line: 12, column: 1, scope: !13)
