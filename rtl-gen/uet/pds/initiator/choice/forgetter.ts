/** Gives the numbers of tuples back that have neither PDCs nor packets. */
import { bit, bits, enumOf, module, record } from '../../../../hdl/index.ts';
import { upDownCounter } from '../../../../lib/counting/up-down-counter.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import type { ChoiceLayout } from './choice-layout.ts';

/** Clocks without a packet that was found, in which all on their way are placed or wait. */
const drainClocks = 24;
/** Clocks until a forgotten number may be given again. */
const settleClocks = 12;

/**
 * Tuples of which nothing seemed to be left, `quiet`, are looked at once more, one after the other: no new packet is
 * looked up (`frozen`) until none that was `found` is on its way, the pipe is asked (`asks`, about `tuple`), and if it
 * answers that there is nothing left, `forget` says so to the table of tuples. Takes some 50 clocks each, in which new
 * packets wait; while it `holds`, those that were found before do so, too.
 *
 * `ready`: 0 while it has no room for all that may be on its way.
 */
export const forgetter = ({ tuples, tupleBits }: ChoiceLayout) => {
  const TupleNumber = bits(tupleBits);
  const State = enumOf('idle', 'drain', 'ask', 'wait', 'settle');
  return module(
    `forgetter_t${tuples}`,
    {
      summary: `Forgets those of ${tuples} tuples that are quiet.`,
      in: { quiet: record({ valid: bit, tuple: TupleNumber }), found: bit, taken: bit, answers: bit, answer: bit },
      out: { ready: bit, frozen: bit, asks: bit, holds: bit, tuple: TupleNumber, forget: bit },
    },
    ({ quiet, found, taken, answers, answer }, m) => {
      const state = m.reg('state', State, { reset: 'idle' });
      const clocks = m.reg('clocks', bits(5), { reset: 0, next: (now) => now.add(1) });
      const pops = m.wire('pops', bit, 0);
      const forget = m.wire('forget', bit, 0);
      const { up, down } = m.inst('queue', blockFifo(TupleNumber, tuples), {
        up: { payload: quiet.tuple, valid: quiet.valid },
      });
      m.assert('has_room', quiet.valid.implies(up.ready));
      const waiting = upDownCounter(m, 'waiting', tupleBits + 1, quiet.valid, pops);
      const { payload: tuple, valid: isQuiet } = down.takeWhen(pops);
      m.match(state, {
        idle: () =>
          m.when(isQuiet, () => {
            state.set('drain');
            clocks.set(0);
          }),
        drain: () => m.when(found, () => clocks.set(0)).elsewhen(clocks.eq(drainClocks), () => state.set('ask')),
        ask: () => m.when(taken, () => state.set('wait')),
        wait: () =>
          m.when(answers, () => {
            forget.set(answer);
            state.set('settle');
            clocks.set(0);
          }),
        settle: () =>
          m.when(clocks.eq(settleClocks), () => {
            pops.set(1);
            state.set('idle');
          }),
      });
      return {
        ready: waiting.lt(tuples - 32),
        frozen: state.is('idle').not(),
        asks: state.is('ask'),
        holds: state.is('idle').or(state.is('drain')).not(),
        tuple,
        forget,
      };
    },
  );
};
