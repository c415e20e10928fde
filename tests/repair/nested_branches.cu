// The barrier is in two branches.
__global__ void gather(const int *in, const int *map, int *out, int n, int m) {
    __shared__ int cache[64];
    int t = threadIdx.x;
    int i = blockIdx.x * 64 + t;
    if (i < n) {
        cache[t] = in[i];
        if (map[i] < m) {
            __syncthreads();
            out[i] = cache[map[i] & 63];
        }
    }
}
