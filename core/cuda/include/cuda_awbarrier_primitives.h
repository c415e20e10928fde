// The C interface to barriers in shared memory.
#pragma once
#include "ws/enter.h"
#include "ws_async.h"
extern "C++" { typedef unsigned long long __mbarrier_t; typedef unsigned long long __mbarrier_token_t;
WS_D unsigned __mbarrier_maximum_count() { return (1u << 20) - 1; }
WS_D void __mbarrier_init(__mbarrier_t *b, unsigned n) { __ws_mbarrier_init(b, n); }
WS_D void __mbarrier_inval(__mbarrier_t *b) { __ws_mbarrier_inval(b); }
WS_D __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *b) { return __ws_mbarrier_arrive(b, 1); }
WS_D __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *b) { return __ws_mbarrier_drop(b, 1); }
WS_D bool __mbarrier_test_wait(__mbarrier_t *b, __mbarrier_token_t t) { return __ws_mbarrier_test(b, t); }
WS_D bool __mbarrier_test_wait_parity(__mbarrier_t *b, bool p) { return __ws_mbarrier_test_parity(b, p); }
WS_D bool __mbarrier_try_wait(__mbarrier_t *b, __mbarrier_token_t t, unsigned = 0) { return __ws_mbarrier_test(b, t); }
WS_D bool __mbarrier_try_wait_parity(__mbarrier_t *b, bool p, unsigned = 0) { return __ws_mbarrier_test_parity(b, p); }
WS_D unsigned __mbarrier_token_pending_count(__mbarrier_token_t t) { return __ws_mbarrier_pending(t); }
} // extern "C++"
#include "ws/leave.h"
