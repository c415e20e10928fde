#pragma once
#include "../../../ws_thrust.h"
