// Timers of samples, in milliseconds.
#pragma once
#include "ws/enter.h"
#include "ws/libc.h"
extern "C++" {
class StopWatchInterface {
public:
  StopWatchInterface() {}
  virtual ~StopWatchInterface() {}
  virtual void start() = 0;
  virtual void stop() = 0;
  virtual void reset() = 0;
  virtual float getTime() = 0;
  virtual float getAverageTime() = 0;
};
class StopWatchLinux : public StopWatchInterface {
public:
  void start() override {
    began = now();
    running = true;
  }
  void stop() override {
    total += passed();
    ++sessions;
    running = false;
  }
  void reset() override {
    total = 0;
    sessions = 0;
    if (running) began = now();
  }
  float getTime() override { return running ? passed() + total : total; }
  float getAverageTime() override { return sessions ? total / sessions : 0; }
private:
  double began = 0;
  float total = 0;
  int sessions = 0;
  bool running = false;
  static double now() {
    timeval t;
    gettimeofday(&t, NULL);
    return t.tv_sec * 1000.0 + t.tv_usec * 0.001;
  }
  float passed() const { return (float)(now() - began); }
};
inline bool sdkCreateTimer(StopWatchInterface **t) { return *t = new StopWatchLinux; }
inline bool sdkDeleteTimer(StopWatchInterface **t) {
  delete *t;
  *t = NULL;
  return true;
}
inline bool sdkStartTimer(StopWatchInterface **t) { return *t && ((*t)->start(), true); }
inline bool sdkStopTimer(StopWatchInterface **t) { return *t && ((*t)->stop(), true); }
inline bool sdkResetTimer(StopWatchInterface **t) { return *t && ((*t)->reset(), true); }
inline float sdkGetTimerValue(StopWatchInterface **t) { return *t ? (*t)->getTime() : 0; }
inline float sdkGetAverageTimerValue(StopWatchInterface **t) { return *t ? (*t)->getAverageTime() : 0; }
} // extern "C++"
#include "ws/leave.h"
