/** Takes the header off each packet. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../hdl/index.ts';
import { above, type BeatShape, beatSuffix, ones, part } from './beat.ts';
import { headerLayout } from './header.ts';

/** A header that was taken off. */
export interface Stripped {
  /** The first byte in the least significant bits. Of a short packet only its own bytes mean anything. */
  readonly bytes: Bits;
  /** The packet had fewer bytes than the header. */
  readonly short: Bits<1>;
}

/** The shape of headers of `headerBytes` bytes that were taken off. */
export const strippedShape = (headerBytes: number) => record<Stripped>({ bytes: bits(8 * headerBytes), short: bit });

/**
 * Takes the first `headerBytes` bytes (1 or more) off each packet of `up`: they leave on `header`, the bytes behind
 * them, moved down to byte 0, on `down`. Each packet gives one header and one packet, so that the two can be paired: a
 * packet with no more bytes than the header leaves as an empty one, and a header that is not whole is marked `short`.
 *
 * `up` is taken without a pause while `header` and `down` are ready: the last beat of a packet leaves while the next
 * one begins. `header` comes from registers, in the clock after its last byte was taken; a beat of `down` needs the
 * first bytes of the next one, so it leaves in the clock in which that is on `up`, or one clock after the packet's last
 * beat. `up.ready` follows `header.ready` and `down.ready`; a packet's header waits until the one before was taken.
 */
export const headerStrip = <U>(shape: BeatShape<U>, headerBytes: number) => {
  const size = shape.bytes;
  const { fullBeats, rest, behind } = headerLayout(headerBytes, size);
  return module(
    `header_strip_${beatSuffix(shape)}_h${headerBytes}`,
    {
      summary: `Takes ${headerBytes} bytes off each packet, in beats of ${size} bytes.`,
      link: { up: sink(shape), header: source(strippedShape(headerBytes)), down: source(shape) },
    },
    ({ up, header, down }, m) => {
      const { data, keep, last, user } = up.payload;
      // What follows on `up` is after the header; what is carried is the end of a packet, which may be nothing.
      const body = m.reg('body', bit, { reset: 0 });
      const tail = m.reg('tail', bit, { reset: 0 });
      const carried = behind === 0 ? undefined : m.reg('carried', bits(8 * behind));
      const carriedKeep = behind === 0 ? undefined : m.reg('carried_keep', bits(behind));
      const owner = m.reg('owner', shape.user);

      const known = m.reg('known', bit, { reset: 0 });
      const short = m.reg('short', bit);
      const full = Array.from({ length: fullBeats }, (_, i) => m.reg(`header_${i}`, bits(8 * size)));
      const end = m.reg('header_end', bits(8 * rest));
      const at = fullBeats === 0 ? undefined : m.reg('at', bits(clog2(fullBeats + 1)), { reset: 0 });

      const headerFree = m.named('header_free', known.not().or(header.ready));
      const ready = m.named('ready', m.mux(body, down.ready, headerFree.and(tail.not().or(down.ready))));
      const takes = m.named('takes', up.valid.and(ready));
      const takesHead = m.named('takes_head', takes.and(body.not()));
      const atEnd = at === undefined ? m.lit(1, 1) : at.eq(fullBeats);
      const ends = m.named('ends', takesHead.and(atEnd.or(last)));

      m.when(headerFree, () => known.set(ends));
      m.when(takesHead, () => {
        full.forEach((word, i) => {
          m.when(at!.eq(i), () => word.set(data));
        });
        at?.set(m.mux(atEnd.or(last), m.lit(at.width, 0), at.add(1)));
        end.set(part(data, 0, rest, 8)!);
        short.set(
          keep
            .at(rest - 1)
            .and(atEnd)
            .not(),
        );
      });

      // Of the beat in which the header ends, the bytes after it are carried until those of the next beat follow.
      const spills = carried === undefined ? m.lit(1, 0) : m.named({ spills: keep.at(rest).and(last) }).spills;
      m.when(ends, () => {
        body.set(last.not());
        tail.set(last);
      })
        .elsewhen(takes.and(body).and(last), () => {
          body.set(0);
          tail.set(spills);
        })
        .elsewhen(down.ready, () => tail.set(0));
      m.when(takes, () => {
        carried?.set(part(data, rest, behind, 8)!);
        // A packet that ends before the header does has nothing after it.
        carriedKeep?.set(part(keep, rest, behind)!.mask(body.or(atEnd)));
        owner.set(user);
      });

      const moved = {
        data: above(part(data, 0, rest, 8), carried),
        keep: above(part(keep, 0, rest), behind === 0 ? undefined : ones(m, behind)),
      };
      const left = {
        data: carried === undefined ? m.lit(8 * size, 0) : carried.zext(8 * size),
        keep: carriedKeep === undefined ? m.lit(size, 0) : carriedKeep.zext(size),
      };
      const payload = {
        ...m.mux(tail, left, moved),
        last: tail.or(last.and(spills.not())),
        user: m.mux<U>(tail, owner, user),
      };
      m.assert('body_or_tail', body.and(tail).not());
      if (at !== undefined) m.assert('at_counts_the_head_alone', body.not().or(at.eq(0)));
      return {
        up: { ready },
        header: { payload: { bytes: full.reduceRight<Bits>((high, low) => high.cat(low), end), short }, valid: known },
        down: { payload, valid: tail.or(body.and(up.valid)) },
      };
    },
  );
};
