; ModuleID = 'cas_loop_plain.cu'
source_filename = "cas_loop_plain.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z3addPdd(ptr noundef %address, double noundef %val) #0 !dbg !25 {
entry:
    #dbg_value(ptr %address, !30, !DIExpression(), !35)
    #dbg_value(double %val, !31, !DIExpression(), !35)
    #dbg_value(ptr %address, !32, !DIExpression(), !35)
  %0 = load i64, ptr %address, align 8, !dbg !36, !tbaa !37
    #dbg_value(i64 %0, !33, !DIExpression(), !35)
  br label %do.body, !dbg !39

do.body:                                          ; preds = %do.cond, %entry
  %old.0 = phi i64 [ %0, %entry ], [ %e.addr.0.i, %do.cond ], !dbg !35
    #dbg_value(i64 %old.0, !33, !DIExpression(), !35)
    #dbg_value(i64 %old.0, !34, !DIExpression(), !35)
  %1 = bitcast i64 %old.0 to double, !dbg !40
  %add = fadd double %val, %1, !dbg !42
  %2 = bitcast double %add to i64, !dbg !43
  %3 = cmpxchg ptr %address, i64 %old.0, i64 %2 monotonic monotonic, align 8, !dbg !44
  %4 = extractvalue { i64, i1 } %3, 0, !dbg !44
  %5 = extractvalue { i64, i1 } %3, 1, !dbg !44
  br i1 %5, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i, !dbg !44

cmpxchg.store_expected.i:                         ; preds = %do.body
  br label %_ZL9atomicCASPyyy.exit, !dbg !44

_ZL9atomicCASPyyy.exit:                           ; preds = %do.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i64 [ %old.0, %do.body ], [ %4, %cmpxchg.store_expected.i ], !dbg !44
  %storedv.i = zext i1 %5 to i8, !dbg !44
    #dbg_value(i64 %e.addr.0.i, !33, !DIExpression(), !35)
  br label %do.cond, !dbg !45

do.cond:                                          ; preds = %_ZL9atomicCASPyyy.exit
  %cmp = icmp ne i64 %old.0, %e.addr.0.i, !dbg !46
  br i1 %cmp, label %do.body, label %do.end, !dbg !45, !llvm.loop !47

do.end:                                           ; preds = %do.cond
  %6 = bitcast i64 %e.addr.0.i to double, !dbg !51
  ret double %6, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z4mostPff(ptr noundef %address, float noundef %val) #0 !dbg !53 {
entry:
    #dbg_value(ptr %address, !58, !DIExpression(), !64)
    #dbg_value(float %val, !59, !DIExpression(), !64)
    #dbg_value(ptr %address, !60, !DIExpression(), !64)
  %0 = load i32, ptr %address, align 4, !dbg !65, !tbaa !21
    #dbg_value(i32 %0, !61, !DIExpression(), !64)
  br label %while.cond, !dbg !66

while.cond:                                       ; preds = %cleanup.cont, %entry
  %old.0 = phi i32 [ %0, %entry ], [ %e.addr.0.i, %cleanup.cont ], !dbg !64
    #dbg_value(i32 %old.0, !61, !DIExpression(), !64)
  %1 = bitcast i32 %old.0 to float, !dbg !67
  %cmp = fcmp ogt float %val, %1, !dbg !68
  br i1 %cmp, label %while.body, label %while.end, !dbg !66

while.body:                                       ; preds = %while.cond
    #dbg_value(i32 %old.0, !62, !DIExpression(), !69)
  %2 = bitcast float %val to i32, !dbg !70
  %3 = cmpxchg ptr %address, i32 %old.0, i32 %2 monotonic monotonic, align 4, !dbg !71
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !71
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !71
  br i1 %5, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !71

