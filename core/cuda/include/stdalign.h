#pragma once
#include "ws/enter.h"
#include "ws/config.h"
#ifndef __cplusplus
#define alignas _Alignas
#define alignof _Alignof
#endif
#include "ws/leave.h"
