/** Mutants of the parser that no test can kill and Yosys cannot prove equivalent, and why. */
import type { ParserWidth } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';
import type { WireSettings } from '../../golden/wire/index.ts';

const excluded = 'These are the counters of verdicts that the settings of this design exclude.';

/** The explanations for a parser of that width and settings: each is about something that it has. */
export function parserSurvivors(size: ParserWidth, settings: Partial<WireSettings>): readonly Explanation[] {
  const { crc = 'none', fcs = false } = settings;
  const [unused, codes] =
    crc === 'none' && !fcs ? ['bad_fcs|bad_crc|reserved_bits', '10|11|12'] : ['reserved_bits', '12'];
  return [
    survivor(new RegExp(`^stuck bit in the top: bit \\d+ of \\(counts_(${unused}) \\+ 1\\) stuck at`), excluded),
    survivor(new RegExp(`^stuck bit in the top: \\(judge_verdict == (${codes})\\) stuck at 0`), excluded),
    ...(crc === 'none' && !fcs
      ? [survivor(/^off by one in the top: a == b becomes a \+ 1 == b in \(judge_verdict == 1[12]\)/, excluded)]
      : []),
    survivor(
      /^constant in stages\.pds: constant 12 becomes \d+ in stages\.pds\.taken = /,
      'A PDS header can only be cut in a trimmed packet, and no DSCP of this design says that a packet is one.',
    ),
    survivor(
      /^constant in stages\.ses: constant 0 becomes \d+ in \(~stages\.ses\.has_atomic \? 0/,
      'The kind of the extension where it is not all there: such a packet is short, and of packets that are dropped ' +
        'what follows the reason means nothing. Only a trimmed one would be kept, and this design knows none.',
    ),
    survivor(
      /^stuck bit in stages\.pds: \(stages\.pds\.is_good & ~stages\.pds\.is_short\) stuck at 1/,
      'The SES header is then looked for in packets that have a reason to be dropped by now. That reason comes before all ' +
        'that is found there, and headers after it mean nothing.',
    ),
    survivor(
      /^stuck bit in stages\.ses: stages\.ses\.is_cut stuck at 0/,
      'An SES header can only be cut in a trimmed packet, too.',
    ),
    survivor(
      /^off by one in stages\.pds: a < b becomes a < b - 1 in \(stages\.pds\.left_of_pds_move < 12\)/,
      'What is left of a PDS header that was cut: in a trimmed packet.',
    ),
    survivor(
      /^stuck bit in stages\.transport: stages\.transport\.entropy_move stuck at 1/,
      'UET is then found in packets of other protocols, which are told to be that before.',
    ),
    survivor(
      /^stuck bit in cut: cut\.from_held\[1\] stuck at 1/,
      'Byte 1 is of the next beat only where the payload begins in the last byte of one, and headers have even lengths.',
    ),
    survivor(
      /^stuck bit in stages\.link_out_later: bit 3 of \S+_verdict stuck at 0/,
      'The verdicts of this stage are 0 to 2.',
    ),
    survivor(
      /^dropped enable in collect: enable of collect\.(count dropped: |taken dropped: any|word_2 dropped: (collect\.next|take))/,
      'The collector then goes on after the last beat of the header. Its outputs are read in the clock of `done` alone, in ' +
        'which nothing of that has been seen. (That they hold longer is what the tests of the collector look at.)',
    ),
    survivor(
      /^stuck bit in collect: bit 8 of \(take \? .*collect\.taken.* stuck at 0/,
      'A packet has at most 192 bytes in the beats that the header is in, so the count needs one bit less.',
    ),
    survivor(
      /^off by one in stages\.ip: a < b becomes a < b - 1 in \(stages\.link_left < (20|40)\)/,
      'An IP header without its last byte is shorter than it says itself, too: the judge finds that out with the same verdict.',
    ),
    survivor(
      /^off by one in stages\.transport: < becomes <= in \(stages\.ip_left < 4\)/,
      'With nothing after its entropy header a packet is short in any case.',
    ),
    survivor(
      /^operator in stages\.ip: and becomes or in stages\.ip\.is_whole = /,
      'UDP is then looked for in packets that have a reason to be dropped by now, which comes before all that is found ' +
        'there; headers after it mean nothing.',
    ),
    survivor(
      /^dropped enable in cut: enable of cut\.(owed|rest) dropped: cut\.full/,
      'Between two packets, where `opens` is 1 without a beat, the state of a packet that has not come is set; when its first ' +
        'beat comes it is set again. What is left of the packet before leaves in the clock before.',
    ),
    survivor(
      /^dropped enable in cut\.queue: enable of write 0 to cut\.queue\.items dropped: cut\.queue\.push/,
      'A write without a push goes to the next free word, which is written again by the push. There always is one: the ' +
        'cutter takes no beat that could fill its queue.',
    ),
    survivor(
      /^stuck bit in stages\.transport: bit (\d|[12]\d|3[01]) of \{stages\.transport\.held_front\[63:32\], 0\} stuck at 1/,
      'Bits of the union of UDP and entropy header that the entropy header does not have: they mean nothing.',
    ),
    ...(size < 64
      ? []
      : [
          survivor(
            /^(stuck bit in plans: plans_ready stuck at 1|swapped arms in plans: arms of \(rst \? 0 : .*plans\.outstanding)/,
            'As many packets as `plans` has room for are as many beats or more, which is all that `body` has room for: the ' +
              'parser then waits because of it.',
          ),
        ]),
  ];
}
