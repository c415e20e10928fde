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
@__func__._Z3sumPKiPii = private unnamed_addr constant [4 x i8] c"sum\00", align 1, !dbg !30

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %tiles) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !117, !DIExpression(), !141)
    #dbg_value(ptr %out, !118, !DIExpression(), !141)
    #dbg_value(i32 %tiles, !119, !DIExpression(), !141)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
    #dbg_value(i32 %0, !120, !DIExpression(), !141)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %mul = mul i32 %1, %tiles, !dbg !144
  %mul2 = mul i32 %mul, 64, !dbg !145
  %idx.ext = zext i32 %mul2 to i64, !dbg !146
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !146
    #dbg_value(ptr %add.ptr, !121, !DIExpression(), !141)
  %idxprom = sext i32 %0 to i64, !dbg !147
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom, !dbg !147
  %idxprom3 = sext i32 %0 to i64, !dbg !148
  %arrayidx4 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom3, !dbg !148
  %2 = addrspacecast ptr %arrayidx to ptr addrspace(3), !dbg !149
  %3 = addrspacecast ptr %arrayidx4 to ptr addrspace(1), !dbg !149
  call void @__ws_cp_async(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %3, i32 noundef 4, i32 noundef 4) #7, !dbg !149
  call void @__ws_cp_async_commit() #7, !dbg !150
    #dbg_value(i32 0, !122, !DIExpression(), !141)
    #dbg_value(i32 0, !123, !DIExpression(), !151)
  br label %for.cond, !dbg !152

for.cond:                                         ; preds = %for.inc, %entry
  %total.0 = phi i32 [ 0, %entry ], [ %add21, %for.inc ], !dbg !141
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !153
    #dbg_value(i32 %i.0, !123, !DIExpression(), !151)
    #dbg_value(i32 %total.0, !122, !DIExpression(), !141)
  %cmp = icmp slt i32 %i.0, %tiles, !dbg !154
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !156

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1, !dbg !157
  %cmp5 = icmp slt i32 %add, %tiles, !dbg !160
  br i1 %cmp5, label %if.then, label %if.end, !dbg !160

if.then:                                          ; preds = %for.body
  %add6 = add nsw i32 %i.0, 1, !dbg !161
  %rem = srem i32 %add6, 2, !dbg !162
  %idxprom7 = sext i32 %rem to i64, !dbg !163
  %arrayidx8 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom7, !dbg !163
  %idxprom9 = sext i32 %0 to i64, !dbg !163
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9, !dbg !163
  %add11 = add nsw i32 %i.0, 1, !dbg !164
  %mul12 = mul nsw i32 %add11, 64, !dbg !165
  %add13 = add nsw i32 %mul12, %0, !dbg !166
  %idxprom14 = sext i32 %add13 to i64, !dbg !167
  %arrayidx15 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom14, !dbg !167
  %4 = addrspacecast ptr %arrayidx10 to ptr addrspace(3), !dbg !168
  %5 = addrspacecast ptr %arrayidx15 to ptr addrspace(1), !dbg !168
  call void @__ws_cp_async(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %5, i32 noundef 4, i32 noundef 4) #7, !dbg !168
  br label %if.end, !dbg !168

if.end:                                           ; preds = %if.then, %for.body
  call void @__ws_cp_async_commit() #7, !dbg !169
  call void @__ws_cp_async_wait(i32 noundef 1) #7, !dbg !170
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
  %rem16 = srem i32 %i.0, 2, !dbg !172
  %idxprom17 = sext i32 %rem16 to i64, !dbg !173
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !173
  %sub = sub nsw i32 63, %0, !dbg !174
  %idxprom19 = sext i32 %sub to i64, !dbg !173
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !173
  %6 = load i32, ptr %arrayidx20, align 4, !dbg !173, !tbaa !137
  %add21 = add nsw i32 %total.0, %6, !dbg !175
    #dbg_value(i32 %add21, !122, !DIExpression(), !141)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !176
  br label %for.inc, !dbg !177

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !178
    #dbg_value(i32 %inc, !123, !DIExpression(), !151)
  br label %for.cond, !dbg !179, !llvm.loop !180

for.end:                                          ; preds = %for.cond.cleanup
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184
  %mul23 = mul i32 %7, 64, !dbg !185
  %add24 = add i32 %mul23, %0, !dbg !186
  %idxprom25 = zext i32 %add24 to i64, !dbg !187
  %arrayidx26 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom25, !dbg !187
  store i32 %total.0, ptr %arrayidx26, align 4, !dbg !188, !tbaa !137
    #dbg_value(i32 0, !125, !DIExpression(), !141)
    #dbg_value(i32 0, !126, !DIExpression(), !189)
  br label %for.cond28, !dbg !190

for.cond28:                                       ; preds = %for.inc39, %for.end
  %expected.0 = phi i32 [ 0, %for.end ], [ %add38, %for.inc39 ], !dbg !141
  %i27.0 = phi i32 [ 0, %for.end ], [ %inc40, %for.inc39 ], !dbg !191
    #dbg_value(i32 %i27.0, !126, !DIExpression(), !189)
    #dbg_value(i32 %expected.0, !125, !DIExpression(), !141)
  %cmp29 = icmp slt i32 %i27.0, %tiles, !dbg !192
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !dbg !194

