; ModuleID = 'cg_memcpy_async.cu'
source_filename = "cg_memcpy_async.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cooperative_groups::thread_block" = type { i8 }

@_ZZ5tilesPKiPiE4tile = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5tilesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %to.addr.i23 = alloca ptr, align 8
  %from.addr.i24 = alloca ptr, align 8
  %n.addr.i25 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %g.addr.i19 = alloca ptr, align 8
  %to.addr.i20 = alloca ptr, align 8
  %from.addr.i21 = alloca ptr, align 8
  %n.addr.i22 = alloca i64, align 8
  %g.addr.i = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca ptr, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %ref.tmp = alloca i64, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !113, !DIExpression(), !114)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !115, !DIExpression(), !116)
    #dbg_declare(ptr %block, !117, !DIExpression(), !120)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !121
  %1 = load ptr, ptr %in.addr, align 8, !dbg !122
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %mul = mul i32 32, %2, !dbg !124
  %idx.ext = zext i32 %mul to i64, !dbg !125
  %add.ptr = getelementptr inbounds nuw i32, ptr %1, i64 %idx.ext, !dbg !125
  store i64 128, ptr %ref.tmp, align 8, !dbg !126
  store ptr %block, ptr %g.addr.i, align 8, !dbg !127
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !127
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !127
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !127
  %3 = load ptr, ptr %g.addr.i, align 8, !dbg !127, !nonnull !104
  %4 = load ptr, ptr %to.addr.i, align 8, !dbg !127
  %5 = load ptr, ptr %from.addr.i, align 8, !dbg !127
  %6 = load ptr, ptr %n.addr.i, align 8, !dbg !127, !nonnull !104, !align !128
  %7 = load i64, ptr %6, align 8, !dbg !127
  store ptr %3, ptr %g.addr.i19, align 8, !dbg !127
  store ptr %4, ptr %to.addr.i20, align 8, !dbg !127
  store ptr %5, ptr %from.addr.i21, align 8, !dbg !127
  store i64 %7, ptr %n.addr.i22, align 8, !dbg !127
  %8 = load ptr, ptr %to.addr.i20, align 8, !dbg !127
  %9 = load ptr, ptr %from.addr.i21, align 8, !dbg !127
  %10 = load i64, ptr %n.addr.i22, align 8, !dbg !127
  %11 = load ptr, ptr %g.addr.i19, align 8, !dbg !127, !nonnull !104
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !127
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !127
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !127
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !127
  %mul.i.i = mul i32 %15, %16, !dbg !127
  %add.i.i = add i32 %14, %mul.i.i, !dbg !127
  %mul5.i.i = mul i32 %13, %add.i.i, !dbg !127
  %add6.i.i = add i32 %12, %mul5.i.i, !dbg !127
  %17 = load ptr, ptr %g.addr.i19, align 8, !dbg !127, !nonnull !104
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !127
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !127
  %mul.i28 = mul i32 %18, %19, !dbg !127
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !127
  %mul3.i = mul i32 %mul.i28, %20, !dbg !127
  store ptr %8, ptr %to.addr.i23, align 8, !dbg !127
  store ptr %9, ptr %from.addr.i24, align 8, !dbg !127
  store i64 %10, ptr %n.addr.i25, align 8, !dbg !127
  store i32 %add6.i.i, ptr %rank.addr.i, align 4, !dbg !127
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !127
  %21 = load ptr, ptr %to.addr.i23, align 8, !dbg !127
  %22 = ptrtoint ptr %21 to i64, !dbg !127
  %23 = load ptr, ptr %from.addr.i24, align 8, !dbg !127
  %24 = ptrtoint ptr %23 to i64, !dbg !127
  %or.i = or i64 %22, %24, !dbg !127
  %25 = load i64, ptr %n.addr.i25, align 8, !dbg !127
  %or1.i = or i64 %or.i, %25, !dbg !127
  %rem.i = urem i64 %or1.i, 4, !dbg !127
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !127
  %conv.i = zext i1 %cmp.i to i32, !dbg !127
  %26 = load ptr, ptr %to.addr.i23, align 8, !dbg !127
  %27 = call i1 @llvm.nvvm.isspacep.shared(ptr %26), !dbg !127
  %conv2.i = zext i1 %27 to i32, !dbg !127
  %conv4.i = zext i1 %27 to i32, !dbg !127
  %and.i = and i32 %conv.i, %conv4.i, !dbg !127
  %28 = load ptr, ptr %from.addr.i24, align 8, !dbg !127
  %29 = call i1 @llvm.nvvm.isspacep.global(ptr %28), !dbg !127
  %conv5.i = zext i1 %29 to i32, !dbg !127
  %conv7.i = zext i1 %29 to i32, !dbg !127
  %and8.i = and i32 %and.i, %conv7.i, !dbg !127
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !127
  %storedv.i = zext i1 %tobool.i to i8, !dbg !127
  store i8 %storedv.i, ptr %async.i, align 1, !dbg !127
  %30 = load i8, ptr %async.i, align 1, !dbg !127
  %loadedv.i = trunc i8 %30 to i1, !dbg !127
  %31 = zext i1 %loadedv.i to i64, !dbg !127
  %cond.i = select i1 %loadedv.i, i64 4, i64 1, !dbg !127
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !127
  %32 = load i32, ptr %rank.addr.i, align 4, !dbg !127
  %conv9.i = zext i32 %32 to i64, !dbg !127
  %33 = load i64, ptr %unit.i, align 8, !dbg !127
  %mul.i26 = mul i64 %conv9.i, %33, !dbg !127
  store i64 %mul.i26, ptr %i.i, align 8, !dbg !127
  br label %for.cond.i, !dbg !127

