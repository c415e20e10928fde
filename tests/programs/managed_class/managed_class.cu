// Objects in managed memory through an overloaded operator new: a list of names is edited on both sides.
#include <cstdio>
#include <cstring>

class Managed {
public:
    void *operator new(size_t length)
    {
        void *p = nullptr;
        cudaMallocManaged(&p, length);
        cudaDeviceSynchronize();
        return p;
    }
    void operator delete(void *p)
    {
        cudaDeviceSynchronize();
        cudaFree(p);
    }
};

class Text : public Managed {
    int length;
    char *data;

    void assign(const char *s)
    {
        length = strlen(s);
        cudaMallocManaged((void **)&data, length + 1);
        memcpy(data, s, length + 1);
    }

public:
    Text(const char *s = "") { assign(s); }
    Text(const Text &other) : Managed() { assign(other.data); }
    Text &operator=(const Text &) = delete;
    ~Text() { cudaFree(data); }
    __host__ __device__ char &operator[](int i) { return data[i]; }
    __host__ __device__ int size() const { return length; }
    const char *c_str() const { return data; }
};

struct Element : public Managed {
    Text name;
    int value;
    Element(const char *s, int v) : name(s), value(v) {}
};

__global__ void shout(Element *e)
{
    int i = threadIdx.x;
    if (i < e->name.size() && e->name[i] >= 'a' && e->name[i] <= 'z')
        e->name[i] += 'A' - 'a';
    if (i == 0)
        e->value *= 2;
}

__global__ void shoutCopy(Element e)
{
    if (threadIdx.x == 0)
        e.name[0] = '!';
}

int main()
{
    Element *e = new Element("managed memory", 21);
    printf("on the host: %s, %d\n", e->name.c_str(), e->value);
    shout<<<1, 32>>>(e);
    cudaDeviceSynchronize();
    printf("by pointer: %s, %d\n", e->name.c_str(), e->value);
    Element copy(*e);
    shoutCopy<<<1, 32>>>(copy);
    cudaDeviceSynchronize();
    printf("by value: %s, copy %s\n", e->name.c_str(), copy.name.c_str());
    int good = !strcmp(e->name.c_str(), "MANAGED MEMORY") && e->value == 42;
    delete e;
    puts(good ? "PASSED" : "FAILED");
    return !good;
}
