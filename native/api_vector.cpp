// The plain C interface of many games at once; called by caledonia/rl/vector.py.

#include <algorithm>
#include <cstring>
#include <memory>

#include "vector.hpp"

using caledonia::Beginning;
using caledonia::Layout;
using caledonia::Numbering;
using caledonia::Rows;
using caledonia::State;
using caledonia::Tables;
using caledonia::Vector;

extern "C" {

// Read the layout of observations; `scales` has one number for each scaled figure.
Vector* caledonia_vector_new(const int64_t* numbers, int count, const float* scales, int actions,
                             int players, char* error, int size) {
    Layout layout;
    std::string fault = caledonia::read_layout(numbers, count, layout);
    if (actions < 1 || actions > static_cast<int>(Numbering::SIZE) / 2) {
        fault = "more actions than the twin can number";
    }
    if (!fault.empty()) {
        const size_t length = std::min(fault.size(), static_cast<size_t>(size - 1));
        std::memcpy(error, fault.data(), length);
        error[length] = 0;
        return nullptr;
    }
    std::vector<float> kept(scales, scales + layout.size - layout.numbers);
    return std::make_unique<Vector>(layout, std::move(kept), actions, players).release();
}

void caledonia_vector_free(Vector* vector) { delete vector; }

// Add a way to begin; the tables must live as long as the vector.
void caledonia_vector_add(Vector* vector, const Tables* tables, const State* state,
                          const float* table, const uint32_t* codes) {
    std::vector<uint32_t> numbered(codes, codes + vector->actions());
    Numbering numbers(numbered);
    std::vector<float> fixed(table, table + vector->layout().size);
    vector->add({tables, *state, std::move(fixed), std::move(numbered), std::move(numbers)});
}

void caledonia_vector_reset(Vector* vector, int games, uint64_t seed, int threads,
                            const Rows* rows) {
    vector->reset(games, seed, threads, *rows);
}

// Write one game as numbers; return with which beginning it began, or -1 if there is no such game.
int caledonia_vector_state(const Vector* vector, int at, State* state) {
    if (vector->state(at) == nullptr) {
        return -1;
    }
    *state = *vector->state(at);
    return vector->beginning(at);
}

void caledonia_vector_sample(const Vector* vector, uint64_t seed, int64_t* actions) {
    vector->sample(seed, actions);
}

int caledonia_vector_step(Vector* vector, const int64_t* actions, int threads, const Rows* rows) {
    return vector->step(actions, threads, *rows);
}

}  // extern "C"
