// Semaphores of POSIX.
#pragma once
#include "ws/enter.h"
#include "ws/libc.h"
typedef union { char size[32]; long align; } sem_t;
#ifdef __cplusplus
extern "C" {
#endif
int sem_init(sem_t *, int, unsigned);
int sem_destroy(sem_t *);
int sem_wait(sem_t *);
int sem_post(sem_t *);
#ifdef __cplusplus
}
#endif
#include "ws/leave.h"
