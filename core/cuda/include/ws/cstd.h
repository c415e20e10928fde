// The names of the C library in namespace std: <cstdio>, <cstdlib>, <cstring>, <cctype>, <ctime> and their like.
#pragma once
#include "ws/libc.h"
#include "ws/math.h"
#include "ws/type_traits.h"
extern "C++" {
namespace std {
using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t; using ::uint8_t; using ::uint16_t; using ::uint32_t; using ::uint64_t;
using ::int_least8_t; using ::int_least16_t; using ::int_least32_t; using ::int_least64_t; using ::uint_least8_t; using ::uint_least16_t; using ::uint_least32_t; using ::uint_least64_t;
using ::int_fast8_t; using ::int_fast16_t; using ::int_fast32_t; using ::int_fast64_t; using ::uint_fast8_t; using ::uint_fast16_t; using ::uint_fast32_t; using ::uint_fast64_t;
using ::intptr_t; using ::uintptr_t; using ::intmax_t; using ::uintmax_t;
using ::FILE; using ::printf; using ::fprintf; using ::sprintf; using ::snprintf; using ::vprintf; using ::vfprintf; using ::vsprintf; using ::vsnprintf;
using ::scanf; using ::fscanf; using ::sscanf; using ::vsscanf; using ::puts; using ::putchar; using ::putc; using ::fputc; using ::fputs; using ::getchar; using ::getc;
using ::fgetc; using ::fgets; using ::ungetc; using ::fopen; using ::freopen; using ::fclose; using ::fflush; using ::fread; using ::fwrite; using ::fseek; using ::ftell;
using ::rewind; using ::feof; using ::ferror; using ::clearerr; using ::setvbuf; using ::setbuf; using ::perror; using ::remove; using ::rename; using ::tmpfile; using ::tmpnam;
using ::va_list; using ::exit; using ::_Exit; using ::quick_exit; using ::abort; using ::atexit; using ::malloc; using ::free; using ::calloc; using ::realloc;
using ::aligned_alloc; using ::rand; using ::srand; using ::atoi; using ::atol; using ::atoll; using ::atof; using ::strtol; using ::strtoul; using ::strtoll;
using ::strtoull; using ::strtod; using ::strtof; using ::getenv; using ::system; using ::qsort; using ::bsearch; using ::div; using ::ldiv; using ::lldiv;
using ::div_t; using ::ldiv_t; using ::lldiv_t; using ::memcpy; using ::memmove; using ::memset; using ::memcmp; using ::memchr; using ::strlen; using ::strcmp;
using ::strncmp; using ::strcoll; using ::strcpy; using ::strncpy; using ::strcat; using ::strncat; using ::strtok; using ::strerror; using ::strspn; using ::strcspn;
using ::strchr; using ::strrchr; using ::strstr; using ::strpbrk; using ::isalnum; using ::isalpha; using ::isblank; using ::iscntrl; using ::isdigit; using ::isgraph;
using ::islower; using ::isprint; using ::ispunct; using ::isspace; using ::isupper; using ::isxdigit; using ::tolower; using ::toupper;
using ::time_t; using ::clock_t; using ::clock; using ::tm; using ::timespec; using ::time; using ::difftime; using ::mktime; using ::localtime; using ::gmtime;
using ::asctime; using ::ctime; using ::strftime; using ::timespec_get;
} // namespace std
} // extern "C++"
