// Reads numbers one by one and remembers the first thing that is wrong.
#pragma once

#include <cstdint>
#include <string>

#include "types.hpp"

namespace caledonia {

class Reader {
  public:
    Reader(const int64_t* numbers, int count) : numbers_(numbers), count_(count) {}

    // Return the next number, or the least one allowed after an error.
    int next(int least, int most, const char* what) {
        return static_cast<int>(wide(least, most, what));
    }
    int64_t wide(int64_t least, int64_t most, const char* what) {
        if (!error_.empty()) {
            return least;
        }
        if (at_ >= count_) {
            refuse(std::string(what) + ": the row of numbers ends too early");
            return least;
        }
        const int64_t value = numbers_[at_++];
        if (value < least || value > most) {
            refuse(std::string(what) + " is " + std::to_string(value) + ": expected " +
                   std::to_string(least) + " to " + std::to_string(most));
            return least;
        }
        return value;
    }
    bool flag(const char* what) { return next(0, 1, what) != 0; }
    int figure(const char* what) { return next(-1000, 1000, what); }
    template <typename Values>
    void figures(Values& values, const char* what) {
        for (auto& value : values) {
            value = figure(what);
        }
    }
    Mask mask(const char* what) {
        Mask spaces{};
        for (int part = 0; part < 4; ++part) {
            const auto word = static_cast<uint64_t>(wide(0, UINT32_MAX, what));
            (part < 2 ? spaces.low : spaces.high) |= word << (part % 2 * 32);
        }
        return spaces;
    }
    bool failed() const { return !error_.empty(); }
    void refuse(const std::string& error) {
        if (error_.empty()) {
            error_ = error;
        }
    }
    std::string finish() {
        if (at_ != count_) {
            refuse("the row of numbers is too long");
        }
        return error_;
    }

  private:
    const int64_t* numbers_;
    int count_;
    int at_ = 0;
    std::string error_;
};

}  // namespace caledonia
