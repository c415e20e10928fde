// A buffer class releases its memory by cudaFreeAsync in its destructor, after the kernel of the other stream.
// expect: none
#include <cstdio>
#include <memory>

struct Buffer {
    int *p;
    cudaStream_t s;
    explicit Buffer(cudaStream_t stream) : s(stream) { cudaMallocAsync(&p, 64 * sizeof(int), s); }
    ~Buffer() { cudaFreeAsync(p, s); }
};

__global__ void fill(int *p) { p[threadIdx.x] = 1; }
__global__ void use(const int *p, int *q) { q[threadIdx.x] = p[threadIdx.x] + 1; }

int main()
{
    int *q, h[64];
    cudaStream_t s;
    cudaStreamCreate(&s);
    cudaMalloc(&q, sizeof h);
    auto buffer = std::make_unique<Buffer>(s);
    int *raw = buffer->p;
    fill<<<1, 64, 0, s>>>(raw);
    use<<<1, 64, 0, s>>>(raw, q);
    buffer.reset();
    cudaStreamSynchronize(s);
    cudaMemcpy(h, q, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(q);
    cudaStreamDestroy(s);
    return 0;
}
