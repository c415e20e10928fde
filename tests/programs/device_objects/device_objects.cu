// Lists, virtual functions, function pointers, recursion, unions and the heap in kernels.
#include <cstdio>
#include <cstdlib>
#include <new>
template <typename T>
class DList
{
    struct Node {
        T v;
        Node *next;
    };
    Node *head = nullptr;
    int n = 0;

public:
    __device__ void push(T v)
    {
        Node *k = new Node{v, head};
        head = k;
        n++;
    }
    __device__ ~DList()
    {
        while (head) {
            Node *t = head->next;
            delete head;
            head = t;
        }
    }
    template <class F>
    __device__ void each(F f) const
    {
        for (Node *k = head; k; k = k->next)
            f(k->v);
    }
    __device__ int size() const { return n; }
};
typedef float (*op_t)(float, float);
__device__ float add_(float a, float b)
{
    return a + b;
}
__device__ float mul_(float a, float b)
{
    return a * b;
}
__device__ float max_(float a, float b)
{
    return fmaxf(a, b);
}
__device__ op_t d_ops[3] = {add_, mul_, max_};
__device__ op_t p_add = add_;
__global__ void apply(op_t f, const float *a, float *o, int n, int which)
{
    int i = threadIdx.x;
    if (i < n)
        o[i] = f(a[i], 2.0f) + d_ops[which](a[i], 3.0f);
}
__global__ void lists(int *out)
{
    DList<int> l;
    for (int i = 0; i <= threadIdx.x % 5; i++)
        l.push(i * threadIdx.x);
    int s = 0;
    l.each([&](int v) { s += v; });
    out[threadIdx.x] = s * 10 + l.size();
}
__device__ int fact(int n)
{
    return n <= 1 ? 1 : n * fact(n - 1);
}
__device__ int ack(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}
__global__ void rec(int *o)
{
    o[threadIdx.x] = fact(threadIdx.x % 8) + ack(1, threadIdx.x % 3);
}
struct Base {
    __device__ virtual float f(float x) { return x; }
    __device__ virtual ~Base() {}
};
struct Sq : Base {
    float k;
    __device__ Sq(float k) : k(k) {}
    __device__ float f(float x) override { return k * x * x; }
};
__global__ void virt(float *o)
{
    Base *b = threadIdx.x & 1 ? new Sq(0.5f) : new Base;
    o[threadIdx.x] = b->f(threadIdx.x);
    delete b;
}
__global__ void talk(int n)
{
    if (threadIdx.x < n)
        printf("thread %2d of block %u: %5.2f %s %c %#x %lld %e\n", threadIdx.x, blockIdx.x, threadIdx.x * 1.5f, "text",
               'a' + threadIdx.x, 255, 1ll << 40, 12345.678);
}
__global__ void heap()
{
    int *p = (int *)malloc(threadIdx.x * 4 + 4);
    if (!p)
        return;
    p[threadIdx.x] = threadIdx.x;
    for (int i = 0; i < threadIdx.x; i++)
        p[i] = i;
    int s = 0;
    for (int i = 0; i <= threadIdx.x; i++)
        s += p[i];
    if (threadIdx.x == 7)
        printf("sum %d\n", s);
    free(p);
}
union Pun {
    float f;
    unsigned u;
    struct {
        unsigned mant : 23, exp : 8, sign : 1;
    } b;
};
enum class Color : unsigned char { Red = 1, Green, Blue };
__global__ void puns(float x, Color c, unsigned *o)
{
    Pun p;
    p.f = x;
    o[0] = p.b.exp;
    o[1] = p.b.sign;
    o[2] = (unsigned)c;
    switch (c) {
    case Color::Green:
        o[3] = 7;
        break;
    default:
        o[3] = 0;
    }
    o[4] = __popc(p.u) + __clz(1) + __ffs(8);
}
int main()
{
    cudaDeviceSetLimit(cudaLimitMallocHeapSize, 16 << 20);
    float h[32], o[32], *a, *b;
    int io[32], *di;
    for (int i = 0; i < 32; i++)
        h[i] = i;
    cudaMalloc(&a, 128);
    cudaMalloc(&b, 128);
    cudaMalloc(&di, 128);
    cudaMemcpy(a, h, 128, cudaMemcpyHostToDevice);
    op_t f;
    cudaMemcpyFromSymbol(&f, p_add, sizeof f);
    apply<<<1, 32>>>(f, a, b, 32, 1);
    cudaMemcpy(o, b, 128, cudaMemcpyDeviceToHost);
    printf("%g %g\n", o[0], o[31]);
    lists<<<1, 32>>>(di);
    cudaMemcpy(io, di, 128, cudaMemcpyDeviceToHost);
    printf("%d %d\n", io[4], io[9]);
    rec<<<1, 32>>>(di);
    cudaMemcpy(io, di, 128, cudaMemcpyDeviceToHost);
    printf("%d %d\n", io[7], io[5]);
    virt<<<1, 32>>>(b);
    cudaMemcpy(o, b, 128, cudaMemcpyDeviceToHost);
    printf("%g %g\n", o[10], o[11]);
    talk<<<2, 32>>>(2);
    heap<<<1, 16>>>();
    cudaDeviceSynchronize();
    unsigned *du, u[5];
    cudaMalloc(&du, 20);
    puns<<<1, 1>>>(-1.0f, Color::Green, du);
    cudaMemcpy(u, du, 20, cudaMemcpyDeviceToHost);
    printf("%u %u %u %u %u\n", u[0], u[1], u[2], u[3], u[4]);
    cudaFree(a);
    cudaFree(b);
    cudaFree(di);
    cudaFree(du);
    puts("PASSED");
}
