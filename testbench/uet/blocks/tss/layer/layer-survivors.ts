/** Mutants of the parts of the TSS layer that no test can kill and Yosys does not prove equivalent, and why. */
import type { Explanation } from '../../../../design-tests/explanation.ts';
import { guardsSurvivors } from './guards-survivors.ts';
import { keysSurvivors } from './keys-survivors.ts';
import { resolverSurvivors } from './resolver-survivors.ts';

/** Of either side: in the instances that make the keys and the header of a packet. */
const eitherSide: readonly Explanation[] = [
  {
    mutants:
      /^constant in (number|judge)\.aad: constant 0 becomes \d+ in \{.*\b(aad\.(tss|tail)|\w*between\S*|0), 0\}( \(\d\))?$/,
    reason: 'Bytes behind the end of a header, of which its length is told, so that nobody takes them.',
  },
  {
    mutants:
      /^constant in (number|judge)\.key: constant 0 becomes \d+ in \{0, \((number|judge)\S*has_ssi \? .*\[31:0\]\)\}$/,
    reason:
      'Bits above an address of 4 bytes: no key is derived from them. They only are part of what keys are known by, the same for all such addresses.',
  },
  {
    mutants: /^constant in find: constant 0 becomes 8 in \(rst \? 0 : \(domain_enable \? .*\bfind\.used\b/,
    reason:
      'The highest of four entries: without a key it takes no packet, and there is none above that it could hide.',
  },
  {
    mutants:
      /^off by one in (number|judge): < becomes <= in \(\S*crypt_offset < \{0, (number\.tss_bytes|\(find\.found_packet_begin\[122\] \? 16 : 12\))\}\)$/,
    reason: 'The larger of two numbers: where they are equal it is either.',
  },
  {
    mutants: /^stuck bit in frames: frames_down_payload_room stuck at 0$/,
    reason:
      'Each frame that is written has a 0 there. A word that was never written may have a 1, and is looked at by nothing, as the queue is empty.',
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
  budget: [
    {
      mutants:
        /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : \(~\(\.\.\. < settings_interval\) \? 0 : \(waited \+ 1\)\)\)$/,
      reason:
        'Where the first interval after a reset ends, a clock sooner: buckets are full then, and no rule says where intervals begin.',
    },
    {
      mutants: /^stuck bit in the top: ~fills stuck at 1$/,
      reason:
        'An interval that ends in the clock in which all buckets have been filled: it adds a key as any other does, and to none above its burst.',
    },
  ],
  failures: [
    {
      mutants: /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(\(state == 2\) \? .*nearly_at_once/,
      reason:
        'After a reset, of a domain without limits: no packet of it fails, and its first limits decide the bit before one may.',
    },
    {
      mutants: /^dropped enable in the top: enable of (counted|nearly|warned) dropped: \(state == 0\)$/,
      reason:
        'A window that ends while a failure is counted: `over` stays until that is done, and what is set then is the same. Meanwhile none of these is looked at.',
    },
  ],
  kdf: [
    {
      mutants: /^constant in aes: constant 0 becomes 1 in \(up_ready \? 0 : first_cipher\)$/,
      reason:
        'What the cipher of a key is overwritten with, in a word that no port shows: the next cipher takes its place before it is looked at.',
    },
    {
      mutants: /^dropped enable in the top: enable of second dropped: aes_done$/,
      reason:
        'Of a message of two blocks it changes in each clock then, and a block takes 17: it is the same where one is taken and where one ends, and nothing looks at it between.',
    },
  ],
  check: [
    {
      mutants: /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : (looks|is_fetched)\)$/,
      reason: 'In the clock after a reset: it has no effect while no key is checked.',
    },
    {
      mutants: /^dropped enable in the top: enable of row dropped: wipes$/,
      reason: 'The row that is swept is looked at during the sweep alone, which begins with 0 after a reset.',
    },
    {
      mutants: /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : .*check_enable/,
      reason: 'In the clock after a reset: no key is checked before all rows are swept, and until then it is 0 again.',
    },
    {
      mutants: /^dropped enable in the top: enable of held_request_association dropped: \(state == 0\)$/,
      reason: 'It is looked at in the clock after the one in which it was taken alone, which fetches that key.',
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
  transmit: [
    ...eitherSide,
    {
      mutants: /^stuck bit in number\.results: number\.results\.full stuck at 0$/,
      reason:
        'While it is full as many packets wait for their numbers as it has places, no other one asks, and so none comes: `result_finds_room` asserts that in each clock of each test.',
    },
    {
      mutants: /^stuck bit in the top: cuts_ready stuck at 1$/,
      reason:
        'From the orders to the end of the engine fewer packets find room than the queue has places: 24 of the shortest, while no body is taken (`endsWait`).',
    },
  ],
  receive: [
    ...eitherSide,
    {
      mutants: /^constant in judge: constant 2 becomes 10 in \(.* \? 2 : /,
      reason: '10 is no judgement: what is told of it is what is told of 2, that the packet is invalid.',
    },
    {
      mutants: /^constant in route: constant 0 becomes 255 in \(rst \? 0 : \(takes_aside_ready \? 0 : /,
      reason:
        'Of the first body after a reset, if it is parked and longer than its head says, a beat more is kept. The memory of parked beats has room for two more than are counted, and what leaves it is cut to what was said (`parkingFills`).',
    },
    {
      mutants: /^stuck bit in route: \(parked_bodies_taken \| route\.is_full\) stuck at 1$/,
      reason:
        'What is parked has room, as beats are counted before and no more of a body is stored than were said of it: the memory refuses none in any test, `parkingFills` among them.',
    },
    {
      mutants: /^stuck bit in the top: ~resolve\.leaving_needed stuck at 0$/,
      reason:
        'A packet without a descriptor waits for room of descriptors then. Its body comes after those of the packets that have theirs in that queue, so that it goes on as soon as before: all outputs are the same in each clock of the tests.',
    },
  ],
  bindings: [
    {
      mutants: /^dropped enable in the top: enable of held_job dropped: \(state == 0\)$/,
      reason: 'The job is looked at in the clock after it was taken alone, in which the table keeps it.',
    },
  ],
  layer: [
    {
      mutants: /^stuck bit in control\.management: bit 2 of \(\(\(\(.*_operation_value == 3\)\) \? 1 : 2\) stuck at 0$/,
      reason: 'Neither of the two states that it chooses from has that bit.',
    },
  ],
};
