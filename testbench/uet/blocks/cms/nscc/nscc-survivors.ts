/** Mutants of NSCC that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const nsccSurvivors: readonly Explanation[] = [
  survivor(
    /^(dropped enable in .*: enable of write 0 to .*memory dropped: .*(writes|valid_2)|operator in .*: and becomes or in .*\.writes = .*|stuck bit in delays: delays\.valid_(read|out) stuck at 1)$/,
    'a clock without an event has no kind, so what it reads it writes back: the word with all that the events before it left',
  ),
  survivor(
    /^off by one in moving: < becomes <= in moving\.is_(low|high) = /,
    'where the window is exactly the limit less the change, the sum is the limit',
  ),
  survivor(
    /^off by one in (lowest: < becomes <= in \(lowest\.whole < |less: < becomes <= in )/,
    'of two equal numbers either is the larger one',
  ),
  survivor(
    /^constant in \w+\.\w+: constant 0 becomes 1 in \(rst \? 0 : \w+\.\w+\.(writes|valid_\d)\)$/,
    'what a context had before the first event after reset, which is its start, says nothing',
  ),
  survivor(
    /^operator in (choosing|the top): xor becomes or in \(\{0, [\w.]+\} \^ 0x[18]0+\)$/,
    'the bit that it turns over is the 0 above the word',
  ),
  survivor(
    /^operator in choosing: and becomes or in \(ack_choose_later\.ago_\d+ & penalised_choose_later\.ago_\d+\)$/,
    'what is saved counts from the ACK that limits the window on, which saves it last',
  ),
];
