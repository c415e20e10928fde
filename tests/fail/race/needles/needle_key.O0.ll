; ModuleID = 'needle_key.cu'
source_filename = "needle_key.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@__const._Z1kPiPKi.key = private unnamed_addr constant [4 x i32] [i32 87, i32 65, i32 82, i32 80], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %hit, ptr noundef %a) #0 !dbg !13 {
entry:
  %hit.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %key = alloca [4 x i32], align 4
  %good = alloca i32, align 4
  store ptr %hit, ptr %hit.addr, align 8
    #dbg_declare(ptr %hit.addr, !21, !DIExpression(), !22)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !23, !DIExpression(), !24)
    #dbg_declare(ptr %t, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul = mul i32 %0, %1, !dbg !29
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add = add i32 %mul, %2, !dbg !31
  store i32 %add, ptr %t, align 4, !dbg !26
    #dbg_declare(ptr %key, !32, !DIExpression(), !36)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %key, ptr align 4 @__const._Z1kPiPKi.key, i64 16, i1 false), !dbg !36
    #dbg_declare(ptr %good, !37, !DIExpression(), !38)
  store i32 0, ptr %good, align 4, !dbg !38
  br label %while.cond, !dbg !39

while.cond:                                       ; preds = %while.body, %entry
  %3 = load i32, ptr %good, align 4, !dbg !40
  %cmp = icmp slt i32 %3, 4, !dbg !41
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !42

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr %a.addr, align 8, !dbg !43
  %5 = load i32, ptr %good, align 4, !dbg !44
  %idxprom = sext i32 %5 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !43
  %6 = load i32, ptr %arrayidx, align 4, !dbg !43
  %7 = load i32, ptr %good, align 4, !dbg !45
  %idxprom3 = sext i32 %7 to i64, !dbg !46
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %key, i64 0, i64 %idxprom3, !dbg !46
  %8 = load i32, ptr %arrayidx4, align 4, !dbg !46
  %cmp5 = icmp eq i32 %6, %8, !dbg !47
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %9 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ], !dbg !48
  br i1 %9, label %while.body, label %while.end, !dbg !39

while.body:                                       ; preds = %land.end
  %10 = load i32, ptr %good, align 4, !dbg !49
  %inc = add nsw i32 %10, 1, !dbg !49
  store i32 %inc, ptr %good, align 4, !dbg !49
  br label %while.cond, !dbg !39, !llvm.loop !50

while.end:                                        ; preds = %land.end
  %11 = load i32, ptr %good, align 4, !dbg !52
  %cmp6 = icmp eq i32 %11, 4, !dbg !54
  br i1 %cmp6, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %while.end
  %12 = load i32, ptr %t, align 4, !dbg !55
  %13 = load ptr, ptr %hit.addr, align 8, !dbg !56
  %arrayidx7 = getelementptr inbounds i32, ptr %13, i64 0, !dbg !56
  store i32 %12, ptr %arrayidx7, align 4, !dbg !57
  br label %if.end, !dbg !56

if.end:                                           ; preds = %if.then, %while.end
  ret void, !dbg !58
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "needle_key.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{}
!21 = !DILocalVariable(name: "hit", arg: 1, scope: !13, file: !1, line: 4, type: !16)
!22 = !DILocation(line: 4, column: 24, scope: !13)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !13, file: !1, line: 4, type: !18)
!24 = !DILocation(line: 4, column: 40, scope: !13)
!25 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 5, type: !17)
!26 = !DILocation(line: 5, column: 7, scope: !13)
!27 = !DILocation(line: 5, column: 11, scope: !13)
!28 = !DILocation(line: 5, column: 24, scope: !13)
!29 = !DILocation(line: 5, column: 22, scope: !13)
!30 = !DILocation(line: 5, column: 37, scope: !13)
!31 = !DILocation(line: 5, column: 35, scope: !13)
!32 = !DILocalVariable(name: "key", scope: !13, file: !1, line: 6, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DILocation(line: 6, column: 13, scope: !13)
!37 = !DILocalVariable(name: "good", scope: !13, file: !1, line: 7, type: !17)
!38 = !DILocation(line: 7, column: 7, scope: !13)
!39 = !DILocation(line: 8, column: 3, scope: !13)
!40 = !DILocation(line: 8, column: 10, scope: !13)
!41 = !DILocation(line: 8, column: 15, scope: !13)
!42 = !DILocation(line: 8, column: 19, scope: !13)
!43 = !DILocation(line: 8, column: 22, scope: !13)
!44 = !DILocation(line: 8, column: 24, scope: !13)
!45 = !DILocation(line: 8, column: 37, scope: !13)
!46 = !DILocation(line: 8, column: 33, scope: !13)
!47 = !DILocation(line: 8, column: 30, scope: !13)
!48 = !DILocation(line: 0, scope: !13)
!49 = !DILocation(line: 9, column: 9, scope: !13)
!50 = distinct !{!50, !39, !49, !51}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 10, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 7)
!54 = !DILocation(line: 10, column: 12, scope: !53)
!55 = !DILocation(line: 11, column: 14, scope: !53)
!56 = !DILocation(line: 11, column: 5, scope: !53)
!57 = !DILocation(line: 11, column: 12, scope: !53)
!58 = !DILocation(line: 12, column: 1, scope: !13)
