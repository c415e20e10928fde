#pragma once
#include "ws/enter.h"
#include "cuda_pipeline_primitives.h"
extern "C++" { namespace nvcuda { namespace experimental {
struct pipeline {
  WS_DM size_t commit() { __ws_cp_async_commit(); return ws_stages++; } WS_DM void commit_and_wait() { commit(); wait(); }
  WS_DM void wait() { __ws_cp_async_wait(0); } WS_DM void wait(size_t stage) { __ws_cp_async_wait((unsigned)(ws_stages - stage - 1)); }
  template <unsigned N> WS_DM void wait_prior() { __ws_cp_async_wait(N); }
  WS_DM void arrive_on(__mbarrier_t *b) { __ws_cp_async_arrive(b); }
  size_t ws_stages = 0;
};
template <class T> WS_DM void memcpy_async(T &to, const T &from, pipeline &) { ws_copy_share<4>(&to, &from, sizeof(T), 0, 1); }
} }
} // extern "C++"
#include "ws/leave.h"
