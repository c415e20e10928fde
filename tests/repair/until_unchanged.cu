// Iterates until nothing changes.
__global__ void relax(int *dist, const int *weight, int n) {
    __shared__ int changed;
    int t = threadIdx.x;
    do {
        if (t == 0) changed = 0;
        __syncthreads();
        if (t > 0 && t < n) {
            int d = dist[t - 1] + weight[t];
            if (d < dist[t]) {
                dist[t] = d;
                changed = 1;
            }
        }
        __syncthreads();
    } while (changed);
}
