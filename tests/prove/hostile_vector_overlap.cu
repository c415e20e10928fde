// prove: not
__global__ void k(float *o)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    *(float4 *)(o + 2 * i) = make_float4(1, 2, 3, 4);
}
