; ModuleID = 'set_local.cu'
source_filename = "set_local.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !13 {
entry:
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  %w = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %v, !25, !DIExpression(), !26)
  store i32 0, ptr %v, align 4, !dbg !26
    #dbg_declare(ptr %w, !27, !DIExpression(), !28)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %idxprom = zext i32 %1 to i64, !dbg !29
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !29
  %2 = load i32, ptr %arrayidx, align 4, !dbg !29
  %cmp = icmp sgt i32 %2, 2, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %a.addr, align 8, !dbg !33
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add = add i32 %4, 1, !dbg !35
  %idxprom2 = zext i32 %add to i64, !dbg !33
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %3, i64 %idxprom2, !dbg !33
  %5 = load i32, ptr %arrayidx3, align 4, !dbg !33
  store i32 %5, ptr %v, align 4, !dbg !36
  %6 = load i32, ptr %v, align 4, !dbg !37
  store i32 %6, ptr %w, align 4, !dbg !38
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  %7 = load ptr, ptr %a.addr, align 8, !dbg !40
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %idxprom5 = zext i32 %8 to i64, !dbg !40
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %7, i64 %idxprom5, !dbg !40
  %9 = load i32, ptr %arrayidx6, align 4, !dbg !40
  %cmp7 = icmp sgt i32 %9, 2, !dbg !43
  br i1 %cmp7, label %if.then8, label %if.end10, !dbg !43

if.then8:                                         ; preds = %if.end
  %10 = load i32, ptr %w, align 4, !dbg !44
  %11 = load i32, ptr %v, align 4, !dbg !45
  %add9 = add nsw i32 %11, %10, !dbg !45
  store i32 %add9, ptr %v, align 4, !dbg !45
  br label %if.end10, !dbg !46

if.end10:                                         ; preds = %if.then8, %if.end
  %12 = load i32, ptr %v, align 4, !dbg !47
  %13 = load ptr, ptr %o.addr, align 8, !dbg !48
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %idxprom12 = zext i32 %14 to i64, !dbg !48
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %13, i64 %idxprom12, !dbg !48
  store i32 %12, ptr %arrayidx13, align 4, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "set_local.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 30, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 5, type: !19)
!24 = !DILocation(line: 5, column: 38, scope: !13)
!25 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 6, type: !18)
!26 = !DILocation(line: 6, column: 7, scope: !13)
!27 = !DILocalVariable(name: "w", scope: !13, file: !1, line: 6, type: !18)
!28 = !DILocation(line: 6, column: 14, scope: !13)
!29 = !DILocation(line: 7, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!31 = !DILocation(line: 7, column: 9, scope: !30)
!32 = !DILocation(line: 7, column: 22, scope: !30)
!33 = !DILocation(line: 7, column: 31, scope: !30)
!34 = !DILocation(line: 7, column: 33, scope: !30)
!35 = !DILocation(line: 7, column: 45, scope: !30)
!36 = !DILocation(line: 7, column: 29, scope: !30)
!37 = !DILocation(line: 7, column: 55, scope: !30)
!38 = !DILocation(line: 7, column: 53, scope: !30)
!39 = !DILocation(line: 7, column: 27, scope: !30)
!40 = !DILocation(line: 8, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!42 = !DILocation(line: 8, column: 9, scope: !41)
!43 = !DILocation(line: 8, column: 22, scope: !41)
!44 = !DILocation(line: 8, column: 32, scope: !41)
!45 = !DILocation(line: 8, column: 29, scope: !41)
!46 = !DILocation(line: 8, column: 27, scope: !41)
!47 = !DILocation(line: 9, column: 20, scope: !13)
!48 = !DILocation(line: 9, column: 3, scope: !13)
!49 = !DILocation(line: 9, column: 5, scope: !13)
!50 = !DILocation(line: 9, column: 18, scope: !13)
!51 = !DILocation(line: 10, column: 1, scope: !13)
