; ModuleID = 'helper_two_sites_noinline.cu'
source_filename = "helper_two_sites_noinline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4meetPi(ptr noundef %p) #0 !dbg !13 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !19, !DIExpression(), !20)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !21
  %1 = load i32, ptr %0, align 4, !dbg !22
  %add = add nsw i32 %1, 1, !dbg !22
  store i32 %add, ptr %0, align 4, !dbg !22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  ret void, !dbg !24
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #2 !dbg !25 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !28, !DIExpression(), !29)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %t, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %t, align 4, !dbg !33
  %1 = load i32, ptr %n.addr, align 4, !dbg !35
  %cmp = icmp slt i32 %1, 32, !dbg !37
  br i1 %cmp, label %if.then, label %if.else, !dbg !37

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %o.addr, align 8, !dbg !38
  %3 = load i32, ptr %t, align 4, !dbg !39
  %idx.ext = sext i32 %3 to i64, !dbg !40
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %idx.ext, !dbg !40
  call void @_Z4meetPi(ptr noundef %add.ptr) #4, !dbg !41
  br label %if.end, !dbg !41

if.else:                                          ; preds = %entry
  %4 = load ptr, ptr %o.addr, align 8, !dbg !42
  %5 = load i32, ptr %t, align 4, !dbg !43
  %idx.ext1 = sext i32 %5 to i64, !dbg !44
  %add.ptr2 = getelementptr inbounds i32, ptr %4, i64 %idx.ext1, !dbg !44
  call void @_Z4meetPi(ptr noundef %add.ptr2) #4, !dbg !45
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %6 = load ptr, ptr %o.addr, align 8, !dbg !46
  %7 = load i32, ptr %t, align 4, !dbg !47
  %idxprom = sext i32 %7 to i64, !dbg !46
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom, !dbg !46
  %8 = load i32, ptr %arrayidx, align 4, !dbg !48
  %add = add nsw i32 %8, 1, !dbg !48
  store i32 %add, ptr %arrayidx, align 4, !dbg !48
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "helper_two_sites_noinline.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 40, scope: !13)
!21 = !DILocation(line: 8, column: 4, scope: !13)
!22 = !DILocation(line: 8, column: 6, scope: !13)
!23 = !DILocation(line: 9, column: 3, scope: !13)
!24 = !DILocation(line: 10, column: 1, scope: !13)
!25 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 11, type: !26, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !16, !17}
!28 = !DILocalVariable(name: "o", arg: 1, scope: !25, file: !1, line: 11, type: !16)
!29 = !DILocation(line: 11, column: 24, scope: !25)
!30 = !DILocalVariable(name: "n", arg: 2, scope: !25, file: !1, line: 11, type: !17)
!31 = !DILocation(line: 11, column: 31, scope: !25)
!32 = !DILocalVariable(name: "t", scope: !25, file: !1, line: 12, type: !17)
!33 = !DILocation(line: 12, column: 7, scope: !25)
!34 = !DILocation(line: 12, column: 11, scope: !25)
!35 = !DILocation(line: 13, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !25, file: !1, line: 13, column: 7)
!37 = !DILocation(line: 13, column: 9, scope: !36)
!38 = !DILocation(line: 14, column: 10, scope: !36)
!39 = !DILocation(line: 14, column: 14, scope: !36)
!40 = !DILocation(line: 14, column: 12, scope: !36)
!41 = !DILocation(line: 14, column: 5, scope: !36)
!42 = !DILocation(line: 16, column: 10, scope: !36)
!43 = !DILocation(line: 16, column: 14, scope: !36)
!44 = !DILocation(line: 16, column: 12, scope: !36)
!45 = !DILocation(line: 16, column: 5, scope: !36)
!46 = !DILocation(line: 17, column: 3, scope: !25)
!47 = !DILocation(line: 17, column: 5, scope: !25)
!48 = !DILocation(line: 17, column: 8, scope: !25)
!49 = !DILocation(line: 18, column: 1, scope: !25)
