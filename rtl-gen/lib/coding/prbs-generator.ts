/** A source of a pseudo-random bit sequence. */
import { bits, module, source } from '../../hdl/index.ts';
import {
  checkPrbs,
  following,
  historyBits,
  type PrbsOptions,
  type PrbsOrder,
  shiftedIn,
  startOfSequence,
} from './prbs.ts';

/**
 * A stream of the sequence of that order, `dataBits` at a time, the first in bit 0; always valid. The word on `down` is
 * a register: the circuit has one flip-flop a bit of `order` or `dataBits`, whichever is more.
 */
export const prbsGenerator = (order: PrbsOrder, dataBits: number, { inverted = false }: PrbsOptions = {}) => {
  checkPrbs(order, dataBits);
  const size = historyBits(order, dataBits);
  return module(
    `prbs${order}${inverted ? 'n' : ''}_w${dataBits}`,
    {
      summary: `PRBS${order}${inverted ? ', inverted' : ''}, ${dataBits} bits a clock.`,
      link: { down: source(bits(dataBits)) },
    },
    ({ down }, m) => {
      const history = m.reg('history', bits(size), { reset: startOfSequence(order, size) });
      m.when(down.ready, () => history.set(shiftedIn(history, following(m, order, dataBits, history))));
      m.assert('never_all_zeros', history.slice(size - 1, size - order).any());
      const word = history.slice(size - 1, size - dataBits);
      return { down: { payload: inverted ? word.not() : word, valid: m.lit(1, 1) } };
    },
  );
};
