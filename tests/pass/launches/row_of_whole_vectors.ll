; ModuleID = 'row_of_whole_vectors.cu'
source_filename = "row_of_whole_vectors.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@row = external addrspace(3) global [0 x %struct.float4], align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5scalePfPKfii(ptr noundef %out, ptr noundef %in, i32 noundef %n, i32 noundef %c) #0 !dbg !28 {
entry:
    #dbg_value(ptr %out, !36, !DIExpression(), !46)
    #dbg_value(ptr %in, !37, !DIExpression(), !46)
    #dbg_value(i32 %n, !38, !DIExpression(), !46)
    #dbg_value(i32 %c, !39, !DIExpression(), !46)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !48
  %mul = mul i32 %0, %1, !dbg !49
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50
  %add = add i32 %mul, %2, !dbg !51
    #dbg_value(i32 %add, !40, !DIExpression(), !46)
  %cmp = icmp sge i32 %add, %n, !dbg !52
  br i1 %cmp, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !54

if.end:                                           ; preds = %entry
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55
  %mul4 = mul i32 %3, %c, !dbg !56
  %div = udiv i32 %mul4, 4, !dbg !57
  %idx.ext = zext i32 %div to i64, !dbg !58
  %add.ptr = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @row to ptr), i64 %idx.ext, !dbg !58
    #dbg_value(ptr %add.ptr, !41, !DIExpression(), !46)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %mul6 = mul i32 %4, 4, !dbg !60
    #dbg_value(i32 %mul6, !42, !DIExpression(), !61)
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ %mul6, %if.end ], [ %add14, %for.inc ], !dbg !63
    #dbg_value(i32 %i.0, !42, !DIExpression(), !61)
  %cmp7 = icmp slt i32 %i.0, %c, !dbg !64
  br i1 %cmp7, label %for.body, label %for.cond.cleanup, !dbg !66

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul8 = mul nsw i32 %add, %c, !dbg !67
  %idx.ext9 = sext i32 %mul8 to i64, !dbg !68
  %add.ptr10 = getelementptr inbounds float, ptr %in, i64 %idx.ext9, !dbg !68
  %idx.ext11 = sext i32 %i.0 to i64, !dbg !68
  %add.ptr12 = getelementptr inbounds float, ptr %add.ptr10, i64 %idx.ext11, !dbg !68
  %div13 = sdiv i32 %i.0, 4, !dbg !69
  %idxprom = sext i32 %div13 to i64, !dbg !70
  %arrayidx = getelementptr inbounds %struct.float4, ptr %add.ptr, i64 %idxprom, !dbg !70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx, ptr align 16 %add.ptr12, i64 16, i1 false), !dbg !71, !tbaa.struct !72
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %for.body
  %add14 = add nsw i32 %i.0, 128, !dbg !75
    #dbg_value(i32 %add14, !42, !DIExpression(), !61)
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !81
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %mul17 = mul i32 %5, 4, !dbg !83
    #dbg_value(i32 %mul17, !44, !DIExpression(), !84)
  br label %for.cond18, !dbg !85

for.cond18:                                       ; preds = %for.inc30, %for.end
  %i15.0 = phi i32 [ %mul17, %for.end ], [ %add31, %for.inc30 ], !dbg !86
    #dbg_value(i32 %i15.0, !44, !DIExpression(), !84)
  %cmp19 = icmp slt i32 %i15.0, %c, !dbg !87
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20, !dbg !89

for.cond.cleanup20:                               ; preds = %for.cond18
  br label %for.end32

for.body21:                                       ; preds = %for.cond18
  %div22 = sdiv i32 %i15.0, 4, !dbg !90
  %idxprom23 = sext i32 %div22 to i64, !dbg !91
  %arrayidx24 = getelementptr inbounds %struct.float4, ptr %add.ptr, i64 %idxprom23, !dbg !91
  %mul25 = mul nsw i32 %add, %c, !dbg !92
  %idx.ext26 = sext i32 %mul25 to i64, !dbg !93
  %add.ptr27 = getelementptr inbounds float, ptr %out, i64 %idx.ext26, !dbg !93
  %idx.ext28 = sext i32 %i15.0 to i64, !dbg !93
  %add.ptr29 = getelementptr inbounds float, ptr %add.ptr27, i64 %idx.ext28, !dbg !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %add.ptr29, ptr align 16 %arrayidx24, i64 16, i1 false), !dbg !94, !tbaa.struct !72
  br label %for.inc30, !dbg !93

for.inc30:                                        ; preds = %for.body21
  %add31 = add nsw i32 %i15.0, 128, !dbg !95
    #dbg_value(i32 %add31, !44, !DIExpression(), !84)
  br label %for.cond18, !dbg !96, !llvm.loop !97

for.end32:                                        ; preds = %for.cond.cleanup20
  br label %cleanup, !dbg !99

