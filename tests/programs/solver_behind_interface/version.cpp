#include <cstdio>
extern "C" const char *solver_version();
#define STR2(x) #x
#define STR(x) STR2(x)
const char *solver_version() { static char buf[32]; snprintf(buf, sizeof buf, "1.%s", STR(4)); return buf; }
