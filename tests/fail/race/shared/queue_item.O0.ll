; ModuleID = 'queue_item.cu'
source_filename = "queue_item.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ4workPiPKiS_iE4item = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4workPiPKiS_i(ptr noundef %head, ptr noundef %items, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %head.addr = alloca ptr, align 8
  %items.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %head, ptr %head.addr, align 8
    #dbg_declare(ptr %head.addr, !24, !DIExpression(), !25)
  store ptr %items, ptr %items.addr, align 8
    #dbg_declare(ptr %items.addr, !26, !DIExpression(), !27)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !28, !DIExpression(), !29)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !30, !DIExpression(), !31)
  br label %while.body, !dbg !32

while.body:                                       ; preds = %entry, %if.end4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %cmp = icmp eq i32 %0, 0, !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %while.body
  %1 = load ptr, ptr %head.addr, align 8, !dbg !37
  store ptr %1, ptr %p.addr.i, align 8, !dbg !38
  store i32 1, ptr %v.addr.i, align 4, !dbg !38
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !38
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !38
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !38
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !38
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !38
  store i32 %5, ptr %atomic-temp.i, align 4, !dbg !38
  %6 = load i32, ptr %atomic-temp.i, align 4, !dbg !38
  store i32 %6, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !39
  br label %if.end, !dbg !40

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !42
  %8 = load i32, ptr %n.addr, align 4, !dbg !44
  %cmp2 = icmp sge i32 %7, %8, !dbg !45
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !45

if.then3:                                         ; preds = %if.end
  ret void, !dbg !46

if.end4:                                          ; preds = %if.end
  %9 = load ptr, ptr %items.addr, align 8, !dbg !47
  %10 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !48
  %idxprom = sext i32 %10 to i64, !dbg !47
  %arrayidx = getelementptr inbounds i32, ptr %9, i64 %idxprom, !dbg !47
  %11 = load i32, ptr %arrayidx, align 4, !dbg !47
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %add = add i32 %11, %12, !dbg !50
  %13 = load ptr, ptr %out.addr, align 8, !dbg !51
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4workPiPKiS_iE4item to ptr), align 4, !dbg !52
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %mul = mul i32 %14, %15, !dbg !54
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %add8 = add i32 %mul, %16, !dbg !56
  %idxprom9 = zext i32 %add8 to i64, !dbg !51
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %13, i64 %idxprom9, !dbg !51
  store i32 %add, ptr %arrayidx10, align 4, !dbg !57
  br label %while.body, !dbg !32, !llvm.loop !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "work", linkageName: "_Z4workPiPKiS_i", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "queue_item.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{}
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{!"clang version 22.1.8"}
!24 = !DILocalVariable(name: "head", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!25 = !DILocation(line: 10, column: 27, scope: !2)
!26 = !DILocalVariable(name: "items", arg: 2, scope: !2, file: !3, line: 10, type: !8)
!27 = !DILocation(line: 10, column: 44, scope: !2)
!28 = !DILocalVariable(name: "out", arg: 3, scope: !2, file: !3, line: 10, type: !6)
!29 = !DILocation(line: 10, column: 56, scope: !2)
!30 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 10, type: !7)
!31 = !DILocation(line: 10, column: 65, scope: !2)
!32 = !DILocation(line: 12, column: 3, scope: !2)
!33 = !DILocation(line: 13, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 13, column: 9)
!35 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 16)
!36 = !DILocation(line: 13, column: 21, scope: !34)
!37 = !DILocation(line: 13, column: 44, scope: !34)
!38 = !DILocation(line: 13, column: 34, scope: !34)
!39 = !DILocation(line: 13, column: 32, scope: !34)
!40 = !DILocation(line: 13, column: 27, scope: !34)
!41 = !DILocation(line: 14, column: 5, scope: !35)
!42 = !DILocation(line: 15, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !35, file: !3, line: 15, column: 9)
!44 = !DILocation(line: 15, column: 17, scope: !43)
!45 = !DILocation(line: 15, column: 14, scope: !43)
!46 = !DILocation(line: 15, column: 20, scope: !43)
!47 = !DILocation(line: 16, column: 44, scope: !35)
!48 = !DILocation(line: 16, column: 50, scope: !35)
!49 = !DILocation(line: 16, column: 58, scope: !35)
!50 = !DILocation(line: 16, column: 56, scope: !35)
!51 = !DILocation(line: 16, column: 5, scope: !35)
!52 = !DILocation(line: 16, column: 9, scope: !35)
!53 = !DILocation(line: 16, column: 16, scope: !35)
!54 = !DILocation(line: 16, column: 14, scope: !35)
!55 = !DILocation(line: 16, column: 29, scope: !35)
!56 = !DILocation(line: 16, column: 27, scope: !35)
!57 = !DILocation(line: 16, column: 42, scope: !35)
!58 = distinct !{!58, !32, !59, !60}
!59 = !DILocation(line: 17, column: 3, scope: !2)
!60 = !{!"llvm.loop.mustprogress"}
