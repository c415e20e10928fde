// All helpers of samples.
#pragma once
#include "helper_cuda.h"
#include "helper_image.h"
#include "helper_string.h"
#include "helper_timer.h"
#include "ws/iostream.h"
#include "ws/sstream.h"
