/** Mutants of DCQCN and HPCC at the seam of a sender that behave as the designs do. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const dcqcnSeamSurvivors: readonly Explanation[] = [
  survivor(
    /^off by one in dcqcn\.rates: < becomes <= in \(\{0, registers_dcqcn_link_rate\} < dcqcn\.rates\.target_sum\)$/,
    'a target that is the rate of the link is the same, capped or not',
  ),
  survivor(
    /^constant in dcqcn: constant 0 becomes 1 in \(rst \? 0 : dcqcn\.(heard_enable|heard_valid_1|is_turn)\)$/,
    'what the clocks after reset write to any context is there until the sweep writes it, and nothing has come',
  ),
];

export const hpccSeamSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in (hpcc|samples)\.(in_flight\.flights|windows|taken|taken_copy): enable of write 0 to .*memory dropped/,
    'a clock without an event has no kind, so what it reads it writes back: the word with all before it',
  ),
  survivor(
    /^off by one in hpcc\.hop_\d: < becomes <= in \(hpcc\.before_words_\d_queue < hpcc\.hops_words_\d_queue\)$/,
    'of two queues that are the same either is the smaller one',
  ),
  survivor(
    /^constant in hpcc: constant 0 becomes 1 in \(rst \? 0 : (hpcc\.(taken|hears(_\w+)?)|\(samples\.sampled & samples\.leaves_2\))\)$/,
    'a context begins after reset with its start, which is heard whatever is on its way, is written after that, and ' +
      'lets go samples for as long as that takes',
  ),
  survivor(
    /^constant in (hpcc|samples)\.(in_flight\.flights|windows|taken): constant 0 becomes 1 in \(rst \? 0 : .*\.writes\)$/,
    'a context begins after reset with its start, which sets the word whatever it was',
  ),
  survivor(
    /^(constant|off by one) in hpcc: .* in \(samples\.event_at_4\.ago_2_kind == 1\)$/,
    'HPCC takes of the flight what was removed alone: what is sent moves that by nothing, and a start sets it anyway',
  ),
  survivor(
    /^constant in hpcc\.hop_\d\.one_over\.zeros: constant 24 becomes 25 in .*none_23_0 \? 24 : /,
    'a hop whose time has not moved does not count, whatever its load is',
  ),
];
