// run: --kernel count --search default --budget 60-launches
// expect: race raw 10
// expect: race war 10
// expect: race waw 10
// run: --kernel count_large --search default --budget 60-launches
// expect: race waw 11
// run: --kernel count_once --search default --budget 60-launches
// expect: none
// The kernels do not read blockIdx, but the host launches many blocks of two of them.
__global__ void count(int *counter) { counter[0]++; }
__global__ void count_large(int *counter) { counter[1] = 2 * clock(); }
__global__ void count_once(int *counter) { counter[0]++; }
int main() {
  int *c;
  cudaMalloc(&c, 2 * sizeof(int));
  count<<<100, 1>>>(c);
  count_large<<<4096, 1>>>(c);
  count_once<<<1, 1>>>(c);
  cudaDeviceSynchronize();
}
