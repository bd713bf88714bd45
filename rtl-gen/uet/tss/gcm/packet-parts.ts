/** The parts of a packet, in the order in which slots take them: bytes that pass, AAD, text, and the end. */
import { type Bits, bit, bits, type Ctx, clog2, record, type Stream, type ValueOf } from '../../../hdl/index.ts';
import { byteCount, type gcmDescriptor } from './packet.ts';

interface PartSizes {
  readonly size: number;
  readonly keys: number;
  readonly lengthBits: number;
}

/** The registers of the packet that is being cut, and of what is left of its parts. */
export const packetParts = (m: Ctx, { size, keys, lengthBits }: PartSizes) => ({
  active: m.reg('active', bit, { reset: 0 }),
  packet: m.reg('packet', record({ key: bits(clog2(keys)), iv: bits(96), seal: bit, aad_bytes: bits(lengthBits) })),
  passLeft: m.reg('pass_left', bits(lengthBits)),
  passes: m.reg('passes', bit),
  aadLeft: m.reg('aad_left', bits(lengthBits)),
  hasAad: m.reg('has_aad', bit),
  /** Bytes that the next slot takes at most. */
  wanted: m.reg('wanted', byteCount(size)),
  counter: m.reg('counter', bits(32)),
  /** The packet ended in what stands before its text. */
  cutOff: m.reg('cut_off', bit),
});

type PacketParts = ReturnType<typeof packetParts>;

/** Bytes of a slot that begins a part of so many bytes. */
function firstSlot(m: Ctx, bytes: Bits, size: number): Bits {
  const width = clog2(size);
  return m.mux<Bits>(bytes.slice(bytes.width - 1, width).any(), size, bytes.trunc(width + 1));
}

/**
 * A part of which so many bytes are left for this slot and those after it. A part is so many whole slots, and what is
 * left after them if anything is: whether this slot is the last one is known from how many are left.
 */
function afterSlot(m: Ctx, left: Bits, size: number) {
  const width = clog2(size);
  const [whole, tail] = [left.slice(left.width - 1, width), left.trunc(width)];
  const isLast = whole.eq(0).or(whole.eq(1).and(tail.eq(0)));
  const following = m.mux<Bits>(whole.eq(1), tail.zext(width + 1), size);
  return { isLast, following, left: whole.sub(1).cat(tail) };
}

/** What is left once a slot has taken what it `wanted`, of a packet that may `lack` some of it. */
export function takeSlot(m: Ctx, parts: PacketParts, text: Bits<1>, lacks: Bits<1>, size: number): void {
  const { passLeft, passes, aadLeft, hasAad, wanted, counter, cutOff } = parts;
  const [ofPass, ofAad] = [afterSlot(m, passLeft, size), afterSlot(m, aadLeft, size)];
  const moreAad = hasAad.and(ofAad.isLast.not());
  m.when(passes, () => {
    passLeft.set(ofPass.left);
    passes.set(ofPass.isLast.not());
    wanted.set(m.mux<Bits>(ofPass.isLast, m.mux<Bits>(hasAad, firstSlot(m, aadLeft, size), size), ofPass.following));
  }).otherwise(() => {
    aadLeft.set(ofAad.left);
    hasAad.set(moreAad);
    wanted.set(m.mux<Bits>(moreAad, ofAad.following, size));
  });
  m.when(text, () => counter.set(counter.add(1))).otherwise(() => cutOff.set(cutOff.or(lacks)));
}

/** The packet of the next descriptor, if there is one. */
export function beginPacket(
  m: Ctx,
  parts: PacketParts,
  { payload, valid }: Stream<ValueOf<ReturnType<typeof gcmDescriptor>>>,
  size: number,
): void {
  const { key, iv, seal, aad_bytes, crypt_offset } = payload;
  const pass_bytes = m.named('pass_bytes', crypt_offset.sub(aad_bytes));
  const [passes, hasAad] = [pass_bytes.any(), aad_bytes.any()];
  parts.active.set(valid);
  parts.packet.set({ key, iv, seal, aad_bytes });
  parts.passLeft.set(pass_bytes);
  parts.passes.set(passes);
  parts.aadLeft.set(aad_bytes);
  parts.hasAad.set(hasAad);
  parts.wanted.set(
    m.choose<Bits>(
      [
        [passes, firstSlot(m, pass_bytes, size)],
        [hasAad, firstSlot(m, aad_bytes, size)],
      ],
      size,
    ),
  );
  parts.counter.set(2);
  parts.cutOff.set(0);
}
