// paper: SESA, Table II, wordsearch, with a counter that is not atomic
// prove: race
// run: --grid 1 --block 64 --arg 'text=i8[160]:zeros' --arg 'word=i8[4]:zeros' --arg 'matches=i32[2]' --arg length=64 --arg wordLength=4
// expect: race raw 20
// expect: race same-value 20
// expect: race war 20
// expect: race warp-level 20
// expect: race waw 20
__global__ void wordsearch(const char *text, const char *word, int *matches, int length, int wordLength)
{
    __shared__ int count;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    int k = 0;
    while (i < length && k < wordLength && text[i + k] == word[k])
        k++;
    if (k == wordLength)
        count++;
    __syncthreads();
    if (threadIdx.x == 0)
        matches[blockIdx.x] = count;
}
