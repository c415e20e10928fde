; ModuleID = 'async_copy_double_buffer.cu'
source_filename = "async_copy_double_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPKiPiiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@.str = private unnamed_addr constant [18 x i8] c"total == expected\00", align 1, !dbg !18
@.str1 = private unnamed_addr constant [28 x i8] c"async_copy_double_buffer.cu\00", align 1, !dbg !25
@__PRETTY_FUNCTION__._Z3sumPKiPii = private unnamed_addr constant [34 x i8] c"void sum(const int *, int *, int)\00", align 1, !dbg !30

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %tiles) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !590, !DIExpression(), !614)
    #dbg_value(ptr %out, !591, !DIExpression(), !614)
    #dbg_value(i32 %tiles, !592, !DIExpression(), !614)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615
    #dbg_value(i32 %0, !593, !DIExpression(), !614)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !616
  %mul = mul i32 %1, %tiles, !dbg !617
  %mul2 = mul i32 %mul, 64, !dbg !618
  %idx.ext = zext i32 %mul2 to i64, !dbg !619
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !619
    #dbg_value(ptr %add.ptr, !594, !DIExpression(), !614)
  %idxprom = sext i32 %0 to i64, !dbg !620
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom, !dbg !620
  %idxprom3 = sext i32 %0 to i64, !dbg !621
  %arrayidx4 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom3, !dbg !621
  %2 = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !622
  %3 = addrspacecast ptr %arrayidx4 to ptr addrspace(1), !dbg !622
  call void @__ws_cp_async(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %3, i32 noundef 4, i32 noundef 4) #7, !dbg !622
  call void @__ws_cp_async_commit() #7, !dbg !623
    #dbg_value(i32 0, !595, !DIExpression(), !614)
    #dbg_value(i32 0, !596, !DIExpression(), !624)
  br label %for.cond, !dbg !625

for.cond:                                         ; preds = %for.inc, %entry
  %total.0 = phi i32 [ 0, %entry ], [ %add21, %for.inc ], !dbg !614
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !626
    #dbg_value(i32 %i.0, !596, !DIExpression(), !624)
    #dbg_value(i32 %total.0, !595, !DIExpression(), !614)
  %cmp = icmp slt i32 %i.0, %tiles, !dbg !627
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !629

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1, !dbg !630
  %cmp5 = icmp slt i32 %add, %tiles, !dbg !633
  br i1 %cmp5, label %if.then, label %if.end, !dbg !633

if.then:                                          ; preds = %for.body
  %add6 = add nsw i32 %i.0, 1, !dbg !634
  %rem = srem i32 %add6, 2, !dbg !635
  %idxprom7 = sext i32 %rem to i64, !dbg !636
  %arrayidx8 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom7, !dbg !636
  %idxprom9 = sext i32 %0 to i64, !dbg !636
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9, !dbg !636
  %add11 = add nsw i32 %i.0, 1, !dbg !637
  %mul12 = mul nsw i32 %add11, 64, !dbg !638
  %add13 = add nsw i32 %mul12, %0, !dbg !639
  %idxprom14 = sext i32 %add13 to i64, !dbg !640
  %arrayidx15 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom14, !dbg !640
  %4 = addrspacecast ptr %arrayidx10 to ptr addrspace(3), !dbg !641
  %5 = addrspacecast ptr %arrayidx15 to ptr addrspace(1), !dbg !641
  call void @__ws_cp_async(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %5, i32 noundef 4, i32 noundef 4) #7, !dbg !641
  br label %if.end, !dbg !641

if.end:                                           ; preds = %if.then, %for.body
  call void @__ws_cp_async_commit() #7, !dbg !642
  call void @__ws_cp_async_wait(i32 noundef 1) #7, !dbg !643
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !644
  %rem16 = srem i32 %i.0, 2, !dbg !645
  %idxprom17 = sext i32 %rem16 to i64, !dbg !646
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !646
  %sub = sub nsw i32 63, %0, !dbg !647
  %idxprom19 = sext i32 %sub to i64, !dbg !646
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !646
  %6 = load i32, ptr %arrayidx20, align 4, !dbg !646, !tbaa !610
  %add21 = add nsw i32 %total.0, %6, !dbg !648
    #dbg_value(i32 %add21, !595, !DIExpression(), !614)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !649
  br label %for.inc, !dbg !650

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !651
    #dbg_value(i32 %inc, !596, !DIExpression(), !624)
  br label %for.cond, !dbg !652, !llvm.loop !653

for.end:                                          ; preds = %for.cond.cleanup
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !657
  %mul23 = mul i32 %7, 64, !dbg !658
  %add24 = add i32 %mul23, %0, !dbg !659
  %idxprom25 = zext i32 %add24 to i64, !dbg !660
  %arrayidx26 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom25, !dbg !660
  store i32 %total.0, ptr %arrayidx26, align 4, !dbg !661, !tbaa !610
    #dbg_value(i32 0, !598, !DIExpression(), !614)
    #dbg_value(i32 0, !599, !DIExpression(), !662)
  br label %for.cond28, !dbg !663

