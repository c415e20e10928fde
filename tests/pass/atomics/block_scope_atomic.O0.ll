; ModuleID = 'block_scope_atomic.cu'
source_filename = "block_scope_atomic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %c) #0 !dbg !13 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %c.addr = alloca ptr, align 8
  %mine = alloca ptr, align 8
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %mine, !21, !DIExpression(), !22)
  %0 = load ptr, ptr %c.addr, align 8, !dbg !23
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %idx.ext = zext i32 %1 to i64, !dbg !25
  %add.ptr = getelementptr inbounds nuw i32, ptr %0, i64 %idx.ext, !dbg !25
  store ptr %add.ptr, ptr %mine, align 8, !dbg !22
  %2 = load ptr, ptr %mine, align 8, !dbg !26
  store ptr %2, ptr %p.addr.i, align 8, !dbg !27
  store i32 1, ptr %v.addr.i, align 4, !dbg !27
  %3 = load ptr, ptr %p.addr.i, align 8, !dbg !27
  %4 = load i32, ptr %v.addr.i, align 4, !dbg !27
  %call.i = call noundef i32 @__ws_atom_add_block_i32(ptr noundef %3, i32 noundef %4) #3, !dbg !27
  ret void, !dbg !28
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_scope_atomic.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "c", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!20 = !DILocation(line: 6, column: 24, scope: !13)
!21 = !DILocalVariable(name: "mine", scope: !13, file: !1, line: 7, type: !16)
!22 = !DILocation(line: 7, column: 8, scope: !13)
!23 = !DILocation(line: 7, column: 15, scope: !13)
!24 = !DILocation(line: 7, column: 19, scope: !13)
!25 = !DILocation(line: 7, column: 17, scope: !13)
!26 = !DILocation(line: 8, column: 19, scope: !13)
!27 = !DILocation(line: 8, column: 3, scope: !13)
!28 = !DILocation(line: 9, column: 1, scope: !13)
