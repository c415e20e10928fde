// Three faults: no barrier after the load, none before the reload, a plain total.
__global__ void mv(const float *m, const float *v, float *y, float *total, int n) {
    __shared__ float part[64];
    int t = threadIdx.x, row = blockIdx.x;
    for (int base = 0; base < n; base += 64) {
        part[t] = base + t < n ? m[row * n + base + t] * v[base + t] : 0.0f;
        if (t == 0) {
            float sum = 0.0f;
            for (int k = 0; k < 64; ++k) sum += part[k];
            y[row] += sum;
            *total += sum;
        }
    }
}
