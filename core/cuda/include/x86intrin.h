#pragma once
#include "xmmintrin.h"
WS_SSE unsigned long long ws_rdtsc(void) {
  unsigned low, high;
  __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
  return (unsigned long long)high << 32 | low;
}
#define __rdtsc() ws_rdtsc()
