; ModuleID = 'pitch_with_interior_guard.cu'
source_filename = "pitch_with_interior_guard.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8interiorPfjj(ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !17 {
entry:
    #dbg_value(ptr %out, !24, !DIExpression(), !30)
    #dbg_value(i32 %w, !25, !DIExpression(), !30)
    #dbg_value(i32 %h, !26, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %mul = mul i32 %0, %1, !dbg !33
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add = add i32 %mul, %2, !dbg !35
    #dbg_value(i32 %add, !27, !DIExpression(), !30)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !36
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37
  %mul5 = mul i32 %3, %4, !dbg !38
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !39
  %add7 = add i32 %mul5, %5, !dbg !40
    #dbg_value(i32 %add7, !28, !DIExpression(), !30)
    #dbg_value(float 0.000000e+00, !29, !DIExpression(), !30)
  %cmp = icmp ugt i32 %add, 0, !dbg !41
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !43

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp ugt i32 %add7, 0, !dbg !44
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !45

land.lhs.true9:                                   ; preds = %land.lhs.true
  %sub = sub i32 %w, 1, !dbg !46
  %cmp10 = icmp ult i32 %add, %sub, !dbg !47
  br i1 %cmp10, label %land.lhs.true11, label %if.end, !dbg !48

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %sub12 = sub i32 %h, 1, !dbg !49
  %cmp13 = icmp ult i32 %add7, %sub12, !dbg !50
  br i1 %cmp13, label %if.then, label %if.end, !dbg !48

if.then:                                          ; preds = %land.lhs.true11
  %mul14 = mul i32 %add7, %w, !dbg !51
  %add15 = add i32 %mul14, %add, !dbg !52
  %add16 = add i32 %add15, 1, !dbg !53
  %idxprom = zext i32 %add16 to i64, !dbg !54
  %arrayidx = getelementptr inbounds nuw float, ptr %out, i64 %idxprom, !dbg !54
  %6 = load float, ptr %arrayidx, align 4, !dbg !54, !tbaa !55
  %mul17 = mul i32 %add7, %w, !dbg !57
  %add18 = add i32 %mul17, %add, !dbg !58
  %sub19 = sub i32 %add18, 1, !dbg !59
  %idxprom20 = zext i32 %sub19 to i64, !dbg !60
  %arrayidx21 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom20, !dbg !60
  %7 = load float, ptr %arrayidx21, align 4, !dbg !60, !tbaa !55
  %sub22 = fsub float %6, %7, !dbg !61
    #dbg_value(float %sub22, !29, !DIExpression(), !30)
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  %g.0 = phi float [ %sub22, %if.then ], [ 0.000000e+00, %land.lhs.true11 ], [ 0.000000e+00, %land.lhs.true9 ], [ 0.000000e+00, %land.lhs.true ], [ 0.000000e+00, %entry ], !dbg !30
    #dbg_value(float %g.0, !29, !DIExpression(), !30)
  %mul23 = mul i32 %add7, %w, !dbg !63
  %add24 = add i32 %mul23, %add, !dbg !64
  %idxprom25 = zext i32 %add24 to i64, !dbg !65
  %arrayidx26 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom25, !dbg !65
  store float %g.0, ptr %arrayidx26, align 4, !dbg !66, !tbaa !55
  ret void, !dbg !67
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
!1 = !DIFile(filename: "pitch_with_interior_guard.cu", directory: ".")
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "interior", linkageName: "_Z8interiorPfjj", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !{!24, !25, !26, !27, !28, !29}
!24 = !DILocalVariable(name: "out", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "w", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!26 = !DILocalVariable(name: "h", arg: 3, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 7, type: !22)
!28 = !DILocalVariable(name: "y", scope: !17, file: !1, line: 8, type: !22)
!29 = !DILocalVariable(name: "g", scope: !17, file: !1, line: 9, type: !21)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 7, column: 16, scope: !17)
!32 = !DILocation(line: 7, column: 29, scope: !17)
!33 = !DILocation(line: 7, column: 27, scope: !17)
!34 = !DILocation(line: 7, column: 42, scope: !17)
!35 = !DILocation(line: 7, column: 40, scope: !17)
!36 = !DILocation(line: 8, column: 16, scope: !17)
!37 = !DILocation(line: 8, column: 29, scope: !17)
!38 = !DILocation(line: 8, column: 27, scope: !17)
!39 = !DILocation(line: 8, column: 42, scope: !17)
!40 = !DILocation(line: 8, column: 40, scope: !17)
!41 = !DILocation(line: 10, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!43 = !DILocation(line: 10, column: 13, scope: !42)
!44 = !DILocation(line: 10, column: 18, scope: !42)
!45 = !DILocation(line: 10, column: 22, scope: !42)
!46 = !DILocation(line: 10, column: 31, scope: !42)
!47 = !DILocation(line: 10, column: 27, scope: !42)
!48 = !DILocation(line: 10, column: 35, scope: !42)
!49 = !DILocation(line: 10, column: 44, scope: !42)
!50 = !DILocation(line: 10, column: 40, scope: !42)
!51 = !DILocation(line: 11, column: 15, scope: !42)
!52 = !DILocation(line: 11, column: 19, scope: !42)
!53 = !DILocation(line: 11, column: 23, scope: !42)
!54 = !DILocation(line: 11, column: 9, scope: !42)
!55 = !{!56, !56, i64 0}
!56 = !{!"float", !15, i64 0}
!57 = !DILocation(line: 11, column: 36, scope: !42)
!58 = !DILocation(line: 11, column: 40, scope: !42)
!59 = !DILocation(line: 11, column: 44, scope: !42)
!60 = !DILocation(line: 11, column: 30, scope: !42)
!61 = !DILocation(line: 11, column: 28, scope: !42)
!62 = !DILocation(line: 11, column: 5, scope: !42)
!63 = !DILocation(line: 12, column: 9, scope: !17)
!64 = !DILocation(line: 12, column: 13, scope: !17)
!65 = !DILocation(line: 12, column: 3, scope: !17)
!66 = !DILocation(line: 12, column: 18, scope: !17)
!67 = !DILocation(line: 13, column: 1, scope: !17)
