; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@counter = addrspace(1) externally_initialized global i32 3, align 4, !dbg !0
@table = addrspace(1) externally_initialized global [4 x float] [float 1.000000e+00, float -5.000000e-01, float 3.250000e+00, float 0x46293E5940000000], align 4, !dbg !9
@limits = addrspace(4) externally_initialized global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@wide = addrspace(3) global i64 undef, align 8, !dbg !20
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @limits to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7atomicsPiPjPyPfPdPVi(ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %f, ptr noundef %d, ptr noundef %flag) #0 !dbg !35 {
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
    #dbg_declare(ptr %i.addr, !46, !DIExpression(), !47)
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !48, !DIExpression(), !49)
  store ptr %l, ptr %l.addr, align 8
    #dbg_declare(ptr %l.addr, !50, !DIExpression(), !51)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !52, !DIExpression(), !53)
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !54, !DIExpression(), !55)
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %t, !58, !DIExpression(), !59)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  store i32 %0, ptr %t, align 4, !dbg !59
  %1 = load i32, ptr %t, align 4, !dbg !61
  %cmp = icmp eq i32 %1, 0, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  store i64 0, ptr addrspacecast (ptr addrspace(3) @wide to ptr), align 8, !dbg !65
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier0(), !dbg !67
  %2 = load ptr, ptr %i.addr, align 8, !dbg !68
  %3 = load i32, ptr %t, align 4, !dbg !69
  store ptr %2, ptr %p.addr.i, align 8, !dbg !70
  store i32 %3, ptr %v.addr.i, align 4, !dbg !70
  %4 = load ptr, ptr %p.addr.i, align 8, !dbg !70
  %5 = load i32, ptr %v.addr.i, align 4, !dbg !70
  store i32 %5, ptr %.atomictmp.i, align 4, !dbg !70
  %6 = load i32, ptr %.atomictmp.i, align 4, !dbg !70
  %7 = atomicrmw add ptr %4, i32 %6 monotonic, align 4, !dbg !70
  store i32 %7, ptr %atomic-temp.i, align 4, !dbg !70
  %8 = load i32, ptr %atomic-temp.i, align 4, !dbg !70
  %9 = load ptr, ptr %i.addr, align 8, !dbg !71
  store ptr %9, ptr %p.addr.i46, align 8, !dbg !72
  store i32 1, ptr %v.addr.i47, align 4, !dbg !72
  %10 = load ptr, ptr %p.addr.i46, align 8, !dbg !72
  %11 = load i32, ptr %v.addr.i47, align 4, !dbg !72
  store i32 %11, ptr %.atomictmp.i48, align 4, !dbg !72
  %12 = load i32, ptr %.atomictmp.i48, align 4, !dbg !72
  %13 = atomicrmw sub ptr %10, i32 %12 monotonic, align 4, !dbg !72
  store i32 %13, ptr %atomic-temp.i49, align 4, !dbg !72
  %14 = load i32, ptr %atomic-temp.i49, align 4, !dbg !72
  %add = add nsw i32 %8, %14, !dbg !73
  %15 = load ptr, ptr %i.addr, align 8, !dbg !74
  %16 = load i32, ptr %t, align 4, !dbg !75
  %sub = sub nsw i32 0, %16, !dbg !76
  store ptr %15, ptr %p.addr.i50, align 8, !dbg !77
  store i32 %sub, ptr %v.addr.i51, align 4, !dbg !77
  %17 = load ptr, ptr %p.addr.i50, align 8, !dbg !77
  %18 = load i32, ptr %v.addr.i51, align 4, !dbg !77
  store i32 %18, ptr %.atomictmp.i52, align 4, !dbg !77
  %19 = load i32, ptr %.atomictmp.i52, align 4, !dbg !77
  %20 = atomicrmw min ptr %17, i32 %19 monotonic, align 4, !dbg !77
  store i32 %20, ptr %atomic-temp.i53, align 4, !dbg !77
  %21 = load i32, ptr %atomic-temp.i53, align 4, !dbg !77
  %add4 = add nsw i32 %add, %21, !dbg !78
  %22 = load ptr, ptr %i.addr, align 8, !dbg !79
  %23 = load i32, ptr %t, align 4, !dbg !80
  store ptr %22, ptr %p.addr.i54, align 8, !dbg !81
  store i32 %23, ptr %v.addr.i55, align 4, !dbg !81
  %24 = load ptr, ptr %p.addr.i54, align 8, !dbg !81
  %25 = load i32, ptr %v.addr.i55, align 4, !dbg !81
  store i32 %25, ptr %.atomictmp.i56, align 4, !dbg !81
  %26 = load i32, ptr %.atomictmp.i56, align 4, !dbg !81
  %27 = atomicrmw max ptr %24, i32 %26 monotonic, align 4, !dbg !81
  store i32 %27, ptr %atomic-temp.i57, align 4, !dbg !81
  %28 = load i32, ptr %atomic-temp.i57, align 4, !dbg !81
  %add6 = add nsw i32 %add4, %28, !dbg !82
  %29 = load ptr, ptr %i.addr, align 8, !dbg !83
  %arrayidx = getelementptr inbounds i32, ptr %29, i64 0, !dbg !83
  store i32 %add6, ptr %arrayidx, align 4, !dbg !84
  %30 = load ptr, ptr %u.addr, align 8, !dbg !85
  store ptr %30, ptr %p.addr.i58, align 8, !dbg !86
  store i32 7, ptr %v.addr.i59, align 4, !dbg !86
  %31 = load ptr, ptr %p.addr.i58, align 8, !dbg !86
  %32 = load i32, ptr %v.addr.i59, align 4, !dbg !86
  store i32 %32, ptr %.atomictmp.i60, align 4, !dbg !86
  %33 = load i32, ptr %.atomictmp.i60, align 4, !dbg !86
  %34 = atomicrmw and ptr %31, i32 %33 monotonic, align 4, !dbg !86
  store i32 %34, ptr %atomic-temp.i61, align 4, !dbg !86
  %35 = load i32, ptr %atomic-temp.i61, align 4, !dbg !86
  %36 = load ptr, ptr %u.addr, align 8, !dbg !87
  store ptr %36, ptr %p.addr.i62, align 8, !dbg !88
  store i32 8, ptr %v.addr.i63, align 4, !dbg !88
  %37 = load ptr, ptr %p.addr.i62, align 8, !dbg !88
  %38 = load i32, ptr %v.addr.i63, align 4, !dbg !88
  store i32 %38, ptr %.atomictmp.i64, align 4, !dbg !88
  %39 = load i32, ptr %.atomictmp.i64, align 4, !dbg !88
  %40 = atomicrmw or ptr %37, i32 %39 monotonic, align 4, !dbg !88
  store i32 %40, ptr %atomic-temp.i65, align 4, !dbg !88
  %41 = load i32, ptr %atomic-temp.i65, align 4, !dbg !88
  %xor = xor i32 %35, %41, !dbg !89
  %42 = load ptr, ptr %u.addr, align 8, !dbg !90
  store ptr %42, ptr %p.addr.i66, align 8, !dbg !91
  store i32 1, ptr %v.addr.i67, align 4, !dbg !91
  %43 = load ptr, ptr %p.addr.i66, align 8, !dbg !91
  %44 = load i32, ptr %v.addr.i67, align 4, !dbg !91
  store i32 %44, ptr %.atomictmp.i68, align 4, !dbg !91
  %45 = load i32, ptr %.atomictmp.i68, align 4, !dbg !91
  %46 = atomicrmw xor ptr %43, i32 %45 monotonic, align 4, !dbg !91
  store i32 %46, ptr %atomic-temp.i69, align 4, !dbg !91
  %47 = load i32, ptr %atomic-temp.i69, align 4, !dbg !91
  %xor10 = xor i32 %xor, %47, !dbg !92
  %48 = load ptr, ptr %u.addr, align 8, !dbg !93
  store ptr %48, ptr %p.addr.i72, align 8, !dbg !94
  store i32 5, ptr %v.addr.i73, align 4, !dbg !94
  %49 = load ptr, ptr %p.addr.i72, align 8, !dbg !94
  %50 = load i32, ptr %v.addr.i73, align 4, !dbg !94
  %51 = call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %49, i32 %50), !dbg !94
  %xor12 = xor i32 %xor10, %51, !dbg !95
  %52 = load ptr, ptr %u.addr, align 8, !dbg !96
  store ptr %52, ptr %p.addr.i74, align 8, !dbg !97
  store i32 5, ptr %v.addr.i75, align 4, !dbg !97
  %53 = load ptr, ptr %p.addr.i74, align 8, !dbg !97
  %54 = load i32, ptr %v.addr.i75, align 4, !dbg !97
  %55 = call noundef i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %53, i32 %54), !dbg !97
  %xor14 = xor i32 %xor12, %55, !dbg !98
  %56 = load ptr, ptr %u.addr, align 8, !dbg !99
  %arrayidx15 = getelementptr inbounds i32, ptr %56, i64 0, !dbg !99
  store i32 %xor14, ptr %arrayidx15, align 4, !dbg !100
  %57 = load ptr, ptr %u.addr, align 8, !dbg !101
  store ptr %57, ptr %p.addr.i76, align 8, !dbg !102
  store i32 4, ptr %v.addr.i77, align 4, !dbg !102
  %58 = load ptr, ptr %p.addr.i76, align 8, !dbg !102
  %59 = load i32, ptr %v.addr.i77, align 4, !dbg !102
  store i32 %59, ptr %.atomictmp.i78, align 4, !dbg !102
  %60 = load i32, ptr %.atomictmp.i78, align 4, !dbg !102
  %61 = atomicrmw umin ptr %58, i32 %60 monotonic, align 4, !dbg !102
  store i32 %61, ptr %atomic-temp.i79, align 4, !dbg !102
  %62 = load i32, ptr %atomic-temp.i79, align 4, !dbg !102
  %63 = load ptr, ptr %u.addr, align 8, !dbg !103
  store ptr %63, ptr %p.addr.i80, align 8, !dbg !104
  store i32 9, ptr %v.addr.i81, align 4, !dbg !104
  %64 = load ptr, ptr %p.addr.i80, align 8, !dbg !104
  %65 = load i32, ptr %v.addr.i81, align 4, !dbg !104
  store i32 %65, ptr %.atomictmp.i82, align 4, !dbg !104
  %66 = load i32, ptr %.atomictmp.i82, align 4, !dbg !104
  %67 = atomicrmw umax ptr %64, i32 %66 monotonic, align 4, !dbg !104
  store i32 %67, ptr %atomic-temp.i83, align 4, !dbg !104
  %68 = load i32, ptr %atomic-temp.i83, align 4, !dbg !104
  %add18 = add i32 %62, %68, !dbg !105
  %69 = load ptr, ptr %u.addr, align 8, !dbg !106
  store ptr %69, ptr %p.addr.i84, align 8, !dbg !107
  store i32 2, ptr %v.addr.i85, align 4, !dbg !107
  %70 = load ptr, ptr %p.addr.i84, align 8, !dbg !107
  %71 = load i32, ptr %v.addr.i85, align 4, !dbg !107
  store i32 %71, ptr %.atomictmp.i86, align 4, !dbg !107
  %72 = load i32, ptr %.atomictmp.i86, align 4, !dbg !107
  %73 = atomicrmw xchg ptr %70, i32 %72 monotonic, align 4, !dbg !107
  store i32 %73, ptr %atomic-temp.i87, align 4, !dbg !107
  %74 = load i32, ptr %atomic-temp.i87, align 4, !dbg !107
  %add20 = add i32 %add18, %74, !dbg !108
  %75 = load ptr, ptr %u.addr, align 8, !dbg !109
  store ptr %75, ptr %p.addr.i88, align 8, !dbg !110
  store i32 2, ptr %e.addr.i, align 4, !dbg !110
  store i32 3, ptr %v.addr.i89, align 4, !dbg !110
  %76 = load ptr, ptr %p.addr.i88, align 8, !dbg !110
  %77 = load i32, ptr %v.addr.i89, align 4, !dbg !110
  store i32 %77, ptr %.atomictmp.i90, align 4, !dbg !110
  %78 = load i32, ptr %e.addr.i, align 4, !dbg !110
  %79 = load i32, ptr %.atomictmp.i90, align 4, !dbg !110
  %80 = cmpxchg ptr %76, i32 %78, i32 %79 monotonic monotonic, align 4, !dbg !110
  %81 = extractvalue { i32, i1 } %80, 0, !dbg !110
  %82 = extractvalue { i32, i1 } %80, 1, !dbg !110
  br i1 %82, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !110

