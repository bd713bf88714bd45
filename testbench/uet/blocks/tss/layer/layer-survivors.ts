/** Mutants of the parts of the TSS layer that no test can kill and Yosys does not prove equivalent, and why. */
import type { Explanation } from '../../../../design-tests/explanation.ts';
import { askedLate } from './bindings-apart.ts';
import { guardsSurvivors } from './guards-survivors.ts';
import { comparedBefore, fetchedLate, forgottenOtherwise, secondInTurn, wipedNext } from './kdf-apart.ts';
import { keysSurvivors } from './keys-survivors.ts';
import { resolverSurvivors } from './resolver-survivors.ts';

/** Of either side: in the instances that make the keys and the header of a packet. */
const eitherSide: readonly Explanation[] = [
  {
    mutants:
      /^off by one in (number|judge): < becomes <= in \(\S*crypt_offset < \{0, (number\.tss_bytes|\(find\.packet_out_begin\[122\] \? 16 : 12\))\}\)$/,
    reason: 'The larger of two numbers: where they are equal it is either.',
    apart: {},
  },
];

export const layerSurvivors: Readonly<Record<string, readonly Explanation[]>> = {
  self_test: [
    {
      mutants: /^constant in the top: constant 1 becomes 0 in \(rst \? 1 : \(ends \? \(differs \| late\) : wrong\)\)$/,
      reason: 'The end of the test says whether it has failed, and nothing looks before; an upset of the state would.',
      apart: { registers: { wrong: (now) => now.of('state').is('done').not() } },
    },
  ],
  kdf: [
    {
      mutants: /^constant in aes: constant 0 becomes 1 in \(up_ready \? 0 : first_cipher\)$/,
      reason:
        'What the cipher of a key is overwritten with, in a word that no port shows: the next cipher takes its place before it is looked at.',
      apart: forgottenOtherwise,
    },
    {
      mutants: /^dropped enable in the top: enable of second dropped: aes_done$/,
      reason:
        'Of a message of two blocks it changes in each clock then, and a block takes 17: it is the same where one is taken and where one ends, and nothing looks at it between.',
      apart: secondInTurn,
    },
  ],
  check: [
    {
      mutants: /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : (looks|valid_compare)\)$/,
      reason: 'In the clock after a reset: it has no effect while no key is checked.',
      apart: comparedBefore,
    },
    {
      mutants: /^dropped enable in the top: enable of row dropped: wipes$/,
      reason: 'The row that is swept is looked at during the sweep alone, which begins with 0 after a reset.',
      apart: wipedNext,
    },
    {
      mutants: /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(check_enable \? \(looks \? /,
      reason: 'In the clock after a reset: no key is checked before all rows are swept, and until then it is 0 again.',
      apart: comparedBefore,
    },
    {
      mutants: /^dropped enable in the top: enable of held_request_association dropped: \(state == 0\)$/,
      reason: 'It is looked at in the clock after the one in which it was taken alone, which fetches that key.',
      apart: fetchedLate,
    },
    {
      mutants:
        /^stuck bit in the top: bit 2 of \(\(state == 0\) \? \(\(up_valid & ~wipes\) \? 1 : state\) : state\) stuck at 0$/,
      reason: 'What is chosen in state 0 is 0 or 1; what other states choose takes the place of this value.',
    },
  ],
  resolver: resolverSurvivors,
  guards: guardsSurvivors,
  keys: keysSurvivors,
  transmit: [...eitherSide],
  receive: [...eitherSide],
  bindings: [
    {
      mutants: /^dropped enable in the top: enable of held_job dropped: \(state == 0\)$/,
      reason: 'The job is looked at in the clock after it was taken alone, in which the table keeps it.',
      apart: askedLate,
    },
  ],
  layer: [
    {
      mutants: /^stuck bit in control\.management: bit 2 of \(\(\(\(.*_operation_value == 3\)\) \? 1 : 2\) stuck at 0$/,
      reason: 'Neither of the two states that it chooses from has that bit.',
    },
  ],
};
