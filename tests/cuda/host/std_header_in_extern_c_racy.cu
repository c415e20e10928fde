// run: --search default --budget 60-launches
// expect: race waw 11
// Twin: cuda/host/std_header_in_extern_c.
// C headers inside extern "C" are common.
extern "C" {
#include <stdlib.h>
#include <sys/time.h>
#include <string.h>
#include <math.h>
}
__global__ void k(int *a) { a[threadIdx.x] = blockIdx.x; }
