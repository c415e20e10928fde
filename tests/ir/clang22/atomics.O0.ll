; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized constant [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %f, ptr noundef %d, ptr noundef %flag) #0 !dbg !34 {
entry:
  %p.addr.i121 = alloca ptr, align 8
  %e.addr.i122 = alloca i32, align 4
  %v.addr.i123 = alloca i32, align 4
  %p.addr.i119 = alloca ptr, align 8
  %v.addr.i120 = alloca i32, align 4
  %p.addr.i115 = alloca ptr, align 8
  %v.addr.i116 = alloca float, align 4
  %ref.tmp.i = alloca i32, align 4
  %.atomictmp.i117 = alloca i32, align 4
  %atomic-temp.i118 = alloca i32, align 4
  %p.addr.i111 = alloca ptr, align 8
  %v.addr.i112 = alloca double, align 8
  %.atomictmp.i113 = alloca double, align 8
  %atomic-temp.i114 = alloca double, align 8
  %p.addr.i107 = alloca ptr, align 8
  %v.addr.i108 = alloca float, align 4
  %.atomictmp.i109 = alloca float, align 4
  %atomic-temp.i110 = alloca float, align 4
  %p.addr.i103 = alloca ptr, align 8
  %v.addr.i104 = alloca i64, align 8
  %.atomictmp.i105 = alloca i64, align 8
  %atomic-temp.i106 = alloca i64, align 8
  %p.addr.i95 = alloca ptr, align 8
  %e.addr.i96 = alloca i64, align 8
  %v.addr.i97 = alloca i64, align 8
  %.atomictmp.i98 = alloca i64, align 8
  %cmpxchg.bool.i99 = alloca i8, align 1
  %p.addr.i91 = alloca ptr, align 8
  %v.addr.i92 = alloca i64, align 8
  %.atomictmp.i93 = alloca i64, align 8
  %atomic-temp.i94 = alloca i64, align 8
  %p.addr.i88 = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i89 = alloca i32, align 4
  %.atomictmp.i90 = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %p.addr.i84 = alloca ptr, align 8
  %v.addr.i85 = alloca i32, align 4
  %.atomictmp.i86 = alloca i32, align 4
  %atomic-temp.i87 = alloca i32, align 4
  %p.addr.i80 = alloca ptr, align 8
  %v.addr.i81 = alloca i32, align 4
  %.atomictmp.i82 = alloca i32, align 4
  %atomic-temp.i83 = alloca i32, align 4
  %p.addr.i76 = alloca ptr, align 8
  %v.addr.i77 = alloca i32, align 4
  %.atomictmp.i78 = alloca i32, align 4
  %atomic-temp.i79 = alloca i32, align 4
  %p.addr.i74 = alloca ptr, align 8
  %v.addr.i75 = alloca i32, align 4
  %p.addr.i72 = alloca ptr, align 8
  %v.addr.i73 = alloca i32, align 4
  %p.addr.i70 = alloca ptr, align 8
  %v.addr.i71 = alloca i32, align 4
  %p.addr.i66 = alloca ptr, align 8
  %v.addr.i67 = alloca i32, align 4
  %.atomictmp.i68 = alloca i32, align 4
  %atomic-temp.i69 = alloca i32, align 4
  %p.addr.i62 = alloca ptr, align 8
  %v.addr.i63 = alloca i32, align 4
  %.atomictmp.i64 = alloca i32, align 4
  %atomic-temp.i65 = alloca i32, align 4
  %p.addr.i58 = alloca ptr, align 8
  %v.addr.i59 = alloca i32, align 4
  %.atomictmp.i60 = alloca i32, align 4
  %atomic-temp.i61 = alloca i32, align 4
  %p.addr.i54 = alloca ptr, align 8
  %v.addr.i55 = alloca i32, align 4
  %.atomictmp.i56 = alloca i32, align 4
  %atomic-temp.i57 = alloca i32, align 4
  %p.addr.i50 = alloca ptr, align 8
  %v.addr.i51 = alloca i32, align 4
  %.atomictmp.i52 = alloca i32, align 4
  %atomic-temp.i53 = alloca i32, align 4
  %p.addr.i46 = alloca ptr, align 8
  %v.addr.i47 = alloca i32, align 4
  %.atomictmp.i48 = alloca i32, align 4
  %atomic-temp.i49 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %i.addr = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  %l.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %flag.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %i, ptr %i.addr, align 8
    #dbg_declare(ptr %i.addr, !45, !DIExpression(), !46)
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !47, !DIExpression(), !48)
  store ptr %l, ptr %l.addr, align 8
    #dbg_declare(ptr %l.addr, !49, !DIExpression(), !50)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !51, !DIExpression(), !52)
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !53, !DIExpression(), !54)
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !55, !DIExpression(), !56)
    #dbg_declare(ptr %t, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  store i32 %0, ptr %t, align 4, !dbg !58
  %1 = load i32, ptr %t, align 4, !dbg !60
  %cmp = icmp eq i32 %1, 0, !dbg !62
  br i1 %cmp, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !63
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  %2 = load ptr, ptr %i.addr, align 8, !dbg !66
  %3 = load i32, ptr %t, align 4, !dbg !67
  store ptr %2, ptr %p.addr.i, align 8, !dbg !68
  store i32 %3, ptr %v.addr.i, align 4, !dbg !68
  %4 = load ptr, ptr %p.addr.i, align 8, !dbg !68
  %5 = load i32, ptr %v.addr.i, align 4, !dbg !68
  store i32 %5, ptr %.atomictmp.i, align 4, !dbg !68
  %6 = load i32, ptr %.atomictmp.i, align 4, !dbg !68
  %7 = atomicrmw add ptr %4, i32 %6 monotonic, align 4, !dbg !68
  store i32 %7, ptr %atomic-temp.i, align 4, !dbg !68
  %8 = load i32, ptr %atomic-temp.i, align 4, !dbg !68
  %9 = load ptr, ptr %i.addr, align 8, !dbg !69
  store ptr %9, ptr %p.addr.i46, align 8, !dbg !70
  store i32 1, ptr %v.addr.i47, align 4, !dbg !70
  %10 = load ptr, ptr %p.addr.i46, align 8, !dbg !70
  %11 = load i32, ptr %v.addr.i47, align 4, !dbg !70
  store i32 %11, ptr %.atomictmp.i48, align 4, !dbg !70
  %12 = load i32, ptr %.atomictmp.i48, align 4, !dbg !70
  %13 = atomicrmw sub ptr %10, i32 %12 monotonic, align 4, !dbg !70
  store i32 %13, ptr %atomic-temp.i49, align 4, !dbg !70
  %14 = load i32, ptr %atomic-temp.i49, align 4, !dbg !70
  %add = add nsw i32 %8, %14, !dbg !71
  %15 = load ptr, ptr %i.addr, align 8, !dbg !72
  %16 = load i32, ptr %t, align 4, !dbg !73
  %sub = sub nsw i32 0, %16, !dbg !74
  store ptr %15, ptr %p.addr.i50, align 8, !dbg !75
  store i32 %sub, ptr %v.addr.i51, align 4, !dbg !75
  %17 = load ptr, ptr %p.addr.i50, align 8, !dbg !75
  %18 = load i32, ptr %v.addr.i51, align 4, !dbg !75
  store i32 %18, ptr %.atomictmp.i52, align 4, !dbg !75
  %19 = load i32, ptr %.atomictmp.i52, align 4, !dbg !75
  %20 = atomicrmw min ptr %17, i32 %19 monotonic, align 4, !dbg !75
  store i32 %20, ptr %atomic-temp.i53, align 4, !dbg !75
  %21 = load i32, ptr %atomic-temp.i53, align 4, !dbg !75
  %add4 = add nsw i32 %add, %21, !dbg !76
  %22 = load ptr, ptr %i.addr, align 8, !dbg !77
  %23 = load i32, ptr %t, align 4, !dbg !78
  store ptr %22, ptr %p.addr.i54, align 8, !dbg !79
  store i32 %23, ptr %v.addr.i55, align 4, !dbg !79
  %24 = load ptr, ptr %p.addr.i54, align 8, !dbg !79
  %25 = load i32, ptr %v.addr.i55, align 4, !dbg !79
  store i32 %25, ptr %.atomictmp.i56, align 4, !dbg !79
  %26 = load i32, ptr %.atomictmp.i56, align 4, !dbg !79
  %27 = atomicrmw max ptr %24, i32 %26 monotonic, align 4, !dbg !79
  store i32 %27, ptr %atomic-temp.i57, align 4, !dbg !79
  %28 = load i32, ptr %atomic-temp.i57, align 4, !dbg !79
  %add6 = add nsw i32 %add4, %28, !dbg !80
  %29 = load ptr, ptr %i.addr, align 8, !dbg !81
  %arrayidx = getelementptr inbounds i32, ptr %29, i64 0, !dbg !81
  store i32 %add6, ptr %arrayidx, align 4, !dbg !82
  %30 = load ptr, ptr %u.addr, align 8, !dbg !83
  store ptr %30, ptr %p.addr.i58, align 8, !dbg !84
  store i32 7, ptr %v.addr.i59, align 4, !dbg !84
  %31 = load ptr, ptr %p.addr.i58, align 8, !dbg !84
  %32 = load i32, ptr %v.addr.i59, align 4, !dbg !84
  store i32 %32, ptr %.atomictmp.i60, align 4, !dbg !84
  %33 = load i32, ptr %.atomictmp.i60, align 4, !dbg !84
  %34 = atomicrmw and ptr %31, i32 %33 monotonic, align 4, !dbg !84
  store i32 %34, ptr %atomic-temp.i61, align 4, !dbg !84
  %35 = load i32, ptr %atomic-temp.i61, align 4, !dbg !84
  %36 = load ptr, ptr %u.addr, align 8, !dbg !85
  store ptr %36, ptr %p.addr.i62, align 8, !dbg !86
  store i32 8, ptr %v.addr.i63, align 4, !dbg !86
  %37 = load ptr, ptr %p.addr.i62, align 8, !dbg !86
  %38 = load i32, ptr %v.addr.i63, align 4, !dbg !86
  store i32 %38, ptr %.atomictmp.i64, align 4, !dbg !86
  %39 = load i32, ptr %.atomictmp.i64, align 4, !dbg !86
  %40 = atomicrmw or ptr %37, i32 %39 monotonic, align 4, !dbg !86
  store i32 %40, ptr %atomic-temp.i65, align 4, !dbg !86
  %41 = load i32, ptr %atomic-temp.i65, align 4, !dbg !86
  %xor = xor i32 %35, %41, !dbg !87
  %42 = load ptr, ptr %u.addr, align 8, !dbg !88
  store ptr %42, ptr %p.addr.i66, align 8, !dbg !89
  store i32 1, ptr %v.addr.i67, align 4, !dbg !89
  %43 = load ptr, ptr %p.addr.i66, align 8, !dbg !89
  %44 = load i32, ptr %v.addr.i67, align 4, !dbg !89
  store i32 %44, ptr %.atomictmp.i68, align 4, !dbg !89
  %45 = load i32, ptr %.atomictmp.i68, align 4, !dbg !89
  %46 = atomicrmw xor ptr %43, i32 %45 monotonic, align 4, !dbg !89
  store i32 %46, ptr %atomic-temp.i69, align 4, !dbg !89
  %47 = load i32, ptr %atomic-temp.i69, align 4, !dbg !89
  %xor10 = xor i32 %xor, %47, !dbg !90
  %48 = load ptr, ptr %u.addr, align 8, !dbg !91
  store ptr %48, ptr %p.addr.i72, align 8, !dbg !92
  store i32 5, ptr %v.addr.i73, align 4, !dbg !92
  %49 = load ptr, ptr %p.addr.i72, align 8, !dbg !92
  %50 = load i32, ptr %v.addr.i73, align 4, !dbg !92
  %51 = atomicrmw uinc_wrap ptr %49, i32 %50 seq_cst, align 4, !dbg !92
  %xor12 = xor i32 %xor10, %51, !dbg !93
  %52 = load ptr, ptr %u.addr, align 8, !dbg !94
  store ptr %52, ptr %p.addr.i74, align 8, !dbg !95
  store i32 5, ptr %v.addr.i75, align 4, !dbg !95
  %53 = load ptr, ptr %p.addr.i74, align 8, !dbg !95
  %54 = load i32, ptr %v.addr.i75, align 4, !dbg !95
  %55 = atomicrmw udec_wrap ptr %53, i32 %54 seq_cst, align 4, !dbg !95
  %xor14 = xor i32 %xor12, %55, !dbg !96
  %56 = load ptr, ptr %u.addr, align 8, !dbg !97
  %arrayidx15 = getelementptr inbounds i32, ptr %56, i64 0, !dbg !97
  store i32 %xor14, ptr %arrayidx15, align 4, !dbg !98
  %57 = load ptr, ptr %u.addr, align 8, !dbg !99
  store ptr %57, ptr %p.addr.i76, align 8, !dbg !100
  store i32 4, ptr %v.addr.i77, align 4, !dbg !100
  %58 = load ptr, ptr %p.addr.i76, align 8, !dbg !100
  %59 = load i32, ptr %v.addr.i77, align 4, !dbg !100
  store i32 %59, ptr %.atomictmp.i78, align 4, !dbg !100
  %60 = load i32, ptr %.atomictmp.i78, align 4, !dbg !100
  %61 = atomicrmw umin ptr %58, i32 %60 monotonic, align 4, !dbg !100
  store i32 %61, ptr %atomic-temp.i79, align 4, !dbg !100
  %62 = load i32, ptr %atomic-temp.i79, align 4, !dbg !100
  %63 = load ptr, ptr %u.addr, align 8, !dbg !101
  store ptr %63, ptr %p.addr.i80, align 8, !dbg !102
  store i32 9, ptr %v.addr.i81, align 4, !dbg !102
  %64 = load ptr, ptr %p.addr.i80, align 8, !dbg !102
  %65 = load i32, ptr %v.addr.i81, align 4, !dbg !102
  store i32 %65, ptr %.atomictmp.i82, align 4, !dbg !102
  %66 = load i32, ptr %.atomictmp.i82, align 4, !dbg !102
  %67 = atomicrmw umax ptr %64, i32 %66 monotonic, align 4, !dbg !102
  store i32 %67, ptr %atomic-temp.i83, align 4, !dbg !102
  %68 = load i32, ptr %atomic-temp.i83, align 4, !dbg !102
  %add18 = add i32 %62, %68, !dbg !103
  %69 = load ptr, ptr %u.addr, align 8, !dbg !104
  store ptr %69, ptr %p.addr.i84, align 8, !dbg !105
  store i32 2, ptr %v.addr.i85, align 4, !dbg !105
  %70 = load ptr, ptr %p.addr.i84, align 8, !dbg !105
  %71 = load i32, ptr %v.addr.i85, align 4, !dbg !105
  store i32 %71, ptr %.atomictmp.i86, align 4, !dbg !105
  %72 = load i32, ptr %.atomictmp.i86, align 4, !dbg !105
  %73 = atomicrmw xchg ptr %70, i32 %72 monotonic, align 4, !dbg !105
  store i32 %73, ptr %atomic-temp.i87, align 4, !dbg !105
  %74 = load i32, ptr %atomic-temp.i87, align 4, !dbg !105
  %add20 = add i32 %add18, %74, !dbg !106
  %75 = load ptr, ptr %u.addr, align 8, !dbg !107
  store ptr %75, ptr %p.addr.i88, align 8, !dbg !108
  store i32 2, ptr %e.addr.i, align 4, !dbg !108
  store i32 3, ptr %v.addr.i89, align 4, !dbg !108
  %76 = load ptr, ptr %p.addr.i88, align 8, !dbg !108
  %77 = load i32, ptr %v.addr.i89, align 4, !dbg !108
  store i32 %77, ptr %.atomictmp.i90, align 4, !dbg !108
  %78 = load i32, ptr %e.addr.i, align 4, !dbg !108
  %79 = load i32, ptr %.atomictmp.i90, align 4, !dbg !108
  %80 = cmpxchg ptr %76, i32 %78, i32 %79 monotonic monotonic, align 4, !dbg !108
  %81 = extractvalue { i32, i1 } %80, 0, !dbg !108
  %82 = extractvalue { i32, i1 } %80, 1, !dbg !108
  br i1 %82, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !108

