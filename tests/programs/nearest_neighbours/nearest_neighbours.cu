// The k nearest records to a place: distances on the device, partial selection on the host, records from a file.
// run: -- records.txt -r 5 -lat 30 -lng 90
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

struct Place { float lat, lng; };
struct Record { std::string name; float distance; };

__global__ void distances(const Place *places, float *d, int n, float lat, float lng)
{
    int i = blockDim.x * (gridDim.x * blockIdx.y + blockIdx.x) + threadIdx.x;
    if (i < n)
        d[i] = sqrtf((lat - places[i].lat) * (lat - places[i].lat) + (lng - places[i].lng) * (lng - places[i].lng));
}

int main(int argc, char *argv[])
{
    int k = 10;
    float lat = 0, lng = 0;
    const char *file = nullptr;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "-r")) k = atoi(argv[++i]);
        else if (!strcmp(argv[i], "-lat")) lat = atof(argv[++i]);
        else if (!strcmp(argv[i], "-lng")) lng = atof(argv[++i]);
        else file = argv[i];
    }
    FILE *f = file ? fopen(file, "r") : nullptr;
    if (!f) {
        fprintf(stderr, "no records\n");
        return 1;
    }
    std::vector<Record> records;
    std::vector<Place> places;
    char line[100], name[32];
    while (fgets(line, sizeof line, f)) {
        Place p;
        if (sscanf(line, "%31s %f %f", name, &p.lat, &p.lng) == 3) {
            records.push_back({name, 0});
            places.push_back(p);
        }
    }
    fclose(f);
    const int n = places.size();
    Place *dPlaces;
    float *dDistances;
    std::vector<float> d(n);
    cudaMalloc(&dPlaces, n * sizeof(Place));
    cudaMalloc(&dDistances, n * sizeof(float));
    cudaMemcpy(dPlaces, places.data(), n * sizeof(Place), cudaMemcpyHostToDevice);
    distances<<<dim3(2, (n + 127) / 128), 64>>>(dPlaces, dDistances, n, lat, lng);
    cudaMemcpy(d.data(), dDistances, n * sizeof(float), cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; i++)
        records[i].distance = d[i];
    k = std::min(k, n);
    std::partial_sort(records.begin(), records.begin() + k, records.end(), [](const Record &a, const Record &b) { return a.distance < b.distance; });
    for (int i = 0; i < k; i++)
        printf("%-10s --> Distance=%.3f\n", records[i].name.c_str(), records[i].distance);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        wrong += std::fabs(std::hypot(places[i].lat - lat, places[i].lng - lng) - d[i]) > 1e-3;
    printf("%d records, %d wrong\n", n, wrong);
    cudaFree(dPlaces);
    cudaFree(dDistances);
    return wrong != 0;
}
