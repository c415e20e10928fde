#pragma once
#include "ws/enter.h"
#include "ws/libc.h"
#include "ws/leave.h"
