// Stream-ordered memory is freed in a stream that does not wait for its reader.
// expect: stream-race streams 17 19
// expect: stream-race streams 18 19
#include <cstdio>

__global__ void fill(int *p) { p[threadIdx.x] = threadIdx.x; }
__global__ void copy(const int *p, int *q) { q[threadIdx.x] = p[threadIdx.x]; }

int main()
{
    int *p, *q, h[32];
    cudaStream_t a, b;
    cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
    cudaMalloc(&q, sizeof h);
    cudaMallocAsync(&p, sizeof h, a);
    fill<<<1, 32, 0, a>>>(p);
    copy<<<1, 32, 0, a>>>(p, q);
    cudaFreeAsync(p, b);
    cudaDeviceSynchronize();
    cudaMemcpy(h, q, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[31]);
    cudaFree(q);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    return 0;
}
