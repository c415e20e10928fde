; ModuleID = 'inline_ptx_atomic.cu'
source_filename = "inline_ptx_atomic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPjS_S_(ptr noundef %data, ptr noundef %flag, ptr noundef %o) #0 !dbg !13 {
entry:
  %data.addr = alloca ptr, align 8
  %flag.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !19, !DIExpression(), !20)
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %cmp = icmp ne i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !27

if.then:                                          ; preds = %entry
  br label %if.end6, !dbg !28

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %seen, !29, !DIExpression(), !30)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %cmp2 = icmp eq i32 %1, 0, !dbg !33
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !33

if.then3:                                         ; preds = %if.end
  %2 = load ptr, ptr %data.addr, align 8, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 0, !dbg !34
  store i32 7, ptr %arrayidx, align 4, !dbg !36
  %3 = load ptr, ptr %flag.addr, align 8, !dbg !37
  call void asm sideeffect "st.release.gpu.global.u32 [$0], $1;", "l,r,~{memory}"(ptr %3, i32 1) #2, !dbg !38, !srcloc !39
  br label %if.end6, !dbg !40

if.else:                                          ; preds = %if.end
  br label %do.body, !dbg !41

do.body:                                          ; preds = %do.cond, %if.else
  %4 = load ptr, ptr %flag.addr, align 8, !dbg !43
  %5 = call i32 asm sideeffect "ld.acquire.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr %4) #2, !dbg !44, !srcloc !45
  store i32 %5, ptr %seen, align 4, !dbg !44
  br label %do.cond, !dbg !44

do.cond:                                          ; preds = %do.body
  %6 = load i32, ptr %seen, align 4, !dbg !46
  %cmp4 = icmp eq i32 %6, 0, !dbg !47
  br i1 %cmp4, label %do.body, label %do.end, !dbg !44, !llvm.loop !48

do.end:                                           ; preds = %do.cond
  %7 = load ptr, ptr %o.addr, align 8, !dbg !51
  %8 = load ptr, ptr %data.addr, align 8, !dbg !52
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 0, !dbg !52
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !52
  call void asm sideeffect "red.global.add.u32 [$0], $1;", "l,r,~{memory}"(ptr %7, i32 %9) #2, !dbg !53, !srcloc !54
  br label %if.end6

if.end6:                                          ; preds = %if.then, %do.end, %if.then3
  ret void, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inline_ptx_atomic.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjS_S_", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{}
!19 = !DILocalVariable(name: "data", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 29, scope: !13)
!21 = !DILocalVariable(name: "flag", arg: 2, scope: !13, file: !1, line: 6, type: !16)
!22 = !DILocation(line: 6, column: 45, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 3, scope: !13, file: !1, line: 6, type: !16)
!24 = !DILocation(line: 6, column: 61, scope: !13)
!25 = !DILocation(line: 7, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 7, column: 7)
!27 = !DILocation(line: 7, column: 19, scope: !26)
!28 = !DILocation(line: 7, column: 25, scope: !26)
!29 = !DILocalVariable(name: "seen", scope: !13, file: !1, line: 8, type: !17)
!30 = !DILocation(line: 8, column: 12, scope: !13)
!31 = !DILocation(line: 9, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!33 = !DILocation(line: 9, column: 18, scope: !32)
!34 = !DILocation(line: 10, column: 5, scope: !35)
!35 = distinct !DILexicalBlock(scope: !32, file: !1, line: 9, column: 24)
!36 = !DILocation(line: 10, column: 13, scope: !35)
!37 = !DILocation(line: 11, column: 64, scope: !35)
!38 = !DILocation(line: 11, column: 5, scope: !35)
!39 = !{i64 552}
!40 = !DILocation(line: 12, column: 3, scope: !35)
!41 = !DILocation(line: 13, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 10)
!43 = !DILocation(line: 14, column: 77, scope: !42)
!44 = !DILocation(line: 14, column: 7, scope: !42)
!45 = !{i64 662}
!46 = !DILocation(line: 15, column: 12, scope: !42)
!47 = !DILocation(line: 15, column: 17, scope: !42)
!48 = distinct !{!48, !41, !49, !50}
!49 = !DILocation(line: 15, column: 21, scope: !42)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 16, column: 57, scope: !42)
!52 = !DILocation(line: 16, column: 65, scope: !42)
!53 = !DILocation(line: 16, column: 5, scope: !42)
!54 = !{i64 778}
!55 = !DILocation(line: 18, column: 1, scope: !13)