for.cond.i:                                       ; preds = %if.end.i, %entry
  %34 = load i64, ptr %i.i, align 8, !dbg !127
  %35 = load i64, ptr %n.addr.i25, align 8, !dbg !127
  %cmp10.i = icmp ult i64 %34, %35, !dbg !127
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !127

for.body.i:                                       ; preds = %for.cond.i
  %36 = load i8, ptr %async.i, align 1, !dbg !127
  %loadedv11.i = trunc i8 %36 to i1, !dbg !127
  br i1 %loadedv11.i, label %if.then.i, label %if.else.i, !dbg !127

if.then.i:                                        ; preds = %for.body.i
  %37 = load ptr, ptr %to.addr.i23, align 8, !dbg !127
  %38 = load i64, ptr %i.i, align 8, !dbg !127
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %37, i64 %38, !dbg !127
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !127
  %39 = load ptr, ptr %from.addr.i24, align 8, !dbg !127
  %40 = load i64, ptr %i.i, align 8, !dbg !127
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %39, i64 %40, !dbg !127
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !127
  %41 = load i64, ptr %n.addr.i25, align 8, !dbg !127
  %42 = load i64, ptr %i.i, align 8, !dbg !127
  %sub.i = sub i64 %41, %42, !dbg !127
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !127
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !127

cond.true.i:                                      ; preds = %if.then.i
  %43 = load i64, ptr %n.addr.i25, align 8, !dbg !127
  %44 = load i64, ptr %i.i, align 8, !dbg !127
  %sub14.i = sub i64 %43, %44, !dbg !127
  br label %cond.end.i, !dbg !127

cond.false.i:                                     ; preds = %if.then.i
  br label %cond.end.i, !dbg !127

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !127
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !127
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #4, !dbg !127
  br label %if.end.i, !dbg !127

if.else.i:                                        ; preds = %for.body.i
  %45 = load ptr, ptr %from.addr.i24, align 8, !dbg !127
  %46 = load i64, ptr %i.i, align 8, !dbg !127
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %45, i64 %46, !dbg !127
  %47 = load i8, ptr %arrayidx.i, align 1, !dbg !127
  %48 = load ptr, ptr %to.addr.i23, align 8, !dbg !127
  %49 = load i64, ptr %i.i, align 8, !dbg !127
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %48, i64 %49, !dbg !127
  store i8 %47, ptr %arrayidx17.i, align 1, !dbg !127
  br label %if.end.i, !dbg !127

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %50 = load i32, ptr %size.addr.i, align 4, !dbg !127
  %conv18.i = zext i32 %50 to i64, !dbg !127
  %51 = load i64, ptr %unit.i, align 8, !dbg !127
  %mul19.i = mul i64 %conv18.i, %51, !dbg !127
  %52 = load i64, ptr %i.i, align 8, !dbg !127
  %add.i27 = add i64 %52, %mul19.i, !dbg !127
  store i64 %add.i27, ptr %i.i, align 8, !dbg !127
  br label %for.cond.i, !dbg !127, !llvm.loop !129

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %53 = load i8, ptr %async.i, align 1, !dbg !127
  %loadedv20.i = trunc i8 %53 to i1, !dbg !127
  call void @__ws_cp_async_commit() #4, !dbg !127
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !131
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !132
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !132
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !132
  %mul.i = mul i32 %57, %58, !dbg !132
  %add.i = add i32 %56, %mul.i, !dbg !132
  %mul5.i = mul i32 %55, %add.i, !dbg !132
  %add6.i = add i32 %54, %mul5.i, !dbg !132
  %sub = sub i32 31, %add6.i, !dbg !133
  %idxprom = zext i32 %sub to i64, !dbg !134
  %arrayidx = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !134
  %59 = load i32, ptr %arrayidx, align 4, !dbg !134
  %60 = load ptr, ptr %out.addr, align 8, !dbg !135
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %mul4 = mul i32 32, %61, !dbg !137
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !138
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !138
  %mul.i15 = mul i32 %65, %66, !dbg !138
  %add.i16 = add i32 %64, %mul.i15, !dbg !138
  %mul5.i17 = mul i32 %63, %add.i16, !dbg !138
  %add6.i18 = add i32 %62, %mul5.i17, !dbg !138
  %add = add i32 %mul4, %add6.i18, !dbg !139
  %idxprom6 = zext i32 %add to i64, !dbg !135
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %60, i64 %idxprom6, !dbg !135
  store i32 %59, ptr %arrayidx7, align 4, !dbg !140
  ret void, !dbg !141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!108, !109, !110, !111}
