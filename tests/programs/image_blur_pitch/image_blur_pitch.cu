// A colour picture (PPM) is read from a file, blurred in pitched memory and written again.
// run: -- in.ppm out.ppm
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CK(x) do { cudaError_t e = x; if (e) { printf("%s -> %s\n", #x, cudaGetErrorString(e)); exit(1); } } while (0)

__global__ void blur(const uchar4 *in, size_t inPitch, uchar4 *out, size_t outPitch, int w, int h, int r)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    int sum[3] = {0, 0, 0}, count = 0;
    for (int yy = max(0, y - r); yy <= min(h - 1, y + r); yy++) {
        const uchar4 *row = (const uchar4 *)((const char *)in + yy * inPitch);
        for (int xx = max(0, x - r); xx <= min(w - 1, x + r); xx++, count++) {
            sum[0] += row[xx].x;
            sum[1] += row[xx].y;
            sum[2] += row[xx].z;
        }
    }
    uchar4 *to = (uchar4 *)((char *)out + y * outPitch) + x;
    *to = make_uchar4(sum[0] / count, sum[1] / count, sum[2] / count, 255);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return printf("usage: %s in.ppm out.ppm\n", argv[0]), 1;
    FILE *f = fopen(argv[1], "rb");
    char magic[3];
    int w, h, depth;
    if (!f || fscanf(f, "%2s %d %d %d", magic, &w, &h, &depth) != 4 || strcmp(magic, "P6") || depth != 255)
        return printf("%s is not a picture\n", argv[1]), 1;
    fgetc(f);
    unsigned char *rgb = (unsigned char *)malloc(w * h * 3);
    if (fread(rgb, 3, w * h, f) != (size_t)(w * h))
        return printf("%s is too short\n", argv[1]), 1;
    fclose(f);
    uchar4 *host = (uchar4 *)malloc(w * h * sizeof(uchar4));
    for (int i = 0; i < w * h; i++)
        host[i] = make_uchar4(rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2], 0);
    uchar4 *a, *b;
    size_t pa, pb;
    CK(cudaMallocPitch((void **)&a, &pa, w * sizeof(uchar4), h));
    CK(cudaMallocPitch((void **)&b, &pb, w * sizeof(uchar4), h));
    CK(cudaMemcpy2D(a, pa, host, w * sizeof(uchar4), w * sizeof(uchar4), h, cudaMemcpyHostToDevice));
    dim3 block(16, 16);
    blur<<<dim3((w + 15) / 16, (h + 15) / 16), block>>>(a, pa, b, pb, w, h, 2);
    CK(cudaGetLastError());
    CK(cudaMemcpy2D(host, w * sizeof(uchar4), b, pb, w * sizeof(uchar4), h, cudaMemcpyDeviceToHost));
    int wrong = 0;
    long checksum = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int sum = 0, count = 0;
            for (int yy = y - 2; yy <= y + 2; yy++)
                for (int xx = x - 2; xx <= x + 2; xx++)
                    if (yy >= 0 && yy < h && xx >= 0 && xx < w) {
                        sum += rgb[3 * (yy * w + xx) + 1];
                        count++;
                    }
            wrong += sum / count != host[y * w + x].y || host[y * w + x].w != 255;
            checksum += host[y * w + x].x + 2 * host[y * w + x].y + 3 * host[y * w + x].z;
        }
    FILE *o = fopen(argv[2], "wb");
    fprintf(o, "P6\n%d %d\n255\n", w, h);
    for (int i = 0; i < w * h; i++)
        fwrite(&host[i], 1, 3, o);
    fclose(o);
    printf("%d x %d, pitch %s, checksum %ld, %d wrong\n", w, h, pa >= w * sizeof(uchar4) ? "fits" : "too small", checksum, wrong);
    CK(cudaFree(a));
    CK(cudaFree(b));
    free(rgb);
    free(host);
    return wrong != 0;
}
