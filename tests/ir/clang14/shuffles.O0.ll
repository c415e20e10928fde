; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z8shufflesPiPfPy(i32* noundef %o, float* noundef %f, i64* noundef %l) #0 !dbg !20 {
entry:
  %m.addr.i151 = alloca i32, align 4
  %v.addr.i152 = alloca i32, align 4
  %a.addr.i153 = alloca i32, align 4
  %w.addr.i154 = alloca i32, align 4
  %m.addr.i144 = alloca i32, align 4
  %v.addr.i145 = alloca i32, align 4
  %a.addr.i146 = alloca i32, align 4
  %w.addr.i147 = alloca i32, align 4
  %m.addr.i130 = alloca i32, align 4
  %v.addr.i131 = alloca i64, align 8
  %a.addr.i132 = alloca i32, align 4
  %w.addr.i133 = alloca i32, align 4
  %lo.i134 = alloca i32, align 4
  %hi.i135 = alloca i32, align 4
  %m.addr.i5.i = alloca i32, align 4
  %v.addr.i6.i = alloca i32, align 4
  %a.addr.i7.i = alloca i32, align 4
  %w.addr.i8.i = alloca i32, align 4
  %m.addr.i.i = alloca i32, align 4
  %v.addr.i.i = alloca i32, align 4
  %a.addr.i.i = alloca i32, align 4
  %w.addr.i.i = alloca i32, align 4
  %m.addr.i123 = alloca i32, align 4
  %v.addr.i124 = alloca i64, align 8
  %a.addr.i125 = alloca i32, align 4
  %w.addr.i126 = alloca i32, align 4
  %lo.i = alloca i32, align 4
  %hi.i = alloca i32, align 4
  %m.addr.i121 = alloca i32, align 4
  %v.addr.i122 = alloca i32, align 4
  %m.addr.i119 = alloca i32, align 4
  %v.addr.i120 = alloca i32, align 4
  %p.addr.i118 = alloca i32, align 4
  %p.addr.i117 = alloca i32, align 4
  %p.addr.i116 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %m.addr.i113 = alloca i32, align 4
  %v.addr.i114 = alloca i32, align 4
  %p.addr.i115 = alloca i32*, align 8
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
  %m.addr.i85 = alloca i32, align 4
  %v.addr.i86 = alloca i64, align 8
  %a.addr.i87 = alloca i32, align 4
  %w.addr.i88 = alloca i32, align 4
  %m.addr.i78 = alloca i32, align 4
  %v.addr.i79 = alloca float, align 4
  %a.addr.i80 = alloca i32, align 4
  %w.addr.i81 = alloca i32, align 4
  %m.addr.i71 = alloca i32, align 4
  %v.addr.i72 = alloca i32, align 4
  %a.addr.i73 = alloca i32, align 4
  %w.addr.i74 = alloca i32, align 4
  %m.addr.i65 = alloca i32, align 4
  %v.addr.i66 = alloca i32, align 4
  %a.addr.i67 = alloca i32, align 4
  %w.addr.i68 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %o.addr = alloca i32*, align 8
  %f.addr = alloca float*, align 8
  %l.addr = alloca i64*, align 8
  %t = alloca i32, align 4
  %all = alloca i32, align 4
  %mask = alloca i32, align 4
  %v = alloca i32, align 4
  %d = alloca double, align 8
  %same = alloca i32, align 4
  store i32* %o, i32** %o.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %o.addr, metadata !28, metadata !DIExpression()), !dbg !29
  store float* %f, float** %f.addr, align 8
  call void @llvm.dbg.declare(metadata float** %f.addr, metadata !30, metadata !DIExpression()), !dbg !31
  store i64* %l, i64** %l.addr, align 8
  call void @llvm.dbg.declare(metadata i64** %l.addr, metadata !32, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %t, metadata !34, metadata !DIExpression()), !dbg !35
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !36
  store i32 %0, i32* %t, align 4, !dbg !35
  call void @llvm.dbg.declare(metadata i32* %all, metadata !37, metadata !DIExpression()), !dbg !38
  store i32 -1, i32* %all, align 4, !dbg !38
  call void @llvm.dbg.declare(metadata i32* %mask, metadata !39, metadata !DIExpression()), !dbg !40
  %call.i = call i32 @__ws_activemask() #5, !dbg !41
  store i32 %call.i, i32* %mask, align 4, !dbg !40
  call void @llvm.dbg.declare(metadata i32* %v, metadata !42, metadata !DIExpression()), !dbg !43
  %1 = load i32*, i32** %o.addr, align 8, !dbg !44
  %2 = load i32, i32* %t, align 4, !dbg !45
  %idxprom = sext i32 %2 to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, i32* %1, i64 %idxprom, !dbg !44
  %3 = load i32, i32* %arrayidx, align 4, !dbg !44
  store i32 %3, i32* %v, align 4, !dbg !43
  %4 = load i32, i32* %all, align 4, !dbg !46
  %5 = load i32, i32* %v, align 4, !dbg !47
  %6 = load i32, i32* %t, align 4, !dbg !48
  %add = add nsw i32 %6, 1, !dbg !49
  %and = and i32 %add, 31, !dbg !50
  store i32 %4, i32* %m.addr.i, align 4, !dbg !51
  store i32 %5, i32* %v.addr.i, align 4, !dbg !51
  store i32 %and, i32* %a.addr.i, align 4, !dbg !51
  store i32 32, i32* %w.addr.i, align 4, !dbg !51
  %7 = load i32, i32* %m.addr.i, align 4, !dbg !51
  %8 = load i32, i32* %v.addr.i, align 4, !dbg !51
  %9 = load i32, i32* %a.addr.i, align 4, !dbg !51
  %10 = load i32, i32* %w.addr.i, align 4, !dbg !51
  %sub.i = sub nsw i32 32, %10, !dbg !51
  %shl.i = shl i32 %sub.i, 8, !dbg !51
  %or.i = or i32 %shl.i, 31, !dbg !51
  %11 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %7, i32 %8, i32 %9, i32 %or.i) #6, !dbg !51
  %12 = load i32, i32* %v, align 4, !dbg !52
  %add3 = add nsw i32 %12, %11, !dbg !52
  store i32 %add3, i32* %v, align 4, !dbg !52
  %13 = load i32, i32* %all, align 4, !dbg !53
  %14 = load i32, i32* %v, align 4, !dbg !54
  store i32 %13, i32* %m.addr.i65, align 4, !dbg !55
  store i32 %14, i32* %v.addr.i66, align 4, !dbg !55
  store i32 2, i32* %a.addr.i67, align 4, !dbg !55
  store i32 16, i32* %w.addr.i68, align 4, !dbg !55
  %15 = load i32, i32* %m.addr.i65, align 4, !dbg !55
  %16 = load i32, i32* %v.addr.i66, align 4, !dbg !55
  %17 = load i32, i32* %a.addr.i67, align 4, !dbg !55
  %18 = load i32, i32* %w.addr.i68, align 4, !dbg !55
  %sub.i69 = sub nsw i32 32, %18, !dbg !55
  %shl.i70 = shl i32 %sub.i69, 8, !dbg !55
  %19 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %15, i32 %16, i32 %17, i32 %shl.i70) #6, !dbg !55
  %20 = load i32, i32* %all, align 4, !dbg !56
  %21 = load i32, i32* %v, align 4, !dbg !57
  store i32 %20, i32* %m.addr.i71, align 4, !dbg !58
  store i32 %21, i32* %v.addr.i72, align 4, !dbg !58
  store i32 1, i32* %a.addr.i73, align 4, !dbg !58
  store i32 32, i32* %w.addr.i74, align 4, !dbg !58
  %22 = load i32, i32* %m.addr.i71, align 4, !dbg !58
  %23 = load i32, i32* %v.addr.i72, align 4, !dbg !58
  %24 = load i32, i32* %a.addr.i73, align 4, !dbg !58
  %25 = load i32, i32* %w.addr.i74, align 4, !dbg !58
  %sub.i75 = sub nsw i32 32, %25, !dbg !58
  %shl.i76 = shl i32 %sub.i75, 8, !dbg !58
  %or.i77 = or i32 %shl.i76, 31, !dbg !58
  %26 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %22, i32 %23, i32 %24, i32 %or.i77) #6, !dbg !58
  %sub = sub nsw i32 %19, %26, !dbg !59
  %27 = load i32, i32* %v, align 4, !dbg !60
  %add6 = add nsw i32 %27, %sub, !dbg !60
  store i32 %add6, i32* %v, align 4, !dbg !60
  %28 = load i32, i32* %all, align 4, !dbg !61
  %29 = load float*, float** %f.addr, align 8, !dbg !62
  %30 = load i32, i32* %t, align 4, !dbg !63
  %idxprom7 = sext i32 %30 to i64, !dbg !62
  %arrayidx8 = getelementptr inbounds float, float* %29, i64 %idxprom7, !dbg !62
  %31 = load float, float* %arrayidx8, align 4, !dbg !62
  store i32 %28, i32* %m.addr.i78, align 4, !dbg !64
  store float %31, float* %v.addr.i79, align 4, !dbg !64
  store i32 4, i32* %a.addr.i80, align 4, !dbg !64
  store i32 32, i32* %w.addr.i81, align 4, !dbg !64
  %32 = load i32, i32* %m.addr.i78, align 4, !dbg !64
  %33 = load float, float* %v.addr.i79, align 4, !dbg !64
  %34 = load i32, i32* %a.addr.i80, align 4, !dbg !64
  %35 = load i32, i32* %w.addr.i81, align 4, !dbg !64
  %sub.i82 = sub nsw i32 32, %35, !dbg !64
  %shl.i83 = shl i32 %sub.i82, 8, !dbg !64
  %or.i84 = or i32 %shl.i83, 31, !dbg !64
  %36 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %32, float %33, i32 %34, i32 %or.i84) #6, !dbg !64
  %37 = load float*, float** %f.addr, align 8, !dbg !65
  %38 = load i32, i32* %t, align 4, !dbg !66
  %idxprom10 = sext i32 %38 to i64, !dbg !65
  %arrayidx11 = getelementptr inbounds float, float* %37, i64 %idxprom10, !dbg !65
  store float %36, float* %arrayidx11, align 4, !dbg !67
  %39 = load i32, i32* %all, align 4, !dbg !68
  %40 = load i64*, i64** %l.addr, align 8, !dbg !69
  %41 = load i32, i32* %t, align 4, !dbg !70
  %idxprom12 = sext i32 %41 to i64, !dbg !69
  %arrayidx13 = getelementptr inbounds i64, i64* %40, i64 %idxprom12, !dbg !69
  %42 = load i64, i64* %arrayidx13, align 8, !dbg !69
  store i32 %39, i32* %m.addr.i85, align 4, !dbg !71
  store i64 %42, i64* %v.addr.i86, align 8, !dbg !71
  store i32 3, i32* %a.addr.i87, align 4, !dbg !71
  store i32 32, i32* %w.addr.i88, align 4, !dbg !71
  %43 = load i32, i32* %m.addr.i85, align 4, !dbg !71
  %44 = load i64, i64* %v.addr.i86, align 8, !dbg !71
  %45 = load i32, i32* %a.addr.i87, align 4, !dbg !71
  %46 = load i32, i32* %w.addr.i88, align 4, !dbg !71
  store i32 %43, i32* %m.addr.i123, align 4, !dbg !71
  store i64 %44, i64* %v.addr.i124, align 8, !dbg !71
  store i32 %45, i32* %a.addr.i125, align 4, !dbg !71
  store i32 %46, i32* %w.addr.i126, align 4, !dbg !71
  %47 = load i32, i32* %m.addr.i123, align 4, !dbg !71
  %48 = load i64, i64* %v.addr.i124, align 8, !dbg !71
  %conv.i127 = trunc i64 %48 to i32, !dbg !71
  %49 = load i32, i32* %a.addr.i125, align 4, !dbg !71
  %50 = load i32, i32* %w.addr.i126, align 4, !dbg !71
  store i32 %47, i32* %m.addr.i5.i, align 4, !dbg !71
  store i32 %conv.i127, i32* %v.addr.i6.i, align 4, !dbg !71
  store i32 %49, i32* %a.addr.i7.i, align 4, !dbg !71
  store i32 %50, i32* %w.addr.i8.i, align 4, !dbg !71
  %51 = load i32, i32* %m.addr.i5.i, align 4, !dbg !71
  %52 = load i32, i32* %v.addr.i6.i, align 4, !dbg !71
  %53 = load i32, i32* %a.addr.i7.i, align 4, !dbg !71
  %54 = load i32, i32* %w.addr.i8.i, align 4, !dbg !71
  %sub.i9.i = sub nsw i32 32, %54, !dbg !71
  %shl.i10.i = shl i32 %sub.i9.i, 8, !dbg !71
  %or.i11.i = or i32 %shl.i10.i, 31, !dbg !71
  %55 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %51, i32 %52, i32 %53, i32 %or.i11.i) #6, !dbg !71
  store i32 %55, i32* %lo.i, align 4, !dbg !71
  %56 = load i32, i32* %m.addr.i123, align 4, !dbg !71
  %57 = load i64, i64* %v.addr.i124, align 8, !dbg !71
  %shr.i = ashr i64 %57, 32, !dbg !71
  %conv1.i = trunc i64 %shr.i to i32, !dbg !71
  %58 = load i32, i32* %a.addr.i125, align 4, !dbg !71
  %59 = load i32, i32* %w.addr.i126, align 4, !dbg !71
  store i32 %56, i32* %m.addr.i.i, align 4, !dbg !71
  store i32 %conv1.i, i32* %v.addr.i.i, align 4, !dbg !71
  store i32 %58, i32* %a.addr.i.i, align 4, !dbg !71
  store i32 %59, i32* %w.addr.i.i, align 4, !dbg !71
  %60 = load i32, i32* %m.addr.i.i, align 4, !dbg !71
  %61 = load i32, i32* %v.addr.i.i, align 4, !dbg !71
  %62 = load i32, i32* %a.addr.i.i, align 4, !dbg !71
  %63 = load i32, i32* %w.addr.i.i, align 4, !dbg !71
  %sub.i.i = sub nsw i32 32, %63, !dbg !71
  %shl.i.i = shl i32 %sub.i.i, 8, !dbg !71
  %or.i.i = or i32 %shl.i.i, 31, !dbg !71
  %64 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %60, i32 %61, i32 %62, i32 %or.i.i) #6, !dbg !71
  store i32 %64, i32* %hi.i, align 4, !dbg !71
  %65 = load i32, i32* %hi.i, align 4, !dbg !71
  %conv3.i = zext i32 %65 to i64, !dbg !71
  %shl.i128 = shl i64 %conv3.i, 32, !dbg !71
  %66 = load i32, i32* %lo.i, align 4, !dbg !71
  %conv4.i = zext i32 %66 to i64, !dbg !71
  %or.i129 = or i64 %shl.i128, %conv4.i, !dbg !71
  %67 = load i64*, i64** %l.addr, align 8, !dbg !72
  %68 = load i32, i32* %t, align 4, !dbg !73
  %idxprom15 = sext i32 %68 to i64, !dbg !72
  %arrayidx16 = getelementptr inbounds i64, i64* %67, i64 %idxprom15, !dbg !72
  store i64 %or.i129, i64* %arrayidx16, align 8, !dbg !74
  call void @llvm.dbg.declare(metadata double* %d, metadata !75, metadata !DIExpression()), !dbg !76
  %69 = load i32, i32* %all, align 4, !dbg !77
  %70 = load float*, float** %f.addr, align 8, !dbg !78
  %71 = load i32, i32* %t, align 4, !dbg !79
  %idxprom17 = sext i32 %71 to i64, !dbg !78
  %arrayidx18 = getelementptr inbounds float, float* %70, i64 %idxprom17, !dbg !78
  %72 = load float, float* %arrayidx18, align 4, !dbg !78
  %conv = fpext float %72 to double, !dbg !78
  %mul = fmul double %conv, 5.000000e-01, !dbg !80
  store i32 %69, i32* %m.addr.i90, align 4, !dbg !81
  store double %mul, double* %v.addr.i91, align 8, !dbg !81
  store i32 1, i32* %a.addr.i92, align 4, !dbg !81
  store i32 32, i32* %w.addr.i93, align 4, !dbg !81
  %73 = load i32, i32* %m.addr.i90, align 4, !dbg !81
  %74 = bitcast double* %v.addr.i91 to i64*, !dbg !81
  %75 = load i64, i64* %74, align 8, !dbg !81
  %76 = load i32, i32* %a.addr.i92, align 4, !dbg !81
  %77 = load i32, i32* %w.addr.i93, align 4, !dbg !81
  store i32 %73, i32* %m.addr.i130, align 4, !dbg !81
  store i64 %75, i64* %v.addr.i131, align 8, !dbg !81
  store i32 %76, i32* %a.addr.i132, align 4, !dbg !81
  store i32 %77, i32* %w.addr.i133, align 4, !dbg !81
  %78 = load i32, i32* %m.addr.i130, align 4, !dbg !81
  %79 = load i64, i64* %v.addr.i131, align 8, !dbg !81
  %conv.i136 = trunc i64 %79 to i32, !dbg !81
  %80 = load i32, i32* %a.addr.i132, align 4, !dbg !81
  %81 = load i32, i32* %w.addr.i133, align 4, !dbg !81
  store i32 %78, i32* %m.addr.i151, align 4, !dbg !81
  store i32 %conv.i136, i32* %v.addr.i152, align 4, !dbg !81
  store i32 %80, i32* %a.addr.i153, align 4, !dbg !81
  store i32 %81, i32* %w.addr.i154, align 4, !dbg !81
  %82 = load i32, i32* %m.addr.i151, align 4, !dbg !81
  %83 = load i32, i32* %v.addr.i152, align 4, !dbg !81
  %84 = load i32, i32* %a.addr.i153, align 4, !dbg !81
  %85 = load i32, i32* %w.addr.i154, align 4, !dbg !81
  %sub.i155 = sub nsw i32 32, %85, !dbg !81
  %shl.i156 = shl i32 %sub.i155, 8, !dbg !81
  %or.i157 = or i32 %shl.i156, 31, !dbg !81
  %86 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %82, i32 %83, i32 %84, i32 %or.i157) #6, !dbg !81
  store i32 %86, i32* %lo.i134, align 4, !dbg !81
  %87 = load i32, i32* %m.addr.i130, align 4, !dbg !81
  %88 = load i64, i64* %v.addr.i131, align 8, !dbg !81
  %shr.i138 = ashr i64 %88, 32, !dbg !81
  %conv1.i139 = trunc i64 %shr.i138 to i32, !dbg !81
  %89 = load i32, i32* %a.addr.i132, align 4, !dbg !81
  %90 = load i32, i32* %w.addr.i133, align 4, !dbg !81
  store i32 %87, i32* %m.addr.i144, align 4, !dbg !81
  store i32 %conv1.i139, i32* %v.addr.i145, align 4, !dbg !81
  store i32 %89, i32* %a.addr.i146, align 4, !dbg !81
  store i32 %90, i32* %w.addr.i147, align 4, !dbg !81
  %91 = load i32, i32* %m.addr.i144, align 4, !dbg !81
  %92 = load i32, i32* %v.addr.i145, align 4, !dbg !81
  %93 = load i32, i32* %a.addr.i146, align 4, !dbg !81
  %94 = load i32, i32* %w.addr.i147, align 4, !dbg !81
  %sub.i148 = sub nsw i32 32, %94, !dbg !81
  %shl.i149 = shl i32 %sub.i148, 8, !dbg !81
  %or.i150 = or i32 %shl.i149, 31, !dbg !81
  %95 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %91, i32 %92, i32 %93, i32 %or.i150) #6, !dbg !81
  store i32 %95, i32* %hi.i135, align 4, !dbg !81
  %96 = load i32, i32* %hi.i135, align 4, !dbg !81
  %conv3.i140 = zext i32 %96 to i64, !dbg !81
  %shl.i141 = shl i64 %conv3.i140, 32, !dbg !81
  %97 = load i32, i32* %lo.i134, align 4, !dbg !81
  %conv4.i142 = zext i32 %97 to i64, !dbg !81
  %or.i143 = or i64 %shl.i141, %conv4.i142, !dbg !81
  store i64 %or.i143, i64* %ref.tmp.i, align 8, !dbg !81
  %98 = bitcast i64* %ref.tmp.i to double*, !dbg !81
  %99 = load double, double* %98, align 8, !dbg !81
  store double %99, double* %d, align 8, !dbg !76
  %100 = load i32, i32* %mask, align 4, !dbg !82
  %101 = load i32, i32* %v, align 4, !dbg !84
  %cmp = icmp sgt i32 %101, 0, !dbg !85
  %conv20 = zext i1 %cmp to i32, !dbg !84
  store i32 %100, i32* %m.addr.i95, align 4, !dbg !86
  store i32 %conv20, i32* %p.addr.i, align 4, !dbg !86
  %102 = load i32, i32* %m.addr.i95, align 4, !dbg !86
  %103 = load i32, i32* %p.addr.i, align 4, !dbg !86
  %tobool.i = icmp ne i32 %103, 0, !dbg !86
  %104 = call i1 @llvm.nvvm.vote.all.sync(i32 %102, i1 %tobool.i) #6, !dbg !86
  %conv.i = zext i1 %104 to i32, !dbg !86
  %tobool = icmp ne i32 %conv.i, 0, !dbg !86
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !87