cmpxchg.store_expected.i:                         ; preds = %while.body
  br label %_ZL9atomicCASPiii.exit, !dbg !71

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %old.0, %while.body ], [ %4, %cmpxchg.store_expected.i ], !dbg !71
  %storedv.i = zext i1 %5 to i8, !dbg !71
    #dbg_value(i32 %e.addr.0.i, !61, !DIExpression(), !64)
  %cmp3 = icmp eq i32 %e.addr.0.i, %old.0, !dbg !72
  br i1 %cmp3, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !74

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !75

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !66, !llvm.loop !76

while.end:                                        ; preds = %cleanup, %while.cond
  %old.1 = phi i32 [ %e.addr.0.i, %cleanup ], [ %old.0, %while.cond ], !dbg !64
    #dbg_value(i32 %old.1, !61, !DIExpression(), !64)
  %6 = bitcast i32 %old.1 to float, !dbg !77
  ret float %6, !dbg !78

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z5countPji(ptr noundef %bins, i32 noundef %b) #0 !dbg !79 {
entry:
    #dbg_value(ptr %bins, !85, !DIExpression(), !88)
    #dbg_value(i32 %b, !86, !DIExpression(), !88)
  br label %do.body, !dbg !89

do.body:                                          ; preds = %land.end, %entry
  %idxprom = sext i32 %b to i64, !dbg !90
  %arrayidx = getelementptr inbounds i32, ptr %bins, i64 %idxprom, !dbg !90
  %0 = load i32, ptr %arrayidx, align 4, !dbg !90, !tbaa !21
    #dbg_value(i32 %0, !87, !DIExpression(), !88)
  br label %do.cond, !dbg !92

do.cond:                                          ; preds = %do.body
  %cmp = icmp ult i32 %0, 100, !dbg !93
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !94

land.rhs:                                         ; preds = %do.cond
  %idxprom1 = sext i32 %b to i64, !dbg !95
  %arrayidx2 = getelementptr inbounds i32, ptr %bins, i64 %idxprom1, !dbg !95
  %add = add i32 %0, 1, !dbg !96
  %1 = cmpxchg ptr %arrayidx2, i32 %0, i32 %add monotonic monotonic, align 4, !dbg !97
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !97
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !97
  br i1 %3, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !97

cmpxchg.store_expected.i:                         ; preds = %land.rhs
  br label %_ZL9atomicCASPjjj.exit, !dbg !97

_ZL9atomicCASPjjj.exit:                           ; preds = %land.rhs, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %0, %land.rhs ], [ %2, %cmpxchg.store_expected.i ], !dbg !97
  %storedv.i = zext i1 %3 to i8, !dbg !97
  %cmp3 = icmp ne i32 %e.addr.0.i, %0, !dbg !98
  br label %land.end

land.end:                                         ; preds = %_ZL9atomicCASPjjj.exit, %do.cond
  %4 = phi i1 [ false, %do.cond ], [ %cmp3, %_ZL9atomicCASPjjj.exit ], !dbg !88
  br i1 %4, label %do.body, label %do.end, !dbg !92, !llvm.loop !99

do.end:                                           ; preds = %land.end
  ret void, !dbg !101
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPdPfPjPKd(ptr noundef %sum, ptr noundef %top, ptr noundef %bins, ptr noundef %in) #2 !dbg !102 {
entry:
    #dbg_value(ptr %sum, !108, !DIExpression(), !113)
    #dbg_value(ptr %top, !109, !DIExpression(), !113)
    #dbg_value(ptr %bins, !110, !DIExpression(), !113)
    #dbg_value(ptr %in, !111, !DIExpression(), !113)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115
  %mul = mul i32 %0, %1, !dbg !116
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %add = add i32 %mul, %2, !dbg !118
    #dbg_value(i32 %add, !112, !DIExpression(), !113)
  %idxprom = sext i32 %add to i64, !dbg !119
  %arrayidx = getelementptr inbounds double, ptr %in, i64 %idxprom, !dbg !119
  %3 = load double, ptr %arrayidx, align 8, !dbg !119, !tbaa !120
    #dbg_value(ptr %sum, !30, !DIExpression(), !122)
    #dbg_value(double %3, !31, !DIExpression(), !122)
    #dbg_value(ptr %sum, !32, !DIExpression(), !122)
  %4 = load i64, ptr %sum, align 8, !dbg !124, !tbaa !37
    #dbg_value(i64 %4, !33, !DIExpression(), !122)
  br label %do.body.i, !dbg !125

