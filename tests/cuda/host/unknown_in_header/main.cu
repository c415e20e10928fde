// run: --search default --budget 60-launches
// expect: none
// A helper of the host in an own header that does not compile is left out as in the main file.
#include "util.h"
__global__ void k(int *a) { a[blockIdx.x * blockDim.x + threadIdx.x] = 1; }
int main() { k<<<2, 64>>>(0); }
