// prove: proved if
__global__ void julia(unsigned char *image, int dim)
{
    int x = blockIdx.x, y = blockIdx.y, at = x + y * gridDim.x;
    float zr = 1.5f * (dim / 2 - x) / (dim / 2), zi = 1.5f * (dim / 2 - y) / (dim / 2);
    int k = 0;
    while (k < 200 && zr * zr + zi * zi < 1000) {
        float t = zr * zr - zi * zi - 0.8f;
        zi = 2 * zr * zi + 0.156f;
        zr = t;
        k++;
    }
    image[at * 4 + 0] = 255 * (k == 200);
    image[at * 4 + 1] = k;
    image[at * 4 + 2] = 0;
    image[at * 4 + 3] = 255;
}
