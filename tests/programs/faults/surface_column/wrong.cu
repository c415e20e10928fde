// Threads draw a surface, eight of a row the same cell.
// expect: race waw 10
#include <stdio.h>
#include <cuda_runtime.h>

__global__ void draw(cudaSurfaceObject_t picture, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < w && y < h)
        surf2Dwrite(x + 100 * y, picture, x / 8 * (int)sizeof(int), y);
}

int main()
{
    const int w = 32, h = 16;
    int cells[h][w];
    cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();
    cudaArray_t array;
    cudaMallocArray(&array, &format, w, h, cudaArraySurfaceLoadStore);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaSurfaceObject_t picture;
    cudaCreateSurfaceObject(&picture, &resource);
    draw<<<dim3(w / 8, h / 8), dim3(8, 8)>>>(picture, w, h);
    cudaMemcpy2DFromArray(cells, sizeof cells[0], array, 0, 0, sizeof cells[0], h, cudaMemcpyDeviceToHost);
    printf("%d\n", cells[3][7]);
    cudaDestroySurfaceObject(picture);
    cudaFreeArray(array);
    return 0;
}
