; ModuleID = 'tests/host/jumps.c'
source_filename = "tests/host/jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@outer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str = private unnamed_addr constant [14 x i8] c"back with %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@__const.main.values = private unnamed_addr constant [5 x i32] [i32 5, i32 3, i32 7, i32 1, i32 9], align 16
@.str.2 = private unnamed_addr constant [12 x i8] c"not reached\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"sort left with %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"zero becomes %d\0A\00", align 1
@__const.main.more = private unnamed_addr constant [4 x i32] [i32 4, i32 2, i32 8, i32 6], align 16
@.str.5 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@inner = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !16
  store volatile i32 0, ptr %1, align 4, !dbg !17, !tbaa !9
  %4 = call i32 @_setjmp(ptr noundef nonnull @outer) #8, !dbg !18
  %5 = icmp eq i32 %4, 0, !dbg !19
  br i1 %5, label %6, label %7, !dbg !20

6:                                                ; preds = %0
  call fastcc void @deep(i32 noundef 10, i32 noundef 100), !dbg !21
  br label %7, !dbg !21

7:                                                ; preds = %6, %0
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4), !dbg !22
  %9 = load volatile i32, ptr %1, align 4, !dbg !23, !tbaa !9
  %10 = add nsw i32 %9, 1, !dbg !24
  store volatile i32 %10, ptr %1, align 4, !dbg !25, !tbaa !9
  %11 = icmp slt i32 %9, 2, !dbg !26
  br i1 %11, label %12, label %15, !dbg !27

12:                                               ; preds = %7
  %13 = load volatile i32, ptr %1, align 4, !dbg !28, !tbaa !9
  %14 = load volatile i32, ptr %1, align 4, !dbg !29, !tbaa !9
  call fastcc void @deep(i32 noundef %13, i32 noundef %14), !dbg !30
  br label %15, !dbg !30

15:                                               ; preds = %12, %7
  call fastcc void @both_ways(), !dbg !31
  %16 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 51322), !dbg !32
  %17 = call fastcc i32 @retries(), !dbg !33
  %18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %17), !dbg !34
  %19 = call fastcc i32 @sized(), !dbg !35
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %19), !dbg !36
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9, !dbg !37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %2, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.values, i64 20, i1 false), !dbg !38
  %21 = call i32 @_setjmp(ptr noundef nonnull @outer) #8, !dbg !39
  %22 = icmp eq i32 %21, 0, !dbg !40
  br i1 %22, label %23, label %25, !dbg !41

23:                                               ; preds = %15
  call void @qsort(ptr noundef nonnull %2, i64 noundef 5, i64 noundef 4, ptr noundef nonnull @stops_at_seven) #9, !dbg !42
  %24 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2), !dbg !43
  br label %25, !dbg !44

25:                                               ; preds = %23, %15
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %21), !dbg !45
  %27 = call i32 @_setjmp(ptr noundef nonnull @outer) #8, !dbg !46
  %28 = icmp eq i32 %27, 0, !dbg !47
  br i1 %28, label %29, label %30, !dbg !48

29:                                               ; preds = %25
  call void @longjmp(ptr noundef nonnull @outer, i32 noundef 0) #10, !dbg !49
  unreachable, !dbg !49

30:                                               ; preds = %25
  %31 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %27), !dbg !50
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !dbg !51
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.more, i64 16, i1 false), !dbg !52
  %32 = call i32 @_setjmp(ptr noundef nonnull @outer) #8, !dbg !53
  %33 = icmp eq i32 %32, 0, !dbg !54
  br i1 %33, label %34, label %35, !dbg !55

34:                                               ; preds = %30
  call void @qsort(ptr noundef nonnull %3, i64 noundef 4, i64 noundef 4, ptr noundef nonnull @stops_at_seven) #9, !dbg !56
  br label %35, !dbg !56

