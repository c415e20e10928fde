// Textures cannot be simulated; the command must say so, and where.
__global__ void k(float *o, cudaTextureObject_t image) {
  o[threadIdx.x] = tex2D<float>(image, threadIdx.x, 0);
}
