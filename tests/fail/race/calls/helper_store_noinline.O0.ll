; ModuleID = 'helper_store_noinline.cu'
source_filename = "helper_store_noinline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z3putPii(ptr noundef %p, i32 noundef %v) #0 !dbg !13 {
entry:
  %p.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !19, !DIExpression(), !20)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !21, !DIExpression(), !22)
  %0 = load i32, ptr %v.addr, align 4, !dbg !23
  %1 = load ptr, ptr %p.addr, align 8, !dbg !24
  store i32 %0, ptr %1, align 4, !dbg !25
  ret void, !dbg !26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !27 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %t, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %t, align 4, !dbg !33
  %1 = load i32, ptr %t, align 4, !dbg !35
  %cmp = icmp eq i32 %1, 3, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %o.addr, align 8, !dbg !38
  call void @_Z3putPii(ptr noundef %2, i32 noundef 1) #3, !dbg !39
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  %3 = load i32, ptr %t, align 4, !dbg !40
  %cmp1 = icmp eq i32 %3, 40, !dbg !42
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !42

if.then2:                                         ; preds = %if.end
  %4 = load ptr, ptr %o.addr, align 8, !dbg !43
  call void @_Z3putPii(ptr noundef %4, i32 noundef 2) #3, !dbg !44
  br label %if.end3, !dbg !44

if.end3:                                          ; preds = %if.then2, %if.end
  ret void, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "helper_store_noinline.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "put", linkageName: "_Z3putPii", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 39, scope: !13)
!21 = !DILocalVariable(name: "v", arg: 2, scope: !13, file: !1, line: 7, type: !17)
!22 = !DILocation(line: 7, column: 46, scope: !13)
!23 = !DILocation(line: 8, column: 8, scope: !13)
!24 = !DILocation(line: 8, column: 4, scope: !13)
!25 = !DILocation(line: 8, column: 6, scope: !13)
!26 = !DILocation(line: 9, column: 1, scope: !13)
!27 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 10, type: !28, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !16}
!30 = !DILocalVariable(name: "o", arg: 1, scope: !27, file: !1, line: 10, type: !16)
!31 = !DILocation(line: 10, column: 24, scope: !27)
!32 = !DILocalVariable(name: "t", scope: !27, file: !1, line: 11, type: !17)
!33 = !DILocation(line: 11, column: 7, scope: !27)
!34 = !DILocation(line: 11, column: 11, scope: !27)
!35 = !DILocation(line: 12, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !27, file: !1, line: 12, column: 7)
!37 = !DILocation(line: 12, column: 9, scope: !36)
!38 = !DILocation(line: 13, column: 9, scope: !36)
!39 = !DILocation(line: 13, column: 5, scope: !36)
!40 = !DILocation(line: 14, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !27, file: !1, line: 14, column: 7)
!42 = !DILocation(line: 14, column: 9, scope: !41)
!43 = !DILocation(line: 15, column: 9, scope: !41)
!44 = !DILocation(line: 15, column: 5, scope: !41)
!45 = !DILocation(line: 16, column: 1, scope: !27)
