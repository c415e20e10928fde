// The vector types and dim3. Needs WS_HD, __host__ and __device__.
#pragma once
extern "C++" {
typedef unsigned char uchar;
#define WS_V1(T,N) struct N##1 { T x; }; WS_HD N##1 make_##N##1(T x){ N##1 r; r.x=x; return r; }
#define WS_V2(T,N,A) struct __attribute__((aligned(A))) N##2 { T x, y; }; WS_HD N##2 make_##N##2(T x,T y){ N##2 r; r.x=x; r.y=y; return r; }
#define WS_V3(T,N) struct N##3 { T x, y, z; }; WS_HD N##3 make_##N##3(T x,T y,T z){ N##3 r; r.x=x; r.y=y; r.z=z; return r; }
#define WS_V4(T,N,A) struct __attribute__((aligned(A))) N##4 { T x, y, z, w; }; WS_HD N##4 make_##N##4(T x,T y,T z,T w){ N##4 r; r.x=x; r.y=y; r.z=z; r.w=w; return r; }
#define WS_V(T,N,S) WS_V1(T,N) WS_V2(T,N,2*S) WS_V3(T,N) WS_V4(T,N,(4*S>16?16:4*S))
WS_V(signed char,char,1) WS_V(unsigned char,uchar,1) WS_V(short,short,2) WS_V(unsigned short,ushort,2)
WS_V(int,int,4) WS_V(unsigned int,uint,4) WS_V(long,long,8) WS_V(unsigned long,ulong,8)
WS_V(long long,longlong,8) WS_V(unsigned long long,ulonglong,8) WS_V(float,float,4) WS_V(double,double,8)

struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned X = 1, unsigned Y = 1, unsigned Z = 1) : x(X), y(Y), z(Z) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return uint3{x, y, z}; }
};
} // extern "C++"
