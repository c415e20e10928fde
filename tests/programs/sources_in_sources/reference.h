#define BLOCK 256
#ifdef __cplusplus
extern "C" {
#endif
void init(float *x, int n);
void reference(const float *x, float *y, int n);
#ifdef __cplusplus
}
#endif