for.cond.cleanup30:                               ; preds = %for.cond28
  br label %for.end41

for.body31:                                       ; preds = %for.cond28
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %mul33 = mul i32 %8, %tiles, !dbg !196
  %add34 = add i32 %mul33, %i27.0, !dbg !197
  %mul35 = mul i32 %add34, 64, !dbg !198
  %add36 = add i32 %mul35, 63, !dbg !199
  %sub37 = sub i32 %add36, %0, !dbg !200
  %add38 = add i32 %expected.0, %sub37, !dbg !201
    #dbg_value(i32 %add38, !125, !DIExpression(), !141)
  br label %for.inc39, !dbg !202

for.inc39:                                        ; preds = %for.body31
  %inc40 = add nsw i32 %i27.0, 1, !dbg !203
    #dbg_value(i32 %inc40, !126, !DIExpression(), !189)
  br label %for.cond28, !dbg !204, !llvm.loop !205

for.end41:                                        ; preds = %for.cond.cleanup30
  %cmp42 = icmp eq i32 %total.0, %expected.0, !dbg !207
  %storedv.i = zext i1 %cmp42 to i8, !dbg !208
  br i1 %cmp42, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !208

if.then.i:                                        ; preds = %for.end41
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 28, ptr noundef @__func__._Z3sumPKiPii, i64 noundef 1) #8, !dbg !208
  unreachable, !dbg !208

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end41
  ret void, !dbg !209
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
!llvm.module.flags = !{!132, !133, !134, !135}
!llvm.ident = !{!136}
!llvm.errno.tbaa = !{!137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !128, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKiPii", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !116)
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
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 32, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !{!36, !39, !41, !45, !48, !51, !54, !57, !60, !62, !64, !66, !68, !70, !72, !77, !79, !81, !86, !90, !95, !100, !104, !109, !113}
!36 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !37, file: !38, line: 206)
!37 = !DINamespace(name: "ws_math", scope: null)
!38 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!39 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !37, file: !38, line: 207)
!40 = !DINamespace(name: "std", scope: null)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !42, file: !44, line: 6)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !38, line: 31, baseType: !43)
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !46, file: !44, line: 6)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !38, line: 32, baseType: !47)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !49, file: !44, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !38, line: 33, baseType: !50)
!50 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !52, file: !44, line: 7)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !38, line: 33, baseType: !53)
!53 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !55, file: !44, line: 7)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !38, line: 34, baseType: !56)
!56 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !58, file: !44, line: 7)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !38, line: 34, baseType: !59)
!59 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !61, file: !44, line: 7)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !38, line: 35, baseType: !16)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !63, file: !44, line: 7)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !38, line: 35, baseType: !8)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !65, file: !44, line: 7)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !38, line: 36, baseType: !43)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !67, file: !44, line: 7)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !38, line: 36, baseType: !47)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !69, file: !44, line: 7)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !38, line: 37, baseType: !47)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !71, file: !44, line: 7)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !38, line: 37, baseType: !43)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !73, file: !44, line: 8)
!73 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!74 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!75 = !DISubroutineType(types: !76)
!76 = !{!12, !8}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !78, file: !44, line: 8)
!78 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !80, file: !44, line: 8)
!80 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !82, file: !44, line: 8)
!82 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !74, file: !74, line: 198, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!12, !85}
!85 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !87, file: !44, line: 8)
!87 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !38, file: !38, line: 213, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!88 = !DISubroutineType(types: !89)
!89 = !{!85, !85}
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !91, file: !44, line: 8)
!91 = !DISubprogram(name: "printf", scope: !38, file: !38, line: 263, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{!8, !94, null}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !96, file: !44, line: 8)
!96 = !DISubprogram(name: "malloc", scope: !38, file: !38, line: 264, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !42}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !101, file: !44, line: 8)
!101 = !DISubprogram(name: "free", scope: !38, file: !38, line: 264, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !99}
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !105, file: !44, line: 8)
!105 = !DISubprogram(name: "memcpy", scope: !38, file: !38, line: 265, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!99, !99, !108, !42}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !110, file: !44, line: 8)
!110 = !DISubprogram(name: "memset", scope: !38, file: !38, line: 265, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!99, !99, !8, !42}
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !114, file: !44, line: 8)
!114 = !DISubprogram(name: "memmove", scope: !115, file: !115, line: 84, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!116 = !{!117, !118, !119, !120, !121, !122, !123, !125, !126}
!117 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!118 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!119 = !DILocalVariable(name: "tiles", arg: 3, scope: !2, file: !3, line: 9, type: !8)
!120 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !8)
!121 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 12, type: !6)
!122 = !DILocalVariable(name: "total", scope: !2, file: !3, line: 15, type: !8)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 16, type: !8)
!124 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!125 = !DILocalVariable(name: "expected", scope: !2, file: !3, line: 26, type: !8)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 27, type: !8)
!127 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 3)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !129)
!129 = !{!130, !131}
!130 = !DISubrange(count: 2)
!131 = !DISubrange(count: 64)
!132 = !{i32 7, !"Dwarf Version", i32 4}
!133 = !{i32 2, !"Debug Info Version", i32 3}
!134 = !{i32 1, !"wchar_size", i32 4}
!135 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!136 = !{!"clang version 22.1.8"}
!137 = !{!138, !138, i64 0}
!138 = !{!"int", !139, i64 0}
!139 = !{!"omnipotent char", !140, i64 0}
!140 = !{!"Simple C++ TBAA"}
!141 = !DILocation(line: 0, scope: !2)
!142 = !DILocation(line: 11, column: 11, scope: !2)
!143 = !DILocation(line: 12, column: 26, scope: !2)
!144 = !DILocation(line: 12, column: 37, scope: !2)
!145 = !DILocation(line: 12, column: 45, scope: !2)
!146 = !DILocation(line: 12, column: 24, scope: !2)
!147 = !DILocation(line: 13, column: 28, scope: !2)
!148 = !DILocation(line: 13, column: 41, scope: !2)
!149 = !DILocation(line: 13, column: 3, scope: !2)
!150 = !DILocation(line: 14, column: 3, scope: !2)
!151 = !DILocation(line: 0, scope: !124)
!152 = !DILocation(line: 16, column: 8, scope: !124)
!153 = !DILocation(line: 16, scope: !124)
!154 = !DILocation(line: 16, column: 21, scope: !155)
!155 = distinct !DILexicalBlock(scope: !124, file: !3, line: 16, column: 3)
!156 = !DILocation(line: 16, column: 3, scope: !124)
!157 = !DILocation(line: 17, column: 11, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 17, column: 9)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 16, column: 35)
!160 = !DILocation(line: 17, column: 15, scope: !158)
!161 = !DILocation(line: 18, column: 40, scope: !158)
!162 = !DILocation(line: 18, column: 45, scope: !158)
!163 = !DILocation(line: 18, column: 32, scope: !158)
!164 = !DILocation(line: 18, column: 63, scope: !158)
!165 = !DILocation(line: 18, column: 68, scope: !158)
!166 = !DILocation(line: 18, column: 73, scope: !158)
!167 = !DILocation(line: 18, column: 55, scope: !158)
!168 = !DILocation(line: 18, column: 7, scope: !158)
!169 = !DILocation(line: 19, column: 5, scope: !159)
!170 = !DILocation(line: 20, column: 5, scope: !159)
!171 = !DILocation(line: 21, column: 5, scope: !159)
!172 = !DILocation(line: 22, column: 21, scope: !159)
!173 = !DILocation(line: 22, column: 14, scope: !159)
!174 = !DILocation(line: 22, column: 29, scope: !159)
!175 = !DILocation(line: 22, column: 11, scope: !159)
!176 = !DILocation(line: 23, column: 5, scope: !159)
!177 = !DILocation(line: 24, column: 3, scope: !159)
!178 = !DILocation(line: 16, column: 30, scope: !155)
!179 = !DILocation(line: 16, column: 3, scope: !155)
!180 = distinct !{!180, !156, !181, !182, !183}
!181 = !DILocation(line: 24, column: 3, scope: !124)
!182 = !{!"llvm.loop.mustprogress"}
!183 = !{!"llvm.loop.unroll.disable"}
!184 = !DILocation(line: 25, column: 7, scope: !2)
!185 = !DILocation(line: 25, column: 18, scope: !2)
!186 = !DILocation(line: 25, column: 23, scope: !2)
!187 = !DILocation(line: 25, column: 3, scope: !2)
!188 = !DILocation(line: 25, column: 28, scope: !2)
!189 = !DILocation(line: 0, scope: !127)
!190 = !DILocation(line: 27, column: 8, scope: !127)
!191 = !DILocation(line: 27, scope: !127)
!192 = !DILocation(line: 27, column: 21, scope: !193)
!193 = distinct !DILexicalBlock(scope: !127, file: !3, line: 27, column: 3)
!194 = !DILocation(line: 27, column: 3, scope: !127)
!195 = !DILocation(line: 27, column: 48, scope: !193)
!196 = !DILocation(line: 27, column: 59, scope: !193)
!197 = !DILocation(line: 27, column: 67, scope: !193)
!198 = !DILocation(line: 27, column: 72, scope: !193)
!199 = !DILocation(line: 27, column: 77, scope: !193)
!200 = !DILocation(line: 27, column: 82, scope: !193)
!201 = !DILocation(line: 27, column: 44, scope: !193)
!202 = !DILocation(line: 27, column: 35, scope: !193)
!203 = !DILocation(line: 27, column: 30, scope: !193)
!204 = !DILocation(line: 27, column: 3, scope: !193)
!205 = distinct !{!205, !194, !206, !182, !183}
!206 = !DILocation(line: 27, column: 84, scope: !127)
!207 = !DILocation(line: 28, column: 16, scope: !2)
!208 = !DILocation(line: 28, column: 3, scope: !2)
!209 = !DILocation(line: 29, column: 1, scope: !2)
