#ifndef TIMER_H
#define TIMER_H
#include <sys/time.h>
#include <time.h>
class Timer { struct timespec a;
public: void start() { clock_gettime(CLOCK_MONOTONIC, &a); }
  double stop() { struct timespec b; clock_gettime(CLOCK_MONOTONIC, &b); return (b.tv_sec - a.tv_sec) * 1e3 + (b.tv_nsec - a.tv_nsec) / 1e6; } };
#endif
