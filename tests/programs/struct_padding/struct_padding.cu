// Structs with gaps between their fields: copies move what nobody has written.
#include <stdio.h>
#include <stdlib.h>
struct Particle {
    char kind;
    double mass;
    int id;
};
__global__ void init(Particle *p)
{
    Particle *q = p + threadIdx.x;
    q->kind = 1;
    q->mass = threadIdx.x;
    q->id = 31 - threadIdx.x;
}
__global__ void step(Particle *p)
{
    Particle l = p[threadIdx.x];
    l.mass += l.id;
    p[threadIdx.x] = l;
}
__global__ void swapPairs(Particle *p)
{
    int i = 2 * threadIdx.x;
    if (p[i].id > p[i + 1].id) {
        Particle t = p[i];
        p[i] = p[i + 1];
        p[i + 1] = t;
    }
}
__global__ void viaShared(Particle *o, const Particle *p)
{
    __shared__ Particle s[32];
    s[threadIdx.x].kind = p[threadIdx.x].kind;
    s[threadIdx.x].mass = p[threadIdx.x].mass;
    s[threadIdx.x].id = p[threadIdx.x].id;
    __syncthreads();
    Particle l = s[31 - threadIdx.x];
    l.id++;
    o[threadIdx.x] = l;
}
int main(void)
{
    Particle *p, *o, h[32];
    cudaMalloc((void **)&p, sizeof h);
    cudaMalloc((void **)&o, sizeof h);
    init<<<1, 32>>>(p);
    step<<<1, 32>>>(p);
    swapPairs<<<1, 16>>>(p);
    viaShared<<<1, 32>>>(o, p);
    cudaMemcpy(h, o, sizeof h, cudaMemcpyDeviceToHost);
    printf("%g %d %d\n", h[3].mass, h[0].id, h[31].id);
    cudaFree(p);
    cudaFree(o);
    return 0;
}