cmpxchg.store_expected.i:                         ; preds = %if.end
  store i32 %81, ptr %e.addr.i, align 4, !dbg !108
  br label %_ZL9atomicCASPjjj.exit, !dbg !108

_ZL9atomicCASPjjj.exit:                           ; preds = %if.end, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %82 to i8, !dbg !108
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !108
  %83 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !108
  %loadedv.i = trunc i8 %83 to i1, !dbg !108
  %84 = load i32, ptr %e.addr.i, align 4, !dbg !108
  %add22 = add i32 %add20, %84, !dbg !109
  %85 = load ptr, ptr %u.addr, align 8, !dbg !110
  %arrayidx23 = getelementptr inbounds i32, ptr %85, i64 1, !dbg !110
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !111
  store ptr addrspacecast (ptr addrspace(3) @wide to ptr), ptr %p.addr.i91, align 8, !dbg !112
  store i64 1, ptr %v.addr.i92, align 8, !dbg !112
  %86 = load ptr, ptr %p.addr.i91, align 8, !dbg !112
  %87 = load i64, ptr %v.addr.i92, align 8, !dbg !112
  store i64 %87, ptr %.atomictmp.i93, align 8, !dbg !112
  %88 = load i64, ptr %.atomictmp.i93, align 8, !dbg !112
  %89 = atomicrmw add ptr %86, i64 %88 monotonic, align 8, !dbg !112
  store i64 %89, ptr %atomic-temp.i94, align 8, !dbg !112
  %90 = load i64, ptr %atomic-temp.i94, align 8, !dbg !112
  %91 = load ptr, ptr %l.addr, align 8, !dbg !113
  store ptr %91, ptr %p.addr.i95, align 8, !dbg !114
  store i64 0, ptr %e.addr.i96, align 8, !dbg !114
  store i64 1099511627775, ptr %v.addr.i97, align 8, !dbg !114
  %92 = load ptr, ptr %p.addr.i95, align 8, !dbg !114
  %93 = load i64, ptr %v.addr.i97, align 8, !dbg !114
  store i64 %93, ptr %.atomictmp.i98, align 8, !dbg !114
  %94 = load i64, ptr %e.addr.i96, align 8, !dbg !114
  %95 = load i64, ptr %.atomictmp.i98, align 8, !dbg !114
  %96 = cmpxchg ptr %92, i64 %94, i64 %95 monotonic monotonic, align 8, !dbg !114
  %97 = extractvalue { i64, i1 } %96, 0, !dbg !114
  %98 = extractvalue { i64, i1 } %96, 1, !dbg !114
  br i1 %98, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i100, !dbg !114

