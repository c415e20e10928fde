; ModuleID = 'lock_of_warp.cu'
source_filename = "lock_of_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4critPiPKi(ptr noundef %total, ptr noundef %x) #0 !dbg !21 {
entry:
    #dbg_value(ptr %total, !28, !DIExpression(), !30)
    #dbg_value(ptr %x, !29, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %cmp = icmp eq i32 %0, 0, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !34

while.cond:                                       ; preds = %while.body, %if.then
  %1 = cmpxchg ptr addrspacecast (ptr addrspace(1) @sem to ptr), i32 0, i32 1 monotonic monotonic, align 4, !dbg !36
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !36
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !36
  br i1 %3, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !36

cmpxchg.store_expected.i:                         ; preds = %while.cond
  br label %_ZL9atomicCASPiii.exit, !dbg !36

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.cond ], [ %2, %cmpxchg.store_expected.i ], !dbg !36
  %storedv.i = zext i1 %3 to i8, !dbg !36
  %cmp2 = icmp ne i32 %e.addr.0.i, 0, !dbg !37
  br i1 %cmp2, label %while.body, label %while.end, !dbg !34

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !34, !llvm.loop !38

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !42
  br label %if.end, !dbg !43

if.end:                                           ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %cmp4 = icmp ult i32 %4, 4, !dbg !47
  br i1 %cmp4, label %if.then5, label %if.end12, !dbg !47

if.then5:                                         ; preds = %if.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %mul = mul i32 %5, 64, !dbg !49
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %add = add i32 %mul, %6, !dbg !51
  %idxprom = zext i32 %add to i64, !dbg !52
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %idxprom, !dbg !52
  %7 = load i32, ptr %arrayidx, align 4, !dbg !52, !tbaa !17
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %idxprom9 = zext i32 %8 to i64, !dbg !54
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %total, i64 %idxprom9, !dbg !54
  %9 = load i32, ptr %arrayidx10, align 4, !dbg !55, !tbaa !17
  %add11 = add nsw i32 %9, %7, !dbg !55
  store i32 %add11, ptr %arrayidx10, align 4, !dbg !55, !tbaa !17
  br label %if.end12, !dbg !54

if.end12:                                         ; preds = %if.then5, %if.end
  call void @llvm.nvvm.membar.gl(), !dbg !56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %cmp14 = icmp eq i32 %10, 0, !dbg !60
  br i1 %cmp14, label %if.then15, label %if.end17, !dbg !60

if.then15:                                        ; preds = %if.end12
  %11 = atomicrmw xchg ptr addrspacecast (ptr addrspace(1) @sem to ptr), i32 0 monotonic, align 4, !dbg !61
  br label %if.end17, !dbg !61

if.end17:                                         ; preds = %if.then15, %if.end12
  ret void, !dbg !62
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}
!llvm.errno.tbaa = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_of_warp.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 214)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 215)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critPiPKi", scope: !3, file: !3, line: 8, type: !22, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24, !25}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!27 = !{!28, !29}
!28 = !DILocalVariable(name: "total", arg: 1, scope: !21, file: !3, line: 8, type: !24)
!29 = !DILocalVariable(name: "x", arg: 2, scope: !21, file: !3, line: 8, type: !25)
!30 = !DILocation(line: 0, scope: !21)
!31 = !DILocation(line: 9, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !21, file: !3, line: 9, column: 7)
!33 = !DILocation(line: 9, column: 19, scope: !32)
!34 = !DILocation(line: 9, column: 27, scope: !35)
!35 = distinct !DILexicalBlock(scope: !32, file: !3, line: 9, column: 25)
!36 = !DILocation(line: 9, column: 34, scope: !35)
!37 = !DILocation(line: 9, column: 56, scope: !35)
!38 = distinct !{!38, !34, !39, !40, !41}
!39 = !DILocation(line: 9, column: 61, scope: !35)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 9, column: 63, scope: !35)
!43 = !DILocation(line: 9, column: 80, scope: !35)
!44 = !DILocation(line: 10, column: 3, scope: !21)
!45 = !DILocation(line: 11, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !21, file: !3, line: 11, column: 7)
!47 = !DILocation(line: 11, column: 19, scope: !46)
!48 = !DILocation(line: 11, column: 48, scope: !46)
!49 = !DILocation(line: 11, column: 59, scope: !46)
!50 = !DILocation(line: 11, column: 66, scope: !46)
!51 = !DILocation(line: 11, column: 64, scope: !46)
!52 = !DILocation(line: 11, column: 46, scope: !46)
!53 = !DILocation(line: 11, column: 30, scope: !46)
!54 = !DILocation(line: 11, column: 24, scope: !46)
!55 = !DILocation(line: 11, column: 43, scope: !46)
!56 = !DILocation(line: 12, column: 3, scope: !21)
!57 = !DILocation(line: 13, column: 3, scope: !21)
!58 = !DILocation(line: 14, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !21, file: !3, line: 14, column: 7)
!60 = !DILocation(line: 14, column: 19, scope: !59)
!61 = !DILocation(line: 14, column: 25, scope: !59)
!62 = !DILocation(line: 15, column: 1, scope: !21)
