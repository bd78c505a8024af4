// The same recipe card with kiwi, HarfBuzz and ICU: three labels beside a photo, texts shaped and broken,
// two passes of layout as UIKit makes them. Prints nanoseconds per cell and the sum of heights.
//
//   cells <font file> <corpus> <work>
//
// Works: cold (one width), width (the corpus' widths), category (its fonts, one width); each does all of it
// for every cell. With -kept behind it, shaped and broken texts and the solver are kept and used again.
#include "../timing.h"

#include <harfbuzz/hb.h>
#include <kiwi/kiwi.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr int kLabels = 3;
// The most lines of each label; 0 for any number.
constexpr int kLineLimits[kLabels] = {0, 3, 1};
constexpr double kScale = 3;
// Widths that come back from a solver have the error of a sum.
constexpr double kTolerance = 1.0 / (1 << 18);

struct Font {
  double size, lineHeight;
};

struct Card {
  std::array<std::string, kLabels> texts;
};

// Where a segment ends, in font units, its trailing spaces included and left out.
struct Segment {
  double edge, inkEdge;
};

double pixels(double length) { return std::ceil(length * kScale - 1e-6) / kScale; }

class Texts {
 public:
  explicit Texts(const char* path) {
    face_ = hb_face_create(hb_blob_create_from_file(path), 0);
    font_ = hb_font_create(face_);
    unitsPerEm_ = hb_face_get_upem(face_);
    buffer_ = hb_buffer_create();
    UErrorCode status = U_ZERO_ERROR;
    breaks_ = ubrk_open(UBRK_LINE, "en", nullptr, 0, &status);
  }

  double unitsPerEm() const { return unitsPerEm_; }

  // Shapes a text and finds where its lines may end.
  void prepare(const std::string& text, std::vector<Segment>& segments) {
    const int length = static_cast<int>(text.size());
    hb_buffer_clear_contents(buffer_);
    hb_buffer_add_utf8(buffer_, text.data(), length, 0, length);
    hb_buffer_guess_segment_properties(buffer_);
    hb_shape(font_, buffer_, nullptr, 0);
    unsigned count;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer_, &count);
    const hb_glyph_position_t* positions = hb_buffer_get_glyph_positions(buffer_, &count);
    advances_.assign(length, 0);
    for (unsigned i = 0; i < count; ++i) advances_[infos[i].cluster] += positions[i].x_advance;

    UErrorCode status = U_ZERO_ERROR;
    UText* utext = utext_openUTF8(nullptr, text.data(), length, &status);
    ubrk_setUText(breaks_, utext, &status);
    segments.clear();
    int from = 0;
    double pen = 0, ink = 0;
    for (int to = ubrk_next(breaks_); to != UBRK_DONE; to = ubrk_next(breaks_)) {
      for (; from < to; ++from) {
        pen += advances_[from];
        if (text[from] != ' ') ink = pen;
      }
      segments.push_back({pen, ink});
    }
    utext_close(utext);
  }

 private:
  hb_face_t* face_;
  hb_font_t* font_;
  hb_buffer_t* buffer_;
  UBreakIterator* breaks_;
  double unitsPerEm_;
  std::vector<double> advances_;
};

int lineCount(const std::vector<Segment>& segments, double unit, double width, int limit) {
  int lines = 0;
  double start = 0;
  const double room = (width + kTolerance) / unit;
  for (size_t i = 0; i < segments.size() && (limit == 0 || lines < limit);) {
    const size_t first = i;
    while (i < segments.size() && segments[i].inkEdge <= start + room) ++i;
    if (i == first) ++i;
    start = segments[i - 1].edge;
    ++lines;
  }
  return std::max(lines, 1);
}

