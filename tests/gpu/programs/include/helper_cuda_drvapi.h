// The programs only include it.
#pragma once
#include <cuda.h>
