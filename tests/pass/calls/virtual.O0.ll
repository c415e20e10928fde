; ModuleID = 'virtual.cu'
source_filename = "virtual.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Twice = type { %struct.Base.base, [4 x i8] }
%struct.Base.base = type <{ ptr, i32 }>
%struct.Square = type { %struct.Base.base, [4 x i8] }
%struct.Base = type <{ ptr, i32, [4 x i8] }>

$_ZN5TwiceC1Ev = comdat any

$_ZN6SquareC1Ev = comdat any

$_ZN5TwiceC2Ev = comdat any

$_ZN4BaseC2Ev = comdat any

$_ZN5Twice1fEi = comdat any

$_ZN6SquareC2Ev = comdat any

$_ZN6Square1fEi = comdat any

$_ZTV5Twice = comdat any

$_ZTV4Base = comdat any

$_ZTV6Square = comdat any

@_ZZ1kPiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZTV5Twice = linkonce_odr unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN5Twice1fEi] }, comdat, align 8, !dbg !24
@_ZTV4Base = linkonce_odr unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8, !dbg !35
@_ZTV6Square = linkonce_odr unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN6Square1fEi] }, comdat, align 8, !dbg !38

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5applyP4Basei(ptr noundef %b, i32 noundef %x) #0 !dbg !63 {
entry:
  %b.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !66, !DIExpression(), !67)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !68, !DIExpression(), !69)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !70
  %1 = load i32, ptr %x.addr, align 4, !dbg !71
  %vtable = load ptr, ptr %0, align 8, !dbg !72
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 0, !dbg !72
  %2 = load ptr, ptr %vfn, align 8, !dbg !72
  %call = call noundef i32 %2(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) #5, !dbg !72
  ret i32 %call, !dbg !73
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4plusi(i32 noundef %x) #0 !dbg !74 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !77, !DIExpression(), !78)
  %0 = load i32, ptr %x.addr, align 4, !dbg !79
  %add = add nsw i32 %0, 1, !dbg !80
  ret i32 %add, !dbg !81
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5minusi(i32 noundef %x) #0 !dbg !82 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !83, !DIExpression(), !84)
  %0 = load i32, ptr %x.addr, align 4, !dbg !85
  %sub = sub nsw i32 %0, 1, !dbg !86
  ret i32 %sub, !dbg !87
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %out) #1 !dbg !2 {
entry:
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %a = alloca %struct.Twice, align 8
  %b = alloca %struct.Square, align 8
  %p = alloca ptr, align 8
  %g = alloca ptr, align 8
  %want = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !88, !DIExpression(), !89)
    #dbg_declare(ptr %t, !90, !DIExpression(), !91)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  store i32 %0, ptr %t, align 4, !dbg !91
    #dbg_declare(ptr %a, !93, !DIExpression(), !94)
  call void @_ZN5TwiceC1Ev(ptr noundef nonnull align 8 dereferenceable(12) %a) #5, !dbg !94
    #dbg_declare(ptr %b, !95, !DIExpression(), !96)
  call void @_ZN6SquareC1Ev(ptr noundef nonnull align 8 dereferenceable(12) %b) #5, !dbg !96
  %k = getelementptr inbounds nuw %struct.Base, ptr %a, i32 0, i32 1, !dbg !97
  store i32 1, ptr %k, align 8, !dbg !98
  %k1 = getelementptr inbounds nuw %struct.Base, ptr %b, i32 0, i32 1, !dbg !99
  store i32 2, ptr %k1, align 8, !dbg !100
    #dbg_declare(ptr %p, !101, !DIExpression(), !102)
  %1 = load i32, ptr %t, align 4, !dbg !103
  %rem = srem i32 %1, 2, !dbg !104
  %tobool = icmp ne i32 %rem, 0, !dbg !103
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !103

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !103

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !103

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %a, %cond.true ], [ %b, %cond.false ], !dbg !103
  store ptr %cond, ptr %p, align 8, !dbg !102
    #dbg_declare(ptr %g, !105, !DIExpression(), !107)
  %2 = load i32, ptr %t, align 4, !dbg !108
  %rem2 = srem i32 %2, 3, !dbg !109
  %tobool3 = icmp ne i32 %rem2, 0, !dbg !108
  br i1 %tobool3, label %cond.true4, label %cond.false5, !dbg !108