cleanup:                                          ; preds = %for.end32, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end32 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !99

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22}
!llvm.ident = !{!23}
!llvm.errno.tbaa = !{!24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !14, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "row_of_whole_vectors.cu", directory: ".")
!2 = !{!3, !13}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !6, line: 49, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !7, identifier: "_ZTS6float4")
!6 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!7 = !{!8, !10, !11, !12}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !6, line: 49, baseType: !9, size: 32)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !6, line: 49, baseType: !9, size: 32, offset: 32)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !5, file: !6, line: 49, baseType: !9, size: 32, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !5, file: !6, line: 49, baseType: !9, size: 32, offset: 96)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!14 = !{!15, !17}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !16, file: !6, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !16, file: !6, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{!"clang version 22.1.8"}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C++ TBAA"}
!28 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scalePfPKfii", scope: !1, file: !1, line: 6, type: !29, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !31, !32, !34, !34}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{!36, !37, !38, !39, !40, !41, !42, !44}
!36 = !DILocalVariable(name: "out", arg: 1, scope: !28, file: !1, line: 6, type: !31)
!37 = !DILocalVariable(name: "in", arg: 2, scope: !28, file: !1, line: 6, type: !32)
!38 = !DILocalVariable(name: "n", arg: 3, scope: !28, file: !1, line: 6, type: !34)
!39 = !DILocalVariable(name: "c", arg: 4, scope: !28, file: !1, line: 6, type: !34)
!40 = !DILocalVariable(name: "r", scope: !28, file: !1, line: 8, type: !34)
!41 = !DILocalVariable(name: "mine", scope: !28, file: !1, line: 10, type: !13)
!42 = !DILocalVariable(name: "i", scope: !43, file: !1, line: 11, type: !34)
!43 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 3)
!44 = !DILocalVariable(name: "i", scope: !45, file: !1, line: 13, type: !34)
!45 = distinct !DILexicalBlock(scope: !28, file: !1, line: 13, column: 3)
!46 = !DILocation(line: 0, scope: !28)
!47 = !DILocation(line: 8, column: 11, scope: !28)
!48 = !DILocation(line: 8, column: 24, scope: !28)
!49 = !DILocation(line: 8, column: 22, scope: !28)
!50 = !DILocation(line: 8, column: 37, scope: !28)
!51 = !DILocation(line: 8, column: 35, scope: !28)
!52 = !DILocation(line: 9, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !28, file: !1, line: 9, column: 7)
!54 = !DILocation(line: 9, column: 15, scope: !53)
!55 = !DILocation(line: 10, column: 24, scope: !28)
!56 = !DILocation(line: 10, column: 36, scope: !28)
!57 = !DILocation(line: 10, column: 40, scope: !28)
!58 = !DILocation(line: 10, column: 22, scope: !28)
!59 = !DILocation(line: 11, column: 16, scope: !43)
!60 = !DILocation(line: 11, column: 28, scope: !43)
!61 = !DILocation(line: 0, scope: !43)
!62 = !DILocation(line: 11, column: 8, scope: !43)
!63 = !DILocation(line: 11, scope: !43)
!64 = !DILocation(line: 11, column: 35, scope: !65)
!65 = distinct !DILexicalBlock(scope: !43, file: !1, line: 11, column: 3)
!66 = !DILocation(line: 11, column: 3, scope: !43)
!67 = !DILocation(line: 11, column: 89, scope: !65)
!68 = !DILocation(line: 11, column: 64, scope: !65)
!69 = !DILocation(line: 11, column: 57, scope: !65)
!70 = !DILocation(line: 11, column: 50, scope: !65)
!71 = !DILocation(line: 11, column: 62, scope: !65)
!72 = !{i64 0, i64 4, !73, i64 4, i64 4, !73, i64 8, i64 4, !73, i64 12, i64 4, !73}
!73 = !{!74, !74, i64 0}
!74 = !{!"float", !26, i64 0}
!75 = !DILocation(line: 11, column: 42, scope: !65)
!76 = !DILocation(line: 11, column: 3, scope: !65)
!77 = distinct !{!77, !66, !78, !79, !80}
!78 = !DILocation(line: 11, column: 96, scope: !43)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 12, column: 3, scope: !28)
!82 = !DILocation(line: 13, column: 16, scope: !45)
!83 = !DILocation(line: 13, column: 28, scope: !45)
!84 = !DILocation(line: 0, scope: !45)
!85 = !DILocation(line: 13, column: 8, scope: !45)
!86 = !DILocation(line: 13, scope: !45)
!87 = !DILocation(line: 13, column: 35, scope: !88)
!88 = distinct !DILexicalBlock(scope: !45, file: !1, line: 13, column: 3)
!89 = !DILocation(line: 13, column: 3, scope: !45)
!90 = !DILocation(line: 13, column: 88, scope: !88)
!91 = !DILocation(line: 13, column: 81, scope: !88)
!92 = !DILocation(line: 13, column: 70, scope: !88)
!93 = !DILocation(line: 13, column: 50, scope: !88)
!94 = !DILocation(line: 13, column: 79, scope: !88)
!95 = !DILocation(line: 13, column: 42, scope: !88)
!96 = !DILocation(line: 13, column: 3, scope: !88)
!97 = distinct !{!97, !89, !98, !79, !80}
!98 = !DILocation(line: 13, column: 91, scope: !45)
!99 = !DILocation(line: 14, column: 1, scope: !28)
