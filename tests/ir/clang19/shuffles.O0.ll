; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z8shufflesPiPfPy(ptr noundef %o, ptr noundef %f, ptr noundef %l) #0 !dbg !20 {
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
    #dbg_declare(ptr %o.addr, !28, !DIExpression(), !29)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !30, !DIExpression(), !31)
  store ptr %l, ptr %l.addr, align 8
    #dbg_declare(ptr %l.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %t, !34, !DIExpression(), !35)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  store i32 %0, ptr %t, align 4, !dbg !35
    #dbg_declare(ptr %all, !37, !DIExpression(), !38)
  store i32 -1, ptr %all, align 4, !dbg !38
    #dbg_declare(ptr %mask, !39, !DIExpression(), !40)
  %1 = call noundef i32 @llvm.nvvm.activemask(), !dbg !41
  store i32 %1, ptr %mask, align 4, !dbg !40
    #dbg_declare(ptr %v, !42, !DIExpression(), !43)
  %2 = load ptr, ptr %o.addr, align 8, !dbg !44
  %3 = load i32, ptr %t, align 4, !dbg !45
  %idxprom = sext i32 %3 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !44
  %4 = load i32, ptr %arrayidx, align 4, !dbg !44
  store i32 %4, ptr %v, align 4, !dbg !43
  %5 = load i32, ptr %all, align 4, !dbg !46
  %6 = load i32, ptr %v, align 4, !dbg !47
  %7 = load i32, ptr %t, align 4, !dbg !48
  %add = add nsw i32 %7, 1, !dbg !49
  %and = and i32 %add, 31, !dbg !50
  store i32 %5, ptr %m.addr.i, align 4, !dbg !51
  store i32 %6, ptr %v.addr.i, align 4, !dbg !51
  store i32 %and, ptr %a.addr.i, align 4, !dbg !51
  store i32 32, ptr %w.addr.i, align 4, !dbg !51
  %8 = load i32, ptr %m.addr.i, align 4, !dbg !51
  %9 = load i32, ptr %v.addr.i, align 4, !dbg !51
  %10 = load i32, ptr %a.addr.i, align 4, !dbg !51
  %11 = load i32, ptr %w.addr.i, align 4, !dbg !51
  %sub.i = sub nsw i32 32, %11, !dbg !51
  %shl.i = shl i32 %sub.i, 8, !dbg !51
  %or.i = or i32 %shl.i, 31, !dbg !51
  %12 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %8, i32 %9, i32 %10, i32 %or.i), !dbg !51
  %13 = load i32, ptr %v, align 4, !dbg !52
  %add3 = add nsw i32 %13, %12, !dbg !52
  store i32 %add3, ptr %v, align 4, !dbg !52
  %14 = load i32, ptr %all, align 4, !dbg !53
  %15 = load i32, ptr %v, align 4, !dbg !54
  store i32 %14, ptr %m.addr.i65, align 4, !dbg !55
  store i32 %15, ptr %v.addr.i66, align 4, !dbg !55
  store i32 2, ptr %a.addr.i67, align 4, !dbg !55
  store i32 16, ptr %w.addr.i68, align 4, !dbg !55
  %16 = load i32, ptr %m.addr.i65, align 4, !dbg !55
  %17 = load i32, ptr %v.addr.i66, align 4, !dbg !55
  %18 = load i32, ptr %a.addr.i67, align 4, !dbg !55
  %19 = load i32, ptr %w.addr.i68, align 4, !dbg !55
  %sub.i69 = sub nsw i32 32, %19, !dbg !55
  %shl.i70 = shl i32 %sub.i69, 8, !dbg !55
  %20 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %16, i32 %17, i32 %18, i32 %shl.i70), !dbg !55
  %21 = load i32, ptr %all, align 4, !dbg !56
  %22 = load i32, ptr %v, align 4, !dbg !57
  store i32 %21, ptr %m.addr.i72, align 4, !dbg !58
  store i32 %22, ptr %v.addr.i73, align 4, !dbg !58
  store i32 1, ptr %a.addr.i74, align 4, !dbg !58
  store i32 32, ptr %w.addr.i75, align 4, !dbg !58
  %23 = load i32, ptr %m.addr.i72, align 4, !dbg !58
  %24 = load i32, ptr %v.addr.i73, align 4, !dbg !58
  %25 = load i32, ptr %a.addr.i74, align 4, !dbg !58
  %26 = load i32, ptr %w.addr.i75, align 4, !dbg !58
  %sub.i76 = sub nsw i32 32, %26, !dbg !58
  %shl.i77 = shl i32 %sub.i76, 8, !dbg !58
  %or.i78 = or i32 %shl.i77, 31, !dbg !58
  %27 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %23, i32 %24, i32 %25, i32 %or.i78), !dbg !58
  %sub = sub nsw i32 %20, %27, !dbg !59
  %28 = load i32, ptr %v, align 4, !dbg !60
  %add6 = add nsw i32 %28, %sub, !dbg !60
  store i32 %add6, ptr %v, align 4, !dbg !60
  %29 = load i32, ptr %all, align 4, !dbg !61
  %30 = load ptr, ptr %f.addr, align 8, !dbg !62
  %31 = load i32, ptr %t, align 4, !dbg !63
  %idxprom7 = sext i32 %31 to i64, !dbg !62
  %arrayidx8 = getelementptr inbounds float, ptr %30, i64 %idxprom7, !dbg !62
  %32 = load float, ptr %arrayidx8, align 4, !dbg !62
  store i32 %29, ptr %m.addr.i79, align 4, !dbg !64
  store float %32, ptr %v.addr.i80, align 4, !dbg !64
  store i32 4, ptr %a.addr.i81, align 4, !dbg !64
  store i32 32, ptr %w.addr.i82, align 4, !dbg !64
  %33 = load i32, ptr %m.addr.i79, align 4, !dbg !64
  %34 = load float, ptr %v.addr.i80, align 4, !dbg !64
  %35 = load i32, ptr %a.addr.i81, align 4, !dbg !64
  %36 = load i32, ptr %w.addr.i82, align 4, !dbg !64
  %sub.i83 = sub nsw i32 32, %36, !dbg !64
  %shl.i84 = shl i32 %sub.i83, 8, !dbg !64
  %or.i85 = or i32 %shl.i84, 31, !dbg !64
  %37 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 %33, float %34, i32 %35, i32 %or.i85), !dbg !64
  %38 = load ptr, ptr %f.addr, align 8, !dbg !65
  %39 = load i32, ptr %t, align 4, !dbg !66
  %idxprom10 = sext i32 %39 to i64, !dbg !65
  %arrayidx11 = getelementptr inbounds float, ptr %38, i64 %idxprom10, !dbg !65
  store float %37, ptr %arrayidx11, align 4, !dbg !67
  %40 = load i32, ptr %all, align 4, !dbg !68
  %41 = load ptr, ptr %l.addr, align 8, !dbg !69
  %42 = load i32, ptr %t, align 4, !dbg !70
  %idxprom12 = sext i32 %42 to i64, !dbg !69
  %arrayidx13 = getelementptr inbounds i64, ptr %41, i64 %idxprom12, !dbg !69
  %43 = load i64, ptr %arrayidx13, align 8, !dbg !69
  store i32 %40, ptr %m.addr.i86, align 4, !dbg !71
  store i64 %43, ptr %v.addr.i87, align 8, !dbg !71
  store i32 3, ptr %a.addr.i88, align 4, !dbg !71
  store i32 32, ptr %w.addr.i89, align 4, !dbg !71
  %44 = load i32, ptr %m.addr.i86, align 4, !dbg !71
  %45 = load i64, ptr %v.addr.i87, align 8, !dbg !71
  %46 = load i32, ptr %a.addr.i88, align 4, !dbg !71
  %47 = load i32, ptr %w.addr.i89, align 4, !dbg !71
  store i32 %44, ptr %m.addr.i122, align 4, !dbg !71
  store i64 %45, ptr %v.addr.i123, align 8, !dbg !71
  store i32 %46, ptr %a.addr.i124, align 4, !dbg !71
  store i32 %47, ptr %w.addr.i125, align 4, !dbg !71
  %48 = load i32, ptr %m.addr.i122, align 4, !dbg !71
  %49 = load i64, ptr %v.addr.i123, align 8, !dbg !71
  %conv.i126 = trunc i64 %49 to i32, !dbg !71
  %50 = load i32, ptr %a.addr.i124, align 4, !dbg !71
  %51 = load i32, ptr %w.addr.i125, align 4, !dbg !71
  store i32 %48, ptr %m.addr.i5.i, align 4, !dbg !71
  store i32 %conv.i126, ptr %v.addr.i6.i, align 4, !dbg !71
  store i32 %50, ptr %a.addr.i7.i, align 4, !dbg !71
  store i32 %51, ptr %w.addr.i8.i, align 4, !dbg !71
  %52 = load i32, ptr %m.addr.i5.i, align 4, !dbg !71
  %53 = load i32, ptr %v.addr.i6.i, align 4, !dbg !71
  %54 = load i32, ptr %a.addr.i7.i, align 4, !dbg !71
  %55 = load i32, ptr %w.addr.i8.i, align 4, !dbg !71
  %sub.i9.i = sub nsw i32 32, %55, !dbg !71
  %shl.i10.i = shl i32 %sub.i9.i, 8, !dbg !71
  %or.i11.i = or i32 %shl.i10.i, 31, !dbg !71
  %56 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %52, i32 %53, i32 %54, i32 %or.i11.i), !dbg !71
  store i32 %56, ptr %lo.i, align 4, !dbg !71
  %57 = load i32, ptr %m.addr.i122, align 4, !dbg !71
  %58 = load i64, ptr %v.addr.i123, align 8, !dbg !71
  %shr.i = ashr i64 %58, 32, !dbg !71
  %conv1.i = trunc i64 %shr.i to i32, !dbg !71
  %59 = load i32, ptr %a.addr.i124, align 4, !dbg !71
  %60 = load i32, ptr %w.addr.i125, align 4, !dbg !71
  store i32 %57, ptr %m.addr.i.i, align 4, !dbg !71
  store i32 %conv1.i, ptr %v.addr.i.i, align 4, !dbg !71
  store i32 %59, ptr %a.addr.i.i, align 4, !dbg !71
  store i32 %60, ptr %w.addr.i.i, align 4, !dbg !71
  %61 = load i32, ptr %m.addr.i.i, align 4, !dbg !71
  %62 = load i32, ptr %v.addr.i.i, align 4, !dbg !71
  %63 = load i32, ptr %a.addr.i.i, align 4, !dbg !71
  %64 = load i32, ptr %w.addr.i.i, align 4, !dbg !71
  %sub.i.i = sub nsw i32 32, %64, !dbg !71
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !71
  %or.i.i = or i32 %shl.i.i, 31, !dbg !71
  %65 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %61, i32 %62, i32 %63, i32 %or.i.i), !dbg !71
  store i32 %65, ptr %hi.i, align 4, !dbg !71
  %66 = load i32, ptr %hi.i, align 4, !dbg !71
  %conv3.i = zext i32 %66 to i64, !dbg !71
  %shl.i127 = shl i64 %conv3.i, 32, !dbg !71
  %67 = load i32, ptr %lo.i, align 4, !dbg !71
  %conv4.i = zext i32 %67 to i64, !dbg !71
  %or.i128 = or i64 %shl.i127, %conv4.i, !dbg !71
  %68 = load ptr, ptr %l.addr, align 8, !dbg !72
  %69 = load i32, ptr %t, align 4, !dbg !73
  %idxprom15 = sext i32 %69 to i64, !dbg !72
  %arrayidx16 = getelementptr inbounds i64, ptr %68, i64 %idxprom15, !dbg !72
  store i64 %or.i128, ptr %arrayidx16, align 8, !dbg !74
    #dbg_declare(ptr %d, !75, !DIExpression(), !76)
  %70 = load i32, ptr %all, align 4, !dbg !77
  %71 = load ptr, ptr %f.addr, align 8, !dbg !78
  %72 = load i32, ptr %t, align 4, !dbg !79
  %idxprom17 = sext i32 %72 to i64, !dbg !78
  %arrayidx18 = getelementptr inbounds float, ptr %71, i64 %idxprom17, !dbg !78
  %73 = load float, ptr %arrayidx18, align 4, !dbg !78
  %conv = fpext float %73 to double, !dbg !78
  %mul = fmul double %conv, 5.000000e-01, !dbg !80
  store i32 %70, ptr %m.addr.i90, align 4, !dbg !81
  store double %mul, ptr %v.addr.i91, align 8, !dbg !81
  store i32 1, ptr %a.addr.i92, align 4, !dbg !81
  store i32 32, ptr %w.addr.i93, align 4, !dbg !81
  %74 = load i32, ptr %m.addr.i90, align 4, !dbg !81
  %75 = load i64, ptr %v.addr.i91, align 8, !dbg !81
  %76 = load i32, ptr %a.addr.i92, align 4, !dbg !81
  %77 = load i32, ptr %w.addr.i93, align 4, !dbg !81
  store i32 %74, ptr %m.addr.i129, align 4, !dbg !81
  store i64 %75, ptr %v.addr.i130, align 8, !dbg !81
  store i32 %76, ptr %a.addr.i131, align 4, !dbg !81
  store i32 %77, ptr %w.addr.i132, align 4, !dbg !81
  %78 = load i32, ptr %m.addr.i129, align 4, !dbg !81
  %79 = load i64, ptr %v.addr.i130, align 8, !dbg !81
  %conv.i135 = trunc i64 %79 to i32, !dbg !81
  %80 = load i32, ptr %a.addr.i131, align 4, !dbg !81
  %81 = load i32, ptr %w.addr.i132, align 4, !dbg !81
  store i32 %78, ptr %m.addr.i149, align 4, !dbg !81
  store i32 %conv.i135, ptr %v.addr.i150, align 4, !dbg !81
  store i32 %80, ptr %a.addr.i151, align 4, !dbg !81
  store i32 %81, ptr %w.addr.i152, align 4, !dbg !81
  %82 = load i32, ptr %m.addr.i149, align 4, !dbg !81
  %83 = load i32, ptr %v.addr.i150, align 4, !dbg !81
  %84 = load i32, ptr %a.addr.i151, align 4, !dbg !81
  %85 = load i32, ptr %w.addr.i152, align 4, !dbg !81
  %sub.i153 = sub nsw i32 32, %85, !dbg !81
  %shl.i154 = shl i32 %sub.i153, 8, !dbg !81
  %or.i155 = or i32 %shl.i154, 31, !dbg !81
  %86 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %82, i32 %83, i32 %84, i32 %or.i155), !dbg !81
  store i32 %86, ptr %lo.i133, align 4, !dbg !81
  %87 = load i32, ptr %m.addr.i129, align 4, !dbg !81
  %88 = load i64, ptr %v.addr.i130, align 8, !dbg !81
  %shr.i136 = ashr i64 %88, 32, !dbg !81
  %conv1.i137 = trunc i64 %shr.i136 to i32, !dbg !81
  %89 = load i32, ptr %a.addr.i131, align 4, !dbg !81
  %90 = load i32, ptr %w.addr.i132, align 4, !dbg !81
  store i32 %87, ptr %m.addr.i142, align 4, !dbg !81
  store i32 %conv1.i137, ptr %v.addr.i143, align 4, !dbg !81
  store i32 %89, ptr %a.addr.i144, align 4, !dbg !81
  store i32 %90, ptr %w.addr.i145, align 4, !dbg !81
  %91 = load i32, ptr %m.addr.i142, align 4, !dbg !81
  %92 = load i32, ptr %v.addr.i143, align 4, !dbg !81
  %93 = load i32, ptr %a.addr.i144, align 4, !dbg !81
  %94 = load i32, ptr %w.addr.i145, align 4, !dbg !81
  %sub.i146 = sub nsw i32 32, %94, !dbg !81
  %shl.i147 = shl i32 %sub.i146, 8, !dbg !81
  %or.i148 = or i32 %shl.i147, 31, !dbg !81
  %95 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %91, i32 %92, i32 %93, i32 %or.i148), !dbg !81
  store i32 %95, ptr %hi.i134, align 4, !dbg !81
  %96 = load i32, ptr %hi.i134, align 4, !dbg !81
  %conv3.i138 = zext i32 %96 to i64, !dbg !81
  %shl.i139 = shl i64 %conv3.i138, 32, !dbg !81
  %97 = load i32, ptr %lo.i133, align 4, !dbg !81
  %conv4.i140 = zext i32 %97 to i64, !dbg !81
  %or.i141 = or i64 %shl.i139, %conv4.i140, !dbg !81
  store i64 %or.i141, ptr %ref.tmp.i, align 8, !dbg !81
  %98 = load double, ptr %ref.tmp.i, align 8, !dbg !81
  store double %98, ptr %d, align 8, !dbg !76
  %99 = load i32, ptr %mask, align 4, !dbg !82
  %100 = load i32, ptr %v, align 4, !dbg !84
  %cmp = icmp sgt i32 %100, 0, !dbg !85
  %conv20 = zext i1 %cmp to i32, !dbg !84
  store i32 %99, ptr %m.addr.i95, align 4, !dbg !86
  store i32 %conv20, ptr %p.addr.i, align 4, !dbg !86
  %101 = load i32, ptr %m.addr.i95, align 4, !dbg !86
  %102 = load i32, ptr %p.addr.i, align 4, !dbg !86
  %tobool.i = icmp ne i32 %102, 0, !dbg !86
  %103 = call i1 @llvm.nvvm.vote.all.sync(i32 %101, i1 %tobool.i), !dbg !86
  %conv.i = zext i1 %103 to i32, !dbg !86
  %tobool = icmp ne i32 %conv.i, 0, !dbg !86
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !87

