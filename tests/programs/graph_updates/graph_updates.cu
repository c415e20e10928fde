// Jacobi's method by a captured graph that is updated in each step, conjugate gradients by cuBLAS and a graph.
// nvcc: -lcublas
#include <cuda_runtime.h>
#include <cublas_v2.h>
#include <cooperative_groups.h>
#include <vector>
#include <cstdio>
#include <cmath>
#include <helper_cuda.h>
namespace cg = cooperative_groups;
#define N_ROWS 64
__global__ void JacobiMethod(const float* A, const double* b, const float conv, double* x, double* x_new, double* sum) {
  cg::thread_block cta = cg::this_thread_block();
  __shared__ double x_shared[N_ROWS];
  __shared__ double b_shared[4 + 1];
  for (int i = threadIdx.x; i < N_ROWS; i += blockDim.x) x_shared[i] = x[i];
  if (threadIdx.x < 4) {
    int k = threadIdx.x;
    for (int i = k + (blockIdx.x * 4); (k < 4) && (i < N_ROWS); k += 4, i += 4) b_shared[i % 5] = b[i];
  }
  cg::sync(cta);
  cg::thread_block_tile<32> tile32 = cg::tiled_partition<32>(cta);
  for (int k = 0, i = blockIdx.x * 4; (k < 4) && (i < N_ROWS); k++, i++) {
    double rowThreadSum = 0.0;
    for (int j = threadIdx.x; j < N_ROWS; j += blockDim.x) rowThreadSum += (A[i * N_ROWS + j] * x_shared[j]);
    for (int offset = tile32.size() / 2; offset > 0; offset /= 2)
      rowThreadSum += tile32.shfl_down(rowThreadSum, offset);
    if (tile32.thread_rank() == 0) atomicAdd(&b_shared[i % 5], -rowThreadSum);
  }
  cg::sync(cta);
  if (threadIdx.x < 4) {
    cg::thread_block_tile<4> tile4 = cg::tiled_partition<4>(tile32);
    double temp_sum = 0.0;
    int k = threadIdx.x;
    for (int i = k + (blockIdx.x * 4); (k < 4) && (i < N_ROWS); k += 4, i += 4) {
      double dx = b_shared[i % 5];
      dx /= A[i * N_ROWS + i];
      x_new[i] = (x_shared[i] + dx);
      temp_sum += fabs(dx);
    }
    for (int offset = tile4.size() / 2; offset > 0; offset /= 2) temp_sum += tile4.shfl_down(temp_sum, offset);
    if (tile4.thread_rank() == 0) atomicAdd(sum, temp_sum);
  }
}
int main() {
  const float conv = 1e-3f;
  std::vector<float> A(N_ROWS * N_ROWS);
  std::vector<double> b(N_ROWS), x(N_ROWS, 0.0);
  for (int i = 0; i < N_ROWS; ++i) {
    double s = 0;
    for (int j = 0; j < N_ROWS; ++j) {
      A[i * N_ROWS + j] = i == j ? 40.f : ((i * 3 + j * 5) % 7) / 14.f;
      s += A[i * N_ROWS + j];
    }
    b[i] = s;
  }
  float* dA;
  double *db, *dx, *dxn, *dsum, *hsum, sum = 1;
  checkCudaErrors(cudaMalloc(&dA, A.size() * 4));
  checkCudaErrors(cudaMalloc(&db, N_ROWS * 8));
  checkCudaErrors(cudaMalloc(&dx, N_ROWS * 8));
  checkCudaErrors(cudaMalloc(&dxn, N_ROWS * 8));
  checkCudaErrors(cudaMalloc(&dsum, 8));
  checkCudaErrors(cudaMallocHost(&hsum, 8));
  cudaStream_t st;
  checkCudaErrors(cudaStreamCreateWithFlags(&st, cudaStreamNonBlocking));
  checkCudaErrors(cudaMemcpyAsync(dA, A.data(), A.size() * 4, cudaMemcpyHostToDevice, st));
  checkCudaErrors(cudaMemcpyAsync(db, b.data(), N_ROWS * 8, cudaMemcpyHostToDevice, st));
  checkCudaErrors(cudaMemsetAsync(dx, 0, N_ROWS * 8, st));
  checkCudaErrors(cudaMemsetAsync(dxn, 0, N_ROWS * 8, st));
  cudaGraphExec_t exec = NULL;
  int k = 0, updates = 0;
  for (k = 0; k < 100 && sum > conv; ++k) {
    cudaGraph_t g;
    checkCudaErrors(cudaStreamBeginCapture(st, cudaStreamCaptureModeGlobal));
    checkCudaErrors(cudaMemsetAsync(dsum, 0, 8, st));
    if ((k & 1) == 0)
      JacobiMethod<<<(N_ROWS / 4), 64, 0, st>>>(dA, db, conv, dx, dxn, dsum);
    else
      JacobiMethod<<<(N_ROWS / 4), 64, 0, st>>>(dA, db, conv, dxn, dx, dsum);
    checkCudaErrors(cudaMemcpyAsync(hsum, dsum, 8, cudaMemcpyDeviceToHost, st));
    checkCudaErrors(cudaStreamEndCapture(st, &g));
    if (exec == NULL) {
      checkCudaErrors(cudaGraphInstantiate(&exec, g, NULL, NULL, 0));
    } else {
      cudaGraphExecUpdateResult up;
      cudaGraphNode_t err;
      checkCudaErrors(cudaGraphExecUpdate(exec, g, &err, &up));
      updates += up == cudaGraphExecUpdateSuccess;
    }
    checkCudaErrors(cudaGraphLaunch(exec, st));
    checkCudaErrors(cudaStreamSynchronize(st));
    checkCudaErrors(cudaGraphDestroy(g));
    sum = *hsum;
  }
  checkCudaErrors(cudaMemcpy(x.data(), k & 1 ? dxn : dx, N_ROWS * 8, cudaMemcpyDeviceToHost));
  double worst = 0;
  for (double v : x) worst = std::max(worst, std::fabs(v - 1));
  printf("Jacobi %s after %d updates, error small %d\n", k < 100 ? "converged" : "did not", updates > 0, worst < 1e-3);
  bool ok = worst < 1e-3 && updates == k - 1;
  cudaGraphExecDestroy(exec);
  cublasHandle_t cb;
  cublasCreate(&cb);
  cublasSetStream(cb, st);
  const int n = 48;
  std::vector<float> M(n * n), rhs(n, 1.f), sol(n);
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) M[i * n + j] = i == j ? 4.f : std::abs(i - j) == 1 ? -1.f : 0.f;
  float *dM, *p, *r, *Ap, *xs;
  for (auto q : {&dM}) cudaMalloc(q, n * n * 4);
  for (auto q : {&p, &r, &Ap, &xs}) cudaMalloc(q, n * 4);
  cudaMemcpy(dM, M.data(), n * n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(r, rhs.data(), n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(p, r, n * 4, cudaMemcpyDeviceToDevice);
  cudaMemset(xs, 0, n * 4);
  float one = 1, zero = 0, r1, r0, dot;
  cublasSdot(cb, n, r, 1, r, 1, &r1);
  int it = 0;
  while (r1 > 1e-10f && it < 100) {
    cublasSgemv(cb, CUBLAS_OP_N, n, n, &one, dM, n, p, 1, &zero, Ap, 1);
    cublasSdot(cb, n, p, 1, Ap, 1, &dot);
    float a = r1 / dot, na = -a;
    cublasSaxpy(cb, n, &a, p, 1, xs, 1);
    cublasSaxpy(cb, n, &na, Ap, 1, r, 1);
    r0 = r1;
    cublasSdot(cb, n, r, 1, r, 1, &r1);
    float be = r1 / r0;
    cublasSscal(cb, n, &be, p, 1);
    cublasSaxpy(cb, n, &one, r, 1, p, 1);
    ++it;
  }
  cudaStreamSynchronize(st);
  cudaMemcpy(sol.data(), xs, n * 4, cudaMemcpyDeviceToHost);
  float err = 0;
  for (int i = 0; i < n; ++i) {
    float s = 0;
    for (int j = 0; j < n; ++j) s += M[i * n + j] * sol[j];
    err = std::max(err, std::fabs(s - 1));
  }
  printf("cg %d\n", err < 1e-4f);
  ok = ok && err < 1e-4f;
  cublasDestroy(cb);
  cudaStreamDestroy(st);
  for (void* q :
       {(void*)dA, (void*)db, (void*)dx, (void*)dxn, (void*)dsum, (void*)dM, (void*)p, (void*)r, (void*)Ap, (void*)xs})
    cudaFree(q);
  cudaFreeHost(hsum);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
