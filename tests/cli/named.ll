; ModuleID = 'named.cu'
source_filename = "named.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point = type { i32, i32 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Params = type { ptr, i32 }

@_ZZN3geo1kE6ParamsPKhP5PointE4tile = internal addrspace(3) global [4 x [8 x i32]] undef, align 4, !dbg !0
@_ZZN3geo1kE6ParamsPKhP5PointE3box = internal addrspace(3) global [2 x %struct.Point] undef, align 4, !dbg !26
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_ZN3geo1kE6ParamsPKhP5Point(ptr noundef byval(%struct.Params) align 8 %p, ptr noundef %bytes, ptr noundef %points) #0 !dbg !2 {
entry:
    #dbg_declare(ptr %p, !38, !DIExpression(), !55)
    #dbg_value(ptr %bytes, !39, !DIExpression(), !56)
    #dbg_value(ptr %points, !40, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
    #dbg_value(i32 %0, !41, !DIExpression(), !56)
  %div = udiv i32 %0, 8, !dbg !58
  %rem = urem i32 %div, 4, !dbg !59
  %idxprom = zext i32 %rem to i64, !dbg !60
  %arrayidx = getelementptr inbounds nuw [4 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZN3geo1kE6ParamsPKhP5PointE4tile to ptr), i64 0, i64 %idxprom, !dbg !60
  %rem1 = urem i32 %0, 8, !dbg !61
  %idxprom2 = zext i32 %rem1 to i64, !dbg !60
  %arrayidx3 = getelementptr inbounds nuw [8 x i32], ptr %arrayidx, i64 0, i64 %idxprom2, !dbg !60
    #dbg_value(ptr %arrayidx3, !62, !DIExpression(), !71)
    #dbg_value(i32 %0, !68, !DIExpression(), !71)
  store i32 %0, ptr %arrayidx3, align 4, !dbg !73, !tbaa !51
  store i32 %0, ptr getelementptr inbounds nuw (%struct.Point, ptr getelementptr inbounds ([2 x %struct.Point], ptr addrspacecast (ptr addrspace(3) @_ZZN3geo1kE6ParamsPKhP5PointE3box to ptr), i64 0, i64 1), i32 0, i32 1), align 4, !dbg !74, !tbaa !75
  %arrayidx4 = getelementptr inbounds %struct.Point, ptr %points, i64 3, !dbg !77
  %y = getelementptr inbounds nuw %struct.Point, ptr %arrayidx4, i32 0, i32 1, !dbg !78
  store i32 %0, ptr %y, align 4, !dbg !79, !tbaa !75
  %idxprom5 = zext i32 %0 to i64, !dbg !80
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %bytes, i64 %idxprom5, !dbg !80
  %1 = load i8, ptr %arrayidx6, align 1, !dbg !80, !tbaa !81
  %conv = uitofp i8 %1 to float, !dbg !80
  %out = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 0, !dbg !82
  %2 = load ptr, ptr %out, align 8, !dbg !82, !tbaa !83
  %arrayidx7 = getelementptr inbounds float, ptr %2, i64 5, !dbg !87
  store float %conv, ptr %arrayidx7, align 4, !dbg !88, !tbaa !89
  %n = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 1, !dbg !91
  %3 = load i32, ptr %n, align 8, !dbg !91, !tbaa !93
  %cmp = icmp ult i32 %0, %3, !dbg !94
  br i1 %cmp, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  br label %if.end, !dbg !95

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !96
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

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!46, !47, !48, !49}
!llvm.ident = !{!50}
!llvm.errno.tbaa = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 13, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_ZN3geo1kE6ParamsPKhP5Point", scope: !4, file: !3, line: 12, type: !5, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !37)
!3 = !DIFile(filename: "named.cu", directory: ".")
!4 = !DINamespace(name: "geo", scope: null)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7, !14, !17}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Params", file: !3, line: 2, size: 128, flags: DIFlagTypePassByValue, elements: !8, identifier: "_ZTS6Params")
!8 = !{!9, !12}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !7, file: !3, line: 3, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !7, file: !3, line: 4, baseType: !13, size: 32, offset: 64)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", file: !3, line: 6, size: 64, flags: DIFlagTypePassByValue, elements: !19, identifier: "_ZTS5Point")
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !18, file: !3, line: 7, baseType: !21, size: 32)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !18, file: !3, line: 7, baseType: !21, size: 32, offset: 32)
!23 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !25, imports: !31, splitDebugInlining: false, nameTableKind: None)
!24 = !{!11}
!25 = !{!0, !26}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!27 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 14, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !{!32, !35}
!32 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !33, file: !34, line: 206)
!33 = !DINamespace(name: "ws_math", scope: null)
!34 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !36, entity: !33, file: !34, line: 207)
!36 = !DINamespace(name: "std", scope: null)
!37 = !{!38, !39, !40, !41}
!38 = !DILocalVariable(name: "p", arg: 1, scope: !2, file: !3, line: 12, type: !7)
!39 = !DILocalVariable(name: "bytes", arg: 2, scope: !2, file: !3, line: 12, type: !14)
!40 = !DILocalVariable(name: "points", arg: 3, scope: !2, file: !3, line: 12, type: !17)
!41 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 15, type: !13)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1024, elements: !43)
!43 = !{!44, !45}
!44 = !DISubrange(count: 4)
!45 = !DISubrange(count: 8)
!46 = !{i32 7, !"Dwarf Version", i32 4}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!50 = !{!"clang version 22.1.8"}
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C++ TBAA"}
!55 = !DILocation(line: 12, column: 26, scope: !2)
!56 = !DILocation(line: 0, scope: !2)
!57 = !DILocation(line: 15, column: 16, scope: !2)
!58 = !DILocation(line: 16, column: 15, scope: !2)
!59 = !DILocation(line: 16, column: 19, scope: !2)
!60 = !DILocation(line: 16, column: 8, scope: !2)
!61 = !DILocation(line: 16, column: 26, scope: !2)
!62 = !DILocalVariable(name: "to", arg: 1, scope: !63, file: !3, line: 11, type: !66)
!63 = distinct !DISubprogram(name: "put<unsigned int>", linkageName: "_ZN3geo3putIjEEvPT_S1_", scope: !4, file: !3, line: 11, type: !64, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, templateParams: !69, retainedNodes: !67)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !66, !13}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!67 = !{!62, !68}
!68 = !DILocalVariable(name: "value", arg: 2, scope: !63, file: !3, line: 11, type: !13)
!69 = !{!70}
!70 = !DITemplateTypeParameter(name: "T", type: !13)
!71 = !DILocation(line: 0, scope: !63, inlinedAt: !72)
!72 = distinct !DILocation(line: 16, column: 3, scope: !2)
!73 = !DILocation(line: 11, column: 43, scope: !63, inlinedAt: !72)
!74 = !DILocation(line: 17, column: 12, scope: !2)
!75 = !{!76, !52, i64 4}
!76 = !{!"_ZTS5Point", !52, i64 0, !52, i64 4}
!77 = !DILocation(line: 18, column: 3, scope: !2)
!78 = !DILocation(line: 18, column: 13, scope: !2)
!79 = !DILocation(line: 18, column: 15, scope: !2)
!80 = !DILocation(line: 19, column: 21, scope: !2)
!81 = !{!53, !53, i64 0}
!82 = !DILocation(line: 19, column: 5, scope: !2)
!83 = !{!84, !85, i64 0}
!84 = !{!"_ZTS6Params", !85, i64 0, !52, i64 8}
!85 = !{!"p1 float", !86, i64 0}
!86 = !{!"any pointer", !53, i64 0}
!87 = !DILocation(line: 19, column: 3, scope: !2)
!88 = !DILocation(line: 19, column: 12, scope: !2)
!89 = !{!90, !90, i64 0}
!90 = !{!"float", !53, i64 0}
!91 = !DILocation(line: 20, column: 13, scope: !92)
!92 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!93 = !{!84, !52, i64 8}
!94 = !DILocation(line: 20, column: 9, scope: !92)
!95 = !DILocation(line: 21, column: 5, scope: !92)
!96 = !DILocation(line: 22, column: 1, scope: !2)
