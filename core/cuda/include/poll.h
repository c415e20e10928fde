#pragma once
#include "ws_posix.h"
