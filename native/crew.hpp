// Threads that are kept between pieces of work: starting one can cost more than the work itself.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace caledonia {

class Crew {
  public:
    // Work on the pieces from `begin` up to `end`.
    using Work = std::function<void(int begin, int end)>;

    explicit Crew(int threads);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Spread numbered pieces of work over this thread and the helpers; return when all are done.
    void spread(int count, const Work& work);
    // Whether the threads live in this process: a fork leaves them behind.
    bool is_here() const;
    bool serves(int threads) const {
        return is_here() && static_cast<int>(helpers_.size()) == threads - 1;
    }

  private:
    void help();
    void take();
    void await_call(uint64_t seen) const;

    std::vector<std::thread> helpers_;
    int process_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::atomic<uint64_t> call_{0};
    bool open_ = false;
    bool stop_ = false;
    const Work* work_ = nullptr;
    int count_ = 0;
    int share_ = 1;
    std::atomic<int> next_{0};
    std::atomic<int> busy_{0};
};

// Ends a crew; one that a fork left behind is only forgotten, as its threads cannot be joined.
struct Dismissal {
    void operator()(Crew* crew) const {
        if (crew->is_here()) {
            delete crew;
        }
    }
};

}  // namespace caledonia
