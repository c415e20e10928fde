#pragma once

__device__ int wrapped(int i, int n);
void run_shift(int *a, int n);
