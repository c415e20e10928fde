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
  %to.addr.i25 = alloca ptr, align 8
  %from.addr.i26 = alloca ptr, align 8
  %n.addr.i27 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %g.addr.i20 = alloca ptr, align 8
  %to.addr.i21 = alloca ptr, align 8
  %from.addr.i22 = alloca ptr, align 8
  %n.addr.i23 = alloca i64, align 8
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
    #dbg_declare(ptr %in.addr, !585, !DIExpression(), !586)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !587, !DIExpression(), !588)
    #dbg_declare(ptr %block, !589, !DIExpression(), !592)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !593
  %1 = load ptr, ptr %in.addr, align 8, !dbg !594
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !595
  %mul = mul i32 32, %2, !dbg !596
  %idx.ext = zext i32 %mul to i64, !dbg !597
  %add.ptr = getelementptr inbounds nuw i32, ptr %1, i64 %idx.ext, !dbg !597
  store i64 128, ptr %ref.tmp, align 8, !dbg !598
  store ptr %block, ptr %g.addr.i, align 8, !dbg !599
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !599
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !599
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !599
  %3 = load ptr, ptr %g.addr.i, align 8, !dbg !599, !nonnull !576
  %4 = load ptr, ptr %to.addr.i, align 8, !dbg !599
  %5 = load ptr, ptr %from.addr.i, align 8, !dbg !599
  %6 = load ptr, ptr %n.addr.i, align 8, !dbg !599, !nonnull !576, !align !600
  %7 = load i64, ptr %6, align 8, !dbg !599
  store ptr %3, ptr %g.addr.i20, align 8, !dbg !599
  store ptr %4, ptr %to.addr.i21, align 8, !dbg !599
  store ptr %5, ptr %from.addr.i22, align 8, !dbg !599
  store i64 %7, ptr %n.addr.i23, align 8, !dbg !599
  %8 = load ptr, ptr %to.addr.i21, align 8, !dbg !599
  %9 = load ptr, ptr %from.addr.i22, align 8, !dbg !599
  %10 = load i64, ptr %n.addr.i23, align 8, !dbg !599
  %11 = load ptr, ptr %g.addr.i20, align 8, !dbg !599, !nonnull !576
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !599
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599
  %call2.i.i = call i32 @__ws_sreg_tid_y() #4, !dbg !599
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #4, !dbg !599
  %call4.i.i = call i32 @__ws_sreg_tid_z() #4, !dbg !599
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !599
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !599
  %mul5.i.i = mul i32 %13, %add.i.i, !dbg !599
  %add6.i.i = add i32 %12, %mul5.i.i, !dbg !599
  %14 = load ptr, ptr %g.addr.i20, align 8, !dbg !599, !nonnull !576
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599
  %call1.i = call i32 @__ws_sreg_ntid_y() #4, !dbg !599
  %mul.i30 = mul i32 %15, %call1.i, !dbg !599
  %call2.i31 = call i32 @__ws_sreg_ntid_z() #4, !dbg !599
  %mul3.i = mul i32 %mul.i30, %call2.i31, !dbg !599
  store ptr %8, ptr %to.addr.i25, align 8, !dbg !599
  store ptr %9, ptr %from.addr.i26, align 8, !dbg !599
  store i64 %10, ptr %n.addr.i27, align 8, !dbg !599
  store i32 %add6.i.i, ptr %rank.addr.i, align 4, !dbg !599
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !599
  %16 = load ptr, ptr %to.addr.i25, align 8, !dbg !599
  %17 = ptrtoint ptr %16 to i64, !dbg !599
  %18 = load ptr, ptr %from.addr.i26, align 8, !dbg !599
  %19 = ptrtoint ptr %18 to i64, !dbg !599
  %or.i = or i64 %17, %19, !dbg !599
  %20 = load i64, ptr %n.addr.i27, align 8, !dbg !599
  %or1.i = or i64 %or.i, %20, !dbg !599
  %rem.i = urem i64 %or1.i, 4, !dbg !599
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !599
  %conv.i = zext i1 %cmp.i to i32, !dbg !599
  %21 = load ptr, ptr %to.addr.i25, align 8, !dbg !599
  %22 = call i1 @llvm.nvvm.isspacep.shared(ptr %21), !dbg !599
  %conv2.i = zext i1 %22 to i32, !dbg !599
  %conv4.i = zext i1 %22 to i32, !dbg !599
  %and.i = and i32 %conv.i, %conv4.i, !dbg !599
  %23 = load ptr, ptr %from.addr.i26, align 8, !dbg !599
  %24 = call i1 @llvm.nvvm.isspacep.global(ptr %23), !dbg !599
  %conv5.i = zext i1 %24 to i32, !dbg !599
  %conv7.i = zext i1 %24 to i32, !dbg !599
  %and8.i = and i32 %and.i, %conv7.i, !dbg !599
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !599
  %storedv.i = zext i1 %tobool.i to i8, !dbg !599
  store i8 %storedv.i, ptr %async.i, align 1, !dbg !599
  %25 = load i8, ptr %async.i, align 1, !dbg !599
  %loadedv.i = trunc i8 %25 to i1, !dbg !599
  %26 = zext i1 %loadedv.i to i64, !dbg !599
  %cond.i = select i1 %loadedv.i, i64 4, i64 1, !dbg !599
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !599
  %27 = load i32, ptr %rank.addr.i, align 4, !dbg !599
  %conv9.i = zext i32 %27 to i64, !dbg !599
  %28 = load i64, ptr %unit.i, align 8, !dbg !599
  %mul.i28 = mul i64 %conv9.i, %28, !dbg !599
  store i64 %mul.i28, ptr %i.i, align 8, !dbg !599
  br label %for.cond.i, !dbg !599

