// Preloaded: counts the calls of malloc and its kin, and prints the number when the program ends.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static unsigned long count;

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

__attribute__((destructor)) static void print(void) { fprintf(stderr, "allocations %lu\n", count); }
