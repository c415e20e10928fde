// Forces between particles of neighbouring boxes in double precision, with a list of neighbours for each box.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

const int PER_BOX = 24, BOXES1D = 3;

struct Particle { double x, y, z, charge; };
struct Box { int first; int neighbours[27]; int count; };

__global__ void forces(const Box *boxes, const Particle *p, double4 *f, double alpha)
{
    __shared__ Particle others[PER_BOX];
    const Box &box = boxes[blockIdx.x];
    int t = threadIdx.x;
    Particle me = p[box.first + t];
    double4 sum = {0, 0, 0, 0};
    for (int k = 0; k < box.count; k++) {
        others[t] = p[boxes[box.neighbours[k]].first + t];
        __syncthreads();
        for (int j = 0; j < PER_BOX; j++) {
            double dx = me.x - others[j].x, dy = me.y - others[j].y, dz = me.z - others[j].z;
            double u = others[j].charge * exp(-alpha * (dx * dx + dy * dy + dz * dz));
            sum.x += u * dx;
            sum.y += u * dy;
            sum.z += u * dz;
            sum.w += u;
        }
        __syncthreads();
    }
    f[box.first + t] = sum;
}

int main()
{
    const int boxes = BOXES1D * BOXES1D * BOXES1D, n = boxes * PER_BOX;
    std::vector<Box> box(boxes);
    std::vector<Particle> p(n);
    std::vector<double4> f(n);
    srand48(2);
    for (int b = 0; b < boxes; b++) {
        int bx = b % BOXES1D, by = b / BOXES1D % BOXES1D, bz = b / BOXES1D / BOXES1D;
        box[b].first = b * PER_BOX;
        box[b].count = 0;
        for (int dz = -1; dz <= 1; dz++)
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    int x = bx + dx, y = by + dy, z = bz + dz;
                    if (x >= 0 && y >= 0 && z >= 0 && x < BOXES1D && y < BOXES1D && z < BOXES1D)
                        box[b].neighbours[box[b].count++] = (z * BOXES1D + y) * BOXES1D + x;
                }
        for (int i = 0; i < PER_BOX; i++)
            p[b * PER_BOX + i] = {bx + drand48(), by + drand48(), bz + drand48(), drand48()};
    }
    Box *dBox;
    Particle *dP;
    double4 *dF;
    cudaMalloc(&dBox, boxes * sizeof(Box));
    cudaMalloc(&dP, n * sizeof(Particle));
    cudaMalloc(&dF, n * sizeof(double4));
    cudaMemcpy(dBox, box.data(), boxes * sizeof(Box), cudaMemcpyHostToDevice);
    cudaMemcpy(dP, p.data(), n * sizeof(Particle), cudaMemcpyHostToDevice);
    forces<<<boxes, PER_BOX>>>(dBox, dP, dF, 0.5);
    if (cudaDeviceSynchronize() != cudaSuccess) {
        fprintf(stderr, "kernel failed\n");
        return 1;
    }
    cudaMemcpy(f.data(), dF, n * sizeof(double4), cudaMemcpyDeviceToHost);
    double worst = 0;
    for (int b = 0; b < boxes; b++)
        for (int i = box[b].first; i < box[b].first + PER_BOX; i += 5) {
            double w = 0;
            for (int k = 0; k < box[b].count; k++)
                for (int j = box[box[b].neighbours[k]].first, e = j + PER_BOX; j < e; j++) {
                    double dx = p[i].x - p[j].x, dy = p[i].y - p[j].y, dz = p[i].z - p[j].z;
                    w += p[j].charge * exp(-0.5 * (dx * dx + dy * dy + dz * dz));
                }
            worst = fmax(worst, fabs(w - f[i].w));
        }
    printf("potential of particle 0: %.6f\n", f[0].w);
    printf("%s\n", worst < 1e-10 ? "PASS" : "FAIL");
    cudaFree(dBox);
    cudaFree(dP);
    cudaFree(dF);
    return worst < 1e-10 ? 0 : 1;
}
