// Who has found it returns; the others wait.
__global__ void find(const int *in, int *out, int n, int key) {
    __shared__ int s[64];
    int t = threadIdx.x;
    for (int base = 0; base < n; base += 64) {
        s[t] = base + t < n ? in[base + t] : 0;
        __syncthreads();
        if (s[t] == key) {
            out[0] = base + t;
            return;
        }
        __syncthreads();
    }
}
