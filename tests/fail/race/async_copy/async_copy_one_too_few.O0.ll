; ModuleID = 'async_copy_one_too_few.cu'
source_filename = "async_copy_one_too_few.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPKiPiiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %tiles) #0 !dbg !2 {
entry:
  %n.addr.i46 = alloca i64, align 8
  %to.addr.i27 = alloca ptr, align 8
  %from.addr.i28 = alloca ptr, align 8
  %n.addr.i29 = alloca i64, align 8
  %zfill.addr.i30 = alloca i64, align 8
  %read.i31 = alloca i32, align 4
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %zfill.addr.i = alloca i64, align 8
  %read.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %tiles.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %mine = alloca ptr, align 8
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !111, !DIExpression(), !112)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !113, !DIExpression(), !114)
  store i32 %tiles, ptr %tiles.addr, align 4
    #dbg_declare(ptr %tiles.addr, !115, !DIExpression(), !116)
    #dbg_declare(ptr %t, !117, !DIExpression(), !118)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  store i32 %0, ptr %t, align 4, !dbg !118
    #dbg_declare(ptr %mine, !120, !DIExpression(), !121)
  %1 = load ptr, ptr %in.addr, align 8, !dbg !122
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %3 = load i32, ptr %tiles.addr, align 4, !dbg !124
  %mul = mul i32 %2, %3, !dbg !125
  %mul2 = mul i32 %mul, 64, !dbg !126
  %idx.ext = zext i32 %mul2 to i64, !dbg !127
  %add.ptr = getelementptr inbounds nuw i32, ptr %1, i64 %idx.ext, !dbg !127
  store ptr %add.ptr, ptr %mine, align 8, !dbg !121
  %4 = load i32, ptr %t, align 4, !dbg !128
  %idxprom = sext i32 %4 to i64, !dbg !129
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom, !dbg !129
  %5 = load ptr, ptr %mine, align 8, !dbg !130
  %6 = load i32, ptr %t, align 4, !dbg !131
  %idxprom3 = sext i32 %6 to i64, !dbg !130
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3, !dbg !130
  store ptr %arrayidx, ptr %to.addr.i27, align 8, !dbg !132
  store ptr %arrayidx4, ptr %from.addr.i28, align 8, !dbg !132
  store i64 4, ptr %n.addr.i29, align 8, !dbg !132
  store i64 0, ptr %zfill.addr.i30, align 8, !dbg !132
  %7 = load i64, ptr %n.addr.i29, align 8, !dbg !132
  %8 = load i64, ptr %zfill.addr.i30, align 8, !dbg !132
  %sub.i32 = sub i64 %7, %8, !dbg !132
  %conv.i33 = trunc i64 %sub.i32 to i32, !dbg !132
  store i32 %conv.i33, ptr %read.i31, align 4, !dbg !132
  %9 = load i64, ptr %n.addr.i29, align 8, !dbg !132
  %cmp.i34 = icmp eq i64 %9, 16, !dbg !132
  br i1 %cmp.i34, label %if.then.i44, label %if.else.i35, !dbg !132

if.then.i44:                                      ; preds = %entry
  %10 = load ptr, ptr %to.addr.i27, align 8, !dbg !132
  %11 = addrspacecast ptr %10 to ptr addrspace(3), !dbg !132
  %12 = load ptr, ptr %from.addr.i28, align 8, !dbg !132
  %13 = addrspacecast ptr %12 to ptr addrspace(1), !dbg !132
  %14 = load i32, ptr %read.i31, align 4, !dbg !132
  call void @__ws_cp_async(ptr addrspace(3) noundef %11, ptr addrspace(1) noundef %13, i32 noundef 16, i32 noundef %14) #5, !dbg !132
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit45, !dbg !132

if.else.i35:                                      ; preds = %entry
  %15 = load i64, ptr %n.addr.i29, align 8, !dbg !132
  %cmp1.i36 = icmp eq i64 %15, 8, !dbg !132
  br i1 %cmp1.i36, label %if.then2.i43, label %if.else3.i37, !dbg !132

