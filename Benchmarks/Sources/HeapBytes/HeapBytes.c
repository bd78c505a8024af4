#include "HeapBytes.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

long heapBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

#else

long heapBytes(void) { return 0; }

#endif
