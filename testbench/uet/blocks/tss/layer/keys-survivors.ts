/** Mutants of the keys of received packets that no test can kill, and why; of some it is proved. */
import type { Explanation } from '../../../../design-tests/explanation.ts';
import {
  bothSwept,
  issuedNext,
  keysDecidedNext,
  keysSweptEarly,
  keysSweptInAnyTurn,
  lastBefore,
  orderedOneMore,
  settlesInOtherSteps,
  staysInOtherSteps,
} from './cache-apart.ts';

export const keysSurvivors: readonly Explanation[] = [
  {
    mutants: /^constant in cache: constant 1 becomes \d+ in \(cache\.lookable \? 3 : 1\)$/,
    reason:
      'What is chosen for a packet that was missed. Where misses pass none is, and one of the three before it is why the cache changes.',
    apart: {},
  },
  {
    mutants:
      /^(operator in the top: and becomes or in \(cache\.leaves & is_slow\)|stuck bit in the top: \(cache\.leaves & is_slow\) stuck at 1)$/,
    reason:
      'Only looked at where a packet has stayed for two clocks and nothing is leaving. One that stays is there, and one that is not slow leaves in the first clock in which nothing is.',
    apart: {},
  },
  {
    mutants:
      /^\S.* in cache: (a == b becomes a \+ 1 == b in \(cache\.claimed_way == [12]\)|a == b becomes a - 1 == b in \(cache\.claimed_way == [01]\)|constant [0-2] becomes [0-2] in \(cache\.claimed_way == [0-2]\)|\(cache\.claimed_way == [0-2]\) stuck at 0)$/,
    reason:
      'A key that is being made only ever has the last of the four ways: `decide` chooses that where it leads to `claim`, and nothing else writes the register.',
    apart: {},
  },
  {
    mutants: /^swapped arms in cache: arms of \(\(cache\.state == \d+\) \? 3 : cache\.claimed_way\) swapped$/,
    reason: 'The last way in each clock but that of a claim, before which it is the last one already.',
    apart: lastBefore,
  },
  {
    mutants:
      /^operator in cache: and becomes or in \(\(\(cache\.state == 0\) & cache\.erasing\) & \(cache\.swept_way == [1-3]\)\)$/,
    reason:
      "A way that is swept in the turn of another one has the same said of it in its own. Outside of a sweep it is the first one's turn.",
    apart: keysSweptInAnyTurn,
  },
  {
    mutants: /^dropped enable in cache: enable of cache\.orders dropped: maker_quiet$/,
    reason:
      'An order is taken in its first clock: there is one at a time, and what makes keys has nothing to do before it.',
    apart: {},
  },
  {
    mutants: /^(operator in the top: add becomes sub|constant in the top: constant 1 becomes 3) in \(stayed \+ 1\)$/,
    reason: 'Of two bits: from 0 by way of 3 it comes to 2 in two steps as well, and nothing looks at those between.',
    apart: staysInOtherSteps,
  },
  {
    mutants: /^operator in cache: and becomes or in \(\(cache\.state == 0\) & cache\.erasing\)$/,
    reason: 'Of the two clocks in which an entry is swept the first one says the same of it as the second.',
    apart: keysSweptEarly,
  },
  {
    mutants:
      /^(constant in cache: constant 2 becomes 10 in \(cache\.state == 2\)|off by one in cache: a == b becomes a - 1 == b in \(cache\.state == 7\)|stuck bit in cache: \(cache\.state == 2\) stuck at 0)$/,
    reason: 'What belongs to misses that wait: where they pass no state is reached that waits.',
    apart: {},
  },
  {
    mutants: /^constant in the top: constant 0 becomes 1 in \{forget_index, 0\}$/,
    reason: 'Of a domain both associations are swept, whichever of them is named.',
    apart: bothSwept,
  },
  {
    mutants: /^constant in cache: constant 1 becomes 5 in \(cache\.settling - 1\)$/,
    reason: 'Of three bits: from 6 it comes to 0 in six steps as well, and only 0 counts.',
    apart: settlesInOtherSteps,
  },
  {
    mutants: /^stuck bit in cache: ~cache\.want_valid stuck at 1$/,
    reason: 'Who asks for a key is parked, and while a packet is there is no quiet.',
    apart: {},
  },
  {
    mutants: /^stuck bit in cache: \(maker_quiet \? 0 : cache\.orders\) stuck at 0$/,
    reason: 'An order is taken in its first clock.',
    apart: {},
  },
  {
    mutants:
      /^(stuck bit in cache: \(cache\.claimed_way == 3\) stuck at 1|dropped enable in cache: enable of cache\.claimed_way dropped: \(cache\.state == 6\))$/,
    reason: 'A key that is being made only ever has the last way.',
    apart: { registers: { 'cache.claimed_way': (now) => now.of('cache.claims').not() } },
  },
  {
    mutants: /^stuck bit in cache: ~erase_enable stuck at 1$/,
    reason: 'The mask that is written is zero then anyhow: while nothing is made, what makes keys holds zeros.',
    apart: {},
  },
  {
    mutants: /^dropped enable in the top: enable of is_latched dropped: parked_down_valid$/,
    reason: 'It is set in each clock until a packet is there, and the last one counts.',
    apart: { registers: { is_latched: (now) => now.of('front').is('idle') } },
  },
  {
    mutants: /^dropped enable in cache: enable of cache\.swept_way dropped: \(cache\.state == 0\)$/,
    reason: 'Outside of a sweep no entry has been swept, so that none is the next.',
    apart: {},
  },
  {
    mutants: /^swapped arms in cache: arms of \(maker_quiet \? 0 : cache\.orders\) swapped$/,
    reason: 'An order is taken in its first clock, after which what makes keys takes none for clocks.',
    apart: orderedOneMore,
  },
  {
    mutants:
      /^swapped arms in cache: arms of \((cache\.lookable|cache\.is_made|cache\.flights_promote_valid|\(cache\.state == 1\)) \? .*cache\.looked.* swapped$/,
    reason: 'While nothing is being looked up, those that have been looked up are those that have been decided.',
    apart: {},
  },
  {
    mutants: /^stuck bit in the top: bit 1[1-9] of \{0, parked_down_payload_packet_around_bytes\} stuck at 0$/,
    reason: 'A packet of so many bytes finds no room, and is not parked.',
  },
  {
    mutants: /^dropped enable in cache: enable of write 0 to cache\.results dropped: cache\.answers$/,
    reason: 'Of the packet that is decided next: it is not looked at before that, and written with it.',
    apart: keysDecidedNext,
  },
  {
    mutants:
      /^dropped enable in cache\.flights: enable of write 0 to cache\.flights\.under_way dropped: cache\.issue_enable$/,
    reason:
      'The word of the packet that is issued next: it is written with that one, and fewer are under way than there are words.',
    apart: issuedNext,
  },
];
