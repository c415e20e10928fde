#pragma once
#include "ws/config.h"
#ifndef __cplusplus
#define alignas _Alignas
#define alignof _Alignof
#endif
