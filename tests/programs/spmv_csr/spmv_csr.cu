// A sparse matrix is read from a file of coordinates, sorted into rows, and multiplied by a vector in two ways.
// run: -- matrix.mtx
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>

struct Entry { int row, col; double val; };

static int byRow(const void *a, const void *b)
{
    const struct Entry *x = (const struct Entry *)a, *y = (const struct Entry *)b;
    if (x->row != y->row) return x->row < y->row ? -1 : 1;
    return x->col < y->col ? -1 : x->col > y->col;
}

__global__ void spmvScalar(int rows, const int *ptr, const int *idx, const double *val, const double *x, double *y)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        double dot = 0;
        for (int j = ptr[row]; j < ptr[row + 1]; j++)
            dot += val[j] * x[idx[j]];
        y[row] = dot;
    }
}

__global__ void spmvVector(int rows, const int *ptr, const int *idx, const double *val, const double *x, double *y)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x & 31;
    if (warp >= rows)
        return;
    double sum = 0;
    for (int j = ptr[warp] + lane; j < ptr[warp + 1]; j += 32)
        sum += val[j] * x[idx[j]];
    for (int d = 16; d > 0; d >>= 1)
        sum += __shfl_down_sync(0xffffffff, sum, d);
    if (lane == 0)
        y[warp] = sum;
}

int main(int argc, char *argv[])
{
    if (argc != 2) {
        fprintf(stderr, "usage: %s matrix.mtx\n", argv[0]);
        return 2;
    }
    FILE *f = fopen(argv[1], "r");
    if (!f) {
        perror(argv[1]);
        return 2;
    }
    char line[256];
    do {
        if (!fgets(line, sizeof line, f)) {
            fprintf(stderr, "unexpected end of file\n");
            return 2;
        }
    } while (line[0] == '%');
    int rows, cols, nnz;
    if (sscanf(line, "%d %d %d", &rows, &cols, &nnz) != 3) {
        fprintf(stderr, "bad header\n");
        return 2;
    }
    Entry *e = (Entry *)malloc(nnz * sizeof(Entry));
    for (int i = 0; i < nnz; i++) {
        if (fscanf(f, "%d %d %lf", &e[i].row, &e[i].col, &e[i].val) != 3) {
            fprintf(stderr, "bad entry %d\n", i);
            return 2;
        }
        e[i].row--;
        e[i].col--;
    }
    fclose(f);
    qsort(e, nnz, sizeof(Entry), byRow);
    int *ptr = (int *)calloc(rows + 1, sizeof(int));
    int *idx = (int *)malloc(nnz * sizeof(int));
    double *val = (double *)malloc(nnz * sizeof(double));
    for (int i = 0; i < nnz; i++) {
        ptr[e[i].row + 1]++;
        idx[i] = e[i].col;
        val[i] = e[i].val;
    }
    for (int r = 0; r < rows; r++)
        ptr[r + 1] += ptr[r];
    double *x = (double *)malloc(cols * sizeof(double));
    double *y = (double *)malloc(rows * sizeof(double));
    for (int c = 0; c < cols; c++)
        x[c] = 1.0 + c * 0.25;

    int *d_ptr, *d_idx;
    double *d_val, *d_x, *d_y;
    cudaMalloc(&d_ptr, (rows + 1) * sizeof(int));
    cudaMalloc(&d_idx, nnz * sizeof(int));
    cudaMalloc(&d_val, nnz * sizeof(double));
    cudaMalloc(&d_x, cols * sizeof(double));
    cudaMalloc(&d_y, rows * sizeof(double));
    cudaMemcpy(d_ptr, ptr, (rows + 1) * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(d_idx, idx, nnz * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(d_val, val, nnz * sizeof(double), cudaMemcpyHostToDevice);
    cudaMemcpy(d_x, x, cols * sizeof(double), cudaMemcpyHostToDevice);

    printf("%d x %d, %d nonzeros\n", rows, cols, nnz);
    int bad = 0;
    for (int method = 0; method < 2; method++) {
        cudaMemset(d_y, 0, rows * sizeof(double));
        if (method == 0)
            spmvScalar<<<(rows + 63) / 64, 64>>>(rows, d_ptr, d_idx, d_val, d_x, d_y);
        else
            spmvVector<<<(rows * 32 + 127) / 128, 128>>>(rows, d_ptr, d_idx, d_val, d_x, d_y);
        cudaMemcpy(y, d_y, rows * sizeof(double), cudaMemcpyDeviceToHost);
        double norm = 0;
        for (int r = 0; r < rows; r++) {
            double want = 0;
            for (int j = ptr[r]; j < ptr[r + 1]; j++)
                want += val[j] * x[idx[j]];
            if (fabs(want - y[r]) > 1e-9 * (1 + fabs(want)))
                bad++;
            norm += y[r] * y[r];
        }
        printf("%s: |y| = %.6f, %d rows wrong\n", method ? "warp per row" : "thread per row", sqrt(norm), bad);
    }
    cudaFree(d_ptr); cudaFree(d_idx); cudaFree(d_val); cudaFree(d_x); cudaFree(d_y);
    free(e); free(ptr); free(idx); free(val); free(x); free(y);
    return bad != 0;
}