cmpxchg.store_expected.i100:                      ; preds = %_ZL9atomicCASPjjj.exit
  store i64 %97, ptr %e.addr.i96, align 8, !dbg !114
  br label %_ZL9atomicCASPyyy.exit, !dbg !114

_ZL9atomicCASPyyy.exit:                           ; preds = %_ZL9atomicCASPjjj.exit, %cmpxchg.store_expected.i100
  %storedv.i101 = zext i1 %98 to i8, !dbg !114
  store i8 %storedv.i101, ptr %cmpxchg.bool.i99, align 1, !dbg !114
  %99 = load i8, ptr %cmpxchg.bool.i99, align 1, !dbg !114
  %loadedv.i102 = trunc i8 %99 to i1, !dbg !114
  %100 = load i64, ptr %e.addr.i96, align 8, !dbg !114
  store ptr addrspacecast (ptr addrspace(3) @wide to ptr), ptr %p.addr.i103, align 8, !dbg !115
  store i64 5, ptr %v.addr.i104, align 8, !dbg !115
  %101 = load ptr, ptr %p.addr.i103, align 8, !dbg !115
  %102 = load i64, ptr %v.addr.i104, align 8, !dbg !115
  store i64 %102, ptr %.atomictmp.i105, align 8, !dbg !115
  %103 = load i64, ptr %.atomictmp.i105, align 8, !dbg !115
  %104 = atomicrmw umax ptr %101, i64 %103 monotonic, align 8, !dbg !115
  store i64 %104, ptr %atomic-temp.i106, align 8, !dbg !115
  %105 = load i64, ptr %atomic-temp.i106, align 8, !dbg !115
  %add27 = add i64 %100, %105, !dbg !116
  %106 = load ptr, ptr %l.addr, align 8, !dbg !117
  %107 = load i32, ptr %t, align 4, !dbg !118
  %idxprom = sext i32 %107 to i64, !dbg !117
  %arrayidx28 = getelementptr inbounds i64, ptr %106, i64 %idxprom, !dbg !117
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !119
  %108 = load ptr, ptr %f.addr, align 8, !dbg !120
  %109 = load i32, ptr %t, align 4, !dbg !121
  %and = and i32 %109, 3, !dbg !122
  %idxprom29 = sext i32 %and to i64, !dbg !123
  %arrayidx30 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom29, !dbg !123
  %110 = load float, ptr %arrayidx30, align 4, !dbg !123
  store ptr %108, ptr %p.addr.i107, align 8, !dbg !124
  store float %110, ptr %v.addr.i108, align 4, !dbg !124
  %111 = load ptr, ptr %p.addr.i107, align 8, !dbg !124
  %112 = load float, ptr %v.addr.i108, align 4, !dbg !124
  store float %112, ptr %.atomictmp.i109, align 4, !dbg !124
  %113 = load float, ptr %.atomictmp.i109, align 4, !dbg !124
  %114 = atomicrmw fadd ptr %111, float %113 monotonic, align 4, !dbg !124
  store float %114, ptr %atomic-temp.i110, align 4, !dbg !124
  %115 = load float, ptr %atomic-temp.i110, align 4, !dbg !124
  %116 = load ptr, ptr %d.addr, align 8, !dbg !125
  store ptr %116, ptr %p.addr.i111, align 8, !dbg !126
  store double 1.250000e-01, ptr %v.addr.i112, align 8, !dbg !126
  %117 = load ptr, ptr %p.addr.i111, align 8, !dbg !126
  %118 = load double, ptr %v.addr.i112, align 8, !dbg !126
  store double %118, ptr %.atomictmp.i113, align 8, !dbg !126
  %119 = load double, ptr %.atomictmp.i113, align 8, !dbg !126
  %120 = atomicrmw fadd ptr %117, double %119 monotonic, align 8, !dbg !126
  store double %120, ptr %atomic-temp.i114, align 8, !dbg !126
  %121 = load double, ptr %atomic-temp.i114, align 8, !dbg !126
  %122 = load ptr, ptr %f.addr, align 8, !dbg !127
  %add.ptr = getelementptr inbounds float, ptr %122, i64 1, !dbg !128
  store ptr %add.ptr, ptr %p.addr.i115, align 8, !dbg !129
  store float 2.500000e+00, ptr %v.addr.i116, align 4, !dbg !129
  %123 = load ptr, ptr %p.addr.i115, align 8, !dbg !129
  %124 = load i32, ptr %v.addr.i116, align 4, !dbg !129
  store i32 %124, ptr %.atomictmp.i117, align 4, !dbg !129
  %125 = load i32, ptr %.atomictmp.i117, align 4, !dbg !129
  %126 = atomicrmw xchg ptr %123, i32 %125 monotonic, align 4, !dbg !129
  store i32 %126, ptr %atomic-temp.i118, align 4, !dbg !129
  %127 = load i32, ptr %atomic-temp.i118, align 4, !dbg !129
  store i32 %127, ptr %ref.tmp.i, align 4, !dbg !129
  %128 = load float, ptr %ref.tmp.i, align 4, !dbg !129
  %129 = load ptr, ptr %i.addr, align 8, !dbg !130
  %add.ptr34 = getelementptr inbounds i32, ptr %129, i64 1, !dbg !131
  %130 = load i32, ptr %t, align 4, !dbg !132
  %rem = srem i32 %130, 3, !dbg !133
  %idxprom35 = sext i32 %rem to i64, !dbg !134
  %arrayidx36 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 0, i64 %idxprom35, !dbg !134
  %131 = load i32, ptr %arrayidx36, align 4, !dbg !134
  store ptr %add.ptr34, ptr %p.addr.i119, align 8, !dbg !135
  store i32 %131, ptr %v.addr.i120, align 4, !dbg !135
  %132 = load ptr, ptr %p.addr.i119, align 8, !dbg !135
  %133 = load i32, ptr %v.addr.i120, align 4, !dbg !135
  %call.i = call noundef i32 @__ws_atom_add_block_i32(ptr noundef %132, i32 noundef %133) #5, !dbg !135
  %134 = load ptr, ptr %u.addr, align 8, !dbg !136
  %add.ptr38 = getelementptr inbounds i32, ptr %134, i64 2, !dbg !137
  store ptr %add.ptr38, ptr %p.addr.i121, align 8, !dbg !138
  store i32 1, ptr %e.addr.i122, align 4, !dbg !138
  store i32 2, ptr %v.addr.i123, align 4, !dbg !138
  %135 = load ptr, ptr %p.addr.i121, align 8, !dbg !138
  %136 = load i32, ptr %e.addr.i122, align 4, !dbg !138
  %137 = load i32, ptr %v.addr.i123, align 4, !dbg !138
  %call.i124 = call noundef i32 @__ws_atom_cas_system_u32(ptr noundef %135, i32 noundef %136, i32 noundef %137) #5, !dbg !138
  call void @llvm.nvvm.membar.cta(), !dbg !139
  %138 = load i32, ptr %t, align 4, !dbg !140
  %cmp40 = icmp eq i32 %138, 0, !dbg !142
  br i1 %cmp40, label %if.then41, label %if.end42, !dbg !142

