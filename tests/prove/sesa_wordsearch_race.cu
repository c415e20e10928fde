// paper: SESA, Table II, wordsearch, with a counter that is not atomic
// prove: race
// run: --grid 1 --block 64 --arg 'text=i8[160]' --arg 'word=i8[4]' --arg 'matches=i32[2]' --arg length=64 --arg wordLength=4
// expect: race * 17
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
