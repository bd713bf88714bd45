/** Mutants of the sender of RUDI that behave as it does, or whose difference no run is long enough to see. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const rudiSendsSurvivors: readonly Explanation[] = [
  survivor(
    /^stuck bit in the top: bit (1[1-9]|2\d|3[01]) of .*count_\w+( \+ 1\)|\)|)+ stuck at 0$/,
    'a count has this bit after 2,048 events or more; the tests have 1,100 of each, for which lower bits are enough',
  ),
  survivor(
    /^stuck bit in the top: bit (2[5-9]|3[01]) of windows\.event_bytes stuck at 0$/,
    'bytes that a window has sent since the reset have this bit after 32 MiB or more; the tests have 18 MB',
  ),
  survivor(
    /^constant in the top: constant 10 becomes \d in \(turn\[3\] \? 10 : 11\)$/,
    'events of these kinds change a window by their bytes, of which one has none in a clock without another event',
  ),
  survivor(
    /^constant in the top: constant 11 becomes 12 in \(turn\[3\] \? 10 : 11\)$/,
    'a context that is idle and has sent nothing is as one that starts',
  ),
  survivor(
    /^constant in the top: constant 0 becomes 1 in \{0, send_payload_tuple_destination\[127:126\]\}$/,
    'all windows have another number, and are alike',
  ),
];
