// Not supported; the message is what a program that includes this is told.
#error "warpscope does not support cooperative_groups::memcpy_async; plain copies to shared memory work"
