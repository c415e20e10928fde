// run: -- -n 600 -p 3 -f data.txt -t
// nvcc: no, cudaThreadSynchronize is gone
// A k-nearest search in the style of a benchmark suite: getopt, an input file, an output file, timers.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <string.h>
#include <float.h>
#include <vector>
#include "timer.h"
#include "cuda.h"
#define MAX_ARGS 10
#define REC_LENGTH 49
#define LATITUDE_POS 28
#define ceilDiv(a, b) ((a) + (b) - 1) / (b)
#define print(x) printf(#x ": %lu\n", (unsigned long)x)
typedef struct latLong { float lat, lng; } LatLong;
typedef struct record { char recString[REC_LENGTH]; float distance; } Record;
int loadData(char *filename, std::vector<Record> &records, std::vector<LatLong> &locations);
void findLowest(std::vector<Record> &records, float *distances, int numRecords, int topN);
__global__ void euclid(LatLong *d_locations, float *d_distances, int numRecords, float lat, float lng) {
  int globalId = blockDim.x * (gridDim.x * blockIdx.y + blockIdx.x) + threadIdx.x;
  LatLong *latLong = d_locations + globalId;
  if (globalId < numRecords) {
    float *dist = d_distances + globalId;
    *dist = (float)sqrt((lat - latLong->lat) * (lat - latLong->lat) + (lng - latLong->lng) * (lng - latLong->lng));
  }
}
int main(int argc, char *argv[]) {
  int n = 100, top = 5, timing = 0, c; char *file = NULL; opterr = 0;
  while ((c = getopt(argc, argv, "n:p:f:t")) != -1) switch (c) {
    case 'n': n = atoi(optarg); break; case 'p': top = atoi(optarg); break; case 'f': file = optarg; break; case 't': timing = 1; break;
    default: fprintf(stderr, "usage\n"); return 1; }
  std::vector<Record> records; std::vector<LatLong> locations;
  int read = file ? loadData(file, records, locations) : 0;
  if (read < n) { for (int i = read; i < n; i++) { Record r; LatLong l; l.lat = (i * 37 % 180) - 90; l.lng = (i * 91 % 360) - 180; snprintf(r.recString, REC_LENGTH, "storm %05d at %6.1f %6.1f", i, l.lat, l.lng); records.push_back(r); locations.push_back(l); } }
  Timer t; t.start();
  LatLong *d_loc; float *d_dist, *dist = (float *)malloc(n * sizeof(float));
  cudaMalloc((void **)&d_loc, sizeof(LatLong) * n); cudaMalloc((void **)&d_dist, sizeof(float) * n);
  cudaMemcpy(d_loc, &locations[0], sizeof(LatLong) * n, cudaMemcpyHostToDevice);
  unsigned long gridX = ceilDiv(n, 128); print(gridX);
  dim3 grid(gridX, 1);
  euclid<<<grid, 128>>>(d_loc, d_dist, n, 30, 90);
  cudaThreadSynchronize();
  cudaMemcpy(dist, d_dist, sizeof(float) * n, cudaMemcpyDeviceToHost);
  double ms = t.stop();
  findLowest(records, dist, n, top);
  FILE *out = fopen("nearest.txt", "w");
  for (int i = 0; i < top; i++) { printf("%s --> Distance=%f\n", records[i].recString, records[i].distance); fprintf(out, "%s\n", records[i].recString); }
  fclose(out);
  if (timing) printf("time is positive: %d\n", ms > 0);
  out = fopen("nearest.txt", "r"); char line[100]; int lines = 0; while (fgets(line, sizeof line, out)) lines++; fclose(out); printf("%d lines\n", lines);
  free(dist); cudaFree(d_loc); cudaFree(d_dist); return 0;
}
int loadData(char *filename, std::vector<Record> &records, std::vector<LatLong> &locations) {
  FILE *fp = fopen(filename, "r"); if (!fp) { printf("cannot open %s\n", filename); return 0; }
  int n = 0; char line[128];
  while (fgets(line, sizeof line, fp)) { Record r; LatLong l; char name[24];
    if (sscanf(line, "%23[^,],%f,%f", name, &l.lat, &l.lng) != 3) continue;
    sprintf(r.recString, "%s", name); records.push_back(r); locations.push_back(l); n++; }
  fclose(fp); return n;
}
void findLowest(std::vector<Record> &records, float *distances, int numRecords, int topN) {
  for (int i = 0; i < topN; i++) {
    int minLoc = i; float val;
    for (int j = i; j < numRecords; j++) { val = distances[j]; if (val < distances[minLoc]) minLoc = j; }
    Record tmp = records[i]; records[i] = records[minLoc]; records[minLoc] = tmp;
    float d = distances[i]; distances[i] = distances[minLoc]; distances[minLoc] = d;
    records[i].distance = distances[i];
  }
}
