// What others take to lay out the same paragraphs: HarfBuzz with ICU, Pango, and the floor: filling
// lines greedily from segment widths that are already known, and nothing else.
//
//   peers <font file> <family> <pixels> <width> <file with one paragraph a line>
//
// Prints for each its name, the microseconds for a paragraph (the median of the runs), and its lines.
#include <harfbuzz/hb.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

enum { RUNS = 5, FLOOR_ROUNDS = 50, MAX_PARAGRAPHS = 4096, MAX_LENGTH = 4096 };

static char *paragraphs[MAX_PARAGRAPHS];
static int paragraph_count;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int ascending(const void *first, const void *second) {
  double a = *(const double *)first, b = *(const double *)second;
  return a < b ? -1 : a > b;
}

static void print_result(const char *name, double *times, long lines) {
  qsort(times, RUNS, sizeof *times, ascending);
  printf("%s\t%.4f\t%ld\n", name, times[RUNS / 2] / paragraph_count, lines);
}

// Advances by byte offset, as HarfBuzz's clusters tell them.
static double advances[MAX_LENGTH];

static void shape(hb_font_t *font, hb_buffer_t *buffer, const char *text, int length, double scale) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text, length, 0, length);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  memset(advances, 0, sizeof(double) * length);
  for (unsigned i = 0; i < count; i++) advances[infos[i].cluster] += positions[i].x_advance * scale;
}

static int is_white(char byte) { return byte == ' '; }

// The segments of the shaped text: where each ends, its trailing spaces included and left out.
typedef struct { double edge, ink_edge; } segment;

static int find_segments(UBreakIterator *breaks, const char *text, int length, segment *segments) {
  UErrorCode status = U_ZERO_ERROR;
  UText *utext = utext_openUTF8(NULL, text, length, &status);
  ubrk_setUText(breaks, utext, &status);
  int count = 0, from = 0;
  double pen = 0, ink = 0;
  for (int to = ubrk_next(breaks); to != UBRK_DONE; to = ubrk_next(breaks)) {
    for (; from < to; from++) {
      pen += advances[from];
      if (!is_white(text[from])) ink = pen;
    }
    segments[count++] = (segment){pen, ink};
  }
  utext_close(utext);
  return count;
}

// Fills lines; their ends and widths go to the caller's storage.
static int fill(const segment *segments, int count, double width, int *ends, double *widths) {
  int lines = 0, i = 0;
  double start = 0;
  while (i < count) {
    double limit = start + width;
    int first = i;
    while (i < count && segments[i].ink_edge <= limit) i++;
    if (i == first) i++;
    ends[lines] = i;
    widths[lines++] = segments[i - 1].ink_edge - start;
    start = segments[i - 1].edge;
  }
  return lines;
}

static void measure_harfbuzz(const char *path, double pixels, double width) {
  hb_blob_t *blob = hb_blob_create_from_file(path);
  hb_face_t *face = hb_face_create(blob, 0);
  hb_font_t *font = hb_font_create(face);
  double scale = pixels / hb_face_get_upem(face);
  hb_buffer_t *buffer = hb_buffer_create();
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
  static segment segments[MAX_LENGTH];
  static int ends[MAX_LENGTH];
  static double widths[MAX_LENGTH];
  double times[RUNS];
  long lines = 0;
  for (int run = -1; run < RUNS; run++) {
    lines = 0;
    double start = now();
    for (int i = 0; i < paragraph_count; i++) {
      int length = strlen(paragraphs[i]);
      shape(font, buffer, paragraphs[i], length, scale);
      int count = find_segments(breaks, paragraphs[i], length, segments);
      lines += fill(segments, count, width, ends, widths);
    }
    if (run >= 0) times[run] = now() - start;
  }
  print_result("harfbuzz-icu", times, lines);

  segment **kept = malloc(sizeof *kept * paragraph_count);
  int *counts = malloc(sizeof *counts * paragraph_count);
  for (int i = 0; i < paragraph_count; i++) {
    int length = strlen(paragraphs[i]);
    shape(font, buffer, paragraphs[i], length, scale);
    counts[i] = find_segments(breaks, paragraphs[i], length, segments);
    kept[i] = malloc(sizeof(segment) * counts[i]);
    memcpy(kept[i], segments, sizeof(segment) * counts[i]);
  }
  for (int run = 0; run < RUNS; run++) {
    double start = now();
    for (int round = 0; round < FLOOR_ROUNDS; round++) {
      lines = 0;
      for (int i = 0; i < paragraph_count; i++) {
        lines += fill(kept[i], counts[i], width, ends, widths);
        __asm__ volatile("" : : "r"(ends), "r"(widths) : "memory");
      }
    }
    times[run] = (now() - start) / FLOOR_ROUNDS;
  }
  print_result("floor", times, lines);
}

static void measure_pango(const char *family, double pixels, double width) {
  PangoFontMap *map = pango_cairo_font_map_new();
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, family);
  pango_font_description_set_absolute_size(description, pixels * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  double times[RUNS];
  long lines = 0;
  for (int run = -1; run < RUNS; run++) {
    lines = 0;
    double start = now();
    for (int i = 0; i < paragraph_count; i++) {
      pango_layout_set_text(layout, paragraphs[i], -1);
      lines += pango_layout_get_line_count(layout);
    }
    if (run >= 0) times[run] = now() - start;
  }
  print_result("pango", times, lines);
}

int main(int count, char **arguments) {
  if (count != 6) return 64;
  FILE *file = fopen(arguments[5], "r");
  if (!file) return 66;
  static char line[MAX_LENGTH];
  while (paragraph_count < MAX_PARAGRAPHS && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    if (*line) paragraphs[paragraph_count++] = strdup(line);
  }
  double pixels = atof(arguments[3]), width = atof(arguments[4]);
  measure_harfbuzz(arguments[1], pixels, width);
  measure_pango(arguments[2], pixels, width);
  return 0;
}
