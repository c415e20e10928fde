// prove: proved
__global__ void blend(float *out, const float *in)
{
    int x = threadIdx.x + blockIdx.x * blockDim.x, y = threadIdx.y + blockIdx.y * blockDim.y;
    int at = x + y * blockDim.x * gridDim.x;
    int left = x == 0 ? at : at - 1, right = x == 1023 ? at : at + 1;
    out[at] = in[at] + 0.25f * (in[left] + in[right] - 2 * in[at]);
}
