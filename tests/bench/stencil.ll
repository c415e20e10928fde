; ModuleID = 'stencil.cu'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7stencilPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %in, !26, !DIExpression(), !32)
    #dbg_value(ptr %out, !27, !DIExpression(), !32)
    #dbg_value(i32 %n, !28, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %mul = mul i32 %0, %1, !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %add = add i32 %mul, %2, !dbg !37
    #dbg_value(i32 %add, !29, !DIExpression(), !32)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !38
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !39
  %mul5 = mul i32 %3, %4, !dbg !40
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !41
  %add7 = add i32 %mul5, %5, !dbg !42
    #dbg_value(i32 %add7, !30, !DIExpression(), !32)
  %cmp = icmp sge i32 %add, %n, !dbg !43
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !45

lor.lhs.false:                                    ; preds = %entry
  %cmp8 = icmp sge i32 %add7, %n, !dbg !46
  br i1 %cmp8, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup44, !dbg !47

if.end:                                           ; preds = %lor.lhs.false
  %mul9 = mul nsw i32 %add7, %n, !dbg !48
  %add10 = add nsw i32 %mul9, %add, !dbg !49
    #dbg_value(i32 %add10, !31, !DIExpression(), !32)
  %cmp11 = icmp eq i32 %add, 0, !dbg !50
  br i1 %cmp11, label %if.then19, label %lor.lhs.false12, !dbg !52

lor.lhs.false12:                                  ; preds = %if.end
  %cmp13 = icmp eq i32 %add7, 0, !dbg !53
  br i1 %cmp13, label %if.then19, label %lor.lhs.false14, !dbg !54

lor.lhs.false14:                                  ; preds = %lor.lhs.false12
  %sub = sub nsw i32 %n, 1, !dbg !55
  %cmp15 = icmp eq i32 %add, %sub, !dbg !56
  br i1 %cmp15, label %if.then19, label %lor.lhs.false16, !dbg !57

lor.lhs.false16:                                  ; preds = %lor.lhs.false14
  %sub17 = sub nsw i32 %n, 1, !dbg !58
  %cmp18 = icmp eq i32 %add7, %sub17, !dbg !59
  br i1 %cmp18, label %if.then19, label %if.end22, !dbg !57

if.then19:                                        ; preds = %lor.lhs.false16, %lor.lhs.false14, %lor.lhs.false12, %if.end
  %idxprom = sext i32 %add10 to i64, !dbg !60
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !60
  %6 = load float, ptr %arrayidx, align 4, !dbg !60, !tbaa !62
  %idxprom20 = sext i32 %add10 to i64, !dbg !64
  %arrayidx21 = getelementptr inbounds float, ptr %out, i64 %idxprom20, !dbg !64
  store float %6, ptr %arrayidx21, align 4, !dbg !65, !tbaa !62
  br label %cleanup, !dbg !66

if.end22:                                         ; preds = %lor.lhs.false16
  %idxprom23 = sext i32 %add10 to i64, !dbg !67
  %arrayidx24 = getelementptr inbounds float, ptr %in, i64 %idxprom23, !dbg !67
  %7 = load float, ptr %arrayidx24, align 4, !dbg !67, !tbaa !62
  %sub25 = sub nsw i32 %add10, 1, !dbg !68
  %idxprom26 = sext i32 %sub25 to i64, !dbg !69
  %arrayidx27 = getelementptr inbounds float, ptr %in, i64 %idxprom26, !dbg !69
  %8 = load float, ptr %arrayidx27, align 4, !dbg !69, !tbaa !62
  %add28 = fadd float %7, %8, !dbg !70
  %add29 = add nsw i32 %add10, 1, !dbg !71
  %idxprom30 = sext i32 %add29 to i64, !dbg !72
  %arrayidx31 = getelementptr inbounds float, ptr %in, i64 %idxprom30, !dbg !72
  %9 = load float, ptr %arrayidx31, align 4, !dbg !72, !tbaa !62
  %add32 = fadd float %add28, %9, !dbg !73
  %sub33 = sub nsw i32 %add10, %n, !dbg !74
  %idxprom34 = sext i32 %sub33 to i64, !dbg !75
  %arrayidx35 = getelementptr inbounds float, ptr %in, i64 %idxprom34, !dbg !75
  %10 = load float, ptr %arrayidx35, align 4, !dbg !75, !tbaa !62
  %add36 = fadd float %add32, %10, !dbg !76
  %add37 = add nsw i32 %add10, %n, !dbg !77
  %idxprom38 = sext i32 %add37 to i64, !dbg !78
  %arrayidx39 = getelementptr inbounds float, ptr %in, i64 %idxprom38, !dbg !78
  %11 = load float, ptr %arrayidx39, align 4, !dbg !78, !tbaa !62
  %add40 = fadd float %add36, %11, !dbg !79
  %mul41 = fmul float 0x3FC99999A0000000, %add40, !dbg !80
  %idxprom42 = sext i32 %add10 to i64, !dbg !81
  %arrayidx43 = getelementptr inbounds float, ptr %out, i64 %idxprom42, !dbg !81
  store float %mul41, ptr %arrayidx43, align 4, !dbg !82, !tbaa !62
  br label %cleanup, !dbg !83

