use super::{
    Axis, BarrierReduction, BuiltinVariable, Intrinsic, ResultKind, SpecialRegister, SyncScope,
};

/// Functions of libdevice (NVIDIA's "libdevice User's Guide"); `R` stands for each rounding
/// mode, and what follows a `|` is another name with the same beginning.
const LIBDEVICE: &str = "abs acos|f acosh|f asin|f asinh|f atan|f atan2|f atanh|f brev|ll byte_perm \
    cbrt|f ceil|f clz|ll copysign|f cos|f cosh|f cospi|f cyl_bessel_i0|f cyl_bessel_i1|f dadd_R \
    ddiv_R dmul_R double2float_R double2hiint double2int_R double2ll_R double2loint double2uint_R \
    double2ull_R double_as_longlong drcp_R dsqrt_R dsub_R erf|f erfc|f erfcinv|f erfcx|f erfinv|f \
    exp|f exp10|f exp2|f expm1|f fabs|f fadd_R fast_cosf fast_exp10f fast_expf fast_fdividef \
    fast_log10f fast_log2f fast_logf fast_powf fast_sincosf fast_sinf fast_tanf fdim|f fdiv_R \
    ffs|ll finitef float2half_rn float2int_R float2ll_R float2uint_R float2ull_R float_as_int \
    float_as_uint floor|f fma|f fma_R fmaf_R fmaf_ieee_R fmax|f fmin|f fmod|f fmul_R frcp_R \
    frexp|f frsqrt_rn fsqrt_R fsub_R hadd half2float hiloint2double hypot|f ilogb|f int2double_rn \
    int2float_R int_as_float isfinited isinfd isinff isnand isnanf j0|f j1|f jn|f ldexp|f lgamma|f \
    ll2double_R ll2float_R llabs llmax llmin llrint|f llround|f log|f log10|f log1p|f log2|f logb|f \
    longlong_as_double max min modf|f mul24 mul64hi mulhi nearbyint|f nextafter|f norm3d|f \
    norm4d|f normcdf|f normcdfinv|f popc|ll pow|f powi|f rcbrt|f remainder|f remquo|f rhadd \
    rhypot|f rint|f rnorm3d|f rnorm4d|f round|f rsqrt|f sad saturatef scalbn|f signbitd signbitf \
    sin|f sincos|f sincospi|f sinh|f sinpi|f sqrt|f tan|f tanh|f tgamma|f trunc|f uhadd \
    uint2double_rn uint2float_R uint_as_float ull2double_R ull2float_R ullmax ullmin umax umin \
    umul24 umul64hi umulhi urhadd usad y0|f y1|f yn|f";

fn resolve(name: &str) -> Intrinsic {
    Intrinsic::resolve(name).unwrap_or_else(|| panic!("`{name}` is not known"))
}

