/** Frames of UET out of what stands before their PDS or TSS header and a body of another length. */
import { type Bits, bit, bits, type Ctx, module, record, sink, source, type ValueOf } from '../../../../hdl/index.ts';
import { beat } from '../../../../lib/packet/beat.ts';
import { headerInsert } from '../../../../lib/packet/header-insert.ts';
import { forwardSlice } from '../../../../lib/stream/register-slice.ts';
import { lengthBits } from '../../../tss/layer/shapes.ts';
import { mostOuter, Outer, secureBytes } from './frame-split.ts';

/** The next frame: its body had `was` bytes and has `bytes`. `send` 0: the body is thrown away. */
export const JoinedFrame = record({ outer: Outer, was: bits(lengthBits), bytes: bits(lengthBits), send: bit });

/**
 * Puts `outer` in front of each packet of `body`, with the lengths of IP and UDP and the check sum of IPv4 as they have
 * to be. A UDP check sum has to be 0, as UET has it.
 */
export const frameJoin = module(
  'uet_frame_join',
  {
    summary: 'Puts outer headers in front of bodies, with their lengths mended.',
    link: { frame: sink(JoinedFrame), body: sink(beat(secureBytes)), down: source(beat(secureBytes)) },
  },
  ({ frame, body }, m) => {
    const frames = frame
      .map((joined) => ({ joined, ...grownOf(m, joined) }))
      .through('grown', forwardSlice)
      .map(({ joined, grows, old }) => ({ joined, mended: mendedOf(old, grows) }))
      .through('mended', forwardSlice)
      .map(({ joined: { outer, bytes, send }, mended }) => ({
        ...{ header: m.named('header', headerOf(m, outer, mended)), length: outer.length, payload: bytes },
        ...{ room: m.lit(1, 0), send, user: {} },
      }));
    const { down } = m.inst(
      'insert',
      headerInsert(secureBytes, { headerBytes: mostOuter, payloadBits: lengthBits, roomBits: 1, user: record({}) }),
      { frame: frames, up: body },
    );
    m.unused(down.payload.wrong);
    return { down: down.map(({ data, keep, last }) => ({ data, keep, last, user: {} })) };
  },
);

/** Lengths and check sum as headers have them. */
interface Fields {
  readonly ip: Bits<16>;
  readonly udp: Bits<16>;
  readonly sum: Bits<16>;
}

/** By how much a frame grows, and the fields as they were. */
function grownOf(m: Ctx, { outer, was, bytes }: ValueOf<typeof JoinedFrame>) {
  const { header, tagged, ipv6 } = outer;
  const word = (at: number): Bits<16> => header.slice(8 * at + 7, 8 * at).cat(header.slice(8 * at + 15, 8 * at + 8));
  const byTag = (at: number): Bits<16> => m.mux(tagged, word(at + 4), word(at));
  return {
    grows: bytes.zext(16).sub(was.zext(16)),
    old: {
      ip: m.mux(ipv6, byTag(18), byTag(16)),
      udp: m.mux(ipv6, byTag(58), byTag(38)),
      sum: byTag(24),
    },
  };
}

/**
 * The fields as they have to be; the check sum by its difference, in ones' complement (RFC 1624), without its carries.
 */
function mendedOf(old: Fields, grows: Bits<16>) {
  const ip = old.ip.add(grows);
  return {
    ...{ ip, udp: old.udp.add(grows) },
    sum: old.sum.not().zext(18).add(old.ip.not().zext(18)).add(ip.zext(18)),
  };
}

type Mended = ReturnType<typeof mendedOf>;

/** The header with its fields mended. */
function headerOf(m: Ctx, { header, tagged, ipv6, udp: hasUdp }: ValueOf<typeof Outer>, mended: Mended): Bits {
  const once = m.named('once', mended.sum.trunc(16).zext(17).add(mended.sum.slice(17, 16).zext(17)));
  const twice = m.named('twice', once.trunc(16).add(once.slice(16, 16).zext(16)));
  const patched = (at: number, value: Bits, to: Bits): Bits => {
    const swapped = value.slice(7, 0).cat(value.slice(15, 8));
    const above = to.slice(to.width - 1, 8 * at + 16);
    return above.cat(swapped).cat(to.slice(8 * at - 1, 0));
  };
  const withLengths = (shift: number, is6: boolean): Bits => {
    const lengths = is6
      ? patched(18 + shift, mended.ip, header)
      : patched(24 + shift, twice.not(), patched(16 + shift, mended.ip, header));
    return m.mux(hasUdp, patched((is6 ? 58 : 38) + shift, mended.udp, lengths), lengths);
  };
  const byTag = (is6: boolean): Bits => m.mux(tagged, withLengths(4, is6), withLengths(0, is6));
  return m.mux(ipv6, byTag(true), byTag(false));
}
