// Yoga's side of the compositional rows: builds the tree of groups that a compositional layout repeats, and
// computes it. Prints the nanoseconds of one run, building included, and the content's height.
//
//     yoga grid|nested COUNT

#include <yoga/Yoga.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

YGNodeRef box(YGFlexDirection direction, float width, float height) {
  const YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, direction);
  YGNodeStyleSetFlexShrink(node, 0);
  YGNodeStyleSetWidthPercent(node, width);
  YGNodeStyleSetHeightPercent(node, height);
  return node;
}

void add(YGNodeRef parent, YGNodeRef child) { YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent)); }

// A row of five squares.
YGNodeRef row() {
  const YGNodeRef group = box(YGFlexDirectionRow, 100, 100);
  YGNodeStyleSetHeight(group, 78);
  for (int item = 0; item < 5; ++item) add(group, box(YGFlexDirectionRow, 20, 100));
  return group;
}

YGNodeRef pair(float width) {
  const YGNodeRef column = box(YGFlexDirectionColumn, width, 100);
  for (int item = 0; item < 2; ++item) add(column, box(YGFlexDirectionRow, 100, 50));
  return column;
}

// Groups in groups in groups that hold six items.
YGNodeRef nested() {
  const YGNodeRef group = box(YGFlexDirectionRow, 100, 100);
  YGNodeStyleSetHeight(group, 60);
  const YGNodeRef four = box(YGFlexDirectionRow, 60, 100);
  for (int column = 0; column < 2; ++column) add(four, pair(50));
  add(group, four);
  add(group, pair(40));
  return group;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 64;
  const bool isNested = !std::strcmp(argv[1], "nested");
  const long count = std::atol(argv[2]), capacity = isNested ? 6 : 5;
  const auto start = std::chrono::steady_clock::now();
  const YGNodeRef root = YGNodeNew();
  YGNodeStyleSetWidth(root, 390);
  for (long group = 0; group < (count + capacity - 1) / capacity; ++group) add(root, isNested ? nested() : row());
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
  const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
  std::printf("%.1f %.3f\n", passed.count(), (double)YGNodeLayoutGetHeight(root));
  // The process ends: taking the tree apart is left out.
  std::fflush(stdout);
  std::_Exit(0);
}
