// Gravity among bodies: tiles of positions in shared memory, leapfrog steps, conserved energy as the check.
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

constexpr int TILE = 64;
constexpr float SOFT = 0.01f;

__device__ float3 pull(float3 acc, float4 me, float4 other)
{
    float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
    float inv = rsqrtf(dx * dx + dy * dy + dz * dz + SOFT);
    float s = other.w * inv * inv * inv;
    acc.x += dx * s;
    acc.y += dy * s;
    acc.z += dz * s;
    return acc;
}

__global__ void step(const float4 *pos, float4 *next, float4 *vel, int n, float dt)
{
    __shared__ float4 tile[TILE];
    int i = blockIdx.x * TILE + threadIdx.x;
    float4 me = i < n ? pos[i] : make_float4(0, 0, 0, 0);
    float3 acc = make_float3(0, 0, 0);
    for (int base = 0; base < n; base += TILE) {
        int j = base + threadIdx.x;
        tile[threadIdx.x] = j < n ? pos[j] : make_float4(0, 0, 0, 0);
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            acc = pull(acc, me, tile[k]);
        __syncthreads();
    }
    if (i < n) {
        float4 v = vel[i];
        v.x += acc.x * dt;
        v.y += acc.y * dt;
        v.z += acc.z * dt;
        vel[i] = v;
        next[i] = make_float4(me.x + v.x * dt, me.y + v.y * dt, me.z + v.z * dt, me.w);
    }
}

static double energy(const std::vector<float4> &p, const std::vector<float4> &v)
{
    double e = 0;
    for (size_t i = 0; i < p.size(); i++) {
        e += 0.5 * p[i].w * (v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z);
        for (size_t j = i + 1; j < p.size(); j++) {
            double dx = p[i].x - p[j].x, dy = p[i].y - p[j].y, dz = p[i].z - p[j].z;
            e -= p[i].w * p[j].w / std::sqrt(dx * dx + dy * dy + dz * dz + SOFT);
        }
    }
    return e;
}

int main()
{
    const int n = 200, steps = 10;
    std::mt19937 gen(7);
    std::uniform_real_distribution<float> where(-1.0f, 1.0f);
    std::vector<float4> pos(n), vel(n);
    for (int i = 0; i < n; i++) {
        pos[i].x = where(gen);
        pos[i].y = where(gen);
        pos[i].z = where(gen);
        pos[i].w = 1.0f / n;
        vel[i].x = vel[i].y = vel[i].z = vel[i].w = 0.0f;
    }
    double before = energy(pos, vel);
    float4 *dPos, *dNext, *dVel;
    cudaMalloc(&dPos, n * sizeof(float4));
    cudaMalloc(&dNext, n * sizeof(float4));
    cudaMalloc(&dVel, n * sizeof(float4));
    cudaMemcpy(dPos, pos.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
    cudaMemcpy(dVel, vel.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
    for (int s = 0; s < steps; s++) {
        step<<<(n + TILE - 1) / TILE, TILE>>>(dPos, dNext, dVel, n, 0.001f);
        std::swap(dPos, dNext);
    }
    cudaMemcpy(pos.data(), dPos, n * sizeof(float4), cudaMemcpyDeviceToHost);
    cudaMemcpy(vel.data(), dVel, n * sizeof(float4), cudaMemcpyDeviceToHost);
    double after = energy(pos, vel);
    double px = 0;
    for (const float4 &v : vel)
        px += v.x * (1.0 / n);
    printf("energy %.4f -> %.4f, momentum %s\n", before, after, std::fabs(px) < 1e-5 ? "zero" : "not zero");
    bool ok = std::fabs(after - before) < 1e-3 * std::fabs(before);
    printf("%s\n", ok ? "PASSED" : "FAILED");
    cudaFree(dPos);
    cudaFree(dNext);
    cudaFree(dVel);
    return !ok;
}
