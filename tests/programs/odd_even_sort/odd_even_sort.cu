// Course lab: odd-even transposition sort, the host launches phases until a flag in managed memory stays clear.
#include <cstdio>
#include <cstdlib>

__global__ void phase(int *a, int n, int odd, int *swapped)
{
    int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + odd;
    if (i + 1 < n && a[i] > a[i + 1]) {
        int t = a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
        atomicAdd(swapped, 1);
    }
}

int main(int argc, char **argv)
{
    const int n = 200;
    int *a, *swapped, phases = 0;
    cudaMallocManaged(&a, n * sizeof(int));
    cudaMallocManaged(&swapped, sizeof(int));
    srand(3);
    long before = 0, after = 0;
    for (int i = 0; i < n; i++)
        before += a[i] = rand() % 1000;
    do {
        *swapped = 0;
        for (int odd = 0; odd < 2; odd++)
            phase<<<(n / 2 + 63) / 64, 64>>>(a, n, odd, swapped);
        cudaDeviceSynchronize();
        phases += 2;
    } while (*swapped);
    int ok = 1;
    for (int i = 0; i < n; i++) {
        after += a[i];
        ok = ok && (i == 0 || a[i - 1] <= a[i]);
    }
    ok = ok && before == after;
    printf("%d phases, smallest %d, largest %d, %s\n", phases, a[0], a[n - 1], ok ? "sorted" : "NOT sorted");
    cudaFree(a);
    cudaFree(swapped);
    return !ok;
}
