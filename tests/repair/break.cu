// Threads beyond the end leave a loop with barriers.
__global__ void search(const int *in, int *found, int n, int key) {
    __shared__ int s[128];
    int t = threadIdx.x;
    for (int base = 0; base < n; base += 128) {
        int i = base + t;
        if (i >= n) break;
        s[t] = in[i];
        __syncthreads();
        if (s[127 - t] == key) atomicAdd(found, 1);
        __syncthreads();
    }
}