if.then2.i43:                                     ; preds = %if.else.i35
  %16 = load ptr, ptr %to.addr.i27, align 8, !dbg !132
  %17 = addrspacecast ptr %16 to ptr addrspace(3), !dbg !132
  %18 = load ptr, ptr %from.addr.i28, align 8, !dbg !132
  %19 = addrspacecast ptr %18 to ptr addrspace(1), !dbg !132
  %20 = load i32, ptr %read.i31, align 4, !dbg !132
  call void @__ws_cp_async(ptr addrspace(3) noundef %17, ptr addrspace(1) noundef %19, i32 noundef 8, i32 noundef %20) #5, !dbg !132
  br label %if.end7.i41, !dbg !132

if.else3.i37:                                     ; preds = %if.else.i35
  %21 = load i64, ptr %n.addr.i29, align 8, !dbg !132
  %cmp4.i38 = icmp eq i64 %21, 4, !dbg !132
  br i1 %cmp4.i38, label %if.then5.i42, label %if.else6.i39, !dbg !132

if.then5.i42:                                     ; preds = %if.else3.i37
  %22 = load ptr, ptr %to.addr.i27, align 8, !dbg !132
  %23 = addrspacecast ptr %22 to ptr addrspace(3), !dbg !132
  %24 = load ptr, ptr %from.addr.i28, align 8, !dbg !132
  %25 = addrspacecast ptr %24 to ptr addrspace(1), !dbg !132
  %26 = load i32, ptr %read.i31, align 4, !dbg !132
  call void @__ws_cp_async(ptr addrspace(3) noundef %23, ptr addrspace(1) noundef %25, i32 noundef 4, i32 noundef %26) #5, !dbg !132
  br label %if.end.i40, !dbg !132

if.else6.i39:                                     ; preds = %if.else3.i37
  call void @llvm.trap(), !dbg !132
  br label %if.end.i40, !dbg !132

if.end.i40:                                       ; preds = %if.else6.i39, %if.then5.i42
  br label %if.end7.i41, !dbg !132

if.end7.i41:                                      ; preds = %if.end.i40, %if.then2.i43
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit45, !dbg !132

_ZL23__pipeline_memcpy_asyncPvPKvmm.exit45:       ; preds = %if.then.i44, %if.end7.i41
  call void @__ws_cp_async_commit() #5, !dbg !133
    #dbg_declare(ptr %total, !134, !DIExpression(), !135)
  store i32 0, ptr %total, align 4, !dbg !135
    #dbg_declare(ptr %i, !136, !DIExpression(), !138)
  store i32 0, ptr %i, align 4, !dbg !138
  br label %for.cond, !dbg !139

for.cond:                                         ; preds = %for.inc, %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit45
  %27 = load i32, ptr %i, align 4, !dbg !140
  %28 = load i32, ptr %tiles.addr, align 4, !dbg !142
  %cmp = icmp slt i32 %27, %28, !dbg !143
  br i1 %cmp, label %for.body, label %for.end, !dbg !144

for.body:                                         ; preds = %for.cond
  %29 = load i32, ptr %i, align 4, !dbg !145
  %add = add nsw i32 %29, 1, !dbg !148
  %30 = load i32, ptr %tiles.addr, align 4, !dbg !149
  %cmp5 = icmp slt i32 %add, %30, !dbg !150
  br i1 %cmp5, label %if.then, label %if.end, !dbg !150

