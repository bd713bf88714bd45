/** Puts a header in front of each packet. */
import { type Bits, bits, clog2, enumOf, module, sink, source } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';
import { above, type BeatShape, beatSuffix, ones, part } from './beat.ts';
import { headerLayout } from './header.ts';

/**
 * Puts the next item of `header`, `headerBytes` bytes (1 or more) with the first in the least significant bits, in
 * front of each packet of `up`, and moves the packet's bytes up after it. A packet begins when its header and its
 * first beat are there.
 *
 * Latency 0. `down` gets a beat in every clock, as long as `up` has one where it is needed: H + L bytes take as many
 * clocks as beats, and the next packet follows without a pause. `up.ready` and `header.ready` follow `down.ready`.
 */
export const headerPrepend = <U>(shape: BeatShape<U>, headerBytes: number) => {
  const size = shape.bytes;
  const { fullBeats, rest, behind } = headerLayout(headerBytes, size);
  return module(
    `header_prepend_${beatSuffix(shape)}_h${headerBytes}`,
    {
      summary: `Puts ${headerBytes} bytes in front of each packet, in beats of ${size} bytes.`,
      link: { header: sink(bits(8 * headerBytes)), up: sink(shape), down: source(shape) },
    },
    ({ header, up, down }, m) => {
      const { data, keep, last, user } = up.payload;
      // `head`: beats that begin with bytes of the header; `body`: with carried ones; `tail`: those that are left at
      // the end.
      const state = m.reg('state', enumOf('head', 'body', 'tail'), { reset: 'head' });
      const carried = m.reg('carried', bits(8 * rest));
      const carriedKeep = m.reg('carried_keep', bits(rest));
      const owner = m.reg('owner', shape.user);
      const { head, tail } = m.named({ head: state.is('head'), tail: state.is('tail') });

      // The header's full beats come first, while the packet waits.
      const at = fullBeats === 0 ? undefined : m.reg('at', bits(clog2(fullBeats + 1)), { reset: 0 });
      const fills = at === undefined ? m.lit(1, 0) : m.named({ fills: head.and(at.ne(fullBeats)) }).fills;

      // After what is carried there is room for the first bytes of a beat; the others are carried in their turn.
      const headerEnd = part(header.payload, fullBeats * size, rest, 8)!;
      const first = m.named('first', m.mux(head, headerEnd, carried));
      const spills = m.named('spills', keep.at(behind).and(last));
      const moved = { data: above(part(data, 0, behind, 8), first), keep: above(part(keep, 0, behind), ones(m, rest)) };
      const left = { data: carried.zext(8 * size), keep: carriedKeep.zext(size) };
      const joined = m.named('joined', m.mux(tail, left, moved));
      const filled = at && { data: chooseFrom(m, at, fullWords(header.payload, fullBeats, size)), keep: ones(m, size) };
      const payload = {
        ...(filled === undefined ? joined : m.mux(fills, filled, joined)),
        last: tail.or(last.and(fills.or(spills).not())),
        user: m.mux<U>(tail, owner, user),
      };

      const valid = m.named('valid', tail.or(up.valid.and(header.valid.or(head.not()))));
      const hands = m.named('hands', valid.and(down.ready));
      const takes = m.named('takes', hands.and(tail.or(fills).not()));
      m.when(takes, () => {
        carried.set(part(data, behind, rest, 8)!);
        carriedKeep.set(part(keep, behind, rest)!);
        owner.set(user);
        at?.set(0);
        m.when(spills, () => state.set('tail'))
          .elsewhen(last, () => state.set('head'))
          .otherwise(() => state.set('body'));
      }).elsewhen(hands, () => {
        m.when(tail, () => state.set('head'));
        if (at !== undefined) m.when(fills, () => at.set(at.add(1)));
      });
      m.assert('tail_has_bytes', tail.not().or(carriedKeep.at(0)));
      if (at !== undefined) m.assert('at_counts_the_head_alone', head.or(at.eq(0)));
      return { header: { ready: takes.and(head) }, up: { ready: takes }, down: { payload, valid } };
    },
  );
};

/** The first full beats of a header. */
const fullWords = (header: Bits, count: number, size: number): Bits[] =>
  Array.from({ length: count }, (_, i) => part(header, i * size, size, 8)!);
