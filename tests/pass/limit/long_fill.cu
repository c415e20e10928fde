// A fill of as many bytes as there are steps for.
// Twin: fail/limit/long_fill.
// run: --grid 1 --block 1 --max-steps 20000 --arg 'a=i8[1000000]:zeros' --arg n=100000
// expect: none
__global__ void k(char *a, int n) { memset(a, 1, n); }
