// What any layout pays that keeps a frame for every item: the frames of a grid in five columns, written
// down once. Prints the median in nanoseconds and the content's height.

#include <stdio.h>
#include <stdlib.h>

#include "../clock.h"

typedef struct {
  double x, y, width, height;
} Frame;

int main(int argc, char **argv) {
  const size_t count = argc > 1 ? (size_t)atol(argv[1]) : 1000000;
  enum { rounds = 15 };
  double times[rounds], height = 0;
  Frame *frames = malloc(count * sizeof *frames);
  if (!frames || !count) return 1;
  for (int round = -1; round < rounds; ++round) {
    const double side = 390.0 / 5 + (round > 1000 ? 1 : 0), start = now();
    for (size_t item = 0; item < count; ++item)
      frames[item] = (Frame){(double)(item % 5) * side, (double)(item / 5) * side, side, side};
    height = frames[count - 1].y + frames[count - 1].height;
    // A first round is not counted: it gets the pages from the system.
    if (round >= 0) times[round] = now() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  printf("%.1f %.3f\n", times[rounds / 2], height);
  return 0;
}
