// kiwi's side of the comparison: times one piece of work, prints the median in nanoseconds and a number
// that must agree with ours. The systems are those of Sources/CompareSolver/Systems.swift.

#include "../timing.h"

#include <kiwi/kiwi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <utility>
#include <vector>

using namespace kiwi;

namespace {

struct System {
  std::vector<Variable> variables;
  std::vector<Constraint> constraints;
  // The variable of each constraint's first term; kiwi sorts the terms.
  std::vector<int> first;

  explicit System(int count) : variables(count) {}

  void add(std::initializer_list<std::pair<double, int>> terms, RelationalOperator relation,
           double constant, double priority = strength::required) {
    first.push_back(terms.begin()->second);
    std::vector<Term> list;
    list.reserve(terms.size());
    for (const auto& term : terms) list.emplace_back(variables[term.second], term.first);
    constraints.emplace_back(Expression(std::move(list), -constant), relation, priority);
  }
};

System chain(int count) {
  System system(5 * count + 3);
  system.constraints.reserve(5 * count + 3);
  const int left = 0, right = 1;
  int previous = 2;
  system.add({{1, left}}, OP_EQ, 0);
  system.add({{1, right}, {-1, left}}, OP_EQ, 320);
  system.add({{1, previous}}, OP_EQ, 0);
  for (int box = 0; box < count; ++box) {
    const int top = 3 + 5 * box;
    system.add({{1, top}, {-1, previous}}, OP_EQ, 8);
    system.add({{1, top + 1}, {-1, top}, {-1, top + 2}}, OP_EQ, 0);
    system.add({{1, top + 2}}, OP_EQ, 20 + box % 7, strength::strong);
    system.add({{1, top + 3}, {-1, left}}, OP_EQ, 16);
    system.add({{1, top + 4}, {-1, right}}, OP_EQ, -16);
    previous = top + 1;
  }
  return system;
}

System nested(int count) {
  System system(4 * count + 4);
  for (int axis = 0; axis < 2; ++axis) {
    system.add({{1, axis}}, OP_EQ, 0);
    system.add({{1, axis + 2}}, OP_EQ, 1000);
  }
  for (int box = 1; box <= count; ++box) {
    for (int axis = 0; axis < 2; ++axis) {
      const int own = 4 * box + axis, outer = 4 * (box - 1) + axis;
      system.add({{1, own}, {0.5, own + 2}, {-1, outer}, {-0.5, outer + 2}}, OP_EQ, 0);
      system.add({{1, own + 2}, {-1, outer + 2}}, OP_EQ, -4);
    }
  }
  return system;
}

// Priorities become weights that are far enough apart for this system.
double weight(double priority) {
  if (priority == 1000) return strength::required;
  if (priority == 999) return strength::create(100, 0, 0);
  if (priority >= 740) return strength::create(1, priority - 739, 0);
  if (priority == 600) return strength::create(0, 1, 0);
  if (priority >= 250) return strength::create(0, 0, 10 * (priority - 249));
  return strength::create(0, 0, 0.1);
}

// With edited, variable 16 is the title's intrinsic height; otherwise it is a constant.
System cell(bool edited) {
  System system(edited ? 17 : 16);
  const int root = 0, photo = 4, title = 8, summary = 12;
  system.add({{1, root}}, OP_EQ, 0);
  system.add({{1, root + 1}}, OP_EQ, 0);
  system.add({{1, root + 2}}, OP_EQ, 375);
  system.add({{1, root + 3}}, OP_EQ, 0, weight(50));
  for (int item : {root, photo, title, summary}) {
    system.add({{1, item + 2}}, OP_GE, 0);
    system.add({{1, item + 3}}, OP_GE, 0);
  }
  system.add({{1, photo + 2}}, OP_EQ, 88);
  system.add({{1, photo + 3}}, OP_EQ, 88);
  system.add({{1, photo}, {-1, root}}, OP_EQ, 16);
  system.add({{1, photo + 1}, {-1, root + 1}}, OP_EQ, 11);
  system.add({{1, root + 1}, {1, root + 3}, {-1, photo + 1}, {-1, photo + 3}}, OP_GE, 11);
  system.add({{1, title}, {-1, photo}, {-1, photo + 2}}, OP_EQ, 12);
  system.add({{1, root}, {1, root + 2}, {-1, title}, {-1, title + 2}}, OP_EQ, 16);
  system.add({{1, title + 1}, {-1, root + 1}}, OP_EQ, 11);
  system.add({{1, summary}, {-1, title}}, OP_EQ, 0);
  system.add({{1, summary}, {1, summary + 2}, {-1, title}, {-1, title + 2}}, OP_EQ, 0);
  system.add({{1, summary + 1}, {-1, title + 1}, {-1, title + 3}}, OP_EQ, 4);
  system.add({{1, root + 1}, {1, root + 3}, {-1, summary + 1}, {-1, summary + 3}}, OP_GE, 11);
  system.add({{1, root + 3}}, OP_GE, 44);
  for (int item : {title, summary}) {
    const bool isTitle = item == title;
    const double width = isTitle ? 180 : 610, height = isTitle ? 22 : 40;
    system.add({{1, item + 2}}, OP_LE, width, weight(250));
    system.add({{1, item + 2}}, OP_GE, width, weight(740));
    if (isTitle && edited) {
      system.add({{1, item + 3}, {-1, 16}}, OP_LE, 0, weight(251));
      system.add({{1, item + 3}, {-1, 16}}, OP_GE, 0, weight(750));
    } else {
      system.add({{1, item + 3}}, OP_LE, height, weight(251));
      system.add({{1, item + 3}}, OP_GE, height, weight(750));
    }
  }
  system.add({{1, title + 3}}, OP_LE, 300, weight(999));
  system.add({{1, summary + 2}}, OP_GE, 50, weight(600));
  system.add({{1, title}, {-1, root}}, OP_GE, 0);
  return system;
}

void load(Solver& solver, const System& system) {
  for (const auto& constraint : system.constraints) solver.addConstraint(constraint);
  solver.updateVariables();
}

double solveAll(System system) {
  Solver solver;
  load(solver, system);
  double sum = 0;
  for (const auto& variable : system.variables) sum += variable.value();
  return sum;
}

// Reads systems that the comparison has written. A priority becomes its weight: kiwi then trades levels
// against each other, so that its answers are others.
std::vector<System> read(const char* path) {
  std::ifstream file(path);
  std::vector<System> systems;
  int variables, constraints;
  while (file >> variables >> constraints) {
    System system(variables);
    for (int row = 0; row < constraints; ++row) {
      int relation, count;
      double constant, priority;
      file >> relation >> constant >> priority >> count;
      std::vector<Term> terms;
      for (int term = 0; term < count; ++term) {
        double coefficient;
        int variable;
        file >> coefficient >> variable;
        terms.emplace_back(system.variables[variable], coefficient);
      }
      system.constraints.emplace_back(
          Expression(std::move(terms), -constant), relation == 0 ? OP_LE : relation == 1 ? OP_EQ : OP_GE,
          priority == 1000 ? strength::required : strength::create(0, priority, 0));
    }
    systems.push_back(std::move(system));
  }
  return systems;
}

// Every variable is read; only those of which all layouts agree count.
double solveCell() {
  System system = cell(false);
  Solver solver;
  load(solver, system);
  double sum = 0;
  for (const auto& variable : system.variables) sum += variable.value();
  return sum;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 64;
  const char* work = argv[1];
  std::pair<double, double> result;
  if (!std::strcmp(work, "file") && argc > 2) {
    const std::vector<System> systems = read(argv[2]);
    const auto start = std::chrono::steady_clock::now();
    for (const auto& system : systems) result.second += solveAll(system);
    const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
    result.first = passed.count() / std::max<size_t>(1, systems.size());
  } else if (!std::strcmp(work, "files") && argc > 2) {
    const std::vector<System> systems = read(argv[2]);
    result = medianTime(9, 1, [&] {
      double sum = 0;
      for (const auto& system : systems) sum += solveAll(system);
      return sum;
    });
    result.first /= std::max<size_t>(1, systems.size());
  } else if (!std::strcmp(work, "chain-100")) {
    result = medianTime(5, 1, [] { return solveAll(chain(100)); });
  } else if (!std::strcmp(work, "chain-1000")) {
    result = medianTime(1, 1, [] { return solveAll(chain(1000)); });
  } else if (!std::strcmp(work, "nested")) {
    result = medianTime(5, 1, [] { return solveAll(nested(100)); });
  } else if (!std::strcmp(work, "cell") || !std::strcmp(work, "instance")) {
    result = medianTime(15, 100, solveCell);
  } else if (!std::strcmp(work, "same-basis") || !std::strcmp(work, "new-basis")) {
    const bool isSame = !std::strcmp(work, "same-basis");
    const std::vector<double> heights =
        isSame ? std::vector<double>{70, 88, 132, 66} : std::vector<double>{66, 22, 110, 0};
    System system = cell(true);
    Solver solver;
    solver.addEditVariable(system.variables[16], strength::create(900, 0, 0));
    solver.suggestValue(system.variables[16], 66);
    load(solver, system);
    const auto set = [&](double height) {
      solver.suggestValue(system.variables[16], height);
      solver.updateVariables();
      return system.variables[3].value() + system.variables[13].value();
    };
    int turn = 0;
    result = medianTime(31, 4000, [&] {
      turn = (turn + 1) & 3;
      return set(heights[turn]);
    });
    result.second = 0;
    for (double height : heights) result.second += set(height);
  } else if (!std::strcmp(work, "edit")) {
    const int position = argc > 2 ? std::atoi(argv[2]) : 0;
    System system = chain(1000);
    Solver solver;
    load(solver, system);
    // The variables of the constraint's first term, and of the last box's bottom and right edge.
    const std::vector<Variable> outputs = {
        system.variables[system.first[position]],
        system.variables[5 * 1000 - 1], system.variables[5 * 1000 + 2]};
    const auto sum = [&] {
      double sum = 0;
      for (const auto& output : outputs) sum += output.value();
      return sum;
    };
    result = medianTime(position < 4500 ? 1 : 9, 1, [&] {
      solver.removeConstraint(system.constraints[position]);
      solver.updateVariables();
      const double without = sum();
      solver.addConstraint(system.constraints[position]);
      solver.updateVariables();
      return sum() + 0 * without;
    });
  } else {
    return 64;
  }
  std::printf("%.17g %.17g\n", result.first, result.second);
}
