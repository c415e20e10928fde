; ModuleID = 'texture.cu'
source_filename = "texture.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPfy(ptr noundef %o, i64 noundef %image) #0 !dbg !17 {
entry:
  %r.i = alloca float, align 4
    #dbg_value(ptr %o, !26, !DIExpression(), !28)
    #dbg_value(i64 %image, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  call void @llvm.lifetime.start.p0(ptr %r.i) #4, !dbg !30
  call void @__ws_texture(ptr noundef %r.i) #5, !dbg !30
  %1 = load float, ptr %r.i, align 4, !dbg !30, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr %r.i) #4, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %idxprom = zext i32 %2 to i64, !dbg !34
  %arrayidx = getelementptr inbounds nuw float, ptr %o, i64 %idxprom, !dbg !34
  store float %1, ptr %arrayidx, align 4, !dbg !35, !tbaa !31
  ret void, !dbg !36
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare void @__ws_texture(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "texture.cu", directory: ".")
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfy", scope: !1, file: !1, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaTextureObject_t", file: !23, line: 234, baseType: !24)
!23 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!24 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!25 = !{!26, !27}
!26 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 2, type: !20)
!27 = !DILocalVariable(name: "image", arg: 2, scope: !17, file: !1, line: 2, type: !22)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 3, column: 40, scope: !17)
!30 = !DILocation(line: 3, column: 20, scope: !17)
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !15, i64 0}
!33 = !DILocation(line: 3, column: 5, scope: !17)
!34 = !DILocation(line: 3, column: 3, scope: !17)
!35 = !DILocation(line: 3, column: 18, scope: !17)
!36 = !DILocation(line: 4, column: 1, scope: !17)
