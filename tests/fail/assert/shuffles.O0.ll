; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [9 x i8] c"v == 496\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [12 x i8] c"shuffles.cu\00", align 1, !dbg !8
@__func__._Z1kPi = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !34 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i3 = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !39, !DIExpression(), !40)
    #dbg_declare(ptr %t, !41, !DIExpression(), !42)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  store i32 %0, ptr %t, align 4, !dbg !42
    #dbg_declare(ptr %v, !44, !DIExpression(), !45)
  %1 = load i32, ptr %t, align 4, !dbg !46
  store i32 %1, ptr %v, align 4, !dbg !45
    #dbg_declare(ptr %d, !47, !DIExpression(), !49)
  store i32 16, ptr %d, align 4, !dbg !49
  br label %for.cond, !dbg !50

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %d, align 4, !dbg !51
  %cmp = icmp sgt i32 %2, 0, !dbg !53
  br i1 %cmp, label %for.body, label %for.end, !dbg !54

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %v, align 4, !dbg !55
  %4 = load i32, ptr %d, align 4, !dbg !56
  store i32 -1, ptr %m.addr.i, align 4, !dbg !57
  store i32 %3, ptr %v.addr.i, align 4, !dbg !57
  store i32 %4, ptr %a.addr.i, align 4, !dbg !57
  store i32 32, ptr %w.addr.i, align 4, !dbg !57
  %5 = load i32, ptr %m.addr.i, align 4, !dbg !57
  %6 = load i32, ptr %v.addr.i, align 4, !dbg !57
  %7 = load i32, ptr %a.addr.i, align 4, !dbg !57
  %8 = load i32, ptr %w.addr.i, align 4, !dbg !57
  %sub.i = sub nsw i32 32, %8, !dbg !57
  %shl.i = shl i32 %sub.i, 8, !dbg !57
  %or.i = or i32 %shl.i, 31, !dbg !57
  %9 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %5, i32 %6, i32 %7, i32 %or.i), !dbg !57
  %10 = load i32, ptr %v, align 4, !dbg !58
  %add = add nsw i32 %10, %9, !dbg !58
  store i32 %add, ptr %v, align 4, !dbg !58
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %d, align 4, !dbg !60
  %shr = ashr i32 %11, 1, !dbg !60
  store i32 %shr, ptr %d, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond
  %12 = load i32, ptr %v, align 4, !dbg !65
  %cmp2 = icmp eq i32 %12, 496, !dbg !66
  %storedv.i = zext i1 %cmp2 to i8, !dbg !67
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !67
  store ptr @.str, ptr %m.addr.i3, align 8, !dbg !67
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !67
  store i32 11, ptr %l.addr.i, align 4, !dbg !67
  store ptr @__func__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !67
  %13 = load i8, ptr %c.addr.i, align 1, !dbg !67
  %loadedv.i = trunc i8 %13 to i1, !dbg !67
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !67

if.then.i:                                        ; preds = %for.end
  %14 = load ptr, ptr %m.addr.i3, align 8, !dbg !67
  %15 = load ptr, ptr %f.addr.i, align 8, !dbg !67
  %16 = load i32, ptr %l.addr.i, align 4, !dbg !67
  %17 = load ptr, ptr %fn.addr.i, align 8, !dbg !67
  call void @__assertfail(ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, i64 noundef 1) #4, !dbg !67
  unreachable, !dbg !67

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %18 = load i32, ptr %v, align 4, !dbg !68
  %19 = load ptr, ptr %o.addr, align 8, !dbg !69
  %20 = load i32, ptr %t, align 4, !dbg !70
  %idxprom = sext i32 %20 to i64, !dbg !69
  %arrayidx = getelementptr inbounds i32, ptr %19, i64 %idxprom, !dbg !69
  store i32 %18, ptr %arrayidx, align 4, !dbg !71
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shuffles.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 9)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !22, imports: !23, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !8, !13}
!23 = !{!24, !27}
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !25, file: !26, line: 206)
!25 = !DINamespace(name: "ws_math", scope: null)
!26 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !25, file: !26, line: 207)
!28 = !DINamespace(name: "std", scope: null)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!38 = !{}
!39 = !DILocalVariable(name: "o", arg: 1, scope: !34, file: !2, line: 6, type: !37)
!40 = !DILocation(line: 6, column: 24, scope: !34)
!41 = !DILocalVariable(name: "t", scope: !34, file: !2, line: 7, type: !21)
!42 = !DILocation(line: 7, column: 7, scope: !34)
!43 = !DILocation(line: 7, column: 11, scope: !34)
!44 = !DILocalVariable(name: "v", scope: !34, file: !2, line: 8, type: !21)
!45 = !DILocation(line: 8, column: 7, scope: !34)
!46 = !DILocation(line: 8, column: 11, scope: !34)
!47 = !DILocalVariable(name: "d", scope: !48, file: !2, line: 9, type: !21)
!48 = distinct !DILexicalBlock(scope: !34, file: !2, line: 9, column: 3)
!49 = !DILocation(line: 9, column: 12, scope: !48)
!50 = !DILocation(line: 9, column: 8, scope: !48)
!51 = !DILocation(line: 9, column: 20, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !2, line: 9, column: 3)
!53 = !DILocation(line: 9, column: 22, scope: !52)
!54 = !DILocation(line: 9, column: 3, scope: !48)
!55 = !DILocation(line: 10, column: 40, scope: !52)
!56 = !DILocation(line: 10, column: 43, scope: !52)
!57 = !DILocation(line: 10, column: 10, scope: !52)
!58 = !DILocation(line: 10, column: 7, scope: !52)
!59 = !DILocation(line: 10, column: 5, scope: !52)
!60 = !DILocation(line: 9, column: 29, scope: !52)
!61 = !DILocation(line: 9, column: 3, scope: !52)
!62 = distinct !{!62, !54, !63, !64}
!63 = !DILocation(line: 10, column: 44, scope: !48)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 11, column: 10, scope: !34)
!66 = !DILocation(line: 11, column: 12, scope: !34)
!67 = !DILocation(line: 11, column: 3, scope: !34)
!68 = !DILocation(line: 12, column: 10, scope: !34)
!69 = !DILocation(line: 12, column: 3, scope: !34)
!70 = !DILocation(line: 12, column: 5, scope: !34)
!71 = !DILocation(line: 12, column: 8, scope: !34)
!72 = !DILocation(line: 13, column: 1, scope: !34)
