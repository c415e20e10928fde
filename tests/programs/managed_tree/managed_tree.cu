// A search tree and a string of managed memory, keys in mapped memory, hints.
// nvcc: no, CUDA 13 wants a cudaMemLocation for the device
#include <cuda_runtime.h>
#include <cstring>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>
#include <algorithm>
class Managed {
public:
  void *operator new(size_t len) {
    void *p;
    cudaMallocManaged(&p, len);
    cudaDeviceSynchronize();
    return p;
  }
  void operator delete(void *p) {
    cudaDeviceSynchronize();
    cudaFree(p);
  }
  void *operator new[](size_t len) {
    void *p;
    cudaMallocManaged(&p, len);
    return p;
  }
  void operator delete[](void *p) { cudaFree(p); }
};
struct Node : public Managed {
  int key;
  Node *left, *right;
  Node(int k) : key(k), left(nullptr), right(nullptr) {}
};
class UString : public Managed {
  int length;
  char *data;
public:
  UString(const char *s = "") {
    realloc_(strlen(s));
    strcpy(data, s);
  }
  UString(const UString &o) {
    realloc_(o.length);
    strcpy(data, o.data);
  }
  ~UString() { cudaFree(data); }
  __host__ __device__ char &operator[](int i) { return data[i]; }
  __host__ __device__ const char *c_str() const { return data; }
  __host__ __device__ int size() const { return length; }
private:
  void realloc_(int n) {
    length = n;
    cudaMallocManaged(&data, n + 1);
  }
};
static Node *insert(Node *r, int k) {
  if (!r) return new Node(k);
  (k < r->key ? r->left : r->right) = insert(k < r->key ? r->left : r->right, k);
  return r;
}
static void destroy(Node *r) {
  if (r) {
    destroy(r->left);
    destroy(r->right);
    delete r;
  }
}
__global__ void find(const Node *root, const int *keys, int *depth, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int d = 0;
  const Node *p = root;
  while (p && p->key != keys[i]) {
    p = keys[i] < p->key ? p->left : p->right;
    d++;
  } depth[i] = p ? d : -1;
}
__global__ void upper(UString &s) {
  int i = threadIdx.x;
  if (i < s.size() && s[i] >= 'a' && s[i] <= 'z') s[i] -= 32;
}
int main() {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  if (!p.managedMemory || !p.canMapHostMemory) {
    puts("waived");
    return 2;
  }
  cudaSetDeviceFlags(cudaDeviceMapHost);
  Node *root = nullptr;
  std::vector<int> ks;
  for (int i = 0; i < 40; i++) ks.push_back((i * 17) % 41);
  for (int k : ks) root = insert(root, k);
  int *keys, *dkeys, *depth;
  cudaHostAlloc(&keys, 64 * sizeof(int), cudaHostAllocMapped | cudaHostAllocWriteCombined);
  for (int i = 0; i < 64; i++) keys[i] = i;
  cudaHostGetDevicePointer(&dkeys, keys, 0);
  cudaMallocManaged(&depth, 64 * sizeof(int));
  int dev;
  cudaGetDevice(&dev);
  if (p.concurrentManagedAccess) {
    cudaMemAdvise(depth, 64 * sizeof(int), cudaMemAdviseSetPreferredLocation, dev);
    cudaMemPrefetchAsync(depth, 64 * sizeof(int), dev, 0);
  }
  find<<<2, 32>>>(root, dkeys, depth, 64);
  cudaMemPrefetchAsync(depth, 64 * sizeof(int), cudaCpuDeviceId, 0);
  cudaDeviceSynchronize();
  int found = std::count_if(depth, depth + 64, [](int d) { return d >= 0; }), deepest = *std::max_element(depth, depth + 64);
  printf("found %d deepest %d\n", found, deepest);
  UString *s = new UString("hello, managed world");
  upper<<<1, 32>>>(*s);
  cudaDeviceSynchronize();
  printf("%s\n", s->c_str());
  bool ok = found == 40 && std::string(s->c_str()) == "HELLO, MANAGED WORLD";
  delete s;
  destroy(root);
  cudaFreeHost(keys);
  cudaFree(depth);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
