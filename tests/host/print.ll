; ModuleID = 'print.c'
source_filename = "print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.big = type { [6 x i32] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [63 x i8] c"[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d] [%-8.3d|]\0A\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"[%d] [%ld] [%lld] [%hd] [%hhd] [%i]\0A\00", align 1
@.str.2 = private unnamed_addr constant [57 x i8] c"[%u] [%lu] [%x] [%X] [%#x] [%#X] [%o] [%#o] [%#x] [%#o]\0A\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"[%.0d] [%.0x] [%5.0d] [%+.0d]\0A\00", align 1
@.str.4 = private unnamed_addr constant [60 x i8] c"[%c] [%5c] [%-5c] [%s] [%10s] [%-10s] [%.2s] [%10.2s] [%s]\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@__const.main.values = private unnamed_addr constant [16 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double 1.500000e+00, double 1.000000e-01, double 1.000000e+10, double 0x40FE240C9FBE76C9, double 1.000000e-05, double 1.000000e+100, double 4.940660e-324, double 0x7FEFFFFFFFFFFFFF, double 5.000000e-01, double 2.500000e+00, double 0x40F869FF33333333, double 0x412E847D00000000, double 0x400921FB54442D11], align 16
@.str.6 = private unnamed_addr constant [51 x i8] c"%f|%.0f|%.1f|%10.3f|%-12.2f|%+f|% f|%#.0f|%012.3f\0A\00", align 1
@.str.7 = private unnamed_addr constant [55 x i8] c"%e|%.0e|%.3E|%15.4e|%g|%.3g|%G|%#g|%.17g|%.0g|%010.2e\0A\00", align 1
@.str.8 = private unnamed_addr constant [25 x i8] c"%a|%.2a|%A|%20.3a|%.20g\0A\00", align 1
@.str.9 = private unnamed_addr constant [34 x i8] c"%f %e %g %F %5.1f %-6f| %+f %06f\0A\00", align 1
@.str.10 = private unnamed_addr constant [27 x i8] c"%2$s %1$s %3$*4$d|%%|%5%|\0A\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"world\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.13 = private unnamed_addr constant [21 x i8] c"%*d|%-*d|%.*f|%*.*f\0A\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"four%n\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"%zu %td %jd %p\0A\00", align 1
@.str.18 = private unnamed_addr constant [24 x i8] c"a text that is too long\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"%d-%.2f-%s-%c\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.a = private unnamed_addr constant %struct.big { [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6] }, align 8
@.str.22 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@stdout = external local_unnamed_addr global ptr, align 8
@.str.23 = private unnamed_addr constant [16 x i8] c"%s %5.1f%% %lu\0A\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.25 = private unnamed_addr constant [5 x i8] c"puts\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 7, i32 noundef 7, i32 noundef 7), !dbg !16
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef -2147483648, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807, i32 noundef 4464, i32 noundef -56, i32 noundef -1), !dbg !17
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef -1, i64 noundef -1, i32 noundef 48879, i32 noundef 48879, i32 noundef 48879, i32 noundef 48879, i32 noundef 8, i32 noundef 8, i32 noundef 0, i32 noundef 0), !dbg !18
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !19
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef 97, i32 noundef 98, i32 noundef 99, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.5, ptr noundef null), !dbg !20
  br label %30, !dbg !21

