// How the drivers of the peers take time, as Sources/Timing does for ours.

#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>
#include <vector>

inline double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

// The median nanoseconds of one run, and what the last one returned. A first run is not counted; so many
// batches that they take 150 ms at least, as on our side.
inline std::pair<double, double> medianTime(int batches, int count, const std::function<double()>& body) {
  std::vector<double> times;
  double answer = body();
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(150);
  for (int batch = 0; batch < batches || std::chrono::steady_clock::now() < end; ++batch) {
    const auto start = std::chrono::steady_clock::now();
    for (int run = 0; run < count; ++run) answer = body();
    const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
    times.push_back(passed.count() / count);
  }
  return {median(times), answer};
}
