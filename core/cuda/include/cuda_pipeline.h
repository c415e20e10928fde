// Not supported; the message is what a program that includes this is told.
#error "warpscope does not support asynchronous copies (cuda_pipeline.h); plain copies to shared memory work"
