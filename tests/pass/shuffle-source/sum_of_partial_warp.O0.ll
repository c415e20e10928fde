; ModuleID = 'sum_of_partial_warp.cu'
source_filename = "sum_of_partial_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !15 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !22, !DIExpression(), !23)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %v, !26, !DIExpression(), !27)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %idxprom = zext i32 %1 to i64, !dbg !28
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !28
  %2 = load i32, ptr %arrayidx, align 4, !dbg !28
  store i32 %2, ptr %v, align 4, !dbg !27
    #dbg_declare(ptr %d, !30, !DIExpression(), !32)
  store i32 16, ptr %d, align 4, !dbg !32
  br label %for.cond, !dbg !33

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %d, align 4, !dbg !34
  %cmp = icmp sgt i32 %3, 0, !dbg !36
  br i1 %cmp, label %for.body, label %for.end, !dbg !37

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %v, align 4, !dbg !38
  %5 = load i32, ptr %d, align 4, !dbg !39
  store i32 -1, ptr %m.addr.i, align 4, !dbg !40
  store i32 %4, ptr %v.addr.i, align 4, !dbg !40
  store i32 %5, ptr %a.addr.i, align 4, !dbg !40
  store i32 32, ptr %w.addr.i, align 4, !dbg !40
  %6 = load i32, ptr %m.addr.i, align 4, !dbg !40
  %7 = load i32, ptr %v.addr.i, align 4, !dbg !40
  %8 = load i32, ptr %a.addr.i, align 4, !dbg !40
  %9 = load i32, ptr %w.addr.i, align 4, !dbg !40
  %sub.i = sub nsw i32 32, %9, !dbg !40
  %shl.i = shl i32 %sub.i, 8, !dbg !40
  %or.i = or i32 %shl.i, 31, !dbg !40
  %10 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %6, i32 %7, i32 %8, i32 %or.i), !dbg !40
  %11 = load i32, ptr %v, align 4, !dbg !41
  %add = add nsw i32 %11, %10, !dbg !41
  store i32 %add, ptr %v, align 4, !dbg !41
  br label %for.inc, !dbg !42

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %d, align 4, !dbg !43
  %div = sdiv i32 %12, 2, !dbg !43
  store i32 %div, ptr %d, align 4, !dbg !43
  br label %for.cond, !dbg !44, !llvm.loop !45

for.end:                                          ; preds = %for.cond
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %rem = urem i32 %13, 32, !dbg !50
  %cmp3 = icmp eq i32 %rem, 0, !dbg !51
  br i1 %cmp3, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %for.end
  %14 = load i32, ptr %v, align 4, !dbg !52
  %15 = load ptr, ptr %o.addr, align 8, !dbg !53
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %div5 = udiv i32 %16, 32, !dbg !55
  %idxprom6 = zext i32 %div5 to i64, !dbg !53
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %15, i64 %idxprom6, !dbg !53
  store i32 %14, ptr %arrayidx7, align 4, !dbg !56
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !57
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
!1 = !DIFile(filename: "sum_of_partial_warp.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !20}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!21 = !{}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !15, file: !1, line: 7, type: !18)
!23 = !DILocation(line: 7, column: 30, scope: !15)
!24 = !DILocalVariable(name: "o", arg: 2, scope: !15, file: !1, line: 7, type: !20)
!25 = !DILocation(line: 7, column: 38, scope: !15)
!26 = !DILocalVariable(name: "v", scope: !15, file: !1, line: 8, type: !3)
!27 = !DILocation(line: 8, column: 7, scope: !15)
!28 = !DILocation(line: 8, column: 11, scope: !15)
!29 = !DILocation(line: 8, column: 13, scope: !15)
!30 = !DILocalVariable(name: "d", scope: !31, file: !1, line: 9, type: !3)
!31 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 3)
!32 = !DILocation(line: 9, column: 12, scope: !31)
!33 = !DILocation(line: 9, column: 8, scope: !31)
!34 = !DILocation(line: 9, column: 20, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !1, line: 9, column: 3)
!36 = !DILocation(line: 9, column: 22, scope: !35)
!37 = !DILocation(line: 9, column: 3, scope: !31)
!38 = !DILocation(line: 10, column: 40, scope: !35)
!39 = !DILocation(line: 10, column: 43, scope: !35)
!40 = !DILocation(line: 10, column: 10, scope: !35)
!41 = !DILocation(line: 10, column: 7, scope: !35)
!42 = !DILocation(line: 10, column: 5, scope: !35)
!43 = !DILocation(line: 9, column: 29, scope: !35)
!44 = !DILocation(line: 9, column: 3, scope: !35)
!45 = distinct !{!45, !37, !46, !47}
!46 = !DILocation(line: 10, column: 44, scope: !31)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 11, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !15, file: !1, line: 11, column: 7)
!50 = !DILocation(line: 11, column: 19, scope: !49)
!51 = !DILocation(line: 11, column: 24, scope: !49)
!52 = !DILocation(line: 12, column: 27, scope: !49)
!53 = !DILocation(line: 12, column: 5, scope: !49)
!54 = !DILocation(line: 12, column: 7, scope: !49)
!55 = !DILocation(line: 12, column: 19, scope: !49)
!56 = !DILocation(line: 12, column: 25, scope: !49)
!57 = !DILocation(line: 13, column: 1, scope: !15)
