// What reports and arguments call things: parameters, fields, shared variables, functions.
struct Params {
  float *out;
  unsigned n;
};
struct Point {
  int x, y;
};
namespace geo {
template <class T>
__device__ void put(T *to, T value) { *to = value; }
__global__ void k(Params p, const unsigned char *bytes, Point *points) {
  __shared__ unsigned tile[4][8];
  __shared__ Point box[2];
  unsigned t = threadIdx.x;
  put(&tile[t / 8 % 4][t % 8], t);
  box[1].y = t;
  points[3].y = t;
  p.out[5] = (float)bytes[t];
  if (t < p.n)
    __syncthreads();
}
} // namespace geo
