// Python's random.Random, number for number: the Mersenne Twister MT19937 with its seeding by a
// whole number, getrandbits and shuffle. Searches on both engines imagine the same worlds by it.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace caledonia {

class Lots {
  public:
    // A seed below 2**96, lowest word first.
    explicit Lots(const std::array<uint32_t, 3>& key) {
        int length = 3;
        while (length > 1 && key[length - 1] == 0) {
            --length;
        }
        seed_with(key, length);
    }

    // A number of so many bits, at most 32.
    uint32_t bits(int count) { return next() >> (32 - count); }

    uint64_t bits64() {
        const uint64_t low = next();
        return low | static_cast<uint64_t>(next()) << 32;
    }

    // Shuffle the first items of a row.
    template <typename Items>
    void shuffle(Items& items, int count) {
        for (int i = count - 1; i > 0; --i) {
            std::swap(items[i], items[below(static_cast<uint32_t>(i + 1))]);
        }
    }

  private:
    static constexpr int SIZE = 624;
    static constexpr int SHIFT = 397;

    uint32_t below(uint32_t bound) {
        const int count = 32 - __builtin_clz(bound);
        uint32_t number = bits(count);
        while (number >= bound) {
            number = bits(count);
        }
        return number;
    }

    void seed_plainly(uint32_t seed) {
        state_[0] = seed;
        for (int i = 1; i < SIZE; ++i) {
            const uint32_t last = state_[i - 1];
            state_[i] = 1812433253U * (last ^ (last >> 30)) + static_cast<uint32_t>(i);
        }
    }

    void seed_with(const std::array<uint32_t, 3>& key, int length) {
        seed_plainly(19650218U);
        int i = 1;
        for (int step = 0; step < SIZE; ++step) {
            const int at = step % length;
            const uint32_t last = state_[i - 1];
            state_[i] = (state_[i] ^ ((last ^ (last >> 30)) * 1664525U)) + key[at] +
                        static_cast<uint32_t>(at);
            advance(i);
        }
        for (int step = 0; step < SIZE - 1; ++step) {
            const uint32_t last = state_[i - 1];
            state_[i] =
                (state_[i] ^ ((last ^ (last >> 30)) * 1566083941U)) - static_cast<uint32_t>(i);
            advance(i);
        }
        state_[0] = 0x80000000U;
    }

    void advance(int& i) {
        if (++i >= SIZE) {
            state_[0] = state_[SIZE - 1];
            i = 1;
        }
    }

    void twist() {
        for (int i = 0; i < SIZE; ++i) {
            const uint32_t joined =
                (state_[i] & 0x80000000U) | (state_[(i + 1) % SIZE] & 0x7fffffffU);
            state_[i] = state_[(i + SHIFT) % SIZE] ^ (joined >> 1) ^
                        ((joined & 1U) != 0 ? 0x9908b0dfU : 0U);
        }
        at_ = 0;
    }

    uint32_t next() {
        if (at_ >= SIZE) {
            twist();
        }
        uint32_t y = state_[at_++];
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c5680U;
        y ^= (y << 15) & 0xefc60000U;
        return y ^ (y >> 18);
    }

    std::array<uint32_t, SIZE> state_{};
    int at_ = SIZE;
};

}  // namespace caledonia
