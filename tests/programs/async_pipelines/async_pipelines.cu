// Asynchronous copies, pipelines, barriers and atomics of libcu++, on both sides.
#include <cuda_runtime.h>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/atomic>
#include <cuda/std/tuple>
#include <cuda/std/array>
#include <cuda_pipeline.h>
#include <cstdio>
#include <vector>
#pragma nv_diag_suppress static_var_with_dynamic_init
namespace cg = cooperative_groups;
__global__ void stage(const float *in, float *out, int n)
{
    extern __shared__ float s[];
    auto block = cg::this_thread_block();
    for (int base = blockIdx.x * blockDim.x; base < n; base += gridDim.x * blockDim.x) {
        cg::memcpy_async(block, s, in + base, sizeof(float) * blockDim.x);
        cg::wait(block);
        out[base + threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
        block.sync();
    }
}
__global__ void pipe2(const int *in, int *out, int tiles)
{
    constexpr int B = 64;
    __shared__ int buf[2][B];
    auto block = cg::this_thread_block();
    constexpr auto scope = cuda::thread_scope_block;
    __shared__ cuda::pipeline_shared_state<scope, 2> st;
    auto pipe = cuda::make_pipeline(block, &st);
    int fetch = 0;
    for (int t = 0; t < tiles; ++t) {
        for (; fetch < tiles && fetch < t + 2; ++fetch) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, buf[fetch % 2], in + fetch * B, sizeof(int) * B, pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        out[t * B + threadIdx.x] = buf[t % 2][(threadIdx.x + 1) % B] * 2;
        pipe.consumer_release();
    }
}
__global__ void bar(int *data)
{
    __shared__ cuda::barrier<cuda::thread_scope_block> b;
    __shared__ int s[128];
    if (threadIdx.x == 0)
        init(&b, blockDim.x);
    __syncthreads();
    s[threadIdx.x] = data[threadIdx.x];
    auto tok = b.arrive();
    b.wait(std::move(tok));
    data[threadIdx.x] = s[127 - threadIdx.x];
}
__global__ void prim(const int4 *in, int4 *out)
{
    __shared__ int4 s[64];
    __pipeline_memcpy_async(&s[threadIdx.x], &in[threadIdx.x], sizeof(int4));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}
__global__ void atom(cuda::atomic<int, cuda::thread_scope_device> *c, int *o)
{
    int v = c->fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<int, cuda::thread_scope_device> r(o[0]);
    r.fetch_max(v);
}
int main()
{
    const int n = 1024;
    std::vector<float> h(n), o(n);
    for (int i = 0; i < n; i++)
        h[i] = i;
    float *a, *b;
    cudaMalloc(&a, n * 4);
    cudaMalloc(&b, n * 4);
    cudaMemcpy(a, h.data(), n * 4, cudaMemcpyHostToDevice);
    stage<<<4, 128, 128 * sizeof(float)>>>(a, b, n);
    cudaMemcpy(o.data(), b, n * 4, cudaMemcpyDeviceToHost);
    printf("%g %g\n", o[0], o[128]);
    std::vector<int> hi(n), oi(n);
    for (int i = 0; i < n; i++)
        hi[i] = i;
    int *c, *d;
    cudaMalloc(&c, n * 4);
    cudaMalloc(&d, n * 4);
    cudaMemcpy(c, hi.data(), n * 4, cudaMemcpyHostToDevice);
    pipe2<<<1, 64>>>(c, d, n / 64);
    cudaMemcpy(oi.data(), d, n * 4, cudaMemcpyDeviceToHost);
    printf("%d %d %d\n", oi[0], oi[63], oi[1023]);
    bar<<<1, 128>>>(c);
    cudaMemcpy(oi.data(), c, 512, cudaMemcpyDeviceToHost);
    printf("%d %d\n", oi[0], oi[127]);
    cudaMemcpy(c, hi.data(), n * 4, cudaMemcpyHostToDevice);
    prim<<<1, 64>>>((int4 *)c, (int4 *)d);
    cudaMemcpy(oi.data(), d, n * 4, cudaMemcpyDeviceToHost);
    printf("%d\n", oi[0]);
    cuda::atomic<int, cuda::thread_scope_device> *at;
    int *m;
    cudaMallocManaged(&at, sizeof *at);
    cudaMallocManaged(&m, 4);
    new (at) cuda::atomic<int, cuda::thread_scope_device>(0);
    *m = -1;
    atom<<<2, 64>>>(at, m);
    cudaDeviceSynchronize();
    printf("%d %d\n", at->load(), *m);
    cudaFree(a);
    cudaFree(b);
    cudaFree(c);
    cudaFree(d);
    cudaFree(at);
    cudaFree(m);
    printf("PASSED\n");
}
