#pragma once
#include "helper_cuda.h"
#include <cmath>

struct StopWatchInterface {};
inline bool sdkCreateTimer(StopWatchInterface **timer) { return *timer = new StopWatchInterface, true; }
inline bool sdkStartTimer(StopWatchInterface **) { return true; }
inline bool sdkStopTimer(StopWatchInterface **) { return true; }
inline bool sdkDeleteTimer(StopWatchInterface **timer) { return delete *timer, true; }
inline float sdkGetTimerValue(StopWatchInterface **) { return 1; }
template <class T, class S> bool compareData(const T *a, const T *b, unsigned n, S most, float)
{
    for (unsigned i = 0; i < n; i++)
        if (!(std::fabs((double)a[i] - (double)b[i]) <= most))
            return false;
    return true;
}
inline bool sdkCompareL2fe(const float *reference, const float *data, unsigned n, float epsilon)
{
    double error = 0, size = 0;
    for (unsigned i = 0; i < n; i++) {
        double d = (double)reference[i] - (double)data[i];
        error += d * d;
        size += (double)reference[i] * (double)reference[i];
    }
    return size > 0 && std::sqrt(error) / std::sqrt(size) < epsilon;
}