for.cond.i:                                       ; preds = %if.end.i, %entry
  %29 = load i64, ptr %i.i, align 8, !dbg !599
  %30 = load i64, ptr %n.addr.i27, align 8, !dbg !599
  %cmp10.i = icmp ult i64 %29, %30, !dbg !599
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !599

for.body.i:                                       ; preds = %for.cond.i
  %31 = load i8, ptr %async.i, align 1, !dbg !599
  %loadedv11.i = trunc i8 %31 to i1, !dbg !599
  br i1 %loadedv11.i, label %if.then.i, label %if.else.i, !dbg !599

if.then.i:                                        ; preds = %for.body.i
  %32 = load ptr, ptr %to.addr.i25, align 8, !dbg !599
  %33 = load i64, ptr %i.i, align 8, !dbg !599
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %32, i64 %33, !dbg !599
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !599
  %34 = load ptr, ptr %from.addr.i26, align 8, !dbg !599
  %35 = load i64, ptr %i.i, align 8, !dbg !599
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %34, i64 %35, !dbg !599
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !599
  %36 = load i64, ptr %n.addr.i27, align 8, !dbg !599
  %37 = load i64, ptr %i.i, align 8, !dbg !599
  %sub.i = sub i64 %36, %37, !dbg !599
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !599
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !599

cond.true.i:                                      ; preds = %if.then.i
  %38 = load i64, ptr %n.addr.i27, align 8, !dbg !599
  %39 = load i64, ptr %i.i, align 8, !dbg !599
  %sub14.i = sub i64 %38, %39, !dbg !599
  br label %cond.end.i, !dbg !599

cond.false.i:                                     ; preds = %if.then.i
  br label %cond.end.i, !dbg !599

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !599
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !599
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #4, !dbg !599
  br label %if.end.i, !dbg !599

