// Fences order only what is read and written by operations that the compiler keeps: the flag is a plain variable.
__global__ void handover(int *flag, const int *in, int *data, int *out)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        *data = in[0] * 2;
        __threadfence();
        *flag = 1;
    } else if (blockIdx.x == 1) {
        while (*flag == 0) {
        }
        __threadfence();
        out[0] = *data;
    }
}
