// The mask names half of the lanes that execute the shuffle.
__global__ void warp_sum(const int *in, int *out) {
    int v = in[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0x0000ffff, v, d);
    if (threadIdx.x % 32 == 0) out[threadIdx.x / 32] = v;
}