if.then41:                                        ; preds = %_ZL9atomicCASPyyy.exit
  call void @llvm.nvvm.membar.gl(), !dbg !143
  %139 = load ptr, ptr %flag.addr, align 8, !dbg !145
  store volatile i32 1, ptr %139, align 4, !dbg !146
  call void @llvm.nvvm.membar.sys(), !dbg !147
  br label %if.end42, !dbg !148

if.end42:                                         ; preds = %if.then41, %_ZL9atomicCASPyyy.exit
  br label %while.cond, !dbg !149

while.cond:                                       ; preds = %while.body, %if.end42
  %140 = load ptr, ptr %flag.addr, align 8, !dbg !150
  %141 = load volatile i32, ptr %140, align 4, !dbg !151
  %cmp43 = icmp eq i32 %141, 0, !dbg !152
  br i1 %cmp43, label %while.body, label %while.end, !dbg !149

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !149, !llvm.loop !153

while.end:                                        ; preds = %while.cond
  %142 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !156
  store ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr %p.addr.i70, align 8, !dbg !157
  store i32 %142, ptr %v.addr.i71, align 4, !dbg !157
  %143 = load ptr, ptr %p.addr.i70, align 8, !dbg !157
  %144 = load i32, ptr %v.addr.i71, align 4, !dbg !157
  %145 = atomicrmw uinc_wrap ptr %143, i32 %144 seq_cst, align 4, !dbg !157
  ret void, !dbg !158
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(ptr noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, imports: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.cu", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!0, !9, !14, !20}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 3, type: !11, isLocal: false, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!15 = distinct !DIGlobalVariable(name: "limits", scope: !2, file: !3, line: 4, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !18)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!21 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 5, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{!24, !27}
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !25, file: !26, line: 206)
!25 = !DINamespace(name: "ws_math", scope: null)
!26 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !25, file: !26, line: 207)
!28 = !DINamespace(name: "std", scope: null)
!29 = !{i32 7, !"Dwarf Version", i32 4}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!33 = !{!"clang version 22.1.8"}
!34 = distinct !DISubprogram(name: "atomics", linkageName: "_Z7atomicsPiPjPyPfPdPVi", scope: !3, file: !3, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37, !6, !38, !39, !40, !42}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!44 = !{}
!45 = !DILocalVariable(name: "i", arg: 1, scope: !34, file: !3, line: 6, type: !37)
!46 = !DILocation(line: 6, column: 30, scope: !34)
!47 = !DILocalVariable(name: "u", arg: 2, scope: !34, file: !3, line: 6, type: !6)
!48 = !DILocation(line: 6, column: 43, scope: !34)
!49 = !DILocalVariable(name: "l", arg: 3, scope: !34, file: !3, line: 6, type: !38)
!50 = !DILocation(line: 6, column: 66, scope: !34)
!51 = !DILocalVariable(name: "f", arg: 4, scope: !34, file: !3, line: 6, type: !39)
!52 = !DILocation(line: 6, column: 76, scope: !34)
!53 = !DILocalVariable(name: "d", arg: 5, scope: !34, file: !3, line: 6, type: !40)
!54 = !DILocation(line: 6, column: 87, scope: !34)
!55 = !DILocalVariable(name: "flag", arg: 6, scope: !34, file: !3, line: 6, type: !42)
!56 = !DILocation(line: 6, column: 104, scope: !34)
!57 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 7, type: !17)
!58 = !DILocation(line: 7, column: 7, scope: !34)
!59 = !DILocation(line: 7, column: 11, scope: !34)
!60 = !DILocation(line: 8, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !34, file: !3, line: 8, column: 7)
!62 = !DILocation(line: 8, column: 9, scope: !61)
!63 = !DILocation(line: 9, column: 10, scope: !61)
!64 = !DILocation(line: 9, column: 5, scope: !61)
!65 = !DILocation(line: 10, column: 3, scope: !34)
!66 = !DILocation(line: 11, column: 20, scope: !34)
!67 = !DILocation(line: 11, column: 23, scope: !34)
!68 = !DILocation(line: 11, column: 10, scope: !34)
!69 = !DILocation(line: 11, column: 38, scope: !34)
!70 = !DILocation(line: 11, column: 28, scope: !34)
!71 = !DILocation(line: 11, column: 26, scope: !34)
!72 = !DILocation(line: 11, column: 56, scope: !34)
!73 = !DILocation(line: 11, column: 60, scope: !34)
!74 = !DILocation(line: 11, column: 59, scope: !34)
!75 = !DILocation(line: 11, column: 46, scope: !34)
!76 = !DILocation(line: 11, column: 44, scope: !34)
!77 = !DILocation(line: 11, column: 75, scope: !34)
!78 = !DILocation(line: 11, column: 78, scope: !34)
!79 = !DILocation(line: 11, column: 65, scope: !34)
!80 = !DILocation(line: 11, column: 63, scope: !34)
!81 = !DILocation(line: 11, column: 3, scope: !34)
!82 = !DILocation(line: 11, column: 8, scope: !34)
!83 = !DILocation(line: 12, column: 20, scope: !34)
!84 = !DILocation(line: 12, column: 10, scope: !34)
!85 = !DILocation(line: 12, column: 38, scope: !34)
!86 = !DILocation(line: 12, column: 29, scope: !34)
!87 = !DILocation(line: 12, column: 27, scope: !34)
!88 = !DILocation(line: 12, column: 57, scope: !34)
!89 = !DILocation(line: 12, column: 47, scope: !34)
!90 = !DILocation(line: 12, column: 45, scope: !34)
!91 = !DILocation(line: 12, column: 76, scope: !34)
!92 = !DILocation(line: 12, column: 66, scope: !34)
!93 = !DILocation(line: 12, column: 64, scope: !34)
!94 = !DILocation(line: 12, column: 95, scope: !34)
!95 = !DILocation(line: 12, column: 85, scope: !34)
!96 = !DILocation(line: 12, column: 83, scope: !34)
!97 = !DILocation(line: 12, column: 3, scope: !34)
!98 = !DILocation(line: 12, column: 8, scope: !34)
!99 = !DILocation(line: 13, column: 20, scope: !34)
!100 = !DILocation(line: 13, column: 10, scope: !34)
!101 = !DILocation(line: 13, column: 39, scope: !34)
!102 = !DILocation(line: 13, column: 29, scope: !34)
!103 = !DILocation(line: 13, column: 27, scope: !34)
!104 = !DILocation(line: 13, column: 59, scope: !34)
!105 = !DILocation(line: 13, column: 48, scope: !34)
!106 = !DILocation(line: 13, column: 46, scope: !34)
!107 = !DILocation(line: 13, column: 78, scope: !34)
!108 = !DILocation(line: 13, column: 68, scope: !34)
!109 = !DILocation(line: 13, column: 66, scope: !34)
!110 = !DILocation(line: 13, column: 3, scope: !34)
!111 = !DILocation(line: 13, column: 8, scope: !34)
!112 = !DILocation(line: 14, column: 3, scope: !34)
!113 = !DILocation(line: 15, column: 20, scope: !34)
!114 = !DILocation(line: 15, column: 10, scope: !34)
!115 = !DILocation(line: 15, column: 48, scope: !34)
!116 = !DILocation(line: 15, column: 46, scope: !34)
!117 = !DILocation(line: 15, column: 3, scope: !34)
!118 = !DILocation(line: 15, column: 5, scope: !34)
!119 = !DILocation(line: 15, column: 8, scope: !34)
!120 = !DILocation(line: 16, column: 13, scope: !34)
!121 = !DILocation(line: 16, column: 22, scope: !34)
!122 = !DILocation(line: 16, column: 24, scope: !34)
!123 = !DILocation(line: 16, column: 16, scope: !34)
!124 = !DILocation(line: 16, column: 3, scope: !34)
!125 = !DILocation(line: 17, column: 13, scope: !34)
!126 = !DILocation(line: 17, column: 3, scope: !34)
!127 = !DILocation(line: 18, column: 14, scope: !34)
!128 = !DILocation(line: 18, column: 16, scope: !34)
!129 = !DILocation(line: 18, column: 3, scope: !34)
!130 = !DILocation(line: 19, column: 19, scope: !34)
!131 = !DILocation(line: 19, column: 21, scope: !34)
!132 = !DILocation(line: 19, column: 33, scope: !34)
!133 = !DILocation(line: 19, column: 35, scope: !34)
!134 = !DILocation(line: 19, column: 26, scope: !34)
!135 = !DILocation(line: 19, column: 3, scope: !34)
!136 = !DILocation(line: 20, column: 20, scope: !34)
!137 = !DILocation(line: 20, column: 22, scope: !34)
!138 = !DILocation(line: 20, column: 3, scope: !34)
!139 = !DILocation(line: 21, column: 3, scope: !34)
!140 = !DILocation(line: 22, column: 7, scope: !141)
!141 = distinct !DILexicalBlock(scope: !34, file: !3, line: 22, column: 7)
!142 = !DILocation(line: 22, column: 9, scope: !141)
!143 = !DILocation(line: 23, column: 5, scope: !144)
!144 = distinct !DILexicalBlock(scope: !141, file: !3, line: 22, column: 15)
!145 = !DILocation(line: 24, column: 6, scope: !144)
!146 = !DILocation(line: 24, column: 11, scope: !144)
!147 = !DILocation(line: 25, column: 5, scope: !144)
!148 = !DILocation(line: 26, column: 3, scope: !144)
!149 = !DILocation(line: 27, column: 3, scope: !34)
!150 = !DILocation(line: 27, column: 11, scope: !34)
!151 = !DILocation(line: 27, column: 10, scope: !34)
!152 = !DILocation(line: 27, column: 16, scope: !34)
!153 = distinct !{!153, !149, !154, !155}
!154 = !DILocation(line: 27, column: 23, scope: !34)
!155 = !{!"llvm.loop.mustprogress"}
!156 = !DILocation(line: 28, column: 23, scope: !34)
!157 = !DILocation(line: 28, column: 3, scope: !34)
!158 = !DILocation(line: 29, column: 1, scope: !34)
