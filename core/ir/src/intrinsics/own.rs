//! Functions of warpscope's own CUDA headers and of its translation of inline assembly, by what
//! follows `__ws_`.

use super::{
    AsyncOp, Axis, IntFunction, Intrinsic, MbarrierOp, Packed, SpecialRegister, SyncScope,
    Unsupported, nvptx,
};

/// The intrinsic whose name without `__ws_` is `name`.
pub(super) fn resolve(name: &str) -> Option<Intrinsic> {
    if let Some(rest) = name.strip_prefix("atom_") {
        return Some(atomic(rest).unwrap_or(Intrinsic::Unsupported(Unsupported::Atomic)));
    }
    if let Some(rest) = name.strip_prefix("sreg_") {
        let (register, axis) = rest.split_once('_')?;
        let axis = match axis {
            "y" => Axis::Y,
            "z" => Axis::Z,
            _ => return None,
        };
        let register = match register {
            "tid" => SpecialRegister::Tid(axis),
            "ntid" => SpecialRegister::Ntid(axis),
            "ctaid" => SpecialRegister::Ctaid(axis),
            "nctaid" => SpecialRegister::Nctaid(axis),
            _ => return None,
        };
        return Some(Intrinsic::SpecialRegister { register, implies_axis: false });
    }
    if let Some((a, b)) = name.strip_prefix("dot_").and_then(|rest| rest.split_once('_')) {
        let (a, b) = (Packed::of(a)?, Packed::of(b)?);
        let alike = a.bits() == b.bits() && a.is_float() == b.is_float();
        return alike.then_some(Intrinsic::Int(IntFunction::Dot(a, b)));
    }
    let arrive = |no_complete, drop| {
        Intrinsic::Mbarrier(MbarrierOp::Arrive { counted: true, drop, no_complete, relaxed: false })
    };
    Some(match name {
        "activemask" => Intrinsic::ActiveMask,
        "grid_sync" => Intrinsic::GridBarrier,
        "cp_async" => Intrinsic::Async(AsyncOp::Copy { width: None, sized: true }),
        "cp_async_commit" => Intrinsic::Async(AsyncOp::Commit),
        "cp_async_wait" => Intrinsic::Async(AsyncOp::Wait),
        "cp_async_wait_all" => Intrinsic::Async(AsyncOp::WaitAll),
        "cp_async_arrive" => Intrinsic::Async(AsyncOp::Arrive { counted: false }),
        "cp_async_arrive_noinc" => Intrinsic::Async(AsyncOp::Arrive { counted: true }),
        "mbarrier_init" => Intrinsic::Mbarrier(MbarrierOp::Init),
        "mbarrier_inval" => Intrinsic::Mbarrier(MbarrierOp::Inval),
        "mbarrier_arrive" => arrive(false, false),
        "mbarrier_arrive_nocomplete" => arrive(true, false),
        "mbarrier_drop" => arrive(false, true),
        "mbarrier_test" => Intrinsic::Mbarrier(MbarrierOp::Test { parity: false }),
        "mbarrier_test_parity" => Intrinsic::Mbarrier(MbarrierOp::Test { parity: true }),
        "mbarrier_wait" => Intrinsic::Mbarrier(MbarrierOp::Wait { parity: false }),
        "mbarrier_wait_parity" => Intrinsic::Mbarrier(MbarrierOp::Wait { parity: true }),
        "mbarrier_pending" => Intrinsic::Mbarrier(MbarrierOp::Pending),
        _ => return None,
    })
}

/// `<op>_<scope>_<type>`
fn atomic(rest: &str) -> Option<Intrinsic> {
    let mut words = rest.split('_');
    let op = words.next()?;
    let scope = match words.next()? {
        "block" => SyncScope::Block,
        "device" => SyncScope::Device,
        "system" => SyncScope::System,
        _ => return None,
    };
    let ty = words.next().unwrap_or_default();
    let op = match op {
        "add" if ty.starts_with('f') => "fadd",
        "min" if !ty.starts_with('i') => "umin",
        "max" if !ty.starts_with('i') => "umax",
        op => op,
    };
    nvptx::atomic_op(op).map(|op| Intrinsic::Atomic { op, scope })
}