cmpxchg.store_expected.i:                         ; preds = %if.end
  store i32 %81, ptr %e.addr.i, align 4, !dbg !110
  br label %_ZL9atomicCASPjjj.exit, !dbg !110

_ZL9atomicCASPjjj.exit:                           ; preds = %if.end, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %82 to i8, !dbg !110
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !110
  %83 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !110
  %loadedv.i = trunc i8 %83 to i1, !dbg !110
  %84 = load i32, ptr %e.addr.i, align 4, !dbg !110
  %add22 = add i32 %add20, %84, !dbg !111
  %85 = load ptr, ptr %u.addr, align 8, !dbg !112
  %arrayidx23 = getelementptr inbounds i32, ptr %85, i64 1, !dbg !112
  store i32 %add22, ptr %arrayidx23, align 4, !dbg !113
  store ptr addrspacecast (ptr addrspace(3) @wide to ptr), ptr %p.addr.i91, align 8, !dbg !114
  store i64 1, ptr %v.addr.i92, align 8, !dbg !114
  %86 = load ptr, ptr %p.addr.i91, align 8, !dbg !114
  %87 = load i64, ptr %v.addr.i92, align 8, !dbg !114
  store i64 %87, ptr %.atomictmp.i93, align 8, !dbg !114
  %88 = load i64, ptr %.atomictmp.i93, align 8, !dbg !114
  %89 = atomicrmw add ptr %86, i64 %88 monotonic, align 8, !dbg !114
  store i64 %89, ptr %atomic-temp.i94, align 8, !dbg !114
  %90 = load i64, ptr %atomic-temp.i94, align 8, !dbg !114
  %91 = load ptr, ptr %l.addr, align 8, !dbg !115
  store ptr %91, ptr %p.addr.i95, align 8, !dbg !116
  store i64 0, ptr %e.addr.i96, align 8, !dbg !116
  store i64 1099511627775, ptr %v.addr.i97, align 8, !dbg !116
  %92 = load ptr, ptr %p.addr.i95, align 8, !dbg !116
  %93 = load i64, ptr %v.addr.i97, align 8, !dbg !116
  store i64 %93, ptr %.atomictmp.i98, align 8, !dbg !116
  %94 = load i64, ptr %e.addr.i96, align 8, !dbg !116
  %95 = load i64, ptr %.atomictmp.i98, align 8, !dbg !116
  %96 = cmpxchg ptr %92, i64 %94, i64 %95 monotonic monotonic, align 8, !dbg !116
  %97 = extractvalue { i64, i1 } %96, 0, !dbg !116
  %98 = extractvalue { i64, i1 } %96, 1, !dbg !116
  br i1 %98, label %_ZL9atomicCASPyyy.exit, label %cmpxchg.store_expected.i100, !dbg !116

