// prove: proved
__device__ double add(double *at, double v)
{
    unsigned long long *p = (unsigned long long *)at, old = *p, seen;
    do {
        seen = old;
        old = atomicCAS(p, seen, __double_as_longlong(v + __longlong_as_double(seen)));
    } while (seen != old);
    return __longlong_as_double(old);
}
__global__ void total(const double *in, double *sum, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        add(sum, in[i]);
}
