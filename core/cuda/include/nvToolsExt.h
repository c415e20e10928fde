// Ranges and marks for profilers: no effect here.
#pragma once
#include "cuda_runtime.h"
extern "C++" { struct nvtxEventAttributes_t { unsigned short version, size; unsigned category; int colorType; unsigned color; int payloadType; union { unsigned long long ullValue; double dValue; } payload; int messageType; union { const char *ascii; } message; }; typedef unsigned long long nvtxRangeId_t; enum { NVTX_VERSION = 3, NVTX_EVENT_ATTRIB_STRUCT_SIZE = 48, NVTX_COLOR_ARGB = 1, NVTX_MESSAGE_TYPE_ASCII = 1 };
inline int nvtxRangePushA(const char *) { return 0; } inline int nvtxRangePush(const char *) { return 0; } inline int nvtxRangePushEx(const nvtxEventAttributes_t *) { return 0; } inline int nvtxRangePop() { return 0; } inline void nvtxMarkA(const char *) {} inline void nvtxMark(const char *) {} inline nvtxRangeId_t nvtxRangeStartA(const char *) { return 0; } inline nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *) { return 0; } inline void nvtxRangeEnd(nvtxRangeId_t) {} inline void nvtxNameOsThreadA(unsigned, const char *) {}
} // extern "C++"
