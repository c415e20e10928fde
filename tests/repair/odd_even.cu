// The barrier is where elements are exchanged.
__global__ void odd_even(int *data, int n) {
    __shared__ int s[256];
    int t = threadIdx.x;
    if (2 * t < n) s[2 * t] = data[2 * t];
    if (2 * t + 1 < n) s[2 * t + 1] = data[2 * t + 1];
    __syncthreads();
    for (int i = 0; i < n; i++) {
        int a = 2 * t + (i & 1);
        if (a + 1 < n && s[a] > s[a + 1]) {
            int x = s[a];
            s[a] = s[a + 1];
            s[a + 1] = x;
            __syncthreads();
        }
    }
    if (2 * t < n) data[2 * t] = s[2 * t];
    if (2 * t + 1 < n) data[2 * t + 1] = s[2 * t + 1];
}
