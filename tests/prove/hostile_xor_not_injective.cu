// prove: not
__global__ void k(int *o, int n)
{
    int t = threadIdx.x;
    o[t & n] = t;
    o[2048 + (t | n)] = t;
}
