/** Mutants of the GCM engine of one lane that no test of it can kill and Yosys cannot prove equivalent, and why. */
import type { Explanation } from '../explanation.ts';

export const gcmSurvivors: readonly Explanation[] = [
  {
    mutants: /^(swapped arms|dropped enable) in lane\.segment: .*\blane\.segment\.too_long\b/,
    reason: 'So much text is longer than the room in which packets wait for their verdicts, and is refused there.',
  },
  {
    mutants: /^off by one in lane\.segment: < becomes <= in \(\{0, lane\.segment\.wanted\} < lane\.segment\.both\)$/,
    reason: 'Where two beats have as many bytes as are wanted, it is the same whether all or what is wanted is taken.',
  },
  {
    mutants: /^off by one in lane\.(hashes|slots\.queue): a == b becomes a - 1 == b in .*\.full = /,
    reason: 'Slots are counted before they begin, so these queues always have room.',
  },
  {
    mutants: /^dropped enable in lane\.ghash: enable of write 0 to lane\.ghash\.beats dropped: lane\.is_hashed$/,
    reason: 'The place is not passed on, and written again by the next block before it is read.',
  },
  {
    mutants:
      /^dropped enable in key_install\.hash_powers: enable of .* dropped: (~key_install\.hash_powers\.power|not \(key_install\.hash_powers\.step == 0\))$/,
    reason: 'One lane has two powers, so there is one to be made; and the step that ends it is not the first one.',
  },
  {
    mutants:
      /^constant in key_install\.hash_powers: constant (28 becomes 29|224 becomes 225) in \(key_install\.hash_powers\.value & (28|224)\)$/,
    reason:
      'One lane has H and its square alone, and in a square the products of two bits of H come twice: the bit that is added here is 0.',
  },
  {
    mutants: /^dropped enable in lane\.segment: enable of lane\.segment\.pass_left dropped: lane\.segment\.passes$/,
    reason: 'What is left of a part that is over is not looked at.',
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