// The card's constraints. Of a solver that is kept, the intrinsic sizes and the width are edit variables.
class Layout {
 public:
  Layout(bool isKept, double width, const double* widths, const double* heights) : isKept_(isKept) {
    using namespace kiwi;
    const auto required = strength::required;
    if (isKept) {
      solver_.addEditVariable(target_, strength::create(900, 0, 0));
      solver_.suggestValue(target_, width);
      for (int i = 0; i < kLabels; ++i) {
        solver_.addEditVariable(intrinsicWidth_[i], strength::create(900, 0, 0));
        solver_.addEditVariable(intrinsicHeight_[i], strength::create(900, 0, 0));
        solver_.suggestValue(intrinsicWidth_[i], widths[i]);
        solver_.suggestValue(intrinsicHeight_[i], heights[i]);
      }
      add(Constraint(Expression({Term(root_.w), Term(target_, -1)}), OP_EQ, required));
    } else {
      add(Constraint(Expression({Term(root_.w)}, -width), OP_EQ, required));
    }
    add(Constraint(Expression({Term(root_.h)}), OP_EQ, strength::create(0, 0, 0.1)));
    equal({{root_.x, 1}}, 0);
    equal({{root_.y, 1}}, 0);
    for (const Box* box : {&root_, &photo_, &stack_, &labels_[0], &labels_[1], &labels_[2]}) {
      atLeast({{box->w, 1}}, 0);
      atLeast({{box->h, 1}}, 0);
    }
    equal({{photo_.w, 1}}, 88);
    equal({{photo_.h, 1}}, 88);
    equal({{photo_.x, 1}, {root_.x, -1}}, 16);
    equal({{photo_.y, 1}, {root_.y, -1}}, 11);
    atLeast({{root_.y, 1}, {root_.h, 1}, {photo_.y, -1}, {photo_.h, -1}}, 11);
    equal({{stack_.x, 1}, {photo_.x, -1}, {photo_.w, -1}}, 12);
    equal({{root_.x, 1}, {root_.w, 1}, {stack_.x, -1}, {stack_.w, -1}}, 16);
    equal({{stack_.y, 1}, {root_.y, -1}}, 11);
    atLeast({{root_.y, 1}, {root_.h, 1}, {stack_.y, -1}, {stack_.h, -1}}, 11);
    for (const Box& label : labels_) {
      equal({{label.x, 1}, {stack_.x, -1}}, 0);
      equal({{label.x, 1}, {label.w, 1}, {stack_.x, -1}, {stack_.w, -1}}, 0);
    }
    equal({{labels_[0].y, 1}, {stack_.y, -1}}, 0);
    equal({{labels_[1].y, 1}, {labels_[0].y, -1}, {labels_[0].h, -1}}, 4);
    equal({{labels_[2].y, 1}, {labels_[1].y, -1}, {labels_[1].h, -1}}, 4);
    equal({{labels_[2].y, 1}, {labels_[2].h, 1}, {stack_.y, -1}, {stack_.h, -1}}, 0);
    for (int i = 0; i < kLabels; ++i) {
      addIntrinsic(labels_[i].w, intrinsicWidth_[i], widths[i], i, false);
      addIntrinsic(labels_[i].h, intrinsicHeight_[i], heights[i], i, true);
    }
    solver_.updateVariables();
  }

  void setTarget(double width) { solver_.suggestValue(target_, width); }

  void setHeight(int label, double height) {
    if (isKept_) return solver_.suggestValue(intrinsicHeight_[label], height);
    for (const kiwi::Constraint& row : heightRows_[label]) solver_.removeConstraint(row);
    addIntrinsic(labels_[label].h, intrinsicHeight_[label], height, label, true);
  }

  void setWidth(int label, double width) { solver_.suggestValue(intrinsicWidth_[label], width); }

  void solve() { solver_.updateVariables(); }

  double width(int label) const { return labels_[label].w.value(); }
  double height() const { return root_.h.value(); }

 private:
  struct Box {
    kiwi::Variable x, y, w, h;
  };
  using Terms = std::initializer_list<std::pair<kiwi::Variable, double>>;

  void add(const kiwi::Constraint& constraint) { solver_.addConstraint(constraint); }

  void add(Terms terms, kiwi::RelationalOperator relation, double constant) {
    std::vector<kiwi::Term> list;
    list.reserve(terms.size());
    for (const auto& term : terms) list.emplace_back(term.first, term.second);
    add(kiwi::Constraint(
        kiwi::Expression(std::move(list), -constant), relation, kiwi::strength::required));
  }
  void equal(Terms terms, double constant) { add(terms, kiwi::OP_EQ, constant); }
  void atLeast(Terms terms, double constant) { add(terms, kiwi::OP_GE, constant); }

  // Hugging 250, compression resistance 750, the summary's 749, as weights.
  void addIntrinsic(
      const kiwi::Variable& size, const kiwi::Variable& variable, double constant, int label,
      bool isHeight) {
    using namespace kiwi;
    const double hugging = strength::create(0, 1, 0);
    const double resistance = strength::create(label == 1 && isHeight ? 1 : 2, 0, 0);
    const Expression difference =
        isKept_ ? Expression({Term(size), Term(variable, -1)}) : Expression({Term(size)}, -constant);
    const Constraint most(difference, OP_LE, hugging), least(difference, OP_GE, resistance);
    add(most);
    add(least);
    if (isHeight) heightRows_[label] = {most, least};
  }

  bool isKept_;
  kiwi::Solver solver_;
  Box root_, photo_, stack_;
  std::array<Box, kLabels> labels_;
  std::array<kiwi::Variable, kLabels> intrinsicWidth_, intrinsicHeight_;
  std::array<std::vector<kiwi::Constraint>, kLabels> heightRows_;
  kiwi::Variable target_;
};