do.body.i:                                        ; preds = %_ZL9atomicCASPyyy.exit.i, %entry
  %old.0.i = phi i64 [ %4, %entry ], [ %e.addr.0.i.i, %_ZL9atomicCASPyyy.exit.i ], !dbg !122
    #dbg_value(i64 %old.0.i, !33, !DIExpression(), !122)
    #dbg_value(i64 %old.0.i, !34, !DIExpression(), !122)
  %5 = bitcast i64 %old.0.i to double, !dbg !126
  %add.i = fadd double %3, %5, !dbg !127
  %6 = bitcast double %add.i to i64, !dbg !128
  %7 = cmpxchg ptr %sum, i64 %old.0.i, i64 %6 monotonic monotonic, align 8, !dbg !129
  %8 = extractvalue { i64, i1 } %7, 0, !dbg !129
  %9 = extractvalue { i64, i1 } %7, 1, !dbg !129
  br i1 %9, label %_ZL9atomicCASPyyy.exit.i, label %cmpxchg.store_expected.i.i, !dbg !129

cmpxchg.store_expected.i.i:                       ; preds = %do.body.i
  br label %_ZL9atomicCASPyyy.exit.i, !dbg !129

_ZL9atomicCASPyyy.exit.i:                         ; preds = %cmpxchg.store_expected.i.i, %do.body.i
  %e.addr.0.i.i = phi i64 [ %old.0.i, %do.body.i ], [ %8, %cmpxchg.store_expected.i.i ], !dbg !129
  %storedv.i.i = zext i1 %9 to i8, !dbg !129
    #dbg_value(i64 %e.addr.0.i.i, !33, !DIExpression(), !122)
  %cmp.i = icmp ne i64 %old.0.i, %e.addr.0.i.i, !dbg !130
  br i1 %cmp.i, label %do.body.i, label %_Z3addPdd.exit, !dbg !131, !llvm.loop !132

_Z3addPdd.exit:                                   ; preds = %_ZL9atomicCASPyyy.exit.i
  %10 = bitcast i64 %e.addr.0.i.i to double, !dbg !134
  %idxprom4 = sext i32 %add to i64, !dbg !135
  %arrayidx5 = getelementptr inbounds double, ptr %in, i64 %idxprom4, !dbg !135
  %11 = load double, ptr %arrayidx5, align 8, !dbg !135, !tbaa !120
  %conv = fptrunc double %11 to float, !dbg !135
    #dbg_value(ptr %top, !58, !DIExpression(), !136)
    #dbg_value(float %conv, !59, !DIExpression(), !136)
    #dbg_value(ptr %top, !60, !DIExpression(), !136)
  %12 = load i32, ptr %top, align 4, !dbg !138, !tbaa !21
    #dbg_value(i32 %12, !61, !DIExpression(), !136)
  br label %while.cond.i, !dbg !139

while.cond.i:                                     ; preds = %cleanup.cont.i, %_Z3addPdd.exit
  %old.0.i10 = phi i32 [ %12, %_Z3addPdd.exit ], [ %e.addr.0.i.i13, %cleanup.cont.i ], !dbg !136
    #dbg_value(i32 %old.0.i10, !61, !DIExpression(), !136)
  %13 = bitcast i32 %old.0.i10 to float, !dbg !140
  %cmp.i11 = fcmp ogt float %conv, %13, !dbg !141
  br i1 %cmp.i11, label %while.body.i, label %_Z4mostPff.exit, !dbg !139

