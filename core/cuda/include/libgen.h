#pragma once
#include "ws/enter.h"
#include "ws/posix.h"
#include "ws/leave.h"
