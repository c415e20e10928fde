// prove: race
__global__ void bfs(const int *row, const int *col, int *level, int *changed, int n, int now)
{
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < n && level[v] == now)
        for (int e = row[v]; e < row[v + 1]; e++)
            if (level[col[e]] < 0) {
                level[col[e]] = now + 1;
                *changed = 1;
            }
}
