// The other threads of a run store, too. Twin: pass/launches/heads_of_runs.
// run: --search default
// expect: race same-value 11 13
// expect: race waw 11 13
// expect: race waw 13
__global__ void heads(const int *keys, int *head, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  if (i == 0 || keys[i] != keys[i - 1])
    head[keys[i]] = i;
  else
    head[keys[i]] = i - 1;
}
