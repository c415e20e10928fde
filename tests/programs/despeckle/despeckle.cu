// Noise of an image removed in several phases, in the style of old benchmarks.
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <math.h>
#include <time.h>
#include <sys/time.h>
#define fp float
#define NUMBER_THREADS 64
#ifdef TIMER
#define STAMP(s) fprintf(stderr, "%s: %ld\n", s, get_time())
#else
#define STAMP(s)
#endif
long long get_time() {
  struct timeval tv;
  gettimeofday(&tv, NULL);
  return (tv.tv_sec * 1000000) + tv.tv_usec;
}
void usage(int argc, char **argv) {
  fprintf(stderr, "Usage: %s <iterations> <lambda> <rows> <cols>\n", argv[0]);
  fprintf(stderr, "\t<iterations> - number of iterations\n");
}
__global__ void extract(long d_Ne, fp *d_I) {
  int ei = (blockIdx.x * NUMBER_THREADS) + threadIdx.x;
  if (ei < d_Ne) d_I[ei] = exp(d_I[ei] / 255);
}
__global__ void prepare(long d_Ne, fp *d_I, fp *d_sums, fp *d_sums2) {
  int ei = (blockIdx.x * NUMBER_THREADS) + threadIdx.x;
  if (ei < d_Ne) {
    d_sums[ei] = d_I[ei];
    d_sums2[ei] = d_I[ei] * d_I[ei];
  }
}
__global__ void reduce(long d_Ne, int d_no, int d_mul, fp *d_sums, fp *d_sums2) {
  int bx = blockIdx.x, tx = threadIdx.x, ei = (bx * NUMBER_THREADS) + tx, nf = NUMBER_THREADS - (gridDim.x * NUMBER_THREADS - d_no), df = 0, i;
  __shared__ fp d_psum[NUMBER_THREADS], d_psum2[NUMBER_THREADS];
  if (ei < d_no) {
    d_psum[tx] = d_sums[ei * d_mul];
    d_psum2[tx] = d_sums2[ei * d_mul];
  }
  __syncthreads();
  if (nf == NUMBER_THREADS) {
    for (i = 2; i <= NUMBER_THREADS; i = 2 * i) {
      if ((tx + 1) % i == 0) {
        d_psum[tx] += d_psum[tx - i / 2];
        d_psum2[tx] += d_psum2[tx - i / 2];
      }
      __syncthreads();
    }
    if (tx == (NUMBER_THREADS - 1)) {
      d_sums[bx * d_mul * NUMBER_THREADS] = d_psum[tx];
      d_sums2[bx * d_mul * NUMBER_THREADS] = d_psum2[tx];
    }
  } else {
    if (bx != (gridDim.x - 1)) {
      for (i = 2; i <= NUMBER_THREADS; i = 2 * i) {
        if ((tx + 1) % i == 0) {
          d_psum[tx] += d_psum[tx - i / 2];
          d_psum2[tx] += d_psum2[tx - i / 2];
        }
        __syncthreads();
      }
      if (tx == (NUMBER_THREADS - 1)) {
        d_sums[bx * d_mul * NUMBER_THREADS] = d_psum[tx];
        d_sums2[bx * d_mul * NUMBER_THREADS] = d_psum2[tx];
      }
    } else {
      for (i = 2; i <= NUMBER_THREADS; i = 2 * i) if (nf >= i) df = i;
      for (i = 2; i <= df; i = 2 * i) {
        if ((tx + 1) % i == 0 && tx < df) {
          d_psum[tx] += d_psum[tx - i / 2];
          d_psum2[tx] += d_psum2[tx - i / 2];
        }
        __syncthreads();
      }
      if (tx == (df - 1)) {
        for (i = (bx * NUMBER_THREADS) + df; i < (bx * NUMBER_THREADS) + nf; i++) {
          d_psum[tx] += d_sums[i * d_mul];
          d_psum2[tx] += d_sums2[i * d_mul];
        } d_sums[bx * d_mul * NUMBER_THREADS] = d_psum[tx];
        d_sums2[bx * d_mul * NUMBER_THREADS] = d_psum2[tx];
      }
    }
  }
}
__global__ void srad(fp d_lambda, int d_Nr, int d_Nc, long d_Ne, int *d_iN, int *d_iS, int *d_jE, int *d_jW, fp *d_dN, fp *d_dS, fp *d_dE, fp *d_dW, fp d_q0sqr, fp *d_c, fp *d_I) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x, row = (ei + 1) % d_Nr - 1, col = (ei + 1) / d_Nr + 1 - 1;
  if ((ei + 1) % d_Nr == 0) {
    row = d_Nr - 1;
    col = col - 1;
  }
  if (ei < d_Ne) {
    fp J = d_I[ei], N = d_I[d_iN[row] + d_Nr * col] - J, S = d_I[d_iS[row] + d_Nr * col] - J, W = d_I[row + d_Nr * d_jW[col]] - J, E = d_I[row + d_Nr * d_jE[col]] - J, G2 = (N * N + S * S + W * W + E * E) / (J * J), L = (N + S + W + E) / J, num = (0.5 * G2) - ((1.0 / 16.0) * (L * L)), den = 1 + (0.25 * L), q = num / (den * den);
    den = (q - d_q0sqr) / (d_q0sqr * (1 + d_q0sqr));
    fp c = 1.0 / (1.0 + den);
    if (c < 0) c = 0;
    else if (c > 1) c = 1;
    d_dN[ei] = N;
    d_dS[ei] = S;
    d_dW[ei] = W;
    d_dE[ei] = E;
    d_c[ei] = c;
  }
}
__global__ void srad2(fp d_lambda, int d_Nr, int d_Nc, long d_Ne, int *d_iN, int *d_iS, int *d_jE, int *d_jW, fp *d_dN, fp *d_dS, fp *d_dE, fp *d_dW, fp *d_c, fp *d_I) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x, row = (ei + 1) % d_Nr - 1, col = (ei + 1) / d_Nr + 1 - 1;
  if ((ei + 1) % d_Nr == 0) {
    row = d_Nr - 1;
    col = col - 1;
  }
  if (ei < d_Ne) {
    fp cN = d_c[ei], cS = d_c[d_iS[row] + d_Nr * col], cW = d_c[ei], cE = d_c[row + d_Nr * d_jE[col]];
    d_I[ei] = d_I[ei] + 0.25 * d_lambda * (cN * d_dN[ei] + cS * d_dS[ei] + cW * d_dW[ei] + cE * d_dE[ei]);
  }
}
int main(int argc, char *argv[]) {
  int niter = 3, Nr = 21, Nc = 18;
  fp lambda = 0.5;
  if (argc == 5) {
    niter = atoi(argv[1]);
    lambda = atof(argv[2]);
    Nr = atoi(argv[3]);
    Nc = atoi(argv[4]);
  } else if (argc != 1) {
    usage(argc, argv);
    return 1;
  }
  STAMP("setup");
  long Ne = Nr * Nc;
  fp *I = (fp *)malloc(sizeof(fp) * Ne);
  for (long i = 0; i < Ne; i++) I[i] = (fp)((i * 7919) % 255);
  int *iN = (int *)malloc(sizeof(int) * Nr), *iS = (int *)malloc(sizeof(int) * Nr), *jW = (int *)malloc(sizeof(int) * Nc), *jE = (int *)malloc(sizeof(int) * Nc);
  for (int i = 0; i < Nr; i++) {
    iN[i] = i - 1;
    iS[i] = i + 1;
  }
  for (int j = 0; j < Nc; j++) {
    jW[j] = j - 1;
    jE[j] = j + 1;
  } iN[0] = 0;
  iS[Nr - 1] = Nr - 1;
  jW[0] = 0;
  jE[Nc - 1] = Nc - 1;
  fp *d_I, *d_dN, *d_dS, *d_dW, *d_dE, *d_c, *d_sums, *d_sums2;
  int *d_iN, *d_iS, *d_jE, *d_jW;
  size_t mem = sizeof(fp) * Ne;
  cudaMalloc((void **)&d_iN, sizeof(int) * Nr);
  cudaMemcpy(d_iN, iN, sizeof(int) * Nr, cudaMemcpyHostToDevice);
  cudaMalloc((void **)&d_iS, sizeof(int) * Nr);
  cudaMemcpy(d_iS, iS, sizeof(int) * Nr, cudaMemcpyHostToDevice);
  cudaMalloc((void **)&d_jE, sizeof(int) * Nc);
  cudaMemcpy(d_jE, jE, sizeof(int) * Nc, cudaMemcpyHostToDevice);
  cudaMalloc((void **)&d_jW, sizeof(int) * Nc);
  cudaMemcpy(d_jW, jW, sizeof(int) * Nc, cudaMemcpyHostToDevice);
  cudaMalloc((void **)&d_I, mem);
  cudaMalloc((void **)&d_dN, mem);
  cudaMalloc((void **)&d_dS, mem);
  cudaMalloc((void **)&d_dW, mem);
  cudaMalloc((void **)&d_dE, mem);
  cudaMalloc((void **)&d_c, mem);
  cudaMalloc((void **)&d_sums, mem);
  cudaMalloc((void **)&d_sums2, mem);
  cudaMemcpy(d_I, I, mem, cudaMemcpyHostToDevice);
  int blocks_x = Ne / (int)NUMBER_THREADS;
  if (Ne % (int)NUMBER_THREADS != 0) blocks_x++;
  dim3 threads(NUMBER_THREADS, 1), blocks(blocks_x, 1), blocks2(1, 1);
  extract<<<blocks, threads>>>(Ne, d_I);
  fp total, total2;
  for (int iter = 0; iter < niter; iter++) {
    prepare<<<blocks, threads>>>(Ne, d_I, d_sums, d_sums2);
    blocks2.x = blocks.x;
    blocks2.y = 1;
    int no = Ne, mul = 1;
    while (blocks2.x != 0) {
      reduce<<<blocks2, threads>>>(Ne, no, mul, d_sums, d_sums2);
      no = blocks2.x;
      if (blocks2.x == 1) blocks2.x = 0;
      else {
        mul = mul * NUMBER_THREADS;
        int bx = blocks2.x / (int)NUMBER_THREADS;
        if (blocks2.x % (int)NUMBER_THREADS != 0) bx++;
        blocks2.x = bx;
      }
    }
    cudaMemcpy(&total, d_sums, sizeof(fp), cudaMemcpyDeviceToHost);
    cudaMemcpy(&total2, d_sums2, sizeof(fp), cudaMemcpyDeviceToHost);
    fp mean = total / Ne, var = (total2 / Ne) - mean * mean, q0 = var / (mean * mean);
    srad<<<blocks, threads>>>(lambda, Nr, Nc, Ne, d_iN, d_iS, d_jE, d_jW, d_dN, d_dS, d_dE, d_dW, q0, d_c, d_I);
    srad2<<<blocks, threads>>>(lambda, Nr, Nc, Ne, d_iN, d_iS, d_jE, d_jW, d_dN, d_dS, d_dE, d_dW, d_c, d_I);
  }
  cudaMemcpy(I, d_I, mem, cudaMemcpyDeviceToHost);
  double s = 0;
  int bad = 0;
  for (long i = 0; i < Ne; i++) {
    s += I[i];
    bad += !(I[i] > 0.9 && I[i] < 2.8);
  }
  printf("mean %.4f %s\n", s / Ne, bad ? "FAILED" : "PASSED");
  cudaFree(d_I);
  cudaFree(d_c);
  cudaFree(d_iN);
  cudaFree(d_iS);
  cudaFree(d_jE);
  cudaFree(d_jW);
  cudaFree(d_dN);
  cudaFree(d_dS);
  cudaFree(d_dE);
  cudaFree(d_dW);
  cudaFree(d_sums);
  cudaFree(d_sums2);
  free(I);
  free(iN);
  free(iS);
  free(jW);
  free(jE);
  return bad;
}
