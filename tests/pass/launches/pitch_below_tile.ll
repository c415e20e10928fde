; ModuleID = 'pitch_below_tile.cu'
source_filename = "pitch_below_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3addPKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %m, i32 noundef %n) #0 !dbg !30 {
entry:
    #dbg_value(ptr %a, !38, !DIExpression(), !56)
    #dbg_value(ptr %b, !39, !DIExpression(), !56)
    #dbg_value(ptr %c, !40, !DIExpression(), !56)
    #dbg_value(i32 %m, !41, !DIExpression(), !56)
    #dbg_value(i32 %n, !42, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57
  %mul = mul i32 %0, 16, !dbg !58
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %div = udiv i32 %1, 32, !dbg !60
  %mul2 = mul i32 %div, 4, !dbg !61
  %add = add i32 %mul, %mul2, !dbg !62
    #dbg_value(i32 %add, !43, !DIExpression(), !56)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %mul4 = mul i32 %2, 256, !dbg !64
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %rem = urem i32 %3, 32, !dbg !66
  %mul6 = mul i32 %rem, 8, !dbg !67
  %add7 = add i32 %mul4, %mul6, !dbg !68
    #dbg_value(i32 %add7, !44, !DIExpression(), !56)
    #dbg_value(i32 0, !45, !DIExpression(), !69)
  br label %for.cond, !dbg !70

for.cond:                                         ; preds = %for.inc36, %entry
  %r.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc36 ], !dbg !71
    #dbg_value(i32 %r.0, !45, !DIExpression(), !69)
  %cmp = icmp slt i32 %r.0, 4, !dbg !72
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !73

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end37

for.body:                                         ; preds = %for.cond
  %add8 = add nsw i32 %add, %r.0, !dbg !74
  %conv = sext i32 %add8 to i64, !dbg !75
  %conv9 = sext i32 %n to i64, !dbg !76
  %mul10 = mul i64 %conv, %conv9, !dbg !77
  %conv11 = sext i32 %add7 to i64, !dbg !78
  %add12 = add i64 %mul10, %conv11, !dbg !79
    #dbg_value(i64 %add12, !47, !DIExpression(), !80)
    #dbg_value(i32 0, !50, !DIExpression(), !81)
  br label %for.cond13, !dbg !82

for.cond13:                                       ; preds = %for.inc, %for.body
  %v.0 = phi i32 [ 0, %for.body ], [ %add35, %for.inc ], !dbg !83
    #dbg_value(i32 %v.0, !50, !DIExpression(), !81)
  %cmp14 = icmp slt i32 %v.0, 8, !dbg !84
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !85

for.cond.cleanup15:                               ; preds = %for.cond13
  br label %for.end

