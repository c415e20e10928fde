#ifndef REFERENCE_H
#define REFERENCE_H

#include <cmath>

template <typename T>
void reference(const T *in, T *out, const int n, const T slope)
{
    for (int i = 0; i < n; i++)
        out[i] = std::fmax(in[i], (T)0) + slope * std::fmin(in[i], (T)0);
}

#endif
