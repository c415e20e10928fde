#include "table.h"

float other(float *data) {
    float values[2] = {10, 20}, last;
    cudaMemcpyToSymbol(pair, values, sizeof values);
    fill<<<1, 32>>>(data);
    fill<<<1, 32>>>(data);
    cudaMemcpy(&last, data + 31, sizeof last, cudaMemcpyDeviceToHost);
    return last;
}
