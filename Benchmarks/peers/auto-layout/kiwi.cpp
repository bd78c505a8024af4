// kiwi's side of the comparison: reads the rows of the cell and the contents of each round as
// CompareAutoLayout dumps them, times one piece of work, and prints the median in nanoseconds and a number
// that must agree with ours.

#include "../timing.h"

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace kiwi;

namespace {

struct Row {
  int relation;
  double priority, constant;
  int measured;
  std::vector<std::pair<double, int>> terms;
};

struct Content {
  double length, width, height;
};

struct Layout {
  int variableCount = 0;
  std::vector<Row> rows;
  std::vector<int> texts;
  std::vector<std::vector<Content>> contents;

  explicit Layout(const char* path) {
    std::ifstream file(path);
    std::string line, word;
    while (std::getline(file, line)) {
      std::istringstream words(line);
      words >> word;
      if (word == "variables") {
        words >> variableCount;
      } else if (word == "row") {
        Row row;
        size_t count;
        words >> row.relation >> row.priority >> row.constant >> row.measured >> count;
        row.terms.resize(count);
        for (auto& term : row.terms) words >> term.first >> term.second;
        rows.push_back(row);
      } else if (word == "text") {
        int element;
        words >> element;
        texts.push_back(element);
      } else if (word == "content") {
        size_t round, element;
        Content content;
        words >> round >> element >> content.length >> content.width >> content.height;
        if (contents.size() <= round) contents.resize(round + 1);
        if (contents[round].size() <= element) contents[round].resize(element + 1);
        contents[round][element] = content;
      }
    }
  }

  // Priorities become weights, each eight times the one below.
  std::map<double, double> weights() const {
    std::set<double> priorities;
    for (const auto& row : rows) priorities.insert(row.priority);
    std::map<double, double> weights;
    double weight = 1e-3;
    for (double priority : priorities) {
      weights[priority] = priority == 1000 ? strength::required : weight;
      weight *= 8;
    }
    return weights;
  }

  bool isText(int element) const {
    return std::find(texts.begin(), texts.end(), element) != texts.end();
  }

  // A text's size at a width, or on one line.
  std::pair<double, double> size(int round, int element, double width) const {
    const Content& content = contents[round][element];
    if (content.length == 0) return {content.width, content.height};
    const double used = std::min(width < 0 ? content.length : width, content.length);
    return {used, 20 * std::ceil(content.length / std::max(used, 1.0))};
  }
};

RelationalOperator relation(int raw) { return raw < 0 ? OP_LE : raw > 0 ? OP_GE : OP_EQ; }

// Builds every constraint with the measured sizes of the last round as constants, and solves. Its texts
// fit on one line, so one pass is enough.
double build(const Layout& layout, const std::map<double, double>& weights) {
  std::vector<Variable> variables(layout.variableCount);
  Solver solver;
  for (const auto& row : layout.rows) {
    std::vector<Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& term : row.terms) terms.emplace_back(variables[term.second], term.first);
    double constant = row.constant;
    if (row.measured >= 0) {
      const auto size = layout.size(layout.contents.size() - 1, row.measured, -1);
      constant = row.terms[0].second % 4 == 2 ? size.first : size.second;
    }
    solver.addConstraint(Constraint(
        Expression(std::move(terms), -constant), relation(row.relation), weights.at(row.priority)));
  }
  solver.updateVariables();
  return variables[3].value();
}

struct Edited {
  const Layout& layout;
  std::vector<Variable> variables;
  // The edit variables of an element's width and height, and its own variables.
  std::map<int, std::pair<int, int>> edits;
  std::map<int, int> widths;
  Solver solver;

  Edited(const Layout& layout, const std::map<double, double>& weights) : layout(layout) {
    int count = layout.variableCount;
    for (const auto& row : layout.rows)
      if (row.measured >= 0 && !edits.count(row.measured)) {
        edits[row.measured] = {count, count + 1};
        count += 2;
      }
    variables.resize(count);
    for (const auto& edit : edits)
      for (int variable : {edit.second.first, edit.second.second})
        solver.addEditVariable(variables[variable], strength::create(900, 0, 0));
    for (const auto& row : layout.rows) {
      std::vector<Term> terms;
      for (const auto& term : row.terms) terms.emplace_back(variables[term.second], term.first);
      if (row.measured >= 0) {
        const bool isWidth = row.terms[0].second % 4 == 2;
        if (isWidth) widths[row.measured] = row.terms[0].second;
        const auto edit = edits[row.measured];
        terms.emplace_back(variables[isWidth ? edit.first : edit.second], -1);
      }
      solver.addConstraint(Constraint(
          Expression(std::move(terms), -row.constant), relation(row.relation),
          weights.at(row.priority)));
    }
  }

  // Both passes: on one line, and wrapped at the width that the first gave.
  double fit(int round) {
    for (const auto& edit : edits) suggest(round, edit.first, -1);
    solver.updateVariables();
    for (int text : layout.texts) suggest(round, text, variables[widths[text]].value());
    solver.updateVariables();
    return variables[3].value();
  }

  void suggest(int round, int element, double width) {
    const auto size = layout.size(round, element, width);
    const auto edit = edits[element];
    solver.suggestValue(variables[edit.first], size.first);
    solver.suggestValue(variables[edit.second], size.second);
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 64;
  const Layout layout(argv[2]);
  const auto weights = layout.weights();
  std::pair<double, double> result;
  if (!std::strcmp(argv[1], "build")) {
    result = medianTime(9, 5, [&] { return build(layout, weights); });
  } else if (!std::strcmp(argv[1], "fit")) {
    Edited edited(layout, weights);
    result = medianTime(9, 2, [&] {
      double sum = 0;
      for (size_t round = 0; round + 1 < layout.contents.size(); ++round) sum += edited.fit(round);
      return sum;
    });
  } else {
    return 64;
  }
  std::printf("%.17g %.17g\n", result.first, result.second);
}
