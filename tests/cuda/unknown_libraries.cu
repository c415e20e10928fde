// run: --grid 2 --block 32
// expect: none
// Host code of libraries that are not there is left out; the kernel it launches is found all the same.
#include <opencv2/opencv.hpp>
#include <thrust/device_vector.h>
#include <cstdio>
template <class T> __global__ void scale(T *a, T f, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] *= f; }
void show(cv::Mat m) { cv::imshow("x", m); }
int main() {
  cv::Mat img = cv::imread("a.png");
  thrust::device_vector<float> d(100);
  float *p; cudaMalloc(&p, 400);
  for (auto &x : d) { scale<float><<<1, 32>>>(p, 2.f, 100); }
  if (img.empty()) { printf("no\n"); } else show(img);
  scale<<<2, 32>>>(thrust::raw_pointer_cast(d.data()), 2.0f, 100);
  return 0;
}