8:                                                ; preds = %30
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000, double noundef 0x7FF8000000000000, double noundef 0x7FF0000000000000, double noundef 0x7FF0000000000000, double noundef 0x7FF0000000000000, double noundef 0x7FF0000000000000, double noundef 0xFFF0000000000000), !dbg !22
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.11, ptr noundef nonnull @.str.12, i32 noundef 7, i32 noundef 5), !dbg !23
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef 6, i32 noundef 1, i32 noundef 6, i32 noundef 2, i32 noundef 2, double noundef 3.141590e+00, i32 noundef 8, i32 noundef 1, double noundef 2.750000e+00), !dbg !24
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !25
  store i32 0, ptr %1, align 4, !dbg !26, !tbaa !9
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull %1), !dbg !27
  %13 = load i32, ptr %1, align 4, !dbg !28, !tbaa !9
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %13), !dbg !29
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef 4, i64 noundef -5, i64 noundef 9, ptr noundef null), !dbg !30
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !31
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(15) %2, ptr noundef nonnull align 1 dereferenceable(15) @.str.18, i64 15, i1 false), !dbg !32
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 15, !dbg !32
  store i8 0, ptr %16, align 1, !dbg !32
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef 23, ptr noundef nonnull %2), !dbg !33
  %18 = call i32 (ptr, i64, ptr, ...) @wrap(ptr noundef %2, i64 poison, ptr nonnull poison, i32 noundef 1, double noundef 2.500000e+00, ptr noundef nonnull @.str.21, i32 noundef 121), !dbg !34
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %18, ptr noundef nonnull %2), !dbg !35
  %20 = call i32 (i32, ...) @sum(i32 poison, ptr noundef nonnull byval(%struct.big) align 8 @__const.main.a, double noundef 1.050000e+01, i32 noundef 100, ptr noundef nonnull byval(%struct.big) align 8 @__const.main.a, double noundef 2.050000e+01, i32 noundef 200), !dbg !36
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i32 noundef %20), !dbg !37
  %22 = load ptr, ptr @stdout, align 8, !dbg !38, !tbaa !39
  %23 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %22, ptr noundef nonnull @.str.23, ptr noundef nonnull @.str.24, double noundef 9.950000e+01, i64 noundef 4) #7, !dbg !42
  %24 = load ptr, ptr @stdout, align 8, !dbg !43, !tbaa !39
  %25 = call i64 @fwrite(ptr nonnull @.str.25, i64 4, i64 1, ptr %24), !dbg !44
  %26 = load ptr, ptr @stdout, align 8, !dbg !45, !tbaa !39
  %27 = call noundef i32 @putc(i32 noundef 10, ptr noundef %26), !dbg !49
  %28 = load ptr, ptr @stdout, align 8, !dbg !50, !tbaa !39
  %29 = call noundef i32 @putc(i32 noundef 10, ptr noundef %28), !dbg !52
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !53
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !53
  ret i32 0, !dbg !54

30:                                               ; preds = %0, %30
  %31 = phi i64 [ 0, %0 ], [ %37, %30 ]
  %32 = getelementptr inbounds nuw double, ptr @__const.main.values, i64 %31, !dbg !55
  %33 = load double, ptr %32, align 8, !dbg !56, !tbaa !57
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33), !dbg !59
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33), !dbg !60
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %33, double noundef %33, double noundef %33, double noundef %33, double noundef %33), !dbg !61
  %37 = add nuw nsw i64 %31, 1, !dbg !62
  %38 = icmp eq i64 %37, 16, !dbg !63
  br i1 %38, label %8, label %30, !dbg !64, !llvm.loop !65
}

; Function Attrs: nofree nounwind
declare !dbg !70 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree nounwind uwtable
define internal noundef i32 @wrap(ptr noundef nonnull captures(none) %0, i64 %1, ptr readnone captures(none) %2, ...) unnamed_addr #0 !dbg !72 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !73
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7, !dbg !73
  call void @llvm.va_start.p0(ptr nonnull %4), !dbg !74
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %4), !dbg !75
  %6 = call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef 16, ptr noundef nonnull @.str.20, ptr noundef nonnull %4) #7, !dbg !76
  call void @llvm.va_end.p0(ptr %4), !dbg !77
  %7 = call i32 @vsnprintf(ptr noundef nonnull %0, i64 noundef 16, ptr noundef nonnull @.str.20, ptr noundef nonnull %5) #7, !dbg !78
  call void @llvm.va_end.p0(ptr %5), !dbg !79
  %8 = icmp eq i32 %6, %7, !dbg !80
  %9 = select i1 %8, i32 %6, i32 -1000, !dbg !81
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7, !dbg !82
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !82
  ret i32 %9, !dbg !83
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #4 !dbg !84 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca %struct.big, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !85
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !86
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = load ptr, ptr %4, align 8
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %2, align 16
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %10 = load ptr, ptr %9, align 16
  br label %12, !dbg !87

