// run: -- -i a.raw,b.raw -e c.raw -t matrix
// nvcc: no, wb.h is that of a course
// An exercise: a tiled product of matrices from files, compared with a file.
#include <wb.h>

#define TILE_WIDTH 8
#define wbCheck(stmt)                                                      \
  do {                                                                     \
    cudaError_t err = stmt;                                                \
    if (err != cudaSuccess) {                                              \
      wbLog(ERROR, "Failed to run stmt ", #stmt);                          \
      wbLog(ERROR, "Got CUDA error ...  ", cudaGetErrorString(err));       \
      return -1;                                                           \
    }                                                                      \
  } while (0)

__global__ void matrixMultiplyShared(float *A, float *B, float *C, int numARows, int numAColumns, int numBRows,
                                     int numBColumns, int numCRows, int numCColumns) {
  __shared__ float tileA[TILE_WIDTH][TILE_WIDTH], tileB[TILE_WIDTH][TILE_WIDTH];
  int row = blockIdx.y * TILE_WIDTH + threadIdx.y, col = blockIdx.x * TILE_WIDTH + threadIdx.x;
  float sum = 0;
  for (int m = 0; m < (numAColumns - 1) / TILE_WIDTH + 1; ++m) {
    int k = m * TILE_WIDTH;
    tileA[threadIdx.y][threadIdx.x] =
        row < numARows && k + threadIdx.x < numAColumns ? A[row * numAColumns + k + threadIdx.x] : 0.0f;
    tileB[threadIdx.y][threadIdx.x] =
        col < numBColumns && k + threadIdx.y < numBRows ? B[(k + threadIdx.y) * numBColumns + col] : 0.0f;
    __syncthreads();
    for (int i = 0; i < TILE_WIDTH; ++i) sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
    __syncthreads();
  }
  if (row < numCRows && col < numCColumns) C[row * numCColumns + col] = sum;
}

int main(int argc, char **argv) {
  wbArg_t args;
  float *hostA, *hostB, *hostC, *deviceA, *deviceB, *deviceC;
  int numARows, numAColumns, numBRows, numBColumns, numCRows, numCColumns;
  args = wbArg_read(argc, argv);
  wbTime_start(Generic, "Importing data and creating memory on host");
  hostA = (float *)wbImport(wbArg_getInputFile(args, 0), &numARows, &numAColumns);
  hostB = (float *)wbImport(wbArg_getInputFile(args, 1), &numBRows, &numBColumns);
  numCRows = numARows;
  numCColumns = numBColumns;
  hostC = (float *)malloc(numCRows * numCColumns * sizeof(float));
  wbTime_stop(Generic, "Importing data and creating memory on host");
  wbLog(TRACE, "The dimensions of A are ", numARows, " x ", numAColumns);
  wbLog(TRACE, "The dimensions of B are ", numBRows, " x ", numBColumns);
  wbTime_start(GPU, "Allocating GPU memory.");
  wbCheck(cudaMalloc((void **)&deviceA, numARows * numAColumns * sizeof(float)));
  wbCheck(cudaMalloc((void **)&deviceB, numBRows * numBColumns * sizeof(float)));
  wbCheck(cudaMalloc((void **)&deviceC, numCRows * numCColumns * sizeof(float)));
  wbTime_stop(GPU, "Allocating GPU memory.");
  wbCheck(cudaMemcpy(deviceA, hostA, numARows * numAColumns * sizeof(float), cudaMemcpyHostToDevice));
  wbCheck(cudaMemcpy(deviceB, hostB, numBRows * numBColumns * sizeof(float), cudaMemcpyHostToDevice));
  dim3 dimBlock(TILE_WIDTH, TILE_WIDTH, 1);
  dim3 dimGrid((numCColumns - 1) / TILE_WIDTH + 1, (numCRows - 1) / TILE_WIDTH + 1, 1);
  wbTime_start(Compute, "Performing CUDA computation");
  matrixMultiplyShared<<<dimGrid, dimBlock>>>(deviceA, deviceB, deviceC, numARows, numAColumns, numBRows, numBColumns,
                                              numCRows, numCColumns);
  cudaDeviceSynchronize();
  wbTime_stop(Compute, "Performing CUDA computation");
  wbCheck(cudaMemcpy(hostC, deviceC, numCRows * numCColumns * sizeof(float), cudaMemcpyDeviceToHost));
  cudaFree(deviceA);
  cudaFree(deviceB);
  cudaFree(deviceC);
  wbSolution(args, hostC, numCRows, numCColumns);
  free(hostA);
  free(hostB);
  free(hostC);
  return 0;
}
