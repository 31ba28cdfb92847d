// The column of ColumnBenchmark.swift in kiwi (github.com/nucleic/kiwi). Prints the best time of
// building, in milliseconds, and the mean time of a change of the width, in microseconds.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace kiwi;
using Clock = std::chrono::steady_clock;

struct Column {
  Solver solver;
  Variable root, last;

  Column(int views, bool isChain) : root("root"), last(root) {
    Variable height("height");
    solver.addEditVariable(root, strength::strong);
    solver.suggestValue(root, 390);
    solver.addConstraint(height == 844);
    Variable previousY, previousHeight;
    for (int index = 0; index < views; ++index) {
      Variable x, y, width, height;
      solver.addConstraint(width >= 0);
      solver.addConstraint(height >= 0);
      solver.addConstraint(x == 20);
      solver.addConstraint(x + width == root - 20);
      if (index == 0 || !isChain)
        solver.addConstraint(y == 8);
      else
        solver.addConstraint(y == previousY + previousHeight + 8);
      solver.addConstraint((width <= 100) | strength::weak);
      solver.addConstraint((width >= 100) | strength::medium);
      solver.addConstraint((height <= 21) | strength::weak);
      solver.addConstraint((height >= 21) | strength::medium);
      solver.addConstraint((height <= 60) | strength::strong);
      previousY = y;
      previousHeight = height;
      last = width;
    }
    solver.updateVariables();
  }
};

int main(int count, char** arguments) {
  bool isChain = count > 1 && arguments[1][0] == 'c';
  int views = count > 2 ? std::atoi(arguments[2]) : 100;
  double building = 1e9;
  std::unique_ptr<Column> column;
  for (int round = 0; round < std::max(1, 200 / views); ++round) {
    column.reset();
    auto start = Clock::now();
    column = std::make_unique<Column>(views, isChain);
    building = std::min(building, std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  auto start = Clock::now();
  const int resizes = 1000;
  for (int index = 0; index < resizes; ++index) {
    column->solver.suggestValue(column->root, 390 + index % 7);
    column->solver.updateVariables();
  }
  double resizing = std::chrono::duration<double, std::micro>(Clock::now() - start).count() / resizes;
  if (column->last.value() != 390 + (resizes - 1) % 7 - 40) return 1;
  std::printf("kiwi %d %g %g\n", views, building, resizing);
}
