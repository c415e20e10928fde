; ModuleID = 'needle_distance.cu'
source_filename = "needle_distance.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiii(ptr noundef %o, i32 noundef %n, i32 noundef %m) #0 !dbg !13 {
entry:
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !19, !DIExpression(), !20)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul = mul i32 %0, %1, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
  store i32 %add, ptr %t, align 4, !dbg !26
    #dbg_declare(ptr %d, !32, !DIExpression(), !33)
  %3 = load i32, ptr %m.addr, align 4, !dbg !34
  %4 = load i32, ptr %n.addr, align 4, !dbg !35
  %mul3 = mul nsw i32 5, %4, !dbg !36
  %sub = sub nsw i32 %3, %mul3, !dbg !37
  store i32 %sub, ptr %d, align 4, !dbg !33
  %5 = load i32, ptr %d, align 4, !dbg !38
  %cmp = icmp slt i32 %5, 0, !dbg !39
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !38

cond.true:                                        ; preds = %entry
  %6 = load i32, ptr %d, align 4, !dbg !40
  %sub4 = sub nsw i32 0, %6, !dbg !41
  br label %cond.end, !dbg !38

cond.false:                                       ; preds = %entry
  %7 = load i32, ptr %d, align 4, !dbg !42
  br label %cond.end, !dbg !38

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub4, %cond.true ], [ %7, %cond.false ], !dbg !38
  store i32 %cond, ptr %d, align 4, !dbg !43
  %8 = load i32, ptr %n.addr, align 4, !dbg !44
  %cmp5 = icmp slt i32 %8, 10, !dbg !46
  br i1 %cmp5, label %if.then, label %if.end, !dbg !46

if.then:                                          ; preds = %cond.end
  br label %if.end15, !dbg !47

if.end:                                           ; preds = %cond.end
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %cmp7 = icmp eq i32 %9, 0, !dbg !50
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !50

if.then8:                                         ; preds = %if.end
  %10 = load i32, ptr %n.addr, align 4, !dbg !51
  %11 = load ptr, ptr %o.addr, align 8, !dbg !52
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %idxprom = zext i32 %12 to i64, !dbg !52
  %arrayidx = getelementptr inbounds nuw i32, ptr %11, i64 %idxprom, !dbg !52
  store i32 %10, ptr %arrayidx, align 4, !dbg !54
  br label %if.end15, !dbg !52

if.else:                                          ; preds = %if.end
  %13 = load i32, ptr %t, align 4, !dbg !55
  %14 = load ptr, ptr %o.addr, align 8, !dbg !56
  %15 = load i32, ptr %d, align 4, !dbg !57
  %mul10 = mul nsw i32 %15, 1024, !dbg !58
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %add12 = add i32 %mul10, %16, !dbg !60
  %idxprom13 = zext i32 %add12 to i64, !dbg !56
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %14, i64 %idxprom13, !dbg !56
  store i32 %13, ptr %arrayidx14, align 4, !dbg !61
  br label %if.end15

if.end15:                                         ; preds = %if.then, %if.else, %if.then8
  ret void, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "needle_distance.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiii", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !17, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!20 = !DILocation(line: 4, column: 24, scope: !13)
!21 = !DILocalVariable(name: "n", arg: 2, scope: !13, file: !1, line: 4, type: !17)
!22 = !DILocation(line: 4, column: 31, scope: !13)
!23 = !DILocalVariable(name: "m", arg: 3, scope: !13, file: !1, line: 4, type: !17)
!24 = !DILocation(line: 4, column: 38, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!26 = !DILocation(line: 5, column: 7, scope: !13)
!27 = !DILocation(line: 5, column: 11, scope: !13)
!28 = !DILocation(line: 5, column: 24, scope: !13)
!29 = !DILocation(line: 5, column: 22, scope: !13)
!30 = !DILocation(line: 5, column: 37, scope: !13)
!31 = !DILocation(line: 5, column: 35, scope: !13)
!32 = !DILocalVariable(name: "d", scope: !13, file: !1, line: 6, type: !17)
!33 = !DILocation(line: 6, column: 7, scope: !13)
!34 = !DILocation(line: 6, column: 11, scope: !13)
!35 = !DILocation(line: 6, column: 19, scope: !13)
!36 = !DILocation(line: 6, column: 17, scope: !13)
!37 = !DILocation(line: 6, column: 13, scope: !13)
!38 = !DILocation(line: 7, column: 7, scope: !13)
!39 = !DILocation(line: 7, column: 9, scope: !13)
!40 = !DILocation(line: 7, column: 16, scope: !13)
!41 = !DILocation(line: 7, column: 15, scope: !13)
!42 = !DILocation(line: 7, column: 20, scope: !13)
!43 = !DILocation(line: 7, column: 5, scope: !13)
!44 = !DILocation(line: 8, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!46 = !DILocation(line: 8, column: 9, scope: !45)
!47 = !DILocation(line: 9, column: 5, scope: !45)
!48 = !DILocation(line: 10, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!50 = !DILocation(line: 10, column: 18, scope: !49)
!51 = !DILocation(line: 11, column: 22, scope: !49)
!52 = !DILocation(line: 11, column: 5, scope: !49)
!53 = !DILocation(line: 11, column: 7, scope: !49)
!54 = !DILocation(line: 11, column: 20, scope: !49)
!55 = !DILocation(line: 13, column: 33, scope: !49)
!56 = !DILocation(line: 13, column: 5, scope: !49)
!57 = !DILocation(line: 13, column: 7, scope: !49)
!58 = !DILocation(line: 13, column: 9, scope: !49)
!59 = !DILocation(line: 13, column: 18, scope: !49)
!60 = !DILocation(line: 13, column: 16, scope: !49)
!61 = !DILocation(line: 13, column: 31, scope: !49)
!62 = !DILocation(line: 14, column: 1, scope: !13)
