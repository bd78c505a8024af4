// What HarfBuzz takes for an instance of a variable font and the advances of ASCII in it.
//
//   instances <font file>
//
// Prints the microseconds for an instance (the median of the runs).
#include <harfbuzz/hb-ot.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RUNS = 9, COUNT = 200 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int ascending(const void *first, const void *second) {
  double a = *(const double *)first, b = *(const double *)second;
  return a < b ? -1 : a > b;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  hb_blob_t *blob = hb_blob_create_from_file(words[1]);
  hb_face_t *face = hb_face_create(blob, 0);
  double times[RUNS];
  double weight = 400, sum = 0;
  for (int run = -1; run < RUNS; run++) {
    double start = now();
    for (int i = 0; i < COUNT; i++) {
      hb_font_t *font = hb_font_create(face);
      hb_variation_t variations[] = {
          {HB_TAG('w', 'g', 'h', 't'), weight += 1.0 / 64}, {HB_TAG('o', 'p', 's', 'z'), 17}};
      hb_font_set_variations(font, variations, 2);
      for (hb_codepoint_t code = 0x20; code < 0x7F; code++) {
        hb_codepoint_t glyph;
        if (hb_font_get_nominal_glyph(font, code, &glyph))
          sum += hb_font_get_glyph_h_advance(font, glyph);
      }
      hb_font_destroy(font);
    }
    if (run >= 0) times[run] = (now() - start) / COUNT;
  }
  qsort(times, RUNS, sizeof *times, ascending);
  printf("%.4f\n", times[RUNS / 2]);
  return sum > 0 ? 0 : 1;
}
