// The seer's search: a tree over all seats' decisions whose leaves a net judges.
#pragma once

#include <memory>
#include <vector>

#include "net.hpp"

namespace caledonia {

struct SeerNode;

// An action of a node, and what came of it.
struct SeerChild {
    Action action;
    float prior = 0;
    std::unique_ptr<SeerNode> node;
    int visits = 0;
    // Sum of the deciding seat's utilities, and of its victory points.
    double total = 0;
    double points = 0;
};

struct SeerNode {
    int seat = 0;
    int visits = 0;
    // Sum of the deciding seat's utilities over all visits.
    double total = 0;
    std::vector<SeerChild> children;

    // The child to try next.
    SeerChild& select(double explore);
};

// Sums of what the simulations below an action of the first decision foresee for the deciding seat.
struct Outlook {
    // Of the squared points and of the squared spread around them.
    double squares = 0;
    std::array<double, SEATS> places{};
    std::array<double, FORESEEN> lines{};
};
constexpr int OUTLOOK = sizeof(Outlook) / sizeof(double);

// Sums over the simulations below an action of what they promise one seat.
struct Promise {
    double points = 0;
    double squares = 0;
    // Chance of the first place; those of all seats add up to 1.
    double wins = 0;
};
constexpr int PROMISE = sizeof(Promise) / sizeof(double);
using Promises = std::array<Promise, SEATS>;

// The share of the exploration that is left to the others when the seer plays with three or more:
// what they do rarely changes its own choice, so the time is better spent on that.
constexpr double OTHERS = 1.0 / 6;

struct SeerOptions {
    uint64_t seed = 0;
    double explore = 0.3;
    // How much of the first decision's priors is chance; 0 to play one's best.
    double noise = 0.0;
    // By action of the first decision: how much more it is liked than the net says, in points.
    // It only decides what is tried; empty: nothing is.
    std::vector<double> likings{};
    // The share of `explore` that other seats use with three or more players; 1 to judge all alike.
    double others = 1.0;
    // How often `widen` looks at each action of the first decision; 0: the search is not widened.
    int least = 0;
};

class Seer {
  public:
    Seer(const Tables& tables, const State& state, const Net& net, const Weights& weights,
         const SeerOptions& options);

    // Look at so many more positions, fewer if nothing can change any more.
    //
    // `left` more will follow at the most; below 0: as many as there is time for.
    void run(int simulations, double left);
    // Look at every action of the first decision up to `least` times, as half of the budget in
    // simulations allows: the net dismisses actions that prove good when looked at.
    // Where that could be only once, which says too little, do nothing.
    void widen(double budget);
    // Look at one action of the first decision at least so often.
    void explore(Action action, int times);
    // Whether so many more simulations cannot make another action the most tried one.
    bool decided(double left) const;

    const SeerNode& root() const { return root_; }
    int simulations() const { return simulations_; }
    // By action of the first decision.
    const std::vector<Outlook>& outlooks() const { return outlooks_; }
    // By action of the first decision and seat.
    const std::vector<Promises>& promises() const { return promises_; }
    int players() const { return tables_.players; }
    // Expected final points of each seat after the most tried action.
    std::array<double, SEATS> points() const;

  private:
    using Points = std::array<double, SEATS>;

    // What a position promises: each seat's points and chance of the first place, and all that is
    // foreseen for the seat that decides first.
    struct Leaf {
        Points points{};
        Points wins{};
        Foreseen own;
    };

    void simulate(SeerChild& first);
    void judge(const State& state, Foreseen* decider, Leaf& leaf) const;
    void grow(const State& state, const ActionList& actions, SeerNode& node, Leaf& leaf) const;
    void score(const State& state, Leaf& leaf) const;
    void note(const SeerChild& first, const Leaf& leaf);
    double explore_at(const SeerNode& node) const;
    State determinize(int simulation) const;
    void add_noise();
    void add_likings();

    const Tables& tables_;
    const State state_;
    const Net& net_;
    const Weights weights_;
    const SeerOptions options_;
    SeerNode root_;
    std::vector<Outlook> outlooks_;
    std::vector<Promises> promises_;
    int simulations_ = 0;
};

}  // namespace caledonia