if.else.i:                                        ; preds = %for.body.i
  %40 = load ptr, ptr %from.addr.i26, align 8, !dbg !599
  %41 = load i64, ptr %i.i, align 8, !dbg !599
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %40, i64 %41, !dbg !599
  %42 = load i8, ptr %arrayidx.i, align 1, !dbg !599
  %43 = load ptr, ptr %to.addr.i25, align 8, !dbg !599
  %44 = load i64, ptr %i.i, align 8, !dbg !599
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %43, i64 %44, !dbg !599
  store i8 %42, ptr %arrayidx17.i, align 1, !dbg !599
  br label %if.end.i, !dbg !599

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %45 = load i32, ptr %size.addr.i, align 4, !dbg !599
  %conv18.i = zext i32 %45 to i64, !dbg !599
  %46 = load i64, ptr %unit.i, align 8, !dbg !599
  %mul19.i = mul i64 %conv18.i, %46, !dbg !599
  %47 = load i64, ptr %i.i, align 8, !dbg !599
  %add.i29 = add i64 %47, %mul19.i, !dbg !599
  store i64 %add.i29, ptr %i.i, align 8, !dbg !599
  br label %for.cond.i, !dbg !599, !llvm.loop !601

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %48 = load i8, ptr %async.i, align 1, !dbg !599
  %loadedv20.i = trunc i8 %48 to i1, !dbg !599
  call void @__ws_cp_async_commit() #4, !dbg !599
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !603
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !604
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !604
  %call2.i13 = call i32 @__ws_sreg_tid_y() #4, !dbg !604
  %call3.i14 = call i32 @__ws_sreg_ntid_y() #4, !dbg !604
  %call4.i15 = call i32 @__ws_sreg_tid_z() #4, !dbg !604
  %mul.i16 = mul i32 %call3.i14, %call4.i15, !dbg !604
  %add.i17 = add i32 %call2.i13, %mul.i16, !dbg !604
  %mul5.i18 = mul i32 %50, %add.i17, !dbg !604
  %add6.i19 = add i32 %49, %mul5.i18, !dbg !604
  %sub = sub i32 31, %add6.i19, !dbg !605
  %idxprom = zext i32 %sub to i64, !dbg !606
  %arrayidx = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !606
  %51 = load i32, ptr %arrayidx, align 4, !dbg !606
  %52 = load ptr, ptr %out.addr, align 8, !dbg !607
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !608
  %mul4 = mul i32 32, %53, !dbg !609
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !610
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !610
  %call2.i = call i32 @__ws_sreg_tid_y() #4, !dbg !610
  %call3.i = call i32 @__ws_sreg_ntid_y() #4, !dbg !610
  %call4.i = call i32 @__ws_sreg_tid_z() #4, !dbg !610
  %mul.i = mul i32 %call3.i, %call4.i, !dbg !610
  %add.i = add i32 %call2.i, %mul.i, !dbg !610
  %mul5.i = mul i32 %55, %add.i, !dbg !610
  %add6.i = add i32 %54, %mul5.i, !dbg !610
  %add = add i32 %mul4, %add6.i, !dbg !611
  %idxprom6 = zext i32 %add to i64, !dbg !607
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %52, i64 %idxprom6, !dbg !607
  store i32 %51, ptr %arrayidx7, align 4, !dbg !612
  ret void, !dbg !613
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!580, !581, !582, !583}
!llvm.ident = !{!584}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 9, type: !577, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !576)
!3 = !DIFile(filename: "cg_memcpy_async.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !25, imports: !26, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !15, !16, !18, !19, !20, !22, !23, !8}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 34, baseType: !14)
!13 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
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
!26 = !{!27, !30, !32, !37, !42, !47, !53, !55, !60, !62, !64, !95, !99, !102, !104, !106, !109, !112, !114, !116, !118, !120, !122, !124, !126, !128, !130, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150, !152, !154, !156, !160, !164, !169, !173, !177, !183, !187, !191, !195, !197, !199, !203, !207, !211, !215, !219, !221, !225, !229, !233, !235, !239, !241, !245, !249, !251, !253, !257, !261, !265, !269, !273, !275, !277, !279, !283, !287, !291, !293, !297, !301, !305, !306, !310, !312, !314, !318, !323, !327, !331, !335, !339, !341, !343, !347, !349, !353, !357, !361, !366, !370, !374, !379, !383, !387, !391, !393, !401, !405, !411, !417, !423, !424, !425, !426, !430, !432, !436, !440, !444, !448, !450, !454, !456, !460, !464, !466, !468, !470, !474, !478, !480, !484, !486, !490, !492, !494, !496, !498, !500, !502, !504, !506, !508, !510, !512, !514, !516, !518, !520, !522, !524, !529, !531, !533, !538, !542, !547, !553, !555, !561, !565, !569, !574}
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !28, file: !29, line: 128)
!28 = !DINamespace(name: "ws_math", scope: null)
!29 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !31, entity: !28, file: !29, line: 129)
!31 = !DINamespace(name: "std", scope: null)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !33, file: !29, line: 154)
!33 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !29, file: !29, line: 137, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !38, file: !29, line: 154)
!38 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !29, file: !29, line: 133, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !43, file: !29, line: 154)
!43 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !29, file: !29, line: 134, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !48, file: !29, line: 154)
!48 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !29, file: !29, line: 145, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52}
!51 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !54, file: !29, line: 154)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !29, file: !29, line: 147, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !56, file: !29, line: 154)
!56 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !29, file: !29, line: 149, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DISubroutineType(types: !58)
!58 = !{!8, !59}
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !12, file: !61, line: 6)
!61 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !63, file: !61, line: 7)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !13, line: 35, baseType: !41)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !65, file: !66, line: 56)
!65 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !67, file: !66, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !68, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!66 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!67 = !DINamespace(name: "__exception_ptr", scope: !31)
!68 = !{!69, !70, !74, !77, !81, !86, !90, !91}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !65, file: !66, line: 43, baseType: !15, size: 64)
!70 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !65, file: !66, line: 44, type: !71, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !73, !15}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !65, file: !66, line: 46, type: !75, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !73}
!77 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !65, file: !66, line: 47, type: !78, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !73, !80}
!80 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!81 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !65, file: !66, line: 48, type: !82, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !73, !84}
!84 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!86 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !65, file: !66, line: 49, type: !87, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!87 = !DISubroutineType(types: !88)
!88 = !{!89, !73, !84}
!89 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !65, size: 64)
!90 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !65, file: !66, line: 50, type: !75, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!91 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !65, file: !66, line: 51, type: !92, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!92 = !DISubroutineType(types: !93)
!93 = !{!51, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !96, file: !98, line: 8)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !13, line: 36, baseType: !97)
!97 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!98 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !100, file: !98, line: 8)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !13, line: 38, baseType: !101)
!101 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !103, file: !98, line: 8)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !13, line: 40, baseType: !8)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !105, file: !98, line: 8)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !13, line: 42, baseType: !41)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !107, file: !98, line: 8)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !13, line: 37, baseType: !108)
!108 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !110, file: !98, line: 8)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !13, line: 39, baseType: !111)
!111 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !113, file: !98, line: 8)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !13, line: 41, baseType: !18)
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !115, file: !98, line: 8)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !13, line: 43, baseType: !14)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !117, file: !98, line: 9)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !13, line: 48, baseType: !97)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !119, file: !98, line: 9)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !13, line: 50, baseType: !101)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !121, file: !98, line: 9)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !13, line: 52, baseType: !8)
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !123, file: !98, line: 9)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !13, line: 54, baseType: !41)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !125, file: !98, line: 9)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !13, line: 49, baseType: !108)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !127, file: !98, line: 9)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !13, line: 51, baseType: !111)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !129, file: !98, line: 9)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !13, line: 53, baseType: !18)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !131, file: !98, line: 9)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !13, line: 55, baseType: !14)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !133, file: !98, line: 10)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !13, line: 48, baseType: !97)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !135, file: !98, line: 10)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !13, line: 54, baseType: !41)
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !137, file: !98, line: 10)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !13, line: 54, baseType: !41)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !139, file: !98, line: 10)
!139 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !13, line: 54, baseType: !41)
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !141, file: !98, line: 10)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !13, line: 49, baseType: !108)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !143, file: !98, line: 10)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !13, line: 55, baseType: !14)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !145, file: !98, line: 10)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !13, line: 55, baseType: !14)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !147, file: !98, line: 10)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !13, line: 55, baseType: !14)
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !149, file: !98, line: 11)
!149 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !13, line: 44, baseType: !41)
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !151, file: !98, line: 11)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !13, line: 45, baseType: !14)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !153, file: !98, line: 11)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !13, line: 46, baseType: !41)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !155, file: !98, line: 11)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !13, line: 47, baseType: !14)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !157, file: !98, line: 12)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !158, line: 77, baseType: !159)
!158 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!159 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !158, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !161, file: !98, line: 12)
!161 = !DISubprogram(name: "printf", scope: !158, file: !158, line: 97, type: !162, flags: DIFlagPrototyped, spFlags: 0)
!162 = !DISubroutineType(types: !163)
!163 = !{!8, !23, null}
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !165, file: !98, line: 12)
!165 = !DISubprogram(name: "fprintf", scope: !158, file: !158, line: 98, type: !166, flags: DIFlagPrototyped, spFlags: 0)
!166 = !DISubroutineType(types: !167)
!167 = !{!8, !168, !23, null}
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !170, file: !98, line: 12)
!170 = !DISubprogram(name: "sprintf", scope: !158, file: !158, line: 99, type: !171, flags: DIFlagPrototyped, spFlags: 0)
!171 = !DISubroutineType(types: !172)
!172 = !{!8, !20, !23, null}
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !174, file: !98, line: 12)
!174 = !DISubprogram(name: "snprintf", scope: !158, file: !158, line: 100, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!175 = !DISubroutineType(types: !176)
!176 = !{!8, !20, !12, !23, null}
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !178, file: !98, line: 12)
!178 = !DISubprogram(name: "vprintf", scope: !158, file: !158, line: 103, type: !179, flags: DIFlagPrototyped, spFlags: 0)
!179 = !DISubroutineType(types: !180)
!180 = !{!8, !23, !181}
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !158, line: 75, baseType: !182)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !20)
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !184, file: !98, line: 12)
!184 = !DISubprogram(name: "vfprintf", scope: !158, file: !158, line: 104, type: !185, flags: DIFlagPrototyped, spFlags: 0)
!185 = !DISubroutineType(types: !186)
!186 = !{!8, !168, !23, !181}
!187 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !188, file: !98, line: 12)
!188 = !DISubprogram(name: "vsprintf", scope: !158, file: !158, line: 105, type: !189, flags: DIFlagPrototyped, spFlags: 0)
!189 = !DISubroutineType(types: !190)
!190 = !{!8, !20, !23, !181}
!191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !192, file: !98, line: 12)
!192 = !DISubprogram(name: "vsnprintf", scope: !158, file: !158, line: 106, type: !193, flags: DIFlagPrototyped, spFlags: 0)
!193 = !DISubroutineType(types: !194)
!194 = !{!8, !20, !12, !23, !181}
!195 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !196, file: !98, line: 13)
!196 = !DISubprogram(name: "scanf", scope: !158, file: !158, line: 108, type: !162, flags: DIFlagPrototyped, spFlags: 0)
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !198, file: !98, line: 13)
!198 = !DISubprogram(name: "fscanf", scope: !158, file: !158, line: 109, type: !166, flags: DIFlagPrototyped, spFlags: 0)
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !200, file: !98, line: 13)
!200 = !DISubprogram(name: "sscanf", scope: !158, file: !158, line: 110, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!201 = !DISubroutineType(types: !202)
!202 = !{!8, !23, !23, null}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !204, file: !98, line: 13)
!204 = !DISubprogram(name: "vsscanf", scope: !158, file: !158, line: 113, type: !205, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubroutineType(types: !206)
!206 = !{!8, !23, !23, !181}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !208, file: !98, line: 13)
!208 = !DISubprogram(name: "puts", scope: !158, file: !158, line: 114, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!209 = !DISubroutineType(types: !210)
!210 = !{!8, !23}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !212, file: !98, line: 13)
!212 = !DISubprogram(name: "putchar", scope: !158, file: !158, line: 115, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubroutineType(types: !214)
!214 = !{!8, !8}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !216, file: !98, line: 13)
!216 = !DISubprogram(name: "putc", scope: !158, file: !158, line: 116, type: !217, flags: DIFlagPrototyped, spFlags: 0)
!217 = !DISubroutineType(types: !218)
!218 = !{!8, !8, !168}
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !220, file: !98, line: 13)
!220 = !DISubprogram(name: "fputc", scope: !158, file: !158, line: 117, type: !217, flags: DIFlagPrototyped, spFlags: 0)
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !222, file: !98, line: 13)
!222 = !DISubprogram(name: "fputs", scope: !158, file: !158, line: 118, type: !223, flags: DIFlagPrototyped, spFlags: 0)
!223 = !DISubroutineType(types: !224)
!224 = !{!8, !23, !168}
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !226, file: !98, line: 13)
!226 = !DISubprogram(name: "getchar", scope: !158, file: !158, line: 119, type: !227, flags: DIFlagPrototyped, spFlags: 0)
!227 = !DISubroutineType(types: !228)
!228 = !{!8}
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !230, file: !98, line: 13)
!230 = !DISubprogram(name: "getc", scope: !158, file: !158, line: 120, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!231 = !DISubroutineType(types: !232)
!232 = !{!8, !168}
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !234, file: !98, line: 14)
!234 = !DISubprogram(name: "fgetc", scope: !158, file: !158, line: 121, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !236, file: !98, line: 14)
!236 = !DISubprogram(name: "fgets", scope: !158, file: !158, line: 123, type: !237, flags: DIFlagPrototyped, spFlags: 0)
!237 = !DISubroutineType(types: !238)
!238 = !{!20, !20, !8, !168}
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !240, file: !98, line: 14)
!240 = !DISubprogram(name: "ungetc", scope: !158, file: !158, line: 122, type: !217, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !242, file: !98, line: 14)
!242 = !DISubprogram(name: "fopen", scope: !158, file: !158, line: 126, type: !243, flags: DIFlagPrototyped, spFlags: 0)
!243 = !DISubroutineType(types: !244)
!244 = !{!168, !23, !23}
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !246, file: !98, line: 14)
!246 = !DISubprogram(name: "freopen", scope: !158, file: !158, line: 127, type: !247, flags: DIFlagPrototyped, spFlags: 0)
!247 = !DISubroutineType(types: !248)
!248 = !{!168, !23, !23, !168}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !250, file: !98, line: 14)
!250 = !DISubprogram(name: "fclose", scope: !158, file: !158, line: 133, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !252, file: !98, line: 14)
!252 = !DISubprogram(name: "fflush", scope: !158, file: !158, line: 134, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !254, file: !98, line: 14)
!254 = !DISubprogram(name: "fread", scope: !158, file: !158, line: 135, type: !255, flags: DIFlagPrototyped, spFlags: 0)
!255 = !DISubroutineType(types: !256)
!256 = !{!12, !15, !12, !12, !168}
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !258, file: !98, line: 14)
!258 = !DISubprogram(name: "fwrite", scope: !158, file: !158, line: 136, type: !259, flags: DIFlagPrototyped, spFlags: 0)
!259 = !DISubroutineType(types: !260)
!260 = !{!12, !16, !12, !12, !168}
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !262, file: !98, line: 14)
!262 = !DISubprogram(name: "fseek", scope: !158, file: !158, line: 137, type: !263, flags: DIFlagPrototyped, spFlags: 0)
!263 = !DISubroutineType(types: !264)
!264 = !{!8, !168, !41, !8}
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !266, file: !98, line: 14)
!266 = !DISubprogram(name: "ftell", scope: !158, file: !158, line: 139, type: !267, flags: DIFlagPrototyped, spFlags: 0)
!267 = !DISubroutineType(types: !268)
!268 = !{!41, !168}
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !270, file: !98, line: 15)
!270 = !DISubprogram(name: "rewind", scope: !158, file: !158, line: 141, type: !271, flags: DIFlagPrototyped, spFlags: 0)
!271 = !DISubroutineType(types: !272)
!272 = !{null, !168}
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !274, file: !98, line: 15)
!274 = !DISubprogram(name: "feof", scope: !158, file: !158, line: 142, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !276, file: !98, line: 15)
!276 = !DISubprogram(name: "ferror", scope: !158, file: !158, line: 143, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !278, file: !98, line: 15)
!278 = !DISubprogram(name: "clearerr", scope: !158, file: !158, line: 144, type: !271, flags: DIFlagPrototyped, spFlags: 0)
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !280, file: !98, line: 15)
!280 = !DISubprogram(name: "setvbuf", scope: !158, file: !158, line: 146, type: !281, flags: DIFlagPrototyped, spFlags: 0)
!281 = !DISubroutineType(types: !282)
!282 = !{!8, !168, !20, !8, !12}
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !284, file: !98, line: 15)
!284 = !DISubprogram(name: "setbuf", scope: !158, file: !158, line: 147, type: !285, flags: DIFlagPrototyped, spFlags: 0)
!285 = !DISubroutineType(types: !286)
!286 = !{null, !168, !20}
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !288, file: !98, line: 15)
!288 = !DISubprogram(name: "perror", scope: !158, file: !158, line: 149, type: !289, flags: DIFlagPrototyped, spFlags: 0)
!289 = !DISubroutineType(types: !290)
!290 = !{null, !23}
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !292, file: !98, line: 15)
!292 = !DISubprogram(name: "remove", scope: !158, file: !158, line: 150, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !294, file: !98, line: 15)
!294 = !DISubprogram(name: "rename", scope: !158, file: !158, line: 151, type: !295, flags: DIFlagPrototyped, spFlags: 0)
!295 = !DISubroutineType(types: !296)
!296 = !{!8, !23, !23}
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !298, file: !98, line: 15)
!298 = !DISubprogram(name: "tmpfile", scope: !158, file: !158, line: 130, type: !299, flags: DIFlagPrototyped, spFlags: 0)
!299 = !DISubroutineType(types: !300)
!300 = !{!168}
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !302, file: !98, line: 15)
!302 = !DISubprogram(name: "tmpnam", scope: !158, file: !158, line: 131, type: !303, flags: DIFlagPrototyped, spFlags: 0)
!303 = !DISubroutineType(types: !304)
!304 = !{!20, !20}
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !181, file: !98, line: 16)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !307, file: !98, line: 16)
!307 = !DISubprogram(name: "exit", scope: !158, file: !158, line: 154, type: !308, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!308 = !DISubroutineType(types: !309)
!309 = !{null, !8}
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !311, file: !98, line: 16)
!311 = !DISubprogram(name: "_Exit", scope: !158, file: !158, line: 156, type: !308, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !313, file: !98, line: 16)
!313 = !DISubprogram(name: "quick_exit", scope: !158, file: !158, line: 157, type: !308, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !315, file: !98, line: 16)
!315 = !DISubprogram(name: "abort", scope: !158, file: !158, line: 158, type: !316, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!316 = !DISubroutineType(types: !317)
!317 = !{null}
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !319, file: !98, line: 16)
!319 = !DISubprogram(name: "atexit", scope: !158, file: !158, line: 159, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!320 = !DISubroutineType(types: !321)
!321 = !{!8, !322}
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !316, size: 64)
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !324, file: !98, line: 16)
!324 = !DISubprogram(name: "malloc", scope: !158, file: !158, line: 161, type: !325, flags: DIFlagPrototyped, spFlags: 0)
!325 = !DISubroutineType(types: !326)
!326 = !{!15, !12}
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !328, file: !98, line: 16)
!328 = !DISubprogram(name: "free", scope: !158, file: !158, line: 162, type: !329, flags: DIFlagPrototyped, spFlags: 0)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !15}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !332, file: !98, line: 16)
!332 = !DISubprogram(name: "calloc", scope: !158, file: !158, line: 163, type: !333, flags: DIFlagPrototyped, spFlags: 0)
!333 = !DISubroutineType(types: !334)
!334 = !{!15, !12, !12}
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !336, file: !98, line: 16)
!336 = !DISubprogram(name: "realloc", scope: !158, file: !158, line: 164, type: !337, flags: DIFlagPrototyped, spFlags: 0)
!337 = !DISubroutineType(types: !338)
!338 = !{!15, !15, !12}
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !340, file: !98, line: 17)
!340 = !DISubprogram(name: "aligned_alloc", scope: !158, file: !158, line: 165, type: !333, flags: DIFlagPrototyped, spFlags: 0)
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !342, file: !98, line: 17)
!342 = !DISubprogram(name: "rand", scope: !158, file: !158, line: 169, type: !227, flags: DIFlagPrototyped, spFlags: 0)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !344, file: !98, line: 17)
!344 = !DISubprogram(name: "srand", scope: !158, file: !158, line: 170, type: !345, flags: DIFlagPrototyped, spFlags: 0)
!345 = !DISubroutineType(types: !346)
!346 = !{null, !18}
!347 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !348, file: !98, line: 17)
!348 = !DISubprogram(name: "atoi", scope: !158, file: !158, line: 182, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !350, file: !98, line: 17)
!350 = !DISubprogram(name: "atol", scope: !158, file: !158, line: 183, type: !351, flags: DIFlagPrototyped, spFlags: 0)
!351 = !DISubroutineType(types: !352)
!352 = !{!41, !23}
!353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !354, file: !98, line: 17)
!354 = !DISubprogram(name: "atoll", scope: !158, file: !158, line: 184, type: !355, flags: DIFlagPrototyped, spFlags: 0)
!355 = !DISubroutineType(types: !356)
!356 = !{!46, !23}
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !358, file: !98, line: 17)
!358 = !DISubprogram(name: "atof", scope: !158, file: !158, line: 185, type: !359, flags: DIFlagPrototyped, spFlags: 0)
!359 = !DISubroutineType(types: !360)
!360 = !{!52, !23}
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !362, file: !98, line: 17)
!362 = !DISubprogram(name: "strtol", scope: !158, file: !158, line: 186, type: !363, flags: DIFlagPrototyped, spFlags: 0)
!363 = !DISubroutineType(types: !364)
!364 = !{!41, !23, !365, !8}
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !367, file: !98, line: 17)
!367 = !DISubprogram(name: "strtoul", scope: !158, file: !158, line: 187, type: !368, flags: DIFlagPrototyped, spFlags: 0)
!368 = !DISubroutineType(types: !369)
!369 = !{!14, !23, !365, !8}
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !371, file: !98, line: 17)
!371 = !DISubprogram(name: "strtoll", scope: !158, file: !158, line: 188, type: !372, flags: DIFlagPrototyped, spFlags: 0)
!372 = !DISubroutineType(types: !373)
!373 = !{!46, !23, !365, !8}
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !375, file: !98, line: 18)
!375 = !DISubprogram(name: "strtoull", scope: !158, file: !158, line: 189, type: !376, flags: DIFlagPrototyped, spFlags: 0)
!376 = !DISubroutineType(types: !377)
!377 = !{!378, !23, !365, !8}
!378 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !380, file: !98, line: 18)
!380 = !DISubprogram(name: "strtod", scope: !158, file: !158, line: 190, type: !381, flags: DIFlagPrototyped, spFlags: 0)
!381 = !DISubroutineType(types: !382)
!382 = !{!52, !23, !365}
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !384, file: !98, line: 18)
!384 = !DISubprogram(name: "strtof", scope: !158, file: !158, line: 191, type: !385, flags: DIFlagPrototyped, spFlags: 0)
!385 = !DISubroutineType(types: !386)
!386 = !{!59, !23, !365}
!387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !388, file: !98, line: 18)
!388 = !DISubprogram(name: "getenv", scope: !158, file: !158, line: 195, type: !389, flags: DIFlagPrototyped, spFlags: 0)
!389 = !DISubroutineType(types: !390)
!390 = !{!20, !23}
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !392, file: !98, line: 18)
!392 = !DISubprogram(name: "system", scope: !158, file: !158, line: 199, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !394, file: !98, line: 18)
!394 = !DISubprogram(name: "qsort", scope: !158, file: !158, line: 309, type: !395, flags: DIFlagPrototyped, spFlags: 0)
!395 = !DISubroutineType(types: !396)
!396 = !{null, !15, !12, !12, !397}
!397 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !158, line: 308, baseType: !398)
!398 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !399, size: 64)
!399 = !DISubroutineType(types: !400)
!400 = !{!8, !16, !16}
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !402, file: !98, line: 18)
!402 = !DISubprogram(name: "bsearch", scope: !158, file: !158, line: 310, type: !403, flags: DIFlagPrototyped, spFlags: 0)
!403 = !DISubroutineType(types: !404)
!404 = !{!15, !16, !16, !12, !12, !397}
!405 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !406, file: !98, line: 18)
!406 = !DISubprogram(name: "div", scope: !158, file: !158, line: 202, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!407 = !DISubroutineType(types: !408)
!408 = !{!409, !8, !8}
!409 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !158, line: 78, baseType: !410)
!410 = !DICompositeType(tag: DW_TAG_structure_type, file: !158, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!411 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !412, file: !98, line: 18)
!412 = !DISubprogram(name: "ldiv", scope: !158, file: !158, line: 203, type: !413, flags: DIFlagPrototyped, spFlags: 0)
!413 = !DISubroutineType(types: !414)
!414 = !{!415, !41, !41}
!415 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !158, line: 79, baseType: !416)
!416 = !DICompositeType(tag: DW_TAG_structure_type, file: !158, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !418, file: !98, line: 18)
!418 = !DISubprogram(name: "lldiv", scope: !158, file: !158, line: 204, type: !419, flags: DIFlagPrototyped, spFlags: 0)
!419 = !DISubroutineType(types: !420)
!420 = !{!421, !46, !46}
!421 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !158, line: 80, baseType: !422)
!422 = !DICompositeType(tag: DW_TAG_structure_type, file: !158, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!423 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !409, file: !98, line: 19)
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !415, file: !98, line: 19)
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !421, file: !98, line: 19)
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !427, file: !98, line: 19)
!427 = !DISubprogram(name: "memcpy", scope: !158, file: !158, line: 207, type: !428, flags: DIFlagPrototyped, spFlags: 0)
!428 = !DISubroutineType(types: !429)
!429 = !{!15, !15, !16, !12}
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !431, file: !98, line: 19)
!431 = !DISubprogram(name: "memmove", scope: !158, file: !158, line: 208, type: !428, flags: DIFlagPrototyped, spFlags: 0)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !433, file: !98, line: 19)
!433 = !DISubprogram(name: "memset", scope: !158, file: !158, line: 209, type: !434, flags: DIFlagPrototyped, spFlags: 0)
!434 = !DISubroutineType(types: !435)
!435 = !{!15, !15, !8, !12}
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !437, file: !98, line: 19)
!437 = !DISubprogram(name: "memcmp", scope: !158, file: !158, line: 210, type: !438, flags: DIFlagPrototyped, spFlags: 0)
!438 = !DISubroutineType(types: !439)
!439 = !{!8, !16, !16, !12}
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !441, file: !98, line: 19)
!441 = !DISubprogram(name: "memchr", scope: !158, file: !158, line: 319, type: !442, flags: DIFlagPrototyped, spFlags: 0)
!442 = !DISubroutineType(types: !443)
!443 = !{!16, !16, !8, !12}
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !445, file: !98, line: 19)
!445 = !DISubprogram(name: "strlen", scope: !158, file: !158, line: 217, type: !446, flags: DIFlagPrototyped, spFlags: 0)
!446 = !DISubroutineType(types: !447)
!447 = !{!12, !23}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !449, file: !98, line: 19)
!449 = !DISubprogram(name: "strcmp", scope: !158, file: !158, line: 219, type: !295, flags: DIFlagPrototyped, spFlags: 0)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !451, file: !98, line: 20)
!451 = !DISubprogram(name: "strncmp", scope: !158, file: !158, line: 220, type: !452, flags: DIFlagPrototyped, spFlags: 0)
!452 = !DISubroutineType(types: !453)
!453 = !{!8, !23, !23, !12}
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !455, file: !98, line: 20)
!455 = !DISubprogram(name: "strcoll", scope: !158, file: !158, line: 223, type: !295, flags: DIFlagPrototyped, spFlags: 0)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !457, file: !98, line: 20)
!457 = !DISubprogram(name: "strcpy", scope: !158, file: !158, line: 225, type: !458, flags: DIFlagPrototyped, spFlags: 0)
!458 = !DISubroutineType(types: !459)
!459 = !{!20, !20, !23}
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !461, file: !98, line: 20)
!461 = !DISubprogram(name: "strncpy", scope: !158, file: !158, line: 226, type: !462, flags: DIFlagPrototyped, spFlags: 0)
!462 = !DISubroutineType(types: !463)
!463 = !{!20, !20, !23, !12}
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !465, file: !98, line: 20)
!465 = !DISubprogram(name: "strcat", scope: !158, file: !158, line: 228, type: !458, flags: DIFlagPrototyped, spFlags: 0)
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !467, file: !98, line: 20)
!467 = !DISubprogram(name: "strncat", scope: !158, file: !158, line: 229, type: !462, flags: DIFlagPrototyped, spFlags: 0)
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !469, file: !98, line: 20)
!469 = !DISubprogram(name: "strtok", scope: !158, file: !158, line: 230, type: !458, flags: DIFlagPrototyped, spFlags: 0)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !471, file: !98, line: 20)
!471 = !DISubprogram(name: "strerror", scope: !158, file: !158, line: 235, type: !472, flags: DIFlagPrototyped, spFlags: 0)
!472 = !DISubroutineType(types: !473)
!473 = !{!20, !8}
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !475, file: !98, line: 20)
!475 = !DISubprogram(name: "strspn", scope: !158, file: !158, line: 236, type: !476, flags: DIFlagPrototyped, spFlags: 0)
!476 = !DISubroutineType(types: !477)
!477 = !{!12, !23, !23}
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !479, file: !98, line: 20)
!479 = !DISubprogram(name: "strcspn", scope: !158, file: !158, line: 237, type: !476, flags: DIFlagPrototyped, spFlags: 0)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !481, file: !98, line: 21)
!481 = !DISubprogram(name: "strchr", scope: !158, file: !158, line: 320, type: !482, flags: DIFlagPrototyped, spFlags: 0)
!482 = !DISubroutineType(types: !483)
!483 = !{!23, !23, !8}
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !485, file: !98, line: 21)
!485 = !DISubprogram(name: "strrchr", scope: !158, file: !158, line: 321, type: !482, flags: DIFlagPrototyped, spFlags: 0)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !487, file: !98, line: 21)
!487 = !DISubprogram(name: "strstr", scope: !158, file: !158, line: 322, type: !488, flags: DIFlagPrototyped, spFlags: 0)
!488 = !DISubroutineType(types: !489)
!489 = !{!23, !23, !23}
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !491, file: !98, line: 21)
!491 = !DISubprogram(name: "strpbrk", scope: !158, file: !158, line: 323, type: !488, flags: DIFlagPrototyped, spFlags: 0)
!492 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !493, file: !98, line: 21)
!493 = !DISubprogram(name: "isalnum", scope: !158, file: !158, line: 251, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !495, file: !98, line: 21)
!495 = !DISubprogram(name: "isalpha", scope: !158, file: !158, line: 252, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !497, file: !98, line: 21)
!497 = !DISubprogram(name: "isblank", scope: !158, file: !158, line: 253, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !499, file: !98, line: 21)
!499 = !DISubprogram(name: "iscntrl", scope: !158, file: !158, line: 254, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !501, file: !98, line: 21)
!501 = !DISubprogram(name: "isdigit", scope: !158, file: !158, line: 255, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !503, file: !98, line: 21)
!503 = !DISubprogram(name: "isgraph", scope: !158, file: !158, line: 256, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !505, file: !98, line: 22)
!505 = !DISubprogram(name: "islower", scope: !158, file: !158, line: 257, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !507, file: !98, line: 22)
!507 = !DISubprogram(name: "isprint", scope: !158, file: !158, line: 258, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !509, file: !98, line: 22)
!509 = !DISubprogram(name: "ispunct", scope: !158, file: !158, line: 259, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!510 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !511, file: !98, line: 22)
!511 = !DISubprogram(name: "isspace", scope: !158, file: !158, line: 260, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !513, file: !98, line: 22)
!513 = !DISubprogram(name: "isupper", scope: !158, file: !158, line: 261, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !515, file: !98, line: 22)
!515 = !DISubprogram(name: "isxdigit", scope: !158, file: !158, line: 262, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!516 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !517, file: !98, line: 22)
!517 = !DISubprogram(name: "tolower", scope: !158, file: !158, line: 265, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !519, file: !98, line: 22)
!519 = !DISubprogram(name: "toupper", scope: !158, file: !158, line: 266, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!520 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !521, file: !98, line: 23)
!521 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !158, line: 69, baseType: !41)
!522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !523, file: !98, line: 23)
!523 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !158, line: 70, baseType: !41)
!524 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !525, file: !98, line: 23)
!525 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !526, file: !526, line: 244, type: !527, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!526 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!527 = !DISubroutineType(types: !528)
!528 = !{!523}
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !530, file: !98, line: 23)
!530 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !158, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !532, file: !98, line: 23)
!532 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !158, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !534, file: !98, line: 23)
!534 = !DISubprogram(name: "time", scope: !158, file: !158, line: 269, type: !535, flags: DIFlagPrototyped, spFlags: 0)
!535 = !DISubroutineType(types: !536)
!536 = !{!521, !537}
!537 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !521, size: 64)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !539, file: !98, line: 23)
!539 = !DISubprogram(name: "difftime", scope: !158, file: !158, line: 270, type: !540, flags: DIFlagPrototyped, spFlags: 0)
!540 = !DISubroutineType(types: !541)
!541 = !{!52, !521, !521}
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !543, file: !98, line: 23)
!543 = !DISubprogram(name: "mktime", scope: !158, file: !158, line: 271, type: !544, flags: DIFlagPrototyped, spFlags: 0)
!544 = !DISubroutineType(types: !545)
!545 = !{!521, !546}
!546 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !530, size: 64)
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !548, file: !98, line: 23)
!548 = !DISubprogram(name: "localtime", scope: !158, file: !158, line: 273, type: !549, flags: DIFlagPrototyped, spFlags: 0)
!549 = !DISubroutineType(types: !550)
!550 = !{!546, !551}
!551 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !552, size: 64)
!552 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !521)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !554, file: !98, line: 23)
!554 = !DISubprogram(name: "gmtime", scope: !158, file: !158, line: 275, type: !549, flags: DIFlagPrototyped, spFlags: 0)
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !556, file: !98, line: 24)
!556 = !DISubprogram(name: "asctime", scope: !158, file: !158, line: 277, type: !557, flags: DIFlagPrototyped, spFlags: 0)
!557 = !DISubroutineType(types: !558)
!558 = !{!20, !559}
!559 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !560, size: 64)
!560 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !530)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !562, file: !98, line: 24)
!562 = !DISubprogram(name: "ctime", scope: !158, file: !158, line: 278, type: !563, flags: DIFlagPrototyped, spFlags: 0)
!563 = !DISubroutineType(types: !564)
!564 = !{!20, !551}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !566, file: !98, line: 24)
!566 = !DISubprogram(name: "strftime", scope: !158, file: !158, line: 280, type: !567, flags: DIFlagPrototyped, spFlags: 0)
!567 = !DISubroutineType(types: !568)
!568 = !{!12, !20, !12, !23, !559}
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !570, file: !98, line: 24)
!570 = !DISubprogram(name: "timespec_get", scope: !158, file: !158, line: 285, type: !571, flags: DIFlagPrototyped, spFlags: 0)
!571 = !DISubroutineType(types: !572)
!572 = !{!8, !573, !8}
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !532, size: 64)
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !575, file: !3, line: 6)
!575 = !DINamespace(name: "cooperative_groups", scope: null)
!576 = !{}
!577 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !578)
!578 = !{!579}
!579 = !DISubrange(count: 32)
!580 = !{i32 7, !"Dwarf Version", i32 4}
!581 = !{i32 2, !"Debug Info Version", i32 3}
!582 = !{i32 1, !"wchar_size", i32 4}
!583 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!584 = !{!"clang version 22.1.8"}
!585 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!586 = !DILocation(line: 8, column: 34, scope: !2)
!587 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!588 = !DILocation(line: 8, column: 43, scope: !2)
!589 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 9, type: !590)
!590 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !575, file: !591, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !576, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!591 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!592 = !DILocation(line: 9, column: 33, scope: !2)
!593 = !DILocation(line: 9, column: 41, scope: !2)
!594 = !DILocation(line: 10, column: 33, scope: !2)
!595 = !DILocation(line: 10, column: 43, scope: !2)
!596 = !DILocation(line: 10, column: 41, scope: !2)
!597 = !DILocation(line: 10, column: 36, scope: !2)
!598 = !DILocation(line: 10, column: 55, scope: !2)
!599 = !DILocation(line: 10, column: 3, scope: !2)
!600 = !{i64 8}
!601 = distinct !{!601, !602}
!602 = !{!"llvm.loop.mustprogress"}
!603 = !DILocation(line: 11, column: 3, scope: !2)
!604 = !DILocation(line: 12, column: 58, scope: !2)
!605 = !DILocation(line: 12, column: 56, scope: !2)
!606 = !DILocation(line: 12, column: 48, scope: !2)
!607 = !DILocation(line: 12, column: 3, scope: !2)
!608 = !DILocation(line: 12, column: 12, scope: !2)
!609 = !DILocation(line: 12, column: 10, scope: !2)
!610 = !DILocation(line: 12, column: 25, scope: !2)
!611 = !DILocation(line: 12, column: 23, scope: !2)
!612 = !DILocation(line: 12, column: 46, scope: !2)
!613 = !DILocation(line: 13, column: 1, scope: !2)