cond.true4:                                       ; preds = %cond.end
  br label %cond.end6, !dbg !108

cond.false5:                                      ; preds = %cond.end
  br label %cond.end6, !dbg !108

cond.end6:                                        ; preds = %cond.false5, %cond.true4
  %cond7 = phi ptr [ @_Z4plusi, %cond.true4 ], [ @_Z5minusi, %cond.false5 ], !dbg !108
  store ptr %cond7, ptr %g, align 8, !dbg !107
  %3 = load ptr, ptr %p, align 8, !dbg !110
  %4 = load i32, ptr %t, align 4, !dbg !111
  %call8 = call noundef i32 @_Z5applyP4Basei(ptr noundef %3, i32 noundef %4) #5, !dbg !112
  %5 = load ptr, ptr %g, align 8, !dbg !113
  %6 = load i32, ptr %t, align 4, !dbg !114
  %call9 = call noundef i32 %5(i32 noundef %6) #5, !dbg !113
  %and = and i32 %call9, 63, !dbg !115
  %tobool10 = icmp ne i32 %and, 0, !dbg !113
  br i1 %tobool10, label %cond.true11, label %cond.false12, !dbg !113

cond.true11:                                      ; preds = %cond.end6
  %7 = load i32, ptr %t, align 4, !dbg !116
  br label %cond.end13, !dbg !113

cond.false12:                                     ; preds = %cond.end6
  %8 = load i32, ptr %t, align 4, !dbg !117
  br label %cond.end13, !dbg !113

cond.end13:                                       ; preds = %cond.false12, %cond.true11
  %cond14 = phi i32 [ %7, %cond.true11 ], [ %8, %cond.false12 ], !dbg !113
  %idxprom = sext i32 %cond14 to i64, !dbg !118
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !118
  store i32 %call8, ptr %arrayidx, align 4, !dbg !119
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !120
    #dbg_declare(ptr %want, !121, !DIExpression(), !122)
  %9 = load i32, ptr %t, align 4, !dbg !123
  %rem15 = srem i32 %9, 2, !dbg !124
  %tobool16 = icmp ne i32 %rem15, 0, !dbg !123
  br i1 %tobool16, label %cond.true17, label %cond.false18, !dbg !123

cond.true17:                                      ; preds = %cond.end13
  %10 = load i32, ptr %t, align 4, !dbg !125
  %mul = mul nsw i32 2, %10, !dbg !126
  %add = add nsw i32 %mul, 1, !dbg !127
  br label %cond.end20, !dbg !123

cond.false18:                                     ; preds = %cond.end13
  %11 = load i32, ptr %t, align 4, !dbg !128
  %12 = load i32, ptr %t, align 4, !dbg !129
  %mul19 = mul nsw i32 %11, %12, !dbg !130
  %sub = sub nsw i32 %mul19, 2, !dbg !131
  br label %cond.end20, !dbg !123

cond.end20:                                       ; preds = %cond.false18, %cond.true17
  %cond21 = phi i32 [ %add, %cond.true17 ], [ %sub, %cond.false18 ], !dbg !123
  store i32 %cond21, ptr %want, align 4, !dbg !122
  %13 = load i32, ptr %t, align 4, !dbg !132
  %idxprom22 = sext i32 %13 to i64, !dbg !134
  %arrayidx23 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom22, !dbg !134
  %14 = load i32, ptr %arrayidx23, align 4, !dbg !134
  %15 = load i32, ptr %want, align 4, !dbg !135
  %cmp = icmp ne i32 %14, %15, !dbg !136
  br i1 %cmp, label %if.then, label %if.end, !dbg !136

