; ModuleID = 'active_lanes.cu'
source_filename = "active_lanes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !15 {
entry:
  %x.addr.i16 = alloca i32, align 4
  %m.addr.i15 = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %m.addr.i12 = alloca i32, align 4
  %p.addr.i13 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %some = alloca i32, align 4
  %first = alloca i32, align 4
  %here = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !22, !DIExpression(), !23)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !24, !DIExpression(), !25)
    #dbg_declare(ptr %t, !26, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  store i32 %0, ptr %t, align 4, !dbg !27
    #dbg_declare(ptr %v, !29, !DIExpression(), !30)
  %1 = load ptr, ptr %a.addr, align 8, !dbg !31
  %2 = load i32, ptr %t, align 4, !dbg !32
  %idxprom = sext i32 %2 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom, !dbg !31
  %3 = load i32, ptr %arrayidx, align 4, !dbg !31
  store i32 %3, ptr %v, align 4, !dbg !30
    #dbg_declare(ptr %some, !33, !DIExpression(), !35)
  %4 = load i32, ptr %v, align 4, !dbg !36
  %cmp = icmp sgt i32 %4, 4, !dbg !37
  %conv = zext i1 %cmp to i32, !dbg !36
  store i32 -1, ptr %m.addr.i12, align 4, !dbg !38
  store i32 %conv, ptr %p.addr.i13, align 4, !dbg !38
  %5 = load i32, ptr %m.addr.i12, align 4, !dbg !38
  %6 = load i32, ptr %p.addr.i13, align 4, !dbg !38
  %tobool.i14 = icmp ne i32 %6, 0, !dbg !38
  %7 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %tobool.i14), !dbg !38
  store i32 %7, ptr %some, align 4, !dbg !35
  %8 = load i32, ptr %v, align 4, !dbg !39
  %cmp2 = icmp sgt i32 %8, 4, !dbg !41
  br i1 %cmp2, label %if.then, label %if.else, !dbg !41

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %first, !42, !DIExpression(), !44)
  %9 = load i32, ptr %some, align 4, !dbg !45
  store i32 %9, ptr %x.addr.i, align 4, !dbg !46
  %10 = load i32, ptr %x.addr.i, align 4, !dbg !46
  %11 = call i32 @llvm.cttz.i32(i32 %10, i1 true), !dbg !46
  %12 = add i32 %11, 1, !dbg !46
  %iszero.i = icmp eq i32 %10, 0, !dbg !46
  %ffs.i = select i1 %iszero.i, i32 0, i32 %12, !dbg !46
  %sub = sub nsw i32 %ffs.i, 1, !dbg !47
  store i32 %sub, ptr %first, align 4, !dbg !44
  %13 = load i32, ptr %some, align 4, !dbg !48
  %14 = load i32, ptr %v, align 4, !dbg !49
  %15 = load i32, ptr %first, align 4, !dbg !50
  store i32 %13, ptr %m.addr.i15, align 4, !dbg !51
  store i32 %14, ptr %v.addr.i, align 4, !dbg !51
  store i32 %15, ptr %a.addr.i, align 4, !dbg !51
  store i32 32, ptr %w.addr.i, align 4, !dbg !51
  %16 = load i32, ptr %m.addr.i15, align 4, !dbg !51
  %17 = load i32, ptr %v.addr.i, align 4, !dbg !51
  %18 = load i32, ptr %a.addr.i, align 4, !dbg !51
  %19 = load i32, ptr %w.addr.i, align 4, !dbg !51
  %sub.i = sub nsw i32 32, %19, !dbg !51
  %shl.i = shl i32 %sub.i, 8, !dbg !51
  %or.i = or i32 %shl.i, 31, !dbg !51
  %20 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %16, i32 %17, i32 %18, i32 %or.i), !dbg !51
  %21 = load ptr, ptr %o.addr, align 8, !dbg !52
  %22 = load i32, ptr %t, align 4, !dbg !53
  %idxprom5 = sext i32 %22 to i64, !dbg !52
  %arrayidx6 = getelementptr inbounds i32, ptr %21, i64 %idxprom5, !dbg !52
  store i32 %20, ptr %arrayidx6, align 4, !dbg !54
  br label %if.end, !dbg !55

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %here, !56, !DIExpression(), !58)
  %23 = call noundef i32 @llvm.nvvm.activemask(), !dbg !59
  store i32 %23, ptr %here, align 4, !dbg !58
  %24 = load i32, ptr %here, align 4, !dbg !60
  %25 = load i32, ptr %v, align 4, !dbg !61
  %and = and i32 %25, 1, !dbg !62
  store i32 %24, ptr %m.addr.i, align 4, !dbg !63
  store i32 %and, ptr %p.addr.i, align 4, !dbg !63
  %26 = load i32, ptr %m.addr.i, align 4, !dbg !63
  %27 = load i32, ptr %p.addr.i, align 4, !dbg !63
  %tobool.i = icmp ne i32 %27, 0, !dbg !63
  %28 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %26, i1 %tobool.i), !dbg !63
  store i32 %28, ptr %x.addr.i16, align 4, !dbg !64
  %29 = load i32, ptr %x.addr.i16, align 4, !dbg !64
  %30 = call noundef i32 @llvm.ctpop.i32(i32 %29), !dbg !64
  %31 = load ptr, ptr %o.addr, align 8, !dbg !65
  %32 = load i32, ptr %t, align 4, !dbg !66
  %idxprom10 = sext i32 %32 to i64, !dbg !65
  %arrayidx11 = getelementptr inbounds i32, ptr %31, i64 %idxprom10, !dbg !65
  store i32 %30, ptr %arrayidx11, align 4, !dbg !67
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "active_lanes.cu", directory: ".")
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
!15 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !20}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!21 = !{}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !15, file: !1, line: 7, type: !18)
!23 = !DILocation(line: 7, column: 30, scope: !15)
!24 = !DILocalVariable(name: "o", arg: 2, scope: !15, file: !1, line: 7, type: !20)
!25 = !DILocation(line: 7, column: 38, scope: !15)
!26 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 8, type: !3)
!27 = !DILocation(line: 8, column: 7, scope: !15)
!28 = !DILocation(line: 8, column: 11, scope: !15)
!29 = !DILocalVariable(name: "v", scope: !15, file: !1, line: 8, type: !3)
!30 = !DILocation(line: 8, column: 24, scope: !15)
!31 = !DILocation(line: 8, column: 28, scope: !15)
!32 = !DILocation(line: 8, column: 30, scope: !15)
!33 = !DILocalVariable(name: "some", scope: !15, file: !1, line: 9, type: !34)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 9, column: 12, scope: !15)
!36 = !DILocation(line: 9, column: 46, scope: !15)
!37 = !DILocation(line: 9, column: 48, scope: !15)
!38 = !DILocation(line: 9, column: 19, scope: !15)
!39 = !DILocation(line: 10, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !15, file: !1, line: 10, column: 7)
!41 = !DILocation(line: 10, column: 9, scope: !40)
!42 = !DILocalVariable(name: "first", scope: !43, file: !1, line: 11, type: !3)
!43 = distinct !DILexicalBlock(scope: !40, file: !1, line: 10, column: 14)
!44 = !DILocation(line: 11, column: 9, scope: !43)
!45 = !DILocation(line: 11, column: 23, scope: !43)
!46 = !DILocation(line: 11, column: 17, scope: !43)
!47 = !DILocation(line: 11, column: 29, scope: !43)
!48 = !DILocation(line: 12, column: 24, scope: !43)
!49 = !DILocation(line: 12, column: 30, scope: !43)
!50 = !DILocation(line: 12, column: 33, scope: !43)
!51 = !DILocation(line: 12, column: 12, scope: !43)
!52 = !DILocation(line: 12, column: 5, scope: !43)
!53 = !DILocation(line: 12, column: 7, scope: !43)
!54 = !DILocation(line: 12, column: 10, scope: !43)
!55 = !DILocation(line: 13, column: 3, scope: !43)
!56 = !DILocalVariable(name: "here", scope: !57, file: !1, line: 14, type: !34)
!57 = distinct !DILexicalBlock(scope: !40, file: !1, line: 13, column: 10)
!58 = !DILocation(line: 14, column: 14, scope: !57)
!59 = !DILocation(line: 14, column: 21, scope: !57)
!60 = !DILocation(line: 15, column: 33, scope: !57)
!61 = !DILocation(line: 15, column: 39, scope: !57)
!62 = !DILocation(line: 15, column: 41, scope: !57)
!63 = !DILocation(line: 15, column: 19, scope: !57)
!64 = !DILocation(line: 15, column: 12, scope: !57)
!65 = !DILocation(line: 15, column: 5, scope: !57)
!66 = !DILocation(line: 15, column: 7, scope: !57)
!67 = !DILocation(line: 15, column: 10, scope: !57)
!68 = !DILocation(line: 17, column: 1, scope: !15)
