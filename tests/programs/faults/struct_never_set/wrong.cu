// The fields of a struct with gaps between them are used, but one is never set.
// expect: uninitialized-read - 20
#include <cstdio>
#include <cuda_runtime.h>

struct Body {
    char kind;
    double mass;
    int id;
};

__global__ void set(Body *bodies)
{
    bodies[threadIdx.x].kind = 1;
    bodies[threadIdx.x].mass = threadIdx.x;
}

__global__ void count(Body *bodies)
{
    Body b = bodies[threadIdx.x];
    b.id += 1;
    bodies[threadIdx.x] = b;
}

int main()
{
    Body *bodies, copy[32];
    cudaMalloc(&bodies, sizeof copy);
    set<<<1, 32>>>(bodies);
    count<<<1, 32>>>(bodies);
    cudaMemcpy(copy, bodies, sizeof copy, cudaMemcpyDeviceToHost);
    std::printf("%d %g\n", copy[5].id, copy[5].mass);
    cudaFree(bodies);
    return 0;
}
