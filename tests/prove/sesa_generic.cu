// paper: SESA, figure 1, Generic: values that depend on the thread and on an input, an address that depends on neither branch
// prove: proved
// run: --grid 2 --block 64 --arg 'x=i32[128]' --arg a=3 --arg b=4 --arg c=5 --arg z=1
// expect: none
__global__ void generic(int *x, int a, int b, int c, int z)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x, u = 0, v;
    if (t % 3 == 0)
        v = a;
    else
        v = b;
    if (c > 4)
        u = 2 * t;
    x[t] = v + z + u % 2;
}