while.body.i:                                     ; preds = %while.cond.i
    #dbg_value(i32 %old.0.i10, !62, !DIExpression(), !142)
  %14 = bitcast float %conv to i32, !dbg !143
  %15 = cmpxchg ptr %top, i32 %old.0.i10, i32 %14 monotonic monotonic, align 4, !dbg !144
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !144
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !144
  br i1 %17, label %_ZL9atomicCASPiii.exit.i, label %cmpxchg.store_expected.i.i12, !dbg !144

cmpxchg.store_expected.i.i12:                     ; preds = %while.body.i
  br label %_ZL9atomicCASPiii.exit.i, !dbg !144

_ZL9atomicCASPiii.exit.i:                         ; preds = %cmpxchg.store_expected.i.i12, %while.body.i
  %e.addr.0.i.i13 = phi i32 [ %old.0.i10, %while.body.i ], [ %16, %cmpxchg.store_expected.i.i12 ], !dbg !144
  %storedv.i.i14 = zext i1 %17 to i8, !dbg !144
    #dbg_value(i32 %e.addr.0.i.i13, !61, !DIExpression(), !136)
  %cmp3.i = icmp eq i32 %e.addr.0.i.i13, %old.0.i10, !dbg !145
  br i1 %cmp3.i, label %if.then.i, label %if.end.i, !dbg !145

if.then.i:                                        ; preds = %_ZL9atomicCASPiii.exit.i
  br label %cleanup.i, !dbg !146

if.end.i:                                         ; preds = %_ZL9atomicCASPiii.exit.i
  br label %cleanup.i, !dbg !147

cleanup.i:                                        ; preds = %if.end.i, %if.then.i
  %cleanup.dest.slot.0.i = phi i32 [ 3, %if.then.i ], [ 0, %if.end.i ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 0, label %cleanup.cont.i
    i32 3, label %_Z4mostPff.exit
  ]

cleanup.cont.i:                                   ; preds = %cleanup.i
  br label %while.cond.i, !dbg !139, !llvm.loop !148

unreachable.i:                                    ; preds = %cleanup.i
  unreachable

_Z4mostPff.exit:                                  ; preds = %while.cond.i, %cleanup.i
  %old.1.i = phi i32 [ %e.addr.0.i.i13, %cleanup.i ], [ %old.0.i10, %while.cond.i ], !dbg !136
    #dbg_value(i32 %old.1.i, !61, !DIExpression(), !136)
  %18 = bitcast i32 %old.1.i to float, !dbg !149
  %rem = srem i32 %add, 4, !dbg !150
    #dbg_value(ptr %bins, !85, !DIExpression(), !151)
    #dbg_value(i32 %rem, !86, !DIExpression(), !151)
  br label %do.body.i15, !dbg !153

do.body.i15:                                      ; preds = %land.end.i, %_Z4mostPff.exit
  %idxprom.i = sext i32 %rem to i64, !dbg !154
  %arrayidx.i = getelementptr inbounds i32, ptr %bins, i64 %idxprom.i, !dbg !154
  %19 = load i32, ptr %arrayidx.i, align 4, !dbg !154, !tbaa !21
    #dbg_value(i32 %19, !87, !DIExpression(), !151)
  %cmp.i16 = icmp ult i32 %19, 100, !dbg !155
  br i1 %cmp.i16, label %land.rhs.i, label %land.end.i, !dbg !156

land.rhs.i:                                       ; preds = %do.body.i15
  %idxprom1.i = sext i32 %rem to i64, !dbg !157
  %arrayidx2.i = getelementptr inbounds i32, ptr %bins, i64 %idxprom1.i, !dbg !157
  %add.i17 = add i32 %19, 1, !dbg !158
  %20 = cmpxchg ptr %arrayidx2.i, i32 %19, i32 %add.i17 monotonic monotonic, align 4, !dbg !159
  %21 = extractvalue { i32, i1 } %20, 0, !dbg !159
  %22 = extractvalue { i32, i1 } %20, 1, !dbg !159
  br i1 %22, label %_ZL9atomicCASPjjj.exit.i, label %cmpxchg.store_expected.i.i18, !dbg !159

