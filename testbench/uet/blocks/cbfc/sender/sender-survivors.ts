/** Mutants of the CBFC sender that no test can kill and Yosys cannot prove equivalent, and why. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const senderSurvivors: readonly Explanation[] = [
  survivor(
    /^stuck bit in the top: bit 19 of .*status_(most_)?used\) stuck at 0/,
    'Limits are below 2^19 (link-layer.md B6, hazard 5), and no channel uses more than its limit, so the highest bit of ' +
      'what is in use is never 1. A proof knows nothing of what software programs.',
  ),
  survivor(
    /^constant in the top: .* in \(rst \? 0 : settings_/,
    'The register takes over the settings in the first clock after reset, long before the first frame can be looked at, ' +
      'so what it holds during reset is never used. States differ for a clock, which a proof over equal states does not allow for.',
  ),
  survivor(
    /^stuck bit in requests: bit 1[2-7] of \{~requests\.elapsed/,
    'The counter of microseconds gets there after 4 ms or more, which is longer than tests simulate.',
  ),
  survivor(
    /^dropped enable in channel_\d\.queue: enable of write 0 to channel_\d\.queue\.costs dropped/,
    'What is written without a push goes where the next cost will be, before that is read. With a full queue that is the place of the first ' +
      'frame, whose cost is in a register.',
  ),
  survivor(
    /^constant in port: .* in \(rst \? 0 : \(\{port\.recent/,
    'Grants before reset are forgotten two clocks after it, long before the first frame can be looked at. States differ for two ' +
      'clocks, which a proof over equal states does not allow for.',
  ),
  survivor(
    /^stuck bit in \w+_counter: bit [5-7] of /,
    'A short counter gets there after 32 events or more of a rare kind, which is more than a test has.',
  ),
];