if.then:                                          ; preds = %cond.end20
  call void @llvm.trap(), !dbg !137
  br label %if.end, !dbg !137

if.end:                                           ; preds = %if.then, %cond.end20
  %16 = load i32, ptr %t, align 4, !dbg !138
  %sub24 = sub nsw i32 63, %16, !dbg !139
  %idxprom25 = sext i32 %sub24 to i64, !dbg !140
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom25, !dbg !140
  %17 = load i32, ptr %arrayidx26, align 4, !dbg !140
  %18 = load ptr, ptr %g, align 8, !dbg !141
  %19 = load i32, ptr %t, align 4, !dbg !142
  %call27 = call noundef i32 %18(i32 noundef %19) #5, !dbg !141
  %add28 = add nsw i32 %17, %call27, !dbg !143
  %20 = load ptr, ptr %out.addr, align 8, !dbg !144
  %21 = load i32, ptr %t, align 4, !dbg !145
  %idxprom29 = sext i32 %21 to i64, !dbg !144
  %arrayidx30 = getelementptr inbounds i32, ptr %20, i64 %idxprom29, !dbg !144
  store i32 %add28, ptr %arrayidx30, align 4, !dbg !146
  ret void, !dbg !147
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5TwiceC1Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 comdat align 2 !dbg !148 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !152, !DIExpression(), !154)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5TwiceC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #5, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN6SquareC1Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 comdat align 2 !dbg !156 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !160, !DIExpression(), !162)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #5, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN5TwiceC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 comdat align 2 !dbg !164 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !165, !DIExpression(), !166)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #5, !dbg !167
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Twice, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !167
  ret void, !dbg !167
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 comdat align 2 !dbg !168 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !172, !DIExpression(), !173)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_ZN5Twice1fEi(ptr noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %x) unnamed_addr #0 comdat align 2 !dbg !175 {
entry:
  %this.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !176, !DIExpression(), !177)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !178, !DIExpression(), !179)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %x.addr, align 4, !dbg !180
  %mul = mul nsw i32 2, %0, !dbg !181
  %k = getelementptr inbounds nuw %struct.Base, ptr %this1, i32 0, i32 1, !dbg !182
  %1 = load i32, ptr %k, align 8, !dbg !182
  %add = add nsw i32 %mul, %1, !dbg !183
  ret i32 %add, !dbg !184
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN6SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 comdat align 2 !dbg !185 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !186, !DIExpression(), !187)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #5, !dbg !188
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_ZN6Square1fEi(ptr noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %x) unnamed_addr #0 comdat align 2 !dbg !189 {
entry:
  %this.addr = alloca ptr, align 8
  %x.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !190, !DIExpression(), !191)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !192, !DIExpression(), !193)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %x.addr, align 4, !dbg !194
  %1 = load i32, ptr %x.addr, align 4, !dbg !195
  %mul = mul nsw i32 %0, %1, !dbg !196
  %k = getelementptr inbounds nuw %struct.Base, ptr %this1, i32 0, i32 1, !dbg !197
  %2 = load i32, ptr %k, align 8, !dbg !197
  %sub = sub nsw i32 %mul, %2, !dbg !198
  ret i32 %sub, !dbg !199
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!58, !59, !60, !61}
!llvm.ident = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !54)
!3 = !DIFile(filename: "virtual.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !23, imports: !48, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 4, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !12, vtableHolder: !11, identifier: "_ZTS4Base")
!12 = !{!13, !18, !19}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !3, file: !3, baseType: !14, size: 64, flags: DIFlagArtificial)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !11, file: !3, line: 4, baseType: !7, size: 32, offset: 64)
!19 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEi", scope: !11, file: !3, line: 4, type: !20, scopeLine: 4, containingType: !11, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!20 = !DISubroutineType(types: !21)
!21 = !{!7, !22, !7}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!23 = !{!0, !24, !35, !38}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Twice", scope: !8, file: !3, type: !26, isLocal: false, isDefinition: true, declaration: !27, align: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !28, file: !3, baseType: !26, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Twice", file: !3, line: 5, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !29, vtableHolder: !11, identifier: "_ZTS5Twice")
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !28, baseType: !11, extraData: i32 0)
!31 = !DISubprogram(name: "f", linkageName: "_ZN5Twice1fEi", scope: !28, file: !3, line: 5, type: !32, scopeLine: 5, containingType: !28, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!32 = !DISubroutineType(types: !33)
!33 = !{!7, !34, !7}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV4Base", scope: !8, file: !3, type: !26, isLocal: false, isDefinition: true, declaration: !37, align: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !11, file: !3, baseType: !26, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Square", scope: !8, file: !3, type: !26, isLocal: false, isDefinition: true, declaration: !40, align: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !41, file: !3, baseType: !26, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !42, vtableHolder: !11, identifier: "_ZTS6Square")
!42 = !{!43, !44}
!43 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !41, baseType: !11, extraData: i32 0)
!44 = !DISubprogram(name: "f", linkageName: "_ZN6Square1fEi", scope: !41, file: !3, line: 6, type: !45, scopeLine: 6, containingType: !41, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !47, !7}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!48 = !{!49, !52}
!49 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !50, file: !51, line: 206)
!50 = !DINamespace(name: "ws_math", scope: null)
!51 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!52 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !53, entity: !50, file: !51, line: 207)
!53 = !DINamespace(name: "std", scope: null)
!54 = !{}
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 64)
!58 = !{i32 7, !"Dwarf Version", i32 4}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!62 = !{!"clang version 22.1.8"}
!63 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyP4Basei", scope: !3, file: !3, line: 8, type: !64, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !54)
!64 = !DISubroutineType(types: !65)
!65 = !{!7, !10, !7}
!66 = !DILocalVariable(name: "b", arg: 1, scope: !63, file: !3, line: 8, type: !10)
!67 = !DILocation(line: 8, column: 41, scope: !63)
!68 = !DILocalVariable(name: "x", arg: 2, scope: !63, file: !3, line: 8, type: !7)
!69 = !DILocation(line: 8, column: 48, scope: !63)
!70 = !DILocation(line: 8, column: 60, scope: !63)
!71 = !DILocation(line: 8, column: 65, scope: !63)
!72 = !DILocation(line: 8, column: 63, scope: !63)
!73 = !DILocation(line: 8, column: 53, scope: !63)
!74 = distinct !DISubprogram(name: "plus", linkageName: "_Z4plusi", scope: !3, file: !3, line: 9, type: !75, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !54)
!75 = !DISubroutineType(types: !76)
!76 = !{!7, !7}
!77 = !DILocalVariable(name: "x", arg: 1, scope: !74, file: !3, line: 9, type: !7)
!78 = !DILocation(line: 9, column: 25, scope: !74)
!79 = !DILocation(line: 9, column: 37, scope: !74)
!80 = !DILocation(line: 9, column: 39, scope: !74)
!81 = !DILocation(line: 9, column: 30, scope: !74)
!82 = distinct !DISubprogram(name: "minus", linkageName: "_Z5minusi", scope: !3, file: !3, line: 10, type: !75, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !54)
!83 = !DILocalVariable(name: "x", arg: 1, scope: !82, file: !3, line: 10, type: !7)
!84 = !DILocation(line: 10, column: 26, scope: !82)
!85 = !DILocation(line: 10, column: 38, scope: !82)
!86 = !DILocation(line: 10, column: 40, scope: !82)
!87 = !DILocation(line: 10, column: 31, scope: !82)
!88 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!89 = !DILocation(line: 12, column: 24, scope: !2)
!90 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 14, type: !7)
!91 = !DILocation(line: 14, column: 7, scope: !2)
!92 = !DILocation(line: 14, column: 11, scope: !2)
!93 = !DILocalVariable(name: "a", scope: !2, file: !3, line: 15, type: !28)
!94 = !DILocation(line: 15, column: 9, scope: !2)
!95 = !DILocalVariable(name: "b", scope: !2, file: !3, line: 16, type: !41)
!96 = !DILocation(line: 16, column: 10, scope: !2)
!97 = !DILocation(line: 17, column: 5, scope: !2)
!98 = !DILocation(line: 17, column: 7, scope: !2)
!99 = !DILocation(line: 18, column: 5, scope: !2)
!100 = !DILocation(line: 18, column: 7, scope: !2)
!101 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 19, type: !10)
!102 = !DILocation(line: 19, column: 9, scope: !2)
!103 = !DILocation(line: 19, column: 13, scope: !2)
!104 = !DILocation(line: 19, column: 15, scope: !2)
!105 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 20, type: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!107 = !DILocation(line: 20, column: 9, scope: !2)
!108 = !DILocation(line: 20, column: 19, scope: !2)
!109 = !DILocation(line: 20, column: 21, scope: !2)
!110 = !DILocation(line: 21, column: 32, scope: !2)
!111 = !DILocation(line: 21, column: 35, scope: !2)
!112 = !DILocation(line: 21, column: 26, scope: !2)
!113 = !DILocation(line: 21, column: 5, scope: !2)
!114 = !DILocation(line: 21, column: 7, scope: !2)
!115 = !DILocation(line: 21, column: 10, scope: !2)
!116 = !DILocation(line: 21, column: 17, scope: !2)
!117 = !DILocation(line: 21, column: 21, scope: !2)
!118 = !DILocation(line: 21, column: 3, scope: !2)
!119 = !DILocation(line: 21, column: 24, scope: !2)
!120 = !DILocation(line: 22, column: 3, scope: !2)
!121 = !DILocalVariable(name: "want", scope: !2, file: !3, line: 23, type: !7)
!122 = !DILocation(line: 23, column: 7, scope: !2)
!123 = !DILocation(line: 23, column: 14, scope: !2)
!124 = !DILocation(line: 23, column: 16, scope: !2)
!125 = !DILocation(line: 23, column: 26, scope: !2)
!126 = !DILocation(line: 23, column: 24, scope: !2)
!127 = !DILocation(line: 23, column: 28, scope: !2)
!128 = !DILocation(line: 23, column: 34, scope: !2)
!129 = !DILocation(line: 23, column: 38, scope: !2)
!130 = !DILocation(line: 23, column: 36, scope: !2)
!131 = !DILocation(line: 23, column: 40, scope: !2)
!132 = !DILocation(line: 24, column: 9, scope: !133)
!133 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 7)
!134 = !DILocation(line: 24, column: 7, scope: !133)
!135 = !DILocation(line: 24, column: 15, scope: !133)
!136 = !DILocation(line: 24, column: 12, scope: !133)
!137 = !DILocation(line: 24, column: 21, scope: !133)
!138 = !DILocation(line: 25, column: 19, scope: !2)
!139 = !DILocation(line: 25, column: 17, scope: !2)
!140 = !DILocation(line: 25, column: 12, scope: !2)
!141 = !DILocation(line: 25, column: 24, scope: !2)
!142 = !DILocation(line: 25, column: 26, scope: !2)
!143 = !DILocation(line: 25, column: 22, scope: !2)
!144 = !DILocation(line: 25, column: 3, scope: !2)
!145 = !DILocation(line: 25, column: 7, scope: !2)
!146 = !DILocation(line: 25, column: 10, scope: !2)
!147 = !DILocation(line: 26, column: 1, scope: !2)
!148 = distinct !DISubprogram(name: "Twice", linkageName: "_ZN5TwiceC1Ev", scope: !28, file: !3, line: 5, type: !149, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !151, retainedNodes: !54)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !34}
!151 = !DISubprogram(name: "Twice", linkageName: "_ZN5TwiceC4Ev", scope: !28, type: !149, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!152 = !DILocalVariable(name: "this", arg: 1, scope: !148, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!154 = !DILocation(line: 0, scope: !148)
!155 = !DILocation(line: 5, column: 8, scope: !148)
!156 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC1Ev", scope: !41, file: !3, line: 6, type: !157, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !159, retainedNodes: !54)
!157 = !DISubroutineType(types: !158)
!158 = !{null, !47}
!159 = !DISubprogram(name: "Square", linkageName: "_ZN6SquareC4Ev", scope: !41, type: !157, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!160 = !DILocalVariable(name: "this", arg: 1, scope: !156, type: !161, flags: DIFlagArtificial | DIFlagObjectPointer)
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!162 = !DILocation(line: 0, scope: !156)
!163 = !DILocation(line: 6, column: 8, scope: !156)
!164 = distinct !DISubprogram(name: "Twice", linkageName: "_ZN5TwiceC2Ev", scope: !28, file: !3, line: 5, type: !149, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !151, retainedNodes: !54)
!165 = !DILocalVariable(name: "this", arg: 1, scope: !164, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DILocation(line: 0, scope: !164)
!167 = !DILocation(line: 5, column: 8, scope: !164)
!168 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4BaseC2Ev", scope: !11, file: !3, line: 4, type: !169, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !171, retainedNodes: !54)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !22}
!171 = !DISubprogram(name: "Base", linkageName: "_ZN4BaseC4Ev", scope: !11, type: !169, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!172 = !DILocalVariable(name: "this", arg: 1, scope: !168, type: !10, flags: DIFlagArtificial | DIFlagObjectPointer)
!173 = !DILocation(line: 0, scope: !168)
!174 = !DILocation(line: 4, column: 8, scope: !168)
!175 = distinct !DISubprogram(name: "f", linkageName: "_ZN5Twice1fEi", scope: !28, file: !3, line: 5, type: !32, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !31, retainedNodes: !54)
!176 = !DILocalVariable(name: "this", arg: 1, scope: !175, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!177 = !DILocation(line: 0, scope: !175)
!178 = !DILocalVariable(name: "x", arg: 2, scope: !175, file: !3, line: 5, type: !7)
!179 = !DILocation(line: 5, column: 44, scope: !175)
!180 = !DILocation(line: 5, column: 69, scope: !175)
!181 = !DILocation(line: 5, column: 67, scope: !175)
!182 = !DILocation(line: 5, column: 73, scope: !175)
!183 = !DILocation(line: 5, column: 71, scope: !175)
!184 = !DILocation(line: 5, column: 58, scope: !175)
!185 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ev", scope: !41, file: !3, line: 6, type: !157, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !159, retainedNodes: !54)
!186 = !DILocalVariable(name: "this", arg: 1, scope: !185, type: !161, flags: DIFlagArtificial | DIFlagObjectPointer)
!187 = !DILocation(line: 0, scope: !185)
!188 = !DILocation(line: 6, column: 8, scope: !185)
!189 = distinct !DISubprogram(name: "f", linkageName: "_ZN6Square1fEi", scope: !41, file: !3, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, declaration: !44, retainedNodes: !54)
!190 = !DILocalVariable(name: "this", arg: 1, scope: !189, type: !161, flags: DIFlagArtificial | DIFlagObjectPointer)
!191 = !DILocation(line: 0, scope: !189)
!192 = !DILocalVariable(name: "x", arg: 2, scope: !189, file: !3, line: 6, type: !7)
!193 = !DILocation(line: 6, column: 45, scope: !189)
!194 = !DILocation(line: 6, column: 66, scope: !189)
!195 = !DILocation(line: 6, column: 70, scope: !189)
!196 = !DILocation(line: 6, column: 68, scope: !189)
!197 = !DILocation(line: 6, column: 74, scope: !189)
!198 = !DILocation(line: 6, column: 72, scope: !189)
!199 = !DILocation(line: 6, column: 59, scope: !189)
