/* What Embedded Swift asks of the system it runs on, as far as layouts need it. */
typedef unsigned long size_t;
typedef unsigned char byte;

extern byte __heap_base;

/* Memory is handed out by sizes of powers of two, and reused. */
static size_t end;
static void *unused[32];

/* Memory grows by a mebibyte at least: each time the page has to take its view again. */
static const size_t leastGrowth = 16;

static int power(size_t size) {
  if (size > (size_t)1 << 30) __builtin_trap();
  return size <= 16 ? 4 : 32 - __builtin_clzl(size - 1);
}

static void *taken(int power) {
  void *block = unused[power];
  if (block) {
    unused[power] = *(void **)block;
    return block;
  }
  size_t start = end ? end : ((size_t)&__heap_base + 15) & ~(size_t)15;
  /* The power is before the block, which keeps its alignment of 16 bytes. */
  end = start + 16 + ((size_t)1 << power);
  size_t pages = (end + 65535) / 65536;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present) {
    size_t growth = pages - present > leastGrowth ? pages - present : leastGrowth;
    if (__builtin_wasm_memory_grow(0, growth) == (size_t)-1) __builtin_trap();
  }
  *(size_t *)start = (size_t)power;
  return (void *)(start + 16);
}

void *malloc(size_t size) { return taken(power(size)); }

void free(void *block) {
  if (!block) return;
  size_t number = *(size_t *)((size_t)block - 16);
  *(void **)block = unused[number];
  unused[number] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *result = malloc(size);
  return 0;
}

/* The machine's own instructions. */
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *one, const void *two, size_t count) {
  for (size_t i = 0; i < count; i += 1) {
    int difference = ((const byte *)one)[i] - ((const byte *)two)[i];
    if (difference) return difference;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count += 1;
  return count;
}

/* Halves away from zero, as C has it; the machine's own rounds them to even. */
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

/* The same numbers in every run. */
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

unsigned long __stack_chk_guard = 0x5AFE57AC;
void __stack_chk_fail(void) { __builtin_trap(); }

typedef unsigned long long word;

/* The product of 128-bit integers, for compilers that have no such instruction. */
void __multi3(word *result, word low, word high, word otherLow, word otherHigh) {
  word a = low & 0xFFFFFFFF, b = low >> 32, c = otherLow & 0xFFFFFFFF, d = otherLow >> 32;
  word first = a * c, second = a * d + (first >> 32), third = b * c + (second & 0xFFFFFFFF);
  result[0] = (third << 32) | (first & 0xFFFFFFFF);
  result[1] = b * d + (second >> 32) + (third >> 32) + low * otherHigh + high * otherLow;
}

/* Modules that count references without locks call the functions of others by these names. */
void *swift_retain(void *object);
void *swift_retain_n(void *object, unsigned count);
void swift_release(void *object);
void swift_release_n(void *object, unsigned count);

__attribute__((weak)) void *swift_nonatomic_retain(void *object) { return swift_retain(object); }

__attribute__((weak)) void *swift_nonatomic_retain_n(void *object, unsigned count) { return swift_retain_n(object, count); }

__attribute__((weak)) void swift_nonatomic_release(void *object) { swift_release(object); }

__attribute__((weak)) void swift_nonatomic_release_n(void *object, unsigned count) { swift_release_n(object, count); }
