// Fluid on a lattice (D2Q9): collision and streaming, walls that bounce, mass as the conserved quantity.
// run: -- 48 32 30
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <vector>

__constant__ int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ int opposite[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
__constant__ double weight[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};

__global__ void step(const double *from, double *to, const unsigned char *solid, int w, int h, double omega, double push)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    int n = w * h, here = y * w + x;
    double f[9], rho = 0, ux = 0, uy = 0;
    for (int k = 0; k < 9; k++) {
        // What arrives from the neighbour, or comes back from a wall.
        int sx = (x - ex[k] + w) % w, sy = (y - ey[k] + h) % h, source = sy * w + sx;
        f[k] = solid[source] ? from[opposite[k] * n + here] : from[k * n + source];
        rho += f[k];
        ux += f[k] * ex[k];
        uy += f[k] * ey[k];
    }
    if (solid[here]) {
        for (int k = 0; k < 9; k++)
            to[k * n + here] = from[k * n + here];
        return;
    }
    ux = ux / rho + push;
    uy /= rho;
    double uu = 1.5 * (ux * ux + uy * uy);
    for (int k = 0; k < 9; k++) {
        double eu = 3 * (ex[k] * ux + ey[k] * uy);
        double equilibrium = weight[k] * rho * (1 + eu + 0.5 * eu * eu - uu);
        to[k * n + here] = f[k] + omega * (equilibrium - f[k]);
    }
}

int main(int argc, char **argv)
{
    int w = argc > 1 ? atoi(argv[1]) : 32, h = argc > 2 ? atoi(argv[2]) : 32, steps = argc > 3 ? atoi(argv[3]) : 10, n = w * h;
    std::vector<double> f(9 * n);
    std::vector<unsigned char> solid(n, 0);
    const double weights[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};
    for (int i = 0; i < n; i++) {
        solid[i] = i / w == 0 || i / w == h - 1;
        for (int k = 0; k < 9; k++)
            f[k * n + i] = weights[k];
    }
    double *d[2], before = 0, after = 0, flow = 0;
    unsigned char *dSolid;
    for (int k = 0; k < 9; k++)
        for (int i = 0; i < n; i++)
            before += solid[i] ? 0 : f[k * n + i];
    cudaMalloc(&d[0], f.size() * sizeof(double));
    cudaMalloc(&d[1], f.size() * sizeof(double));
    cudaMalloc(&dSolid, n);
    cudaMemcpy(d[0], f.data(), f.size() * sizeof(double), cudaMemcpyHostToDevice);
    cudaMemcpy(dSolid, solid.data(), n, cudaMemcpyHostToDevice);
    dim3 block(16, 4), grid((w + 15) / 16, (h + 3) / 4);
    for (int s = 0; s < steps; s++)
        step<<<grid, block>>>(d[s % 2], d[(s + 1) % 2], dSolid, w, h, 1.2, 0.001);
    cudaMemcpy(f.data(), d[steps % 2], f.size() * sizeof(double), cudaMemcpyDeviceToHost);
    const int x[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
    for (int k = 0; k < 9; k++)
        for (int i = 0; i < n; i++)
            if (!solid[i]) {
                after += f[k * n + i];
                flow += f[k * n + i] * x[k];
            }
    bool ok = std::fabs(after - before) < 1e-8 * before && flow > 0;
    printf("mass %.3f -> %.3f, flow to the right: %s\n%s\n", before, after, flow > 0 ? "yes" : "no", ok ? "PASS" : "FAIL");
    cudaFree(d[0]);
    cudaFree(d[1]);
    cudaFree(dSolid);
    return !ok;
}
