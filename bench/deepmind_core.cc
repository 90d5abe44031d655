// Random legal play by the C++ core of DeepMind's hanabi-learning-environment, without Python.
//
//   deepmind_core PLAYERS SECONDS OBSERVE SEED
//
// OBSERVE is 1 to encode the canonical observation of the player to act at every step, else 0.
// Prints the steps made and the CPU seconds they took. Built and run by bench/simulators.py.

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "canonical_encoders.h"
#include "hanabi_game.h"
#include "hanabi_observation.h"
#include "hanabi_state.h"

namespace hle = hanabi_learning_env;

namespace {

struct Tally {
  long steps = 0;
  long ones = 0;  // printed, so that no encoding can be optimized away
};

void PlayGame(hle::HanabiGame* game, const hle::CanonicalObservationEncoder* encoder,
              std::mt19937* rng, Tally* tally) {
  hle::HanabiState state(game);
  while (!state.IsTerminal()) {
    if (state.CurPlayer() == hle::kChancePlayerId) {
      state.ApplyRandomChance();
      continue;
    }
    if (encoder != nullptr) {
      const hle::HanabiObservation observation(state, state.CurPlayer());
      tally->ones += encoder->Encode(observation).back();
    }
    const std::vector<hle::HanabiMove> moves = state.LegalMoves(state.CurPlayer());
    std::uniform_int_distribution<std::size_t> pick(0, moves.size() - 1);
    state.ApplyMove(moves[pick(*rng)]);
    ++tally->steps;
  }
}

double CpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::cerr << "usage: deepmind_core PLAYERS SECONDS OBSERVE SEED\n";
    return 2;
  }
  const double seconds = std::atof(argv[2]);
  const bool observe = std::atoi(argv[3]) != 0;
  hle::HanabiGame game({{"players", argv[1]}, {"seed", argv[4]}});
  const hle::CanonicalObservationEncoder encoder(&game);
  std::mt19937 rng(static_cast<unsigned>(std::atoi(argv[4])));

  Tally tally;
  const double begin = CpuSeconds();
  double spent = 0;
  do {
    PlayGame(&game, observe ? &encoder : nullptr, &rng, &tally);
    spent = CpuSeconds() - begin;
  } while (spent < seconds);
  std::cout << tally.steps << ' ' << spent << ' ' << tally.ones << '\n';
  return 0;
}
