// prove: not
__global__ void wavefront(int *cells, int penalty)
{
    __shared__ int s[17][17];
    int t = threadIdx.x;
    s[0][t + 1] = cells[t];
    s[t + 1][0] = cells[16 + t];
    if (t == 0)
        s[0][0] = 0;
    __syncthreads();
    for (int d = 0; d < 16; d++) {
        if (t <= d) {
            int x = t + 1, y = d - t + 1;
            s[y][x] = max(s[y - 1][x - 1], max(s[y][x - 1], s[y - 1][x])) + penalty;
        }
    }
    cells[t] = s[16][t + 1];
}
