// Where each run of equal keys begins: only its first thread stores. Twin: fail/race/launches/heads_of_runs.
// run: --search default
// expect: none
__global__ void heads(const int *keys, int *head, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  if (i == 0 || keys[i] != keys[i - 1])
    head[keys[i]] = i;
}
