// A template and two of its instances.
template <typename T, int BLOCK>
__global__ void reduce_max(const T *in, T *out, int n) {
    __shared__ T cache[BLOCK];
    T best = in[0];
    for (int i = threadIdx.x; i < n; i += BLOCK)
        best = in[i] > best ? in[i] : best;
    cache[threadIdx.x] = best;
    for (int s = BLOCK / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s && cache[threadIdx.x + s] > cache[threadIdx.x])
            cache[threadIdx.x] = cache[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[0] = cache[0];
}
template __global__ void reduce_max<int, 128>(const int *, int *, int);
template __global__ void reduce_max<float, 64>(const float *, float *, int);
