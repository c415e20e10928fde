// Threads of samples.
#pragma once
#include "helper_functions.h"
#include <pthread.h>
#include "ws/enter.h"
extern "C++" {
typedef pthread_t CUTThread;
typedef void *(*CUT_THREADROUTINE)(void *);
#define CUT_THREADPROC void *
#define CUT_THREADEND return 0
struct CUTBarrier { pthread_mutex_t mutex; pthread_cond_t conditionVariable; int releaseCount, count; };
inline CUTThread cutStartThread(CUT_THREADROUTINE f, void *data) { pthread_t t; pthread_create(&t, nullptr, f, data); return t; }
inline void cutEndThread(CUTThread t) { pthread_join(t, nullptr); }
inline void cutWaitForThreads(const CUTThread *t, int n) { for (int i = 0; i < n; ++i) cutEndThread(t[i]); }
inline CUTBarrier cutCreateBarrier(int n) { CUTBarrier b; b.count = 0, b.releaseCount = n; pthread_mutex_init(&b.mutex, nullptr); pthread_cond_init(&b.conditionVariable, nullptr); return b; }
inline void cutIncrementBarrier(CUTBarrier *b) { pthread_mutex_lock(&b->mutex); int n = ++b->count; pthread_mutex_unlock(&b->mutex); if (n >= b->releaseCount) pthread_cond_signal(&b->conditionVariable); }
inline void cutWaitForBarrier(CUTBarrier *b) { pthread_mutex_lock(&b->mutex); while (b->count < b->releaseCount) pthread_cond_wait(&b->conditionVariable, &b->mutex); pthread_mutex_unlock(&b->mutex); }
inline void cutDestroyBarrier(CUTBarrier *b) { pthread_mutex_destroy(&b->mutex); pthread_cond_destroy(&b->conditionVariable); }
} // extern "C++"
#include "ws/leave.h"
