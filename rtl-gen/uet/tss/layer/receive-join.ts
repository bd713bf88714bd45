/** Received packets with the beginning of their bodies, which says what to do with them. */
import { bit, bits, join, module, sink, source } from '../../../hdl/index.ts';
import { unitsReversed } from '../../../lib/bits/joined.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { queue } from '../../../lib/stream/fifo.ts';
import { Received } from './receive-judge.ts';
import { bodyBytes, type LayerSizes, laneSuffix, ReceiveHead } from './shapes.ts';

/**
 * Pairs each `head` with the first beat of its `body`, and hands the body on. Up to 4 bodies may begin ahead of their
 * heads' judgement. Bytes that a body does not have may be anything in `begin`. `body.ready` follows `bodies.ready`.
 */
export const receiveJoin = (sizes: Pick<LayerSizes, 'lanes'>) => {
  const Body = beat(bodyBytes(sizes));
  return module(
    `tss_receive_join${laneSuffix(sizes)}`,
    {
      summary: 'Pairs received packets with the first 16 bytes of their bodies.',
      link: { head: sink(ReceiveHead), body: sink(Body), down: source(Received), bodies: source(Body) },
    },
    ({ head, body, bodies }, m) => {
      const { last, data } = body.payload;
      const begins = m.reg('begins', bit, { reset: 1 });
      const firsts = m.stream('first', bits(128));
      const passes = m.named('passes', begins.not().or(firsts.ready));
      const passing = body.haltWhen(passes.not());
      const takes = m.named('takes', passing.valid.and(bodies.ready));
      m.when(takes, () => begins.set(last));
      firsts.connect({ payload: unitsReversed(data.trunc(128)).as(128), valid: takes.and(begins) });
      return { down: join({ head, begin: firsts.through('first_beats', queue(4)) }), bodies: passing };
    },
  );
};
