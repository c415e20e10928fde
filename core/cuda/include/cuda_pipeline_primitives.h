// The C interface to asynchronous copies.
#pragma once
#include "ws/enter.h"
#include "ws_async.h"
#include "cuda_awbarrier_primitives.h"
extern "C++" { WS_D void __pipeline_memcpy_async(void *to, const void *from, size_t n, size_t zfill = 0) {
  int read = (int)(n - zfill);
  if (n == 16) __ws_cp_async(WS_SH(to), WS_GL(from), 16, read); else if (n == 8) __ws_cp_async(WS_SH(to), WS_GL(from), 8, read); else if (n == 4) __ws_cp_async(WS_SH(to), WS_GL(from), 4, read); else __builtin_trap();
}
WS_D void __pipeline_commit() { __ws_cp_async_commit(); }
WS_D void __pipeline_wait_prior(size_t n) { __ws_cp_async_wait((unsigned)n); }
WS_D void __pipeline_arrive_on(__mbarrier_t *bar) { __ws_cp_async_arrive(bar); }
} // extern "C++"
#include "ws/leave.h"
