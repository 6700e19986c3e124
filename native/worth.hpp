// Rules of thumb: what goods, contracts and units are worth to a player; mirrors
// caledonia/bots/worth.py, term by term, so that the sums are the same to the last bit.
#pragma once

#include <cmath>

#include "final.hpp"
#include "links.hpp"
#include "weights.hpp"

namespace caledonia {

constexpr double DRAWING = 8.0;

// A value that is worked out when it is first asked for.
class Lazy {
  public:
    template <typename Function>
    double get(Function function) {
        if (!known_) {
            value_ = function();
            known_ = true;
        }
        return value_;
    }

  private:
    bool known_ = false;
    double value_ = 0;
};

class Worth {
  public:
    Worth(const Tables& tables, const State& state, int seat, const Weights& weights);

    int spare(int good) const { return std::max(0, player.goods[good] - needed_[good]); }
    int missing(int good) const { return std::max(0, needed_[good] - player.goods[good]); }
    double gaining(int good, int amount);
    double losing(int good, int amount);
    // What fulfilling a contract brings beyond what its goods are worth.
    double gain(int contract);
    // What it is worth to hold a contract, its price of this round apart.
    double taking(int contract);
    int contract_price() const { return -contract_money(tables, state, player); }
    // What it is worth to choose among drawn contracts.
    double drawing() const { return round < ROUNDS ? DRAWING : 0.0; }
    double production(int unit);
    double placing(int unit, int space);
    double shipping();
    double merchant();
    double technology(int unit);

    const Tables& tables;
    const State& state;
    const Weights& weights;
    const Player& player;
    const ClanTable& clan;
    const int seat;
    const int round;
    const double point;
    const int productions;
    // The number of productions to come, later ones counting less.
    double rounds = 0;
    // By good: what a piece is worth on the market in the long run, or at the end.
    std::array<double, GOODS> values{};

  private:
    double market_value(int good) const;
    double piece_bonus();
    double reward(const ContractTable& contract);
    double price(const ContractTable& contract);
    const std::array<double, IMPORTS>& import_points();
    double yielding(int unit);
    double share(int unit) const;
    double each_year(int unit) const;
    int supply(int factory) const;
    double glory_gained(const Player& after);
    const Links& links();
    double around(int space);
    double ports(Mask reached) const;
    double neighbourhood(int space);

    std::array<int, GOODS> needed_{};
    std::array<int, MEATS> meat_needed_{};
    Lazy bonus_;
    std::array<Lazy, UNITS> yields_;
    std::array<Lazy, UNITS * 4> placed_;
    std::array<Lazy, SPACES> spaces_;
    std::array<Lazy, MAX_CONTRACTS> gains_;
    bool knows_glory_ = false;
    std::array<int, ROUNDS> glory_before_{};
    bool knows_imports_ = false;
    std::array<double, IMPORTS> imports_{};
    bool knows_links_ = false;
    alignas(Links) std::array<unsigned char, sizeof(Links)> links_;
};

}  // namespace caledonia
