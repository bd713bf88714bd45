/** Rendezvous sends of an endpoint, whose rest its peer reads. */
import type { Random } from '../../../../../support/random.ts';
import { extensionBytes, packEager, packedBytes } from './eager-packets.ts';
import { buffers, readable } from './endpoint-settings.ts';
import type { PlannedMessage } from './message-host.ts';
import { isBadPage } from './readable-memory.ts';
import { postedTags, roomOf, sendReceives, tagOf } from './semantic-setup.ts';

/** The key of the region, all that may be read, by which a rendezvous send of that number is read. */
export const restKey = (index: number): bigint => 0x7e57_0000n + BigInt(index);

/** Rendezvous sends of an end: each has a key of its own. */
export const mostRests = 24;

/** Where the bytes of such a message are in the memory of its sender, and how many are sent at once. */
export interface PlannedRest {
  readonly start: number;
  readonly eager: number;
  readonly key: bigint;
  /** What the host gives of it: packets of up to `mtu` bytes, each with the extension header first. */
  readonly given: Uint8Array;
}

/** Bytes that the host gives of a message. */
export const givenBytes = ({ rest, length }: Pick<PlannedMessage, 'rest' | 'length'>): number =>
  rest === undefined ? length : rest.given.length;

/** A tagged one, for a receive of that tag that is posted later. */
export const lateRest = (random: Random, index: number, mtu: number, key: bigint) => ({
  ...drawnRest(random, index, mtu),
  ...{ key, room: buffers.bytes },
});

/** A tagged one, or one of the SEND space, for a receive that is there; some are longer than theirs. */
export function drawnRest(random: Random, index: number, mtu: number) {
  const isTagged = index % 2 === 0;
  const tag = postedTags - 1 - index / 2;
  const length = random.pick([0, 1, random.int(1, mtu), mtu, random.int(mtu, buffers.bytes), buffers.bytes]);
  const most = Math.min(length, mtu - extensionBytes);
  const eager = random.pick([0, most, random.int(0, most), random.int(0, length), length]);
  const starts = () => random.below(readable.bytes - buffers.bytes);
  let start = starts();
  while (isBadPage(start) || isBadPage(start + length)) start = starts();
  return {
    ...{ op: 'send' as const, length, offset: 0, at: extensionBytes },
    ...(isTagged ? { key: tagOf(tag), room: roomOf(tag) } : { key: 0n }),
    source: new Uint8Array(extensionBytes + length),
    rest: { start, eager, key: restKey(index), given: new Uint8Array(packedBytes(eager, mtu)) },
  };
}

/** SENDs among so many of them, each of which takes a receive of the SEND space. */
export const restSends = (rests: number): number => {
  if (rests > Math.min(mostRests, 2 * sendReceives)) throw new RangeError(`${rests} rendezvous sends: give fewer`);
  return rests >> 1;
};

/** The bytes of its message, from the memory of its sender, after the extension; and what its host gives. */
export function fillRest({ source, length, rest }: PlannedMessage, memory: Uint8Array, mtu: number): void {
  const { start, eager, key, given } = rest!;
  const view = new DataView(source.buffer);
  view.setUint32(0, eager);
  view.setBigUint64(8, BigInt(start + eager));
  view.setBigUint64(16, key);
  source.set(memory.subarray(start, start + length), extensionBytes);
  given.set(
    packEager(source.subarray(0, extensionBytes), source.subarray(extensionBytes, extensionBytes + eager), mtu),
  );
}