for.cond28:                                       ; preds = %for.inc39, %for.end
  %expected.0 = phi i32 [ 0, %for.end ], [ %add38, %for.inc39 ], !dbg !614
  %i27.0 = phi i32 [ 0, %for.end ], [ %inc40, %for.inc39 ], !dbg !664
    #dbg_value(i32 %i27.0, !599, !DIExpression(), !662)
    #dbg_value(i32 %expected.0, !598, !DIExpression(), !614)
  %cmp29 = icmp slt i32 %i27.0, %tiles, !dbg !665
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !dbg !667

for.cond.cleanup30:                               ; preds = %for.cond28
  br label %for.end41

for.body31:                                       ; preds = %for.cond28
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !668
  %mul33 = mul i32 %8, %tiles, !dbg !669
  %add34 = add i32 %mul33, %i27.0, !dbg !670
  %mul35 = mul i32 %add34, 64, !dbg !671
  %add36 = add i32 %mul35, 63, !dbg !672
  %sub37 = sub i32 %add36, %0, !dbg !673
  %add38 = add i32 %expected.0, %sub37, !dbg !674
    #dbg_value(i32 %add38, !598, !DIExpression(), !614)
  br label %for.inc39, !dbg !675

for.inc39:                                        ; preds = %for.body31
  %inc40 = add nsw i32 %i27.0, 1, !dbg !676
    #dbg_value(i32 %inc40, !599, !DIExpression(), !662)
  br label %for.cond28, !dbg !677, !llvm.loop !678

for.end41:                                        ; preds = %for.cond.cleanup30
  %cmp42 = icmp eq i32 %total.0, %expected.0, !dbg !680
  %storedv.i = zext i1 %cmp42 to i8, !dbg !681
  br i1 %cmp42, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !681

