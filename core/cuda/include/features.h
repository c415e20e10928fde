// What glibc offers: all that is here.
#pragma once
#define __USE_MISC 1
#define __GLIBC__ 2
#define __GLIBC_MINOR__ 35
