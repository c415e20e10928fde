#pragma once
#include "../ws_host.h"
#include "../ws_posix.h"
