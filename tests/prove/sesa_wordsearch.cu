// paper: SESA, Table II, wordsearch: each thread compares a word with the text from its own place on, blocks count matches
// published: 256 threads, 474.2 s
// prove: proved
// run: --grid 2 --block 64 --arg 'text=i8[160]:iota' --arg 'word=i8[4]:iota' --arg 'matches=i32[2]' --arg 'found=i32[128]' --arg length=128 --arg wordLength=4
// expect: none
__global__ void wordsearch(const char *text, const char *word, int *matches, int *found, int length, int wordLength)
{
    __shared__ int count;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    if (i < length) {
        int k = 0;
        while (k < wordLength && text[i + k] == word[k])
            k++;
        found[i] = k == wordLength;
        if (k == wordLength)
            atomicAdd(&count, 1);
    }
    __syncthreads();
    if (threadIdx.x == 0)
        matches[blockIdx.x] = count;
}
