; ModuleID = 'float4.cu'
source_filename = "float4.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ9write_vecPK6float4PS_E1d = internal addrspace(3) global [256 x %struct.float4] undef, align 16, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9write_vecPK6float4PS_(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %v = alloca %struct.float4, align 16
  %ref.tmp = alloca %struct.float4, align 16
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !33, !DIExpression(), !34)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !35, !DIExpression(), !36)
  %0 = load ptr, ptr %in.addr, align 8, !dbg !37
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %idxprom = zext i32 %1 to i64, !dbg !37
  %arrayidx = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %idxprom, !dbg !37
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %idxprom2 = zext i32 %2 to i64, !dbg !40
  %arrayidx3 = getelementptr inbounds nuw [256 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9write_vecPK6float4PS_E1d to ptr), i64 0, i64 %idxprom2, !dbg !40
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx3, ptr align 16 %arrayidx, i64 16, i1 false), !dbg !41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
    #dbg_declare(ptr %v, !43, !DIExpression(), !44)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %sub = sub i32 255, %3, !dbg !46
  %idxprom5 = zext i32 %sub to i64, !dbg !47
  %arrayidx6 = getelementptr inbounds nuw [256 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9write_vecPK6float4PS_E1d to ptr), i64 0, i64 %idxprom5, !dbg !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v, ptr align 16 %arrayidx6, i64 16, i1 false), !dbg !47
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !48
  %4 = load float, ptr %w, align 4, !dbg !48
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !49
  %5 = load float, ptr %x, align 16, !dbg !49
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !50
  %6 = load float, ptr %y, align 4, !dbg !50
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !51
  %7 = load float, ptr %z, align 8, !dbg !51
  store float %4, ptr %x.addr.i, align 4, !dbg !52
  store float %5, ptr %y.addr.i, align 4, !dbg !52
  store float %6, ptr %z.addr.i, align 4, !dbg !52
  store float %7, ptr %w.addr.i, align 4, !dbg !52
  %8 = load float, ptr %x.addr.i, align 4, !dbg !52
  store float %8, ptr %retval.i, align 16, !dbg !52
  %9 = load float, ptr %y.addr.i, align 4, !dbg !52
  %y2.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !52
  store float %9, ptr %y2.i, align 4, !dbg !52
  %10 = load float, ptr %z.addr.i, align 4, !dbg !52
  %z3.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !52
  store float %10, ptr %z3.i, align 8, !dbg !52
  %11 = load float, ptr %w.addr.i, align 4, !dbg !52
  %w4.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !52
  store float %11, ptr %w4.i, align 4, !dbg !52
  %12 = load %struct.float4, ptr %retval.i, align 16, !dbg !52
  %13 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !52
  %14 = extractvalue %struct.float4 %12, 0, !dbg !52
  store float %14, ptr %13, align 16, !dbg !52
  %15 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !52
  %16 = extractvalue %struct.float4 %12, 1, !dbg !52
  store float %16, ptr %15, align 4, !dbg !52
  %17 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !52
  %18 = extractvalue %struct.float4 %12, 2, !dbg !52
  store float %18, ptr %17, align 8, !dbg !52
  %19 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !52
  %20 = extractvalue %struct.float4 %12, 3, !dbg !52
  store float %20, ptr %19, align 4, !dbg !52
  %21 = load ptr, ptr %out.addr, align 8, !dbg !53
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %idxprom9 = zext i32 %22 to i64, !dbg !53
  %arrayidx10 = getelementptr inbounds nuw %struct.float4, ptr %21, i64 %idxprom9, !dbg !53
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx10, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !55
  ret void, !dbg !56
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 6, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "write_vec", linkageName: "_Z9write_vecPK6float4PS_", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !24)
!3 = !DIFile(filename: "float4.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !16}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 49, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !10, identifier: "_ZTS6float4")
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !{!11, !13, !14, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !9, line: 49, baseType: !12, size: 32)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !9, line: 49, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !9, line: 49, baseType: !12, size: 32, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !9, line: 49, baseType: !12, size: 32, offset: 96)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!17 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!18 = !{!0}
!19 = !{!20, !22}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !21, file: !9, line: 214)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !21, file: !9, line: 215)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{}
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, align: 128, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 256)
!28 = !{i32 7, !"Dwarf Version", i32 4}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!32 = !{!"clang version 22.1.8"}
!33 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!34 = !DILocation(line: 5, column: 41, scope: !2)
!35 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !16)
!36 = !DILocation(line: 5, column: 53, scope: !2)
!37 = !DILocation(line: 7, column: 20, scope: !2)
!38 = !DILocation(line: 7, column: 23, scope: !2)
!39 = !DILocation(line: 7, column: 5, scope: !2)
!40 = !DILocation(line: 7, column: 3, scope: !2)
!41 = !DILocation(line: 7, column: 18, scope: !2)
!42 = !DILocation(line: 8, column: 3, scope: !2)
!43 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 9, type: !8)
!44 = !DILocation(line: 9, column: 10, scope: !2)
!45 = !DILocation(line: 9, column: 22, scope: !2)
!46 = !DILocation(line: 9, column: 20, scope: !2)
!47 = !DILocation(line: 9, column: 14, scope: !2)
!48 = !DILocation(line: 10, column: 36, scope: !2)
!49 = !DILocation(line: 10, column: 41, scope: !2)
!50 = !DILocation(line: 10, column: 46, scope: !2)
!51 = !DILocation(line: 10, column: 51, scope: !2)
!52 = !DILocation(line: 10, column: 22, scope: !2)
!53 = !DILocation(line: 10, column: 3, scope: !2)
!54 = !DILocation(line: 10, column: 7, scope: !2)
!55 = !DILocation(line: 10, column: 20, scope: !2)
!56 = !DILocation(line: 11, column: 1, scope: !2)
