// The part of the samples' helper headers that the programs use, for compilers that do not bring them.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>

// Each library has results of a type of its own; 0 is success in all of them.
template <typename Result>
void reportAndExit(Result code, const char *what, const char *file, int line)
{
    if (code) {
        std::fprintf(stderr, "%s:%d: %s: error %d\n", file, line, what, int(code));
        std::exit(EXIT_FAILURE);
    }
}
#define checkCudaErrors(value) reportAndExit((value), #value, __FILE__, __LINE__)
#define getLastCudaError(message) reportAndExit(cudaGetLastError(), (message), __FILE__, __LINE__)

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif

inline int findCudaDevice(int, const char **) { return 0; }

inline const char *valueOfFlag(int argc, const char **argv, const char *name)
{
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i] + std::strspn(argv[i], "-");
        size_t n = std::strlen(name);
        if (std::strncmp(a, name, n) == 0 && (a[n] == 0 || a[n] == '='))
            return a[n] ? a + n + 1 : a + n;
    }
    return nullptr;
}
inline bool checkCmdLineFlag(int argc, const char **argv, const char *name) { return valueOfFlag(argc, argv, name) != nullptr; }
inline int getCmdLineArgumentInt(int argc, const char **argv, const char *name)
{
    const char *value = valueOfFlag(argc, argv, name);
    return value ? std::atoi(value) : 0;
}
inline bool getCmdLineArgumentString(int argc, const char **argv, const char *name, char **to)
{
    *to = const_cast<char *>(valueOfFlag(argc, argv, name));
    return *to != nullptr;
}
