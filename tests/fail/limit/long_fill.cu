// A fill counts the steps that it takes, and ends the run when it takes too many.
// Twin: pass/limit/long_fill.
// run: --grid 1 --block 1 --max-steps 20000 --arg 'a=i8[1000000]:zeros' --arg n=1000000
// expect: limit
__global__ void k(char *a, int n) { memset(a, 1, n); }
