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
define dso_local ptx_kernel void @_Z8interiorPKfPfjj(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !17 {
entry:
    #dbg_value(ptr %in, !26, !DIExpression(), !33)
    #dbg_value(ptr %out, !27, !DIExpression(), !33)
    #dbg_value(i32 %w, !28, !DIExpression(), !33)
    #dbg_value(i32 %h, !29, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %mul = mul i32 %0, %1, !dbg !36
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %add = add i32 %mul, %2, !dbg !38
    #dbg_value(i32 %add, !30, !DIExpression(), !33)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !39
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !40
  %mul5 = mul i32 %3, %4, !dbg !41
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42
  %add7 = add i32 %mul5, %5, !dbg !43
    #dbg_value(i32 %add7, !31, !DIExpression(), !33)
    #dbg_value(float 0.000000e+00, !32, !DIExpression(), !33)
  %cmp = icmp ugt i32 %add, 0, !dbg !44
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !46

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp ugt i32 %add7, 0, !dbg !47
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !48

land.lhs.true9:                                   ; preds = %land.lhs.true
  %sub = sub i32 %w, 1, !dbg !49
  %cmp10 = icmp ult i32 %add, %sub, !dbg !50
  br i1 %cmp10, label %land.lhs.true11, label %if.end, !dbg !51

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %sub12 = sub i32 %h, 1, !dbg !52
  %cmp13 = icmp ult i32 %add7, %sub12, !dbg !53
  br i1 %cmp13, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %land.lhs.true11
  %mul14 = mul i32 %add7, %w, !dbg !54
  %add15 = add i32 %mul14, %add, !dbg !55
  %add16 = add i32 %add15, 1, !dbg !56
  %idxprom = zext i32 %add16 to i64, !dbg !57
  %arrayidx = getelementptr inbounds nuw float, ptr %in, i64 %idxprom, !dbg !57
  %6 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !58
  %mul17 = mul i32 %add7, %w, !dbg !60
  %add18 = add i32 %mul17, %add, !dbg !61
  %sub19 = sub i32 %add18, 1, !dbg !62
  %idxprom20 = zext i32 %sub19 to i64, !dbg !63
  %arrayidx21 = getelementptr inbounds nuw float, ptr %in, i64 %idxprom20, !dbg !63
  %7 = load float, ptr %arrayidx21, align 4, !dbg !63, !tbaa !58
  %sub22 = fsub float %6, %7, !dbg !64
    #dbg_value(float %sub22, !32, !DIExpression(), !33)
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  %g.0 = phi float [ %sub22, %if.then ], [ 0.000000e+00, %land.lhs.true11 ], [ 0.000000e+00, %land.lhs.true9 ], [ 0.000000e+00, %land.lhs.true ], [ 0.000000e+00, %entry ], !dbg !33
    #dbg_value(float %g.0, !32, !DIExpression(), !33)
  %mul23 = mul i32 %add7, %w, !dbg !66
  %add24 = add i32 %mul23, %add, !dbg !67
  %idxprom25 = zext i32 %add24 to i64, !dbg !68
  %arrayidx26 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom25, !dbg !68
  store float %g.0, ptr %arrayidx26, align 4, !dbg !69, !tbaa !58
  ret void, !dbg !70
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
!17 = distinct !DISubprogram(name: "interior", linkageName: "_Z8interiorPKfPfjj", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23, !24, !24}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !{!26, !27, !28, !29, !30, !31, !32}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !17, file: !1, line: 6, type: !23)
!28 = !DILocalVariable(name: "w", arg: 3, scope: !17, file: !1, line: 6, type: !24)
!29 = !DILocalVariable(name: "h", arg: 4, scope: !17, file: !1, line: 6, type: !24)
!30 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 7, type: !24)
!31 = !DILocalVariable(name: "y", scope: !17, file: !1, line: 8, type: !24)
!32 = !DILocalVariable(name: "g", scope: !17, file: !1, line: 9, type: !22)
!33 = !DILocation(line: 0, scope: !17)
!34 = !DILocation(line: 7, column: 16, scope: !17)
!35 = !DILocation(line: 7, column: 29, scope: !17)
!36 = !DILocation(line: 7, column: 27, scope: !17)
!37 = !DILocation(line: 7, column: 42, scope: !17)
!38 = !DILocation(line: 7, column: 40, scope: !17)
!39 = !DILocation(line: 8, column: 16, scope: !17)
!40 = !DILocation(line: 8, column: 29, scope: !17)
!41 = !DILocation(line: 8, column: 27, scope: !17)
!42 = !DILocation(line: 8, column: 42, scope: !17)
!43 = !DILocation(line: 8, column: 40, scope: !17)
!44 = !DILocation(line: 10, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!46 = !DILocation(line: 10, column: 13, scope: !45)
!47 = !DILocation(line: 10, column: 18, scope: !45)
!48 = !DILocation(line: 10, column: 22, scope: !45)
!49 = !DILocation(line: 10, column: 31, scope: !45)
!50 = !DILocation(line: 10, column: 27, scope: !45)
!51 = !DILocation(line: 10, column: 35, scope: !45)
!52 = !DILocation(line: 10, column: 44, scope: !45)
!53 = !DILocation(line: 10, column: 40, scope: !45)
!54 = !DILocation(line: 11, column: 14, scope: !45)
!55 = !DILocation(line: 11, column: 18, scope: !45)
!56 = !DILocation(line: 11, column: 22, scope: !45)
!57 = !DILocation(line: 11, column: 9, scope: !45)
!58 = !{!59, !59, i64 0}
!59 = !{!"float", !15, i64 0}
!60 = !DILocation(line: 11, column: 34, scope: !45)
!61 = !DILocation(line: 11, column: 38, scope: !45)
!62 = !DILocation(line: 11, column: 42, scope: !45)
!63 = !DILocation(line: 11, column: 29, scope: !45)
!64 = !DILocation(line: 11, column: 27, scope: !45)
!65 = !DILocation(line: 11, column: 5, scope: !45)
!66 = !DILocation(line: 12, column: 9, scope: !17)
!67 = !DILocation(line: 12, column: 13, scope: !17)
!68 = !DILocation(line: 12, column: 3, scope: !17)
!69 = !DILocation(line: 12, column: 18, scope: !17)
!70 = !DILocation(line: 13, column: 1, scope: !17)
