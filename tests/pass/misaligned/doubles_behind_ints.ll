; ModuleID = 'doubles_behind_ints.cu'
source_filename = "doubles_behind_ints.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@pool = external addrspace(3) global [0 x i8], align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKdPdi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !22 {
entry:
    #dbg_value(ptr %in, !28, !DIExpression(), !33)
    #dbg_value(ptr %out, !29, !DIExpression(), !33)
    #dbg_value(i32 %n, !30, !DIExpression(), !33)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @pool to ptr), !31, !DIExpression(), !33)
  %conv = sext i32 %n to i64, !dbg !34
  %mul = mul i64 %conv, 4, !dbg !35
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %mul, !dbg !36
    #dbg_value(ptr %add.ptr, !32, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %cmp = icmp ult i32 %0, %n, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !39

if.then:                                          ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !40
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %sub2 = sub i32 %sub, %1, !dbg !43
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %idxprom = zext i32 %2 to i64, !dbg !45
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %idxprom, !dbg !45
  store i32 %sub2, ptr %arrayidx, align 4, !dbg !46, !tbaa !18
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %idxprom5 = zext i32 %3 to i64, !dbg !48
  %arrayidx6 = getelementptr inbounds nuw double, ptr %in, i64 %idxprom5, !dbg !48
  %4 = load double, ptr %arrayidx6, align 8, !dbg !48, !tbaa !49
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %idxprom8 = zext i32 %5 to i64, !dbg !52
  %arrayidx9 = getelementptr inbounds nuw double, ptr %add.ptr, i64 %idxprom8, !dbg !52
  store double %4, ptr %arrayidx9, align 8, !dbg !53, !tbaa !49
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %cmp11 = icmp ult i32 %6, %n, !dbg !58
  br i1 %cmp11, label %if.then12, label %if.end21, !dbg !58

if.then12:                                        ; preds = %if.end
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %idxprom14 = zext i32 %7 to i64, !dbg !60
  %arrayidx15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %idxprom14, !dbg !60
  %8 = load i32, ptr %arrayidx15, align 4, !dbg !60, !tbaa !18
  %idxprom16 = sext i32 %8 to i64, !dbg !61
  %arrayidx17 = getelementptr inbounds double, ptr %add.ptr, i64 %idxprom16, !dbg !61
  %9 = load double, ptr %arrayidx17, align 8, !dbg !61, !tbaa !49
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %idxprom19 = zext i32 %10 to i64, !dbg !63
  %arrayidx20 = getelementptr inbounds nuw double, ptr %out, i64 %idxprom19, !dbg !63
  store double %9, ptr %arrayidx20, align 8, !dbg !64, !tbaa !49
  br label %if.end21, !dbg !63

if.end21:                                         ; preds = %if.then12, %if.end
  ret void, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}
!llvm.errno.tbaa = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !7, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "doubles_behind_ints.cu", directory: ".")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !{!8, !11}
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !9, file: !10, line: 214)
!9 = !DINamespace(name: "ws_math", scope: null)
!10 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !9, file: !10, line: 215)
!12 = !DINamespace(name: "std", scope: null)
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 22.1.8"}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C++ TBAA"}
!22 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKdPdi", scope: !1, file: !1, line: 4, type: !23, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25, !5, !4}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "in", arg: 1, scope: !22, file: !1, line: 4, type: !25)
!29 = !DILocalVariable(name: "out", arg: 2, scope: !22, file: !1, line: 4, type: !5)
!30 = !DILocalVariable(name: "n", arg: 3, scope: !22, file: !1, line: 4, type: !4)
!31 = !DILocalVariable(name: "idx", scope: !22, file: !1, line: 6, type: !3)
!32 = !DILocalVariable(name: "val", scope: !22, file: !1, line: 7, type: !5)
!33 = !DILocation(line: 0, scope: !22)
!34 = !DILocation(line: 7, column: 35, scope: !22)
!35 = !DILocation(line: 7, column: 37, scope: !22)
!36 = !DILocation(line: 7, column: 33, scope: !22)
!37 = !DILocation(line: 8, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 7)
!39 = !DILocation(line: 8, column: 19, scope: !38)
!40 = !DILocation(line: 8, column: 47, scope: !41)
!41 = distinct !DILexicalBlock(scope: !38, file: !1, line: 8, column: 24)
!42 = !DILocation(line: 8, column: 53, scope: !41)
!43 = !DILocation(line: 8, column: 51, scope: !41)
!44 = !DILocation(line: 8, column: 30, scope: !41)
!45 = !DILocation(line: 8, column: 26, scope: !41)
!46 = !DILocation(line: 8, column: 43, scope: !41)
!47 = !DILocation(line: 8, column: 88, scope: !41)
!48 = !DILocation(line: 8, column: 85, scope: !41)
!49 = !{!50, !50, i64 0}
!50 = !{!"double", !20, i64 0}
!51 = !DILocation(line: 8, column: 70, scope: !41)
!52 = !DILocation(line: 8, column: 66, scope: !41)
!53 = !DILocation(line: 8, column: 83, scope: !41)
!54 = !DILocation(line: 8, column: 102, scope: !41)
!55 = !DILocation(line: 9, column: 3, scope: !22)
!56 = !DILocation(line: 10, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !22, file: !1, line: 10, column: 7)
!58 = !DILocation(line: 10, column: 19, scope: !57)
!59 = !DILocation(line: 10, column: 51, scope: !57)
!60 = !DILocation(line: 10, column: 47, scope: !57)
!61 = !DILocation(line: 10, column: 43, scope: !57)
!62 = !DILocation(line: 10, column: 28, scope: !57)
!63 = !DILocation(line: 10, column: 24, scope: !57)
!64 = !DILocation(line: 10, column: 41, scope: !57)
!65 = !DILocation(line: 11, column: 1, scope: !22)
