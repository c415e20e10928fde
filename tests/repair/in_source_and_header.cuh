#pragma once
struct List {
    int *items;
    int *size;
    __device__ void push(int item) {
        int at = *size;
        *size = at + 1;
        items[at] = item;
    }
};