using Prepared = std::array<std::vector<Segment>, kLabels>;

struct Bench {
  Texts texts;
  std::vector<double> widths;
  std::vector<std::array<Font, kLabels>> fonts;
  std::vector<Card> cards;
  Prepared scratch;
  std::vector<Prepared> kept;
  Layout* layout = nullptr;

  explicit Bench(const char* font) : texts(font) {}

  const Prepared& prepared(size_t card, bool isKept) {
    if (isKept) return kept[card];
    for (int i = 0; i < kLabels; ++i) texts.prepare(cards[card].texts[i], scratch[i]);
    return scratch;
  }

  double height(size_t card, double width, const std::array<Font, kLabels>& font, bool isKept) {
    const Prepared& text = prepared(card, isKept);
    double naturalWidths[kLabels], lineHeights[kLabels], units[kLabels];
    for (int i = 0; i < kLabels; ++i) {
      units[i] = font[i].size / texts.unitsPerEm();
      naturalWidths[i] = pixels(text[i].back().inkEdge * units[i]);
      lineHeights[i] = pixels(font[i].lineHeight);
    }
    if (!isKept) {
      Layout fresh(false, width, naturalWidths, lineHeights);
      return finish(fresh, text, font, units);
    }
    if (!layout) layout = new Layout(true, width, naturalWidths, lineHeights);
    layout->setTarget(width);
    for (int i = 0; i < kLabels; ++i) {
      layout->setWidth(i, naturalWidths[i]);
      // The labels that wrap keep the height that they have: no width depends on it.
      if (kLineLimits[i] == 1) layout->setHeight(i, lineHeights[i]);
    }
    layout->solve();
    return finish(*layout, text, font, units);
  }

  double finish(
      Layout& solved, const Prepared& text, const std::array<Font, kLabels>& font,
      const double* units) {
    double widths[kLabels];
    for (int i = 0; i < kLabels; ++i) widths[i] = solved.width(i);
    for (int i = 0; i < kLabels; ++i) {
      if (kLineLimits[i] == 1) continue;
      const int lines = lineCount(text[i], units[i], widths[i], kLineLimits[i]);
      solved.setHeight(i, pixels(lines * font[i].lineHeight));
    }
    solved.solve();
    return pixels(solved.height());
  }
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) return 64;
  Bench bench(arguments[1]);
  std::ifstream corpus(arguments[2]);
  std::string line;
  std::getline(corpus, line);
  std::istringstream widths(line);
  for (double width; widths >> width;) bench.widths.push_back(width);
  std::getline(corpus, line);
  for (int left = std::atoi(line.c_str()); left > 0 && std::getline(corpus, line); --left) {
    std::istringstream row(line);
    std::array<Font, kLabels> fonts;
    for (Font& font : fonts) row >> font.size >> font.lineHeight;
    bench.fonts.push_back(fonts);
  }
  while (std::getline(corpus, line)) {
    Card card;
    std::istringstream row(line);
    for (std::string& text : card.texts) std::getline(row, text, '\t');
    bench.cards.push_back(card);
  }
  const std::string work = arguments[3];
  const bool isKept = work.size() > 5 && work.substr(work.size() - 5) == "-kept";
  const std::string kind = isKept ? work.substr(0, work.size() - 5) : work;
  // Of twelve categories the fourth is the default.
  const std::vector<std::array<Font, kLabels>> large(1, bench.fonts[3]);
  const auto& fonts = kind == "category" ? bench.fonts : large;
  const std::vector<double> sizes = kind == "width" ? bench.widths : std::vector<double>{375};
  std::vector<double> times;
  double sum = 0;
  for (int run = 0; run < 4; ++run) {
    sum = 0;
    // What is kept was prepared before, except where the texts are new.
    bench.kept.resize(bench.cards.size());
    const auto prepare = [&] {
      for (size_t i = 0; i < bench.cards.size(); ++i)
        for (int label = 0; label < kLabels; ++label)
          bench.texts.prepare(bench.cards[i].texts[label], bench.kept[i][label]);
    };
    if (isKept && kind != "cold") prepare();
    const auto start = std::chrono::steady_clock::now();
    if (isKept && kind == "cold") prepare();
    for (const auto& font : fonts)
      for (const double width : sizes)
        for (size_t i = 0; i < bench.cards.size(); ++i) sum += bench.height(i, width, font, isKept);
    const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
    const double cells = static_cast<double>(fonts.size() * sizes.size() * bench.cards.size());
    if (run > 0) times.push_back(passed.count() / cells);
  }
  std::printf("%.17g %.17g\n", median(times), sum);
}
