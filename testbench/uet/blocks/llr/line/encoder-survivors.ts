/** Mutants of the encoder of 8 bytes a clock that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const encoderSurvivors: readonly Explanation[] = [
  survivor(
    /^(off by one in packer\.place_[1-5]: < becomes <= in|constant in packer\.place_[1-5]: constant (1 becomes 0|2 becomes 1|3 becomes 2|4 becomes 3) in) \(\d < plan_at\)$/,
    'Where blocks wait, a clock of 8 bytes places none. So the place `plan_at` holds nothing that is meant, and whether ' +
      'it moves up with what waits is no matter.',
  ),
  survivor(
    /^(off by one in packer\.place_\d: a < b becomes a < b - 1 in|constant in packer\.place_\d: constant (0 becomes 1|1 becomes 2|2 becomes 3|3 becomes 4|4 becomes 5) in) \(\d < plan_from\)$/,
    'The place before `plan_from` holds a start, or a set, or what waits, and each goes before the blocks of a frame: whether ' +
      'it is taken for one of them is not looked at.',
  ),
  survivor(
    /^constant in the top: constant 0 becomes \d in \(rst \? 0 : \(advance \? from : plan_from\)\)$/,
    'The plan after reset places nothing: no start, and `plan_to` is 0.',
  ),
  survivor(
    /^constant in packer\.place_0: constant 5 becomes [67] in \(plan_error \? 4 : 5\)$/,
    'A number that is no state shows an idle, as that of the state does.',
  ),
];