#[test]
fn libdevice_is_known() {
    let known = |name: &str| {
        use Intrinsic::{Convert, Float, Int};
        matches!(Intrinsic::resolve(name), Some(Float(_) | Int(_) | Convert(_)))
    };
    let mut unknown = vec![];
    for word in LIBDEVICE.split_whitespace() {
        let (base, other) = word.split_once('|').unwrap_or((word, ""));
        let mut names = vec![format!("__nv_{base}"), format!("__nv_{base}{other}")];
        if let Some(head) = base.strip_suffix('R') {
            names = ["rn", "rz", "ru", "rd"].map(|r| format!("__nv_{head}{r}")).into();
        }
        unknown.extend(names.into_iter().filter(|n| !known(n)));
    }
    // In addition there are `norm` and `rnorm` of an array, which our headers implement, and
    // `nan` of a string.
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn the_mathematics_library_is_pure() {
    const NAMES: &str = "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi \
        erf erfc erfcinv erfcx erfinv exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin fmod hypot \
        ilogb ldexp lgamma log log10 log1p log2 logb nearbyint nextafter norm3d norm4d normcdf \
        normcdfinv pow rcbrt remainder rhypot rint round rsqrt scalbln scalbn sin sinh sinpi sqrt \
        tan tanh tgamma trunc";
    for name in NAMES.split_whitespace() {
        for name in [name.to_owned(), format!("{name}f"), format!("__nv_{name}")] {
            assert!(resolve(&name).is_pure(), "{name}");
        }
    }
    for name in ["abs", "llvm.fma.v2f32", "llvm.nvvm.add.rn.f", "llvm.nvvm.bfe.u32", "__nv_new"] {
        assert!(resolve(name).is_pure(), "{name}");
    }
    // The result is a function of the arguments, but memory is written too.
    let frexp = resolve("__nv_frexpf");
    assert_eq!((frexp.result(), frexp.is_pure()), (ResultKind::Pure, false));
    assert_eq!((frexp.access(0), frexp.access(1).map(|a| a.writes)), (None, Some(true)));
    assert_eq!(resolve("sincosf").access(2).map(|a| a.writes), Some(true));
}

#[test]
fn barriers_and_their_arguments() {
    for (name, number, count, predicate) in [
        ("__syncthreads", None, None, None),
        ("llvm.nvvm.barrier0", None, None, None),
        ("llvm.cuda.syncthreads", None, None, None),
        ("llvm.ptx.bar.sync", Some(0), None, None),
        ("llvm.nvvm.barrier.sync.cnt", Some(0), Some(1), None),
        ("llvm.nvvm.barrier.cta.sync.count", Some(0), Some(1), None),
        ("llvm.nvvm.barrier.cta.red.or.aligned.all", Some(0), None, Some(1)),
        ("llvm.nvvm.barrier.cta.red.or.aligned.count", Some(0), Some(1), Some(2)),
    ] {
        let i = resolve(name);
        assert!(i.is_block_barrier() && i.is_convergent() && !i.is_warp_barrier(), "{name}");
        let Intrinsic::Barrier(call) = i else { panic!("{name}") };
        assert_eq!((call.number, call.count, call.predicate), (number, count, predicate), "{name}");
        assert_eq!(i.barrier_count(), count);
        assert_eq!(call.reduction != BarrierReduction::None, predicate.is_some());
    }
    assert!(resolve("__ws_grid_sync").is_block_barrier());
    assert!(!resolve("llvm.nvvm.mbarrier.init.shared").is_block_barrier());
    assert!(resolve("llvm.nvvm.mbarrier.init.shared").is_mbarrier());
    assert!(resolve("llvm.nvvm.bar.warp.sync").is_warp_barrier());
    assert_eq!(resolve("llvm.nvvm.membar.gl").fence(), Some(SyncScope::Device));
    assert_eq!(resolve("llvm.nvvm.fence.acq_rel.cta").fence(), Some(SyncScope::Block));
    assert_eq!(Intrinsic::resolve("llvm.nvvm.barrier.cta.red.xor.all"), None);
}

#[test]
fn atomics_and_their_scopes() {
    for (name, scope) in [
        ("llvm.nvvm.atomic.cas.gen.i.cta.i32.p0i32", SyncScope::Block),
        ("llvm.nvvm.atomic.cas.gen.i.sys.i32.p0i32", SyncScope::System),
        ("__ws_atom_cas_system_u32", SyncScope::System),
    ] {
        assert_eq!(resolve(name).compare_and_swap(), Some(scope), "{name}");
    }
    for (name, op) in [
        ("llvm.nvvm.atomic.load.add.f32.p0f32", crate::RmwOp::FAdd),
        ("llvm.nvvm.atomic.load.inc.32.p0", crate::RmwOp::UIncWrap),
        ("llvm.nvvm.atomic.add.gen.i.cta.i32.p0i32", crate::RmwOp::Add),
        ("__ws_atom_min_block_u32", crate::RmwOp::UMin),
        ("__ws_atom_min_block_i32", crate::RmwOp::Min),
        ("__ws_atom_add_block_f32", crate::RmwOp::FAdd),
    ] {
        let i = resolve(name);
        assert!(matches!(i, Intrinsic::Atomic { op: Some(o), .. } if o == op), "{name}");
        assert_eq!(i.access(0).map(|a| (a.writes, a.atomic)), Some((true, true)));
    }
    // Functions that extend CUDA's are atomic by name only.
    assert!(resolve("_Z14atomicMaxFloatPff").is_atomic());
    assert!(Intrinsic::resolve("_Z7anatomyPf").is_none());
}

#[test]
fn lanes_and_registers() {
    for name in ["llvm.nvvm.shfl.sync.up.i32", "llvm.nvvm.vote.ballot.sync", "__ws_activemask"] {
        assert!(resolve(name).is_warp_exchange() && resolve(name).is_convergent(), "{name}");
    }
    let register = |name| match resolve(name) {
        Intrinsic::SpecialRegister { register, implies_axis } => (register, implies_axis),
        other => panic!("{other:?}"),
    };
    let y = SpecialRegister::Tid(Axis::Y);
    assert_eq!(register("llvm.nvvm.read.ptx.sreg.tid.y"), (y, true));
    assert_eq!(register("llvm.ptx.read.tid.y"), (y, true));
    assert_eq!(register("__ws_sreg_tid_y"), (y, false));
    assert!(register("llvm.nvvm.read.ptx.sreg.pm0").0.is_clock());
    let field = |name, offset| BuiltinVariable::resolve(name).and_then(|v| v.register(offset));
    assert_eq!(field("threadIdx", 4), Some(y));
    assert_eq!(field("threadIdx", 6), None);
    assert_eq!(field("threadIdx", 12), None);
}

#[test]
fn what_has_no_effect() {
    for name in ["llvm.dbg.value", "llvm.lifetime.start.p0", "llvm.assume", "__nanosleep"] {
        assert!(resolve(name).is_ignored(), "{name}");
    }
    assert!(resolve("llvm.lifetime.end.p0i8").is_variable_marker());
    assert!(!resolve("llvm.dbg.label").is_variable_marker());
}
