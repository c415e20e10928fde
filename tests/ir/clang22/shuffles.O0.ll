; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8shufflesPiPfPy(ptr noundef %o, ptr noundef %f, ptr noundef %l) #0 !dbg !19 {
entry:
  %m.addr.i149 = alloca i32, align 4
  %v.addr.i150 = alloca i32, align 4
  %a.addr.i151 = alloca i32, align 4
  %w.addr.i152 = alloca i32, align 4
  %m.addr.i142 = alloca i32, align 4
  %v.addr.i143 = alloca i32, align 4
  %a.addr.i144 = alloca i32, align 4
  %w.addr.i145 = alloca i32, align 4
  %m.addr.i129 = alloca i32, align 4
  %v.addr.i130 = alloca i64, align 8
  %a.addr.i131 = alloca i32, align 4
  %w.addr.i132 = alloca i32, align 4
  %lo.i133 = alloca i32, align 4
  %hi.i134 = alloca i32, align 4
  %m.addr.i5.i = alloca i32, align 4
  %v.addr.i6.i = alloca i32, align 4
  %a.addr.i7.i = alloca i32, align 4
  %w.addr.i8.i = alloca i32, align 4
  %m.addr.i.i = alloca i32, align 4
  %v.addr.i.i = alloca i32, align 4
  %a.addr.i.i = alloca i32, align 4
  %w.addr.i.i = alloca i32, align 4
  %m.addr.i122 = alloca i32, align 4
  %v.addr.i123 = alloca i64, align 8
  %a.addr.i124 = alloca i32, align 4
  %w.addr.i125 = alloca i32, align 4
  %lo.i = alloca i32, align 4
  %hi.i = alloca i32, align 4
  %m.addr.i120 = alloca i32, align 4
  %v.addr.i121 = alloca i32, align 4
  %m.addr.i118 = alloca i32, align 4
  %v.addr.i119 = alloca i32, align 4
  %p.addr.i117 = alloca i32, align 4
  %p.addr.i116 = alloca i32, align 4
  %p.addr.i115 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %m.addr.i112 = alloca i32, align 4
  %v.addr.i113 = alloca i32, align 4
  %p.addr.i114 = alloca ptr, align 8
  %m.addr.i110 = alloca i32, align 4
  %v.addr.i111 = alloca i64, align 8
  %x.addr.i109 = alloca i32, align 4
  %m.addr.i107 = alloca i32, align 4
  %v.addr.i108 = alloca i32, align 4
  %x.addr.i = alloca i32, align 4
  %m.addr.i103 = alloca i32, align 4
  %p.addr.i104 = alloca i32, align 4
  %m.addr.i100 = alloca i32, align 4
  %p.addr.i101 = alloca i32, align 4
  %m.addr.i96 = alloca i32, align 4
  %p.addr.i97 = alloca i32, align 4
  %m.addr.i95 = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %m.addr.i90 = alloca i32, align 4
  %v.addr.i91 = alloca double, align 8
  %a.addr.i92 = alloca i32, align 4
  %w.addr.i93 = alloca i32, align 4
  %ref.tmp.i = alloca i64, align 8
  %m.addr.i86 = alloca i32, align 4
  %v.addr.i87 = alloca i64, align 8
  %a.addr.i88 = alloca i32, align 4
  %w.addr.i89 = alloca i32, align 4
  %m.addr.i79 = alloca i32, align 4
  %v.addr.i80 = alloca float, align 4
  %a.addr.i81 = alloca i32, align 4
  %w.addr.i82 = alloca i32, align 4
  %m.addr.i72 = alloca i32, align 4
  %v.addr.i73 = alloca i32, align 4
  %a.addr.i74 = alloca i32, align 4
  %w.addr.i75 = alloca i32, align 4
  %m.addr.i65 = alloca i32, align 4
  %v.addr.i66 = alloca i32, align 4
  %a.addr.i67 = alloca i32, align 4
  %w.addr.i68 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %l.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %all = alloca i32, align 4
  %mask = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca double, align 8
  %same = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !27, !DIExpression(), !28)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !29, !DIExpression(), !30)
  store ptr %l, ptr %l.addr, align 8
    #dbg_declare(ptr %l.addr, !31, !DIExpression(), !32)
    #dbg_declare(ptr %t, !33, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  store i32 %0, ptr %t, align 4, !dbg !34
    #dbg_declare(ptr %all, !36, !DIExpression(), !37)
  store i32 -1, ptr %all, align 4, !dbg !37
    #dbg_declare(ptr %mask, !38, !DIExpression(), !39)
  %1 = call noundef i32 @llvm.nvvm.activemask(), !dbg !40
  store i32 %1, ptr %mask, align 4, !dbg !39
    #dbg_declare(ptr %v, !41, !DIExpression(), !42)
  %2 = load ptr, ptr %o.addr, align 8, !dbg !43
  %3 = load i32, ptr %t, align 4, !dbg !44
  %idxprom = sext i32 %3 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !43
  %4 = load i32, ptr %arrayidx, align 4, !dbg !43
  store i32 %4, ptr %v, align 4, !dbg !42
  %5 = load i32, ptr %all, align 4, !dbg !45
  %6 = load i32, ptr %v, align 4, !dbg !46
  %7 = load i32, ptr %t, align 4, !dbg !47
  %add = add nsw i32 %7, 1, !dbg !48
  %and = and i32 %add, 31, !dbg !49
  store i32 %5, ptr %m.addr.i, align 4, !dbg !50
  store i32 %6, ptr %v.addr.i, align 4, !dbg !50
  store i32 %and, ptr %a.addr.i, align 4, !dbg !50
  store i32 32, ptr %w.addr.i, align 4, !dbg !50
  %8 = load i32, ptr %m.addr.i, align 4, !dbg !50
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !50
  %10 = load i32, ptr %a.addr.i, align 4, !dbg !50
  %11 = load i32, ptr %w.addr.i, align 4, !dbg !50
  %sub.i = sub nsw i32 32, %11, !dbg !50
  %shl.i = shl i32 %sub.i, 8, !dbg !50
  %or.i = or i32 %shl.i, 31, !dbg !50
  %12 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %8, i32 %9, i32 %10, i32 %or.i), !dbg !50
  %13 = load i32, ptr %v, align 4, !dbg !51
  %add3 = add nsw i32 %13, %12, !dbg !51
  store i32 %add3, ptr %v, align 4, !dbg !51
  %14 = load i32, ptr %all, align 4, !dbg !52
  %15 = load i32, ptr %v, align 4, !dbg !53
  store i32 %14, ptr %m.addr.i65, align 4, !dbg !54
  store i32 %15, ptr %v.addr.i66, align 4, !dbg !54
  store i32 2, ptr %a.addr.i67, align 4, !dbg !54
  store i32 16, ptr %w.addr.i68, align 4, !dbg !54
  %16 = load i32, ptr %m.addr.i65, align 4, !dbg !54
  %17 = load i32, ptr %v.addr.i66, align 4, !dbg !54
  %18 = load i32, ptr %a.addr.i67, align 4, !dbg !54
  %19 = load i32, ptr %w.addr.i68, align 4, !dbg !54
  %sub.i69 = sub nsw i32 32, %19, !dbg !54
  %shl.i70 = shl i32 %sub.i69, 8, !dbg !54
  %20 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %16, i32 %17, i32 %18, i32 %shl.i70), !dbg !54
  %21 = load i32, ptr %all, align 4, !dbg !55
  %22 = load i32, ptr %v, align 4, !dbg !56
  store i32 %21, ptr %m.addr.i72, align 4, !dbg !57
  store i32 %22, ptr %v.addr.i73, align 4, !dbg !57
  store i32 1, ptr %a.addr.i74, align 4, !dbg !57
  store i32 32, ptr %w.addr.i75, align 4, !dbg !57
  %23 = load i32, ptr %m.addr.i72, align 4, !dbg !57
  %24 = load i32, ptr %v.addr.i73, align 4, !dbg !57
  %25 = load i32, ptr %a.addr.i74, align 4, !dbg !57
  %26 = load i32, ptr %w.addr.i75, align 4, !dbg !57
  %sub.i76 = sub nsw i32 32, %26, !dbg !57
  %shl.i77 = shl i32 %sub.i76, 8, !dbg !57
  %or.i78 = or i32 %shl.i77, 31, !dbg !57
  %27 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %23, i32 %24, i32 %25, i32 %or.i78), !dbg !57
  %sub = sub nsw i32 %20, %27, !dbg !58
  %28 = load i32, ptr %v, align 4, !dbg !59
  %add6 = add nsw i32 %28, %sub, !dbg !59
  store i32 %add6, ptr %v, align 4, !dbg !59
  %29 = load i32, ptr %all, align 4, !dbg !60
  %30 = load ptr, ptr %f.addr, align 8, !dbg !61
  %31 = load i32, ptr %t, align 4, !dbg !62
  %idxprom7 = sext i32 %31 to i64, !dbg !61
  %arrayidx8 = getelementptr inbounds float, ptr %30, i64 %idxprom7, !dbg !61
  %32 = load float, ptr %arrayidx8, align 4, !dbg !61
  store i32 %29, ptr %m.addr.i79, align 4, !dbg !63
  store float %32, ptr %v.addr.i80, align 4, !dbg !63
  store i32 4, ptr %a.addr.i81, align 4, !dbg !63
  store i32 32, ptr %w.addr.i82, align 4, !dbg !63
  %33 = load i32, ptr %m.addr.i79, align 4, !dbg !63
  %34 = load float, ptr %v.addr.i80, align 4, !dbg !63
  %35 = load i32, ptr %a.addr.i81, align 4, !dbg !63
  %36 = load i32, ptr %w.addr.i82, align 4, !dbg !63
  %sub.i83 = sub nsw i32 32, %36, !dbg !63
  %shl.i84 = shl i32 %sub.i83, 8, !dbg !63
  %or.i85 = or i32 %shl.i84, 31, !dbg !63
  %37 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %33, float %34, i32 %35, i32 %or.i85), !dbg !63
  %38 = load ptr, ptr %f.addr, align 8, !dbg !64
  %39 = load i32, ptr %t, align 4, !dbg !65
  %idxprom10 = sext i32 %39 to i64, !dbg !64
  %arrayidx11 = getelementptr inbounds float, ptr %38, i64 %idxprom10, !dbg !64
  store float %37, ptr %arrayidx11, align 4, !dbg !66
  %40 = load i32, ptr %all, align 4, !dbg !67
  %41 = load ptr, ptr %l.addr, align 8, !dbg !68
  %42 = load i32, ptr %t, align 4, !dbg !69
  %idxprom12 = sext i32 %42 to i64, !dbg !68
  %arrayidx13 = getelementptr inbounds i64, ptr %41, i64 %idxprom12, !dbg !68
  %43 = load i64, ptr %arrayidx13, align 8, !dbg !68
  store i32 %40, ptr %m.addr.i86, align 4, !dbg !70
  store i64 %43, ptr %v.addr.i87, align 8, !dbg !70
  store i32 3, ptr %a.addr.i88, align 4, !dbg !70
  store i32 32, ptr %w.addr.i89, align 4, !dbg !70
  %44 = load i32, ptr %m.addr.i86, align 4, !dbg !70
  %45 = load i64, ptr %v.addr.i87, align 8, !dbg !70
  %46 = load i32, ptr %a.addr.i88, align 4, !dbg !70
  %47 = load i32, ptr %w.addr.i89, align 4, !dbg !70
  store i32 %44, ptr %m.addr.i122, align 4, !dbg !70
  store i64 %45, ptr %v.addr.i123, align 8, !dbg !70
  store i32 %46, ptr %a.addr.i124, align 4, !dbg !70
  store i32 %47, ptr %w.addr.i125, align 4, !dbg !70
  %48 = load i32, ptr %m.addr.i122, align 4, !dbg !70
  %49 = load i64, ptr %v.addr.i123, align 8, !dbg !70
  %conv.i126 = trunc i64 %49 to i32, !dbg !70
  %50 = load i32, ptr %a.addr.i124, align 4, !dbg !70
  %51 = load i32, ptr %w.addr.i125, align 4, !dbg !70
  store i32 %48, ptr %m.addr.i5.i, align 4, !dbg !70
  store i32 %conv.i126, ptr %v.addr.i6.i, align 4, !dbg !70
  store i32 %50, ptr %a.addr.i7.i, align 4, !dbg !70
  store i32 %51, ptr %w.addr.i8.i, align 4, !dbg !70
  %52 = load i32, ptr %m.addr.i5.i, align 4, !dbg !70
  %53 = load i32, ptr %v.addr.i6.i, align 4, !dbg !70
  %54 = load i32, ptr %a.addr.i7.i, align 4, !dbg !70
  %55 = load i32, ptr %w.addr.i8.i, align 4, !dbg !70
  %sub.i9.i = sub nsw i32 32, %55, !dbg !70
  %shl.i10.i = shl i32 %sub.i9.i, 8, !dbg !70
  %or.i11.i = or i32 %shl.i10.i, 31, !dbg !70
  %56 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %52, i32 %53, i32 %54, i32 %or.i11.i), !dbg !70
  store i32 %56, ptr %lo.i, align 4, !dbg !70
  %57 = load i32, ptr %m.addr.i122, align 4, !dbg !70
  %58 = load i64, ptr %v.addr.i123, align 8, !dbg !70
  %shr.i = ashr i64 %58, 32, !dbg !70
  %conv1.i = trunc i64 %shr.i to i32, !dbg !70
  %59 = load i32, ptr %a.addr.i124, align 4, !dbg !70
  %60 = load i32, ptr %w.addr.i125, align 4, !dbg !70
  store i32 %57, ptr %m.addr.i.i, align 4, !dbg !70
  store i32 %conv1.i, ptr %v.addr.i.i, align 4, !dbg !70
  store i32 %59, ptr %a.addr.i.i, align 4, !dbg !70
  store i32 %60, ptr %w.addr.i.i, align 4, !dbg !70
  %61 = load i32, ptr %m.addr.i.i, align 4, !dbg !70
  %62 = load i32, ptr %v.addr.i.i, align 4, !dbg !70
  %63 = load i32, ptr %a.addr.i.i, align 4, !dbg !70
  %64 = load i32, ptr %w.addr.i.i, align 4, !dbg !70
  %sub.i.i = sub nsw i32 32, %64, !dbg !70
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !70
  %or.i.i = or i32 %shl.i.i, 31, !dbg !70
  %65 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %61, i32 %62, i32 %63, i32 %or.i.i), !dbg !70
  store i32 %65, ptr %hi.i, align 4, !dbg !70
  %66 = load i32, ptr %hi.i, align 4, !dbg !70
  %conv3.i = zext i32 %66 to i64, !dbg !70
  %shl.i127 = shl i64 %conv3.i, 32, !dbg !70
  %67 = load i32, ptr %lo.i, align 4, !dbg !70
  %conv4.i = zext i32 %67 to i64, !dbg !70
  %or.i128 = or i64 %shl.i127, %conv4.i, !dbg !70
  %68 = load ptr, ptr %l.addr, align 8, !dbg !71
  %69 = load i32, ptr %t, align 4, !dbg !72
  %idxprom15 = sext i32 %69 to i64, !dbg !71
  %arrayidx16 = getelementptr inbounds i64, ptr %68, i64 %idxprom15, !dbg !71
  store i64 %or.i128, ptr %arrayidx16, align 8, !dbg !73
    #dbg_declare(ptr %d, !74, !DIExpression(), !75)
  %70 = load i32, ptr %all, align 4, !dbg !76
  %71 = load ptr, ptr %f.addr, align 8, !dbg !77
  %72 = load i32, ptr %t, align 4, !dbg !78
  %idxprom17 = sext i32 %72 to i64, !dbg !77
  %arrayidx18 = getelementptr inbounds float, ptr %71, i64 %idxprom17, !dbg !77
  %73 = load float, ptr %arrayidx18, align 4, !dbg !77
  %conv = fpext float %73 to double, !dbg !77
  %mul = fmul double %conv, 5.000000e-01, !dbg !79
  store i32 %70, ptr %m.addr.i90, align 4, !dbg !80
  store double %mul, ptr %v.addr.i91, align 8, !dbg !80
  store i32 1, ptr %a.addr.i92, align 4, !dbg !80
  store i32 32, ptr %w.addr.i93, align 4, !dbg !80
  %74 = load i32, ptr %m.addr.i90, align 4, !dbg !80
  %75 = load i64, ptr %v.addr.i91, align 8, !dbg !80
  %76 = load i32, ptr %a.addr.i92, align 4, !dbg !80
  %77 = load i32, ptr %w.addr.i93, align 4, !dbg !80
  store i32 %74, ptr %m.addr.i129, align 4, !dbg !80
  store i64 %75, ptr %v.addr.i130, align 8, !dbg !80
  store i32 %76, ptr %a.addr.i131, align 4, !dbg !80
  store i32 %77, ptr %w.addr.i132, align 4, !dbg !80
  %78 = load i32, ptr %m.addr.i129, align 4, !dbg !80
  %79 = load i64, ptr %v.addr.i130, align 8, !dbg !80
  %conv.i135 = trunc i64 %79 to i32, !dbg !80
  %80 = load i32, ptr %a.addr.i131, align 4, !dbg !80
  %81 = load i32, ptr %w.addr.i132, align 4, !dbg !80
  store i32 %78, ptr %m.addr.i149, align 4, !dbg !80
  store i32 %conv.i135, ptr %v.addr.i150, align 4, !dbg !80
  store i32 %80, ptr %a.addr.i151, align 4, !dbg !80
  store i32 %81, ptr %w.addr.i152, align 4, !dbg !80
  %82 = load i32, ptr %m.addr.i149, align 4, !dbg !80
  %83 = load i32, ptr %v.addr.i150, align 4, !dbg !80
  %84 = load i32, ptr %a.addr.i151, align 4, !dbg !80
  %85 = load i32, ptr %w.addr.i152, align 4, !dbg !80
  %sub.i153 = sub nsw i32 32, %85, !dbg !80
  %shl.i154 = shl i32 %sub.i153, 8, !dbg !80
  %or.i155 = or i32 %shl.i154, 31, !dbg !80
  %86 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %82, i32 %83, i32 %84, i32 %or.i155), !dbg !80
  store i32 %86, ptr %lo.i133, align 4, !dbg !80
  %87 = load i32, ptr %m.addr.i129, align 4, !dbg !80
  %88 = load i64, ptr %v.addr.i130, align 8, !dbg !80
  %shr.i136 = ashr i64 %88, 32, !dbg !80
  %conv1.i137 = trunc i64 %shr.i136 to i32, !dbg !80
  %89 = load i32, ptr %a.addr.i131, align 4, !dbg !80
  %90 = load i32, ptr %w.addr.i132, align 4, !dbg !80
  store i32 %87, ptr %m.addr.i142, align 4, !dbg !80
  store i32 %conv1.i137, ptr %v.addr.i143, align 4, !dbg !80
  store i32 %89, ptr %a.addr.i144, align 4, !dbg !80
  store i32 %90, ptr %w.addr.i145, align 4, !dbg !80
  %91 = load i32, ptr %m.addr.i142, align 4, !dbg !80
  %92 = load i32, ptr %v.addr.i143, align 4, !dbg !80
  %93 = load i32, ptr %a.addr.i144, align 4, !dbg !80
  %94 = load i32, ptr %w.addr.i145, align 4, !dbg !80
  %sub.i146 = sub nsw i32 32, %94, !dbg !80
  %shl.i147 = shl i32 %sub.i146, 8, !dbg !80
  %or.i148 = or i32 %shl.i147, 31, !dbg !80
  %95 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %91, i32 %92, i32 %93, i32 %or.i148), !dbg !80
  store i32 %95, ptr %hi.i134, align 4, !dbg !80
  %96 = load i32, ptr %hi.i134, align 4, !dbg !80
  %conv3.i138 = zext i32 %96 to i64, !dbg !80
  %shl.i139 = shl i64 %conv3.i138, 32, !dbg !80
  %97 = load i32, ptr %lo.i133, align 4, !dbg !80
  %conv4.i140 = zext i32 %97 to i64, !dbg !80
  %or.i141 = or i64 %shl.i139, %conv4.i140, !dbg !80
  store i64 %or.i141, ptr %ref.tmp.i, align 8, !dbg !80
  %98 = load double, ptr %ref.tmp.i, align 8, !dbg !80
  store double %98, ptr %d, align 8, !dbg !75
  %99 = load i32, ptr %mask, align 4, !dbg !81
  %100 = load i32, ptr %v, align 4, !dbg !83
  %cmp = icmp sgt i32 %100, 0, !dbg !84
  %conv20 = zext i1 %cmp to i32, !dbg !83
  store i32 %99, ptr %m.addr.i95, align 4, !dbg !85
  store i32 %conv20, ptr %p.addr.i, align 4, !dbg !85
  %101 = load i32, ptr %m.addr.i95, align 4, !dbg !85
  %102 = load i32, ptr %p.addr.i, align 4, !dbg !85
  %tobool.i = icmp ne i32 %102, 0, !dbg !85
  %103 = call i1 @llvm.nvvm.vote.all.sync(i32 %101, i1 %tobool.i), !dbg !85
  %conv.i = zext i1 %103 to i32, !dbg !85
  %tobool = icmp ne i32 %conv.i, 0, !dbg !85
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !86

