/** Mutants of the GCM engine of one lane that no test of it can kill and Yosys cannot prove equivalent, and why. */
import type { Explanation } from '../explanation.ts';

export const gcmSurvivors: readonly Explanation[] = [
  {
    mutants:
      /^dropped enable in lane\.segment: enable of lane\.segment\.(passes|pass_left|aad_left) dropped: not lane\.segment\.text$/,
    reason:
      'While there is text, nothing is left of the parts before it: `passes` is 0, and the lengths are not looked at.',
  },
  {
    mutants: /^(dropped enable|swapped arms) in lane\.ghash\.schedule: .*\blane\.ghash\.schedule\.waiting_\d_count\b/,
    reason: 'With one block a clock each beat has one: the number of blocks is 1 wherever it is looked at.',
  },
  {
    mutants: /^swapped arms in lane\.segment: .*\blane\.segment\.too_long\b/,
    reason: 'So much text is longer than the room in which packets wait for their verdicts, and is refused there.',
  },
  {
    mutants: /^off by one in lane\.mark: a < b becomes a < b - 1 in \(16 < lane\.mark\.next_count\)$/,
    reason: 'A beat of a lane has 16 bytes, no more; 0 bytes only where it is the only one of its packet.',
  },
  {
    mutants: /^dropped enable in verified: enable of verified\.commit dropped: verified\.take$/,
    reason: 'What comes in is marked as last only while it is valid, and what finds no room is not kept.',
  },
  {
    mutants:
      /^stuck bit in lane\.ghash\.lane_0\.multiply: bit 93 of \(.* & 0x1c20000000000000000000000000000010000000000000000000000\) stuck at 0$/,
    reason: 'A bit that the mask leaves out.',
  },
];
