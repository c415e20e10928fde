// run: --search default --budget 60-launches
// expect: race waw 2
// As main.cu, with a launch of 64 threads in a function of another file.
#include "launch.cuh"
void host(float *o, int n) { launch<float, 64>(o, n); }
