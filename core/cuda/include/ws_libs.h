// Libraries that the host calls: types and names, so that host code is read. Nothing of it is ever emitted, so what a function takes does not matter.
#pragma once
#include "cuComplex.h"
#include "library_types.h"
#define WS_LIB(R, n) template <class... A> R n(A &&...);