lor.lhs.false:                                    ; preds = %entry
  %104 = load i32, ptr %mask, align 4, !dbg !87
  %105 = load i32, ptr %v, align 4, !dbg !88
  %cmp22 = icmp slt i32 %105, -5, !dbg !89
  %conv23 = zext i1 %cmp22 to i32, !dbg !88
  store i32 %104, ptr %m.addr.i96, align 4, !dbg !90
  store i32 %conv23, ptr %p.addr.i97, align 4, !dbg !90
  %106 = load i32, ptr %m.addr.i96, align 4, !dbg !90
  %107 = load i32, ptr %p.addr.i97, align 4, !dbg !90
  %tobool.i98 = icmp ne i32 %107, 0, !dbg !90
  %108 = call i1 @llvm.nvvm.vote.any.sync(i32 %106, i1 %tobool.i98), !dbg !90
  %conv.i99 = zext i1 %108 to i32, !dbg !90
  %tobool25 = icmp ne i32 %conv.i99, 0, !dbg !90
  br i1 %tobool25, label %if.then, label %if.end, !dbg !86

if.then:                                          ; preds = %lor.lhs.false, %entry
  %109 = load i32, ptr %mask, align 4, !dbg !91
  %110 = load i32, ptr %t, align 4, !dbg !92
  %and26 = and i32 %110, 1, !dbg !93
  store i32 %109, ptr %m.addr.i100, align 4, !dbg !94
  store i32 %and26, ptr %p.addr.i101, align 4, !dbg !94
  %111 = load i32, ptr %m.addr.i100, align 4, !dbg !94
  %112 = load i32, ptr %p.addr.i101, align 4, !dbg !94
  %tobool.i102 = icmp ne i32 %112, 0, !dbg !94
  %113 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %111, i1 %tobool.i102), !dbg !94
  %114 = load i32, ptr %v, align 4, !dbg !95
  %xor = xor i32 %114, %113, !dbg !95
  store i32 %xor, ptr %v, align 4, !dbg !95
  br label %if.end, !dbg !96

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %115 = load i32, ptr %all, align 4, !dbg !97
  %116 = load i32, ptr %v, align 4, !dbg !98
  %and28 = and i32 %116, 1, !dbg !99
  store i32 %115, ptr %m.addr.i103, align 4, !dbg !100
  store i32 %and28, ptr %p.addr.i104, align 4, !dbg !100
  %117 = load i32, ptr %m.addr.i103, align 4, !dbg !100
  %118 = load i32, ptr %p.addr.i104, align 4, !dbg !100
  %tobool.i105 = icmp ne i32 %118, 0, !dbg !100
  %119 = call i1 @llvm.nvvm.vote.uni.sync(i32 %117, i1 %tobool.i105), !dbg !100
  %conv.i106 = zext i1 %119 to i32, !dbg !100
  %120 = load i32, ptr %v, align 4, !dbg !101
  %add30 = add nsw i32 %120, %conv.i106, !dbg !101
  store i32 %add30, ptr %v, align 4, !dbg !101
  %121 = load i32, ptr %all, align 4, !dbg !102
  %122 = load i32, ptr %v, align 4, !dbg !103
  %and31 = and i32 %122, 3, !dbg !104
  store i32 %121, ptr %m.addr.i107, align 4, !dbg !105
  store i32 %and31, ptr %v.addr.i108, align 4, !dbg !105
  %123 = load i32, ptr %m.addr.i107, align 4, !dbg !105
  %124 = load i32, ptr %v.addr.i108, align 4, !dbg !105
  %125 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %123, i32 %124), !dbg !105
  store i32 %125, ptr %x.addr.i, align 4, !dbg !106
  %126 = load i32, ptr %x.addr.i, align 4, !dbg !106
  %127 = call noundef i32 @llvm.ctpop.i32(i32 %126), !dbg !106
  %128 = load i32, ptr %all, align 4, !dbg !107
  %129 = load ptr, ptr %l.addr, align 8, !dbg !108
  %130 = load i32, ptr %t, align 4, !dbg !109
  %idxprom34 = sext i32 %130 to i64, !dbg !108
  %arrayidx35 = getelementptr inbounds i64, ptr %129, i64 %idxprom34, !dbg !108
  %131 = load i64, ptr %arrayidx35, align 8, !dbg !108
  store i32 %128, ptr %m.addr.i110, align 4, !dbg !110
  store i64 %131, ptr %v.addr.i111, align 8, !dbg !110
  %132 = load i32, ptr %m.addr.i110, align 4, !dbg !110
  %133 = load i64, ptr %v.addr.i111, align 8, !dbg !110
  %134 = call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 %132, i64 %133), !dbg !110
  store i32 %134, ptr %x.addr.i109, align 4, !dbg !111
  %135 = load i32, ptr %x.addr.i109, align 4, !dbg !111
  %136 = call i32 @llvm.cttz.i32(i32 %135, i1 true), !dbg !111
  %137 = add i32 %136, 1, !dbg !111
  %iszero.i = icmp eq i32 %135, 0, !dbg !111
  %ffs.i = select i1 %iszero.i, i32 0, i32 %137, !dbg !111
  %add38 = add nsw i32 %127, %ffs.i, !dbg !112
  %138 = load i32, ptr %v, align 4, !dbg !113
  %add39 = add nsw i32 %138, %add38, !dbg !113
  store i32 %add39, ptr %v, align 4, !dbg !113
    #dbg_declare(ptr %same, !114, !DIExpression(), !115)
  %139 = load i32, ptr %all, align 4, !dbg !116
  %140 = load i32, ptr %v, align 4, !dbg !117
  %and40 = and i32 %140, 1, !dbg !118
  store i32 %139, ptr %m.addr.i112, align 4, !dbg !119
  store i32 %and40, ptr %v.addr.i113, align 4, !dbg !119
  store ptr %same, ptr %p.addr.i114, align 8, !dbg !119
  %141 = load i32, ptr %m.addr.i112, align 4, !dbg !119
  %142 = load i32, ptr %v.addr.i113, align 4, !dbg !119
  %143 = load ptr, ptr %p.addr.i114, align 8, !dbg !119
  %144 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %141, i32 %142), !dbg !119
  %145 = extractvalue { i32, i1 } %144, 1, !dbg !119
  %146 = zext i1 %145 to i32, !dbg !119
  store i32 %146, ptr %143, align 4, !dbg !119
  %147 = extractvalue { i32, i1 } %144, 0, !dbg !119
  %and42 = and i32 %147, 255, !dbg !120
  %148 = load i32, ptr %v, align 4, !dbg !121
  %add43 = add i32 %148, %and42, !dbg !121
  store i32 %add43, ptr %v, align 4, !dbg !121
  %149 = load i32, ptr %all, align 4, !dbg !122
  store i32 %149, ptr %mask.addr.i, align 4, !dbg !123
  %150 = load i32, ptr %mask.addr.i, align 4, !dbg !123
  call void @llvm.nvvm.bar.warp.sync(i32 %150), !dbg !123
  %151 = load i32, ptr %v, align 4, !dbg !124
  %and44 = and i32 %151, 1, !dbg !125
  store i32 %and44, ptr %p.addr.i115, align 4, !dbg !126
  %152 = load i32, ptr %p.addr.i115, align 4, !dbg !126
  %153 = icmp ne i32 %152, 0, !dbg !126
  %154 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %153), !dbg !126
  %155 = load i32, ptr %same, align 4, !dbg !127
  store i32 %155, ptr %p.addr.i116, align 4, !dbg !128
  %156 = load i32, ptr %p.addr.i116, align 4, !dbg !128
  %157 = icmp ne i32 %156, 0, !dbg !128
  %158 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %157), !dbg !128
  %159 = zext i1 %158 to i32, !dbg !128
  %add47 = add nsw i32 %154, %159, !dbg !129
  %160 = load i32, ptr %t, align 4, !dbg !130
  %cmp48 = icmp eq i32 %160, 3, !dbg !131
  %conv49 = zext i1 %cmp48 to i32, !dbg !130
  store i32 %conv49, ptr %p.addr.i117, align 4, !dbg !132
  %161 = load i32, ptr %p.addr.i117, align 4, !dbg !132
  %162 = icmp ne i32 %161, 0, !dbg !132
  %163 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %162), !dbg !132
  %164 = zext i1 %163 to i32, !dbg !132
  %add51 = add nsw i32 %add47, %164, !dbg !133
  %165 = load i32, ptr %v, align 4, !dbg !134
  %add52 = add nsw i32 %165, %add51, !dbg !134
  store i32 %add52, ptr %v, align 4, !dbg !134
  %166 = load i32, ptr %all, align 4, !dbg !135
  %167 = load i32, ptr %v, align 4, !dbg !136
  store i32 %166, ptr %m.addr.i118, align 4, !dbg !137
  store i32 %167, ptr %v.addr.i119, align 4, !dbg !137
  %168 = load i32, ptr %v.addr.i119, align 4, !dbg !137
  %169 = load i32, ptr %m.addr.i118, align 4, !dbg !137
  %170 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %168, i32 %169), !dbg !137
  %171 = load i32, ptr %all, align 4, !dbg !138
  %172 = load i32, ptr %v, align 4, !dbg !139
  store i32 %171, ptr %m.addr.i120, align 4, !dbg !140
  store i32 %172, ptr %v.addr.i121, align 4, !dbg !140
  %173 = load i32, ptr %v.addr.i121, align 4, !dbg !140
  %174 = load i32, ptr %m.addr.i120, align 4, !dbg !140
  %175 = call noundef i32 @llvm.nvvm.redux.sync.umax(i32 %173, i32 %174), !dbg !140
  %add55 = add i32 %170, %175, !dbg !141
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !142
  %add57 = add i32 %add55, %176, !dbg !143
  %177 = load i32, ptr %v, align 4, !dbg !144
  %add58 = add i32 %177, %add57, !dbg !144
  store i32 %add58, ptr %v, align 4, !dbg !144
  %178 = load i32, ptr %v, align 4, !dbg !145
  %179 = load double, ptr %d, align 8, !dbg !146
  %conv59 = fptosi double %179 to i32, !dbg !146
  %add60 = add nsw i32 %178, %conv59, !dbg !147
  %180 = call noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt(), !dbg !148
  %add62 = add i32 %add60, %180, !dbg !149
  %181 = load ptr, ptr %o.addr, align 8, !dbg !150
  %182 = load i32, ptr %t, align 4, !dbg !151
  %idxprom63 = sext i32 %182 to i64, !dbg !150
  %arrayidx64 = getelementptr inbounds i32, ptr %181, i64 %idxprom63, !dbg !150
  store i32 %add62, ptr %arrayidx64, align 4, !dbg !152
  ret void, !dbg !153
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shuffles.cu", directory: ".")
!2 = !{!3, !4, !5, !6, !7}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !11, line: 206)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 207)
!13 = !DINamespace(name: "std", scope: null)
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{!"clang version 22.1.8"}
!19 = distinct !DISubprogram(name: "shuffles", linkageName: "_Z8shufflesPiPfPy", scope: !1, file: !1, line: 2, type: !20, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !26)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !23, !25}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!26 = !{}
!27 = !DILocalVariable(name: "o", arg: 1, scope: !19, file: !1, line: 2, type: !22)
!28 = !DILocation(line: 2, column: 31, scope: !19)
!29 = !DILocalVariable(name: "f", arg: 2, scope: !19, file: !1, line: 2, type: !23)
!30 = !DILocation(line: 2, column: 41, scope: !19)
!31 = !DILocalVariable(name: "l", arg: 3, scope: !19, file: !1, line: 2, type: !25)
!32 = !DILocation(line: 2, column: 64, scope: !19)
!33 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 3, type: !4)
!34 = !DILocation(line: 3, column: 7, scope: !19)
!35 = !DILocation(line: 3, column: 11, scope: !19)
!36 = !DILocalVariable(name: "all", scope: !19, file: !1, line: 4, type: !3)
!37 = !DILocation(line: 4, column: 12, scope: !19)
!38 = !DILocalVariable(name: "mask", scope: !19, file: !1, line: 4, type: !3)
!39 = !DILocation(line: 4, column: 31, scope: !19)
!40 = !DILocation(line: 4, column: 38, scope: !19)
!41 = !DILocalVariable(name: "v", scope: !19, file: !1, line: 5, type: !4)
!42 = !DILocation(line: 5, column: 7, scope: !19)
!43 = !DILocation(line: 5, column: 11, scope: !19)
!44 = !DILocation(line: 5, column: 13, scope: !19)
!45 = !DILocation(line: 6, column: 20, scope: !19)
!46 = !DILocation(line: 6, column: 25, scope: !19)
!47 = !DILocation(line: 6, column: 29, scope: !19)
!48 = !DILocation(line: 6, column: 31, scope: !19)
!49 = !DILocation(line: 6, column: 36, scope: !19)
!50 = !DILocation(line: 6, column: 8, scope: !19)
!51 = !DILocation(line: 6, column: 5, scope: !19)
!52 = !DILocation(line: 7, column: 23, scope: !19)
!53 = !DILocation(line: 7, column: 28, scope: !19)
!54 = !DILocation(line: 7, column: 8, scope: !19)
!55 = !DILocation(line: 7, column: 57, scope: !19)
!56 = !DILocation(line: 7, column: 62, scope: !19)
!57 = !DILocation(line: 7, column: 40, scope: !19)
!58 = !DILocation(line: 7, column: 38, scope: !19)
!59 = !DILocation(line: 7, column: 5, scope: !19)
!60 = !DILocation(line: 8, column: 26, scope: !19)
!61 = !DILocation(line: 8, column: 31, scope: !19)
!62 = !DILocation(line: 8, column: 33, scope: !19)
!63 = !DILocation(line: 8, column: 10, scope: !19)
!64 = !DILocation(line: 8, column: 3, scope: !19)
!65 = !DILocation(line: 8, column: 5, scope: !19)
!66 = !DILocation(line: 8, column: 8, scope: !19)
!67 = !DILocation(line: 9, column: 22, scope: !19)
!68 = !DILocation(line: 9, column: 27, scope: !19)
!69 = !DILocation(line: 9, column: 29, scope: !19)
!70 = !DILocation(line: 9, column: 10, scope: !19)
!71 = !DILocation(line: 9, column: 3, scope: !19)
!72 = !DILocation(line: 9, column: 5, scope: !19)
!73 = !DILocation(line: 9, column: 8, scope: !19)
!74 = !DILocalVariable(name: "d", scope: !19, file: !1, line: 10, type: !7)
!75 = !DILocation(line: 10, column: 10, scope: !19)
!76 = !DILocation(line: 10, column: 30, scope: !19)
!77 = !DILocation(line: 10, column: 35, scope: !19)
!78 = !DILocation(line: 10, column: 37, scope: !19)
!79 = !DILocation(line: 10, column: 40, scope: !19)
!80 = !DILocation(line: 10, column: 14, scope: !19)
!81 = !DILocation(line: 11, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !19, file: !1, line: 11, column: 7)
!83 = !DILocation(line: 11, column: 24, scope: !82)
!84 = !DILocation(line: 11, column: 26, scope: !82)
!85 = !DILocation(line: 11, column: 7, scope: !82)
!86 = !DILocation(line: 11, column: 31, scope: !82)
!87 = !DILocation(line: 11, column: 45, scope: !82)
!88 = !DILocation(line: 11, column: 51, scope: !82)
!89 = !DILocation(line: 11, column: 53, scope: !82)
!90 = !DILocation(line: 11, column: 34, scope: !82)
!91 = !DILocation(line: 12, column: 24, scope: !82)
!92 = !DILocation(line: 12, column: 30, scope: !82)
!93 = !DILocation(line: 12, column: 32, scope: !82)
!94 = !DILocation(line: 12, column: 10, scope: !82)
!95 = !DILocation(line: 12, column: 7, scope: !82)
!96 = !DILocation(line: 12, column: 5, scope: !82)
!97 = !DILocation(line: 13, column: 19, scope: !19)
!98 = !DILocation(line: 13, column: 24, scope: !19)
!99 = !DILocation(line: 13, column: 26, scope: !19)
!100 = !DILocation(line: 13, column: 8, scope: !19)
!101 = !DILocation(line: 13, column: 5, scope: !19)
!102 = !DILocation(line: 14, column: 32, scope: !19)
!103 = !DILocation(line: 14, column: 37, scope: !19)
!104 = !DILocation(line: 14, column: 39, scope: !19)
!105 = !DILocation(line: 14, column: 15, scope: !19)
!106 = !DILocation(line: 14, column: 8, scope: !19)
!107 = !DILocation(line: 14, column: 70, scope: !19)
!108 = !DILocation(line: 14, column: 75, scope: !19)
!109 = !DILocation(line: 14, column: 77, scope: !19)
!110 = !DILocation(line: 14, column: 53, scope: !19)
!111 = !DILocation(line: 14, column: 47, scope: !19)
!112 = !DILocation(line: 14, column: 45, scope: !19)
!113 = !DILocation(line: 14, column: 5, scope: !19)
!114 = !DILocalVariable(name: "same", scope: !19, file: !1, line: 15, type: !4)
!115 = !DILocation(line: 15, column: 7, scope: !19)
!116 = !DILocation(line: 16, column: 25, scope: !19)
!117 = !DILocation(line: 16, column: 30, scope: !19)
!118 = !DILocation(line: 16, column: 32, scope: !19)
!119 = !DILocation(line: 16, column: 8, scope: !19)
!120 = !DILocation(line: 16, column: 44, scope: !19)
!121 = !DILocation(line: 16, column: 5, scope: !19)
!122 = !DILocation(line: 17, column: 14, scope: !19)
!123 = !DILocation(line: 17, column: 3, scope: !19)
!124 = !DILocation(line: 18, column: 28, scope: !19)
!125 = !DILocation(line: 18, column: 30, scope: !19)
!126 = !DILocation(line: 18, column: 8, scope: !19)
!127 = !DILocation(line: 18, column: 55, scope: !19)
!128 = !DILocation(line: 18, column: 37, scope: !19)
!129 = !DILocation(line: 18, column: 35, scope: !19)
!130 = !DILocation(line: 18, column: 80, scope: !19)
!131 = !DILocation(line: 18, column: 82, scope: !19)
!132 = !DILocation(line: 18, column: 63, scope: !19)
!133 = !DILocation(line: 18, column: 61, scope: !19)
!134 = !DILocation(line: 18, column: 5, scope: !19)
!135 = !DILocation(line: 19, column: 26, scope: !19)
!136 = !DILocation(line: 19, column: 31, scope: !19)
!137 = !DILocation(line: 19, column: 8, scope: !19)
!138 = !DILocation(line: 19, column: 54, scope: !19)
!139 = !DILocation(line: 19, column: 69, scope: !19)
!140 = !DILocation(line: 19, column: 36, scope: !19)
!141 = !DILocation(line: 19, column: 34, scope: !19)
!142 = !DILocation(line: 19, column: 74, scope: !19)
!143 = !DILocation(line: 19, column: 72, scope: !19)
!144 = !DILocation(line: 19, column: 5, scope: !19)
!145 = !DILocation(line: 20, column: 10, scope: !19)
!146 = !DILocation(line: 20, column: 19, scope: !19)
!147 = !DILocation(line: 20, column: 12, scope: !19)
!148 = !DILocation(line: 20, column: 23, scope: !19)
!149 = !DILocation(line: 20, column: 21, scope: !19)
!150 = !DILocation(line: 20, column: 3, scope: !19)
!151 = !DILocation(line: 20, column: 5, scope: !19)
!152 = !DILocation(line: 20, column: 8, scope: !19)
!153 = !DILocation(line: 21, column: 1, scope: !19)