lor.lhs.false:                                    ; preds = %entry
  %105 = load i32, i32* %mask, align 4, !dbg !88
  %106 = load i32, i32* %v, align 4, !dbg !89
  %cmp22 = icmp slt i32 %106, -5, !dbg !90
  %conv23 = zext i1 %cmp22 to i32, !dbg !89
  store i32 %105, i32* %m.addr.i96, align 4, !dbg !91
  store i32 %conv23, i32* %p.addr.i97, align 4, !dbg !91
  %107 = load i32, i32* %m.addr.i96, align 4, !dbg !91
  %108 = load i32, i32* %p.addr.i97, align 4, !dbg !91
  %tobool.i98 = icmp ne i32 %108, 0, !dbg !91
  %109 = call i1 @llvm.nvvm.vote.any.sync(i32 %107, i1 %tobool.i98) #6, !dbg !91
  %conv.i99 = zext i1 %109 to i32, !dbg !91
  %tobool25 = icmp ne i32 %conv.i99, 0, !dbg !91
  br i1 %tobool25, label %if.then, label %if.end, !dbg !92

if.then:                                          ; preds = %lor.lhs.false, %entry
  %110 = load i32, i32* %mask, align 4, !dbg !93
  %111 = load i32, i32* %t, align 4, !dbg !94
  %and26 = and i32 %111, 1, !dbg !95
  store i32 %110, i32* %m.addr.i100, align 4, !dbg !96
  store i32 %and26, i32* %p.addr.i101, align 4, !dbg !96
  %112 = load i32, i32* %m.addr.i100, align 4, !dbg !96
  %113 = load i32, i32* %p.addr.i101, align 4, !dbg !96
  %tobool.i102 = icmp ne i32 %113, 0, !dbg !96
  %114 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %112, i1 %tobool.i102) #6, !dbg !96
  %115 = load i32, i32* %v, align 4, !dbg !97
  %xor = xor i32 %115, %114, !dbg !97
  store i32 %xor, i32* %v, align 4, !dbg !97
  br label %if.end, !dbg !98

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %116 = load i32, i32* %all, align 4, !dbg !99
  %117 = load i32, i32* %v, align 4, !dbg !100
  %and28 = and i32 %117, 1, !dbg !101
  store i32 %116, i32* %m.addr.i103, align 4, !dbg !102
  store i32 %and28, i32* %p.addr.i104, align 4, !dbg !102
  %118 = load i32, i32* %m.addr.i103, align 4, !dbg !102
  %119 = load i32, i32* %p.addr.i104, align 4, !dbg !102
  %tobool.i105 = icmp ne i32 %119, 0, !dbg !102
  %120 = call i1 @llvm.nvvm.vote.uni.sync(i32 %118, i1 %tobool.i105) #6, !dbg !102
  %conv.i106 = zext i1 %120 to i32, !dbg !102
  %121 = load i32, i32* %v, align 4, !dbg !103
  %add30 = add nsw i32 %121, %conv.i106, !dbg !103
  store i32 %add30, i32* %v, align 4, !dbg !103
  %122 = load i32, i32* %all, align 4, !dbg !104
  %123 = load i32, i32* %v, align 4, !dbg !105
  %and31 = and i32 %123, 3, !dbg !106
  store i32 %122, i32* %m.addr.i107, align 4, !dbg !107
  store i32 %and31, i32* %v.addr.i108, align 4, !dbg !107
  %124 = load i32, i32* %m.addr.i107, align 4, !dbg !107
  %125 = load i32, i32* %v.addr.i108, align 4, !dbg !107
  %126 = call i32 @llvm.nvvm.match.any.sync.i32(i32 %124, i32 %125) #6, !dbg !107
  store i32 %126, i32* %x.addr.i, align 4, !dbg !108
  %127 = load i32, i32* %x.addr.i, align 4, !dbg !108
  %128 = call i32 @llvm.ctpop.i32(i32 %127) #6, !dbg !108
  %129 = load i32, i32* %all, align 4, !dbg !109
  %130 = load i64*, i64** %l.addr, align 8, !dbg !110
  %131 = load i32, i32* %t, align 4, !dbg !111
  %idxprom34 = sext i32 %131 to i64, !dbg !110
  %arrayidx35 = getelementptr inbounds i64, i64* %130, i64 %idxprom34, !dbg !110
  %132 = load i64, i64* %arrayidx35, align 8, !dbg !110
  store i32 %129, i32* %m.addr.i110, align 4, !dbg !112
  store i64 %132, i64* %v.addr.i111, align 8, !dbg !112
  %133 = load i32, i32* %m.addr.i110, align 4, !dbg !112
  %134 = load i64, i64* %v.addr.i111, align 8, !dbg !112
  %135 = call i64 @llvm.nvvm.match.any.sync.i64(i32 %133, i64 %134) #6, !dbg !112
  %conv.i112 = trunc i64 %135 to i32, !dbg !112
  store i32 %conv.i112, i32* %x.addr.i109, align 4, !dbg !113
  %136 = load i32, i32* %x.addr.i109, align 4, !dbg !113
  %137 = call i32 @llvm.cttz.i32(i32 %136, i1 true) #6, !dbg !113
  %138 = add i32 %137, 1, !dbg !113
  %iszero.i = icmp eq i32 %136, 0, !dbg !113
  %ffs.i = select i1 %iszero.i, i32 0, i32 %138, !dbg !113
  %add38 = add nsw i32 %128, %ffs.i, !dbg !114
  %139 = load i32, i32* %v, align 4, !dbg !115
  %add39 = add nsw i32 %139, %add38, !dbg !115
  store i32 %add39, i32* %v, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata i32* %same, metadata !116, metadata !DIExpression()), !dbg !117
  %140 = load i32, i32* %all, align 4, !dbg !118
  %141 = load i32, i32* %v, align 4, !dbg !119
  %and40 = and i32 %141, 1, !dbg !120
  store i32 %140, i32* %m.addr.i113, align 4, !dbg !121
  store i32 %and40, i32* %v.addr.i114, align 4, !dbg !121
  store i32* %same, i32** %p.addr.i115, align 8, !dbg !121
  %142 = load i32, i32* %m.addr.i113, align 4, !dbg !121
  %143 = load i32, i32* %v.addr.i114, align 4, !dbg !121
  %144 = load i32*, i32** %p.addr.i115, align 8, !dbg !121
  %145 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %142, i32 %143) #6, !dbg !121
  %146 = extractvalue { i32, i1 } %145, 1, !dbg !121
  %147 = zext i1 %146 to i32, !dbg !121
  store i32 %147, i32* %144, align 4, !dbg !121
  %148 = extractvalue { i32, i1 } %145, 0, !dbg !121
  %and42 = and i32 %148, 255, !dbg !122
  %149 = load i32, i32* %v, align 4, !dbg !123
  %add43 = add i32 %149, %and42, !dbg !123
  store i32 %add43, i32* %v, align 4, !dbg !123
  %150 = load i32, i32* %all, align 4, !dbg !124
  store i32 %150, i32* %mask.addr.i, align 4, !dbg !125
  %151 = load i32, i32* %mask.addr.i, align 4, !dbg !125
  call void @llvm.nvvm.bar.warp.sync(i32 %151) #6, !dbg !125
  %152 = load i32, i32* %v, align 4, !dbg !126
  %and44 = and i32 %152, 1, !dbg !127
  store i32 %and44, i32* %p.addr.i116, align 4, !dbg !128
  %153 = load i32, i32* %p.addr.i116, align 4, !dbg !128
  %154 = call i32 @llvm.nvvm.barrier0.popc(i32 %153) #6, !dbg !128
  %155 = load i32, i32* %same, align 4, !dbg !129
  store i32 %155, i32* %p.addr.i117, align 4, !dbg !130
  %156 = load i32, i32* %p.addr.i117, align 4, !dbg !130
  %157 = call i32 @llvm.nvvm.barrier0.and(i32 %156) #6, !dbg !130
  %add47 = add nsw i32 %154, %157, !dbg !131
  %158 = load i32, i32* %t, align 4, !dbg !132
  %cmp48 = icmp eq i32 %158, 3, !dbg !133
  %conv49 = zext i1 %cmp48 to i32, !dbg !132
  store i32 %conv49, i32* %p.addr.i118, align 4, !dbg !134
  %159 = load i32, i32* %p.addr.i118, align 4, !dbg !134
  %160 = call i32 @llvm.nvvm.barrier0.or(i32 %159) #6, !dbg !134
  %add51 = add nsw i32 %add47, %160, !dbg !135
  %161 = load i32, i32* %v, align 4, !dbg !136
  %add52 = add nsw i32 %161, %add51, !dbg !136
  store i32 %add52, i32* %v, align 4, !dbg !136
  %162 = load i32, i32* %all, align 4, !dbg !137
  %163 = load i32, i32* %v, align 4, !dbg !138
  store i32 %162, i32* %m.addr.i119, align 4, !dbg !139
  store i32 %163, i32* %v.addr.i120, align 4, !dbg !139
  %164 = load i32, i32* %v.addr.i120, align 4, !dbg !139
  %165 = load i32, i32* %m.addr.i119, align 4, !dbg !139
  %166 = call i32 @llvm.nvvm.redux.sync.add(i32 %164, i32 %165) #6, !dbg !139
  %167 = load i32, i32* %all, align 4, !dbg !140
  %168 = load i32, i32* %v, align 4, !dbg !141
  store i32 %167, i32* %m.addr.i121, align 4, !dbg !142
  store i32 %168, i32* %v.addr.i122, align 4, !dbg !142
  %169 = load i32, i32* %v.addr.i122, align 4, !dbg !142
  %170 = load i32, i32* %m.addr.i121, align 4, !dbg !142
  %171 = call i32 @llvm.nvvm.redux.sync.umax(i32 %169, i32 %170) #6, !dbg !142
  %add55 = add i32 %166, %171, !dbg !143
  %172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid() #6, !dbg !144
  %add57 = add i32 %add55, %172, !dbg !145
  %173 = load i32, i32* %v, align 4, !dbg !146
  %add58 = add i32 %173, %add57, !dbg !146
  store i32 %add58, i32* %v, align 4, !dbg !146
  %174 = load i32, i32* %v, align 4, !dbg !147
  %175 = load double, double* %d, align 8, !dbg !148
  %conv59 = fptosi double %175 to i32, !dbg !148
  %add60 = add nsw i32 %174, %conv59, !dbg !149
  %176 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #6, !dbg !150
  %add62 = add i32 %add60, %176, !dbg !151
  %177 = load i32*, i32** %o.addr, align 8, !dbg !152
  %178 = load i32, i32* %t, align 4, !dbg !153
  %idxprom63 = sext i32 %178 to i64, !dbg !152
  %arrayidx64 = getelementptr inbounds i32, i32* %177, i64 %idxprom63, !dbg !152
  store i32 %add62, i32* %arrayidx64, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_activemask() #3

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent inaccessiblememonly nounwind
declare i64 @llvm.nvvm.match.any.sync.i64(i32, i64) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #5

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.popc(i32) #5

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.and(i32) #5

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.or(i32) #5

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { convergent nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent inaccessiblememonly nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!14}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{void (i32*, float*, i64*)* @_Z8shufflesPiPfPy, !"kernel", i32 1}
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 14.0.6"}
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
