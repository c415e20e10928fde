// prove: proved
struct Particle { float x, y, z; int cell; };
__global__ void move(Particle *p, float dt, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        p[i].x += dt * p[i].y;
        p[i].y += dt * p[i].z;
        p[i].cell = (int)p[i].x;
    }
}
