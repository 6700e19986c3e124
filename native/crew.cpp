#include "crew.hpp"

#include <unistd.h>

#include <algorithm>

namespace caledonia {

namespace {

constexpr int LARGEST_SHARE = 16;
constexpr int SHARES_PER_THREAD = 4;
// How often a helper looks for the next call before it sleeps: some tens of microseconds.
constexpr int LOOKS = 2000;

void pause_briefly() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#else
    std::this_thread::yield();
#endif
}

}  // namespace

Crew::Crew(int threads) : process_(static_cast<int>(getpid())) {
    for (int i = 1; i < threads; ++i) {
        helpers_.emplace_back([this] { help(); });
    }
}

Crew::~Crew() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        ++call_;
    }
    wake_.notify_all();
    for (std::thread& helper : helpers_) {
        helper.join();
    }
}

bool Crew::is_here() const { return process_ == static_cast<int>(getpid()); }

void Crew::spread(int count, const Work& work) {
    const int shares = SHARES_PER_THREAD * (static_cast<int>(helpers_.size()) + 1);
    share_ = std::clamp(count / shares, 1, LARGEST_SHARE);
    work_ = &work;
    count_ = count;
    next_ = 0;
    if (!helpers_.empty()) {
        {
            const std::lock_guard lock(mutex_);
            open_ = true;
            ++call_;
        }
        wake_.notify_all();
    }
    take();
    // A helper that comes late finds the call closed, so nobody waits for one that still sleeps.
    {
        const std::lock_guard lock(mutex_);
        open_ = false;
    }
    while (busy_.load(std::memory_order_acquire) != 0) {
        std::this_thread::yield();
    }
}

void Crew::take() {
    for (int at = next_.fetch_add(share_); at < count_; at = next_.fetch_add(share_)) {
        (*work_)(at, std::min(at + share_, count_));
    }
}

void Crew::await_call(uint64_t seen) const {
    for (int i = 0; i < LOOKS && call_.load(std::memory_order_relaxed) == seen; ++i) {
        pause_briefly();
    }
}

void Crew::help() {
    uint64_t seen = 0;
    while (true) {
        await_call(seen);
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return call_ != seen; });
        seen = call_;
        if (stop_) {
            return;
        }
        if (!open_) {
            continue;
        }
        ++busy_;
        lock.unlock();
        take();
        busy_.fetch_sub(1, std::memory_order_release);
    }
}

}  // namespace caledonia
