; ModuleID = 'cg_memcpy_async.cu'
source_filename = "cg_memcpy_async.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ5tilesPKiPiE4tile = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !107, !DIExpression(), !123)
    #dbg_value(ptr %in, !105, !DIExpression(), !124)
    #dbg_value(ptr %out, !106, !DIExpression(), !124)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %mul = mul i32 32, %0, !dbg !126
  %idx.ext = zext i32 %mul to i64, !dbg !127
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !127
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !128
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !128
  %mul.i.i = mul i32 %4, %5, !dbg !128
  %add.i.i = add i32 %3, %mul.i.i, !dbg !128
  %mul5.i.i = mul i32 %2, %add.i.i, !dbg !128
  %add6.i.i = add i32 %1, %mul5.i.i, !dbg !128
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128
  %mul.i21 = mul i32 %6, %7, !dbg !128
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !128
  %mul3.i = mul i32 %mul.i21, %8, !dbg !128
  %9 = ptrtoint ptr %add.ptr to i64, !dbg !128
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr) to i64), %9, !dbg !128
  %or1.i = or i64 %or.i, 128, !dbg !128
  %rem.i = urem i64 %or1.i, 4, !dbg !128
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !128
  %conv.i = zext i1 %cmp.i to i32, !dbg !128
  %10 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr)), !dbg !128
  %conv2.i = zext i1 %10 to i32, !dbg !128
  %conv4.i = zext i1 %10 to i32, !dbg !128
  %and.i = and i32 %conv.i, %conv4.i, !dbg !128
  %11 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !128
  %conv5.i = zext i1 %11 to i32, !dbg !128
  %conv7.i = zext i1 %11 to i32, !dbg !128
  %and8.i = and i32 %and.i, %conv7.i, !dbg !128
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !128
  %storedv.i = zext i1 %tobool.i to i8, !dbg !128
  %12 = zext i1 %tobool.i to i64, !dbg !128
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !128
  %conv9.i = zext i32 %add6.i.i to i64, !dbg !128
  %mul.i19 = mul i64 %conv9.i, %cond.i, !dbg !128
  br label %for.cond.i, !dbg !128

for.cond.i:                                       ; preds = %if.end.i, %entry
  %i.0.i = phi i64 [ %mul.i19, %entry ], [ %add.i20, %if.end.i ], !dbg !128
  %cmp10.i = icmp ult i64 %i.0.i, 128, !dbg !128
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !128

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i, label %if.else.i, !dbg !128

if.then.i:                                        ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i.0.i, !dbg !128
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !128
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !128
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !128
  %sub.i = sub i64 128, %i.0.i, !dbg !128
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !128
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !128

cond.true.i:                                      ; preds = %if.then.i
  %sub14.i = sub i64 128, %i.0.i, !dbg !128
  br label %cond.end.i, !dbg !128

