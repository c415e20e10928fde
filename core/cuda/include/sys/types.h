#pragma once
#include "../ws_host.h"
