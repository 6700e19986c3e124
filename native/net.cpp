#include "net.hpp"

#include <algorithm>
#include <cmath>

// Where the processor has wider registers they are used; the library runs on any.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#define WIDE_REGISTERS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define WIDE_REGISTERS
#endif

namespace caledonia {

namespace {

// Add weights times inputs to a row; most inputs are 0.
template <int OUT>
[[gnu::always_inline]] inline void add_products(const float* inputs, int count,
                                                const float* weights, float* __restrict out) {
    for (int i = 0; i < count; ++i, weights += OUT) {
        const float input = inputs[i];
        if (input != 0.0F) {
            for (int j = 0; j < OUT; ++j) {
                out[j] += input * weights[j];
            }
        }
    }
}

WIDE_REGISTERS void first_layer(const float* inputs, const float* weights, float* out) {
    add_products<WIDE>(inputs, INPUTS, weights, out);
}

WIDE_REGISTERS void second_layer(const float* inputs, const float* weights, float* out) {
    add_products<DEEP>(inputs, WIDE, weights, out);
}

WIDE_REGISTERS void action_layer(const float* inputs, const float* weights, float* out) {
    add_products<ACTION_WIDE>(inputs, ACTION_INPUTS, weights, out);
}

template <std::size_t SIZE>
void cut_below_zero(std::array<float, SIZE>& row) {
    for (float& value : row) {
        value = std::max(value, 0.0F);
    }
}

void softmax(float* values, int count) {
    const float highest = *std::max_element(values, values + count);
    float sum = 0;
    for (int i = 0; i < count; ++i) {
        values[i] = std::exp(values[i] - highest);
        sum += values[i];
    }
    for (int i = 0; i < count; ++i) {
        values[i] /= sum;
    }
}

}  // namespace

void foresee(const Net& net, const float* inputs, Foreseen& out) {
    std::array<float, WIDE> wide = net.first_bias;
    first_layer(inputs, net.first.data(), wide.data());
    cut_below_zero(wide);
    out.context = net.second_bias;
    second_layer(wide.data(), net.second.data(), out.context.data());
    cut_below_zero(out.context);
    std::array<float, HEADS> heads = net.heads_bias;
    add_products<HEADS>(out.context.data(), DEEP, net.heads.data(), heads.data());
    out.points = POINTS_MIDDLE + POINTS_UNIT * heads[0];
    out.spread = POINTS_UNIT * std::exp(std::clamp(heads[1], -5.0F, 2.0F));
    std::copy_n(heads.begin() + 2, SEATS, out.places.begin());
    softmax(out.places.data(), SEATS);
    for (int line = 0; line < FORESEEN; ++line) {
        out.lines[line] = POINTS_UNIT * heads[2 + SEATS + line];
    }
}

void prefer(const Tables& tables, const State& state, const Net& net, const Foreseen& seen,
            const ActionList& actions, const double* values, std::vector<float>& priors) {
    std::array<float, ACTION_WIDE> context = net.action_bias;
    add_products<ACTION_WIDE>(seen.context.data(), DEEP, net.context.data(), context.data());
    const int count = actions.size();
    const double best = *std::max_element(values, values + count);
    std::array<float, ACTION_INPUTS> inputs;
    priors.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        write_action(tables, state, actions[i], values[i], best, inputs.data());
        std::array<float, ACTION_WIDE> row = context;
        action_layer(inputs.data(), net.action.data(), row.data());
        cut_below_zero(row);
        double sum = (values[i] - best) / WARMTH;
        for (int j = 0; j < ACTION_WIDE; ++j) {
            sum += row[j] * net.preference[j];
        }
        priors[i] = static_cast<float>(sum);
    }
    softmax(priors.data(), count);
}

}  // namespace caledonia
