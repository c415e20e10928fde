// A stencil reads what its neighbours overwrite.
__global__ void blur(float *a, int n) {
    int i = threadIdx.x;
    if (i > 0 && i < n - 1) a[i] = (a[i - 1] + a[i] + a[i + 1]) / 3.0f;
}