lor.lhs.false:                                    ; preds = %entry
  %104 = load i32, ptr %mask, align 4, !dbg !88
  %105 = load i32, ptr %v, align 4, !dbg !89
  %cmp22 = icmp slt i32 %105, -5, !dbg !90
  %conv23 = zext i1 %cmp22 to i32, !dbg !89
  store i32 %104, ptr %m.addr.i96, align 4, !dbg !91
  store i32 %conv23, ptr %p.addr.i97, align 4, !dbg !91
  %106 = load i32, ptr %m.addr.i96, align 4, !dbg !91
  %107 = load i32, ptr %p.addr.i97, align 4, !dbg !91
  %tobool.i98 = icmp ne i32 %107, 0, !dbg !91
  %108 = call i1 @llvm.nvvm.vote.any.sync(i32 %106, i1 %tobool.i98), !dbg !91
  %conv.i99 = zext i1 %108 to i32, !dbg !91
  %tobool25 = icmp ne i32 %conv.i99, 0, !dbg !91
  br i1 %tobool25, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %lor.lhs.false, %entry
  %109 = load i32, ptr %mask, align 4, !dbg !93
  %110 = load i32, ptr %t, align 4, !dbg !94
  %and26 = and i32 %110, 1, !dbg !95
  store i32 %109, ptr %m.addr.i100, align 4, !dbg !96
  store i32 %and26, ptr %p.addr.i101, align 4, !dbg !96
  %111 = load i32, ptr %m.addr.i100, align 4, !dbg !96
  %112 = load i32, ptr %p.addr.i101, align 4, !dbg !96
  %tobool.i102 = icmp ne i32 %112, 0, !dbg !96
  %113 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %111, i1 %tobool.i102), !dbg !96
  %114 = load i32, ptr %v, align 4, !dbg !97
  %xor = xor i32 %114, %113, !dbg !97
  store i32 %xor, ptr %v, align 4, !dbg !97
  br label %if.end, !dbg !98

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %115 = load i32, ptr %all, align 4, !dbg !99
  %116 = load i32, ptr %v, align 4, !dbg !100
  %and28 = and i32 %116, 1, !dbg !101
  store i32 %115, ptr %m.addr.i103, align 4, !dbg !102
  store i32 %and28, ptr %p.addr.i104, align 4, !dbg !102
  %117 = load i32, ptr %m.addr.i103, align 4, !dbg !102
  %118 = load i32, ptr %p.addr.i104, align 4, !dbg !102
  %tobool.i105 = icmp ne i32 %118, 0, !dbg !102
  %119 = call i1 @llvm.nvvm.vote.uni.sync(i32 %117, i1 %tobool.i105), !dbg !102
  %conv.i106 = zext i1 %119 to i32, !dbg !102
  %120 = load i32, ptr %v, align 4, !dbg !103
  %add30 = add nsw i32 %120, %conv.i106, !dbg !103
  store i32 %add30, ptr %v, align 4, !dbg !103
  %121 = load i32, ptr %all, align 4, !dbg !104
  %122 = load i32, ptr %v, align 4, !dbg !105
  %and31 = and i32 %122, 3, !dbg !106
  store i32 %121, ptr %m.addr.i107, align 4, !dbg !107
  store i32 %and31, ptr %v.addr.i108, align 4, !dbg !107
  %123 = load i32, ptr %m.addr.i107, align 4, !dbg !107
  %124 = load i32, ptr %v.addr.i108, align 4, !dbg !107
  %125 = call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %123, i32 %124), !dbg !107
  store i32 %125, ptr %x.addr.i, align 4, !dbg !108
  %126 = load i32, ptr %x.addr.i, align 4, !dbg !108
  %127 = call noundef i32 @llvm.ctpop.i32(i32 %126), !dbg !108
  %128 = load i32, ptr %all, align 4, !dbg !109
  %129 = load ptr, ptr %l.addr, align 8, !dbg !110
  %130 = load i32, ptr %t, align 4, !dbg !111
  %idxprom34 = sext i32 %130 to i64, !dbg !110
  %arrayidx35 = getelementptr inbounds i64, ptr %129, i64 %idxprom34, !dbg !110
  %131 = load i64, ptr %arrayidx35, align 8, !dbg !110
  store i32 %128, ptr %m.addr.i110, align 4, !dbg !112
  store i64 %131, ptr %v.addr.i111, align 8, !dbg !112
  %132 = load i32, ptr %m.addr.i110, align 4, !dbg !112
  %133 = load i64, ptr %v.addr.i111, align 8, !dbg !112
  %134 = call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 %132, i64 %133), !dbg !112
  store i32 %134, ptr %x.addr.i109, align 4, !dbg !113
  %135 = load i32, ptr %x.addr.i109, align 4, !dbg !113
  %136 = call i32 @llvm.cttz.i32(i32 %135, i1 true), !dbg !113
  %137 = add i32 %136, 1, !dbg !113
  %iszero.i = icmp eq i32 %135, 0, !dbg !113
  %ffs.i = select i1 %iszero.i, i32 0, i32 %137, !dbg !113
  %add38 = add nsw i32 %127, %ffs.i, !dbg !114
  %138 = load i32, ptr %v, align 4, !dbg !115
  %add39 = add nsw i32 %138, %add38, !dbg !115
  store i32 %add39, ptr %v, align 4, !dbg !115
    #dbg_declare(ptr %same, !116, !DIExpression(), !117)
  %139 = load i32, ptr %all, align 4, !dbg !118
  %140 = load i32, ptr %v, align 4, !dbg !119
  %and40 = and i32 %140, 1, !dbg !120
  store i32 %139, ptr %m.addr.i112, align 4, !dbg !121
  store i32 %and40, ptr %v.addr.i113, align 4, !dbg !121
  store ptr %same, ptr %p.addr.i114, align 8, !dbg !121
  %141 = load i32, ptr %m.addr.i112, align 4, !dbg !121
  %142 = load i32, ptr %v.addr.i113, align 4, !dbg !121
  %143 = load ptr, ptr %p.addr.i114, align 8, !dbg !121
  %144 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %141, i32 %142), !dbg !121
  %145 = extractvalue { i32, i1 } %144, 1, !dbg !121
  %146 = zext i1 %145 to i32, !dbg !121
  store i32 %146, ptr %143, align 4, !dbg !121
  %147 = extractvalue { i32, i1 } %144, 0, !dbg !121
  %and42 = and i32 %147, 255, !dbg !122
  %148 = load i32, ptr %v, align 4, !dbg !123
  %add43 = add i32 %148, %and42, !dbg !123
  store i32 %add43, ptr %v, align 4, !dbg !123
  %149 = load i32, ptr %all, align 4, !dbg !124
  store i32 %149, ptr %mask.addr.i, align 4, !dbg !125
  %150 = load i32, ptr %mask.addr.i, align 4, !dbg !125
  call void @llvm.nvvm.bar.warp.sync(i32 %150), !dbg !125
  %151 = load i32, ptr %v, align 4, !dbg !126
  %and44 = and i32 %151, 1, !dbg !127
  store i32 %and44, ptr %p.addr.i115, align 4, !dbg !128
  %152 = load i32, ptr %p.addr.i115, align 4, !dbg !128
  %153 = call noundef i32 @llvm.nvvm.barrier0.popc(i32 %152), !dbg !128
  %154 = load i32, ptr %same, align 4, !dbg !129
  store i32 %154, ptr %p.addr.i116, align 4, !dbg !130
  %155 = load i32, ptr %p.addr.i116, align 4, !dbg !130
  %156 = call noundef i32 @llvm.nvvm.barrier0.and(i32 %155), !dbg !130
  %add47 = add nsw i32 %153, %156, !dbg !131
  %157 = load i32, ptr %t, align 4, !dbg !132
  %cmp48 = icmp eq i32 %157, 3, !dbg !133
  %conv49 = zext i1 %cmp48 to i32, !dbg !132
  store i32 %conv49, ptr %p.addr.i117, align 4, !dbg !134
  %158 = load i32, ptr %p.addr.i117, align 4, !dbg !134
  %159 = call noundef i32 @llvm.nvvm.barrier0.or(i32 %158), !dbg !134
  %add51 = add nsw i32 %add47, %159, !dbg !135
  %160 = load i32, ptr %v, align 4, !dbg !136
  %add52 = add nsw i32 %160, %add51, !dbg !136
  store i32 %add52, ptr %v, align 4, !dbg !136
  %161 = load i32, ptr %all, align 4, !dbg !137
  %162 = load i32, ptr %v, align 4, !dbg !138
  store i32 %161, ptr %m.addr.i118, align 4, !dbg !139
  store i32 %162, ptr %v.addr.i119, align 4, !dbg !139
  %163 = load i32, ptr %v.addr.i119, align 4, !dbg !139
  %164 = load i32, ptr %m.addr.i118, align 4, !dbg !139
  %165 = call noundef i32 @llvm.nvvm.redux.sync.add(i32 %163, i32 %164), !dbg !139
  %166 = load i32, ptr %all, align 4, !dbg !140
  %167 = load i32, ptr %v, align 4, !dbg !141
  store i32 %166, ptr %m.addr.i120, align 4, !dbg !142
  store i32 %167, ptr %v.addr.i121, align 4, !dbg !142
  %168 = load i32, ptr %v.addr.i121, align 4, !dbg !142
  %169 = load i32, ptr %m.addr.i120, align 4, !dbg !142
  %170 = call noundef i32 @llvm.nvvm.redux.sync.umax(i32 %168, i32 %169), !dbg !142
  %add55 = add i32 %165, %170, !dbg !143
  %171 = call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !144
  %add57 = add i32 %add55, %171, !dbg !145
  %172 = load i32, ptr %v, align 4, !dbg !146
  %add58 = add i32 %172, %add57, !dbg !146
  store i32 %add58, ptr %v, align 4, !dbg !146
  %173 = load i32, ptr %v, align 4, !dbg !147
  %174 = load double, ptr %d, align 8, !dbg !148
  %conv59 = fptosi double %174 to i32, !dbg !148
  %add60 = add nsw i32 %173, %conv59, !dbg !149
  %175 = call noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt(), !dbg !150
  %add62 = add i32 %add60, %175, !dbg !151
  %176 = load ptr, ptr %o.addr, align 8, !dbg !152
  %177 = load i32, ptr %t, align 4, !dbg !153
  %idxprom63 = sext i32 %177 to i64, !dbg !152
  %arrayidx64 = getelementptr inbounds i32, ptr %176, i64 %idxprom63, !dbg !152
  store i32 %add62, ptr %arrayidx64, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.popc(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.and(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.or(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!14}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{ptr @_Z8shufflesPiPfPy, !"kernel", i32 1}
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 19.1.7"}
!20 = distinct !DISubprogram(name: "shuffles", linkageName: "_Z8shufflesPiPfPy", scope: !1, file: !1, line: 2, type: !21, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !24, !26}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!27 = !{}
!28 = !DILocalVariable(name: "o", arg: 1, scope: !20, file: !1, line: 2, type: !23)
!29 = !DILocation(line: 2, column: 31, scope: !20)
!30 = !DILocalVariable(name: "f", arg: 2, scope: !20, file: !1, line: 2, type: !24)
!31 = !DILocation(line: 2, column: 41, scope: !20)
!32 = !DILocalVariable(name: "l", arg: 3, scope: !20, file: !1, line: 2, type: !26)
!33 = !DILocation(line: 2, column: 64, scope: !20)
!34 = !DILocalVariable(name: "t", scope: !20, file: !1, line: 3, type: !4)
!35 = !DILocation(line: 3, column: 7, scope: !20)
!36 = !DILocation(line: 3, column: 11, scope: !20)
!37 = !DILocalVariable(name: "all", scope: !20, file: !1, line: 4, type: !3)
!38 = !DILocation(line: 4, column: 12, scope: !20)
!39 = !DILocalVariable(name: "mask", scope: !20, file: !1, line: 4, type: !3)
!40 = !DILocation(line: 4, column: 31, scope: !20)
!41 = !DILocation(line: 4, column: 38, scope: !20)
!42 = !DILocalVariable(name: "v", scope: !20, file: !1, line: 5, type: !4)
!43 = !DILocation(line: 5, column: 7, scope: !20)
!44 = !DILocation(line: 5, column: 11, scope: !20)
!45 = !DILocation(line: 5, column: 13, scope: !20)
!46 = !DILocation(line: 6, column: 20, scope: !20)
!47 = !DILocation(line: 6, column: 25, scope: !20)
!48 = !DILocation(line: 6, column: 29, scope: !20)
!49 = !DILocation(line: 6, column: 31, scope: !20)
!50 = !DILocation(line: 6, column: 36, scope: !20)
!51 = !DILocation(line: 6, column: 8, scope: !20)
!52 = !DILocation(line: 6, column: 5, scope: !20)
!53 = !DILocation(line: 7, column: 23, scope: !20)
!54 = !DILocation(line: 7, column: 28, scope: !20)
!55 = !DILocation(line: 7, column: 8, scope: !20)
!56 = !DILocation(line: 7, column: 57, scope: !20)
!57 = !DILocation(line: 7, column: 62, scope: !20)
!58 = !DILocation(line: 7, column: 40, scope: !20)
!59 = !DILocation(line: 7, column: 38, scope: !20)
!60 = !DILocation(line: 7, column: 5, scope: !20)
!61 = !DILocation(line: 8, column: 26, scope: !20)
!62 = !DILocation(line: 8, column: 31, scope: !20)
!63 = !DILocation(line: 8, column: 33, scope: !20)
!64 = !DILocation(line: 8, column: 10, scope: !20)
!65 = !DILocation(line: 8, column: 3, scope: !20)
!66 = !DILocation(line: 8, column: 5, scope: !20)
!67 = !DILocation(line: 8, column: 8, scope: !20)
!68 = !DILocation(line: 9, column: 22, scope: !20)
!69 = !DILocation(line: 9, column: 27, scope: !20)
!70 = !DILocation(line: 9, column: 29, scope: !20)
!71 = !DILocation(line: 9, column: 10, scope: !20)
!72 = !DILocation(line: 9, column: 3, scope: !20)
!73 = !DILocation(line: 9, column: 5, scope: !20)
!74 = !DILocation(line: 9, column: 8, scope: !20)
!75 = !DILocalVariable(name: "d", scope: !20, file: !1, line: 10, type: !7)
!76 = !DILocation(line: 10, column: 10, scope: !20)
!77 = !DILocation(line: 10, column: 30, scope: !20)
!78 = !DILocation(line: 10, column: 35, scope: !20)
!79 = !DILocation(line: 10, column: 37, scope: !20)
!80 = !DILocation(line: 10, column: 40, scope: !20)
!81 = !DILocation(line: 10, column: 14, scope: !20)
!82 = !DILocation(line: 11, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !20, file: !1, line: 11, column: 7)
!84 = !DILocation(line: 11, column: 24, scope: !83)
!85 = !DILocation(line: 11, column: 26, scope: !83)
!86 = !DILocation(line: 11, column: 7, scope: !83)
!87 = !DILocation(line: 11, column: 31, scope: !83)
!88 = !DILocation(line: 11, column: 45, scope: !83)
!89 = !DILocation(line: 11, column: 51, scope: !83)
!90 = !DILocation(line: 11, column: 53, scope: !83)
!91 = !DILocation(line: 11, column: 34, scope: !83)
!92 = !DILocation(line: 11, column: 7, scope: !20)
!93 = !DILocation(line: 12, column: 24, scope: !83)
!94 = !DILocation(line: 12, column: 30, scope: !83)
!95 = !DILocation(line: 12, column: 32, scope: !83)
!96 = !DILocation(line: 12, column: 10, scope: !83)
!97 = !DILocation(line: 12, column: 7, scope: !83)
!98 = !DILocation(line: 12, column: 5, scope: !83)
!99 = !DILocation(line: 13, column: 19, scope: !20)
!100 = !DILocation(line: 13, column: 24, scope: !20)
!101 = !DILocation(line: 13, column: 26, scope: !20)
!102 = !DILocation(line: 13, column: 8, scope: !20)
!103 = !DILocation(line: 13, column: 5, scope: !20)
!104 = !DILocation(line: 14, column: 32, scope: !20)
!105 = !DILocation(line: 14, column: 37, scope: !20)
!106 = !DILocation(line: 14, column: 39, scope: !20)
!107 = !DILocation(line: 14, column: 15, scope: !20)
!108 = !DILocation(line: 14, column: 8, scope: !20)
!109 = !DILocation(line: 14, column: 70, scope: !20)
!110 = !DILocation(line: 14, column: 75, scope: !20)
!111 = !DILocation(line: 14, column: 77, scope: !20)
!112 = !DILocation(line: 14, column: 53, scope: !20)
!113 = !DILocation(line: 14, column: 47, scope: !20)
!114 = !DILocation(line: 14, column: 45, scope: !20)
!115 = !DILocation(line: 14, column: 5, scope: !20)
!116 = !DILocalVariable(name: "same", scope: !20, file: !1, line: 15, type: !4)
!117 = !DILocation(line: 15, column: 7, scope: !20)
!118 = !DILocation(line: 16, column: 25, scope: !20)
!119 = !DILocation(line: 16, column: 30, scope: !20)
!120 = !DILocation(line: 16, column: 32, scope: !20)
!121 = !DILocation(line: 16, column: 8, scope: !20)
!122 = !DILocation(line: 16, column: 44, scope: !20)
!123 = !DILocation(line: 16, column: 5, scope: !20)
!124 = !DILocation(line: 17, column: 14, scope: !20)
!125 = !DILocation(line: 17, column: 3, scope: !20)
!126 = !DILocation(line: 18, column: 28, scope: !20)
!127 = !DILocation(line: 18, column: 30, scope: !20)
!128 = !DILocation(line: 18, column: 8, scope: !20)
!129 = !DILocation(line: 18, column: 55, scope: !20)
!130 = !DILocation(line: 18, column: 37, scope: !20)
!131 = !DILocation(line: 18, column: 35, scope: !20)
!132 = !DILocation(line: 18, column: 80, scope: !20)
!133 = !DILocation(line: 18, column: 82, scope: !20)
!134 = !DILocation(line: 18, column: 63, scope: !20)
!135 = !DILocation(line: 18, column: 61, scope: !20)
!136 = !DILocation(line: 18, column: 5, scope: !20)
!137 = !DILocation(line: 19, column: 26, scope: !20)
!138 = !DILocation(line: 19, column: 31, scope: !20)
!139 = !DILocation(line: 19, column: 8, scope: !20)
!140 = !DILocation(line: 19, column: 54, scope: !20)
!141 = !DILocation(line: 19, column: 69, scope: !20)
!142 = !DILocation(line: 19, column: 36, scope: !20)
!143 = !DILocation(line: 19, column: 34, scope: !20)
!144 = !DILocation(line: 19, column: 74, scope: !20)
!145 = !DILocation(line: 19, column: 72, scope: !20)
!146 = !DILocation(line: 19, column: 5, scope: !20)
!147 = !DILocation(line: 20, column: 10, scope: !20)
!148 = !DILocation(line: 20, column: 19, scope: !20)
!149 = !DILocation(line: 20, column: 12, scope: !20)
!150 = !DILocation(line: 20, column: 23, scope: !20)
!151 = !DILocation(line: 20, column: 21, scope: !20)
!152 = !DILocation(line: 20, column: 3, scope: !20)
!153 = !DILocation(line: 20, column: 5, scope: !20)
!154 = !DILocation(line: 20, column: 8, scope: !20)
!155 = !DILocation(line: 21, column: 1, scope: !20)
