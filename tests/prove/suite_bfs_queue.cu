// prove: proved
__global__ void expand(const int *row, const int *col, int *visited, const int *from, int *to, int *tail, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int v = from[i];
    for (int e = row[v]; e < row[v + 1]; e++)
        if (atomicExch(&visited[col[e]], 1) == 0)
            to[atomicAdd(tail, 1)] = col[e];
}
