/** Mutants of the keys of received packets that no test can kill, and why; of some it is proved. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';
import {
  issuedNext,
  keysDecidedNext,
  keysSweptEarly,
  keysSweptInAnyTurn,
  lastBefore,
  orderedOneMore,
  staysInOtherSteps,
} from './cache-apart.ts';
import { cacheSurvivors } from './cache-survivors.ts';

export const keysSurvivors: readonly Explanation[] = [
  ...cacheSurvivors,
  survivor(
    /^constant in cache: constant 1 becomes \d+ in \(cache\.lookable \? 3 : 1\)$/,
    'What is chosen for a packet that was missed. Where misses pass none is, and one of the three before it is why the cache changes.',
    {},
  ),
  survivor(
    /^(operator in the top: and becomes or in \(cache\.leaves & is_slow\)|stuck bit in the top: \(cache\.leaves & is_slow\) stuck at 1)$/,
    'Only looked at where a packet has stayed for two clocks and nothing is leaving. One that stays is there, and one that is not slow leaves in the first clock in which nothing is.',
    {},
  ),
  survivor(
    /^\S.* in cache: (a == b becomes a \+ 1 == b in \(cache\.claimed_way == [12]\)|a == b becomes a - 1 == b in \(cache\.claimed_way == [01]\)|constant [0-2] becomes [0-2] in \(cache\.claimed_way == [0-2]\)|\(cache\.claimed_way == [0-2]\) stuck at 0)$/,
    'A key that is being made only ever has the last of the four ways: `decide` chooses that where it leads to `claim`, and nothing else writes the register.',
    {},
  ),
  survivor(
    /^swapped arms in cache: arms of \(\(cache\.state == \d+\) \? 3 : cache\.claimed_way\) swapped$/,
    'The last way in each clock but that of a claim, before which it is the last one already.',
    lastBefore,
  ),
  survivor(
    /^operator in cache: and becomes or in \(\(\(cache\.state == 0\) & cache\.erasing\) & \(cache\.swept_way == [1-3]\)\)$/,
    "A way that is swept in the turn of another one has the same said of it in its own. Outside of a sweep it is the first one's turn.",
    keysSweptInAnyTurn,
  ),
  survivor(
    /^dropped enable in cache: enable of cache\.orders dropped: maker_quiet$/,
    'An order is taken in its first clock: there is one at a time, and what makes keys has nothing to do before it.',
    {},
  ),
  survivor(
    /^(operator in the top: add becomes sub|constant in the top: constant 1 becomes 3) in \(stayed \+ 1\)$/,
    'Of two bits: from 0 by way of 3 it comes to 2 in two steps as well, and nothing looks at those between.',
    staysInOtherSteps,
  ),
  survivor(
    /^operator in cache: and becomes or in \(\(cache\.state == 0\) & cache\.erasing\)$/,
    'Of the two clocks in which an entry is swept the first one says the same of it as the second.',
    keysSweptEarly,
  ),
  survivor(
    /^(constant in cache: constant 2 becomes 10 in \(cache\.state == 2\)|off by one in cache: a == b becomes a - 1 == b in \(cache\.state == 7\)|stuck bit in cache: \(cache\.state == 2\) stuck at 0)$/,
    'What belongs to misses that wait: where they pass no state is reached that waits.',
    {},
  ),
  survivor(
    /^stuck bit in cache: ~cache\.want_valid stuck at 1$/,
    'Who asks for a key is parked, and while a packet is there is no quiet.',
    {},
  ),
  survivor(
    /^stuck bit in cache: \(maker_quiet \? 0 : cache\.orders\) stuck at 0$/,
    'An order is taken in its first clock.',
    {},
  ),
  survivor(
    /^(stuck bit in cache: \(cache\.claimed_way == 3\) stuck at 1|dropped enable in cache: enable of cache\.claimed_way dropped: \(cache\.state == 6\))$/,
    'A key that is being made only ever has the last way.',
    { registers: { 'cache.claimed_way': (now) => now.of('cache.claims').not() } },
  ),
  survivor(
    /^dropped enable in the top: enable of is_latched dropped: parked_down_valid$/,
    'It is set in each clock until a packet is there, and the last one counts.',
    { registers: { is_latched: (now) => now.of('front').is('idle') } },
  ),
  survivor(
    /^swapped arms in cache: arms of \(maker_quiet \? 0 : cache\.orders\) swapped$/,
    'An order is taken in its first clock, after which what makes keys takes none for clocks.',
    orderedOneMore,
  ),
  survivor(
    /^swapped arms in cache: arms of \((cache\.lookable|cache\.is_made|cache\.flights_promote_valid|\(cache\.state == 1\)) \? .*cache\.looked.* swapped$/,
    'While nothing is being looked up, those that have been looked up are those that have been decided.',
    {},
  ),
  survivor(
    /^stuck bit in the top: bit 1[1-9] of \{0, parked_down_payload_packet_around_bytes\} stuck at 0$/,
    'A packet of so many bytes finds no room, and is not parked.',
  ),
  survivor(
    /^dropped enable in cache: enable of write 0 to cache\.results dropped: cache\.answers$/,
    'Of the packet that is decided next: it is not looked at before that, and written with it.',
    keysDecidedNext,
  ),
  survivor(
    /^dropped enable in cache\.flights: enable of write 0 to cache\.flights\.under_way dropped: cache\.issue_enable$/,
    'The word of the packet that is issued next: it is written with that one, and fewer are under way than there are words.',
    issuedNext,
  ),
];
