// The kernels of this folder in OpenCL C, for Oclgrind: `cargo xtask bench` compares times with it where it is installed.
#define TILE 16

__kernel void vecadd(__global const float *a, __global const float *b, __global float *c, int n) {
  int i = get_global_id(0);
  if (i < n) c[i] = a[i] + b[i];
}

__kernel void matmul(__global const float *a, __global const float *b, __global float *c, int n) {
  __local float as[TILE][TILE];
  __local float bs[TILE][TILE];
  int tx = get_local_id(0), ty = get_local_id(1);
  int row = get_group_id(1) * TILE + ty;
  int col = get_group_id(0) * TILE + tx;
  float sum = 0.0f;
  for (int t = 0; t < n / TILE; t++) {
    as[ty][tx] = a[row * n + t * TILE + tx];
    bs[ty][tx] = b[(t * TILE + ty) * n + col];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k++) sum += as[ty][k] * bs[k][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + col] = sum;
}

__kernel void transpose(__global const float *in, __global float *out, int n) {
  __local float tile[TILE][TILE + 1];
  int tx = get_local_id(0), ty = get_local_id(1);
  int x = get_group_id(0) * TILE + tx;
  int y = get_group_id(1) * TILE + ty;
  tile[ty][tx] = in[y * n + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * TILE + tx;
  y = get_group_id(0) * TILE + ty;
  out[y * n + x] = tile[tx][ty];
}

__kernel void reduce(__global const float *in, __global float *out, int n) {
  __local float s[256];
  int t = get_local_id(0);
  int i = get_group_id(0) * 256 + t;
  s[t] = i < n ? in[i] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int stride = 128; stride > 0; stride /= 2) {
    if (t < stride) s[t] += s[t + stride];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) out[get_group_id(0)] = s[0];
}

__kernel void bitonic(__global int *data) {
  __local int s[512];
  int t = get_local_id(0);
  s[t] = data[t];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 2; k <= 512; k *= 2) {
    for (int j = k / 2; j > 0; j /= 2) {
      int other = t ^ j;
      if (other > t) {
        int mine = s[t], theirs = s[other];
        bool ascending = (t & k) == 0;
        if ((mine > theirs) == ascending) {
          s[t] = theirs;
          s[other] = mine;
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    }
  }
  data[t] = s[t];
}

__kernel void histogram(__global const uchar *data, __global uint *bins, int n) {
  __local uint s[256];
  int t = get_local_id(0);
  s[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&s[data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&bins[t], s[t]);
}

__kernel void stencil(__global const float *in, __global float *out, int n) {
  int x = get_global_id(0);
  int y = get_global_id(1);
  if (x >= n || y >= n) return;
  int i = y * n + x;
  if (x == 0 || y == 0 || x == n - 1 || y == n - 1) {
    out[i] = in[i];
    return;
  }
  out[i] = 0.2f * (in[i] + in[i - 1] + in[i + 1] + in[i - n] + in[i + n]);
}
