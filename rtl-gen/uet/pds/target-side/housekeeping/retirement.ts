/** The way of a context from the end of its PDC to where another PDC may have it. */
import { bit, bits, clog2, enumOf, module, sink, source } from '../../../../hdl/index.ts';
import { answersLatency } from '../answers/answers.ts';
import { pdsArrivalLatency } from '../arrival/latency.ts';
import { Retired } from '../housekeeping-records.ts';

/**
 * Clocks from `ended` to the last `ask` about the PDC, that of the last packet that has found it. What is answered
 * later would leave its own in a context that has been forgotten.
 */
export const drainClocks: number = pdsArrivalLatency.verdict - pdsArrivalLatency.ended;

/** Clocks from `forget` to `retired`: until the context may have another PDC. */
export const forgetClocks: number = answersLatency.forget;

/**
 * One context after the other: `drainClocks` after it is taken in it is offered on `forget`, and `forgetClocks` after
 * that was taken `retired` shows it for a clock. Until then the next one waits. A context takes about 40 clocks.
 */
export const retirement = (contexts: number) => {
  const Context = bits(clog2(contexts));
  return module(
    `retirement_n${contexts}`,
    {
      summary: 'From the end of a PDC to where another may have its context.',
      out: { retired: Retired(Context.width) },
      link: { ended: sink(Context), forget: source(Context) },
    },
    ({ ended, forget }, m) => {
      const step = m.reg('step', enumOf('free', 'draining', 'forgetting', 'settling'), { reset: 'free' });
      const context = m.next('pdc', ended.payload, { enable: step.is('free') });
      const left = m.reg('left', bits(clog2(Math.max(drainClocks, forgetClocks))));
      const over = m.named('over', left.any().not());
      const retires = m.wire('retires', bit, 0);
      left.set(left.sub(1));
      m.match(step, {
        free: () => {
          left.set(drainClocks - 2);
          m.when(ended.valid, () => step.set('draining'));
        },
        draining: () => m.when(over, () => step.set('forgetting')),
        forgetting: () => {
          left.set(forgetClocks - 1);
          m.when(forget.ready, () => step.set('settling'));
        },
        settling: () =>
          m.when(over, () => {
            retires.set(1);
            step.set('free');
          }),
      });
      return {
        retired: { valid: retires, pdc: context },
        ended: { ready: step.is('free') },
        forget: { payload: context, valid: step.is('forgetting') },
      };
    },
  );
};
