// Search: a tree over the next decisions, its leaves played out; mirrors caledonia/bots/search.py.
#pragma once

#include <memory>
#include <vector>

#include "action.hpp"
#include "forecast.hpp"
#include "state.hpp"
#include "tables.hpp"
#include "weights.hpp"

namespace caledonia {

struct Node;

// An action of a node, and what came of it.
struct Child {
    Action action;
    double prior = 0;
    std::unique_ptr<Node> node;
    int visits = 0;
    // Sum of the deciding seat's utilities, and of its victory points.
    double total = 0;
    double points = 0;
};

// A decision: its actions, most promising first.
struct Node {
    int seat = 0;
    int visits = 0;
    std::vector<Child> children;

    // The child to try next.
    Child& select();
};

struct SearchOptions {
    uint64_t seed = 0;
    // Look at the decisions that follow too, not only at this one.
    bool deep = true;
    // The round at whose start the end is forecast; 6: play to the end.
    int until = ROUNDS + 1;
};

class Search {
  public:
    Search(const Tables& tables, const State& state, const Weights& weights,
           const Forecast& figures, const SearchOptions& options);

    // Play out so many games, fewer if nothing can change any more.
    //
    // `left` more playouts will follow at the most; below 0: as many as there is time for.
    void run(int playouts, double left);

    // Look at one action of the first decision at least so often.
    void explore(Action action, int times);

    // Whether so many more playouts cannot make another action the most tried one.
    bool decided(double left) const;

    const Node& root() const { return root_; }
    int playouts() const { return playouts_; }

  private:
    void playout(Child& first);
    Node* follow(State& state, Child& child, const State& imagined);
    std::array<double, SEATS> scores(State& state) const;
    State imagine(int visits) const;

    const Tables& tables_;
    const State state_;
    const Weights weights_;
    const Forecast figures_;
    const SearchOptions options_;
    Node root_;
    int playouts_ = 0;
};

}  // namespace caledonia