if.then.i:                                        ; preds = %for.end41
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__._Z3sumPKiPii, i64 noundef 1) #8, !dbg !681
  unreachable, !dbg !681

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end41
  ret void, !dbg !682
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!605, !606, !607, !608}
!llvm.ident = !{!609}
!llvm.errno.tbaa = !{!610}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !601, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKiPii", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !589)
!3 = !DIFile(filename: "async_copy_double_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !35, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !8, !13, !14, !16}
!12 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64, dwarfAddressSpace: 5)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{!0, !18, !25, !30}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !23)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 224, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 28)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 272, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 34)
!35 = !{!36, !39, !41, !46, !51, !56, !61, !63, !68, !73, !75, !107, !111, !114, !116, !118, !121, !124, !126, !128, !130, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150, !152, !154, !156, !158, !160, !162, !164, !166, !168, !172, !177, !182, !187, !191, !197, !201, !205, !209, !211, !213, !217, !221, !225, !229, !233, !235, !239, !243, !247, !249, !253, !255, !259, !263, !265, !267, !271, !276, !280, !284, !288, !290, !292, !294, !298, !302, !306, !308, !312, !316, !320, !321, !325, !327, !329, !333, !338, !342, !346, !350, !354, !356, !358, !362, !364, !368, !372, !376, !381, !385, !389, !394, !398, !402, !406, !408, !416, !420, !426, !432, !438, !439, !440, !441, !445, !447, !451, !455, !459, !463, !465, !469, !471, !475, !479, !481, !483, !485, !489, !493, !495, !499, !501, !505, !507, !509, !511, !513, !515, !517, !519, !521, !523, !525, !527, !529, !531, !533, !535, !537, !539, !544, !546, !548, !553, !557, !562, !568, !570, !576, !580, !584}
!36 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !37, file: !38, line: 128)
!37 = !DINamespace(name: "ws_math", scope: null)
!38 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!39 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !37, file: !38, line: 129)
!40 = !DINamespace(name: "std", scope: null)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !42, file: !38, line: 154)
!42 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !38, file: !38, line: 137, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !45}
!45 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !47, file: !38, line: 154)
!47 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !38, file: !38, line: 133, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !52, file: !38, line: 154)
!52 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !38, file: !38, line: 134, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !57, file: !38, line: 154)
!57 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !38, file: !38, line: 145, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!12, !60}
!60 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !62, file: !38, line: 154)
!62 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !38, file: !38, line: 147, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !64, file: !38, line: 154)
!64 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !38, file: !38, line: 149, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!65 = !DISubroutineType(types: !66)
!66 = !{!8, !67}
!67 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !69, file: !72, line: 6)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !70, line: 34, baseType: !71)
!70 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !74, file: !72, line: 7)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !70, line: 35, baseType: !50)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !76, file: !77, line: 56)
!76 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !78, file: !77, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !79, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!77 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!78 = !DINamespace(name: "__exception_ptr", scope: !40)
!79 = !{!80, !82, !86, !89, !93, !98, !102, !103}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !76, file: !77, line: 43, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!82 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !76, file: !77, line: 44, type: !83, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85, !81}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !76, file: !77, line: 46, type: !87, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !85}
!89 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !76, file: !77, line: 47, type: !90, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !85, !92}
!92 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!93 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !76, file: !77, line: 48, type: !94, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !85, !96}
!96 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !97, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!98 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !76, file: !77, line: 49, type: !99, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!101, !85, !96}
!101 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !76, size: 64)
!102 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !76, file: !77, line: 50, type: !87, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !76, file: !77, line: 51, type: !104, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DISubroutineType(types: !105)
!105 = !{!12, !106}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !108, file: !110, line: 8)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !70, line: 36, baseType: !109)
!109 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!110 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !112, file: !110, line: 8)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !70, line: 38, baseType: !113)
!113 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !115, file: !110, line: 8)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !70, line: 40, baseType: !8)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !117, file: !110, line: 8)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !70, line: 42, baseType: !50)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !119, file: !110, line: 8)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !70, line: 37, baseType: !120)
!120 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !122, file: !110, line: 8)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !70, line: 39, baseType: !123)
!123 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !125, file: !110, line: 8)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !70, line: 41, baseType: !16)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !127, file: !110, line: 8)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !70, line: 43, baseType: !71)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !129, file: !110, line: 9)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !70, line: 48, baseType: !109)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !131, file: !110, line: 9)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !70, line: 50, baseType: !113)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !133, file: !110, line: 9)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !70, line: 52, baseType: !8)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !135, file: !110, line: 9)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !70, line: 54, baseType: !50)
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !137, file: !110, line: 9)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !70, line: 49, baseType: !120)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !139, file: !110, line: 9)
!139 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !70, line: 51, baseType: !123)
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !141, file: !110, line: 9)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !70, line: 53, baseType: !16)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !143, file: !110, line: 9)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !70, line: 55, baseType: !71)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !145, file: !110, line: 10)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !70, line: 48, baseType: !109)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !147, file: !110, line: 10)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !70, line: 54, baseType: !50)
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !149, file: !110, line: 10)
!149 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !70, line: 54, baseType: !50)
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !151, file: !110, line: 10)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !70, line: 54, baseType: !50)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !153, file: !110, line: 10)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !70, line: 49, baseType: !120)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !155, file: !110, line: 10)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !70, line: 55, baseType: !71)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !157, file: !110, line: 10)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !70, line: 55, baseType: !71)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !159, file: !110, line: 10)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !70, line: 55, baseType: !71)
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !161, file: !110, line: 11)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !70, line: 44, baseType: !50)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !163, file: !110, line: 11)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !70, line: 45, baseType: !71)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !165, file: !110, line: 11)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !70, line: 46, baseType: !50)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !167, file: !110, line: 11)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !70, line: 47, baseType: !71)
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !169, file: !110, line: 12)
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !170, line: 77, baseType: !171)
!170 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!171 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !170, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !173, file: !110, line: 12)
!173 = !DISubprogram(name: "printf", scope: !170, file: !170, line: 97, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!8, !176, null}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !178, file: !110, line: 12)
!178 = !DISubprogram(name: "fprintf", scope: !170, file: !170, line: 98, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!8, !181, !176, null}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64)
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !183, file: !110, line: 12)
!183 = !DISubprogram(name: "sprintf", scope: !170, file: !170, line: 99, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!8, !186, !176, null}
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!187 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !188, file: !110, line: 12)
!188 = !DISubprogram(name: "snprintf", scope: !170, file: !170, line: 100, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubroutineType(types: !190)
!190 = !{!8, !186, !69, !176, null}
!191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !192, file: !110, line: 12)
!192 = !DISubprogram(name: "vprintf", scope: !170, file: !170, line: 103, type: !193, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubroutineType(types: !194)
!194 = !{!8, !176, !195}
!195 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !170, line: 75, baseType: !196)
!196 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !186)
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !198, file: !110, line: 12)
!198 = !DISubprogram(name: "vfprintf", scope: !170, file: !170, line: 104, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{!8, !181, !176, !195}
!201 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !202, file: !110, line: 12)
!202 = !DISubprogram(name: "vsprintf", scope: !170, file: !170, line: 105, type: !203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubroutineType(types: !204)
!204 = !{!8, !186, !176, !195}
!205 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !206, file: !110, line: 12)
!206 = !DISubprogram(name: "vsnprintf", scope: !170, file: !170, line: 106, type: !207, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!207 = !DISubroutineType(types: !208)
!208 = !{!8, !186, !69, !176, !195}
!209 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !210, file: !110, line: 13)
!210 = !DISubprogram(name: "scanf", scope: !170, file: !170, line: 108, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !212, file: !110, line: 13)
!212 = !DISubprogram(name: "fscanf", scope: !170, file: !170, line: 109, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !214, file: !110, line: 13)
!214 = !DISubprogram(name: "sscanf", scope: !170, file: !170, line: 110, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!8, !176, !176, null}
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !218, file: !110, line: 13)
!218 = !DISubprogram(name: "vsscanf", scope: !170, file: !170, line: 113, type: !219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DISubroutineType(types: !220)
!220 = !{!8, !176, !176, !195}
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !222, file: !110, line: 13)
!222 = !DISubprogram(name: "puts", scope: !170, file: !170, line: 114, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!223 = !DISubroutineType(types: !224)
!224 = !{!8, !176}
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !226, file: !110, line: 13)
!226 = !DISubprogram(name: "putchar", scope: !170, file: !170, line: 115, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{!8, !8}
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !230, file: !110, line: 13)
!230 = !DISubprogram(name: "putc", scope: !170, file: !170, line: 116, type: !231, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!231 = !DISubroutineType(types: !232)
!232 = !{!8, !8, !181}
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !234, file: !110, line: 13)
!234 = !DISubprogram(name: "fputc", scope: !170, file: !170, line: 117, type: !231, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !236, file: !110, line: 13)
!236 = !DISubprogram(name: "fputs", scope: !170, file: !170, line: 118, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!8, !176, !181}
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !240, file: !110, line: 13)
!240 = !DISubprogram(name: "getchar", scope: !170, file: !170, line: 119, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubroutineType(types: !242)
!242 = !{!8}
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !244, file: !110, line: 13)
!244 = !DISubprogram(name: "getc", scope: !170, file: !170, line: 120, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubroutineType(types: !246)
!246 = !{!8, !181}
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !248, file: !110, line: 14)
!248 = !DISubprogram(name: "fgetc", scope: !170, file: !170, line: 121, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !250, file: !110, line: 14)
!250 = !DISubprogram(name: "fgets", scope: !170, file: !170, line: 123, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!186, !186, !8, !181}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !254, file: !110, line: 14)
!254 = !DISubprogram(name: "ungetc", scope: !170, file: !170, line: 122, type: !231, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !256, file: !110, line: 14)
!256 = !DISubprogram(name: "fopen", scope: !170, file: !170, line: 126, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!181, !176, !176}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !260, file: !110, line: 14)
!260 = !DISubprogram(name: "freopen", scope: !170, file: !170, line: 127, type: !261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubroutineType(types: !262)
!262 = !{!181, !176, !176, !181}
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !264, file: !110, line: 14)
!264 = !DISubprogram(name: "fclose", scope: !170, file: !170, line: 133, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !266, file: !110, line: 14)
!266 = !DISubprogram(name: "fflush", scope: !170, file: !170, line: 134, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !268, file: !110, line: 14)
!268 = !DISubprogram(name: "fread", scope: !170, file: !170, line: 135, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!69, !81, !69, !69, !181}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !272, file: !110, line: 14)
!272 = !DISubprogram(name: "fwrite", scope: !170, file: !170, line: 136, type: !273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DISubroutineType(types: !274)
!274 = !{!69, !275, !69, !69, !181}
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !277, file: !110, line: 14)
!277 = !DISubprogram(name: "fseek", scope: !170, file: !170, line: 137, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!8, !181, !50, !8}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !281, file: !110, line: 14)
!281 = !DISubprogram(name: "ftell", scope: !170, file: !170, line: 139, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!50, !181}
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !285, file: !110, line: 15)
!285 = !DISubprogram(name: "rewind", scope: !170, file: !170, line: 141, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubroutineType(types: !287)
!287 = !{null, !181}
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !289, file: !110, line: 15)
!289 = !DISubprogram(name: "feof", scope: !170, file: !170, line: 142, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !291, file: !110, line: 15)
!291 = !DISubprogram(name: "ferror", scope: !170, file: !170, line: 143, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !293, file: !110, line: 15)
!293 = !DISubprogram(name: "clearerr", scope: !170, file: !170, line: 144, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !295, file: !110, line: 15)
!295 = !DISubprogram(name: "setvbuf", scope: !170, file: !170, line: 146, type: !296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubroutineType(types: !297)
!297 = !{!8, !181, !186, !8, !69}
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !299, file: !110, line: 15)
!299 = !DISubprogram(name: "setbuf", scope: !170, file: !170, line: 147, type: !300, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{null, !181, !186}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !303, file: !110, line: 15)
!303 = !DISubprogram(name: "perror", scope: !170, file: !170, line: 149, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{null, !176}
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !307, file: !110, line: 15)
!307 = !DISubprogram(name: "remove", scope: !170, file: !170, line: 150, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !309, file: !110, line: 15)
!309 = !DISubprogram(name: "rename", scope: !170, file: !170, line: 151, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!8, !176, !176}
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !313, file: !110, line: 15)
!313 = !DISubprogram(name: "tmpfile", scope: !170, file: !170, line: 130, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{!181}
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !317, file: !110, line: 15)
!317 = !DISubprogram(name: "tmpnam", scope: !170, file: !170, line: 131, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubroutineType(types: !319)
!319 = !{!186, !186}
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !195, file: !110, line: 16)
!321 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !322, file: !110, line: 16)
!322 = !DISubprogram(name: "exit", scope: !170, file: !170, line: 154, type: !323, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!323 = !DISubroutineType(types: !324)
!324 = !{null, !8}
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !326, file: !110, line: 16)
!326 = !DISubprogram(name: "_Exit", scope: !170, file: !170, line: 156, type: !323, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !328, file: !110, line: 16)
!328 = !DISubprogram(name: "quick_exit", scope: !170, file: !170, line: 157, type: !323, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !330, file: !110, line: 16)
!330 = !DISubprogram(name: "abort", scope: !170, file: !170, line: 158, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{null}
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !334, file: !110, line: 16)
!334 = !DISubprogram(name: "atexit", scope: !170, file: !170, line: 159, type: !335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DISubroutineType(types: !336)
!336 = !{!8, !337}
!337 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64)
!338 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !339, file: !110, line: 16)
!339 = !DISubprogram(name: "malloc", scope: !170, file: !170, line: 161, type: !340, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!340 = !DISubroutineType(types: !341)
!341 = !{!81, !69}
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !343, file: !110, line: 16)
!343 = !DISubprogram(name: "free", scope: !170, file: !170, line: 162, type: !344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!344 = !DISubroutineType(types: !345)
!345 = !{null, !81}
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !347, file: !110, line: 16)
!347 = !DISubprogram(name: "calloc", scope: !170, file: !170, line: 163, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubroutineType(types: !349)
!349 = !{!81, !69, !69}
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !351, file: !110, line: 16)
!351 = !DISubprogram(name: "realloc", scope: !170, file: !170, line: 164, type: !352, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{!81, !81, !69}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !355, file: !110, line: 17)
!355 = !DISubprogram(name: "aligned_alloc", scope: !170, file: !170, line: 165, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !357, file: !110, line: 17)
!357 = !DISubprogram(name: "rand", scope: !170, file: !170, line: 169, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !359, file: !110, line: 17)
!359 = !DISubprogram(name: "srand", scope: !170, file: !170, line: 170, type: !360, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubroutineType(types: !361)
!361 = !{null, !16}
!362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !363, file: !110, line: 17)
!363 = !DISubprogram(name: "atoi", scope: !170, file: !170, line: 182, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !365, file: !110, line: 17)
!365 = !DISubprogram(name: "atol", scope: !170, file: !170, line: 183, type: !366, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!366 = !DISubroutineType(types: !367)
!367 = !{!50, !176}
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !369, file: !110, line: 17)
!369 = !DISubprogram(name: "atoll", scope: !170, file: !170, line: 184, type: !370, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!370 = !DISubroutineType(types: !371)
!371 = !{!55, !176}
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !373, file: !110, line: 17)
!373 = !DISubprogram(name: "atof", scope: !170, file: !170, line: 185, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubroutineType(types: !375)
!375 = !{!60, !176}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !377, file: !110, line: 17)
!377 = !DISubprogram(name: "strtol", scope: !170, file: !170, line: 186, type: !378, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DISubroutineType(types: !379)
!379 = !{!50, !176, !380, !8}
!380 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !382, file: !110, line: 17)
!382 = !DISubprogram(name: "strtoul", scope: !170, file: !170, line: 187, type: !383, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!383 = !DISubroutineType(types: !384)
!384 = !{!71, !176, !380, !8}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !386, file: !110, line: 17)
!386 = !DISubprogram(name: "strtoll", scope: !170, file: !170, line: 188, type: !387, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DISubroutineType(types: !388)
!388 = !{!55, !176, !380, !8}
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !390, file: !110, line: 18)
!390 = !DISubprogram(name: "strtoull", scope: !170, file: !170, line: 189, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!393, !176, !380, !8}
!393 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !395, file: !110, line: 18)
!395 = !DISubprogram(name: "strtod", scope: !170, file: !170, line: 190, type: !396, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!396 = !DISubroutineType(types: !397)
!397 = !{!60, !176, !380}
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !399, file: !110, line: 18)
!399 = !DISubprogram(name: "strtof", scope: !170, file: !170, line: 191, type: !400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{!67, !176, !380}
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !403, file: !110, line: 18)
!403 = !DISubprogram(name: "getenv", scope: !170, file: !170, line: 195, type: !404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{!186, !176}
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !407, file: !110, line: 18)
!407 = !DISubprogram(name: "system", scope: !170, file: !170, line: 199, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !409, file: !110, line: 18)
!409 = !DISubprogram(name: "qsort", scope: !170, file: !170, line: 309, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubroutineType(types: !411)
!411 = !{null, !81, !69, !69, !412}
!412 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !170, line: 308, baseType: !413)
!413 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !414, size: 64)
!414 = !DISubroutineType(types: !415)
!415 = !{!8, !275, !275}
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !417, file: !110, line: 18)
!417 = !DISubprogram(name: "bsearch", scope: !170, file: !170, line: 310, type: !418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{!81, !275, !275, !69, !69, !412}
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !421, file: !110, line: 18)
!421 = !DISubprogram(name: "div", scope: !170, file: !170, line: 202, type: !422, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!422 = !DISubroutineType(types: !423)
!423 = !{!424, !8, !8}
!424 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !170, line: 78, baseType: !425)
!425 = !DICompositeType(tag: DW_TAG_structure_type, file: !170, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !427, file: !110, line: 18)
!427 = !DISubprogram(name: "ldiv", scope: !170, file: !170, line: 203, type: !428, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DISubroutineType(types: !429)
!429 = !{!430, !50, !50}
!430 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !170, line: 79, baseType: !431)
!431 = !DICompositeType(tag: DW_TAG_structure_type, file: !170, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !433, file: !110, line: 18)
!433 = !DISubprogram(name: "lldiv", scope: !170, file: !170, line: 204, type: !434, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DISubroutineType(types: !435)
!435 = !{!436, !55, !55}
!436 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !170, line: 80, baseType: !437)
!437 = !DICompositeType(tag: DW_TAG_structure_type, file: !170, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !424, file: !110, line: 19)
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !430, file: !110, line: 19)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !436, file: !110, line: 19)
!441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !442, file: !110, line: 19)
!442 = !DISubprogram(name: "memcpy", scope: !170, file: !170, line: 207, type: !443, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!443 = !DISubroutineType(types: !444)
!444 = !{!81, !81, !275, !69}
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !446, file: !110, line: 19)
!446 = !DISubprogram(name: "memmove", scope: !170, file: !170, line: 208, type: !443, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !448, file: !110, line: 19)
!448 = !DISubprogram(name: "memset", scope: !170, file: !170, line: 209, type: !449, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!449 = !DISubroutineType(types: !450)
!450 = !{!81, !81, !8, !69}
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !452, file: !110, line: 19)
!452 = !DISubprogram(name: "memcmp", scope: !170, file: !170, line: 210, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{!8, !275, !275, !69}
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !456, file: !110, line: 19)
!456 = !DISubprogram(name: "memchr", scope: !170, file: !170, line: 319, type: !457, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{!275, !275, !8, !69}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !460, file: !110, line: 19)
!460 = !DISubprogram(name: "strlen", scope: !170, file: !170, line: 217, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{!69, !176}
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !464, file: !110, line: 19)
!464 = !DISubprogram(name: "strcmp", scope: !170, file: !170, line: 219, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!465 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !466, file: !110, line: 20)
!466 = !DISubprogram(name: "strncmp", scope: !170, file: !170, line: 220, type: !467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!467 = !DISubroutineType(types: !468)
!468 = !{!8, !176, !176, !69}
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !470, file: !110, line: 20)
!470 = !DISubprogram(name: "strcoll", scope: !170, file: !170, line: 223, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !472, file: !110, line: 20)
!472 = !DISubprogram(name: "strcpy", scope: !170, file: !170, line: 225, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{!186, !186, !176}
!475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !476, file: !110, line: 20)
!476 = !DISubprogram(name: "strncpy", scope: !170, file: !170, line: 226, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{!186, !186, !176, !69}
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !480, file: !110, line: 20)
!480 = !DISubprogram(name: "strcat", scope: !170, file: !170, line: 228, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !482, file: !110, line: 20)
!482 = !DISubprogram(name: "strncat", scope: !170, file: !170, line: 229, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !484, file: !110, line: 20)
!484 = !DISubprogram(name: "strtok", scope: !170, file: !170, line: 230, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !486, file: !110, line: 20)
!486 = !DISubprogram(name: "strerror", scope: !170, file: !170, line: 235, type: !487, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DISubroutineType(types: !488)
!488 = !{!186, !8}
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !490, file: !110, line: 20)
!490 = !DISubprogram(name: "strspn", scope: !170, file: !170, line: 236, type: !491, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!491 = !DISubroutineType(types: !492)
!492 = !{!69, !176, !176}
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !494, file: !110, line: 20)
!494 = !DISubprogram(name: "strcspn", scope: !170, file: !170, line: 237, type: !491, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !496, file: !110, line: 21)
!496 = !DISubprogram(name: "strchr", scope: !170, file: !170, line: 320, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{!176, !176, !8}
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !500, file: !110, line: 21)
!500 = !DISubprogram(name: "strrchr", scope: !170, file: !170, line: 321, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !502, file: !110, line: 21)
!502 = !DISubprogram(name: "strstr", scope: !170, file: !170, line: 322, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DISubroutineType(types: !504)
!504 = !{!176, !176, !176}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !506, file: !110, line: 21)
!506 = !DISubprogram(name: "strpbrk", scope: !170, file: !170, line: 323, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !508, file: !110, line: 21)
!508 = !DISubprogram(name: "isalnum", scope: !170, file: !170, line: 251, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !510, file: !110, line: 21)
!510 = !DISubprogram(name: "isalpha", scope: !170, file: !170, line: 252, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !512, file: !110, line: 21)
!512 = !DISubprogram(name: "isblank", scope: !170, file: !170, line: 253, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !514, file: !110, line: 21)
!514 = !DISubprogram(name: "iscntrl", scope: !170, file: !170, line: 254, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !516, file: !110, line: 21)
!516 = !DISubprogram(name: "isdigit", scope: !170, file: !170, line: 255, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !518, file: !110, line: 21)
!518 = !DISubprogram(name: "isgraph", scope: !170, file: !170, line: 256, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !520, file: !110, line: 22)
!520 = !DISubprogram(name: "islower", scope: !170, file: !170, line: 257, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !522, file: !110, line: 22)
!522 = !DISubprogram(name: "isprint", scope: !170, file: !170, line: 258, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !524, file: !110, line: 22)
!524 = !DISubprogram(name: "ispunct", scope: !170, file: !170, line: 259, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !526, file: !110, line: 22)
!526 = !DISubprogram(name: "isspace", scope: !170, file: !170, line: 260, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !528, file: !110, line: 22)
!528 = !DISubprogram(name: "isupper", scope: !170, file: !170, line: 261, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !530, file: !110, line: 22)
!530 = !DISubprogram(name: "isxdigit", scope: !170, file: !170, line: 262, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !532, file: !110, line: 22)
!532 = !DISubprogram(name: "tolower", scope: !170, file: !170, line: 265, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !534, file: !110, line: 22)
!534 = !DISubprogram(name: "toupper", scope: !170, file: !170, line: 266, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !536, file: !110, line: 23)
!536 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !170, line: 69, baseType: !50)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !538, file: !110, line: 23)
!538 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !170, line: 70, baseType: !50)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !540, file: !110, line: 23)
!540 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !541, file: !541, line: 244, type: !542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!541 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!542 = !DISubroutineType(types: !543)
!543 = !{!538}
!544 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !545, file: !110, line: 23)
!545 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !170, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !547, file: !110, line: 23)
!547 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !170, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!548 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !549, file: !110, line: 23)
!549 = !DISubprogram(name: "time", scope: !170, file: !170, line: 269, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!550 = !DISubroutineType(types: !551)
!551 = !{!536, !552}
!552 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !536, size: 64)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !554, file: !110, line: 23)
!554 = !DISubprogram(name: "difftime", scope: !170, file: !170, line: 270, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!60, !536, !536}
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !558, file: !110, line: 23)
!558 = !DISubprogram(name: "mktime", scope: !170, file: !170, line: 271, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!536, !561}
!561 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !545, size: 64)
!562 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !563, file: !110, line: 23)
!563 = !DISubprogram(name: "localtime", scope: !170, file: !170, line: 273, type: !564, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!564 = !DISubroutineType(types: !565)
!565 = !{!561, !566}
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !567, size: 64)
!567 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !536)
!568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !569, file: !110, line: 23)
!569 = !DISubprogram(name: "gmtime", scope: !170, file: !170, line: 275, type: !564, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !571, file: !110, line: 24)
!571 = !DISubprogram(name: "asctime", scope: !170, file: !170, line: 277, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubroutineType(types: !573)
!573 = !{!186, !574}
!574 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !575, size: 64)
!575 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !545)
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !577, file: !110, line: 24)
!577 = !DISubprogram(name: "ctime", scope: !170, file: !170, line: 278, type: !578, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!186, !566}
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !581, file: !110, line: 24)
!581 = !DISubprogram(name: "strftime", scope: !170, file: !170, line: 280, type: !582, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{!69, !186, !69, !176, !574}
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !585, file: !110, line: 24)
!585 = !DISubprogram(name: "timespec_get", scope: !170, file: !170, line: 285, type: !586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubroutineType(types: !587)
!587 = !{!8, !588, !8}
!588 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !547, size: 64)
!589 = !{!590, !591, !592, !593, !594, !595, !596, !598, !599}
!590 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!591 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!592 = !DILocalVariable(name: "tiles", arg: 3, scope: !2, file: !3, line: 9, type: !8)
!593 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !8)
!594 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 12, type: !6)
!595 = !DILocalVariable(name: "total", scope: !2, file: !3, line: 15, type: !8)
!596 = !DILocalVariable(name: "i", scope: !597, file: !3, line: 16, type: !8)
!597 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!598 = !DILocalVariable(name: "expected", scope: !2, file: !3, line: 26, type: !8)
!599 = !DILocalVariable(name: "i", scope: !600, file: !3, line: 27, type: !8)
!600 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 3)
!601 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !602)
!602 = !{!603, !604}
!603 = !DISubrange(count: 2)
!604 = !DISubrange(count: 64)
!605 = !{i32 7, !"Dwarf Version", i32 4}
!606 = !{i32 2, !"Debug Info Version", i32 3}
!607 = !{i32 1, !"wchar_size", i32 4}
!608 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!609 = !{!"clang version 22.1.8"}
!610 = !{!611, !611, i64 0}
!611 = !{!"int", !612, i64 0}
!612 = !{!"omnipotent char", !613, i64 0}
!613 = !{!"Simple C++ TBAA"}
!614 = !DILocation(line: 0, scope: !2)
!615 = !DILocation(line: 11, column: 11, scope: !2)
!616 = !DILocation(line: 12, column: 26, scope: !2)
!617 = !DILocation(line: 12, column: 37, scope: !2)
!618 = !DILocation(line: 12, column: 45, scope: !2)
!619 = !DILocation(line: 12, column: 24, scope: !2)
!620 = !DILocation(line: 13, column: 28, scope: !2)
!621 = !DILocation(line: 13, column: 41, scope: !2)
!622 = !DILocation(line: 13, column: 3, scope: !2)
!623 = !DILocation(line: 14, column: 3, scope: !2)
!624 = !DILocation(line: 0, scope: !597)
!625 = !DILocation(line: 16, column: 8, scope: !597)
!626 = !DILocation(line: 16, scope: !597)
!627 = !DILocation(line: 16, column: 21, scope: !628)
!628 = distinct !DILexicalBlock(scope: !597, file: !3, line: 16, column: 3)
!629 = !DILocation(line: 16, column: 3, scope: !597)
!630 = !DILocation(line: 17, column: 11, scope: !631)
!631 = distinct !DILexicalBlock(scope: !632, file: !3, line: 17, column: 9)
!632 = distinct !DILexicalBlock(scope: !628, file: !3, line: 16, column: 35)
!633 = !DILocation(line: 17, column: 15, scope: !631)
!634 = !DILocation(line: 18, column: 40, scope: !631)
!635 = !DILocation(line: 18, column: 45, scope: !631)
!636 = !DILocation(line: 18, column: 32, scope: !631)
!637 = !DILocation(line: 18, column: 63, scope: !631)
!638 = !DILocation(line: 18, column: 68, scope: !631)
!639 = !DILocation(line: 18, column: 73, scope: !631)
!640 = !DILocation(line: 18, column: 55, scope: !631)
!641 = !DILocation(line: 18, column: 7, scope: !631)
!642 = !DILocation(line: 19, column: 5, scope: !632)
!643 = !DILocation(line: 20, column: 5, scope: !632)
!644 = !DILocation(line: 21, column: 5, scope: !632)
!645 = !DILocation(line: 22, column: 21, scope: !632)
!646 = !DILocation(line: 22, column: 14, scope: !632)
!647 = !DILocation(line: 22, column: 29, scope: !632)
!648 = !DILocation(line: 22, column: 11, scope: !632)
!649 = !DILocation(line: 23, column: 5, scope: !632)
!650 = !DILocation(line: 24, column: 3, scope: !632)
!651 = !DILocation(line: 16, column: 30, scope: !628)
!652 = !DILocation(line: 16, column: 3, scope: !628)
!653 = distinct !{!653, !629, !654, !655, !656}
!654 = !DILocation(line: 24, column: 3, scope: !597)
!655 = !{!"llvm.loop.mustprogress"}
!656 = !{!"llvm.loop.unroll.disable"}
!657 = !DILocation(line: 25, column: 7, scope: !2)
!658 = !DILocation(line: 25, column: 18, scope: !2)
!659 = !DILocation(line: 25, column: 23, scope: !2)
!660 = !DILocation(line: 25, column: 3, scope: !2)
!661 = !DILocation(line: 25, column: 28, scope: !2)
!662 = !DILocation(line: 0, scope: !600)
!663 = !DILocation(line: 27, column: 8, scope: !600)
!664 = !DILocation(line: 27, scope: !600)
!665 = !DILocation(line: 27, column: 21, scope: !666)
!666 = distinct !DILexicalBlock(scope: !600, file: !3, line: 27, column: 3)
!667 = !DILocation(line: 27, column: 3, scope: !600)
!668 = !DILocation(line: 27, column: 48, scope: !666)
!669 = !DILocation(line: 27, column: 59, scope: !666)
!670 = !DILocation(line: 27, column: 67, scope: !666)
!671 = !DILocation(line: 27, column: 72, scope: !666)
!672 = !DILocation(line: 27, column: 77, scope: !666)
!673 = !DILocation(line: 27, column: 82, scope: !666)
!674 = !DILocation(line: 27, column: 44, scope: !666)
!675 = !DILocation(line: 27, column: 35, scope: !666)
!676 = !DILocation(line: 27, column: 30, scope: !666)
!677 = !DILocation(line: 27, column: 3, scope: !666)
!678 = distinct !{!678, !667, !679, !655, !656}
!679 = !DILocation(line: 27, column: 84, scope: !600)
!680 = !DILocation(line: 28, column: 16, scope: !2)
!681 = !DILocation(line: 28, column: 3, scope: !2)
!682 = !DILocation(line: 29, column: 1, scope: !2)
