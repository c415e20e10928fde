__global__ void hist(const unsigned char *in, unsigned *h, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		h[in[i]]++;
}
