// A program that is called wrongly: it explains itself on standard error and leaves with a code of its own.
// run: -- --size twelve
// exit: 64
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <getopt.h>

__global__ void fill(int *p, int n) { if (threadIdx.x < n) p[threadIdx.x] = n; }

static void atEnd() { puts("leaving"); }

int main(int argc, char **argv)
{
    atexit(atEnd);
    static option options[] = {{"size", required_argument, nullptr, 's'}, {"help", no_argument, nullptr, 'h'}, {nullptr, 0, nullptr, 0}};
    long size = 10;
    int c;
    while ((c = getopt_long(argc, argv, "s:h", options, nullptr)) != -1) {
        if (c == 's') {
            char *end;
            errno = 0;
            size = strtol(optarg, &end, 10);
            if (errno || *end || size < 1 || size > 1024) {
                printf("bad size: '%s'\n", optarg);
                fprintf(stderr, "usage: %s [--size N]\n", argv[0]);
                exit(64);
            }
        } else {
            return 0;
        }
    }
    int *p;
    cudaMalloc(&p, size * sizeof(int));
    fill<<<1, 1024>>>(p, size);
    cudaFree(p);
    return 0;
}
