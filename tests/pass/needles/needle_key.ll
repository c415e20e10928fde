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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %hit, ptr noundef %a) #0 !dbg !17 {
entry:
  %key = alloca [4 x i32], align 4
    #dbg_value(ptr %hit, !25, !DIExpression(), !33)
    #dbg_value(ptr %a, !26, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %mul = mul i32 %0, %1, !dbg !36
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %add = add i32 %mul, %2, !dbg !38
    #dbg_value(i32 %add, !27, !DIExpression(), !33)
  call void @llvm.lifetime.start.p0(ptr %key) #4, !dbg !39
    #dbg_declare(ptr %key, !28, !DIExpression(), !40)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %key, ptr align 4 @__const._Z1kPiPKi.key, i64 16, i1 false), !dbg !40
    #dbg_value(i32 0, !32, !DIExpression(), !33)
  br label %while.cond, !dbg !41

while.cond:                                       ; preds = %while.body, %entry
  %good.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ], !dbg !33
    #dbg_value(i32 %good.0, !32, !DIExpression(), !33)
  %cmp = icmp slt i32 %good.0, 4, !dbg !42
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !43

land.rhs:                                         ; preds = %while.cond
  %idxprom = sext i32 %good.0 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !44
  %3 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !13
  %idxprom3 = sext i32 %good.0 to i64, !dbg !45
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %key, i64 0, i64 %idxprom3, !dbg !45
  %4 = load i32, ptr %arrayidx4, align 4, !dbg !45, !tbaa !13
  %cmp5 = icmp eq i32 %3, %4, !dbg !46
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ], !dbg !33
  br i1 %5, label %while.body, label %while.end, !dbg !41

while.body:                                       ; preds = %land.end
  %inc = add nsw i32 %good.0, 1, !dbg !47
    #dbg_value(i32 %inc, !32, !DIExpression(), !33)
  br label %while.cond, !dbg !41, !llvm.loop !48

while.end:                                        ; preds = %land.end
  %cmp6 = icmp eq i32 %good.0, 4, !dbg !51
  br i1 %cmp6, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %while.end
  %idxprom7 = sext i32 %add to i64, !dbg !53
  %arrayidx8 = getelementptr inbounds i32, ptr %hit, i64 %idxprom7, !dbg !53
  store i32 %add, ptr %arrayidx8, align 4, !dbg !54, !tbaa !13
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then, %while.end
  call void @llvm.lifetime.end.p0(ptr %key) #4, !dbg !55
  ret void, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
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
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !32}
!25 = !DILocalVariable(name: "hit", arg: 1, scope: !17, file: !1, line: 4, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 4, type: !22)
!27 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 5, type: !21)
!28 = !DILocalVariable(name: "key", scope: !17, file: !1, line: 6, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DILocalVariable(name: "good", scope: !17, file: !1, line: 7, type: !21)
!33 = !DILocation(line: 0, scope: !17)
!34 = !DILocation(line: 5, column: 11, scope: !17)
!35 = !DILocation(line: 5, column: 24, scope: !17)
!36 = !DILocation(line: 5, column: 22, scope: !17)
!37 = !DILocation(line: 5, column: 37, scope: !17)
!38 = !DILocation(line: 5, column: 35, scope: !17)
!39 = !DILocation(line: 6, column: 3, scope: !17)
!40 = !DILocation(line: 6, column: 13, scope: !17)
!41 = !DILocation(line: 8, column: 3, scope: !17)
!42 = !DILocation(line: 8, column: 15, scope: !17)
!43 = !DILocation(line: 8, column: 19, scope: !17)
!44 = !DILocation(line: 8, column: 22, scope: !17)
!45 = !DILocation(line: 8, column: 33, scope: !17)
!46 = !DILocation(line: 8, column: 30, scope: !17)
!47 = !DILocation(line: 9, column: 9, scope: !17)
!48 = distinct !{!48, !41, !47, !49, !50}
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 10, column: 12, scope: !52)
!52 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!53 = !DILocation(line: 11, column: 5, scope: !52)
!54 = !DILocation(line: 11, column: 12, scope: !52)
!55 = !DILocation(line: 12, column: 1, scope: !17)
