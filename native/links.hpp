// Settlements that hang together, and how a new unit would change that (FIN-8); mirrors
// caledonia/bots/links.py.
#pragma once

#include "change.hpp"

namespace caledonia {

// The settlement of the first of some units: those joined to it by neighbouring (FIN-8).
inline Mask settlement_of(const Tables& tables, Mask units) {
    const int first =
        units.low != 0 ? std::countr_zero(units.low) : 64 + std::countr_zero(units.high);
    Mask group = Mask::of(first);
    Mask frontier = group;
    while (frontier.any()) {
        Mask around{};
        for_each_space(frontier, [&](int space) { around |= tables.neighbours[space]; });
        frontier = around & units & ~group;
        group |= frontier;
    }
    return group;
}

// The settlements of one player, kept to try out further spaces quickly.
class Links {
  public:
    Links(const Tables& tables, const Player& player)
        : tables_(tables), shipping_(player.shipping) {
        Mask rest = player.occupied;
        while (rest.any()) {
            const Mask group = settlement_of(tables, rest);
            groups_[size_++] = {group, reach_of(tables, shipping_, group)};
            rest &= ~group;
        }
        Groups copy;
        std::copy_n(groups_.begin(), size_, copy.begin());
        count = biggest(copy, size_);
    }

    // The same count with one more unit.
    int with_unit(int space) const {
        const Mask near = tables_.neighbours[space];
        Group joined = {Mask::of(space), tables_.reach[shipping_][space]};
        Groups rest;
        int size = 0;
        for (int i = 0; i < size_; ++i) {
            if ((groups_[i].spaces & near).any()) {
                joined.spaces |= groups_[i].spaces;
                joined.reach |= groups_[i].reach;
            } else {
                rest[size++] = groups_[i];
            }
        }
        rest[size++] = joined;
        return biggest(rest, size);
    }

    // Settlements of the biggest group that hangs together.
    int count = 0;

  private:
    struct Group {
        Mask spaces;
        Mask reach;
    };
    using Groups = std::array<Group, SPACES>;

    // The size of the biggest set of settlements joined by links; uses the groups up.
    static int biggest(Groups& groups, int size) {
        int best = 0;
        while (size > best) {
            Mask reach = groups[--size].reach;
            int joined = 1;
            for (int i = 0; i < size;) {
                if ((groups[i].spaces & reach).any()) {
                    reach |= groups[i].reach;
                    groups[i] = groups[--size];
                    ++joined;
                    i = 0;
                } else {
                    ++i;
                }
            }
            best = best < joined ? joined : best;
        }
        return best;
    }

    const Tables& tables_;
    int shipping_;
    int size_ = 0;
    Groups groups_;
};

}  // namespace caledonia