!llvm.ident = !{!112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 9, type: !105, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !104)
!3 = !DIFile(filename: "cg_memcpy_async.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !25, imports: !26, splitDebugInlining: false, nameTableKind: None)
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
!61 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !62, file: !62, line: 199, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!62 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !8}
!65 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !67, file: !32, line: 8)
!67 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !62, file: !62, line: 199, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !69, file: !32, line: 8)
!69 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !62, file: !62, line: 199, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !71, file: !32, line: 8)
!71 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !62, file: !62, line: 198, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!72 = !DISubroutineType(types: !73)
!73 = !{!65, !74}
!74 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !76, file: !32, line: 8)
!76 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !13, file: !13, line: 213, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!77 = !DISubroutineType(types: !78)
!78 = !{!74, !74}
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !80, file: !32, line: 8)
!80 = !DISubprogram(name: "printf", scope: !13, file: !13, line: 263, type: !81, flags: DIFlagPrototyped, spFlags: 0)
!81 = !DISubroutineType(types: !82)
!82 = !{!8, !23, null}
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !84, file: !32, line: 8)
!84 = !DISubprogram(name: "malloc", scope: !13, file: !13, line: 264, type: !85, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{!15, !12}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !88, file: !32, line: 8)
!88 = !DISubprogram(name: "free", scope: !13, file: !13, line: 264, type: !89, flags: DIFlagPrototyped, spFlags: 0)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !15}
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !92, file: !32, line: 8)
!92 = !DISubprogram(name: "memcpy", scope: !13, file: !13, line: 265, type: !93, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DISubroutineType(types: !94)
!94 = !{!15, !15, !16, !12}
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !96, file: !32, line: 8)
!96 = !DISubprogram(name: "memset", scope: !13, file: !13, line: 265, type: !97, flags: DIFlagPrototyped, spFlags: 0)
!97 = !DISubroutineType(types: !98)
!98 = !{!15, !15, !8, !12}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !30, entity: !100, file: !32, line: 8)
!100 = !DISubprogram(name: "memmove", scope: !101, file: !101, line: 84, type: !93, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !103, file: !3, line: 6)
!103 = !DINamespace(name: "cooperative_groups", scope: null)
!104 = !{}
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 32)
!108 = !{i32 7, !"Dwarf Version", i32 4}
!109 = !{i32 2, !"Debug Info Version", i32 3}
!110 = !{i32 1, !"wchar_size", i32 4}
!111 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!112 = !{!"clang version 22.1.8"}
!113 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!114 = !DILocation(line: 8, column: 34, scope: !2)
!115 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!116 = !DILocation(line: 8, column: 43, scope: !2)
!117 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 9, type: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !103, file: !119, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !104, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!119 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!120 = !DILocation(line: 9, column: 33, scope: !2)
!121 = !DILocation(line: 9, column: 41, scope: !2)
!122 = !DILocation(line: 10, column: 33, scope: !2)
!123 = !DILocation(line: 10, column: 43, scope: !2)
!124 = !DILocation(line: 10, column: 41, scope: !2)
!125 = !DILocation(line: 10, column: 36, scope: !2)
!126 = !DILocation(line: 10, column: 55, scope: !2)
!127 = !DILocation(line: 10, column: 3, scope: !2)
!128 = !{i64 8}
!129 = distinct !{!129, !130}
!130 = !{!"llvm.loop.mustprogress"}
!131 = !DILocation(line: 11, column: 3, scope: !2)
!132 = !DILocation(line: 12, column: 58, scope: !2)
!133 = !DILocation(line: 12, column: 56, scope: !2)
!134 = !DILocation(line: 12, column: 48, scope: !2)
!135 = !DILocation(line: 12, column: 3, scope: !2)
!136 = !DILocation(line: 12, column: 12, scope: !2)
!137 = !DILocation(line: 12, column: 10, scope: !2)
!138 = !DILocation(line: 12, column: 25, scope: !2)
!139 = !DILocation(line: 12, column: 23, scope: !2)
!140 = !DILocation(line: 12, column: 46, scope: !2)
!141 = !DILocation(line: 13, column: 1, scope: !2)
