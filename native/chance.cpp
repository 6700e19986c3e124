#include "chance.hpp"

#include <bit>

namespace caledonia {

namespace {

constexpr std::array<uint32_t, 64> ROUND_WORDS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr std::array<uint32_t, 8> FIRST_WORDS = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

// The 64 words of the only block: the state, the closing bit and the length of 256 bits.
std::array<uint32_t, 64> schedule(const std::array<uint64_t, 4>& words) {
    std::array<uint32_t, 64> block{};
    for (std::size_t i = 0; i < 4; ++i) {
        block[2 * i] = static_cast<uint32_t>(words[3 - i] >> 32);
        block[2 * i + 1] = static_cast<uint32_t>(words[3 - i]);
    }
    block[8] = 0x80000000U;
    block[15] = 256;
    for (std::size_t i = 16; i < 64; ++i) {
        const uint32_t early = block[i - 15];
        const uint32_t late = block[i - 2];
        const uint32_t s0 = std::rotr(early, 7) ^ std::rotr(early, 18) ^ (early >> 3);
        const uint32_t s1 = std::rotr(late, 17) ^ std::rotr(late, 19) ^ (late >> 10);
        block[i] = block[i - 16] + s0 + block[i - 7] + s1;
    }
    return block;
}

}  // namespace

uint64_t sha256_of_state(const std::array<uint64_t, 4>& words) {
    const std::array<uint32_t, 64> block = schedule(words);
    std::array<uint32_t, 8> v = FIRST_WORDS;
    for (std::size_t i = 0; i < 64; ++i) {
        const uint32_t s1 = std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25);
        const uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
        const uint32_t first = v[7] + s1 + choice + ROUND_WORDS[i] + block[i];
        const uint32_t s0 = std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22);
        const uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        v = {first + s0 + majority, v[0], v[1], v[2], v[3] + first, v[4], v[5], v[6]};
    }
    return static_cast<uint64_t>(v[0] + FIRST_WORDS[0]) << 32 | (v[1] + FIRST_WORDS[1]);
}

}  // namespace caledonia
