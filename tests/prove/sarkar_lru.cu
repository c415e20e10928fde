// paper: Sarkar et al., Table 1, LRU (not spelled out; here least recently used lines of sets of a cache, one set a thread)
// published: races 0.9198 s, divergence 0.6342 s
// prove: proved
// run: --grid 2 --block 32 --arg 'tags=i32[256]:fill(-1)' --arg 'ages=i32[256]' --arg 'trace=i32[640]:iota' --arg 'misses=i32[64]' --arg sets=64 --arg length=10
// expect: none
#define WAYS 4

__global__ void lru(int *tags, int *ages, const int *trace, int *misses, int sets, int length)
{
    int set = blockIdx.x * blockDim.x + threadIdx.x;
    if (set >= sets)
        return;
    int missed = 0;
    for (int i = 0; i < length; i++) {
        int tag = trace[i * sets + set], hit = -1, oldest = 0;
        for (int w = 0; w < WAYS; w++) {
            if (tags[w * sets + set] == tag)
                hit = w;
            if (ages[w * sets + set] < ages[oldest * sets + set])
                oldest = w;
        }
        if (hit < 0) {
            hit = oldest;
            tags[hit * sets + set] = tag;
            missed++;
        }
        ages[hit * sets + set] = i + 1;
    }
    misses[set] = missed;
}
