// paper: Sarkar et al., Table 1, CG: a step of the conjugate gradient method, rows of a sparse product and vector updates
// published: races 0.2314 s, divergence 0.1235 s
// prove: proved
// run: --kernel product --grid 2 --block 32 --arg 'start=i32[65]:zeros' --arg 'column=i32[4]' --arg 'a=f64[4]' --arg 'p=f64[64]:iota' --arg 'q=f64[64]' --arg n=64
// expect: none
// run: --kernel update --grid 2 --block 32 --arg 'x=f64[64]' --arg 'r=f64[64]' --arg 'p=f64[64]' --arg 'q=f64[64]' --arg alpha=2 --arg n=64
// expect: none
__global__ void product(const int *start, const int *column, const double *a, const double *p, double *q, int n)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < n) {
        double sum = 0;
        for (int k = start[row]; k < start[row + 1]; k++)
            sum += a[k] * p[column[k]];
        q[row] = sum;
    }
}

__global__ void update(double *x, double *r, const double *p, const double *q, double alpha, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
    }
}

__global__ void direction(double *p, const double *r, double beta, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] = r[i] + beta * p[i];
}
