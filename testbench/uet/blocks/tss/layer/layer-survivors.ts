/** Mutants of the parts of the TSS layer that no test can kill and Yosys does not prove equivalent, and why. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';
import { askedLate } from './bindings-apart.ts';
import { guardsSurvivors } from './guards-survivors.ts';
import { comparedBefore, fetchedLate, forgottenOtherwise, secondInTurn, wipedNext } from './kdf-apart.ts';
import { keysSurvivors } from './keys-survivors.ts';
import { resolverSurvivors } from './resolver-survivors.ts';

/** Of either side: in the instances that make the keys and the header of a packet. */
const eitherSide: readonly Explanation[] = [
  survivor(
    /^off by one in (number|judge): < becomes <= in \(\S*crypt_offset < \{0, (number\.tss_bytes|\(find\.packet_out_begin\[122\] \? 16 : 12\))\}\)$/,
    'The larger of two numbers: where they are equal it is either.',
    {},
  ),
];

export const layerSurvivors: Readonly<Record<string, readonly Explanation[]>> = {
  self_test: [
    survivor(
      /^constant in the top: constant 1 becomes 0 in \(rst \? 1 : \(ends \? \(differs \| late\) : wrong\)\)$/,
      'The end of the test says whether it has failed, and nothing looks before; an upset of the state would.',
      { registers: { wrong: (now) => now.of('state').is('done').not() } },
    ),
  ],
  kdf: [
    survivor(
      /^constant in aes: constant 0 becomes 1 in \(up_ready \? 0 : first_cipher\)$/,
      'What the cipher of a key is overwritten with, in a word that no port shows: the next cipher takes its place before it is looked at.',
      forgottenOtherwise,
    ),
    survivor(
      /^dropped enable in the top: enable of second dropped: aes_done$/,
      'Of a message of two blocks it changes in each clock then, and a block takes 17: it is the same where one is taken and where one ends, and nothing looks at it between.',
      secondInTurn,
    ),
  ],
  check: [
    survivor(
      /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : (looks|valid_compare)\)$/,
      'In the clock after a reset: it has no effect while no key is checked.',
      comparedBefore,
    ),
    survivor(
      /^dropped enable in the top: enable of row dropped: wipes$/,
      'The row that is swept is looked at during the sweep alone, which begins with 0 after a reset.',
      wipedNext,
    ),
    survivor(
      /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(check_enable \? \(looks \? /,
      'In the clock after a reset: no key is checked before all rows are swept, and until then it is 0 again.',
      comparedBefore,
    ),
    survivor(
      /^dropped enable in the top: enable of held_request_association dropped: \(state == 0\)$/,
      'It is looked at in the clock after the one in which it was taken alone, which fetches that key.',
      fetchedLate,
    ),
    survivor(
      /^stuck bit in the top: bit 2 of \(\(state == 0\) \? \(\(up_valid & ~wipes\) \? 1 : state\) : state\) stuck at 0$/,
      'What is chosen in state 0 is 0 or 1; what other states choose takes the place of this value.',
    ),
  ],
  resolver: resolverSurvivors,
  guards: guardsSurvivors,
  keys: keysSurvivors,
  transmit: [...eitherSide],
  receive: [...eitherSide],
  bindings: [
    survivor(
      /^dropped enable in the top: enable of held_job dropped: \(state == 0\)$/,
      'The job is looked at in the clock after it was taken alone, in which the table keeps it.',
      askedLate,
    ),
  ],
  layer: [
    survivor(
      /^stuck bit in control\.management: bit 2 of \(\(\(\(.*_operation_value == 3\)\) \? 1 : 2\) stuck at 0$/,
      'Neither of the two states that it chooses from has that bit.',
    ),
  ],
};
