// What any report of numbers pays: so many bytes of formatted numbers, written to a file.
// Usage: floor BYTES FILE

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  FILE *file = fopen(argv[2], "w");
  if (!file) return 1;
  double number = 1;
  for (long left = atol(argv[1]); left > 0;) {
    number = number < 1e9 ? number * 1.37 : 1;
    left -= fprintf(file, "%.17g,", number);
  }
  return fclose(file) ? 1 : 0;
}