cleanup:                                          ; preds = %if.end22, %if.then19
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then19 ], [ 0, %if.end22 ]
  br label %cleanup44

cleanup44:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.0, %cleanup ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup44, %cleanup44
  ret void, !dbg !83

unreachable:                                      ; preds = %cleanup44
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "stencil", linkageName: "_Z7stencilPKfPfi", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !17, file: !1, line: 2, type: !23)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !17, file: !1, line: 2, type: !24)
!29 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 3, type: !24)
!30 = !DILocalVariable(name: "y", scope: !17, file: !1, line: 4, type: !24)
!31 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 6, type: !24)
!32 = !DILocation(line: 0, scope: !17)
!33 = !DILocation(line: 3, column: 11, scope: !17)
!34 = !DILocation(line: 3, column: 24, scope: !17)
!35 = !DILocation(line: 3, column: 22, scope: !17)
!36 = !DILocation(line: 3, column: 37, scope: !17)
!37 = !DILocation(line: 3, column: 35, scope: !17)
!38 = !DILocation(line: 4, column: 11, scope: !17)
!39 = !DILocation(line: 4, column: 24, scope: !17)
!40 = !DILocation(line: 4, column: 22, scope: !17)
!41 = !DILocation(line: 4, column: 37, scope: !17)
!42 = !DILocation(line: 4, column: 35, scope: !17)
!43 = !DILocation(line: 5, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !17, file: !1, line: 5, column: 7)
!45 = !DILocation(line: 5, column: 14, scope: !44)
!46 = !DILocation(line: 5, column: 19, scope: !44)
!47 = !DILocation(line: 5, column: 25, scope: !44)
!48 = !DILocation(line: 6, column: 13, scope: !17)
!49 = !DILocation(line: 6, column: 17, scope: !17)
!50 = !DILocation(line: 7, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!52 = !DILocation(line: 7, column: 14, scope: !51)
!53 = !DILocation(line: 7, column: 19, scope: !51)
!54 = !DILocation(line: 7, column: 24, scope: !51)
!55 = !DILocation(line: 7, column: 34, scope: !51)
!56 = !DILocation(line: 7, column: 29, scope: !51)
!57 = !DILocation(line: 7, column: 38, scope: !51)
!58 = !DILocation(line: 7, column: 48, scope: !51)
!59 = !DILocation(line: 7, column: 43, scope: !51)
!60 = !DILocation(line: 8, column: 14, scope: !61)
!61 = distinct !DILexicalBlock(scope: !51, file: !1, line: 7, column: 53)
!62 = !{!63, !63, i64 0}
!63 = !{!"float", !15, i64 0}
!64 = !DILocation(line: 8, column: 5, scope: !61)
!65 = !DILocation(line: 8, column: 12, scope: !61)
!66 = !DILocation(line: 9, column: 5, scope: !61)
!67 = !DILocation(line: 11, column: 20, scope: !17)
!68 = !DILocation(line: 11, column: 33, scope: !17)
!69 = !DILocation(line: 11, column: 28, scope: !17)
!70 = !DILocation(line: 11, column: 26, scope: !17)
!71 = !DILocation(line: 11, column: 45, scope: !17)
!72 = !DILocation(line: 11, column: 40, scope: !17)
!73 = !DILocation(line: 11, column: 38, scope: !17)
!74 = !DILocation(line: 11, column: 57, scope: !17)
!75 = !DILocation(line: 11, column: 52, scope: !17)
!76 = !DILocation(line: 11, column: 50, scope: !17)
!77 = !DILocation(line: 11, column: 69, scope: !17)
!78 = !DILocation(line: 11, column: 64, scope: !17)
!79 = !DILocation(line: 11, column: 62, scope: !17)
!80 = !DILocation(line: 11, column: 17, scope: !17)
!81 = !DILocation(line: 11, column: 3, scope: !17)
!82 = !DILocation(line: 11, column: 10, scope: !17)
!83 = !DILocation(line: 12, column: 1, scope: !17)
