; ModuleID = 'decides_a_branch.cu'
source_filename = "decides_a_branch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #0 !dbg !15 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %next = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !20, !DIExpression(), !21)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !22, !DIExpression(), !23)
    #dbg_declare(ptr %t, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  store i32 %0, ptr %t, align 4, !dbg !25
  %1 = load i32, ptr %t, align 4, !dbg !27
  %2 = load i32, ptr %n.addr, align 4, !dbg !29
  %cmp = icmp sge i32 %1, %2, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  br label %if.end5, !dbg !31

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %next, !32, !DIExpression(), !33)
  %3 = load i32, ptr %t, align 4, !dbg !34
  %mul = mul nsw i32 %3, 7, !dbg !35
  %rem = srem i32 %mul, 5, !dbg !36
  store i32 -1, ptr %m.addr.i, align 4, !dbg !37
  store i32 %rem, ptr %v.addr.i, align 4, !dbg !37
  store i32 1, ptr %a.addr.i, align 4, !dbg !37
  store i32 32, ptr %w.addr.i, align 4, !dbg !37
  %4 = load i32, ptr %m.addr.i, align 4, !dbg !37
  %5 = load i32, ptr %v.addr.i, align 4, !dbg !37
  %6 = load i32, ptr %a.addr.i, align 4, !dbg !37
  %7 = load i32, ptr %w.addr.i, align 4, !dbg !37
  %sub.i = sub nsw i32 32, %7, !dbg !37
  %shl.i = shl i32 %sub.i, 8, !dbg !37
  %or.i = or i32 %shl.i, 31, !dbg !37
  %8 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %4, i32 %5, i32 %6, i32 %or.i), !dbg !37
  store i32 %8, ptr %next, align 4, !dbg !33
  %9 = load i32, ptr %t, align 4, !dbg !38
  %add = add nsw i32 %9, 1, !dbg !40
  %10 = load i32, ptr %n.addr, align 4, !dbg !41
  %cmp2 = icmp slt i32 %add, %10, !dbg !42
  br i1 %cmp2, label %land.lhs.true, label %if.end5, !dbg !43

land.lhs.true:                                    ; preds = %if.end
  %11 = load i32, ptr %next, align 4, !dbg !44
  %cmp3 = icmp sgt i32 %11, 2, !dbg !45
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !43

if.then4:                                         ; preds = %land.lhs.true
  %12 = load ptr, ptr %o.addr, align 8, !dbg !46
  %13 = load i32, ptr %t, align 4, !dbg !47
  %idxprom = sext i32 %13 to i64, !dbg !46
  %arrayidx = getelementptr inbounds i32, ptr %12, i64 %idxprom, !dbg !46
  store i32 1, ptr %arrayidx, align 4, !dbg !48
  br label %if.end5, !dbg !46

if.end5:                                          ; preds = %if.then, %if.then4, %land.lhs.true, %if.end
  ret void, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "decides_a_branch.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 214)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 215)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !3}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!19 = !{}
!20 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !1, line: 7, type: !18)
!21 = !DILocation(line: 7, column: 24, scope: !15)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !15, file: !1, line: 7, type: !3)
!23 = !DILocation(line: 7, column: 31, scope: !15)
!24 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 8, type: !3)
!25 = !DILocation(line: 8, column: 7, scope: !15)
!26 = !DILocation(line: 8, column: 11, scope: !15)
!27 = !DILocation(line: 9, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 7)
!29 = !DILocation(line: 9, column: 12, scope: !28)
!30 = !DILocation(line: 9, column: 9, scope: !28)
!31 = !DILocation(line: 10, column: 5, scope: !28)
!32 = !DILocalVariable(name: "next", scope: !15, file: !1, line: 11, type: !3)
!33 = !DILocation(line: 11, column: 7, scope: !15)
!34 = !DILocation(line: 11, column: 44, scope: !15)
!35 = !DILocation(line: 11, column: 46, scope: !15)
!36 = !DILocation(line: 11, column: 50, scope: !15)
!37 = !DILocation(line: 11, column: 14, scope: !15)
!38 = !DILocation(line: 12, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !15, file: !1, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 9, scope: !39)
!41 = !DILocation(line: 12, column: 15, scope: !39)
!42 = !DILocation(line: 12, column: 13, scope: !39)
!43 = !DILocation(line: 12, column: 17, scope: !39)
!44 = !DILocation(line: 12, column: 20, scope: !39)
!45 = !DILocation(line: 12, column: 25, scope: !39)
!46 = !DILocation(line: 13, column: 5, scope: !39)
!47 = !DILocation(line: 13, column: 7, scope: !39)
!48 = !DILocation(line: 13, column: 10, scope: !39)
!49 = !DILocation(line: 14, column: 1, scope: !15)
