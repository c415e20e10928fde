// The host side of Fourier transforms: types and names.
#pragma once
#include "ws_libs.h"
extern "C++" { typedef float cufftReal; typedef double cufftDoubleReal; typedef cuComplex cufftComplex; typedef cuDoubleComplex cufftDoubleComplex; typedef int cufftHandle;
enum cufftResult { CUFFT_SUCCESS, CUFFT_INVALID_PLAN, CUFFT_ALLOC_FAILED, CUFFT_INVALID_TYPE, CUFFT_INVALID_VALUE, CUFFT_INTERNAL_ERROR, CUFFT_EXEC_FAILED, CUFFT_SETUP_FAILED, CUFFT_INVALID_SIZE }; typedef cufftResult cufftResult_t;
enum cufftType { CUFFT_R2C = 0x2a, CUFFT_C2R = 0x2c, CUFFT_C2C = 0x29, CUFFT_D2Z = 0x6a, CUFFT_Z2D = 0x6c, CUFFT_Z2Z = 0x69 };
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define WS_FFT(n) WS_LIB(cufftResult, cufft##n)
WS_FFT(Plan1d) WS_FFT(Plan2d) WS_FFT(Plan3d) WS_FFT(PlanMany) WS_FFT(MakePlan1d) WS_FFT(MakePlan2d) WS_FFT(MakePlanMany) WS_FFT(Create) WS_FFT(Destroy) WS_FFT(SetStream) WS_FFT(GetSize) WS_FFT(ExecC2C) WS_FFT(ExecR2C) WS_FFT(ExecC2R) WS_FFT(ExecZ2Z) WS_FFT(ExecD2Z) WS_FFT(ExecZ2D)
} // extern "C++"
