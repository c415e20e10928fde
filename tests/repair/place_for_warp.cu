// One lane takes places for its warp; the others of the warp read where they are.
__global__ void keep_positive(const int *in, int *out, int *size, int n) {
    __shared__ int start[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    bool keep = i < n && in[i] > 0;
    unsigned kept = __ballot_sync(0xffffffff, keep);
    if (lane == 0) start[warp] = atomicAdd(size, __popc(kept));
    if (keep) out[start[warp] + __popc(kept & ((1u << lane) - 1))] = in[i];
}
