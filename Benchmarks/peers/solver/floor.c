// What the simplex method adds up at least if each of n pivots moves a tenth of n variables: n * n / 10
// multiplications and additions by index. Prints the median nanoseconds, and the last sum.
// The musts of large systems are multiples of it, so that they mean the same on any machine.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../clock.h"

int main(int argc, char **argv) {
  const size_t count = argc > 1 ? (size_t)atol(argv[1]) : 10000, length = count / 10;
  enum { rounds = 7 };
  double times[rounds], *values = calloc(count, sizeof *values), *column = calloc(count, sizeof *column);
  int32_t *indices = calloc(count, sizeof *indices);
  if (!values || !column || !indices || !length) return 1;
  for (size_t place = 0; place < count; ++place) {
    indices[place] = (int32_t)(place * 7919 % count);
    column[place] = 1.0 / (double)(place + 1);
  }
  for (int round = 0; round < rounds; ++round) {
    const double start = now();
    for (size_t pivot = 0; pivot < count; ++pivot) {
      const size_t first = pivot * 31 % (count - length + 1);
      const double step = 1e-3 * (double)(pivot % 5);
      for (size_t place = first; place < first + length; ++place)
        values[indices[place]] += step * column[place];
    }
    times[round] = now() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  printf("%.1f %.17g\n", times[rounds / 2], values[count / 2]);
  return 0;
}
