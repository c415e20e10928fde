; ModuleID = 'tree_over_static_array.cu'
source_filename = "tree_over_static_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKfPfE4part = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %m, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !19, !DIExpression(), !39)
    #dbg_value(ptr %out, !20, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !41
  %mul = mul i32 %0, %1, !dbg !42
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %add = add i32 %mul, %2, !dbg !44
  %idxprom = zext i32 %add to i64, !dbg !45
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !45
  %3 = load float, ptr %arrayidx, align 4, !dbg !45, !tbaa !46
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %idxprom4 = zext i32 %4 to i64, !dbg !49
  %arrayidx5 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom4, !dbg !49
  store float %3, ptr %arrayidx5, align 4, !dbg !50, !tbaa !46
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
    #dbg_value(i32 poison, !21, !DIExpression(), !39)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
    #dbg_value(i32 %6, !21, !DIExpression(), !39)
  br label %for.cond, !dbg !53

for.cond:                                         ; preds = %if.end, %entry
  %n.0 = phi i32 [ %6, %entry ], [ %div, %if.end ], !dbg !54
    #dbg_value(i32 %n.0, !21, !DIExpression(), !39)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !55
  br i1 %cmp, label %for.body, label %for.end, !dbg !56

for.body:                                         ; preds = %for.cond
  %div = sdiv i32 %n.0, 2, !dbg !57
    #dbg_value(i32 %div, !23, !DIExpression(), !58)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %cmp9 = icmp ult i32 %7, %div, !dbg !61
  br i1 %cmp9, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add11 = add i32 %8, %div, !dbg !63
  %idxprom12 = zext i32 %add11 to i64, !dbg !64
  %arrayidx13 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom12, !dbg !64
  %9 = load float, ptr %arrayidx13, align 4, !dbg !64, !tbaa !46
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %idxprom15 = zext i32 %10 to i64, !dbg !66
  %arrayidx16 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom15, !dbg !66
  %11 = load float, ptr %arrayidx16, align 4, !dbg !67, !tbaa !46
  %add17 = fadd float %11, %9, !dbg !67
  store float %add17, ptr %arrayidx16, align 4, !dbg !67, !tbaa !46
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
    #dbg_value(i32 %div, !21, !DIExpression(), !39)
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %cmp19 = icmp eq i32 %12, 0, !dbg !76
  br i1 %cmp19, label %if.then20, label %if.end24, !dbg !76

if.then20:                                        ; preds = %for.end
  %13 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), align 4, !dbg !77, !tbaa !46
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %idxprom22 = zext i32 %14 to i64, !dbg !79
  %arrayidx23 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom22, !dbg !79
  store float %13, ptr %arrayidx23, align 4, !dbg !80, !tbaa !46
  br label %if.end24, !dbg !79

if.end24:                                         ; preds = %if.then20, %for.end
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "tree_over_static_array.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !23}
!19 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!21 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 10, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DILocalVariable(name: "half", scope: !24, file: !3, line: 12, type: !22)
!24 = distinct !DILexicalBlock(scope: !25, file: !3, line: 11, column: 33)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 11, column: 3)
!26 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 0, scope: !2)
!40 = !DILocation(line: 9, column: 25, scope: !2)
!41 = !DILocation(line: 9, column: 38, scope: !2)
!42 = !DILocation(line: 9, column: 36, scope: !2)
!43 = !DILocation(line: 9, column: 51, scope: !2)
!44 = !DILocation(line: 9, column: 49, scope: !2)
!45 = !DILocation(line: 9, column: 23, scope: !2)
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !37, i64 0}
!48 = !DILocation(line: 9, column: 8, scope: !2)
!49 = !DILocation(line: 9, column: 3, scope: !2)
!50 = !DILocation(line: 9, column: 21, scope: !2)
!51 = !DILocation(line: 10, column: 11, scope: !2)
!52 = !DILocation(line: 11, column: 12, scope: !26)
!53 = !DILocation(line: 11, column: 8, scope: !26)
!54 = !DILocation(line: 0, scope: !26)
!55 = !DILocation(line: 11, column: 26, scope: !25)
!56 = !DILocation(line: 11, column: 3, scope: !26)
!57 = !DILocation(line: 12, column: 18, scope: !24)
!58 = !DILocation(line: 0, scope: !24)
!59 = !DILocation(line: 13, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !24, file: !3, line: 13, column: 9)
!61 = !DILocation(line: 13, column: 21, scope: !60)
!62 = !DILocation(line: 13, column: 55, scope: !60)
!63 = !DILocation(line: 13, column: 67, scope: !60)
!64 = !DILocation(line: 13, column: 50, scope: !60)
!65 = !DILocation(line: 13, column: 34, scope: !60)
!66 = !DILocation(line: 13, column: 29, scope: !60)
!67 = !DILocation(line: 13, column: 47, scope: !60)
!68 = !DILocation(line: 14, column: 5, scope: !24)
!69 = !DILocation(line: 11, column: 3, scope: !25)
!70 = distinct !{!70, !56, !71, !72, !73}
!71 = !DILocation(line: 16, column: 3, scope: !26)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 17, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!76 = !DILocation(line: 17, column: 19, scope: !75)
!77 = !DILocation(line: 17, column: 43, scope: !75)
!78 = !DILocation(line: 17, column: 29, scope: !75)
!79 = !DILocation(line: 17, column: 25, scope: !75)
!80 = !DILocation(line: 17, column: 41, scope: !75)
!81 = !DILocation(line: 18, column: 1, scope: !2)
