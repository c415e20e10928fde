#pragma once
#include "ws/posix.h"
