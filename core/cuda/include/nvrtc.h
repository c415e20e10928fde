// Compilation at run time. A text is taken for the program's own sources if those have one of its kernels; else the run ends
// where it is compiled.
#pragma once
#include "ws/enter.h"
#include "cuda_runtime.h"
#ifdef __cplusplus
extern "C" {
#endif
typedef enum {
  NVRTC_SUCCESS, NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_PROGRAM_CREATION_FAILURE, NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_OPTION,
  NVRTC_ERROR_COMPILATION, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION,
  NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID, NVRTC_ERROR_INTERNAL_ERROR, NVRTC_ERROR_TIME_FILE_WRITE_FAILED
} nvrtcResult;
typedef struct ws_nvrtc_program *nvrtcProgram;
nvrtcResult nvrtcCompileProgram_without_its_source(void);
#ifdef __cplusplus
}
#endif
#ifdef __cplusplus
#include "cuda.h"
extern "C++" {
struct ws_nvrtc_program { char *text; };
#define WS_NVRTC static inline WS_ATTR_H nvrtcResult
static inline WS_ATTR_H const char *nvrtcGetErrorString(nvrtcResult r) {
  static const char *const names[] = {"NVRTC_SUCCESS", "NVRTC_ERROR_OUT_OF_MEMORY", "NVRTC_ERROR_PROGRAM_CREATION_FAILURE", "NVRTC_ERROR_INVALID_INPUT", "NVRTC_ERROR_INVALID_PROGRAM", "NVRTC_ERROR_INVALID_OPTION", "NVRTC_ERROR_COMPILATION", "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE", "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION", "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION", "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID", "NVRTC_ERROR_INTERNAL_ERROR"};
  return r >= 0 && r < 12 ? names[r] : "NVRTC_ERROR unknown";
}
WS_NVRTC nvrtcVersion(int *major, int *minor) { return *major = 12, *minor = 3, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetNumSupportedArchs(int *n) { return *n = 1, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetSupportedArchs(int *a) { return *a = 80, NVRTC_SUCCESS; }
WS_NVRTC nvrtcCreateProgram(nvrtcProgram *p, const char *text, const char *, int, const char *const *, const char *const *) {
  if (!p || !text) return NVRTC_ERROR_INVALID_INPUT;
  return *p = new ws_nvrtc_program{strdup(text)}, NVRTC_SUCCESS;
}
WS_NVRTC nvrtcDestroyProgram(nvrtcProgram *p) {
  if (!p || !*p) return NVRTC_ERROR_INVALID_PROGRAM;
  free((*p)->text);
  delete *p;
  return *p = 0, NVRTC_SUCCESS;
}
// Whether the sources have a kernel of this text.
static inline WS_ATTR_H bool ws_nvrtc_known(const char *text) {
  auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
  for (const char *at = text; (at = strstr(at, "__global__"));) {
    at += 10;
    for (const char *open = strchr(at, '('); open; open = strchr(open + 1, '(')) {
      const char *end = open;
      while (end > at && !letter(end[-1])) --end;
      const char *first = end;
      while (first > at && letter(first[-1])) --first;
      char name[256];
      const size_t n = end - first;
      if (n == 0 || n >= sizeof name) break;
      memcpy(name, first, n), name[n] = 0;
      if (!strcmp(name, "__launch_bounds__")) continue;
      if (__wsKernelNamed(name)) return true;
      break;
    }
  }
  return false;
}
WS_NVRTC nvrtcCompileProgram(nvrtcProgram p, int, const char *const *) { return ws_nvrtc_known(p->text) ? NVRTC_SUCCESS : nvrtcCompileProgram_without_its_source(); }
WS_NVRTC nvrtcGetPTXSize(nvrtcProgram, size_t *n) { return *n = 1, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetPTX(nvrtcProgram, char *text) { return *text = 0, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetCUBINSize(nvrtcProgram, size_t *n) { return *n = 1, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetCUBIN(nvrtcProgram, char *image) { return *image = 0, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetProgramLogSize(nvrtcProgram, size_t *n) { return *n = 1, NVRTC_SUCCESS; }
WS_NVRTC nvrtcGetProgramLog(nvrtcProgram, char *text) { return *text = 0, NVRTC_SUCCESS; }
} // extern "C++"
extern "C" {
nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram, size_t *);
nvrtcResult nvrtcGetLTOIR(nvrtcProgram, char *);
nvrtcResult nvrtcAddNameExpression(nvrtcProgram, const char *);
nvrtcResult nvrtcGetLoweredName(nvrtcProgram, const char *, const char **);
}
#endif
#include "ws/leave.h"
