// Checksums of the records of a binary file, with the table in constant memory.
// run: -- records.bin
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__constant__ uint32_t table[256];

__global__ void crc(const uint8_t *data, const uint32_t *offsets, uint32_t *out, int records)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= records)
        return;
    uint32_t c = 0xffffffffu;
    for (uint32_t i = offsets[r]; i < offsets[r + 1]; i++)
        c = table[(c ^ data[i]) & 0xff] ^ (c >> 8);
    out[r] = ~c;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 1;
    FILE *f = fopen(argv[1], "rb");
    if (f == NULL) {
        perror("fopen");
        return 1;
    }
    fseek(f, 0, SEEK_END);
    long size = ftell(f);
    rewind(f);
    uint8_t *raw = (uint8_t *)malloc(size);
    if (fread(raw, 1, size, f) != (size_t)size || fclose(f) != 0)
        return 1;
    // Each record is its length in one byte, and that many bytes.
    int records = 0;
    uint32_t *offsets = (uint32_t *)malloc((size + 1) * sizeof(uint32_t)), used = 0;
    uint8_t *data = (uint8_t *)malloc(size);
    for (long p = 0; p < size; p += raw[p] + 1) {
        offsets[records++] = used;
        memcpy(data + used, raw + p + 1, raw[p]);
        used += raw[p];
    }
    offsets[records] = used;
    uint32_t host[256];
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1;
        host[i] = c;
    }
    uint8_t *dData;
    uint32_t *dOffsets, *dOut, *out = (uint32_t *)malloc(records * sizeof(uint32_t));
    cudaMemcpyToSymbol(table, host, sizeof host);
    cudaMalloc(&dData, used);
    cudaMalloc(&dOffsets, (records + 1) * sizeof(uint32_t));
    cudaMalloc(&dOut, records * sizeof(uint32_t));
    cudaMemcpy(dData, data, used, cudaMemcpyHostToDevice);
    cudaMemcpy(dOffsets, offsets, (records + 1) * sizeof(uint32_t), cudaMemcpyHostToDevice);
    crc<<<(records + 31) / 32, 32>>>(dData, dOffsets, dOut, records);
    cudaMemcpy(out, dOut, records * sizeof(uint32_t), cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int r = 0; r < records; r++) {
        uint32_t c = ~0u;
        for (uint32_t i = offsets[r]; i < offsets[r + 1]; i++)
            c = host[(c ^ data[i]) & 0xff] ^ (c >> 8);
        wrong += out[r] != ~c;
    }
    printf("%d records of %u bytes, first %08" PRIx32 ", last %08" PRIx32 ", %d wrong\n", records, used, out[0], out[records - 1], wrong);
    cudaFree(dData);
    cudaFree(dOffsets);
    cudaFree(dOut);
    free(raw);
    free(data);
    free(offsets);
    free(out);
    return wrong;
}
