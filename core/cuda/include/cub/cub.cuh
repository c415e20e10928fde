// Not supported; the message is what a program that includes this is told.
#error "warpscope has no CUB; -I DIR names a folder that has it, --cuda-path a CUDA SDK"
