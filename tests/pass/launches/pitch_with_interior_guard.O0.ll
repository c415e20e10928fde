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
define dso_local ptx_kernel void @_Z8interiorPKfPfjj(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !13 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %g = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !22, !DIExpression(), !23)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !24, !DIExpression(), !25)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !26, !DIExpression(), !27)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !28, !DIExpression(), !29)
    #dbg_declare(ptr %x, !30, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %mul = mul i32 %0, %1, !dbg !34
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %add = add i32 %mul, %2, !dbg !36
  store i32 %add, ptr %x, align 4, !dbg !31
    #dbg_declare(ptr %y, !37, !DIExpression(), !38)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !39
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !40
  %mul5 = mul i32 %3, %4, !dbg !41
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42
  %add7 = add i32 %mul5, %5, !dbg !43
  store i32 %add7, ptr %y, align 4, !dbg !38
    #dbg_declare(ptr %g, !44, !DIExpression(), !45)
  store float 0.000000e+00, ptr %g, align 4, !dbg !45
  %6 = load i32, ptr %x, align 4, !dbg !46
  %cmp = icmp ugt i32 %6, 0, !dbg !48
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !49

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr %y, align 4, !dbg !50
  %cmp8 = icmp ugt i32 %7, 0, !dbg !51
  br i1 %cmp8, label %land.lhs.true9, label %if.end, !dbg !52

land.lhs.true9:                                   ; preds = %land.lhs.true
  %8 = load i32, ptr %x, align 4, !dbg !53
  %9 = load i32, ptr %w.addr, align 4, !dbg !54
  %sub = sub i32 %9, 1, !dbg !55
  %cmp10 = icmp ult i32 %8, %sub, !dbg !56
  br i1 %cmp10, label %land.lhs.true11, label %if.end, !dbg !57

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %10 = load i32, ptr %y, align 4, !dbg !58
  %11 = load i32, ptr %h.addr, align 4, !dbg !59
  %sub12 = sub i32 %11, 1, !dbg !60
  %cmp13 = icmp ult i32 %10, %sub12, !dbg !61
  br i1 %cmp13, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %land.lhs.true11
  %12 = load ptr, ptr %in.addr, align 8, !dbg !62
  %13 = load i32, ptr %y, align 4, !dbg !63
  %14 = load i32, ptr %w.addr, align 4, !dbg !64
  %mul14 = mul i32 %13, %14, !dbg !65
  %15 = load i32, ptr %x, align 4, !dbg !66
  %add15 = add i32 %mul14, %15, !dbg !67
  %add16 = add i32 %add15, 1, !dbg !68
  %idxprom = zext i32 %add16 to i64, !dbg !62
  %arrayidx = getelementptr inbounds nuw float, ptr %12, i64 %idxprom, !dbg !62
  %16 = load float, ptr %arrayidx, align 4, !dbg !62
  %17 = load ptr, ptr %in.addr, align 8, !dbg !69
  %18 = load i32, ptr %y, align 4, !dbg !70
  %19 = load i32, ptr %w.addr, align 4, !dbg !71
  %mul17 = mul i32 %18, %19, !dbg !72
  %20 = load i32, ptr %x, align 4, !dbg !73
  %add18 = add i32 %mul17, %20, !dbg !74
  %sub19 = sub i32 %add18, 1, !dbg !75
  %idxprom20 = zext i32 %sub19 to i64, !dbg !69
  %arrayidx21 = getelementptr inbounds nuw float, ptr %17, i64 %idxprom20, !dbg !69
  %21 = load float, ptr %arrayidx21, align 4, !dbg !69
  %sub22 = fsub float %16, %21, !dbg !76
  store float %sub22, ptr %g, align 4, !dbg !77
  br label %if.end, !dbg !78

