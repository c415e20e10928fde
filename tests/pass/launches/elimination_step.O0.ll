; ModuleID = 'elimination_step.cu'
source_filename = "elimination_step.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9eliminatePKfPfii(ptr noundef %m, ptr noundef %a, i32 noundef %size, i32 noundef %t) #0 !dbg !13 {
entry:
  %m.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %t.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !22, !DIExpression(), !23)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !24, !DIExpression(), !25)
  store i32 %size, ptr %size.addr, align 4
    #dbg_declare(ptr %size.addr, !26, !DIExpression(), !27)
  store i32 %t, ptr %t.addr, align 4
    #dbg_declare(ptr %t.addr, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %mul = mul i32 %1, %2, !dbg !34
  %add = add i32 %0, %mul, !dbg !35
  %3 = load i32, ptr %size.addr, align 4, !dbg !36
  %sub = sub nsw i32 %3, 1, !dbg !37
  %4 = load i32, ptr %t.addr, align 4, !dbg !38
  %sub3 = sub nsw i32 %sub, %4, !dbg !39
  %cmp = icmp uge i32 %add, %sub3, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %entry
  br label %return, !dbg !41

if.end:                                           ; preds = %entry
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !44
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !45
  %mul7 = mul i32 %6, %7, !dbg !46
  %add8 = add i32 %5, %mul7, !dbg !47
  %8 = load i32, ptr %size.addr, align 4, !dbg !48
  %9 = load i32, ptr %t.addr, align 4, !dbg !49
  %sub9 = sub nsw i32 %8, %9, !dbg !50
  %cmp10 = icmp uge i32 %add8, %sub9, !dbg !51
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !51

if.then11:                                        ; preds = %if.end
  br label %return, !dbg !52

if.end12:                                         ; preds = %if.end
    #dbg_declare(ptr %x, !53, !DIExpression(), !54)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %mul15 = mul i32 %10, %11, !dbg !57
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %add17 = add i32 %mul15, %12, !dbg !59
  store i32 %add17, ptr %x, align 4, !dbg !54
    #dbg_declare(ptr %y, !60, !DIExpression(), !61)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !62
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !63
  %mul20 = mul i32 %13, %14, !dbg !64
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !65
  %add22 = add i32 %mul20, %15, !dbg !66
  store i32 %add22, ptr %y, align 4, !dbg !61
  %16 = load ptr, ptr %m.addr, align 8, !dbg !67
  %17 = load i32, ptr %size.addr, align 4, !dbg !68
  %18 = load i32, ptr %x, align 4, !dbg !69
  %add23 = add nsw i32 %18, 1, !dbg !70
  %19 = load i32, ptr %t.addr, align 4, !dbg !71
  %add24 = add nsw i32 %add23, %19, !dbg !72
  %mul25 = mul nsw i32 %17, %add24, !dbg !73
  %20 = load i32, ptr %t.addr, align 4, !dbg !74
  %add26 = add nsw i32 %mul25, %20, !dbg !75
  %idxprom = sext i32 %add26 to i64, !dbg !67
  %arrayidx = getelementptr inbounds float, ptr %16, i64 %idxprom, !dbg !67
  %21 = load float, ptr %arrayidx, align 4, !dbg !67
  %22 = load ptr, ptr %a.addr, align 8, !dbg !76
  %23 = load i32, ptr %size.addr, align 4, !dbg !77
  %24 = load i32, ptr %t.addr, align 4, !dbg !78
  %mul27 = mul nsw i32 %23, %24, !dbg !79
  %25 = load i32, ptr %y, align 4, !dbg !80
  %26 = load i32, ptr %t.addr, align 4, !dbg !81
  %add28 = add nsw i32 %25, %26, !dbg !82
  %add29 = add nsw i32 %mul27, %add28, !dbg !83
  %idxprom30 = sext i32 %add29 to i64, !dbg !76
  %arrayidx31 = getelementptr inbounds float, ptr %22, i64 %idxprom30, !dbg !76
  %27 = load float, ptr %arrayidx31, align 4, !dbg !76
  %28 = load ptr, ptr %a.addr, align 8, !dbg !84
  %29 = load i32, ptr %size.addr, align 4, !dbg !85
  %30 = load i32, ptr %x, align 4, !dbg !86
  %add33 = add nsw i32 %30, 1, !dbg !87
  %31 = load i32, ptr %t.addr, align 4, !dbg !88
  %add34 = add nsw i32 %add33, %31, !dbg !89
  %mul35 = mul nsw i32 %29, %add34, !dbg !90
  %32 = load i32, ptr %y, align 4, !dbg !91
  %33 = load i32, ptr %t.addr, align 4, !dbg !92
  %add36 = add nsw i32 %32, %33, !dbg !93
  %add37 = add nsw i32 %mul35, %add36, !dbg !94
  %idxprom38 = sext i32 %add37 to i64, !dbg !84
  %arrayidx39 = getelementptr inbounds float, ptr %28, i64 %idxprom38, !dbg !84
  %34 = load float, ptr %arrayidx39, align 4, !dbg !95
  %neg = fneg float %21, !dbg !95
  %35 = call float @llvm.fmuladd.f32(float %neg, float %27, float %34), !dbg !95
  store float %35, ptr %arrayidx39, align 4, !dbg !95
  br label %return, !dbg !96

