// Breadth-first search of a graph from a file: masks of the frontier, and the host asks after every level.
// run: -- graph.txt
// expect: race same-value 22
// expect: race same-value 23
// expect: race same-value 35
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int first, edges;
} Node;

__global__ void expand(const Node *nodes, const int *edges, const bool *frontier, bool *found, const bool *seen, int *cost, int n)
{
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < n && frontier[v])
        for (int e = nodes[v].first; e < nodes[v].first + nodes[v].edges; e++) {
            int w = edges[e];
            if (!seen[w]) {
                // Every writer of this level writes the same.
                cost[w] = cost[v] + 1;
                found[w] = true;
            }
        }
}

__global__ void advance(bool *frontier, bool *found, bool *seen, bool *more, int n)
{
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < n) {
        frontier[v] = found[v];
        if (found[v]) {
            seen[v] = true;
            *more = true;
            found[v] = false;
        }
    }
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "Usage: %s <input_file>\n", argv[0]);
        exit(0);
    }
    printf("Reading File\n");
    FILE *fp = fopen(argv[1], "r");
    if (!fp) {
        printf("Error reading graph file\n");
        return 1;
    }
    int n = 0, m = 0, source = 0;
    fscanf(fp, "%d", &n);
    Node *nodes = (Node *)malloc(sizeof(Node) * n);
    bool *frontier = (bool *)malloc(n), *seen = (bool *)malloc(n);
    for (int v = 0; v < n; v++) {
        fscanf(fp, "%d %d", &nodes[v].first, &nodes[v].edges);
        frontier[v] = seen[v] = false;
    }
    fscanf(fp, "%d", &source);
    fscanf(fp, "%d", &m);
    int *edges = (int *)malloc(sizeof(int) * m);
    for (int e = 0; e < m; e++)
        fscanf(fp, "%d", &edges[e]);
    fclose(fp);
    int *cost = (int *)malloc(sizeof(int) * n);
    memset(cost, -1, sizeof(int) * n);
    frontier[source] = seen[source] = true;
    cost[source] = 0;

    Node *d_nodes;
    int *d_edges, *d_cost;
    bool *d_frontier, *d_found, *d_seen, *d_more, more;
    cudaMalloc((void **)&d_nodes, sizeof(Node) * n);
    cudaMalloc((void **)&d_edges, sizeof(int) * m);
    cudaMalloc((void **)&d_cost, sizeof(int) * n);
    cudaMalloc((void **)&d_frontier, n);
    cudaMalloc((void **)&d_found, n);
    cudaMalloc((void **)&d_seen, n);
    cudaMalloc((void **)&d_more, sizeof(bool));
    cudaMemcpy(d_nodes, nodes, sizeof(Node) * n, cudaMemcpyHostToDevice);
    cudaMemcpy(d_edges, edges, sizeof(int) * m, cudaMemcpyHostToDevice);
    cudaMemcpy(d_cost, cost, sizeof(int) * n, cudaMemcpyHostToDevice);
    cudaMemcpy(d_frontier, frontier, n, cudaMemcpyHostToDevice);
    cudaMemcpy(d_seen, seen, n, cudaMemcpyHostToDevice);
    cudaMemset(d_found, 0, n);
    int block = n > 256 ? 256 : n, grid = (n + block - 1) / block, levels = 0;
    do {
        more = false;
        cudaMemcpy(d_more, &more, sizeof(bool), cudaMemcpyHostToDevice);
        expand<<<grid, block>>>(d_nodes, d_edges, d_frontier, d_found, d_seen, d_cost, n);
        advance<<<grid, block>>>(d_frontier, d_found, d_seen, d_more, n);
        cudaMemcpy(&more, d_more, sizeof(bool), cudaMemcpyDeviceToHost);
        levels++;
    } while (more);
    printf("Kernel executed %d times\n", levels);
    cudaMemcpy(cost, d_cost, sizeof(int) * n, cudaMemcpyDeviceToHost);

    int *want = (int *)malloc(sizeof(int) * n), *queue = (int *)malloc(sizeof(int) * n), head = 0, tail = 0, wrong = 0;
    memset(want, -1, sizeof(int) * n);
    want[source] = 0;
    queue[tail++] = source;
    while (head < tail) {
        int v = queue[head++];
        for (int e = nodes[v].first; e < nodes[v].first + nodes[v].edges; e++)
            if (want[edges[e]] < 0) {
                want[edges[e]] = want[v] + 1;
                queue[tail++] = edges[e];
            }
    }
    FILE *fpo = fopen("result.txt", "w");
    for (int v = 0; v < n; v++) {
        fprintf(fpo, "%d) cost:%d\n", v, cost[v]);
        wrong += want[v] != cost[v];
    }
    fclose(fpo);
    printf("%d of %d nodes reached, %d wrong\nResult stored in result.txt\n", tail, n, wrong);
    cudaFree(d_nodes); cudaFree(d_edges); cudaFree(d_cost); cudaFree(d_frontier); cudaFree(d_found); cudaFree(d_seen); cudaFree(d_more);
    free(nodes); free(edges); free(cost); free(frontier); free(seen); free(want); free(queue);
    return wrong != 0;
}
