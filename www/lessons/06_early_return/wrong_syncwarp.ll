; ModuleID = 'wrong_syncwarp.cu'
source_filename = "wrong_syncwarp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7reversePKiPiiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7reversePKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !37)
    #dbg_value(ptr %out, !20, !DIExpression(), !37)
    #dbg_value(i32 %n, !21, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !22, !DIExpression(), !37)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %mul = mul i32 %1, %2, !dbg !41
    #dbg_value(i32 %mul, !23, !DIExpression(), !37)
  %add = add nsw i32 %mul, %0, !dbg !42
  %cmp = icmp slt i32 %add, %n, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %entry
  %add3 = add nsw i32 %mul, %0, !dbg !45
  %idxprom = sext i32 %add3 to i64, !dbg !46
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !46
  %3 = load i32, ptr %arrayidx, align 4, !dbg !46, !tbaa !33
  %idxprom4 = sext i32 %0 to i64, !dbg !47
  %arrayidx5 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reversePKiPiiE1s to ptr), i64 0, i64 %idxprom4, !dbg !47
  store i32 %3, ptr %arrayidx5, align 4, !dbg !48, !tbaa !33
  br label %if.end, !dbg !47

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !49
  %sub = sub nsw i32 %n, %mul, !dbg !50
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %cmp7 = icmp ult i32 %sub, %4, !dbg !52
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !53

cond.true:                                        ; preds = %if.end
  %sub8 = sub nsw i32 %n, %mul, !dbg !54
  %sub9 = sub nsw i32 %sub8, 1, !dbg !55
  br label %cond.end, !dbg !53

cond.false:                                       ; preds = %if.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %sub11 = sub i32 %5, 1, !dbg !57
  br label %cond.end, !dbg !53

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub9, %cond.true ], [ %sub11, %cond.false ], !dbg !53
    #dbg_value(i32 %cond, !24, !DIExpression(), !37)
  %add12 = add nsw i32 %mul, %0, !dbg !58
  %cmp13 = icmp slt i32 %add12, %n, !dbg !60
  br i1 %cmp13, label %if.then14, label %if.end21, !dbg !60

if.then14:                                        ; preds = %cond.end
  %sub15 = sub nsw i32 %cond, %0, !dbg !61
  %idxprom16 = sext i32 %sub15 to i64, !dbg !62
  %arrayidx17 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reversePKiPiiE1s to ptr), i64 0, i64 %idxprom16, !dbg !62
  %6 = load i32, ptr %arrayidx17, align 4, !dbg !62, !tbaa !33
  %add18 = add nsw i32 %mul, %0, !dbg !63
  %idxprom19 = sext i32 %add18 to i64, !dbg !64
  %arrayidx20 = getelementptr inbounds i32, ptr %out, i64 %idxprom19, !dbg !64
  store i32 %6, ptr %arrayidx20, align 4, !dbg !65, !tbaa !33
  br label %if.end21, !dbg !64

if.end21:                                         ; preds = %if.then14, %cond.end
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reverse", linkageName: "_Z7reversePKiPii", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_syncwarp.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22, !23, !24}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 2, type: !8)
!22 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!23 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 4, type: !8)
!24 = !DILocalVariable(name: "last", scope: !2, file: !3, line: 8, type: !8)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 256)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 4, column: 11, scope: !2)
!39 = !DILocation(line: 4, column: 30, scope: !2)
!40 = !DILocation(line: 4, column: 43, scope: !2)
!41 = !DILocation(line: 4, column: 41, scope: !2)
!42 = !DILocation(line: 5, column: 11, scope: !43)
!43 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!44 = !DILocation(line: 5, column: 15, scope: !43)
!45 = !DILocation(line: 6, column: 19, scope: !43)
!46 = !DILocation(line: 6, column: 12, scope: !43)
!47 = !DILocation(line: 6, column: 5, scope: !43)
!48 = !DILocation(line: 6, column: 10, scope: !43)
!49 = !DILocation(line: 7, column: 3, scope: !2)
!50 = !DILocation(line: 8, column: 16, scope: !2)
!51 = !DILocation(line: 8, column: 24, scope: !2)
!52 = !DILocation(line: 8, column: 22, scope: !2)
!53 = !DILocation(line: 8, column: 14, scope: !2)
!54 = !DILocation(line: 8, column: 39, scope: !2)
!55 = !DILocation(line: 8, column: 45, scope: !2)
!56 = !DILocation(line: 8, column: 51, scope: !2)
!57 = !DILocation(line: 8, column: 62, scope: !2)
!58 = !DILocation(line: 9, column: 11, scope: !59)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!60 = !DILocation(line: 9, column: 15, scope: !59)
!61 = !DILocation(line: 10, column: 27, scope: !59)
!62 = !DILocation(line: 10, column: 20, scope: !59)
!63 = !DILocation(line: 10, column: 13, scope: !59)
!64 = !DILocation(line: 10, column: 5, scope: !59)
!65 = !DILocation(line: 10, column: 18, scope: !59)
!66 = !DILocation(line: 11, column: 1, scope: !2)
