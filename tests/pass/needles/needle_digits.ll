; ModuleID = 'needle_digits.cu'
source_filename = "needle_digits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_i(ptr noundef %o, ptr noundef %hit, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !23, !DIExpression(), !28)
    #dbg_value(ptr %hit, !24, !DIExpression(), !28)
    #dbg_value(i32 %n, !25, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %mul = mul i32 %0, %1, !dbg !31
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %add = add i32 %mul, %2, !dbg !33
    #dbg_value(i32 %add, !26, !DIExpression(), !28)
    #dbg_value(i32 %n, !27, !DIExpression(), !28)
  %rem = srem i32 %n, 10, !dbg !34
  %cmp = icmp ne i32 %rem, 7, !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !37

if.end:                                           ; preds = %entry
  %div = sdiv i32 %n, 10, !dbg !38
    #dbg_value(i32 %div, !27, !DIExpression(), !28)
  %idxprom = sext i32 %add to i64, !dbg !39
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !39
  store i32 %div, ptr %arrayidx, align 4, !dbg !40, !tbaa !13
  %rem3 = srem i32 %div, 10, !dbg !41
  %cmp4 = icmp ne i32 %rem3, 3, !dbg !43
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !43

if.then5:                                         ; preds = %if.end
  br label %cleanup, !dbg !44

if.end6:                                          ; preds = %if.end
  %div7 = sdiv i32 %div, 10, !dbg !45
    #dbg_value(i32 %div7, !27, !DIExpression(), !28)
  %add8 = add nsw i32 %div7, 1, !dbg !46
  %idxprom9 = sext i32 %add to i64, !dbg !47
  %arrayidx10 = getelementptr inbounds i32, ptr %o, i64 %idxprom9, !dbg !47
  store i32 %add8, ptr %arrayidx10, align 4, !dbg !48, !tbaa !13
  %rem11 = srem i32 %div7, 10, !dbg !49
  %cmp12 = icmp ne i32 %rem11, 1, !dbg !51
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !51

if.then13:                                        ; preds = %if.end6
  br label %cleanup, !dbg !52

if.end14:                                         ; preds = %if.end6
  %div15 = sdiv i32 %div7, 10, !dbg !53
    #dbg_value(i32 %div15, !27, !DIExpression(), !28)
  %add16 = add nsw i32 %div15, 2, !dbg !54
  %idxprom17 = sext i32 %add to i64, !dbg !55
  %arrayidx18 = getelementptr inbounds i32, ptr %o, i64 %idxprom17, !dbg !55
  store i32 %add16, ptr %arrayidx18, align 4, !dbg !56, !tbaa !13
  %rem19 = srem i32 %div15, 10, !dbg !57
  %cmp20 = icmp eq i32 %rem19, 4, !dbg !59
  br i1 %cmp20, label %if.then21, label %if.end24, !dbg !59

if.then21:                                        ; preds = %if.end14
  %idxprom22 = sext i32 %add to i64, !dbg !60
  %arrayidx23 = getelementptr inbounds i32, ptr %hit, i64 %idxprom22, !dbg !60
  store i32 %add, ptr %arrayidx23, align 4, !dbg !61, !tbaa !13
  br label %if.end24, !dbg !60

if.end24:                                         ; preds = %if.then21, %if.end14
  br label %cleanup, !dbg !62

cleanup:                                          ; preds = %if.end24, %if.then13, %if.then5, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 1, %if.then5 ], [ 1, %if.then13 ], [ 0, %if.end24 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !62

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "needle_digits.cu", directory: ".")
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_i", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!24 = !DILocalVariable(name: "hit", arg: 2, scope: !17, file: !1, line: 4, type: !20)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 4, type: !21)
!26 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!27 = !DILocalVariable(name: "d", scope: !17, file: !1, line: 6, type: !21)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 5, column: 11, scope: !17)
!30 = !DILocation(line: 5, column: 24, scope: !17)
!31 = !DILocation(line: 5, column: 22, scope: !17)
!32 = !DILocation(line: 5, column: 37, scope: !17)
!33 = !DILocation(line: 5, column: 35, scope: !17)
!34 = !DILocation(line: 7, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!36 = !DILocation(line: 7, column: 14, scope: !35)
!37 = !DILocation(line: 8, column: 5, scope: !35)
!38 = !DILocation(line: 9, column: 5, scope: !17)
!39 = !DILocation(line: 10, column: 3, scope: !17)
!40 = !DILocation(line: 10, column: 8, scope: !17)
!41 = !DILocation(line: 11, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !17, file: !1, line: 11, column: 7)
!43 = !DILocation(line: 11, column: 14, scope: !42)
!44 = !DILocation(line: 12, column: 5, scope: !42)
!45 = !DILocation(line: 13, column: 5, scope: !17)
!46 = !DILocation(line: 14, column: 12, scope: !17)
!47 = !DILocation(line: 14, column: 3, scope: !17)
!48 = !DILocation(line: 14, column: 8, scope: !17)
!49 = !DILocation(line: 15, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !17, file: !1, line: 15, column: 7)
!51 = !DILocation(line: 15, column: 14, scope: !50)
!52 = !DILocation(line: 16, column: 5, scope: !50)
!53 = !DILocation(line: 17, column: 5, scope: !17)
!54 = !DILocation(line: 18, column: 12, scope: !17)
!55 = !DILocation(line: 18, column: 3, scope: !17)
!56 = !DILocation(line: 18, column: 8, scope: !17)
!57 = !DILocation(line: 19, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !17, file: !1, line: 19, column: 7)
!59 = !DILocation(line: 19, column: 14, scope: !58)
!60 = !DILocation(line: 20, column: 5, scope: !58)
!61 = !DILocation(line: 20, column: 12, scope: !58)
!62 = !DILocation(line: 21, column: 1, scope: !17)
