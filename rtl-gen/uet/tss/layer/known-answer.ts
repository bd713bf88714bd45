/** The packet whose cipher text is known, and how what comes is compared with it. */
import { type Bits, bit, bits, type Ctx, clog2 } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';

/** V1 of uet-wire.md 8.10, under the key of 8.5: cluster mode, native IPv4, no SSI. Bytes as they are sent. */
export const knownAnswer = {
  key: '34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca',
  sdi: 0xabcd,
  epoch: 0x1dc0,
  counter: 0x74e5_0000_0023n,
  rekeyMask: 0xffff_0000_0000n,
  rekeyShift: 32,
  source: 0xc0a8_2a01,
  destination: 0xc0a8_2a02,
  entropy: 0x1234_0000,
  plain: '108cffff00012345000700000103001001000042000300050000000000001000000102030405060708090a0b0c0d0e0f',
  sealed:
    '0800abcd1dc074e50000002344a0024c9804275bced07b4553312f42330746ef151f997a4735342dea71e3146d61a6e6f612a6c8f8710d6f9c472f8ea4c5802add98272ae89ce8a51351d0e5',
} as const;

/** A packet as beats of `size` bytes. */
interface KnownPacket {
  readonly size: number;
  readonly bytes: number;
  readonly beats: readonly { readonly data: bigint; readonly keep: bigint; readonly last: boolean }[];
}

export function packetOf(hex: string, size: number): KnownPacket {
  const bytes = hex.match(/../g)!;
  const beats = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => {
    const of = bytes.slice(size * i, size * i + size);
    const data = BigInt(`0x${of.toReversed().join('')}`);
    return { data, keep: (1n << BigInt(of.length)) - 1n, last: size * (i + 1) >= bytes.length };
  });
  return { size, bytes: bytes.length, beats };
}

/** What is looked at of a stream. */
interface Arriving {
  readonly valid: Bits<1>;
  readonly payload: { readonly data: Bits; readonly keep: Bits; readonly last: Bits<1> };
}

/** Bytes of a beat that are compared in one clock and joined in the next with others. */
const comparedBytes = 2;

/** A register that counts from 0 to `to`. */
export const counted = (m: Ctx, name: string, to: number) =>
  m.reg(name, bits(clog2(Math.max(to, 1) + 1)), { reset: 0 });

/**
 * Compares what comes with the packet that has to, while `running`: `differs`, a beat is another one or one too many;
 * `over`, all of them have been compared. A beat is kept in one clock, and compared in parts in the next.
 */
export function compared(m: Ctx, name: string, expected: KnownPacket, link: Arriving, running: Bits<1>) {
  const valid = m.next(`${name}_came`, link.valid.and(running), { reset: 0 });
  const held = m.next(`${name}_beat`, link.payload);
  const lastBeat = expected.beats.length - 1;
  const index = counted(m, `${name}_index`, lastBeat);
  const complete = m.reg(`${name}_complete`, bit, { reset: 0 });
  const known = beatAt(m, expected, index);
  const frame = held.keep.eq(known.keep).and(held.last.eq(known.last));
  const equal = m.next(`${name}_equal`, equalBytes(m, expected, held.data, known).cat(frame.and(complete.not())));
  const looked = m.next(`${name}_looked`, valid.and(running), { reset: 0 });
  m.when(valid.and(running), () => {
    index.set(index.add(1));
    m.when(index.eq(lastBeat), () => complete.set(1));
  });
  return {
    differs: m.named(`${name}_differs`, looked.and(equal.all().not())),
    over: m.named(`${name}_over`, complete.and(valid.not()).and(looked.not())),
  };
}

/** Which parts of a beat are those of the one that is known. Bytes that only the last beat is without count else. */
function equalBytes(m: Ctx, expected: KnownPacket, data: Bits, known: ReturnType<typeof beatAt>): Bits {
  const kept = lastBytes(expected);
  const counts = lowFirst(
    Array.from({ length: expected.size }, (_, byte) => (byte < kept ? m.lit(8, 255) : known.last.not().repeat(8))),
  );
  const differs = data.xor(known.data);
  const masks = counts.lanes(8 * comparedBytes);
  return lowFirst([...differs.lanes(8 * comparedBytes)].map((part, i) => part.and(masks.at(i)).any().not()));
}

/** Bytes that the last beat of `packet` keeps. */
const lastBytes = ({ size, bytes, beats }: KnownPacket): number => bytes - size * (beats.length - 1);

/** The beat of `packet` with that number, and its last one beyond that. */
export function beatAt(m: Ctx, packet: KnownPacket, index: Bits) {
  const chosen = (width: number, of: (one: KnownPacket['beats'][number]) => bigint): Bits =>
    m.choose(
      packet.beats.slice(0, -1).map((one, i) => [index.eq(i), m.lit(width, of(one))] as const),
      m.lit(width, of(packet.beats.at(-1)!)),
    );
  return {
    data: chosen(8 * packet.size, ({ data }) => data),
    keep: chosen(packet.size, ({ keep }) => keep),
    last: chosen(1, ({ last }) => BigInt(last)) as Bits<1>,
  };
}
