/** Frames of UET out of what stands before their PDS or TSS header and a body of another length. */
import { type Bits, bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import { beat } from '../../../../lib/packet/beat.ts';
import { headerInsert } from '../../../../lib/packet/header-insert.ts';
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
  ({ frame, body, down }, m) => {
    const Sum = bits(18);
    // Clock 1: by how much it grows, and the fields as they were.
    const insertTaken = m.forward('insert_taken', bit);
    const stage2 = m.reg('stage_2', bit, { reset: 0 });
    const stage1 = m.reg('stage_1', bit, { reset: 0 });
    const takes2 = m.named('takes_2', stage2.not().or(insertTaken));
    const takes1 = m.named('takes_1', stage1.not().or(takes2));
    const held = m.reg('held', JoinedFrame);
    const grows = m.reg('grows', bits(16));
    const old = m.reg('old', record({ ip: bits(16), udp: bits(16), sum: bits(16) }));
    const { outer, was, bytes } = frame.payload;
    const { header, tagged, ipv6 } = outer;
    const word = (at: number): Bits<16> =>
      header.slice(8 * at + 7, 8 * at).cat(header.slice(8 * at + 15, 8 * at + 8)) as Bits<16>;
    const byTag = (at: number): Bits<16> => m.mux(tagged, word(at + 4), word(at));
    m.when(takes1, () => {
      stage1.set(frame.valid);
      held.set(frame.payload);
      grows.set(bytes.zext(16).sub(was.zext(16)));
      old.set({
        ip: m.mux(ipv6, byTag(18), byTag(16)),
        udp: m.mux(ipv6, byTag(58), byTag(38)),
        sum: byTag(24),
      });
    });
    // Clock 2: the fields as they have to be; the check sum by its difference, in ones' complement (RFC 1624).
    const ready2 = m.reg('joined', JoinedFrame);
    const mended = m.reg('mended', record({ ip: bits(16), udp: bits(16), sum: Sum }));
    m.when(takes2, () => {
      stage2.set(stage1);
      ready2.set(held);
      const ip = old.ip.add(grows);
      mended.set({
        ip,
        udp: old.udp.add(grows),
        sum: old.sum.not().zext(18).add(old.ip.not().zext(18)).add(ip.zext(18)),
      });
    });
    const once = m.named('once', mended.sum.trunc(16).zext(17).add(mended.sum.slice(17, 16).zext(17)));
    const twice = m.named('twice', once.trunc(16).add(once.slice(16, 16).zext(16)));
    const patched = (at: number, value: Bits, to: Bits): Bits => {
      const swapped = value.slice(7, 0).cat(value.slice(15, 8));
      const above = to.slice(to.width - 1, 8 * at + 16);
      return above.cat(swapped).cat(to.slice(8 * at - 1, 0));
    };
    const full = ready2.outer.header as Bits;
    const withLengths = (shift: number, is6: boolean): Bits => {
      const lengths = is6
        ? patched(18 + shift, mended.ip, full)
        : patched(24 + shift, twice.not(), patched(16 + shift, mended.ip, full));
      const udp = patched((is6 ? 58 : 38) + shift, mended.udp, lengths);
      return m.mux(ready2.outer.udp, udp, lengths);
    };
    const mendedHeader = m.named(
      'header',
      m.mux(
        ready2.outer.ipv6,
        m.mux(ready2.outer.tagged, withLengths(4, true), withLengths(0, true)),
        m.mux(ready2.outer.tagged, withLengths(4, false), withLengths(0, false)),
      ),
    );
    const insert = m.inst(
      'insert',
      headerInsert(secureBytes, { headerBytes: mostOuter, payloadBits: lengthBits, roomBits: 1, user: record({}) }),
      {
        frame: {
          payload: {
            header: mendedHeader,
            length: ready2.outer.length,
            payload: ready2.bytes,
            room: m.lit(1, 0),
            send: ready2.send,
            user: {},
          },
          valid: stage2,
        },
        up: body,
        down: { ready: down.ready },
      },
    );
    insertTaken.set(insert.frame.ready);
    m.unused(insert.down.payload.wrong);
    const { data, keep, last } = insert.down.payload;
    return {
      frame: { ready: takes1 },
      body: insert.up,
      down: { payload: { data, keep, last, user: {} }, valid: insert.down.valid },
    };
  },
);
