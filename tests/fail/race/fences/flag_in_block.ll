; ModuleID = 'flag_in_block.cu'
source_filename = "flag_in_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE4flag = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ1kPiE4data = internal addrspace(3) global i32 undef, align 4, !dbg !10
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
    #dbg_value(i32 %0, !20, !DIExpression(), !31)
  %cmp = icmp eq i32 %0, 0, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4flag to ptr), align 4, !dbg !35, !tbaa !27
  br label %if.end, !dbg !36

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %cmp1 = icmp eq i32 %0, 0, !dbg !38
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !38

if.then2:                                         ; preds = %if.end
  store i32 42, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4data to ptr), align 4, !dbg !40, !tbaa !27
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4flag to ptr), align 4, !dbg !42, !tbaa !27
  br label %if.end3, !dbg !43

if.end3:                                          ; preds = %if.then2, %if.end
  %cmp4 = icmp sge i32 %0, 32, !dbg !44
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !44

if.then5:                                         ; preds = %if.end3
  br label %while.cond, !dbg !46

while.cond:                                       ; preds = %while.body, %if.then5
  %1 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4flag to ptr), align 4, !dbg !48, !tbaa !27
  %cmp6 = icmp eq i32 %1, 0, !dbg !49
  br i1 %cmp6, label %while.body, label %while.end, !dbg !46

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !46, !llvm.loop !50

while.end:                                        ; preds = %while.cond
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE4data to ptr), align 4, !dbg !54, !tbaa !27
  %sub = sub nsw i32 %0, 32, !dbg !55
  %idxprom = sext i32 %sub to i64, !dbg !56
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !56
  store i32 %2, ptr %arrayidx, align 4, !dbg !57, !tbaa !27
  br label %if.end7, !dbg !58

if.end7:                                          ; preds = %while.end, %if.end3
  ret void, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}
!llvm.errno.tbaa = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !18)
!3 = !DIFile(filename: "flag_in_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !12, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!20 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !7)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C++ TBAA"}
!31 = !DILocation(line: 0, scope: !2)
!32 = !DILocation(line: 9, column: 11, scope: !2)
!33 = !DILocation(line: 10, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!35 = !DILocation(line: 11, column: 10, scope: !34)
!36 = !DILocation(line: 11, column: 5, scope: !34)
!37 = !DILocation(line: 12, column: 3, scope: !2)
!38 = !DILocation(line: 13, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!40 = !DILocation(line: 14, column: 10, scope: !41)
!41 = distinct !DILexicalBlock(scope: !39, file: !3, line: 13, column: 15)
!42 = !DILocation(line: 15, column: 10, scope: !41)
!43 = !DILocation(line: 16, column: 3, scope: !41)
!44 = !DILocation(line: 17, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!46 = !DILocation(line: 18, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 16)
!48 = !DILocation(line: 18, column: 12, scope: !47)
!49 = !DILocation(line: 18, column: 17, scope: !47)
!50 = distinct !{!50, !46, !51, !52, !53}
!51 = !DILocation(line: 18, column: 24, scope: !47)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 19, column: 17, scope: !47)
!55 = !DILocation(line: 19, column: 9, scope: !47)
!56 = !DILocation(line: 19, column: 5, scope: !47)
!57 = !DILocation(line: 19, column: 15, scope: !47)
!58 = !DILocation(line: 20, column: 3, scope: !47)
!59 = !DILocation(line: 21, column: 1, scope: !2)
