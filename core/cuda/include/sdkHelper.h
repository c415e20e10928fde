#pragma once
#include "cutil.h"
