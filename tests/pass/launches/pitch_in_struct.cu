// The size of a picture and its pitch are fields of a struct that is passed by value.
// Twin: fail/race/launches/pitch_in_struct.
// run: --search default
// expect: none
struct Image {
  float *data;
  int width, height, pitch;
};
__global__ void scale(Image in, Image out, float by) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= out.width || y >= out.height) return;
  out.data[y * out.pitch + x] = in.data[y * in.pitch + x] * by;
}
