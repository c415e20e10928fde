// prove: not
struct S { int a; char b; };
__global__ void k(S *o)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    o[i].a = i;
    *(int *)((char *)&o[i] + 6) = i;
}
