// The two generators of caledonia/chance.py, bit for bit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace caledonia {

// SHA-256 of 32 bytes, the first eight bytes of the hash as a number (FIPS 180-4).
uint64_t sha256_of_state(const std::array<uint64_t, 4>& words);

inline uint64_t next_narrow(uint64_t& state) {
    state += 0x9E3779B97F4A7C15ULL;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

inline uint64_t next_wide(std::array<uint64_t, 4>& words) {
    const uint64_t number = sha256_of_state(words);
    for (uint64_t& word : words) {
        if (++word != 0) {
            return number;
        }
    }
    // All bits ran over: stay among the wide states.
    words = {0, 1, 0, 0};
    return number;
}

inline uint64_t next_number(std::array<uint64_t, 4>& words) {
    const bool narrow = (words[1] | words[2] | words[3]) == 0;
    return narrow ? next_narrow(words[0]) : next_wide(words);
}

// Return a number below a bound, all equally likely.
template <typename Source>
uint64_t below(uint64_t bound, Source source) {
    // Reject the uneven rest at the top of the range.
    const uint64_t rest = (0 - bound) % bound;
    while (true) {
        const uint64_t number = source();
        if (rest == 0 || number < 0 - rest) {
            return number % bound;
        }
    }
}

}  // namespace caledonia