cmpxchg.store_expected.i100:                      ; preds = %_ZL9atomicCASPjjj.exit
  store i64 %97, ptr %e.addr.i96, align 8, !dbg !116
  br label %_ZL9atomicCASPyyy.exit, !dbg !116

_ZL9atomicCASPyyy.exit:                           ; preds = %_ZL9atomicCASPjjj.exit, %cmpxchg.store_expected.i100
  %storedv.i101 = zext i1 %98 to i8, !dbg !116
  store i8 %storedv.i101, ptr %cmpxchg.bool.i99, align 1, !dbg !116
  %99 = load i8, ptr %cmpxchg.bool.i99, align 1, !dbg !116
  %loadedv.i102 = trunc i8 %99 to i1, !dbg !116
  %100 = load i64, ptr %e.addr.i96, align 8, !dbg !116
  store ptr addrspacecast (ptr addrspace(3) @wide to ptr), ptr %p.addr.i103, align 8, !dbg !117
  store i64 5, ptr %v.addr.i104, align 8, !dbg !117
  %101 = load ptr, ptr %p.addr.i103, align 8, !dbg !117
  %102 = load i64, ptr %v.addr.i104, align 8, !dbg !117
  store i64 %102, ptr %.atomictmp.i105, align 8, !dbg !117
  %103 = load i64, ptr %.atomictmp.i105, align 8, !dbg !117
  %104 = atomicrmw umax ptr %101, i64 %103 monotonic, align 8, !dbg !117
  store i64 %104, ptr %atomic-temp.i106, align 8, !dbg !117
  %105 = load i64, ptr %atomic-temp.i106, align 8, !dbg !117
  %add27 = add i64 %100, %105, !dbg !118
  %106 = load ptr, ptr %l.addr, align 8, !dbg !119
  %107 = load i32, ptr %t, align 4, !dbg !120
  %idxprom = sext i32 %107 to i64, !dbg !119
  %arrayidx28 = getelementptr inbounds i64, ptr %106, i64 %idxprom, !dbg !119
  store i64 %add27, ptr %arrayidx28, align 8, !dbg !121
  %108 = load ptr, ptr %f.addr, align 8, !dbg !122
  %109 = load i32, ptr %t, align 4, !dbg !123
  %and = and i32 %109, 3, !dbg !124
  %idxprom29 = sext i32 %and to i64, !dbg !125
  %arrayidx30 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom29, !dbg !125
  %110 = load float, ptr %arrayidx30, align 4, !dbg !125
  store ptr %108, ptr %p.addr.i107, align 8, !dbg !126
  store float %110, ptr %v.addr.i108, align 4, !dbg !126
  %111 = load ptr, ptr %p.addr.i107, align 8, !dbg !126
  %112 = load float, ptr %v.addr.i108, align 4, !dbg !126
  store float %112, ptr %.atomictmp.i109, align 4, !dbg !126
  %113 = load float, ptr %.atomictmp.i109, align 4, !dbg !126
  %114 = atomicrmw fadd ptr %111, float %113 monotonic, align 4, !dbg !126
  store float %114, ptr %atomic-temp.i110, align 4, !dbg !126
  %115 = load float, ptr %atomic-temp.i110, align 4, !dbg !126
  %116 = load ptr, ptr %d.addr, align 8, !dbg !127
  store ptr %116, ptr %p.addr.i111, align 8, !dbg !128
  store double 1.250000e-01, ptr %v.addr.i112, align 8, !dbg !128
  %117 = load ptr, ptr %p.addr.i111, align 8, !dbg !128
  %118 = load double, ptr %v.addr.i112, align 8, !dbg !128
  store double %118, ptr %.atomictmp.i113, align 8, !dbg !128
  %119 = load double, ptr %.atomictmp.i113, align 8, !dbg !128
  %120 = atomicrmw fadd ptr %117, double %119 monotonic, align 8, !dbg !128
  store double %120, ptr %atomic-temp.i114, align 8, !dbg !128
  %121 = load double, ptr %atomic-temp.i114, align 8, !dbg !128
  %122 = load ptr, ptr %f.addr, align 8, !dbg !129
  %add.ptr = getelementptr inbounds float, ptr %122, i64 1, !dbg !130
  store ptr %add.ptr, ptr %p.addr.i115, align 8, !dbg !131
  store float 2.500000e+00, ptr %v.addr.i116, align 4, !dbg !131
  %123 = load ptr, ptr %p.addr.i115, align 8, !dbg !131
  %124 = load i32, ptr %v.addr.i116, align 4, !dbg !131
  store i32 %124, ptr %.atomictmp.i117, align 4, !dbg !131
  %125 = load i32, ptr %.atomictmp.i117, align 4, !dbg !131
  %126 = atomicrmw xchg ptr %123, i32 %125 monotonic, align 4, !dbg !131
  store i32 %126, ptr %atomic-temp.i118, align 4, !dbg !131
  %127 = load i32, ptr %atomic-temp.i118, align 4, !dbg !131
  store i32 %127, ptr %ref.tmp.i, align 4, !dbg !131
  %128 = load float, ptr %ref.tmp.i, align 4, !dbg !131
  %129 = load ptr, ptr %i.addr, align 8, !dbg !132
  %add.ptr34 = getelementptr inbounds i32, ptr %129, i64 1, !dbg !133
  %130 = load i32, ptr %t, align 4, !dbg !134
  %rem = srem i32 %130, 3, !dbg !135
  %idxprom35 = sext i32 %rem to i64, !dbg !136
  %arrayidx36 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(4) @limits to ptr), i64 0, i64 %idxprom35, !dbg !136
  %131 = load i32, ptr %arrayidx36, align 4, !dbg !136
  store ptr %add.ptr34, ptr %p.addr.i119, align 8, !dbg !137
  store i32 %131, ptr %v.addr.i120, align 4, !dbg !137
  %132 = load ptr, ptr %p.addr.i119, align 8, !dbg !137
  %133 = load i32, ptr %v.addr.i120, align 4, !dbg !137
  %call.i = call noundef i32 @__ws_atom_add_block_i32(ptr noundef %132, i32 noundef %133) #6, !dbg !137
  %134 = load ptr, ptr %u.addr, align 8, !dbg !138
  %add.ptr38 = getelementptr inbounds i32, ptr %134, i64 2, !dbg !139
  store ptr %add.ptr38, ptr %p.addr.i121, align 8, !dbg !140
  store i32 1, ptr %e.addr.i122, align 4, !dbg !140
  store i32 2, ptr %v.addr.i123, align 4, !dbg !140
  %135 = load ptr, ptr %p.addr.i121, align 8, !dbg !140
  %136 = load i32, ptr %e.addr.i122, align 4, !dbg !140
  %137 = load i32, ptr %v.addr.i123, align 4, !dbg !140
  %call.i124 = call noundef i32 @__ws_atom_cas_system_u32(ptr noundef %135, i32 noundef %136, i32 noundef %137) #6, !dbg !140
  call void @llvm.nvvm.membar.cta(), !dbg !141
  %138 = load i32, ptr %t, align 4, !dbg !142
  %cmp40 = icmp eq i32 %138, 0, !dbg !144
  br i1 %cmp40, label %if.then41, label %if.end42, !dbg !145

