// All helpers of samples.
#pragma once
#include "ws/enter.h"
#include "helper_cuda.h"
#include "helper_image.h"
#include "helper_string.h"
#include "helper_timer.h"
#include "ws/iostream.h"
#include "ws/sstream.h"
#include "ws/leave.h"
