// run: --redundant
// The second barrier protects nothing.
__global__ void shift(const int *in, int *out) {
    __shared__ int s[64];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    int next = s[(threadIdx.x + 1) % 64];
    __syncthreads();
    out[threadIdx.x] = next;
}
