; ModuleID = 'doubles_behind_ints.cu'
source_filename = "doubles_behind_ints.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@pool = external addrspace(3) global [0 x i8], align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKdPdi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !18 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %idx = alloca ptr, align 8
  %val = alloca ptr, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !24, !DIExpression(), !25)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !26, !DIExpression(), !27)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !28, !DIExpression(), !29)
    #dbg_declare(ptr %idx, !30, !DIExpression(), !31)
  store ptr addrspacecast (ptr addrspace(3) @pool to ptr), ptr %idx, align 8, !dbg !31
    #dbg_declare(ptr %val, !32, !DIExpression(), !33)
  %0 = load i32, ptr %n.addr, align 4, !dbg !34
  %conv = sext i32 %0 to i64, !dbg !34
  %mul = mul i64 %conv, 4, !dbg !35
  %add.ptr = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %mul, !dbg !36
  store ptr %add.ptr, ptr %val, align 8, !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %2 = load i32, ptr %n.addr, align 4, !dbg !39
  %cmp = icmp ult i32 %1, %2, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %n.addr, align 4, !dbg !41
  %sub = sub nsw i32 %3, 1, !dbg !43
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %sub2 = sub i32 %sub, %4, !dbg !45
  %5 = load ptr, ptr %idx, align 8, !dbg !46
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %idxprom = zext i32 %6 to i64, !dbg !46
  %arrayidx = getelementptr inbounds nuw i32, ptr %5, i64 %idxprom, !dbg !46
  store i32 %sub2, ptr %arrayidx, align 4, !dbg !48
  %7 = load ptr, ptr %in.addr, align 8, !dbg !49
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %idxprom5 = zext i32 %8 to i64, !dbg !49
  %arrayidx6 = getelementptr inbounds nuw double, ptr %7, i64 %idxprom5, !dbg !49
  %9 = load double, ptr %arrayidx6, align 8, !dbg !49
  %10 = load ptr, ptr %val, align 8, !dbg !51
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %idxprom8 = zext i32 %11 to i64, !dbg !51
  %arrayidx9 = getelementptr inbounds nuw double, ptr %10, i64 %idxprom8, !dbg !51
  store double %9, ptr %arrayidx9, align 8, !dbg !53
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %13 = load i32, ptr %n.addr, align 4, !dbg !58
  %cmp11 = icmp ult i32 %12, %13, !dbg !59
  br i1 %cmp11, label %if.then12, label %if.end21, !dbg !59

if.then12:                                        ; preds = %if.end
  %14 = load ptr, ptr %val, align 8, !dbg !60
  %15 = load ptr, ptr %idx, align 8, !dbg !61
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %idxprom14 = zext i32 %16 to i64, !dbg !61
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %15, i64 %idxprom14, !dbg !61
  %17 = load i32, ptr %arrayidx15, align 4, !dbg !61
  %idxprom16 = sext i32 %17 to i64, !dbg !60
  %arrayidx17 = getelementptr inbounds double, ptr %14, i64 %idxprom16, !dbg !60
  %18 = load double, ptr %arrayidx17, align 8, !dbg !60
  %19 = load ptr, ptr %out.addr, align 8, !dbg !63
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %idxprom19 = zext i32 %20 to i64, !dbg !63
  %arrayidx20 = getelementptr inbounds nuw double, ptr %19, i64 %idxprom19, !dbg !63
  store double %18, ptr %arrayidx20, align 8, !dbg !65
  br label %if.end21, !dbg !63

if.end21:                                         ; preds = %if.then12, %if.end
  ret void, !dbg !66
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !7, splitDebugInlining: false, nameTableKind: None)
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
!18 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKdPdi", scope: !1, file: !1, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !5, !4}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!23 = !{}
!24 = !DILocalVariable(name: "in", arg: 1, scope: !18, file: !1, line: 6, type: !21)
!25 = !DILocation(line: 6, column: 33, scope: !18)
!26 = !DILocalVariable(name: "out", arg: 2, scope: !18, file: !1, line: 6, type: !5)
!27 = !DILocation(line: 6, column: 45, scope: !18)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !1, line: 6, type: !4)
!29 = !DILocation(line: 6, column: 54, scope: !18)
!30 = !DILocalVariable(name: "idx", scope: !18, file: !1, line: 8, type: !3)
!31 = !DILocation(line: 8, column: 8, scope: !18)
!32 = !DILocalVariable(name: "val", scope: !18, file: !1, line: 9, type: !5)
!33 = !DILocation(line: 9, column: 11, scope: !18)
!34 = !DILocation(line: 9, column: 35, scope: !18)
!35 = !DILocation(line: 9, column: 37, scope: !18)
!36 = !DILocation(line: 9, column: 33, scope: !18)
!37 = !DILocation(line: 10, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !18, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 21, scope: !38)
!40 = !DILocation(line: 10, column: 19, scope: !38)
!41 = !DILocation(line: 10, column: 45, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !1, line: 10, column: 24)
!43 = !DILocation(line: 10, column: 47, scope: !42)
!44 = !DILocation(line: 10, column: 53, scope: !42)
!45 = !DILocation(line: 10, column: 51, scope: !42)
!46 = !DILocation(line: 10, column: 26, scope: !42)
!47 = !DILocation(line: 10, column: 30, scope: !42)
!48 = !DILocation(line: 10, column: 43, scope: !42)
!49 = !DILocation(line: 10, column: 85, scope: !42)
!50 = !DILocation(line: 10, column: 88, scope: !42)
!51 = !DILocation(line: 10, column: 66, scope: !42)
!52 = !DILocation(line: 10, column: 70, scope: !42)
!53 = !DILocation(line: 10, column: 83, scope: !42)
!54 = !DILocation(line: 10, column: 102, scope: !42)
!55 = !DILocation(line: 11, column: 3, scope: !18)
!56 = !DILocation(line: 12, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !18, file: !1, line: 12, column: 7)
!58 = !DILocation(line: 12, column: 21, scope: !57)
!59 = !DILocation(line: 12, column: 19, scope: !57)
!60 = !DILocation(line: 12, column: 43, scope: !57)
!61 = !DILocation(line: 12, column: 47, scope: !57)
!62 = !DILocation(line: 12, column: 51, scope: !57)
!63 = !DILocation(line: 12, column: 24, scope: !57)
!64 = !DILocation(line: 12, column: 28, scope: !57)
!65 = !DILocation(line: 12, column: 41, scope: !57)
!66 = !DILocation(line: 13, column: 1, scope: !18)
