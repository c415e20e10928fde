// run: --search default --budget 60-launches
// expect: race waw 7
// The kernel beside such a header is checked.
#include "util.h"
#include "missing/library.hpp"
__global__ void k(int *a) {
  a[threadIdx.x / 64] = threadIdx.x;
}
int main() { library::Image i; k<<<1, 64>>>(i.data()); }