if.then41:                                        ; preds = %_ZL9atomicCASPyyy.exit
  call void @llvm.nvvm.membar.gl(), !dbg !146
  %139 = load ptr, ptr %flag.addr, align 8, !dbg !148
  store volatile i32 1, ptr %139, align 4, !dbg !149
  call void @llvm.nvvm.membar.sys(), !dbg !150
  br label %if.end42, !dbg !151

if.end42:                                         ; preds = %if.then41, %_ZL9atomicCASPyyy.exit
  br label %while.cond, !dbg !152

while.cond:                                       ; preds = %while.body, %if.end42
  %140 = load ptr, ptr %flag.addr, align 8, !dbg !153
  %141 = load volatile i32, ptr %140, align 4, !dbg !154
  %cmp43 = icmp eq i32 %141, 0, !dbg !155
  br i1 %cmp43, label %while.body, label %while.end, !dbg !152

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !152, !llvm.loop !156

while.end:                                        ; preds = %while.cond
  %142 = call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159
  store ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr %p.addr.i70, align 8, !dbg !160
  store i32 %142, ptr %v.addr.i71, align 4, !dbg !160
  %143 = load ptr, ptr %p.addr.i70, align 8, !dbg !160
  %144 = load i32, ptr %v.addr.i71, align 4, !dbg !160
  %145 = call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %143, i32 %144), !dbg !160
  ret void, !dbg !161
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr nocapture, i32) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_add_block_i32(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare i32 @__ws_atom_cas_system_u32(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!29}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, imports: !23, splitDebugInlining: false, nameTableKind: None)
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
!29 = !{ptr @_Z7atomicsPiPjPyPfPdPVi, !"kernel", i32 1}
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 19.1.7"}
!35 = distinct !DISubprogram(name: "atomics", linkageName: "_Z7atomicsPiPjPyPfPdPVi", scope: !3, file: !3, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38, !6, !39, !40, !41, !43}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!45 = !{}
!46 = !DILocalVariable(name: "i", arg: 1, scope: !35, file: !3, line: 6, type: !38)
!47 = !DILocation(line: 6, column: 30, scope: !35)
!48 = !DILocalVariable(name: "u", arg: 2, scope: !35, file: !3, line: 6, type: !6)
!49 = !DILocation(line: 6, column: 43, scope: !35)
!50 = !DILocalVariable(name: "l", arg: 3, scope: !35, file: !3, line: 6, type: !39)
!51 = !DILocation(line: 6, column: 66, scope: !35)
!52 = !DILocalVariable(name: "f", arg: 4, scope: !35, file: !3, line: 6, type: !40)
!53 = !DILocation(line: 6, column: 76, scope: !35)
!54 = !DILocalVariable(name: "d", arg: 5, scope: !35, file: !3, line: 6, type: !41)
!55 = !DILocation(line: 6, column: 87, scope: !35)
!56 = !DILocalVariable(name: "flag", arg: 6, scope: !35, file: !3, line: 6, type: !43)
!57 = !DILocation(line: 6, column: 104, scope: !35)
!58 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 7, type: !17)
!59 = !DILocation(line: 7, column: 7, scope: !35)
!60 = !DILocation(line: 7, column: 11, scope: !35)
!61 = !DILocation(line: 8, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !35, file: !3, line: 8, column: 7)
!63 = !DILocation(line: 8, column: 9, scope: !62)
!64 = !DILocation(line: 8, column: 7, scope: !35)
!65 = !DILocation(line: 9, column: 10, scope: !62)
!66 = !DILocation(line: 9, column: 5, scope: !62)
!67 = !DILocation(line: 10, column: 3, scope: !35)
!68 = !DILocation(line: 11, column: 20, scope: !35)
!69 = !DILocation(line: 11, column: 23, scope: !35)
!70 = !DILocation(line: 11, column: 10, scope: !35)
!71 = !DILocation(line: 11, column: 38, scope: !35)
!72 = !DILocation(line: 11, column: 28, scope: !35)
!73 = !DILocation(line: 11, column: 26, scope: !35)
!74 = !DILocation(line: 11, column: 56, scope: !35)
!75 = !DILocation(line: 11, column: 60, scope: !35)
!76 = !DILocation(line: 11, column: 59, scope: !35)
!77 = !DILocation(line: 11, column: 46, scope: !35)
!78 = !DILocation(line: 11, column: 44, scope: !35)
!79 = !DILocation(line: 11, column: 75, scope: !35)
!80 = !DILocation(line: 11, column: 78, scope: !35)
!81 = !DILocation(line: 11, column: 65, scope: !35)
!82 = !DILocation(line: 11, column: 63, scope: !35)
!83 = !DILocation(line: 11, column: 3, scope: !35)
!84 = !DILocation(line: 11, column: 8, scope: !35)
!85 = !DILocation(line: 12, column: 20, scope: !35)
!86 = !DILocation(line: 12, column: 10, scope: !35)
!87 = !DILocation(line: 12, column: 38, scope: !35)
!88 = !DILocation(line: 12, column: 29, scope: !35)
!89 = !DILocation(line: 12, column: 27, scope: !35)
!90 = !DILocation(line: 12, column: 57, scope: !35)
!91 = !DILocation(line: 12, column: 47, scope: !35)
!92 = !DILocation(line: 12, column: 45, scope: !35)
!93 = !DILocation(line: 12, column: 76, scope: !35)
!94 = !DILocation(line: 12, column: 66, scope: !35)
!95 = !DILocation(line: 12, column: 64, scope: !35)
!96 = !DILocation(line: 12, column: 95, scope: !35)
!97 = !DILocation(line: 12, column: 85, scope: !35)
!98 = !DILocation(line: 12, column: 83, scope: !35)
!99 = !DILocation(line: 12, column: 3, scope: !35)
!100 = !DILocation(line: 12, column: 8, scope: !35)
!101 = !DILocation(line: 13, column: 20, scope: !35)
!102 = !DILocation(line: 13, column: 10, scope: !35)
!103 = !DILocation(line: 13, column: 39, scope: !35)
!104 = !DILocation(line: 13, column: 29, scope: !35)
!105 = !DILocation(line: 13, column: 27, scope: !35)
!106 = !DILocation(line: 13, column: 59, scope: !35)
!107 = !DILocation(line: 13, column: 48, scope: !35)
!108 = !DILocation(line: 13, column: 46, scope: !35)
!109 = !DILocation(line: 13, column: 78, scope: !35)
!110 = !DILocation(line: 13, column: 68, scope: !35)
!111 = !DILocation(line: 13, column: 66, scope: !35)
!112 = !DILocation(line: 13, column: 3, scope: !35)
!113 = !DILocation(line: 13, column: 8, scope: !35)
!114 = !DILocation(line: 14, column: 3, scope: !35)
!115 = !DILocation(line: 15, column: 20, scope: !35)
!116 = !DILocation(line: 15, column: 10, scope: !35)
!117 = !DILocation(line: 15, column: 48, scope: !35)
!118 = !DILocation(line: 15, column: 46, scope: !35)
!119 = !DILocation(line: 15, column: 3, scope: !35)
!120 = !DILocation(line: 15, column: 5, scope: !35)
!121 = !DILocation(line: 15, column: 8, scope: !35)
!122 = !DILocation(line: 16, column: 13, scope: !35)
!123 = !DILocation(line: 16, column: 22, scope: !35)
!124 = !DILocation(line: 16, column: 24, scope: !35)
!125 = !DILocation(line: 16, column: 16, scope: !35)
!126 = !DILocation(line: 16, column: 3, scope: !35)
!127 = !DILocation(line: 17, column: 13, scope: !35)
!128 = !DILocation(line: 17, column: 3, scope: !35)
!129 = !DILocation(line: 18, column: 14, scope: !35)
!130 = !DILocation(line: 18, column: 16, scope: !35)
!131 = !DILocation(line: 18, column: 3, scope: !35)
!132 = !DILocation(line: 19, column: 19, scope: !35)
!133 = !DILocation(line: 19, column: 21, scope: !35)
!134 = !DILocation(line: 19, column: 33, scope: !35)
!135 = !DILocation(line: 19, column: 35, scope: !35)
!136 = !DILocation(line: 19, column: 26, scope: !35)
!137 = !DILocation(line: 19, column: 3, scope: !35)
!138 = !DILocation(line: 20, column: 20, scope: !35)
!139 = !DILocation(line: 20, column: 22, scope: !35)
!140 = !DILocation(line: 20, column: 3, scope: !35)
!141 = !DILocation(line: 21, column: 3, scope: !35)
!142 = !DILocation(line: 22, column: 7, scope: !143)
!143 = distinct !DILexicalBlock(scope: !35, file: !3, line: 22, column: 7)
!144 = !DILocation(line: 22, column: 9, scope: !143)
!145 = !DILocation(line: 22, column: 7, scope: !35)
!146 = !DILocation(line: 23, column: 5, scope: !147)
!147 = distinct !DILexicalBlock(scope: !143, file: !3, line: 22, column: 15)
!148 = !DILocation(line: 24, column: 6, scope: !147)
!149 = !DILocation(line: 24, column: 11, scope: !147)
!150 = !DILocation(line: 25, column: 5, scope: !147)
!151 = !DILocation(line: 26, column: 3, scope: !147)
!152 = !DILocation(line: 27, column: 3, scope: !35)
!153 = !DILocation(line: 27, column: 11, scope: !35)
!154 = !DILocation(line: 27, column: 10, scope: !35)
!155 = !DILocation(line: 27, column: 16, scope: !35)
!156 = distinct !{!156, !152, !157, !158}
!157 = !DILocation(line: 27, column: 23, scope: !35)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !DILocation(line: 28, column: 23, scope: !35)
!160 = !DILocation(line: 28, column: 3, scope: !35)
!161 = !DILocation(line: 29, column: 1, scope: !35)
