// The C library's generators for fixed seeds: rand, drand48 and friends, summed on the device.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__global__ void add(const int *v, int n, long long *sum)
{
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        atomicAdd((unsigned long long *)sum, (unsigned long long)v[i]);
}

int main(void)
{
    int values[500], *d;
    long long *dSum, sum, want = 0;
    printf("rand without a seed: %d %d %d\n", rand(), 0, 0);
    srand(1);
    int a = rand(), b = rand(), c = rand();
    printf("srand(1): %d %d %d\n", a, b, c);
    srand(12345);
    for (int i = 0; i < 500; i++)
        want += values[i] = rand();
    printf("srand(12345): %d %d ... %d\n", values[0], values[1], values[499]);
    cudaMalloc((void **)&d, sizeof values);
    cudaMalloc((void **)&dSum, sizeof sum);
    cudaMemcpy(d, values, sizeof values, cudaMemcpyHostToDevice);
    cudaMemset(dSum, 0, sizeof sum);
    add<<<1, 64>>>(d, 500, dSum);
    cudaMemcpy(&sum, dSum, sizeof sum, cudaMemcpyDeviceToHost);
    printf("sum %lld, %s\n", sum, sum == want ? "right" : "WRONG");
    srand48(2024);
    double x = drand48(), y = drand48();
    long l = lrand48(), m = mrand48();
    printf("srand48(2024): %.6f %.6f %ld %ld\n", x, y, l, m);
    unsigned seed = 99;
    int r1 = rand_r(&seed), r2 = rand_r(&seed);
    printf("rand_r: %d %d\n", r1, r2);
    srandom(5);
    long r = random();
    printf("random: %ld, RAND_MAX %d\n", r, RAND_MAX);
    cudaFree(d);
    cudaFree(dSum);
    return sum != want;
}