if.then:                                          ; preds = %for.body
  %31 = load i32, ptr %i, align 4, !dbg !151
  %add6 = add nsw i32 %31, 1, !dbg !152
  %rem = srem i32 %add6, 2, !dbg !153
  %idxprom7 = sext i32 %rem to i64, !dbg !154
  %arrayidx8 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom7, !dbg !154
  %32 = load i32, ptr %t, align 4, !dbg !155
  %idxprom9 = sext i32 %32 to i64, !dbg !154
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9, !dbg !154
  %33 = load ptr, ptr %mine, align 8, !dbg !156
  %34 = load i32, ptr %i, align 4, !dbg !157
  %add11 = add nsw i32 %34, 1, !dbg !158
  %mul12 = mul nsw i32 %add11, 64, !dbg !159
  %35 = load i32, ptr %t, align 4, !dbg !160
  %add13 = add nsw i32 %mul12, %35, !dbg !161
  %idxprom14 = sext i32 %add13 to i64, !dbg !156
  %arrayidx15 = getelementptr inbounds i32, ptr %33, i64 %idxprom14, !dbg !156
  store ptr %arrayidx10, ptr %to.addr.i, align 8, !dbg !162
  store ptr %arrayidx15, ptr %from.addr.i, align 8, !dbg !162
  store i64 4, ptr %n.addr.i, align 8, !dbg !162
  store i64 0, ptr %zfill.addr.i, align 8, !dbg !162
  %36 = load i64, ptr %n.addr.i, align 8, !dbg !162
  %37 = load i64, ptr %zfill.addr.i, align 8, !dbg !162
  %sub.i = sub i64 %36, %37, !dbg !162
  %conv.i = trunc i64 %sub.i to i32, !dbg !162
  store i32 %conv.i, ptr %read.i, align 4, !dbg !162
  %38 = load i64, ptr %n.addr.i, align 8, !dbg !162
  %cmp.i = icmp eq i64 %38, 16, !dbg !162
  br i1 %cmp.i, label %if.then.i, label %if.else.i, !dbg !162

if.then.i:                                        ; preds = %if.then
  %39 = load ptr, ptr %to.addr.i, align 8, !dbg !162
  %40 = addrspacecast ptr %39 to ptr addrspace(3), !dbg !162
  %41 = load ptr, ptr %from.addr.i, align 8, !dbg !162
  %42 = addrspacecast ptr %41 to ptr addrspace(1), !dbg !162
  %43 = load i32, ptr %read.i, align 4, !dbg !162
  call void @__ws_cp_async(ptr addrspace(3) noundef %40, ptr addrspace(1) noundef %42, i32 noundef 16, i32 noundef %43) #5, !dbg !162
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, !dbg !162

if.else.i:                                        ; preds = %if.then
  %44 = load i64, ptr %n.addr.i, align 8, !dbg !162
  %cmp1.i = icmp eq i64 %44, 8, !dbg !162
  br i1 %cmp1.i, label %if.then2.i, label %if.else3.i, !dbg !162

if.then2.i:                                       ; preds = %if.else.i
  %45 = load ptr, ptr %to.addr.i, align 8, !dbg !162
  %46 = addrspacecast ptr %45 to ptr addrspace(3), !dbg !162
  %47 = load ptr, ptr %from.addr.i, align 8, !dbg !162
  %48 = addrspacecast ptr %47 to ptr addrspace(1), !dbg !162
  %49 = load i32, ptr %read.i, align 4, !dbg !162
  call void @__ws_cp_async(ptr addrspace(3) noundef %46, ptr addrspace(1) noundef %48, i32 noundef 8, i32 noundef %49) #5, !dbg !162
  br label %if.end7.i, !dbg !162

if.else3.i:                                       ; preds = %if.else.i
  %50 = load i64, ptr %n.addr.i, align 8, !dbg !162
  %cmp4.i = icmp eq i64 %50, 4, !dbg !162
  br i1 %cmp4.i, label %if.then5.i, label %if.else6.i, !dbg !162

