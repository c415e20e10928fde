#pragma once
#include "helper_cuda.h"
#include <cmath>
