; ModuleID = 'struct_argument.cu'
source_filename = "struct_argument.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Pair = type { i32, i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4makeii(i32 noundef %a, i32 noundef %b) #0 !dbg !13 {
entry:
  %retval = alloca %struct.Pair, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !22, !DIExpression(), !23)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %retval, !26, !DIExpression(), !27)
  %0 = load i32, ptr %a.addr, align 4, !dbg !28
  %first = getelementptr inbounds nuw %struct.Pair, ptr %retval, i32 0, i32 0, !dbg !29
  store i32 %0, ptr %first, align 4, !dbg !30
  %1 = load i32, ptr %b.addr, align 4, !dbg !31
  %second = getelementptr inbounds nuw %struct.Pair, ptr %retval, i32 0, i32 1, !dbg !32
  store i32 %1, ptr %second, align 4, !dbg !33
  %2 = load %struct.Pair, ptr %retval, align 4, !dbg !34
  ret %struct.Pair %2, !dbg !34
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKii(ptr noundef %o, ptr noundef %a, i32 noundef %n) #1 !dbg !35 {
entry:
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %p = alloca %struct.Pair, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !41, !DIExpression(), !42)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !43, !DIExpression(), !44)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !45, !DIExpression(), !46)
    #dbg_declare(ptr %t, !47, !DIExpression(), !48)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  store i32 %0, ptr %t, align 4, !dbg !48
    #dbg_declare(ptr %p, !50, !DIExpression(), !51)
  %1 = load ptr, ptr %a.addr, align 8, !dbg !52
  %2 = load i32, ptr %t, align 4, !dbg !53
  %idxprom = sext i32 %2 to i64, !dbg !52
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !52
  %3 = load i32, ptr %arrayidx, align 4, !dbg !52
  %4 = load i32, ptr %n.addr, align 4, !dbg !54
  %call1 = call %struct.Pair @_Z4makeii(i32 noundef %3, i32 noundef %4) #3, !dbg !55
  %5 = getelementptr inbounds nuw %struct.Pair, ptr %p, i32 0, i32 0, !dbg !55
  %6 = extractvalue %struct.Pair %call1, 0, !dbg !55
  store i32 %6, ptr %5, align 4, !dbg !55
  %7 = getelementptr inbounds nuw %struct.Pair, ptr %p, i32 0, i32 1, !dbg !55
  %8 = extractvalue %struct.Pair %call1, 1, !dbg !55
  store i32 %8, ptr %7, align 4, !dbg !55
  %9 = load i32, ptr %t, align 4, !dbg !56
  %10 = load i32, ptr %n.addr, align 4, !dbg !58
  %cmp = icmp slt i32 %9, %10, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %entry
  %first = getelementptr inbounds nuw %struct.Pair, ptr %p, i32 0, i32 0, !dbg !60
  %11 = load i32, ptr %first, align 4, !dbg !60
  %second = getelementptr inbounds nuw %struct.Pair, ptr %p, i32 0, i32 1, !dbg !61
  %12 = load i32, ptr %second, align 4, !dbg !61
  %add = add nsw i32 %11, %12, !dbg !62
  %13 = load ptr, ptr %o.addr, align 8, !dbg !63
  %14 = load i32, ptr %t, align 4, !dbg !64
  %idxprom2 = sext i32 %14 to i64, !dbg !63
  %arrayidx3 = getelementptr inbounds i32, ptr %13, i64 %idxprom2, !dbg !63
  store i32 %add, ptr %arrayidx3, align 4, !dbg !65
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_argument.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "make", linkageName: "_Z4makeii", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !19, !19}
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 6, size: 64, flags: DIFlagTypePassByValue, elements: !17, identifier: "_ZTS4Pair")
!17 = !{!18, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !16, file: !1, line: 7, baseType: !19, size: 32)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !16, file: !1, line: 7, baseType: !19, size: 32, offset: 32)
!21 = !{}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 9, type: !19)
!23 = !DILocation(line: 9, column: 26, scope: !13)
!24 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 9, type: !19)
!25 = !DILocation(line: 9, column: 33, scope: !13)
!26 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 10, type: !16)
!27 = !DILocation(line: 10, column: 8, scope: !13)
!28 = !DILocation(line: 11, column: 13, scope: !13)
!29 = !DILocation(line: 11, column: 5, scope: !13)
!30 = !DILocation(line: 11, column: 11, scope: !13)
!31 = !DILocation(line: 12, column: 14, scope: !13)
!32 = !DILocation(line: 12, column: 5, scope: !13)
!33 = !DILocation(line: 12, column: 12, scope: !13)
!34 = !DILocation(line: 13, column: 3, scope: !13)
!35 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKii", scope: !1, file: !1, line: 15, type: !36, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38, !39, !19}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!41 = !DILocalVariable(name: "o", arg: 1, scope: !35, file: !1, line: 15, type: !38)
!42 = !DILocation(line: 15, column: 24, scope: !35)
!43 = !DILocalVariable(name: "a", arg: 2, scope: !35, file: !1, line: 15, type: !39)
!44 = !DILocation(line: 15, column: 38, scope: !35)
!45 = !DILocalVariable(name: "n", arg: 3, scope: !35, file: !1, line: 15, type: !19)
!46 = !DILocation(line: 15, column: 45, scope: !35)
!47 = !DILocalVariable(name: "t", scope: !35, file: !1, line: 16, type: !19)
!48 = !DILocation(line: 16, column: 7, scope: !35)
!49 = !DILocation(line: 16, column: 11, scope: !35)
!50 = !DILocalVariable(name: "p", scope: !35, file: !1, line: 17, type: !16)
!51 = !DILocation(line: 17, column: 8, scope: !35)
!52 = !DILocation(line: 17, column: 17, scope: !35)
!53 = !DILocation(line: 17, column: 19, scope: !35)
!54 = !DILocation(line: 17, column: 23, scope: !35)
!55 = !DILocation(line: 17, column: 12, scope: !35)
!56 = !DILocation(line: 18, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !35, file: !1, line: 18, column: 7)
!58 = !DILocation(line: 18, column: 11, scope: !57)
!59 = !DILocation(line: 18, column: 9, scope: !57)
!60 = !DILocation(line: 19, column: 14, scope: !57)
!61 = !DILocation(line: 19, column: 24, scope: !57)
!62 = !DILocation(line: 19, column: 20, scope: !57)
!63 = !DILocation(line: 19, column: 5, scope: !57)
!64 = !DILocation(line: 19, column: 7, scope: !57)
!65 = !DILocation(line: 19, column: 10, scope: !57)
!66 = !DILocation(line: 20, column: 1, scope: !35)
