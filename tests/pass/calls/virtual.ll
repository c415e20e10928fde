; ModuleID = 'virtual.cu'
source_filename = "virtual.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Twice = type { %struct.Base.base, [4 x i8] }
%struct.Base.base = type <{ ptr, i32 }>
%struct.Square = type { %struct.Base.base, [4 x i8] }
%struct.Base = type <{ ptr, i32, [4 x i8] }>

$_ZN5Twice1fEi = comdat any

$_ZN6Square1fEi = comdat any

$_ZTV5Twice = comdat any

$_ZTV4Base = comdat any

$_ZTV6Square = comdat any

@_ZZ1kPiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZTV5Twice = linkonce_odr unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN5Twice1fEi] }, comdat, align 8, !dbg !24
@_ZTV4Base = linkonce_odr unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8, !dbg !35
@_ZTV6Square = linkonce_odr unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN6Square1fEi] }, comdat, align 8, !dbg !38

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5applyP4Basei(ptr noundef %b, i32 noundef %x) #0 !dbg !77 {
entry:
    #dbg_value(ptr %b, !81, !DIExpression(), !83)
    #dbg_value(i32 %x, !82, !DIExpression(), !83)
  %vtable = load ptr, ptr %b, align 8, !dbg !84, !tbaa !85
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 0, !dbg !84
  %0 = load ptr, ptr %vfn, align 8, !dbg !84
  %call = call noundef i32 %0(ptr noundef nonnull align 8 dereferenceable(12) %b, i32 noundef %x) #7, !dbg !84
  ret i32 %call, !dbg !87
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z4plusi(i32 noundef %x) #1 !dbg !88 {
entry:
    #dbg_value(i32 %x, !90, !DIExpression(), !91)
  %add = add nsw i32 %x, 1, !dbg !92
  ret i32 %add, !dbg !93
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5minusi(i32 noundef %x) #1 !dbg !94 {
entry:
    #dbg_value(i32 %x, !96, !DIExpression(), !97)
  %sub = sub nsw i32 %x, 1, !dbg !98
  ret i32 %sub, !dbg !99
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %out) #2 !dbg !2 {
entry:
  %a = alloca %struct.Twice, align 8
  %b = alloca %struct.Square, align 8
    #dbg_value(ptr %out, !55, !DIExpression(), !100)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
    #dbg_value(i32 %0, !56, !DIExpression(), !100)
  call void @llvm.lifetime.start.p0(ptr %a) #8, !dbg !102
    #dbg_declare(ptr %a, !57, !DIExpression(), !103)
    #dbg_value(ptr %a, !104, !DIExpression(), !111)
    #dbg_value(ptr %a, !113, !DIExpression(), !116)
    #dbg_value(ptr %a, !118, !DIExpression(), !124)
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %a, align 8, !dbg !126, !tbaa !85
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Twice, i32 0, i32 0, i32 2), ptr %a, align 8, !dbg !127, !tbaa !85
  call void @llvm.lifetime.start.p0(ptr %b) #8, !dbg !128
    #dbg_declare(ptr %b, !58, !DIExpression(), !129)
    #dbg_value(ptr %b, !130, !DIExpression(), !137)
    #dbg_value(ptr %b, !139, !DIExpression(), !142)
    #dbg_value(ptr %b, !118, !DIExpression(), !144)
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %b, align 8, !dbg !146, !tbaa !85
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %b, align 8, !dbg !147, !tbaa !85
  %k = getelementptr inbounds nuw %struct.Base, ptr %a, i32 0, i32 1, !dbg !148
  store i32 1, ptr %k, align 8, !dbg !149, !tbaa !150
  %k1 = getelementptr inbounds nuw %struct.Base, ptr %b, i32 0, i32 1, !dbg !152
  store i32 2, ptr %k1, align 8, !dbg !153, !tbaa !150
  %rem = srem i32 %0, 2, !dbg !154
  %tobool = icmp ne i32 %rem, 0, !dbg !155
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !155

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !155

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !155

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %a, %cond.true ], [ %b, %cond.false ], !dbg !155
    #dbg_value(ptr %cond, !59, !DIExpression(), !100)
  %rem2 = srem i32 %0, 3, !dbg !156
  %tobool3 = icmp ne i32 %rem2, 0, !dbg !157
  br i1 %tobool3, label %cond.true4, label %cond.false5, !dbg !157

