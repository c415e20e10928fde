// The next free place is read and incremented in two steps.
__global__ void positive(const int *in, int *out, int *count, int n)
{
	int i = threadIdx.x + blockIdx.x * blockDim.x;
	if (i >= n) return;
	if (in[i] > 0) {
		int place = (*count)++;	// next free
		out[place] = in[i];
	}
}