if.then5.i:                                       ; preds = %if.else3.i
  %51 = load ptr, ptr %to.addr.i, align 8, !dbg !162
  %52 = addrspacecast ptr %51 to ptr addrspace(3), !dbg !162
  %53 = load ptr, ptr %from.addr.i, align 8, !dbg !162
  %54 = addrspacecast ptr %53 to ptr addrspace(1), !dbg !162
  %55 = load i32, ptr %read.i, align 4, !dbg !162
  call void @__ws_cp_async(ptr addrspace(3) noundef %52, ptr addrspace(1) noundef %54, i32 noundef 4, i32 noundef %55) #5, !dbg !162
  br label %if.end.i, !dbg !162

if.else6.i:                                       ; preds = %if.else3.i
  call void @llvm.trap(), !dbg !162
  br label %if.end.i, !dbg !162

if.end.i:                                         ; preds = %if.else6.i, %if.then5.i
  br label %if.end7.i, !dbg !162

if.end7.i:                                        ; preds = %if.end.i, %if.then2.i
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, !dbg !162

_ZL23__pipeline_memcpy_asyncPvPKvmm.exit:         ; preds = %if.then.i, %if.end7.i
  br label %if.end, !dbg !162

if.end:                                           ; preds = %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, %for.body
  call void @__ws_cp_async_commit() #5, !dbg !163
  store i64 2, ptr %n.addr.i46, align 8, !dbg !164
  %56 = load i64, ptr %n.addr.i46, align 8, !dbg !164
  %conv.i47 = trunc i64 %56 to i32, !dbg !164
  call void @__ws_cp_async_wait(i32 noundef %conv.i47) #5, !dbg !164
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !165
  %57 = load i32, ptr %i, align 4, !dbg !166
  %rem16 = srem i32 %57, 2, !dbg !167
  %idxprom17 = sext i32 %rem16 to i64, !dbg !168
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !168
  %58 = load i32, ptr %t, align 4, !dbg !169
  %sub = sub nsw i32 63, %58, !dbg !170
  %idxprom19 = sext i32 %sub to i64, !dbg !168
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !168
  %59 = load i32, ptr %arrayidx20, align 4, !dbg !168
  %60 = load i32, ptr %total, align 4, !dbg !171
  %add21 = add nsw i32 %60, %59, !dbg !171
  store i32 %add21, ptr %total, align 4, !dbg !171
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  br label %for.inc, !dbg !173

for.inc:                                          ; preds = %if.end
  %61 = load i32, ptr %i, align 4, !dbg !174
  %inc = add nsw i32 %61, 1, !dbg !174
  store i32 %inc, ptr %i, align 4, !dbg !174
  br label %for.cond, !dbg !175, !llvm.loop !176

