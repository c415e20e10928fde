// prove: proved
__global__ void assign(const float *p, const float *c, int *label, int n, int k, int dims)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int best = 0;
    float least = 1e30f;
    for (int j = 0; j < k; j++) {
        float d = 0;
        for (int q = 0; q < dims; q++) {
            float e = p[q * n + i] - c[j * dims + q];
            d += e * e;
        }
        if (d < least) {
            least = d;
            best = j;
        }
    }
    label[i] = best;
}
