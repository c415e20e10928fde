// One warp loads and the other computes, and each waits in its own case of the switch.
enum Role { LOADER, WORKER };
__global__ void roles(const int *in, int *out) {
    __shared__ int buf[32];
    int lane = threadIdx.x % 32;
    switch (threadIdx.x / 32) {
    case LOADER:
        buf[lane] = in[blockIdx.x * 32 + lane];
        __syncthreads();
        break;
    case WORKER:
        __syncthreads();
        // All of it is there now.
        out[blockIdx.x * 32 + lane] = buf[31 - lane];
        break;
    default:
        break;
    }
}
void host(const int *in, int *out, int n) { roles<<<n, 64>>>(in, out); }
