// prove: proved
__global__ void bodies(float4 *p, float4 *v, const float4 *old, float dt, int n)
{
    extern __shared__ float4 s[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 me = old[i];
    float ax = 0, ay = 0, az = 0;
    for (int tile = 0; tile < gridDim.x; tile++) {
        s[threadIdx.x] = old[tile * blockDim.x + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < blockDim.x; j++) {
            float dx = s[j].x - me.x, dy = s[j].y - me.y, dz = s[j].z - me.z;
            float inv = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f), f = s[j].w * inv * inv * inv;
            ax += dx * f;
            ay += dy * f;
            az += dz * f;
        }
        __syncthreads();
    }
    float4 u = v[i];
    u.x += ax * dt;
    u.y += ay * dt;
    u.z += az * dt;
    me.x += u.x * dt;
    me.y += u.y * dt;
    me.z += u.z * dt;
    p[i] = me;
    v[i] = u;
}
