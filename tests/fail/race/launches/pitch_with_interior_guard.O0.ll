; ModuleID = 'pitch_with_interior_guard.cu'
source_filename = "pitch_with_interior_guard.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8interiorPfjj(ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !13 {
entry:
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %g = alloca float, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !20, !DIExpression(), !21)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !22, !DIExpression(), !23)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %x, !26, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %mul = mul i32 %0, %1, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %add = add i32 %mul, %2, !dbg !32
  store i32 %add, ptr %x, align 4, !dbg !27
    #dbg_declare(ptr %y, !33, !DIExpression(), !34)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !35
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !36
  %mul5 = mul i32 %3, %4, !dbg !37
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !38
  %add7 = add i32 %mul5, %5, !dbg !39
  store i32 %add7, ptr %y, align 4, !dbg !34
    #dbg_declare(ptr %g, !40, !DIExpression(), !41)
  store float 0.000000e+00, ptr %g, align 4, !dbg !41
  %6 = load i32, ptr %x, align 4, !dbg !42
  %cmp = icmp ugt i32 %6, 0, !dbg !44
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !45

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr %y, align 4, !dbg !46
  %cmp8 = icmp ugt i32 %7, 0, !dbg !47
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !48

land.lhs.true9:                                   ; preds = %land.lhs.true
  %8 = load i32, ptr %x, align 4, !dbg !49
  %9 = load i32, ptr %w.addr, align 4, !dbg !50
  %sub = sub i32 %9, 1, !dbg !51
  %cmp10 = icmp ult i32 %8, %sub, !dbg !52
  br i1 %cmp10, label %land.lhs.true11, label %if.end, !dbg !53

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %10 = load i32, ptr %y, align 4, !dbg !54
  %11 = load i32, ptr %h.addr, align 4, !dbg !55
  %sub12 = sub i32 %11, 1, !dbg !56
  %cmp13 = icmp ult i32 %10, %sub12, !dbg !57
  br i1 %cmp13, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %land.lhs.true11
  %12 = load ptr, ptr %out.addr, align 8, !dbg !58
  %13 = load i32, ptr %y, align 4, !dbg !59
  %14 = load i32, ptr %w.addr, align 4, !dbg !60
  %mul14 = mul i32 %13, %14, !dbg !61
  %15 = load i32, ptr %x, align 4, !dbg !62
  %add15 = add i32 %mul14, %15, !dbg !63
  %add16 = add i32 %add15, 1, !dbg !64
  %idxprom = zext i32 %add16 to i64, !dbg !58
  %arrayidx = getelementptr inbounds nuw float, ptr %12, i64 %idxprom, !dbg !58
  %16 = load float, ptr %arrayidx, align 4, !dbg !58
  %17 = load ptr, ptr %out.addr, align 8, !dbg !65
  %18 = load i32, ptr %y, align 4, !dbg !66
  %19 = load i32, ptr %w.addr, align 4, !dbg !67
  %mul17 = mul i32 %18, %19, !dbg !68
  %20 = load i32, ptr %x, align 4, !dbg !69
  %add18 = add i32 %mul17, %20, !dbg !70
  %sub19 = sub i32 %add18, 1, !dbg !71
  %idxprom20 = zext i32 %sub19 to i64, !dbg !65
  %arrayidx21 = getelementptr inbounds nuw float, ptr %17, i64 %idxprom20, !dbg !65
  %21 = load float, ptr %arrayidx21, align 4, !dbg !65
  %sub22 = fsub float %16, %21, !dbg !72
  store float %sub22, ptr %g, align 4, !dbg !73
  br label %if.end, !dbg !74