cond.true4:                                       ; preds = %cond.end
  br label %cond.end6, !dbg !157

cond.false5:                                      ; preds = %cond.end
  br label %cond.end6, !dbg !157

cond.end6:                                        ; preds = %cond.false5, %cond.true4
  %cond7 = phi ptr [ @_Z4plusi, %cond.true4 ], [ @_Z5minusi, %cond.false5 ], !dbg !157
    #dbg_value(ptr %cond7, !60, !DIExpression(), !100)
  %call8 = call noundef i32 @_Z5applyP4Basei(ptr noundef %cond, i32 noundef %0) #7, !dbg !158
  %call9 = call noundef i32 %cond7(i32 noundef %0) #7, !dbg !159
  %and = and i32 %call9, 63, !dbg !160
  %tobool10 = icmp ne i32 %and, 0, !dbg !159
  br i1 %tobool10, label %cond.true11, label %cond.false12, !dbg !159

cond.true11:                                      ; preds = %cond.end6
  br label %cond.end13, !dbg !159

cond.false12:                                     ; preds = %cond.end6
  br label %cond.end13, !dbg !159

cond.end13:                                       ; preds = %cond.false12, %cond.true11
  %cond14 = phi i32 [ %0, %cond.true11 ], [ %0, %cond.false12 ], !dbg !159
  %idxprom = sext i32 %cond14 to i64, !dbg !161
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !161
  store i32 %call8, ptr %arrayidx, align 4, !dbg !162, !tbaa !73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !163
  %rem15 = srem i32 %0, 2, !dbg !164
  %tobool16 = icmp ne i32 %rem15, 0, !dbg !165
  br i1 %tobool16, label %cond.true17, label %cond.false18, !dbg !165

cond.true17:                                      ; preds = %cond.end13
  %mul = mul nsw i32 2, %0, !dbg !166
  %add = add nsw i32 %mul, 1, !dbg !167
  br label %cond.end20, !dbg !165

cond.false18:                                     ; preds = %cond.end13
  %mul19 = mul nsw i32 %0, %0, !dbg !168
  %sub = sub nsw i32 %mul19, 2, !dbg !169
  br label %cond.end20, !dbg !165

cond.end20:                                       ; preds = %cond.false18, %cond.true17
  %cond21 = phi i32 [ %add, %cond.true17 ], [ %sub, %cond.false18 ], !dbg !165
    #dbg_value(i32 %cond21, !64, !DIExpression(), !100)
  %idxprom22 = sext i32 %0 to i64, !dbg !170
  %arrayidx23 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom22, !dbg !170
  %1 = load i32, ptr %arrayidx23, align 4, !dbg !170, !tbaa !73
  %cmp = icmp ne i32 %1, %cond21, !dbg !172
  br i1 %cmp, label %if.then, label %if.end, !dbg !172

if.then:                                          ; preds = %cond.end20
  call void @llvm.trap(), !dbg !173
  br label %if.end, !dbg !173

if.end:                                           ; preds = %if.then, %cond.end20
  %sub24 = sub nsw i32 63, %0, !dbg !174
  %idxprom25 = sext i32 %sub24 to i64, !dbg !175
  %arrayidx26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom25, !dbg !175
  %2 = load i32, ptr %arrayidx26, align 4, !dbg !175, !tbaa !73
  %call27 = call noundef i32 %cond7(i32 noundef %0) #7, !dbg !176
  %add28 = add nsw i32 %2, %call27, !dbg !177
  %idxprom29 = sext i32 %0 to i64, !dbg !178
  %arrayidx30 = getelementptr inbounds i32, ptr %out, i64 %idxprom29, !dbg !178
  store i32 %add28, ptr %arrayidx30, align 4, !dbg !179, !tbaa !73
  call void @llvm.lifetime.end.p0(ptr %b) #8, !dbg !180
  call void @llvm.lifetime.end.p0(ptr %a) #8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr noundef i32 @_ZN5Twice1fEi(ptr noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %x) unnamed_addr #1 comdat align 2 !dbg !181 {
