#pragma once
#include "ws/enter.h"
#include "ws/posix.h"
typedef int regoff_t;
#define REG_EXTENDED 1
#define REG_ICASE 2
#define REG_NEWLINE 4
#define REG_NOSUB 8
#define REG_NOTBOL 1
#define REG_NOTEOL 2
#define REG_STARTEND 4
#define REG_NOERROR 0
#define REG_NOMATCH 1
#define REG_BADPAT 2
#define REG_ECOLLATE 3
#define REG_ECTYPE 4
#define REG_EESCAPE 5
#define REG_ESUBREG 6
#define REG_EBRACK 7
#define REG_EPAREN 8
#define REG_EBRACE 9
#define REG_BADBR 10
#define REG_ERANGE 11
#define REG_ESPACE 12
#define REG_BADRPT 13
#ifdef __cplusplus
extern "C" {
#endif
typedef struct { size_t re_nsub; unsigned long ws_pattern, ws_more[6]; } regex_t;
typedef struct { int rm_so, rm_eo; } regmatch_t;
int regcomp(regex_t *, const char *, int) WS_NX;
int regexec(const regex_t *, const char *, size_t, regmatch_t *, int) WS_NX;
size_t regerror(int, const regex_t *, char *, size_t) WS_NX;
void regfree(regex_t *) WS_NX;
#ifdef __cplusplus
}
#endif
#include "ws/leave.h"
