#pragma once
#include "ws/config.h"