entry:
    #dbg_value(ptr %this, !183, !DIExpression(), !185)
    #dbg_value(i32 %x, !184, !DIExpression(), !185)
  %mul = mul nsw i32 2, %x, !dbg !186
  %k = getelementptr inbounds nuw %struct.Base, ptr %this, i32 0, i32 1, !dbg !187
  %0 = load i32, ptr %k, align 8, !dbg !187, !tbaa !150
  %add = add nsw i32 %mul, %0, !dbg !188
  ret i32 %add, !dbg !189
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr noundef i32 @_ZN6Square1fEi(ptr noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %x) unnamed_addr #1 comdat align 2 !dbg !190 {
entry:
    #dbg_value(ptr %this, !192, !DIExpression(), !194)
    #dbg_value(i32 %x, !193, !DIExpression(), !194)
  %mul = mul nsw i32 %x, %x, !dbg !195
  %k = getelementptr inbounds nuw %struct.Base, ptr %this, i32 0, i32 1, !dbg !196
  %0 = load i32, ptr %k, align 8, !dbg !196, !tbaa !150
  %sub = sub nsw i32 %mul, %0, !dbg !197
  ret i32 %sub, !dbg !198
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!68, !69, !70, !71}
!llvm.ident = !{!72}
!llvm.errno.tbaa = !{!73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !65, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !54)
!3 = !DIFile(filename: "virtual.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !23, imports: !48, splitDebugInlining: false, nameTableKind: None)
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
!19 = !DISubprogram(name: "f", linkageName: "_ZN4Base1fEi", scope: !11, file: !3, line: 4, type: !20, scopeLine: 4, containingType: !11, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
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
!31 = !DISubprogram(name: "f", linkageName: "_ZN5Twice1fEi", scope: !28, file: !3, line: 5, type: !32, scopeLine: 5, containingType: !28, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
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
!44 = !DISubprogram(name: "f", linkageName: "_ZN6Square1fEi", scope: !41, file: !3, line: 6, type: !45, scopeLine: 6, containingType: !41, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !47, !7}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!48 = !{!49, !52}
!49 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !50, file: !51, line: 206)
!50 = !DINamespace(name: "ws_math", scope: null)
!51 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!52 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !53, entity: !50, file: !51, line: 207)
!53 = !DINamespace(name: "std", scope: null)
!54 = !{!55, !56, !57, !58, !59, !60, !64}
!55 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!56 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 14, type: !7)
!57 = !DILocalVariable(name: "a", scope: !2, file: !3, line: 15, type: !28)
!58 = !DILocalVariable(name: "b", scope: !2, file: !3, line: 16, type: !41)
!59 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 19, type: !10)
!60 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 20, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DISubroutineType(types: !63)
!63 = !{!7, !7}
!64 = !DILocalVariable(name: "want", scope: !2, file: !3, line: 23, type: !7)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 64)
!68 = !{i32 7, !"Dwarf Version", i32 4}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!72 = !{!"clang version 22.1.8"}
!73 = !{!74, !74, i64 0}
!74 = !{!"int", !75, i64 0}
!75 = !{!"omnipotent char", !76, i64 0}
!76 = !{!"Simple C++ TBAA"}
!77 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyP4Basei", scope: !3, file: !3, line: 8, type: !78, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!7, !10, !7}
!80 = !{!81, !82}
!81 = !DILocalVariable(name: "b", arg: 1, scope: !77, file: !3, line: 8, type: !10)
!82 = !DILocalVariable(name: "x", arg: 2, scope: !77, file: !3, line: 8, type: !7)
!83 = !DILocation(line: 0, scope: !77)
!84 = !DILocation(line: 8, column: 63, scope: !77)
!85 = !{!86, !86, i64 0}
!86 = !{!"vtable pointer", !76, i64 0}
!87 = !DILocation(line: 8, column: 53, scope: !77)
!88 = distinct !DISubprogram(name: "plus", linkageName: "_Z4plusi", scope: !3, file: !3, line: 9, type: !62, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !89)
!89 = !{!90}
!90 = !DILocalVariable(name: "x", arg: 1, scope: !88, file: !3, line: 9, type: !7)
!91 = !DILocation(line: 0, scope: !88)
!92 = !DILocation(line: 9, column: 39, scope: !88)
!93 = !DILocation(line: 9, column: 30, scope: !88)
!94 = distinct !DISubprogram(name: "minus", linkageName: "_Z5minusi", scope: !3, file: !3, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !95)
!95 = !{!96}
!96 = !DILocalVariable(name: "x", arg: 1, scope: !94, file: !3, line: 10, type: !7)
!97 = !DILocation(line: 0, scope: !94)
!98 = !DILocation(line: 10, column: 40, scope: !94)
!99 = !DILocation(line: 10, column: 31, scope: !94)
!100 = !DILocation(line: 0, scope: !2)
!101 = !DILocation(line: 14, column: 11, scope: !2)
!102 = !DILocation(line: 15, column: 3, scope: !2)
!103 = !DILocation(line: 15, column: 9, scope: !2)
!104 = !DILocalVariable(name: "this", arg: 1, scope: !105, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = distinct !DISubprogram(name: "Twice", linkageName: "_ZN5TwiceC1Ev", scope: !28, file: !3, line: 5, type: !106, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !108, retainedNodes: !109)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !34}
!108 = !DISubprogram(name: "Twice", linkageName: "_ZN5TwiceC4Ev", scope: !28, type: !106, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !{!104}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!111 = !DILocation(line: 0, scope: !105, inlinedAt: !112)
!112 = distinct !DILocation(line: 15, column: 9, scope: !2)
!113 = !DILocalVariable(name: "this", arg: 1, scope: !114, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!114 = distinct !DISubprogram(name: "Twice", linkageName: "_ZN5TwiceC2Ev", scope: !28, file: !3, line: 5, type: !106, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !108, retainedNodes: !115)
!115 = !{!113}
!116 = !DILocation(line: 0, scope: !114, inlinedAt: !117)
!117 = distinct !DILocation(line: 5, column: 8, scope: !105, inlinedAt: !112)
!118 = !DILocalVariable(name: "this", arg: 1, scope: !119, type: !10, flags: DIFlagArtificial | DIFlagObjectPointer)
!119 = distinct !DISubprogram(name: "Base", linkageName: "_ZN4BaseC2Ev", scope: !11, file: !3, line: 4, type: !120, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !122, retainedNodes: !123)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !22}
!122 = !DISubprogram(name: "Base", linkageName: "_ZN4BaseC4Ev", scope: !11, type: !120, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !{!118}
!124 = !DILocation(line: 0, scope: !119, inlinedAt: !125)
!125 = distinct !DILocation(line: 5, column: 8, scope: !114, inlinedAt: !117)
!126 = !DILocation(line: 4, column: 8, scope: !119, inlinedAt: !125)
!127 = !DILocation(line: 5, column: 8, scope: !114, inlinedAt: !117)
!128 = !DILocation(line: 16, column: 3, scope: !2)
!129 = !DILocation(line: 16, column: 10, scope: !2)
!130 = !DILocalVariable(name: "this", arg: 1, scope: !131, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!131 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC1Ev", scope: !41, file: !3, line: 6, type: !132, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !134, retainedNodes: !135)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !47}
!134 = !DISubprogram(name: "Square", linkageName: "_ZN6SquareC4Ev", scope: !41, type: !132, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !{!130}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!137 = !DILocation(line: 0, scope: !131, inlinedAt: !138)
!138 = distinct !DILocation(line: 16, column: 10, scope: !2)
!139 = !DILocalVariable(name: "this", arg: 1, scope: !140, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!140 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ev", scope: !41, file: !3, line: 6, type: !132, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !134, retainedNodes: !141)
!141 = !{!139}
!142 = !DILocation(line: 0, scope: !140, inlinedAt: !143)
!143 = distinct !DILocation(line: 6, column: 8, scope: !131, inlinedAt: !138)
!144 = !DILocation(line: 0, scope: !119, inlinedAt: !145)
!145 = distinct !DILocation(line: 6, column: 8, scope: !140, inlinedAt: !143)
!146 = !DILocation(line: 4, column: 8, scope: !119, inlinedAt: !145)
!147 = !DILocation(line: 6, column: 8, scope: !140, inlinedAt: !143)
!148 = !DILocation(line: 17, column: 5, scope: !2)
!149 = !DILocation(line: 17, column: 7, scope: !2)
!150 = !{!151, !74, i64 8}
!151 = !{!"_ZTS4Base", !74, i64 8}
!152 = !DILocation(line: 18, column: 5, scope: !2)
!153 = !DILocation(line: 18, column: 7, scope: !2)
!154 = !DILocation(line: 19, column: 15, scope: !2)
!155 = !DILocation(line: 19, column: 13, scope: !2)
!156 = !DILocation(line: 20, column: 21, scope: !2)
!157 = !DILocation(line: 20, column: 19, scope: !2)
!158 = !DILocation(line: 21, column: 26, scope: !2)
!159 = !DILocation(line: 21, column: 5, scope: !2)
!160 = !DILocation(line: 21, column: 10, scope: !2)
!161 = !DILocation(line: 21, column: 3, scope: !2)
!162 = !DILocation(line: 21, column: 24, scope: !2)
!163 = !DILocation(line: 22, column: 3, scope: !2)
!164 = !DILocation(line: 23, column: 16, scope: !2)
!165 = !DILocation(line: 23, column: 14, scope: !2)
!166 = !DILocation(line: 23, column: 24, scope: !2)
!167 = !DILocation(line: 23, column: 28, scope: !2)
!168 = !DILocation(line: 23, column: 36, scope: !2)
!169 = !DILocation(line: 23, column: 40, scope: !2)
!170 = !DILocation(line: 24, column: 7, scope: !171)
!171 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 7)
!172 = !DILocation(line: 24, column: 12, scope: !171)
!173 = !DILocation(line: 24, column: 21, scope: !171)
!174 = !DILocation(line: 25, column: 17, scope: !2)
!175 = !DILocation(line: 25, column: 12, scope: !2)
!176 = !DILocation(line: 25, column: 24, scope: !2)
!177 = !DILocation(line: 25, column: 22, scope: !2)
!178 = !DILocation(line: 25, column: 3, scope: !2)
!179 = !DILocation(line: 25, column: 10, scope: !2)
!180 = !DILocation(line: 26, column: 1, scope: !2)
!181 = distinct !DISubprogram(name: "f", linkageName: "_ZN5Twice1fEi", scope: !28, file: !3, line: 5, type: !32, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !31, retainedNodes: !182)
!182 = !{!183, !184}
!183 = !DILocalVariable(name: "this", arg: 1, scope: !181, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!184 = !DILocalVariable(name: "x", arg: 2, scope: !181, file: !3, line: 5, type: !7)
!185 = !DILocation(line: 0, scope: !181)
!186 = !DILocation(line: 5, column: 67, scope: !181)
!187 = !DILocation(line: 5, column: 73, scope: !181)
!188 = !DILocation(line: 5, column: 71, scope: !181)
!189 = !DILocation(line: 5, column: 58, scope: !181)
!190 = distinct !DISubprogram(name: "f", linkageName: "_ZN6Square1fEi", scope: !41, file: !3, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, declaration: !44, retainedNodes: !191)
!191 = !{!192, !193}
!192 = !DILocalVariable(name: "this", arg: 1, scope: !190, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!193 = !DILocalVariable(name: "x", arg: 2, scope: !190, file: !3, line: 6, type: !7)
!194 = !DILocation(line: 0, scope: !190)
!195 = !DILocation(line: 6, column: 68, scope: !190)
!196 = !DILocation(line: 6, column: 74, scope: !190)
!197 = !DILocation(line: 6, column: 72, scope: !190)
!198 = !DILocation(line: 6, column: 59, scope: !190)
