// A picture that is wider than high; the kernel's guard is right.
// expect: none
#include <stdio.h>
#include <stdlib.h>

__global__ void brighten(unsigned char *image, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < w && y < h)
        image[y * w + x] = min(255, image[y * w + x] + 40);
}

int main()
{
    const int w = 100, h = 40;
    unsigned char *image = (unsigned char *)malloc(w * h), *d;
    for (int i = 0; i < w * h; i++)
        image[i] = i % 256;
    cudaMalloc(&d, w * h);
    cudaMemcpy(d, image, w * h, cudaMemcpyHostToDevice);
    dim3 block(16, 16), grid((w + 15) / 16, (w + 15) / 16);
    brighten<<<grid, block>>>(d, w, h);
    cudaMemcpy(image, d, w * h, cudaMemcpyDeviceToHost);
    printf("%d %d\n", image[0], image[90]);
    cudaFree(d);
    free(image);
    return 0;
}
