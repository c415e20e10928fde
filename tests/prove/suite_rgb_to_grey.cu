// prove: proved
__global__ void grey(unsigned char *out, const uchar4 *in, int w, int h)
{
    int col = threadIdx.x + blockIdx.x * blockDim.x, row = threadIdx.y + blockIdx.y * blockDim.y;
    if (col < w && row < h) {
        int at = row * w + col;
        uchar4 p = in[at];
        out[at] = 0.299f * p.x + 0.587f * p.y + 0.114f * p.z;
    }
}