cmpxchg.store_expected.i.i18:                     ; preds = %land.rhs.i
  br label %_ZL9atomicCASPjjj.exit.i, !dbg !159

_ZL9atomicCASPjjj.exit.i:                         ; preds = %cmpxchg.store_expected.i.i18, %land.rhs.i
  %e.addr.0.i.i19 = phi i32 [ %19, %land.rhs.i ], [ %21, %cmpxchg.store_expected.i.i18 ], !dbg !159
  %storedv.i.i20 = zext i1 %22 to i8, !dbg !159
  %cmp3.i21 = icmp ne i32 %e.addr.0.i.i19, %19, !dbg !160
  br label %land.end.i

land.end.i:                                       ; preds = %_ZL9atomicCASPjjj.exit.i, %do.body.i15
  %23 = phi i1 [ false, %do.body.i15 ], [ %cmp3.i21, %_ZL9atomicCASPjjj.exit.i ], !dbg !151
  br i1 %23, label %do.body.i15, label %_Z5countPji.exit, !dbg !161, !llvm.loop !162

_Z5countPji.exit:                                 ; preds = %land.end.i
  ret void, !dbg !164
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19}
!llvm.ident = !{!20}
!llvm.errno.tbaa = !{!21}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !10, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_plain.cu", directory: ".")
!2 = !{!3, !5, !7, !8, !9, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{i32 7, !"Dwarf Version", i32 4}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!20 = !{!"clang version 22.1.8"}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPdd", scope: !1, file: !1, line: 7, type: !26, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!9, !28, !9}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!29 = !{!30, !31, !32, !33, !34}
!30 = !DILocalVariable(name: "address", arg: 1, scope: !25, file: !1, line: 7, type: !28)
!31 = !DILocalVariable(name: "val", arg: 2, scope: !25, file: !1, line: 7, type: !9)
!32 = !DILocalVariable(name: "address_as_ull", scope: !25, file: !1, line: 8, type: !3)
!33 = !DILocalVariable(name: "old", scope: !25, file: !1, line: 9, type: !4)
!34 = !DILocalVariable(name: "assumed", scope: !25, file: !1, line: 9, type: !4)
!35 = !DILocation(line: 0, scope: !25)
!36 = !DILocation(line: 9, column: 32, scope: !25)
!37 = !{!38, !38, i64 0}
!38 = !{!"long long", !23, i64 0}
!39 = !DILocation(line: 10, column: 3, scope: !25)
!40 = !DILocation(line: 12, column: 73, scope: !41)
!41 = distinct !DILexicalBlock(scope: !25, file: !1, line: 10, column: 6)
!42 = !DILocation(line: 12, column: 71, scope: !41)
!43 = !DILocation(line: 12, column: 46, scope: !41)
!44 = !DILocation(line: 12, column: 11, scope: !41)
!45 = !DILocation(line: 13, column: 3, scope: !41)
!46 = !DILocation(line: 13, column: 20, scope: !25)
!47 = distinct !{!47, !39, !48, !49, !50}
!48 = !DILocation(line: 13, column: 26, scope: !25)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 14, column: 10, scope: !25)
!52 = !DILocation(line: 14, column: 3, scope: !25)
!53 = distinct !DISubprogram(name: "most", linkageName: "_Z4mostPff", scope: !1, file: !1, line: 17, type: !54, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!7, !56, !7}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!57 = !{!58, !59, !60, !61, !62}
!58 = !DILocalVariable(name: "address", arg: 1, scope: !53, file: !1, line: 17, type: !56)
!59 = !DILocalVariable(name: "val", arg: 2, scope: !53, file: !1, line: 17, type: !7)
!60 = !DILocalVariable(name: "word", scope: !53, file: !1, line: 18, type: !5)
!61 = !DILocalVariable(name: "old", scope: !53, file: !1, line: 19, type: !6)
!62 = !DILocalVariable(name: "assumed", scope: !63, file: !1, line: 21, type: !6)
!63 = distinct !DILexicalBlock(scope: !53, file: !1, line: 20, column: 37)
!64 = !DILocation(line: 0, scope: !53)
!65 = !DILocation(line: 19, column: 13, scope: !53)
!66 = !DILocation(line: 20, column: 3, scope: !53)
!67 = !DILocation(line: 20, column: 16, scope: !53)
!68 = !DILocation(line: 20, column: 14, scope: !53)
!69 = !DILocation(line: 0, scope: !63)
!70 = !DILocation(line: 22, column: 36, scope: !63)
!71 = !DILocation(line: 22, column: 11, scope: !63)
!72 = !DILocation(line: 23, column: 13, scope: !73)
!73 = distinct !DILexicalBlock(scope: !63, file: !1, line: 23, column: 9)
!74 = !DILocation(line: 24, column: 7, scope: !73)
!75 = !DILocation(line: 25, column: 3, scope: !53)
!76 = distinct !{!76, !66, !75, !49, !50}
!77 = !DILocation(line: 26, column: 10, scope: !53)
!78 = !DILocation(line: 26, column: 3, scope: !53)
!79 = distinct !DISubprogram(name: "count", linkageName: "_Z5countPji", scope: !1, file: !1, line: 30, type: !80, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !84)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !82, !6}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!84 = !{!85, !86, !87}
!85 = !DILocalVariable(name: "bins", arg: 1, scope: !79, file: !1, line: 30, type: !82)
!86 = !DILocalVariable(name: "b", arg: 2, scope: !79, file: !1, line: 30, type: !6)
!87 = !DILocalVariable(name: "old", scope: !79, file: !1, line: 31, type: !83)
!88 = !DILocation(line: 0, scope: !79)
!89 = !DILocation(line: 32, column: 3, scope: !79)
!90 = !DILocation(line: 33, column: 11, scope: !91)
!91 = distinct !DILexicalBlock(scope: !79, file: !1, line: 32, column: 6)
!92 = !DILocation(line: 34, column: 3, scope: !91)
!93 = !DILocation(line: 34, column: 16, scope: !79)
!94 = !DILocation(line: 34, column: 22, scope: !79)
!95 = !DILocation(line: 34, column: 36, scope: !79)
!96 = !DILocation(line: 34, column: 54, scope: !79)
!97 = !DILocation(line: 34, column: 25, scope: !79)
!98 = !DILocation(line: 34, column: 59, scope: !79)
!99 = distinct !{!99, !89, !100, !49, !50}
!100 = !DILocation(line: 34, column: 65, scope: !79)
!101 = !DILocation(line: 35, column: 1, scope: !79)
!102 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPdPfPjPKd", scope: !1, file: !1, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !107)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !28, !56, !82, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!107 = !{!108, !109, !110, !111, !112}
!108 = !DILocalVariable(name: "sum", arg: 1, scope: !102, file: !1, line: 37, type: !28)
!109 = !DILocalVariable(name: "top", arg: 2, scope: !102, file: !1, line: 37, type: !56)
!110 = !DILocalVariable(name: "bins", arg: 3, scope: !102, file: !1, line: 37, type: !82)
!111 = !DILocalVariable(name: "in", arg: 4, scope: !102, file: !1, line: 37, type: !105)
!112 = !DILocalVariable(name: "i", scope: !102, file: !1, line: 38, type: !6)
!113 = !DILocation(line: 0, scope: !102)
!114 = !DILocation(line: 38, column: 11, scope: !102)
!115 = !DILocation(line: 38, column: 24, scope: !102)
!116 = !DILocation(line: 38, column: 22, scope: !102)
!117 = !DILocation(line: 38, column: 37, scope: !102)
!118 = !DILocation(line: 38, column: 35, scope: !102)
!119 = !DILocation(line: 39, column: 12, scope: !102)
!120 = !{!121, !121, i64 0}
!121 = !{!"double", !23, i64 0}
!122 = !DILocation(line: 0, scope: !25, inlinedAt: !123)
!123 = distinct !DILocation(line: 39, column: 3, scope: !102)
!124 = !DILocation(line: 9, column: 32, scope: !25, inlinedAt: !123)
!125 = !DILocation(line: 10, column: 3, scope: !25, inlinedAt: !123)
!126 = !DILocation(line: 12, column: 73, scope: !41, inlinedAt: !123)
!127 = !DILocation(line: 12, column: 71, scope: !41, inlinedAt: !123)
!128 = !DILocation(line: 12, column: 46, scope: !41, inlinedAt: !123)
!129 = !DILocation(line: 12, column: 11, scope: !41, inlinedAt: !123)
!130 = !DILocation(line: 13, column: 20, scope: !25, inlinedAt: !123)
!131 = !DILocation(line: 13, column: 3, scope: !41, inlinedAt: !123)
!132 = distinct !{!132, !125, !133, !49, !50}
!133 = !DILocation(line: 13, column: 26, scope: !25, inlinedAt: !123)
!134 = !DILocation(line: 14, column: 10, scope: !25, inlinedAt: !123)
!135 = !DILocation(line: 40, column: 20, scope: !102)
!136 = !DILocation(line: 0, scope: !53, inlinedAt: !137)
!137 = distinct !DILocation(line: 40, column: 3, scope: !102)
!138 = !DILocation(line: 19, column: 13, scope: !53, inlinedAt: !137)
!139 = !DILocation(line: 20, column: 3, scope: !53, inlinedAt: !137)
!140 = !DILocation(line: 20, column: 16, scope: !53, inlinedAt: !137)
!141 = !DILocation(line: 20, column: 14, scope: !53, inlinedAt: !137)
!142 = !DILocation(line: 0, scope: !63, inlinedAt: !137)
!143 = !DILocation(line: 22, column: 36, scope: !63, inlinedAt: !137)
!144 = !DILocation(line: 22, column: 11, scope: !63, inlinedAt: !137)
!145 = !DILocation(line: 23, column: 13, scope: !73, inlinedAt: !137)
!146 = !DILocation(line: 24, column: 7, scope: !73, inlinedAt: !137)
!147 = !DILocation(line: 25, column: 3, scope: !53, inlinedAt: !137)
!148 = distinct !{!148, !139, !147, !49, !50}
!149 = !DILocation(line: 26, column: 10, scope: !53, inlinedAt: !137)
!150 = !DILocation(line: 41, column: 17, scope: !102)
!151 = !DILocation(line: 0, scope: !79, inlinedAt: !152)
!152 = distinct !DILocation(line: 41, column: 3, scope: !102)
!153 = !DILocation(line: 32, column: 3, scope: !79, inlinedAt: !152)
!154 = !DILocation(line: 33, column: 11, scope: !91, inlinedAt: !152)
!155 = !DILocation(line: 34, column: 16, scope: !79, inlinedAt: !152)
!156 = !DILocation(line: 34, column: 22, scope: !79, inlinedAt: !152)
!157 = !DILocation(line: 34, column: 36, scope: !79, inlinedAt: !152)
!158 = !DILocation(line: 34, column: 54, scope: !79, inlinedAt: !152)
!159 = !DILocation(line: 34, column: 25, scope: !79, inlinedAt: !152)
!160 = !DILocation(line: 34, column: 59, scope: !79, inlinedAt: !152)
!161 = !DILocation(line: 34, column: 3, scope: !91, inlinedAt: !152)
!162 = distinct !{!162, !153, !163, !49, !50}
!163 = !DILocation(line: 34, column: 65, scope: !79, inlinedAt: !152)
!164 = !DILocation(line: 42, column: 1, scope: !102)
