// run: --kernel apply --search default --budget 60-launches
// expect: none
// run: --kernel chosen --search default --budget 60-launches
// expect: none
// run: --kernel racy --search default --budget 60-launches
// expect: race waw 21
// The caller says which function is applied to each number.
typedef float (*Op)(float);
typedef void (*Store)(int *, int);
__device__ float half_of(float x) { return 0.5f * x; }
__device__ float square(float x) { return x * x; }
__device__ Op table[2] = {half_of, square};
__global__ void apply(float *a, Op op) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  a[i] = op(a[i]);
}
template <typename F> __global__ void chosen(float *a, F f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = f(a[i]);
}
__device__ void put_first(int *a, int v) { a[0] = v; }
__device__ Store first = put_first;
__global__ void racy(int *a, Store store) { store(a, threadIdx.x); }
int main() {
  Op op;
  float *a;
  cudaMemcpyFromSymbol(&op, table, sizeof(Op));
  apply<<<2, 64>>>(a, op);
  chosen<<<2, 64>>>(a, op, 128);
}
