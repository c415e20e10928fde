; ModuleID = 'two_values.cu'
source_filename = "two_values.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.int2 = type { i32, i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5resetPK4int2Pi(ptr noundef %e, ptr noundef %a) #0 !dbg !13 {
entry:
  %e.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %v = alloca %struct.int2, align 8
  store ptr %e, ptr %e.addr, align 8
    #dbg_declare(ptr %e.addr, !25, !DIExpression(), !26)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !27, !DIExpression(), !28)
    #dbg_declare(ptr %v, !29, !DIExpression(), !30)
  %0 = load ptr, ptr %e.addr, align 8, !dbg !31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %idxprom = zext i32 %1 to i64, !dbg !31
  %arrayidx = getelementptr inbounds nuw %struct.int2, ptr %0, i64 %idxprom, !dbg !31
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v, ptr align 8 %arrayidx, i64 8, i1 false), !dbg !31
  %2 = load ptr, ptr %a.addr, align 8, !dbg !33
  %x = getelementptr inbounds nuw %struct.int2, ptr %v, i32 0, i32 0, !dbg !34
  %3 = load i32, ptr %x, align 8, !dbg !34
  %idxprom1 = sext i32 %3 to i64, !dbg !33
  %arrayidx2 = getelementptr inbounds i32, ptr %2, i64 %idxprom1, !dbg !33
  store i32 -1, ptr %arrayidx2, align 4, !dbg !35
  %4 = load ptr, ptr %a.addr, align 8, !dbg !36
  %y = getelementptr inbounds nuw %struct.int2, ptr %v, i32 0, i32 1, !dbg !37
  %5 = load i32, ptr %y, align 4, !dbg !37
  %idxprom3 = sext i32 %5 to i64, !dbg !36
  %arrayidx4 = getelementptr inbounds i32, ptr %4, i64 %idxprom3, !dbg !36
  store i32 -2, ptr %arrayidx4, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "two_values.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "reset", linkageName: "_Z5resetPK4int2Pi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !23}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "int2", file: !5, line: 48, size: 64, align: 64, flags: DIFlagTypePassByValue, elements: !19, identifier: "_ZTS4int2")
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !18, file: !5, line: 48, baseType: !21, size: 32)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !18, file: !5, line: 48, baseType: !21, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!24 = !{}
!25 = !DILocalVariable(name: "e", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!26 = !DILocation(line: 6, column: 35, scope: !13)
!27 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 6, type: !23)
!28 = !DILocation(line: 6, column: 43, scope: !13)
!29 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 7, type: !18)
!30 = !DILocation(line: 7, column: 8, scope: !13)
!31 = !DILocation(line: 7, column: 12, scope: !13)
!32 = !DILocation(line: 7, column: 14, scope: !13)
!33 = !DILocation(line: 8, column: 3, scope: !13)
!34 = !DILocation(line: 8, column: 7, scope: !13)
!35 = !DILocation(line: 8, column: 10, scope: !13)
!36 = !DILocation(line: 9, column: 3, scope: !13)
!37 = !DILocation(line: 9, column: 7, scope: !13)
!38 = !DILocation(line: 9, column: 10, scope: !13)
!39 = !DILocation(line: 10, column: 1, scope: !13)
