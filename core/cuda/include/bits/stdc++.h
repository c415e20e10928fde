#pragma once
#include "../ws_posix.h"
#include "../ws_host.h"
