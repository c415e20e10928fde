// Clusters of points from a file; options are read by getopt, assignments are counted on the device.
// run: -- -k 4 -i points.txt -n 20
#include <float.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_K 16

__constant__ float centers[2 * MAX_K];

__global__ void assign(const float2 *points, int *member, int n, int k, float *sums, int *counts, int *moved)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float best = FLT_MAX;
    int nearest = 0;
    for (int c = 0; c < k; c++) {
        float dx = points[i].x - centers[2 * c], dy = points[i].y - centers[2 * c + 1];
        float d = dx * dx + dy * dy;
        if (d < best) {
            best = d;
            nearest = c;
        }
    }
    if (member[i] != nearest) {
        member[i] = nearest;
        atomicAdd(moved, 1);
    }
    atomicAdd(&sums[2 * nearest], points[i].x);
    atomicAdd(&sums[2 * nearest + 1], points[i].y);
    atomicAdd(&counts[nearest], 1);
}

static void usage(const char *name)
{
    fprintf(stderr, "Usage: %s -i file [-k clusters] [-n iterations]\n", name);
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv)
{
    int k = 3, limit = 100, option;
    const char *file = NULL;
    while ((option = getopt(argc, argv, "k:i:n:h")) != -1) {
        switch (option) {
        case 'k': k = atoi(optarg); break;
        case 'i': file = optarg; break;
        case 'n': limit = atoi(optarg); break;
        default: usage(argv[0]);
        }
    }
    if (!file || k < 1 || k > MAX_K)
        usage(argv[0]);
    FILE *in = fopen(file, "r");
    if (!in) {
        fprintf(stderr, "cannot open %s\n", file);
        return EXIT_FAILURE;
    }
    int n = 0, room = 64;
    float2 *points = (float2 *)malloc(room * sizeof(float2));
    float x, y;
    while (fscanf(in, "%f,%f", &x, &y) == 2) {
        if (n == room) {
            room *= 2;
            points = (float2 *)realloc(points, room * sizeof(float2));
        }
        points[n++] = make_float2(x, y);
    }
    fclose(in);
    printf("%d points, %d clusters\n", n, k);

    float host[2 * MAX_K], sums[2 * MAX_K];
    int counts[MAX_K], moved, rounds = 0;
    for (int c = 0; c < k; c++) {
        host[2 * c] = points[c * n / k].x;
        host[2 * c + 1] = points[c * n / k].y;
    }
    float2 *d_points;
    int *d_member, *d_counts, *d_moved;
    float *d_sums;
    cudaMalloc(&d_points, n * sizeof(float2));
    cudaMalloc(&d_member, n * sizeof(int));
    cudaMalloc(&d_sums, sizeof sums);
    cudaMalloc(&d_counts, sizeof counts);
    cudaMalloc(&d_moved, sizeof(int));
    cudaMemcpy(d_points, points, n * sizeof(float2), cudaMemcpyHostToDevice);
    cudaMemset(d_member, 0xff, n * sizeof(int));
    do {
        cudaMemcpyToSymbol(centers, host, 2 * k * sizeof(float));
        cudaMemset(d_sums, 0, sizeof sums);
        cudaMemset(d_counts, 0, sizeof counts);
        cudaMemset(d_moved, 0, sizeof(int));
        assign<<<(n + 127) / 128, 128>>>(d_points, d_member, n, k, d_sums, d_counts, d_moved);
        cudaMemcpy(sums, d_sums, sizeof sums, cudaMemcpyDeviceToHost);
        cudaMemcpy(counts, d_counts, sizeof counts, cudaMemcpyDeviceToHost);
        cudaMemcpy(&moved, d_moved, sizeof moved, cudaMemcpyDeviceToHost);
        for (int c = 0; c < k; c++)
            if (counts[c]) {
                host[2 * c] = sums[2 * c] / counts[c];
                host[2 * c + 1] = sums[2 * c + 1] / counts[c];
            }
        rounds++;
    } while (moved > 0 && rounds < limit);

    int *member = (int *)malloc(n * sizeof(int)), wrong = 0;
    cudaMemcpy(member, d_member, n * sizeof(int), cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; i++) {
        float best = FLT_MAX, mine = 0;
        for (int c = 0; c < k; c++) {
            float d = hypotf(points[i].x - host[2 * c], points[i].y - host[2 * c + 1]);
            best = fminf(best, d);
            if (c == member[i])
                mine = d;
        }
        wrong += mine > best + 1e-3f;
    }
    for (int c = 0; c < k; c++)
        printf("cluster %d: %3d points around (%.2f, %.2f)\n", c, counts[c], host[2 * c], host[2 * c + 1]);
    printf("%s after %d rounds, %d misplaced\n", moved ? "stopped" : "settled", rounds, wrong);
    cudaFree(d_points);
    cudaFree(d_member);
    cudaFree(d_sums);
    cudaFree(d_counts);
    cudaFree(d_moved);
    free(points);
    free(member);
    return wrong != 0;
}
