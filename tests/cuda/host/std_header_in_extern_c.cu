// run: --search default --budget 60-launches
// expect: none
// C headers inside extern "C" are common. Twin: cuda/host/std_header_in_extern_c_racy.
extern "C" {
#include <stdlib.h>
#include <sys/time.h>
#include <string.h>
#include <math.h>
}
__global__ void k(int *a) { a[blockIdx.x * blockDim.x + threadIdx.x] = 1; }
