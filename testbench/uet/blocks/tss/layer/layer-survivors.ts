/** Mutants of the parts of the TSS layer that no test can kill and Yosys does not prove equivalent, and why. */
import type { Explanation } from '../../../../design-tests/explanation.ts';
import { guardsSurvivors } from './guards-survivors.ts';

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
  resolver: [
    {
      mutants: /^constant in cache: constant 8 becomes \d+ in \(cache\.is_made \? 8 : \(cache\.lookable \? 3 : 2\)\)$/,
      reason: 'Where misses wait a key is waited for in `await`, so that in `idle` none has been made.',
    },
    {
      mutants: /^operator in cache: or becomes and in \(0 \| cache\.is_made\)$/,
      reason: 'In `idle` no key has been made, and elsewhere it is not looked at whether something changes.',
    },
    {
      mutants:
        /^constant in cache: constant [01] becomes \d+ in \(cache\.isFound \? (1 : 6|0 : \(cache\.misses_now \? 1 : cache\.missed\))\)$/,
      reason:
        'What is looked up in `decide` was missed before, and until its key is made nothing is changed: it is not found.',
    },
    {
      mutants:
        /^(constant in cache: constant (9 becomes (8|10) in \(cache\.state == 9\)|1 becomes \d+ in \(\(cache\.state == 9\) \? 1 : .*|0 becomes 1 in \(0 \? \(\(cache\.turn == 2\) \? .*)|(stuck bit in cache:|off by one in cache: a == b becomes a [+-] 1 == b in) \(cache\.state == 9\)( stuck at 0)?)$/,
      reason:
        'In `swap` alone, which keys on probation are for: where misses wait it is not reached. 8, for 9, goes on with `idle` as well.',
    },
    {
      mutants:
        /^(constant in cache: constant 0 becomes 1 in \(0 \? cache\.promotion_spot_row : .*\)|stuck bit in cache: (\(cache\.is_made \? cache\.claimed_row : parity\(cache\.subject\)\)|\(0 \? cache\.promotion_spot_row : .*\)) stuck at [01]|swapped arms in cache: arms of (\(cache\.is_made \? cache\.claimed_row : .*|\(\(cache\.changes & cache\.drained\) \? \(0 \? cache\.promotion_spot_row : .*) swapped)$/,
      reason:
        'The set in the clock before a packet is looked up again, in which nothing is looked up; in others it is the same.',
    },
    {
      mutants:
        /^(stuck bit in cache: (\(\(cache\.state == 6\) \? cache\.set : cache\.claimed_row\)|cache\.claimed_row) stuck at [01]|swapped arms in cache: arms of \(\(cache\.state == 6\) \? cache\.set : cache\.claimed_row\) swapped|dropped enable in cache: enable of cache\.claimed_row dropped: \(cache\.state == 6\))$/,
      reason:
        'Looked at where a key has been made in `idle`; in `await` the set is that of what was asked all the time.',
    },
    {
      mutants: /^constant in the top: constant 0 becomes 1 in \{forget_index, 0\}$/,
      reason: 'Of a domain both associations are swept, whichever of them is named.',
    },
    {
      mutants: /^constant in cache: constant 1 becomes 5 in \(cache\.settling - 1\)$/,
      reason: 'Of three bits: from 6 it comes to 0 in six steps as well, and only 0 counts.',
    },
    {
      mutants: /^operator in cache: and becomes or in \(\(cache\.state == 0\) & cache\.erasing\)$/,
      reason: 'Of the two clocks in which an entry is swept the first one says the same of it as the second.',
    },
    {
      mutants:
        /^operator in cache: and becomes or in \(\(\(cache\.state == 0\) & cache\.erasing\) & \(cache\.swept_way == [1-3]\)\)$/,
      reason:
        "A way that is swept in the turn of another one has the same said of it in its own. Outside of a sweep it is the first one's turn.",
    },
    {
      mutants:
        /^(stuck bit in cache: \(making_taken \? 0 : cache\.orders\) stuck at 0|swapped arms in cache: arms of \(making_taken \? 0 : cache\.orders\) swapped)$/,
      reason:
        'An order is taken in its first clock: there is one at a time, and nothing is written meanwhile. In the second one what makes keys takes none.',
    },
    {
      mutants:
        /^(stuck bit|swapped arms) in cache: (arms of )?\(cache\.isFound \? 0 : \(cache\.misses_now \? 1 : cache\.missed\)\) (stuck at [01]|swapped)$/,
      reason:
        'Set since the packet was missed, and from `decide` on not looked at before the key is there, which clears it.',
    },
    {
      mutants: /^stuck bit in cache: \(cache\.set \+ 1\) stuck at 1$/,
      reason: 'Of two sets: the one after the last is not swept, and each packet brings its own.',
    },
    {
      mutants: /^stuck bit in cache: ~erase_enable stuck at 1$/,
      reason: 'The mask that is written is zero then anyhow: while nothing is made, what makes keys holds zeros.',
    },
    {
      mutants: /^dropped enable in cache: enable of write 0 to cache\.results dropped: cache\.answers$/,
      reason: 'Of the packet that is decided next: it is not looked at before that, and written with it.',
    },
    {
      mutants: /^dropped enable in cache: enable of cache\.swept_way dropped: \(cache\.state == 0\)$/,
      reason: 'Outside of a sweep no entry has been swept, so that none is the next.',
    },
    {
      mutants: /^dropped enable in cache: enable of cache\.subject dropped: cache\.enters$/,
      reason:
        'The packet that is looked up next, which while a key is made is the one that it is made for; nothing is looked up meanwhile.',
    },
    {
      mutants: /^stuck bit in cache: ~cache\.claims stuck at 1$/,
      reason:
        'Where misses wait `claim`, which sets it, leads to `await`, and `store` alone leads back to `idle`, and clears it; a sweep begins in `idle`. So it is 0 in `idle`, and elsewhere it is not quiet anyhow.',
    },
    {
      mutants: /^swapped arms in cache: arms of \(cache\.lookable \? \{up_payload_request_wide, .* swapped$/,
      reason: 'In the clock before `rewind`, which loads it.',
    },
  ],
  guards: guardsSurvivors,
  keys: [
    {
      mutants: /^constant in cache: constant 1 becomes \d+ in \(cache\.lookable \? 3 : 1\)$/,
      reason:
        'What is chosen for a packet that was missed. Where misses pass none is, and one of the three before it is why the cache changes.',
    },
    {
      mutants:
        /^dropped enable in cache\.flights: enable of write 0 to cache\.flights\.under_way dropped: cache\.issues$/,
      reason:
        'The word of the packet that is issued next: it is written with that one, and fewer are under way than there are words.',
    },
    {
      mutants:
        /^(operator in the top: and becomes or in \(cache\.leaves & is_slow\)|stuck bit in the top: \(cache\.leaves & is_slow\) stuck at 1)$/,
      reason:
        'Only looked at where a packet has stayed for two clocks and nothing is leaving. One that stays is there, and one that is not slow leaves in the first clock in which nothing is.',
    },
    {
      mutants:
        /^\S.* in cache: (a == b becomes a \+ 1 == b in \(cache\.claimed_way == [12]\)|a == b becomes a - 1 == b in \(cache\.claimed_way == [01]\)|constant [0-2] becomes [0-2] in \(cache\.claimed_way == [0-2]\)|\(cache\.claimed_way == [0-2]\) stuck at 0)$/,
      reason:
        'A key that is being made only ever has the last of the four ways: `decide` chooses that where it leads to `claim`, and nothing else writes the register.',
    },
    {
      mutants: /^dropped enable in cache: enable of cache\.turn dropped: cache\.swaps$/,
      reason: 'Which of the proved keys goes next when another one is proved: one is as good as another.',
    },
    {
      mutants: /^constant in cache: constant \d+ becomes \d+ in \(cache\.subject & 0x[0-9a-f]+\)$/,
      reason:
        'Which set of places a key is looked for in: another function of what it is known by, all of which is compared there.',
    },
    {
      mutants: /^swapped arms in cache: arms of \(\(cache\.state == \d+\) \? 3 : cache\.claimed_way\) swapped$/,
      reason: 'The last way in each clock but that of a claim, before which it is the last one already.',
    },
    {
      mutants: /^dropped enable in cache: enable of write 0 to cache\.results dropped: cache\.answers$/,
      reason: 'Of the packet that is decided next: it is not looked at before that, and written with it.',
    },
    {
      mutants:
        /^operator in cache: and becomes or in \(\(\(cache\.state == 0\) & cache\.erasing\) & \(cache\.swept_way == [1-3]\)\)$/,
      reason:
        "A way that is swept in the turn of another one has the same said of it in its own. Outside of a sweep it is the first one's turn.",
    },
    {
      mutants: /^dropped enable in cache: enable of cache\.orders dropped: making_taken$/,
      reason:
        'An order is taken in its first clock: there is one at a time, and what makes keys has nothing to do before it.',
    },
    {
      mutants: /^(operator in the top: add becomes sub|constant in the top: constant 1 becomes 3) in \(stayed \+ 1\)$/,
      reason: 'Of two bits: from 0 by way of 3 it comes to 2 in two steps as well, and nothing looks at those between.',
    },
    {
      mutants: /^operator in cache: and becomes or in \(\(cache\.state == 0\) & cache\.erasing\)$/,
      reason: 'Of the two clocks in which an entry is swept the first one says the same of it as the second.',
    },
    {
      mutants:
        /^(constant in cache: constant 2 becomes 10 in \(cache\.state == 2\)|off by one in cache: a == b becomes a - 1 == b in \(cache\.state == 7\)|stuck bit in cache: (\(cache\.state == 2\) stuck at 0|cache\.missed stuck at 0|~cache\.missed stuck at 1))$/,
      reason:
        'What belongs to misses that wait: where they pass, `missed` is never set, nor a state reached that waits.',
    },
    {
      mutants:
        /^constant in cache: constant 0 becomes [1-3] in (\(rst \? 0 : \(cache\.takes_promotion \? |\(\(cache\.turned == 2\) \? 0 : \(cache\.turned \+ 1\)\)$)/,
      reason:
        'Whose turn it is: after a reset the first key that is proved finds free ways, and a turn begins then; and of the ways one is as good as another.',
    },
    {
      mutants: /^constant in the top: constant 0 becomes 1 in \{forget_index, 0\}$/,
      reason: 'Of a domain both associations are swept, whichever of them is named.',
    },
    {
      mutants: /^constant in cache: constant 1 becomes 5 in \(cache\.settling - 1\)$/,
      reason: 'Of three bits: from 6 it comes to 0 in six steps as well, and only 0 counts.',
    },
    {
      mutants: /^stuck bit in the top: ~cache_down_payload_packet_parked stuck at 1$/,
      reason:
        'A packet that was parked returns only when its key is there, and until it is looked up nothing puts that out: so it lacks none.',
    },
    {
      mutants: /^stuck bit in cache: ~cache\.want_valid stuck at 1$/,
      reason: 'Who asks for a key is parked, and while a packet is there is no quiet.',
    },
    {
      mutants: /^stuck bit in cache: \(making_taken \? 0 : cache\.orders\) stuck at 0$/,
      reason: 'An order is taken in its first clock.',
    },
    {
      mutants:
        /^(stuck bit in cache: \(cache\.claimed_way == 3\) stuck at 1|dropped enable in cache: enable of cache\.claimed_way dropped: \(cache\.state == 6\))$/,
      reason: 'A key that is being made only ever has the last way.',
    },
    {
      mutants: /^stuck bit in cache: ~erase_enable stuck at 1$/,
      reason: 'The mask that is written is zero then anyhow: while nothing is made, what makes keys holds zeros.',
    },
    {
      mutants: /^dropped enable in the top: enable of is_latched dropped: parked_down_valid$/,
      reason: 'It is set in each clock until a packet is there, and the last one counts.',
    },
    {
      mutants: /^dropped enable in cache: enable of cache\.swept_way dropped: \(cache\.state == 0\)$/,
      reason: 'Outside of a sweep no entry has been swept, so that none is the next.',
    },
    {
      mutants:
        /^swapped arms in cache: arms of (\(rst \? 0 : )?\(cache\.takes_promotion \? \(cache\.swaps \? .* swapped$/,
      reason: 'Whose turn it is: of the ways one is as good as another.',
    },
    {
      mutants: /^swapped arms in cache: arms of \(making_taken \? 0 : cache\.orders\) swapped$/,
      reason: 'An order is taken in its first clock, after which what makes keys takes none for clocks.',
    },
    {
      mutants:
        /^swapped arms in cache: arms of \((cache\.lookable|cache\.is_made|cache\.promotion_valid|\(cache\.state == 1\)) \? .*cache\.looked.* swapped$/,
      reason: 'While nothing is being looked up, those that have been looked up are those that have been decided.',
    },
    {
      mutants: /^stuck bit in the top: bit 1[1-9] of \{0, parked_down_payload_packet_around_bytes\} stuck at 0$/,
      reason: 'A packet of so many bytes finds no room, and is not parked.',
    },
  ],
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
