// Half of a warp adds up; what the others hold is stored, too, and stays.
__global__ void lanes(int *o, const int *in)
{
    int v = in[threadIdx.x];
    if (threadIdx.x % 32 < 16) {
        v += __shfl_down_sync(0xffffffff, v, 8);
        v += __shfl_down_sync(0xffffffff, v, 4);
    }
    o[threadIdx.x] = v;
}
