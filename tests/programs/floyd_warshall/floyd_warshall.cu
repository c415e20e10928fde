// All shortest paths by Floyd and Warshall: one launch for each node on the way, a path printed at the end.
#include <climits>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

const int INF = 1000000;

__global__ void relax(int *dist, int *via, int n, int k)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y;
    if (j >= n || i == k || j == k) return;
    int through = dist[i * n + k] + dist[k * n + j];
    if (through < dist[i * n + j]) {
        dist[i * n + j] = through;
        via[i * n + j] = k;
    }
}

void printPath(const vector<int> &via, int n, int i, int j)
{
    int k = via[i * n + j];
    if (k < 0) return;
    printPath(via, n, i, k);
    cout << k << " -> ";
    printPath(via, n, k, j);
}

int main()
{
    const int n = 60;
    vector<int> dist(n * n, INF), via(n * n, -1);
    srand(17);
    for (int i = 0; i < n; i++) {
        dist[i * n + i] = 0;
        for (int e = 0; e < 3; e++) {
            int j = rand() % n;
            if (j != i) dist[i * n + j] = 1 + rand() % 50;
        }
    }
    vector<int> cpu(dist);
    int *d_dist, *d_via;
    size_t bytes = n * n * sizeof(int);
    cudaMalloc(&d_dist, bytes);
    cudaMalloc(&d_via, bytes);
    cudaMemcpy(d_dist, &dist[0], bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(d_via, &via[0], bytes, cudaMemcpyHostToDevice);
    for (int k = 0; k < n; k++)
        relax<<<dim3((n + 63) / 64, n), 64>>>(d_dist, d_via, n, k);
    cudaMemcpy(&dist[0], d_dist, bytes, cudaMemcpyDeviceToHost);
    cudaMemcpy(&via[0], d_via, bytes, cudaMemcpyDeviceToHost);
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                cpu[i * n + j] = min(cpu[i * n + j], cpu[i * n + k] + cpu[k * n + j]);
    cout << "0 -> ";
    printPath(via, n, 0, n - 1);
    cout << n - 1 << " costs " << dist[n - 1] << endl;
    bool ok = cpu == dist;
    cout << (ok ? "Matrices match" : "Matrices DIFFER") << endl;
    cudaFree(d_dist);
    cudaFree(d_via);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