for.body16:                                       ; preds = %for.cond13
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %add12, !dbg !86
  %idx.ext = sext i32 %v.0 to i64, !dbg !86
  %add.ptr17 = getelementptr inbounds float, ptr %add.ptr, i64 %idx.ext, !dbg !86
  %x.sroa.0.0.copyload = load float, ptr %add.ptr17, align 16, !dbg !86, !tbaa !87
    #dbg_value(float %x.sroa.0.0.copyload, !52, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
  %x.sroa.4.0.add.ptr17.sroa_idx = getelementptr inbounds i8, ptr %add.ptr17, i64 4, !dbg !86
  %x.sroa.4.0.copyload = load float, ptr %x.sroa.4.0.add.ptr17.sroa_idx, align 4, !dbg !86, !tbaa !87
    #dbg_value(float %x.sroa.4.0.copyload, !52, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !89)
  %x.sroa.5.0.add.ptr17.sroa_idx = getelementptr inbounds i8, ptr %add.ptr17, i64 8, !dbg !86
  %x.sroa.5.0.copyload = load float, ptr %x.sroa.5.0.add.ptr17.sroa_idx, align 8, !dbg !86, !tbaa !87
    #dbg_value(float %x.sroa.5.0.copyload, !52, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !89)
  %x.sroa.6.0.add.ptr17.sroa_idx = getelementptr inbounds i8, ptr %add.ptr17, i64 12, !dbg !86
  %x.sroa.6.0.copyload = load float, ptr %x.sroa.6.0.add.ptr17.sroa_idx, align 4, !dbg !86, !tbaa !87
    #dbg_value(float %x.sroa.6.0.copyload, !52, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !89)
  %add.ptr18 = getelementptr inbounds nuw float, ptr %b, i64 %add12, !dbg !90
  %idx.ext19 = sext i32 %v.0 to i64, !dbg !90
  %add.ptr20 = getelementptr inbounds float, ptr %add.ptr18, i64 %idx.ext19, !dbg !90
  %y.sroa.0.0.copyload = load float, ptr %add.ptr20, align 16, !dbg !90, !tbaa !87
    #dbg_value(float %y.sroa.0.0.copyload, !55, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !89)
  %y.sroa.4.0.add.ptr20.sroa_idx = getelementptr inbounds i8, ptr %add.ptr20, i64 4, !dbg !90
  %y.sroa.4.0.copyload = load float, ptr %y.sroa.4.0.add.ptr20.sroa_idx, align 4, !dbg !90, !tbaa !87
    #dbg_value(float %y.sroa.4.0.copyload, !55, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !89)
  %y.sroa.5.0.add.ptr20.sroa_idx = getelementptr inbounds i8, ptr %add.ptr20, i64 8, !dbg !90
  %y.sroa.5.0.copyload = load float, ptr %y.sroa.5.0.add.ptr20.sroa_idx, align 8, !dbg !90, !tbaa !87
    #dbg_value(float %y.sroa.5.0.copyload, !55, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !89)
  %y.sroa.6.0.add.ptr20.sroa_idx = getelementptr inbounds i8, ptr %add.ptr20, i64 12, !dbg !90
  %y.sroa.6.0.copyload = load float, ptr %y.sroa.6.0.add.ptr20.sroa_idx, align 4, !dbg !90, !tbaa !87
    #dbg_value(float %y.sroa.6.0.copyload, !55, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !89)
  %add23 = fadd float %x.sroa.0.0.copyload, %y.sroa.0.0.copyload, !dbg !91
  %add26 = fadd float %x.sroa.4.0.copyload, %y.sroa.4.0.copyload, !dbg !92
  %add28 = fadd float %x.sroa.5.0.copyload, %y.sroa.5.0.copyload, !dbg !93
  %add30 = fadd float %x.sroa.6.0.copyload, %y.sroa.6.0.copyload, !dbg !94
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %add23, 0, !dbg !95
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %add26, 1, !dbg !95
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %add28, 2, !dbg !95
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float %add30, 3, !dbg !95
  %4 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !95
  %5 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !95
  %6 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !95
  %7 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !95
  %add.ptr32 = getelementptr inbounds nuw float, ptr %c, i64 %add12, !dbg !96
  %idx.ext33 = sext i32 %v.0 to i64, !dbg !96
  %add.ptr34 = getelementptr inbounds float, ptr %add.ptr32, i64 %idx.ext33, !dbg !96
  store float %4, ptr %add.ptr34, align 16, !dbg !97, !tbaa !87
  %ref.tmp.sroa.4.0.add.ptr34.sroa_idx = getelementptr inbounds i8, ptr %add.ptr34, i64 4, !dbg !97
  store float %5, ptr %ref.tmp.sroa.4.0.add.ptr34.sroa_idx, align 4, !dbg !97, !tbaa !87
  %ref.tmp.sroa.5.0.add.ptr34.sroa_idx = getelementptr inbounds i8, ptr %add.ptr34, i64 8, !dbg !97
  store float %6, ptr %ref.tmp.sroa.5.0.add.ptr34.sroa_idx, align 8, !dbg !97, !tbaa !87
  %ref.tmp.sroa.6.0.add.ptr34.sroa_idx = getelementptr inbounds i8, ptr %add.ptr34, i64 12, !dbg !97
  store float %7, ptr %ref.tmp.sroa.6.0.add.ptr34.sroa_idx, align 4, !dbg !97, !tbaa !87
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %for.body16
  %add35 = add nsw i32 %v.0, 4, !dbg !99
    #dbg_value(i32 %add35, !50, !DIExpression(), !81)
  br label %for.cond13, !dbg !100, !llvm.loop !101

for.end:                                          ; preds = %for.cond.cleanup15
  br label %for.inc36, !dbg !105

