// prove: not
__global__ void k(int *o, volatile int *flag)
{
    if (threadIdx.x == 0) {
        o[0] = 1;
        *flag = 1;
    } else if (*flag)
        o[threadIdx.x] = o[0];
}