cond.false.i:                                     ; preds = %if.then.i
  br label %cond.end.i, !dbg !128

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !128
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !128
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #5, !dbg !128
  br label %if.end.i, !dbg !128

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !128
  %13 = load i8, ptr %arrayidx.i, align 1, !dbg !128, !tbaa !129
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i.0.i, !dbg !128
  store i8 %13, ptr %arrayidx17.i, align 1, !dbg !128, !tbaa !129
  br label %if.end.i, !dbg !128

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i to i64, !dbg !128
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !128
  %add.i20 = add i64 %i.0.i, %mul19.i, !dbg !128
  br label %for.cond.i, !dbg !128, !llvm.loop !130

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  call void @__ws_cp_async_commit() #5, !dbg !128
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !133
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !134
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !134
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !134
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !134
  %mul.i = mul i32 %17, %18, !dbg !134
  %add.i = add i32 %16, %mul.i, !dbg !134
  %mul5.i = mul i32 %15, %add.i, !dbg !134
  %add6.i = add i32 %14, %mul5.i, !dbg !134
  %sub = sub i32 31, %add6.i, !dbg !135
  %idxprom = zext i32 %sub to i64, !dbg !136
  %arrayidx = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !136
  %19 = load i32, ptr %arrayidx, align 4, !dbg !136, !tbaa !119
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %mul4 = mul i32 32, %20, !dbg !138
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !139
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !139
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !139
  %mul.i15 = mul i32 %24, %25, !dbg !139
  %add.i16 = add i32 %23, %mul.i15, !dbg !139
  %mul5.i17 = mul i32 %22, %add.i16, !dbg !139
  %add6.i18 = add i32 %21, %mul5.i17, !dbg !139
  %add = add i32 %mul4, %add6.i18, !dbg !140
  %idxprom6 = zext i32 %add to i64, !dbg !141
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom6, !dbg !141
  store i32 %19, ptr %arrayidx7, align 4, !dbg !142, !tbaa !119
  ret void, !dbg !143
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!114, !115, !116, !117}
!llvm.ident = !{!118}
!llvm.errno.tbaa = !{!119}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 9, type: !111, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !104)
!3 = !DIFile(filename: "cg_memcpy_async.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !25, imports: !26, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !15, !16, !18, !19, !20, !22, !23, !8}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 31, baseType: !14)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, dwarfAddressSpace: 5)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!25 = !{!0}
!26 = !{!27, !29, !31, !33, !36, !39, !42, !45, !48, !50, !52, !54, !56, !58, !60, !66, !68, !70, !75, !79, !83, !87, !91, !95, !99, !102}
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !28, file: !13, line: 206)
!28 = !DINamespace(name: "ws_math", scope: null)
!29 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !30, entity: !28, file: !13, line: 207)
!30 = !DINamespace(name: "std", scope: null)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !12, file: !32, line: 6)
!32 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !34, file: !32, line: 6)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !13, line: 32, baseType: !35)
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !37, file: !32, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !13, line: 33, baseType: !38)
!38 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !40, file: !32, line: 7)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !13, line: 33, baseType: !41)
!41 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !43, file: !32, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !13, line: 34, baseType: !44)
!44 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !46, file: !32, line: 7)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !13, line: 34, baseType: !47)
!47 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !49, file: !32, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !13, line: 35, baseType: !18)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !51, file: !32, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !13, line: 35, baseType: !8)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !53, file: !32, line: 7)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !13, line: 36, baseType: !14)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !55, file: !32, line: 7)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !13, line: 36, baseType: !35)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !57, file: !32, line: 7)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !13, line: 37, baseType: !35)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !59, file: !32, line: 7)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !13, line: 37, baseType: !14)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !61, file: !32, line: 8)
!61 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !62, file: !62, line: 199, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !8}
!65 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !67, file: !32, line: 8)
!67 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !62, file: !62, line: 199, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !69, file: !32, line: 8)
!69 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !62, file: !62, line: 199, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !71, file: !32, line: 8)
!71 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !62, file: !62, line: 198, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!65, !74}
!74 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !76, file: !32, line: 8)
!76 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !13, file: !13, line: 213, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!74, !74}
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !80, file: !32, line: 8)
!80 = !DISubprogram(name: "printf", scope: !13, file: !13, line: 263, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{!8, !23, null}
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !84, file: !32, line: 8)
!84 = !DISubprogram(name: "malloc", scope: !13, file: !13, line: 264, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!15, !12}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !88, file: !32, line: 8)
!88 = !DISubprogram(name: "free", scope: !13, file: !13, line: 264, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !15}
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !92, file: !32, line: 8)
!92 = !DISubprogram(name: "memcpy", scope: !13, file: !13, line: 265, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{!15, !15, !16, !12}
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !96, file: !32, line: 8)
!96 = !DISubprogram(name: "memset", scope: !13, file: !13, line: 265, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!15, !15, !8, !12}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !100, file: !32, line: 8)
!100 = !DISubprogram(name: "memmove", scope: !101, file: !101, line: 84, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !103, file: !3, line: 6)
!103 = !DINamespace(name: "cooperative_groups", scope: null)
!104 = !{!105, !106, !107}
!105 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!106 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!107 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 9, type: !108)
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !103, file: !109, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !110, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!109 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!110 = !{}
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 32)
!114 = !{i32 7, !"Dwarf Version", i32 4}
!115 = !{i32 2, !"Debug Info Version", i32 3}
!116 = !{i32 1, !"wchar_size", i32 4}
!117 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!118 = !{!"clang version 22.1.8"}
!119 = !{!120, !120, i64 0}
!120 = !{!"int", !121, i64 0}
!121 = !{!"omnipotent char", !122, i64 0}
!122 = !{!"Simple C++ TBAA"}
!123 = !DILocation(line: 9, column: 33, scope: !2)
!124 = !DILocation(line: 0, scope: !2)
!125 = !DILocation(line: 10, column: 43, scope: !2)
!126 = !DILocation(line: 10, column: 41, scope: !2)
!127 = !DILocation(line: 10, column: 36, scope: !2)
!128 = !DILocation(line: 10, column: 3, scope: !2)
!129 = !{!121, !121, i64 0}
!130 = distinct !{!130, !131, !132}
!131 = !{!"llvm.loop.mustprogress"}
!132 = !{!"llvm.loop.unroll.disable"}
!133 = !DILocation(line: 11, column: 3, scope: !2)
!134 = !DILocation(line: 12, column: 58, scope: !2)
!135 = !DILocation(line: 12, column: 56, scope: !2)
!136 = !DILocation(line: 12, column: 48, scope: !2)
!137 = !DILocation(line: 12, column: 12, scope: !2)
!138 = !DILocation(line: 12, column: 10, scope: !2)
!139 = !DILocation(line: 12, column: 25, scope: !2)
!140 = !DILocation(line: 12, column: 23, scope: !2)
!141 = !DILocation(line: 12, column: 3, scope: !2)
!142 = !DILocation(line: 12, column: 46, scope: !2)
!143 = !DILocation(line: 13, column: 1, scope: !2)
