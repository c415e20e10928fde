// The whole loop is a macro, so that only an edit of it helps.
#define TREE(sm, tid, n) \
	for (int s_ = (n) / 2; s_ > 0; s_ >>= 1) { \
		if (tid < s_) sm[tid] += sm[tid + s_]; \
	}
__global__ void red(const int *in, int *out)
{
	__shared__ int sm[128];
	const int tid = threadIdx.x;
	sm[tid] = in[blockIdx.x * 128 + tid];
	__syncthreads();
	TREE(sm, tid, 128)
	if (tid == 0) out[blockIdx.x] = sm[0];
}
void host(const int *i, int *o) { red<<<8, 128>>>(i, o); }
