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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %m, ptr noundef %out) #0 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %half = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !27, !DIExpression(), !28)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !29, !DIExpression(), !30)
  %0 = load ptr, ptr %m.addr, align 8, !dbg !31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %mul = mul i32 %1, %2, !dbg !34
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %add = add i32 %mul, %3, !dbg !36
  %idxprom = zext i32 %add to i64, !dbg !31
  %arrayidx = getelementptr inbounds nuw float, ptr %0, i64 %idxprom, !dbg !31
  %4 = load float, ptr %arrayidx, align 4, !dbg !31
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %idxprom4 = zext i32 %5 to i64, !dbg !38
  %arrayidx5 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom4, !dbg !38
  store float %4, ptr %arrayidx5, align 4, !dbg !39
    #dbg_declare(ptr %n, !40, !DIExpression(), !42)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !43
  store i32 %6, ptr %n, align 4, !dbg !42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  store i32 %7, ptr %n, align 4, !dbg !47
  br label %for.cond, !dbg !48

for.cond:                                         ; preds = %if.end, %entry
  %8 = load i32, ptr %n, align 4, !dbg !49
  %cmp = icmp sgt i32 %8, 1, !dbg !51
  br i1 %cmp, label %for.body, label %for.end, !dbg !52

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %half, !53, !DIExpression(), !55)
  %9 = load i32, ptr %n, align 4, !dbg !56
  %div = sdiv i32 %9, 2, !dbg !57
  store i32 %div, ptr %half, align 4, !dbg !55
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %11 = load i32, ptr %half, align 4, !dbg !60
  %cmp9 = icmp ult i32 %10, %11, !dbg !61
  br i1 %cmp9, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %13 = load i32, ptr %half, align 4, !dbg !63
  %add11 = add i32 %12, %13, !dbg !64
  %idxprom12 = zext i32 %add11 to i64, !dbg !65
  %arrayidx13 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom12, !dbg !65
  %14 = load float, ptr %arrayidx13, align 4, !dbg !65
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %idxprom15 = zext i32 %15 to i64, !dbg !67
  %arrayidx16 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), i64 0, i64 %idxprom15, !dbg !67
  %16 = load float, ptr %arrayidx16, align 4, !dbg !68
  %add17 = fadd float %16, %14, !dbg !68
  store float %add17, ptr %arrayidx16, align 4, !dbg !68
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %17 = load i32, ptr %half, align 4, !dbg !70
  store i32 %17, ptr %n, align 4, !dbg !71
  br label %for.cond, !dbg !72, !llvm.loop !73

for.end:                                          ; preds = %for.cond
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %cmp19 = icmp eq i32 %18, 0, !dbg !78
  br i1 %cmp19, label %if.then20, label %if.end24, !dbg !78

if.then20:                                        ; preds = %for.end
  %19 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfPfE4part to ptr), align 4, !dbg !79
  %20 = load ptr, ptr %out.addr, align 8, !dbg !80
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %idxprom22 = zext i32 %21 to i64, !dbg !80
  %arrayidx23 = getelementptr inbounds nuw float, ptr %20, i64 %idxprom22, !dbg !80
  store float %19, ptr %arrayidx23, align 4, !dbg !82
  br label %if.end24, !dbg !80

if.end24:                                         ; preds = %if.then20, %for.end
  ret void, !dbg !83
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 5, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "tree_over_static_array.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 256)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{!"clang version 22.1.8"}
!27 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!28 = !DILocation(line: 4, column: 32, scope: !2)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocation(line: 4, column: 42, scope: !2)
!31 = !DILocation(line: 6, column: 23, scope: !2)
!32 = !DILocation(line: 6, column: 25, scope: !2)
!33 = !DILocation(line: 6, column: 38, scope: !2)
!34 = !DILocation(line: 6, column: 36, scope: !2)
!35 = !DILocation(line: 6, column: 51, scope: !2)
!36 = !DILocation(line: 6, column: 49, scope: !2)
!37 = !DILocation(line: 6, column: 8, scope: !2)
!38 = !DILocation(line: 6, column: 3, scope: !2)
!39 = !DILocation(line: 6, column: 21, scope: !2)
!40 = !DILocalVariable(name: "n", scope: !2, file: !3, line: 7, type: !41)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DILocation(line: 7, column: 7, scope: !2)
!43 = !DILocation(line: 7, column: 11, scope: !2)
!44 = !DILocation(line: 8, column: 3, scope: !2)
!45 = !DILocation(line: 9, column: 12, scope: !46)
!46 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!47 = !DILocation(line: 9, column: 10, scope: !46)
!48 = !DILocation(line: 9, column: 8, scope: !46)
!49 = !DILocation(line: 9, column: 24, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 9, column: 3)
!51 = !DILocation(line: 9, column: 26, scope: !50)
!52 = !DILocation(line: 9, column: 3, scope: !46)
!53 = !DILocalVariable(name: "half", scope: !54, file: !3, line: 10, type: !41)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 9, column: 33)
!55 = !DILocation(line: 10, column: 9, scope: !54)
!56 = !DILocation(line: 10, column: 16, scope: !54)
!57 = !DILocation(line: 10, column: 18, scope: !54)
!58 = !DILocation(line: 11, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !54, file: !3, line: 11, column: 9)
!60 = !DILocation(line: 11, column: 23, scope: !59)
!61 = !DILocation(line: 11, column: 21, scope: !59)
!62 = !DILocation(line: 11, column: 55, scope: !59)
!63 = !DILocation(line: 11, column: 69, scope: !59)
!64 = !DILocation(line: 11, column: 67, scope: !59)
!65 = !DILocation(line: 11, column: 50, scope: !59)
!66 = !DILocation(line: 11, column: 34, scope: !59)
!67 = !DILocation(line: 11, column: 29, scope: !59)
!68 = !DILocation(line: 11, column: 47, scope: !59)
!69 = !DILocation(line: 12, column: 5, scope: !54)
!70 = !DILocation(line: 13, column: 9, scope: !54)
!71 = !DILocation(line: 13, column: 7, scope: !54)
!72 = !DILocation(line: 9, column: 3, scope: !50)
!73 = distinct !{!73, !52, !74, !75}
!74 = !DILocation(line: 14, column: 3, scope: !46)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 15, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!78 = !DILocation(line: 15, column: 19, scope: !77)
!79 = !DILocation(line: 15, column: 43, scope: !77)
!80 = !DILocation(line: 15, column: 25, scope: !77)
!81 = !DILocation(line: 15, column: 29, scope: !77)
!82 = !DILocation(line: 15, column: 41, scope: !77)
!83 = !DILocation(line: 16, column: 1, scope: !2)