for.end:                                          ; preds = %for.cond
  %62 = load i32, ptr %total, align 4, !dbg !179
  %63 = load ptr, ptr %out.addr, align 8, !dbg !180
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %mul23 = mul i32 %64, 64, !dbg !182
  %65 = load i32, ptr %t, align 4, !dbg !183
  %add24 = add i32 %mul23, %65, !dbg !184
  %idxprom25 = zext i32 %add24 to i64, !dbg !180
  %arrayidx26 = getelementptr inbounds nuw i32, ptr %63, i64 %idxprom25, !dbg !180
  store i32 %62, ptr %arrayidx26, align 4, !dbg !185
  ret void, !dbg !186
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!106, !107, !108, !109}
!llvm.ident = !{!110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !102, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKiPii", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !101)
!3 = !DIFile(filename: "async_copy_one_too_few.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!8, !12, !13, !15}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, dwarfAddressSpace: 5)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!0}
!17 = !{!18, !21, !23, !27, !30, !33, !36, !39, !42, !44, !46, !48, !50, !52, !54, !60, !62, !64, !69, !73, !80, !85, !89, !94, !98}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 206)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 207)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !26, line: 6)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 31, baseType: !25)
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !28, file: !26, line: 6)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !20, line: 32, baseType: !29)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !31, file: !26, line: 7)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !20, line: 33, baseType: !32)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !26, line: 7)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !20, line: 33, baseType: !35)
!35 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !37, file: !26, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !20, line: 34, baseType: !38)
!38 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !40, file: !26, line: 7)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !20, line: 34, baseType: !41)
!41 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !43, file: !26, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !20, line: 35, baseType: !15)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !26, line: 7)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !20, line: 35, baseType: !8)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !26, line: 7)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !20, line: 36, baseType: !25)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !49, file: !26, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !20, line: 36, baseType: !29)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !51, file: !26, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !20, line: 37, baseType: !29)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !53, file: !26, line: 7)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !20, line: 37, baseType: !25)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !55, file: !26, line: 8)
!55 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!56 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !8}
!59 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !61, file: !26, line: 8)
!61 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !63, file: !26, line: 8)
!63 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !56, file: !56, line: 199, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !65, file: !26, line: 8)
!65 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !56, file: !56, line: 198, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!66 = !DISubroutineType(types: !67)
!67 = !{!59, !68}
!68 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !70, file: !26, line: 8)
!70 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !20, file: !20, line: 213, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!71 = !DISubroutineType(types: !72)
!72 = !{!68, !68}
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !74, file: !26, line: 8)
!74 = !DISubprogram(name: "printf", scope: !20, file: !20, line: 263, type: !75, flags: DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{!8, !77, null}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!79 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !81, file: !26, line: 8)
!81 = !DISubprogram(name: "malloc", scope: !20, file: !20, line: 264, type: !82, flags: DIFlagPrototyped, spFlags: 0)
!82 = !DISubroutineType(types: !83)
!83 = !{!84, !24}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !86, file: !26, line: 8)
!86 = !DISubprogram(name: "free", scope: !20, file: !20, line: 264, type: !87, flags: DIFlagPrototyped, spFlags: 0)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !84}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !90, file: !26, line: 8)
!90 = !DISubprogram(name: "memcpy", scope: !20, file: !20, line: 265, type: !91, flags: DIFlagPrototyped, spFlags: 0)
!91 = !DISubroutineType(types: !92)
!92 = !{!84, !84, !93, !24}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !95, file: !26, line: 8)
!95 = !DISubprogram(name: "memset", scope: !20, file: !20, line: 265, type: !96, flags: DIFlagPrototyped, spFlags: 0)
!96 = !DISubroutineType(types: !97)
!97 = !{!84, !84, !8, !24}
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !99, file: !26, line: 8)
!99 = !DISubprogram(name: "memmove", scope: !100, file: !100, line: 84, type: !91, flags: DIFlagPrototyped, spFlags: 0)
!100 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!101 = !{}
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !103)
!103 = !{!104, !105}
!104 = !DISubrange(count: 2)
!105 = !DISubrange(count: 64)
!106 = !{i32 7, !"Dwarf Version", i32 4}
!107 = !{i32 2, !"Debug Info Version", i32 3}
!108 = !{i32 1, !"wchar_size", i32 4}
!109 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!110 = !{!"clang version 22.1.8"}
!111 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!112 = !DILocation(line: 9, column: 32, scope: !2)
!113 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!114 = !DILocation(line: 9, column: 41, scope: !2)
!115 = !DILocalVariable(name: "tiles", arg: 3, scope: !2, file: !3, line: 9, type: !8)
!116 = !DILocation(line: 9, column: 50, scope: !2)
!117 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !8)
!118 = !DILocation(line: 10, column: 35, scope: !2)
!119 = !DILocation(line: 10, column: 39, scope: !2)
!120 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 11, type: !6)
!121 = !DILocation(line: 11, column: 14, scope: !2)
!122 = !DILocation(line: 11, column: 21, scope: !2)
!123 = !DILocation(line: 11, column: 26, scope: !2)
!124 = !DILocation(line: 11, column: 39, scope: !2)
!125 = !DILocation(line: 11, column: 37, scope: !2)
!126 = !DILocation(line: 11, column: 45, scope: !2)
!127 = !DILocation(line: 11, column: 24, scope: !2)
!128 = !DILocation(line: 12, column: 36, scope: !2)
!129 = !DILocation(line: 12, column: 28, scope: !2)
!130 = !DILocation(line: 12, column: 41, scope: !2)
!131 = !DILocation(line: 12, column: 46, scope: !2)
!132 = !DILocation(line: 12, column: 3, scope: !2)
!133 = !DILocation(line: 13, column: 3, scope: !2)
!134 = !DILocalVariable(name: "total", scope: !2, file: !3, line: 14, type: !8)
!135 = !DILocation(line: 14, column: 7, scope: !2)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 15, type: !8)
!137 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!138 = !DILocation(line: 15, column: 12, scope: !137)
!139 = !DILocation(line: 15, column: 8, scope: !137)
!140 = !DILocation(line: 15, column: 19, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 15, column: 3)
!142 = !DILocation(line: 15, column: 23, scope: !141)
!143 = !DILocation(line: 15, column: 21, scope: !141)
!144 = !DILocation(line: 15, column: 3, scope: !137)
!145 = !DILocation(line: 16, column: 9, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 16, column: 9)
!147 = distinct !DILexicalBlock(scope: !141, file: !3, line: 15, column: 35)
!148 = !DILocation(line: 16, column: 11, scope: !146)
!149 = !DILocation(line: 16, column: 17, scope: !146)
!150 = !DILocation(line: 16, column: 15, scope: !146)
!151 = !DILocation(line: 17, column: 38, scope: !146)
!152 = !DILocation(line: 17, column: 40, scope: !146)
!153 = !DILocation(line: 17, column: 45, scope: !146)
!154 = !DILocation(line: 17, column: 32, scope: !146)
!155 = !DILocation(line: 17, column: 50, scope: !146)
!156 = !DILocation(line: 17, column: 55, scope: !146)
!157 = !DILocation(line: 17, column: 61, scope: !146)
!158 = !DILocation(line: 17, column: 63, scope: !146)
!159 = !DILocation(line: 17, column: 68, scope: !146)
!160 = !DILocation(line: 17, column: 75, scope: !146)
!161 = !DILocation(line: 17, column: 73, scope: !146)
!162 = !DILocation(line: 17, column: 7, scope: !146)
!163 = !DILocation(line: 18, column: 5, scope: !147)
!164 = !DILocation(line: 18, column: 26, scope: !147)
!165 = !DILocation(line: 19, column: 5, scope: !147)
!166 = !DILocation(line: 20, column: 19, scope: !147)
!167 = !DILocation(line: 20, column: 21, scope: !147)
!168 = !DILocation(line: 20, column: 14, scope: !147)
!169 = !DILocation(line: 20, column: 31, scope: !147)
!170 = !DILocation(line: 20, column: 29, scope: !147)
!171 = !DILocation(line: 20, column: 11, scope: !147)
!172 = !DILocation(line: 21, column: 5, scope: !147)
!173 = !DILocation(line: 22, column: 3, scope: !147)
!174 = !DILocation(line: 15, column: 30, scope: !141)
!175 = !DILocation(line: 15, column: 3, scope: !141)
!176 = distinct !{!176, !144, !177, !178}
!177 = !DILocation(line: 22, column: 3, scope: !137)
!178 = !{!"llvm.loop.mustprogress"}
!179 = !DILocation(line: 23, column: 30, scope: !2)
!180 = !DILocation(line: 23, column: 3, scope: !2)
!181 = !DILocation(line: 23, column: 7, scope: !2)
!182 = !DILocation(line: 23, column: 18, scope: !2)
!183 = !DILocation(line: 23, column: 25, scope: !2)
!184 = !DILocation(line: 23, column: 23, scope: !2)
!185 = !DILocation(line: 23, column: 28, scope: !2)
!186 = !DILocation(line: 24, column: 1, scope: !2)
