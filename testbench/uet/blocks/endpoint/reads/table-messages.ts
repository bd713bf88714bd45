/** READs and other messages of the table, and the ways that they go. */
import type { Random } from '../../../../../support/random.ts';

/** A message as its two halves see it. */
export interface Message {
  readonly id: number;
  readonly reads: boolean;
  readonly address: bigint;
  readonly length: number;
  readonly place: number;
  readonly openedAt: number;
  /** The PDC by which its request goes, or the pkt_id and the addresses, and since when. */
  readonly pdcid: number;
  readonly rudi: RudiWay | undefined;
  leftAt: number;
  /** The outcome of its request, and whether bytes have come for it. */
  sent: 'waits' | 'fine' | 'over';
  isRefused: boolean;
  hit: boolean;
  /** The clock in which it was told that no bytes will come. */
  closedAt: number | undefined;
  /** Outcomes that it has had. */
  outcomes: number;
}

/** How a READ by RUDI goes, and where its bytes come from. */
export interface RudiWay {
  readonly pkt_id: number;
  readonly peer: bigint;
  readonly local: number;
}

/** Another one, in a bit of one of them. */
export function otherWay(random: Random, way: RudiWay): RudiWay {
  const bit = random.below(32);
  return random.pick([
    { ...way, pkt_id: (way.pkt_id ^ (1 << bit)) >>> 0 },
    { ...way, peer: way.peer ^ (1n << BigInt(4 * bit)) },
    { ...way, local: way.local ^ (1 << (bit % 4)) },
  ]);
}

/** A word of any width. */
export const wide = (random: Random, width: number): bigint =>
  BigInt.asUintN(
    width,
    Array.from({ length: Math.ceil(width / 32) }, () => BigInt(random.word())).reduce(
      (all, word) => (all << 32n) | word,
    ),
  );

/** Whether bytes come as those of a message do. */
export const isOf = (message: Message, find: Pick<Message, 'pdcid' | 'rudi'>): boolean =>
  message.rudi === undefined
    ? find.rudi === undefined && message.pdcid === find.pdcid
    : find.rudi !== undefined &&
      (['pkt_id', 'peer', 'local'] as const).every((name) => find.rudi![name] === message.rudi![name]);
