// The part of the C interface for the seer and its learning; caledonia/native/seer.py calls it.

#include <algorithm>

#include "selfplay.hpp"

using namespace caledonia;

extern "C" {

// How much of everything there is, to check against Python.
void caledonia_seer_sizes(int32_t* sizes) {
    for (const int size : {INPUTS, ACTION_INPUTS, WIDE, DEEP, ACTION_WIDE, HEADS, NET_WEIGHTS,
                           KEPT_ACTIONS, RESULTS, OUTLOOK, PROMISE, TASTES}) {
        *sizes++ = size;
    }
}

Seer* caledonia_seer_new(const Tables* tables, const State* state, const Weights* weights,
                         const float* net, uint64_t seed, double explore, double others,
                         int least) {
    return new Seer(*tables, *state, *reinterpret_cast<const Net*>(net), *weights,
                    {seed, explore, 0.0, {}, others, least});
}

void caledonia_seer_free(Seer* seer) { delete seer; }

void caledonia_seer_run(Seer* seer, int simulations, double left) {
    seer->run(simulations, left);
}

void caledonia_seer_widen(Seer* seer, double budget) { seer->widen(budget); }

void caledonia_seer_explore(Seer* seer, uint32_t code, int times) {
    seer->explore(Action::unpacked(code), times);
}

int caledonia_seer_decided(const Seer* seer, double left) { return seer->decided(left) ? 1 : 0; }

int caledonia_seer_simulations(const Seer* seer) { return seer->simulations(); }

// Write what came of each action of the first decision.
int caledonia_seer_children(const Seer* seer, uint32_t* codes, int32_t* visits, double* totals,
                            double* points) {
    int count = 0;
    for (const SeerChild& child : seer->root().children) {
        codes[count] = child.action.packed();
        visits[count] = child.visits;
        totals[count] = child.total;
        points[count] = child.points;
        ++count;
    }
    return count;
}

// Write what the simulations below each action of the first decision foresee: OUTLOOK sums each.
int caledonia_seer_outlooks(const Seer* seer, double* sums) {
    for (const Outlook& outlook : seer->outlooks()) {
        *sums++ = outlook.squares;
        sums = std::copy(outlook.places.begin(), outlook.places.end(), sums);
        sums = std::copy(outlook.lines.begin(), outlook.lines.end(), sums);
    }
    return static_cast<int>(seer->outlooks().size());
}

// Write what the simulations below each action of the first decision promise: PROMISE sums for each
// seat that plays.
void caledonia_seer_promises(const Seer* seer, double* sums) {
    for (const Promises& promises : seer->promises()) {
        for (int seat = 0; seat < seer->players(); ++seat) {
            const Promise& promise = promises[static_cast<std::size_t>(seat)];
            *sums++ = promise.points;
            *sums++ = promise.squares;
            *sums++ = promise.wins;
        }
    }
}

// Play a whole game; the state is used up. Return how many decisions were kept.
int caledonia_selfplay(const Tables* tables, State* state, const Chair* chairs,
                       const Weights* weights, const Forecast* figures,
                       const SelfplayOptions* options, const Kept* kept, float* results) {
    std::array<Chair, SEATS> seats{};
    std::copy_n(chairs, tables->players, seats.begin());
    return play_seers(*tables, *state, seats, *weights, *figures, *options, *kept, results);
}

}  // extern "C"
