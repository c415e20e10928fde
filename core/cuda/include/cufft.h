// Fourier transforms, called by the host: ws/fft.h.
#pragma once
#include "ws/enter.h"
#include "ws_libs.h"
#include "ws/fft.h"
#include "ws/leave.h"
