// Host functions in a stream: counted by a struct that travels as user data, in the order of the stream.
#include <cstdio>
#include <cstring>
#include <string>

struct Job {
    const char *name;
    int *pinned;
    std::string *log;
};

__global__ void addOne(int *p) { p[threadIdx.x] += 1; }

static void CUDART_CB done(void *data)
{
    Job *job = static_cast<Job *>(data);
    char text[64];
    snprintf(text, sizeof text, "%s saw %d; ", job->name, job->pinned[0]);
    *job->log += text;
}

static void CUDART_CB oldStyle(cudaStream_t, cudaError_t status, void *data)
{
    *static_cast<std::string *>(data) += status == cudaSuccess ? "callback" : "failure";
}

int main()
{
    int *d, *pinned;
    std::string log;
    cudaMalloc(&d, 32 * sizeof(int));
    cudaMallocHost(&pinned, 32 * sizeof(int));
    memset(pinned, 0, 32 * sizeof(int));
    cudaStream_t s;
    cudaStreamCreate(&s);
    Job jobs[2] = {{"first", pinned, &log}, {"second", pinned, &log}};
    cudaMemcpyAsync(d, pinned, 32 * sizeof(int), cudaMemcpyHostToDevice, s);
    for (Job &job : jobs) {
        addOne<<<1, 32, 0, s>>>(d);
        cudaMemcpyAsync(pinned, d, 32 * sizeof(int), cudaMemcpyDeviceToHost, s);
        cudaLaunchHostFunc(s, done, &job);
    }
    cudaStreamAddCallback(s, oldStyle, &log, 0);
    cudaStreamSynchronize(s);
    puts(log.c_str());
    cudaStreamDestroy(s);
    cudaFree(d);
    cudaFreeHost(pinned);
    return log == "first saw 1; second saw 2; callback" ? 0 : 1;
}
