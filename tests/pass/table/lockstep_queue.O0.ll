; ModuleID = 'lockstep_queue.cu'
source_filename = "lockstep_queue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5queuePKiPiiE3len = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5queuePKiPii(ptr noundef %src, ptr noundef %dst, i32 noundef %n) #0 !dbg !2 {
entry:
  %src.addr = alloca ptr, align 8
  %dst.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %pos = alloca i32, align 4
  %i = alloca i32, align 4
  %mine = alloca i32, align 4
  store ptr %src, ptr %src.addr, align 8
    #dbg_declare(ptr %src.addr, !24, !DIExpression(), !25)
  store ptr %dst, ptr %dst.addr, align 8
    #dbg_declare(ptr %dst.addr, !26, !DIExpression(), !27)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !28, !DIExpression(), !29)
    #dbg_declare(ptr %t, !30, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  store i32 %0, ptr %t, align 4, !dbg !31
    #dbg_declare(ptr %pos, !33, !DIExpression(), !34)
  store i32 0, ptr %pos, align 4, !dbg !34
    #dbg_declare(ptr %i, !35, !DIExpression(), !37)
  store i32 0, ptr %i, align 4, !dbg !37
  br label %for.cond, !dbg !38

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !39
  %2 = load i32, ptr %n.addr, align 4, !dbg !41
  %cmp = icmp slt i32 %1, %2, !dbg !42
  br i1 %cmp, label %for.body, label %for.end, !dbg !43

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %t, align 4, !dbg !44
  %cmp1 = icmp eq i32 %3, 0, !dbg !47
  br i1 %cmp1, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %for.body
  %4 = load ptr, ptr %src.addr, align 8, !dbg !48
  %5 = load i32, ptr %i, align 4, !dbg !49
  %idxprom = sext i32 %5 to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !48
  %6 = load i32, ptr %arrayidx, align 4, !dbg !48
  %and = and i32 %6, 31, !dbg !50
  store i32 %and, ptr addrspacecast (ptr addrspace(3) @_ZZ5queuePKiPiiE3len to ptr), align 4, !dbg !51
  br label %if.end, !dbg !52

if.end:                                           ; preds = %if.then, %for.body
    #dbg_declare(ptr %mine, !53, !DIExpression(), !54)
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5queuePKiPiiE3len to ptr), align 4, !dbg !55
  store i32 %7, ptr %mine, align 4, !dbg !54
  %8 = load i32, ptr %t, align 4, !dbg !56
  %9 = load i32, ptr %mine, align 4, !dbg !58
  %cmp2 = icmp slt i32 %8, %9, !dbg !59
  br i1 %cmp2, label %if.then3, label %if.end6, !dbg !59

if.then3:                                         ; preds = %if.end
  %10 = load i32, ptr %i, align 4, !dbg !60
  %11 = load ptr, ptr %dst.addr, align 8, !dbg !61
  %12 = load i32, ptr %pos, align 4, !dbg !62
  %13 = load i32, ptr %t, align 4, !dbg !63
  %add = add nsw i32 %12, %13, !dbg !64
  %idxprom4 = sext i32 %add to i64, !dbg !61
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 %idxprom4, !dbg !61
  store i32 %10, ptr %arrayidx5, align 4, !dbg !65
  br label %if.end6, !dbg !61

if.end6:                                          ; preds = %if.then3, %if.end
  %14 = load i32, ptr %mine, align 4, !dbg !66
  %15 = load i32, ptr %pos, align 4, !dbg !67
  %add7 = add nsw i32 %15, %14, !dbg !67
  store i32 %add7, ptr %pos, align 4, !dbg !67
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %if.end6
  %16 = load i32, ptr %i, align 4, !dbg !69
  %inc = add nsw i32 %16, 1, !dbg !69
  store i32 %inc, ptr %i, align 4, !dbg !69
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond
  ret void, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "len", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "queue", linkageName: "_Z5queuePKiPii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "lockstep_queue.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{!"clang version 22.1.8"}
!24 = !DILocalVariable(name: "src", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!25 = !DILocation(line: 6, column: 34, scope: !2)
!26 = !DILocalVariable(name: "dst", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!27 = !DILocation(line: 6, column: 44, scope: !2)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !8)
!29 = !DILocation(line: 6, column: 53, scope: !2)
!30 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !8)
!31 = !DILocation(line: 8, column: 7, scope: !2)
!32 = !DILocation(line: 8, column: 11, scope: !2)
!33 = !DILocalVariable(name: "pos", scope: !2, file: !3, line: 8, type: !8)
!34 = !DILocation(line: 8, column: 24, scope: !2)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 9, type: !8)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!37 = !DILocation(line: 9, column: 12, scope: !36)
!38 = !DILocation(line: 9, column: 8, scope: !36)
!39 = !DILocation(line: 9, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 9, column: 3)
!41 = !DILocation(line: 9, column: 23, scope: !40)
!42 = !DILocation(line: 9, column: 21, scope: !40)
!43 = !DILocation(line: 9, column: 3, scope: !36)
!44 = !DILocation(line: 10, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 10, column: 9)
!46 = distinct !DILexicalBlock(scope: !40, file: !3, line: 9, column: 31)
!47 = !DILocation(line: 10, column: 11, scope: !45)
!48 = !DILocation(line: 10, column: 23, scope: !45)
!49 = !DILocation(line: 10, column: 27, scope: !45)
!50 = !DILocation(line: 10, column: 30, scope: !45)
!51 = !DILocation(line: 10, column: 21, scope: !45)
!52 = !DILocation(line: 10, column: 17, scope: !45)
!53 = !DILocalVariable(name: "mine", scope: !46, file: !3, line: 11, type: !8)
!54 = !DILocation(line: 11, column: 9, scope: !46)
!55 = !DILocation(line: 11, column: 16, scope: !46)
!56 = !DILocation(line: 12, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !46, file: !3, line: 12, column: 9)
!58 = !DILocation(line: 12, column: 13, scope: !57)
!59 = !DILocation(line: 12, column: 11, scope: !57)
!60 = !DILocation(line: 12, column: 34, scope: !57)
!61 = !DILocation(line: 12, column: 19, scope: !57)
!62 = !DILocation(line: 12, column: 23, scope: !57)
!63 = !DILocation(line: 12, column: 29, scope: !57)
!64 = !DILocation(line: 12, column: 27, scope: !57)
!65 = !DILocation(line: 12, column: 32, scope: !57)
!66 = !DILocation(line: 13, column: 12, scope: !46)
!67 = !DILocation(line: 13, column: 9, scope: !46)
!68 = !DILocation(line: 14, column: 3, scope: !46)
!69 = !DILocation(line: 9, column: 26, scope: !40)
!70 = !DILocation(line: 9, column: 3, scope: !40)
!71 = distinct !{!71, !43, !72, !73}
!72 = !DILocation(line: 14, column: 3, scope: !36)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 15, column: 1, scope: !2)