if.end:                                           ; preds = %if.then, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  %22 = load float, ptr %g, align 4, !dbg !75
  %23 = load ptr, ptr %out.addr, align 8, !dbg !76
  %24 = load i32, ptr %y, align 4, !dbg !77
  %25 = load i32, ptr %w.addr, align 4, !dbg !78
  %mul23 = mul i32 %24, %25, !dbg !79
  %26 = load i32, ptr %x, align 4, !dbg !80
  %add24 = add i32 %mul23, %26, !dbg !81
  %idxprom25 = zext i32 %add24 to i64, !dbg !76
  %arrayidx26 = getelementptr inbounds nuw float, ptr %23, i64 %idxprom25, !dbg !76
  store float %22, ptr %arrayidx26, align 4, !dbg !82
  ret void, !dbg !83
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pitch_with_interior_guard.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "interior", linkageName: "_Z8interiorPfjj", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !{}
!20 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!21 = !DILocation(line: 6, column: 33, scope: !13)
!22 = !DILocalVariable(name: "w", arg: 2, scope: !13, file: !1, line: 6, type: !18)
!23 = !DILocation(line: 6, column: 47, scope: !13)
!24 = !DILocalVariable(name: "h", arg: 3, scope: !13, file: !1, line: 6, type: !18)
!25 = !DILocation(line: 6, column: 59, scope: !13)
!26 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 7, type: !18)
!27 = !DILocation(line: 7, column: 12, scope: !13)
!28 = !DILocation(line: 7, column: 16, scope: !13)
!29 = !DILocation(line: 7, column: 29, scope: !13)
!30 = !DILocation(line: 7, column: 27, scope: !13)
!31 = !DILocation(line: 7, column: 42, scope: !13)
!32 = !DILocation(line: 7, column: 40, scope: !13)
!33 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 8, type: !18)
!34 = !DILocation(line: 8, column: 12, scope: !13)
!35 = !DILocation(line: 8, column: 16, scope: !13)
!36 = !DILocation(line: 8, column: 29, scope: !13)
!37 = !DILocation(line: 8, column: 27, scope: !13)
!38 = !DILocation(line: 8, column: 42, scope: !13)
!39 = !DILocation(line: 8, column: 40, scope: !13)
!40 = !DILocalVariable(name: "g", scope: !13, file: !1, line: 9, type: !17)
!41 = !DILocation(line: 9, column: 9, scope: !13)
!42 = !DILocation(line: 10, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!44 = !DILocation(line: 10, column: 9, scope: !43)
!45 = !DILocation(line: 10, column: 13, scope: !43)
!46 = !DILocation(line: 10, column: 16, scope: !43)
!47 = !DILocation(line: 10, column: 18, scope: !43)
!48 = !DILocation(line: 10, column: 22, scope: !43)
!49 = !DILocation(line: 10, column: 25, scope: !43)
!50 = !DILocation(line: 10, column: 29, scope: !43)
!51 = !DILocation(line: 10, column: 31, scope: !43)
!52 = !DILocation(line: 10, column: 27, scope: !43)
!53 = !DILocation(line: 10, column: 35, scope: !43)
!54 = !DILocation(line: 10, column: 38, scope: !43)
!55 = !DILocation(line: 10, column: 42, scope: !43)
!56 = !DILocation(line: 10, column: 44, scope: !43)
!57 = !DILocation(line: 10, column: 40, scope: !43)
!58 = !DILocation(line: 11, column: 9, scope: !43)
!59 = !DILocation(line: 11, column: 13, scope: !43)
!60 = !DILocation(line: 11, column: 17, scope: !43)
!61 = !DILocation(line: 11, column: 15, scope: !43)
!62 = !DILocation(line: 11, column: 21, scope: !43)
!63 = !DILocation(line: 11, column: 19, scope: !43)
!64 = !DILocation(line: 11, column: 23, scope: !43)
!65 = !DILocation(line: 11, column: 30, scope: !43)
!66 = !DILocation(line: 11, column: 34, scope: !43)
!67 = !DILocation(line: 11, column: 38, scope: !43)
!68 = !DILocation(line: 11, column: 36, scope: !43)
!69 = !DILocation(line: 11, column: 42, scope: !43)
!70 = !DILocation(line: 11, column: 40, scope: !43)
!71 = !DILocation(line: 11, column: 44, scope: !43)
!72 = !DILocation(line: 11, column: 28, scope: !43)
!73 = !DILocation(line: 11, column: 7, scope: !43)
!74 = !DILocation(line: 11, column: 5, scope: !43)
!75 = !DILocation(line: 12, column: 20, scope: !13)
!76 = !DILocation(line: 12, column: 3, scope: !13)
!77 = !DILocation(line: 12, column: 7, scope: !13)
!78 = !DILocation(line: 12, column: 11, scope: !13)
!79 = !DILocation(line: 12, column: 9, scope: !13)
!80 = !DILocation(line: 12, column: 15, scope: !13)
!81 = !DILocation(line: 12, column: 13, scope: !13)
!82 = !DILocation(line: 12, column: 18, scope: !13)
!83 = !DILocation(line: 13, column: 1, scope: !13)
