// Not supported; the message is what a program that includes this is told.
#error "warpscope does not support tensor cores (mma.h, nvcuda::wmma)"
