// Steps are macros without semicolons, and one barrier was forgotten.
#define REDUCE_STEP(n) if (tid < (n)) sm[tid] += sm[tid + (n)];
#define MY_SYNC __syncthreads();
__global__ void red(const int *in, int *out)
{
	__shared__ int sm[256];
	const int tid = threadIdx.x;
	sm[tid] = in[blockIdx.x * 256 + tid];
	MY_SYNC
	REDUCE_STEP(128)
	MY_SYNC
	REDUCE_STEP(64)
	REDUCE_STEP(32)
	MY_SYNC
	REDUCE_STEP(16)
	MY_SYNC
	REDUCE_STEP(8)
	MY_SYNC
	REDUCE_STEP(4)
	MY_SYNC
	REDUCE_STEP(2)
	MY_SYNC
	REDUCE_STEP(1)
	if (tid == 0) out[blockIdx.x] = sm[0];
}
void host(const int *i, int *o) { red<<<8, 256>>>(i, o); }