if.end:                                           ; preds = %if.then, %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %entry
  %22 = load float, ptr %g, align 4, !dbg !79
  %23 = load ptr, ptr %out.addr, align 8, !dbg !80
  %24 = load i32, ptr %y, align 4, !dbg !81
  %25 = load i32, ptr %w.addr, align 4, !dbg !82
  %mul23 = mul i32 %24, %25, !dbg !83
  %26 = load i32, ptr %x, align 4, !dbg !84
  %add24 = add i32 %mul23, %26, !dbg !85
  %idxprom25 = zext i32 %add24 to i64, !dbg !80
  %arrayidx26 = getelementptr inbounds nuw float, ptr %23, i64 %idxprom25, !dbg !80
  store float %22, ptr %arrayidx26, align 4, !dbg !86
  ret void, !dbg !87
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
!13 = distinct !DISubprogram(name: "interior", linkageName: "_Z8interiorPKfPfjj", scope: !1, file: !1, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19, !20, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !{}
!22 = !DILocalVariable(name: "in", arg: 1, scope: !13, file: !1, line: 6, type: !16)
!23 = !DILocation(line: 6, column: 39, scope: !13)
!24 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 6, type: !19)
!25 = !DILocation(line: 6, column: 50, scope: !13)
!26 = !DILocalVariable(name: "w", arg: 3, scope: !13, file: !1, line: 6, type: !20)
!27 = !DILocation(line: 6, column: 64, scope: !13)
!28 = !DILocalVariable(name: "h", arg: 4, scope: !13, file: !1, line: 6, type: !20)
!29 = !DILocation(line: 6, column: 76, scope: !13)
!30 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 7, type: !20)
!31 = !DILocation(line: 7, column: 12, scope: !13)
!32 = !DILocation(line: 7, column: 16, scope: !13)
!33 = !DILocation(line: 7, column: 29, scope: !13)
!34 = !DILocation(line: 7, column: 27, scope: !13)
!35 = !DILocation(line: 7, column: 42, scope: !13)
!36 = !DILocation(line: 7, column: 40, scope: !13)
!37 = !DILocalVariable(name: "y", scope: !13, file: !1, line: 8, type: !20)
!38 = !DILocation(line: 8, column: 12, scope: !13)
!39 = !DILocation(line: 8, column: 16, scope: !13)
!40 = !DILocation(line: 8, column: 29, scope: !13)
!41 = !DILocation(line: 8, column: 27, scope: !13)
!42 = !DILocation(line: 8, column: 42, scope: !13)
!43 = !DILocation(line: 8, column: 40, scope: !13)
!44 = !DILocalVariable(name: "g", scope: !13, file: !1, line: 9, type: !18)
!45 = !DILocation(line: 9, column: 9, scope: !13)
!46 = !DILocation(line: 10, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!48 = !DILocation(line: 10, column: 9, scope: !47)
!49 = !DILocation(line: 10, column: 13, scope: !47)
!50 = !DILocation(line: 10, column: 16, scope: !47)
!51 = !DILocation(line: 10, column: 18, scope: !47)
!52 = !DILocation(line: 10, column: 22, scope: !47)
!53 = !DILocation(line: 10, column: 25, scope: !47)
!54 = !DILocation(line: 10, column: 29, scope: !47)
!55 = !DILocation(line: 10, column: 31, scope: !47)
!56 = !DILocation(line: 10, column: 27, scope: !47)
!57 = !DILocation(line: 10, column: 35, scope: !47)
!58 = !DILocation(line: 10, column: 38, scope: !47)
!59 = !DILocation(line: 10, column: 42, scope: !47)
!60 = !DILocation(line: 10, column: 44, scope: !47)
!61 = !DILocation(line: 10, column: 40, scope: !47)
!62 = !DILocation(line: 11, column: 9, scope: !47)
!63 = !DILocation(line: 11, column: 12, scope: !47)
!64 = !DILocation(line: 11, column: 16, scope: !47)
!65 = !DILocation(line: 11, column: 14, scope: !47)
!66 = !DILocation(line: 11, column: 20, scope: !47)
!67 = !DILocation(line: 11, column: 18, scope: !47)
!68 = !DILocation(line: 11, column: 22, scope: !47)
!69 = !DILocation(line: 11, column: 29, scope: !47)
!70 = !DILocation(line: 11, column: 32, scope: !47)
!71 = !DILocation(line: 11, column: 36, scope: !47)
!72 = !DILocation(line: 11, column: 34, scope: !47)
!73 = !DILocation(line: 11, column: 40, scope: !47)
!74 = !DILocation(line: 11, column: 38, scope: !47)
!75 = !DILocation(line: 11, column: 42, scope: !47)
!76 = !DILocation(line: 11, column: 27, scope: !47)
!77 = !DILocation(line: 11, column: 7, scope: !47)
!78 = !DILocation(line: 11, column: 5, scope: !47)
!79 = !DILocation(line: 12, column: 20, scope: !13)
!80 = !DILocation(line: 12, column: 3, scope: !13)
!81 = !DILocation(line: 12, column: 7, scope: !13)
!82 = !DILocation(line: 12, column: 11, scope: !13)
!83 = !DILocation(line: 12, column: 9, scope: !13)
!84 = !DILocation(line: 12, column: 15, scope: !13)
!85 = !DILocation(line: 12, column: 13, scope: !13)
!86 = !DILocation(line: 12, column: 18, scope: !13)
!87 = !DILocation(line: 13, column: 1, scope: !13)
