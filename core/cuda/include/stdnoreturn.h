#pragma once
#ifndef __cplusplus
#define noreturn _Noreturn
#endif
