// Work spread over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace caledonia {

// Spread numbered pieces of work over threads.
template <typename Function>
void spread(int count, int threads, Function work) {
    std::atomic<int> next{0};
    const auto run = [&] {
        for (int at = next++; at < count; at = next++) {
            work(at);
        }
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < std::min(threads, count); ++i) {
        helpers.emplace_back(run);
    }
    run();
    for (std::thread& helper : helpers) {
        helper.join();
    }
}

}  // namespace caledonia