return:                                           ; preds = %if.end12, %if.then11, %if.then
  ret void, !dbg !96
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "elimination_step.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "eliminate", linkageName: "_Z9eliminatePKfPfii", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !20, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "m", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!23 = !DILocation(line: 4, column: 40, scope: !13)
!24 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 4, type: !19)
!25 = !DILocation(line: 4, column: 50, scope: !13)
!26 = !DILocalVariable(name: "size", arg: 3, scope: !13, file: !1, line: 4, type: !20)
!27 = !DILocation(line: 4, column: 57, scope: !13)
!28 = !DILocalVariable(name: "t", arg: 4, scope: !13, file: !1, line: 4, type: !20)
!29 = !DILocation(line: 4, column: 67, scope: !13)
!30 = !DILocation(line: 5, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !13, file: !1, line: 5, column: 7)
!32 = !DILocation(line: 5, column: 21, scope: !31)
!33 = !DILocation(line: 5, column: 34, scope: !31)
!34 = !DILocation(line: 5, column: 32, scope: !31)
!35 = !DILocation(line: 5, column: 19, scope: !31)
!36 = !DILocation(line: 5, column: 48, scope: !31)
!37 = !DILocation(line: 5, column: 53, scope: !31)
!38 = !DILocation(line: 5, column: 59, scope: !31)
!39 = !DILocation(line: 5, column: 57, scope: !31)
!40 = !DILocation(line: 5, column: 45, scope: !31)
!41 = !DILocation(line: 5, column: 62, scope: !31)
!42 = !DILocation(line: 6, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!44 = !DILocation(line: 6, column: 21, scope: !43)
!45 = !DILocation(line: 6, column: 34, scope: !43)
!46 = !DILocation(line: 6, column: 32, scope: !43)
!47 = !DILocation(line: 6, column: 19, scope: !43)
!48 = !DILocation(line: 6, column: 48, scope: !43)
!49 = !DILocation(line: 6, column: 55, scope: !43)
!50 = !DILocation(line: 6, column: 53, scope: !43)
!51 = !DILocation(line: 6, column: 45, scope: !43)
!52 = !DILocation(line: 6, column: 58, scope: !43)
!53 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 7, type: !20)
!54 = !DILocation(line: 7, column: 7, scope: !13)
!55 = !DILocation(line: 7, column: 11, scope: !13)
!56 = !DILocation(line: 7, column: 24, scope: !13)
!57 = !DILocation(line: 7, column: 22, scope: !13)
!58 = !DILocation(line: 7, column: 37, scope: !13)
!59 = !DILocation(line: 7, column: 35, scope: !13)
!60 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 7, type: !20)
!61 = !DILocation(line: 7, column: 50, scope: !13)
!62 = !DILocation(line: 7, column: 54, scope: !13)
!63 = !DILocation(line: 7, column: 67, scope: !13)
!64 = !DILocation(line: 7, column: 65, scope: !13)
!65 = !DILocation(line: 7, column: 80, scope: !13)
!66 = !DILocation(line: 7, column: 78, scope: !13)
!67 = !DILocation(line: 8, column: 38, scope: !13)
!68 = !DILocation(line: 8, column: 40, scope: !13)
!69 = !DILocation(line: 8, column: 48, scope: !13)
!70 = !DILocation(line: 8, column: 50, scope: !13)
!71 = !DILocation(line: 8, column: 56, scope: !13)
!72 = !DILocation(line: 8, column: 54, scope: !13)
!73 = !DILocation(line: 8, column: 45, scope: !13)
!74 = !DILocation(line: 8, column: 61, scope: !13)
!75 = !DILocation(line: 8, column: 59, scope: !13)
!76 = !DILocation(line: 8, column: 66, scope: !13)
!77 = !DILocation(line: 8, column: 68, scope: !13)
!78 = !DILocation(line: 8, column: 75, scope: !13)
!79 = !DILocation(line: 8, column: 73, scope: !13)
!80 = !DILocation(line: 8, column: 80, scope: !13)
!81 = !DILocation(line: 8, column: 84, scope: !13)
!82 = !DILocation(line: 8, column: 82, scope: !13)
!83 = !DILocation(line: 8, column: 77, scope: !13)
!84 = !DILocation(line: 8, column: 3, scope: !13)
!85 = !DILocation(line: 8, column: 5, scope: !13)
!86 = !DILocation(line: 8, column: 13, scope: !13)
!87 = !DILocation(line: 8, column: 15, scope: !13)
!88 = !DILocation(line: 8, column: 21, scope: !13)
!89 = !DILocation(line: 8, column: 19, scope: !13)
!90 = !DILocation(line: 8, column: 10, scope: !13)
!91 = !DILocation(line: 8, column: 27, scope: !13)
!92 = !DILocation(line: 8, column: 31, scope: !13)
!93 = !DILocation(line: 8, column: 29, scope: !13)
!94 = !DILocation(line: 8, column: 24, scope: !13)
!95 = !DILocation(line: 8, column: 35, scope: !13)
!96 = !DILocation(line: 9, column: 1, scope: !13)
