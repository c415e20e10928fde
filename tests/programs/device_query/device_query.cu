// Properties and attributes of the device, checked for what a program may rely on.
#include <cuda_runtime.h>
#include <iostream>
#include <string>

int main()
{
    int count = 0;
    cudaError_t e = cudaGetDeviceCount(&count);
    if (e != cudaSuccess || count == 0) {
        std::cout << "no device: " << cudaGetErrorString(e) << std::endl;
        return 1;
    }
    int bad = 0;
    for (int dev = 0; dev < 1; ++dev) {
        cudaSetDevice(dev);
        cudaDeviceProp p;
        cudaGetDeviceProperties(&p, dev);
        int driver = 0, runtime = 0, sms = 0, threads = 0, warp = 0;
        cudaDriverGetVersion(&driver);
        cudaRuntimeGetVersion(&runtime);
        cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, dev);
        cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerBlock, dev);
        cudaDeviceGetAttribute(&warp, cudaDevAttrWarpSize, dev);
        size_t free = 0, total = 0;
        cudaMemGetInfo(&free, &total);
        auto check = [&](const std::string &what, bool holds) {
            std::cout << (holds ? "  ok   " : "  FAIL ") << what << "\n";
            bad += !holds;
        };
        std::cout << "Device " << dev << "\n";
        check("has a name", p.name[0] != 0);
        check("compute capability of at least 7", p.major >= 7);
        check("warps of 32", p.warpSize == 32 && warp == 32);
        check("1024 threads a block", p.maxThreadsPerBlock == 1024 && threads == 1024);
        check("block limits", p.maxThreadsDim[0] == 1024 && p.maxThreadsDim[1] == 1024 && p.maxThreadsDim[2] == 64);
        check("grid limits", p.maxGridSize[0] == 2147483647 && p.maxGridSize[1] == 65535 && p.maxGridSize[2] == 65535);
        check("48 KiB of shared memory", p.sharedMemPerBlock == 49152);
        check("65536 registers", p.regsPerBlock == 65536);
        check("64 KiB of constants", p.totalConstMem == 65536);
        check("multiprocessors agree", sms > 0 && sms == p.multiProcessorCount);
        check("memory", free > 0 && free <= total && p.totalGlobalMem > 0);
        check("versions", driver >= runtime && runtime >= 11000);
        check("unified addresses", p.unifiedAddressing == 1 && p.managedMemory == 1);
        check("streams may overlap", p.concurrentKernels == 1 && p.asyncEngineCount >= 1);
    }
    std::cout << (bad ? "Result = FAIL" : "Result = PASS") << std::endl;
    return bad;
}