35:                                               ; preds = %34, %30
  %36 = load i32, ptr %3, align 16, !dbg !57, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !58
  %38 = load i32, ptr %37, align 4, !dbg !58, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !59
  %40 = load i32, ptr %39, align 8, !dbg !59, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 12, !dbg !60
  %42 = load i32, ptr %41, align 4, !dbg !60, !tbaa !9
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %36, i32 noundef %38, i32 noundef %40, i32 noundef %42), !dbg !61
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !dbg !62
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9, !dbg !62
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind returns_twice
declare !dbg !64 i32 @_setjmp(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc void @deep(i32 noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !66 {
  br label %3

3:                                                ; preds = %8, %2
  %4 = phi i32 [ %0, %2 ], [ %9, %8 ]
  %5 = phi i32 [ %1, %2 ], [ %13, %8 ]
  %6 = icmp eq i32 %4, 0, !dbg !67
  br i1 %6, label %7, label %8, !dbg !68

7:                                                ; preds = %3
  tail call void @longjmp(ptr noundef nonnull @outer, i32 noundef %5) #10, !dbg !69
  unreachable, !dbg !69

8:                                                ; preds = %3
  %9 = add nsw i32 %4, -1, !dbg !70
  %10 = shl i32 %4, 24, !dbg !71
  %11 = ashr exact i32 %10, 24, !dbg !71
  %12 = srem i32 %11, 2, !dbg !72
  %13 = add nsw i32 %12, %5, !dbg !73
  br label %3, !dbg !74
}

; Function Attrs: nofree nounwind
declare !dbg !75 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @both_ways() unnamed_addr #0 !dbg !77 {
  %1 = call i32 @_setjmp(ptr noundef nonnull @inner) #8, !dbg !79
  %2 = icmp eq i32 %1, 0, !dbg !80
  br i1 %2, label %3, label %5, !dbg !81

3:                                                ; preds = %0
  %4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef 18, i32 noundef 396, i32 noundef 395), !dbg !82
  call void @longjmp(ptr noundef nonnull @inner, i32 noundef 395) #10, !dbg !83
  unreachable, !dbg !83

5:                                                ; preds = %0
  ret void, !dbg !84
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @retries() unnamed_addr #0 !dbg !85 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !86
  store volatile i32 0, ptr %1, align 4, !dbg !87, !tbaa !9
  %2 = call i32 @_setjmp(ptr noundef nonnull @inner) #8, !dbg !88
  %3 = load volatile i32, ptr %1, align 4, !dbg !89, !tbaa !9
  %4 = add nsw i32 %3, 1, !dbg !90
  store volatile i32 %4, ptr %1, align 4, !dbg !91, !tbaa !9
  %5 = load volatile i32, ptr %1, align 4, !dbg !92, !tbaa !9
  %6 = icmp slt i32 %5, 5, !dbg !93
  %7 = load volatile i32, ptr %1, align 4, !dbg !94, !tbaa !9
  br i1 %6, label %8, label %10, !dbg !95

8:                                                ; preds = %0
  %9 = mul nsw i32 %7, 10, !dbg !96
  call void @longjmp(ptr noundef nonnull @inner, i32 noundef %9) #10, !dbg !97
  unreachable, !dbg !97

10:                                               ; preds = %0
  %11 = mul nsw i32 %7, 1000, !dbg !98
  %12 = add nsw i32 %11, %2, !dbg !99
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !100
  ret i32 %12, !dbg !101
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 8, -2147483648) i32 @sized() unnamed_addr #0 !dbg !102 {
  %1 = alloca [1 x %struct.__jmp_buf_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9, !dbg !103
  %2 = call i32 @_setjmp(ptr noundef nonnull %1) #8, !dbg !104
  %3 = call ptr @llvm.stacksave.p0(), !dbg !105
  %4 = icmp slt i32 %2, 3, !dbg !106
  br i1 %4, label %5, label %7, !dbg !107

5:                                                ; preds = %0
  %6 = add nsw i32 %2, 1, !dbg !108
  call void @longjmp(ptr noundef nonnull %1, i32 noundef %6) #10, !dbg !109
  unreachable, !dbg !109

7:                                                ; preds = %0
  %8 = add nuw nsw i32 %2, 5, !dbg !110
  call void @llvm.stackrestore.p0(ptr %3), !dbg !111
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9, !dbg !111
  ret i32 %8, !dbg !112
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree
declare !dbg !113 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal i32 @stops_at_seven(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #0 !dbg !115 {
  %3 = load i32, ptr %0, align 4, !dbg !116, !tbaa !9
  %4 = load i32, ptr %1, align 4, !dbg !117, !tbaa !9
  %5 = icmp eq i32 %3, 7, !dbg !118
  %6 = icmp eq i32 %4, 7
  %7 = select i1 %5, i1 true, i1 %6, !dbg !119
  br i1 %7, label %8, label %9, !dbg !119

8:                                                ; preds = %2
  tail call void @longjmp(ptr noundef nonnull @outer, i32 noundef 7) #10, !dbg !120
  unreachable, !dbg !120

9:                                                ; preds = %2
  %10 = sub nsw i32 %3, %4, !dbg !121
  ret i32 %10, !dbg !122
}

; Function Attrs: nofree nounwind
declare !dbg !123 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { nounwind returns_twice }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/host/jumps.c", directory: ".", checksumkind: CSK_MD5, checksum: "d20337d5d66a619baf589f4f95ff6d8c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 50, type: !14, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 51, column: 3, scope: !13)
!17 = !DILocation(line: 51, column: 16, scope: !13, atomGroup: 1, atomRank: 1)
!18 = !DILocation(line: 52, column: 14, scope: !13, atomGroup: 2, atomRank: 2)
!19 = !DILocation(line: 53, column: 12, scope: !13, atomGroup: 3, atomRank: 2)
!20 = !DILocation(line: 53, column: 12, scope: !13, atomGroup: 3, atomRank: 1)
!21 = !DILocation(line: 53, column: 18, scope: !13)
!22 = !DILocation(line: 54, column: 3, scope: !13)
!23 = !DILocation(line: 55, column: 13, scope: !13)
!24 = !DILocation(line: 55, column: 13, scope: !13, atomGroup: 4, atomRank: 2)
!25 = !DILocation(line: 55, column: 13, scope: !13, atomGroup: 4, atomRank: 1)
!26 = !DILocation(line: 55, column: 16, scope: !13, atomGroup: 5, atomRank: 2)
!27 = !DILocation(line: 55, column: 16, scope: !13, atomGroup: 5, atomRank: 1)
!28 = !DILocation(line: 55, column: 26, scope: !13)
!29 = !DILocation(line: 55, column: 34, scope: !13)
!30 = !DILocation(line: 55, column: 21, scope: !13)
!31 = !DILocation(line: 56, column: 18, scope: !13)
!32 = !DILocation(line: 56, column: 3, scope: !13)
!33 = !DILocation(line: 57, column: 18, scope: !13)
!34 = !DILocation(line: 57, column: 3, scope: !13)
!35 = !DILocation(line: 58, column: 18, scope: !13)
!36 = !DILocation(line: 58, column: 3, scope: !13)
!37 = !DILocation(line: 59, column: 3, scope: !13)
!38 = !DILocation(line: 59, column: 7, scope: !13, atomGroup: 6, atomRank: 1)
!39 = !DILocation(line: 60, column: 15, scope: !13, atomGroup: 7, atomRank: 2)
!40 = !DILocation(line: 60, column: 30, scope: !13, atomGroup: 8, atomRank: 2)
!41 = !DILocation(line: 60, column: 30, scope: !13, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 61, column: 5, scope: !13)
!43 = !DILocation(line: 62, column: 5, scope: !13)
!44 = !DILocation(line: 63, column: 3, scope: !13)
!45 = !DILocation(line: 64, column: 3, scope: !13)
!46 = !DILocation(line: 65, column: 15, scope: !13, atomGroup: 9, atomRank: 2)
!47 = !DILocation(line: 65, column: 30, scope: !13, atomGroup: 10, atomRank: 2)
!48 = !DILocation(line: 65, column: 30, scope: !13, atomGroup: 10, atomRank: 1)
!49 = !DILocation(line: 65, column: 36, scope: !13)
!50 = !DILocation(line: 66, column: 3, scope: !13)
!51 = !DILocation(line: 68, column: 3, scope: !13)
!52 = !DILocation(line: 68, column: 7, scope: !13, atomGroup: 11, atomRank: 1)
!53 = !DILocation(line: 69, column: 7, scope: !13)
!54 = !DILocation(line: 69, column: 21, scope: !13, atomGroup: 12, atomRank: 2)
!55 = !DILocation(line: 69, column: 21, scope: !13, atomGroup: 12, atomRank: 1)
!56 = !DILocation(line: 69, column: 27, scope: !13)
!57 = !DILocation(line: 70, column: 27, scope: !13)
!58 = !DILocation(line: 70, column: 36, scope: !13)
!59 = !DILocation(line: 70, column: 45, scope: !13)
!60 = !DILocation(line: 70, column: 54, scope: !13)
!61 = !DILocation(line: 70, column: 3, scope: !13)
!62 = !DILocation(line: 72, column: 1, scope: !13)
!63 = !DILocation(line: 71, column: 3, scope: !13, atomGroup: 14, atomRank: 1)
!64 = !DISubprogram(name: "_setjmp", scope: !65, file: !65, line: 45, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!66 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!67 = !DILocation(line: 12, column: 9, scope: !66, atomGroup: 2, atomRank: 2)
!68 = !DILocation(line: 12, column: 9, scope: !66, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 12, column: 15, scope: !66)
!70 = !DILocation(line: 13, column: 10, scope: !66)
!71 = !DILocation(line: 13, column: 22, scope: !66)
!72 = !DILocation(line: 13, column: 30, scope: !66)
!73 = !DILocation(line: 13, column: 20, scope: !66)
!74 = !DILocation(line: 13, column: 3, scope: !66)
!75 = !DISubprogram(name: "printf", scope: !76, file: !76, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!77 = distinct !DISubprogram(name: "both_ways", scope: !1, file: !1, line: 17, type: !78, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!78 = !DISubroutineType(cc: DW_CC_nocall, types: !15)
!79 = !DILocation(line: 19, column: 7, scope: !77)
!80 = !DILocation(line: 19, column: 21, scope: !77, atomGroup: 4, atomRank: 2)
!81 = !DILocation(line: 19, column: 21, scope: !77, atomGroup: 4, atomRank: 1)
!82 = !DILocation(line: 21, column: 5, scope: !77)
!83 = !DILocation(line: 22, column: 5, scope: !77)
!84 = !DILocation(line: 24, column: 3, scope: !77, atomGroup: 9, atomRank: 1)
!85 = distinct !DISubprogram(name: "retries", scope: !1, file: !1, line: 33, type: !14, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!86 = !DILocation(line: 34, column: 3, scope: !85)
!87 = !DILocation(line: 34, column: 16, scope: !85, atomGroup: 1, atomRank: 1)
!88 = !DILocation(line: 35, column: 14, scope: !85, atomGroup: 2, atomRank: 2)
!89 = !DILocation(line: 36, column: 8, scope: !85)
!90 = !DILocation(line: 36, column: 8, scope: !85, atomGroup: 3, atomRank: 2)
!91 = !DILocation(line: 36, column: 8, scope: !85, atomGroup: 3, atomRank: 1)
!92 = !DILocation(line: 37, column: 7, scope: !85)
!93 = !DILocation(line: 37, column: 13, scope: !85, atomGroup: 4, atomRank: 2)
!94 = !DILocation(line: 0, scope: !85)
!95 = !DILocation(line: 37, column: 13, scope: !85, atomGroup: 4, atomRank: 1)
!96 = !DILocation(line: 37, column: 39, scope: !85)
!97 = !DILocation(line: 37, column: 18, scope: !85)
!98 = !DILocation(line: 38, column: 16, scope: !85)
!99 = !DILocation(line: 38, column: 23, scope: !85, atomGroup: 6, atomRank: 2)
!100 = !DILocation(line: 39, column: 1, scope: !85)
!101 = !DILocation(line: 38, column: 3, scope: !85, atomGroup: 6, atomRank: 1)
!102 = distinct !DISubprogram(name: "sized", scope: !1, file: !1, line: 41, type: !78, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!103 = !DILocation(line: 42, column: 3, scope: !102)
!104 = !DILocation(line: 43, column: 14, scope: !102, atomGroup: 1, atomRank: 2)
!105 = !DILocation(line: 44, column: 3, scope: !102)
!106 = !DILocation(line: 46, column: 12, scope: !102, atomGroup: 3, atomRank: 2)
!107 = !DILocation(line: 46, column: 12, scope: !102, atomGroup: 3, atomRank: 1)
!108 = !DILocation(line: 46, column: 35, scope: !102)
!109 = !DILocation(line: 46, column: 17, scope: !102)
!110 = !DILocation(line: 44, column: 15, scope: !102, atomGroup: 5, atomRank: 4)
!111 = !DILocation(line: 48, column: 1, scope: !102)
!112 = !DILocation(line: 48, column: 1, scope: !102, atomGroup: 5, atomRank: 1)
!113 = !DISubprogram(name: "qsort", scope: !114, file: !114, line: 851, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!115 = distinct !DISubprogram(name: "stops_at_seven", scope: !1, file: !1, line: 27, type: !14, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!116 = !DILocation(line: 28, column: 11, scope: !115, atomGroup: 1, atomRank: 2)
!117 = !DILocation(line: 28, column: 32, scope: !115, atomGroup: 2, atomRank: 2)
!118 = !DILocation(line: 29, column: 9, scope: !115, atomGroup: 3, atomRank: 2)
!119 = !DILocation(line: 29, column: 14, scope: !115, atomGroup: 3, atomRank: 1)
!120 = !DILocation(line: 29, column: 25, scope: !115)
!121 = !DILocation(line: 30, column: 12, scope: !115, atomGroup: 6, atomRank: 2)
!122 = !DILocation(line: 30, column: 3, scope: !115, atomGroup: 6, atomRank: 1)
!123 = !DISubprogram(name: "puts", scope: !76, file: !76, line: 661, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