11:                                               ; preds = %43
  call void @llvm.va_end.p0(ptr %2), !dbg !88
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !89
  ret i32 %48, !dbg !90

12:                                               ; preds = %1, %43
  %13 = phi i64 [ 0, %1 ], [ %49, %43 ]
  %14 = phi i32 [ 0, %1 ], [ %48, %43 ]
  %15 = phi ptr [ %6, %1 ], [ %45, %43 ]
  %16 = phi i32 [ %7, %1 ], [ %30, %43 ]
  %17 = phi i32 [ %8, %1 ], [ %44, %43 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !91
  %18 = getelementptr i8, ptr %15, i64 24, !dbg !92
  store ptr %18, ptr %4, align 8, !dbg !92
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %3, ptr noundef nonnull align 4 dereferenceable(24) %15, i64 24, i1 false), !dbg !93, !tbaa.struct !94
  %19 = getelementptr inbounds nuw i32, ptr %3, i64 %13, !dbg !96
  %20 = load i32, ptr %19, align 4, !dbg !96, !tbaa !9
  %21 = add nsw i32 %20, %14, !dbg !97
  %22 = icmp ult i32 %16, 161, !dbg !98
  br i1 %22, label %23, label %27, !dbg !98

23:                                               ; preds = %12
  %24 = zext nneg i32 %16 to i64, !dbg !98
  %25 = getelementptr i8, ptr %10, i64 %24, !dbg !98
  %26 = add nuw nsw i32 %16, 16, !dbg !98
  store i32 %26, ptr %5, align 4, !dbg !98
  br label %29, !dbg !98

27:                                               ; preds = %12
  %28 = getelementptr i8, ptr %15, i64 32, !dbg !98
  store ptr %28, ptr %4, align 8, !dbg !98
  br label %29, !dbg !98

29:                                               ; preds = %27, %23
  %30 = phi i32 [ %26, %23 ], [ %16, %27 ]
  %31 = phi ptr [ %18, %23 ], [ %28, %27 ]
  %32 = phi ptr [ %25, %23 ], [ %18, %27 ], !dbg !98
  %33 = load double, ptr %32, align 8, !dbg !98, !tbaa !57
  %34 = fptosi double %33 to i32, !dbg !99
  %35 = add nsw i32 %21, %34, !dbg !100
  %36 = icmp ult i32 %17, 41, !dbg !101
  br i1 %36, label %37, label %41, !dbg !101

37:                                               ; preds = %29
  %38 = zext nneg i32 %17 to i64, !dbg !101
  %39 = getelementptr i8, ptr %10, i64 %38, !dbg !101
  %40 = add nuw nsw i32 %17, 8, !dbg !101
  store i32 %40, ptr %2, align 16, !dbg !101
  br label %43, !dbg !101

41:                                               ; preds = %29
  %42 = getelementptr i8, ptr %31, i64 8, !dbg !101
  store ptr %42, ptr %4, align 8, !dbg !101
  br label %43, !dbg !101

43:                                               ; preds = %41, %37
  %44 = phi i32 [ %40, %37 ], [ %17, %41 ]
  %45 = phi ptr [ %31, %37 ], [ %42, %41 ]
  %46 = phi ptr [ %39, %37 ], [ %31, %41 ], !dbg !101
  %47 = load i32, ptr %46, align 4, !dbg !101, !tbaa !9
  %48 = add nsw i32 %35, %47, !dbg !102
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !103
  %49 = add nuw nsw i64 %13, 1, !dbg !104
  %50 = icmp eq i64 %13, 0, !dbg !105
  br i1 %50, label %12, label %11, !dbg !106, !llvm.loop !107
}

