// The command line of samples: `-name`, `--name`, `-name=value`.
#pragma once
#include "ws/enter.h"
#include "ws/cstd.h"
#include "ws/strings.h"
#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#ifndef STRCASECMP
#define STRCASECMP strcasecmp
#define STRNCASECMP strncasecmp
#define STRCPY(to, size, from) strcpy(to, from)
#define FOPEN(file, name, mode) (file = fopen(name, mode))
#define FOPEN_FAIL(file) ((file) == NULL)
#define SSCANF sscanf
#define SPRINTF sprintf
#endif
extern "C++" {
inline int stringRemoveDelimiter(char delimiter, const char *text) {
  int n = 0;
  while (text[n] == delimiter) ++n;
  return n >= (int)strlen(text) - 1 ? 0 : n;
}
inline int getFileExtension(char *file, char **extension) {
  char *dot = strrchr(file, '.');
  *extension = dot ? dot + 1 : NULL;
  return dot ? (int)(dot - file) + 1 : 0;
}
// What follows `name` in an argument; NULL if no argument has this name.
inline const char *ws_argument(int argc, const char **argv, const char *name) {
  const char *found = NULL;
  for (int i = 1; i < argc; ++i) {
    const char *text = argv[i] + stringRemoveDelimiter('-', argv[i]);
    const char *equal = strchr(text, '=');
    size_t n = equal ? (size_t)(equal - text) : strlen(text);
    if (n == strlen(name) && strncasecmp(text, name, n) == 0) found = text + n;
  }
  return found;
}
inline bool checkCmdLineFlag(int argc, const char **argv, const char *name) { return ws_argument(argc, argv, name) != NULL; }
inline int getCmdLineArgumentInt(int argc, const char **argv, const char *name) {
  const char *s = ws_argument(argc, argv, name);
  return s ? atoi(*s == '=' ? s + 1 : s) : 0;
}
inline float getCmdLineArgumentFloat(int argc, const char **argv, const char *name) {
  const char *s = ws_argument(argc, argv, name);
  return s ? (float)atof(*s == '=' ? s + 1 : s) : 0;
}
inline bool getCmdLineArgumentString(int argc, const char **argv, const char *name, char **value) {
  const char *s = ws_argument(argc, argv, name);
  *value = s && *s == '=' ? (char *)s + 1 : NULL;
  return s != NULL;
}
template <class T> bool getCmdLineArgumentValue(int argc, const char **argv, const char *name, T *value) {
  const char *s = ws_argument(argc, argv, name);
  if (s) *value = (T)atoi(*s == '=' ? s + 1 : s);
  return s != NULL;
}
// Where a file of the program's data is: as given, or below `data`, beside the program or above it.
inline char *sdkFindFilePath(const char *file, const char *program) {
  static const char *const folders[] = {"./", "./data/", "../", "../data/", "../../data/", "../../../data/"};
  for (const char *folder : folders) {
    std::string path = std::string(folder) + file;
    if (FILE *f = fopen(path.c_str(), "rb")) {
      fclose(f);
      return strdup(path.c_str());
    }
  }
  (void)program;
  // A module stands for the sources of the program (ws/driver.h).
  const std::string name = file;
  for (const char *end : {".fatbin", ".cubin"}) {
    const size_t n = strlen(end);
    if (name.size() > n && !name.compare(name.size() - n, n, end)) return strdup(file);
  }
  return NULL;
}
} // extern "C++"
#include "ws/leave.h"
