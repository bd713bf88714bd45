/** Mutants of the GCM engines that no test of them can kill and Yosys cannot prove equivalent, and why. */
import type { GcmSettings } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

/** Those of a lane, and of what makes its keys. */
const ofLane: readonly Explanation[] = [
  survivor(
    /^(swapped arms|dropped enable) in lane(_\d)?\.segment: .*\blane(_\d)?\.segment\.too_long\b/,
    'So much text is longer than the room in which packets wait for their verdicts, and is refused there.',
  ),
  survivor(
    /^off by one in lane(_\d)?\.segment: < becomes <= in \(\{0, lane(_\d)?\.segment\.wanted\} < lane(_\d)?\.segment\.both\)$/,
    'Where two beats have as many bytes as are wanted, it is the same whether all or what is wanted is taken.',
  ),
  survivor(
    /^(off by one in lane(_\d)?\.hashes: a == b becomes a - 1 == b in .*\.full = |dropped enable in lane(_\d)?\.hashes: enable of write 0 to .* dropped: .*\.push$)/,
    'Slots are counted before they begin, so this queue is never full, and where it is written next nothing waits.',
  ),
  survivor(
    /^dropped enable in lane(_\d)?\.ghash: enable of write 0 to lane(_\d)?\.ghash\.beats dropped: lane(_\d)?\.is_hashed$/,
    'The place is not passed on, and written again by the next block before it is read.',
  ),
  survivor(
    /^dropped enable in key_install\.hash_powers: enable of .* dropped: (~key_install\.hash_powers\.power|not \(key_install\.hash_powers\.step == 0\))$/,
    'One lane has two powers, so there is one to be made; and the step that ends it is not the first one.',
  ),
  survivor(
    /^constant in key_install\.hash_powers: constant (28 becomes 29|224 becomes 225) in \(key_install\.hash_powers\.value & (28|224)\)$/,
    'One lane has H and its square alone, and in a square the products of two bits of H come twice: the bit that is added here is 0.',
  ),
  survivor(
    /^dropped enable in lane(_\d)?\.segment: enable of lane(_\d)?\.segment\.pass_left dropped: lane(_\d)?\.segment\.passes$/,
    'What is left of a part that is over is not looked at.',
  ),
  survivor(
    /^stuck bit in lane(_\d)?\.ghash\.lane_0\.multiply: bit (93 of \(.* & 0x1c20000000000000000000000000000010000000000000000000000\)|173 of \(.* & 0x1c200000000000000000000000000000100000000000000000\)) stuck at 0$/,
    'A bit that the mask leaves out.',
  ),
  survivor(
    /^dropped enable in lane(_\d)?\.ghash\.schedule: enable of lane(_\d)?\.ghash\.schedule\.waiting_2_key dropped: /,
    'Where the last place has a beat it goes on to the one before it in the next clock, and without one it is not looked at.',
  ),
];

const ofOneLane: readonly Explanation[] = [
  survivor(
    /^dropped enable in verified: enable of verified\.commit dropped: verified\.take$/,
    'What comes in is marked as last only while it is valid, and what finds no room is not kept.',
  ),
];

const ofSeveral: readonly Explanation[] = [
  survivor(
    /^off by one in descriptors_\d: a == b becomes a [-+] 1 == b in descriptors_\d\.full = /,
    "A packet's place is taken later than its descriptor, so of as many places as descriptors none is left first; said too early, it makes a packet wait.",
  ),
  survivor(
    /^dropped enable in collect\.rows_\d: enable of collect\.rows_\d\.refusing dropped: collect\.rows_\d\.takes$/,
    'The rows of a packet that is refused are free again, so its beats never wait; between them `last` is that of the beat before.',
  ),
  survivor(
    /^off by one in distribute\.queue_\d: a < b becomes a < b - 1 in \(distribute\.queue_\d\.level < \d+\)$/,
    'A lane gets no further packet, or what comes waits, from a beat earlier on; far more beats wait than it takes to bring one.',
  ),
  survivor(
    /^dropped enable in distribute\.queue_\d\.queue: enable of write 0 to distribute\.queue_\d\.queue\.items dropped: .*\.push$/,
    'It is told to wait before this queue is full, so where it is written next nothing waits.',
  ),
  survivor(
    /^dropped enable in distribute\.turn: enable of distribute\.turn\.above dropped: /,
    'Which one of the lanes that have room gets a packet is not seen outside.',
  ),
  survivor(
    /^dropped enable in collect\.rows_\d: enable of collect\.rows_\d\.start_of_packet dropped: collect\.rows_\d\.takes$/,
    'Until the first beat of a packet is taken its place is what it was, and from then on its start is kept.',
  ),
  survivor(
    /^dropped enable in collect: enable of collect\.second_of_\w+ dropped: \(collect\.second_full & ~collect\.second_goes\)$/,
    'Where no second rows are left, what is known of them is not looked at.',
  ),
];

/** What is known of the mutants of an engine with those settings. */
export const gcmSurvivors = ({ lanes }: Pick<GcmSettings, 'lanes'>): readonly Explanation[] => [
  ...ofLane,
  ...(lanes === 1 ? ofOneLane : ofSeveral),
];
