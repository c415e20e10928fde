#pragma once
#include "ws/libc.h"