; Function Attrs: nofree nounwind
declare !dbg !109 noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: nofree nounwind
declare !dbg !110 noundef i32 @vsnprintf(ptr noundef captures(none), i64 noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nofree nounwind
declare !dbg !111 noundef i32 @putc(i32 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "print.c", directory: ".", checksumkind: CSK_MD5, checksum: "d1e0bcf9a652d564cb5ce33d61019a8f")
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
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !14, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 37, column: 3, scope: !13)
!17 = !DILocation(line: 38, column: 3, scope: !13)
!18 = !DILocation(line: 39, column: 3, scope: !13)
!19 = !DILocation(line: 40, column: 3, scope: !13)
!20 = !DILocation(line: 41, column: 3, scope: !13)
!21 = !DILocation(line: 43, column: 3, scope: !13, atomGroup: 18, atomRank: 1)
!22 = !DILocation(line: 50, column: 3, scope: !13)
!23 = !DILocation(line: 51, column: 3, scope: !13)
!24 = !DILocation(line: 52, column: 3, scope: !13)
!25 = !DILocation(line: 53, column: 3, scope: !13)
!26 = !DILocation(line: 53, column: 7, scope: !13, atomGroup: 9, atomRank: 1)
!27 = !DILocation(line: 54, column: 3, scope: !13)
!28 = !DILocation(line: 55, column: 19, scope: !13)
!29 = !DILocation(line: 55, column: 3, scope: !13)
!30 = !DILocation(line: 56, column: 3, scope: !13)
!31 = !DILocation(line: 57, column: 3, scope: !13)
!32 = !DILocation(line: 58, column: 16, scope: !13, atomGroup: 10, atomRank: 2)
!33 = !DILocation(line: 59, column: 3, scope: !13)
!34 = !DILocation(line: 60, column: 12, scope: !13, atomGroup: 11, atomRank: 2)
!35 = !DILocation(line: 61, column: 3, scope: !13)
!36 = !DILocation(line: 63, column: 18, scope: !13)
!37 = !DILocation(line: 63, column: 3, scope: !13)
!38 = !DILocation(line: 64, column: 11, scope: !13)
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 _ZTS8_IO_FILE", !41, i64 0}
!41 = !{!"any pointer", !11, i64 0}
!42 = !DILocation(line: 64, column: 3, scope: !13)
!43 = !DILocation(line: 65, column: 17, scope: !13)
!44 = !DILocation(line: 65, column: 3, scope: !13)
!45 = !DILocation(line: 84, column: 21, scope: !46, inlinedAt: !48)
!46 = distinct !DISubprogram(name: "putchar", scope: !47, file: !47, line: 82, type: !14, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!48 = distinct !DILocation(line: 65, column: 26, scope: !13)
!49 = !DILocation(line: 84, column: 10, scope: !46, inlinedAt: !48, atomGroup: 1, atomRank: 2)
!50 = !DILocation(line: 84, column: 21, scope: !46, inlinedAt: !51)
!51 = distinct !DILocation(line: 65, column: 41, scope: !13)
!52 = !DILocation(line: 84, column: 10, scope: !46, inlinedAt: !51, atomGroup: 1, atomRank: 2)
!53 = !DILocation(line: 67, column: 1, scope: !13)
!54 = !DILocation(line: 66, column: 3, scope: !13, atomGroup: 14, atomRank: 1)
!55 = !DILocation(line: 44, column: 16, scope: !13)
!56 = !DILocation(line: 44, column: 16, scope: !13, atomGroup: 5, atomRank: 2)
!57 = !{!58, !58, i64 0}
!58 = !{!"double", !11, i64 0}
!59 = !DILocation(line: 45, column: 5, scope: !13)
!60 = !DILocation(line: 46, column: 5, scope: !13)
!61 = !DILocation(line: 47, column: 5, scope: !13)
!62 = !DILocation(line: 43, column: 61, scope: !13, atomGroup: 6, atomRank: 2)
!63 = !DILocation(line: 43, column: 26, scope: !13, atomGroup: 3, atomRank: 1)
!64 = !DILocation(line: 43, column: 3, scope: !13, atomGroup: 4, atomRank: 1)
!65 = distinct !{!65, !66, !67, !68, !69}
!66 = !DILocation(line: 43, column: 3, scope: !13)
!67 = !DILocation(line: 48, column: 3, scope: !13)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DISubprogram(name: "printf", scope: !71, file: !71, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!72 = distinct !DISubprogram(name: "wrap", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!73 = !DILocation(line: 10, column: 3, scope: !72)
!74 = !DILocation(line: 11, column: 3, scope: !72)
!75 = !DILocation(line: 12, column: 3, scope: !72)
!76 = !DILocation(line: 13, column: 11, scope: !72, atomGroup: 1, atomRank: 2)
!77 = !DILocation(line: 14, column: 3, scope: !72)
!78 = !DILocation(line: 15, column: 11, scope: !72, atomGroup: 2, atomRank: 2)
!79 = !DILocation(line: 16, column: 3, scope: !72)
!80 = !DILocation(line: 17, column: 12, scope: !72, atomGroup: 4, atomRank: 2)
!81 = !DILocation(line: 17, column: 10, scope: !72, atomGroup: 4, atomRank: 1)
!82 = !DILocation(line: 18, column: 1, scope: !72)
!83 = !DILocation(line: 17, column: 3, scope: !72, atomGroup: 5, atomRank: 1)
!84 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = !DILocation(line: 23, column: 3, scope: !84)
!86 = !DILocation(line: 24, column: 3, scope: !84)
!87 = !DILocation(line: 26, column: 3, scope: !84, atomGroup: 16, atomRank: 1)
!88 = !DILocation(line: 32, column: 3, scope: !84)
!89 = !DILocation(line: 34, column: 1, scope: !84)
!90 = !DILocation(line: 33, column: 3, scope: !84, atomGroup: 12, atomRank: 1)
!91 = !DILocation(line: 27, column: 5, scope: !84)
!92 = !DILocation(line: 27, column: 20, scope: !84)
!93 = !DILocation(line: 27, column: 20, scope: !84, atomGroup: 5, atomRank: 1)
!94 = !{i64 0, i64 24, !95}
!95 = !{!11, !11, i64 0}
!96 = !DILocation(line: 28, column: 14, scope: !84)
!97 = !DILocation(line: 28, column: 11, scope: !84, atomGroup: 6, atomRank: 2)
!98 = !DILocation(line: 29, column: 19, scope: !84)
!99 = !DILocation(line: 29, column: 14, scope: !84)
!100 = !DILocation(line: 29, column: 11, scope: !84, atomGroup: 7, atomRank: 2)
!101 = !DILocation(line: 30, column: 14, scope: !84)
!102 = !DILocation(line: 30, column: 11, scope: !84, atomGroup: 8, atomRank: 2)
!103 = !DILocation(line: 31, column: 3, scope: !84)
!104 = !DILocation(line: 26, column: 27, scope: !84, atomGroup: 9, atomRank: 2)
!105 = !DILocation(line: 26, column: 21, scope: !84, atomGroup: 3, atomRank: 1)
!106 = !DILocation(line: 26, column: 3, scope: !84, atomGroup: 4, atomRank: 1)
!107 = distinct !{!107, !108, !103, !68, !69}
!108 = !DILocation(line: 26, column: 3, scope: !84)
!109 = !DISubprogram(name: "fprintf", scope: !71, file: !71, line: 350, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubprogram(name: "vsnprintf", scope: !71, file: !71, line: 382, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubprogram(name: "putc", scope: !71, file: !71, line: 550, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
