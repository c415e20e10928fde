use super::*;
use crate::parse_module;

const TEXT: &str = r#"
@s = internal addrspace(3) global [32 x [33 x float]] undef, !dbg !0
define void @k(ptr %a, i32 %1) !dbg !10 {
  %x = alloca i32
  #dbg_declare(ptr %x, !20, !DIExpression(), !21)
  call void @llvm.dbg.value(metadata i32 %1, metadata !22, metadata !DIExpression()), !dbg !23
  ret void, !dbg !23
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", scope: !10, file: !3, line: 4, type: !4)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3)
!3 = !DIFile(filename: "k.cu", directory: ".")
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 33792, elements: !6)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !{!7, !8}
!7 = !DISubrange(count: 32)
!8 = !DISubrange(count: 33)
!10 = distinct !DISubprogram(name: "k<7>", file: !3, line: 3, type: !11)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !14}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "P", size: 96, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !5, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "v", baseType: !19, size: 64, offset: 32)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !{!DISubrange(count: 2)})
!20 = !DILocalVariable(name: "x", scope: !10, file: !3, line: 5, type: !14)
!21 = !DILocation(line: 5, column: 7, scope: !10)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !3, line: 3, type: !14)
!23 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "helper", file: !3, line: 1)
!25 = distinct !DILocation(line: 6, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !3, line: 6)
"#;

#[test]
fn names_types_and_places() {
    let m = parse_module(TEXT).unwrap();
    crate::verify(&m).unwrap();
    let d = DebugInfo::new(&m);
    let k = m.function("k").unwrap();
    let f = &m.functions[k];
    assert_eq!(d.function_name(k).as_deref(), Some("k<7>"));
    let s = d.global(GlobalId(0)).unwrap();
    assert_eq!(s.name, "s");
    let ty = s.ty.unwrap();
    assert_eq!(d.type_name(ty), "float[32][33]");
    assert_eq!(d.describe_offset(ty, (3 * 33 + 4) * 4), "[3][4]");
    assert_eq!(d.describe_offset(ty, 33 * 33 * 4 + 2), "[33][0]+2");
    assert_eq!(describe_ir_offset(&m, m.globals[GlobalId(0)].ty, (3 * 33 + 4) * 4), "[3][4]");

    let before = d.cell(ty, -4);
    assert_eq!((before.path.as_str(), before.index, before.rest), ("[-1][32]", Some(-1), 0));

    let params = d.params(k);
    let a = params[0].as_ref().unwrap();
    assert_eq!((a.name.as_str(), d.type_name(a.ty.unwrap())), ("a", "struct P *".to_owned()));
    assert_eq!(d.describe_pointee_offset(a.ty.unwrap(), 20).as_deref(), Some("[1].v[1]"));
    assert_eq!(params[1].as_ref().unwrap().name, "n");

    let variables = d.variables(k);
    let x = &variables[&ValueId(2)];
    assert_eq!((x.0.name.as_str(), x.1), ("x", Holds::Address));
    assert_eq!(variables[&ValueId(1)].1, Holds::Value);

    let ret = f.terminator(f.entry()).unwrap();
    let l = d.location(ret.debug_loc).unwrap();
    assert_eq!((l.file.as_str(), l.line, l.column), ("k.cu", 6, 3));
    assert_eq!(l.function, "k<7>");
    assert!(l.inlined_at.is_empty());
}

#[test]
fn cycles_end() {
    let m = parse_module(
        "@g = global i32 0, !dbg !1\n!1 = !DIGlobalVariable(name: \"g\", scope: !1, type: !2)\n\
         !2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)\n\
         !3 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !3)\n\
         !4 = !DILocalVariable(name: \"x\", arg: 1, scope: !4)\n\
         !5 = !DILocation(line: 1, scope: !5, inlinedAt: !5)",
    )
    .unwrap();
    let d = DebugInfo::new(&m);
    let g = d.global(GlobalId(0)).unwrap();
    assert!(!d.type_name(g.ty.unwrap()).is_empty());
    d.describe_offset(g.ty.unwrap(), 5);
    let loc = m.metadata.iter().last().map(|(id, _)| id);
    assert!(d.location(loc).is_some());
}

#[test]
fn declared_variables_and_the_functions_around_a_place() {
    let m = parse_module(TEXT).unwrap();
    let d = DebugInfo::bare(&m);
    let f = &m.functions[m.function("k").unwrap()];
    let declared: Vec<Declared> = f.insts.values().filter_map(|i| d.declared(i)).collect();
    // What a value says of a variable does not say where that is.
    let [x] = declared.as_slice() else { panic!("{declared:?}") };
    assert!(x.steps.is_empty());
    assert_eq!(d.local(x.variable).unwrap().0.name, "x");
    let ret = f.insts.values().last().unwrap();
    let levels = d.levels(ret.debug_loc.unwrap());
    let names: Vec<_> = levels.iter().map(|l| (l.function.as_str(), l.line)).collect();
    assert_eq!(names, [("helper", 0), ("k<7>", 6)]);
    assert_eq!(levels[1].scopes.len(), 2);
    assert_eq!(levels[0].inlined_at.is_some(), levels[1].inlined_at.is_none());
}