for.inc36:                                        ; preds = %for.end
  %inc = add nsw i32 %r.0, 1, !dbg !106
    #dbg_value(i32 %inc, !45, !DIExpression(), !69)
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end37:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !16, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pitch_below_tile.cu", directory: ".")
!2 = !{!3, !6, !15}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !4, line: 32, baseType: !5)
!4 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !4, line: 49, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !9, identifier: "_ZTS6float4")
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !4, line: 49, baseType: !11, size: 32)
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !4, line: 49, baseType: !11, size: 32, offset: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !4, line: 49, baseType: !11, size: 32, offset: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !4, line: 49, baseType: !11, size: 32, offset: 96)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!16 = !{!17, !19}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !18, file: !4, line: 214)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !18, file: !4, line: 215)
!20 = !DINamespace(name: "std", scope: null)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{!"clang version 22.1.8"}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C++ TBAA"}
!30 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPKfS0_Pfii", scope: !1, file: !1, line: 5, type: !31, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33, !33, !35, !36, !36}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{!38, !39, !40, !41, !42, !43, !44, !45, !47, !50, !52, !55}
!38 = !DILocalVariable(name: "a", arg: 1, scope: !30, file: !1, line: 5, type: !33)
!39 = !DILocalVariable(name: "b", arg: 2, scope: !30, file: !1, line: 5, type: !33)
!40 = !DILocalVariable(name: "c", arg: 3, scope: !30, file: !1, line: 5, type: !35)
!41 = !DILocalVariable(name: "m", arg: 4, scope: !30, file: !1, line: 5, type: !36)
!42 = !DILocalVariable(name: "n", arg: 5, scope: !30, file: !1, line: 5, type: !36)
!43 = !DILocalVariable(name: "row0", scope: !30, file: !1, line: 6, type: !36)
!44 = !DILocalVariable(name: "col", scope: !30, file: !1, line: 6, type: !36)
!45 = !DILocalVariable(name: "r", scope: !46, file: !1, line: 7, type: !36)
!46 = distinct !DILexicalBlock(scope: !30, file: !1, line: 7, column: 3)
!47 = !DILocalVariable(name: "at", scope: !48, file: !1, line: 8, type: !3)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 7, column: 31)
!49 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 3)
!50 = !DILocalVariable(name: "v", scope: !51, file: !1, line: 9, type: !36)
!51 = distinct !DILexicalBlock(scope: !48, file: !1, line: 9, column: 5)
!52 = !DILocalVariable(name: "x", scope: !53, file: !1, line: 10, type: !8)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 9, column: 36)
!54 = distinct !DILexicalBlock(scope: !51, file: !1, line: 9, column: 5)
!55 = !DILocalVariable(name: "y", scope: !53, file: !1, line: 10, type: !8)
!56 = !DILocation(line: 0, scope: !30)
!57 = !DILocation(line: 6, column: 14, scope: !30)
!58 = !DILocation(line: 6, column: 25, scope: !30)
!59 = !DILocation(line: 6, column: 32, scope: !30)
!60 = !DILocation(line: 6, column: 44, scope: !30)
!61 = !DILocation(line: 6, column: 49, scope: !30)
!62 = !DILocation(line: 6, column: 30, scope: !30)
!63 = !DILocation(line: 6, column: 60, scope: !30)
!64 = !DILocation(line: 6, column: 71, scope: !30)
!65 = !DILocation(line: 6, column: 79, scope: !30)
!66 = !DILocation(line: 6, column: 91, scope: !30)
!67 = !DILocation(line: 6, column: 96, scope: !30)
!68 = !DILocation(line: 6, column: 77, scope: !30)
!69 = !DILocation(line: 0, scope: !46)
!70 = !DILocation(line: 7, column: 8, scope: !46)
!71 = !DILocation(line: 7, scope: !46)
!72 = !DILocation(line: 7, column: 21, scope: !49)
!73 = !DILocation(line: 7, column: 3, scope: !46)
!74 = !DILocation(line: 8, column: 31, scope: !48)
!75 = !DILocation(line: 8, column: 25, scope: !48)
!76 = !DILocation(line: 8, column: 38, scope: !48)
!77 = !DILocation(line: 8, column: 36, scope: !48)
!78 = !DILocation(line: 8, column: 42, scope: !48)
!79 = !DILocation(line: 8, column: 40, scope: !48)
!80 = !DILocation(line: 0, scope: !48)
!81 = !DILocation(line: 0, scope: !51)
!82 = !DILocation(line: 9, column: 10, scope: !51)
!83 = !DILocation(line: 9, scope: !51)
!84 = !DILocation(line: 9, column: 23, scope: !54)
!85 = !DILocation(line: 9, column: 5, scope: !51)
!86 = !DILocation(line: 10, column: 18, scope: !53)
!87 = !{!88, !88, i64 0}
!88 = !{!"float", !28, i64 0}
!89 = !DILocation(line: 0, scope: !53)
!90 = !DILocation(line: 10, column: 53, scope: !53)
!91 = !DILocation(line: 11, column: 49, scope: !53)
!92 = !DILocation(line: 11, column: 60, scope: !53)
!93 = !DILocation(line: 11, column: 71, scope: !53)
!94 = !DILocation(line: 11, column: 82, scope: !53)
!95 = !DILocation(line: 11, column: 33, scope: !53)
!96 = !DILocation(line: 11, column: 7, scope: !53)
!97 = !DILocation(line: 11, column: 31, scope: !53)
!98 = !DILocation(line: 12, column: 5, scope: !53)
!99 = !DILocation(line: 9, column: 30, scope: !54)
!100 = !DILocation(line: 9, column: 5, scope: !54)
!101 = distinct !{!101, !85, !102, !103, !104}
!102 = !DILocation(line: 12, column: 5, scope: !51)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 13, column: 3, scope: !48)
!106 = !DILocation(line: 7, column: 26, scope: !49)
!107 = !DILocation(line: 7, column: 3, scope: !49)
!108 = distinct !{!108, !73, !109, !103, !104}
!109 = !DILocation(line: 13, column: 3, scope: !46)
!110 = !DILocation(line: 14, column: 1, scope: !30)
