/** Received packets with the beginning of their bodies, which says what to do with them. */
import { type Bits, bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { firstByteLow } from './aad-header.ts';
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
    ({ head, body, down, bodies }, m) => {
      const begins = m.reg('begins', bit, { reset: 1 });
      const beginReady = m.forward('begin_ready', bit);
      const { last, data } = body.payload;
      const firsts = m.forward('firsts_ready', bit);
      const passes = m.named('passes', begins.not().or(firsts));
      const takes = m.named('takes', body.valid.and(passes).and(bodies.ready));
      const first = m.inst('first_beats', fifo(bits(128), 4), {
        up: { payload: firstByteLow(data.trunc(128)) as Bits<128>, valid: takes.and(begins) },
        down: { ready: beginReady },
      });
      firsts.set(first.up.ready);
      m.when(takes, () => begins.set(last));
      const pairs = m.named('pairs', head.valid.and(first.down.valid));
      beginReady.set(head.valid.and(down.ready));
      return {
        head: { ready: first.down.valid.and(down.ready) },
        body: { ready: passes.and(bodies.ready) },
        down: { payload: { head: head.payload, begin: first.down.payload }, valid: pairs },
        bodies: { payload: body.payload, valid: body.valid.and(passes) },
      };
    },
  );
};
