#pragma once
#include "stdio.h"
#include "stdlib.h"
#include "errno.h"
#include "string.h"
// The form that programs use: a message, and the end if `status` is not 0.
#define error(status, code, ...) do { fflush(stdout); fprintf(stderr, __VA_ARGS__); if (code) fprintf(stderr, ": %s", strerror(code)); fputc('\n', stderr); if (status) exit(status); } while (0)
