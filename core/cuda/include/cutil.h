// The helpers of older samples, by those of newer ones.
#pragma once
#include "helper_cuda.h"
#include "helper_functions.h"
#include "ws/enter.h"
#include "ws/vector.h"
extern "C++" {
typedef enum { CUTFalse, CUTTrue } CUTBoolean;
#define cutilSafeCall(e) checkCudaErrors(e)
#define cutilSafeCallNoSync(e) checkCudaErrors(e)
#define CUDA_SAFE_CALL(e) checkCudaErrors(e)
#define CUDA_SAFE_CALL_NO_SYNC(e) checkCudaErrors(e)
#define cufftSafeCall(e) checkCudaErrors(e)
#define CUFFT_SAFE_CALL(e) checkCudaErrors(e)
#define cutilSafeThreadSync() checkCudaErrors(cudaThreadSynchronize())
#define cutilCheckMsg(text) getLastCudaError(text)
#define CUT_CHECK_ERROR(text) getLastCudaError(text)
#define cutilCheckError(e) ((e) ? (void)0 : (fprintf(stderr, "CUTIL error in file <%s>, line %i\n", __FILE__, __LINE__), exit(EXIT_FAILURE)))
#define CUT_SAFE_CALL(e) cutilCheckError(e)
#define cutilCondition(e) cutilCheckError(e)
#define CUT_CONDITION(e) cutilCheckError(e)
#define cutilSafeMalloc(p) ((p) ? (void)0 : exit(EXIT_FAILURE))
#define CUT_DEVICE_INIT(argc, argv) findCudaDevice(argc, (const char **)argv)
#define cutilDeviceInit(argc, argv) findCudaDevice(argc, (const char **)argv)
#define cutilChooseCudaDevice(argc, argv) findCudaDevice(argc, (const char **)argv)
#define CUT_EXIT(argc, argv) exit(EXIT_SUCCESS)
#define cutilExit(argc, argv) exit(EXIT_SUCCESS)
#define CUT_BANK_CHECKER(a, i) a[i]
#define cutilBankChecker(a, i) a[i]
inline cudaError_t cutilDeviceSynchronize() { return cudaDeviceSynchronize(); }
inline cudaError_t cutilDeviceReset() { return cudaDeviceReset(); }
inline int cutGetMaxGflopsDeviceId() { return 0; }
inline bool cutilDrvInit() { return true; }
inline CUTBoolean cutCheckCmdLineFlag(int argc, const char **argv, const char *flag) { return checkCmdLineFlag(argc, argv, flag) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutGetCmdLineArgumenti(int argc, const char **argv, const char *flag, int *v) {
  if (!checkCmdLineFlag(argc, argv, flag)) return CUTFalse;
  return *v = getCmdLineArgumentInt(argc, argv, flag), CUTTrue;
}
inline CUTBoolean cutGetCmdLineArgumentf(int argc, const char **argv, const char *flag, float *v) {
  if (!checkCmdLineFlag(argc, argv, flag)) return CUTFalse;
  return *v = getCmdLineArgumentFloat(argc, argv, flag), CUTTrue;
}
inline CUTBoolean cutGetCmdLineArgumentstr(int argc, const char **argv, const char *flag, char **v) { return getCmdLineArgumentString(argc, argv, flag, v) ? CUTTrue : CUTFalse; }
inline std::vector<StopWatchInterface *> &ws_timers() {
  static std::vector<StopWatchInterface *> all;
  return all;
}
inline CUTBoolean cutCreateTimer(unsigned *name) {
  StopWatchInterface *t = nullptr;
  sdkCreateTimer(&t);
  ws_timers().push_back(t);
  return *name = (unsigned)ws_timers().size(), CUTTrue;
}
inline StopWatchInterface **ws_timer(unsigned name) { return name > 0 && name <= ws_timers().size() ? &ws_timers()[name - 1] : nullptr; }
inline CUTBoolean cutStartTimer(unsigned name) { return ws_timer(name) ? (sdkStartTimer(ws_timer(name)), CUTTrue) : CUTFalse; }
inline CUTBoolean cutStopTimer(unsigned name) { return ws_timer(name) ? (sdkStopTimer(ws_timer(name)), CUTTrue) : CUTFalse; }
inline CUTBoolean cutResetTimer(unsigned name) { return ws_timer(name) ? (sdkResetTimer(ws_timer(name)), CUTTrue) : CUTFalse; }
inline CUTBoolean cutDeleteTimer(unsigned) { return CUTTrue; }
inline float cutGetTimerValue(unsigned name) { return ws_timer(name) ? sdkGetTimerValue(ws_timer(name)) : 0; }
inline float cutGetAverageTimerValue(unsigned name) { return ws_timer(name) ? sdkGetAverageTimerValue(ws_timer(name)) : 0; }
inline char *cutFindFilePath(const char *file, const char *program) { return sdkFindFilePath(file, program); }
inline void cutFree(void *p) { free(p); }
template <class T> CUTBoolean ws_same_data(const T *a, const T *b, unsigned n, T epsilon) { return compareData(a, b, n, epsilon, 0.0f) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutComparef(const float *a, const float *b, unsigned n) { return ws_same_data(a, b, n, 0.0f); }
inline CUTBoolean cutComparefe(const float *a, const float *b, unsigned n, float e) { return ws_same_data(a, b, n, e); }
inline CUTBoolean cutCompareL2fe(const float *a, const float *b, unsigned n, float e) { return sdkCompareL2fe(a, b, n, e) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutComparei(const int *a, const int *b, unsigned n) { return ws_same_data(a, b, n, 0); }
inline CUTBoolean cutCompareui(const unsigned *a, const unsigned *b, unsigned n) { return ws_same_data(a, b, n, 0u); }
inline CUTBoolean cutCompareub(const unsigned char *a, const unsigned char *b, unsigned n) { return ws_same_data(a, b, n, (unsigned char)0); }
inline CUTBoolean cutLoadPGMf(const char *f, float **d, unsigned *w, unsigned *h) { return sdkLoadPGM(f, d, w, h) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutLoadPGMub(const char *f, unsigned char **d, unsigned *w, unsigned *h) { return sdkLoadPGM(f, d, w, h) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutSavePGMf(const char *f, float *d, unsigned w, unsigned h) { return sdkSavePGM(f, d, w, h) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutSavePGMub(const char *f, unsigned char *d, unsigned w, unsigned h) { return sdkSavePGM(f, d, w, h) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutLoadPPM4ub(const char *f, unsigned char **d, unsigned *w, unsigned *h) { return sdkLoadPPM4ub(f, d, w, h) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutSavePPM4ub(const char *f, unsigned char *d, unsigned w, unsigned h) { return sdkSavePPM4ub(f, d, w, h) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutReadFilef(const char *f, float **d, unsigned *n, bool v = false) { return sdkReadFile(f, d, n, v) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutReadFilei(const char *f, int **d, unsigned *n, bool v = false) { return sdkReadFile(f, d, n, v) ? CUTTrue : CUTFalse; }
inline CUTBoolean cutWriteFilef(const char *f, const float *d, unsigned n, float e) { return sdkWriteFile(f, d, n, e, false) ? CUTTrue : CUTFalse; }
// What samples say to the tests that run them.
enum eQAstatus { QA_FAILED, QA_PASSED, QA_WAIVED };
inline void shrQAStart(int, char **argv) { printf("[%s] starting...\n", argv[0]); }
inline void shrQAFinish(int, const char **argv, int s) { printf("[%s] test results...\n%s\n", argv[0], s == QA_PASSED ? "PASSED" : s == QA_WAIVED ? "WAIVED" : "FAILED"); }
inline void shrQAFinishExit(int argc, const char **argv, int s) { shrQAFinish(argc, argv, s); exit(s == QA_PASSED ? EXIT_SUCCESS : EXIT_FAILURE); }
inline void shrQAFinishExit2(bool, int argc, const char **argv, int s) { shrQAFinishExit(argc, argv, s); }
#define shrLog printf
inline void shrSetLogFileName(const char *) {}
inline CUTBoolean shrCheckCmdLineFlag(int argc, const char **argv, const char *flag) { return cutCheckCmdLineFlag(argc, argv, flag); }
inline CUTBoolean shrGetCmdLineArgumenti(int argc, const char **argv, const char *flag, int *v) { return cutGetCmdLineArgumenti(argc, argv, flag, v); }
inline double shrDeltaT(int = 0) {
  static double before = 0;
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  double now = t.tv_sec + t.tv_nsec * 1e-9, d = now - before;
  before = now;
  return d;
}
} // extern "C++"
#include "ws/leave.h"
