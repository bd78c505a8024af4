// Counts the calls of malloc and its kin, of this program and of the libraries that it uses.
#include "CountedAllocations.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static long count;

static void countOne(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  countOne();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  countOne();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  countOne();
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  countOne();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size) {
  countOne();
  return __libc_memalign(alignment, size);
}

long countedAllocations(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

long countedAllocations(void) { return -1; }

#endif
